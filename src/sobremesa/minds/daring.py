"""What a person dares, and how well it weighs one thing against another."""

import math

from sobremesa.minds.memory import lasting
from sobremesa.minds.people import DARING, TALK, TEMPERATURE
from sobremesa.minds.reaction import exponential, uniform
from sobremesa.table.compiled import rule


@rule
def felt(chance, kind, worth):
    """What something seems to be worth that is worth ``worth`` (1: what matters in the game).

    The error has Gumbel's distribution, so that among several things each is chosen with a chance that grows
    exponentially with its worth (D. McFadden, *Conditional logit analysis of qualitative choice behavior*, 1974).
    """
    if TEMPERATURE[kind] == 0.0:
        return worth
    return worth - TEMPERATURE[kind] * math.log(exponential(chance))


@rule
def settled(chance, kind, seat, item, worth):
    """Like `felt`, but the same whenever it thinks of this item in a game: for a choice that is made step by step."""
    if TEMPERATURE[kind] == 0.0:
        return worth
    return worth - TEMPERATURE[kind] * math.log(-math.log(lasting(chance, seat, item)))


@rule
def dares(chance, kind, gain):
    """Whether it takes a risk that it expects to gain ``gain``: the more readily the more, and the bolder, it is."""
    return felt(chance, kind, gain + DARING[kind]) > felt(chance, kind, 0.0)


@rule
def speaks(chance, kind):
    """Whether it says something now."""
    return uniform(chance) < TALK[kind]
