"""What is seen of the cards as they move (CAG-04), and what everybody is told of it.

The owner sees the active face of its hand, all others the far face; everybody sees the far face of the top of every
stock, and the active face of a card that is put down.
"""

from sobremesa.games.cagones import moves
from sobremesa.games.cagones.cards import face_number
from sobremesa.table.compiled import rule
from sobremesa.table.events import tell
from sobremesa.table.knowledge import bit, everyone
from sobremesa.table.piles import draw, place_of, push, take, top, turn_over
from sobremesa.table.sides import see_side


@rule
def show(t, card, side, who, seat, log):
    """Those of ``who`` that have never seen this side see it from now on; ``seat`` is whose card it is."""
    new = who & ~t.known.seen[card][side]
    if new != 0:
        see_side(t.known, card, side, new)
        tell(log, new, moves.SEEN, seat, face_number(t, card, side), new, 0, 0)


@rule
def show_hand_card(t, seat, card, log):
    show(t, card, t.active, bit(seat), seat, log)
    show(t, card, 1 - t.active, everyone(t.seats) & ~bit(seat), seat, log)


@rule
def show_top(t, seat, log):
    if t.stocks[seat].size > 0:
        show(t, top(t.stocks[seat]), 1 - t.active, everyone(t.seats), seat, log)


@rule
def put_down(t, seat, card, log):
    """A hand card goes on the active animal's pile, for all to see."""
    take(t.hands[seat], place_of(t.hands[seat], card))
    push(t.piles[t.active], card)
    t.put[seat] += 1
    see_side(t.known, card, t.active, everyone(t.seats))
    face = face_number(t, card, t.active)
    tell(log, everyone(t.seats), moves.PLAYED, seat, face, everyone(t.seats), 0, 0)


@rule
def take_back(t, seat, log):
    """The card put down last goes back to the hand."""
    push(t.hands[seat], draw(t.piles[t.active]))
    t.put[seat] -= 1


@rule
def draw_top(t, owner, seat, kind, log):
    """The top card of a stock goes to a seat's hand, which alone sees its active face."""
    card = draw(t.stocks[owner])
    push(t.hands[seat], card)
    face = face_number(t, card, t.active)
    tell(log, everyone(t.seats), kind, seat, face, bit(seat), owner, 0)
    show_hand_card(t, seat, card, log)
    show_top(t, owner, log)


@rule
def draw_held(t, owner, place, seat, kind, log):
    """The card at a place of a hand goes to another; both seats see its active face."""
    card = take(t.hands[owner], place)
    push(t.hands[seat], card)
    face = face_number(t, card, t.active)
    tell(log, everyone(t.seats), kind, seat, face, bit(seat) | bit(owner), owner, 0)
    show_hand_card(t, seat, card, log)


@rule
def turn_everything(t, log):
    """CAG-31, CAG-32: the other animal becomes active; every hand and, as one block, every stock is turned over."""
    t.active = 1 - t.active
    tell(log, everyone(t.seats), moves.TURNED, t.turn, -1, 0, t.active, 0)
    for seat in range(t.seats):
        turn_over(t.stocks[seat])
        show_top(t, seat, log)
        for place in range(t.hands[seat].size):
            show_hand_card(t, seat, t.hands[seat].cards[place], log)
