"""Cards on their way through AntaYagí: drawn to a hand, discarded, turned over; and who sees what of them (ANT-03)."""

from sobremesa.games.antayagi.cards import (
    BACK,
    FRONT,
    HAND,
    HAT_BACK,
    KINDS,
    MOST_SEATS,
    NOTHING,
    front,
    who_faces,
)
from sobremesa.games.antayagi.moves import DISCARDED, DREW, RESHUFFLED, SHOWS
from sobremesa.table.compiled import rule
from sobremesa.table.events import tell, tell_all
from sobremesa.table.knowledge import everyone
from sobremesa.table.piles import draw, empty, push, take
from sobremesa.table.sides import see_side, shuffle_sides


@rule
def gather(t):
    """Before the deal: all cards are the stock."""
    empty(t.stock)
    empty(t.discard)
    empty(t.offered)
    for seat in range(MOST_SEATS):
        empty(t.hands[seat])
        empty(t.saddlebags[seat])
    for label in range(t.sides.size):
        t.turned[label] = 0
        push(t.stock, label)


@rule
def draw_card(t, seat, event, log):
    """ANT-04: a card with a hat on its back is held turned.

    As everybody sees how it is held, and a front that comes with a hat has no other back but the plain one, all know
    the back of a card that is drawn, whichever side they see.
    """
    if t.stock.size == 0:
        reshuffle(t, log)
    if t.stock.size == 0:  # ANT-22: no draw
        return
    label = draw(t.stock)
    push(t.hands[seat], label)
    t.turned[label] = 1 if t.sides.face[label][BACK] == HAT_BACK else 0
    see_side(t.sides, label, BACK, everyone(t.seats))
    show(t, seat, label, event, log)


@rule
def draw_up(t, seat, log):
    """ANT-21: draw until the hand is full again."""
    for _ in range(HAND - t.hands[seat].size):
        draw_card(t, seat, DREW, log)


@rule
def reshuffle(t, log):
    """ANT-22: the discarded cards become the stock; nobody knows any more which is which."""
    if t.discard.size == 0:
        return
    for place in range(t.discard.size):
        push(t.stock, t.discard.cards[place])
    empty(t.discard)
    shuffle_sides(t.sides, t.stock, t.chance)
    tell_all(log, t.seats, RESHUFFLED, NOTHING, NOTHING, t.stock.size, 0)


@rule
def show(t, seat, label, event, log):
    """A card in a hand has come to show its front to some and its back to the others: each hears what it sees."""
    facing = who_faces(t, seat, label)
    rest = everyone(t.seats) & ~facing
    see_side(t.sides, label, FRONT, facing)
    tell(log, facing, event, seat, front(t, label), facing, 0, 0)
    tell(log, rest, event, seat, KINDS + t.sides.face[label][BACK], rest, 0, 0)


@rule
def lay_open(t, seat, place):
    """Take a card out of a hand and show it to everybody; returns the card."""
    label = take(t.hands[seat], place)
    t.turned[label] = 0
    see_side(t.sides, label, FRONT, everyone(t.seats))
    return label


@rule
def put_away(t, seat, label, log):
    """An open card goes to the discard pile."""
    push(t.discard, label)
    tell_all(log, t.seats, DISCARDED, seat, front(t, label), 0, 0)


@rule
def turn_hand_over(t, seat, log):
    """ANT-12: every card in the hand shows its other side to everybody."""
    for place in range(t.hands[seat].size):
        label = t.hands[seat].cards[place]
        t.turned[label] = 1 - t.turned[label]
        show(t, seat, label, SHOWS, log)


@rule
def lose_hand(t, seat, log):
    """ANT-13: every card in the hand is discarded."""
    while t.hands[seat].size > 0:
        put_away(t, seat, lay_open(t, seat, 0), log)
