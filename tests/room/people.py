"""People who talk to the real app in this process, and clocks that they can turn."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from sobremesa.room.app import create_app

HOST = "table.test"
ORIGIN = f"http://{HOST}"
Json = dict[str, Any]
PACE = {"turn": 10, "window": 5, "race": 20, "least_window": 0, "least_race": 0, "grace": 30}
"""A short one, at which nothing has to be in view for a while before it counts."""


class HandClock:
    """A clock that stands still until a test turns it."""

    def __init__(self, now: int = 1_760_000_000_000) -> None:
        self.now = now
        self.sleepers: dict[asyncio.Event, int] = {}
        self.resting: set[asyncio.Event] = set()

    def rests(self, woken: asyncio.Event) -> bool:
        return woken in self.resting and all(until > self.now for until in self.sleepers.values())

    def now_ms(self) -> int:
        return self.now

    async def wait(self, woken: asyncio.Event, until: int | None) -> None:
        if until is not None and until <= self.now:
            await asyncio.sleep(0)
            return
        bell = asyncio.Event()
        if until is not None:
            self.sleepers[bell] = until
        self.resting.add(woken)
        waits = [asyncio.ensure_future(each.wait()) for each in (woken, bell)]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in waits:
                each.cancel()
            self.sleepers.pop(bell, None)
            self.resting.discard(woken)

    def advance(self, milliseconds: int) -> None:
        self.now += milliseconds
        for bell, until in list(self.sleepers.items()):
            if until <= self.now:
                bell.set()


class HastyClock:
    """A clock that jumps to the next thing that is due, once nobody has anything to say."""

    def __init__(self, now: int = 1_760_000_000_000, patience_s: float = 0.0) -> None:
        self.now = now
        self.patience_s = patience_s

    def now_ms(self) -> int:
        return self.now

    async def wait(self, woken: asyncio.Event, until: int | None) -> None:
        if until is None:
            await woken.wait()
            return
        try:
            async with asyncio.timeout(self.patience_s):
                await woken.wait()
        except TimeoutError:
            self.now = max(self.now, until)


def an_app(tmp_path: Path, clock: Any) -> FastAPI:
    """The real app, with its tables in a file of this folder and this clock."""
    return create_app(f"sqlite:///{tmp_path}/room.db", clock=clock, ping_ms=0)


@asynccontextmanager
async def running(app: FastAPI) -> AsyncIterator[FastAPI]:
    """The app from when it has set its games up and gone on with its tables, to its end."""
    async with app.router.lifespan_context(app):
        await app.state.hall.opening
        yield app


class Person:
    """A browser: cookies, HTTP, and one socket."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=app), base_url=ORIGIN, headers={"origin": ORIGIN}
        )
        self.inbox: asyncio.Queue[Json] = asyncio.Queue()
        self.outbox: asyncio.Queue[Json] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.heard: list[Json] = []
        self.ids, self.name = 0, secrets.token_hex(4)

    # HTTP

    async def lay(self, **wanted: Any) -> str:
        """Lay a table; unless a test says otherwise, what is done on a turn counts at once."""
        wanted["pace"] = {"take_back": 0, **wanted.get("pace", {})}
        answer = await self.http.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    async def sit(self, table: str, seat: int, nickname: str) -> httpx.Response:
        body = {"seat": seat, "nickname": nickname}
        return await self.http.post(f"/api/tables/{table}/seats", json=body)

    # The socket

    async def connect(self, table: str, origin: str | None = ORIGIN) -> Json:
        """Open a socket; the first thing that the app says about it."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        headers = [(b"host", HOST.encode()), (b"cookie", cookies.encode())]
        if origin is not None:
            headers.append((b"origin", origin.encode()))
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": f"/ws/{table}",
            "raw_path": f"/ws/{table}".encode(),
            "query_string": b"",
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": (HOST, 80),
            "subprotocols": [],
            "state": {},
        }
        self.inbox, self.outbox = asyncio.Queue(), asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(self.app(scope, self.inbox.get, self.outbox.put))
        return await self.frame()

    async def frame(self) -> Json:
        async with asyncio.timeout(10):
            return await self.outbox.get()

    async def leave(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})
        assert self.task is not None
        async with asyncio.timeout(10):
            await self.task

    def say_text(self, text: str) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    def say(self, kind: str, **fields: Any) -> str:
        """Send a message; its id."""
        if kind != "pong" and "id" not in fields:
            self.ids += 1
            fields["id"] = f"{self.name}-{self.ids}"
        self.say_text(json.dumps({"kind": kind, **fields}))
        return str(fields.get("id"))

    async def hear(self) -> Json:
        """The next message."""
        frame = await self.frame()
        assert frame["type"] == "websocket.send", frame
        message: Json = json.loads(frame["text"])
        self.heard.append(message)
        return message

    async def hear_until(self, wanted: Callable[[Json], bool]) -> Json:
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def hear_end(self) -> Json:
        """What the lobby says once the game is over, heard already or not."""
        ended = [each for each in self.heard if each.get("state") == "over"]
        return (
            ended[0] if ended else await self.hear_until(lambda each: each.get("state") == "over")
        )

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send a message and wait for its answer or error."""
        name = self.say(kind, **fields)
        return await self.hear_until(lambda each: each.get("id") == name)

    async def hello(self, table: str, last: int = 0) -> list[Json]:
        """Connect and greet; what is heard up to the answer."""
        assert (await self.connect(table))["type"] == "websocket.accept"
        start = len(self.heard)
        answer = await self.ask("hello", version=1, last=last)
        assert answer["kind"] == "answer", answer
        return self.heard[start:]

    def latest(self, kind: str) -> Json:
        """The last message of this kind."""
        return next(each for each in reversed(self.heard) if each["kind"] == kind)

    async def silence(self) -> None:
        """Nothing more is to be heard."""
        await settled(self)
        assert self.outbox.empty(), self.outbox.get_nowait()

    def drain(self) -> list[Json]:
        """What has been said and not heard yet."""
        found = []
        while not self.outbox.empty():
            message = json.loads(self.outbox.get_nowait()["text"])
            self.heard.append(message)
            found.append(message)
        return found


