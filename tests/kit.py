"""What the tests of every game share: random play, positions, what a seat is told, where cards lie."""

import random
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Any

import numpy as np

from sobremesa.table.chance import CHANCE
from sobremesa.table.table import SPECTATOR, Event, Table, seed_bytes
from tests.modes import Mode

MOST_STEPS = 20_000


def chance(seed: int) -> Any:
    """A stream of chance of its own: an array of one CHANCE."""
    stream = np.zeros(1, CHANCE)
    stream["key"] = np.frombuffer(seed_bytes(seed), "<u4")
    return stream


def step(table: Table, dice: random.Random, clock: float = 0.05) -> tuple[str, list[Event]]:
    """One random thing happens: mostly some actor's legal action, now and then the clock. What, and its events."""
    if dice.random() < clock:
        return "clock", table.close()
    seat = dice.choice(table.actors)
    action = dice.choice(table.legal(seat))
    return f"{seat} {action}", table.play(seat, action)


def walk(table: Table, dice: random.Random, clock: float = 0.05) -> Iterator[list[Event]]:
    """Play at random to the end, yielding the events of each step."""
    for _ in range(MOST_STEPS):
        if table.over:
            return
        yield step(table, dice, clock)[1]
    raise AssertionError(f"{table.game.name} is not over after {MOST_STEPS} steps")


def positions(mode: Mode, count: int, *, ceremony: bool, seed: int = 0) -> Iterator[Table]:
    """``count`` tables at random times of random games; they are live: copy one before changing it."""
    dice = random.Random(f"{mode} {ceremony} {seed}")
    while True:
        table = mode.table(dice.getrandbits(64), ceremony=ceremony)
        for _ in walk(table, dice):
            if dice.random() < 0.25:
                yield table
                count -= 1
                if count == 0:
                    return


def watchers(table: Table) -> range:
    """Every seat, and the spectators."""
    return range(SPECTATOR, table.seats)


def piles_of(record: Any) -> Iterator[list[int]]:
    """The cards of every pile anywhere in a record."""
    names = record.dtype.names
    if names is None:
        return
    if names == ("size", "cards"):
        for one in np.atleast_1d(record):
            yield [int(card) for card in one["cards"][: one["size"]]]
        return
    for name in names:
        inner = record[name]
        for one in inner.reshape(-1) if inner.dtype.names else ():
            yield from piles_of(one.reshape(()))


def cards_lying(table: Table) -> list[int]:
    """Every card in some pile of the table, in ascending order: one that lies in two places is there twice."""
    return sorted(card for pile in piles_of(table.record[0]) for card in pile)


def told(events: list[Event], seat: int) -> list[Event]:
    """What a seat is told of some events."""
    return [heard for event in events if (heard := event.seen_by(seat)) is not None]


def finished(table: Table, seed: int = 0) -> Table:
    """A copy of the table played to its end at random."""
    other = table.copy()
    for _ in walk(other, random.Random(seed), clock=0.02):
        pass
    return other


def laid(
    game: str,
    seats: int,
    position: dict[str, Any],
    *,
    ceremony: bool = False,
    seed: int = 0,
    **options: Any,
) -> Table:
    """A table with a position on it, named as in scenario files."""
    table = Table(game, seats, seed, options, ceremony=ceremony)
    table.game.arrange(table.record, position)
    return table


def zones(table: Table, seat: int = SPECTATOR) -> dict[str, list[str]]:
    """What a seat sees of every zone: its cards, from the bottom."""
    return {zone.id: [card.name for card in zone.cards] for zone in table.scene(seat).zones}


def counts(table: Table) -> dict[str, int]:
    """How many cards lie in every zone."""
    return {zone.id: zone.count for zone in table.scene().zones}


def texts(table: Table, seat: int) -> list[str]:
    """What a seat may do, as text."""
    return [action.text for action in table.legal(seat)]


@contextmanager
def killed_after(process: "subprocess.Popen[Any]", seconds: float) -> Iterator[None]:
    """A process that ends with this at the latest, and after so long even if somebody waits for it or its words."""
    timer = Timer(seconds, process.kill)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        process.kill()
