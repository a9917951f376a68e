"""AntaYagí clause by clause: turns, the end, talk (ANT-05, 20, 21, 23 to 25)."""

import pytest
from tests.kit import counts, texts, told

from sobremesa.games.antayagi import moves
from sobremesa.games.antayagi.game import GAME
from sobremesa.games.antayagi.tests.scene import (
    SABOTEURS,
    all_texts,
    bags,
    hand,
    held_by,
    kinds,
    swap,
    table,
    trade,
    turn_of,
)
from sobremesa.table.errors import AgainstTheRules

# ANT-05


@pytest.mark.clause("ANT-05")
def test_the_seat_on_turn_names_a_partner_with_a_card() -> None:
    of = table({"hand-2": []})
    assert of.actors == (0,)
    assert texts(of, 0) == ["name 1"]
    with pytest.raises(AgainstTheRules, match="That would be you"):
        of.play(0, "name 0")
    for nobody in (2, 3):
        with pytest.raises(AgainstTheRules) as error:
            of.play(0, f"name {nobody}")
        assert error.value.reason == "no-card-there"
    of.play(0, "name 1")
    assert (of.asking, of.actors) == ("choice", (0, 1))
    with pytest.raises(AgainstTheRules) as error:
        of.play(1, "name 0")
    assert error.value.reason == "only-on-turn"


@pytest.mark.clause("ANT-05")
@pytest.mark.parametrize("first", [0, 1])
def test_both_choose_in_secret_and_reveal_together(first: int) -> None:
    of = table()
    of.play(0, "name 1")
    second = 1 - first
    before = {seat: of.view(seat).tobytes() for seat in (-1, second, 2)}
    events = of.play(first, "choose 3")
    assert [event.seen_by(seat) for event in events for seat in before] == [None] * 3
    assert {seat: of.view(seat).tobytes() for seat in before} == before
    assert of.view(first)["chosen"][0] == 2
    assert of.actors == (second,)
    assert held_by(of) == [3, 3, 3]
    events = of.play(second, "choose 1")
    revealed = [event for event in events if event.kind == "revealed"]
    assert [(event.seat, event.a) for event in revealed] == (
        [(0, 3), (1, 1)] if first == 0 else [(0, 1), (1, 3)]
    )
    assert all(
        event.seen_by(seat).card == event.card for event in revealed for seat in (-1, 0, 1, 2)
    )


@pytest.mark.clause("ANT-05")
def test_a_choice_stands_and_the_others_have_none() -> None:
    of = table(talk="remarks")
    of.play(0, "name 1")
    of.play(0, "choose 1")
    with pytest.raises(AgainstTheRules) as error:
        of.play(0, "choose 2")
    assert error.value.reason == "already-chosen"
    with pytest.raises(AgainstTheRules) as error:
        of.play(2, "choose 1")
    assert error.value.reason == "not-choosing"
    with pytest.raises(AgainstTheRules) as error:
        of.play(1, "take 1")
    assert error.value.reason == "nothing-to-take"


@pytest.mark.clause("ANT-05")
def test_time_is_up() -> None:
    of = table({"hand-1": []})
    assert [event.a for event in of.close() if event.kind == "named"] == [2], "next with a card"
    of.play(2, "choose 3")
    revealed = [event for event in of.close() if event.kind == "revealed"]
    assert [event.a for event in revealed] == [1, 3], "the first card for whom had not chosen"
    of = table()
    of.play(0, "name 1")
    of.play(0, "choose 2")
    assert [event.a for event in of.close() if event.kind == "revealed"] == [2, 1]
    of = table()
    of.play(0, "name 2")
    assert [event.a for event in of.close() if event.kind == "revealed"] == [1, 1]


# ANT-20

FOUR = ["lantern", "lantern", "teapot", "teapot"]


@pytest.mark.clause("ANT-20")
@pytest.mark.parametrize(
    ("bags_0", "bags_1", "winner"), [(FOUR, [], 0), ([], FOUR, 1), (FOUR, FOUR[:3], 0)]
)
def test_who_reaches_the_goal_by_an_exchange_wins(bags_0, bags_1, winner) -> None:
    of = table({"saddlebags-0": bags_0, "saddlebags-1": bags_1})
    trade(of, 3, 1)
    assert (of.ending, of.winners) == ("goal", (winner,))
    assert max(of.scores) == of.scores[winner] > 1000
    assert of.scene().standing[winner] == 5
    assert of.actors == ()


@pytest.mark.clause("ANT-20")
def test_if_both_do_the_one_not_on_turn_wins() -> None:
    of = table({"saddlebags-0": FOUR, "saddlebags-1": ["muffin", "muffin", "bone", "bone"]})
    trade(of, 1, 1)
    assert of.winners == (1,)


