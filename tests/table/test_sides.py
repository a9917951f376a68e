"""Two-sided cards: what is kept when they are dealt anew, and that nothing else is."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from scipy.stats import chisquare
from tests.kit import chance

from sobremesa.table import exchanging, piles, redealing, sides
from sobremesa.table.knowledge import bit

SEAT, OTHER = 0, 1
A, B, C = range(3)


def laid(faces, seen=(), pools=None):
    """Cards at labels 0, 1, …: their faces; ``seen`` lists (label, side) that `SEAT` has seen."""
    known = np.zeros(1, sides.sides(len(faces)))
    known["size"] = len(faces)
    known["face"][0] = faces
    known["pool"][0] = pools or [1] * len(faces)
    known["pools"] = known["pool"].max()
    for label, side in seen:
        sides.see_side(known[0], label, side, bit(SEAT))
    return known


def deals(known):
    """Every assignment of the pairs to the labels that the seat cannot tell from the one that is there."""
    face, pool, size = known["face"][0], known["pool"][0], int(known["size"][0])
    seen = known["seen"][0] & bit(SEAT) != 0
    found = Counter()
    for order in permutations(range(size)):
        if all(
            pool[label] == pool[card] and not (seen[label] & (face[label] != face[card])).any()
            for label, card in enumerate(order)
        ):
            found[tuple(map(tuple, face[list(order)].tolist()))] += 1
    return found


CASES = {
    "nothing seen": laid([(A, A), (A, B), (B, A), (B, B), (C, A)]),
    "some of one side": laid(
        [(A, A), (A, B), (B, A), (B, B), (C, A), (C, C)], [(0, 0), (1, 0), (2, 0)]
    ),
    "both sides of some, one of others": laid(
        [(A, A), (A, B), (B, A), (B, B), (C, A), (A, C)], [(0, 0), (0, 1), (1, 0), (2, 1), (3, 1)]
    ),
    "no free place: only four can change at once": laid(
        [(A, A), (B, B), (B, A), (A, B)], [(0, 0), (1, 0), (2, 1), (3, 1)]
    ),
    "two of a face on both sides": laid(
        [(A, A), (A, B), (A, B), (B, B), (B, B)], [(0, 0), (1, 1), (2, 0), (4, 1)]
    ),
    "two pools": laid(
        [(A, A), (A, B), (B, A), (B, B), (C, A), (A, C)], [(0, 0), (4, 1)], [1, 1, 1, 2, 2, 2]
    ),
    "tight": laid(
        [(A, A), (A, B), (A, C), (B, A), (B, B), (B, C), (C, A)],
        [(0, 0), (1, 1), (2, 1), (3, 0), (4, 1), (5, 0), (6, 0)],
    ),
}


def exchange_all(known, seat, stream):
    for pool in sorted({*known["pool"].tolist()}):
        exchanging.exchange_pool(known, seat, pool, stream)


WAYS = {"drawn": redealing.redeal_sides, "exchanged": exchange_all}


@pytest.mark.parametrize("redeal", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize("case", CASES)
def test_every_deal_that_fits_is_drawn_as_often_as_another(case, redeal):
    known = CASES[case]
    expected = deals(known)
    draws = 400 * len(expected)
    stream, found = chance(3), Counter()
    for _ in range(draws):
        another = known.copy()
        redeal(another[0], SEAT, stream[0])
        found[tuple(map(tuple, another["face"][0].tolist()))] += 1
    assert found.keys() == expected.keys()
    share = draws / sum(expected.values())
    if len(expected) > 1:
        result = chisquare(
            [found[deal] for deal in expected], [share * times for times in expected.values()]
        )
        assert result.pvalue > 1e-3


def test_who_sees_both_sides_of_all_cards_is_left_alone():
    known = laid([(A, B), (B, A), (A, C)], [(label, side) for label in range(3) for side in (0, 1)])
    before = known.tobytes()
    stream = chance(1)
    untouched = stream.copy()
    redealing.redeal_sides(known[0], SEAT, stream[0])
    assert known.tobytes() == before
    assert stream == untouched, "nothing is drawn where there is nothing to draw"


def test_where_hardly_any_draw_fits_cards_are_exchanged():
    """Twenty times four cards that can only change together: one draw in 2 to the 20 fits."""
    faces, seen = [], []
    for a in range(0, 40, 2):
        b, label = a + 1, 2 * a
        faces += [(a, a), (b, b), (b, a), (a, b)]
        seen += [(label, 0), (label + 1, 0), (label + 2, 1), (label + 3, 1)]
    known, stream = laid(faces, seen), chance(5)
    before = known.copy()
    assert not redealing.draw_pool(known[0], SEAT, 1, stream[0])
    assert known.tobytes() == before.tobytes(), "a draw that does not fit leaves all as it was"
    redealing.redeal_sides(known[0], SEAT, stream[0])
    dealt = known["face"][0].tolist()
    assert sorted(map(tuple, dealt)) == sorted(faces)
    assert all(dealt[label][side] == faces[label][side] for label, side in seen)
    changed = sum(dealt[label] != list(faces[label]) for label in range(0, 80, 4))
    assert 3 <= changed <= 17, "each four is as likely to change as not"


def test_what_others_have_seen_stays_with_the_place():
    known = laid([(A, A), (B, B), (C, C), (A, B)])
    sides.see_side(known[0], 2, 1, bit(OTHER))
    redealing.redeal_sides(known[0], SEAT, chance(2)[0])
    assert known["seen"][0].tolist() == [[0, 0], [0, 0], [0, bit(OTHER)], [0, 0]]


@pytest.mark.parametrize("redeal", WAYS.values(), ids=WAYS)
def test_the_outcome_does_not_depend_on_the_true_deal(redeal):
    seen = [(0, 0), (1, 1), (2, 0), (4, 1)]
    one = laid([(A, A), (A, B), (A, B), (B, B), (B, B)], seen)
    two = laid([(A, B), (B, B), (A, A), (A, B), (B, B)], seen)
    for seed in range(50):
        ends = []
        for known in (one.copy(), two.copy()):
            redeal(known[0], SEAT, chance(seed)[0])
            ends.append(known["face"][0].tolist())
        assert ends[0] == ends[1], "the same things seen, the same draw"


def test_shuffled_cards_are_unknown_and_of_one_pool():
    known = laid([(A, A), (B, B), (C, C), (A, B)], [(0, 0), (1, 1), (3, 0)])
    pile = np.zeros(1, piles.pile(4))
    for label in (3, 1, 2):
        piles.push(pile[0], label)
    orders, stream = Counter(), chance(4)
    for _ in range(1200):
        again = known.copy()
        sides.shuffle_sides(again[0], pile[0], stream[0])
        orders[tuple(map(tuple, again["face"][0, 1:].tolist()))] += 1
        assert again["face"][0, 0].tolist() == [A, A]
        assert again["seen"][0].tolist() == [[bit(SEAT), 0], [0, 0], [0, 0], [0, 0]]
        assert again["pool"][0].tolist() == [1, 2, 2, 2]
    assert pile["cards"][0, :3].tolist() == [3, 1, 2], "the labels keep their order"
    assert len(orders) == 6
    assert chisquare(list(orders.values())).pvalue > 1e-3


@pytest.mark.parametrize("seat", [-1, SEAT, OTHER])
def test_a_side_is_known_to_those_who_saw_it(seat):
    known = laid([(A, B)])
    assert not sides.knows_side(known[0], 0, 1, seat)
    sides.see_side(known[0], 0, 1, bit(seat))
    assert [bool(sides.knows_side(known[0], 0, 1, each)) for each in (-1, SEAT, OTHER)] == [
        each == seat for each in (-1, SEAT, OTHER)
    ]
    assert not sides.knows_side(known[0], 0, 0, seat)
