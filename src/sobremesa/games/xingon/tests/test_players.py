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


def choice(of: Table, seat: int, seed: int = 1) -> str:
    return GAME.actions[player(GAME, "machine").action(of.view(seat), chance(seed))].text


def follow(of: Table, seat: int) -> list[str]:
    """What the player does until somebody else is on turn."""
    done = []
    while of.record["turn"][0] == seat and of.asking == "turn" and not of.over:
        done.append(choice(of, seat))
        of.play(seat, done[-1])
    return done


def test_it_starts_with_the_longest_truth_and_calls_with_it():
    said = ["colour red", "shape none", "number none"]
    reds = {f"choose {card}" for card in HANDS["hand-0"][:3]}
    done = follow(table(), 0)
    assert done[:3] == said
    assert set(done[3:6]) == reds
    assert done[6:] == ["lay-and-call"]


def test_it_believes_what_it_can_answer_truly():
    of = table()
    for text in ("colour blue", "shape none", "number none", "choose blue-square-5", "lay"):
        of.play(0, text)
    assert set(follow(of, 1)) == {
        "choose blue-triangle-1",
        "choose blue-circle-2",
        "lay-and-call",
    }


def test_it_doubts_what_cannot_be_and_last_cards():
    of = table()
    for text in ("colour yellow", "shape square", "number 3", "choose blue-square-5", "lay"):
        of.play(0, text)
    assert choice(of, 1) == "doubt", "it holds that card itself"
    last = table({"hand-0": ["blue-square-5"]})
    for text in ("colour blue", "shape none", "number none", "choose blue-square-5", "lay"):
        last.play(0, text)
    assert choice(last, 1) == "doubt"


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
def test_it_beats_random_players_clearly(seats: int) -> None:
    result = simulate(GAME, seats, ["machine"] + ["random"] * (seats - 1), 200, 1)
    low, _ = result.by_player["machine"].interval
    assert low > 1.5 / seats
