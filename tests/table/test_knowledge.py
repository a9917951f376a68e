"""Who knows where a card lies, and all the ways in which the rest may lie."""

from collections import Counter
from math import factorial

import numpy as np
import pytest
from scipy.stats import chisquare
from tests.kit import chance

from sobremesa.table import piles
from sobremesa.table.knowledge import bit, everyone, knowledge, knows, new_pool, rearrange, rename

KNOWN = knowledge(7)
ROOM = piles.pile(7)


def known(seers, pools):
    one = np.zeros(1, KNOWN)
    one["seers"], one["pool"], one["pools"] = seers, pools, max(pools)
    return one


def test_bits_of_seats_and_spectators():
    assert [int(bit(seat)) for seat in (-1, 0, 1)] == [1, 2, 4]
    assert int(everyone(3)) == 0b1111
    one = known([everyone(2), bit(0), bit(1) | bit(-1), 0, 0, 0, 0], [0] * 7)
    seen = [[bool(knows(one[0], card, seat)) for card in range(4)] for seat in (-1, 0, 1)]
    assert seen == [
        [True, False, True, False],
        [True, True, False, False],
        [True, False, True, False],
    ]


def test_who_shuffles_loses_sight():
    one = known([15] * 7, [0] * 7)
    pile = np.zeros(1, ROOM)
    for card in (2, 5):
        piles.push(pile[0], card)
    new_pool(one[0], pile[0])
    assert one["pool"][0].tolist() == [0, 0, 1, 0, 0, 1, 0]
    assert one["seers"][0].tolist() == [15, 15, 0, 15, 15, 0, 15]
    assert one["pools"][0] == 1


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_unknown_cards_change_places_within_their_pool_and_evenly(seat):
    seers = [everyone(2), bit(0), bit(1), 0, bit(0), 0, bit(1)]
    pools = [0, 0, 0, 0, 1, 1, 1]
    stream = chance(seat + 5)
    becomes, found = np.zeros(7, np.int32), Counter()
    unknown = [
        [card for card in range(7) if pools[card] == pool and not seers[card] & bit(seat)]
        for pool in (0, 1)
    ]
    orders = factorial(len(unknown[0])) * factorial(len(unknown[1]))
    for _ in range(100 * orders):
        one = known(seers, pools)
        rearrange(one[0], seat, stream[0], becomes)
        found[tuple(becomes.tolist())] += 1
        for pool in unknown:
            assert sorted(becomes[pool]) == pool, "each pool within itself"
        kept = [card for card in range(7) if card not in unknown[0] + unknown[1]]
        assert becomes[kept].tolist() == kept, "what the seat knows stays"
        assert [one["seers"][0, becomes[card]] for card in range(7)] == seers, "knowledge follows"
        assert one["pool"][0].tolist() == pools
    assert len(found) == orders
    if orders > 1:
        assert chisquare(list(found.values())).pvalue > 1e-3


def test_renaming_goes_through_a_pile():
    pile = np.zeros(1, ROOM)
    for card in (2, 0, 5):
        piles.push(pile[0], card)
    rename(pile[0], np.array([6, 5, 4, 3, 2, 1, 0], np.int32))
    assert pile["cards"][0, :3].tolist() == [4, 6, 1]
