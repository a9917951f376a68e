"""A million random games: ``python -m tests.million [GAME …]`` (`make million`), the bounds of arrays checked.

Each game is played at its least, middle and most seats, a million times at each, in as many equal parts as it has
modes there; in virtual time, on one core. An error ends it. With `SOBREMESA_RANDOM_GAMES` it is another number than a
million.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

os.environ["NUMBA_BOUNDSCHECK"] = "1"

from sobremesa.lab.result import UNFINISHED, Result
from sobremesa.lab.simulate import simulate
from sobremesa.table.contract import Game
from tests.modes import Mode, games, modes

GAMES = int(os.environ.get("SOBREMESA_RANDOM_GAMES", "1000000"))
EXHAUSTED = "exhausted"
SEED = 2026


@dataclass(frozen=True)
class Played:
    """What came of the games of one mode, or of several together."""

    games: int
    decisions: int
    exhausted: int
    unfinished: int
    seconds: float

    def line(self, name: str, game: Game) -> str:
        can = EXHAUSTED in game.endings
        share = f"{self.exhausted / self.games:.4%}" if can else "cannot"
        return (
            f"{name:<40}{self.games:>12,}{self.decisions / self.games:>12.1f}{share:>12}"
            f"{self.unfinished:>12,}{self.seconds:>10.0f}"
        )


HEAD = (
    f"{'mode':<40}{'games':>12}{'decisions':>12}{'exhausted':>12}{'unfinished':>12}{'seconds':>10}"
)


def main(names: Sequence[str]) -> int:
    """Play and print a line for each mode and one for each game; 1 if a game did not end."""
    print(HEAD, flush=True)
    unfinished = 0
    for game in games():
        if game.name in names or not names:
            parts = []
            for mode, count in shares(game):
                parts.append(play(mode, count))
                print(parts[-1].line(str(mode), game), flush=True)
            whole = together(parts)
            print(whole.line(game.name, game), flush=True)
            unfinished += whole.unfinished
    return int(unfinished > 0)


def shares(game: Game) -> Iterator[tuple[Mode, int]]:
    """Every mode of a game and how often it is played: for each number of seats, the games shared out evenly."""
    least, most = game.seats.start, game.seats.stop - 1
    numbers = {least, (least + most) // 2, most}
    listed = sorted((mode for mode in modes(game) if mode.seats in numbers), key=seats_of)
    for _, alike in groupby(listed, key=seats_of):
        same = list(alike)
        for mode in same:
            yield mode, -(-GAMES // len(same))


def seats_of(mode: Mode) -> int:
    return mode.seats


def play(mode: Mode, count: int) -> Played:
    """Random games of one mode; the first one compiles."""
    simulate(mode.game, mode.seats, ["random"], 1, options=mode.options)
    return summed(simulate(mode.game, mode.seats, ["random"], count, SEED, mode.options, workers=1))


def summed(result: Result) -> Played:
    """A simulation's result in the figures that are printed."""
    endings = result.endings
    return Played(
        result.games,
        int(result.decisions.sum()),
        endings.get(EXHAUSTED, 0),
        endings.get(UNFINISHED, 0),
        result.seconds,
    )


def together(parts: Sequence[Played]) -> Played:
    return Played(
        sum(part.games for part in parts),
        sum(part.decisions for part in parts),
        sum(part.exhausted for part in parts),
        sum(part.unfinished for part in parts),
        sum(part.seconds for part in parts),
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
