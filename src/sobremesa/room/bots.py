"""Bots at a table: when each moves and what it does, by its View and a chance of its own, nothing else."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Any, Protocol

import numpy.typing as npt

from sobremesa.players import player, player_names, warm
from sobremesa.room.dice import Dice
from sobremesa.table.contract import Game
from sobremesa.table.table import Table

LOG = logging.getLogger(__name__)
NICKNAMES = ("Luna", "Tito", "Nina", "Beto", "Cleo", "Rita", "Paco", "Olga", "Ugo", "Zoe")


class Mind(Protocol):
    """What sits in a bot's seat."""

    def delay(self, view: npt.NDArray[Any], chance: npt.NDArray[Any]) -> int:
        """How many milliseconds it takes before it acts on this View."""

    def action(self, view: npt.NDArray[Any], chance: npt.NDArray[Any]) -> int:
        """What it does."""


class Minds(Protocol):
    """Where bots come from; tests bring their own."""

    def names(self, game: Game) -> list[str]:
        """The players of a game."""

    def mind(self, game: Game, name: str) -> Mind:
        """The player of this name."""

    def warm(self, game: Game) -> None:
        """Compile what the game's players need."""


class Players:
    """The players that are installed."""

    def names(self, game: Game) -> list[str]:
        """The players of a game."""
        return player_names(game)

    def mind(self, game: Game, name: str) -> Mind:
        """The player of this name."""
        return player(game, name)

    def warm(self, game: Game) -> None:
        """Compile what the game's players need, and its tables."""
        for _ in warm(game):
            pass


class Bots:
    """The bots of one table, by seat."""

    def __init__(self, minds: Mapping[int, Mind], dice: Dice) -> None:
        self.minds = minds
        self.chance = {seat: dice.stream() for seat in minds}

    async def delay(self, table: Table, seat: int) -> int:
        """How many milliseconds the bot takes."""
        mind, chance = self.minds[seat], self.chance[seat]
        return max(0, await asyncio.to_thread(mind.delay, table.view(seat), chance))

    async def action(self, table: Table, seat: int) -> int:
        """What the bot does; if that cannot be done, the first thing that can, so that nobody waits for it for ever."""
        mind, chance = self.minds[seat], self.chance[seat]
        action = await asyncio.to_thread(mind.action, table.view(seat), chance)
        legal = [each.number for each in table.legal(seat)]
        if action not in legal:
            LOG.error("%s: a bot wants action %d, which it may not do", table.game.name, action)
            return legal[0]
        return action
