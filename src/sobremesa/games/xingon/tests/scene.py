"""A table of XINGON for tests of its clauses, and how a seat lays cards at it."""

from tests.kit import laid, zones

from sobremesa.games.xingon.game import GAME
from sobremesa.games.xingon.told import COLOURS
from sobremesa.table.table import Event, Table

HANDS = {
    "hand-0": ["red-triangle-1", "red-circle-2", "blue-square-3", "wild-1"],
    "hand-1": ["blue-triangle-1", "blue-circle-2", "yellow-square-3"],
    "hand-2": ["purple-triangle-1", "purple-circle-2", "purple-square-3"],
}


def table(seats: int = 3, more: dict | None = None, **options: object) -> Table:
    """Seat 0 starts a round with the hands above, or with others."""
    hands = HANDS if seats == 3 else {name: HANDS[name] for name in ("hand-0", "hand-1")}
    return laid(GAME, seats, {"turn": 0, **hands, **(more or {})}, **options)


def claim(
    of: Table, colour: str = "none", shape: str = "none", number: str = "none"
) -> list[Event]:
    """Whoever is on turn says a condition."""
    said = (f"colour {colour}", f"shape {shape}", f"number {number}")
    return [event for text in said for event in of.play(turn(of), text)]


def lay(of: Table, *chosen: str, call: bool = False) -> list[Event]:
    """Whoever is on turn lays these cards."""
    seat = turn(of)
    for card in chosen:
        assert of.play(seat, f"choose {card}") == []
    return of.play(seat, "lay-and-call" if call else "lay")


def turn(of: Table) -> int:
    return int(of.record["turn"][0])


def hand(of: Table, seat: int) -> set[str]:
    return set(zones(of, seat)[f"hand-{seat}"])


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


FOUR = [f"{colour}-circle-4" for colour in COLOURS]
