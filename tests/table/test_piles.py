"""Piles do what their names say."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare
from tests.kit import chance
from tests.strategies import hands

from sobremesa.table import piles

ROOM = piles.pile(64)


def heap(cards):
    one = np.zeros(1, ROOM)
    one["size"] = len(cards)
    one["cards"][0, : len(cards)] = cards
    return one


def lying(one):
    return one["cards"][0, : one["size"][0]].tolist()


@given(hands)
def test_what_is_pushed_is_drawn_last_in_first_out(cards):
    one = heap([])
    for card in cards:
        piles.push(one[0], card)
        assert piles.top(one[0]) == card
    assert lying(one) == cards
    assert [piles.draw(one[0]) for _ in cards] == cards[::-1]
    assert lying(one) == []


@given(hands.filter(len), st.data())
def test_a_card_is_found_and_taken_from_anywhere(cards, data):
    place = data.draw(st.integers(0, len(cards) - 1))
    one = heap(cards)
    assert piles.place_of(one[0], cards[place]) == place
    assert piles.take(one[0], place) == cards[place]
    assert lying(one) == cards[:place] + cards[place + 1 :]
    assert piles.place_of(one[0], cards[place]) == -1


@given(hands)
def test_turning_over_reverses_and_putting_under_lifts(cards):
    one = heap(cards)
    piles.turn_over(one[0])
    assert lying(one) == cards[::-1]
    piles.put_under(one[0], 63)
    assert lying(one) == [63, *cards[::-1]]
    piles.empty(one[0])
    assert lying(one) == []


@given(hands, hands)
def test_equal_piles_have_equal_bytes_once_copied(before, cards):
    one, two = heap(before), np.zeros(1, ROOM)
    piles.copy_pile(heap(cards)[0], one[0])
    piles.copy_pile(heap(cards)[0], two[0])
    assert one.tobytes() == two.tobytes()
    assert lying(one) == cards


def test_a_shuffle_makes_every_order_equally_likely():
    stream = chance(3)
    orders = Counter()
    for _ in range(24 * 100):
        one = heap([0, 1, 2, 3])
        piles.shuffle(one[0], stream[0])
        orders[tuple(lying(one))] += 1
    assert set(orders) == set(permutations(range(4)))
    assert chisquare(list(orders.values())).pvalue > 1e-3


def test_beyond_its_room_a_pile_is_an_error_where_bounds_are_checked():
    one = heap(list(range(64)))
    with pytest.raises(IndexError):
        piles.push(one[0], 1)
