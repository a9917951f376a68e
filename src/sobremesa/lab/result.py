"""What came of many games: who won, how long they took, how they ended."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
import numpy.typing as npt

from sobremesa.lab.columns import columns
from sobremesa.table.contract import Game

UNFINISHED = "unfinished"
Z = 1.959964
"""Standard errors to either side of a mean that hold 95 % of a normal distribution."""


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
class Use:
    """One thing that seats did, over many games: see `sobremesa.lab.columns.USED`.

    ``winners`` and ``losers`` are how many seats won and did not, whether they did it or not.
    """

    times: int
    by_winners: int
    by_others: int
    seats: int
    seats_won: int
    winners: int
    losers: int

    @property
    def by_winner(self) -> float:
        """How often a winning seat does it in a game."""
        return self.by_winners / max(self.winners, 1)

    @property
    def by_loser(self) -> float:
        """How often any other seat does it in a game."""
        return self.by_others / max(self.losers, 1)

    @property
    def share(self) -> float:
        """The part of all seats that did it at all."""
        return self.seats / (self.winners + self.losers)

    @property
    def won(self) -> float:
        """The part of those that did it who won."""
        return self.seats_won / max(self.seats, 1)

    @property
    def lift(self) -> float:
        """By how many standard errors those that did it won more than those that did not; 0 where all or none did."""
        everybody = self.winners + self.losers
        others = everybody - self.seats
        if self.seats == 0 or others == 0:
            return 0.0
        rate = self.winners / everybody
        difference = self.won - (self.winners - self.seats_won) / others
        spread = sqrt(rate * (1 - rate) * (1 / self.seats + 1 / others))
        return difference / spread if spread else 0.0


@dataclass(frozen=True)
class Judged:
    """A decision that was looked at: whose, the kind of action, and what it surely lost, 0 unless it was a blunder.

    See `sobremesa.lab.blunders`.
    """

    player: str
    kind: str
    lost: float


@dataclass(frozen=True)
class Result:
    """The games played by one line-up.

    ``played`` has one record each, in the order of their numbers; ``used`` one for each of the game's `columns`.
    """

    game: Game
    seats: int
    lineup: tuple[str, ...]
    options: dict[str, int]
    seed: int
    played: npt.NDArray[Any]
    used: npt.NDArray[Any]
    seconds: float
    judged: tuple[Judged, ...] = ()

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
    def lead_changes(self) -> npt.NDArray[np.int32]:
        """How often in each game another seat came to lead alone than the one that had last done so."""
        changes: npt.NDArray[np.int32] = self.played["lead_changes"]
        return changes

    @property
    def waited(self) -> npt.NDArray[np.float64]:
        """How many minutes of each game (row) each seat (column) was not asked for anything."""
        waited: npt.NDArray[np.float64] = self.played["waited"][:, : self.seats] / 60_000
        return waited

    @property
    def wait_shares(self) -> npt.NDArray[np.float64]:
        """The part of all the time played that each seat was not asked for anything."""
        shares: npt.NDArray[np.float64] = self.waited.sum(axis=0) / max(self.minutes.sum(), 1e-9)
        return shares

    @property
    def winning_seats(self) -> int:
        """How many seats won, all games together; a shared win counts for each."""
        return int(np.count_nonzero(self.won))

    @property
    def actions(self) -> dict[str, "Use"]:
        """How often each kind of action was done."""
        return self.uses(columns(self.game).kinds, 0)

    @property
    def happenings(self) -> dict[str, "Use"]:
        """How often each kind of event happened."""
        of = columns(self.game)
        return self.uses(of.events, len(of.kinds))

    @property
    def cards(self) -> dict[str, "Use"]:
        """How often each card was shown to all, first those that those who win show more or less than others."""
        of = columns(self.game)
        found = self.uses(of.cards, len(of.kinds) + len(of.events))
        return dict(sorted(found.items(), key=lambda item: -abs(item[1].lift)))

    def uses(self, names: Sequence[str], first: int) -> dict[str, "Use"]:
        """What is noted in the columns from number ``first`` on, by their names; nothing of what never was."""
        winners = self.winning_seats
        losers = self.games * self.seats - winners
        return {
            name: Use(**as_numbers(self.used[first + place]), winners=winners, losers=losers)
            for place, name in enumerate(names)
            if self.used[first + place]["times"]
        }

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
    def slots(self) -> npt.NDArray[np.int64]:
        """Which place of the line-up sat on each seat (column) in each game (row)."""
        slots: npt.NDArray[np.int64] = np.arange(self.seats) + np.arange(self.games)[:, None]
        return slots % self.seats

    @property
    def won_by_turn(self) -> npt.NDArray[np.float64]:
        """What of each game (row) who began won, and the seats after it (columns); none where all begin together."""
        began = self.played["began"]
        if np.any(began < 0):
            return np.zeros((self.games, 0))
        seats = (began[:, None] + np.arange(self.seats)) % self.seats
        won: npt.NDArray[np.float64] = np.take_along_axis(self.won, seats, axis=1)
        return won

    @property
    def by_turn(self) -> list[Share]:
        """The wins of whoever began, and of the seats after it; none where all begin together."""
        wins = self.won_by_turn.sum(axis=0)
        return [Share(float(each), self.games, 1 / self.seats) for each in wins]

    @property
    def by_player(self) -> dict[str, Share]:
        """The wins of each player, all its seats together."""
        wins = np.bincount(self.slots.ravel(), self.won.ravel(), self.seats)
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


def as_numbers(record: Any) -> dict[str, int]:
    """A record as whole numbers by name."""
    return {name: int(record[name]) for name in record.dtype.names}


def wilson(wins: float, games: int, z: float = Z) -> tuple[float, float]:
    """The interval in which the true rate lies with 95 % confidence (E. B. Wilson, *Probable inference*, 1927)."""
    rate = wins / games
    middle = rate + z * z / (2 * games)
    reach = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)
