"""Tables of Beagle or Bagel? for its tests: laid by the faces that show, looked at and listened to from every chair."""

from typing import Any

from tests.kit import told, watchers

from sobremesa.games.beagle.game import ANSWERS, FACE_NAMES
from sobremesa.table.table import Event, Table

BEAGLES = ["beagle"] * 4 + ["bagel"] * 3
BAGELS = ["beagle"] * 3 + ["bagel"] * 4
EQUAL = ["double-beagle", "beagle", "beagle", "bagel", "bagel", "bagel", "bagel"]


def pile(size: int, top: str) -> list[str]:
    """A pile of which only the top matters."""
    return ["?"] * (size - 1) + [top]


def race(faces: list[str], seats: int = 2, game: str = "discard-down", **more: Any) -> Table:
    """A race over seven faces: first those of the centre, then the seats' own.

    ``more`` are options (by default there is no photo finish) and places, ``pile_0`` for ``pile-0``.
    """
    places = 7 - seats
    position: dict[str, Any] = {f"centre-{i}": [faces[i]] for i in range(places)}
    for seat in range(seats):
        if game == "discard-down":
            position[f"pile-{seat}"] = pile(10, faces[places + seat])
        else:
            position[f"front-{seat}"] = [faces[places + seat]]
    return given(game, seats, position, **more)


def tokens(tops: list[str], fronts: list[str] | None = None, **more: Any) -> Table:
    """A race for tokens: the top of each seat's pile ("" where it is out), at 2 to 4 seats also of its discards."""
    position: dict[str, Any] = {}
    for seat, top in enumerate(tops):
        if top:
            position[f"pile-{seat}"] = pile(12, top)
        if top and fronts:
            position[f"front-{seat}"] = [fronts[seat]]
    return given("take-a-token", len(tops), position, **more)


def given(game: str, seats: int, position: dict[str, Any], **more: Any) -> Table:
    """A table with a position on it; what is in ``more`` comes on top of it."""
    options = {"game": game, "photo_finish": more.pop("photo_finish", 0)}
    ceremony, seed = more.pop("ceremony", False), more.pop("seed", 0)
    table = Table("beagle", seats, seed, options, ceremony=ceremony)
    extra = {name.replace("_", "-"): value for name, value in more.items()}
    table.game.arrange(table.record, position | extra)
    return table


def look(table: Table) -> dict[str, tuple[int, str]]:
    """What everybody sees of every zone: how many cards, and the faces that show. Nobody sees more than another."""
    views = [
        {zone.id: (zone.count, " ".join(card.name for card in zone.cards)) for zone in scene.zones}
        for scene in (table.scene(watcher) for watcher in watchers(table))
    ]
    assert all(view == views[0] for view in views)
    return views[0]


def hear(table: Table, events: list[Event]) -> list[str]:
    """What everybody is told, as ``called-wrongly 2``; the faces that come into view are left out."""
    heard = [told(events, watcher) for watcher in watchers(table)]
    assert all(each == heard[0] for each in heard)
    return [text(event) for event in heard[0] if not event.kind.endswith("-shows")]


def text(event: Event) -> str:
    """An event's kind and its seat, if it has one."""
    return event.kind if event.seat < 0 else f"{event.kind} {event.seat}"


def right_call(table: Table) -> str:
    """The one call that is right at this table, tried out by seat 0 on copies of it."""
    right = []
    for answer in ANSWERS:
        events = table.copy().play(0, f"call {answer}")
        if not any(event.kind == "called-wrongly" for event in events):
            right.append(answer)
    assert len(right) == 1
    return right[0]


def right_token(table: Table) -> str:
    """What turns out to have been right when the clock ends the round; looked up on a copy."""
    answers = [event.a for event in table.copy().close() if event.kind == "answer"]
    return ANSWERS[answers[0]]


def say_ready(table: Table) -> list[Event]:
    """All say that they are ready; what the last of them makes happen."""
    for seat in table.actors:
        events = table.play(seat, "ready")
    return events


def back(table: Table, zone: str, seat: int) -> str:
    """The face that nobody sees, on the far side of a seat's top card: for tests alone."""
    lying = table.record[0][zone][seat]
    card = int(lying["cards"][lying["size"] - 1])
    return face(table, card, 1 - int(table.record["up"][0, card]))


def face(table: Table, card: int, side: int) -> str:
    """What a card shows on a side."""
    return FACE_NAMES[int(table.record["cards"]["face"][0, card, side])]
