"""Game 3, Winner Takes All: BOB-31 to BOB-35."""

import pytest
from tests.kit import counts

from sobremesa.games.beagle.tests.tables import (
    BEAGLES,
    EQUAL,
    back,
    hear,
    look,
    race,
    right_call,
    say_ready,
)
from sobremesa.table.table import Table


def game_3(faces=BEAGLES, seats=3, **more):
    return race(faces, seats=seats, game="winner-takes-all", **more)


def stock(table):
    return int(table.record["stock"]["size"][0])


@pytest.mark.clause("BOB-31")
@pytest.mark.parametrize(("seats", "centre"), [(2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_the_centre_eight_cards_to_each_hand_and_the_rest_to_refill(seats, centre):
    table = Table("beagle", seats, 1, {"game": "winner-takes-all"}, ceremony=True)
    seen = look(table)
    for place in range(centre):
        count, shown = seen[f"centre-{place}"]
        assert (count, len(shown.split())) == (1, 1)
    assert f"centre-{centre}" not in seen
    assert all(seen[f"pile-{seat}"] == (8, "") for seat in range(seats)), "held in the hand"
    assert stock(table) == 80 - centre - 8 * seats
    assert table.scores == [0] * seats


@pytest.mark.clause("BOB-32")
def test_all_flip_the_top_card_of_their_hand_in_front_of_them():
    table = Table("beagle", 4, 1, {"game": "winner-takes-all"}, ceremony=True)
    far_sides = [back(table, "piles", seat) for seat in range(4)]
    say_ready(table)
    table.close()
    seen = look(table)
    assert [seen[f"front-{seat}"] for seat in range(4)] == [(1, shown) for shown in far_sides]
    assert [seen[f"pile-{seat}"] for seat in range(4)] == [(7, "")] * 4


@pytest.mark.clause("BOB-32")
@pytest.mark.parametrize(
    ("faces", "call"), [(BEAGLES, "call beagle"), (EQUAL, "call tie")], ids=["beagle", "tie"]
)
def test_the_first_right_call_takes_all_cards_in_view_and_the_centre_is_refilled(faces, call):
    table = game_3(faces)
    refill = stock(table)
    heard = hear(table, table.play(1, call))
    assert heard == ["called-rightly 1", "took 1", "round-began", "flipped"]
    seen = look(table)
    assert seen["score-1"] == (7, ""), "a scoring pile that nobody looks into"
    assert table.scores == [0, 7, 0]
    assert [seen[f"centre-{place}"][0] for place in range(4)] == [1] * 4
    assert [seen[f"front-{seat}"][0] for seat in range(3)] == [1] * 3, "the next flip"
    assert stock(table) == refill - 4


@pytest.mark.clause("BOB-32")
def test_between_two_rounds_all_are_asked_whether_they_are_ready():
    table = game_3(ceremony=True)
    say_ready(table)
    table.close()
    heard = hear(table, table.play(2, f"call {right_call(table)}"))
    assert heard[-1:] == ["round-began"]
    assert table.asking == "ready"
    assert not any(zone.startswith("front") for zone in look(table))
    assert all(look(table)[f"centre-{place}"][1] for place in range(4)), "the refill is in view"


@pytest.mark.clause("BOB-31")
@pytest.mark.clause("BOB-35")
def test_a_table_may_play_fewer_rounds_with_a_card_in_hand_for_each():
    table = Table("beagle", 3, 1, {"game": "winner-takes-all", "rounds": 2, "photo_finish": 0})
    assert [look(table)[f"pile-{seat}"] for seat in range(3)] == [(1, "")] * 3, "one is flipped"
    for _ in range(2):
        assert not table.over
        table.play(0, f"call {right_call(table)}")
    assert table.ending == "rounds-played"
    assert look(table)["pile-0"] == (0, "")


@pytest.mark.clause("BOB-32")
def test_a_game_has_eight_rounds():
    table = Table("beagle", 3, 1, {"game": "winner-takes-all", "photo_finish": 0})
    for number in range(1, 9):
        assert not table.over
        assert table.scene().facts[0].args["round"] == number
        heard = hear(table, table.play(number % 3, f"call {right_call(table)}"))
    assert heard[-1] == "game-ended"
    assert table.over
    assert table.ending == "rounds-played"
    assert counts(table)["pile-0"] == 0


@pytest.mark.clause("BOB-33")
def test_two_right_calls_at_the_same_time_score_nothing_and_the_cards_stay():
    table = game_3(photo_finish=120)
    centre = {zone: shown for zone, shown in look(table).items() if zone.startswith("centre")}
    table.play(2, "call beagle")
    table.play(0, "call beagle")
    heard = hear(table, table.close())
    assert heard[:3] == ["called-rightly 2", "called-rightly 0", "photo-finish"]
    assert heard[3:] == ["nobody-scored", "round-began", "flipped"]
    assert table.scores == [0, 0, 0]
    seen = look(table)
    assert {zone: seen[zone] for zone in centre} == centre
    for seat in range(3):
        count, shown = seen[f"front-{seat}"]
        assert count == 2, "the next flip goes on top"
        assert len(shown.split()) == 1, "and covers the card below"


@pytest.mark.clause("BOB-33")
def test_covered_cards_go_with_whoever_takes_them():
    table = game_3(front_0=["?", "?", "beagle"], centre_1=["?", "beagle"])
    table.play(2, "call beagle")
    assert table.scores == [0, 0, 7 + 2 + 1]


@pytest.mark.clause("BOB-34")
def test_when_nobody_calls_rightly_in_time_nobody_scores_and_the_cards_stay():
    table = game_3()
    table.play(1, "call tie")
    heard = hear(table, table.close())
    assert heard == ["nobody-scored", "round-began", "flipped"]
    assert table.scores == [0, 0, 0]
    assert [look(table)[f"front-{seat}"][0] for seat in range(3)] == [2, 2, 2]


@pytest.mark.clause("BOB-34")
def test_a_refill_that_runs_out_leaves_places_empty():
    table = game_3(score_0=["?"] * 50)
    assert stock(table) == 2
    table.play(1, "call beagle")
    seen = look(table)
    assert [seen[f"centre-{place}"][0] for place in range(4)] == [1, 1, 0, 0]
    assert stock(table) == 0
    table.play(1, f"call {right_call(table)}")
    assert table.scores[1] == 7 + 5
    table.play(2, f"call {right_call(table)}")
    assert table.scores[2] == 3, "the cards in front of the seats alone"


@pytest.mark.clause("BOB-35")
def test_most_cards_win():
    table = game_3(round=8, score_0=["?"] * 6, score_2=["?"] * 14)
    heard = hear(table, table.play(0, "call beagle"))
    assert heard == ["called-rightly 0", "took 0", "game-ended"]
    assert table.scores == [13, 0, 14]
    assert table.winners == (2,)
    assert table.scene().winners == (2,)


@pytest.mark.clause("BOB-35")
def test_equal_scores_share_the_win():
    table = game_3(round=8, score_0=["?"] * 7, score_2=["?"] * 14)
    table.play(0, "call beagle")
    assert table.scores == [14, 0, 14]
    assert table.winners == (0, 2)


@pytest.mark.clause("BOB-35")
def test_the_last_round_may_go_to_nobody():
    table = game_3(round=8, score_1=["?"])
    assert hear(table, table.close()) == ["nobody-scored", "game-ended"]
    assert table.winners == (1,)
