"""The table of Cabanga!: its cards and its piles."""

import numpy as np

from sobremesa.table.chance import CHANCE
from sobremesa.table.compiled import rule
from sobremesa.table.knowledge import knowledge
from sobremesa.table.piles import pile
from sobremesa.table.windows import ASKING, END

# CAB-01  the cards: colour by colour the numbers 1-18, then the eight starting cards
MOST_SEATS = 6
COLOURS = 4
NUMBERS = 18
NUMBERED = COLOURS * NUMBERS
STARTING = np.array([1, 3, 5, 7, 12, 14, 16, 18], np.int32)
CARDS = NUMBERED + 8
LEFT, RIGHT = 0, 1

NOTHING = -1

OPTIONS = np.dtype(
    [("limit", np.int32), ("hand", np.int32), ("colours", np.int32), ("numbers", np.int32)],
    align=True,
)

ROW = np.dtype([("ends", pile(NUMBERS + 1), (2,))], align=True)
"""On either end a starting card and at most all numbers of the colour of the row (CAB-04)."""

TABLE = np.dtype(
    [
        ("seats", np.int32),
        ("ceremony", np.int32),
        ("options", OPTIONS),
        ("symbols", np.int32, (NUMBERED,)),
        ("chance", CHANCE),
        ("asking", ASKING),
        ("end", END),
        ("known", knowledge(CARDS)),
        ("starting", pile(8)),
        ("stock", pile(NUMBERED)),
        ("aside", pile(NUMBERED)),
        ("rows", ROW, (COLOURS,)),
        ("hands", pile(NUMBERED), (MOST_SEATS,)),
        ("round", np.int32),
        ("turn", np.int32),
        ("last_colour", np.int32),
        ("row", np.int32),
        ("low", np.int32),
        ("high", np.int32),
        ("thrown", np.int32),
        ("minus", np.int32, (MOST_SEATS,)),
    ],
    align=True,
)
"""``row``, ``low``, ``high``: the colour of the row just played on and its two visible values, for the window;
``thrown``: how many cards have been thrown in it; ``minus``: the minus points so far."""


@rule
def colour_of(card):
    return card // NUMBERS


@rule
def number_of(card):
    return card % NUMBERS + 1 if card < NUMBERED else STARTING[card - NUMBERED]


@rule
def fits(t, card):
    """CAB-06: whether a card may be thrown: of the row's colour, its number strictly between the two visible values.

    Counted in the row's colour, a card of another one has a number below 1 or above 18: between no two values.
    """
    number = card - t.row * NUMBERS + 1
    return (t.low < number) & (number < t.high)
