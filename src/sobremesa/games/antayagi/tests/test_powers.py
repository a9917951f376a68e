"""AntaYagí clause by clause: what cards do when they come to somebody (ANT-09 to 18)."""

import pytest
from tests.kit import texts, told, zones

from sobremesa.games.antayagi.tests.scene import (
    bags,
    discarded,
    hand,
    held_by,
    kinds,
    seen,
    swap,
    table,
    trade,
    turn_of,
)
from sobremesa.games.antayagi.told import FACE_NAMES
from sobremesa.table.errors import AgainstTheRules

# ANT-09, 10


@pytest.mark.clause("ANT-09")
@pytest.mark.parametrize("good", ["lantern", "compass", "bone", "treasure"])
def test_each_gets_the_others_card_and_keeps_a_good(good: str) -> None:
    of = swap(good, "teapot")
    assert (bags(of, 0), bags(of, 1)) == (["teapot"], [good])
    assert of.scene().standing == (1, 1, 0)
    assert discarded(of) == []


@pytest.mark.clause("ANT-09")
def test_what_is_no_good_is_discarded_and_its_power_is_for_who_got_it() -> None:
    of = swap("hat/plain", "lantern")
    assert (bags(of, 0), bags(of, 1)) == (["lantern"], [])
    assert discarded(of) == ["hat"]
    assert seen(of, 1, 1)[:2] == ["treasure", "compass"], "seat 1 has turned its hand over"
    assert seen(of, 0, 0)[:2] == ["back-plain", "back-plain"]


@pytest.mark.clause("ANT-10")
def test_the_power_of_the_seat_on_turn_is_applied_first() -> None:
    of = table({"hand-0": ["muffin", "teapot", "bone"], "hand-1": ["lollipop", "fish", "hat"]})
    events = trade(of, 1, 1)
    assert (of.asking, of.actors) == ("choice", (0,)), "it takes before the muffin empties the hand"
    assert "hand-lost" not in kinds(events)
    assert "hand-lost" in kinds(of.play(0, "take 1"))
    assert discarded(of) == ["fish", "hat"]


@pytest.mark.clause("ANT-10")
def test_then_that_of_its_partner() -> None:
    of = table({"hand-0": ["lollipop", "teapot", "bone"], "hand-1": ["muffin", "fish", "hat"]})
    events = trade(of, 1, 1)
    assert kinds(events).index("hand-lost") < kinds(events).index("nothing-left")
    assert bags(of, 1) == ["lollipop"], "seat 0 has lost its hand: nothing to take"
    assert turn_of(of) == 1


# ANT-11


@pytest.mark.clause("ANT-11")
def test_a_lollipop_takes_a_card_of_the_others_hand() -> None:
    of = swap("lantern", "lollipop")
    assert (of.asking, of.actors) == ("choice", (0,))
    assert texts(of, 0) == ["take 1", "take 2"]
    took = of.play(0, "take 2")[0]
    assert (took.kind, took.a, took.b) == ("took", 1, 2)
    assert bags(of, 0) == ["compass", "lollipop"]
    assert bags(of, 1) == ["lantern"]
    assert of.scene().standing == (2, 1, 0)
    assert hand(of, 1)[0] == "treasure"


@pytest.mark.clause("ANT-11")
def test_the_partner_takes_with_what_it_can_see() -> None:
    of = swap("lollipop", "lantern", {"hand-0": ["lollipop", "teapot", "bone/hat"]})
    assert of.actors == (1,)
    words = [choice.word.args["card"].id for choice in of.scene(1).choices]
    assert words == ["card-teapot", "back-hat"]
    of.play(1, "take 2")
    assert bags(of, 1) == ["bone", "lollipop"]


@pytest.mark.clause("ANT-11")
def test_a_lollipop_taken_chooses_again() -> None:
    of = swap("lantern", "lollipop", {"hand-1": ["lollipop", "lollipop", "treasure"]})
    of.play(0, "take 1")
    assert texts(of, 0) == ["take 1"]
    of.play(0, "take 1")
    assert bags(of, 0) == ["lollipop", "lollipop", "treasure"]
    assert held_by(of) == [3, 1, 3]


@pytest.mark.clause("ANT-11")
@pytest.mark.parametrize("kind", ["wizard", "sabotage"])
def test_a_wizard_or_sabotage_taken_is_discarded(kind: str) -> None:
    of = table({"hand-1": [kind, "lollipop", "treasure"]})
    trade(of, 1, 2)
    if of.asking == "window":
        of.play(1, "pass")
    of.play(0, "take 1")
    assert bags(of, 0) == ["lollipop"]
    assert bags(of, 1) == ["lantern"]
    assert discarded(of) == [kind]


