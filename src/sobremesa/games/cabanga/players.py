"""How people play Cabanga!: they leave small gaps, shed dear cards, throw whatever fits, as far as they see it."""

import numpy as np

from sobremesa.games.cabanga.cards import LEFT, NUMBERED, NUMBERS, RIGHT, colour_of, number_of
from sobremesa.games.cabanga.rules import PASS, PLAY, THROW
from sobremesa.games.cabanga.told import cards_unplaced, chance_of_hands
from sobremesa.minds.daring import felt
from sobremesa.minds.memory import remembers
from sobremesa.minds.people import DARING
from sobremesa.minds.reaction import AN_ITEM, choice_time, reaction
from sobremesa.table.chance import below
from sobremesa.table.compiled import rule
from sobremesa.table.piles import top
from sobremesa.table.windows import TURN

A_DRAWN_CARD = 3.0
"""What drawing a card costs, in minus points: its own symbols, and that the others are nearer to having none."""

A_CARD_OUT = 2
"""How many times a look at one's cards on turn goes over each of them: once for itself, once for where it goes."""


BELIEFS = (chance_of_hands, cards_unplaced)
"""How what `believes` writes is said."""


@rule
def think(view, chance, kind):
    """On turn the play that seems to cost least; in a window every card that fits, dearest first."""
    if view.kind == TURN:
        return best_play(view, chance, kind)
    return best_throw(view, chance, kind)


@rule
def react(view, chance, kind):
    """A look at every card in hand, then a choice among what may be done."""
    cards = view.hand.size
    if view.kind == TURN:
        return reaction(chance, choice_time(2 * cards) + A_CARD_OUT * AN_ITEM * cards, 150, 1500)
    return reaction(chance, choice_time(2) + AN_ITEM * cards, 60, 250)


@rule
def believes(view, chance, kind, out):
    """On turn: how likely what it cannot place is in somebody's hand, in percent, and how many cards that is."""
    if view.kind != TURN:
        return 0
    hidden = np.zeros(NUMBERED, np.int32)
    mark_hidden(view, chance, kind, hidden)
    out[0] = int(100.0 * chance_held(view) + 0.5)
    out[1] = hidden.sum()
    return 2


@rule
def best_throw(view, chance, kind):
    """Of the cards that fit and that it notices in time the dearest."""
    action = PASS
    most = 0
    for place in range(view.hand.size):
        card = view.hand.cards[place]
        fits = view.why[THROW + card] == 0 and felt(chance, kind, 1.0) > felt(chance, kind, 0.0)
        if fits and view.symbols[card] > most:
            most = view.symbols[card]
            action = THROW + card
    return action


@rule
def best_play(view, chance, kind):
    """The card and side that seem to cost least; among equal ones any."""
    held = chance_held(view)
    hidden = np.zeros(NUMBERED, np.int32)
    mark_hidden(view, chance, kind, hidden)
    best, highest, equals = -1, 0.0, 0
    for place in range(view.hand.size):
        card = view.hand.cards[place]
        for side in (LEFT, RIGHT):
            worth = felt(
                chance, kind, -cost_of(view, kind, hidden, held, card, side) / A_DRAWN_CARD
            )
            if best < 0 or worth > highest:
                best, highest, equals = PLAY + 2 * card + side, worth, 1
            elif worth == highest:
                equals += 1
                if below(chance, equals) == 0:
                    best = PLAY + 2 * card + side
    return best


@rule
def cost_of(view, kind, hidden, held, card, side):
    """Minus points that playing a card is likely to cost: drawn cards, less what leaves the hand.

    The bold make light of cards that they may have to draw, the careful do not.
    """
    colour = colour_of(card)
    drawn = 1.0 if colour == view.last_colour else 0.0
    one, other = number_of(card), number_of(top(view.rows[colour].ends[1 - side]))
    for number in range(min(one, other) + 1, max(one, other)):
        drawn += (1.0 - DARING[kind]) * held * hidden[colour * NUMBERS + number - 1]
    return A_DRAWN_CARD * drawn - view.symbols[card]


@rule
def chance_held(view):
    """The chance that a card which the seat does not see is in another hand and not in the stock."""
    held = 0
    for seat in range(view.seats):
        if seat != view.seat:
            held += view.sizes[seat]
    return held / max(held + view.stock, 1)


@rule
def mark_hidden(view, chance, kind, hidden):
    """Write 1 for each card that the seat does not see and does not remember laid or set aside, else 0."""
    for card in range(NUMBERED):
        hidden[card] = 1
    for place in range(view.hand.size):
        hidden[view.hand.cards[place]] = 0
    strike(view.aside, view, chance, kind, hidden)
    for row in range(len(view.rows)):
        for side in (LEFT, RIGHT):
            strike(view.rows[row].ends[side], view, chance, kind, hidden)


@rule
def strike(pile, view, chance, kind, hidden):
    """Write 0 for the cards of a pile that are remembered: the top one is in view, the others were once."""
    for place in range(pile.size):
        card = pile.cards[place]
        age = pile.size - 1 - place
        if card < NUMBERED and (age == 0 or remembers(chance, kind, view.seat, card, age)):
            hidden[card] = 0
