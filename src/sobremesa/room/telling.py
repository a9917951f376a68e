"""The only place where something is made of a table that leaves the server for a seat.

It is made from the seat's View (`Table.scene`) and from what the seat learns of an event (`Event.seen_by`);
seat -1 stands for the spectators.
"""

import hashlib
import json
from collections.abc import Iterable

from sobremesa.room import messages
from sobremesa.room.lobby import Seating
from sobremesa.room.presence import Presence
from sobremesa.room.question import RACES
from sobremesa.table.contract import Game
from sobremesa.table.scene import Scene, Seat, Word, plain
from sobremesa.table.table import SPECTATOR, Event, Table, event_word

TOOK_BACK = "took-back"
"""The kind of the room's own event: a seat has taken back what it did last."""


class Calls:
    """When each seat called in the race that goes on. Who was right may be told only once it is over."""

    def __init__(self) -> None:
        self.at: dict[int, int] = {}

    def note(self, asking: str, seat: int, at: int) -> None:
        """A seat (or the clock) did something at this time, while this was asked."""
        if asking not in RACES:
            self.at = {}
        elif seat >= 0:
            self.at[seat] = at


class Story:
    """What each seat, and the spectators, have learned so far: numbered from 1 for each, without gaps.

    What a seat does not learn of takes no number of its, so that nothing can be told from a gap.
    """

    def __init__(self, seats: int) -> None:
        self.of: dict[int, list[messages.Happened]] = {seat: [] for seat in range(SPECTATOR, seats)}
        self.calls = Calls()
        self.counts: list[dict[int, int]] = []
        """How many events each knew before each thing that was done and stands."""

    def add(
        self,
        game: Game,
        events: Iterable[Event],
        at: int,
        table: Table | None,
        asking: str = "over",
        by: int = SPECTATOR,
    ) -> None:
        """Write down what has just happened; ``table`` as it is now lets cards be found again on the board.

        ``asking``: what was asked before; ``by``: the seat that did it.
        """
        events = list(events)
        self.calls.note(asking, by, at)
        before = self.counted(events)
        for seat, known in self.of.items():
            seen = [event for each in events if (event := each.seen_by(seat))]
            keys = card_keys(table.scene(seat)) if table and any_card(seen) else {}
            undone = len(known) - before[seat]
            for event in seen:
                called = self.calls.at.get(event.seat)
                known.append(happened(game, event, len(known) + 1, at, keys, called, undone))

    def counted(self, events: list[Event]) -> dict[int, int]:
        """How many events each knew before this was done, or before the first of what is undone by it."""
        entries = sum(event.a for event in events if event.kind == TOOK_BACK)
        if not entries:
            self.counts.append({seat: len(known) for seat, known in self.of.items()})
            return self.counts[-1]
        before = self.counts[-entries]
        del self.counts[-entries:]
        return before

    def after(self, seat: int, number: int) -> list[messages.Happened]:
        """What the seat has learned since its event of this number."""
        return self.of[seat][number:]

    def count(self, seat: int) -> int:
        """How many events the seat has learned of."""
        return len(self.of[seat])


def any_card(events: Iterable[Event]) -> bool:
    """Whether a card is seen in one of these events."""
    return any(event.card >= 0 for event in events)


def happened(
    game: Game,
    event: Event,
    number: int,
    at: int,
    keys: dict[str, str],
    called: int | None = None,
    undone: int = 0,
) -> messages.Happened:
    """An event that a seat has seen, as a message."""
    key = keys.get(as_text(plain(game.card_word(event.card)))) if event.card >= 0 else None
    return messages.Happened(
        number=number,
        kind=event.kind,
        word=messages.Word.model_validate(plain(word_of(game, event))),
        seat=event.seat if event.seat >= 0 else None,
        card=key,
        at=at,
        called=called,
        undone=undone,
    )


def word_of(game: Game, event: Event) -> Word:
    """The log line of an event of the game's, or of the room's own."""
    if event.kind == TOOK_BACK:
        return Word(f"event-{TOOK_BACK}", {"seat": Seat(event.seat)})
    return event_word(game, event)


def with_words(game: Game, events: Iterable[Event]) -> list[Event]:
    """Those of these events that there are words for, if not by the rules that are installed, by the room."""
    known = {TOOK_BACK, *(kind.name for kind in game.events)}
    return [event for event in events if event.kind in known]


def card_keys(scene: Scene) -> dict[str, str]:
    """For each word that only one card in view has, that card's key."""
    found: dict[str, list[str]] = {}
    for zone in scene.zones:
        for card in zone.cards:
            found.setdefault(as_text(plain(card.word)), []).append(card.key)
    return {word: keys[0] for word, keys in found.items() if len(keys) == 1}


def as_text(value: object) -> str:
    """A plain value as a text that can be compared."""
    return json.dumps(value, sort_keys=True)


def scene_message(scene: Scene) -> messages.Scene:
    """A scene as a message."""
    return messages.Scene.model_validate(plain(scene))


def blank_scene(seat: int, seats: int) -> messages.Scene:
    """An empty board, for a game that was played by rules which are no longer installed."""
    return messages.Scene(
        seat=seat,
        seats=seats,
        turn=-1,
        asking="over",
        moment=0,
        mine=False,
        prompt=messages.Word(id="error-other-rules"),
        zones=[],
        facts=[],
        standing=[],
        choices=[],
        refusals=[],
        winners=[],
        ending=None,
    )


def lobby_message(
    seating: Seating,
    presence: Presence,
    token_hash: bytes | None,
    onlookers: int,
    compiled: int,
    now: int,
) -> messages.Lobby:
    """The table as who holds this token may know it."""
    row = seating.row
    return messages.Lobby(
        table=row.id,
        game=row.game,
        state=row.state,
        options=row.options,
        pace=seating.pace,
        places=[place_info(seating, presence, seat, now) for seat in range(row.seats)],
        you=seating.seat_of(token_hash),
        host=seating.is_host(token_hash),
        rematch=row.rematch,
        watch=row.watch,
        onlookers=onlookers,
        compiled=compiled,
        seed_hash=hashlib.sha256(row.seed).hexdigest(),
        seed=row.seed.hex() if row.state == "over" else None,
    )


def place_info(seating: Seating, presence: Presence, seat: int, now: int) -> messages.PlaceInfo:
    """Who sits in a seat."""
    place = seating.places.get(seat)
    if place is None:
        return messages.PlaceInfo(
            seat=seat, kind="free", nickname=None, player=None, connected=False
        )
    waits = presence.waited_for(seat) if seating.row.state == "playing" else None
    return messages.PlaceInfo(
        seat=seat,
        kind=place.kind,
        nickname=place.nickname,
        player=place.player,
        connected=place.kind == "bot" or seat in presence.here,
        host=place.token_hash is not None and seating.is_host(place.token_hash),
        ready=seating.is_ready(place),
        stand_in=place.stand_in,
        grace=None if waits is None else max(0, waits - now),
    )


def written(events: Iterable[Event]) -> bytes:
    """Events as the journal keeps them."""
    rows = [[e.kind, e.seat, e.card, e.a, e.b, e.to, e.seers] for e in events]
    return json.dumps(rows, separators=(",", ":")).encode()


def read(events: bytes) -> list[Event]:
    """The events of a journal's entry."""
    return [Event(*row) for row in json.loads(events)]
