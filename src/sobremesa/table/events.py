"""What happened, and who may see which part of it.

The log on the page, the animation, the screen reader, the journal and the replay are all made from these.
"""

import numpy as np

from sobremesa.table.compiled import fixed
from sobremesa.table.knowledge import everyone

MOST_EVENTS = 256

EVENT = np.dtype(
    [
        ("kind", np.int32),
        ("seat", np.int32),
        ("card", np.int32),
        ("a", np.int32),
        ("b", np.int32),
        ("to", np.int32),
        ("seers", np.int32),
    ],
    align=True,
)
"""One event: its kind in the game's list, the seat it is about (-1: none), a card (-1: none) and two numbers that
mean what the kind says; ``to`` is the set of those who learn of it at all, ``seers`` of those who see the card."""

LOG = np.dtype(
    [("size", np.int32), ("refused", np.int32), ("events", EVENT, (MOST_EVENTS,))], align=True
)
"""What one call made known: its events, or why it was refused (0: it was not)."""

NOT_ASKED, NO_SUCH_ACTION = 1, 2
FIRST_OF_GAME = 10
"""Reasons for a refusal: those of every game, and the number from which a game counts its own."""


@fixed(LOG)
def clear(log):
    """Forget the events of the call before."""
    log.size = 0
    log.refused = 0


@fixed(LOG, int, int, int, int, int, int, int)
def tell(log, to, kind, seat, card, seers, a, b):
    """Write an event for those in ``to``; only those in ``seers`` see its card."""
    event = log.events[log.size]
    event.kind = kind
    event.seat = seat
    event.card = card
    event.a = a
    event.b = b
    event.to = to
    event.seers = seers & to
    log.size += 1


@fixed(LOG, int, int, int, int, int, int)
def tell_all(log, seats, kind, seat, card, a, b):
    """Write an event that everybody sees whole."""
    tell(log, everyone(seats), kind, seat, card, everyone(seats), a, b)
