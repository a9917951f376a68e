"""What a seat of Cabanga! sees (CAB-14), and the tables that it could not tell from this one."""

import numpy as np

from sobremesa.games.cabanga.cards import CARDS, COLOURS, LEFT, MOST_SEATS, NUMBERED, RIGHT, ROW
from sobremesa.games.cabanga.rules import (
    ACTIONS,
    NOT_IN_A_WINDOW,
    NOT_IN_HAND,
    ONLY_IN_A_WINDOW,
    PASS,
    PLAY,
    THROW,
    asked_in_window,
    refused_throw,
)
from sobremesa.table.chance import rekey
from sobremesa.table.compiled import rule
from sobremesa.table.events import NOT_ASKED
from sobremesa.table.knowledge import rearrange, rename
from sobremesa.table.piles import copy_pile, pile
from sobremesa.table.views import observe_head, observe_own_hand, refuse_all, view_head
from sobremesa.table.windows import TURN, WINDOW, may_act, waiting

VIEW = np.dtype(
    [
        *view_head(ACTIONS),
        ("limit", np.int32),
        ("round", np.int32),
        ("last_colour", np.int32),
        ("row", np.int32),
        ("thrown", np.int32),
        ("minus", np.int32, (MOST_SEATS,)),
        ("sizes", np.int32, (MOST_SEATS,)),
        ("stock", np.int32),
        ("hand", pile(NUMBERED)),
        ("aside", pile(NUMBERED)),
        ("rows", ROW, (COLOURS,)),
        ("symbols", np.int32, (NUMBERED,)),
    ],
    align=True,
)


@rule
def observe(t, seat, view):
    """Write what a seat (or the spectators, -1) may know into ``view``, every field of it, and nothing else."""
    observe_head(t, seat, view)
    view.limit = t.options.limit
    view.round = t.round
    view.last_colour = t.last_colour
    view.row = t.row
    view.thrown = t.thrown
    view.stock = t.stock.size
    observe_reasons(t, seat, view)
    for each in range(MOST_SEATS):
        view.minus[each] = t.minus[each]
        view.sizes[each] = t.hands[each].size
    for card in range(NUMBERED):
        view.symbols[card] = t.symbols[card]
    copy_pile(t.aside, view.aside)
    for row in range(COLOURS):
        for side in range(2):
            copy_pile(t.rows[row].ends[side], view.rows[row].ends[side])
    observe_own_hand(t, seat, view)


@rule
def observe_reasons(t, seat, view):
    """What `refusal` says of every action; of cards that are not in hand it says one and the same."""
    if not may_act(t.asking, seat):
        refuse_all(view, 0, ACTIONS, NOT_ASKED)
    elif t.asking.kind == TURN:
        observe_turn(t.hands[seat], view)
    else:
        observe_window(t, t.hands[seat], view)


@rule
def observe_turn(hand, view):
    refuse_all(view, PLAY, THROW, NOT_IN_HAND)
    refuse_all(view, THROW, ACTIONS, ONLY_IN_A_WINDOW)
    for place in range(hand.size):
        view.why[PLAY + 2 * hand.cards[place] + LEFT] = 0
        view.why[PLAY + 2 * hand.cards[place] + RIGHT] = 0


@rule
def observe_window(t, hand, view):
    refuse_all(view, PLAY, THROW, NOT_IN_A_WINDOW)
    refuse_all(view, THROW, PASS, NOT_IN_HAND)
    for place in range(hand.size):
        view.why[THROW + hand.cards[place]] = refused_throw(t, hand.cards[place])
    view.why[PASS] = 0


@rule
def redeal(t, seat, chance):
    """Make the table another one that this seat could not tell from it, drawn uniformly; its coming shuffles are new.

    Who has passed in an open window is nobody else's knowledge: it is worked out anew, everyone with a choice being
    asked. A window that is open to somebody else although the seat has no say in it tells that somebody can throw;
    arrangements in which nobody could are drawn again.
    """
    rekey(t.chance, chance)
    becomes = np.empty(CARDS, np.int32)
    mine = waiting(t.asking) & seat_mask(seat)
    while True:
        rearrange(t.known, seat, chance, becomes)
        rename(t.stock, becomes)
        for each in range(t.seats):
            rename(t.hands[each], becomes)
        if t.asking.kind != WINDOW:
            return
        others = asked_in_window(t) & ~seat_mask(seat)
        if mine | others != 0:
            t.asking.asked = mine | others
            t.asking.answered = 0
            return


@rule
def seat_mask(seat):
    return 1 << seat if seat >= 0 else 0
