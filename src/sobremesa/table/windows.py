"""Who is asked, for what, and who has answered.

Rules know order, never time: a window stays open until every seat asked has answered or somebody (the server's
clock, a lab, an environment) calls ``close``. ``moment`` counts the questions; a driver starts a clock, and draws
a bot's reaction, anew when it changes.
"""

import numpy as np

from sobremesa.table.chance import CHANCE, below
from sobremesa.table.compiled import fixed, rule

OVER, TURN, CHOICE, WINDOW, RACE, PHOTO, READY, COUNTDOWN = range(8)
KINDS = ("over", "turn", "choice", "window", "race", "photo", "ready", "countdown")
"""What a question is, the word for it in the protocol: nothing (the table is over), a seat's turn, a choice within
one, a window, a race, the photo finish of a race, whether all are ready, the last seconds before all flip."""

ASKING = np.dtype(
    [("kind", np.int32), ("moment", np.int32), ("asked", np.int32), ("answered", np.int32)],
    align=True,
)
"""The open question: its kind, its number, bit masks (bit s: seat s) of who is asked and who has answered."""

END = np.dtype([("reason", np.int32), ("winners", np.int32)], align=True)
"""How the game ended: 0 while it goes on, else a reason of the game's list; a bit mask of the winning seats."""


@fixed(ASKING, int, int)
def ask(asking, kind, seats):
    """Put a new question to the seats of a bit mask."""
    asking.kind = kind
    asking.moment += 1
    asking.asked = seats
    asking.answered = 0


@fixed(ASKING, int)
def answer(asking, seat):
    """The seat has answered: it is not asked again in this moment."""
    asking.answered |= 1 << seat


@fixed(ASKING)
def waiting(asking):
    """Bit mask of the seats that may still answer."""
    return asking.asked & ~asking.answered


@fixed(ASKING, int)
def may_act(asking, seat):
    """Whether this seat may act now; a spectator (seat -1) never may."""
    return seat >= 0 and (waiting(asking) >> seat) & 1 == 1


@fixed(int)
def all_seats(seats):
    """Bit mask of every seat."""
    return (1 << seats) - 1


@fixed(ASKING, END, int, int)
def end_game(asking, end, reason, winners):
    """The game is over: nobody is asked any more."""
    ask(asking, OVER, 0)
    end.reason = reason
    end.winners = winners


@fixed(int)
def count_seats(mask):
    """How many seats a bit mask holds."""
    count = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


@fixed(int)
def lowest_seat(mask):
    """The first seat of a bit mask, or -1 if it is empty."""
    return count_seats((mask & -mask) - 1) if mask != 0 else -1


@fixed(int, CHANCE)
def some_seat(mask, chance):
    """A seat of a bit mask that is not empty, each equally likely."""
    if mask & (mask - 1) == 0:
        return lowest_seat(mask)
    for _ in range(below(chance, count_seats(mask))):
        mask &= mask - 1
    return lowest_seat(mask)


@rule
def winners_with_most(scores, seats):
    """Bit mask of the seats that share the highest of ``scores``."""
    most = scores[0]
    for seat in range(1, seats):
        most = max(most, scores[seat])
    mask = 0
    for seat in range(seats):
        if scores[seat] == most:
            mask |= 1 << seat
    return mask
