"""The table of Beagle or Bagel?: its cards, how they are dealt and flipped, and the right answer for those in view.

After the deal no card is ever shuffled, and everybody can follow each of them; so a card's number is the place that
it had in the deal, known to all. What is hidden is which faces it has.
"""

import numpy as np

from sobremesa.table.chance import CHANCE, below, next_word
from sobremesa.table.compiled import rule
from sobremesa.table.piles import draw, empty, pile, push, put_under, top, turn_over
from sobremesa.table.windows import ASKING, END, all_seats, count_seats

# BOB-01  what a side of a card can show
BEAGLE, BAGEL, TWO_BEAGLES, TWO_BAGELS, OPPOSITE, HOT_DOG, BAGEL_DOG = range(7)
FACES = 7
CARDS = 80
MOST_SEATS = 6
MOST_CENTRE = 5
PLACES = MOST_CENTRE + 2 * MOST_SEATS
NOTHING = NO_FACE = -1

# what can be called; the first two can also be grabbed
SAY_BEAGLE, SAY_BAGEL, SAY_TIE = range(3)

DISCARD_DOWN, TAKE_A_TOKEN, WINNER_TAKES_ALL = 1, 2, 3

CHIPS, PILE, ROUNDS = 4, 10, 8

OPTIONS = np.dtype(
    [
        ("game", np.int32),
        ("photo_finish", np.int32),
        ("chips", np.int32),
        ("pile", np.int32),
        ("rounds", np.int32),
    ],
    align=True,
)
"""``chips``, ``pile`` and ``rounds``: how many chips (BOB-21) and cards (BOB-11) each begins with, how many rounds
there are (BOB-35), in the one of the three games that counts them."""

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


# Setting up


@rule
def clear_table(t):
    """All are in; nobody is on turn or holds a token; nothing has been shown."""
    t.playing = all_seats(t.seats)
    t.turn = NOTHING
    for seat in range(MOST_SEATS):
        t.held[seat] = NOTHING
    for place in range(PLACES):
        t.shown[place] = NOTHING


@rule
def shuffle_deck(t):
    """BOB-01: the cards of the deck in any order, each with either side up, as the stock (the last on top)."""
    for card in range(CARDS):
        other = below(t.chance, card + 1)
        for side in range(2):
            t.cards[card].face[side] = t.cards[other].face[side]
            t.cards[other].face[side] = t.deck[card].face[side]
    empty(t.stock)
    bits = 0
    for card in range(CARDS):
        bits = next_word(t.chance) if card % 32 == 0 else bits >> 1
        t.up[card] = bits & 1
        push(t.stock, card)


@rule
def deal_centre(t):
    """BOB-11, BOB-31: cards to the centre; ten to each seat (in game 3 one for each round); the rest is the stock."""
    for place in range(centre_places(t.seats)):
        push(t.centre[place], draw(t.stock))
    for _ in range(t.options.pile if t.options.game == DISCARD_DOWN else t.options.rounds):
        for seat in range(t.seats):
            push(t.piles[seat], draw(t.stock))


@rule
def deal_all(t):
    """BOB-21: all cards divided evenly, the remainder left out; four chips each, or as many as the table plays with."""
    t.discards = 1 if t.seats <= 4 else 0  # BOB-22: counted at the start
    for _ in range(CARDS // t.seats):
        for seat in range(t.seats):
            push(t.piles[seat], draw(t.stock))
    for seat in range(t.seats):
        t.chips[seat] = t.options.chips


@rule
def lay_tokens(t):
    """BOB-21, BOB-26: of each kind one fewer than the seats still in."""
    for kind in range(2):
        t.tokens[kind] = count_seats(t.playing) - 1
    for seat in range(t.seats):
        t.held[seat] = NOTHING


# What is done with piles


@rule
def flip_pile(t, pile):
    """A pile turned over as one: its order reversed, every card's other face up."""
    turn_over(pile)
    for place in range(pile.size):
        flip(t, pile.cards[place])


@rule
def flip_onto(t, pile, onto):
    """The top card of one pile, turned over, on top of another."""
    card = draw(pile)
    flip(t, card)
    push(onto, card)


@rule
def move_all(pile, onto):
    """Put every card of a pile on another, from the top."""
    while pile.size > 0:
        push(onto, draw(pile))


@rule
def put_tops_under(t):
    """BOB-25: at 5 and 6 seats the top cards go to the bottom of their pile."""
    for seat in range(t.seats):
        if not t.discards and t.piles[seat].size > 0:
            put_under(t.piles[seat], draw(t.piles[seat]))


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
