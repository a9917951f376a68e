"""What a seat of Farol sees (FAR-09), and the tables that it could not tell from this one."""

import numpy as np

from farol.cards import CARDS, MOST_SEATS, NOTHING
from farol.rules import ACTIONS, refusal
from sobremesa.table.chance import rekey
from sobremesa.table.compiled import rule
from sobremesa.table.knowledge import rearrange, rename
from sobremesa.table.piles import top
from sobremesa.table.views import observe_head, view_head

VIEW = np.dtype(
    [
        *view_head(ACTIONS),
        ("numbers", np.int32),
        ("rounds", np.int32),
        ("round", np.int32),
        ("turns", np.int32),
        ("stock", np.int32),
        ("points", np.int32, (MOST_SEATS,)),
        ("cards", np.int32, (MOST_SEATS,)),
    ],
    align=True,
)
"""``cards``: each seat's card, -1 where it is not in view."""


@rule
def observe(t, seat, view):
    """Write what a seat (or the spectators, -1) may know into ``view``, every field of it, and nothing else."""
    observe_head(t, seat, view)
    for action in range(ACTIONS):
        view.why[action] = refusal(t, seat, action)
    view.numbers = t.options.numbers
    view.rounds = t.options.rounds
    view.round = t.round
    view.turns = t.turns
    view.stock = t.stock.size
    for each in range(MOST_SEATS):
        seen = each < t.seats and (each == seat or t.shown[each] == 1)
        view.cards[each] = top(t.hands[each]) if seen else NOTHING
        view.points[each] = t.points[each]


@rule
def redeal(t, seat, chance):
    """Make the table another one that this seat could not tell from it, drawn uniformly.

    What others have said to an open claim is nobody else's knowledge: they are asked anew.
    """
    rekey(t.chance, chance)
    becomes = np.empty(CARDS, np.int32)
    rearrange(t.known, seat, chance, becomes)
    rename(t.stock, becomes)
    for each in range(t.seats):
        rename(t.hands[each], becomes)
    own = 1 << seat if seat >= 0 else 0
    t.asking.answered &= own
    t.doubts &= own
