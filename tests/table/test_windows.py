"""Questions to several seats: who is asked, who has answered, who still may."""

from collections import Counter

import numpy as np
from scipy.stats import chisquare
from tests.kit import chance

from sobremesa.table import windows
from sobremesa.table.scene import seats_of
from sobremesa.table.windows import ASKING, END, OVER, WINDOW


def asked(kind, *seats):
    one = np.zeros(1, ASKING)
    windows.ask(one[0], kind, sum(1 << seat for seat in seats))
    return one


def waiting(one):
    return seats_of(int(windows.waiting(one[0])))


def test_a_window_waits_for_each_seat_asked_and_for_no_other():
    one = asked(WINDOW, 0, 2, 3)
    assert waiting(one) == (0, 2, 3)
    assert [bool(windows.may_act(one[0], seat)) for seat in range(-1, 4)] == [
        False,
        True,
        False,
        True,
        True,
    ]
    windows.answer(one[0], 2)
    assert waiting(one) == (0, 3)
    windows.answer(one[0], 2)
    assert waiting(one) == (0, 3), "an answer twice is one answer"


def test_every_question_is_a_new_moment():
    one = asked(WINDOW, 1)
    windows.answer(one[0], 1)
    windows.ask(one[0], WINDOW, 2)
    assert one["moment"][0] == 2
    assert waiting(one) == (1,), "the answers of the moment before do not count"


def test_when_the_game_is_over_nobody_is_asked():
    one, end = asked(WINDOW, 0, 1), np.zeros(1, END)
    windows.end_game(one[0], end[0], 3, 0b10)
    assert waiting(one) == ()
    assert one["kind"][0] == OVER
    assert end[0].tolist() == (3, 2)


def test_seats_of_a_mask():
    assert seats_of(int(windows.all_seats(4))) == (0, 1, 2, 3)
    assert [int(windows.lowest_seat(mask)) for mask in (0, 1, 4, 12)] == [-1, 0, 2, 2]


def test_some_seat_is_any_of_them_evenly():
    stream = chance(1)
    drawn = Counter(int(windows.some_seat(0b10110, stream[0])) for _ in range(900))
    assert set(drawn) == {1, 2, 4}
    assert chisquare(list(drawn.values())).pvalue > 1e-3


def test_the_highest_score_wins_and_equal_ones_share():
    for scores, winners in (([3, 1, 2], (0,)), ([-4, -2, -2], (1, 2)), ([0, 0, 0], (0, 1, 2))):
        padded = np.array([*scores, 99], np.int32)
        assert seats_of(int(windows.winners_with_most(padded, 3))) == winners