@pytest.mark.clause("ANT-11")
def test_other_cards_taken_have_their_effect() -> None:
    taken = {"hand-1": ["hat/plain", "lollipop", "muffin"]}
    of = swap("lantern", "lollipop", taken)
    assert "turned-over" in kinds(of.play(0, "take 1"))
    assert seen(of, 0, 0)[:2] == ["teapot", "bone"]
    of = swap("lantern", "lollipop", taken)
    of.play(0, "take 2")
    assert bags(of, 0) == ["lollipop", "muffin"]
    assert discarded(of) == ["bone", "teapot"], "seat 0 has lost its own hand"
    of = swap("lantern", "lollipop", {"hand-1": ["toxic", "lollipop", "t-rex"]})
    of.play(0, "take 1")
    assert list(of.view()[0]["goals"][:2]) == [6, 5]


@pytest.mark.clause("ANT-11")
def test_without_a_card_to_take_nothing_happens() -> None:
    of = table({"hand-1": ["lollipop"]})
    events = trade(of, 1, 1)
    assert "nothing-left" in kinds(events)
    assert bags(of, 0) == ["lollipop"]
    assert turn_of(of) == 1


@pytest.mark.clause("ANT-11")
def test_out_of_time_the_first_card_is_taken() -> None:
    of = swap("lantern", "lollipop")
    of.close()
    assert bags(of, 0) == ["lollipop", "treasure"]
    of = swap("lantern", "lollipop", talk="remarks")
    for text, reason in (("take 3", "no-card-there"), ("choose 1", "not-choosing")):
        with pytest.raises(AgainstTheRules) as error:
            of.play(0, text)
        assert error.value.reason == reason
    with pytest.raises(AgainstTheRules) as error:
        of.play(1, "take 1")
    assert error.value.reason == "nothing-to-take"


# ANT-12, 13


@pytest.mark.clause("ANT-12")
def test_a_hat_turns_the_hand_over_and_turned_cards_back() -> None:
    more = {
        "hand-1": ["treasure", "hat/plain", "compass/hat"],
        "hand-0": ["lantern", "teapot", "bone/hat turned"],
        "stock": ["fish/plain", "compass/plain"],
    }
    of = table(more)
    events = trade(of, 1, 2)
    assert seen(of, 0, 0) == ["teapot", "back-hat", "back-plain"], "a new card comes as usual"
    assert seen(of, 1, 0) == ["back-plain", "bone", "fish"]
    assert seen(of, 1, 1) == ["back-t-rex", "compass", "back-plain"], "the other hand stays"
    shows = [each for each in told(events, 0) if each.kind == "shows"]
    assert [FACE_NAMES[each.card] for each in shows] == ["teapot", "back-hat"]
    shows = [each for each in told(events, 2) if each.kind == "shows"]
    assert [FACE_NAMES[each.card] for each in shows] == ["back-plain", "bone"]


@pytest.mark.clause("ANT-12")
def test_what_was_seen_before_it_was_turned_is_remembered() -> None:
    of = swap("lantern", "hat/plain")
    label = int(of.record["hands"]["cards"][0, 0, 0])
    for seat in (0, 1, 2):
        assert FACE_NAMES[of.view(seat)["front"][0, label]] == "teapot"
    assert seen(of, 2, 0)[0] == "back-plain"


@pytest.mark.clause("ANT-13")
def test_a_muffin_stays_and_costs_the_hand() -> None:
    of = swap("lantern", "muffin")
    assert bags(of, 0) == ["muffin"]
    assert discarded(of) == ["bone", "teapot"]
    assert of.scene().standing[0] == 1
    assert held_by(of) == [3, 3, 3], "it was its turn: it has drawn three"
    of = swap("muffin", "lantern")
    assert discarded(of) == ["compass", "treasure"]
    assert held_by(of) == [3, 1, 3], "out of turn it has drawn one"


# ANT-14


@pytest.mark.clause("ANT-14")
@pytest.mark.parametrize("given", ["lantern", "toxic", "t-rex"])
def test_the_wizard_vanishes_and_the_other_keeps_its_own_card(given: str) -> None:
    of = swap("wizard", given)
    assert (bags(of, 0), bags(of, 1)) == ([], [given])
    assert discarded(of) == ["wizard"]
    of = swap(given, "wizard")
    assert (bags(of, 0), bags(of, 1)) == ([given], [])


@pytest.mark.clause("ANT-14")
def test_that_card_has_its_effect_on_its_own_seat() -> None:
    of = swap("wizard", "hat/plain")
    assert discarded(of) == ["hat", "wizard"]
    assert seen(of, 1, 1)[:2] == ["treasure", "compass"]
    of = swap("wizard", "lollipop")
    assert of.actors == (1,)
    of.play(1, "take 1")
    assert bags(of, 1) == ["lollipop", "teapot"]
    of = swap("muffin", "wizard")
    assert discarded(of) == ["bone", "teapot", "wizard"]


