"""Game 2, Take a Token: BOB-21 to BOB-26."""

import pytest
from tests.kit import cards_lying, chance, counts, texts, told

from sobremesa.games.beagle.tests.tables import (
    back,
    face,
    hear,
    look,
    right_token,
    say_ready,
    tokens,
)
from sobremesa.table.errors import AgainstTheRules, NotYourTurn, WrongOption
from sobremesa.table.table import Table

BEAGLES = ["beagle"] * 5
BAGELS = ["bagel"] * 5
EQUAL = ["double-beagle", "beagle", "bagel", "bagel", "bagel"]
ALL = ["grab beagle", "grab bagel", "leave"]


def chips(table):
    return list(table.scene().standing)


def in_the_middle(table):
    return [counts(table)[f"tokens-{kind}"] for kind in ("beagle", "bagel")]


def no_token_left(table, seat, action):
    with pytest.raises(AgainstTheRules) as error:
        table.play(seat, action)
    return error.value.reason == "no-token-left"


# BOB-21: setting up


@pytest.mark.clause("BOB-21")
@pytest.mark.parametrize(("seats", "each"), [(2, 40), (3, 26), (4, 20), (5, 16), (6, 13)])
def test_one_token_fewer_than_seats_all_cards_and_four_chips_each(seats, each):
    table = Table("beagle", seats, 1, {"game": "take-a-token"}, ceremony=True)
    assert in_the_middle(table) == [seats - 1, seats - 1]
    assert chips(table) == [4] * seats
    seen = look(table)
    assert [seen[f"pile-{seat}"][0] for seat in range(seats)] == [each] * seats
    assert not any(zone.startswith("centre") for zone in seen)
    assert table.record["stock"]["size"][0] == 80 - seats * each, "the remainder is left out"


@pytest.mark.clause("BOB-21")
def test_a_table_may_play_with_fewer_chips():
    table = Table("beagle", 2, 1, {"game": "take-a-token", "chips": 1})
    assert chips(table) == [1, 1]
    table.play(1, "leave")
    table.play(0, "grab beagle")
    assert table.over
    with pytest.raises(WrongOption, match="a whole number from 1 to 4"):
        Table("beagle", 3, options={"chips": 5})


# BOB-22: the flip


@pytest.mark.clause("BOB-22")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_two_to_four_seats_each_top_card_is_flipped_onto_the_own_discard_pile(seats):
    table = Table("beagle", seats, 1, {"game": "take-a-token"}, ceremony=True)
    far_sides = [back(table, "piles", seat) for seat in range(seats)]
    size = counts(table)["pile-0"]
    say_ready(table)
    assert hear(table, table.close()) == ["flipped"]
    seen = look(table)
    for seat in range(seats):
        assert seen[f"front-{seat}"] == (1, far_sides[seat])
        count, top = seen[f"pile-{seat}"]
        assert count == size - 1
        assert len(top.split()) == 1, "the top of every pile and of every discard is in view"


@pytest.mark.clause("BOB-22")
@pytest.mark.parametrize("seats", [5, 6])
def test_at_five_and_six_seats_the_top_card_is_flipped_where_it_lies(seats):
    table = Table("beagle", seats, 1, {"game": "take-a-token"}, ceremony=True)
    far_sides = [back(table, "piles", seat) for seat in range(seats)]
    before = counts(table)
    say_ready(table)
    table.close()
    assert counts(table) == before
    assert [look(table)[f"pile-{seat}"][1] for seat in range(seats)] == far_sides


@pytest.mark.clause("BOB-22")
@pytest.mark.parametrize(
    ("seats", "chips", "discards"), [(5, [4, 0, 4, 0, 4], False), (4, [4, 0, 4, 0], True)]
)
def test_the_seats_are_counted_at_the_start(seats, chips, discards):
    tops = ["beagle" if each else "" for each in chips]
    table = tokens(tops, chips=chips, ceremony=True)
    say_ready(table)
    table.close()
    assert any(zone.startswith("front") for zone in look(table)) == discards


@pytest.mark.clause("BOB-22")
def test_piles_and_discards_both_count():
    assert right_token(tokens(["beagle"] * 3, ["bagel"] * 3)) == "tie"
    assert right_token(tokens(["beagle"] * 3, ["bagel", "bagel", "double-bagel"])) == "bagel"


# BOB-23: grabbing


