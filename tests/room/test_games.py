"""Whole games through the real app: every installed game, bots and a person who lets the clock play."""

import hashlib
from pathlib import Path

import pytest
from tests.room.people import HastyClock, Person, party, running

from sobremesa.room.app import create_app
from sobremesa.room.hall import all_installed
from sobremesa.room.store import Store
from sobremesa.room.telling import read, written
from sobremesa.table.table import CLOCK, Table

GAMES = [game.name for game in all_installed()]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.asyncio
async def test_bots_and_a_clock_play_a_game_to_its_end(game: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/room.db"
    async with running(create_app(url, clock=HastyClock(), ping_ms=0)) as app:
        table, (ana,) = await party(app, 1, bots=3, game=game)
        promised = ana.latest("lobby")["seed_hash"]
        over = await ana.hear_end()
        end = await ana.hear_until(lambda each: each["kind"] == "news")
        assert end["scene"]["asking"] == "over"
        assert end["scene"]["winners"]
        assert hashlib.sha256(bytes.fromhex(over["seed"])).hexdigest() == promised
        numbers = [
            event["number"]
            for each in ana.heard
            if each["kind"] == "news"
            for event in each["events"]
        ]
        assert numbers == list(range(1, len(numbers) + 1))
        late = Person(app)
        seen = await late.hello(table)
        assert seen[1]["scene"]["seat"] == -1
        assert seen[1]["scene"]["winners"] == end["scene"]["winners"]
    await check_journal(url, table)


@pytest.mark.asyncio
async def test_a_game_is_played_alike_on_both_databases(database_url: str) -> None:
    options = {"limit": 1, "hand": 2}
    async with running(create_app(database_url, clock=HastyClock(), ping_ms=0)) as app:
        table, (ana,) = await party(app, 1, bots=2, game="cabanga", options=options)
        await ana.hear_end()
        assert (await ana.ask("rematch"))["kind"] == "answer"
    await check_journal(database_url, table)


async def check_journal(url: str, name: str) -> None:
    """The published seed and the journal make the same game, event by event."""
    async with Store.open(url) as store:
        row, entries = await store.table(name), await store.entries(name)
    assert row is not None
    assert row.state == "over"
    table = Table(row.game, row.seats, row.seed, row.options, ceremony=True)
    assert written(table.events) == entries[0].events
    for entry in entries[1:]:
        events = table.close() if entry.action == CLOCK else table.play(entry.seat, entry.action)
        assert events == read(entry.events)
    assert table.over