async def party(
    app: FastAPI, people: int, *, bots: int = 0, start: bool = True, **wanted: Any
) -> tuple[str, list[Person]]:
    """A table with people at seats 0, 1, … and bots after them, all connected; the first is the host."""
    host = Person(app)
    table = await host.lay(**{"seats": people + bots, **wanted})
    guests = [host, *(Person(app) for _ in range(people - 1))]
    for seat, person in enumerate(guests):
        assert (await person.sit(table, seat, f"Person {seat}")).status_code == 204
        await person.hello(table)
    for seat in range(people, people + bots):
        assert (await host.ask("bot", seat=seat, player="random"))["kind"] == "answer"
    if start:
        for person in guests[1:]:
            assert (await person.ask("ready", ready=True))["kind"] == "answer"
        assert (await host.ask("start"))["kind"] == "answer"
        for person in guests:
            if not any(each["kind"] == "news" for each in person.heard):
                await person.hear_until(lambda each: each["kind"] == "news")
    return table, guests


def live_of(app: FastAPI, table: str) -> Any:
    """The server's own table, to look things up that no player sees."""
    return app.state.hall.awake[table]


def on_turn(app: FastAPI, table: str, guests: list[Person]) -> tuple[Person, int, list[Person]]:
    """Who is on turn, their seat, the others."""
    (seat,) = live_of(app, table).playing.table.actors
    return guests[seat], seat, [person for person in guests if person is not guests[seat]]


async def begun(app: FastAPI, **wanted: Any) -> tuple[str, Person, int, list[Person]]:
    """Three people play: their table, who is on turn, the seat of that one, the others."""
    table, guests = await party(app, 3, **{"game": "cabanga", "pace": PACE, **wanted})
    return table, *on_turn(app, table, guests)


async def back(app: FastAPI, gone: Person, table: str) -> Person:
    """The same browser again, whether the server is the same or not."""
    again = Person(app)
    again.http.cookies = gone.http.cookies
    await again.hello(table)
    return again


def choice(person: Person, which: Callable[[str], bool] = lambda text: True) -> Json:
    """The first of a person's choices, or the first whose text is so, as a move."""
    scene = person.latest("news")["scene"]
    action = next(each["action"] for each in scene["choices"] if which(each["text"]))
    return {"moment": scene["moment"], "action": action}


def told(person: Person) -> list[Json]:
    """All events that a person has heard of."""
    news = [each for each in person.heard if each["kind"] == "news"]
    return [event for each in news for event in each["events"]]


def kinds(person: Person) -> list[str]:
    """What kinds of event these were."""
    return [event["kind"] for event in told(person)]


def code(answer: Json) -> str:
    """What the room has answered: the code of a refusal, or that it was done."""
    return str(answer.get("code", answer["kind"]))


async def later(clock: HandClock, milliseconds: int, *people: Person) -> None:
    """Let so much time go by; what these people hear of it is heard."""
    await settled(*people)
    clock.advance(milliseconds)
    await settled(*people)
    for person in people:
        person.drain()


async def settled(*guests: Person) -> None:
    """Wait until the server has nothing left to do before its clock is turned."""
    hall = guests[0].app.state.hall
    async with asyncio.timeout(10):
        calm = 0
        while calm < 3:
            await asyncio.sleep(0.001)
            idle = all(is_idle(live, hall.clock) for live in hall.awake.values())
            heard = all(person.inbox.empty() for person in guests)
            calm = calm + 1 if idle and heard else 0


def is_idle(live: Any, clock: HandClock) -> bool:
    """Whether a table's task sleeps, and all that it said has been sent."""
    sent = all(guest.outgoing.empty() for guest in live.audience.guests)
    return sent and not live.jobs and not live.woken.is_set() and clock.rests(live.woken)
