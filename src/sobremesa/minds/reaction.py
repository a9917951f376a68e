"""How long a person takes to react.

Reaction times are skewed: a normal part and an exponential tail added together, the ex-Gaussian, fit them well
(R. D. Luce, *Response Times*, 1986; R. Ratcliff, *Group reaction time distributions and an analysis of distribution
statistics*, Psychological Bulletin 86, 1979). ``mu`` and ``sigma`` are the mean and the standard deviation of the
normal part, ``tau`` the mean of the tail, all in milliseconds; so the mean is mu + tau and the variance
sigma² + tau².
"""

import math

from sobremesa.table.chance import next_word
from sobremesa.table.compiled import rule

SEE_AND_PRESS = 170
"""Milliseconds to see and to move a finger (S. Card, T. Moran, A. Newell, *The Psychology of Human-Computer
Interaction*, 1983: 100 to perceive, 70 to move)."""

A_BIT = 150
"""Milliseconds for each bit of a choice (the same authors, after Hick)."""

AN_ITEM = 38
"""Milliseconds to compare one item in mind (S. Sternberg, *High-speed scanning in human memory*, Science 153, 1966)."""

SIGMA, TAU = 40, 100
"""Spread and tail of a quick choice, as Luce reports them for practised people."""


@rule
def uniform(chance):
    """A number between 0 and 1, never either of them."""
    return (next_word(chance) + 0.5) / 4294967296.0


@rule
def exponential(chance):
    """A number from the exponential distribution of mean 1."""
    return -math.log(uniform(chance))


@rule
def normal(chance):
    """A number from the standard normal distribution (G. Box, M. Muller, 1958: exact, two uniform numbers)."""
    radius = math.sqrt(2.0 * exponential(chance))
    return radius * math.cos(2.0 * math.pi * uniform(chance))


@rule
def reaction(chance, mu, sigma, tau):
    """Whole milliseconds from an ex-Gaussian, never below 0."""
    drawn = mu + sigma * normal(chance) + tau * exponential(chance)
    return max(0, math.floor(drawn + 0.5))


@rule
def choice_time(choices):
    """The mean of the normal part for a choice among so many equally likely things.

    It grows with log2(n + 1): W. E. Hick, *On the rate of gain of information*, Quarterly Journal of Experimental
    Psychology 4, 1952; one is added because it must also be noticed that there is something to react to.
    """
    return SEE_AND_PRESS + A_BIT * math.log2(choices + 1.0)


@rule
def choice_reaction(chance, choices):
    """Whole milliseconds for a quick choice among so many things."""
    return reaction(chance, choice_time(choices), SIGMA, TAU)
