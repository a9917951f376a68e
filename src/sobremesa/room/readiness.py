"""Which games can be dealt: at the first start their rules are compiled, and nobody waits for that before a page.

People lay tables, come and sit down meanwhile; only the deal waits, and so do tables at which something was played.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from sobremesa.search import search_named
from sobremesa.search.warming import READY, Note, Part, parts, warm_all
from sobremesa.table.contract import Game

LOG = logging.getLogger(__name__)
DONE = 100


class Readiness:
    """How far each game has been compiled; ``note`` hears of it as well."""

    def __init__(self, games: Sequence[Game], note: Note) -> None:
        self.queue, self.note = parts(games), note
        self.parts = {part.name: part for part in self.queue}
        self.functions = {part: part.functions for part in self.queue}
        self.compiled: Counter[Part] = Counter()
        self.ready = {part: asyncio.Event() for part in self.queue}
        self.changed: Callable[[str], None] = lambda name: None

    async def run(self) -> None:
        """Compile or load all games. One that cannot be is as ready as it gets, and who deals it is told why not."""
        try:
            await warm_all(self.queue, self.hear)
        except ExceptionGroup as wrong:
            for each in wrong.exceptions:
                LOG.error("a game cannot be set up", exc_info=each)

    def hear(self, name: str, function: str) -> None:
        """A function has been compiled, or a part of a game is ready."""
        part = self.parts[name]
        self.compiled[part] += 1
        if function == READY:
            self.ready[part].set()
        self.note(name, function)
        self.changed(part.game.name)

    def needed(self, game: str, players: Iterable[str | None]) -> list[Part]:
        """What a table with these bots needs; nothing of a game that is not installed."""
        own = [part for part in self.ready if part.game.name == game]
        searches = any(search_named(part.game, name) for part in own for name in players if name)
        return [part for part in own if searches or not part.searches]

    def percent(self, needed: Sequence[Part]) -> int:
        """How much of this is ready; 100 only if all of it is."""
        if all(self.ready[part].is_set() for part in needed):
            return DONE
        compiled = sum(self.compiled[part] for part in needed)
        return min(DONE * compiled // sum(self.functions[part] for part in needed), DONE - 1)

    def want(self, needed: Sequence[Part]) -> None:
        """Somebody is at a table that needs this: it comes next."""
        self.queue.sort(key=lambda part: part not in needed)

    async def wait(self, needed: Sequence[Part]) -> None:
        """Until all of this is ready."""
        for part in needed:
            await self.ready[part].wait()
