"""CAG-12 to 19, 33: what goes in and what comes out."""

import random
from pathlib import Path

import pytest
from tests.kit import laid, texts, walk, zones

from sobremesa.games.cagones.tests.tables import (
    DECK,
    capacity,
    kinds,
    let_be,
    play,
    running,
    settled,
    stomach,
    table,
    with_deck,
)
from sobremesa.table.errors import AgainstTheRules
from sobremesa.table.table import Table

BEAR, RABBIT = 0, 1


def verdict(pile: list[str], card: str, say: str | None = None, **options: int) -> str:
    """A card is played on a pile and accused: whether it was right or wrong."""
    animal = "rabbit" if card.startswith(("rabbit", "carrot")) else "bear"
    of = laid(
        "cagones",
        2,
        {"turn": 0, "active": animal, animal: pile, "hand-0": [f"{card}#57", "?"]},
        **options,
    )
    of.play(0, "play 57")
    if say is not None:
        of.play(0, f"say {say}")
    found = kinds(of.play(1, "accuse"))
    return "wrong" if "was-wrong" in found else "right"


@pytest.mark.clause("CAG-12")
@pytest.mark.clause("CAG-13")
@pytest.mark.parametrize(
    ("pile", "card", "expected"),
    [
        (["fish-3"], "fish-2", "right"),
        (["fish-3", "fish-1"], "fish-1", "right"),
        (["fish-3"], "fish-3", "wrong"),
        (["fish-3", "fish-2"], "fish-1", "wrong"),
        (["carrot-2"], "carrot-1", "right"),
        (["carrot-2", "carrot-half"], "carrot-half", "right"),
        (["carrot-2", "carrot-half"], "carrot-1", "wrong"),
        (["carrot-2", "carrot-1"], "carrot-half", "wrong"),
        (["fish-3", "bear-poop-2"], "fish-3", "right"),
    ],
)
def test_food_is_wrong_if_there_is_no_room(pile: list[str], card: str, expected: str) -> None:
    assert verdict(pile, card) == expected


@pytest.mark.clause("CAG-12")
@pytest.mark.parametrize(
    ("card", "amount"),
    [
        ("fish-1", 1),
        ("fish-2", 2),
        ("fish-3", 3),
        ("carrot-half", 0.5),
        ("carrot-1", 1),
        ("carrot-2", 2),
    ],
)
def test_what_each_food_adds(card: str, amount: float) -> None:
    side = RABBIT if card.startswith("carrot") else BEAR
    of = table({"hand-0": [card], "active": ("bear", "rabbit")[side]})
    settled(of, 0)
    assert stomach(of, side) == amount


@pytest.mark.clause("CAG-12")
@pytest.mark.clause("CAG-14")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_what_each_poop_takes(size: int) -> None:
    of = table({"hand-0": [f"bear-poop-{size}"], "bear": ["fish-3", "fish-1"]})
    settled(of, 0)
    assert stomach(of) == 4 - size
    if size < 3:
        of = table({"hand-0": [f"rabbit-poop-{size}"], "active": "rabbit", "rabbit": ["carrot-2"]})
        settled(of, 0)
        assert stomach(of, RABBIT) == 2 - size


@pytest.mark.clause("CAG-14")
def test_poop_is_wrong_on_an_empty_stomach_only() -> None:
    assert verdict([], "bear-poop-1") == "wrong"
    assert verdict(["fish-1", "bear-poop-1"], "bear-poop-1") == "wrong"
    assert verdict(["fish-1"], "bear-poop-1") == "right"
    assert verdict(["fish-1"], "bear-poop-3") == "right"
    assert verdict(["carrot-half"], "rabbit-poop-2") == "right"


@pytest.mark.clause("CAG-14")
def test_by_the_option_more_poop_than_stomach_is_wrong() -> None:
    assert verdict(["fish-1"], "bear-poop-3", big_poop=0) == "wrong"
    assert verdict(["fish-3"], "bear-poop-3", big_poop=0) == "right"
    assert verdict(["carrot-half"], "rabbit-poop-1", big_poop=0) == "wrong"


@pytest.mark.clause("CAG-14")
def test_a_poop_larger_than_the_stomach_empties_it() -> None:
    of = table({"hand-0": ["bear-poop-3"], "bear": ["fish-2"]})
    settled(of, 0)
    assert stomach(of) == 0


@pytest.mark.clause("CAG-15")
@pytest.mark.parametrize(
    ("pile", "card", "say", "expected"),
    [
        ([], "bear-feast", "5", "right"),
        (["fish-3", "fish-1"], "bear-feast", "1", "right"),
        (["fish-3", "fish-1"], "bear-feast", "4", "wrong"),
        (["fish-3", "fish-1"], "bear-feast", "0", "wrong"),
        (["fish-3", "fish-2"], "bear-feast", "0", "right"),
        (["carrot-half"], "rabbit-feast", "2.5", "right"),
        (["carrot-half"], "rabbit-feast", "2", "wrong"),
    ],
)
def test_a_feast_is_right_with_what_is_missing(
    pile: list[str], card: str, say: str, expected: str
) -> None:
    assert verdict(pile, card, say) == expected


