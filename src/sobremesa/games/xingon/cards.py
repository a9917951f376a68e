"""The table of XINGON: its cards, its conditions, its piles (XIN-01, 10)."""

import numpy as np

from sobremesa.table.chance import CHANCE
from sobremesa.table.compiled import rule
from sobremesa.table.piles import pile, push
from sobremesa.table.windows import ASKING, END

# XIN-01  colour by colour, shape by shape the numbers 1-5; five wilds; three specials
MOST_SEATS = 8
COLOURS, SHAPES, NUMBERS = 4, 3, 5
NUMBERED = COLOURS * SHAPES * NUMBERS
GENERAL, SHAPE_WILD, COLOUR_WILD, NUMBER_WILD = NUMBERED, NUMBERED + 2, NUMBERED + 3, NUMBERED + 4
LAYABLE = NUMBERED + 5
SKIP, REVERSE = LAYABLE, LAYABLE + 1
SPECIALS = 3
CARDS = LAYABLE + SPECIALS
NOTHING = -1

OPTIONS = np.dtype(
    [
        ("doubt_checks", np.int32),
        ("last_cards", np.int32),
        ("scoring", np.int32),
        ("games", np.int32),
        ("easy", np.int32),
        ("removed", np.int32),
        ("wilds", np.int32),
        ("specials", np.int32),
        ("colours", np.int32),
        ("shapes", np.int32),
        ("numbers", np.int32),
    ],
    align=True,
)
LAST, PILE = 0, 1
DOUBTABLE, FINAL = 0, 1
WINS, NUMBERS_LEFT = 0, 1

# which step of its turn a seat has come to, for itself alone
COLOUR_STEP, SHAPE_STEP, NUMBER_STEP, CARDS_STEP = range(4)

TABLE = np.dtype(
    [
        ("seats", np.int32),
        ("ceremony", np.int32),
        ("options", OPTIONS),
        ("chance", CHANCE),
        ("asking", ASKING),
        ("end", END),
        ("may", np.int32, (MOST_SEATS + 1, CARDS)),
        ("hands", pile(CARDS), (MOST_SEATS,)),
        ("holder", np.int32, (CARDS,)),
        ("centre", pile(CARDS)),
        ("by", np.int32, (CARDS,)),
        ("gone", pile(CARDS)),
        ("removed", pile(CARDS)),
        ("game", np.int32),
        ("turn", np.int32),
        ("direction", np.int32),
        ("claim", np.int32),
        ("last", np.int32),
        ("hoping", np.int32),
        ("owing", np.int32),
        ("called", np.int32),
        ("decisions", np.int32),
        ("step", np.int32),
        ("draft", np.int32),
        ("chosen", np.int32),
        ("mark", np.int32, (CARDS,)),
        ("points", np.int32, (MOST_SEATS,)),
        ("won", np.int32, (MOST_SEATS,)),
    ],
    align=True,
)
"""``may``: what each may know of where a card is, see `sobremesa.games.xingon.memory`; ``holder``: whose hand each card
is in, -1: nobody's, so that no hand need be searched; ``by``: who laid each card of the centre; ``last``: how many were
laid last; ``hoping``: the seat that has laid its last cards and can still be doubted; ``owing``, ``called``: bit masks
of the seats with one card that have to call, that have called.

``step``, ``draft``, ``chosen`` and ``mark`` (1, 2, … in the order of choosing) are what the seat on turn has chosen so
far; nobody else knows. Hands are kept in the order of the cards' numbers, so that their order tells nothing."""


@rule
def colour_of(card):
    return card // (SHAPES * NUMBERS)


@rule
def shape_of(card):
    return card // NUMBERS % SHAPES


@rule
def number_of(card):
    """The number of a numbered card, counted from 0."""
    return card % NUMBERS


@rule
def card_of(colour, shape, number):
    return (colour * SHAPES + shape) * NUMBERS + number


# A condition as one number: what it says of colour, shape and number, 0 where it says nothing.
NO_CLAIM = 0
CLAIMS = (COLOURS + 1) * (SHAPES + 1) * (NUMBERS + 1)


@rule
def claim_of(colour, shape, number):
    return (colour * (SHAPES + 1) + shape) * (NUMBERS + 1) + number


@rule
def claimed_colour(claim):
    return claim // ((SHAPES + 1) * (NUMBERS + 1))


@rule
def claimed_shape(claim):
    return claim // (NUMBERS + 1) % (SHAPES + 1)


@rule
def claimed_number(claim):
    return claim % (NUMBERS + 1)


@rule
def fits(card, claim):
    """XIN-10: a numbered card has every stated value; a wild stands for the only thing asked, a general for all."""
    colour, shape, number = claimed_colour(claim), claimed_shape(claim), claimed_number(claim)
    if card >= LAYABLE:
        return False
    if card >= NUMBERED:
        if card < SHAPE_WILD:
            return True
        if card == SHAPE_WILD:
            return colour == 0 and number == 0
        if card == COLOUR_WILD:
            return shape == 0 and number == 0
        return colour == 0 and shape == 0
    if colour != 0 and colour_of(card) + 1 != colour:
        return False
    if shape != 0 and shape_of(card) + 1 != shape:
        return False
    return number == 0 or number_of(card) + 1 == number


@rule
def in_deck(options, card):
    """XIN-04 and the options: whether a table plays with this card."""
    if card >= LAYABLE:
        return options.specials != 0 and options.easy == 0
    if card >= NUMBERED:
        return options.wilds != 0 and options.easy == 0
    return (
        colour_of(card) < options.colours
        and shape_of(card) < options.shapes
        and number_of(card) < options.numbers
    )


@rule
def hold(t, seat):
    """Write the hand of a seat anew, in order, from the cards that it holds."""
    hand = t.hands[seat]
    count = 0
    for card in range(CARDS):
        hand.cards[count] = card
        count += t.holder[card] == seat
    hand.size = count


@rule
def let_go(t, seat, card):
    """A card leaves the hand that it is in."""
    t.holder[card] = NOTHING
    hand = t.hands[seat]
    kept = 0
    for place in range(hand.size):
        hand.cards[kept] = hand.cards[place]
        kept += hand.cards[place] != card
    hand.size = kept


@rule
def gather(t):
    """All cards that this table plays with, in order, as one pile: those that are dealt."""
    t.removed.size = 0
    t.centre.size = 0
    t.gone.size = 0
    for seat in range(MOST_SEATS):
        t.hands[seat].size = 0
    for card in range(CARDS):
        t.holder[card] = NOTHING
        if in_deck(t.options, card):
            push(t.removed, card)
