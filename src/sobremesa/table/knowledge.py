"""Who knows where each card is, and from which shuffle an unknown card came.

Seen from one seat, a card is known (it lies in view, or the seat has followed it since it saw it) or it is one of
the unknown cards of its *pool*: the cards that were last shuffled together. A seat that forgets nothing knows how
many cards of each pool lie in every place, and nothing more; so any rearrangement of the unknown cards within their
pools is a table that it could not tell from this one, and all of them are equally likely.
"""

import numpy as np

from sobremesa.table.chance import below
from sobremesa.table.compiled import fixed, rule


def knowledge(cards):
    """The dtype for ``cards`` cards: ``seers`` (bit 0 the spectators, bit s + 1 seat s) and ``pool`` of each."""
    return np.dtype(
        [("seers", np.int32, (cards,)), ("pool", np.int32, (cards,)), ("pools", np.int32)],
        align=True,
    )


@fixed(int)
def bit(seat):
    """The bit of a seat in a set of those who see something; seat -1 is every spectator."""
    return 1 << (seat + 1)


@fixed(int)
def everyone(seats):
    """All seats and the spectators, as a set of bits."""
    return (1 << (seats + 1)) - 1


@rule
def knows(known, card, seat):
    """Whether a seat (or the spectators, -1) knows where this card is."""
    return known.seers[card] & bit(seat) != 0


@rule
def new_pool(known, pile):
    """The cards of ``pile`` have been shuffled together: from now on nobody knows which is which."""
    known.pools += 1
    for i in range(pile.size):
        known.pool[pile.cards[i]] = known.pools
        known.seers[pile.cards[i]] = 0


@rule
def rearrange(known, seat, chance, becomes):
    """Draw which card stands where each card stood, uniformly over all that ``seat`` could not tell apart.

    Writes ``becomes`` (int32, one number a card) and keeps ``known`` true of the rearranged table; the game then
    renames the cards in its piles with `rename`.
    """
    for card in range(len(becomes)):
        becomes[card] = card
    for pool in range(known.pools + 1):
        shuffle_unknown(known, seat, pool, chance, becomes)
    move_seers(known, becomes)


@rule
def shuffle_unknown(known, seat, pool, chance, becomes):
    """Shuffle the unknown cards of one pool among themselves: the 'inside-out' form, one pass over the cards."""
    met = np.empty(len(becomes), np.int32)
    count = 0
    for card in range(len(becomes)):
        if known.pool[card] != pool or known.seers[card] & bit(seat):
            continue
        met[count] = card
        count += 1
        other = met[below(chance, count)]
        becomes[card], becomes[other] = becomes[other], becomes[card]


@rule
def move_seers(known, becomes):
    """Who knew a card knows, after the renaming, the card that has taken its place."""
    before = np.empty(len(becomes), np.int32)
    for card in range(len(becomes)):
        before[card] = known.seers[card]
    for card in range(len(becomes)):
        known.seers[becomes[card]] = before[card]


@rule
def rename(pile, becomes):
    """Rename every card of a pile as `rearrange` has drawn."""
    for i in range(pile.size):
        pile.cards[i] = becomes[pile.cards[i]]
