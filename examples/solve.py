"""Solve a small variant of a game: how much could still be won against what has been learned so far?

    python examples/solve.py cagones                    # a game's own small variant
    python examples/solve.py beagle --variant discard-down      # one of several
    python examples/solve.py "python_sobremesa_…(players=2,deals=12,order=fixed,…)" --iterations 2000
    python examples/solve.py "…" --sampled              # without writing the whole tree out first

OpenSpiel's CFR+ learns by playing against itself on the whole tree, which is written out once, so that its compiled
code does the rest; with ``--sampled`` its external-sampling MCCFR meets a part of the tree at a time. NashConv, over
the whole tree, is what all seats together could gain by each playing its best answer to the others. At 0 nobody
can gain anything. With two seats it goes to 0; with more there is no such promise, but it falls.
"""

import argparse
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.exploitability import nash_conv
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver
from open_spiel.python.algorithms.gambit import export_gambit

from sobremesa.envs.openspiel import small

Course = Iterator[tuple[int, float]]
"""After how many iterations how much could be won, so many times after the beginning."""


def tree(game: str) -> Any:
    """A finite game written out, node by node."""
    return pyspiel.load_efg_game(export_gambit(pyspiel.load_game(game)))


def solve(game: str, iterations: int, reports: int) -> Course:
    """CFR+ on the whole tree."""
    whole = tree(game)
    solver = pyspiel.CFRPlusSolver(whole)
    for report in range(reports + 1):
        if report:
            for _ in range(iterations // reports):
                solver.evaluate_and_update_policy()
        gain = pyspiel.nash_conv(whole, solver.average_policy())
        yield report * (iterations // reports), gain


def learn(game: str, iterations: int, reports: int, seed: int = 0) -> Course:
    """MCCFR, which sees a path at a time."""
    np.random.seed(seed)  # what the solver draws from
    solver = ExternalSamplingSolver(pyspiel.load_game(game))
    for report in range(reports + 1):
        if report:
            for _ in range(iterations // reports):
                solver.iteration()
        policy = solver.average_policy()
        yield report * (iterations // reports), nash_conv(pyspiel.load_game(game), policy)


def main() -> None:
    """Read the command line and print a table."""
    parser = argparse.ArgumentParser(description="Solve a small variant of a game.")
    parser.add_argument("game", help="a game's name, or what pyspiel.load_game takes")
    parser.add_argument("--variant", default="", help="which of a game's small variants")
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--reports", type=int, default=5)
    parser.add_argument("--sampled", action="store_true", help="MCCFR instead of CFR+")
    parser.add_argument("--seed", type=int, default=0, help="of what MCCFR samples")
    chosen = parser.parse_args()
    game = chosen.game if "(" in chosen.game else small(chosen.game, chosen.variant)
    print(game)
    print("iterations  NashConv")
    course = (
        learn(game, chosen.iterations, chosen.reports, chosen.seed)
        if chosen.sampled
        else solve(game, chosen.iterations, chosen.reports)
    )
    for done, gain in course:
        print(f"{done:10}  {gain:.4f}", flush=True)


if __name__ == "__main__":
    main()
