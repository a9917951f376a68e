"""Where a card may be, as far as each seat, and each spectator, can follow it (XIN-21).

Perfect recall with face-down cards is not "known or unknown". Somebody whose hand was seen when it took the pile, and
who then lays a card face down, still has all those cards in hand or in the centre, but which is where nobody can say.
So everyone remembers, for each card, a set of *places* where it may be: a seat's bit stands for its hand together with
the cards that it has laid in the centre, `BOX` for those removed before the deal, `ANYWHERE` for a card never seen.
This says exactly what can be known as long as cards pass from seat to seat in the open, as they do on every doubt.

When somebody is caught, cards pass unseen (XIN-17). From then on the hands that they may have passed between are
remembered as one *circle*: a card that was seen in one of them may be in any. That is a little less than could be
known by somebody who also kept count of how many passed; it is never more.
"""

from sobremesa.games.xingon.cards import CARDS, MOST_SEATS, NOTHING
from sobremesa.table.compiled import rule

BOX = 1 << MOST_SEATS
ANYWHERE = 2 * BOX - 1
OUT_OF_PLAY = 0


@rule
def forget_all(t):
    """Before a deal: a card can be anywhere."""
    for eye in range(MOST_SEATS + 1):
        for card in range(CARDS):
            t.may[eye][card] = ANYWHERE


@rule
def see(t, seat, card, place):
    """One seat sees in which seat's hand a card is."""
    t.may[seat + 1][card] = 1 << place


@rule
def all_see(t, card, places):
    """Everybody sees where a card is."""
    for eye in range(MOST_SEATS + 1):
        t.may[eye][card] = places


@rule
def is_one(places):
    return places & (places - 1) == 0


@rule
def mix(t, seat, hands):
    """Cards pass unseen by ``seat`` among these hands (a bit mask without its own): they become one circle."""
    if is_one(hands):
        return
    may = t.may[seat + 1]
    circle = hands
    for card in range(CARDS):
        if may[card] != ANYWHERE and not is_one(may[card]) and may[card] & hands:
            circle |= may[card]
    for card in range(CARDS):
        if may[card] == ANYWHERE:
            continue
        if may[card] & hands or (may[card] & circle and not is_one(may[card])):
            may[card] = circle


@rule
def centre_taken_unseen(t, taker):
    """XIN-17: the taker sees the cards of the centre; who laid a card knows that it has gone there; others mix."""
    layers = 0
    for place in range(t.centre.size):
        layers |= 1 << t.by[place]
    for seat in range(NOTHING, t.seats):
        if seat != taker:
            own = 1 << seat if seat >= 0 else 0
            mix(t, seat, (layers | 1 << taker) & ~own)
    for place in range(t.centre.size):
        see(t, taker, t.centre.cards[place], taker)
        see(t, t.by[place], t.centre.cards[place], taker)


@rule
def drawn_unseen(t, taker, losers):
    """XIN-17: each of the losers' hands has lost a card to the taker, which others have not seen."""
    for seat in range(NOTHING, t.seats):
        if seat != taker:
            own = 1 << seat if seat >= 0 else 0
            mix(t, seat, (losers | 1 << taker) & ~own)
