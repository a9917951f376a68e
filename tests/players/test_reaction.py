"""Reaction times follow the distribution that they claim, and grow as they should."""

import math

import numpy as np
import pytest
from scipy import stats

from sobremesa.minds.reaction import (
    A_BIT,
    choice_reaction,
    choice_time,
    exponential,
    normal,
    reaction,
    uniform,
)
from sobremesa.table.chance import CHANCE

DRAWS = 10_000


def chance(seed: int) -> np.ndarray:
    stream = np.zeros(1, CHANCE)
    stream["key"] = seed
    return stream


def draws(function, seed: int, *arguments: float) -> np.ndarray:
    stream = chance(seed)
    return np.array([function(stream[0], *arguments) for _ in range(DRAWS)])


def spread(whole: np.ndarray) -> np.ndarray:
    """Whole milliseconds as the numbers that they may have been rounded from."""
    return whole + np.random.default_rng(0).uniform(-0.5, 0.5, len(whole))


@pytest.mark.parametrize(
    ("function", "distribution"),
    [(uniform, stats.uniform()), (normal, stats.norm()), (exponential, stats.expon())],
)
def test_the_parts_have_their_distributions(function, distribution) -> None:
    assert stats.kstest(draws(function, 1), distribution.cdf).pvalue > 0.01


@pytest.mark.parametrize(("mu", "sigma", "tau"), [(400, 40, 100), (300, 20, 250), (900, 150, 50)])
def test_reaction_times_are_ex_gaussian(mu: float, sigma: float, tau: float) -> None:
    stated = stats.exponnorm(K=tau / sigma, loc=mu, scale=sigma)
    times = draws(reaction, 2, mu, sigma, tau)
    assert stats.kstest(spread(times), stated.cdf).pvalue > 0.01
    assert times.mean() == pytest.approx(mu + tau, rel=0.02)
    assert times.std() == pytest.approx(math.hypot(sigma, tau), rel=0.05)


def test_a_reaction_is_never_before_its_cause() -> None:
    assert draws(reaction, 3, -500, 40, 10).max() == 0


def test_each_doubling_of_the_choices_costs_the_same_time() -> None:
    times = [choice_time(choices) for choices in (1, 3, 7, 15)]
    assert np.diff(times) == pytest.approx([A_BIT] * 3)
    measured = [draws(choice_reaction, 4, choices).mean() for choices in (1, 3, 7, 15)]
    assert np.diff(measured) == pytest.approx([A_BIT] * 3, abs=8)


def test_the_same_chance_gives_the_same_times() -> None:
    assert np.array_equal(draws(choice_reaction, 5, 2), draws(choice_reaction, 5, 2))
