"""Solve a small variant of a game: how much could still be won against what has been learned so far?

    python examples/solve.py "python_sobremesa_…(players=2,deals=12,order=fixed,…)" --iterations 2000

OpenSpiel's external-sampling MCCFR learns by playing against itself; its NashConv, computed over the whole tree, is
what all seats together could gain by each playing its best answer to the others. At 0 nobody can gain anything. With
two seats it goes to 0; with more there is no such promise, but it falls.
"""

import argparse
from collections.abc import Iterator

import numpy as np
import pyspiel
from open_spiel.python.algorithms.exploitability import nash_conv
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

import sobremesa.envs.openspiel  # noqa: F401  registers the games


def learn(game: str, iterations: int, reports: int, seed: int = 0) -> Iterator[tuple[int, float]]:
    """After how many iterations how much could be won, ``reports`` times after the beginning."""
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
    parser.add_argument("game", help="as pyspiel.load_game takes it")
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--reports", type=int, default=5)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    print("iterations  NashConv")
    for done, gain in learn(chosen.game, chosen.iterations, chosen.reports, chosen.seed):
        print(f"{done:10}  {gain:.4f}", flush=True)


if __name__ == "__main__":
    main()
