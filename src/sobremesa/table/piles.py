"""Piles of cards: a size and the cards from bottom to top."""

import numpy as np

from sobremesa.table.chance import below
from sobremesa.table.compiled import inlined, rule


def pile(most):
    """The dtype of a pile that holds at most ``most`` cards; cards are numbers, the top is the last."""
    return np.dtype([("size", np.int32), ("cards", np.int32, (most,))], align=True)


@inlined
def push(pile, card):
    """Put a card on top."""
    pile.cards[pile.size] = card
    pile.size += 1


@inlined
def draw(pile):
    """Take the top card off and return it; the pile must not be empty."""
    pile.size -= 1
    return pile.cards[pile.size]


@inlined
def top(pile):
    """The top card, left where it is; the pile must not be empty."""
    return pile.cards[pile.size - 1]


@inlined
def place_of(pile, card):
    """The place of a card counted from the bottom, or -1."""
    for place in range(pile.size):
        if pile.cards[place] == card:
            return place
    return -1


@inlined
def take(pile, place):
    """Take out the card at ``place`` and return it; the cards above move down."""
    card = pile.cards[place]
    pile.size -= 1
    for i in range(place, pile.size):
        pile.cards[i] = pile.cards[i + 1]
    return card


@rule
def put_under(pile, card):
    """Put a card at the bottom; the others move up."""
    for place in range(pile.size, 0, -1):
        pile.cards[place] = pile.cards[place - 1]
    pile.cards[0] = card
    pile.size += 1


@rule
def empty(pile):
    """Take all cards away."""
    pile.size = 0


@rule
def turn_over(pile):
    """Turn the pile over as one block: the bottom card becomes the top."""
    for i in range(pile.size // 2):
        other = pile.size - 1 - i
        pile.cards[i], pile.cards[other] = pile.cards[other], pile.cards[i]


@rule
def shuffle(pile, chance):
    """Put the cards in an order drawn from ``chance``, every order equally likely (Fisher and Yates)."""
    for i in range(pile.size - 1, 0, -1):
        j = below(chance, i + 1)
        pile.cards[i], pile.cards[j] = pile.cards[j], pile.cards[i]


@rule
def copy_pile(pile, into):
    """Make ``into`` hold the same cards; what lies beyond its size is zero, so that equal piles have equal bytes."""
    into.size = pile.size
    for i in range(len(into.cards)):
        into.cards[i] = 0
    for i in range(pile.size):
        into.cards[i] = pile.cards[i]
