"""The players of a game by name, ready to sit down."""

import difflib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from sobremesa.minds.people import KINDS
from sobremesa.table.contract import Game
from sobremesa.table.driver import compiling, driver, generate
from sobremesa.table.errors import SobremesaError
from sobremesa.table.scene import Word

TEMPLATE = Path(__file__).with_name("driver.py.txt")
RANDOM = "random"
MOST_BELIEFS = 8
NAMES = (RANDOM, *KINDS)
"""Every player by its number: one that does anything, and the kinds of people of `sobremesa.minds.people`."""


class UnknownPlayer(SobremesaError):
    """The game has no player of this name."""


@dataclass(frozen=True)
class Bot:
    """A player of one game. It remembers nothing: all that it goes by is the View and its own chance.

    ``view`` is an array of one record of the game's View, ``chance`` an array of one CHANCE, which is drawn from.
    """

    game: Game
    name: str
    number: int

    def delay(self, view: npt.NDArray[Any], chance: npt.NDArray[Any]) -> int:
        """How many milliseconds it takes before it acts on this View."""
        return int(players_driver(self.game).react(self.number, view, chance))

    def explain(self, view: npt.NDArray[Any], chance: npt.NDArray[Any]) -> list[Word]:
        """What it believes on seeing this View, as sentences of the game's words; only numbers that it keeps in mind.

        ``chance`` is only looked at for its key: what it has forgotten, and where it slipped, are the same each time.
        """
        out, said = np.zeros(MOST_BELIEFS, np.int32), beliefs(self.game)
        count = int(players_driver(self.game).believe(self.number, view, chance.copy(), out))
        seat = int(view["seat"][0])
        return [say(seat, int(number)) for say, number in zip(said[:count], out, strict=False)]

    def action(self, view: npt.NDArray[Any], chance: npt.NDArray[Any]) -> int:
        """What it does: the number of an action that the View allows; -1 if it allows none."""
        return int(players_driver(self.game).think(self.number, view, chance))


def player_names(game: Game) -> list[str]:
    """The names of a game's players; ``random`` comes first and every game has it."""
    return list(NAMES) if has_people(game) else [RANDOM]


def has_people(game: Game) -> bool:
    """Whether a game says in its ``players.py`` how people play it."""
    return find_spec(f"{game.package}.players") is not None


def player(game: Game, name: str) -> Bot:
    """The player of this name; `UnknownPlayer` names those that there are."""
    names = player_names(game)
    if name not in names:
        near = difflib.get_close_matches(name, names, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise UnknownPlayer(f"{game.name} has no player {name!r}; it has: {', '.join(names)}{hint}")
    return Bot(game, name, names.index(name))


def beliefs(game: Game) -> tuple[Callable[[int, int], Word], ...]:
    """How a game's people say what they believe: for each number, a sentence of a seat and that number."""
    if not has_people(game):
        return ()
    said: tuple[Callable[[int, int], Word], ...] = getattr(
        import_module(f"{game.package}.players"), "BELIEFS", ()
    )
    return said


@cache
def players_driver(game: Game) -> ModuleType:
    """The module of a game's players over arrays of Views: see ``driver.py.txt``."""
    people = f"{game.package}.players" if has_people(game) else "sobremesa.players.nobody"
    believing = people if beliefs(game) else "sobremesa.players.nobody"
    return generate(game, TEMPLATE, "players", people=people, beliefs=believing)


def warm(game: Game) -> Iterator[str]:
    """Compile all that a table of this game with players needs, or load it from the cache; names each function."""
    yield from compiling(game, driver(game))
    yield from compiling(game, players_driver(game))


def functions_to_warm(game: Game) -> int:
    """How many functions `warm` goes through."""
    return sum(len(module.AT_THE_BORDER) for module in (driver(game), players_driver(game)))
