"""Who is connected to a table, and what each of them is told: nothing twice, and nothing where nothing is new."""

from typing import TYPE_CHECKING, Protocol

from sobremesa.room import messages
from sobremesa.room.gallery import DELAY_MS, Gallery, Look
from sobremesa.room.presence import Presence
from sobremesa.room.refusals import Code, Refused
from sobremesa.room.talk import line_message
from sobremesa.room.telling import blank_scene, lobby_message, scene_message
from sobremesa.table.table import SPECTATOR

if TYPE_CHECKING:
    from sobremesa.room.live import Live

MOST_GUESTS = 100
Seen = tuple[Look | None, list[int], int | None, messages.UndoInfo | None]


class Guest(Protocol):
    """Somebody with a connection to the table."""

    @property
    def token_hash(self) -> bytes | None:
        """Whose connection it is."""

    @property
    def credit(self) -> int:
        """Its lag credit in milliseconds."""

    def send(self, message: messages.Message) -> None:
        """Queue a message."""


class Audience:
    """The connections of one table."""

    def __init__(self, live: "Live") -> None:
        self.live = live
        self.guests: list[Guest] = []
        self.presence = Presence(live.seating)
        self.gallery = Gallery()
        self.seen: dict[int, Seen] = {}
        self.told: dict[int, int] = {}
        self.heard: dict[Guest, int] = {}
        self.shown: object = None

    # Who is there

    def add(self, guest: Guest) -> None:
        """Somebody is there."""
        if guest in self.guests:
            return
        if len(self.guests) >= MOST_GUESTS:
            raise Refused(Code.TABLE_FULL)
        self.guests.append(guest)

    def drop(self, guest: Guest) -> None:
        """Somebody is gone."""
        if guest in self.guests:
            self.guests.remove(guest)
        self.heard.pop(guest, None)

    def seat(self, guest: Guest) -> int:
        """The seat of a connection, -1 for who looks on."""
        seat = self.live.seating.seat_of(guest.token_hash)
        return SPECTATOR if seat is None else seat

    def credit_of(self, seat: int) -> int:
        """The largest lag credit of a seat's connections."""
        here = [guest.credit for guest in self.guests if self.seat(guest) == seat]
        return max(here, default=0)

    def notice(self) -> None:
        """Take note of who is there now."""
        seats = frozenset(self.seat(guest) for guest in self.guests)
        is_host = any(self.live.seating.is_host(guest.token_hash) for guest in self.guests)
        self.presence.notice(seats - {SPECTATOR}, is_host, self.live.clock.now_ms())

    def onlookers(self) -> int:
        """How many look on: people without a seat, each counted once."""
        return len(
            {guest.token_hash or guest for guest in self.guests if self.seat(guest) == SPECTATOR}
        )

    def next_due(self) -> int | None:
        """When those who look on may see more."""
        if self.live.seating.row.watch != "delayed":
            return None
        return self.gallery.next_due(self.live.clock.now_ms())

    # Telling

    def greet(self, guest: Guest, last: int) -> None:
        """Tell a newcomer everything, or what has happened since event ``last``."""
        self.tell_lobby(guest)
        self.heard[guest] = 0
        self.tell_talk(guest)
        seat = self.seat(guest)
        news = self.news(seat, last)
        if news is not None:
            guest.send(news)

    def tell(self) -> None:
        """Tell each who is there what is new to them."""
        self.notice()
        self.tell_lobby()
        for guest in self.guests:
            self.tell_talk(guest)
        for seat in range(SPECTATOR, self.live.seating.row.seats):
            self.tell_seat(seat)

    def tell_lobby(self, newcomer: Guest | None = None) -> None:
        """Tell all how the table stands if it has changed, a newcomer in any case."""
        seating, now = self.live.seating, self.live.clock.now_ms()
        onlookers, presence = self.onlookers(), self.presence
        compiled = self.live.readiness.percent(self.live.needed())
        people = (dict(seating.places), presence.here, dict(presence.gone), onlookers)
        state = (seating.row, people, compiled)
        for guest in self.guests:
            if guest is newcomer or state != self.shown:
                guest.send(
                    lobby_message(seating, presence, guest.token_hash, onlookers, compiled, now)
                )
        self.shown = state

    def tell_talk(self, guest: Guest) -> None:
        """Tell somebody what has been said since."""
        lines = self.live.talk.between(self.heard.get(guest, 0), self.horizon(guest))
        if lines:
            self.heard[guest] = lines[-1].number
            guest.send(messages.Talk(lines=[line_message(line) for line in lines]))

    def horizon(self, guest: Guest) -> int:
        """Up to when somebody may hear what was said: who looks on hears it when they see what it was said of."""
        watch, now = self.live.seating.row.watch, self.live.clock.now_ms()
        if self.seat(guest) != SPECTATOR or self.live.seating.row.state != "playing":
            return now
        return {"open": now, "delayed": now - DELAY_MS, "closed": 0}[watch]

    def tell_seat(self, seat: int) -> None:
        """Tell a seat what is new to it, or those who look on."""
        seen = self.see(seat)
        look = seen[0]
        if look is None:
            return
        last = self.told.get(seat, 0)
        if look.count == last and seen == self.seen.get(seat):
            return
        self.told[seat], self.seen[seat] = look.count, seen
        here = [guest for guest in self.guests if self.seat(guest) == seat]
        news = self.news(seat, last) if here else None
        for guest in here:
            assert news is not None
            guest.send(news)

    def see(self, seat: int) -> Seen:
        """What a seat has before it: its scene, its answers that do not count yet, when time is up, and of an undo."""
        playing, story = self.live.playing, self.live.story
        if story is None:
            return None, [], None, None
        if playing is None:
            return Look(None, story.count(seat)), [], None, None
        look = Look(playing.table.scene(seat), story.count(seat))
        deadline = playing.question.deadline if playing.undoing.asked is None else None
        if seat != SPECTATOR:
            held = playing.question.held_by(seat)
            return look, held, deadline, playing.undoing.told_to(seat)
        watch, over = self.live.seating.row.watch, playing.table.over
        late = self.gallery.look(watch, over, look, self.live.clock.now_ms())
        return late, [], deadline if watch == "open" else None, None

    def news(self, seat: int, last: int) -> messages.News | None:
        """What a seat has learned after its event number ``last``, and what it sees now."""
        look, held, deadline, undo = self.see(seat)
        if look is None:
            return None
        assert self.live.story is not None
        scene, seats = look.scene, self.live.seating.row.seats
        return messages.News(
            events=self.live.story.after(seat, last)[: max(0, look.count - last)],
            scene=scene_message(scene) if scene else blank_scene(seat, seats),
            clock=self.time_left(deadline),
            held=held,
            undo=undo,
        )

    def time_left(self, deadline: int | None) -> messages.Clock | None:
        """The open question's clock."""
        if deadline is None or self.live.playing is None:
            return None
        left = max(0, deadline - self.live.clock.now_ms())
        return messages.Clock(left=left, whole=self.live.playing.question.whole)