@pytest.mark.clause("ANT-20")
def test_it_is_looked_at_after_powers_and_t_rex() -> None:
    rex = {"saddlebags-0": [*FOUR[:3], "t-rex", "compass"]}
    of = swap("lantern", "bone", rex)
    assert not of.over, "T-Rex has eaten the fifth good"
    assert bags(of, 0) == ["compass", "lantern", "lantern", "teapot"]
    of = swap("lantern", "lollipop", {"saddlebags-0": FOUR[:3]})
    of.play(0, "take 1")
    assert of.winners == (0,)


# ANT-21


@pytest.mark.clause("ANT-21")
@pytest.mark.parametrize("cancelled", [False, True])
def test_the_partner_draws_one_the_seat_on_turn_up_to_three(cancelled: bool) -> None:
    hands = {
        "hand-0": ["lantern", "sabotage"],
        "hand-1": ["compass", "sabotage", "sabotage"],
        "stock": ["toxic", "muffin", "fish", "treasure"],
    }
    of = table(hands)
    trade(of, 1, 1)
    for seat in [1, 0, 1] if cancelled else [1, 0]:
        of.play(seat, "sabotage")
    for seat in of.actors if of.asking == "window" else ():
        of.play(seat, "pass")
    assert held_by(of) == [3, 1 if cancelled else 2, 3]
    assert hand(of, 1)[-1] == "treasure"
    assert hand(of, 0) == ["fish", "muffin", "toxic"]
    assert counts(of)["stock"] == 0 + 65 - 2 - 3 - 3 - 4
    assert turn_of(of) == 1, "to the left"


@pytest.mark.clause("ANT-21")
def test_a_sabotage_out_of_turn_is_replaced_at_the_end_of_the_own_turn_only() -> None:
    of = table(SABOTEURS)
    trade(of, 1, 1)
    of.play(2, "sabotage")
    of.play(2, "sabotage")
    of.play(1, "pass")
    assert held_by(of) == [3, 3, 1]
    trade(of, 1, 1, partner=0)
    while of.asking == "window":
        of.play(of.actors[0], "pass")
    assert held_by(of)[2] == 1
    assert turn_of(of) == 2
    of.play(2, "name 0")
    of.play(2, "choose 1")
    of.play(0, "choose 2")
    while of.asking != "turn":
        of.close()
    assert held_by(of)[2] == 3


# ANT-23


@pytest.mark.clause("ANT-23")
def test_a_seat_without_a_card_draws_and_is_passed_over() -> None:
    of = table({"hand-1": ["sabotage"]})
    trade(of, 1, 1, partner=2)
    events = of.play(1, "sabotage")
    assert [event.seat for event in events if event.kind == "sat-out"] == [1]
    assert held_by(of) == [3, 3, 3]
    assert turn_of(of) == 2


@pytest.mark.clause("ANT-23")
def test_so_is_a_seat_that_finds_no_partner() -> None:
    full = {"saddlebags-2": ["?"] * (65 - 3), "stock": [], "discard": []}
    hands = {"hand-0": ["lantern"], "hand-1": ["compass", "treasure"], "hand-2": []}
    of = table({**full, **hands}, goal=9)
    events = trade(of, 1, 1)
    assert held_by(of) == [0, 1, 0]
    assert [event.seat for event in events if event.kind == "sat-out"] == [1, 2, 0, 1, 2, 0]


@pytest.mark.clause("ANT-23")
def test_when_nobody_can_ever_trade_again_the_most_goods_win() -> None:
    full = {"saddlebags-2": ["?"] * (65 - 2), "stock": [], "discard": []}
    of = table({**full, "hand-0": ["lantern"], "hand-1": ["compass"], "hand-2": []}, goal=9)
    events = trade(of, 1, 1)
    assert kinds(events)[-1] == "exhausted"
    assert (of.ending, of.winners) == ("exhausted", (2,))


# ANT-24


@pytest.mark.clause("ANT-24")
def test_each_seat_may_make_one_remark_a_turn_and_it_changes_nothing_else() -> None:
    of = table(talk="remarks")
    assert of.actors == (0, 1, 2)
    before = of.record.copy()
    events = of.play(1, "say-trade 0")
    assert [(each.kind, each.a) for each in events] == [("said-trade", 0)]
    assert all(told(events, seat) for seat in (-1, 0, 1, 2))
    assert of.view(2)["said"][0, 1] == moves.INVITE
    before["said"] = of.record["said"]
    before["asking"]["asked"] = of.record["asking"]["asked"]
    assert of.record == before
    assert of.actors == (0, 2)
    assert {"say-dont 1", "say-good 1 3", "say-bad 1 3"} <= set(texts(of, 0))
    of.play(0, "say-good 1 2")
    assert texts(of, 0) == ["name 1", "name 2"]
    of.play(0, "name 1")
    assert of.actors == (0, 1, 2)
    assert texts(of, 1) == ["choose 1", "choose 2", "choose 3"]
    assert {"pass", "say-trade 0"} <= set(texts(of, 2))


