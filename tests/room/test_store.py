"""The store, the same tests on SQLite and on PostgreSQL."""

import asyncio
import random
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from sobremesa.room.database import MIGRATIONS, StoreError, _use_wal
from sobremesa.room.store import (
    PLACES,
    TABLES,
    Entry,
    Line,
    MessageRepeated,
    NoSuchTable,
    Place,
    SeatTaken,
    SequenceTaken,
    Store,
    TableRow,
    metadata,
)

FIRST_COLUMNS = (
    *("game", "rules_version", "seats", "options", "pace", "seed", "host_hash", "created_ms"),
    *("state", "rematch"),
)
APPENDER = """
import asyncio, sys
from sobremesa.room.store import Entry, Store

async def main(url):
    async with Store.open(url) as store:
        seq = len(await store.entries("a"))
        while True:
            entry = Entry(seq, 0, 1, seq, message=str(seq), events=bytes(300))
            await store.append("a", entry, pending={"after": seq})
            print(seq, flush=True)
            seq += 1

asyncio.run(main(sys.argv[1]))
"""
OPENER = """
import asyncio, sys
from sobremesa.room.store import Store

async def main(url):
    print("ready", flush=True)
    sys.stdin.readline()
    async with Store.open(url) as store:
        print(await store.tables("lobby"))

asyncio.run(main(sys.argv[1]))
"""


def a_table(table: str = "a", **changed: Any) -> TableRow:
    """A table whose every field has something in it."""
    fields: dict[str, Any] = {
        "game": "fives",
        "rules_version": 3,
        "seats": 4,
        "options": {"rounds": 2, "words": "ñ"},
        "pace": {"turn_ms": 20_000},
        "seed": bytes(range(32)),
        "host_hash": bytes(32),
        "created_ms": 1_760_000_000_000,
    }
    return TableRow(id=table, **fields | changed)


def an_entry(seq: int, **changed: Any) -> Entry:
    """An entry of seat 0."""
    fields: dict[str, Any] = {"seat": 0, "action": 7, "at_ms": 1_760_000_000_000 + seq}
    return Entry(seq, **fields | changed)


def sync_engine(url: str) -> sa.Engine:
    """A way to the database past the store."""
    return sa.create_engine(url.replace("postgresql:", "postgresql+psycopg:"))


def child(code: str, url: str) -> subprocess.Popen[str]:
    """Another process that runs `code` on the database."""
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, "-c", code, url], stdin=pipe, stdout=pipe, stderr=pipe, text=True
    )


@pytest_asyncio.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """A store with one table, "a"."""
    async with Store.open(database_url) as store:
        await store.create_table(a_table())
        yield store


