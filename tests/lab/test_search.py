"""Searches among the players of simulated games: the lab hands them guesses, and stays the same for a seed."""

from typing import Any

import numpy as np
import pytest

from sobremesa.lab import simulate as lab
from sobremesa.lab.arena import arena
from sobremesa.lab.simulate import line_up, simulate
from sobremesa.players import UnknownPlayer
from sobremesa.search import Search
from sobremesa.table.driver import driver
from sobremesa.table.registry import game

CABANGA = game("cabanga")


def view_bytes(tables: Any, seat: int) -> bytes:
    """What a seat may know of a table."""
    view = np.zeros(1, CABANGA.view)
    driver(CABANGA).observe(tables, seat, view)
    return bytes(view.tobytes())


def test_games_with_a_search_are_the_same_whatever_the_workers() -> None:
    names = ["search-30", "casual"]
    runs = [simulate(CABANGA, 3, names, 10, 4, workers=workers) for workers in (1, 2)]
    assert runs[0].played.tobytes() == runs[1].played.tobytes()
    assert runs[0].used.tobytes() == runs[1].used.tobytes()
    assert "unfinished" not in runs[0].endings


def test_a_search_is_given_a_redealt_table_and_plays_on_the_true_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    true: list[tuple[Any, int]] = []
    given: list[tuple[Any, int]] = []
    really_guessed = lab.guessed

    def guessed(of: Any, tables: Any, seat: int, stream: Any) -> Any:
        true.append((tables.copy(), seat))
        return really_guessed(of, tables, seat, stream)

    class Watched(Search):
        def action(self, guess: Any, seat: int, stream: Any) -> int:
            given.append((guess.copy(), seat))
            return super().action(guess, seat, stream)

    monkeypatch.setattr(lab, "guessed", guessed)
    monkeypatch.setattr(lab, "Search", Watched)
    monkeypatch.setattr(lab, "seated", lambda of, name: Watched(of, 10))
    simulate(CABANGA, 3, ["search-10"], 2, 4, workers=1)
    assert len(given) == len(true) > 50
    others = 0
    for (table, seat), (guess, by) in zip(true, given, strict=True):
        assert seat == by
        assert view_bytes(table, seat) == view_bytes(guess, seat)
        assert table["chance"] != guess["chance"]
        others += table["hands"].tobytes() != guess["hands"].tobytes()
    assert others > 0.9 * len(true)


def test_a_search_beats_who_plays_at_random_in_an_arena() -> None:
    found = arena(CABANGA, 3, ["search-50", "random"], 24, 2)
    assert found.standings[0].name == "search-50"
    assert found.pairs[0].low > 0.5


def test_a_search_has_a_name_with_its_iterations() -> None:
    assert line_up(CABANGA, 3, ["search", "search-1000", "sharp"]) == ("search", "search", "sharp")
    with pytest.raises(UnknownPlayer, match="search-many"):
        line_up(CABANGA, 3, ["search-many"])
