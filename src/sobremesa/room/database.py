"""The way to the database: address, connections, transactions, migrations, complaints."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import (
    AbstractAsyncContextManager,
    asynccontextmanager,
    closing,
    contextmanager,
    nullcontext,
)
from pathlib import Path
from typing import Any, Self

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import exc
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

MIGRATIONS = Path(__file__).with_name("migrations")
MIGRATION_LOCK = 0x50B7E3E5A  # PostgreSQL's advisory lock that a migrating process holds
WAIT_S = 30  # how long a writer waits for the SQLite file while another process writes
CONNECT_S = 10  # how long PostgreSQL may take to answer a new connection

# FULL syncs the log at every commit: an acknowledged action survives a power cut, not only a kill.
PRAGMAS = ("PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON")

ADDRESSES = "sqlite:///sobremesa.db or postgresql://user:password@host:5432/name"
HINTS = {
    "unable to open database file": "Check that its folder exists and that you may write there.",
    "readonly": "Check that you may write the file and its folder.",
    "not a database": "It is a file of another kind; name another one.",
    "locked": f"Another program has been writing to it for {WAIT_S} s.",
    "connection failed": "Check the address, the user and the password, and that it is running.",
}


class StoreError(Exception):
    """Something the store could not do, as a sentence for people."""


class Database:
    """Reads and writes of one SQLite file or PostgreSQL database. Made by `Database.open`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._sqlite = engine.dialect.name == "sqlite"
        # SQLite lets one write at a time and has others ask again after longer and longer naps.
        # With 16 busy tables one append in 1,000 took 440 ms so, and 20 ms when they queue here.
        self._turn: AbstractAsyncContextManager[object] = (
            asyncio.Lock() if self._sqlite else nullcontext()
        )

    @classmethod
    @asynccontextmanager
    async def open(cls, address: str) -> AsyncIterator[Self]:
        """Connect, bring the schema up to date, and disconnect at the end."""
        engine = _engine(address)
        try:
            database = cls(engine)
            await database._migrate()
            yield database
        finally:
            await engine.dispose()

    async def read(self, query: sa.Select[Any]) -> list[sa.Row[Any]]:
        """All rows of a query."""
        with self._sentences():
            async with self._engine.connect() as connection:
                return list(await connection.execute(query))

    async def change(self, query: sa.Insert | sa.Update | sa.Delete) -> int:
        """Do one thing durably; how many rows it touched."""
        async with self.write() as connection:
            return (await connection.execute(query)).rowcount

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, durable at the end; on SQLite it holds the file from its start."""
        async with self._turn:
            with self._sentences():
                async with self._engine.begin() as connection:
                    if self._sqlite:
                        await connection.exec_driver_sql("BEGIN IMMEDIATE")
                    yield connection

    async def _migrate(self) -> None:
        """Bring the schema up to date; another process that wants to waits until it is."""
        if self._sqlite:
            with self._sentences():
                await asyncio.to_thread(_use_wal, str(self._engine.url.database))
        async with self.write() as connection:
            if not self._sqlite:
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            await connection.run_sync(_upgrade)

    @contextmanager
    def _sentences(self) -> Iterator[None]:
        """Turn a complaint into a StoreError; a broken constraint is the caller's to explain."""
        try:
            yield
        except exc.IntegrityError:
            raise
        except (exc.DBAPIError, exc.TimeoutError, sqlite3.Error) as error:
            raise StoreError(_sentence(self._engine.url, error)) from error


def _engine(address: str) -> AsyncEngine:
    url = _url(address)
    if url.get_backend_name() == "postgresql":
        return _postgresql(url)
    # isolation_level=None: transactions begin where `write` says, not where the driver guesses.
    engine = create_async_engine(url, connect_args={"timeout": WAIT_S, "isolation_level": None})
    sa.event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _postgresql(url: sa.URL) -> AsyncEngine:
    waiting = {"connect_timeout": CONNECT_S}
    try:
        return create_async_engine(url, pool_pre_ping=True, connect_args=waiting)
    except ImportError as error:
        raise StoreError("PostgreSQL needs one more: pip install 'sobremesa[postgres]'.") from error


def _url(address: str) -> sa.URL:
    """The address with its driver named. Raises StoreError; never shows a password."""
    try:
        url = sa.make_url(address)
    except (exc.ArgumentError, ValueError) as error:
        raise StoreError(f"This is no database address; write {ADDRESSES}.") from error
    if url.drivername in ("postgresql", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername not in ("sqlite", "sqlite+aiosqlite"):
        raise StoreError(f"Databases of kind {url.drivername} are not known; write {ADDRESSES}.")
    if url.database in (None, "", ":memory:"):
        raise StoreError("A database in memory would be forgotten; name a file: sqlite:///file.db.")
    return url.set(drivername="sqlite+aiosqlite")


def _use_wal(path: str) -> None:
    """Put the file in WAL mode. Of several who try at once SQLite refuses some without waiting."""
    until = time.monotonic() + WAIT_S
    with closing(sqlite3.connect(path)) as connection:
        while True:
            try:
                connection.execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.OperationalError as error:
                if "locked" not in str(error) or time.monotonic() > until:
                    raise
            time.sleep(0.02)


def _set_pragmas(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _upgrade(connection: sa.Connection) -> None:
    """Run the missing migrations within the transaction that is open."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known:
        raise StoreError(
            f"This database was made by a newer version of Sobremesa (its schema is {current}, "
            f"this version knows {max(known)}). Update Sobremesa or name another database."
        )
    command.upgrade(config, "head")


def _sentence(url: sa.URL, error: Exception) -> str:
    """What the database complains of and what to do; `render_as_string` hides the password."""
    reason = " ".join(str(getattr(error, "orig", error)).split())
    what = "database file" if url.get_backend_name() == "sqlite" else "PostgreSQL database"
    where = url.database if url.get_backend_name() == "sqlite" else url.render_as_string()
    hint = next((f" {hint}" for sign, hint in HINTS.items() if sign in reason), "")
    return f"The {what} {where} cannot be used: {reason.rstrip('.')}.{hint}"
