"""How CAGONES names things, as texts and as messages of its words: cards, amounts, actions, reasons."""

from sobremesa.games.cagones import cards, moves
from sobremesa.table.actions import ActionKind, Actions, Field
from sobremesa.table.scene import Arg, Seat, Seats, Word, seats_of

ANIMALS = ("bear", "rabbit")
FOODS = ("fish", "carrot")
FOOD_KINDS = (
    ("fish-1", "fish-2", "fish-3"),
    ("carrot-half", "carrot-1", "carrot-2"),
)
OTHER_KINDS = (
    "poop-1",
    "poop-2",
    "poop-3",
    "feast",
    "vomit",
    "challenge",
    "fly",
    "nap",
    "fat-nap",
)
FACE_NAMES = tuple(
    name
    for animal, foods in zip(ANIMALS, FOOD_KINDS, strict=True)
    for name in (*foods, *(f"{animal}-{kind}" for kind in OTHER_KINDS))
)
CARD_NAMES = tuple(f"{name}#{card}" for card in range(cards.CARDS) for name in FACE_NAMES)
NUMBERS = tuple(
    str(number // 2) if number % 2 == 0 else f"{number / 2}" for number in range(moves.NUMBERS)
)
LABELS = tuple(str(card) for card in range(cards.CARDS))
SEATS = tuple(str(seat) for seat in range(cards.MOST_SEATS))

REFUSALS = {
    1: "not-asked",
    2: "no-such-action",
    moves.ONLY_ON_TURN: "only-on-turn",
    moves.NOT_IN_HAND: "not-in-hand",
    moves.NOT_THE_SAME_KIND: "not-the-same-kind",
    moves.NO_NUMBER_ASKED: "no-number-asked",
    moves.NO_HALVES: "no-halves",
    moves.TOO_MUCH: "too-much",
    moves.NOBODY_TO_NAME: "nobody-to-name",
    moves.NOT_YOURSELF: "not-yourself",
    moves.NO_SUCH_SEAT: "no-such-seat",
    moves.STOCK_EMPTY: "stock-empty",
    moves.NO_CARDS: "no-cards",
    moves.NOTHING_TO_ACCUSE: "nothing-to-accuse",
}

ACTIONS = Actions(
    (
        ActionKind("play", moves.PLAY, (Field("card", LABELS),)),
        ActionKind("say", moves.SAY, (Field("number", NUMBERS),)),
        ActionKind("name", moves.NAME, (Field("seat", SEATS),)),
        ActionKind("draw", moves.DRAW_FROM, (Field("seat", SEATS),)),
        ActionKind("accuse", moves.ACCUSE),
        ActionKind("pass", moves.PASS),
    )
)


def kind_name(face: int) -> str:
    """What a face shows, without whose it is: a food, or one of `OTHER_KINDS`."""
    return FACE_NAMES[face].removeprefix("bear-").removeprefix("rabbit-")


def card_word(number: int) -> Word:
    """What a card shows; its place in the deal goes with it, so that two cards alike are told apart on the page."""
    card, face = divmod(number, cards.FACES)
    side, kind = divmod(face, cards.KINDS)
    args: dict[str, Arg] = {"card": card}
    if kind >= cards.FEAST:
        return Word(f"card-{kind_name(face)}", args)
    halves = int(cards.AMOUNT[side][kind])
    if halves == 1:
        return Word("card-carrot-half", args)
    what = FOODS[side] if kind < cards.POOP else "poop"
    return Word(f"card-{what}", args | {"count": halves // 2})


def amount_word(halves: int) -> Word:
    """An amount that is counted in halves."""
    if halves == 1:
        return Word("amount-half")
    count = {"count": halves // 2}
    return Word("amount-and-a-half", count) if halves % 2 else Word("amount", count)


def stomach_counted(seat: int, halves: int) -> Word:
    """What a seat counts in the stomach of the animal that eats."""
    return Word("belief-stomach", {"seat": Seat(seat), "amount": amount_word(halves)})


def poops_counted(seat: int, halves: int) -> Word:
    """How many poops it counts."""
    return Word("belief-poops", {"seat": Seat(seat), "amount": amount_word(halves)})


def animal_word(side: int) -> Word:
    """The bear or the rabbit."""
    return Word(f"animal-{ANIMALS[side]}")


def asked_name(what: int) -> str:
    """What is asked for, a name that words choose by; ``what`` is twice the animal plus what is asked of it."""
    side, about = divmod(what, 2)
    return "poop" if about == cards.POOPS else FOODS[side]


def seats_word(mask: int) -> Seats:
    """The seats of a bit mask, as an argument."""
    return Seats(seats_of(mask))


def look(face: int) -> dict[str, int | str]:
    """How the page draws a face: the game's own picture of that name."""
    return {"image": FACE_NAMES[face]}
