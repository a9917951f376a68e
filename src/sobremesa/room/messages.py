"""The protocol between the page and the room: what the room says, and what goes over HTTP; `requests` has what the
page asks for.

``docs/protocol.md``, the JSON Schema and the page's ``protocol.d.ts`` are generated from these classes.
A socket speaks JSON texts, one message each. The client's carry an ``id`` of its own choosing; each is answered once
by ``answer`` or ``error`` with the same ``id``, and a repeated ``id`` gets the first answer again, played only once.
What tells a seat anything of the game is made from that seat's View alone.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

VERSION = 1
Watch = Literal["open", "delayed", "closed"]
Mark = Literal["clap", "laugh", "wow", "heart", "think", "cry"]
NICKNAME = Annotated[str, Field(min_length=1, max_length=20)]


class Message(BaseModel):
    """What all messages are: closed objects, strictly typed."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# Words


class SeatArg(Message):
    """A seat as an argument of a sentence: the page puts in the nickname."""

    seat: int


class SeatsArg(Message):
    """Several seats as an argument of a sentence."""

    seats: list[int]


class Word(Message):
    """A sentence of the game's Fluent words with its arguments, so that each person reads it in their language."""

    id: str
    args: dict[str, "int | str | Word | SeatArg | SeatsArg"] = {}


# What the server says of a table


class Card(Message):
    """A card in view: ``key`` is the same for as long as this seat can follow it; ``look`` says how to draw it."""

    key: str
    name: str
    word: Word
    look: dict[str, int | str]


class Zone(Message):
    """A place where cards lie: ``cards`` are those in view, from the bottom; ``count`` how many lie there."""

    id: str
    kind: Literal["hand", "pile", "row"]
    word: Word
    count: int
    cards: list[Card]
    seat: int | None


class Choice(Message):
    """Something this seat can do now; ``card`` (a key) and ``zone`` (an id) tie it to what can be clicked."""

    action: int
    text: str
    word: Word
    card: str | None
    zone: str | None


class Refusal(Message):
    """Why a card in view cannot be used now."""

    card: str
    word: Word


class Scene(Message):
    """All that a board shows, made from one seat's View (seat -1: a spectator's).

    ``asking`` is the kind of the open question, ``moment`` its number: `Play` sends it back, so that an answer to an
    old question is not taken for one to the new. ``mine``: this seat is asked. ``standing``: a number for each seat.
    """

    seat: int
    seats: int
    turn: int
    asking: str
    moment: int
    mine: bool
    prompt: Word
    zones: list[Zone]
    facts: list[Word]
    standing: list[int]
    choices: list[Choice]
    refusals: list[Refusal]
    winners: list[int]
    ending: Word | None


class Happened(Message):
    """An event as this seat learns of it. ``number`` counts this seat's own events from 1, without gaps.

    ``word`` is its line in the log; ``seat`` whom it is about; ``card`` the key of its card where this seat sees it.
    ``called``: when the seat called in the race that this is of. ``undone``: so many events just before this one do not
    count any more.
    """

    number: int
    kind: str
    word: Word
    seat: int | None
    card: str | None
    at: int
    called: int | None = None
    undone: int = 0


class Clock(Message):
    """The open question's clock: milliseconds left when the message was sent, and in all. No clock: ``null``."""

    left: int
    whole: int


class PlaceInfo(Message):
    """Who sits in a seat; an empty one has the kind "free".

    ``host``: the host sits here. ``ready``: this person has said so. ``stand_in``: the bot that plays for this person
    until they are back; ``grace``: so many milliseconds until one does, while a game goes on and the person is away.
    """

    seat: int
    kind: Literal["free", "human", "bot"]
    nickname: str | None
    player: str | None
    connected: bool
    host: bool = False
    ready: bool = False
    stand_in: str | None = None
    grace: int | None = None


class Pace(Message):
    """How much time there is, in seconds; 0: no clock. ``least_window`` and ``least_race`` are milliseconds that
    something must have been in view before an answer to it counts.

    ``grace``: how long a person may be away before a bot plays for them (0: as long as they like). ``take_back``: for
    so many milliseconds an action on one's turn that others will see can be taken back, and they do not see it yet.
    """

    turn: Annotated[int, Field(ge=0, le=86_400)] = 60
    window: Annotated[int, Field(ge=0, le=86_400)] = 4
    race: Annotated[int, Field(ge=0, le=86_400)] = 20
    least_window: Annotated[int, Field(ge=0, le=5_000)] = 750
    least_race: Annotated[int, Field(ge=0, le=2_000)] = 200
    grace: Annotated[int, Field(ge=0, le=86_400)] = 30
    take_back: Annotated[int, Field(ge=0, le=2_000)] = 500


