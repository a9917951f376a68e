"""What the lab says of our decks, played anew: ``python tools/balance.py`` (`make balance`).

It writes the tables of docs/balance/README.md and, beside it, a report for each game and mode. The seeds are fixed, so
that on the same sources the same comes of it.
"""

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from sobremesa.lab.result import Result, Share, Z
from sobremesa.lab.simulate import simulate
from sobremesa.lab.target import exhausted
from sobremesa.lab.writing import write_result
from sobremesa.table.contract import Game
from sobremesa.table.registry import game

FOLDER = Path(__file__).parents[1] / "docs/balance"
PAGE = FOLDER / "README.md"
BEGIN, END = "<!-- made by `make balance` -->\n", "<!-- so far -->\n"
GAMES, SEED = 10_000, 2026
PLAYERS = ("sharp", "casual")
REPORTED = PLAYERS[0]


@dataclass(frozen=True)
class Mode:
    """A game, as the page calls it, and what to play it with."""

    name: str
    title: str
    options: dict[str, int | str] = field(default_factory=dict)

    @property
    def game(self) -> Game:
        return game(self.name)

    @property
    def seats(self) -> list[int]:
        """The least, the middle and the most."""
        least, most = self.game.seats.start, self.game.seats.stop - 1
        return [least, (least + most) // 2, most]

    @property
    def report(self) -> Path:
        """The file of its report."""
        return FOLDER / ("-".join([self.name, *map(str, self.options.values())]) + ".html")


MODES = (
    Mode("cagones", "CAGONES"),
    Mode("cabanga", "Cabanga!"),
    Mode("antayagi", "AntaYagí"),
    Mode("xingon", "XINGON"),
    Mode("beagle", "Discard Down", {"game": "discard-down"}),
    Mode("beagle", "Take a Token", {"game": "take-a-token"}),
    Mode("beagle", "Winner Takes All", {"game": "winner-takes-all"}),
)

FAIRNESS = ("game", "seats", "players", "±", "won by seat, %", "won by turn, %")
COURSE = (
    "game",
    "seats",
    "players",
    "decisions",
    "minutes (5–95 %)",
    "changes of the lead",
    "waiting",
    "broken off",
)


def main() -> int:
    """Play everything, and write it down."""
    fairness, course = [], []
    for mode in MODES:
        for seats, who, result in played(mode):
            first = (mode.title, str(seats), who)
            fairness.append((*first, *fairness_cells(result)))
            course.append((*first, *course_cells(result)))
            print(*course[-1], sep="  ", flush=True)
            if who == REPORTED and seats == mode.seats[1]:
                write_result(result, mode.report)
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    tables = f"{table(FAIRNESS, fairness)}\n{table(COURSE, course)}"
    PAGE.write_text(f"{before}{BEGIN}\n{tables}\n{END}{after}", encoding="utf-8")
    return 0


def played(mode: Mode) -> Iterator[tuple[int, str, Result]]:
    """What comes of each number of seats, with each kind of players."""
    for seats in mode.seats:
        for who in PLAYERS:
            yield seats, who, simulate(mode.game, seats, [who], GAMES, SEED, mode.options)


def fairness_cells(result: Result) -> tuple[str, ...]:
    """Who won: by seat, and from who began."""
    fair = 1 / result.seats
    reach = 100 * Z * (fair * (1 - fair) / result.games) ** 0.5
    return f"{reach:.1f}", rates(result.by_seat), rates(result.by_turn) or "–"


def rates(shares: Iterable[Share]) -> str:
    """Parts of the games, in percent."""
    return " ".join(f"{100 * share.rate:.1f}" for share in shares)


def course_cells(result: Result) -> tuple[str, ...]:
    """How games went."""
    low, high = np.percentile(result.minutes, [5, 95])
    return (
        f"{result.decisions.mean():.0f}",
        f"{result.minutes.mean():.1f} ({low:.1f}–{high:.1f})",
        f"{result.lead_changes.mean():.2f}",
        f"{result.wait_shares.mean():.0%}",
        f"{exhausted(result).value:.2%}",
    )


def table(headings: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    """A table of Markdown."""
    lines = [headings, ("---",) * len(headings), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


if __name__ == "__main__":
    sys.exit(main())
