"""XINGON clause by clause: what may be done at any time (XIN-15 to 18)."""

from collections import Counter

import pytest
from tests.kit import chance, counts, texts, zones

from sobremesa.games.xingon import moves
from sobremesa.games.xingon.tests.scene import FOUR, claim, hand, kinds, lay, table, turn
from sobremesa.games.xingon.told import NUMBER_OF
from sobremesa.table.table import Table

# Four of a kind


@pytest.mark.clause("XIN-15")
def test_four_of_a_kind_are_shown_and_discarded_at_any_time():
    of = table(more={"hand-2": [*FOUR, "purple-square-3", "purple-square-1"]})
    assert of.actors == (0, 2)
    assert texts(of, 2) == ["discard circle 4", "pass"]
    claim(of, "red")
    of.play(0, "choose red-circle-2")
    moment = of.moment
    events = of.play(2, "discard circle 4")
    assert kinds(events) == ["discarded"] + 4 * ["discarded-card"]
    assert zones(of)["gone"] == FOUR
    assert (turn(of), of.moment, of.actors) == (0, moment, (0,))
    assert zones(of, 0)["chosen"] == ["red-circle-2"], "the seat on turn goes on"


@pytest.mark.clause("XIN-15")
def test_on_turn_one_discards_before_choosing_and_wilds_do_not_count():
    of = table(more={"hand-0": [*FOUR, "red-circle-2"], "hand-1": [*FOUR[:0], "wild-1", "wild-2"]})
    assert "discard circle 4" in texts(of, 0)
    of.play(0, "colour red")
    assert "discard circle 4" not in texts(of, 0)
    three = table(more={"hand-0": [*FOUR[:3], "wild-1", "wild-colour"]})
    assert not [text for text in texts(three, 0) if text.startswith("discard")]


@pytest.mark.clause("XIN-15")
def test_who_could_discard_need_not_and_nobody_is_told():
    of = table(more={"hand-2": [*FOUR, "purple-square-3", "purple-square-1"]})
    plain = table(
        more={"hand-2": [*FOUR[:3], "blue-square-4", "purple-square-3", "purple-square-1"]}
    )
    for seat in (-1, 0, 1):
        assert of.view(seat).tobytes() == plain.view(seat).tobytes()
    events = of.play(2, "pass")
    assert [event.seen_by(seat) for event in events for seat in (-1, 0, 1)] == [None] * 3
    assert of.actors == (0,)
    claim(of, "red")
    lay(of, "red-circle-2")
    assert of.actors == (1, 2), "it is asked again at the next decision"


# One card left

TWO = {"hand-0": ["red-triangle-1", "red-circle-2"]}


def down_to_one(**options: object) -> Table:
    """Seat 0 has laid all but one card without a call."""
    of = table(more=TWO, **options)
    claim(of, "red")
    lay(of, "red-circle-2")
    return of


@pytest.mark.clause("XIN-16")
def test_with_one_card_left_a_window_opens_for_all():
    of = down_to_one()
    assert of.asking == "window"
    assert of.actors == (0, 1, 2)
    assert texts(of, 0) == ["xingon", "pass"]
    assert texts(of, 1) == texts(of, 2) == ["catch 0", "pass"]


@pytest.mark.clause("XIN-16")
def test_whoever_comes_first_decides():
    of = down_to_one()
    of.play(0, "xingon")
    assert (of.asking, turn(of), of.actors) == ("turn", 1, (1,))
    assert counts(of)["hand-0"] == 1
    of = down_to_one()
    assert kinds(of.play(2, "catch 0"))[0] == "caught"
    assert counts(of)["hand-0"] == 2


@pytest.mark.clause("XIN-16")
def test_as_long_as_there_is_no_call_it_can_be_caught_later():
    of = down_to_one()
    of.close()
    assert of.asking == "turn"
    assert "catch 0" in texts(of, 1)
    assert texts(of, 0) == ["xingon", "pass"]
    assert texts(of, 2) == ["catch 0", "pass"]
    lay(of, "blue-circle-2")
    of.play(2, "catch 0")
    assert counts(of)["hand-0"] == 3


