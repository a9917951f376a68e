"""The games that are there, and the modes in which tests that serve every game go through them.

A mode is a number of seats and a set of options. Every game has one for each value of an option with named values
(so for each of its games within the game), and those that ``tests/generic.toml`` in its own folder names under
``[modes]``: options and, where it matters, ``seats``.
"""

import tomllib
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Any

from sobremesa.table.contract import Game
from sobremesa.table.registry import entries, game
from sobremesa.table.table import Table


def games() -> list[Game]:
    """The installed games whose folder is there: an entry point may announce one that is not written yet."""
    return [game(name) for name, entry in entries().items() if is_there(entry.module)]


def is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


@dataclass(frozen=True, repr=False)
class Mode:
    """A way to play a game: so many seats, with these options."""

    game: Game
    seats: int
    options: dict[str, int | str] = field(default_factory=dict)
    name: str = ""

    def table(self, seed: int = 0, *, ceremony: bool = False) -> Table:
        return Table(self.game, self.seats, seed, self.options, ceremony=ceremony)

    def __repr__(self) -> str:
        return "-".join(filter(None, [self.game.name, self.name, f"{self.seats}-seats"]))


def generic(game: Game) -> dict[str, Any]:
    """What a game's own folder tells the tests that serve every game."""
    path = game.folder / "tests/generic.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def option_sets(game: Game) -> dict[str, dict[str, int | str]]:
    """Each value of every option with named values, and the sets of options that the game's folder names."""
    sets: dict[str, dict[str, int | str]] = {
        value: {option.name: value} for option in game.options for value in option.values
    }
    return sets | generic(game).get("modes", {})


def modes(game: Game) -> list[Mode]:
    """The modes that generic tests go through: the least, the middle and the most seats with every set of options."""
    least, most = game.seats.start, game.seats.stop - 1
    numbers = sorted({least, (least + most) // 2, most})
    sets = option_sets(game)
    if not any(option.values for option in game.options):
        sets = {"": {}} | sets
    found = []
    for name, options in sets.items():
        given = dict(options)
        own_seats = given.pop("seats", None)
        found += [
            Mode(game, seats, given, name) for seats in ([own_seats] if own_seats else numbers)
        ]
    return found


def short_modes(game: Game) -> list[Mode]:
    """One mode for each set of options, with the middle number of seats."""
    first: dict[str, Mode] = {}
    for mode in modes(game):
        if mode.name not in first or mode.seats == (game.seats.start + game.seats.stop - 1) // 2:
            first[mode.name] = mode
    return list(first.values())


ALL_MODES = [mode for each in games() for mode in modes(each)]
SHORT_MODES = [mode for each in games() for mode in short_modes(each)]


def named(name: str) -> Mode:
    """The mode of this name."""
    return next(mode for mode in ALL_MODES if str(mode) == name)
