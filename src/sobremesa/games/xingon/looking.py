"""What a seat of XINGON makes of the cards that others have laid: how likely they do not meet the condition."""

import numpy as np

from sobremesa.games.xingon.cards import LAYABLE, MOST_SEATS, fits, in_deck
from sobremesa.games.xingon.memory import ANYWHERE, OUT_OF_PLAY
from sobremesa.minds.memory import remembers
from sobremesa.table.compiled import rule

LIES, LIES_FIRST = 0.3, 0.2
"""How often somebody lies who cannot lay truly, or chooses a condition that the cards it lays do not meet."""


@rule
def laid_by(view, seat):
    """How many cards of the centre are this seat's."""
    laid = 0
    for place in range(view.centre):
        laid += view.by[place] == seat
    return laid


@rule
def chance_of_lie(view, chance, kind):
    """By Bayes: how likely it could have laid truly, and what who can and who cannot would have done."""
    layer = view.by[view.centre - 1]
    laid = laid_by(view, layer)
    could = chance_to_hold(view, chance, kind, layer, laid)
    would = LIES_FIRST if laid == view.centre else LIES
    return (1.0 - could) * would / max(could + (1.0 - could) * would, 1e-6)


@rule
def chance_to_hold(view, chance, kind, layer, needed):
    """How likely so many fitting cards were in the layer's hand; others are taken at their word."""
    seen = np.zeros(MOST_SEATS, np.int32)
    unseen, places = note_seen(view, chance, kind, seen), view.removed
    for seat in range(view.seats):
        if seat == layer:
            places += view.sizes[seat] + needed
        elif seat != view.seat:
            unseen -= max(laid_by(view, seat) - seen[seat], 0)
            places += view.sizes[seat]
    share = min((view.sizes[layer] + needed) / max(places, 1), 1.0)
    return at_least(needed - seen[layer], max(unseen, 0), share)


@rule
def note_seen(view, chance, kind, seen):
    """Count for each other seat the fitting cards that it may have by what was seen; returns how many may be anywhere.

    What has been laid since makes it forget where it saw a card.
    """
    unseen = 0
    for card in range(LAYABLE):
        where = view.may[card]
        own = (where >> view.seat) & 1 and where != ANYWHERE
        if own or where == OUT_OF_PLAY:
            continue
        if not in_deck(view.options, card) or not fits(card, view.claim):
            continue
        known = where != ANYWHERE and remembers(chance, kind, view.seat, card, view.centre)
        unseen += not known
        for seat in range(view.seats if known else 0):
            seen[seat] += (where >> seat) & 1
    return unseen


@rule
def at_least(needed, among, share):
    """The chance that at least so many of some things are there, each with the same chance."""
    if needed <= 0:
        return 1.0
    if needed > among:
        return 0.0
    below, term = 0.0, (1.0 - share) ** among
    for number in range(needed):
        below += term
        term *= (among - number) / (number + 1.0) * share / max(1.0 - share, 1e-9)
    return max(1.0 - below, 0.0)
