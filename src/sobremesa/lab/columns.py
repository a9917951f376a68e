"""What the compiled games note, and in which columns: the records of `sobremesa.lab.compiled.notes`."""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from sobremesa.table.contract import Game

USED = np.dtype(
    [
        ("times", np.int64),
        ("by_winners", np.int64),
        ("by_others", np.int64),
        ("seats", np.int64),
        ("seats_won", np.int64),
    ],
    align=True,
)
"""One column over many games: how often it was marked, for seats that won, and for others (an event about no seat is
for neither); how many seats it was marked for at all, counted game by game, and how many of these won."""


@cache
def played_type(game: Game) -> np.dtype[Any]:
    """One game, equal games being equal bytes: there are no gaps between the fields.

    Virtual time; the seat that began, -1 where all do together; what each seat waited, its score, how often each kind
    of action was done; decisions, questions that the clock closed, why it ended (0: it did not), a bit mask of the
    winning seats; if a player did what the rules refuse, its number plus 1 and the action; how often the lead changed,
    and who last led alone, plus 1.
    """
    most = game.seats.stop - 1
    whole = (
        "decisions",
        "closed",
        "reason",
        "winners",
        "fault",
        "action",
        "lead_changes",
        "leader",
    )
    return np.dtype(
        [
            ("milliseconds", np.int64),
            ("began", np.int64),
            ("waited", np.int64, (most,)),
            ("scores", np.int64, (most,)),
            ("acted", np.int64, (len(game.actions.kinds),)),
            *((name, np.int32) for name in whole),
        ],
        align=True,
    )


@dataclass(frozen=True)
class Columns:
    """The columns of a game: its kinds of action, its kinds of event, its cards.

    Cards whose names differ only after a ``#`` are of one kind and share a column.
    """

    kinds: tuple[str, ...]
    events: tuple[str, ...]
    cards: tuple[str, ...]
    kind_of: npt.NDArray[np.int64]
    card_of: npt.NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.kinds) + len(self.events) + len(self.cards)


@cache
def columns(game: Game) -> Columns:
    """The columns of a game, and in which each of its actions and cards is counted."""
    kinds = tuple(kind.name for kind in game.actions.kinds)
    events = tuple(kind.name for kind in game.events)
    faces = [name.partition("#")[0] for name in game.card_names]
    cards = tuple(dict.fromkeys(faces))
    first = len(kinds) + len(events)
    kind_of = [kinds.index(action.kind) for action in game.actions.listed]
    card_of = [first + cards.index(face) for face in faces]
    return Columns(kinds, events, cards, np.array(kind_of, np.int64), np.array(card_of, np.int64))
