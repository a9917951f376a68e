"""The player of every game that does anything it may, after as long as a person would take to choose."""

from sobremesa.minds.reaction import SIGMA, choice_reaction, choice_time, reaction
from sobremesa.table.chance import below
from sobremesa.table.compiled import rule
from sobremesa.table.windows import RACE

A_WHILE = 5000
"""Milliseconds that it lets pass in a race, on average."""


@rule
def how_many(view):
    """How many things the seat may do."""
    count = 0
    for action in range(len(view.why)):
        if view.why[action] == 0:
            count += 1
    return count


@rule
def think_random(view, chance):
    """One of the things the seat may do, each equally likely; -1 if there is none."""
    count = how_many(view)
    nth = below(chance, count) if count > 1 else 0
    for action in range(len(view.why)):
        if view.why[action] == 0:
            if nth == 0:
                return action
            nth -= 1
    return -1


@rule
def react_random(view, chance):
    """The milliseconds of a quick choice among what the seat may do; in a race it calls at some odd moment.

    Were it quick there too it would win races, for who guesses need not look.
    """
    if view.kind == RACE:
        return reaction(chance, choice_time(how_many(view)), SIGMA, A_WHILE)
    return choice_reaction(chance, how_many(view))
