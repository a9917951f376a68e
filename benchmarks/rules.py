"""The speed of the rules beside OpenSpiel, on one core, in one run: `python -m benchmarks.rules`.

For every game mode, at the middle number of seats:

- *random games*: deal and play to the end by chance, in one compiled loop. A seat without a choice is not asked, so
  forced passes are neither made nor counted.
- *all asked*: the same at a table with ceremony, where every seat answers in every window; forced passes are made
  and counted, as OpenSpiel makes and counts moves without an alternative.
- *one decision*: one call from Python that applies an action and lists the next seat's, along recorded games.
- *copy*: one table onto another in compiled code.

OpenSpiel's figures are explained in `benchmarks.peers`.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np

from benchmarks import peers
from benchmarks.timer import Contender, Rate, interleave, stay_on_one_core
from sobremesa.table.chance import CHANCE
from sobremesa.table.contract import Game
from sobremesa.table.registry import games
from sobremesa.table.table import Table

GAMES_AT_ONCE = 200
RECORDED = 20
COPIES = 10_000
LEAST_FROM_PYTHON = 15
AIM_IN_LOOP = 2
LEAST_COPY_NS = 200


@dataclass(frozen=True)
class Mode:
    """A game with the value of its named option, at the middle number of seats."""

    game: Game
    name: str
    options: dict[str, int | str]

    @property
    def seats(self) -> int:
        return self.game.seats[len(self.game.seats) // 2]

    def table(self, ceremony: bool = False) -> Table:
        return Table(self.game, self.seats, seed=1, options=self.options, ceremony=ceremony)


@dataclass(frozen=True, eq=False)
class Measured:
    mode: Mode
    games: Rate
    all_asked: Rate
    decision: Rate
    copy: Rate


def modes() -> list[Mode]:
    """Every way to play that is installed."""
    return [mode for game in games() for mode in modes_of(game)]


def modes_of(game: Game) -> list[Mode]:
    named = [option for option in game.options if option.values]
    if not named:
        return [Mode(game, game.name, {})]
    return [
        Mode(game, f"{game.name} {value}", {option.name: value})
        for option in named[:1]
        for value in option.values
    ]


def contenders() -> list[Contender]:
    """Ours, four for each mode."""
    return [
        Contender(f"{mode.name}, {what}", make(mode))
        for mode in modes()
        for what, make in (
            ("games", random_games),
            ("all asked", partial(random_games, ceremony=True)),
            ("decision", driven_from_python),
            ("copy", copies),
        )
    ]


def random_games(mode: Mode, ceremony: bool = False) -> Callable[[], float]:
    """Decisions in a batch of random games."""
    table = mode.table(ceremony)
    blank = table.record.copy()
    chance = np.zeros(1, CHANCE)
    out = np.zeros(len(mode.game.actions), np.int32)
    return lambda: float(
        table.border.playouts(table.record, blank, chance, table.log, out, GAMES_AT_ONCE)
    )


def driven_from_python(mode: Mode) -> Callable[[], float]:
    """Decisions along recorded games, each one call."""
    recorded = [record_game(mode, seed) for seed in range(RECORDED)]
    table = mode.table()
    decide, log = table.border.decide, table.log
    out = np.zeros(len(mode.game.actions), np.int32)
    record = table.record

    def run() -> float:
        for start, moves in recorded:
            record[:] = start
            for seat, action in moves:
                decide(record, seat, action, log, out)
        return float(sum(len(moves) for _, moves in recorded))

    return run


def record_game(mode: Mode, seed: int) -> tuple[np.ndarray, list[tuple[int, int]]]:
    """A dealt table, and a random game from it."""
    choose = random.Random(seed)
    table = Table(mode.game, mode.seats, seed=seed, options=mode.options)
    start = table.record.copy()
    moves = []
    while not table.over:
        seat = choose.choice(table.actors)
        action = choose.choice(table.legal(seat))
        table.play(seat, action)
        moves.append((seat, action.number))
    return start, moves


def copies(mode: Mode) -> Callable[[], float]:
    """Copies of a table to and fro among a few."""
    table = mode.table()
    others = np.zeros(4, mode.game.table)
    others[:] = table.record

    def run() -> float:
        table.border.copies(table.record, others, COPIES)
        return 2.0 * COPIES

    return run


def measure(repeats: int = 7, seconds: float = 0.2) -> tuple[peers.Peers, list[Measured]]:
    """Theirs and ours, taking turns."""
    rates = interleave(peers.contenders() + contenders(), repeats, seconds)
    measured = [
        Measured(
            mode,
            *(rates[f"{mode.name}, {what}"] for what in ("games", "all asked", "decision", "copy")),
        )
        for mode in modes()
    ]
    return peers.gather(rates), measured


def table(theirs: peers.Peers, ours: list[Measured]) -> str:
    """The figures, and how they stand beside OpenSpiel's."""
    lines = [
        peers.table(theirs),
        "",
        (
            f"{'Sobremesa':<34}{'random games':>16}{'all asked':>14}{'one decision':>15}{'copy':>10}"
            f"{'x Python':>10}{'x loop':>8}{'x loop, all asked':>19}"
        ),
    ]
    for each in ours:
        millions = [each.games.per_second / 1e6, each.all_asked.per_second / 1e6]
        ratios = ratios_of(each, theirs)
        lines.append(
            f"{f'{each.mode.name}, {each.mode.seats} seats':<34}{millions[0]:>12.2f} M/s{millions[1]:>10.2f} M/s"
            f"{each.decision.microseconds:>12.2f} µs{each.copy.microseconds * 1e3:>7.0f} ns"
            f"{ratios[0]:>10.1f}{ratios[1]:>8.2f}{ratios[2]:>19.2f}"
        )
    return "\n".join([*lines, "", *verdicts(theirs, ours)])


