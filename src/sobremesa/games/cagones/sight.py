"""What a seat of CAGONES sees (CAG-04, 19), and the tables that it could not tell from this one."""

import numpy as np

from sobremesa.games.cagones.cards import (
    CARDS,
    MOST_SEATS,
    OPTIONS,
    TO_ANNOUNCE,
    TO_ANSWER,
    TO_PLAY,
)
from sobremesa.games.cagones.moves import (
    ACCUSE,
    ACTIONS,
    DRAW_FROM,
    NAME,
    NO_NUMBER_ASKED,
    NOT_IN_HAND,
    NUMBERS,
    ONLY_ON_TURN,
    PASS,
    PLAY,
    SAY,
    refusal,
    refused_answering,
    refused_drawing,
    refused_naming,
    refused_saying,
)
from sobremesa.table.chance import rekey
from sobremesa.table.compiled import rule
from sobremesa.table.events import NOT_ASKED
from sobremesa.table.piles import copy_pile, pile
from sobremesa.table.redealing import redeal_sides
from sobremesa.table.views import face_seen, observe_head, refuse_all, view_head
from sobremesa.table.windows import may_act

VIEW = np.dtype(
    [
        *view_head(ACTIONS),
        ("options", OPTIONS),
        ("most", np.int32, (2, 2)),
        ("hands", pile(CARDS), (MOST_SEATS,)),
        ("stocks", pile(CARDS // 2), (MOST_SEATS,)),
        ("piles", pile(CARDS), (2,)),
        ("gone", pile(CARDS)),
        ("left_over", np.int32),
        ("active", np.int32),
        ("step", np.int32),
        ("speaker", np.int32),
        ("about", np.int32),
        ("said", np.int32),
        ("chain", np.int32, (CARDS,)),
        ("links", np.int32),
        ("face", np.int32, (CARDS, 2)),
    ],
    align=True,
)
"""The piles hold cards by their places in the deal, which everybody can follow. ``face``: of each the faces that the
seat has ever seen, -1 for those that it has not; so it is a perfect memory, of more than lies in view."""


@rule
def observe(t, seat, view):
    """Write what a seat (or the spectators, -1) may know into ``view``, every field of it, and nothing else."""
    observe_head(t, seat, view)
    observe_reasons(t, seat, view)
    view.options.dealt = t.options.dealt
    view.options.big_poop = t.options.big_poop
    view.options.full_feast = t.options.full_feast
    view.active = t.active
    view.step = t.step
    view.speaker = t.speaker
    view.about = t.about
    view.said = t.said
    view.links = t.links
    observe_piles(t, view)
    for side in range(2):
        for about in range(2):
            view.most[side][about] = t.most[side][about]
    for link in range(CARDS):
        view.chain[link] = t.chain[link]
    for card in range(CARDS):
        for side in range(2):
            view.face[card][side] = face_seen(t.known, card, side, seat)


@rule
def observe_reasons(t, seat, view):
    """What `refusal` says of every action; it is not asked of cards and numbers that it refuses for one reason."""
    if not may_act(t.asking, seat):
        refuse_all(view, 0, ACTIONS, NOT_ASKED)
        return
    if t.step == TO_PLAY or t.step == TO_ANSWER:
        observe_hand(t, t.hands[seat], view)
    else:
        refuse_all(view, PLAY, SAY, ONLY_ON_TURN)
    if t.step == TO_ANNOUNCE or t.step == TO_ANSWER:
        for number in range(NUMBERS):
            view.why[SAY + number] = refused_saying(t, number)
    else:
        refuse_all(view, SAY, NAME, NO_NUMBER_ASKED)
    for other in range(MOST_SEATS):
        view.why[NAME + other] = refused_naming(t, seat, other)
        view.why[DRAW_FROM + other] = refused_drawing(t, seat, other)
    view.why[ACCUSE] = view.why[PASS] = refusal(t, seat, PASS)


@rule
def observe_hand(t, hand, view):
    refuse_all(view, PLAY, SAY, NOT_IN_HAND)
    for place in range(hand.size):
        view.why[PLAY + hand.cards[place]] = refused_answering(t, hand.cards[place])


@rule
def observe_piles(t, view):
    for each in range(MOST_SEATS):
        copy_pile(t.hands[each], view.hands[each])
        copy_pile(t.stocks[each], view.stocks[each])
    for side in range(2):
        copy_pile(t.piles[side], view.piles[side])
    copy_pile(t.gone, view.gone)
    view.left_over = t.left_over.size


@rule
def redeal(t, seat, chance):
    """Make the table another one that this seat could not tell from it, drawn uniformly.

    Faces that the seat has never seen are dealt anew; who else has let a card be is nobody's knowledge, so all others
    are asked again.
    """
    rekey(t.chance, chance)
    redeal_sides(t.known, seat, chance)
    t.asking.answered &= 1 << seat if seat >= 0 else 0
