"""How a sensible person plays Cabanga!: leaves small gaps, sheds dear cards, throws whatever fits."""

import numpy as np

from sobremesa.games.cabanga.cards import LEFT, NUMBERED, NUMBERS, RIGHT, colour_of, number_of
from sobremesa.games.cabanga.rules import PASS, THROW
from sobremesa.minds.reaction import AN_ITEM, choice_time, reaction
from sobremesa.table.chance import below
from sobremesa.table.compiled import rule
from sobremesa.table.piles import top
from sobremesa.table.windows import TURN

A_DRAWN_CARD = 3.0
"""What drawing a card costs, in minus points: its own symbols, and that the others are nearer to having none."""

A_CARD_OUT = 2
"""How many times a look at one's cards on turn goes over each of them: once for itself, once for where it goes."""


@rule
def think_sensible(view, chance):
    """On turn the play that seems to cost least; in a window every card that fits, dearest first."""
    if view.kind == TURN:
        return best_play(view, chance)
    return best_throw(view)


@rule
def react_sensible(view, chance):
    """A look at every card in hand, then a choice among what may be done."""
    cards = view.hand.size
    if view.kind == TURN:
        return reaction(chance, choice_time(2 * cards) + A_CARD_OUT * AN_ITEM * cards, 150, 1500)
    return reaction(chance, choice_time(2) + AN_ITEM * cards, 60, 250)


@rule
def best_throw(view):
    action = PASS
    most = 0
    for place in range(view.hand.size):
        card = view.hand.cards[place]
        if view.why[THROW + card] == 0 and view.symbols[card] > most:
            most = view.symbols[card]
            action = THROW + card
    return action


@rule
def best_play(view, chance):
    """The card and side with the lowest cost; among equal ones any."""
    held = chance_held(view)
    hidden = np.zeros(NUMBERED, np.int32)
    mark_hidden(view, hidden)
    best, lowest, equals = -1, 0.0, 0
    for place in range(view.hand.size):
        card = view.hand.cards[place]
        for side in (LEFT, RIGHT):
            action = 2 * card + side
            if view.why[action] != 0:
                continue
            cost = cost_of(view, hidden, held, card, side)
            if best < 0 or cost < lowest:
                best, lowest, equals = action, cost, 1
            elif cost == lowest:
                equals += 1
                if below(chance, equals) == 0:
                    best = action
    return best


@rule
def cost_of(view, hidden, held, card, side):
    """Minus points that playing a card is likely to cost: drawn cards, less what leaves the hand."""
    colour = colour_of(card)
    drawn = 1.0 if colour == view.last_colour else 0.0
    one, other = number_of(card), number_of(top(view.rows[colour].ends[1 - side]))
    for number in range(min(one, other) + 1, max(one, other)):
        drawn += held * hidden[colour * NUMBERS + number - 1]
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
def mark_hidden(view, hidden):
    """Write 1 for each card that the seat does not see, 0 for its own, those laid and those set aside."""
    for card in range(NUMBERED):
        hidden[card] = 1
    for place in range(view.hand.size):
        hidden[view.hand.cards[place]] = 0
    for place in range(view.aside.size):
        hidden[view.aside.cards[place]] = 0
    for row in range(len(view.rows)):
        for side in (LEFT, RIGHT):
            end = view.rows[row].ends[side]
            for place in range(end.size):
                if end.cards[place] < NUMBERED:
                    hidden[end.cards[place]] = 0