@pytest.mark.clause("BOB-23")
def test_a_seat_grabs_one_token_once():
    table = tokens(BEAGLES)
    assert all(texts(table, seat) == ALL for seat in range(5))
    assert hear(table, table.play(3, "grab bagel")) == ["grabbed 3"]
    assert look(table)["held-3"] == (1, "bagel")
    assert in_the_middle(table) == [4, 3]
    with pytest.raises(NotYourTurn):
        table.play(3, "grab beagle")
    assert table.actors == (0, 1, 2, 4)


@pytest.mark.clause("BOB-23")
def test_only_while_one_of_that_kind_is_left():
    table = tokens(["beagle", "beagle", "beagle"], ["beagle", "beagle", "beagle"])
    table.play(2, "grab bagel")
    table.play(0, "grab bagel")
    assert in_the_middle(table) == [2, 0]
    assert "tokens-bagel" in look(table)
    assert texts(table, 1) == ["grab beagle", "leave"]
    assert no_token_left(table, 1, "grab bagel")


@pytest.mark.clause("BOB-23")
def test_who_does_not_hold_a_right_token_loses_a_chip():
    table = tokens(BAGELS)
    table.play(0, "grab bagel")
    table.play(1, "grab beagle")
    table.play(2, "grab bagel")
    assert chips(table) == [4, 4, 4, 4, 4], "not before the end of the round"
    heard = hear(table, table.close())
    assert heard[:4] == ["answer", "lost-chip 1", "lost-chip 3", "lost-chip 4"]
    assert chips(table) == [4, 3, 4, 3, 3]
    assert table.scores == [4, 3, 4, 3, 3]


@pytest.mark.clause("BOB-23")
def test_nothing_is_called_in_this_game():
    table = tokens(BEAGLES)
    with pytest.raises(AgainstTheRules) as error:
        table.play(0, "call beagle")
    assert error.value.reason == "no-calls-here"


# BOB-24: a tie


@pytest.mark.clause("BOB-24")
def test_in_a_tie_who_grabs_loses_a_chip():
    table = tokens(EQUAL)
    table.play(4, "grab beagle")
    table.play(1, "grab bagel")
    assert hear(table, table.close())[:3] == ["answer", "lost-chip 1", "lost-chip 4"]
    assert chips(table) == [4, 3, 4, 4, 3]


@pytest.mark.clause("BOB-24")
def test_in_a_tie_the_round_goes_on_when_a_kind_is_gone():
    table = tokens(["beagle"] * 3, ["bagel"] * 3)
    for seat in (0, 2):
        table.play(seat, "grab beagle")
    assert table.asking == "race", "that would tell that beagle was not right"
    assert table.actors == (1,)


@pytest.mark.clause("BOB-24")
def test_nobody_else_sees_that_a_seat_has_made_up_its_mind_to_grab_nothing():
    undecided = tokens(EQUAL)
    decided = undecided.copy()
    events = decided.play(2, "leave")
    assert [event.kind for event in told(events, 2)] == ["left-it"]
    assert not decided.scene(2).mine
    for watcher in (-1, 0, 1, 3, 4):
        assert told(events, watcher) == []
        assert decided.view(watcher).tobytes() == undecided.view(watcher).tobytes()
        assert decided.redealt(watcher, chance(1)).actors == (0, 1, 2, 3, 4)
    assert decided.redealt(2, chance(1)).actors == (0, 1, 3, 4)


# BOB-25: the end of a round


@pytest.mark.clause("BOB-25")
def test_the_round_ends_when_the_right_tokens_are_gone():
    table = tokens(["beagle"] * 3, ["beagle"] * 3, ceremony=True)
    say_ready(table)
    table.close()
    right = right_token(table)
    assert right != "tie"
    assert hear(table, table.play(2, f"grab {right}")) == ["grabbed 2"]
    heard = hear(table, table.play(0, f"grab {right}"))
    assert heard == ["grabbed 0", "answer", "lost-chip 1", "round-began"]
    assert chips(table) == [4, 3, 4]
    assert in_the_middle(table) == [2, 2], "the tokens go back"
    assert not any(zone.startswith("held") for zone in look(table))


@pytest.mark.clause("BOB-25")
def test_the_round_ends_when_every_seat_has_grabbed_or_left_it():
    table = tokens(BEAGLES)
    for seat, action in enumerate(["grab bagel", "leave", "grab bagel", "grab beagle"]):
        table.play(seat, action)
    heard = hear(table, table.play(4, "grab bagel"))
    assert heard[:6] == [
        "grabbed 4",
        "answer",
        "lost-chip 0",
        "lost-chip 1",
        "lost-chip 2",
        "lost-chip 4",
    ]
    assert heard[6:] == ["round-began", "flipped"]


