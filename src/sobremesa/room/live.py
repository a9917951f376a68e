"""A live table: one task that does one thing after another, and tells those who are there.

Connections and HTTP requests hand it jobs; between jobs it does what comes due and sleeps until the next.
"""

import asyncio
import contextlib
import logging
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from sobremesa.room import messages, requests
from sobremesa.room.arranging import arrange
from sobremesa.room.audience import Audience, Guest
from sobremesa.room.bots import Bots
from sobremesa.room.clock import Clock
from sobremesa.room.database import StoreError
from sobremesa.room.dice import Dice
from sobremesa.room.lobby import Seating
from sobremesa.room.playing import DEAL, Playing
from sobremesa.room.question import Question, put
from sobremesa.room.readiness import Readiness
from sobremesa.room.refusals import Code, Refused
from sobremesa.room.replay import OtherRules, Replayed, new_table, remembered, replayed
from sobremesa.room.store import Entry
from sobremesa.room.talk import Talk
from sobremesa.room.telling import Story, written
from sobremesa.room.undoing import Known
from sobremesa.room.wishes import Wish
from sobremesa.search.warming import Part
from sobremesa.table.table import SPECTATOR

LOG = logging.getLogger(__name__)
MOST_REPLIES = 2_000
RETRY_MS = 1_000
PASSING = (Code.STORE_FAILED.value, Code.SERVER_ERROR.value)
"""Refusals that the same message may overcome when it is sent again."""

Reply = messages.Answer | messages.Error
Job = tuple[Callable[[], Awaitable[Any]], "asyncio.Future[Any]"]


