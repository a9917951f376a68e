"""How people play XINGON: they tell the truth when they can, and doubt what they remember to be unlikely."""

from sobremesa.games.xingon.cards import (
    CARDS_STEP,
    COLOUR_STEP,
    COLOURS,
    LAYABLE,
    NO_CLAIM,
    NUMBERED,
    NUMBERS,
    SHAPE_STEP,
    SHAPES,
    SKIP,
    claim_of,
    claimed_colour,
    claimed_number,
    claimed_shape,
    fits,
    in_deck,
)
from sobremesa.games.xingon.memory import ANYWHERE, OUT_OF_PLAY
from sobremesa.games.xingon.moves import (
    CHOOSE,
    DISCARD,
    DOUBT,
    LAY,
    LAY_AND_CALL,
    PASS,
    PLAY,
    SAY_COLOUR,
    SAY_NUMBER,
    SAY_SHAPE,
    XINGON,
)
from sobremesa.minds.daring import dares
from sobremesa.minds.memory import remembers
from sobremesa.minds.reaction import AN_ITEM, choice_time, reaction
from sobremesa.table.compiled import rule
from sobremesa.table.windows import TURN

TOO_FEW = 0.5
"""It doubts when, for each card laid last, their seat can be expected to hold fewer fitting ones than this."""

NOTICED = 2.0
"""How much it matters to call, to catch and to discard: enough that all but the inattentive do it at once."""

A_LIE = -0.1
"""What laying a card that does not fit is worth, against doubting what it has no reason to doubt."""


@rule
def think(view, chance, kind):
    """First what can be done at any time; on turn the longest truth, else a doubt, now and then a lie."""
    action = at_any_time(view, chance, kind)
    if action != PASS or view.why[PASS] == 0:
        return action
    if view.claim == NO_CLAIM:
        return start(view)
    if view.chosen > 0:
        return add_or_lay(view, view.claim)
    return decide(view, chance, kind)


@rule
def react(view, chance, kind):
    """A quick choice at any time; on turn a look at the hand, once; then it knows what it wants."""
    if view.kind != TURN or view.turn != view.seat:
        return reaction(chance, choice_time(2) + AN_ITEM * view.seats, 60, 250)
    if view.chosen > 0 or view.step != (COLOUR_STEP if view.claim == NO_CLAIM else CARDS_STEP):
        return reaction(chance, choice_time(2), 60, 200)
    return reaction(chance, choice_time(8) + 2 * AN_ITEM * view.hand.size, 200, 1500)


@rule
def at_any_time(view, chance, kind):
    """Call, catch, discard, as far as it notices; `PASS` where there is nothing of that kind to do."""
    for action in range(XINGON, PASS):
        if view.why[action] == 0 and dares(chance, kind, NOTICED):
            return action
    for action in range(DISCARD, XINGON):
        if view.why[action] == 0 and dares(chance, kind, NOTICED):
            return action
    return PASS


# Starting a round


@rule
def start(view):
    """The condition of one attribute that most of its cards meet, all of them laid; a special if it has no others."""
    claim = longest_claim(view)
    if claim == NO_CLAIM:
        for action in range(PLAY, DISCARD):
            if view.why[action] == 0:
                return action
    if view.step == CARDS_STEP:
        return add_or_lay(view, view.draft)
    if view.step == COLOUR_STEP:
        return SAY_COLOUR + claimed_colour(claim)
    if view.step == SHAPE_STEP:
        return SAY_SHAPE + claimed_shape(claim)
    return SAY_NUMBER + claimed_number(claim)


@rule
def longest_claim(view):
    """0 without a card to lay; a wild alone goes as what it stands for."""
    best, most = NO_CLAIM, 0
    for part in range(COLOURS + SHAPES + NUMBERS):
        if part < COLOURS:
            claim = claim_of(part + 1, 0, 0)
            possible = part < view.options.colours
        elif part < COLOURS + SHAPES:
            claim = claim_of(0, part - COLOURS + 1, 0)
            possible = part - COLOURS < view.options.shapes
        else:
            claim = claim_of(0, 0, part - COLOURS - SHAPES + 1)
            possible = part - COLOURS - SHAPES < view.options.numbers
        count = count_true(view, claim, NUMBERED)
        if possible and count > most:
            best, most = claim, count
    if most == 0 and view.hand.size > 0 and view.hand.cards[0] < LAYABLE:
        return claim_of(1, 0, 0)
    return best


@rule
def count_true(view, claim, below):
    """How many of its cards with a number below this fit."""
    count = 0
    for place in range(view.hand.size):
        if view.hand.cards[place] < below and fits(view.hand.cards[place], claim):
            count += 1
    return count


@rule
def add_or_lay(view, claim):
    """One more card that fits; where there is none, any if nothing is chosen yet, else lay, calling if one is left."""
    other = -1
    for place in range(view.hand.size):
        card = view.hand.cards[place]
        if view.why[CHOOSE + min(card, LAYABLE - 1)] != 0 or card >= LAYABLE:
            continue
        if fits(card, claim):
            return CHOOSE + card
        other = card
    if view.chosen == 0:
        return CHOOSE + other
    return LAY_AND_CALL if view.why[LAY_AND_CALL] == 0 else LAY


# Believing or doubting


@rule
def decide(view, chance, kind):
    can_doubt = view.why[DOUBT] == 0
    if can_doubt and (
        view.hoping >= 0 or dares(chance, kind, TOO_FEW - support(view, chance, kind))
    ):
        return DOUBT
    if count_true(view, view.claim, LAYABLE) > 0:
        return add_or_lay(view, view.claim)
    if view.why[PLAY + SKIP - LAYABLE] == 0:
        return PLAY + SKIP - LAYABLE
    layable = view.hand.size > 0 and view.hand.cards[0] < LAYABLE
    if layable and (not can_doubt or dares(chance, kind, A_LIE)):
        return add_or_lay(view, view.claim)
    if can_doubt:
        return DOUBT
    return at_least_a_special(view)


@rule
def at_least_a_special(view):
    for action in range(PLAY, DISCARD):
        if view.why[action] == 0:
            return action
    return PASS


@rule
def support(view, chance, kind):
    """How many fitting cards the seat that laid last can be expected to have held, for each that it laid.

    What has been laid since makes it forget where it saw a card.
    """
    layer = view.by[view.centre - 1]
    sure, share, hidden = 0, 0, view.removed
    for seat in range(view.seats):
        if seat != view.seat:
            hidden += view.sizes[seat]
    hidden += view.centre
    for card in range(LAYABLE):
        if not in_deck(view.options, card) or not fits(card, view.claim):
            continue
        places = view.may[card]
        if places != ANYWHERE and not remembers(chance, kind, view.seat, card, view.centre):
            places = ANYWHERE
        if places == ANYWHERE:
            share += 1
        elif places != OUT_OF_PLAY and (places >> layer) & 1:
            sure += 1
    if view.last > sure + share:
        return 0.0
    laid = 0
    for place in range(view.centre):
        laid += view.by[place] == layer
    return (sure + share * (view.sizes[layer] + laid) / max(hidden, 1)) / view.last
