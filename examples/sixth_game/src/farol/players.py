"""How people play Farol: they claim and doubt with a high card, and bluff now and then."""

from farol.rules import BELIEVE, CLAIM, DOUBT, PASS
from sobremesa.minds.daring import felt
from sobremesa.minds.reaction import choice_reaction
from sobremesa.table.chance import below
from sobremesa.table.compiled import rule
from sobremesa.table.windows import TURN

BLUFFS = 5
"""One time in so many a claim is made with a low card."""


@rule
def think(view, chance, kind):
    """A card is high if it seems to be among the upper part, the smaller the more seats there are."""
    share = (view.cards[view.seat] + 1.0) / view.numbers
    high = felt(chance, kind, share) > (view.seats - 1.0) / view.seats
    if view.kind == TURN:
        return CLAIM if high or below(chance, BLUFFS) == 0 else PASS
    return DOUBT if high else BELIEVE


@rule
def react(view, chance, kind):
    """A choice between two things."""
    return choice_reaction(chance, 2)
