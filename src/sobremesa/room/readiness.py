"""Which games can be dealt: at the first start their rules are compiled, and nobody waits for that before a page.

People lay tables, come and sit down meanwhile; only the deal waits, and so do tables at which something was played.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence

from sobremesa.search.warming import READY, Note, functions_to_warm, warm_all
from sobremesa.table.contract import Game

LOG = logging.getLogger(__name__)
DONE = 100


class Readiness:
    """How far each game has been compiled; ``note`` hears of it as well."""

    def __init__(self, games: Sequence[Game], note: Note) -> None:
        self.queue, self.note = list(games), note
        self.functions = {game.name: functions_to_warm(game) for game in games}
        self.compiled: Counter[str] = Counter()
        self.ready = {game.name: asyncio.Event() for game in games}
        self.changed: Callable[[str], None] = lambda name: None

    async def run(self) -> None:
        """Compile or load all games. One that cannot be is as ready as it gets, and who deals it is told why not."""
        try:
            await warm_all(self.queue, self.hear)
        except ExceptionGroup as wrong:
            for each in wrong.exceptions:
                LOG.error("a game cannot be set up", exc_info=each)

    def hear(self, name: str, function: str) -> None:
        """A function has been compiled, or a game is ready."""
        self.compiled[name] += 1
        if function == READY:
            self.ready[name].set()
        self.note(name, function)
        self.changed(name)

    def percent(self, name: str) -> int:
        """How much of a game is ready; 100 only if all of it is."""
        if name not in self.ready or self.ready[name].is_set():
            return DONE
        return min(DONE * self.compiled[name] // self.functions[name], DONE - 1)

    def want(self, name: str) -> None:
        """Somebody is at a table of this game: it comes next."""
        self.queue.sort(key=lambda game: game.name != name)

    async def wait(self, name: str) -> None:
        """Until a game can be dealt; one that is not installed keeps nobody waiting."""
        if name in self.ready:
            await self.ready[name].wait()
