"""What a person still knows of what it has seen, and how well it counts.

A bot keeps nothing between two moves: whether it has forgotten an item, or counted it wrongly, is drawn from its
chance's key, the item and the seat. So it is the same each time it thinks of the item in one game: what is forgotten
stays forgotten, and a slip is carried on.
"""

import math

from sobremesa.minds.people import SLIP, SPAN, WEBER
from sobremesa.table.chance import WORD
from sobremesa.table.compiled import rule

SUBITIZED = 4
"""So many things are seen at a glance, without counting and without error (L. Trick, Z. Pylyshyn, *Why are small and
large numbers enumerated differently?*, Psychological Review 101, 1994)."""


@rule
def lasting(chance, seat, item):
    """A number between 0 and 1 that belongs to this item (a whole number) and seat for the whole game.

    The mixing is the finaliser of MurmurHash3 (A. Appleby, 2011), on 32 bits.
    """
    word = (chance.key[0] ^ (item * 0x9E3779B1 + seat * 0x85EBCA77)) & WORD
    for half in range(2):
        word = (word ^ (word >> 16)) * 0x85EBCA6B & WORD
        word = (word ^ (word >> 13)) * 0xC2B2AE35 & WORD
        word = (word ^ (word >> 16)) ^ (chance.key[1 + half] & WORD)
    return ((word & WORD) + 0.5) / 4294967296.0


@rule
def remembers(chance, kind, seat, item, age):
    """Whether an item is still known after ``age`` later ones."""
    return lasting(chance, seat, item) < math.exp(-age / SPAN[kind])


@rule
def miscount(chance, kind, seat, item):
    """By how much the step of a running count at this item goes wrong: 0, or one too few or too many."""
    drawn = lasting(chance, seat, item)
    if drawn >= SLIP[kind]:
        return 0
    return 1 if drawn < SLIP[kind] / 2 else -1


@rule
def seems(chance, kind, seat, item, number):
    """How many things there seem to be at a glance, whenever it thinks of that glance (the item): exact for a few, then
    with a spread that grows with the number.
    """
    if number <= SUBITIZED:
        return number
    return max(SUBITIZED, math.floor(number * (1.0 + WEBER[kind] * blur(chance, seat, item)) + 0.5))


@rule
def blur(chance, seat, item):
    """A number from the standard normal distribution, of two that last (as in `sobremesa.minds.reaction.normal`)."""
    radius = math.sqrt(-2.0 * math.log(lasting(chance, seat, 2 * item)))
    return radius * math.cos(2.0 * math.pi * lasting(chance, seat, 2 * item + 1))
