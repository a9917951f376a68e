"""Positions as people write them."""

import pytest
from tests.kit import counts, zones

from sobremesa.games.cagones.tests.tables import capacity, stomach, table
from sobremesa.table.positions import WrongPosition


def test_cards_take_the_lowest_numbers_in_the_order_of_writing() -> None:
    of = table({"hand-0": ["fish-2", "bear-nap#1", "fish-1"], "hand-1": ["fish-3"]})
    assert zones(of, 0)["hand-0"] == ["fish-2#0", "bear-nap#1", "fish-1#2"]
    assert zones(of, 1)["hand-1"] == ["fish-3#3"]


def test_both_faces_can_be_written_or_none() -> None:
    of = table({"hand-0": ["fish-2/carrot-2", "?#40"], "hand-1": ["fish-1/rabbit-fat-nap"]})
    assert zones(of, 0)["hand-0"][0] == "fish-2#0"
    assert zones(of, 1)["hand-0"][0] == "carrot-2#0"
    assert zones(of, 0)["hand-1"] == ["rabbit-fat-nap#1"]
    assert zones(of, 0)["hand-0"][1].endswith("#40")


def test_what_is_not_named_stays_and_what_lay_there_is_left_over() -> None:
    of = table({"hand-0": ["fish-2"], "bear": ["fish-1"]})
    seen = counts(of)
    assert (seen["hand-0"], seen["bear"], seen["hand-1"], seen["stock-1"]) == (1, 1, 4, 10)
    assert seen["stock-0"] == 10
    assert sum(seen.values()) == 58


def test_the_piles_are_counted_and_the_animal_and_the_turn_set() -> None:
    of = table({"bear": ["fish-3", "bear-fat-nap"], "active": "rabbit", "turn": 2})
    assert (stomach(of), capacity(of)) == (3, 6)
    assert of.actors == (2,)
    assert of.record["active"][0] == 1


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"active": "fox"}, "'active' is bear or rabbit, not 'fox'"),
        ({"turn": 3}, "'turn' takes a whole number from 0 to 2, not 3"),
        ({"hand-0": ["fish-9"]}, "there is no face 'fish-9'; there are: fish-1"),
        ({"hand-0": ["fish-1#58"]}, "there is no card '58'"),
        ({"hand-0": ["fish-1#5", "fish-2#5"]}, "the card '5' is named twice"),
        ({"hand-7": ["fish-1"]}, "there is no place 'hand-7'"),
        ({"hand-0": "fish-1"}, "'hand-0' takes a list of cards or 'rest', not 'fish-1'"),
        ({"bear": ["bear-nap"] * 4}, "the deck has no card left that is 'bear-nap'"),
        ({"bear": ["fish-1/bear-nap"]}, "'fish-1/bear-nap' has two faces of one animal"),
        ({"bear": ["?"] * 59}, "there are only 58 cards"),
    ],
)
def test_what_cannot_be_is_answered(position: dict, sentence: str) -> None:
    with pytest.raises(WrongPosition) as error:
        table(position)
    assert sentence in str(error.value)
