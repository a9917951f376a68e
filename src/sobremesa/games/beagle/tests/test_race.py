"""The race, BOB-05 to BOB-07, and what goes before it where people look on: ready, three, two, one."""

import itertools

import pytest
from tests.kit import chance, texts, told, watchers

from sobremesa.games.beagle.game import GAME
from sobremesa.games.beagle.tests.tables import (
    BAGELS,
    BEAGLES,
    EQUAL,
    hear,
    look,
    race,
    right_call,
    say_ready,
    tokens,
)
from sobremesa.table.errors import AgainstTheRules, NotYourTurn, WrongOption
from sobremesa.table.table import Table

CALLS = ["call beagle", "call bagel", "call tie"]
with_photo = pytest.mark.parametrize("game", ["discard-down", "winner-takes-all"])


# BOB-05: a race


@pytest.mark.clause("BOB-05")
@pytest.mark.parametrize("game", ["discard-down", "winner-takes-all"])
def test_every_seat_may_call_any_of_the_three(game):
    table = race(BEAGLES, seats=4, game=game)
    assert table.asking == "race"
    assert table.actors == (0, 1, 2, 3)
    assert all(texts(table, seat) == CALLS for seat in range(4))


@pytest.mark.clause("BOB-05")
@pytest.mark.parametrize("order", list(itertools.permutations(range(3), 2)))
def test_order_of_arrival_decides(order):
    table = race(BEAGLES, seats=3)
    first, second = order
    assert hear(table, table.play(first, "call beagle")) == [f"called-rightly {first}"]
    with pytest.raises(NotYourTurn):
        table.play(second, "call beagle")
    assert table.scene(second).turn == first


@pytest.mark.clause("BOB-05")
def test_a_seat_calls_once_in_a_position():
    table = race(BEAGLES, seats=3)
    table.play(1, "call tie")
    before = table.to_bytes()
    with pytest.raises(NotYourTurn):
        table.play(1, "call beagle")
    assert table.to_bytes() == before
    assert texts(table, 1) == []
    assert texts(table, 2) == CALLS


@pytest.mark.clause("BOB-05")
def test_in_a_race_of_calls_nothing_else_is_possible():
    table = race(BEAGLES, seats=3)
    for action, reason in [
        ("ready", "only-before-a-flip"),
        ("put 0", "nothing-to-put"),
        ("grab beagle", "no-tokens-here"),
        ("leave", "no-tokens-here"),
    ]:
        with pytest.raises(AgainstTheRules) as error:
            table.play(0, action)
        assert error.value.reason == reason


# BOB-06: a wrong call


@pytest.mark.clause("BOB-06")
@pytest.mark.parametrize("faces", [BEAGLES, BAGELS, EQUAL], ids=["beagles", "bagels", "equal"])
def test_a_wrong_call_costs_nothing_but_the_next_one(faces):
    table = race(faces, seats=3)
    right = right_call(table)
    before, scores = look(table), table.scores
    wrong = next(call for call in CALLS if call != f"call {right}")
    assert hear(table, table.play(2, wrong)) == ["called-wrongly 2"]
    assert table.view()["wrong"][0] == 1 << 2
    assert look(table) == before
    assert table.scores == scores
    assert table.actors == (0, 1)
    assert hear(table, table.play(1, f"call {right}")) == ["called-rightly 1"]


@pytest.mark.clause("BOB-06")
def test_the_new_position_is_open_to_who_was_wrong_in_the_last_one():
    table = race(BEAGLES, seats=3)
    table.play(2, "call tie")
    table.play(1, "call beagle")
    table.play(1, "put 0")
    assert table.actors == (0, 1, 2)


@pytest.mark.clause("BOB-06")
@pytest.mark.parametrize("photo_finish", [0, 120])
def test_when_all_were_wrong_all_may_call_again(photo_finish):
    table = race(BEAGLES, seats=3, photo_finish=photo_finish)
    before, moment = look(table), table.moment
    table.play(0, "call tie")
    table.play(1, "call bagel")
    assert hear(table, table.play(2, "call tie")) == ["called-wrongly 2", "nobody-right"]
    assert look(table) == before
    assert table.moment > moment, "a new question, with a new clock"
    assert all(texts(table, seat) == CALLS for seat in range(3))
    assert not table.view()["wrong"][0]


