"""XINGON clause by clause: the end, points, what is seen, the clock (XIN-19 to 22)."""

from collections import Counter

import numpy as np
import pytest
from tests.kit import chance, counts, zones

from sobremesa.games.xingon import cards
from sobremesa.games.xingon.game import GAME
from sobremesa.games.xingon.tests.scene import FOUR, HANDS, claim, hand, kinds, lay, table
from sobremesa.games.xingon.told import COLOURS
from sobremesa.table.errors import WrongOption
from sobremesa.table.events import LOG
from sobremesa.table.table import Table

# The end


@pytest.mark.clause("XIN-19")
def test_the_last_cards_can_be_doubted():
    lie = table(more={"hand-0": ["blue-circle-5"]})
    claim(lie, "red")
    lay(lie, "blue-circle-5")
    assert not lie.over
    lie.play(1, "doubt")
    assert not lie.over
    assert hand(lie, 0) == {"blue-circle-5"}
    true = table(more={"hand-0": ["red-circle-5"]})
    claim(true, "red")
    lay(true, "red-circle-5")
    true.play(1, "doubt")
    assert (true.winners, true.ending) == ((0,), "no-cards")
    believed = table(more={"hand-0": ["blue-circle-5"]})
    claim(believed, "red")
    lay(believed, "blue-circle-5")
    lay(believed, *HANDS["hand-1"])
    assert believed.winners == (0,), "also where the believer has laid all it had"


@pytest.mark.clause("XIN-19")
def test_by_the_option_the_last_cards_win_at_once():
    of = table(more={"hand-0": ["blue-circle-5"]}, last_cards="final")
    claim(of, "red")
    lay(of, "blue-circle-5")
    assert of.winners == (0,)


@pytest.mark.clause("XIN-19")
def test_a_discard_a_special_or_a_lost_card_that_empties_the_hand_wins_at_once():
    of = table(more={"hand-2": FOUR})
    of.play(2, "discard circle 4")
    assert of.winners == (2,)
    for special in ("skip", "reverse-2"):
        of = table(more={"hand-0": [special]})
        of.play(0, f"play {special}")
        assert of.winners == (0,)
    of = table(more={"hand-0": ["reverse-1", "red-circle-2"], "hand-1": ["blue-triangle-1"]})
    of.play(0, "play reverse-1")
    of.play(2, "catch 0")
    assert of.winners == (1,)


@pytest.mark.clause("XIN-19")
def test_with_two_seats_a_skipped_last_card_has_won():
    of = table(2, {"hand-0": ["blue-circle-5"], "hand-1": ["skip", "red-circle-1", "red-circle-3"]})
    claim(of, "red")
    lay(of, "blue-circle-5")
    of.play(1, "play skip")
    assert of.winners == (0,)


@pytest.mark.clause("XIN-19")
@pytest.mark.clause("XIN-17")
def test_last_cards_that_a_caught_seat_takes_undoubted_have_won():
    of = table(more={"hand-0": ["blue-circle-5"], "hand-2": [*FOUR, "purple-square-3"]})
    claim(of, "red")
    lay(of, "blue-circle-5")
    of.play(2, "discard circle 4")
    of.play(1, "catch 2")
    assert of.winners == (0,)


LEFT = {
    "hand-0": ["red-circle-5"],
    "hand-1": ["blue-circle-3", "wild-1", "skip"],
    "hand-2": ["blue-square-4", "wild-2", "wild-number"],
}


@pytest.mark.clause("XIN-20")
@pytest.mark.parametrize(("scoring", "points"), [("wins", 1), ("numbers", 3 - 1 + 0 + 4 - 2)])
def test_what_a_game_is_worth(scoring, points):
    of = table(more=LEFT, scoring=scoring, last_cards="final")
    claim(of, "red")
    lay(of, "red-circle-5")
    assert of.scores == [points, 0, 0]


@pytest.mark.clause("XIN-20")
def test_a_game_is_never_worth_less_than_nothing_and_the_winner_still_wins():
    wilds = {"hand-1": ["wild-1", "wild-2"], "hand-2": ["skip", "wild-shape"]}
    of = table(more=LEFT | wilds, scoring="numbers", last_cards="final")
    claim(of, "red")
    lay(of, "red-circle-5")
    assert (of.scores, of.winners) == ([0, 0, 0], (0,))


