"""Stands in where a game does not say how people play it or what they believe: they play at random, and say nothing."""

from sobremesa.players.at_random import react_random, think_random
from sobremesa.table.compiled import rule


@rule
def think(view, chance, kind):
    """What anybody may do, of whatever kind."""
    return think_random(view, chance)


@rule
def react(view, chance, kind):
    """The milliseconds that a choice among it takes."""
    return react_random(view, chance)


@rule
def believes(view, chance, kind, out):
    """Nothing that it could say."""
    return 0
