"""Bots at a table: when each moves and what it does, by its View and a chance of its own, nothing else.

One that searches is given another table in place of the View, one that its seat could not tell from the true one.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

import numpy.typing as npt

from sobremesa.players import player, player_names
from sobremesa.room.dice import Dice, bot_chance
from sobremesa.search import SEARCH, Search, guessed, search_named
from sobremesa.table.contract import Game
from sobremesa.table.table import Table

LOG = logging.getLogger(__name__)
NICKNAMES = ("Luna", "Tito", "Nina", "Beto", "Cleo", "Rita", "Paco", "Olga", "Ugo", "Zoe")
FALLBACK_MS = 1_500
"""How long a bot takes that cannot say it."""


SEARCHING = 0.4
"""How many seconds a search thinks at most: less than anybody would take, so that it is done when its time comes."""

HOUSE = "casual"
"""Who plays where nobody in particular was chosen."""


def house_bot(names: Sequence[str]) -> str:
    """The one of these players that sits in for somebody: an easy-going person, where the game knows people."""
    return HOUSE if HOUSE in names else names[0]


class Person(Protocol):
    """Goes by what it sees."""

    def delay(self, view: npt.NDArray[Any], chance: npt.NDArray[Any]) -> int:
        """How many milliseconds it takes before it acts on this View."""

    def action(self, view: npt.NDArray[Any], chance: npt.NDArray[Any]) -> int:
        """What it does."""


Mind = Person | Search
"""What sits in a bot's seat."""


class Minds(Protocol):
    """Where bots come from; tests bring their own."""

    def names(self, game: Game) -> list[str]:
        """The players of a game."""

    def mind(self, game: Game, name: str) -> Mind:
        """The player of this name."""


class Players:
    """The players that are installed, and one that searches."""

    def names(self, game: Game) -> list[str]:
        """The players of a game."""
        return [*player_names(game), SEARCH]

    def mind(self, game: Game, name: str) -> Mind:
        """The player of this name."""
        search = search_named(game, name)
        return replace(search, seconds=SEARCHING) if search else player(game, name)


@dataclass(frozen=True)
class Thought:
    """What a search thinks of at a table, known by its bytes."""

    table: bytes
    action: "asyncio.Task[int | None]"


class Bots:
    """The bots of one table, by seat."""

    def __init__(self, minds: Mapping[int, Mind], dice: Dice, seed: bytes) -> None:
        self.minds = dict(minds)
        self.dice, self.seed = dice, seed
        self.chance = {seat: bot_chance(seed, seat) for seat in minds}
        self.thoughts: dict[int, Thought] = {}

    def seat(self, seat: int, mind: Mind) -> None:
        """A bot sits down."""
        self.minds[seat], self.chance[seat] = mind, bot_chance(self.seed, seat)

    def stand(self, seat: int) -> None:
        """A bot gets up."""
        del self.minds[seat], self.chance[seat]

    async def delay(self, table: Table, seat: int) -> int:
        """How many milliseconds the bot takes."""
        drawn = await self.asked(self.minds[seat].delay, table.view(seat), self.chance[seat])
        return FALLBACK_MS if drawn is None else max(0, drawn)

    async def action(self, table: Table, seat: int) -> int:
        """What the bot does; if that cannot be done, the first thing that can, so that nobody waits for it for ever."""
        mind = self.minds[seat]
        if isinstance(mind, Search):
            action = await self.thought(mind, table, seat).action
        else:
            action = await self.asked(mind.action, table.view(seat), self.chance[seat])
        legal = [each.number for each in table.legal(seat)]
        if action not in legal:
            LOG.error("%s: a bot wants action %s, which it may not do", table.game.name, action)
            return legal[0]
        return action

    def think_ahead(self, table: Table, seats: Iterable[int]) -> None:
        """Let those of these bots that search begin now, so that how long they think is not seen when they move."""
        for seat in seats:
            mind = self.minds.get(seat)
            if isinstance(mind, Search):
                self.thought(mind, table, seat)

    def thought(self, mind: Search, table: Table, seat: int) -> Thought:
        """What a search thinks at this table: it begins if it has not yet."""
        known = self.thoughts.get(seat)
        if known is None or known.table != table.to_bytes():
            given = (mind, table, seat, self.dice.stream())
            thinking = asyncio.ensure_future(self.asked(searched, *given))
            known = self.thoughts[seat] = Thought(table.to_bytes(), thinking)
        return known

    async def asked(self, think: Callable[..., int], *given: Any) -> int | None:
        """What a bot answers, thinking in a thread of its own; ``None`` if it breaks down."""
        try:
            return await asyncio.to_thread(think, *given)
        except Exception:
            LOG.exception("a bot broke down")
            return None


def searched(mind: Search, table: Table, seat: int, chance: npt.NDArray[Any]) -> int:
    """What a search does, being told a table that its seat could not tell from this one."""
    return mind.action(guessed(table.game, table.record, seat, chance), seat, chance)
