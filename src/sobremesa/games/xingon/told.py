"""How XINGON names things, as texts and as messages of its words: cards, conditions, actions, reasons."""

from sobremesa.games.xingon import cards, moves
from sobremesa.table.actions import ActionKind, Actions, Field
from sobremesa.table.scene import Arg, Seat, Seats, Word, seats_of

COLOURS = ("red", "blue", "purple", "yellow")
SHAPES = ("triangle", "circle", "square")
SIGNS = ("▲", "●", "■")
NUMBERED_NAMES = tuple(
    f"{colour}-{shape}-{number}"
    for colour in COLOURS
    for shape in SHAPES
    for number in range(1, cards.NUMBERS + 1)
)
WILD_NAMES = ("wild-1", "wild-2", "wild-shape", "wild-colour", "wild-number")
SPECIAL_NAMES = ("skip", "reverse-1", "reverse-2")
LAYABLE_NAMES = (*NUMBERED_NAMES, *WILD_NAMES)
NAMES = (*LAYABLE_NAMES, *SPECIAL_NAMES)
NUMBER_OF = {name: card for card, name in enumerate(NAMES)}
KINDS = ("wild", "wild", "wild-shape", "wild-colour", "wild-number", "skip", "reverse", "reverse")
MARKS = ("★", "★", "▲●■", "★", "123", "»", "⇄", "⇄")
NONE = "none"
NUMBERS = tuple(str(number) for number in range(1, cards.NUMBERS + 1))
SEATS = tuple(str(seat) for seat in range(cards.MOST_SEATS))

REFUSALS = {
    1: "not-asked",
    2: "no-such-action",
    moves.ONLY_ON_TURN: "only-on-turn",
    moves.NOT_IN_HAND: "not-in-hand",
    moves.CONDITION_STANDS: "condition-stands",
    moves.NOT_THIS_STEP: "not-this-step",
    moves.NOT_PLAYED_WITH: "not-played-with",
    moves.SAY_SOMETHING: "say-something",
    moves.ALREADY_CHOSEN: "already-chosen",
    moves.CHOOSE_FIRST: "choose-first",
    moves.ALREADY_BEGUN: "already-begun",
    moves.NOTHING_TO_DOUBT: "nothing-to-doubt",
    moves.OWN_CARDS: "own-cards",
    moves.NOT_ONE_LEFT: "not-one-left",
    moves.NOT_ALL_FOUR: "not-all-four",
    moves.NOTHING_TO_CALL: "nothing-to-call",
    moves.NOBODY_TO_CATCH: "nobody-to-catch",
    moves.DECIDE_FIRST: "decide-first",
    moves.NOTHING_TO_LAY: "nothing-to-lay",
}

ACTIONS = Actions(
    (
        ActionKind("colour", moves.SAY_COLOUR, (Field("colour", (NONE, *COLOURS)),)),
        ActionKind("shape", moves.SAY_SHAPE, (Field("shape", (NONE, *SHAPES)),)),
        ActionKind("number", moves.SAY_NUMBER, (Field("number", (NONE, *NUMBERS)),)),
        ActionKind("choose", moves.CHOOSE, (Field("card", LAYABLE_NAMES),)),
        ActionKind("back", moves.BACK),
        ActionKind("lay", moves.LAY),
        ActionKind("lay-and-call", moves.LAY_AND_CALL),
        ActionKind("doubt", moves.DOUBT),
        ActionKind("play", moves.PLAY, (Field("card", SPECIAL_NAMES),)),
        ActionKind("discard", moves.DISCARD, (Field("shape", SHAPES), Field("number", NUMBERS))),
        ActionKind("xingon", moves.XINGON),
        ActionKind("catch", moves.CATCH, (Field("seat", SEATS),)),
        ActionKind("pass", moves.PASS),
    )
)


def colour_word(colour: int) -> Word:
    """A colour's name; colours are counted from 0."""
    return Word(f"colour-{COLOURS[colour]}")


def shape_word(shape: int) -> Word:
    """A shape's name; shapes are counted from 0."""
    return Word(f"shape-{SHAPES[shape]}")


def card_word(card: int) -> Word:
    """A card's name."""
    if card >= cards.NUMBERED:
        return Word(f"card-{KINDS[card - cards.NUMBERED]}")
    return Word(
        "card",
        {
            "colour": COLOURS[int(cards.colour_of(card))],
            "shape": SHAPES[int(cards.shape_of(card))],
            "number": int(cards.number_of(card)) + 1,
        },
    )


def claim_word(claim: int) -> Word:
    """A condition as it is said; which of the three it names is part of the message's name."""
    colour = int(cards.claimed_colour(claim))
    shape = int(cards.claimed_shape(claim))
    number = int(cards.claimed_number(claim))
    args: dict[str, Arg] = {}
    if colour:
        args["colour"] = COLOURS[colour - 1]
    if shape:
        args["shape"] = SHAPES[shape - 1]
    if number:
        args["number"] = number
    named = "-".join(args)
    return Word(f"claim-{named}", args)


def direction_word(direction: int) -> Word:
    """To the left or to the right."""
    side = "left" if direction > 0 else "right"
    return Word(f"direction-{side}")


def seats_word(mask: int) -> Seats:
    """The seats of a bit mask, as an argument."""
    return Seats(seats_of(mask))


def look(card: int) -> dict[str, int | str]:
    """How the page draws a card."""
    if card >= cards.NUMBERED:
        text = MARKS[card - cards.NUMBERED]
        return {"colour": "plain", "text": text, "marks": 0, "image": NAMES[card]}
    shape = SIGNS[int(cards.shape_of(card))]
    return {
        "colour": COLOURS[int(cards.colour_of(card))],
        "text": f"{shape}{int(cards.number_of(card)) + 1}",
        "marks": 0,
        "image": NAMES[card],
    }


def lie_suspected(seat: int, percent: int) -> Word:
    """How likely a seat takes it to be that what was laid last is a lie."""
    return Word("belief-lie", {"seat": Seat(seat), "percent": percent})
