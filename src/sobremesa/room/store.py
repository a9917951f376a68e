"""What the room must not forget: tables, who sits at them, and their journals.

The store knows nothing of games. To it an action is an integer, an event some bytes, an option
some JSON; times are server milliseconds since 1970. It speaks SQLite (a file in WAL mode) and
PostgreSQL, and whatever goes wrong is a `StoreError` whose text is a sentence for people.

    async with Store.open("sqlite:///sobremesa.db") as store:
        await store.append(table, Entry(seq=0, seat=2, action=17, at_ms=1_760_000_000_000))
"""

from collections.abc import AsyncIterator, Collection, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Literal, Self, TypedDict, Unpack

import sqlalchemy as sa
from sqlalchemy import exc

from sobremesa.room.database import Database, StoreError

AT_ONCE = 500
"""So many tables are deleted in one transaction."""

Json = dict[str, Any]
State = Literal["lobby", "playing", "over"]
Kind = Literal["human", "bot"]
Watch = Literal["open", "delayed", "closed"]
LineKind = Literal["text", "mark", "note"]


# --- what is asked for and given back ------------------------------------------------------------


@dataclass(frozen=True)
class TableRow:
    """One table.

    `id` is the unguessable text of its link, `seed` its 32 bytes of chance, `host_hash` the SHA-256
    of the host's token, `rematch` the id of the table that follows it. `barred` are the SHA-256, in
    hex, of the tokens that may not sit here any more; `watch` says what those may see who look on.
    """

    id: str
    game: str
    rules_version: int
    seats: int
    options: Json
    pace: Json
    seed: bytes
    host_hash: bytes
    created_ms: int
    state: State = "lobby"
    rematch: str | None = None
    barred: list[str] = field(default_factory=list)
    watch: Watch = "open"


class TableChanges(TypedDict, total=False):
    """What may change in a `TableRow`; never its seed, which is promised at the start."""

    rules_version: int
    seats: int
    options: Json
    pace: Json
    host_hash: bytes
    state: State
    rematch: str | None
    barred: list[str]
    watch: Watch


@dataclass(frozen=True)
class Place:
    """Who sits in a seat: a person with the SHA-256 of the seat's token, or a bot's `player`.

    `ready`: this person wants to begin. `stand_in`: the player that plays for this person meanwhile.
    """

    seat: int
    kind: Kind
    nickname: str
    token_hash: bytes | None = None
    player: str | None = None
    ready: bool = False
    stand_in: str | None = None


@dataclass(frozen=True)
class Line:
    """Something said at a table: a text, a mark's name, or a note of the room's own."""

    number: int
    at_ms: int
    seat: int
    nickname: str
    kind: LineKind
    text: str


@dataclass(frozen=True)
class Entry:
    """One accepted action of a table's journal.

    `seat` and `action` are −1 when the clock closed something. `at_ms` is the server's time after
    `lag_ms` was granted to the sender. `message` is the client's id of its message, `events` what
    the action made.
    """

    seq: int
    seat: int
    action: int
    at_ms: int
    lag_ms: int = 0
    message: str | None = None
    events: bytes = b""


class NoSuchTable(StoreError):
    """No table has this id."""


class SeatTaken(StoreError):
    """Somebody sits there already."""


class SequenceTaken(StoreError):
    """The journal has an entry of this number: another writer was first."""


class MessageRepeated(StoreError):
    """The journal has an entry for this message of this seat."""


