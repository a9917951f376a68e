"""Bots at a table: when each moves and what it does, by its View and a chance of its own, nothing else."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import numpy.typing as npt

from sobremesa.players import player, player_names, warm
from sobremesa.room.dice import Dice
from sobremesa.table.contract import Game
from sobremesa.table.table import Table

LOG = logging.getLogger(__name__)
NICKNAMES = ("Luna", "Tito", "Nina", "Beto", "Cleo", "Rita", "Paco", "Olga", "Ugo", "Zoe")
FALLBACK_MS = 1_500
"""How long a bot takes that cannot say it."""


HOUSE = "casual"
"""Who plays where nobody in particular was chosen."""


def house_bot(names: Sequence[str]) -> str:
    """The one of these players that sits in for somebody: an easy-going person, where the game knows people."""
    return HOUSE if HOUSE in names else names[0]


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
        self.minds = dict(minds)
        self.dice = dice
        self.chance = {seat: dice.stream() for seat in minds}

    def seat(self, seat: int, mind: Mind) -> None:
        """A bot sits down."""
        self.minds[seat], self.chance[seat] = mind, self.dice.stream()

    def stand(self, seat: int) -> None:
        """A bot gets up."""
        del self.minds[seat], self.chance[seat]

    async def delay(self, table: Table, seat: int) -> int:
        """How many milliseconds the bot takes."""
        mind = self.minds[seat]
        drawn = await self.asked(mind.delay, table, seat)
        return FALLBACK_MS if drawn is None else max(0, drawn)

    async def action(self, table: Table, seat: int) -> int:
        """What the bot does; if that cannot be done, the first thing that can, so that nobody waits for it for ever."""
        action = await self.asked(self.minds[seat].action, table, seat)
        legal = [each.number for each in table.legal(seat)]
        if action not in legal:
            LOG.error("%s: a bot wants action %s, which it may not do", table.game.name, action)
            return legal[0]
        return action

    async def asked(self, think: Callable[..., int], table: Table, seat: int) -> int | None:
        """What a bot answers, thinking in a thread of its own; ``None`` if it breaks down."""
        try:
            return await asyncio.to_thread(think, table.view(seat), self.chance[seat])
        except Exception:
            LOG.exception("%s: a bot broke down", table.game.name)
            return None
