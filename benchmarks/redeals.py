"""How long a redeal takes, on one core: `python -m benchmarks.redeals`.

For every game mode, at the middle number of seats: positions all through random games, at tables with ceremony, are
redealt for the seat that acts next, the copy of the table included.
"""

import random
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from benchmarks.rules import Mode, modes
from benchmarks.search import stream
from benchmarks.timer import Contender, interleave, stay_on_one_core
from sobremesa.table.driver import driver
from sobremesa.table.table import Table

POSITIONS = 500
KEPT = 0.1


@numba.njit(nogil=True)
def redeal_each(redeal: Any, tables: Any, seats: Any, scratch: Any, chances: Any) -> None:
    """Every position once, for its seat."""
    for i in range(len(tables)):
        scratch[0] = tables[i]
        redeal(scratch, seats[i], chances)


def positions(mode: Mode) -> tuple[npt.NDArray[Any], npt.NDArray[np.int64]]:
    """One in ten of the tables in random games, and the seat that acts next at each."""
    dice = random.Random(1)
    tables: list[npt.NDArray[Any]] = []
    seats: list[int] = []
    while len(tables) < POSITIONS:
        seed = dice.getrandbits(32)
        table = Table(mode.game, mode.seats, seed=seed, options=mode.options, ceremony=True)
        while not table.over and len(tables) < POSITIONS:
            if not table.actors:
                table.close()
                continue
            seat = dice.choice(table.actors)
            if dice.random() < KEPT:
                tables.append(table.record.copy())
                seats.append(seat)
            table.play(seat, dice.choice(table.legal(seat)))
    return np.concatenate(tables), np.array(seats, np.int64)


def redeals(mode: Mode) -> Callable[[], float]:
    """Each call redeals every position."""
    tables, seats = positions(mode)
    redeal, scratch, chances = driver(mode.game).redeal, tables[:1].copy(), stream()

    def run() -> float:
        redeal_each(redeal, tables, seats, scratch, chances)
        return float(POSITIONS)

    return run


def main() -> None:
    """Measure and print."""
    core = stay_on_one_core()
    rates = interleave([Contender(mode.name, redeals(mode)) for mode in modes()])
    print(f"{POSITIONS} positions each, core {core}")
    for name, rate in rates.items():
        print(f"{name:<30}{rate.microseconds:>8.2f} µs  ({rate.spread:4.0%})")


if __name__ == "__main__":
    main()
