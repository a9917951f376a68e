"""A live table: one task that does one thing after another, and tells those who are there.

Connections and HTTP requests hand it jobs; between jobs it does what comes due and sleeps until the next.
"""

import asyncio
import contextlib
import logging
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from sobremesa.room import messages
from sobremesa.room.bots import Bots
from sobremesa.room.clock import Clock
from sobremesa.room.database import StoreError
from sobremesa.room.dice import Dice
from sobremesa.room.lobby import Seating
from sobremesa.room.playing import DEAL, Playing, Wish
from sobremesa.room.question import Question, put
from sobremesa.room.refusals import Code, Refused
from sobremesa.room.replay import OtherRules, Replayed, new_table, remembered, replayed
from sobremesa.room.store import Entry
from sobremesa.room.telling import Story, blank_scene, scene_message, written
from sobremesa.table.scene import Scene
from sobremesa.table.table import SPECTATOR

LOG = logging.getLogger(__name__)
MOST_GUESTS = 100
MOST_REPLIES = 2_000
RETRY_MS = 1_000
PASSING = (Code.STORE_FAILED.value, Code.SERVER_ERROR.value)
"""Refusals that the same message may overcome when it is sent again."""

Reply = messages.Answer | messages.Error
Job = tuple[Callable[[], Awaitable[Any]], "asyncio.Future[Any]"]
Seen = tuple[Scene | None, list[int]]


class Guest(Protocol):
    """Somebody with a connection to the table."""

    @property
    def token_hash(self) -> bytes | None:
        """Whose connection it is."""

    @property
    def credit(self) -> int:
        """Its lag credit in milliseconds."""

    def send(self, message: messages.Message) -> None:
        """Queue a message."""


