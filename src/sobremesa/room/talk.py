"""What people say to each other at a table, and what the room has to say of them; kept, but not in the journal."""

import unicodedata
from collections import deque

from sobremesa.room import messages
from sobremesa.room.clock import Clock
from sobremesa.room.refusals import Code, Refused
from sobremesa.room.store import Line, LineKind, Place, Store

MOST_KEPT = 100
"""What a newcomer is told of it."""
BURST, EACH_MS = 5, 2_000
"""So many things at once from one seat, and then one in so many milliseconds."""
JOINERS = "\u200d\ufe0f"


class Talk:
    """The last things that were said at one table."""

    def __init__(self, store: Store, clock: Clock, table: str) -> None:
        self.store, self.clock, self.table = store, clock, table
        self.lines: deque[Line] = deque(maxlen=MOST_KEPT)
        self.budgets: dict[int, tuple[float, int]] = {}

    async def load(self) -> None:
        """Take up what was said before."""
        self.lines = deque(await self.store.talk(self.table, MOST_KEPT), MOST_KEPT)

    async def say(self, place: Place, text: str) -> None:
        """Somebody says something."""
        told = readable(text)
        self.must_be_slow(place.seat)
        await self.add(place, "text", told)

    async def react(self, place: Place, mark: str) -> None:
        """Somebody shows a mark."""
        self.must_be_slow(place.seat)
        await self.add(place, "mark", mark)

    async def note(self, place: Place, what: str) -> None:
        """The room says what became of somebody: the message ``note-<what>`` of its words."""
        await self.add(place, "note", what)

    async def add(self, place: Place, kind: LineKind, text: str) -> None:
        """Write it down."""
        number = self.lines[-1].number + 1 if self.lines else 1
        now = self.clock.now_ms()
        line = Line(number, now, place.seat, place.nickname, kind, text)
        await self.store.say(self.table, line)
        self.lines.append(line)

    def must_be_slow(self, seat: int) -> None:
        """`Refused` for a seat that says more than a person can."""
        now = self.clock.now_ms()
        budget, counted = self.budgets.get(seat, (float(BURST), now))
        budget = min(BURST, budget + (now - counted) / EACH_MS)
        if budget < 1:
            raise Refused(Code.TOO_MANY)
        self.budgets[seat] = (budget - 1, now)

    def between(self, number: int, until: int) -> list[Line]:
        """What was said after the line of this number, up to this time."""
        return [line for line in self.lines if line.number > number and line.at_ms <= until]


def readable(text: str) -> str:
    """The text in one line, without what cannot be seen; `Refused` if nothing is left."""
    one_line = " ".join(unicodedata.normalize("NFC", text).split())
    shown = "".join(
        letter for letter in one_line if letter in JOINERS or unicodedata.category(letter)[0] != "C"
    )
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in shown):
        raise Refused(Code.TEXT_BLANK)
    return shown


def line_message(line: Line) -> messages.Line:
    """A line as all are told it."""
    told = messages.Line(number=line.number, seat=line.seat, nickname=line.nickname, at=line.at_ms)
    if line.kind == "note":
        word = messages.Word(id=f"note-{line.text}", args={"name": line.nickname})
        return told.model_copy(update={"word": word})
    return told.model_copy(update={line.kind: line.text})
