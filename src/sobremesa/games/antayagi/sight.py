"""What a seat of AntaYagí sees (ANT-03, 04), and the tables that it could not tell from this one."""

import numpy as np

from sobremesa.games.antayagi.cards import (
    BACK,
    BACKS,
    CARDS,
    FRONT,
    HAND,
    KINDS,
    MOST_SEATS,
    NOTHING,
    OPTIONS,
    front,
    goal,
    worth,
)
from sobremesa.games.antayagi.moves import (
    ACTIONS,
    CANCEL,
    CHOOSE,
    DECRY,
    INVITE,
    NAME,
    PASS,
    PRAISE,
    TAKE,
    WARN,
    asked_now,
    refusal,
    refused_addressing,
    refused_choosing,
    refused_naming,
    refused_speaking,
    refused_taking,
)
from sobremesa.table.chance import rekey
from sobremesa.table.compiled import rule
from sobremesa.table.events import NOT_ASKED
from sobremesa.table.piles import copy_pile, pile
from sobremesa.table.redealing import redeal_sides
from sobremesa.table.sides import knows_side
from sobremesa.table.views import face_seen, observe_head, refuse_all, view_head
from sobremesa.table.windows import OVER, may_act

VIEW = np.dtype(
    [
        *view_head(ACTIONS),
        ("options", OPTIONS),
        ("partner", np.int32),
        ("taker", np.int32),
        ("chosen", np.int32),
        ("sabotages", np.int32),
        ("said", np.int32, (MOST_SEATS,)),
        ("goals", np.int32, (MOST_SEATS,)),
        ("worths", np.int32, (MOST_SEATS,)),
        ("hands", pile(HAND), (MOST_SEATS,)),
        ("saddlebags", pile(CARDS), (MOST_SEATS,)),
        ("offered", pile(2)),
        ("discard", pile(CARDS)),
        ("stock", np.int32),
        ("turned", np.int32, (CARDS,)),
        ("front", np.int32, (CARDS,)),
        ("back", np.int32, (CARDS,)),
        ("unseen", np.int32, (BACKS, KINDS)),
    ],
    align=True,
)
"""``chosen``: which card of its hand the seat itself has chosen; ``front`` and ``back``: what each card shows there,
where the seat has seen it since the last shuffle, -1 elsewhere; ``unseen``: of the cards whose front it has not seen,
how many have this back and this front, as everybody can count who knows the deck."""


@rule
def observe(t, seat, view):
    """Write what a seat (or the spectators, -1) may know into ``view``, every field of it, and nothing else."""
    observe_head(t, seat, view)
    observe_reasons(t, seat, view)
    view.options.talk = t.options.talk
    view.options.goal = t.options.goal
    view.partner = t.partner
    view.taker = t.taker
    view.chosen = t.chosen[seat] if seat >= 0 else NOTHING
    view.sabotages = t.sabotages
    for each in range(MOST_SEATS):
        view.said[each] = t.said[each]
        view.goals[each] = goal(t, each)
        view.worths[each] = worth(t, each)
        copy_pile(t.hands[each], view.hands[each])
        copy_pile(t.saddlebags[each], view.saddlebags[each])
    copy_pile(t.offered, view.offered)
    copy_pile(t.discard, view.discard)
    view.stock = t.stock.size
    observe_cards(t, seat, view)


@rule
def observe_reasons(t, seat, view):
    """What `refusal` says of every action; of remarks it is asked but once where nothing may be said."""
    if not may_act(t.asking, seat):
        refuse_all(view, 0, ACTIONS, NOT_ASKED)
        return
    for partner in range(MOST_SEATS):
        view.why[NAME + partner] = refused_naming(t, seat, partner)
    for place in range(HAND):
        view.why[CHOOSE + place] = refused_choosing(t, seat, place)
        view.why[TAKE + place] = refused_taking(t, seat, place)
    view.why[CANCEL] = refusal(t, seat, CANCEL)
    view.why[PASS] = refusal(t, seat, PASS)
    silent = refused_speaking(t, seat)
    if silent != 0:
        refuse_all(view, INVITE, ACTIONS, silent)
    else:
        observe_remarks(t, seat, view)


@rule
def observe_remarks(t, seat, view):
    for other in range(MOST_SEATS):
        refused = refused_addressing(t, seat, other, 0)
        view.why[INVITE + other] = refused
        view.why[WARN + other] = refused
        for place in range(HAND):
            refused = refused_addressing(t, seat, other, place + 1)
            view.why[PRAISE + other * HAND + place] = refused
            view.why[DECRY + other * HAND + place] = refused


@rule
def observe_cards(t, seat, view):
    """The sides that the seat has ever seen, and what the others can be."""
    for back in range(BACKS):
        for kind in range(KINDS):
            view.unseen[back][kind] = 0
    for label in range(t.sides.size):
        if not knows_side(t.sides, label, FRONT, seat):
            view.unseen[t.sides.face[label][BACK]][front(t, label)] += 1
    for label in range(CARDS):
        view.turned[label] = t.turned[label]
        view.front[label] = face_seen(t.sides, label, FRONT, seat)
        view.back[label] = face_seen(t.sides, label, BACK, seat)


@rule
def redeal(t, seat, chance):
    """Make the table another one that this seat could not tell from it, drawn uniformly over the deals that fit.

    What others have chosen in secret, and who has let something be, is forgotten: they are asked anew.
    """
    rekey(t.chance, chance)
    redeal_sides(t.sides, seat, chance)
    if t.asking.kind == OVER:
        return
    own = 1 << seat if seat >= 0 else 0
    for each in range(t.seats):
        if each != seat:
            t.chosen[each] = NOTHING
    t.asking.asked = (t.asking.asked & own) | (asked_now(t) & ~own)
    t.asking.answered &= own
