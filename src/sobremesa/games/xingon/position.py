"""Laying out a position of XINGON that a person wrote down."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from sobremesa.games.xingon import cards, memory
from sobremesa.games.xingon.told import NUMBER_OF
from sobremesa.table.positions import Place, WrongPosition, lay_cards

SCALARS = ("turn", "direction", "points", "decisions")


def arrange(record: Any, position: Mapping[str, Any]) -> None:
    """Lay a position out at the start of a round: places with cards (``hand-0``, ``gone``, ``removed``); ``turn``,
    ``direction`` (1 or -1), ``points``, ``decisions``. Whoever holds one card has called.
    """
    table = record[0]
    seats = int(table["seats"])
    for name in SCALARS:
        if name in position and name != "points":
            table[name] = position[name]
    for seat, points in enumerate(position.get("points", ())):
        table["points"][seat] = points
    given = {zone: listed for zone, listed in position.items() if zone not in SCALARS}
    lay_cards(places(table, seats), given, NUMBER_OF, np.zeros(cards.CARDS, np.int32))
    check_hands(table, seats)
    note_holders(table, seats)
    remember(table, seats)
    begin(table, seats)


def places(table: Any, seats: int) -> list[Place]:
    """Every place that a position can name; what is named nowhere goes where the removed cards lie."""
    hands = [Place(f"hand-{seat}", table["hands"][seat], 0) for seat in range(seats)]
    removed = Place("removed", table["removed"], 0, lambda card: True)
    return [*hands, Place("gone", table["gone"], 0), removed]


def check_hands(table: Any, seats: int) -> None:
    """Nobody has an empty hand; hands are in order."""
    for seat in range(seats):
        hand = table["hands"][seat]
        if hand["size"] == 0:
            raise WrongPosition(f"hand-{seat} needs at least one card")
        hand["cards"][: hand["size"]] = np.sort(hand["cards"][: hand["size"]])


def note_holders(table: Any, seats: int) -> None:
    """Each card in somebody's hand says in whose."""
    table["holder"] = cards.NOTHING
    for seat in range(seats):
        hand = table["hands"][seat]
        table["holder"][hand["cards"][: hand["size"]]] = seat


def remember(table: Any, seats: int) -> None:
    """Everybody knows its own cards and those out of play."""
    table["may"] = memory.ANYWHERE
    for seat in range(seats):
        hand = table["hands"][seat]
        table["may"][seat + 1, hand["cards"][: hand["size"]]] = 1 << seat
    gone = table["gone"]
    table["may"][:, gone["cards"][: gone["size"]]] = memory.OUT_OF_PLAY


def begin(table: Any, seats: int) -> None:
    """The seat on turn is asked, and whoever could discard."""
    table["called"] = sum(1 << seat for seat in range(seats) if table["hands"][seat]["size"] == 1)
    table["owing"] = 0
    table["asking"]["asked"] = 1 << int(table["turn"])
    for seat in range(seats):
        if holds_a_set(table, seat):
            table["asking"]["asked"] |= 1 << seat


def holds_a_set(table: Any, seat: int) -> bool:
    """Whether a hand has some shape and number in every colour."""
    hand = table["hands"][seat]
    held = {int(card) for card in hand["cards"][: hand["size"]]}
    kinds = cards.SHAPES * cards.NUMBERS
    colours = range(table["options"]["colours"])
    return any(
        held.issuperset(kinds * colour + kind for colour in colours) for kind in range(kinds)
    )
