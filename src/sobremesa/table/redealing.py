"""Two-sided cards dealt anew: any deal that a seat could not tell from the true one, each as likely as another."""

import numpy as np

from sobremesa.table.chance import below
from sobremesa.table.compiled import rule
from sobremesa.table.exchanging import exchange_pool
from sobremesa.table.sides import BOTH, FIRST, NOTHING, SECOND, known_sides

NONE = -1
TRIES = 100
"""How often a pool is drawn before its cards are exchanged one by one, which takes as long as a hundred draws."""


@rule
def redeal_sides(known, seat, chance):
    """Deal the pairs of faces anew, in place, within each pool: every side that ``seat`` has seen stays.

    Of the true deal only that much is looked at, and which pairs there are in each pool.
    """
    pool = next_pool(known, seat, NONE)
    while pool != NONE:
        if not draw_pool(known, seat, pool, chance):
            exchange_pool(known, seat, pool, chance)
        pool = next_pool(known, seat, pool)


@rule
def next_pool(known, seat, last):
    """The lowest pool above ``last`` with a card of which the seat does not know both sides; `NONE`: there is none."""
    lowest = NONE
    for label in range(known.size):
        pool = known.pool[label]
        lower = pool > last and (lowest == NONE or pool < lowest)
        if lower and known_sides(known, label, seat) != BOTH:
            lowest = pool
    return lowest


@rule
def draw_pool(known, seat, pool, chance):
    """Draw a deal of one pool; whether one was found that fits.

    The cards of which the seat knows the first side and those of which it knows the second want the same pairs. The
    fewer of them are drawn first and may come out wrong (see `take_few`); then the many, then the rest. Pairs are
    ``counted`` by the face on the side that is known of the few, and by the other face.
    """
    labels, counts = np.empty((BOTH, known.size), np.int32), np.zeros(BOTH, np.int32)
    faces = sort_labels(known, seat, pool, labels, counts)
    if counts.sum() < 2:
        return True
    few, many = (FIRST, SECOND) if counts[FIRST] <= counts[SECOND] else (SECOND, FIRST)
    side = few - FIRST
    counted, wanted = np.zeros((faces + 1, faces), np.int64), np.zeros(faces, np.int64)
    for kind in (few, many, NOTHING):
        count_pairs(known, labels[kind, : counts[kind]], side, counted)
    for label in labels[many, : counts[many]]:
        wanted[known.face[label][1 - side]] += 1
    left, drawn = np.empty_like(counted), np.empty(counts[few], np.int32)
    for _ in range(TRIES):
        left[:] = counted
        if take_few(known, labels[few], side, counted, wanted, chance, left, drawn):
            for nth in range(counts[few]):
                known.face[labels[few, nth]][1 - side] = drawn[nth]
            take_many(known, labels[many, : counts[many]], side, chance, left)
            take_rest(known, labels[NOTHING, : counts[NOTHING]], side, chance, left)
            return True
    return False


@rule
def sort_labels(known, seat, pool, labels, counts):
    """Sort a pool's labels by which side the seat knows, but for `BOTH`; return a number above all their faces."""
    highest = 0
    for label in range(known.size):
        if known.pool[label] == pool:
            kind = known_sides(known, label, seat)
            if kind != BOTH:
                labels[kind, counts[kind]] = label
                counts[kind] += 1
                highest = max(highest, known.face[label][0], known.face[label][1])
    return highest + 1


@rule
def count_pairs(known, labels, side, counted):
    for label in labels:
        count_pair(counted, known.face[label][side], known.face[label][1 - side], 1)


@rule
def count_pair(counted, one, other, more):
    """Count so many more pairs of two faces, and in the last row so many more of the other face."""
    counted[one, other] += more
    counted[-1, other] += more


@rule
def take_few(known, labels, side, counted, wanted, chance, left, drawn):
    """Draw the other faces of the few; whether the draw holds.

    In how many ways the many can then be chosen is a product: each card that is taken of a face, of which ``left`` are
    left, multiplies it by (left - wanted) / left. A card is proposed by the counts and by that factor as they were at
    first (`face_to_spare`), and kept as often as each has shrunk since: the two tests. One that is not kept ends the
    draw, so those that hold are as likely as the ways that they leave.
    """
    for nth in range(len(drawn)):
        one = known.face[labels[nth]][side]
        other = face_to_spare(counted, one, wanted, chance)
        if below(chance, counted[one, other]) >= left[one, other]:
            return False
        first, now = counted[-1, other], left[-1, other]
        if below(chance, now * (first - wanted[other])) >= first * (now - wanted[other]):
            return False
        count_pair(left, one, other, -1)
        drawn[nth] = other
    return True


@rule
def face_to_spare(counted, one, wanted, chance):
    """The other face of a card that the many leave. There is one: the card that truly lies there is none of theirs."""
    cards = counted[one].sum()
    while True:
        other = nth_face(counted[one], below(chance, cards))
        if below(chance, counted[-1, other]) >= wanted[other]:
            return other


@rule
def nth_face(counts, nth):
    """The face of the card that comes after ``nth`` others, there being so many of each."""
    face = 0
    while nth >= counts[face]:
        nth -= counts[face]
        face += 1
    return face


@rule
def take_many(known, labels, side, chance, left):
    """Draw this side of the cards of which the other is known."""
    for label in labels:
        other = known.face[label][1 - side]
        one = nth_face(left[:, other], below(chance, left[-1, other]))
        count_pair(left, one, other, -1)
        known.face[label][side] = one


@rule
def take_rest(known, labels, side, chance, left):
    """Deal the pairs that are left to the cards of which nothing is known."""
    pairs = np.empty((len(labels), 2), np.int32)
    list_pairs(left, pairs)
    for last in range(len(labels) - 1, -1, -1):
        chosen = below(chance, last + 1)
        known.face[labels[last]][side] = pairs[chosen, 0]
        known.face[labels[last]][1 - side] = pairs[chosen, 1]
        pairs[chosen] = pairs[last]


@rule
def list_pairs(counted, pairs):
    """Write each pair of faces as often as it is counted, in ascending order: so it tells nothing of where each lay."""
    place = 0
    for one in range(len(counted) - 1):
        for other in range(counted.shape[1]):
            for _ in range(counted[one, other]):
                pairs[place, 0], pairs[place, 1] = one, other
                place += 1
