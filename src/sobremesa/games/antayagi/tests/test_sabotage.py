"""AntaYagí clause by clause: sabotage, and exchanges that are cancelled (ANT-06 to 08, 19)."""

import pytest
from tests.kit import chance, texts, told, zones

from sobremesa.games.antayagi.tests.scene import (
    SABOTEURS,
    bags,
    discarded,
    kinds,
    swap,
    table,
    trade,
    turn_of,
)
from sobremesa.table.errors import AgainstTheRules, NotYourTurn

# ANT-06, 07


@pytest.mark.clause("ANT-06")
def test_whoever_holds_a_sabotage_may_cancel_on_turn_or_not() -> None:
    of = table(SABOTEURS)
    trade(of, 1, 1)
    assert (of.asking, of.actors) == ("window", (1, 2))
    assert texts(of, 1) == texts(of, 2) == ["sabotage", "pass"]
    assert zones(of)["offered"] == ["lantern", "compass"]
    with pytest.raises(NotYourTurn):
        of.play(0, "sabotage")


@pytest.mark.clause("ANT-06")
@pytest.mark.parametrize("played", range(4))
def test_an_odd_number_of_sabotages_cancels(played: int) -> None:
    of = table(SABOTEURS)
    trade(of, 1, 1)
    for nth, seat in enumerate([2, 1, 2][:played]):
        (sabotaged, *_) = of.play(seat, "sabotage")
        assert (sabotaged.kind, sabotaged.a) == ("sabotaged", 1 - nth % 2), (
            "cancels, or saves again"
        )
    if played < 3:
        assert of.asking == "window"
        for seat in of.actors:
            of.play(seat, "pass")
    assert (bags(of, 0), bags(of, 1)) == (([], []) if played % 2 else (["compass"], ["lantern"]))
    assert discarded(of).count("sabotage") == played
    assert turn_of(of) == 1


@pytest.mark.clause("ANT-06")
def test_each_sabotage_starts_the_window_anew_for_all_who_hold_one() -> None:
    of = table(SABOTEURS)
    trade(of, 1, 1)
    of.play(1, "pass")
    assert of.actors == (2,)
    moment = of.moment
    of.play(2, "sabotage")
    assert (of.actors, of.moment) == ((1, 2), moment + 1)
    of.play(2, "pass")
    of.play(1, "sabotage")
    assert of.actors == (2,), "seat 1 has no other one"
    of.play(2, "pass")
    assert bags(of, 0) == ["compass"]


@pytest.mark.clause("ANT-06")
def test_a_pass_is_nobody_elses_business_and_time_closes_the_window() -> None:
    of = table(SABOTEURS, ceremony=True)
    trade(of, 1, 1)
    assert of.actors == (0, 1, 2), "with ceremony all are asked"
    before = {seat: of.view(seat).tobytes() for seat in (-1, 0, 2)}
    events = of.play(1, "pass")
    assert [told(events, seat) for seat in before] == [[]] * 3
    assert {seat: of.view(seat).tobytes() for seat in before} == before
    other = of.redealt(2, chance(1))
    assert other.actors == (0, 1, 2)
    assert kinds(of.close())[0] == "kept"
    assert bags(of, 0) == ["compass"]


@pytest.mark.clause("ANT-06")
@pytest.mark.parametrize("ceremony", [False, True])
def test_where_all_see_that_nobody_holds_one_there_is_no_window(ceremony: bool) -> None:
    of = table(ceremony=ceremony)
    trade(of)
    assert (of.asking, turn_of(of)) == ("turn", 1)


@pytest.mark.clause("ANT-06")
def test_a_sabotage_needs_an_exchange() -> None:
    of = table({"hand-0": ["sabotage", "bone", "bone"]}, talk="remarks")
    with pytest.raises(AgainstTheRules) as error:
        of.play(0, "sabotage")
    assert error.value.reason == "nothing-to-cancel"
    of = table(SABOTEURS, ceremony=True)
    trade(of)
    with pytest.raises(AgainstTheRules) as error:
        of.play(0, "sabotage")
    assert error.value.reason == "no-sabotage"


@pytest.mark.clause("ANT-07")
def test_every_card_of_a_cancelled_exchange_is_discarded() -> None:
    of = table({**SABOTEURS, "hand-0": ["hat/plain", "sabotage", "bone"]})
    trade(of, 1, 1)
    events = of.play(2, "sabotage")
    of.play(0, "sabotage")
    events = of.play(1, "sabotage")
    events = [*events, *of.play(2, "pass")]
    assert "cancelled" in kinds(events)
    assert "turned-over" not in kinds(events), "no power either"
    assert discarded(of) == ["compass", "hat", "sabotage", "sabotage", "sabotage"]
    assert (bags(of, 0), bags(of, 1)) == ([], [])


# ANT-08, 19


@pytest.mark.clause("ANT-08")
@pytest.mark.parametrize("kind", ["compass", "wizard", "lollipop", "t-rex", "sabotage"])
def test_two_cards_of_a_kind_are_cancelled(kind: str) -> None:
    third = {"hand-2": ["sabotage", "bone", "bone"]}
    of = swap(kind, kind, third)
    assert discarded(of) == [kind, kind]
    assert (bags(of, 0), bags(of, 1)) == ([], [])
    assert (of.asking, turn_of(of)) == ("turn", 1), "and nobody has to sabotage it"


@pytest.mark.clause("ANT-08")
def test_other_backs_make_no_other_kind() -> None:
    of = swap("bone/hat", "bone/plain")
    assert discarded(of) == ["bone", "bone"]


@pytest.mark.clause("ANT-19")
def test_a_sabotage_that_is_given_is_discarded_without_power() -> None:
    of = swap("sabotage", "lantern")
    assert (bags(of, 0), bags(of, 1)) == (["lantern"], [])
    assert discarded(of) == ["sabotage"]