# --- migrations -----------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_migrations_lead_from_nothing_to_the_schema(database_url: str) -> None:
    async with Store.open(database_url):
        pass
    engine = sync_engine(database_url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


@pytest.mark.asyncio
async def test_opening_again_keeps_everything(database_url: str) -> None:
    async with Store.open(database_url) as store:
        await store.create_table(a_table())
        await store.append("a", an_entry(0), pending={"clock": 5})
    async with Store.open(database_url) as store:
        assert await store.table("a") == a_table()
        assert await store.entries("a") == [an_entry(0)]
        assert await store.pending("a") == {"clock": 5}


@pytest.mark.asyncio
async def test_several_processes_start_at_once(database_url: str) -> None:
    children = [child(OPENER, database_url) for _ in range(4)]
    for process in children:
        assert process.stdout
        assert process.stdout.readline() == "ready\n"
    for process in children:
        assert process.stdin
        process.stdin.write("go\n")
        process.stdin.flush()
    for process in children:
        assert process.communicate(timeout=60) == ("[]\n", "")


def test_many_may_ask_for_wal_mode_at_once(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as threads:
        for turn in range(40):
            file = f"{tmp_path}/{turn}.db"
            list(threads.map(_use_wal, [file] * 8))
            with closing(sqlite3.connect(file)) as connection:
                assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@pytest.mark.asyncio
async def test_tables_of_the_first_version_are_kept(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/old.db"
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = sync_engine(url)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        old = {"id": "a", **{name: vars(a_table())[name] for name in FIRST_COLUMNS}}
        connection.execute(sa.insert(TABLES).values(old))
        seated = {"table_id": "a", "seat": 0, "kind": "human", "nickname": "Ana"}
        connection.execute(sa.insert(PLACES).values(seated))
    engine.dispose()
    async with Store.open(url) as store:
        assert await store.table("a") == a_table()
        assert await store.places("a") == [Place(0, "human", "Ana")]
        assert await store.talk("a", 9) == []


@pytest.mark.asyncio
async def test_how_long_people_have_been_away_is_kept(store: Store) -> None:
    assert await store.away("a") == {}
    await store.save_away("a", {"1": 5_000, "host": 7_000})
    assert await store.away("a") == {"1": 5_000, "host": 7_000}
    assert await store.table("a") == a_table()
    with pytest.raises(NoSuchTable, match="There is no table c"):
        await store.save_away("c", {})


# --- tables and places ----------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    assert await store.table("a") == a_table()
    assert await store.table("b") is None
    with pytest.raises(StoreError, match="The table a is there already"):
        await store.create_table(a_table())


@pytest.mark.asyncio
async def test_a_table_changes_and_goes_on(store: Store) -> None:
    await store.create_table(a_table("b"))
    await store.set_table("a", state="over", rematch="b", options={"rounds": 1})
    assert await store.table("a") == a_table(state="over", rematch="b", options={"rounds": 1})
    assert await store.table("b") == a_table("b")
    with pytest.raises(NoSuchTable, match="There is no table c to go on to"):
        await store.set_table("a", rematch="c")
    with pytest.raises(NoSuchTable, match="There is no table c"):
        await store.set_table("c", state="over")


@pytest.mark.asyncio
async def test_tables_of_a_state_oldest_first(store: Store) -> None:
    await store.create_table(a_table("b", created_ms=1, state="playing"))
    await store.create_table(a_table("c", created_ms=1))
    assert [row.id for row in await store.tables("lobby")] == ["c", "a"]
    assert [row.id for row in await store.tables("playing")] == ["b"]
    assert await store.tables("over") == []


@pytest.mark.asyncio
async def test_people_and_bots_sit_down_and_stand_up(store: Store) -> None:
    ana = Place(2, "human", "Ana", token_hash=bytes(range(32)))
    bot = Place(0, "bot", "Robo", player="machine")
    await store.seat_down("a", ana)
    await store.seat_down("a", bot)
    assert await store.places("a") == [bot, ana]
    with pytest.raises(SeatTaken, match="Somebody sits in seat 2 already"):
        await store.seat_down("a", Place(2, "human", "Bea", token_hash=bytes(32)))
    await store.stand_up("a", 2)
    await store.stand_up("a", 2)
    assert await store.places("a") == [bot]
    with pytest.raises(NoSuchTable, match="There is no table b"):
        await store.seat_down("b", ana)


@pytest.mark.asyncio
async def test_all_places_change_at_once(store: Store) -> None:
    ana = Place(2, "human", "Ana", token_hash=bytes(range(32)), ready=True, stand_in="machine")
    bot = Place(0, "bot", "Robo", player="machine")
    await store.set_places("a", [ana, bot])
    assert await store.places("a") == [bot, ana]
    await store.set_places("a", [])
    assert await store.places("a") == []
    with pytest.raises(NoSuchTable, match="There is no table b"):
        await store.set_places("b", [bot])


@pytest.mark.asyncio
async def test_what_was_said_comes_back_the_last_of_it_in_order(store: Store) -> None:
    said = [Line(number, 1_760_000_000_000, 1, "Ñ", "text", f"<{number}>") for number in (1, 2, 3)]
    for line in said:
        await store.say("a", line)
    assert await store.talk("a", 9) == said
    assert await store.talk("a", 2) == said[1:]
    assert await store.talk("b", 9) == []
    with pytest.raises(NoSuchTable, match="There is no table b"):
        await store.say("b", said[0])


@pytest.mark.asyncio
async def test_tables_that_nobody_plays_are_forgotten(store: Store) -> None:
    for name in ("old", "spared", "played"):
        await store.create_table(a_table(name, created_ms=1_000))
        await store.seat_down(name, Place(0, "bot", "Robo", player="machine"))
        await store.append(name, an_entry(0, at_ms=1_500))
        await store.say(name, Line(1, 1_500, 0, "Robo", "mark", "wow"))
    await store.create_table(a_table("before", created_ms=1_900, rematch="old"))
    await store.create_table(a_table("empty", created_ms=10))
    await store.append("played", an_entry(1, at_ms=1_800))
    assert sorted(await store.forget_before(1_800, spared={"spared"})) == ["empty", "old"]
    left = {row.id: row.rematch for row in await store.tables("lobby")}
    assert left == {"a": None, "spared": None, "played": None, "before": None}
    assert (await store.entries("old"), await store.places("old"), await store.talk("old", 9)) == (
        [],
        [],
        [],
    )
    assert len(await store.entries("played")) == 2
    assert await store.forget_before(1_800, spared={"spared"}) == []


# --- the journal ----------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_entries_come_back_whole_and_in_order(store: Store) -> None:
    full = an_entry(0, seat=3, lag_ms=75, message="m-1", events=bytes(range(256)))
    clock = an_entry(1, seat=-1, action=-1)
    await store.create_table(a_table("b"))
    await store.append("b", an_entry(0))
    for entry in (full, an_entry(2), clock):
        await store.append("a", entry)
    assert await store.entries("a") == [full, clock, an_entry(2)]
    assert await store.entries("a", after=0) == [clock, an_entry(2)]
    assert await store.entries("a", after=2) == await store.entries("c") == []


@pytest.mark.asyncio
async def test_a_number_is_given_once(store: Store) -> None:
    await store.append("a", an_entry(0), pending={"clock": 1})
    with pytest.raises(SequenceTaken, match="Table a has an entry number 0 already"):
        await store.append("a", an_entry(0, action=8), pending={"clock": 2})
    assert await store.entries("a") == [an_entry(0)]
    assert await store.pending("a") == {"clock": 1}


@pytest.mark.asyncio
async def test_a_repeated_message_is_found(store: Store) -> None:
    entry = an_entry(0, message="m")
    await store.append("a", entry)
    await store.append("a", an_entry(1, seat=1, message="m"))
    assert await store.find_message("a", 0, "m") == entry
    assert await store.find_message("a", 2, "m") is None
    assert await store.find_message("b", 0, "m") is None
    with pytest.raises(MessageRepeated, match="Seat 0 has sent 'm' before"):
        await store.append("a", an_entry(2, message="m"))
    assert len(await store.entries("a")) == 2


@pytest.mark.asyncio
async def test_a_journal_belongs_to_a_table(store: Store) -> None:
    with pytest.raises(NoSuchTable, match="There is no table b"):
        await store.append("b", an_entry(0))


@pytest.mark.asyncio
async def test_pending_is_replaced_and_kept(store: Store) -> None:
    assert await store.pending("a") is None
    await store.save_pending("a", {"clocks": {"window": 1_760_000_000_123}})
    await store.append("a", an_entry(0))
    assert await store.pending("a") == {"clocks": {"window": 1_760_000_000_123}}
    await store.append("a", an_entry(1), pending={})
    assert await store.pending("a") == {}
    assert await store.pending("b") is None
    with pytest.raises(NoSuchTable, match="There is no table b"):
        await store.save_pending("b", {})


@pytest.mark.asyncio
async def test_of_two_appenders_one_is_told_that_it_is_late(
    store: Store, database_url: str
) -> None:
    async with Store.open(database_url) as other:
        for seq in range(30):
            entries = [an_entry(seq, action=0), an_entry(seq, action=1)]
            answers = await asyncio.gather(
                store.append("a", entries[0], pending={"by": 0}),
                other.append("a", entries[1], pending={"by": 1}),
                return_exceptions=True,
            )
            winner = answers.index(None)
            assert isinstance(answers[1 - winner], SequenceTaken)
            assert await store.entries("a", after=seq - 1) == [entries[winner]]
            assert await store.pending("a") == {"by": winner}


@pytest.mark.asyncio
async def test_readers_see_whole_prefixes_while_others_write(store: Store) -> None:
    async def write() -> None:
        for seq in range(100):
            await store.append("a", an_entry(seq), pending={"after": seq})

    writing = asyncio.create_task(write())
    seen = []
    while not writing.done():
        read = await store.entries("a")
        assert read == [an_entry(seq) for seq in range(len(read))]
        seen.append(len(read))
    await writing
    assert seen == sorted(seen)
    assert len(set(seen)) > 5


@pytest.mark.asyncio
async def test_a_cancelled_append_happened_or_did_not(store: Store) -> None:
    chance = random.Random(1)
    for seq in range(20):
        appending = asyncio.create_task(store.append("a", an_entry(seq)))
        await asyncio.sleep(chance.uniform(0, 0.003))
        appending.cancel()
        await asyncio.gather(appending, return_exceptions=True)
        try:
            await store.append("a", an_entry(seq))
        except SequenceTaken:
            assert await store.entries("a", after=seq - 1) == [an_entry(seq)]
    assert await store.entries("a") == [an_entry(seq) for seq in range(20)]


@pytest.mark.asyncio
async def test_a_killed_process_loses_nothing_that_it_acknowledged(database_url: str) -> None:
    async with Store.open(database_url) as store:
        await store.create_table(a_table())
    for seconds in (0.05, 0.2, 0.35):
        with child(APPENDER, database_url) as process:
            assert process.stdout
            acknowledged = [int(process.stdout.readline())]
            await asyncio.sleep(seconds)
            process.kill()
            acknowledged += [int(line) for line in process.stdout if line.endswith("\n")]
        async with Store.open(database_url) as store:
            kept = [entry.seq for entry in await store.entries("a")]
            assert kept == list(range(len(kept)))
            assert acknowledged[-1] in (kept[-1], kept[-1] - 1)
            assert await store.pending("a") == {"after": kept[-1]}


# --- what people are told -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("room.db", "This is no database address; write sqlite:///sobremesa.db or postgresql:"),
        ("postgresql://me:secret@host:port/name", "This is no database address"),
        ("mysql://me:secret@host/name", "Databases of kind mysql are not known; write sqlite:"),
        ("postgresql+asyncpg://host/name", "Databases of kind postgresql.asyncpg are not known"),
        ("sqlite://", "A database in memory would be forgotten; name a file: sqlite:///file.db"),
        (
            "postgresql://me:secret@127.0.0.1:1/name",
            r"name cannot be used: .*refused.* Check the address, the user and the password",
        ),
        (
            "sqlite:////nowhere/room.db",
            "/nowhere/room.db cannot be used: unable to open .* Check that its folder exists",
        ),
    ],
)
@pytest.mark.asyncio
async def test_a_wrong_address_is_explained(address: str, sentence: str) -> None:
    with pytest.raises(StoreError, match=sentence) as told:
        async with Store.open(address):
            pass
    assert "secret" not in str(told.value)


@pytest.mark.asyncio
async def test_a_missing_driver_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError, match=r"pip install 'sobremesa\[postgres\]'"):
        async with Store.open("postgresql://host/name"):
            pass


