"""A table of AntaYagí for tests of its clauses, and how two seats trade at it."""

from typing import Any

from tests.kit import laid, texts, zones

from sobremesa.games.antayagi.game import GAME
from sobremesa.games.antayagi.told import FACE_NAMES
from sobremesa.table.table import Event, Table

HANDS: dict[str, Any] = {
    "hand-0": ["lantern", "teapot", "bone"],
    "hand-1": ["compass", "treasure", "fish/plain"],
    "hand-2": ["compass", "teapot", "wizard/plain"],
}

SABOTEURS: dict[str, Any] = {
    "hand-1": ["compass", "sabotage", "fish/plain"],
    "hand-2": ["sabotage", "sabotage", "teapot"],
}


def table(
    more: dict[str, Any] | None = None, *, seats: int = 3, ceremony: bool = False, **options: Any
) -> Table:
    """Seat 0 is on turn with the hands above, or with others; nobody holds a sabotage or may remark."""
    without = {
        f"hand-{seat}": ["compass", "teapot", "lantern"][: 3 if seat < 4 else 1]
        for seat in range(3, seats)
    }
    position = {"turn": 0, **HANDS, **without, **(more or {})}
    return laid(GAME, seats, position, ceremony=ceremony, **{"talk": "none", **options})


def trade(of: Table, own: int = 1, other: int = 1, partner: int = 1) -> list[Event]:
    """Seat 0 trades with a partner: which of their cards, counted from 1. What has happened since both chose."""
    turn = turn_of(of)
    of.play(turn, f"name {partner}")
    of.play(turn, f"choose {own}")
    return of.play(partner, f"choose {other}")


def swap(first: str, second: str, more: dict[str, Any] | None = None, **options: Any) -> Table:
    """What comes of it when seat 0 gives its first card and seat 1 its second, which are these."""
    hands = {
        "hand-0": [first, "teapot", "bone"],
        "hand-1": ["treasure", second, "compass"],
        **(more or {}),
    }
    of = table(hands, **options)
    trade(of, 1, 2)
    return of


def turn_of(of: Table) -> int:
    return int(of.record["turn"][0])


def bags(of: Table, seat: int) -> list[str]:
    return sorted(zones(of)[f"saddlebags-{seat}"])


def hand(of: Table, seat: int) -> list[str]:
    """The fronts in a hand, which its owner may not see."""
    pile = of.record["hands"][0, seat]
    return [FACE_NAMES[of.record["sides"]["face"][0, label, 0]] for label in cards(pile)]


def discarded(of: Table) -> list[str]:
    """Every card in the discard pile, in any order."""
    fronts = of.record["sides"]["face"][0, :, 0]
    return sorted(FACE_NAMES[fronts[label]] for label in cards(of.record["discard"][0]))


def cards(pile: Any) -> list[int]:
    return [int(label) for label in pile["cards"][: pile["size"]]]


def held_by(of: Table) -> list[int]:
    return [int(size) for size in of.record["hands"]["size"][0, : of.seats]]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def seen(of: Table, seat: int, whose: int) -> list[str]:
    """What a seat sees of a hand."""
    return zones(of, seat)[f"hand-{whose}"]


def all_texts(of: Table) -> set[str]:
    return {text for seat in range(of.seats) for text in texts(of, seat)}
