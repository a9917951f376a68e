"""The table of Beagle or Bagel?: its cards, its piles, and the right answer for the faces in view (BOB-01 to 04).

After the deal no card is ever shuffled, and everybody can follow each of them; so a card's number is the place that
it had in the deal, known to all. What is hidden is which faces it has.
"""

import numpy as np

from sobremesa.table.chance import CHANCE
from sobremesa.table.compiled import rule
from sobremesa.table.piles import pile, top
from sobremesa.table.windows import ASKING, END

# BOB-01  what a side of a card can show
BEAGLE, BAGEL, TWO_BEAGLES, TWO_BAGELS, OPPOSITE, HOT_DOG, BAGEL_DOG = range(7)
FACES = 7
CARDS = 80
MOST_SEATS = 6
MOST_CENTRE = 5
PLACES = MOST_CENTRE + 2 * MOST_SEATS
NO_FACE = -1

# what can be called; the first two can also be grabbed
SAY_BEAGLE, SAY_BAGEL, SAY_TIE = range(3)

DISCARD_DOWN, TAKE_A_TOKEN, WINNER_TAKES_ALL = 1, 2, 3

OPTIONS = np.dtype([("game", np.int32), ("photo_finish", np.int32)], align=True)

SIDES = np.dtype([("face", np.int32, (2,)), ("seen", np.int32, (2,))], align=True)
"""A card: the face on each side, and whether everybody has seen that side."""

TABLE = np.dtype(
    [
        ("seats", np.int32),
        ("ceremony", np.int32),
        ("options", OPTIONS),
        ("deck", SIDES, (CARDS,)),
        ("chance", CHANCE),
        ("asking", ASKING),
        ("end", END),
        ("cards", SIDES, (CARDS,)),
        ("up", np.int32, (CARDS,)),
        ("shown", np.int32, (PLACES,)),
        ("stock", pile(CARDS)),
        ("centre", pile(CARDS), (MOST_CENTRE,)),
        ("piles", pile(CARDS // 2), (MOST_SEATS,)),
        ("fronts", pile(CARDS // 2), (MOST_SEATS,)),
        ("scored", pile(CARDS), (MOST_SEATS,)),
        ("round", np.int32),
        ("turn", np.int32),
        ("playing", np.int32),
        ("discards", np.int32),
        ("wrong", np.int32),
        ("right", np.int32, (MOST_SEATS,)),
        ("rights", np.int32),
        ("served", np.int32),
        ("chips", np.int32, (MOST_SEATS,)),
        ("tokens", np.int32, (2,)),
        ("held", np.int32, (MOST_SEATS,)),
    ],
    align=True,
)
"""``shown``: what was last seen at each place, twice its card plus the side that is up, -1 nothing;
``playing``: bit mask of the seats still in; ``wrong``: of those that have called wrongly in this position;
``right``: the seats that have called rightly, in order, ``rights`` of them, ``served`` already dealt with; ``held``:
the token that a seat has grabbed, -1 none; ``discards``: whether cards are flipped onto another pile (BOB-22)."""


@rule
def centre_places(seats):
    """BOB-11: how many cards lie in the centre."""
    return 7 - seats


@rule
def face_up(t, card):
    return t.cards[card].face[t.up[card]]


@rule
def top_or_none(pile):
    """The card on top of a pile, -1 where no card lies."""
    return top(pile) if pile.size > 0 else -1


@rule
def flip(t, card):
    """Turn a card over."""
    t.up[card] = 1 - t.up[card]


# BOB-36  what is in view


@rule
def pile_in_view(t, seat):
    """Whether the top of a seat's pile is in view: not in game 3, where it is held in the hand."""
    return t.options.game != WINNER_TAKES_ALL and (t.playing >> seat) & 1 == 1


@rule
def card_in_view(t, place):
    """The card in view at a place of the centre, then of the fronts, then of the piles; -1 where there is none."""
    if place < MOST_CENTRE:
        return top_or_none(t.centre[place])
    if place < MOST_CENTRE + MOST_SEATS:
        return top_or_none(t.fronts[place - MOST_CENTRE])
    seat = place - MOST_CENTRE - MOST_SEATS
    return top_or_none(t.piles[seat]) if pile_in_view(t, seat) else -1


# BOB-02  the right answer; how much each face adds to the beagles' lead, to the Opposites, to the Hot Dogs' lead

LEAD = np.array([1, -1, 2, -2, 0, 0, 0], np.int32)
OPPOSITES = np.array([0, 0, 0, 0, 1, 0, 0], np.int32)
DOGS = np.array([0, 0, 0, 0, 0, 1, -1], np.int32)


@rule
def right_answer(t):
    """What is right for the faces in view: `SAY_BEAGLE`, `SAY_BAGEL` or `SAY_TIE`."""
    lead = 0
    opposites = 0
    dogs = 0
    for place in range(PLACES):
        card = card_in_view(t, place)
        if card >= 0:
            face = face_up(t, card)
            lead += LEAD[face]
            opposites += OPPOSITES[face]
            dogs += DOGS[face]
    return answer_for(lead, opposites, dogs)


@rule
def answer_for(lead, opposites, dogs):
    """BOB-02 to 04, for the beagles' lead, the number of Opposites, the Hot Dogs less the Bagel Dogs."""
    if dogs != 0:  # BOB-04: one of them is left over, and goes before Opposite
        return SAY_BEAGLE if dogs > 0 else SAY_BAGEL
    if lead == 0:
        return SAY_TIE
    if opposites % 2 == 1:  # BOB-03: an odd number of Opposites counts as one
        lead = -lead
    return SAY_BEAGLE if lead > 0 else SAY_BAGEL