@pytest.mark.asyncio
async def test_a_file_of_another_kind_is_explained(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear Ana, " * 100)
    with pytest.raises(StoreError, match=r"is not a database\. It is a file of another kind"):
        async with Store.open(f"sqlite:///{tmp_path}/letter.db"):
            pass


@pytest.mark.asyncio
async def test_a_database_of_a_newer_version_is_left_alone(database_url: str) -> None:
    async with Store.open(database_url):
        pass
    engine = sync_engine(database_url)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match=r"newer version of Sobremesa \(its schema is 9999, this"):
        async with Store.open(database_url):
            pass
    with engine.connect() as connection:
        version = connection.execute(sa.text("SELECT version_num FROM alembic_version"))
        assert version.scalar_one() == "9999"
    engine.dispose()


@pytest.mark.asyncio
async def test_a_database_that_fails_later_is_explained(store: Store, database_url: str) -> None:
    engine = sync_engine(database_url)
    with engine.begin() as connection:
        connection.execute(sa.text("DROP TABLE journal"))
    engine.dispose()
    with pytest.raises(StoreError, match=r"database .* cannot be used: .*journal"):
        await store.append("a", an_entry(0))
    with pytest.raises(StoreError, match=r"database .* cannot be used: .*journal"):
        await store.entries("a")
