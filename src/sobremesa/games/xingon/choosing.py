"""What the seat on turn has chosen so far of what it is going to lay (XIN-05); nobody else knows of it."""

from sobremesa.games.xingon.cards import (
    CARDS_STEP,
    COLOUR_STEP,
    LAYABLE,
    NO_CLAIM,
    NOTHING,
    NUMBERED,
    claim_of,
    colour_of,
)
from sobremesa.games.xingon.moves import SAY_COLOUR, SAY_NUMBER, SAY_SHAPE
from sobremesa.table.compiled import rule


@rule
def clear_choice(t):
    t.step = COLOUR_STEP if t.claim == NO_CLAIM else CARDS_STEP
    t.draft = NO_CLAIM
    t.chosen = 0
    for card in range(LAYABLE):
        t.mark[card] = 0


@rule
def say(t, action):
    """One part of the condition; in the easy variant (XIN-04) the first part said is the only one."""
    if action < SAY_SHAPE:
        part = claim_of(action - SAY_COLOUR, 0, 0)
    elif action < SAY_NUMBER:
        part = claim_of(0, action - SAY_SHAPE, 0)
    else:
        part = claim_of(0, 0, action - SAY_NUMBER)
    t.draft += part
    t.step = CARDS_STEP if t.options.easy and part != NO_CLAIM else t.step + 1


@rule
def take_back(t):
    """The card chosen last; without one, what has been said of the condition."""
    if t.chosen == 0:
        clear_choice(t)
        return
    t.mark[chosen_last(t)] = 0
    t.chosen -= 1


@rule
def chosen_last(t):
    hand = t.hands[t.turn]
    place = 0
    while t.mark[hand.cards[place]] != t.chosen:
        place += 1
    return hand.cards[place]


@rule
def lay_chosen(t):
    """The chosen cards go from the hand to the centre, in the order of choosing, in one pass over the hand."""
    hand = t.hands[t.turn]
    kept = 0
    for place in range(hand.size):
        card = hand.cards[place]
        nth = t.mark[card]
        if nth == 0:
            hand.cards[kept] = card
            kept += 1
        else:
            t.holder[card] = NOTHING
            t.by[t.centre.size + nth - 1] = t.turn
            t.centre.cards[t.centre.size + nth - 1] = card
    hand.size = kept
    t.centre.size += t.chosen


@rule
def choose_first(t):
    """For who is out of time: one card, as what it is, by its colour or, if it is a wild, as the first colour."""
    card = t.hands[t.turn].cards[0]
    clear_choice(t)
    t.draft = claim_of(colour_of(card) + 1 if card < NUMBERED else 1, 0, 0)
    t.chosen = 1
    t.mark[card] = 1
