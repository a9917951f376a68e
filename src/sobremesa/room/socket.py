"""One connection of one browser: what it may send, what it is sent, how far away it is."""

import asyncio
import contextlib
import json
import re
from typing import Any

from fastapi import WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from sobremesa.room import messages, requests
from sobremesa.room.clock import Clock
from sobremesa.room.lag import Lag
from sobremesa.room.live import Live
from sobremesa.room.refusals import Code, Refused

MOST_BYTES = 8_192
MOST_WAITING = 1_000
"""Messages that may wait for a slow browser before its connection is closed."""
BURST, EACH_MS = 40, 50
"""So many messages at once, and then one in so many milliseconds."""
MOST_OPEN = 8
"""Requests of one connection that may be under way at once."""

FROM_CLIENT: TypeAdapter[Any] = TypeAdapter(requests.FromClient)
ID = re.compile(r"[A-Za-z0-9_-]{1,40}")


class Connection:
    """A browser at a table."""

    def __init__(self, websocket: WebSocket, clock: Clock, token_hash: bytes | None) -> None:
        self.websocket, self.clock, self.token_hash = websocket, clock, token_hash
        self.outgoing: asyncio.Queue[messages.Message] = asyncio.Queue(MOST_WAITING)
        self.lag = Lag()
        self.greeted = self.lost = False
        self.budget, self.counted = float(BURST), clock.now_ms()
        self.open: set[asyncio.Task[None]] = set()

    @property
    def credit(self) -> int:
        """Its lag credit."""
        return self.lag.credit

    def send(self, message: messages.Message) -> None:
        """Queue a message; a browser that does not read is let go."""
        try:
            self.outgoing.put_nowait(message)
        except asyncio.QueueFull:
            self.lost = True

    async def converse(self, live: Live, ping_ms: int) -> None:
        """Listen and speak until the browser goes away."""
        speaking = [asyncio.create_task(self.speak())]
        if ping_ms:
            speaking.append(asyncio.create_task(self.measure(ping_ms)))
        listening = asyncio.create_task(self.listen(live))
        try:
            await asyncio.wait({listening, *speaking}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            tasks = [listening, *speaking, *self.open]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if self.greeted:
                with contextlib.suppress(Refused):
                    await live.do(lambda: live.farewell(self))

    # Speaking

    async def speak(self) -> None:
        """Send what is queued."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while not self.lost:
                message = await self.outgoing.get()
                await self.websocket.send_text(message.model_dump_json())
            await self.websocket.close(1013)

    async def measure(self, ping_ms: int) -> None:
        """Send a ping now and then. It does not wait in the queue, so that only the way is measured."""
        never = asyncio.Event()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                ping = messages.Ping(nonce=self.lag.ping(self.clock.now_ms()))
                await self.websocket.send_text(ping.model_dump_json())
                await self.clock.wait(never, self.clock.now_ms() + ping_ms)

    # Listening

    async def listen(self, live: Live) -> None:
        """Take messages as they come."""
        while True:
            frame = await self.websocket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            arrived = self.clock.now_ms()
            if not self.may_send(arrived):
                self.send(Refused(Code.TOO_MANY).message(None))
                await asyncio.sleep(EACH_MS / 1000)
                continue
            await self.take(live, frame, arrived)

    def may_send(self, now: int) -> bool:
        """Whether the connection sends no more than a person can."""
        self.budget = min(BURST, self.budget + (now - self.counted) / EACH_MS)
        self.counted = now
        if self.budget < 1:
            return False
        self.budget -= 1
        return True

    async def take(self, live: Live, frame: Any, arrived: int) -> None:
        """One message: read it, have it carried out, answer it."""
        text = frame.get("text")
        try:
            request = read(text)
        except Refused as refusal:
            self.send(refusal.message(id_of(text)))
            return
        if isinstance(request, requests.Pong):
            self.lag.pong(request.nonce, arrived)
        elif isinstance(request, requests.Hello):
            await self.greet(live, request)
        elif not self.greeted:
            self.send(Refused(Code.HELLO_FIRST).message(request.id))
        else:
            task = asyncio.create_task(self.carry_out(live, request, arrived))
            self.open.add(task)
            task.add_done_callback(self.open.discard)
            if len(self.open) >= MOST_OPEN:
                await asyncio.wait(self.open, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.sleep(0)

    async def greet(self, live: Live, hello: requests.Hello) -> None:
        """The first message, and any later that says the same."""
        if hello.version != messages.VERSION:
            self.send(Refused(Code.OTHER_VERSION).message(hello.id))
            return
        self.greeted = True
        try:
            await live.do(lambda: live.welcome(self, hello.last))
        except Refused as refusal:
            self.send(refusal.message(hello.id))
        else:
            self.send(messages.Answer(id=hello.id))

    async def carry_out(self, live: Live, request: requests.Request, arrived: int) -> None:
        """Have one request carried out; what is under way when the browser goes away is finished all the same."""
        self.send(await live.answer(self, request, arrived))


def read(text: str | None) -> Any:
    """A message as its class; `Refused` says what is wrong with it."""
    if text is None:
        raise Refused(Code.NOT_JSON)
    if len(text) > MOST_BYTES or len(text.encode(errors="replace")) > MOST_BYTES:
        raise Refused(Code.OVERSIZE, most=MOST_BYTES)
    try:
        return FROM_CLIENT.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        if first["type"] in ("json_invalid", "string_unicode"):
            raise Refused(Code.NOT_JSON) from error
        raise Refused(Code.BAD_MESSAGE, where=place_of(first["loc"])) from error


def place_of(location: tuple[int | str, ...]) -> str:
    """Where in a message something is wrong; nothing that the sender wrote is sent back."""
    known = [str(part) for part in location if isinstance(part, int) or ID.fullmatch(part)]
    return ".".join(known[:4]) or "message"


def id_of(text: str | None) -> str | None:
    """The id of a message that is wrong otherwise, as far as it can be read."""
    if text is None or len(text) > MOST_BYTES:
        return None
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    name = found.get("id") if isinstance(found, dict) else None
    return name if isinstance(name, str) and ID.fullmatch(name) else None


def is_same_origin(origin: str | None, host: str | None, allowed: frozenset[str]) -> bool:
    """Whether a page of our own asks, or one that was allowed."""
    if origin is None or host is None:
        return False
    own = (f"http://{host}".lower(), f"https://{host}".lower())
    return origin in allowed or origin.lower() in own
