"""Two-sided cards: who has seen which side of which card. The deals that somebody could not tell apart: `redealing`.

A card in a pile is a *label*: its place in the last shuffle, which everybody can follow. Hidden is which pair of faces
lies there. Seen from one seat, a label may have any pair of its pool that agrees with the sides that the seat has seen.
"""

import numpy as np

from sobremesa.table.chance import below
from sobremesa.table.compiled import inlined, rule
from sobremesa.table.knowledge import bit

NOTHING, FIRST, SECOND, BOTH = range(4)
"""Which sides of a card a seat knows."""


def sides(cards):
    """The dtype for at most ``cards`` cards: how many there are; of each label its two faces, who has seen each side
    (bit 0 the spectators, bit s + 1 seat s) and its pool: the shuffle that it came from.
    """
    return np.dtype(
        [
            ("size", np.int32),
            ("pools", np.int32),
            ("face", np.int32, (cards, 2)),
            ("seen", np.int32, (cards, 2)),
            ("pool", np.int32, (cards,)),
        ],
        align=True,
    )


@inlined
def see_side(known, label, side, who):
    """Those of a set of bits see this side of a card now, and will not forget it."""
    known.seen[label][side] |= who


@inlined
def knows_side(known, label, side, seat):
    """Whether a seat (or the spectators, -1) has seen this side since the card was last shuffled."""
    return known.seen[label][side] & bit(seat) != 0


@rule
def known_sides(known, label, seat):
    """`NOTHING`, `FIRST`, `SECOND` or `BOTH`: which sides of a card the seat knows."""
    return FIRST * knows_side(known, label, 0, seat) + SECOND * knows_side(known, label, 1, seat)


@rule
def shuffle_sides(known, pile, chance):
    """Shuffle the cards of a pile: its labels stay where they are, nobody knows any more which card lies at which."""
    known.pools += 1
    for i in range(pile.size - 1, -1, -1):
        label, other = pile.cards[i], pile.cards[below(chance, i + 1)]
        for side in range(2):
            face = known.face[label][side]
            known.face[label][side] = known.face[other][side]
            known.face[other][side] = face
            known.seen[label][side] = 0
        known.pool[label] = known.pools
