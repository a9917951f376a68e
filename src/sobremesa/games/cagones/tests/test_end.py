"""CAG-34 to 36: who wins."""

import pytest
from tests.kit import texts

from sobremesa.games.cagones.tests.tables import kinds, let_be, play, table

LAST = {
    "hand-0": ["fish-1#0"],
    "stock-0": [],
    "hand-1": ["fish-2#1", "fish-2#2"],
    "stock-1": ["?#3"],
    "hand-2": ["fish-1#4"],
    "stock-2": ["?#5"],
}


@pytest.mark.clause("CAG-34")
def test_the_last_card_wins_once_nobody_accuses() -> None:
    of = table(LAST)
    play(of, 0)
    assert not of.over
    assert kinds(let_be(of))[-1] == "game-ended"
    assert (of.winners, of.ending, of.scores) == ((0,), "no-cards", [0, -3, -2])
    assert of.actors == ()
    assert of.close() == []


@pytest.mark.clause("CAG-34")
def test_not_if_it_was_wrong_and_somebody_accused() -> None:
    of = table({**LAST, "bear": ["fish-3", "fish-2"]})
    play(of, 0)
    of.play(2, "accuse")
    assert not of.over


@pytest.mark.clause("CAG-34")
def test_a_stock_card_drawn_for_it_goes_on() -> None:
    of = table({**LAST, "stock-0": ["?#6"]})
    play(of, 0)
    let_be(of)
    assert not of.over


@pytest.mark.clause("CAG-34")
def test_the_last_card_can_be_taken_by_a_draw() -> None:
    of = table({**LAST, "hand-2": [], "stock-1": []})
    of.play(0, "draw 2")
    assert (of.winners, of.ending) == ((2,), "no-cards")


@pytest.mark.clause("CAG-34")
def test_the_last_card_can_be_taken_by_a_penalty() -> None:
    of = table({**LAST, "hand-0": ["fish-1#0"], "stock-0": ["?#6"]})
    play(of, 0)
    of.play(2, "accuse")
    assert of.winners == (0,), "the card was right, and the accuser drew the last one of the stock"


@pytest.mark.clause("CAG-35")
@pytest.mark.parametrize(("turn", "winner"), [(0, 1), (2, 2)])
def test_of_several_the_seat_of_the_turn_or_the_next_after_it(turn: int, winner: int) -> None:
    """A chain takes the last cards of seats 1 and 2, which both have played one."""
    of = table(
        {
            "turn": turn,
            "hand-0": ["bear-challenge#0", "fish-1#6", "fish-1#7"],
            "hand-1": ["bear-challenge#1"],
            "hand-2": ["bear-challenge#2"],
            "stock-0": ["?#8", "?#9"],
            "stock-1": [],
            "stock-2": [],
        }
    )
    around = {0: ((0, 1), (1, 2), (2, 0)), 2: ((2, 1), (1, 0))}[turn]
    for seat, named in around:
        of.play(seat, f"play {seat}")
        of.play(seat, f"name {named}")
    of.play(0, "say 7")
    assert of.winners == (winner,)
    assert of.scores[1] == of.scores[2] == 0


@pytest.mark.clause("CAG-36")
def test_after_two_thousand_decisions_the_fewest_cards_win() -> None:
    of = table({**LAST, "stock-0": ["?#6", "?#7"], "decisions": 1999})
    events = of.play(0, "draw 1")
    assert kinds(events) == ["drew", "too-long", "game-ended"]
    assert (of.winners, of.ending, of.scores) == ((1, 2), "exhausted", [-4, -2, -2])


@pytest.mark.clause("CAG-36")
def test_not_one_decision_earlier() -> None:
    of = table({**LAST, "decisions": 1998})
    of.play(0, "draw 1")
    assert not of.over
    of.play(1, texts(of, 1)[-1])
    assert of.ending == "exhausted"


@pytest.mark.clause("CAG-36")
def test_every_answer_in_a_window_is_a_decision_and_none_shows_before_it_closes() -> None:
    of = table({**LAST, "hand-0": ["fish-1#0", "?#6"], "decisions": 1996})
    play(of, 0)
    of.play(1, "pass")
    assert of.record["decisions"][0] == 1997
    of.play(2, "pass")
    assert of.record["decisions"][0] == 1999
    of.play(1, texts(of, 1)[-1])
    assert of.ending == "exhausted"
