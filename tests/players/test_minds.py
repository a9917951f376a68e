"""What people forget, miscount and dare follows the model that is stated, and stays the same within a game."""

import math

import numpy as np
import pytest
from scipy import stats
from tests.kit import chance

from sobremesa.minds.daring import dares, felt, speaks
from sobremesa.minds.memory import SUBITIZED, lasting, miscount, remembers, seems
from sobremesa.minds.people import (
    DARING,
    KINDS,
    LEVELS,
    SLIP,
    SPAN,
    TALK,
    TEMPERATURE,
    TEMPO,
    WEBER,
)

DRAWS = 10_000
CHILD, CASUAL, SHARP, MACHINE = (KINDS.index(level) + 1 for level in LEVELS)


def several(function, *arguments: float) -> np.ndarray:
    """What a function of one stream of chance gives, drawn again and again."""
    stream = chance(3)
    return np.array([function(stream[0], *arguments) for _ in range(DRAWS)])


def over_items(function, kind: int, *more: float) -> np.ndarray:
    """What a function says of many items in one game."""
    stream = chance(4)
    return np.array([function(stream[0], kind, 1, item, *more) for item in range(DRAWS)])


def test_every_kind_has_its_number_everywhere() -> None:
    assert len(KINDS) == 16
    assert KINDS[:3] == ("child", "child-careful", "child-bold")
    assert all(len(each) == 17 for each in (TEMPO, SPAN, SLIP, WEBER, TEMPERATURE, DARING, TALK))


@pytest.mark.parametrize(
    "numbers",
    [TEMPO, SLIP, WEBER, TEMPERATURE, -SPAN],
    ids=["tempo", "slip", "weber", "temperature", "span"],
)
def test_who_is_better_is_no_worse_in_anything(numbers: np.ndarray) -> None:
    ladder = numbers[[CHILD, CASUAL, SHARP, MACHINE]]
    assert np.all(np.diff(ladder) <= 0)
    assert ladder[0] > ladder[-1]


def test_what_is_drawn_for_an_item_lasts_and_is_even() -> None:
    stream = chance(5)
    drawn = np.array([lasting(stream[0], 2, item) for item in range(DRAWS)])
    assert stats.kstest(drawn, "uniform").pvalue > 0.01
    assert [lasting(stream[0], 2, item) for item in range(10)] == drawn[:10].tolist()
    others = np.array([lasting(stream[0], 3, item) for item in range(DRAWS)])
    games = np.array([lasting(chance(6)[0], 2, item) for item in range(200)])
    assert abs(np.corrcoef(drawn, others)[0, 1]) < 0.04
    assert abs(np.corrcoef(drawn[1:], drawn[:-1])[0, 1]) < 0.04
    assert not np.isclose(games, drawn[:200]).any(), "another game, other slips"


@pytest.mark.parametrize("kind", [CHILD, CASUAL, SHARP])
@pytest.mark.parametrize("age", [0, 3, 10, 40])
def test_items_fade_as_others_come_after_them(kind: int, age: int) -> None:
    kept = over_items(remembers, kind, age).sum()
    assert stats.binomtest(int(kept), DRAWS, math.exp(-age / SPAN[kind])).pvalue > 1e-3


def test_what_is_forgotten_stays_forgotten() -> None:
    young, old = over_items(remembers, CASUAL, 5), over_items(remembers, CASUAL, 25)
    assert not np.any(old & ~young)


@pytest.mark.parametrize("kind", [CHILD, CASUAL, SHARP, MACHINE])
def test_a_running_count_slips_as_often_either_way_as_stated(kind: int) -> None:
    slips = over_items(miscount, kind)
    assert set(slips.tolist()) <= {-1, 0, 1}
    for way in (-1, 1):
        rate = SLIP[kind] / 2
        assert stats.binomtest(int((slips == way).sum()), DRAWS, rate).pvalue > 1e-3


@pytest.mark.parametrize("kind", [CHILD, CASUAL, SHARP])
@pytest.mark.parametrize("number", [20, 60])
def test_numbers_blur_in_proportion_to_themselves(kind: int, number: int) -> None:
    guesses = over_items(seems, kind, number) + np.random.default_rng(0).uniform(-0.5, 0.5, DRAWS)
    assert stats.kstest(guesses, stats.norm(number, WEBER[kind] * number).cdf).pvalue > 0.01


def test_a_few_things_are_seen_as_they_are() -> None:
    for number in range(SUBITIZED + 1):
        assert set(over_items(seems, CHILD, number).tolist()) == {number}
    assert set(over_items(seems, MACHINE, 50).tolist()) == {50}


@pytest.mark.parametrize("kind", [CHILD, CASUAL, SHARP])
@pytest.mark.parametrize("gain", [-0.5, 0.0, 0.3])
def test_a_risk_is_taken_by_what_it_seems_to_gain(kind: int, gain: float) -> None:
    taken = several(dares, kind, gain).sum()
    rate = 1 / (1 + math.exp(-gain / TEMPERATURE[kind]))
    assert stats.binomtest(int(taken), DRAWS, rate).pvalue > 1e-3


def test_the_bold_dare_more_than_the_careful_and_the_chatty_talk() -> None:
    careful, plain, bold = (
        several(dares, kind, 0.1).mean() for kind in (CASUAL + 1, CASUAL, CASUAL + 2)
    )
    assert careful < plain < bold
    assert several(speaks, CASUAL + 3).mean() > 3 * several(speaks, CASUAL).mean()


def test_a_machine_feels_what_is() -> None:
    assert set(several(felt, MACHINE, 0.25).tolist()) == {0.25}
