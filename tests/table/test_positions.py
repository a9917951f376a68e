"""Laying out a position: every card has one place, and who sees it follows from there."""

import pytest
from tests.kit import cards_lying, counts, laid, watchers, zones

from sobremesa.table.positions import WrongPosition
from sobremesa.table.table import Table

ROW = {"row-red-left": ["start-3"], "row-red-right": ["start-16"]}


def test_named_cards_go_where_they_are_named_and_none_is_lost():
    table = laid(
        "cabanga",
        3,
        {**ROW, "hand-0": ["red-1", "red-2"], "aside": ["red-3"], "stock": ["red-4", "red-5"]},
    )
    seen = zones(table, 0)
    assert seen["hand-0"] == ["red-1", "red-2"]
    assert seen["aside"] == ["red-3"]
    assert seen["row-red-left"] == ["start-3"]
    assert cards_lying(table) == cards_lying(Table("cabanga", 3))
    stock = table.record["stock"][0]
    assert stock["cards"][: stock["size"]][-2:].tolist() == [3, 4], "red-4 and red-5 on top"


def test_a_place_that_is_not_named_keeps_its_number_of_cards():
    for seed in range(20):
        table = laid("cabanga", 3, {"hand-0": ["red-1", "red-2", "blue-3"]}, seed=seed)
        assert counts(table)["hand-1"] == counts(table)["hand-2"] == 8
        assert counts(table)["stock"] == 72 - 19


def test_the_rest_may_go_elsewhere_than_to_the_stock():
    position = {
        "stock": [],
        "aside": "rest",
        "hand-0": ["red-1"],
        "hand-1": ["red-2"],
        "hand-2": ["red-3"],
    }
    table = laid("cabanga", 3, position)
    assert counts(table)["stock"] == 0
    assert counts(table)["aside"] == 69
    assert cards_lying(table) == cards_lying(Table("cabanga", 3))


def test_who_sees_a_card_follows_from_its_place():
    table = laid(
        "cabanga", 3, {**ROW, "hand-0": ["red-1"], "hand-1": ["red-9"], "aside": ["red-3"]}
    )
    seers = table.record["known"]["seers"][0]
    assert seers[0] == 0b0010
    assert seers[8] == 0b0100
    assert seers[2] == 0b1111
    from tests.kit import chance

    dice = chance(1)
    for seat in watchers(table):
        assert table.redealt(seat, dice).view(seat).tobytes() == table.view(seat).tobytes()


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"hands-0": []}, "there is no place 'hands-0'; did you mean 'hand-0'"),
        ({"attic": []}, "there is no place 'attic'; there are: row-red-left"),
        ({"hand-0": ["red-19"]}, "there is no card 'red-19'; cards are named like 'red-"),
        (
            {"hand-0": ["red-1"], "aside": ["red-1"]},
            "'red-1' is named twice: in 'hand-0' and in 'aside'",
        ),
        ({"hand-0": ["red-1", "red-1"]}, "'red-1' is named twice"),
        ({"hand-0": "red-1"}, "'hand-0' takes a list of cards or 'rest', not 'red-1'"),
        ({"turn": 3}, "'turn' takes a whole number from 0 to 2, not 3"),
        ({"turn": "one"}, "'turn' takes a whole number from 0 to 2, not 'one'"),
        ({"totals": [1, 2]}, "'totals' takes the minus points of each of the 3 seats"),
        (
            {"last-colour": "green"},
            "'last-colour' is none, red or blue or purple or yellow, not 'green'",
        ),
        ({"row-red-left": []}, "row-red-left needs at least one card"),
        ({"row-red-left": ["blue-1"]}, "blue-1 cannot lie in row-red-left"),
    ],
)
def test_what_cannot_be_laid_is_answered_with_a_sentence(position, sentence):
    with pytest.raises(WrongPosition, match=sentence):
        laid("cabanga", 3, position)


def test_a_card_that_is_not_played_with_cannot_be_laid():
    with pytest.raises(WrongPosition, match="the card 'blue-1' is not played with at this table"):
        laid("cabanga", 3, {"hand-0": ["blue-1"]}, colours=1, hand=2)
