"""CAG-06 to 11: what a seat does on its turn."""

from collections import Counter

import pytest
from tests.kit import texts, zones

from sobremesa.games.cagones.tests.tables import (
    hand,
    kinds,
    let_be,
    play,
    settled,
    sizes,
    table,
    turn,
)
from sobremesa.table.errors import AgainstTheRules, NotYourTurn

HANDS = {
    "hand-0": ["fish-1", "bear-nap"],
    "hand-1": ["fish-2"],
    "hand-2": ["fish-1", "fish-2"],
    "stock-0": ["?", "?"],
    "stock-1": ["?"],
    "stock-2": ["?", "?"],
}


@pytest.mark.clause("CAG-06")
def test_play_a_hand_card_or_draw_from_another_stock() -> None:
    of = table(HANDS)
    assert texts(of, 0) == ["play 0", "play 1", "draw 1", "draw 2"]
    top = zones(of)["stock-1"]
    of.play(0, "draw 1")
    assert sizes(of) == [(3, 2), (1, 0), (2, 2)]
    assert zones(of, 2)["hand-0"][-1:] == top


@pytest.mark.clause("CAG-06")
@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("play 2", "not-in-hand"),
        ("draw 0", "not-yourself"),
        ("draw 5", "no-such-seat"),
        ("say 1", "no-number-asked"),
        ("name 1", "nobody-to-name"),
        ("accuse", "nothing-to-accuse"),
        ("pass", "nothing-to-accuse"),
    ],
)
def test_nothing_else_can_be_done_on_a_turn(action: str, reason: str) -> None:
    with pytest.raises(AgainstTheRules) as error:
        table(HANDS).play(0, action)
    assert error.value.reason == reason


@pytest.mark.clause("CAG-06")
def test_it_goes_on_the_pile_of_the_active_animal() -> None:
    of = table({**HANDS, "active": "rabbit"})
    card = zones(of, 0)["hand-0"][0]
    play(of, 0)
    assert zones(of)["rabbit"] == [card]
    assert zones(of)["bear"] == []


@pytest.mark.clause("CAG-06")
def test_only_who_draws_sees_the_active_face_of_a_card_from_a_stock() -> None:
    of = table(HANDS)
    drew = next(event for event in of.play(0, "draw 2") if event.kind == "drew")
    assert drew.seen_by(0).card >= 0
    assert [drew.seen_by(seat).card for seat in (-1, 1, 2)] == [-1, -1, -1]


@pytest.mark.clause("CAG-07")
def test_from_a_hand_only_when_all_other_stocks_are_empty() -> None:
    of = table({**HANDS, "stock-1": []})
    assert texts(of, 0) == ["play 0", "play 1", "draw 2"]
    with pytest.raises(AgainstTheRules) as error:
        of.play(0, "draw 1")
    assert error.value.reason == "stock-empty"
    of = table({**HANDS, "stock-1": [], "stock-2": []})
    assert texts(of, 0) == ["play 0", "play 1", "draw 1", "draw 2"], "its own stock is no matter"


@pytest.mark.clause("CAG-07")
def test_the_card_from_a_hand_is_any_and_both_seats_see_which() -> None:
    taken = Counter()
    for seed in range(200):
        of = table({**HANDS, "stock-1": [], "stock-2": []}, seed=seed)
        drew = next(event for event in of.play(0, "draw 2") if event.kind == "drew")
        taken[(hand(of, 0) & {"fish-1#3", "fish-2#4"}).pop()] += 1
        assert drew.seen_by(0).card == drew.seen_by(2).card >= 0
        assert drew.seen_by(1).card == drew.seen_by(-1).card == -1
    assert min(taken["fish-1#3"], taken["fish-2#4"]) > 60


@pytest.mark.clause("CAG-07")
def test_a_seat_without_any_card_gives_none() -> None:
    of = table({**HANDS, "hand-1": [], "stock-1": [], "stock-2": []})
    with pytest.raises(AgainstTheRules) as error:
        of.play(0, "draw 1")
    assert error.value.reason == "no-cards"


