"""The table of CAGONES: its cards with a face on either side, its piles, and what goes in and out of a stomach.

After the deal no card is ever shuffled, and everybody can follow each of them; so a card's number is the place that
it had in the deal, known to all. What is hidden is which faces it has (see `sobremesa.table.sides`).
"""

import numpy as np

from sobremesa.table.chance import CHANCE
from sobremesa.table.compiled import rule
from sobremesa.table.piles import pile
from sobremesa.table.sides import sides
from sobremesa.table.windows import ASKING, END

# CAG-01  the cards, and what a face can be; which side is whose
MOST_SEATS = 6
CARDS = 58
FOOD, POOP, FEAST, VOMIT, CHALLENGE, FLY, NAP, FAT_NAP = 0, 3, 6, 7, 8, 9, 10, 11
KINDS = 12
FACES = 2 * KINDS
BEAR, RABBIT = 0, 1
NOTHING = NO_FACE = -1

# CAG-02, 03  cards each by the number of seats; how many of them are taken into the hand
EACH = np.array([0, 0, 16, 14, 12, 10, 9], np.int32)
HAND = 4

# CAG-12  all amounts are counted in halves: what each food and poop card adds or takes, and how much fits
AMOUNT = np.array([[2, 4, 6, 2, 4, 6], [1, 2, 4, 2, 4, 6]], np.int32)
CAPACITY = np.array([10, 6], np.int32)
FATTER = np.array([2, 1], np.int32)

# what can be asked of an animal
STOMACH, POOPS = 0, 1

# what is asked next: of the seat on turn, of one that has to speak, or of all others
TO_PLAY, TO_ANNOUNCE, TO_NAME, TO_ANSWER, TO_ACCUSE = range(5)

OPTIONS = np.dtype(
    [("dealt", np.int32), ("big_poop", np.int32), ("full_feast", np.int32)], align=True
)

TABLE = np.dtype(
    [
        ("seats", np.int32),
        ("ceremony", np.int32),
        ("options", OPTIONS),
        ("most", np.int32, (2, 2)),
        ("chance", CHANCE),
        ("asking", ASKING),
        ("end", END),
        ("known", sides(CARDS)),
        ("hands", pile(CARDS), (MOST_SEATS,)),
        ("stocks", pile(CARDS // 2), (MOST_SEATS,)),
        ("piles", pile(CARDS), (2,)),
        ("gone", pile(CARDS)),
        ("left_over", pile(CARDS)),
        ("active", np.int32),
        ("turn", np.int32),
        ("step", np.int32),
        ("speaker", np.int32),
        ("about", np.int32),
        ("said", np.int32),
        ("inside", np.int32, (2, 2)),
        ("fat", np.int32, (2,)),
        ("put", np.int32, (MOST_SEATS,)),
        ("chain", np.int32, (CARDS,)),
        ("links", np.int32),
        ("decisions", np.int32),
    ],
    align=True,
)
"""``most``: the highest number that can be said of each animal's stomach and of its poops, whatever has been played;
``inside``: how much is in each stomach, and how many poops lie in each pile; ``fat``: how many fat naps. None of
these counts the card that others may still accuse.

``speaker``: the seat that has to announce, name or answer; ``about``: what the question is; ``said``: the number said
with the card that lies there to be judged, -1 without one; ``put``: how many cards each seat has put down since the
turn began; ``chain``: who has played each challenge or fly of the question, ``links`` of them."""


@rule
def kind_of(t, card, side):
    """What a card shows on one side."""
    return t.known.face[card][side]


@rule
def face_number(t, card, side):
    """A card and what it shows on one side, as one number: what events name."""
    return card * FACES + side * KINDS + t.known.face[card][side]


@rule
def capacity(side, fat):
    """CAG-12, CAG-33: how much fits into an animal with so many fat naps in its pile."""
    return CAPACITY[side] + fat * FATTER[side]


@rule
def stomach_after(side, kind, stomach, fat):
    """CAG-13 to CAG-16, CAG-18: how much is in the stomach after a card that stands, right or wrong."""
    if kind < POOP:
        return min(stomach + AMOUNT[side][kind], capacity(side, fat))
    if kind < FEAST:
        return max(stomach - AMOUNT[side][kind], 0)
    if kind == FEAST:
        return capacity(side, fat)
    return 0 if kind == VOMIT else stomach


@rule
def is_wrong(options, side, kind, stomach, fat, said):
    """CAG-13 to CAG-16: whether a card, with the number said, does not fit what is in the stomach."""
    if kind < POOP:
        return stomach + AMOUNT[side][kind] > capacity(side, fat)
    if kind < FEAST:
        too_big = AMOUNT[side][kind] > stomach and options.big_poop == 0
        return stomach == 0 or too_big
    if kind == FEAST:
        missing = capacity(side, fat) - stomach
        return said != missing or (missing == 0 and options.full_feast == 0)
    return stomach == 0 or said != stomach


@rule
def unit(side, about):
    """The step of the numbers that can be said, in halves: only carrots are halved."""
    return 1 if side == RABBIT and about == STOMACH else 2


@rule
def cards_left(t, seat):
    """How many cards a seat has in hand and stock."""
    return t.hands[seat].size + t.stocks[seat].size


@rule
def any_stock(t, seat):
    """CAG-07: whether another seat than this one has cards in its stock."""
    cards = 0
    for other in range(t.seats):
        if other != seat:
            cards += t.stocks[other].size
    return cards > 0
