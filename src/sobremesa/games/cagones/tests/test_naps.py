"""CAG-31 to 33: everything is turned over."""

import pytest
from tests.kit import chance, zones

from sobremesa.games.cagones.tests.tables import capacity, kinds, play, sizes, stomach, table, turn

POSITION = {
    "hand-0": ["bear-nap#0", "fish-1#1"],
    "hand-1": ["fish-2#2"],
    "stock-0": ["?#10", "?#11", "?#12"],
    "stock-1": ["?#13", "?#14", "?#15"],
    "bear": ["fish-3#20"],
    "rabbit": ["carrot-1#21"],
}


def labels(of, place: str, seat: int = -1) -> list[int]:
    return [int(name.partition("#")[2]) for name in zones(of, seat)[place]]


@pytest.mark.clause("CAG-31")
def test_after_a_nap_the_other_animal_is_active_and_its_pile_lies_as_it_was() -> None:
    of = table(POSITION, seats=2)
    assert kinds(play(of, 0)) == ["played", "turned", "replaced"]
    assert of.record["active"][0] == 1
    assert zones(of)["bear"] == ["bear-nap#0"]
    assert zones(of)["rabbit"] == ["carrot-1#21"]
    assert (stomach(of, 0), stomach(of, 1)) == (3, 1)
    assert turn(of) == 1


@pytest.mark.clause("CAG-31")
@pytest.mark.clause("CAG-04")
def test_every_hand_shows_its_other_face() -> None:
    of = table(POSITION, seats=2)
    near, far = zones(of, 1)["hand-1"], zones(of, 0)["hand-1"]
    play(of, 0)
    assert zones(of, 1)["hand-1"] == far, "what the others saw is what the owner sees now"
    assert zones(of, 0)["hand-1"] == near
    assert far[0].startswith(("carrot", "rabbit"))


@pytest.mark.clause("CAG-31")
def test_a_nap_on_the_rabbit_turns_back_to_the_bear() -> None:
    of = table({**POSITION, "hand-0": ["rabbit-nap#0"], "active": "rabbit"}, seats=2)
    play(of, 0)
    assert of.record["active"][0] == 0
    assert zones(of)["rabbit"] == ["rabbit-nap#0"]


@pytest.mark.clause("CAG-32")
def test_the_bottom_of_a_stock_becomes_its_top() -> None:
    of = table(POSITION, seats=2)
    assert labels(of, "stock-1") == [15]
    play(of, 0)
    assert labels(of, "stock-1") == [13]
    assert zones(of)["stock-1"][0].startswith(("fish", "bear")), "bear side up now"


@pytest.mark.clause("CAG-32")
@pytest.mark.clause("CAG-10")
def test_the_card_for_the_nap_is_drawn_from_the_turned_stock() -> None:
    of = table(POSITION, seats=2)
    play(of, 0)
    assert labels(of, "hand-0") == [1, 10]
    assert labels(of, "stock-0") == [11]
    assert sizes(of)[0] == (2, 2)


@pytest.mark.clause("CAG-33")
def test_a_fat_nap_makes_room_in_the_animal_on_whose_pile_it_lies() -> None:
    of = table({**POSITION, "hand-0": ["bear-fat-nap#0", "fish-1#1"]}, seats=2)
    play(of, 0)
    assert of.record["active"][0] == 1
    assert (capacity(of, 0), capacity(of, 1)) == (6, 3)
    of = table({**POSITION, "hand-0": ["rabbit-fat-nap#0"], "active": "rabbit"}, seats=2)
    play(of, 0)
    assert (capacity(of, 0), capacity(of, 1)) == (5, 3.5)


@pytest.mark.clause("CAG-04")
@pytest.mark.clause("CAG-31")
def test_who_saw_both_faces_knows_the_card_while_it_follows_it() -> None:
    of, dice = table(POSITION, seats=2), chance(3)
    play(of, 0)
    of.play(1, "draw 0")
    faces = of.record["known"]["face"][0]
    for _ in range(30):
        other = of.redealt(0, dice).record["known"]["face"][0]
        assert (other[2] == faces[2]).all(), "seat 0 saw one side before the nap and one after"
        assert (other[1] == faces[1]).all(), "its own card, turned over"
