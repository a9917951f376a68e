"""How strong players are, from who won at which tables.

R. A. Bradley and M. E. Terry, *Rank analysis of incomplete block designs*, Biometrika 39, 1952: each player has a
strength, and wins against another in proportion to it. At a table of several seats each seat counts (R. D. Luce,
*Individual Choice Behavior*, 1959), so a player that holds k of them weighs k times its strength. The likeliest
strengths are found as D. R. Hunter shows in *MM algorithms for generalized Bradley-Terry models*, Annals of
Statistics 32, 2004.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

ELO = 400 / np.log(10)
"""Points of Elo for each unit of the logarithm of strength."""
PRIOR = 0.5
"""The part of a game between equals that is added to each kind of table: without it, who never loses would be
infinitely strong."""
STEPS = 10_000
ENOUGH = 1e-9

Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Tables:
    """Games of two players with the same numbers of seats: which two, and how many seats each of them holds."""

    first: int
    second: int
    seats: tuple[int, int]


def strengths(tables: list[Tables], wins: Numbers, players: int) -> Numbers:
    """Points of Elo whose mean is 0, for each sample (row) of ``wins``.

    ``wins[sample, table, side]`` is what the first and the second player won at each of the ``tables``.
    """
    seats = np.zeros((len(tables), players))
    for nth, table in enumerate(tables):
        seats[nth, [table.first, table.second]] = table.seats
    sides = np.array([(table.first, table.second) for table in tables])
    held = np.array([table.seats for table in tables], float)
    won = wins + PRIOR * held / held.sum(axis=1, keepdims=True)
    total = np.stack([won[:, sides == who].sum(axis=1) for who in range(players)], axis=1)
    games = won.sum(axis=2)
    strength = np.ones((len(won), players))
    for _ in range(STEPS):
        expected = (games / (strength @ seats.T)) @ seats
        better = total / expected
        better /= np.exp(np.log(better).mean(axis=1, keepdims=True))
        change = np.abs(np.log(better / strength)).max()
        strength = better
        if change < ENOUGH:
            break
    points: Numbers = ELO * np.log(strength)
    return points


def resampled(wins: Numbers, times: int, seed: int) -> Numbers:
    """What might as well have come: ``times`` samples of as many deals, drawn with replacement.

    ``wins[deal, table, side]``; all games of one deal stay together, for they are not independent.
    """
    deals = len(wins)
    chance = np.random.default_rng(seed)
    counts = chance.multinomial(deals, np.full(deals, 1 / deals), size=times)
    drawn: Numbers = np.einsum("sd,dtw->stw", counts.astype(float), wins)
    return drawn