@pytest.mark.clause("XIN-17")
def test_caught_it_takes_the_centre_and_the_seat_after_it_starts():
    of = down_to_one()
    events = of.play(2, "catch 0")
    taken = [event for event in events if event.kind == "taken"]
    assert [event.seen_by(0).card for event in taken] == [NUMBER_OF["red-circle-2"]]
    assert [event.seen_by(1).card for event in taken] == [-1]
    assert hand(of, 0) == {"red-triangle-1", "red-circle-2"}
    assert (counts(of)["centre"], turn(of)) == (0, 1)
    assert "colour red" in texts(of, 1)


@pytest.mark.clause("XIN-17")
def test_with_an_empty_centre_it_draws_a_card_from_every_other_seat():
    of = table(more={"hand-0": ["reverse-1", "red-circle-2"]})
    of.play(0, "play reverse-1")
    events = of.play(1, "catch 0")
    drawn = [event for event in events if event.kind == "drawn"]
    assert [event.seat for event in drawn] == [1, 2]
    for event in drawn:
        other = 3 - event.seat
        assert event.seen_by(0).card == event.seen_by(event.seat).card == event.card
        assert event.seen_by(other).card == event.seen_by(-1).card == -1
    assert [counts(of)[f"hand-{seat}"] for seat in range(3)] == [3, 2, 2]
    assert turn(of) == 0, "no round had begun"


@pytest.mark.clause("XIN-17")
def test_the_card_drawn_is_a_random_one():
    drawn = Counter()
    for seed in range(150):
        of = table(more={"hand-0": ["reverse-1", "red-circle-2"]})
        of.record["chance"] = chance(seed)
        of.play(0, "play reverse-1")
        drawn.update(event.card for event in of.play(1, "catch 0") if event.kind == "drawn")
    assert len(drawn) == 6
    assert min(drawn.values()) > 25


@pytest.mark.clause("XIN-18")
def test_calling_with_the_play_that_leaves_one_card():
    of = table(more=TWO)
    claim(of, "red")
    of.play(0, "choose red-circle-2")
    assert "lay-and-call" in texts(of, 0)
    assert kinds(of.play(0, "lay-and-call")) == ["laid", "called"]
    assert (of.asking, turn(of)) == ("turn", 1)
    more = table()
    claim(more, "red")
    more.play(0, "choose red-circle-2")
    assert "lay-and-call" not in texts(more, 0)


@pytest.mark.clause("XIN-18")
def test_the_duty_starts_by_discarding_and_by_losing_cards_too():
    of = table(more={"hand-2": [*FOUR, "purple-square-3"]})
    of.play(2, "discard circle 4")
    assert (of.asking, texts(of, 2)) == ("window", ["xingon", "pass"])
    of.play(2, "xingon")
    assert (of.asking, turn(of)) == ("turn", 0)
    loses = table(
        more={
            "hand-0": ["reverse-1", "red-circle-2"],
            "hand-1": ["blue-triangle-1", "blue-circle-2"],
        }
    )
    loses.play(0, "play reverse-1")
    loses.play(2, "catch 0")
    assert (loses.asking, texts(loses, 1)) == ("window", ["xingon", "pass"])


@pytest.mark.clause("XIN-18")
def test_the_duty_ends_when_the_hand_grows_and_a_wrong_catch_does_nothing():
    of = down_to_one()
    of.play(0, "pass")
    of.close()
    of.play(1, "doubt")  # true: seat 1 takes the pile
    assert texts(of, 2)[-1] == "catch 0"
    of = table(more={"hand-0": ["red-triangle-1", "blue-circle-5"]})
    claim(of, "red")
    lay(of, "blue-circle-5")
    of.close()
    of.play(1, "doubt")  # a lie: it grows
    before = of.to_bytes()
    of.border.apply(of.record, turn(of), moves.CATCH, of.log)
    assert of.log["refused"][0] == moves.NOBODY_TO_CATCH
    assert of.to_bytes() == before
