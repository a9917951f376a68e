"""Laying out a position of AntaYagí that a person wrote down.

A place is a list of cards from the bottom: ``hand-0``, ``saddlebags-0``, ``stock``, ``discard``. A card is written by
its front, ``fish``, or by front and back, ``fish/hat``; ``?`` is whatever card is left. In a hand it is held as it
would be drawn, or as a word after it says: ``fish/hat unturned``, ``fish turned``. Places not named keep their cards as
far as these were not named elsewhere. ``turn`` and ``decisions`` are numbers.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from sobremesa.games.antayagi import cards
from sobremesa.games.antayagi.told import BACK_NAMES, FRONT_NAMES
from sobremesa.table.knowledge import bit, everyone
from sobremesa.table.positions import WrongPosition, cards_of, scalar
from sobremesa.table.windows import TURN, all_seats

ANY = "?"
HELD = ("turned", "unturned")
SCALARS = ("turn", "decisions")
Pair = tuple[int, int]


@dataclass(frozen=True)
class Wanted:
    """A card as it is written: front and back, where they matter, and how it is held."""

    text: str
    front: int | None = None
    back: int | None = None
    turned: bool | None = None

    @property
    def vague(self) -> int:
        """How much is left open: who says most chooses first."""
        return (self.front is None) + (self.back is None)

    def fits(self, pair: Pair) -> bool:
        """Whether a card is what is written."""
        return self.front in (None, pair[0]) and self.back in (None, pair[1])


def arrange(record: Any, position: Mapping[str, Any]) -> None:
    """Lay a position out at the start of a turn; everybody knows what is now in view, and nothing else."""
    table = record[0]
    seats = int(table["seats"])
    turn = scalar(position, "turn", 0, seats - 1, int(table["turn"]))
    decisions = scalar(position, "decisions", 0, 10_000, int(table["decisions"]))
    places = piles(table, seats)
    given = {name: listed for name, listed in position.items() if name not in SCALARS}
    lay(table, places, {name: read_all(name, given[name], places) for name in given})
    see_all(table, seats)
    begin(table, turn, decisions)


def piles(table: Any, seats: int) -> dict[str, Any]:
    """Every place that a position can name, the stock last: it gets what is left."""
    found = {}
    for seat in range(seats):
        found[f"hand-{seat}"] = table["hands"][seat]
        found[f"saddlebags-{seat}"] = table["saddlebags"][seat]
    return {**found, "discard": table["discard"], "stock": table["stock"]}


# Reading


def read_all(name: str, listed: Any, places: Mapping[str, Any]) -> list[Wanted]:
    """The cards written for a place."""
    if name not in places:
        raise WrongPosition(f"there is no place {name!r}; there are: {', '.join(places)}")
    if not isinstance(listed, list | tuple):
        raise WrongPosition(f"{name} needs a list of cards, not {listed!r}")
    if name.startswith("hand-") and len(listed) > cards.HAND:
        raise WrongPosition(f"{name} holds at most {cards.HAND} cards")
    return [read(str(text)) for text in listed]


def read(text: str) -> Wanted:
    """A card as it is written."""
    if text == ANY:
        return Wanted(text)
    face, _, held = text.partition(" ")
    front, _, back = face.partition("/")
    if front not in FRONT_NAMES:
        raise WrongPosition(f"there is no card {front!r}; there are: {', '.join(FRONT_NAMES)}")
    if back and back not in BACK_NAMES:
        raise WrongPosition(f"there is no back {back!r}; there are: {', '.join(BACK_NAMES)}")
    if held and held not in HELD:
        raise WrongPosition(f"a card is held {' or '.join(HELD)}, not {held!r}")
    return Wanted(
        text,
        FRONT_NAMES.index(front),
        BACK_NAMES.index(back) if back else None,
        held == "turned" if held else None,
    )


# Laying


def lay(table: Any, places: Mapping[str, Any], wanted: Mapping[str, list[Wanted]]) -> None:
    """Give every place its cards, and every card a label; what lay in a place that is named goes under the stock."""
    before = {name: [pair_at(table, card) for card in cards_of(places[name])] for name in places}
    left = [pair for name in before for pair in before[name]]
    written = [(name, nth) for name in wanted for nth in range(len(wanted[name]))]
    picked: dict[tuple[str, int], Pair] = {}
    for name, nth in sorted(written, key=lambda place: wanted[place[0]][place[1]].vague):
        picked[name, nth] = pick(left, wanted[name][nth])
    found: dict[str, list[Pair]] = {}
    for name in places:
        if name in wanted:
            found[name] = [picked[name, nth] for nth in range(len(wanted[name]))]
        else:
            found[name] = [] if name == "stock" else [keep(left, pair) for pair in before[name]]
    found["stock"] = left + found["stock"]
    write(table, places, found, wanted)


def pair_at(table: Any, label: int) -> Pair:
    """Front and back of a card."""
    front, back = table["sides"]["face"][label]
    return int(front), int(back)


def pick(left: list[Pair], wanted: Wanted) -> Pair:
    """Take a card that fits what is written; without a word of its back, rather one without a hat on it."""
    fitting = [pair for pair in left if wanted.fits(pair)]
    if not fitting:
        raise WrongPosition(f"the deck has no card left that is {wanted.text!r}")
    pair = min(fitting, key=lambda each: each[1] == cards.HAT_BACK)
    left.remove(pair)
    return pair


def keep(left: list[Pair], pair: Pair) -> Pair:
    """Take a card like the one that lay there or, if it is gone, any."""
    if not left:
        raise WrongPosition("there are not enough cards left for the places that are not named")
    kept = pair if pair in left else left[0]
    left.remove(kept)
    return kept


def write(
    table: Any,
    places: Mapping[str, Any],
    found: Mapping[str, list[Pair]],
    wanted: Mapping[str, list[Wanted]],
) -> None:
    """Write piles, faces and how cards are held; the labels run from the stock's bottom."""
    label = 0
    table["turned"] = 0
    for name in reversed(list(places)):
        pile = places[name]
        pile["size"] = len(found[name])
        for place, pair in enumerate(found[name]):
            pile["cards"][place] = label
            table["sides"]["face"][label] = pair
            if name.startswith("hand-"):
                held = wanted[name][place].turned if name in wanted else None
                table["turned"][label] = pair[1] == cards.HAT_BACK if held is None else held
            label += 1


