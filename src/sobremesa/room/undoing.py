"""Taking back what others have been told already: only where it showed nobody anything, and by consent.

What can be taken back is the last thing of the record that others learned of, if a seat did it and the game goes on.
Whether it showed anything of what was hidden, `sobremesa.room.revealing` says; only who did it hears the answer.
Every other person who is there and plays has to agree; bots do. While they are asked, time stands still at the table:
no clock runs out, no bot moves, no pass counts. Anything else that others learn of ends it, and so does a refusal; what
was refused is not asked again.

What only its own seat has learned of in between (it has passed in a window that is still open, or has chosen something
in secret) does not count as something that happened: else the offer's end would tell of it. It is taken back along with
the rest. For the same reason an answer that closes a window as the clock would is nobody's to take back.

The journal only grows. An undo is an entry of its own whose event says how many entries it takes away, and the question
that is asked again has a new number, so that no answer to the first one is taken for one to the second.

Asking is kept nowhere: it lapses with the server. Those who are not there need not agree, and after a restart nobody is
there yet, so that what had been asked would go through before anybody could say a word. Whoever asked may ask again.
"""

import asyncio
import logging
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from sobremesa.room import messages
from sobremesa.room.question import WINDOW
from sobremesa.room.refusals import Code, Refused
from sobremesa.room.revealing import shows_nothing
from sobremesa.room.store import Entry
from sobremesa.room.telling import TOOK_BACK, written
from sobremesa.room.trying import is_quiet, is_seen
from sobremesa.table.knowledge import everyone
from sobremesa.table.table import SPECTATOR, Event, Table

if TYPE_CHECKING:
    from sobremesa.room.playing import Due, Playing

LOG = logging.getLogger(__name__)
UNDO = -3
"""The action of a journal's entry that takes others back."""
PATIENCE_MS = 20_000
"""So long the others are asked; who says nothing has not agreed."""
HASTY = ("race", "photo", "countdown")
"""What was done in such a question stays, and while one is open nobody is asked anything else."""


@dataclass(frozen=True)
class Deed:
    """What others learned of last: whose it was, at which table, what that seat did up to it from ``base`` on, and what
    it was told of the last step.
    """

    seat: int
    before: Table
    base: Table
    steps: tuple[int, ...]
    told: list[Event]


@dataclass(frozen=True)
class Known:
    """Up to where all know the record: the table then, what was done last, and what was done since that nobody knows.

    ``deed``: ``None`` where that was not done by a seat, or cannot be taken back. ``alone``: seats and their actions.
    """

    table: Table
    deed: Deed | None = None
    alone: tuple[tuple[int, int], ...] = ()

    @property
    def entries(self) -> int:
        """How many entries the journal has from the deed on."""
        return 1 + len(self.alone)

    def after(
        self, before: Table, after: Table, seat: int, action: int, events: list[Event]
    ) -> "Known":
        """The same once this has been done."""
        if not is_seen(events, seat):
            return replace(self, alone=(*self.alone, (seat, action)))
        hasty = before.asking in HASTY
        if action < 0 or hasty or after.over or closes(before, after, seat, events):
            return Known(after)
        own = (each for who, each in self.alone if who == seat)
        told = [event for each in events if (event := each.seen_by(seat))]
        return Known(after, Deed(seat, before, self.table, (*own, action), told))


def closes(before: Table, after: Table, seat: int, events: list[Event]) -> bool:
    """Whether this is an answer that ends a window as the clock would."""
    return before.asking == WINDOW and is_quiet(before, after, events, seat)


def undo_event(seat: int, entries: int, seats: int) -> Event:
    """What all are told: a seat takes back what it did last; so many entries of the journal go with it."""
    return Event(TOOK_BACK, seat, -1, entries, 0, everyone(seats), 0)


def undone(before: Table, moment: int) -> Table:
    """The table as it was before, asking anew: the numbers of questions up to ``moment`` have been used."""
    table = before.copy()
    table.record["asking"]["moment"] = moment + 1
    return table


@dataclass(frozen=True)
class Asked:
    """Somebody asks the others: since when, and who has agreed."""

    seat: int
    since: int
    agreed: frozenset[int] = field(default_factory=frozenset)