@pytest.mark.clause("CAG-15")
def test_by_the_option_a_feast_on_a_full_stomach_is_wrong() -> None:
    assert verdict(["fish-3", "fish-2"], "bear-feast", "0", full_feast=0) == "wrong"
    assert verdict(["fish-3"], "bear-feast", "2", full_feast=0) == "right"


@pytest.mark.clause("CAG-15")
def test_a_feast_fills_the_stomach_whatever_was_said() -> None:
    of = table({"hand-0": ["bear-feast"], "bear": ["fish-2"]})
    settled(of, 0, "1")
    assert stomach(of) == 5


@pytest.mark.clause("CAG-16")
@pytest.mark.parametrize(
    ("pile", "card", "say", "expected"),
    [
        (["fish-3"], "bear-vomit", "3", "right"),
        (["fish-3"], "bear-vomit", "2", "wrong"),
        ([], "bear-vomit", "0", "wrong"),
        (["fish-1", "bear-poop-1"], "bear-vomit", "0", "wrong"),
        (["carrot-1", "carrot-half"], "rabbit-vomit", "1.5", "right"),
        (["carrot-1", "carrot-half"], "rabbit-vomit", "1", "wrong"),
    ],
)
def test_a_vomit_is_right_with_what_comes_out(
    pile: list[str], card: str, say: str, expected: str
) -> None:
    assert verdict(pile, card, say) == expected


@pytest.mark.clause("CAG-15")
@pytest.mark.clause("CAG-16")
def test_what_can_be_said_with_a_feast_or_a_vomit() -> None:
    of = table({"hand-0": ["bear-feast"]})
    play(of, 0)
    assert of.asking == "choice"
    assert texts(of, 0) == [f"say {number}" for number in range(8)], "5, and two fat naps"
    for action, reason in (
        ("say 0.5", "no-halves"),
        ("say 8", "too-much"),
        ("draw 1", "only-on-turn"),
    ):
        with pytest.raises(AgainstTheRules) as error:
            of.play(0, action)
        assert error.value.reason == reason
    of = table({"hand-0": ["rabbit-vomit"], "active": "rabbit"})
    play(of, 0)
    assert texts(of, 0) == [f"say {number / 2:g}" for number in range(9)]


@pytest.mark.clause("CAG-15")
def test_who_says_nothing_in_time_says_0() -> None:
    of = table({"hand-0": ["bear-feast"]})
    play(of, 0)
    said = of.close()
    assert [(event.kind, event.a) for event in said] == [("feast-said", 0)]
    assert of.asking == "window"


@pytest.mark.clause("CAG-17")
@pytest.mark.clause("CAG-33")
@pytest.mark.parametrize("accused", [False, True])
def test_a_vomit_that_stands_takes_the_whole_pile_away(accused: bool) -> None:
    position = {
        "hand-0": ["bear-vomit", "fish-1"],
        "bear": ["bear-fat-nap", "fish-3", "bear-poop-1"],
    }
    of = table({**position, "rabbit": ["carrot-1"]})
    before = zones(of)["rabbit"]
    play(of, 0)
    of.play(0, "say 2")
    emptied = of.play(2, "accuse") if accused else let_be(of)
    assert [(event.a, event.b) for event in emptied if event.kind == "emptied"] == [(BEAR, 4)]
    seen = {zone.id: zone.count for zone in of.scene().zones}
    assert (seen["bear"], seen["gone"], seen["rabbit"]) == (0, 4, 1)
    assert zones(of)["gone"] == [], "out of the game, nobody looks"
    assert zones(of)["rabbit"] == before
    assert (stomach(of), capacity(of)) == (0, 5)
    assert of.record["inside"][0, BEAR, 1] == 0, "its poops begin anew"


@pytest.mark.clause("CAG-17")
@pytest.mark.clause("CAG-18")
def test_a_wrong_vomit_that_nobody_accuses_takes_it_too() -> None:
    of = table({"hand-0": ["bear-vomit", "fish-1"], "bear": ["fish-3"]})
    settled(of, 0, "1")
    assert {zone.id: zone.count for zone in of.scene().zones}["bear"] == 0


@pytest.mark.clause("CAG-18")
def test_what_is_wrong_and_stands_is_held_between_nothing_and_full() -> None:
    of = table({"hand-0": ["fish-3", "bear-poop-1"], "bear": ["fish-3"], "hand-1": ["fish-1"]})
    settled(of, 0)
    assert stomach(of) == 5
    of = table({"hand-0": ["bear-poop-1", "fish-1"], "hand-1": ["fish-1"]})
    settled(of, 0)
    assert stomach(of) == 0
    settled(of, 2)
    assert stomach(of) == 1


