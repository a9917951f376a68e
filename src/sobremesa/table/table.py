"""A table for people who write Python: ``Table("…", seats=4, seed=1)``."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from sobremesa.table.actions import Action
from sobremesa.table.contract import Game
from sobremesa.table.driver import driver
from sobremesa.table.errors import AgainstTheRules, NotYourTurn, SobremesaError
from sobremesa.table.events import LOG, MOST_EVENTS, NOT_ASKED
from sobremesa.table.knowledge import bit
from sobremesa.table.registry import game as registered
from sobremesa.table.scene import Arg, Scene, Seat, Word, seats_of
from sobremesa.table.windows import KINDS
from sobremesa.table.words import words

SPECTATOR = -1
CLOCK = -1


@dataclass(frozen=True)
class Event:
    """What happened: its kind's name, the seat (-1: none), the card (-1: none, or not seen), two numbers.

    ``to`` and ``seers`` are bit masks as in `sobremesa.table.knowledge`; `seen_by` is what one seat learns of it.
    """

    kind: str
    seat: int
    card: int
    a: int
    b: int
    to: int
    seers: int

    def seen_by(self, seat: int) -> "Event | None":
        """The event as a seat (-1: spectators) learns of it: whole, without its card, or not at all."""
        if not self.to & bit(seat):
            return None
        if self.seers & bit(seat) or self.card < 0:
            return Event(self.kind, self.seat, self.card, self.a, self.b, 0, 0)
        return Event(self.kind, self.seat, -1, self.a, self.b, 0, 0)


class Table:
    """One table of one game, with every rule and no clock: who drives it says who acts first and when time is up.

    ``seed`` is a whole number or 32 bytes; the same seed, options and actions give the same game on every machine.
    ``ceremony`` asks also those who have no choice (see `sobremesa.table.contract`).
    """

    def __init__(
        self,
        game: str | Game,
        seats: int,
        seed: int | bytes = 0,
        options: Mapping[str, int | str] | None = None,
        *,
        ceremony: bool = False,
        deck: Path | None = None,
    ) -> None:
        self.game = registered(game) if isinstance(game, str) else game
        self.options = self.game.option_values(seats, options or {})
        self.record = blank(self.game, seats, self.options, ceremony=ceremony, deck=deck)
        self.log = np.zeros(1, LOG)
        self.record["chance"]["key"] = np.frombuffer(seed_bytes(seed), "<u4")
        self.border.deal(self.record, self.log)

    @cached_property
    def border(self) -> ModuleType:
        """The game's functions over arrays of tables."""
        return driver(self.game)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self.record["seats"][0])

    @property
    def ceremony(self) -> bool:
        """Whether also those without a choice are asked."""
        return bool(self.record["ceremony"][0])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.record["end"]["reason"][0])

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; none when the game is over."""
        return seats_of(int(self.border.actors(self.record)))

    @property
    def asking(self) -> str:
        """What is asked now: one of `sobremesa.table.windows.KINDS`."""
        return KINDS[int(self.record["asking"]["kind"][0])]

    @property
    def moment(self) -> int:
        """The number of the open question."""
        return int(self.record["asking"]["moment"][0])

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats; none while the game goes on."""
        return seats_of(int(self.record["end"]["winners"][0]))

    @property
    def ending(self) -> str | None:
        """Why the game ended, as the game's ``endings`` have it; ``None`` while it goes on."""
        reason = int(self.record["end"]["reason"][0])
        return self.game.endings[reason - 1] if reason else None

    @property
    def scores(self) -> list[int]:
        """Each seat's score so far or at the end; higher is better."""
        out = np.zeros(32, np.int32)
        self.border.scores(self.record, out)
        return [int(score) for score in out[: self.seats]]

    def legal(self, seat: int) -> list[Action]:
        """What the seat may do now, in the order of the actions' numbers as the rules list them."""
        out = np.zeros(len(self.game.actions), np.int32)
        count = int(self.border.legal(self.record, seat, out))
        return [self.game.actions[int(number)] for number in out[:count]]

    def play(self, seat: int, action: Action | int | str) -> list[Event]:
        """The seat does something; returns what happened.

        Raises `UnreadableAction`, `NotYourTurn` or `AgainstTheRules`; the table is then unchanged.
        """
        chosen = self.read(action)
        self.border.apply(self.record, seat, chosen.number, self.log)
        refused = int(self.log["refused"][0])
        if refused == NOT_ASKED:
            raise NotYourTurn(self.not_asked(seat, chosen))
        if refused:
            reason = self.game.refusals[refused]
            sentence = words(self.game, "en").say(Word(f"refused-{reason}"))
            raise AgainstTheRules(f"seat {seat}, {chosen.text!r}: {sentence}", reason)
        return self.events

    def read(self, action: Action | int | str) -> Action:
        """The action that is meant: `UnreadableAction` if none is."""
        if isinstance(action, Action):
            return action
        return (
            self.game.actions.read(action) if isinstance(action, str) else self.game.actions[action]
        )

    def not_asked(self, seat: int, action: Action) -> str:
        """Why a seat is not asked, without a word of who else could act in a window."""
        if self.over:
            return f"seat {seat}, {action.text!r}: the game is over"
        scene = self.scene(seat if seat in range(self.seats) else SPECTATOR)
        turn = f"; it is the turn of seat {scene.turn}" if scene.turn >= 0 else ""
        return f"seat {seat}, {action.text!r}: this seat is not asked now ({scene.asking}{turn})"

    def close(self) -> list[Event]:
        """Time is up for the open question; returns what happened."""
        self.border.close(self.record, self.log)
        return self.events

    @property
    def events(self) -> list[Event]:
        """What the last call made happen: the deal, a seat's action, or the clock's."""
        log = self.log[0]
        if log["size"] > MOST_EVENTS:
            raise SobremesaError(f"{self.game.name}: one call made more than {MOST_EVENTS} events")
        return [self.event(record) for record in log["events"][: log["size"]]]

    def event(self, record: Any) -> Event:
        """A record of the log as an `Event`."""
        kind, seat, card, a, b, to, seers = (int(value) for value in record)
        return Event(self.game.events[kind].name, seat, card, a, b, to, seers)

    def view(self, seat: int = SPECTATOR) -> npt.NDArray[Any]:
        """What the seat (-1: the spectators) may know: an array of one record of the game's View dtype."""
        view = np.zeros(1, self.game.view)
        self.border.observe(self.record, seat, view)
        return view

    def scene(self, seat: int = SPECTATOR) -> Scene:
        """The seat's View as zones, facts and choices."""
        return self.game.scene(self.view(seat)[0])

    def redealt(self, seat: int, chance: npt.NDArray[Any]) -> "Table":
        """Another table that this seat could not tell from this one; ``chance`` is an array of one CHANCE."""
        other = self.copy()
        other.border.redeal(other.record, seat, chance)
        return other

    def copy(self) -> "Table":
        """The same table once more."""
        other = object.__new__(Table)
        other.game, other.options = self.game, self.options
        other.record, other.log = self.record.copy(), self.log.copy()
        return other

    def to_bytes(self) -> bytes:
        """The whole table, secrets included, as the bytes of its record."""
        return self.record.tobytes()

    def digest(self) -> str:
        """SHA-256 of the table's bytes, as text: equal tables, equal digests."""
        return hashlib.sha256(self.to_bytes()).hexdigest()

    def __repr__(self) -> str:
        lines = [
            f"{self.game.name}, {self.seats} seats, {self.asking}, to act: {list(self.actors)}"
        ]
        open_zones = [zone for seat in range(-1, self.seats) for zone in self.scene(seat).zones]
        shown = {zone.id: zone for zone in open_zones if zone.cards or zone.seat is None}
        for zone in shown.values():
            cards = " ".join(card.name for card in zone.cards) or "-"
            lines.append(f"  {zone.id} ({zone.count}): {cards}")
        return "\n".join(lines)