def ratios_of(each: Measured, theirs: peers.Peers) -> tuple[float, float, float]:
    """Against the fastest driven from Python, the fastest own loop, and that with all seats asked."""
    return (
        each.games.per_second / theirs.fastest_python,
        each.games.per_second / theirs.fastest_loop,
        each.all_asked.per_second / theirs.fastest_loop,
    )


def verdicts(theirs: peers.Peers, ours: list[Measured]) -> list[str]:
    """What was to be reached, and whether the mode that is furthest from it reaches it."""
    whole = min(each.whole_games.microseconds for each in theirs.python)
    single = min(each.one_decision.microseconds for each in theirs.python)
    return [
        said(
            f"random games >= {LEAST_FROM_PYTHON} x OpenSpiel from Python",
            {each: ratios_of(each, theirs)[0] / LEAST_FROM_PYTHON for each in ours},
        ),
        said(
            "random games >= the fastest of OpenSpiel's own loops",
            {each: ratios_of(each, theirs)[1] for each in ours},
        ),
        said(
            f"aim: {AIM_IN_LOOP} x the fastest loop, all asked",
            {each: ratios_of(each, theirs)[2] / AIM_IN_LOOP for each in ours},
        ),
        said(
            f"copy <= {LEAST_COPY_NS} ns",
            {each: LEAST_COPY_NS / (each.copy.microseconds * 1e3) for each in ours},
        ),
        said(
            "one decision from Python <= a decision of OpenSpiel's whole games",
            {each: whole / each.decision.microseconds for each in ours},
        ),
        said(
            "one decision from Python <= OpenSpiel's apply and list alone",
            {each: single / each.decision.microseconds for each in ours},
        ),
    ]


def said(what: str, shares: dict[Measured, float]) -> str:
    """One line of the verdict: by which share of the aim each mode that misses it reaches it, or the closest one."""
    missed = {each.mode.name: share for each, share in shares.items() if share < 1}
    least = min(shares, key=lambda each: shares[each])
    if not missed:
        return f"reached      {what} (least: {shares[least]:.2f} of it, {least.mode.name})"
    names = ", ".join(f"{name} {share:.2f} of it" for name, share in missed.items())
    return f"NOT reached  {what}: {names}"


if __name__ == "__main__":
    stay_on_one_core()
    print(table(*measure()))