# ANT-15, 16


@pytest.mark.clause("ANT-15")
def test_toxic_waste_stays_and_raises_the_goal() -> None:
    of = swap("lantern", "toxic", {"saddlebags-0": ["toxic", "compass"]})
    assert bags(of, 0) == ["compass", "toxic", "toxic"]
    assert of.scene().standing[0] == 1
    assert list(of.view()[0]["goals"][:3]) == [7, 5, 5]
    five = ["lantern", "lantern", "teapot", "teapot", "toxic"]
    of = swap("lantern", "compass", {"saddlebags-0": five})
    assert not of.over
    of = swap("lantern", "compass", {"saddlebags-0": [*five, "treasure"]})
    assert of.winners == (0,)


@pytest.mark.clause("ANT-16")
def test_a_fish_is_discarded_but_beside_toxic_waste_it_is_worth_two() -> None:
    of = swap("lantern", "fish/plain")
    assert (bags(of, 0), discarded(of)) == ([], ["fish"])
    of = swap("lantern", "fish/plain", {"saddlebags-0": ["toxic"]})
    assert bags(of, 0) == ["fish", "toxic"]
    assert of.scene().standing[0] == 2
    of = swap("lantern", "fish/plain", {"saddlebags-0": ["toxic", "fish", "fish"]})
    assert of.winners == (0,), "six goods are what toxic waste asks for"


@pytest.mark.clause("ANT-16")
def test_a_fish_whose_toxic_waste_has_left_is_worth_none_until_another_comes() -> None:
    of = table({"saddlebags-0": ["fish", "bone"], "hand-1": ["toxic", "compass", "compass"]})
    assert of.scene().standing[0] == 1
    trade(of, 1, 1)
    assert of.scene().standing[0] == 3


# ANT-17, 18


@pytest.mark.clause("ANT-17")
def test_t_rex_stays_and_is_no_good() -> None:
    of = swap("lantern", "t-rex")
    assert bags(of, 0) == ["t-rex"]
    assert of.scene().standing[0] == 0
    assert of.scene().standing[1] == 1


@pytest.mark.clause("ANT-18")
@pytest.mark.parametrize("eaten", [0, 1, 2, 3])
def test_it_eats_one_card_of_the_kind_it_likes_best(eaten: int) -> None:
    foods = ["fish", "muffin", "lollipop", "bone"]
    of = swap("lantern", "t-rex", {"saddlebags-0": ["toxic", "compass", *reversed(foods[eaten:])]})
    assert discarded(of) == sorted([foods[eaten], "t-rex"])
    assert bags(of, 0) == sorted(["toxic", "compass", *foods[eaten + 1 :]])


@pytest.mark.clause("ANT-18")
@pytest.mark.parametrize("kind", ["lantern", "compass", "treasure", "toxic"])
def test_it_eats_nothing_else(kind: str) -> None:
    of = swap("teapot", "t-rex", {"saddlebags-0": [kind]})
    assert bags(of, 0) == sorted([kind, "t-rex"])


@pytest.mark.clause("ANT-18")
def test_it_stays_on_watch_until_something_comes() -> None:
    watch = {"saddlebags-0": ["t-rex", "compass"]}
    of = swap("lantern", "bone/plain", watch)
    assert (bags(of, 0), discarded(of)) == (["compass"], ["bone", "t-rex"])
    of = swap("lantern", "fish/plain", {"saddlebags-0": ["t-rex", "toxic"]})
    assert bags(of, 0) == ["toxic"]


@pytest.mark.clause("ANT-18")
def test_it_comes_last_after_all_powers() -> None:
    of = swap("lantern", "lollipop", {"saddlebags-0": ["t-rex"]})
    events = of.play(0, "take 1")
    assert kinds(events).index("took") < kinds(events).index("eaten")
    assert bags(of, 0) == ["treasure"], "the lollipop has taken a card before it was eaten"


@pytest.mark.clause("ANT-18")
def test_several_eat_one_each() -> None:
    rexes = ["t-rex", "t-rex"]
    of = swap("lantern", "lollipop", {"saddlebags-0": rexes, "hand-1": ["bone", "lollipop", "hat"]})
    of.play(0, "take 1")
    assert bags(of, 0) == []
    assert discarded(of) == ["bone", "lollipop", "t-rex", "t-rex"]
    of = swap("lantern", "bone/plain", {"saddlebags-0": rexes})
    assert bags(of, 0) == ["t-rex"]
    assert zones(of)["discard"] == ["t-rex"]
