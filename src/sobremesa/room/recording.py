"""What is left of a game once it is over: messages over HTTP, and the recording, a file that holds all of it.

A finished table keeps no secrets; before its end nothing of this is given to anybody.
"""

import hashlib
from typing import Literal

from pydantic import Field, ValidationError

from sobremesa.room.messages import Happened, Message, Scene, Word
from sobremesa.room.playing import DEAL
from sobremesa.room.store import Entry, Place, TableRow
from sobremesa.room.telling import read, written
from sobremesa.room.undoing import UNDO
from sobremesa.table.contract import Game
from sobremesa.table.errors import SobremesaError
from sobremesa.table.table import CLOCK, Event, Table


class Unreadable(SobremesaError):
    """A file is no recording; the text says what is wrong with it."""


class RecordedPlace(Message):
    """Who sat in a seat."""

    seat: int
    kind: Literal["human", "bot"]
    nickname: str
    player: str | None


class RecordedEvent(Message):
    """An event with its kind's name, its seat and card (-1: none) and its two numbers; ``to`` and ``seers`` are bit
    masks of who learned of it and who saw its card (bit 0: the spectators, bit s + 1: seat s).
    """

    kind: str
    seat: int
    card: int
    a: int
    b: int
    to: int
    seers: int


class RecordedStep(Message):
    """One entry of the journal: an action of a seat, or (seat -1) the deal or the clock, with what it made happen.

    ``text`` "undo": the seat has taken back what it did last; ``a`` of the event says how many steps, of those that
    stand, are undone.
    ``at`` is the server's time in milliseconds since 1970 after ``lag`` was granted to the sender.
    """

    seat: int
    action: int
    text: str
    at: int
    lag: int
    events: list[RecordedEvent]


class Result(Message):
    """How a game ended: ``ending`` is its reason, ``scores`` has a number for each seat, higher is better."""

    winners: list[int]
    ending: str
    scores: list[int]


class Recording(Message):
    """``GET /api/tables/<table>/recording``: a finished game as a file, to be opened again by ``sobremesa replay``.

    ``result`` is null where the installed rules are others than those of the game.
    """

    format: Literal[1] = 1
    game: str
    rules_version: int
    seats: int
    options: dict[str, int]
    pace: dict[str, int]
    places: list[RecordedPlace]
    seed: str
    seed_hash: str
    steps: list[RecordedStep]
    result: Result | None


class Replay(Message):
    """``GET /api/tables/<table>/replay``: what there is to see of a finished game, and what happened in it.

    ``log`` has the events of each step from the deal on, all cards open; ``beliefs`` what the bot believed that decided
    it, where it can say so. ``boards``: whether the rules that are installed can still show what lay on the table.
    """

    game: str
    options: dict[str, int]
    places: list[RecordedPlace]
    seed_hash: str
    seed: str
    boards: bool
    log: list[list[Happened]]
    beliefs: list[list[Word]]
    highlights: list[Word]


class ReplayScenes(Message):
    """``GET /api/tables/<table>/replay/<seat>/<first>``: from step ``first`` on some scenes of a seat (-1: a
    spectator's), with the cards of all other seats open.
    """

    first: int
    scenes: list[Scene]


class Draw(Message):
    """One thing that the deal did with chance, or with a pile that it had shuffled.

    "shuffle": the pile ``before`` became ``after``; "below": a number below ``n`` was drawn, ``result``; "word": a
    whole word of the stream, ``result``; "top": the card ``result`` was taken from the top of the pile of the shuffle
    number ``n``.
    """

    kind: Literal["shuffle", "below", "word", "top"]
    n: int = 0
    result: int = 0
    before: list[int] = Field(default_factory=list)
    after: list[int] = Field(default_factory=list)


class Dealt(Message):
    """``GET /api/tables/<table>/deal``: all that the deal drew from the seed, in order, and the cards that it told
    somebody of, by their numbers.
    """

    seed_hash: str
    seed: str
    draws: list[Draw]
    told: list[int]


def result_of(table: Table) -> Result | None:
    """How a table ended; `None` while it goes on."""
    if table.ending is None:
        return None
    return Result(winners=list(table.winners), ending=table.ending, scores=table.scores)


def recorded(
    game: Game, row: TableRow, places: list[Place], entries: list[Entry], result: Result | None
) -> Recording:
    """A finished table as a file."""
    return Recording(
        game=row.game,
        rules_version=row.rules_version,
        seats=row.seats,
        options=row.options,
        pace=row.pace,
        places=recorded_places(places),
        seed=row.seed.hex(),
        seed_hash=hashlib.sha256(row.seed).hexdigest(),
        steps=[step_of(game, entry) for entry in entries],
        result=result,
    )


def recorded_places(places: list[Place]) -> list[RecordedPlace]:
    """Who sat where, without anybody's token."""
    return [
        RecordedPlace(
            seat=place.seat, kind=place.kind, nickname=place.nickname, player=place.player
        )
        for place in places
    ]


def step_of(game: Game, entry: Entry) -> RecordedStep:
    """An entry of the journal as it is kept in a file."""
    events = [RecordedEvent.model_validate(vars(event)) for event in read(entry.events)]
    return RecordedStep(
        seat=entry.seat,
        action=entry.action,
        text=text_of(game, entry),
        at=entry.at_ms,
        lag=entry.lag_ms,
        events=events,
    )


def text_of(game: Game, entry: Entry) -> str:
    """An action as it is typed, as far as the installed rules know it."""
    if entry.action < 0:
        return {DEAL: "deal", CLOCK: "close", UNDO: "undo"}[entry.action]
    return game.actions[entry.action].text if entry.action < len(game.actions) else ""


def reading(text: str | bytes) -> Recording:
    """The recording that a file holds; `Unreadable` says what is wrong."""
    try:
        found = Recording.model_validate_json(text)
        seed = bytes.fromhex(found.seed)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(each) for each in first["loc"])
        raise Unreadable(
            f"this is no recording{f', see {where}' if where else ''}: {first['msg']}"
        ) from error
    except ValueError as error:
        raise Unreadable("the seed of this recording is no hexadecimal number") from error
    if hashlib.sha256(seed).hexdigest() != found.seed_hash:
        raise Unreadable("the seed of this recording is not the one whose hash was published")
    if sorted(place.seat for place in found.places) != list(range(found.seats)):
        raise Unreadable("this recording does not say who sat in each seat")
    return found


def kept(recording: Recording, name: str) -> tuple[TableRow, list[Place], list[Entry]]:
    """A recording as the store keeps a finished table, under this name."""
    row = TableRow(
        id=name,
        game=recording.game,
        rules_version=recording.rules_version,
        seats=recording.seats,
        options=recording.options,
        pace=recording.pace,
        seed=bytes.fromhex(recording.seed),
        host_hash=bytes(32),
        created_ms=recording.steps[0].at if recording.steps else 0,
        state="over",
    )
    places = [
        Place(each.seat, each.kind, each.nickname, player=each.player) for each in recording.places
    ]
    entries = [
        Entry(seq, step.seat, step.action, step.at, step.lag, events=written_again(step.events))
        for seq, step in enumerate(recording.steps)
    ]
    return row, places, entries


def written_again(events: list[RecordedEvent]) -> bytes:
    """Events as the journal keeps them."""
    return written(Event(**event.model_dump()) for event in events)
