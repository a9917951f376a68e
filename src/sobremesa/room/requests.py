"""The protocol between the page and the room: what the page asks for, each message with an id of its own choosing."""

from typing import Annotated, Literal

from pydantic import Field

from sobremesa.room.messages import Mark, Message, Pace, Watch

MESSAGE_ID = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
TEXT = Annotated[str, Field(min_length=1, max_length=200)]


class Request(Message):
    """What all of the client's messages are."""

    id: MESSAGE_ID


class Hello(Request):
    """The first message: the number of the last event that this page has shown (0: none) gets the later ones."""

    kind: Literal["hello"] = "hello"
    version: int
    last: Annotated[int, Field(ge=0)]


class SetBot(Request):
    """The host puts a bot into a free seat (``player``: its name), or takes one out (``null``)."""

    kind: Literal["bot"] = "bot"
    seat: int
    player: str | None


class SetTable(Request):
    """The host changes options, pace, the number of seats or what onlookers see, before the start."""

    kind: Literal["set"] = "set"
    seats: int
    options: dict[str, int]
    pace: Pace
    watch: Watch = "open"


class Ready(Request):
    """This person wants to begin, or not yet. Whenever the host changes the table, all are asked again."""

    kind: Literal["ready"] = "ready"
    ready: bool


class Move(Request):
    """This person moves to a free seat before the start."""

    kind: Literal["move"] = "move"
    seat: int


class Swap(Request):
    """The host exchanges what is in two seats before the start: people, bots, or nobody."""

    kind: Literal["swap"] = "swap"
    one: int
    other: int


class Remove(Request):
    """The host sends a person away, who cannot sit at this table again; once the game has begun, a bot goes on."""

    kind: Literal["remove"] = "remove"
    seat: int


class HandOver(Request):
    """The host makes the person in this seat the host."""

    kind: Literal["hand-over"] = "hand-over"
    seat: int


class Stand(Request):
    """This person gives up the seat before the start."""

    kind: Literal["stand"] = "stand"


class Start(Request):
    """The host starts: every seat must be taken, and everybody else must have said that they are ready."""

    kind: Literal["start"] = "start"


class Play(Request):
    """The seat does something: an action's number, in answer to the question of this ``moment``."""

    kind: Literal["play"] = "play"
    moment: int
    action: int


class TakeBack(Request):
    """This seat takes back all that it has chosen in the question of this ``moment`` and that does not count yet."""

    kind: Literal["take-back"] = "take-back"
    moment: int


class Undo(Request):
    """This seat wants to take back what it did last, which others have seen; possible where `News` says so. ``moment``
    is that of the question that is open now.
    """

    kind: Literal["undo"] = "undo"
    moment: int


class AnswerUndo(Request):
    """This seat agrees that somebody takes something back, or would rather not; whoever has asked withdraws so."""

    kind: Literal["answer-undo"] = "answer-undo"
    moment: int
    agree: bool


class MoreTime(Request):
    """The open question's clock gets its whole span once more, for all. Each seat may ask for it once in a turn."""

    kind: Literal["more-time"] = "more-time"
    moment: int


class Leave(Request):
    """This person gets up from a game that goes on: a bot plays for them at once, until they connect again or say
    ``back``.
    """

    kind: Literal["leave"] = "leave"


class Back(Request):
    """This person plays again instead of the bot."""

    kind: Literal["back"] = "back"


class Say(Request):
    """Somebody who sits here says something to all."""

    kind: Literal["say"] = "say"
    text: TEXT


class React(Request):
    """Somebody who sits here shows a mark to all."""

    kind: Literal["react"] = "react"
    mark: Mark


class Rematch(Request):
    """After the end: a new table with the same game, options and people; `Lobby` then says its name in ``rematch``."""

    kind: Literal["rematch"] = "rematch"


class NextGame(Request):
    """After the end the host lays a table of another game for the same people; `Lobby` says it as for a rematch."""

    kind: Literal["next-game"] = "next-game"
    game: Annotated[str, Field(max_length=40)]


class Pong(Message):
    """The answer to `Ping`; the only message without an ``id`` and an answer."""

    kind: Literal["pong"] = "pong"
    nonce: Annotated[str, Field(max_length=40)]


Arranging = (
    SetBot | SetTable | Stand | Ready | Move | Swap | Remove | HandOver | Start | Rematch | NextGame
)
AtPlay = Play | TakeBack | Undo | AnswerUndo | MoreTime | Leave | Back | Say | React
FromClient = Annotated[Hello | Arranging | AtPlay | Pong, Field(discriminator="kind")]
