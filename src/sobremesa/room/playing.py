"""A table that is being played: the one place where actions are ordered, journaled and applied.

One task at a time calls it (see `sobremesa.room.live`). What it does is in the journal before anyone hears of it:
a step is tried on a copy of the table, written, and only then the copy becomes the table.

A window asks all for the same span, whatever they hold. Its *floor* is drawn when it opens, from the reaction times
of as many people as sit there, and again after each answer that others see; no quiet answer (a pass) counts before
it, whether a person gave it, a bot did, or there was nothing else to do. So at what time a window closes, how
many messages go out and how large they are tells nothing of who could have answered, except that a person may
think for longer than the floor, as at any table.
"""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import InitVar, dataclass, replace
from functools import partial

from sobremesa.room.bots import Bots, Mind
from sobremesa.room.clock import Clock
from sobremesa.room.dice import Dice
from sobremesa.room.messages import Pace
from sobremesa.room.question import EXTENDED, RACES, WAITS, WINDOW, Held, Question, put, span
from sobremesa.room.refusals import Code, Refused
from sobremesa.room.store import Entry, Store
from sobremesa.room.telling import Story, written
from sobremesa.room.trying import is_quiet, is_seen, refuse_unreadable, tried
from sobremesa.room.undoing import Known, Undoing
from sobremesa.room.wishes import Wish
from sobremesa.table.table import CLOCK, Event, Table

LOG = logging.getLogger(__name__)
DEAL = -2
"""The action of a journal's first entry, which keeps what the deal made known; nobody did it."""

BREATH_MS = 5_000
"""How long a question stays open at least for somebody who is just back, or for all when the server is."""
LAST = 99
Due = tuple[int, int, Callable[[], Awaitable[None]]]


