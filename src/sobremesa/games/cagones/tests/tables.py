"""Tables of CAGONES for tests of its clauses, and what is done at them again and again."""

from pathlib import Path
from typing import Any

from tests.kit import laid, zones

from sobremesa.games.cagones.game import GAME
from sobremesa.table.table import Event, Table

DECK = (GAME.folder / "cards.toml").read_text(encoding="utf-8")


def table(position: dict[str, Any], seats: int = 3, **options: Any) -> Table:
    """Seat 0 is on turn with this position."""
    return laid("cagones", seats, {"turn": 0, **position}, **options)


def with_deck(path: Path, text: str, position: dict[str, Any], seats: int = 2) -> Table:
    """A table with a deck of its own, written into a file."""
    path.write_text(text, encoding="utf-8")
    of = Table(GAME, seats, deck=path)
    GAME.arrange(of.record, {"turn": 0, **position})
    return of


def turn(of: Table) -> int:
    return int(of.record["turn"][0])


def play(of: Table, card: int) -> list[Event]:
    """Whoever is on turn plays a card."""
    return of.play(turn(of), f"play {card}")


def let_be(of: Table) -> list[Event]:
    """Nobody accuses; the events of the last one's silence."""
    events: list[Event] = []
    while of.asking == "window":
        events = of.play(of.actors[0], "pass")
    return events


def settled(of: Table, card: int, say: str | None = None) -> None:
    """Whoever is on turn plays a card, says a number if there is one to say, and nobody accuses."""
    seat = turn(of)
    play(of, card)
    if say is not None:
        of.play(seat, f"say {say}")
    let_be(of)


def stomach(of: Table, side: int = 0) -> float:
    return int(of.record["inside"][0, side, 0]) / 2


def capacity(of: Table, side: int = 0) -> float:
    """What a feast has to fill on an empty stomach."""
    return (10, 6)[side] / 2 + int(of.record["fat"][0, side]) * (1, 0.5)[side]


def kinds(events: list[Event]) -> list[str]:
    """The kinds of event that make a sentence."""
    return [event.kind for event in events if event.kind != "seen"]


def running(events: list[Event]) -> list[float]:
    """The amounts that a check shows, card by card."""
    return [event.a / 2 for event in events if event.kind == "shown"]


def sizes(of: Table) -> list[tuple[int, int]]:
    """Of each seat how many cards are in hand and stock."""
    seen = {zone.id: zone.count for zone in of.scene().zones}
    return [(seen[f"hand-{seat}"], seen[f"stock-{seat}"]) for seat in range(of.seats)]


def hand(of: Table, seat: int) -> set[str]:
    """A hand as its owner sees it."""
    return set(zones(of, seat)[f"hand-{seat}"])
