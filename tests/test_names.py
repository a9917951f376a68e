"""A game's name stands in its own folder only: what is outside serves any game."""

from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src/sobremesa"
GAMES = sorted(path.parent.name for path in PACKAGE.glob("games/*/game.py"))
MADE = {"vendor", "__pycache__"}


@pytest.mark.parametrize("game", GAMES)
def test_no_file_outside_its_folder_names_a_game(game: str) -> None:
    own = PACKAGE / "games" / game
    hits = [
        f"{path.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for path in sorted(PACKAGE.rglob("*"))
        if path.is_file() and own not in path.parents and not MADE.intersection(path.parts)
        for number, line in enumerate(path.read_text("utf-8", "replace").splitlines(), 1)
        if game in line.lower()
    ]
    assert hits == []
