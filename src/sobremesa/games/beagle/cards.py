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
"""``playing``: bit mask of the seats still in; ``wrong``: of those that have called wrongly in this position;
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
def top_face(t, pile):
    """The face on top of a pile, `NO_FACE` where no card lies."""
    return face_up(t, top(pile)) if pile.size > 0 else NO_FACE


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
def show(t):
    """Everybody sees, and remembers, every face that is in view."""
    for place in range(centre_places(t.seats)):
        show_top(t, t.centre[place])
    for seat in range(t.seats):
        show_top(t, t.fronts[seat])
        if pile_in_view(t, seat):
            show_top(t, t.piles[seat])


@rule
def show_top(t, pile):
    if pile.size > 0:
        card = top(pile)
        t.cards[card].seen[t.up[card]] = 1


# BOB-02  the right answer


@rule
def count_face(face, count):
    """Add one face to the counts of beagles, bagels, Opposites, and Hot Dogs less Bagel Dogs."""
    if face == BEAGLE:
        count[0] += 1
    elif face == BAGEL:
        count[1] += 1
    elif face == TWO_BEAGLES:
        count[0] += 2
    elif face == TWO_BAGELS:
        count[1] += 2
    elif face == OPPOSITE:
        count[2] += 1
    elif face == HOT_DOG:
        count[3] += 1
    elif face == BAGEL_DOG:
        count[3] -= 1


@rule
def right_answer(t):
    """What is right for the faces in view: `SAY_BEAGLE`, `SAY_BAGEL` or `SAY_TIE`."""
    count = np.zeros(4, np.int32)
    for place in range(centre_places(t.seats)):
        count_face(top_face(t, t.centre[place]), count)
    for seat in range(t.seats):
        count_face(top_face(t, t.fronts[seat]), count)
        if pile_in_view(t, seat):
            count_face(top_face(t, t.piles[seat]), count)
    return answer_for(count)


@rule
def answer_for(count):
    """BOB-02 to 04 for the counts of `count_face`."""
    if count[3] > 0:  # BOB-04: a Hot Dog is left over
        return SAY_BEAGLE
    if count[3] < 0:
        return SAY_BAGEL
    if count[0] == count[1]:
        return SAY_TIE
    beagles_lead = count[0] > count[1]
    if count[2] % 2 == 1:  # BOB-03: an odd number of Opposites counts as one
        beagles_lead = not beagles_lead
    return SAY_BEAGLE if beagles_lead else SAY_BAGEL
