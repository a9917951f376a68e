"""The reports of comparisons, searches and arenas, and the data that go with each."""

from collections.abc import Mapping
from pathlib import Path

import numpy as np
import polars as pl

from sobremesa.lab import arena as arenas
from sobremesa.lab import charts, compare, tune
from sobremesa.lab.arena import Arena
from sobremesa.lab.compare import Comparison, Difference
from sobremesa.lab.decks import DeckFile
from sobremesa.lab.frame import about, frame
from sobremesa.lab.page import Section
from sobremesa.lab.tune import Tuned
from sobremesa.lab.writing import sections, write

BEST_DECK = "best-deck.toml"


def write_comparison(found: Comparison, out: Path) -> list[Path]:
    """Write the games of both sides and what differs."""
    a, b = found.sides
    both = [
        frame(result).with_columns(pl.lit(name, dtype=pl.Enum(["a", "b"])).alias("side"))
        for name, result in (("a", found.a), ("b", found.b))
    ]
    facts = {**about(found.a), "A": a, "B": b, "games of each": found.a.games}
    del facts["options"]
    title = f"Two sides of {found.a.game.name}"
    return write(out, pl.concat(both), facts, title, comparison_sections(found))


def comparison_sections(found: Comparison) -> list[Section]:
    """The differences as a table and two pictures, one of parts of a whole and one in proportion to A."""
    shown = [each for each in found.differences if each.a or each.b]
    parts = {each.name: spread(each, 1) for each in shown if each.percent}
    sizes = {each.name: spread(each, each.a) for each in shown if not each.percent and each.a}
    pictures = tuple(
        (words, charts.intervals(rows, title, 0, "+.1~%"))
        for words, title, rows in (
            ("B less A where parts of a whole are compared", "B less A", parts),
            ("B less A as a part of A", "B less A, as a part of A", sizes),
        )
        if rows
    )
    return [Section(compare.sheet(found), pictures)]


def spread(each: Difference, unit: float) -> tuple[float, float, float]:
    """A difference and its interval in a unit."""
    return each.mean / unit, each.low / unit, each.high / unit


def write_arena(found: Arena, out: Path) -> list[Path]:
    """Write every game of an arena, with its deal and who sat where, and the standing."""
    whole = sorted(found.players)
    parts = []
    for nth, result in enumerate(found.results):
        deals = pl.Series("deal", np.arange(result.games, dtype=np.uint32) // result.seats)
        table = pl.lit(nth, dtype=pl.UInt32).alias("table")
        names = pl.col("^player_.*$").cast(pl.Enum(whole))
        parts.append(frame(result).with_columns(deals, table, names))
    facts = {
        **about(found.results[0]),
        "players": ", ".join(found.players),
        "deals": found.deals,
        "games": sum(result.games for result in found.results),
    }
    title = f"Arena of {found.game.name}"
    return write(out, pl.concat(parts), facts, title, arena_sections(found))


def arena_sections(found: Arena) -> list[Section]:
    """Standing and pairs with their pictures."""
    points = {each.name: (each.elo, each.low, each.high) for each in found.standings}
    rates = {
        f"{each.first} – {each.second}": (each.rate, each.low, each.high) for each in found.pairs
    }
    elo = charts.intervals(points, "Elo", 0, "+d")
    won = charts.intervals(rates, "won by the first of the pair", 0.5, "%")
    return [
        Section(arenas.standing_sheet(found), (("Points of Elo with 95 % intervals", elo),)),
        Section(arenas.pair_sheet(found), (("What the first of each pair won", won),)),
    ]


def write_tuned(tuned: Tuned, deck: DeckFile, options: Mapping[str, int], out: Path) -> list[Path]:
    """Write what was tried and found, and the best deck beside it."""
    facts = {**about(tuned.after), "wanted": ", ".join(str(each) for each in tuned.targets)}
    if sentences := tune.missed(tuned):
        facts["missed"] = " ".join(sentences)
    title = f"Tuning {tuned.game.name}"
    found = tuned_sections(tuned, deck, options)
    files = write(out, tune.try_frame(tuned), facts, title, found, "tries")
    if tuned.deck is not None:
        path = files[0].parent / BEST_DECK
        path.write_text(tuned.deck, encoding="utf-8")
        files.append(path)
    return files


def tuned_sections(tuned: Tuned, deck: DeckFile, options: Mapping[str, int]) -> list[Section]:
    """What was wanted and found, how the search went, and the games with the best numbers."""
    misses = [each.miss for each in tuned.tries]
    went = charts.points(misses, "try", "off by")
    return [
        Section(tune.target_sheet(tuned)),
        Section(tune.number_sheet(tuned, deck, options)),
        Section(tune.try_sheet(tuned), (("How far off each try was, and the best so far", went),)),
        *sections(tuned.after),
    ]
