"""What came of many games: who won, how long they took, how they ended."""

from collections import Counter
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
import numpy.typing as npt

from sobremesa.table.contract import Game

PLAYED = np.dtype(
    [
        ("milliseconds", np.int64),
        ("decisions", np.int32),
        ("closed", np.int32),
        ("reason", np.int32),
        ("winners", np.int32),
        ("fault", np.int32),
        ("action", np.int32),
    ],
    align=True,
)
"""One game: virtual time, decisions, questions that the clock closed, why it ended (0: it did not), a bit mask of the
winning seats; and if a player did what the rules refuse, its number plus 1 and the action. No gaps between fields, so
that equal games are equal bytes."""

UNFINISHED = "unfinished"


@dataclass(frozen=True)
class Share:
    """How many games somebody won of those played: a shared win counts as its fraction.

    ``fair`` is the fraction to expect of players of equal strength.
    """

    wins: float
    games: int
    fair: float

    @property
    def rate(self) -> float:
        """The fraction of games won."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the rate."""
        return wilson(self.wins, self.games)


@dataclass(frozen=True)
class Result:
    """The games played by one line-up; ``played`` has one record each, in the order of their numbers."""

    game: Game
    seats: int
    lineup: tuple[str, ...]
    options: dict[str, int]
    seed: int
    played: npt.NDArray[Any]
    seconds: float

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.played)

    @property
    def decisions(self) -> npt.NDArray[np.int32]:
        """How many decisions each game took."""
        decisions: npt.NDArray[np.int32] = self.played["decisions"]
        return decisions

    @property
    def minutes(self) -> npt.NDArray[np.float64]:
        """How many minutes each game would have taken people with these players' reactions."""
        minutes: npt.NDArray[np.float64] = self.played["milliseconds"] / 60_000
        return minutes

    @property
    def won(self) -> npt.NDArray[np.float64]:
        """What each seat (column) won of each game (row): 1, a fraction of a shared win, or 0."""
        bits = (self.played["winners"][:, None] >> np.arange(self.seats)) & 1
        won: npt.NDArray[np.float64] = bits / np.maximum(bits.sum(axis=1, keepdims=True), 1)
        return won

    @property
    def by_seat(self) -> list[Share]:
        """The wins of each seat, whoever sat there."""
        return [Share(float(wins), self.games, 1 / self.seats) for wins in self.won.sum(axis=0)]

    @property
    def by_player(self) -> dict[str, Share]:
        """The wins of each player, all its seats together."""
        slots = (np.arange(self.seats) + np.arange(self.games)[:, None]) % self.seats
        wins = np.bincount(slots.ravel(), self.won.ravel(), self.seats)
        shares = {}
        for name, held in Counter(self.lineup).items():
            total = sum(wins[slot] for slot, each in enumerate(self.lineup) if each == name)
            shares[name] = Share(float(total), self.games, held / self.seats)
        return shares

    @property
    def endings(self) -> dict[str, int]:
        """How many games ended for which of the game's reasons."""
        names = (UNFINISHED, *self.game.endings)
        counts = Counter(names[reason] for reason in self.played["reason"])
        return dict(counts.most_common())


def wilson(wins: float, games: int, z: float = 1.959964) -> tuple[float, float]:
    """The interval in which the true rate lies with 95 % confidence (E. B. Wilson, *Probable inference*, 1927)."""
    rate = wins / games
    middle = rate + z * z / (2 * games)
    reach = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)
