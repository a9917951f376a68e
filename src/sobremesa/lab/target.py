"""What a designer wants of a game, as typed: ``length=10min, seat_bias<2%``."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
import numpy.typing as npt

from sobremesa.lab.result import Result, Share, Z
from sobremesa.table.errors import SobremesaError

UNITS = {"": 1.0, "%": 0.01, "min": 1.0, "s": 1 / 60, "h": 60.0}
TARGET = re.compile(r"\s*([a-z_]+)\s*([=<>])\s*([0-9]+(?:\.[0-9]+)?)\s*(%|min|s|h|)\s*")


class WrongTarget(SobremesaError):
    """A target that nobody can aim at."""


@dataclass(frozen=True)
class Figure:
    """Something measured over many games, and how far from the truth chance may have put it (at 95 %)."""

    value: float
    noise: float


def mean(values: npt.NDArray[Any]) -> Figure:
    """The mean of a number that each game has."""
    return Figure(float(values.mean()), Z * float(values.std()) / sqrt(len(values)))


def bias(shares: Sequence[Share]) -> Figure:
    """The greatest difference between what somebody wins and the fair share; none where nobody is told apart."""
    if not shares:
        return Figure(0.0, 0.0)
    fair = shares[0].fair
    found = max(abs(share.rate - fair) for share in shares)
    return Figure(found, Z * sqrt(fair * (1 - fair) / shares[0].games))


def waiting(result: Result) -> Figure:
    """The part of the time that the seat is not asked which waits most."""
    seat = int(result.wait_shares.argmax())
    return mean(result.waited[:, seat] / np.maximum(result.minutes, 1e-9))


def exhausted(result: Result) -> Figure:
    """The part of the games that ended because they went on for too long."""
    reasons = [place for place, name in enumerate(result.game.endings, 1) if name == "exhausted"]
    return mean(np.isin(result.played["reason"], [0, *reasons]))


@dataclass(frozen=True)
class Aim:
    """Something to aim at: what it is, of a game's result; how it is written."""

    measure: Callable[[Result], Figure]
    form: str


AIMS = {
    "length": Aim(lambda result: mean(result.minutes), "{:.2f} min"),
    "decisions": Aim(lambda result: mean(result.decisions), "{:.1f}"),
    "seat_bias": Aim(lambda result: bias(result.by_seat), "{:.1%}"),
    "turn_bias": Aim(lambda result: bias(result.by_turn), "{:.1%}"),
    "lead_changes": Aim(lambda result: mean(result.lead_changes), "{:.2f}"),
    "waiting": Aim(waiting, "{:.1%}"),
    "exhausted": Aim(exhausted, "{:.1%}"),
}


@dataclass(frozen=True)
class Target:
    """One thing wanted: the name of an aim, a sign out of ``=<>``, a number."""

    name: str
    sign: str
    goal: float

    def measure(self, result: Result) -> Figure:
        """How much of it a result has."""
        return AIMS[self.name].measure(result)

    def beyond(self, figure: Figure) -> float:
        """How far off a figure is; 0 where it is as wanted.

        A limit is missed only by what chance does not explain: else a search would chase luck.
        """
        over = figure.value - self.goal
        beyond = {"=": abs(over), "<": over - figure.noise, ">": -over - figure.noise}[self.sign]
        return max(0.0, beyond)

    def miss(self, figure: Figure) -> float:
        """How far off a figure is, as a part of the goal."""
        return self.beyond(figure) / (self.goal or 1.0)

    def written(self, value: float) -> str:
        """A value in the unit of the target."""
        return AIMS[self.name].form.format(value)

    def shown(self, figure: Figure) -> str:
        """A figure with what chance may have done to it."""
        return f"{self.written(figure.value)} ± {self.written(figure.noise)}"

    def __str__(self) -> str:
        return f"{self.name} {self.sign} {self.written(self.goal)}"


def read_targets(text: str) -> tuple[Target, ...]:
    """The targets in a text; `WrongTarget` says what can be aimed at."""
    found = []
    for part in text.split(","):
        match = TARGET.fullmatch(part)
        if match is None or match[1] not in AIMS:
            raise WrongTarget(
                f"a target is written like length=10min or seat_bias<2%, not {part.strip()!r};"
                f" there are: {', '.join(AIMS)}"
            )
        found.append(Target(match[1], match[2], float(match[3]) * UNITS[match[4]]))
    return tuple(found)