class Live:
    """One table, with everybody who is connected to it."""

    def __init__(
        self,
        seating: Seating,
        clock: Clock,
        dice: Dice,
        follow_up: "FollowUp",
        readiness: Readiness,
    ) -> None:
        self.seating, self.clock, self.dice, self.follow_up = seating, clock, dice, follow_up
        self.readiness = readiness
        self.playing: Playing | None = None
        self.story: Story | None = None
        self.audience = Audience(self)
        self.talk = Talk(seating.store, clock, seating.row.id)
        self.jobs: deque[Job] = deque()
        self.woken = asyncio.Event()
        self.replies: OrderedDict[tuple[bytes | int, str], asyncio.Task[Reply]] = OrderedDict()
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
            until = self.next_due()
            if refused is not None:
                until = self.clock.now_ms() + RETRY_MS
            if not self.jobs:
                await self.clock.wait(self.woken, until)

    def next_due(self) -> int | None:
        """When something is to be done, if nobody asks for anything before."""
        presence = self.audience.presence
        due = [
            presence.next_due(),
            presence.keep_due(self.clock.now_ms()),
            self.audience.next_due(),
        ]
        if self.playing is not None:
            due.append(self.playing.next_due())
        return min((each for each in due if each is not None), default=None)

    async def stop(self) -> None:
        """Stop; what is stored is enough to go on."""
        self.stopped = True
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        now, presence = self.clock.now_ms(), self.audience.presence
        if presence.keep_due(now) is not None:
            with contextlib.suppress(StoreError):
                await presence.keep(now)
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
        await self.wait_no_longer()
        if self.playing is not None and self.seating.row.state == "playing":
            await self.playing.step(self.clock.now_ms())
            await self.playing.undoing.settle()
            if self.playing.table.over:
                await self.seating.end()
        await self.tell()
        if self.playing is not None and await self.playing.undoing.judge():
            await self.tell()  # afterwards, so that nobody has waited for it

    async def tell(self) -> None:
        """Tell all who are there what is new to them."""
        self.audience.tell()

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
        await self.talk.load()
        self.audience.notice()
        if self.task is None:
            self.audience.presence.resume(await store.away(name), self.clock.now_ms())
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
        playing = self.play_on(again, question)
        await playing.settle()

    def play_on(self, again: Replayed, question: Question | None) -> Playing:
        """Take a table up, with what was pending at it."""
        seating = self.seating
        if question is None or not question.is_asked_by(again.table):
            question = put(again.table, seating.pace, self.clock.now_ms(), None, 0)
        players = {seat: place.stand_in or place.player for seat, place in seating.places.items()}
        minds = {
            seat: seating.minds.mind(seating.game, player)
            for seat, player in players.items()
            if player is not None
        }
        self.story = again.story
        self.playing = Playing(
            name=seating.row.id,
            table=again.table,
            pace=seating.pace,
            people=seating.people,
            bots=Bots(minds, self.dice, seating.row.seed),
            store=seating.store,
            clock=self.clock,
            dice=self.dice,
            credit_of=self.audience.credit_of,
            waited_for=self.audience.presence.waited_for,
            here=lambda: self.audience.presence.here,
            story=again.story,
            question=question,
            seq=again.seq,
            played=again.played,
            known=again.known,
        )
        return self.playing

    async def deal(self) -> None:
        """Lay the cards: the first entry of the journal."""
        row = self.seating.row
        table = new_table(self.seating.game, row)
        now = self.clock.now_ms()
        story = Story(row.seats)
        story.add(table.game, table.events, now, table)
        playing = self.play_on(Replayed(table, story, 1, set(), Known(table)), None)
        question = await playing.open(table, now)
        entry = Entry(0, SPECTATOR, DEAL, now, events=written(table.events))
        await self.seating.store.append(row.id, entry, pending=question.to_json())
        playing.question = question

    # What people ask for

    async def answer(self, guest: Guest, request: requests.Request, arrived: int) -> Reply:
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

    async def reply(self, guest: Guest, request: requests.Request, arrived: int) -> Reply:
        """Carry out a message."""
        try:
            if isinstance(request, requests.Play):
                play = request
                waiting: asyncio.Future[None] = await self.do(
                    lambda: self.play(guest, play, arrived)
                )
                await waiting
            else:
                if isinstance(request, requests.Start):
                    await self.readiness.wait(self.needed())
                await self.do(lambda: arrange(self, guest.token_hash, request))
                self.readiness.want(self.needed())
        except Refused as refusal:
            return refusal.message(request.id)
        return messages.Answer(id=request.id)

    def needed(self) -> list[Part]:
        """What has to be compiled before this table can be dealt."""
        places = self.seating.places.values()
        return self.readiness.needed(self.seating.row.game, [place.player for place in places])

    async def play(
        self, guest: Guest, request: requests.Play, arrived: int
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
        await self.come_back(seat)
        if self.playing.has_played(seat, request.id):
            done.set_result(None)
            return done
        while await self.playing.step(arrived):
            pass
        wish = Wish(seat, request.action, request.moment, request.id, arrived, guest.credit, done)
        await self.playing.ask(wish)
        return done

    # Who is there

    async def welcome(self, guest: Guest, last: int) -> None:
        """Somebody is there: tell the table, and what happened since event ``last``."""
        await self.tell()
        self.audience.add(guest)
        seat = self.audience.seat(guest)
        if seat != SPECTATOR:
            await self.come_back(seat)
        if seat in self.audience.presence.gone and self.playing is not None:
            await self.playing.breathe()
        self.audience.notice()
        self.audience.greet(guest, last)

    async def farewell(self, guest: Guest) -> None:
        """Somebody is gone."""
        self.audience.drop(guest)

    async def wait_no_longer(self) -> None:
        """Let bots play for those who have been away for too long, and somebody else be the host."""
        now, presence = self.clock.now_ms(), self.audience.presence
        for seat in presence.overdue(now):
            await self.stand_in(seat)
        due, heir = presence.heir_due(), presence.heir()
        if heir is not None and due is not None and due <= now:
            await self.talk.note(await self.seating.hand_over(heir), "host")
        keep = presence.keep_due(now)
        if keep is not None and keep <= now:
            await presence.keep(now)

    async def stand_in(self, seat: int) -> None:
        """From now on a bot plays for a person, until they are back."""
        seating = self.seating
        if seating.places[seat].stand_in is not None:
            return
        await seating.change(seat, stand_in=seating.polite)
        await self.let_bot_play(seat)
        await self.talk.note(seating.places[seat], "stand-in")

    async def come_back(self, seat: int) -> None:
        """A person plays again, if a bot did meanwhile."""
        seating = self.seating
        if seating.places[seat].stand_in is None:
            return
        await seating.change(seat, stand_in=None)
        if self.playing is not None:
            await self.playing.give_back(seat)
            await self.playing.breathe()
        await self.talk.note(seating.places[seat], "back")

    async def remove(self, seat: int) -> None:
        """The host sends a person away."""
        gone = await self.seating.remove(seat)
        if self.seating.row.state != "lobby":
            await self.let_bot_play(seat)
        await self.talk.note(gone, "removed")

    async def let_bot_play(self, seat: int) -> None:
        """Put the game's polite bot into a seat."""
        seating = self.seating
        if self.playing is not None:
            mind = seating.minds.mind(seating.game, seating.polite)
            await self.playing.give_to_bot(seat, mind)


class FollowUp(Protocol):
    """What lays the table to which people go on."""

    async def __call__(self, seating: Seating, host_hash: bytes, game: str | None) -> str:
        """Lay a table with the same people and the same game and options, or another game; its id."""