@pytest.mark.clause("BOB-06")
def test_when_nobody_calls_in_time_game_1_goes_on_with_the_same_cards():
    table = race(BEAGLES, seats=3)
    table.play(0, "call tie")
    before = look(table)
    assert hear(table, table.close()) == ["nobody-right"]
    assert look(table) == before
    assert table.actors == (0, 1, 2)


# BOB-07: the photo finish


@pytest.mark.clause("BOB-07")
def test_the_table_says_how_long_a_photo_finish_is():
    assert GAME.spans(GAME.option_values(3, {}))["photo"] == 120
    assert GAME.spans(GAME.option_values(3, {"photo_finish": 0}))["photo"] == 0
    with pytest.raises(WrongOption, match="from 0 to 1000"):
        Table("beagle", 3, options={"photo_finish": 1001})


@pytest.mark.clause("BOB-07")
def test_right_calls_before_the_clock_are_at_the_same_time():
    table = race(BEAGLES, seats=4, photo_finish=120)
    moment = table.moment
    assert hear(table, table.play(3, "call beagle")) == []
    assert table.asking == "photo"
    assert table.moment == moment, "the question is the same, only its clock is another"
    assert hear(table, table.play(1, "call beagle")) == []
    assert hear(table, table.play(0, "call tie")) == ["called-wrongly 0"]
    assert hear(table, table.close()) == ["called-rightly 3", "called-rightly 1", "photo-finish"]


@pytest.mark.clause("BOB-07")
def test_alone_in_the_photo_finish():
    table = race(BEAGLES, seats=4, photo_finish=120)
    table.play(3, "call beagle")
    assert hear(table, table.close()) == ["called-rightly 3"]
    assert table.actors == (3,)


@pytest.mark.clause("BOB-07")
def test_the_photo_finish_closes_early_when_all_have_called():
    table = race(BEAGLES, seats=3, photo_finish=120)
    table.play(2, "call tie")
    table.play(0, "call beagle")
    heard = hear(table, table.play(1, "call beagle"))
    assert heard == ["called-rightly 0", "called-rightly 1", "photo-finish"]


@pytest.mark.clause("BOB-07")
def test_without_a_photo_finish_the_first_right_call_is_the_only_one():
    table = race(BEAGLES, seats=3, photo_finish=0)
    assert hear(table, table.play(1, "call beagle")) == ["called-rightly 1"]
    assert table.asking == "choice"
    assert table.actors == (1,)


@with_photo
@pytest.mark.clause("BOB-07")
def test_nobody_can_see_that_a_photo_finish_is_open(game):
    quiet = race(EQUAL, seats=4, game=game, photo_finish=120)
    photo = quiet.copy()
    events = photo.play(3, "call tie")
    for watcher in (-1, 0, 1, 2):
        assert photo.view(watcher).tobytes() == quiet.view(watcher).tobytes()
        assert told(events, watcher) == []
        assert photo.scene(watcher) == quiet.scene(watcher)
    assert photo.scene(3).prompt.id == "prompt-was-right", "who was right knows it"
    assert not photo.scene(3).mine


@with_photo
@pytest.mark.clause("BOB-07")
def test_what_others_do_in_an_open_photo_finish_tells_no_more(game):
    quiet = race(EQUAL, seats=4, game=game, photo_finish=120)
    photo = quiet.copy()
    photo.play(3, "call tie")
    for act in (lambda of: of.play(0, "call bagel"), lambda of: of.play(1, "call tie")):
        heard, in_photo = act(quiet), act(photo)
        for watcher in (-1, 0, 2):
            assert told(heard, watcher) == told(in_photo, watcher)
            assert photo.view(watcher).tobytes() == quiet.view(watcher).tobytes()


@pytest.mark.clause("BOB-07")
def test_a_second_call_is_refused_without_a_hint():
    quiet = race(EQUAL, seats=4, photo_finish=120)
    quiet.play(0, "call beagle")
    photo = quiet.copy()
    photo.play(3, "call tie")
    sentences = []
    for table in (quiet, photo):
        with pytest.raises(NotYourTurn) as error:
            table.play(0, "call tie")
        sentences.append(str(error.value))
    assert sentences[0] == sentences[1]