@pytest.mark.clause("BOB-25")
def test_the_round_ends_when_the_clock_says_so():
    table = tokens(BEAGLES)
    assert hear(table, table.close())[:2] == ["answer", "lost-chip 0"]
    assert chips(table) == [3, 3, 3, 3, 3]


@pytest.mark.clause("BOB-25")
def test_at_five_seats_the_top_card_goes_to_the_bottom_of_its_pile():
    table = tokens(BEAGLES, pile_1=["bagel", "bagel-dog/beagle", "beagle"], ceremony=True)
    say_ready(table)
    table.close()
    bottom = int(table.record["piles"]["cards"][0, 1, 2])
    table.close()
    assert [int(card) for card in table.record["piles"]["cards"][0, 1, :3]].index(bottom) == 0
    assert look(table)["pile-1"] == (3, "bagel-dog")


@pytest.mark.clause("BOB-25")
def test_a_pile_that_runs_out_is_made_of_the_turned_over_discard():
    discards = ["beagle/bagel-dog", "beagle/double-bagel"]
    table = tokens(["beagle"] * 3, pile_1=["hot-dog/bagel"], front_1=discards, ceremony=True)
    say_ready(table)
    table.close()
    assert look(table)["pile-1"] == (0, "")
    assert look(table)["front-1"] == (3, "bagel"), "the last card still counts, on the discards"
    assert hear(table, table.close())[-2:] == ["round-began", "turned-over 1"]
    seen = look(table)
    assert "front-1" not in seen
    assert seen["pile-1"] == (3, "bagel-dog"), "the first one discarded is on top, turned over"
    cards = [int(card) for card in table.record["piles"]["cards"][0, 1, :3]]
    up = [face(table, card, int(table.record["up"][0, card])) for card in cards]
    assert up == ["hot-dog", "double-bagel", "bagel-dog"]


# BOB-26: out


@pytest.mark.clause("BOB-26")
def test_a_seat_without_chips_is_out_with_its_cards_and_a_token_of_each_kind():
    table = tokens(BEAGLES, chips=[4, 1, 4, 4, 4], ceremony=True)
    say_ready(table)
    table.close()
    right, cards = right_token(table), cards_lying(table)
    assert right != "tie"
    for seat in (0, 2, 3):
        table.play(seat, f"grab {right}")
    heard = hear(table, table.play(4, f"grab {right}"))
    assert heard == ["grabbed 4", "answer", "lost-chip 1", "out 1", "round-began"]
    assert chips(table) == [4, 0, 4, 4, 4]
    assert look(table)["pile-1"] == (0, "")
    assert in_the_middle(table) == [3, 3]
    assert table.actors == (0, 2, 3, 4)
    assert cards_lying(table) == cards, "they leave the game, not the deck"
    assert texts(table, 1) == []


@pytest.mark.clause("BOB-26")
def test_the_cards_of_a_seat_that_is_out_do_not_count():
    with_it = tokens(["beagle", "bagel", "bagel", "beagle", "beagle"])
    assert right_token(with_it) == "beagle"
    without = tokens(["beagle", "bagel", "bagel", "", ""], chips=[4, 4, 4, 0, 0])
    assert right_token(without) == "bagel"


@pytest.mark.clause("BOB-26")
def test_at_two_to_four_seats_the_discards_leave_as_well():
    table = tokens(["beagle"] * 3, ["beagle"] * 3, chips=[4, 1, 4])
    heard = hear(table, table.close())
    assert "out 1" in heard
    assert look(table)["pile-1"] == (0, "")
    assert "front-1" not in look(table)


@pytest.mark.clause("BOB-26")
def test_the_last_seat_with_chips_wins():
    table = tokens(["beagle", "", "beagle"], ["beagle", "", "beagle"], chips=[1, 0, 1])
    heard = hear(table, table.play(2, "grab beagle"))
    assert heard == ["grabbed 2", "answer", "lost-chip 0", "out 0", "game-ended"]
    assert table.winners == (2,)
    assert table.ending == "last-chips"
    assert table.scores == [0, 0, 1]
    assert table.scene().winners == (2,)


@pytest.mark.clause("BOB-26")
def test_seats_that_lose_their_last_chip_together_share_the_win():
    table = tokens(
        ["beagle", "", "bagel", "bagel"], ["beagle", "", "bagel", "bagel"], chips=[1, 0, 1, 1]
    )
    for seat in (0, 2):
        table.play(seat, "grab beagle")
    heard = hear(table, table.close())
    assert heard[-4:] == ["out 2", "lost-chip 3", "out 3", "game-ended"]
    assert table.winners == (0, 2, 3), "all who were still in"
    assert table.scores == [0, 0, 0, 0]
