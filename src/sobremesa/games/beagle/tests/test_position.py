"""Positions as people write them: what is laid is what is seen, and a wrong one gets a sentence."""

import pytest
from tests.kit import cards_lying, counts

from sobremesa.games.beagle.tests.tables import face, given, look, tokens
from sobremesa.table.positions import WrongPosition


def test_cards_lie_where_they_are_named_the_rest_where_it_was_dealt():
    table = given("discard-down", 3, {"centre-1": ["bagel", "hot-dog/bagel"], "pile-2": ["beagle"]})
    assert look(table)["centre-1"] == (2, "hot-dog")
    assert look(table)["pile-2"] == (1, "beagle")
    assert counts(table)["pile-0"] == 10
    assert cards_lying(table) == list(range(80))
    top = int(table.record["centre"]["cards"][0, 1, 1])
    assert face(table, top, 1 - int(table.record["up"][0, top])) == "bagel"


def test_all_three_hot_dogs_can_be_named_by_one_side_or_by_both():
    centre = {"centre-0": ["bagel"], "centre-1": ["hot-dog"], "centre-2": ["hot-dog/bagel"]}
    table = given("discard-down", 2, {**centre, "centre-3": ["bagel/hot-dog"]})
    assert [look(table)[f"centre-{place}"][1] for place in range(4)] == [
        "bagel",
        "hot-dog",
        "hot-dog",
        "bagel",
    ]


def test_what_was_in_view_before_is_forgotten():
    table = given("discard-down", 3, {"pile-0": ["?", "beagle"]})
    assert table.record["cards"]["seen"].sum() == 7
    assert (table.record["shown"] >= 0).sum() == 7


def test_a_seat_without_chips_is_out():
    table = tokens(["beagle", "", "bagel"], chips=[3, 0, 1])
    assert table.actors == (0, 2)
    assert look(table)["pile-1"] == (0, "")
    assert counts(table)["tokens-beagle"] == 1


@pytest.mark.parametrize(
    ("game", "position", "sentence"),
    [
        ("discard-down", {"hand-0": []}, "no place 'hand-0'; there are: centre-0, "),
        ("discard-down", {"centre-4": []}, "no place 'centre-4'"),
        ("discard-down", {"pile-0": "beagle"}, "pile-0 needs a list of cards, not 'beagle'"),
        ("discard-down", {"pile-0": ["cat"]}, "no face 'cat'; there are: beagle"),
        ("discard-down", {"pile-0": ["beagle/bagel/beagle"]}, "two faces, not 'beagle/bagel"),
        ("discard-down", {"pile-0": ["opposite"] * 5}, "no card left that is 'opposite'"),
        ("discard-down", {"pile-0": ["?"] * 60}, "not enough cards for pile-0"),
        ("discard-down", {"stock": []}, "the stock has 46 cards then, not 0"),
        ("discard-down", {"chips": [1, 1, 1]}, "no chips in this game"),
        ("discard-down", {"round": 0}, "round is a number from 1, not 0"),
        ("winner-takes-all", {"round": 9}, "round is a number from 1, not 9"),
        ("take-a-token", {"chips": [1, 1]}, "chips is a list of 3 numbers"),
        ("take-a-token", {"chips": [1, 5, 1]}, "chips are numbers from 0 to 4"),
        ("take-a-token", {"chips": [1, 0, 0]}, "at least two seats need chips"),
        ("take-a-token", {"tokens": [3, 1]}, "tokens are numbers from 0 to 2"),
    ],
)
def test_a_wrong_position_gets_a_sentence(game, position, sentence):
    with pytest.raises(WrongPosition, match=sentence):
        given(game, 3, position)
