"""Blunders: looked for in the very games that were played, on guesses, and made by those who play worse."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from sobremesa.lab import blunders
from sobremesa.lab.blunders import judged
from sobremesa.lab.result import Judged, Result
from sobremesa.lab.sheets import blunders as blunder_sheet
from sobremesa.lab.simulate import Setting, simulate
from sobremesa.search import Search
from sobremesa.table.driver import driver
from sobremesa.table.registry import game

CABANGA = game("cabanga")


@pytest.fixture(scope="module")
def played() -> Result:
    return simulate(CABANGA, 3, ["machine", "random"], 90, 3)


def test_the_games_that_were_played_are_played_again(
    played: Result, monkeypatch: pytest.MonkeyPatch
) -> None:
    again = []
    really_played = Setting.play_apart

    def watched(self: Setting, *of: Any) -> Any:
        again.append(really_played(self, *of))
        return again[-1]

    monkeypatch.setattr(Setting, "play_apart", watched)
    monkeypatch.setattr(blunders.Judge, "lost", lambda *of: 0.0)
    assert len(judged(played, 10_000)) > 100
    assert np.concatenate([part for part, _ in again]).tobytes() == played.played.tobytes()


def test_a_search_that_judges_is_given_redealt_tables(
    played: Result, monkeypatch: pytest.MonkeyPatch
) -> None:
    true, given = [], []
    really_lost, really_best = blunders.Judge.lost, Search.best

    def lost(self: Any, table: Any, seat: int, action: int) -> float:
        true.append((table.copy(), seat))
        return really_lost(self, table, seat, action)

    def best(self: Search, guess: Any, seat: int, chance: Any, iterations: int) -> int:
        given.append((guess.copy(), seat))
        return really_best(self, guess, seat, chance, 8)

    monkeypatch.setattr(blunders, "ITERATIONS", 8)
    monkeypatch.setattr(blunders.Judge, "lost", lost)
    monkeypatch.setattr(Search, "best", best)
    judged(played, 40)
    views = np.zeros(2, CABANGA.view)
    others = 0
    for (table, seat), (guess, by) in zip(true, given, strict=True):
        assert seat == by
        for place, each in enumerate((table, guess)):
            driver(CABANGA).observe(each, seat, views[place : place + 1])
        assert views[0] == views[1]
        others += table["hands"].tobytes() != guess["hands"].tobytes()
    assert len(true) == 40
    assert others > 30


def test_who_plays_at_random_blunders_more_than_a_machine(played: Result) -> None:
    found = judged(played, 240)
    assert found == judged(played, 240)
    by_player = {
        name: [each.lost > 0 for each in found if each.player == name]
        for name in ("machine", "random")
    }
    assert np.mean(by_player["random"]) > 0.1 > np.mean(by_player["machine"])


def test_blunders_are_told_by_player_and_by_kind_of_action(played: Result) -> None:
    looked = (Judged("a", "play", 0.2), Judged("a", "pass", 0.0), Judged("b", "play", 0.4))
    sheet = blunder_sheet(replace(played, judged=looked))
    cells = {row.cells[0]: row.cells[1:] for row in sheet.rows}
    assert list(cells) == ["all", "a", "play", "pass", "b"]
    assert cells["play"] == ("2", "2", "100.0%", "34.2% – 100.0%", "0.30")
    assert (cells["all"][1], cells["b"][1], cells["pass"][1:]) == (
        "2", "1", ("0", "0.0%", "0.0% – 79.3%", "–"),
    )  # fmt: skip
