"""Two decks or two sets of options, each played on the same seeds: what differs, and how surely."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

import numpy as np
import numpy.typing as npt

from sobremesa.lab.columns import columns
from sobremesa.lab.result import UNFINISHED, Result, Z
from sobremesa.lab.sheets import Row, Sheet
from sobremesa.lab.simulate import Workers, simulate
from sobremesa.table.contract import Game


@dataclass(frozen=True)
class Side:
    """What is played on one side: the game's own deck unless a file is named, and options."""

    options: Mapping[str, int | str]
    deck: Path | None = None

    def __str__(self) -> str:
        parts = [f"deck={self.deck}"] if self.deck else []
        parts += [f"{name}={value}" for name, value in self.options.items()]
        return ", ".join(parts) or "as the game is"


@dataclass(frozen=True)
class Difference:
    """Something measured in every game of both sides: its two means, and B less A with the 95 % interval."""

    name: str
    a: float
    b: float
    mean: float
    low: float
    high: float
    percent: bool

    @property
    def sure(self) -> bool:
        """Whether the interval leaves out that there is no difference."""
        return self.low > 0 or self.high < 0


@dataclass(frozen=True)
class Comparison:
    """The games of both sides and all their differences."""

    sides: tuple[Side, Side]
    a: Result
    b: Result
    differences: tuple[Difference, ...]


def compare(
    game: Game,
    seats: int,
    players: Sequence[str],
    games: int,
    sides: tuple[Side, Side],
    seed: int = 0,
    *,
    workers: Workers = None,
    report: Callable[[int], None] = lambda done: None,
) -> Comparison:
    """Play ``games`` games of each side; game number n of both has the same seeds, seats and players."""
    a, b = (
        simulate(
            game,
            seats,
            players,
            games,
            seed,
            side.options,
            deck=side.deck,
            workers=workers,
            report=report,
        )
        for side in sides
    )
    theirs = measured(b)
    differences = tuple(
        difference(name, values, theirs[name]) for name, values in measured(a).items()
    )
    return Comparison(sides, a, b, differences)


def measured(result: Result) -> dict[str, npt.NDArray[np.float64]]:
    """Everything that is compared, a number for each game; a name that ends in ``%`` is of parts of a whole."""
    found = {f"wins of seat {seat} %": result.won[:, seat] for seat in range(result.seats)}
    for nth, won in enumerate(result.won_by_turn.T, 1):
        found[f"wins of turn {nth} %"] = won
    lineup = np.array(result.lineup)
    if len(result.by_player) > 1:
        for name in result.by_player:
            found[f"wins of {name} %"] = (result.won * (lineup[result.slots] == name)).sum(axis=1)
    found["decisions"] = result.decisions.astype(float)
    found["estimated minutes"] = result.minutes
    found["changes of the lead"] = result.lead_changes.astype(float)
    found["waiting %"] = result.waited.mean(axis=1) / np.maximum(result.minutes, 1e-9)
    found["questions closed by the clock"] = result.played["closed"].astype(float)
    for place, kind in enumerate(columns(result.game).kinds):
        found[f"action {kind}"] = result.played["acted"][:, place].astype(float)
    for reason, ending in enumerate((UNFINISHED, *result.game.endings)):
        found[f"ends as {ending} %"] = (result.played["reason"] == reason).astype(float)
    return found


def difference(name: str, a: npt.NDArray[np.float64], b: npt.NDArray[np.float64]) -> Difference:
    """The mean of the differences game by game, and its interval from their spread."""
    each = b - a
    reach = Z * float(each.std(ddof=1)) / sqrt(len(each)) if len(each) > 1 else float("inf")
    mean = float(each.mean())
    percent = name.endswith(" %")
    told = name.removesuffix(" %")
    return Difference(
        told, float(a.mean()), float(b.mean()), mean, mean - reach, mean + reach, percent
    )


def sheet(comparison: Comparison) -> Sheet:
    """Each difference with its interval; marked where it is surely one. What is 0 on both sides is left out."""
    rows = []
    for each in comparison.differences:
        if each.a == each.b == 0:
            continue
        show: Callable[[float], str] = "{:.1%}".format if each.percent else "{:,.2f}".format
        sign = points if each.percent else "{:+,.2f}".format
        interval = f"{sign(each.low)} – {sign(each.high)}"
        cells = (each.name, show(each.a), show(each.b), sign(each.mean), interval)
        rows.append(Row(cells, each.sure))
    return Sheet("B beside A", ("", "A", "B", "B less A", "95 % interval"), tuple(rows))


def points(part: float) -> str:
    """A difference between two parts of a whole, in percentage points."""
    return f"{100 * part:+.1f} pp"
