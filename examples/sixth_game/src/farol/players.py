"""How a sensible person plays Farol: claims and doubts with a high card, and bluffs now and then."""

from farol.rules import BELIEVE, CLAIM, DOUBT, PASS
from sobremesa.minds.reaction import choice_reaction
from sobremesa.table.chance import below
from sobremesa.table.compiled import rule
from sobremesa.table.windows import TURN

BLUFFS = 5
"""One time in so many it claims with a low card."""


@rule
def think_sensible(view, chance):
    """A card is high if it is among the upper part, the smaller the more seats there are."""
    card = view.cards[view.seat]
    high = (card + 1) * view.seats > view.numbers * (view.seats - 1)
    if view.kind == TURN:
        return CLAIM if high or below(chance, BLUFFS) == 0 else PASS
    return DOUBT if high else BELIEVE


@rule
def react_sensible(view, chance):
    """A choice between two things."""
    return choice_reaction(chance, 2)
