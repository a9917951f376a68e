"""CAG-20 to 24: accusations, checks and penalty cards."""

from collections import Counter

import pytest
from tests.kit import texts

from sobremesa.games.cagones.tests.tables import (
    hand,
    kinds,
    let_be,
    play,
    running,
    sizes,
    stomach,
    table,
    turn,
)
from sobremesa.table.errors import NotYourTurn

POSITION = {
    "hand-0": ["fish-3", "bear-nap", "bear-feast"],
    "hand-1": ["fish-1", "fish-1"],
    "hand-2": ["fish-2"],
    "stock-0": ["?", "?"],
    "stock-1": ["?"],
    "stock-2": ["?", "?"],
    "bear": ["fish-1#40", "fish-2#41"],
}
RIGHT = {**POSITION, "bear": ["fish-1#40"]}


@pytest.mark.clause("CAG-20")
@pytest.mark.parametrize("ceremony", [False, True])
def test_every_other_seat_is_asked_whoever_it_is(ceremony: bool) -> None:
    of = table(POSITION, ceremony=ceremony)
    play(of, 0)
    assert of.asking == "window"
    assert of.actors == (1, 2)
    assert texts(of, 1) == texts(of, 2) == ["accuse", "pass"]
    with pytest.raises(NotYourTurn):
        of.play(0, "accuse")


@pytest.mark.clause("CAG-20")
def test_the_first_accusation_counts() -> None:
    of = table(POSITION)
    play(of, 0)
    of.play(2, "accuse")
    assert of.asking == "turn"
    with pytest.raises(NotYourTurn):
        of.play(2, "accuse")


@pytest.mark.clause("CAG-20")
def test_who_has_let_it_be_is_nobody_elses_knowledge() -> None:
    of = table(POSITION, seats=4)
    play(of, 0)
    before = {seat: of.view(seat).tobytes() for seat in (-1, 0, 2, 3)}
    events = of.play(1, "pass")
    assert {seat: of.view(seat).tobytes() for seat in (-1, 0, 2, 3)} == before
    assert [event.seen_by(seat) for event in events for seat in (-1, 0, 2, 3)] == [None] * 4
    assert of.actors == (2, 3)


@pytest.mark.clause("CAG-20")
@pytest.mark.parametrize("card", ["bear-feast", "bear-vomit"])
def test_a_feast_or_a_vomit_can_be_accused_once_the_number_is_said(card: str) -> None:
    of = table({**POSITION, "hand-0": [card]})
    play(of, 0)
    assert of.actors == (0,)
    of.play(0, "say 1")
    assert of.actors == (1, 2)


@pytest.mark.clause("CAG-20")
def test_naps_challenges_and_flies_cannot_be_accused() -> None:
    of = table(POSITION)
    play(of, 1)
    assert of.asking == "turn"
    for card in ("bear-challenge", "bear-fly"):
        of = table({**POSITION, "hand-0": [card]})
        play(of, 0)
        assert of.asking == "choice"
        of.play(0, "name 1")
        assert of.asking == "choice"


@pytest.mark.clause("CAG-21")
def test_the_pile_is_checked_from_the_bottom_in_public() -> None:
    of = table(POSITION)
    play(of, 0)
    events = of.play(1, "accuse")
    assert running(events) == [1, 3], "the accused card is not yet counted"
    for seat in range(-1, 3):
        heard = [event.seen_by(seat) for event in events if event.kind == "shown"]
        assert [each.card >= 0 for each in heard] == [True, True]
    found = next(event for event in events if event.kind == "was-wrong")
    assert (found.seat, found.a / 2, found.b / 2) == (0, 3, 5)


@pytest.mark.clause("CAG-22")
def test_a_wrong_card_goes_back_and_its_player_draws_from_the_accuser() -> None:
    of = table(POSITION)
    play(of, 0)
    events = of.play(2, "accuse")
    assert kinds(events) == ["accused", "shown", "shown", "was-wrong", "penalty"]
    penalty = events[kinds(events).index("penalty")]
    assert (penalty.seat, penalty.a) == (0, 2)
    assert "fish-3#0" in hand(of, 0)
    assert sizes(of) == [(4, 2), (2, 1), (1, 1)], "and no card from its own stock"
    assert stomach(of) == 3
    assert turn(of) == 1


@pytest.mark.clause("CAG-22")
def test_a_wrong_feast_goes_back_too() -> None:
    of = table(POSITION)
    play(of, 2)
    of.play(0, "say 3")
    assert "was-wrong" in kinds(of.play(1, "accuse"))
    assert "bear-feast#2" in hand(of, 0)
    assert stomach(of) == 3


@pytest.mark.clause("CAG-23")
def test_a_right_card_stands_and_the_accuser_draws_from_its_player() -> None:
    of = table(RIGHT)
    play(of, 0)
    events = of.play(2, "accuse")
    assert kinds(events) == ["accused", "shown", "was-right", "penalty", "replaced"]
    penalty = next(event for event in events if event.kind == "penalty")
    assert (penalty.seat, penalty.a) == (2, 0)
    assert sizes(of) == [(3, 0), (2, 1), (2, 2)]
    assert stomach(of) == 4
    assert turn(of) == 1


@pytest.mark.clause("CAG-24")
def test_a_penalty_card_is_the_top_of_the_stock() -> None:
    of = table(POSITION)
    stock = of.record["stocks"][0, 2]
    top = int(stock["cards"][stock["size"] - 1])
    play(of, 0)
    of.play(2, "accuse")
    assert any(name.endswith(f"#{top}") for name in hand(of, 0))


@pytest.mark.clause("CAG-24")
def test_without_a_stock_it_comes_from_the_hand_at_random() -> None:
    drawn = Counter()
    for seed in range(200):
        of = table({**POSITION, "stock-1": [], "hand-1": ["fish-1", "fish-2"]}, seed=seed)
        play(of, 0)
        penalty = next(event for event in of.play(1, "accuse") if event.kind == "penalty")
        assert penalty.seen_by(0).card == penalty.seen_by(1).card >= 0
        assert penalty.seen_by(2).card == -1
        drawn[(hand(of, 0) & {"fish-1#3", "fish-2#4"}).pop()] += 1
    assert min(drawn["fish-1#3"], drawn["fish-2#4"]) > 60


@pytest.mark.clause("CAG-24")
def test_who_has_neither_gives_none() -> None:
    of = table({**RIGHT, "hand-0": ["fish-3"], "stock-0": []})
    play(of, 0)
    events = of.play(1, "accuse")
    assert kinds(events) == ["accused", "shown", "was-right", "no-penalty", "game-ended"]
    assert of.winners == (0,)


@pytest.mark.clause("CAG-20")
def test_the_window_closes_when_all_have_let_it_be() -> None:
    of = table(POSITION)
    play(of, 0)
    moment = of.moment
    of.play(2, "pass")
    assert (of.asking, of.moment, of.actors) == ("window", moment, (1,))
    assert kinds(of.play(1, "pass")) == ["let-it-be", "stood", "replaced"]
    assert let_be(of) == []
    assert stomach(of) == 5, "a wrong card, held to what fits (CAG-18)"
