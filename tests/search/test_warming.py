"""Games are compiled before anybody waits, several at a time; a game that cannot be stops nobody."""

from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue

import pytest
from tests.modes import games

from sobremesa.search import warming
from sobremesa.search.warming import functions_to_warm
from sobremesa.table.contract import Game

TWO = games()[:2]


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Nothing is known to be compiled, and nothing is compiled in earnest."""
    monkeypatch.setattr(warming, "marker", lambda game: tmp_path / game.name)
    monkeypatch.setattr(warming, "warm", lambda game: iter([f"loaded {game.name}"]))
    return tmp_path


def compiled(game: str, heard: "SimpleQueue[warming.Done | None]") -> None:
    heard.put((game, "deal"))
    heard.put(None)


def told(of: list[Game]) -> Iterator[str]:
    return (f"{game} {name}" for game, name in warming.warm_all(of))


def test_cold_games_are_compiled_side_by_side_and_then_loaded(
    cold: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warming, "in_a_process", compiled)
    assert sorted(told(TWO)) == [f"{game.name} deal" for game in TWO]
    assert sorted(path.name for path in cold.iterdir()) == [game.name for game in TWO]
    assert list(told(TWO)) == [f"{game.name} loaded {game.name}" for game in TWO], "warm now"


def test_one_cold_game_needs_no_process(cold: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "in_a_process", None)
    assert list(told(TWO[:1])) == [f"{TWO[0].name} loaded {TWO[0].name}"]


def test_a_process_names_what_it_compiles_and_always_ends() -> None:
    heard: SimpleQueue[warming.Done | None] = SimpleQueue()
    warming.in_a_process(TWO[0].name, heard)
    lines = [heard.get() for _ in range(functions_to_warm(TWO[0]) + 1)]
    assert lines[0] == (TWO[0].name, "deal")
    assert lines[-1] is None
    warming.in_a_process("no-such-game", heard)
    assert heard.get() is None
