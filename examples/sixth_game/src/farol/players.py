"""How people play Farol: they claim and doubt with a high card, and bluff if they dare."""

from farol.rules import BELIEVE, CLAIM, DOUBT, PASS
from sobremesa.minds.daring import dares
from sobremesa.minds.reaction import choice_reaction
from sobremesa.table.compiled import rule
from sobremesa.table.windows import TURN

A_BLUFF = -0.3
"""What claiming with a low card is worth, against passing."""


@rule
def think(view, chance, kind):
    """A card is high if it is among the upper part, the smaller the more seats there are."""
    card = view.cards[view.seat]
    high = (card + 1) * view.seats > view.numbers * (view.seats - 1)
    if view.kind == TURN:
        return CLAIM if high or dares(chance, kind, A_BLUFF) else PASS
    return DOUBT if high else BELIEVE


@rule
def react(view, chance, kind):
    """A choice between two things."""
    return choice_reaction(chance, 2)
