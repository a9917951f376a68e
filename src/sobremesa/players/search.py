"""The player that searches: it plays on many tables that it could not tell from the true one.

It is given its View, and a table redealt for it (`Game` contract: ``redeal``), never the true one.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from sobremesa.players.bots import player, players_driver
from sobremesa.players.tree import TREE
from sobremesa.table.chance import CHANCE, rekey
from sobremesa.table.contract import Game
from sobremesa.table.driver import compiling, generate
from sobremesa.table.events import LOG

TEMPLATE = Path(__file__).with_name("search.py.txt")
ITERATIONS = 1_000
HORIZON = 1_000_000


@dataclass(frozen=True)
class Search:
    """Information-set tree search for one game; see ``search.py.txt``.

    ``iterations`` is its whole budget, so that the same chance gives the same action. ``policy`` names the player that
    plays on for everybody, for at most ``horizon`` decisions.
    """

    game: Game
    iterations: int = ITERATIONS
    policy: str = "random"
    horizon: int = HORIZON
    room: "Room" = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "room", Room(self.game))

    def action(self, guess: npt.NDArray[Any], seat: int, chance: npt.NDArray[Any]) -> int:
        """What it does: the number of an action.

        ``guess`` is an array of one table that the seat could not tell from the true one; ``chance`` of one CHANCE,
        which is drawn from.
        """
        room = self.room
        room.tables[0] = guess[0]
        rekey(room.chances[0], chance[0])
        policy = player(self.game, self.policy).number
        return int(
            search_driver(self.game).search(
                room.tables, seat, room.views, room.words, room.chances, room.logs, room.out, room.trees,
                self.iterations, self.horizon, policy,
            )
        )  # fmt: skip


class Room:
    """The memory that a search works in."""

    def __init__(self, game: Game) -> None:
        self.tables = np.zeros(3, game.table)
        self.views = np.zeros(1, game.view)
        self.words = self.views.view(np.int32)
        self.chances = np.zeros(3, CHANCE)
        self.logs = np.zeros(1, LOG)
        self.out = np.zeros(max(len(game.actions), game.seats[-1]), np.int32)
        self.trees = np.zeros(1, TREE)


@cache
def search_driver(game: Game) -> ModuleType:
    """The module that searches: see ``search.py.txt``."""
    return generate(game, TEMPLATE, "search", players=players_driver(game).__name__)


def warm(game: Game) -> Iterator[str]:
    """Compile all that a search needs, or load it from the cache; names each function."""
    yield from compiling(game, search_driver(game), words=np.int32, trees=TREE)
