"""The games that are installed, found by the entry point ``sobremesa.games``."""

import difflib
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from sobremesa.table.contract import Game
from sobremesa.table.errors import UnknownGame

GROUP = "sobremesa.games"


@cache
def entries() -> dict[str, EntryPoint]:
    """The entry point of each installed game, by name, in alphabetical order."""
    return {
        entry.name: entry
        for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    }


def names() -> list[str]:
    """The names of the installed games, in alphabetical order."""
    return list(entries())


@cache
def game(name: str) -> Game:
    """The game of this name; `UnknownGame` names those that there are."""
    entry = entries().get(name)
    if entry is None:
        near = difflib.get_close_matches(name, names(), n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise UnknownGame(f"no game {name!r} is installed; there are: {', '.join(names())}{hint}")
    loaded: Game = entry.load()
    return loaded


def games() -> list[Game]:
    """All installed games."""
    return [game(name) for name in names()]
