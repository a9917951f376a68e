"""Game 1, Discard Down: BOB-11 to BOB-15."""

import pytest
from tests.kit import counts, texts

from sobremesa.games.beagle.tests.tables import (
    BEAGLES,
    EQUAL,
    back,
    face,
    hear,
    look,
    pile,
    race,
    right_call,
    say_ready,
)
from sobremesa.table.errors import AgainstTheRules, NotYourTurn, WrongOption
from sobremesa.table.table import Table


@pytest.mark.clause("BOB-11")
@pytest.mark.parametrize(("seats", "centre"), [(2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_the_centre_and_ten_cards_each_of_which_only_the_top_shows(seats, centre):
    table = Table("beagle", seats, seed=seats, options={"game": "discard-down"}, ceremony=True)
    seen = look(table)
    places = [zone for zone in seen if zone.startswith("centre")]
    assert places == [f"centre-{place}" for place in range(centre)]
    assert len(seen) == 7, "seven piles at every number of seats"
    for zone, (count, shown) in seen.items():
        assert count == (10 if zone.startswith("pile") else 1)
        assert len(shown.split()) == 1
    assert table.record["stock"]["size"][0] == 80 - centre - 10 * seats


@pytest.mark.clause("BOB-11")
@pytest.mark.clause("BOB-15")
def test_a_table_may_play_with_smaller_piles():
    table = Table("beagle", 2, 1, {"game": "discard-down", "pile": 1, "photo_finish": 0})
    assert [look(table)[f"pile-{seat}"][0] for seat in range(2)] == [1, 1]
    assert table.scores == [0, 0]
    table.play(1, f"call {right_call(table)}")
    table.play(1, "put 1")
    assert table.over
    assert table.winners == (1,)
    assert table.scores == [0, 1]
    with pytest.raises(WrongOption, match="a whole number from 1 to 10"):
        Table("beagle", 3, options={"pile": 11})


@pytest.mark.clause("BOB-12")
def test_all_flip_their_whole_pile_the_order_is_reversed_and_the_other_faces_are_up():
    table = Table("beagle", 3, 5, {"game": "discard-down"}, ceremony=True)
    before, centre = table.record.copy(), look(table)
    say_ready(table)
    assert hear(table, table.close()) == ["flipped"]
    for seat in range(3):
        lying, now = before["piles"]["cards"][0, seat, :10], table.record["piles"]["cards"][0, seat]
        assert list(now[:10]) == list(lying[::-1])
        assert list(table.record["up"][0, lying]) == [1 - up for up in before["up"][0, lying]]
        bottom = int(lying[0])
        shown = face(table, bottom, 1 - int(before["up"][0, bottom]))
        assert look(table)[f"pile-{seat}"] == (10, shown)
    assert [look(table)[f"centre-{place}"] for place in range(4)] == [
        centre[f"centre-{place}"] for place in range(4)
    ]


@pytest.mark.clause("BOB-13")
def test_the_first_right_call_puts_its_top_card_on_a_centre_card_of_its_choice():
    mine = [*pile(8, "bagel/beagle"), "bagel-dog/beagle", "beagle/bagel"]
    table = race(BEAGLES, seats=3, pile_1=mine)
    before = look(table)
    assert hear(table, table.play(1, "call beagle")) == ["called-rightly 1"]
    assert look(table) == before, "not before it has chosen"
    assert table.asking == "choice"
    assert texts(table, 1) == ["put 0", "put 1", "put 2", "put 3"]
    assert table.actors == (1,)
    assert hear(table, table.play(1, "put 2")) == ["put-on 1"]
    now = {"centre-2": (2, "bagel"), "pile-1": (9, "bagel-dog")}
    assert look(table) == before | now, "flipped onto it, covering it; a new card shows"
    assert table.asking == "race"
    assert table.actors == (0, 1, 2)
    assert table.scores == [0, 1, 0]


@pytest.mark.clause("BOB-13")
def test_only_who_was_right_chooses_among_the_places_that_there_are():
    table = race(BEAGLES, seats=4)
    table.play(3, "call beagle")
    with pytest.raises(NotYourTurn):
        table.play(2, "put 0")
    for action, reason in [("put 3", "no-such-place"), ("call beagle", "only-in-a-race")]:
        with pytest.raises(AgainstTheRules) as error:
            table.play(3, action)
        assert error.value.reason == reason
    assert [table.scene(seat).prompt.id for seat in (3, 0, -1)] == [
        "prompt-put-mine",
        "prompt-put-others",
        "prompt-put-others",
    ]


@pytest.mark.clause("BOB-13")
@pytest.mark.parametrize(
    ("faces", "call"), [(BEAGLES, "call beagle"), (EQUAL, "call tie")], ids=["beagle", "tie"]
)
def test_the_clock_chooses_the_leftmost(faces, call):
    table = race(faces, seats=2)
    far_side = back(table, "piles", 1)
    table.play(1, call)
    assert hear(table, table.close()) == ["put-on 1"]
    assert look(table)["centre-0"] == (2, far_side)
    assert counts(table)["pile-1"] == 9
    assert table.asking == "race"


@pytest.mark.clause("BOB-13")
@pytest.mark.parametrize(
    ("faces", "call"), [(BEAGLES, "call beagle"), (EQUAL, "call tie")], ids=["beagle", "tie"]
)
def test_at_six_seats_there_is_one_centre_card_and_no_choice(faces, call):
    table = race(faces, seats=6)
    far_side = back(table, "piles", 4)
    assert hear(table, table.play(4, call)) == ["called-rightly 4", "put-on 4"]
    assert look(table)["centre-0"] == (2, far_side)
    assert counts(table)["pile-4"] == 9
    assert table.asking == "race"
    assert table.actors == (0, 1, 2, 3, 4, 5)


@pytest.mark.clause("BOB-14")
def test_a_right_tie_does_the_same():
    table = race(EQUAL, seats=2)
    far_side = back(table, "piles", 0)
    table.play(0, "call tie")
    assert texts(table, 0) == ["put 0", "put 1", "put 2", "put 3", "put 4"]
    table.play(0, "put 3")
    assert look(table)["centre-3"] == (2, far_side)
    assert counts(table)["pile-0"] == 9


@pytest.mark.clause("BOB-14")
def test_two_right_calls_at_the_same_time_each_put_a_card_in_order_of_arrival():
    table = race(BEAGLES, seats=3, photo_finish=120)
    backs = {seat: back(table, "piles", seat) for seat in (0, 2)}
    table.play(2, "call beagle")
    table.play(0, "call beagle")
    table.close()
    assert table.actors == (2,), "the one who was first"
    assert hear(table, table.play(2, "put 1")) == ["put-on 2"]
    assert look(table)["centre-1"] == (2, backs[2])
    assert table.actors == (0,)
    assert texts(table, 0) == ["put 0", "put 1", "put 2", "put 3"]
    table.play(0, "put 1")
    assert look(table)["centre-1"] == (3, backs[0]), "it may cover the other's"
    assert [counts(table)[f"pile-{seat}"] for seat in range(3)] == [9, 10, 9]
    assert table.asking == "race"


@pytest.mark.clause("BOB-14")
def test_the_clock_chooses_for_each_of_them():
    table = race(BEAGLES, seats=3, photo_finish=120)
    for seat in (1, 2):
        table.play(seat, "call beagle")
    table.close()
    assert hear(table, table.close()) == ["put-on 1"]
    assert hear(table, table.close()) == ["put-on 2"]
    assert counts(table)["centre-0"] == 3


@pytest.mark.clause("BOB-14")
def test_at_six_seats_all_who_were_right_put_on_the_one_card():
    table = race(BEAGLES, seats=6, photo_finish=120)
    for seat in (5, 0, 3):
        table.play(seat, "call beagle")
    heard = hear(table, table.close())
    assert heard[-4:] == ["photo-finish", "put-on 5", "put-on 0", "put-on 3"]
    assert counts(table)["centre-0"] == 4


@pytest.mark.clause("BOB-15")
def test_the_first_without_cards_wins_at_once():
    table = race(BEAGLES, seats=3, pile_1=["beagle"], pile_2=["?", "beagle"])
    table.play(1, "call beagle")
    assert hear(table, table.play(1, "put 0")) == ["put-on 1", "game-ended"]
    assert table.over
    assert table.winners == (1,)
    assert table.ending == "pile-empty"
    assert table.scores == [0, 10, 8]
    assert look(table)["pile-1"] == (0, "")
    assert table.scene().winners == (1,)
    assert table.actors == ()


@pytest.mark.clause("BOB-15")
def test_two_in_the_same_photo_finish_share_the_win():
    table = race(BEAGLES, seats=3, pile_1=["beagle"], pile_2=["beagle"], photo_finish=120)
    table.play(2, "call beagle")
    table.play(1, "call beagle")
    table.close()
    assert hear(table, table.play(2, "put 3")) == ["put-on 2"]
    assert hear(table, table.play(1, "put 0")) == ["put-on 1", "game-ended"]
    assert table.winners == (1, 2)


@pytest.mark.clause("BOB-15")
@pytest.mark.parametrize("order", [(0, 2), (2, 0)], ids=["last card second", "last card first"])
def test_in_a_photo_finish_only_an_empty_pile_wins(order):
    table = race(BEAGLES, seats=3, pile_2=["beagle"], photo_finish=120)
    for seat in order:
        table.play(seat, "call beagle")
    table.close()
    for seat in order:
        table.play(seat, "put 0")
    assert table.winners == (2,)
    assert table.scores == [1, 0, 10]


@pytest.mark.clause("BOB-15")
def test_at_six_seats_the_call_itself_wins():
    table = race(BEAGLES, seats=6, pile_4=["beagle"])
    heard = hear(table, table.play(4, "call beagle"))
    assert heard == ["called-rightly 4", "put-on 4", "game-ended"]
    assert table.winners == (4,)
