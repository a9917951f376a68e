"""A View as people see it: zones of cards, facts, what the seat is asked and what it can do.

Made by each game from a View alone; the generic board, the scenario files and the text form of a table all read it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Word:
    """A message of the game's words with its arguments: numbers, texts, other messages, or a `Seat`."""

    id: str
    args: Mapping[str, "Arg"] = field(default_factory=dict)


@dataclass(frozen=True)
class Seat:
    """A seat as an argument of a message: shown as the name of who sits there."""

    seat: int


@dataclass(frozen=True)
class Seats:
    """Several seats as an argument of a message."""

    seats: tuple[int, ...]


Arg = int | str | Word | Seat | Seats


@dataclass(frozen=True)
class Card:
    """A card in a zone: ``key`` is the same for as long as the seat can follow it; ``name`` is its text form.

    ``look`` says how to draw it (colour, text, marks, image); ``word`` names it aloud.
    """

    key: str
    name: str
    word: Word
    look: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True)
class Zone:
    """A place where cards lie. ``cards`` are those in view, from the bottom; ``count`` is how many lie there.

    ``kind`` says how to show it: "hand" (side by side), "pile" (the top one), "row" (all of them, overlapping).
    """

    id: str
    kind: str
    word: Word
    count: int
    cards: tuple[Card, ...] = ()
    seat: int | None = None


@dataclass(frozen=True)
class Choice:
    """Something the seat can do now; ``card`` and ``zone`` tie it to what can be clicked."""

    action: int
    text: str
    word: Word
    card: str | None = None
    zone: str | None = None


@dataclass(frozen=True)
class Refusal:
    """Why a card in view cannot be used now."""

    card: str
    word: Word


@dataclass(frozen=True)
class Scene:
    """All that a board shows of one View."""

    seat: int
    seats: int
    turn: int
    asking: str
    moment: int
    mine: bool
    prompt: Word
    zones: tuple[Zone, ...]
    facts: tuple[Word, ...]
    standing: tuple[int, ...]
    choices: tuple[Choice, ...]
    refusals: tuple[Refusal, ...]
    winners: tuple[int, ...]
    ending: Word | None


def plain(value: Any) -> Any:
    """Words, seats, zones and the rest as what JSON holds: dictionaries, lists, texts and numbers."""
    if hasattr(value, "__dataclass_fields__"):
        return {name: plain(getattr(value, name)) for name in value.__dataclass_fields__}
    if isinstance(value, Mapping):
        return {name: plain(each) for name, each in value.items()}
    if isinstance(value, tuple | list):
        return [plain(each) for each in value]
    return value


def seats_of(mask: int) -> tuple[int, ...]:
    """The seats of a bit mask."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
