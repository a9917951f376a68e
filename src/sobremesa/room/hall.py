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
from dataclasses import replace

from sobremesa.room import messages
from sobremesa.room.bots import Minds, house_bot
from sobremesa.room.clock import Clock
from sobremesa.room.database import StoreError
from sobremesa.room.dice import Dice
from sobremesa.room.live import Live
from sobremesa.room.lobby import Seating, check_pace, checked_options
from sobremesa.room.readiness import Readiness
from sobremesa.room.refusals import Code, Refused
from sobremesa.room.store import Place, Store, TableRow
from sobremesa.search.warming import Part
from sobremesa.table import registry
from sobremesa.table.contract import Game
from sobremesa.table.errors import SobremesaError, UnknownGame

LOG = logging.getLogger(__name__)
NAME = re.compile(r"[A-Za-z0-9_-]{16}")
NAME_BYTES = 12
DAY_MS = 24 * 3_600_000
KEEP_DAYS = 30
"""So long a table is kept at which nobody plays."""


def token_hash(token: str) -> bytes:
    """What the store keeps of a token."""
    return hashlib.sha256(token.encode()).digest()


class Hall:
    """The tables of one server, each awake while somebody is at it or a game goes on."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        dice: Dice,
        minds: Minds,
        readiness: Readiness,
        keep_days: int = KEEP_DAYS,
    ) -> None:
        self.store, self.clock, self.dice, self.minds = store, clock, dice, minds
        self.readiness = readiness
        self.keep_ms = keep_days * DAY_MS
        self.opening: asyncio.Future[list[None]] | None = None
        self.sweeping: asyncio.Task[None] | None = None
        self.awake: dict[str, Live] = {}
        self.users: Counter[str] = Counter()
        self.waking = asyncio.Lock()

    async def open(self) -> None:
        """Forget what is too old, and go on with every game that was being played as soon as its rules are ready."""
        await self.sweep()
        self.readiness.changed = self.tell_of
        played = await self.store.tables("playing")
        for row in played:
            await self.want(row)
        jobs = [self.readiness.run(), *(self.resume(row.id) for row in played)]
        self.opening = asyncio.gather(*jobs)
        self.sweeping = asyncio.create_task(self.sweep_daily())

    async def resume(self, name: str) -> None:
        """Go on with a game."""
        try:
            await self.wake(name)
        except (Refused, SobremesaError, StoreError) as error:
            LOG.error("table %s cannot be resumed: %s", name, error)

    def tell_of(self, game: str) -> None:
        """Let those at tables of this game know how much of it is ready."""
        for live in self.awake.values():
            if live.seating.game.name == game:
                live.woken.set()

    async def close(self) -> None:
        """Stop; what is stored is enough to go on."""
        for task in (self.opening, self.sweeping):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        for name in list(self.awake):
            await self.put_to_sleep(name)

    async def sweep(self) -> None:
        """Delete the tables at which nothing was done for so long, unless somebody is there."""
        if not self.keep_ms:
            return
        before = self.clock.now_ms() - self.keep_ms
        async with self.waking:
            busy = set(self.users)
            old = await self.store.forget_before(before, spared=busy)
            for name in set(old) & set(self.awake):
                await self.put_to_sleep(name)
        if old:
            LOG.info("%d tables were deleted: nobody has played there for long", len(old))

    async def sweep_daily(self) -> None:
        """Do so every day."""
        while True:
            await asyncio.sleep(DAY_MS / 1000)
            try:
                await self.sweep()
            except StoreError as error:
                LOG.error("old tables could not be deleted: %s", error)

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
        if name not in self.awake:
            await self.until_ready(name)
        async with self.waking:
            if name in self.awake:
                return self.awake[name]
            row = await self.store.table(name) if NAME.fullmatch(name) else None
            if row is None:
                raise Refused(Code.NO_SUCH_TABLE)
            seating = Seating(self.store, self.minds, installed(row.game), row, {})
            live = Live(seating, self.clock, self.dice, self.follow_up, self.readiness)
            await live.load()
            live.task = asyncio.create_task(live.run())
            self.awake[name] = live
            return live

    async def until_ready(self, name: str) -> None:
        """Have the rules of a table's game compiled next, and wait for them where something was played."""
        row = await self.store.table(name) if NAME.fullmatch(name) else None
        if row is not None:
            needed = await self.want(row)
            if row.state != "lobby":
                await self.readiness.wait(needed)

    async def want(self, row: TableRow) -> list[Part]:
        """Have what a table needs compiled next; what that is."""
        places = await self.store.places(row.id)
        needed = self.readiness.needed(row.game, [place.player for place in places])
        self.readiness.want(needed)
        return needed

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
        row = replace(row, watch=wanted.watch)
        await self.store.create_table(row)
        return row.id

    async def follow_up(self, seating: Seating, host_hash: bytes, game: str | None) -> str:
        """A table with the same people and pace: the same game and options, or another game with its own."""
        old, anew = seating.row, game is not None
        next_game = seating.game if game is None else installed(game)
        places = self.seated_again(list(seating.places.values()), next_game, anew=anew)
        seats = max(len(places), next_game.seats.start) if anew else old.seats
        options = checked_options(next_game, seats, {}) if anew else old.options
        row = self.row(next_game, seats, options, old.pace, host_hash)
        row = replace(row, barred=old.barred, watch=old.watch)
        await self.store.create_table(row)
        await self.store.set_places(row.id, places)
        return row.id

    def seated_again(self, places: list[Place], game: Game, *, anew: bool) -> list[Place]:
        """Who sits at the next table; where it is another game, bots make room for people and become its own."""
        places = [replace(place, ready=False, stand_in=None) for place in places]
        if not anew:
            return places
        bots = [place for place in places if place.kind == "bot"]
        while len(places) > game.seats.stop - 1 and bots:
            places.remove(bots.pop())
        names = self.minds.names(game)
        return [
            replace(
                place, seat=seat, player=place.player if place.player in names else house_bot(names)
            )
            if place.kind == "bot"
            else replace(place, seat=seat)
            for seat, place in enumerate(sorted(places, key=lambda each: each.seat))
        ]

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
