"""What a card that stands does to an animal, and the check in which a pile is gone through in public (CAG-13 to 21)."""

from sobremesa.games.cagones import moves
from sobremesa.games.cagones.cards import (
    AMOUNT,
    FAT_NAP,
    FEAST,
    NOTHING,
    POOP,
    POOPS,
    STOMACH,
    VOMIT,
    face_number,
    is_wrong,
    kind_of,
    stomach_after,
)
from sobremesa.table.compiled import rule
from sobremesa.table.events import tell_all
from sobremesa.table.piles import draw, push, top


@rule
def top_is_wrong(t):
    """Whether the card put down last does not fit what is in the stomach below it."""
    side = t.active
    kind = kind_of(t, top(t.piles[side]), side)
    return is_wrong(t.options, side, kind, t.inside[side][STOMACH], t.fat[side], t.said)


@rule
def inside_after(side, kind, stomach, poops, fat):
    """What is in the stomach, how many poops and fat naps lie in the pile, with one more card that stands."""
    stomach = stomach_after(side, kind, stomach, fat)
    if POOP <= kind < FEAST:
        poops += AMOUNT[side][kind]
    if kind == FAT_NAP:
        fat += 1
    return stomach, poops, fat


@rule
def let_stand(t, log):
    """CAG-17, CAG-18: the card put down last stands, right or wrong, and does what it does."""
    side = t.active
    kind = kind_of(t, top(t.piles[side]), side)
    if kind == VOMIT:
        take_pile_away(t, side, log)
        return
    inside = t.inside[side]
    inside[STOMACH], inside[POOPS], t.fat[side] = inside_after(
        side, kind, inside[STOMACH], inside[POOPS], t.fat[side]
    )


@rule
def take_pile_away(t, side, log):
    """CAG-17: the whole pile, with its fat naps, leaves the game."""
    pile = t.piles[side]
    tell_all(log, t.seats, moves.EMPTIED, t.turn, NOTHING, side, pile.size)
    while pile.size > 0:
        push(t.gone, draw(pile))
    t.inside[side][STOMACH] = t.inside[side][POOPS] = t.fat[side] = 0


@rule
def check(t, cards, log):
    """CAG-21: so many cards of the pile are shown from the bottom, with what is asked for as it stands after each."""
    side = t.active
    stomach = poops = fat = 0
    for place in range(cards):
        card = t.piles[side].cards[place]
        kind = kind_of(t, card, side)
        stomach, poops, fat = inside_after(side, kind, stomach, poops, fat)
        running = stomach if t.about == STOMACH else poops
        tell_all(log, t.seats, moves.SHOWN, NOTHING, face_number(t, card, side), running, 0)
