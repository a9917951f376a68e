"""The table of AntaYagí: its cards, what is printed on them, what they are worth in saddlebags (ANT-01, 03, 04).

A card is a label that everybody can follow, see `sobremesa.table.sides`; its first side is the front, its second the
back. Whether a card in a hand is held turned, its front towards its owner, everybody sees as well.
"""

import numpy as np

from sobremesa.table.chance import CHANCE
from sobremesa.table.compiled import rule
from sobremesa.table.knowledge import bit, everyone
from sobremesa.table.piles import pile
from sobremesa.table.sides import sides
from sobremesa.table.windows import ASKING, END

# ANT-01  the kinds of card, goods first, and ANT-04 the backs
KINDS = 13
(
    LANTERN,
    COMPASS,
    TEAPOT,
    BONE,
    MUFFIN,
    LOLLIPOP,
    TREASURE,
    T_REX,
    HAT,
    WIZARD,
    TOXIC,
    FISH,
    SABOTAGE,
) = range(KINDS)
BACKS = 4
PLAIN, HAT_BACK, T_REX_BACK, SABOTAGE_BACK = range(BACKS)
FRONT, BACK = range(2)

CARDS = 65
HAND = 3
MOST_SEATS = 7
FEW_SEATS = 4
GOAL_OF_FEW, GOAL_OF_MANY = 5, 4
NOTHING = -1
SILENT, REMARKS = 0, 1

OPTIONS = np.dtype([("talk", np.int32), ("goal", np.int32)], align=True)

TABLE = np.dtype(
    [
        ("seats", np.int32),
        ("ceremony", np.int32),
        ("options", OPTIONS),
        ("chance", CHANCE),
        ("asking", ASKING),
        ("end", END),
        ("sides", sides(CARDS)),
        ("turned", np.int32, (CARDS,)),
        ("stock", pile(CARDS)),
        ("discard", pile(CARDS)),
        ("hands", pile(HAND), (MOST_SEATS,)),
        ("saddlebags", pile(CARDS), (MOST_SEATS,)),
        ("offered", pile(2)),
        ("turn", np.int32),
        ("partner", np.int32),
        ("chosen", np.int32, (MOST_SEATS,)),
        ("sabotages", np.int32),
        ("due", np.int32, (MOST_SEATS,)),
        ("taker", np.int32),
        ("said", np.int32, (MOST_SEATS,)),
        ("decisions", np.int32),
    ],
    align=True,
)
"""``turned``: 1 for a card in a hand whose front its owner sees; ``offered``: the two cards of an exchange, that of the
seat on turn first; ``chosen``: which card of its hand a seat has chosen, unseen by the others; ``sabotages``: how many
were played on this exchange; ``due``: the kind whose power is still to be applied to a seat; ``taker``: the seat that
takes a card by its lollipop; ``said``: the remark that a seat has made in this turn. -1 is none of it, everywhere."""


@rule
def front(t, label):
    """The kind of a card."""
    return t.sides.face[label][FRONT]


@rule
def who_faces(t, seat, label):
    """ANT-03: those who see the front of a card in this seat's hand: all others or, if it is held turned, its owner."""
    return bit(seat) if t.turned[label] else everyone(t.seats) & ~bit(seat)


@rule
def is_good(kind):
    return kind <= TREASURE


@rule
def count_kind(t, pile, kind):
    """How many cards of a kind lie in an open pile."""
    count = 0
    for place in range(pile.size):
        count += front(t, pile.cards[place]) == kind
    return count


@rule
def worth(t, seat):
    """ANT-09, 15, 16, 17: the goods in a seat's saddlebags; a fish beside toxic waste is worth two."""
    goods, fish, toxic = 0, 0, 0
    for place in range(t.saddlebags[seat].size):
        kind = front(t, t.saddlebags[seat].cards[place])
        goods += is_good(kind)
        fish += kind == FISH
        toxic += kind == TOXIC
    return goods + 2 * fish if toxic else goods


@rule
def goal(t, seat):
    """ANT-01, ANT-15: the goods that this seat needs, one more for each toxic waste in its saddlebags."""
    needed = t.options.goal
    if needed == 0:
        needed = GOAL_OF_FEW if t.seats <= FEW_SEATS else GOAL_OF_MANY
    return needed + count_kind(t, t.saddlebags[seat], TOXIC)
