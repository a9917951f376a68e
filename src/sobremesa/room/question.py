"""What is pending at a table while a question is open; kept with the journal, so that a restart goes on with it."""

from dataclasses import asdict, dataclass, field, replace
from typing import Any, Self

from sobremesa.room.messages import Pace
from sobremesa.table.table import Table

RACES = ("race", "photo")
WINDOW = "window"
WAITS = ("turn", "choice", "ready")
"""Questions at which the table waits for those who are asked."""
EXTENDED = (*WAITS, WINDOW)
"""Questions of which the clock may be made longer."""


@dataclass(frozen=True)
class Held:
    """An answer in a window that a seat has chosen and that counts from ``due`` on.

    ``quiet``: nobody else may learn of it, so that it counts no earlier than the window's ``floor``.
    """

    seat: int
    action: int
    message: str | None
    due: int
    quiet: bool


@dataclass(frozen=True)
class Question:
    """The open question: when it was put, when time is up, what has been half done. All times are the server's ms.

    ``deadline`` is when its clock ends, as everybody sees it, and ``whole`` its time in all (no clock: ``None``, 0);
    ``closes`` is when time is really up: earlier in a photo finish, of which nobody is told. ``floor`` is the moment
    of a window before which no quiet answer counts. ``bots``: when each bot will move. ``more``: the seats that have
    asked for more time in this turn.
    """

    kind: str
    moment: int
    opened: int
    whole: int = 0
    deadline: int | None = None
    closes: int | None = None
    floor: int = 0
    held: tuple[Held, ...] = ()
    bots: dict[int, int] = field(default_factory=dict)
    more: tuple[int, ...] = ()

    def is_asked_by(self, table: Table) -> bool:
        """Whether the table still asks this."""
        return (table.asking, table.moment) == (self.kind, self.moment)

    def due(self, held: Held) -> int:
        """When a held answer counts."""
        return max(held.due, self.floor) if held.quiet else held.due

    def held_by(self, seat: int) -> list[int]:
        """The actions that this seat has chosen and that do not count yet."""
        return [each.action for each in self.held if each.seat == seat]

    def least(self, pace: Pace) -> int:
        """The earliest time at which an answer counts."""
        if self.kind == WINDOW:
            return self.opened + pace.least_window
        return self.opened + pace.least_race if self.kind in RACES else self.opened

    def after(self, table: Table, done: Held | None, actor: int | None) -> Self:
        """The same question after something was done in it: who is no longer asked has nothing pending."""
        held = tuple(each for each in self.held if each != done and each.seat in table.actors)
        bots = {
            seat: due for seat, due in self.bots.items() if seat in table.actors and seat != actor
        }
        return replace(self, held=held, bots=bots)

    def with_held(self, held: Held) -> Self:
        """The question with one more held answer."""
        return replace(self, held=(*self.held, held))

    def without_held(self, seat: int) -> Self:
        """The question without what this seat has chosen in it."""
        return replace(self, held=tuple(each for each in self.held if each.seat != seat))

    def with_more_time(self, seat: int, more_ms: int) -> Self:
        """The question with a longer clock, for which this seat has asked."""
        assert self.deadline is not None
        assert self.closes is not None
        return replace(
            self,
            whole=self.whole + more_ms,
            deadline=self.deadline + more_ms,
            closes=self.closes + more_ms,
            more=(*self.more, seat),
        )

    def later(self, ms: int) -> Self:
        """The question after time has stood still for so long."""
        return replace(
            self,
            floor=self.floor + ms,
            deadline=None if self.deadline is None else self.deadline + ms,
            closes=None if self.closes is None else self.closes + ms,
            bots={seat: due + ms for seat, due in self.bots.items()},
        )

    def open_until(self, due: int | None) -> Self:
        """The question, at which the table waits for a bot that will move at ``due``."""
        if due is None or self.closes is None or self.kind not in WAITS:
            return self
        return replace(self, closes=max(self.closes, due))

    def with_breath(self, now: int, breath_ms: int) -> Self:
        """The question with a little time for people to find their way, if its time was up while they were away.

        A photo finish is open for calls that were made before; for those a moment more would be unfair.
        """
        if self.closes is None or self.closes > now or self.kind == "photo":
            return self
        return replace(
            self, whole=max(self.whole, breath_ms), deadline=now + breath_ms, closes=now + breath_ms
        )

    def to_json(self) -> dict[str, Any]:
        """As the store keeps it."""
        return asdict(self) | {"bots": [list(each) for each in self.bots.items()]}

    @classmethod
    def from_json(cls, kept: dict[str, Any]) -> Self:
        """As the store kept it."""
        held = tuple(Held(**each) for each in kept["held"])
        more = tuple(kept.get("more", ()))
        return cls(**kept | {"held": held, "bots": dict(kept["bots"]), "more": more})


def put(table: Table, pace: Pace, now: int, before: Question | None, at: int) -> Question:
    """The question that a table asks now.

    A photo finish is the question of its race with another clock: that runs from ``at``, the corrected time of the
    call that began it, and what is in view or pending stays.
    """
    whole = span(table, pace)
    if table.asking == "photo" and before is not None and before.moment == table.moment:
        return replace(before, kind="photo", closes=at + whole).after(table, None, None)
    deadline = now + whole if whole else None
    more = before.more if before is not None and table.asking == WINDOW else ()
    return Question(table.asking, table.moment, now, whole, deadline, deadline, more=more)


def span(table: Table, pace: Pace) -> int:
    """How many milliseconds the open question stays open; 0: no clock."""
    given = table.game.spans(table.options)
    seconds = {WINDOW: pace.window, "race": pace.race, "over": 0}
    return given.get(table.asking, 1000 * seconds.get(table.asking, pace.turn))