@pytest.mark.clause("BOB-07")
def test_a_search_of_another_seat_does_not_know_of_the_photo_finish():
    table = race(EQUAL, seats=4, photo_finish=120)
    for seat in (3, 1):
        table.play(seat, "call tie")
    for watcher in (-1, 0, 2):
        other = table.redealt(watcher, chance(1))
        assert other.asking == "race"
        assert other.actors == (0, 1, 2, 3)
    own = table.redealt(3, chance(1))
    assert own.asking == "photo"
    assert own.actors == (0, 1, 2), "but it does not know that seat 1 was right as well"
    assert hear(own, own.close()) == ["called-rightly 3"]


# Before a flip: all are asked whether they are ready, and three seconds are counted

GAMES = ["discard-down", "take-a-token", "winner-takes-all"]
flips = [
    pytest.param(game, marks=pytest.mark.clause(clause))
    for game, clause in zip(GAMES, ["BOB-12", "BOB-22", "BOB-32"], strict=True)
]


def waiting(game, seats=3):
    return Table("beagle", seats, 1, {"game": game}, ceremony=True)


@pytest.mark.parametrize("game", flips)
def test_everybody_is_asked_whether_they_are_ready(game):
    table = waiting(game)
    before = look(table)
    assert table.asking == "ready"
    assert all(texts(table, seat) == ["ready"] for seat in range(3))
    assert hear(table, table.play(1, "ready")) == ["ready-said 1"]
    assert table.actors == (0, 2)
    table.play(0, "ready")
    assert hear(table, table.play(2, "ready")) == ["ready-said 2", "countdown-began"]
    assert table.asking == "countdown"
    assert look(table) == before, "nothing is flipped yet"


@pytest.mark.parametrize("game", flips)
def test_only_the_clock_flips(game):
    table = waiting(game)
    say_ready(table)
    before = look(table)
    assert GAME.spans(table.options)["countdown"] == 3000
    assert hear(table, table.close()) == ["flipped"]
    assert table.asking == "race"
    assert table.actors == (0, 1, 2)
    assert look(table) != before


@pytest.mark.parametrize("game", flips)
def test_whoever_is_not_ready_in_time_is_not_waited_for(game):
    table = waiting(game)
    table.play(2, "ready")
    assert hear(table, table.close()) == ["countdown-began"]


@pytest.mark.parametrize("game", flips)
def test_one_seat_cannot_hurry_the_count_nor_is_it_seen_to_try(game):
    table = waiting(game)
    say_ready(table)
    views = [table.view(watcher).tobytes() for watcher in (-1, 1, 2)]
    assert hear(table, table.play(0, "ready")) == []
    assert table.asking == "countdown"
    assert [table.view(watcher).tobytes() for watcher in (-1, 1, 2)] == views
    assert table.redealt(1, chance(1)).actors == (0, 1, 2), "not even a search knows"


@pytest.mark.parametrize("game", flips)
def test_all_together_can_hurry_the_count(game):
    table = waiting(game)
    say_ready(table)
    table.play(2, "ready")
    table.play(0, "ready")
    assert hear(table, table.play(1, "ready")) == ["flipped"]


@pytest.mark.parametrize("game", flips)
def test_before_the_flip_nothing_can_be_called_or_grabbed(game):
    table = waiting(game)
    for _ in ("ready", "countdown"):
        for action in ("call beagle", "grab beagle", "leave"):
            with pytest.raises(AgainstTheRules) as error:
                table.play(0, action)
            assert error.value.reason == "only-in-a-race"
        table.close()


@pytest.mark.parametrize("game", flips)
def test_where_nobody_looks_on_all_flip_at_once(game):
    table = Table("beagle", 3, 1, {"game": game})
    kinds = [event.kind for event in table.events]
    assert kinds.index("round-began") < kinds.index("flipped")
    assert table.asking == "race"


@pytest.mark.clause("BOB-22")
def test_a_seat_that_is_out_is_not_asked_whether_it_is_ready():
    table = tokens(
        ["beagle", "", "beagle", "beagle", "beagle"], chips=[4, 0, 4, 4, 4], ceremony=True
    )
    assert table.asking == "ready"
    assert table.actors == (0, 2, 3, 4)
    for watcher in watchers(table):
        assert table.scene(watcher).mine == (watcher in (0, 2, 3, 4))