@pytest.mark.clause("CAG-18")
def test_in_a_check_what_stood_wrongly_counts_as_it_stood() -> None:
    of = table({"hand-0": ["bear-challenge"], "bear": ["fish-3", "fish-3", "bear-poop-1"]})
    play(of, 0)
    of.play(0, "name 1")
    events = of.play(1, "say 4")
    assert running(events) == [3, 5, 4, 4]
    assert "answer-right" in kinds(events)


@pytest.mark.clause("CAG-19")
def test_only_the_top_card_of_each_pile_is_in_view() -> None:
    of = table({"bear": ["fish-3#7", "bear-poop-1#8"], "rabbit": ["carrot-1#9", "rabbit-nap#10"]})
    for seat in range(-1, 3):
        assert zones(of, seat)["bear"] == ["bear-poop-1#8"]
        assert zones(of, seat)["rabbit"] == ["rabbit-nap#10"]


@pytest.mark.clause("CAG-19")
def test_no_scene_says_what_is_in_the_stomach() -> None:
    """Two piles of as many cards with the same card on top look alike in every scene, though not in memory."""
    one = table({"bear": ["fish-3#7", "bear-poop-1#8"]})
    two = table({"bear": ["fish-1#7", "bear-poop-1#8"]})
    for seat in range(-1, 3):
        assert one.scene(seat).facts == two.scene(seat).facts
        assert one.scene(seat).prompt == two.scene(seat).prompt
        assert zones(one, seat)["bear"] == zones(two, seat)["bear"]


@pytest.mark.clause("CAG-E1")
def test_two_fish_a_poop_a_fish_two_poops() -> None:
    found = []
    of = table({"hand-0": ["fish-2", "fish-1"], "hand-1": ["bear-poop-1", "bear-poop-2"]}, seats=2)
    for card in (0, 2, 1, 3):
        settled(of, card)
        found.append(stomach(of))
    assert found == [2, 1, 2, 0]


@pytest.mark.clause("CAG-33")
def test_a_fat_nap_counts_from_where_it_lies() -> None:
    of = table({"hand-0": ["bear-challenge"], "bear": ["bear-feast", "bear-fat-nap", "bear-feast"]})
    play(of, 0)
    of.play(0, "name 1")
    assert running(of.play(1, "say 6")) == [5, 5, 6, 6]
    assert verdict(["fish-3", "fish-2", "bear-fat-nap"], "fish-1") == "right"
    assert verdict(["fish-3", "fish-2", "bear-fat-nap"], "fish-2") == "wrong"
    assert verdict(["carrot-2", "carrot-1", "rabbit-fat-nap"], "carrot-half") == "right"
    assert verdict(["carrot-2", "carrot-1", "rabbit-fat-nap"], "carrot-1") == "wrong"


@pytest.mark.clause("CAG-33")
@pytest.mark.clause("CAG-E4")
def test_three_fat_naps_make_room_for_eight_fish(tmp_path: Path) -> None:
    text = DECK.replace("\nnap = 3\nfat-nap = 2", "\nnap = 2\nfat-nap = 3", 1)
    position = {"bear": ["bear-fat-nap"] * 3, "hand-0": ["bear-feast#50", "fish-1"]}
    for said, found in (("8", "was-right"), ("7", "was-wrong"), ("5", "was-wrong")):
        of = with_deck(tmp_path / "cards.toml", text, position)
        assert capacity(of) == 8
        play(of, 50)
        of.play(0, f"say {said}")
        assert found in kinds(of.play(1, "accuse"))


@pytest.mark.clause("CAG-18")
@pytest.mark.parametrize("options", [{}, {"big_poop": 0, "full_feast": 0}], ids=["usual", "strict"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_running_count_is_what_the_pile_comes_to(seats: int, options: dict) -> None:
    """Counted anew here from the faces in the pile, in whole random games."""
    for seed in range(4):
        of = Table("cagones", seats, seed, options)
        for _ in walk(of, random.Random(seed)):
            for side in (BEAR, RABBIT):
                assert inside(of, side) == by_hand(of, side)


def inside(of: Table, side: int) -> tuple[int, int, int]:
    held, poops = of.record["inside"][0, side]
    return int(held), int(poops), int(of.record["fat"][0, side])


def by_hand(of: Table, side: int) -> tuple[int, int, int]:
    """Stomach and poops in halves, and fat naps, of a pile; without the card that can still be accused or announced."""
    record = of.record[0]
    pile = record["piles"][side]
    unsettled = side == record["active"] and record["step"] in (1, 4) and not of.over
    labels = pile["cards"][: pile["size"] - unsettled]
    food, poop = ((2, 4, 6), (1, 2, 4))[side], (2, 4, 6)
    held = poops = fat = 0
    for kind in record["known"]["face"][labels, side]:
        most = (10 + 2 * fat, 6 + fat)[side]
        if kind < 3:
            held = min(most, held + food[kind])
        elif kind < 6:
            held, poops = max(0, held - poop[kind - 3]), poops + poop[kind - 3]
        elif kind == 6:
            held = most
        fat += kind == 11
    return held, poops, fat
