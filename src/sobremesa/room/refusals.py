"""Why the room does not do something: a code for programs, a sentence for people."""

from enum import StrEnum

from sobremesa.room import messages


class Code(StrEnum):
    """Every code of `messages.Error`; its sentence is the message ``error-<code>`` of the room's words.

    Two take their sentence from the game: ``against-the-rules`` is ``refused-<reason>`` there, ``not-your-turn`` and
    ``no-such-action`` are ``refused-not-asked`` and ``refused-no-such-action``.
    """

    NOT_JSON = "not-json"
    BAD_MESSAGE = "bad-message"
    OVERSIZE = "oversize"
    TOO_MANY = "too-many"
    HELLO_FIRST = "hello-first"
    OTHER_VERSION = "other-version"
    WRONG_ORIGIN = "wrong-origin"
    NOT_FOUND = "not-found"
    NO_SUCH_TABLE = "no-such-table"
    NO_SUCH_GAME = "no-such-game"
    NO_SUCH_PLAYER = "no-such-player"
    NO_SUCH_SEAT = "no-such-seat"
    TABLE_FULL = "table-full"
    SEAT_TAKEN = "seat-taken"
    NOT_A_BOT = "not-a-bot"
    ALREADY_SEATED = "already-seated"
    NOT_SEATED = "not-seated"
    BARRED = "barred"
    NICKNAME_BLANK = "nickname-blank"
    NICKNAME_UNREADABLE = "nickname-unreadable"
    NICKNAME_LONG = "nickname-long"
    NICKNAME_TAKEN = "nickname-taken"
    NOT_HOST = "not-host"
    NOBODY_THERE = "nobody-there"
    NOT_READY = "not-ready"
    SEATS_FREE = "seats-free"
    SEATS_OCCUPIED = "seats-occupied"
    WRONG_SEATS = "wrong-seats"
    WRONG_OPTION = "wrong-option"
    WRONG_PACE = "wrong-pace"
    ALREADY_STARTED = "already-started"
    NOT_STARTED = "not-started"
    NOT_OVER = "not-over"
    GAME_OVER = "game-over"
    TOO_EARLY = "too-early"
    TOO_LATE = "too-late"
    NO_CLOCK = "no-clock"
    CANNOT_UNDO = "cannot-undo"
    ASKED_BEFORE = "asked-before"
    TEXT_BLANK = "text-blank"
    NOT_YOUR_TURN = "not-your-turn"
    NO_SUCH_ACTION = "no-such-action"
    AGAINST_THE_RULES = "against-the-rules"
    OTHER_RULES = "other-rules"
    STORE_FAILED = "store-failed"
    SERVER_ERROR = "server-error"


OF_THE_GAME = {
    Code.NOT_YOUR_TURN: "refused-not-asked",
    Code.NO_SUCH_ACTION: "refused-no-such-action",
}
STATUS = {
    Code.WRONG_ORIGIN: 403,
    Code.BARRED: 403,
    Code.NOT_FOUND: 404,
    Code.NO_SUCH_TABLE: 404,
    Code.OVERSIZE: 413,
    Code.TOO_MANY: 429,
    Code.SEAT_TAKEN: 409,
    Code.ALREADY_SEATED: 409,
    Code.NICKNAME_TAKEN: 409,
    Code.ALREADY_STARTED: 409,
    Code.STORE_FAILED: 503,
    Code.SERVER_ERROR: 500,
}
"""The HTTP status of a code, where it is not 422."""


class Refused(Exception):
    """Something was not done; nothing has changed."""

    def __init__(self, code: Code, *, word: str | None = None, **args: int | str) -> None:
        super().__init__(code.value)
        self.code = code
        self.word = messages.Word(
            id=word or OF_THE_GAME.get(code) or f"error-{code.value}", args=dict(args)
        )

    @property
    def status(self) -> int:
        """The HTTP status for it."""
        return STATUS.get(self.code, 422)

    def message(self, about: str | None) -> messages.Error:
        """The message that says so; ``about`` is the id of the refused one."""
        return messages.Error(id=about, code=self.code.value, word=self.word)
