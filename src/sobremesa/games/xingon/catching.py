"""One card left: whose duty it is to call XINGON, and what a seat that is caught has to take (XIN-16, 17, 18)."""

from sobremesa.games.xingon.cards import NOTHING, hold, let_go
from sobremesa.games.xingon.memory import centre_taken_unseen, drawn_unseen, see
from sobremesa.games.xingon.moves import DRAWN, TAKEN, TOOK, layer
from sobremesa.table.chance import below
from sobremesa.table.compiled import rule
from sobremesa.table.events import tell, tell_all
from sobremesa.table.knowledge import bit, everyone
from sobremesa.table.piles import draw


@rule
def note_single_cards(t):
    """XIN-18: the duty to call starts when a hand comes down to one card, and ends with its growing or emptying.

    Returns whether it has started for somebody.
    """
    started = False
    for seat in range(t.seats):
        if t.hands[seat].size != 1:
            t.owing &= ~(1 << seat)
            t.called &= ~(1 << seat)
        elif ((t.owing | t.called) >> seat) & 1 == 0:
            t.owing |= 1 << seat
            started = True
    return started


@rule
def take_centre(t, caught, log):
    """XIN-17: the cards in the centre go to the caught seat's hand, unseen by all but it and who laid them."""
    centre_taken_unseen(t, caught)
    tell_all(log, t.seats, TOOK, caught, NOTHING, t.centre.size, 0)
    while t.centre.size > 0:
        seers = bit(caught) | bit(layer(t))
        card = draw(t.centre)
        t.holder[card] = caught
        tell(log, everyone(t.seats), TAKEN, caught, card, seers, 0, 0)
    hold(t, caught)


@rule
def draw_from_all(t, caught, log):
    """XIN-17: one random card from every other hand, unseen by the others."""
    losers = 0
    for step in range(1, t.seats):
        seat = (caught + step) % t.seats
        if t.hands[seat].size > 0:
            losers |= 1 << seat
    drawn_unseen(t, caught, losers)
    for step in range(1, t.seats):
        seat = (caught + step) % t.seats
        if t.hands[seat].size > 0:
            card = t.hands[seat].cards[below(t.chance, t.hands[seat].size)]
            let_go(t, seat, card)
            t.holder[card] = caught
            see(t, seat, card, caught)
            see(t, caught, card, caught)
            tell(log, everyone(t.seats), DRAWN, seat, card, bit(seat) | bit(caught), caught, 0)
    hold(t, caught)
