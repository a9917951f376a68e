"""What was worth telling of a finished game: made from its events and the times of its journal, for any game.

A game may name what is special to it by words alone: where its words have ``highlight-most-<event>``, the seats with
most events of that kind are told with their ``count``; where they have ``highlight-largest-<event>``, the event of
that kind with the largest first number is told with the event's own arguments; where they have
``highlight-fastest-<event>``, the seat whose answer in a race led to one soonest is told with its time in ``ms``.

A game in which people lie may have a ``bluffs.py`` with ``believed(before, events)``: from the table's record before a
step and the events of the step, how big a lie this step has shown to be believed, and the words for it; or ``None``.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from sobremesa.room.question import RACES
from sobremesa.room.replay import standing, steps
from sobremesa.room.store import Entry, TableRow
from sobremesa.table.contract import Game
from sobremesa.table.knowledge import bit
from sobremesa.table.scene import Arg, Seat, Seats, Word
from sobremesa.table.table import Event, Table, event_word
from sobremesa.table.words import words

LONG_TURN_MS = 10_000
"""A turn that took less is not worth a line."""
TURNS = ("turn", "choice")


@dataclass(frozen=True)
class Step:
    """One entry of the journal: who did it, in answer to which kind of question, after how long, what came of it."""

    seat: int
    asking: str
    after_ms: int
    events: list[Event]
    change: list[int]
    scores: list[int]

    @property
    def is_loud(self) -> bool:
        """Whether others learned of it."""
        return any(event.to & ~bit(self.seat) for event in self.events)


@dataclass
class Watch:
    """Looks on at a game and notes how long each question had been open."""

    asking: str = "over"
    moment: int = -1
    since: int = 0
    scores: list[int] = field(default_factory=list)

    def step(self, entry: Entry, table: Table) -> Step:
        """What this entry was, then look at what is asked now."""
        scores = table.scores
        before = self.scores or scores
        change = [now - then for now, then in zip(scores, before, strict=True)]
        events = list(table.events)
        seen = Step(entry.seat, self.asking, entry.at_ms - self.since, events, change, scores)
        if table.moment != self.moment and not (table.asking in RACES and self.asking in RACES):
            self.since = entry.at_ms  # a photo finish is still the same race
        self.asking, self.moment, self.scores = table.asking, table.moment, scores
        return seen


class Bluffs:
    """Keeps the biggest lie that was believed, in a game that tells of such."""

    def __init__(self, game: Game) -> None:
        name = f"{game.package}.bluffs"
        self.believed = import_module(name).believed if find_spec(name) else None
        self.before: Any = None
        self.size, self.best = 0, None

    def step(self, table: Table) -> None:
        """Look at what was done, beside the table as it was before."""
        if self.believed is None:
            return
        found = None if self.before is None else self.believed(self.before, table.events)
        if found is not None and found[0] > self.size:
            self.size, self.best = found
        self.before = table.record[0].copy()


def highlights(game: Game, row: TableRow, entries: list[Entry]) -> list[Word]:
    """The lines to tell, the game's own first; what was taken back is left alone.

    `OtherRules` where the game cannot be played again.
    """
    watch, bluffs = Watch(), Bluffs(game)
    seen = []
    for entry, table in steps(game, row, standing(entries)[0]):
        bluffs.step(table)
        seen.append(watch.step(entry, table))
    told = [
        bluffs.best,
        *own_lines(game, [event for step in seen for event in step.events]),
        *own_races(game, seen),
        fastest(seen),
        largest_change(seen, -1, "loss"),
        largest_change(seen[:-1], 1, "gain"),  # what the last step brings is the win
        lead(seen),
        longest_turn(seen),
    ]
    return [word for word in told if word is not None]


def own_lines(game: Game, events: list[Event]) -> list[Word]:
    """What the game's own words ask for."""
    known = words(game, "en").bundle
    lines = []
    for kind in game.events:
        these = [event for event in events if event.kind == kind.name and event.seat >= 0]
        if these and known.has_message(f"highlight-most-{kind.name}"):
            lines.append(most(these))
        if these and known.has_message(f"highlight-largest-{kind.name}"):
            largest = max(these, key=lambda event: event.a)
            if largest.a > 0:
                lines.append(Word(f"highlight-largest-{kind.name}", event_word(game, largest).args))
    return lines


def most(events: list[Event]) -> Word:
    """Who has most of these events, and how many."""
    counts = Counter(event.seat for event in events)
    count = max(counts.values())
    seats = Seats(tuple(sorted(seat for seat, each in counts.items() if each == count)))
    return Word(f"highlight-most-{events[0].kind}", {"seats": seats, "count": count})


def own_races(game: Game, seen: list[Step]) -> list[Word]:
    """Which races the game's own words ask for."""
    known = words(game, "en").bundle
    names = [f"highlight-fastest-{kind.name}" for kind in game.events]
    found = [
        (name, quickest(seen, kind.name)) for name, kind in zip(names, game.events, strict=True)
    ]
    return [
        Word(name, {"seat": Seat(best[1]), "ms": best[0]})
        for name, best in found
        if best is not None and known.has_message(name)
    ]


def quickest(seen: Iterable[Step], kind: str) -> tuple[int, int] | None:
    """The least time of an answer in a race that led to such an event, and whose it was; told at once or at the end."""
    times: dict[int, int] = {}
    found = []
    for step in seen:
        if step.asking not in RACES:
            times = {}
            continue
        if step.seat >= 0:
            times[step.seat] = step.after_ms
        came = [event.seat for event in step.events if event.kind == kind]
        found += [(times[seat], seat) for seat in came if seat in times]
    return min(found, default=None)


def fastest(seen: Iterable[Step]) -> Word | None:
    """The quickest answer of a seat to a window that others saw and that cost it nothing."""
    answers = [
        step
        for step in seen
        if step.asking == "window"
        and step.seat >= 0
        and step.is_loud
        and step.change[step.seat] >= 0
    ]
    if not answers:
        return None
    best = min(answers, key=lambda step: step.after_ms)
    return Word("highlight-fastest-answer", {"seat": Seat(best.seat), "ms": best.after_ms})


def longest_turn(seen: Iterable[Step]) -> Word | None:
    """The turn that somebody thought about longest, if it was long."""
    turns = [step for step in seen if step.asking in TURNS and step.seat >= 0]
    longest = max(turns, key=lambda step: step.after_ms, default=None)
    if longest is None or longest.after_ms < LONG_TURN_MS:
        return None
    args: dict[str, Arg] = {"seat": Seat(longest.seat), "seconds": longest.after_ms // 1000}
    return Word("highlight-longest-turn", args)


def largest_change(seen: Iterable[Step], sign: int, name: str) -> Word | None:
    """The most points that a seat lost (-1) or won (1) at once; nothing where it was one point at most."""
    found = [(sign * change, seat) for step in seen for seat, change in enumerate(step.change)]
    points, seat = max(found, key=lambda each: each[0], default=(0, 0))
    if points <= 1:
        return None
    return Word(f"highlight-largest-{name}", {"seat": Seat(seat), "points": points})


def lead(seen: Iterable[Step]) -> Word | None:
    """How often the lead went from one seat to another; who led alone all the time, if it never did."""
    leaders: list[int] = []
    for step in seen:
        ahead = [seat for seat, score in enumerate(step.scores) if score == max(step.scores)]
        if len(ahead) == 1 and leaders[-1:] != ahead:
            leaders += ahead
    if not leaders:
        return None
    if len(leaders) == 1:
        return Word("highlight-lead-kept", {"seat": Seat(leaders[0])})
    return Word("highlight-lead-changed", {"count": len(leaders) - 1})
