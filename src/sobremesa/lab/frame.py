"""Played games as a table of data, one row a game, that other programs can read."""

from pathlib import Path

import numpy as np
import polars as pl

from sobremesa import __version__
from sobremesa.lab.columns import columns
from sobremesa.lab.result import UNFINISHED, Result


def frame(result: Result) -> pl.DataFrame:
    """One row a game; a seat's number ends the names of the columns about it."""
    played = result.played
    endings = (UNFINISHED, *result.game.endings)
    parts = {
        "number": pl.Series(np.arange(result.games, dtype=np.uint32)),
        "ending": names(played["reason"], endings),
        "milliseconds": pl.Series(played["milliseconds"]),
        "decisions": pl.Series(played["decisions"]),
        "closed": pl.Series(played["closed"]),
        "lead_changes": pl.Series(played["lead_changes"]),
        "began": pl.Series(played["began"].astype(np.int8)),
    }
    for seat in range(result.seats):
        parts[f"player_{seat}"] = names(result.slots[:, seat], result.lineup)
        parts[f"won_{seat}"] = pl.Series(np.ascontiguousarray(result.won[:, seat]))
        parts[f"score_{seat}"] = pl.Series(played["scores"][:, seat].astype(np.int32))
        parts[f"waited_{seat}"] = pl.Series(np.ascontiguousarray(played["waited"][:, seat]))
    for place, kind in enumerate(columns(result.game).kinds):
        parts[f"action_{kind}"] = pl.Series(played["acted"][:, place].astype(np.int32))
    return pl.DataFrame(parts)


def names(numbers: np.typing.NDArray[np.integer], words: tuple[str, ...]) -> pl.Series:
    """Numbers as the words that they stand for, of a type that holds nothing else."""
    kind = pl.Enum(list(dict.fromkeys(words)))
    return pl.Series([words[number] for number in numbers], dtype=kind)


def write(data: pl.DataFrame, path: Path, about: dict[str, object]) -> None:
    """Write a Parquet file that says what it is ``about``: the same data, the same bytes."""
    told = {"sobremesa": __version__, **{name: str(value) for name, value in about.items()}}
    data.write_parquet(path, compression="zstd", metadata=told)


def about(result: Result) -> dict[str, object]:
    """What one must know to play the same games again."""
    options = " ".join(f"{name}={value}" for name, value in result.options.items())
    return {
        "game": result.game.name,
        "rules version": result.game.rules_version,
        "seats": result.seats,
        "players": ",".join(result.lineup),
        "options": options,
        "seed": result.seed,
    }