# What everybody knows then


def see_all(table: Any, seats: int) -> None:
    """Everybody has seen what is in view in the new position, and nothing before."""
    seen = table["sides"]["seen"]
    table["sides"]["pools"], table["sides"]["pool"] = 1, 1
    seen[:] = 0
    for seat in range(seats):
        seen[cards_of(table["saddlebags"][seat])] = everyone(seats)
        for label in cards_of(table["hands"][seat]):
            seen[label, cards.BACK] = everyone(seats)
            seen[label, cards.FRONT] = (
                bit(seat) if table["turned"][label] else everyone(seats) & ~bit(seat)
            )
    seen[cards_of(table["discard"])] = everyone(seats)


def begin(table: Any, turn: int, decisions: int) -> None:
    """The seat on turn names a partner."""
    if not table["hands"]["size"][turn] or np.count_nonzero(table["hands"]["size"]) < 2:
        raise WrongPosition("the seat on turn and another one need a card")
    table["turn"], table["decisions"] = turn, decisions
    table["partner"] = table["taker"] = cards.NOTHING
    table["said"] = table["chosen"] = table["due"] = cards.NOTHING
    table["offered"]["size"] = table["sabotages"] = 0
    table["asking"]["kind"], table["asking"]["answered"] = TURN, 0
    silent = table["options"]["talk"] == cards.SILENT
    table["asking"]["asked"] = 1 << turn if silent else all_seats(int(table["seats"]))