def event_word(game: Game, event: Event) -> Word:
    """The log line of an event: the message ``event-<kind>``, or ``event-<kind>-hidden`` where its card is not seen."""
    kind = next(each for each in game.events if each.name == event.kind)
    args: dict[str, Arg] = {}
    if event.seat >= 0:
        args["seat"] = Seat(event.seat)
    if event.card >= 0:
        args["card"] = game.card_word(event.card)
    for part, value in ((kind.a, event.a), (kind.b, event.b)):
        if part is not None:
            args[part[0]] = part[1](value)
    hidden = "-hidden" if kind.card and event.card < 0 else ""
    return Word(f"event-{event.kind}{hidden}", args)


def blank(
    game: Game,
    seats: int,
    options: Mapping[str, int],
    *,
    ceremony: bool = False,
    deck: Path | None = None,
) -> npt.NDArray[Any]:
    """A table before the deal, without a seed: an array of one record; ``options`` are all of them, checked."""
    record = np.zeros(1, game.table)
    record["seats"], record["ceremony"] = seats, int(ceremony)
    for name, value in options.items():
        record["options"][name] = value
    game.lay_deck(record, game.load_deck(deck or game.folder / "cards.toml"))
    return record


def seed_bytes(seed: int | bytes) -> bytes:
    """A seed as the 32 bytes that key the table's chance; a whole number is written low byte first."""
    if isinstance(seed, bytes):
        if len(seed) != 32:
            raise SobremesaError(f"a seed is 32 bytes or a whole number, not {len(seed)} bytes")
        return seed
    if not 0 <= seed < 2**256:
        raise SobremesaError(f"a seed is a whole number from 0 to 2**256 - 1, not {seed}")
    return seed.to_bytes(32, "little")
