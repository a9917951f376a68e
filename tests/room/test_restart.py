"""A server that stops, or is killed, goes on where its journal ends; one with other rules breaks nothing."""

import asyncio
import contextlib
import json
import multiprocessing
import random
import signal
import socket
from multiprocessing.context import ForkServerProcess
from multiprocessing.synchronize import Event
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from tests.room.conftest import free_port
from tests.room.people import HandClock, HastyClock, Json, Person, live_of, party, running, settled
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from sobremesa.room.app import create_app
from sobremesa.room.playing import DEAL
from sobremesa.room.server import serve
from sobremesa.room.store import JOURNAL, Entry, Store
from sobremesa.room.telling import written
from sobremesa.search.warming import READY
from sobremesa.table.table import CLOCK, Table

KILLS = 20
MOST_S = 20
"""A slow machine may take so long until somebody hears what has happened."""
FORKS = multiprocessing.get_context("forkserver")  # a process of its own, with the imports done
FORKS.set_forkserver_preload(["sobremesa.room.server"])


@pytest.mark.asyncio
async def test_bots_go_on_where_they_were(tmp_path: Path) -> None:
    url, clock = f"sqlite:///{tmp_path}/r.db", HandClock()
    async with running(create_app(url, clock=clock, ping_ms=0)) as app:
        table, (ana,) = await party(app, 1, bots=2, game="cabanga")
        for _ in range(300):
            await settled(ana)
            if live_of(app, table).playing.question.bots:
                break
            ana.drain()
            scene = ana.latest("news")["scene"]
            if scene["asking"] == "turn" and scene["mine"]:
                await ana.ask("play", moment=scene["moment"], action=scene["choices"][0]["action"])
            clock.advance(100)
        before = live_of(app, table).playing
        question, digest = before.question, before.table.digest()
        assert question.bots
    async with running(create_app(url, clock=clock, ping_ms=0)) as app:
        live = live_of(app, table)
        assert live.playing.question == question
        assert live.playing.table.digest() == digest
        clock.advance(min(question.bots.values()) - clock.now)
        await settled(Person(app))
        assert live.playing.question != question


@pytest.mark.asyncio
async def test_a_start_that_was_cut_short_deals(tmp_path: Path) -> None:
    """The server died after the table was set to playing and before the deal was written."""
    url = f"sqlite:///{tmp_path}/r.db"
    async with running(create_app(url, clock=HandClock(), ping_ms=0)) as app:
        table, _ = await party(app, 3, start=False, game="cabanga")
        await app.state.hall.store.set_table(table, state="playing")
    async with running(create_app(url, clock=HandClock(), ping_ms=0)) as app:
        assert live_of(app, table).playing.seq == 1
        assert [entry.action for entry in await app.state.hall.store.entries(table)] == [DEAL]