class Lobby(Message):
    """The table as everybody may know it; sent first and whenever something of it changes.

    ``watch``: what those see who have no seat: everything that is public at once, a minute later, or nothing before
    the end. ``onlookers``: how many of them are here. ``compiled``: how much of what this table needs, in per cent; who
    starts before it is 100 waits for the deal.
    """

    kind: Literal["lobby"] = "lobby"
    table: str
    game: str
    state: Literal["lobby", "playing", "over"]
    options: dict[str, int]
    pace: Pace
    places: list[PlaceInfo]
    you: int | None
    host: bool
    rematch: str | None
    watch: Watch
    onlookers: int
    compiled: int
    seed_hash: str
    seed: str | None


class UndoInfo(Message):
    """What was done last could be taken back by ``seat``, who did it: only that seat is told so. ``asked``: it wants
    to, and all are asked; ``waiting`` are those who have not agreed yet. No clock runs meanwhile.
    """

    seat: int
    asked: bool
    waiting: list[int]


class News(Message):
    """What has happened since the last news to this seat, and what it sees now.

    ``held`` are the actions that this seat has chosen in an open window and that do not count yet: an answer counts
    when the window has been in view for its least time, and a quiet one, like a pass, not before the window's own
    moment; until then nobody else learns of it. On a turn, an action that others will see is held for a moment too, so
    that it can be taken back.
    """

    kind: Literal["news"] = "news"
    events: list[Happened]
    scene: Scene
    clock: Clock | None
    held: list[int] = []
    undo: UndoInfo | None = None


class Line(Message):
    """Something said at the table; ``mark`` names a quick reaction. ``word``: what the room itself has to say of the
    person in ``seat``, in place of a text.
    """

    number: int
    seat: int
    nickname: str
    at: int
    text: str | None = None
    mark: Mark | None = None
    word: Word | None = None


class Talk(Message):
    """What has been said since the last of these; to a newcomer the last hundred."""

    kind: Literal["talk"] = "talk"
    lines: list[Line]


class Answer(Message):
    """The message with this ``id`` was carried out."""

    kind: Literal["answer"] = "answer"
    id: str


class Error(Message):
    """A message was not carried out: a ``code`` for programs and a sentence for people. ``id`` is null where the
    message could not be read so far.
    """

    kind: Literal["error"] = "error"
    id: str | None
    code: str
    word: Word


class Ping(Message):
    """The server measures the way: the client sends ``nonce`` back at once."""

    kind: Literal["ping"] = "ping"
    nonce: str


FromServer = Annotated[Lobby | News | Talk | Answer | Error | Ping, Field(discriminator="kind")]


# Requests over HTTP


class OptionInfo(Message):
    """A rule that a table may set: a whole number from ``least`` to ``most``; where there are ``values``, their names.

    Its words are the messages ``option-<name>``, ``option-<name>-help`` and ``option-<name>-<value>``.
    """

    name: str
    default: int
    least: int
    most: int
    values: list[str]


class GameInfo(Message):
    """An installed game (``GET /api/games``). Its words: ``/games/<name>/words/<language>.ftl``, the rules
    ``/games/<name>/words/rules.<language>.md``; ``board``: whether ``/games/<name>/board.js`` is there.
    """

    name: str
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    players: list[str]
    board: bool


class NewTable(Message):
    """``POST /api/tables``: lay a table; answered by `TableMade`, with the host's token in a cookie."""

    game: Annotated[str, Field(max_length=40)]
    seats: int
    options: dict[str, int] = {}
    pace: Pace = Pace()
    watch: Watch = "open"


class TableMade(Message):
    """The new table: its unguessable name; the page for it is ``/t/<table>``."""

    table: str


class SitDown(Message):
    """``POST /api/tables/<table>/seats``: take a free seat under a nickname; the seat's token comes in a cookie."""

    seat: int
    nickname: NICKNAME