class Undoing:
    """What could be taken back at a table, and what the others say to it."""

    def __init__(self, playing: "Playing", known: Known) -> None:
        self.playing, self.known = playing, known
        self.possible: bool | None = None
        self.asked: Asked | None = None

    # What could be

    def done(self, before: Table, seat: int, action: int, events: list[Event]) -> None:
        """Something has been done."""
        self.known = self.known.after(before, self.playing.table, seat, action, events)
        if not self.known.alone:
            self.possible = self.asked = None

    async def judge(self) -> bool:
        """Find out whether a person's deed has shown anything; whether that was not known yet."""
        playing, deed = self.playing, self.known.deed
        if self.possible is not None or deed is None or deed.seat not in playing.people:
            return False
        if playing.question.kind in HASTY:
            return False
        given = (deed.base, deed.seat, deed.steps, deed.told, playing.dice.stream())
        try:
            self.possible = await asyncio.to_thread(shows_nothing, *given)
        except Exception:
            LOG.exception("table %s: what an action has shown cannot be found out", playing.name)
            self.possible = False
        return True

    def told_to(self, seat: int) -> messages.UndoInfo | None:
        """What a seat hears of it."""
        if seat == SPECTATOR:
            return None
        if self.asked is not None:
            return messages.UndoInfo(
                seat=self.asked.seat, asked=True, waiting=sorted(self.waiting())
            )
        deed, kind = self.known.deed, self.playing.question.kind
        if self.possible and deed is not None and deed.seat == seat and kind not in HASTY:
            return messages.UndoInfo(seat=seat, asked=False, waiting=[])
        return None

    def waiting(self) -> frozenset[int]:
        """The people who are there and have not agreed yet."""
        assert self.asked is not None
        people = self.playing.people & self.playing.here()
        return people - self.asked.agreed - {self.asked.seat}

    # What people say

    async def ask(self, seat: int, moment: int) -> None:
        """A seat wants to take back what it has done."""
        if moment != self.playing.question.moment:
            raise Refused(Code.TOO_LATE)
        await self.judge()
        offer = self.told_to(seat)
        if offer is None or offer.seat != seat:
            raise Refused(Code.CANNOT_UNDO)
        if self.asked is None:
            self.asked = Asked(seat, self.playing.clock.now_ms())
        await self.settle()

    async def answer(self, seat: int, moment: int, *, agree: bool) -> None:
        """A seat agrees, or would rather not; who has asked and would rather not, asks no more."""
        if self.asked is None or moment != self.playing.question.moment:
            raise Refused(Code.TOO_LATE)
        if agree:
            self.asked = replace(self.asked, agreed=self.asked.agreed | {seat})
            await self.settle()
        else:
            await self.decline()

    async def settle(self) -> None:
        """Take it back if all who are there agree, forget it if a bot plays now for who has asked."""
        if self.asked is None:
            return
        if self.asked.seat not in self.playing.people:
            await self.decline()
        elif not self.waiting():
            await self.take_back()

    async def decline(self) -> None:
        """It stays as it is."""
        await self.end()
        self.possible = False

    async def end(self) -> None:
        """Nobody is asked any more, and time goes on."""
        if self.asked is None:
            return
        playing, since, self.asked = self.playing, self.asked.since, None
        await playing.keep(playing.question.later(playing.clock.now_ms() - since))

    def agenda(self) -> "list[Due]":
        """What comes due while the others are asked: the end of that, and what somebody does that all will see."""
        assert self.asked is not None
        playing = self.playing
        loud = [playing.counts(each) for each in playing.question.held if not each.quiet]
        return [*loud, (self.asked.since + PATIENCE_MS, 0, self.decline)]

    # Journal first

    async def take_back(self) -> None:
        """Write down that the last deed is undone, then let the table be what it was."""
        playing, deed = self.playing, self.known.deed
        assert deed is not None
        table, now = undone(deed.before, playing.table.moment), playing.clock.now_ms()
        question = await playing.open(table, now)
        events = [undo_event(deed.seat, self.known.entries, table.seats)]
        entry = Entry(playing.seq, deed.seat, UNDO, now, events=written(events))
        await playing.become(table, question, entry, events)