@pytest.mark.clause("ANT-24")
def test_a_remark_is_for_somebody_else_and_for_a_card_that_is_there() -> None:
    of = table({"hand-1": ["compass", "fish"]}, talk="remarks")
    for text, reason in (
        ("say-trade 0", "not-oneself"),
        ("say-good 1 3", "no-card-there"),
        ("say-dont 5", "no-card-there"),
    ):
        with pytest.raises(AgainstTheRules) as error:
            of.play(0, text)
        assert error.value.reason == reason
    of.play(0, "say-bad 1 2")
    with pytest.raises(AgainstTheRules) as error:
        of.play(0, "say-trade 1")
    assert error.value.reason == "already-spoken"


@pytest.mark.clause("ANT-24")
def test_who_has_chosen_may_still_speak_and_who_has_nothing_to_say_is_silent_in_secret() -> None:
    of = table(talk="remarks")
    of.play(0, "name 1")
    of.play(0, "choose 1")
    assert of.actors == (0, 1, 2)
    assert "pass" in texts(of, 0)
    with pytest.raises(AgainstTheRules) as error:
        of.play(1, "pass")
    assert error.value.reason == "decide-first"
    of.play(0, "say-trade 2")
    assert of.actors == (1, 2)
    assert told(of.play(2, "pass"), 0) == []
    assert of.actors == (1,)
    of.play(1, "say-bad 0 1")
    assert of.actors == (1,)


@pytest.mark.clause("ANT-24")
def test_a_new_turn_brings_new_remarks_and_a_window_none() -> None:
    of = table(SABOTEURS, talk="remarks")
    of.play(0, "say-trade 1")
    trade(of)
    assert of.asking == "window"
    assert {text for text in all_texts(of) if text.startswith("say")} == set()
    assert of.border.refusal(of.record, 1, moves.INVITE) == moves.NO_REMARKS_NOW
    of.close()
    assert turn_of(of) == 1
    assert "say-trade 1" in texts(of, 0)


@pytest.mark.clause("ANT-24")
def test_a_table_may_play_without_remarks() -> None:
    of = table()
    assert of.actors == (0,)
    with pytest.raises(AgainstTheRules) as error:
        of.play(0, "say-trade 1")
    assert error.value.reason == "no-remarks"
    assert GAME.option_values(3, {})["talk"] == 1


# ANT-25


@pytest.mark.clause("ANT-25")
def test_after_two_thousand_decisions_the_most_goods_win() -> None:
    more = {"saddlebags-2": FOUR[:3], "saddlebags-0": FOUR[:2]}
    of = table({**more, "decisions": 1996})
    trade(of)
    assert not of.over
    of = table({**more, "decisions": 1997})
    trade(of)
    assert (of.ending, of.winners) == ("exhausted", (0, 2)), "as many goods, both win"


@pytest.mark.clause("ANT-25")
def test_sabotages_and_cards_taken_are_decisions_too() -> None:
    of = table({**SABOTEURS, "decisions": 0})
    trade(of, 1, 1)
    before = int(of.record["decisions"][0])
    of.play(2, "sabotage")
    assert of.record["decisions"][0] == before + 1
    of = swap("lantern", "lollipop", {"decisions": 0})
    before = int(of.record["decisions"][0])
    of.play(0, "take 2")
    assert of.record["decisions"][0] == before + 1


@pytest.mark.clause("ANT-24")
def test_the_table_waits_for_nobody_who_may_only_remark() -> None:
    of = table(talk="remarks")
    assert of.actors == (0, 1, 2)
    assert [of.scene(seat).mine for seat in range(3)] == [True, False, False]
    of.play(0, "name 1")
    assert [of.scene(seat).mine for seat in range(3)] == [True, True, False]
    of.play(0, "choose 1")
    assert 0 in of.actors
    assert [of.scene(seat).mine for seat in range(3)] == [False, True, False]


@pytest.mark.clause("ANT-06")
def test_in_a_window_the_table_waits_for_all_whom_it_asks() -> None:
    of = table(SABOTEURS, ceremony=True, talk="remarks")
    trade(of)
    assert of.scene().asking == "window"
    assert [of.scene(seat).mine for seat in range(3)] == [True, True, True]
    of.play(0, "pass")
    assert [of.scene(seat).mine for seat in range(3)] == [False, True, True]
