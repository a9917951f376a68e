"""The player that searches: it plays on many tables that it could not tell from the true one.

It is given a table redealt for it (`Game` contract: ``redeal``), never the true one.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from sobremesa.players.bots import RANDOM, Bot, has_people, player, players_driver
from sobremesa.search.tree import TREE
from sobremesa.table.chance import CHANCE, rekey
from sobremesa.table.contract import Game
from sobremesa.table.driver import compiling, driver, generate
from sobremesa.table.events import LOG

TEMPLATE = Path(__file__).with_name("driver.py.txt")
SEARCH = "search"
ITERATIONS = 1_000
HORIZON = 30
POLICY, IDEAS = "sharp", "casual"
TO_THE_END = 1_000_000
A_FEW = 64
"""Iterations that tell how long one takes."""


@dataclass(frozen=True)
class Search:
    """Information-set tree search for one game; see ``driver.py.txt``.

    ``iterations`` is its whole budget, so that the same chance gives the same action; or, where it is not 0, so many
    ``seconds``. ``policy`` names the player that plays on for everybody, for at most ``horizon`` decisions; as long as
    that player it seems to take. What it tries is what that one thinks of and what ``ideas`` does, who errs more.
    """

    game: Game
    iterations: int = ITERATIONS
    policy: str = RANDOM
    ideas: str = RANDOM
    horizon: int = HORIZON
    seconds: float = 0.0

    @property
    def name(self) -> str:
        """As it is called in a line-up: see `seated`."""
        return SEARCH if self.iterations == ITERATIONS else f"{SEARCH}-{self.iterations}"

    @property
    def person(self) -> Bot:
        """Who plays on for everybody, and as whom it reacts."""
        return player(self.game, self.policy)

    @property
    def number(self) -> int:
        """The number of the player as whom it reacts."""
        return self.person.number

    def delay(self, view: npt.NDArray[Any], chance: npt.NDArray[Any]) -> int:
        """How many milliseconds it seems to take before it acts on this View."""
        return self.person.delay(view, chance)

    def action(self, guess: npt.NDArray[Any], seat: int, chance: npt.NDArray[Any]) -> int:
        """What it does: the number of an action.

        ``guess`` is an array of one table that the seat could not tell from the true one (see `guessed`); ``chance``
        of one CHANCE, which is drawn from.
        """
        if not self.seconds:
            return self.best(guess, seat, chance, self.iterations)
        began = perf_counter()
        self.best(guess, seat, chance, A_FEW)
        took = perf_counter() - began
        return self.best(guess, seat, chance, max(A_FEW, int(A_FEW * self.seconds / took)))

    def best(
        self, guess: npt.NDArray[Any], seat: int, chance: npt.NDArray[Any], iterations: int
    ) -> int:
        """What does best in so many iterations."""
        room = Room(self.game)
        room.tables[0] = guess[0]
        rekey(room.chances[0], chance[0])
        ideas = player(self.game, self.ideas).number
        return room.search(seat, iterations, self.horizon, self.number, ideas)


class Room:
    """The memory that one search works in."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tables = np.zeros(3, game.table)
        self.views = np.zeros(1, game.view)
        self.chances = np.zeros(3, CHANCE)
        self.logs = np.zeros(1, LOG)
        self.out = np.zeros(max(len(game.actions), game.seats[-1]), np.int32)
        self.trees = np.zeros(1, TREE)

    def search(self, seat: int, iterations: int, horizon: int, player: int, ideas: int) -> int:
        """What does best at the first of the tables; the others and the rest are written over."""
        of = (self.tables, seat, self.views, self.chances, self.logs, self.out, self.trees)
        return int(search_driver(self.game).search(*of, iterations, horizon, player, ideas))


def search_named(game: Game, name: str) -> Search | None:
    """The search that is called ``search``, or with its iterations ``search-200``; ``None`` for any other name."""
    start, dash, budget = name.partition("-")
    if start != SEARCH or (dash and not (budget.isdecimal() and int(budget))):
        return None
    policy, ideas = (POLICY, IDEAS) if has_people(game) else (RANDOM, RANDOM)
    horizon = getattr(foresight(game), "HORIZON", HORIZON)
    return Search(game, int(budget or ITERATIONS), policy, ideas, horizon)


def seated(game: Game, name: str) -> Bot | Search:
    """Who is called so: one of the game's players, or a search."""
    return search_named(game, name) or player(game, name)


def guessed(
    game: Game, tables: npt.NDArray[Any], seat: int, chance: npt.NDArray[Any]
) -> npt.NDArray[Any]:
    """Another table that this seat could not tell from the one in ``tables``: all that a search is given."""
    guess = tables.copy()
    driver(game).redeal(guess, seat, chance)
    return guess


def foresight(game: Game) -> ModuleType | None:
    """A game's ``foresight.py``, if it has one.

    It brings ``standing(t, out)``, how each seat stands before there are scores to tell; and, where there is something
    to say, ``likely(t, seat, chance)``, which says whether people would have come to a redealt table, and may mend it
    in what the seat cannot know, and another ``HORIZON`` than ours.
    """
    name = f"{game.package}.foresight"
    return import_module(name) if find_spec(name) else None


@cache
def search_driver(game: Game) -> ModuleType:
    """The module that searches: see ``driver.py.txt``."""
    own = foresight(game)
    parts = {
        "players": players_driver(game).__name__,
        "likely": own.__name__ if own and hasattr(own, "likely") else "sobremesa.search.plain",
        "standing": standing(game),
    }
    return generate(game, TEMPLATE, "search", **parts)


def standing(game: Game) -> str:
    """What to import, and from where, that writes how each seat stands: in `foresight`, else the scores so far."""
    own = foresight(game)
    return f"{own.__name__} import standing" if own else f"{game.package}.rules import scores"


def warm(game: Game) -> Iterator[str]:
    """Compile all that a search needs, or load it from the cache; names each function."""
    yield from compiling(game, search_driver(game), trees=TREE)