# --- the schema; migrations/versions lead to it, and a test compares the two ----------------------

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)
TABLES = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("pace", sa.JSON, nullable=False),
    sa.Column("seed", sa.LargeBinary(32), nullable=False),
    sa.Column("host_hash", sa.LargeBinary(32), nullable=False),
    sa.Column("created_ms", sa.BigInteger, nullable=False),
    sa.Column("state", sa.Text, nullable=False, index=True),
    sa.Column("rematch", sa.ForeignKey("tables.id")),
    sa.Column("pending", sa.JSON(none_as_null=True)),
    sa.Column("barred", sa.JSON, nullable=False, server_default=sa.text("'[]'")),
    sa.Column("watch", sa.Text, nullable=False, server_default=sa.text("'open'")),
    sa.Column("away", sa.JSON(none_as_null=True)),
)
PLACES = sa.Table(
    "places",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("nickname", sa.Text, nullable=False),
    sa.Column("token_hash", sa.LargeBinary(32)),
    sa.Column("player", sa.Text),
    sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("stand_in", sa.Text),
)
JOURNAL = sa.Table(
    "journal",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Integer, nullable=False),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
    sa.Column("lag_ms", sa.Integer, nullable=False),
    sa.Column("message", sa.Text),
    sa.Column("events", sa.LargeBinary, nullable=False),
    sa.UniqueConstraint("table_id", "seat", "message"),
)
TALK = sa.Table(
    "talk",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("nickname", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)
TABLE_ROW = [column for column in TABLES.c if column.name not in ("pending", "away")]
PLACE = [column for column in PLACES.c if column.name != "table_id"]
LINE = [column for column in TALK.c if column.name != "table_id"]
ENTRY = [column for column in JOURNAL.c if column.name != "table_id"]


# --- the store ------------------------------------------------------------------------------------


class Store:
    """Tables, places and journals in one database. Made by `Store.open`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str) -> AsyncIterator[Self]:
        """Connect to `url`, bring its schema up to date, and disconnect at the end.

        Raises StoreError when the address is wrong, the file or the server cannot be used, or the
        database was made by a newer version. Several processes may do this at once.
        """
        async with Database.open(url) as database:
            yield cls(database)

    async def create_table(self, row: TableRow) -> None:
        """Keep a new table; its `rematch`, if any, must be there already."""
        try:
            await self._database.change(sa.insert(TABLES).values(vars(row)))
        except exc.IntegrityError as error:
            raise StoreError(f"The table {row.id} is there already.") from error

    async def table(self, table: str) -> TableRow | None:
        """The table of this id, if there is one."""
        rows = await self._database.read(sa.select(*TABLE_ROW).where(TABLES.c.id == table))
        return TableRow(**rows[0]._mapping) if rows else None

    async def set_table(self, table: str, **changed: Unpack[TableChanges]) -> None:
        """Change what is named. Raises NoSuchTable, also for a `rematch` that is not there."""
        await self._update(table, **changed)

    async def tables(self, state: State) -> list[TableRow]:
        """All tables in this state, oldest first."""
        query = sa.select(*TABLE_ROW).where(TABLES.c.state == state)
        rows = await self._database.read(query.order_by(TABLES.c.created_ms, TABLES.c.id))
        return [TableRow(**row._mapping) for row in rows]

    async def seat_down(self, table: str, place: Place) -> None:
        """Give a free seat to somebody. Raises SeatTaken or NoSuchTable."""
        try:
            await self._database.change(sa.insert(PLACES).values(table_id=table, **vars(place)))
        except exc.IntegrityError as error:
            if await self.table(table) is None:
                raise NoSuchTable(f"There is no table {table}.") from error
            raise SeatTaken(f"Somebody sits in seat {place.seat} already.") from error

    async def stand_up(self, table: str, seat: int) -> None:
        """Free a seat; a free one stays so."""
        here = (PLACES.c.table_id == table) & (PLACES.c.seat == seat)
        await self._database.change(sa.delete(PLACES).where(here))

    async def set_places(self, table: str, places: Iterable[Place]) -> None:
        """Let exactly these sit at a table, all at once. Raises NoSuchTable."""
        rows = [{"table_id": table, **vars(place)} for place in places]
        try:
            async with self._database.write() as connection:
                await connection.execute(sa.delete(PLACES).where(PLACES.c.table_id == table))
                if rows:
                    await connection.execute(sa.insert(PLACES), rows)
        except exc.IntegrityError as error:
            raise NoSuchTable(f"There is no table {table}.") from error

    async def places(self, table: str) -> list[Place]:
        """Who sits at a table, by seat; free seats are left out."""
        query = sa.select(*PLACE).where(PLACES.c.table_id == table).order_by(PLACES.c.seat)
        return [Place(**row._mapping) for row in await self._database.read(query)]

    async def append(self, table: str, entry: Entry, *, pending: Json | None = None) -> None:
        """Write an entry, and `pending` with it if given, and return when both are durable.

        Raises SequenceTaken, MessageRepeated or NoSuchTable, and then nothing was written. After
        any other StoreError, or when cancelled, it may have been: read the journal again.
        """
        try:
            async with self._database.write() as connection:
                await connection.execute(sa.insert(JOURNAL), {"table_id": table, **vars(entry)})
                if pending is not None:
                    here = TABLES.c.id == table
                    await connection.execute(sa.update(TABLES).where(here), {"pending": pending})
        except exc.IntegrityError as error:
            raise await self._refusal(table, entry) from error

    async def entries(self, table: str, after: int = -1) -> list[Entry]:
        """A table's journal in order, from the entry that follows number `after`."""
        query = sa.select(*ENTRY).where(JOURNAL.c.table_id == table, JOURNAL.c.seq > after)
        return [
            Entry(**row._mapping)
            for row in await self._database.read(query.order_by(JOURNAL.c.seq))
        ]

    async def find_message(self, table: str, seat: int, message: str) -> Entry | None:
        """The entry that this message of this seat made, if it made one."""
        here = (JOURNAL.c.table_id == table) & (JOURNAL.c.seat == seat)
        rows = await self._database.read(
            sa.select(*ENTRY).where(here, JOURNAL.c.message == message)
        )
        return Entry(**rows[0]._mapping) if rows else None

    async def save_pending(self, table: str, pending: Json) -> None:
        """Replace what is pending at a table (clocks, half-made choices, bots' moves)."""
        await self._update(table, pending=pending)

    async def pending(self, table: str) -> Json | None:
        """What was last saved as pending at a table; None if nothing ever was."""
        rows = await self._database.read(sa.select(TABLES.c.pending).where(TABLES.c.id == table))
        return rows[0].pending if rows else None

    async def save_away(self, table: str, away: dict[str, int]) -> None:
        """Replace for how many milliseconds those have been away who are."""
        await self._update(table, away=away)

    async def away(self, table: str) -> dict[str, int]:
        """What was last saved of it."""
        rows = await self._database.read(sa.select(TABLES.c.away).where(TABLES.c.id == table))
        return dict(rows[0].away or {}) if rows else {}

    async def say(self, table: str, line: Line) -> None:
        """Keep something said at a table. Raises NoSuchTable."""
        try:
            await self._database.change(sa.insert(TALK).values(table_id=table, **vars(line)))
        except exc.IntegrityError as error:
            raise NoSuchTable(f"There is no table {table}.") from error

    async def talk(self, table: str, most: int) -> list[Line]:
        """The last things said at a table, oldest first."""
        query = sa.select(*LINE).where(TALK.c.table_id == table).order_by(TALK.c.number.desc())
        rows = await self._database.read(query.limit(most))
        return [Line(**row._mapping) for row in reversed(rows)]

    async def forget_before(self, ms: int, spared: Collection[str] = ()) -> list[str]:
        """Delete all tables at which nothing was done since then, but for the spared; their ids."""
        last = sa.select(sa.func.max(JOURNAL.c.at_ms)).where(JOURNAL.c.table_id == TABLES.c.id)
        quiet = sa.func.coalesce(last.scalar_subquery(), 0) < ms
        query = sa.select(TABLES.c.id).where(TABLES.c.created_ms < ms, quiet)
        old = [row.id for row in await self._database.read(query) if row.id not in spared]
        for start in range(0, len(old), AT_ONCE):
            await self._delete(old[start : start + AT_ONCE])
        return old

    async def _delete(self, ids: list[str]) -> None:
        async with self._database.write() as connection:
            onward = TABLES.c.rematch.in_(ids)
            await connection.execute(sa.update(TABLES).where(onward).values(rematch=None))
            for kept in (JOURNAL, PLACES, TALK):
                await connection.execute(sa.delete(kept).where(kept.c.table_id.in_(ids)))
            await connection.execute(sa.delete(TABLES).where(TABLES.c.id.in_(ids)))

    async def _refusal(self, table: str, entry: Entry) -> StoreError:
        """Why a journal did not take an entry."""
        if any(other.seq == entry.seq for other in await self.entries(table, entry.seq - 1)):
            return SequenceTaken(f"Table {table} has an entry number {entry.seq} already.")
        if entry.message is not None and await self.find_message(table, entry.seat, entry.message):
            return MessageRepeated(f"Seat {entry.seat} has sent {entry.message!r} before.")
        return NoSuchTable(f"There is no table {table}.")

    async def _update(self, table: str, **changed: object) -> None:
        query = sa.update(TABLES).where(TABLES.c.id == table).values(changed)
        try:
            touched = await self._database.change(query)
        except exc.IntegrityError as error:
            raise NoSuchTable(f"There is no table {changed['rematch']} to go on to.") from error
        if not touched:
            raise NoSuchTable(f"There is no table {table}.")