@pytest.mark.clause("CAG-08")
def test_a_card_from_the_own_stock_for_the_card_played() -> None:
    of = table(HANDS)
    settled(of, 0)
    assert sizes(of)[0] == (2, 1)
    of = table({**HANDS, "stock-0": []})
    settled(of, 0)
    assert sizes(of)[0] == (1, 0), "none is left"


@pytest.mark.clause("CAG-08")
def test_drawing_from_another_draws_nothing_from_the_own_stock() -> None:
    of = table(HANDS)
    of.play(0, "draw 2")
    assert sizes(of) == [(3, 2), (1, 1), (2, 1)]


@pytest.mark.clause("CAG-09")
def test_an_empty_hand_can_only_draw() -> None:
    of = table({**HANDS, "hand-0": []})
    assert texts(of, 0) == ["draw 1", "draw 2"]
    of.play(0, "draw 1")
    assert sizes(of)[0] == (1, 2)


@pytest.mark.clause("CAG-09")
def test_a_hand_has_no_limit() -> None:
    of = table({"hand-0": ["?"] * 20, "hand-1": ["?"], "stock-1": ["?"]}, seats=2)
    of.play(0, "draw 1")
    assert sizes(of)[0][0] == 21


@pytest.mark.clause("CAG-10")
def test_the_card_is_drawn_when_the_play_is_settled() -> None:
    of = table(HANDS)
    play(of, 0)
    assert sizes(of)[0] == (1, 2), "somebody may still accuse"
    of.play(1, "pass")
    assert sizes(of)[0] == (1, 2)
    assert kinds(of.play(2, "pass")) == ["let-it-be", "stood", "replaced"]
    assert sizes(of)[0] == (2, 1)


@pytest.mark.clause("CAG-10")
def test_who_put_down_more_draws_more_the_seat_of_the_turn_first() -> None:
    of = table(
        {
            "hand-0": ["bear-challenge"] * 2,
            "hand-1": ["fish-1"],
            "hand-2": ["bear-challenge"],
            **{f"stock-{seat}": ["?"] * 5 for seat in range(3)},
        }
    )
    for seat, text in ((0, "play 0"), (0, "name 2"), (2, "play 3"), (2, "name 0"), (0, "play 1")):
        of.play(seat, text)
    of.play(0, "name 1")
    events = of.play(1, "say 0")
    drawn = [event.seat for event in events if event.kind == "replaced"]
    assert drawn == [0, 0, 2]
    assert kinds(events).index("replaced") > kinds(events).index("penalty")


@pytest.mark.clause("CAG-11")
def test_the_turn_passes_to_the_left() -> None:
    of = table(HANDS)
    for seat in (0, 1, 2, 0):
        assert turn(of) == seat
        assert of.actors == (seat,)
        of.play(seat, next(text for text in texts(of, seat) if text.startswith("draw")))
    with pytest.raises(NotYourTurn):
        of.play(0, "draw 1")


@pytest.mark.clause("CAG-11")
def test_after_a_chain_it_is_the_turn_of_whom_it_would_have_been() -> None:
    of = table({**HANDS, "hand-0": ["bear-challenge", "fish-1"]})
    of.play(0, "play 0")
    of.play(0, "name 2")
    of.play(2, "say 3")
    assert turn(of) == 1


@pytest.mark.clause("CAG-11")
def test_who_is_out_of_time_draws_from_the_next_that_has_a_stock() -> None:
    of = table({**HANDS, "stock-1": []})
    assert kinds(of.close()) == ["drew"]
    assert sizes(of) == [(3, 2), (1, 0), (2, 1)]
    of = table({**HANDS, "stock-1": [], "stock-2": []})
    of.close()
    assert sizes(of) == [(3, 2), (0, 0), (2, 0)]
    assert of.winners == (1,)


def test_a_window_out_of_time_closes_and_lets_the_card_stand() -> None:
    of = table(HANDS)
    play(of, 0)
    assert kinds(of.close()) == ["stood", "replaced"]
    assert turn(of) == 1
    assert let_be(of) == []