class Live:
    """One table, with everybody who is connected to it."""

    def __init__(self, seating: Seating, clock: Clock, dice: Dice, new: "RematchMaker") -> None:
        self.seating, self.clock, self.dice, self.new = seating, clock, dice, new
        self.playing: Playing | None = None
        self.story: Story | None = None
        self.guests: list[Guest] = []
        self.jobs: deque[Job] = deque()
        self.woken = asyncio.Event()
        self.replies: OrderedDict[tuple[bytes | int, str], asyncio.Task[Reply]] = OrderedDict()
        self.seen: dict[int, Seen] = {}
        self.told: dict[int, int] = {}
        self.shown: object = None
        self.stale = self.stopped = False
        self.task: asyncio.Task[None] | None = None

    # One thing after another

    async def do(self, job: Callable[[], Awaitable[Any]]) -> Any:
        """Have a job done in its turn; whoever asked may go away meanwhile."""
        if self.stopped:
            raise Refused(Code.SERVER_ERROR)
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.jobs.append((job, done))
        self.woken.set()
        return await done

    async def run(self) -> None:
        """Do jobs and what comes due, for ever."""
        while True:
            self.woken.clear()
            while self.jobs:
                await self.attend(*self.jobs.popleft())
            refused = await self.guarded(self.catch_up)
            until = self.playing.next_due() if self.playing else None
            if refused is not None:
                until = self.clock.now_ms() + RETRY_MS
            if not self.jobs:
                await self.clock.wait(self.woken, until)

    async def stop(self) -> None:
        """Stop; what is stored is enough to go on."""
        self.stopped = True
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        for _, done in self.jobs:
            done.cancel()
        for call in self.playing.calls if self.playing else []:
            call.refuse(Refused(Code.SERVER_ERROR))

    async def attend(self, job: Callable[[], Awaitable[Any]], done: "asyncio.Future[Any]") -> None:
        """Do one job and say how it ended."""

        async def attempt() -> None:
            if self.stale:
                await self.load()
            result = await job()
            if not done.done():
                done.set_result(result)

        refused = await self.guarded(attempt)
        if refused is not None and not done.done():
            done.set_exception(refused)
        await self.guarded(self.tell)

    async def guarded(self, do: Callable[[], Awaitable[None]]) -> Refused | None:
        """Do something; if the store fails or we have made a mistake, the table is read again from its journal."""
        try:
            await do()
        except Refused as refusal:
            return refusal
        except StoreError as error:
            LOG.error("table %s: %s", self.seating.row.id, error)
            self.stale = True
            return Refused(Code.STORE_FAILED)
        except Exception:
            LOG.exception("table %s: a mistake of ours", self.seating.row.id)
            self.stale = True
            return Refused(Code.SERVER_ERROR)
        return None

    async def catch_up(self) -> None:
        """Do what comes due next, if it is time."""
        if self.stale:
            await self.load()
        if self.playing is not None and self.seating.row.state == "playing":
            await self.playing.step(self.clock.now_ms())
            if self.playing.table.over:
                await self.seating.end()
        await self.tell()

    # From the store

    async def load(self) -> None:
        """The table as the store has it."""
        store, name = self.seating.store, self.seating.row.id
        row = await store.table(name)
        if row is None:
            raise Refused(Code.NO_SUCH_TABLE)
        for call in self.playing.calls if self.playing else []:
            call.refuse(Refused(Code.STORE_FAILED))
        self.seating.row = row
        self.seating.places = {place.seat: place for place in await store.places(name)}
        if row.state != "lobby":
            await self.resume()
        self.stale = False

    async def resume(self) -> None:
        """Go on with a game where its journal ends."""
        row, game = self.seating.row, self.seating.game
        entries = await self.seating.store.entries(row.id)
        if not entries:
            await self.deal()
            return
        try:
            again = replayed(game, row, entries)
        except OtherRules as difference:
            LOG.warning("shown as it was stored, not to be played on: %s", difference)
            self.playing, self.story = None, remembered(game, row, entries)
            return
        kept = await self.seating.store.pending(row.id)
        question = Question.from_json(kept) if kept else None
        self.play_on(again, question)

    def play_on(self, again: Replayed, question: Question | None) -> None:
        """Take a table up, with what was pending at it."""
        seating = self.seating
        if question is None or not question.is_asked_by(again.table):
            question = put(again.table, seating.pace, self.clock.now_ms(), None, 0)
        minds = {
            seat: seating.minds.mind(seating.game, place.player)
            for seat, place in seating.places.items()
            if place.player is not None
        }
        self.story = again.story
        self.playing = Playing(
            name=seating.row.id,
            table=again.table,
            pace=seating.pace,
            people=seating.people,
            bots=Bots(minds, self.dice),
            store=seating.store,
            clock=self.clock,
            dice=self.dice,
            credit_of=self.credit_of,
            story=again.story,
            question=question,
            seq=again.seq,
            played=again.played,
        )

    async def deal(self) -> None:
        """Lay the cards: the first entry of the journal."""
        row = self.seating.row
        table = new_table(self.seating.game, row)
        now = self.clock.now_ms()
        story = Story(row.seats)
        story.add(table.game, table.events, now, table)
        self.play_on(Replayed(table, story, 1, set()), None)
        assert self.playing is not None
        question = await self.playing.open(table, now)
        entry = Entry(0, SPECTATOR, DEAL, now, events=written(table.events))
        await self.seating.store.append(row.id, entry, pending=question.to_json())
        self.playing.question = question

    # What people ask for

    async def answer(self, guest: Guest, request: messages.Request, arrived: int) -> Reply:
        """Carry out a person's message once, however often it is sent; the answer to each."""
        sender = (guest.token_hash or id(guest), request.id)
        known = self.replies.get(sender)
        if known is None:
            known = asyncio.ensure_future(self.reply(guest, request, arrived))
            self.replies[sender] = known
            while len(self.replies) > MOST_REPLIES:
                self.replies.popitem(last=False)
        reply = await asyncio.shield(known)
        if isinstance(reply, messages.Error) and reply.code in PASSING:
            self.replies.pop(sender, None)
        return reply

    async def reply(self, guest: Guest, request: messages.Request, arrived: int) -> Reply:
        """Carry out a message."""
        try:
            if isinstance(request, messages.Play):
                play = request
                waiting: asyncio.Future[None] = await self.do(
                    lambda: self.play(guest, play, arrived)
                )
                await waiting
            else:
                await self.do(lambda: self.arrange(guest.token_hash, request))
        except Refused as refusal:
            return refusal.message(request.id)
        return messages.Answer(id=request.id)

    async def play(
        self, guest: Guest, request: messages.Play, arrived: int
    ) -> "asyncio.Future[None]":
        """A seat does something; the future tells how it ended, which in a race takes a little."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        seat = self.seating.seat_of(guest.token_hash)
        if seat is None:
            raise Refused(Code.NOT_SEATED)
        if self.seating.row.state == "lobby":
            raise Refused(Code.NOT_STARTED)
        if self.playing is None:
            raise Refused(Code.OTHER_RULES)
        if self.playing.has_played(seat, request.id):
            done.set_result(None)
            return done
        while await self.playing.step(arrived):
            pass
        wish = Wish(seat, request.action, request.moment, request.id, arrived, guest.credit, done)
        await self.playing.ask(wish)
        return done

    async def arrange(self, token_hash: bytes | None, request: messages.Request) -> None:
        """Anything but a game's action."""
        seating = self.seating
        match request:
            case messages.Stand():
                await seating.stand(token_hash)
            case messages.Rematch():
                await self.rematch(token_hash)
            case messages.SetBot():
                seating.must_be_host(token_hash)
                await seating.set_bot(request.seat, request.player)
            case messages.SetTable():
                seating.must_be_host(token_hash)
                await seating.set_table(request)
            case messages.Start():
                seating.must_be_host(token_hash)
                await seating.start()
                await self.deal()

    async def rematch(self, token_hash: bytes | None) -> None:
        """A new table for the same people; its host is this one's if present, else who asks."""
        seating = self.seating
        if seating.seat_of(token_hash) is None and not seating.is_host(token_hash):
            raise Refused(Code.NOT_SEATED)
        if seating.row.state != "over":
            raise Refused(Code.NOT_OVER)
        if seating.row.rematch is None:
            host = seating.row.host_hash
            present = any(guest.token_hash == host for guest in self.guests)
            await seating.go_on_at(await self.new(seating, host if present else token_hash or host))

    # Who is there

    async def welcome(self, guest: Guest, last: int) -> None:
        """Somebody is there: tell the table, and what happened since event ``last``."""
        await self.tell()
        if guest not in self.guests:
            if len(self.guests) >= MOST_GUESTS:
                raise Refused(Code.TABLE_FULL)
            self.guests.append(guest)
        self.tell_lobby(guest)
        if self.story is not None:
            guest.send(self.news(self.seat(guest), last))

    async def farewell(self, guest: Guest) -> None:
        """Somebody is gone."""
        if guest in self.guests:
            self.guests.remove(guest)

    def seat(self, guest: Guest) -> int:
        """The seat of a connection, -1 for who looks on."""
        seat = self.seating.seat_of(guest.token_hash)
        return SPECTATOR if seat is None else seat

    def connected(self) -> frozenset[int]:
        """The seats whose people are there."""
        return frozenset(self.seat(guest) for guest in self.guests)

    def credit_of(self, seat: int) -> int:
        """The largest lag credit of a seat's connections."""
        here = [guest.credit for guest in self.guests if self.seat(guest) == seat]
        return max(here, default=0)

    # Telling

    def tell_lobby(self, newcomer: Guest | None = None) -> None:
        """Tell all how the table stands if it has changed, a newcomer in any case."""
        seating, connected = self.seating, self.connected()
        state = (seating.row, dict(seating.places), connected)
        for guest in self.guests:
            if guest is newcomer or state != self.shown:
                guest.send(seating.message(guest.token_hash, connected))
        self.shown = state

    async def tell(self) -> None:
        """Tell each who is there what is new to them, and nothing to whom nothing is."""
        seating = self.seating
        self.tell_lobby()
        if self.story is None:
            return
        for seat in range(SPECTATOR, seating.row.seats):
            last, now = self.told.get(seat, 0), self.story.count(seat)
            seen = self.see(seat)
            if now == last and seen == self.seen.get(seat):
                continue
            self.told[seat], self.seen[seat] = now, seen
            here = [guest for guest in self.guests if self.seat(guest) == seat]
            if here:
                news = self.news(seat, last)
                for guest in here:
                    guest.send(news)

    def see(self, seat: int) -> Seen:
        """What a seat has before it: its scene, and its answers that do not count yet."""
        if self.playing is None:
            return None, []
        return self.playing.table.scene(seat), self.playing.question.held_by(seat)

    def news(self, seat: int, last: int) -> messages.News:
        """What a seat has learned after its event number ``last``, and what it sees now."""
        assert self.story is not None
        scene, held = self.see(seat)
        return messages.News(
            events=self.story.after(seat, last),
            scene=scene_message(scene) if scene else blank_scene(seat, self.seating.row.seats),
            clock=self.time_left(),
            held=held,
        )

    def time_left(self) -> messages.Clock | None:
        """The open question's clock."""
        question = self.playing.question if self.playing else None
        if question is None or question.deadline is None:
            return None
        left = max(0, question.deadline - self.clock.now_ms())
        return messages.Clock(left=left, whole=question.whole)


class RematchMaker(Protocol):
    """What lays the table of a rematch."""

    async def __call__(self, seating: Seating, host_hash: bytes) -> str:
        """Lay a table with the same game, options and people; its id."""
