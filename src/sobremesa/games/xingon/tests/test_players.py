"""People play it as its docstrings say, and it pays."""

import numpy as np
import pytest
from tests.kit import chance, laid

from sobremesa.games.xingon.game import GAME
from sobremesa.lab.simulate import simulate
from sobremesa.players import player
from sobremesa.table.table import Table

HANDS = {
    "hand-0": ["red-triangle-1", "red-circle-2", "red-square-3", "blue-square-5"],
    "hand-1": ["blue-triangle-1", "blue-circle-2", "yellow-square-3"],
    "hand-2": ["purple-triangle-1", "purple-circle-2", "purple-square-3"],
}


def table(more: dict | None = None, **options: object) -> Table:
    return laid(GAME, 3, {"turn": 0, **HANDS, **(more or {})}, **options)


def choice(of: Table, seat: int, seed: int = 1, who: str = "machine") -> str:
    return GAME.actions[player(GAME, who).action(of.view(seat), chance(seed))].text


def follow(of: Table, seat: int, who: str = "machine") -> list[str]:
    """What the player does until somebody else is on turn."""
    done = []
    while of.record["turn"][0] == seat and of.asking == "turn" and not of.over:
        done.append(choice(of, seat, who=who))
        of.play(seat, done[-1])
    return done


def lay(of: Table, seat: int, claim: str, *cards: str) -> Table:
    """The seat starts a round with a condition (``red none none``) and some cards."""
    for part, value in zip(("colour", "shape", "number"), claim.split(), strict=True):
        of.play(seat, f"{part} {value}")
    for card in cards:
        of.play(seat, f"choose {card}")
    of.play(seat, "lay")
    return of


def test_it_starts_with_what_it_has_most_of_and_keeps_some_of_it_but_a_child_lays_all():
    said = ["colour red", "shape none", "number none"]
    reds = {f"choose {card}" for card in HANDS["hand-0"][:3]}
    done = follow(table(), 0)
    assert done[:3] == said
    assert done[-1] == "lay"
    assert set() < set(done[3:-1]) < reds
    of = table()
    for text in said:
        of.play(0, text)
    done = follow(of, 0, "child")
    assert set(done[:3]) == reds
    assert done[3:] == ["lay-and-call"]


def test_it_lays_all_that_it_has_where_all_of_it_is_true():
    done = follow(table({"hand-0": ["red-triangle-1", "red-circle-2", "red-square-3"]}), 0)
    assert len([text for text in done if text.startswith("choose")]) == 3
    assert done[-1] == "lay"


def test_it_believes_what_it_can_answer_truly():
    done = follow(lay(table(), 0, "blue none none", "blue-square-5"), 1)
    assert done[0] in ("choose blue-triangle-1", "choose blue-circle-2")
    assert done[1:] == ["lay"]


def test_it_doubts_what_is_unlikely_and_last_cards():
    hand = [f"red-{shape}-{number}" for shape in ("triangle", "circle") for number in (1, 2, 3)]
    of = lay(table({"hand-0": hand}), 0, "yellow square 1", *hand[:3])
    assert choice(of, 1) == "doubt"
    last = lay(table({"hand-0": ["blue-square-5"]}), 0, "blue none none", "blue-square-5")
    assert choice(last, 1) == "doubt"


def test_it_lies_where_a_doubt_would_cost_more_with_the_card_that_goes_with_fewest():
    hand = ["blue-triangle-1", "blue-triangle-2", "red-square-5"]
    of = lay(table({"hand-1": hand}), 0, "yellow none none", "red-circle-2")
    assert follow(of, 1) == ["choose red-square-5", "lay"]


def test_it_keeps_specials_to_win_with_them():
    of = table({"hand-0": ["red-triangle-1", "red-circle-2", "skip"]})
    assert choice(of, 0).startswith("colour")
    of = table({"hand-0": ["skip", "reverse-1"]})
    assert choice(of, 0) == "play reverse-1", "a skip would end the turn"


def test_it_calls_catches_and_discards():
    four = [f"{colour}-circle-4" for colour in ("red", "blue", "purple", "yellow")]
    of = table({"hand-0": ["red-triangle-1", "red-circle-2"], "hand-2": [*four, "wild-1", "skip"]})
    assert choice(of, 2) == "discard circle 4"
    for text in ("colour red", "shape none", "number none", "choose red-circle-2", "lay"):
        of.play(0, text)
    assert choice(of, 0) == "xingon"
    assert choice(of, 1) == "catch 0"


def test_it_takes_longer_over_its_own_turn_and_over_more_cards():
    def mean(of: Table, seat: int) -> float:
        view, stream = of.view(seat), chance(1)
        return float(np.mean([player(GAME, "machine").delay(view, stream) for _ in range(1_000)]))

    few, many = table({"hand-0": ["red-triangle-1", "blue-circle-5"]}), Table(GAME, 3, seed=2)
    turn = int(many.record["turn"][0])
    assert mean(many, turn) > mean(few, 0) + 200
    assert mean(few, 1) < mean(few, 0)


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_it_beats_random_players_clearly_who_hold_every_other_seat(seats: int) -> None:
    result = simulate(GAME, seats, ["machine", "random"], 200, 1)
    low, _ = result.by_player["machine"].interval
    assert low > 1.5 / seats