@dataclass
class Playing:
    """A table in play, with its journal and all that is pending."""

    name: str
    table: Table
    pace: Pace
    people: frozenset[int]
    bots: Bots
    store: Store
    clock: Clock
    dice: Dice
    credit_of: Callable[[int], int]
    """The credit of a seat's connection, 0 where nobody is connected."""
    waited_for: Callable[[int], int | None]
    """Until when the table waits for a seat whose person is away; ``None`` where it need not."""
    here: Callable[[], frozenset[int]]
    """The seats whose persons are connected."""
    story: Story
    question: Question
    seq: int
    played: set[tuple[int, str]]
    """The seat and the id of every message that was played."""
    known: InitVar[Known]
    """Up to where all know the record."""

    def __post_init__(self, known: Known) -> None:
        self.calls: list[Wish] = []
        self.undoing = Undoing(self, known)

    # What a person asks for

    async def ask(self, wish: Wish) -> None:
        """Do it, keep it until its time has come, or raise `Refused`."""
        if self.table.over:
            raise Refused(Code.GAME_OVER)
        if wish.moment != self.question.moment:
            raise Refused(Code.TOO_LATE)
        if self.question.kind in RACES:
            self.call(wish)
        else:
            await self.answer(wish)

    def call(self, wish: Wish) -> None:
        """A call in a race waits for those that may have been sent before it."""
        refuse_unreadable(self.table, wish.action)
        if wish.at < self.question.least(self.pace):
            raise Refused(Code.TOO_EARLY)
        if self.is_late(wish.at):
            raise Refused(Code.TOO_LATE)
        self.calls.append(wish)
        self.calls.sort(key=lambda call: call.at)

    async def answer(self, wish: Wish) -> None:
        """An answer counts when its time has come: in a window, and where others will see it, a little later."""
        before = self.table
        for held in self.question.held:
            if held.seat == wish.seat:
                before, _ = tried(before, held.seat, held.action)
        if before.moment != self.table.moment:
            raise Refused(Code.TOO_LATE)
        after, events = tried(before, wish.seat, wish.action)
        quiet = self.question.kind == WINDOW and is_quiet(before, after, events, wish.seat)
        now = self.clock.now_ms()
        due = self.question.least(self.pace)
        if self.question.kind != WINDOW and is_seen(events, wish.seat):
            due = self.until_taken_back(now)
        held = Held(wish.seat, wish.action, wish.message, due, quiet)
        stands = quiet and self.undoing.asked is not None
        if stands or self.question.held_by(wish.seat) or self.question.due(held) > now:
            await self.keep(self.question.with_held(held))
        else:
            await self.do(wish.seat, wish.action, now, message=wish.message, quiet=quiet)
        wish.accept()

    def until_taken_back(self, now: int) -> int:
        """Until when an action can be taken back that others will see; never beyond the end of its time."""
        closes = self.closes()
        until = now + self.pace.take_back
        return until if closes is None else max(now, min(until, closes))

    async def take_back(self, seat: int, moment: int) -> None:
        """A seat takes back what it has chosen and nobody has seen."""
        if moment != self.question.moment or not self.question.held_by(seat):
            raise Refused(Code.TOO_LATE)
        await self.keep(self.question.without_held(seat))

    async def more_time(self, seat: int, moment: int) -> None:
        """The clock gets its span once more, for all."""
        question = self.question
        if moment != question.moment:
            raise Refused(Code.TOO_LATE)
        if question.deadline is None or question.kind not in EXTENDED:
            raise Refused(Code.NO_CLOCK)
        if seat in question.more:
            raise Refused(Code.ASKED_BEFORE)
        await self.keep(question.with_more_time(seat, span(self.table, self.pace)))

    # Who plays a seat

    async def give_to_bot(self, seat: int, mind: Mind) -> None:
        """A bot plays in this seat from now on; what its person has chosen already stays."""
        self.bots.seat(seat, mind)
        self.people -= {seat}
        question = await self.with_bots(self.question, self.table)
        await self.keep(question.open_until(question.bots.get(seat)))

    async def give_back(self, seat: int) -> None:
        """A person plays in this seat again; what the bot was about to do is forgotten."""
        self.bots.stand(seat)
        self.people |= {seat}
        question = self.question
        bots = {each: due for each, due in question.bots.items() if each != seat}
        own = tuple(each for each in question.held if each.seat != seat or each.message is not None)
        await self.keep(replace(question, bots=bots, held=own))

    async def breathe(self) -> None:
        """Somebody for whom the table waited is back."""
        question = self.question.with_breath(self.clock.now_ms(), BREATH_MS)
        if question != self.question:
            await self.keep(question)

    async def settle(self) -> None:
        """Take up what was pending when the server ended."""
        question = self.question.with_breath(self.clock.now_ms(), BREATH_MS)
        bots = {seat: due for seat, due in question.bots.items() if seat not in self.people}
        question = await self.with_bots(replace(question, bots=bots), self.table)
        if question != self.question:
            await self.keep(question)

    def has_played(self, seat: int, message: str) -> bool:
        """Whether this message of this seat was carried out already, or is kept until its time."""
        held = any(each.seat == seat and each.message == message for each in self.question.held)
        return held or (seat, message) in self.played

    # What comes due

    def agenda(self) -> list[Due]:
        """What will be done next if nothing else happens: when, in which order at the same time, and what."""
        question = self.question
        if question.kind == "over":
            return []
        if self.undoing.asked is not None:
            return self.undoing.agenda()
        if question.kind in RACES:
            due = self.next_call()
        else:
            due = [self.counts(each) for each in question.held]
            due += [(at, 1 + seat, partial(self.move, seat)) for seat, at in question.bots.items()]
            due += [
                (question.floor, 1 + seat, partial(self.do_only, seat))
                for seat in self.without_choice()
            ]
        closes = self.closes()
        if closes is not None:
            hold = self.hold(None) if question.kind in RACES else 0
            due.append((closes + hold, LAST, self.close))
        return due

    def closes(self) -> int | None:
        """When time is up: not before somebody who is waited for has had the grace to come back."""
        closes = self.question.closes
        if closes is None or self.question.kind not in WAITS:
            return closes
        waited = [self.waited_for(seat) for seat in self.table.actors if seat in self.people]
        return max([closes, *(each for each in waited if each is not None)])

    def counts(self, held: Held) -> Due:
        """When a held answer counts; at the floor all go by seat, so that nobody's place tells who had to think."""
        due = self.question.due(held)
        return due, 1 + held.seat if held.quiet else 0, partial(self.let_count, held)

    def next_due(self) -> int | None:
        """When something is to be done, if nobody does anything before."""
        return min((when for when, _, _ in self.agenda()), default=None)

    async def step(self, now: int) -> bool:
        """Do the first thing that is due; whether there was one."""
        when, _, do = min(
            self.agenda(), key=lambda each: each[:2], default=(now + 1, 0, self.close)
        )
        if when > now:
            return False
        await do()
        return True

    def next_call(self) -> list[Due]:
        """The earliest call of a race; it waits until no other can have been sent before it."""
        bots = [
            (at, 1, seat, partial(self.move, seat, at))
            for seat, at in self.question.bots.items()
            if not self.is_late(at)
        ]
        people = [(call.at, 0, call.seat, partial(self.let_call, call)) for call in self.calls[:1]]
        if not bots and not people:
            return []
        at, rank, seat, do = min([*people, *bots], key=lambda each: each[:2])
        return [(at + self.hold(seat), rank, do)]

    def hold(self, seat: int | None) -> int:
        """How long after its corrected time a call can still be overtaken by another seat's."""
        return max((self.credit_of(each) for each in self.people if each != seat), default=0)

    def is_late(self, at: int) -> bool:
        """Whether a call of this corrected time comes after the end."""
        return self.question.closes is not None and at > self.question.closes

    async def let_call(self, call: Wish) -> None:
        """A call's time has come."""
        self.calls.remove(call)
        try:
            if call.moment != self.question.moment or self.is_late(call.at):
                raise Refused(Code.TOO_LATE)
            await self.do(call.seat, call.action, call.at, lag=call.credit, message=call.message)
        except Refused as refusal:
            call.refuse(refusal)
        except Exception:
            call.refuse(Refused(Code.SERVER_ERROR))
            raise
        else:
            call.accept()

    async def let_count(self, held: Held) -> None:
        """A held answer's time has come; it was answered when it was given."""
        try:
            now = self.clock.now_ms()
            await self.do(
                held.seat, held.action, now, message=held.message, quiet=held.quiet, held=held
            )
        except Refused as refusal:
            LOG.info("table %s: a held answer came to nothing: %s", self.name, refusal.code)
            rest = tuple(each for each in self.question.held if each != held)
            await self.keep(replace(self.question, held=rest))

    async def move(self, seat: int, at: int | None = None) -> None:
        """A bot's time has come: it decides by what it sees now."""
        action = await self.bots.action(self.table, seat)
        now = self.clock.now_ms()
        after, events = tried(self.table, seat, action)
        quiet = self.question.kind == WINDOW and is_quiet(self.table, after, events, seat)
        if quiet and self.question.floor > now:
            held = Held(seat, action, None, self.question.least(self.pace), True)
            await self.keep(self.question.after(self.table, None, seat).with_held(held))
        else:
            await self.do(seat, action, now if at is None else at, quiet=quiet)

    def without_choice(self) -> list[int]:
        """In a window the seats that have one answer only, and have not given it: it is given for them.

        Not for somebody who is away, unless there is no clock: a window that only closed early where such a seat has
        no choice would tell of it.
        """
        if self.question.kind != WINDOW:
            return []
        given = {each.seat for each in self.question.held}
        if self.question.closes is not None:
            given |= {seat for seat in self.people if self.waited_for(seat) is not None}
        asked = [seat for seat in self.table.actors if seat not in given]
        return [seat for seat in asked if len(self.table.legal(seat)) == 1]

    async def do_only(self, seat: int) -> None:
        """Give the only answer of a seat that has no choice."""
        only = self.table.legal(seat)[0].number
        await self.do(seat, only, self.clock.now_ms(), quiet=True)

    async def close(self) -> None:
        """Time is up."""
        await self.do(CLOCK, CLOCK, self.clock.now_ms())

    # Journal first

    async def do(
        self,
        seat: int,
        action: int,
        at: int,
        *,
        lag: int = 0,
        message: str | None = None,
        quiet: bool = False,
        held: Held | None = None,
    ) -> None:
        """Try an action on a copy of the table, write it down, then let it be the table; `Refused` changes nothing."""
        after, events = tried(self.table, seat, action)
        if is_seen(events, seat):
            await self.undoing.end()
        question = await self.next_question(after, at, seat, quiet, held)
        entry = Entry(self.seq, seat, action, at, lag, message, written(events))
        await self.become(after, question, entry, events)

    async def become(
        self, after: Table, question: Question, entry: Entry, events: list[Event]
    ) -> None:
        """Write an entry down, then let this be the table and this what is asked at it."""
        await self.store.append(self.name, entry, pending=question.to_json())
        before, self.table = self.table, after
        self.question, self.seq = question, self.seq + 1
        if entry.message is not None:
            self.played.add((entry.seat, entry.message))
        self.story.add(after.game, events, entry.at_ms, after, before.asking, entry.seat)
        self.undoing.done(before, entry.seat, entry.action, events)
        late = [call for call in self.calls if call.moment != question.moment]
        self.calls = [call for call in self.calls if call.moment == question.moment]
        for call in late:
            call.refuse(Refused(Code.TOO_LATE))

    async def next_question(
        self, after: Table, at: int, seat: int, quiet: bool, held: Held | None
    ) -> Question:
        """What is pending once the table has become ``after``."""
        if not self.question.is_asked_by(after):
            return await self.open(after, at)
        question = self.question.after(after, held, seat)
        if question.kind == WINDOW and not quiet:
            floor = self.clock.now_ms() + self.dice.hesitation()
            question = replace(question, floor=max(question.floor, floor))
        return await self.with_bots(question, after)

    async def open(self, table: Table, at: int) -> Question:
        """A new question: its clock, its floor, when the bots will move."""
        question = put(table, self.pace, self.clock.now_ms(), self.question, at)
        if question.kind == WINDOW:
            longest = max(self.dice.hesitation() for _ in range(table.seats))
            floor = max(question.opened + longest, question.least(self.pace))
            question = replace(question, floor=floor)
        return await self.with_bots(question, table)

    async def with_bots(self, question: Question, table: Table) -> Question:
        """The question with a time for each bot that is asked and has none."""
        moves = dict(question.bots)
        given = {each.seat for each in question.held}
        for seat in table.actors:
            if seat in self.people or seat in moves or seat in given:
                continue
            if question.kind == WINDOW and len(table.legal(seat)) == 1:
                continue
            due = self.clock.now_ms() + await self.bots.delay(table, seat)
            due = max(due, question.least(self.pace))
            moves[seat] = min(due, question.floor) if question.kind == WINDOW else due
        self.bots.think_ahead(table, moves)
        return replace(question, bots=moves)

    async def keep(self, question: Question) -> None:
        """Write down what is pending, then go by it."""
        await self.store.save_pending(self.name, question.to_json())
        self.question = question
