"""What every View begins with, and a seat's own hand in it."""

import numpy as np

from sobremesa.table.compiled import rule
from sobremesa.table.piles import copy_pile, empty
from sobremesa.table.sides import knows_side
from sobremesa.table.windows import may_act


def view_head(actions):
    """The fields that every View begins with, for a game with so many ``actions``: see `sobremesa.table.contract`."""
    names = ("seat", "seats", "turn", "kind", "moment", "mine", "reason", "winners")
    return [*((name, np.int32) for name in names), ("why", np.int32, (actions,))]


@rule
def observe_head(t, seat, view):
    """Write those fields, but for ``why``: see `refuse_all`."""
    view.seat = seat
    view.seats = t.seats
    view.turn = t.turn
    view.kind = t.asking.kind
    view.moment = t.asking.moment
    view.mine = 1 if may_act(t.asking, seat) else 0
    view.reason = t.end.reason
    view.winners = t.end.winners


@rule
def refuse_all(view, first, end, reason):
    """Write one reason for the actions from ``first`` to before ``end``.

    Every View says of every action what the game's `refusal` says of it; to ask about each would take most of the time
    of an `observe`.
    """
    for action in range(first, end):
        view.why[action] = reason


@rule
def observe_own_hand(t, seat, view):
    """Write the seat's hand; the spectators (-1) have none."""
    copy_pile(t.hands[max(seat, 0)], view.hand)
    if seat < 0:
        empty(view.hand)
        for place in range(len(view.hand.cards)):
            view.hand.cards[place] = 0


@rule
def face_seen(known, label, side, seat):
    """What a seat (or the spectators, -1) has seen on this side; -1 if nothing, or if there is no such card."""
    seen = (label < known.size) & knows_side(known, label, side, seat)
    face = known.face[label][side]
    return face if seen else -1
