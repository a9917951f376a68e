"""How AntaYagí names things, as texts and as messages of its words: cards, actions, reasons."""

from sobremesa.games.antayagi import cards, moves
from sobremesa.table.actions import ActionKind, Actions, Field
from sobremesa.table.scene import Arg, Seat, Seats, Word, seats_of

FRONT_NAMES = (
    "lantern",
    "compass",
    "teapot",
    "bone",
    "muffin",
    "lollipop",
    "treasure",
    "t-rex",
    "hat",
    "wizard",
    "toxic",
    "fish",
    "sabotage",
)
BACK_NAMES = ("plain", "hat", "t-rex", "sabotage")
FACE_NAMES = (*FRONT_NAMES, *(f"back-{name}" for name in BACK_NAMES))
"""What a card shows, by the number that events have: its front, or its back after all fronts."""

SEATS = tuple(str(seat) for seat in range(cards.MOST_SEATS))
PLACES = tuple(str(place + 1) for place in range(cards.HAND))

REFUSALS = {
    1: "not-asked",
    2: "no-such-action",
    moves.ONLY_ON_TURN: "only-on-turn",
    moves.NOT_ONESELF: "not-oneself",
    moves.NO_CARD_THERE: "no-card-there",
    moves.NOT_CHOOSING: "not-choosing",
    moves.ALREADY_CHOSEN: "already-chosen",
    moves.NOTHING_TO_TAKE: "nothing-to-take",
    moves.NOTHING_TO_CANCEL: "nothing-to-cancel",
    moves.NO_SABOTAGE: "no-sabotage",
    moves.DECIDE_FIRST: "decide-first",
    moves.NO_REMARKS: "no-remarks",
    moves.NO_REMARKS_NOW: "no-remarks-now",
    moves.ALREADY_SPOKEN: "already-spoken",
}

TO_SEAT = Field("seat", SEATS)
NTH = Field("nth", PLACES)
ACTIONS = Actions(
    (
        ActionKind("name", moves.NAME, (TO_SEAT,)),
        ActionKind("choose", moves.CHOOSE, (NTH,)),
        ActionKind("take", moves.TAKE, (NTH,)),
        ActionKind("sabotage", moves.CANCEL),
        ActionKind("pass", moves.PASS),
        ActionKind("say-trade", moves.INVITE, (TO_SEAT,)),
        ActionKind("say-dont", moves.WARN, (TO_SEAT,)),
        ActionKind("say-good", moves.PRAISE, (TO_SEAT, NTH)),
        ActionKind("say-bad", moves.DECRY, (TO_SEAT, NTH)),
    )
)


def face_word(face: int) -> Word:
    """What one side of a card shows."""
    if face >= cards.KINDS:
        return Word(f"back-{BACK_NAMES[face - cards.KINDS]}")
    return Word(f"card-{FRONT_NAMES[face]}")


def nth_word(nth: int) -> Word:
    """First, second, third, for a place in a hand counted from 1."""
    return Word(f"nth-{nth}")


GIFT, EXCHANGE = 0, cards.HAND + 1
"""What a belief is about: what somebody may give; a card of one's own by its place from 1; the exchange."""
WORTHS = 10_000
"""Room for a worth in tenths of a good, half of it for what is worth less than nothing."""


def worth_expected(seat: int, number: int) -> Word:
    """What a seat takes something to be worth: see `sobremesa.games.antayagi.players.belief`."""
    about, tenths = divmod(number, WORTHS)
    nth, other = divmod(about, cards.MOST_SEATS)
    args: dict[str, Arg] = {"seat": Seat(seat), "goods": goods_word(tenths - WORTHS // 2)}
    if nth == EXCHANGE:
        return Word("belief-exchange", args)
    args["other"] = Seat(other)
    if nth == GIFT:
        return Word("belief-gift", args)
    return Word("belief-own-card", args | {"nth": nth_word(nth)})


def goods_word(tenths: int) -> Word:
    """An amount of goods that is counted in tenths."""
    whole, tenth = divmod(abs(tenths), 10)
    amount = {"whole": whole, "tenth": tenth}
    return Word("goods-below", amount) if tenths < 0 else Word("goods", amount)


def seats_word(mask: int) -> Seats:
    """The seats of a bit mask, as an argument."""
    return Seats(seats_of(mask))


def look(face: int) -> dict[str, int | str]:
    """How the page draws it: by the game's own picture or, without one, by its name; goods have the lemon's colour."""
    colour = "yellow" if face <= cards.TREASURE else "plain"
    return {"colour": colour, "image": FACE_NAMES[face]}
