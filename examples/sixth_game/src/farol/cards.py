"""The table of Farol: everybody's one card, and the rest."""

import numpy as np

from sobremesa.table.chance import CHANCE
from sobremesa.table.knowledge import knowledge
from sobremesa.table.piles import pile
from sobremesa.table.windows import ASKING, END

# FAR-01  the cards: the numbers from 1 up; a card's number here is one less
MOST_SEATS = 6
CARDS = 30

NOTHING = -1

OPTIONS = np.dtype([("numbers", np.int32), ("rounds", np.int32)], align=True)

TABLE = np.dtype(
    [
        ("seats", np.int32),
        ("ceremony", np.int32),
        ("options", OPTIONS),
        ("worth", np.int32, (3,)),
        ("chance", CHANCE),
        ("asking", ASKING),
        ("end", END),
        ("known", knowledge(CARDS)),
        ("stock", pile(CARDS)),
        ("hands", pile(1), (MOST_SEATS,)),
        ("round", np.int32),
        ("turn", np.int32),
        ("turns", np.int32),
        ("doubts", np.int32),
        ("shown", np.int32, (MOST_SEATS,)),
        ("points", np.int32, (MOST_SEATS,)),
    ],
    align=True,
)
"""``worth``: the points for a claim that is believed, for each wrong doubt, for a right one; ``turns``: how many
seats have had their turn in this round; ``doubts``: bit mask of who doubts the open claim; ``shown``: 1 for a hand in
view."""
