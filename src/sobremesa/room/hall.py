"""All tables of a server: laying new ones, finding them, going on with those that were being played."""

import asyncio
import contextlib
import hashlib
import logging
import re
import secrets
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sobremesa.room import messages
from sobremesa.room.bots import Minds
from sobremesa.room.clock import Clock
from sobremesa.room.dice import Dice
from sobremesa.room.live import Live
from sobremesa.room.lobby import Seating, check_pace, checked_options
from sobremesa.room.refusals import Code, Refused
from sobremesa.room.store import Store, TableRow
from sobremesa.table import registry
from sobremesa.table.contract import Game
from sobremesa.table.errors import SobremesaError, UnknownGame

LOG = logging.getLogger(__name__)
NAME = re.compile(r"[A-Za-z0-9_-]{16}")
NAME_BYTES = 12


def token_hash(token: str) -> bytes:
    """What the store keeps of a token."""
    return hashlib.sha256(token.encode()).digest()


class Hall:
    """The tables of one server, each awake while somebody is at it or a game goes on."""

    def __init__(self, store: Store, clock: Clock, dice: Dice, minds: Minds) -> None:
        self.store, self.clock, self.dice, self.minds = store, clock, dice, minds
        self.awake: dict[str, Live] = {}
        self.users: Counter[str] = Counter()
        self.waking = asyncio.Lock()

    async def open(self) -> None:
        """Go on with every game that was being played."""
        for row in await self.store.tables("playing"):
            try:
                await self.wake(row.id)
            except (Refused, SobremesaError) as error:
                LOG.error("table %s cannot be resumed: %s", row.id, error)

    async def close(self) -> None:
        """Stop; what is stored is enough to go on."""
        for name in list(self.awake):
            await self.put_to_sleep(name)

    @asynccontextmanager
    async def enter(self, name: str) -> AsyncIterator[Live]:
        """The table of this name, awake for as long as one is in it; `Refused` if there is none."""
        self.users[name] += 1
        try:
            yield await self.wake(name)
        finally:
            self.users[name] -= 1
            if not self.users[name]:
                del self.users[name]
                await self.rest(name)

    async def wake(self, name: str) -> Live:
        """The live table of this name, read from the store if need be."""
        async with self.waking:
            if name in self.awake:
                return self.awake[name]
            row = await self.store.table(name) if NAME.fullmatch(name) else None
            if row is None:
                raise Refused(Code.NO_SUCH_TABLE)
            seating = Seating(self.store, self.minds, installed(row.game), row, {})
            live = Live(seating, self.clock, self.dice, self.rematch)
            await live.load()
            live.task = asyncio.create_task(live.run())
            self.awake[name] = live
            return live

    async def rest(self, name: str) -> None:
        """Let a table sleep that nobody needs."""
        live = self.awake.get(name)
        if live is None or live.seating.row.state == "playing" or live.jobs:
            return
        await self.put_to_sleep(name)

    async def put_to_sleep(self, name: str) -> None:
        """Forget a table that the store remembers."""
        await self.awake.pop(name).stop()

    async def lay(self, wanted: messages.NewTable, host_hash: bytes) -> str:
        """A new table; its name is all that one needs to come to it."""
        game = installed(wanted.game)
        options = checked_options(game, wanted.seats, wanted.options)
        check_pace(wanted.pace)
        row = self.row(game, wanted.seats, options, wanted.pace.model_dump(), host_hash)
        await self.store.create_table(row)
        return row.id

    async def rematch(self, seating: Seating, host_hash: bytes) -> str:
        """A table with the same game, options, pace and people."""
        old = seating.row
        row = self.row(seating.game, old.seats, old.options, old.pace, host_hash)
        await self.store.create_table(row)
        for place in seating.places.values():
            await self.store.seat_down(row.id, place)
        return row.id

    def row(
        self, game: Game, seats: int, options: dict[str, int], pace: dict[str, int], host: bytes
    ) -> TableRow:
        """A new table's row: with a name that cannot be guessed and a seed that is promised by its hash."""
        return TableRow(
            id=secrets.token_urlsafe(NAME_BYTES),
            game=game.name,
            rules_version=game.rules_version,
            seats=seats,
            options=options,
            pace=pace,
            seed=secrets.token_bytes(32),
            host_hash=host,
            created_ms=self.clock.now_ms(),
        )


def installed(name: str) -> Game:
    """The game of this name; `Refused` if it is not installed or cannot be loaded."""
    try:
        return registry.game(name)
    except (UnknownGame, ImportError, AttributeError) as error:
        LOG.warning("game %r: %s", name, error)
        raise Refused(Code.NO_SUCH_GAME) from error


def all_installed() -> list[Game]:
    """Every game that can be loaded."""
    games = []
    for name in registry.names():
        with contextlib.suppress(Refused):
            games.append(installed(name))
    return games