@pytest.mark.clause("XIN-20")
def test_a_match_goes_over_several_games():
    of = table(more=LEFT, scoring="numbers", games=2, last_cards="final")
    claim(of, "red")
    events = lay(of, "red-circle-5")
    assert {"game-won", "scored", "game-began", "dealt"} <= set(kinds(events))
    assert not of.over
    assert of.scores == [4, 0, 0]
    GAME.arrange(
        of.record, {"turn": 1, **LEFT, "hand-0": ["red-square-1"], "hand-1": ["blue-circle-1"]}
    )
    claim(of, "blue")
    lay(of, "blue-circle-1")
    assert of.scores == [4, 1 + 4 - 2, 0]
    assert of.winners == (0,)


# What is seen


@pytest.mark.clause("XIN-21")
def test_what_is_seen():
    of = table()
    claim(of, "blue")
    lay(of, "red-circle-2", "blue-square-3")
    assert zones(of, 0)["centre-own"] == ["red-circle-2", "blue-square-3"]
    for seat in (-1, 1, 2):
        seen = zones(of, seat)
        assert seen["centre"] == []
        assert "centre-own" not in seen
        assert seen["hand-0"] == []
        shown = [name for listed in seen.values() for name in listed]
        assert sorted(shown) == sorted(HANDS.get(f"hand-{seat}", []))
    view = of.view(1)[0]
    assert (view["centre"], view["last"], list(view["by"][:2])) == (2, 2, [0, 0])
    assert list(view["sizes"][:3]) == [2, 3, 3]


@pytest.mark.clause("XIN-21")
def test_a_pile_that_was_shown_is_remembered_until_cards_are_laid():
    of = table()
    claim(of, "blue")
    lay(of, "red-circle-2", "blue-square-3")
    of.play(1, "doubt")
    stream = chance(1)
    for _ in range(30):
        assert {"red-circle-2", "blue-square-3"} <= hand(of.redealt(2, stream), 0)
    claim(of, "blue")
    lay(of, "blue-circle-2")
    of.play(2, "doubt")
    claim(of, "blue")
    lay(of, "wild-1")
    places = Counter("red-circle-2" in hand(of.redealt(2, stream), 0) for _ in range(200))
    assert min(places[True], places[False]) > 25, "in hand, or in the centre"


@pytest.mark.clause("XIN-22")
def test_too_long_a_game_goes_to_the_fewest_cards():
    of = table(more={"decisions": 1999, "hand-1": ["blue-triangle-1", "blue-circle-2"]})
    claim(of, "red")
    events = lay(of, "red-circle-2")
    assert "exhausted" in kinds(events)
    assert (of.ending, of.winners) == ("exhausted", (1,))
    assert of.record["decisions"][0] == 2000


@pytest.mark.clause("XIN-22")
def test_what_only_one_seat_sees_is_no_decision():
    of = table(more={"hand-2": [*FOUR, "purple-square-3", "purple-square-1"]})
    of.play(2, "pass")
    claim(of, "red")
    of.play(0, "choose red-circle-2")
    assert of.record["decisions"][0] == 0


# The clock


@pytest.mark.clause("XIN-06")
def test_who_is_out_of_time_lays_what_it_has_chosen_else_doubts_else_lays_a_card_as_it_is():
    of = table()
    of.close()
    assert counts(of)["centre"] == 1
    assert of.record["claim"][0] == cards.claim_of(1, 0, 0), "its first card is red, so it says red"
    assert hand(of, 0) == {*HANDS["hand-0"]} - {"red-triangle-1"}
    of.play(1, "choose yellow-square-3")
    of.close()
    assert counts(of)["centre"] == 2
    assert "doubted" in kinds(of.close())
    blue = table(more={"hand-0": ["blue-square-3", "wild-1"]})
    blue.close()
    assert blue.record["claim"][0] == cards.claim_of(1 + COLOURS.index("blue"), 0, 0)
    wild = table(more={"hand-0": ["wild-1", "skip"]})
    wild.close()
    assert wild.record["claim"][0] == cards.claim_of(1, 0, 0)
    special = table(more={"hand-0": ["skip", "reverse-1"]})
    special.close()
    assert zones(special)["gone"] == ["skip"]


def test_options_must_leave_two_cards_for_everybody():
    with pytest.raises(WrongOption, match="16 cards"):
        Table(GAME, 8, options={"easy": 1, "colours": 2, "shapes": 1})
    with pytest.raises(WrongOption, match="at least 4"):
        Table(GAME, 2, options={"easy": 1, "colours": 2, "shapes": 2})


def test_no_call_makes_more_events_than_there_is_room_for():
    most = 68 + 68 + 20
    assert LOG["events"].shape[0] > most
    assert np.dtype(cards.TABLE).itemsize < 8000