@pytest.mark.asyncio
async def test_an_end_that_was_cut_short_ends(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/r.db"
    pace = {"turn": 1, "window": 1, "race": 1, "least_window": 0, "least_race": 0}
    async with running(create_app(url, clock=HastyClock(), ping_ms=0)) as app:
        table, (ana,) = await party(
            app, 1, bots=2, game="cabanga", options={"limit": 1, "hand": 1}, pace=pace
        )
        await ana.hear_end()
        await app.state.hall.store.set_table(table, state="playing")
    async with running(create_app(url, clock=HandClock(), ping_ms=0)) as app:
        await settled(Person(app))
        assert (await app.state.hall.store.table(table)).state == "over"


@pytest.mark.parametrize("change", ["version", "events", "action", "options"])
@pytest.mark.asyncio
async def test_a_game_of_other_rules_is_shown_and_not_played_on(
    tmp_path: Path, change: str
) -> None:
    url = f"sqlite:///{tmp_path}/r.db"
    async with running(create_app(url, clock=HandClock(), ping_ms=0)) as app:
        table, guests = await party(app, 3, game="cabanga")
        ana = next(person for person in guests if person.latest("news")["scene"]["mine"])
        scene = ana.latest("news")["scene"]
        play = {"moment": scene["moment"], "action": scene["choices"][0]["action"]}
        await ana.ask("play", **play)
    await tamper(url, table, change)
    async with running(create_app(url, clock=HandClock(), ping_ms=0)) as app:
        again = Person(app)
        again.http.cookies = ana.http.cookies
        heard = await again.hello(table)
        assert [each["kind"] for each in heard] == ["lobby", "news", "answer"]
        assert heard[1]["scene"]["prompt"]["id"] == "error-other-rules"
        assert "dealt" in [event["kind"] for event in heard[1]["events"]]
        assert (await again.ask("play", **play))["code"] == "other-rules"
        assert (await app.state.hall.store.table(table)).state == "playing"


async def tamper(url: str, table: str, change: str) -> None:
    """Make a stored game one that these rules would not have made."""
    async with Store.open(url) as store:
        if change == "version":
            await store.set_table(table, rules_version=0)
        if change == "options":
            await store.set_table(table, options={"no-more": 1})
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        last = JOURNAL.c.seq == 1
        if change == "events":
            connection.execute(sa.update(JOURNAL).where(last).values(events=b"[]"))
        if change == "action":
            connection.execute(sa.update(JOURNAL).where(last).values(action=216))
    engine.dispose()


# A process that is killed


class Scripted:
    """A person whose page plays by itself, and comes back after every break."""

    def __init__(self, port: int) -> None:
        self.address = f"127.0.0.1:{port}"
        self.http = httpx.Client(base_url=f"http://{self.address}")
        self.events: list[Json] = []
        self.scene: Json = {}
        self.state = "lobby"
        self.acknowledged: list[Json] = []
        self.sent: dict[str, Json] = {}
        self.ids = 0
        self.told = asyncio.Event()

    def lay(self) -> str:
        """A table with one person and two bots."""
        body = {"game": "cabanga", "seats": 3, "options": {"limit": 999}}
        pace = {"turn": 2, "window": 2, "race": 2, "least_window": 50, "least_race": 50}
        table = self.http.post("/api/tables", json={**body, "pace": pace}).json()["table"]
        sat = self.http.post(f"/api/tables/{table}/seats", json={"seat": 0, "nickname": "Ana"})
        assert sat.status_code == 204
        return str(table)

    async def visit(self, table: str, seconds: float) -> None:
        """Play until the line breaks or the time is over."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with connect(
            f"ws://{self.address}/ws/{table}",
            origin=f"http://{self.address}",  # type: ignore[arg-type]
            additional_headers={"Cookie": cookies},
        ) as line:
            last = self.events[-1]["number"] if self.events else 0
            await self.say(line, {"kind": "hello", "version": 1, "last": last})
            for message in list(self.sent.values()):
                await line.send(json.dumps(message))
            try:
                async with asyncio.timeout(seconds):
                    async for text in line:
                        await self.hear(line, json.loads(text))
            except TimeoutError:
                pass

    async def say(self, line: ClientConnection, message: Json) -> None:
        self.ids += 1
        await line.send(json.dumps({"id": f"m{self.ids}", **message}))

    async def hear(self, line: ClientConnection, message: Json) -> None:
        match message["kind"]:
            case "ping":
                await line.send(json.dumps({"kind": "pong", "nonce": message["nonce"]}))
            case "lobby":
                self.state = message["state"]
                if self.state == "lobby":
                    await self.set_up(line, message)
            case "answer" | "error":
                sent = self.sent.pop(message["id"] or "", None)
                if sent is not None and message["kind"] == "answer":
                    self.acknowledged.append(sent)
            case "news":
                await self.go_on(line, message)

    async def set_up(self, line: ClientConnection, lobby: Json) -> None:
        free = [place["seat"] for place in lobby["places"] if place["kind"] == "free"]
        if free:
            await self.say(line, {"kind": "bot", "seat": free[0], "player": "random"})
        else:
            await self.say(line, {"kind": "start"})

    async def go_on(self, line: ClientConnection, news: Json) -> None:
        self.events += news["events"]
        if news["events"]:
            self.told.set()
        scene = self.scene = news["scene"]
        about = [each["moment"] for each in self.sent.values()]
        if scene["choices"] and scene["moment"] not in about:
            self.ids += 1
            message = {
                "kind": "play",
                "id": f"m{self.ids}",
                "moment": scene["moment"],
                "action": scene["choices"][0]["action"],
            }
            self.sent[message["id"]] = message
            await line.send(json.dumps(message))


def serving(port: int, url: str, ready: Event) -> None:
    """Serve, and say when Cabanga! can be played."""

    def note(game: str, function: str) -> None:
        if (game, function) == ("cabanga", READY):
            ready.set()

    serve("127.0.0.1", port, url, note=note)


def started(url: str, port: int) -> ForkServerProcess:
    """A server process with which one can play."""
    ready = FORKS.Event()
    process = FORKS.Process(target=serving, args=(port, url, ready))
    process.start()
    if not ready.wait(120):
        process.kill()
        raise AssertionError("the server does not start")
    with socket.create_connection(("127.0.0.1", port), timeout=5):
        return process


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_server_killed_twenty_times_forgets_nothing(tmp_path: Path) -> None:
    url, port = f"sqlite:///{tmp_path}/r.db", free_port()
    person, chance = Scripted(port), random.Random(5)
    table, kept = "", 0
    for _ in range(KILLS):
        process = started(url, port)
        try:
            table = table or person.lay()
            person.told.clear()
            visit = asyncio.create_task(person.visit(table, 2 * MOST_S))
            await asyncio.wait_for(person.told.wait(), MOST_S)
            await asyncio.sleep(chance.uniform(0, 0.6))
            process.kill()
            process.join()
            assert process.exitcode == -signal.SIGKILL
            with contextlib.suppress(ConnectionClosed, InvalidMessage, OSError):
                await visit
        finally:
            process.kill()
            process.join()
        kept = await check(url, table, person, kept)
    person.http.close()
    assert kept > KILLS
    assert len(person.acknowledged) >= 3
    assert person.state == "playing"


async def check(url: str, name: str, person: Scripted, before: int) -> int:
    """The journal is whole, makes the table again, and holds all that was acknowledged or told."""
    async with Store.open(url) as store:
        row, entries, pending = (
            await store.table(name),
            await store.entries(name),
            await store.pending(name),
        )
    assert row is not None
    assert [entry.seq for entry in entries] == list(range(len(entries)))
    assert len(entries) >= before
    if not entries:
        return 0
    table = Table(row.game, row.seats, row.seed, row.options, ceremony=True)
    seen = told_to(table, entries, seat=0)
    assert pending is not None
    assert pending["moment"] == table.moment
    assert [event["kind"] for event in person.events] == seen[: len(person.events)]
    assert [event["number"] for event in person.events] == list(range(1, len(person.events) + 1))
    played = {entry.message: entry.action for entry in entries if entry.message}
    played |= {held["message"]: held["action"] for held in pending["held"]}
    for message in person.acknowledged:
        if message["id"] not in played:  # a held answer that its window's end overtook
            assert message["moment"] < table.moment
        else:
            assert played[message["id"]] == message["action"]
    return len(entries)


def told_to(table: Table, entries: list[Entry], seat: int) -> list[str]:
    """The kinds of the events that a seat learns of as the journal is played again."""
    seen = []
    for entry in entries:
        if entry.action == CLOCK:
            table.close()
        elif entry.action != DEAL:
            table.play(entry.seat, entry.action)
        assert written(table.events) == entry.events
        seen += [event.kind for event in table.events if event.seen_by(seat)]
    return seen
