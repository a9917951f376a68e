"""What a search goes by beside the rules: that people do not lie for nothing, and who is nearer to the end."""

from sobremesa.games.xingon.cards import NOTHING, fits, hold
from sobremesa.games.xingon.rules import asked_on_turn
from sobremesa.table.chance import below
from sobremesa.table.compiled import rule
from sobremesa.table.windows import TURN

HORIZON = 10
"""How many decisions it looks ahead: what comes later is decided by luck rather than by this one."""

LIES = 3
"""How often of ten times somebody lies who cannot lay truly, and does not doubt instead."""


@rule
def likely(t, seat, chance):
    """Make a redealt table one to which people would have come; False where they would hardly have.

    A hand and what it has laid are one place to everybody else, so a card laid that does not meet the condition may
    change places with one in the hand that does: whoever had one would have laid it.
    """
    credible = True
    for place in range(t.centre.size):
        layer = t.by[place]
        if layer == seat or fits(t.centre.cards[place], t.claim):
            continue
        true = some_fitting(t, layer, chance)
        if true != NOTHING:
            exchange(t, layer, place, true)
        elif below(chance, 10) >= LIES:
            credible = False
    ask_anew(t, seat)
    return credible


@rule
def ask_anew(t, seat):
    """Who else may do something beside the seat on turn goes by the hands as they are now."""
    if t.asking.kind == TURN:
        own = 1 << seat if seat >= 0 else 0
        t.asking.asked = (t.asking.asked & own) | (asked_on_turn(t) & ~own)


@rule
def some_fitting(t, seat, chance):
    """A card of a hand that meets the condition, each equally likely; -1 if there is none."""
    found, count = NOTHING, 0
    hand = t.hands[seat]
    for nth in range(hand.size):
        if fits(hand.cards[nth], t.claim):
            count += 1
            if below(chance, count) == 0:
                found = hand.cards[nth]
    return found


@rule
def exchange(t, layer, place, card):
    """A card of a hand and one that it has laid change places."""
    t.holder[t.centre.cards[place]] = layer
    t.holder[card] = NOTHING
    t.centre.cards[place] = card
    hold(t, layer)


@rule
def standing(t, out):
    """Write how each seat stands: who holds fewer cards is nearer to the end of this game, which is worth some points.

    Of a single game the points are nothing but that it has ended; they would only dwarf the cards.
    """
    for seat in range(t.seats):
        out[seat] = -t.hands[seat].size
        if t.options.games > 1:
            out[seat] += t.points[seat]
