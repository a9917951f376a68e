"""How people play XINGON: they are true where they can be, doubt what is unlikely, and mind how high the pile is."""

import numpy as np

from sobremesa.games.xingon.cards import (
    CARDS_STEP,
    CLAIMS,
    COLOUR_STEP,
    COLOURS,
    GENERAL,
    LAYABLE,
    NO_CLAIM,
    NUMBERED,
    NUMBERS,
    SHAPE_STEP,
    SHAPE_WILD,
    SHAPES,
    SKIP,
    SPECIALS,
    claim_of,
    claimed_colour,
    claimed_number,
    claimed_shape,
    colour_of,
    fits,
    in_deck,
    number_of,
    shape_of,
)
from sobremesa.games.xingon.looking import chance_of_lie, laid_by
from sobremesa.games.xingon.memory import OUT_OF_PLAY
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
from sobremesa.games.xingon.told import lie_suspected
from sobremesa.minds.daring import dares, felt, settled
from sobremesa.minds.people import DARING, by_level
from sobremesa.minds.reaction import AN_ITEM, choice_time, reaction
from sobremesa.table.compiled import rule
from sobremesa.table.windows import TURN

NOTICED = 2.0
"""How much it matters to call, to catch and to discard: enough that all but the inattentive do it at once."""

LOOKAHEAD = 0.3
"""What a card of those that stay and go together is worth when a round starts, in cards laid."""

OTHERS = 0.3
"""What a card that the next seat is likely to answer with costs, in cards laid."""

AN_END = 10.0
"""What a condition is worth more that all its cards meet: with them it wins, doubted or not."""

AT_ONCE = by_level(0.4, 1.0, 0.8, 0.5, 0.4)
"""The share of its fitting cards that it lays at once; those kept are the truth of its next turns in the round."""

LAGGING = by_level(99.0, 3.0, 3.0, 99.0, 99.0)
"""By how many cards it may be behind and still keep some: who knows what they are for does not hurry."""

A_CLAIM, A_STAKE = 2.0, 4.0
"""What matters when it chooses a condition, and when it decides, in cards."""

TRUTH = 4.0
"""What it is worth to lay truly, beside the cards: whoever doubts takes the pile."""

FIRST, OUT_SOON = 2.0, 3.0
"""What it is worth to start the next round, and to give the pile to who has two cards or fewer."""

A_SKIP = -1.0
"""What a skip is worth: it is no longer there to be the last card."""

DOUBTED, DOUBTED_AGAIN = 0.35, 0.7
"""How often its lie is doubted, and how often when it has laid in this round before."""


BELIEFS = (lie_suspected,)
"""How what `believes` writes is said."""


@rule
def think(view, chance, kind):
    """First what can be done at any time; on turn it starts a round, goes on laying, or decides."""
    action = at_any_time(view, chance, kind)
    if action != PASS or view.why[PASS] == 0:
        return action
    if view.hand.cards[0] >= LAYABLE:
        return last_special(view)
    if view.claim == NO_CLAIM:
        return start(view, chance, kind)
    if view.chosen > 0:
        return add_or_lay(view, kind, view.claim)
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


@rule
def last_special(view):
    """With specials only it has as good as won: a skip, which ends the turn, comes last."""
    for special in range(SPECIALS - 1, -1, -1):
        if view.why[PLAY + special] == 0:
            return PLAY + special
    return PASS


# Starting a round


@rule
def start(view, chance, kind):
    """Say, part by part, the condition that seems best, then lay the cards that fit."""
    if view.step == CARDS_STEP:
        return add_or_lay(view, kind, view.draft)
    claim = best_claim(view, chance, kind)
    if view.step == COLOUR_STEP:
        return SAY_COLOUR + claimed_colour(claim)
    if view.step == SHAPE_STEP:
        return SAY_SHAPE + claimed_shape(claim)
    return SAY_NUMBER + claimed_number(claim)


@rule
def best_claim(view, chance, kind):
    """Of the conditions that some card meets, and that go on from what has been said, the one that seems worth most."""
    best, most = claim_of(1, 0, 0), -1e9
    for claim in range(1, CLAIMS):
        if not goes_on(view, claim):
            continue
        count = count_true(view, claim)
        if count > 0:
            item = claim + CLAIMS * view.hand.size
            worth = worth_of_claim(view, claim, count) / A_CLAIM
            worth = settled(chance, kind, view.seat, item, worth)
            if worth > most:
                best, most = claim, worth
    return best


@rule
def goes_on(view, claim):
    """Whether a condition is played with and agrees with what the seat has said of it."""
    colour, shape, number = claimed_colour(claim), claimed_shape(claim), claimed_number(claim)
    if colour > view.options.colours or shape > view.options.shapes:
        return False
    if number > view.options.numbers:
        return False
    if view.options.easy and (colour > 0) + (shape > 0) + (number > 0) > 1:
        return False
    if view.step > COLOUR_STEP and colour != claimed_colour(view.draft):
        return False
    return view.step <= SHAPE_STEP or shape == claimed_shape(view.draft)


@rule
def worth_of_claim(view, claim, count):
    """In cards: those it lays, how well the others go together, less what the next seat is likely to answer with."""
    following = (view.seat + view.direction) % view.seats
    hidden, open_to_all = 0, -count
    for seat in range(view.seats):
        hidden += view.sizes[seat] if seat != view.seat else 0
    for card in range(LAYABLE):
        in_play = in_deck(view.options, card) and view.may[card] != OUT_OF_PLAY
        open_to_all += in_play and fits(card, claim)
    answers = open_to_all * view.sizes[following] / max(hidden + view.removed, 1)
    worth = count + LOOKAHEAD * rest_together(view, claim) - OTHERS * answers
    return worth + (AN_END if count == view.hand.size - specials(view) else 0.0)


@rule
def specials(view):
    held = 0
    for place in range(view.hand.size):
        held += view.hand.cards[place] >= LAYABLE
    return held


@rule
def rest_together(view, claim):
    """How many of the cards that do not meet a condition share one value."""
    shared = np.zeros(COLOURS + SHAPES + NUMBERS, np.int32)
    for place in range(view.hand.size):
        card = view.hand.cards[place]
        if card < NUMBERED and not fits(card, claim):
            shared[colour_of(card)] += 1
            shared[COLOURS + shape_of(card)] += 1
            shared[COLOURS + SHAPES + number_of(card)] += 1
    return shared.max()


@rule
def count_true(view, claim):
    """How many of its cards fit."""
    count = 0
    for place in range(view.hand.size):
        count += fits(view.hand.cards[place], claim)
    return count


# Laying


@rule
def add_or_lay(view, kind, claim):
    """One more card that fits; where none does, any that goes with few others, alone. Calls if one is left."""
    card = next_card(view, kind, claim)
    if card >= 0:
        return CHOOSE + card
    return LAY_AND_CALL if view.why[LAY_AND_CALL] == 0 else LAY


@rule
def next_card(view, kind, claim):
    """The card to add to those chosen, -1 if they are enough.

    All that fit if nothing else is left. Else, unless it is behind, it keeps some; and a general wild as long as
    anything else fits.
    """
    fitting, wild, lies = -1, -1, 0
    free = count_true(view, claim)
    for place in range(view.hand.size):
        card = view.hand.cards[place]
        fit = fits(card, claim)
        if view.mark[card] != 0:
            lies += not fit
            free -= fit
        elif fit and GENERAL <= card < SHAPE_WILD:
            wild = card
        elif fit:
            fitting = card
    if lies > 0:
        return -1
    if free == view.hand.size - view.chosen - specials(view):
        return max(fitting, wild)
    enough = (view.chosen + free) * AT_ONCE[kind] <= view.chosen
    if view.chosen > 0 and enough and not is_behind(view, kind):
        return -1
    if fitting >= 0 or view.chosen > 0:
        return fitting
    return wild if wild >= 0 else loneliest(view)


@rule
def is_behind(view, kind):
    """Whether another seat has so many cards fewer that there is no time to keep any."""
    fewest = view.hand.size
    for seat in range(view.seats):
        fewest = min(fewest, view.sizes[seat])
    return view.hand.size - fewest > LAGGING[kind]


@rule
def loneliest(view):
    """The card that shares least with the rest of the hand; wilds are worth keeping."""
    best, least = view.hand.cards[0], 1000
    for place in range(view.hand.size):
        card = view.hand.cards[place]
        if card >= NUMBERED:
            continue
        shared = 0
        for other in range(view.hand.size):
            held = view.hand.cards[other]
            if held < NUMBERED:
                shared += colour_of(held) == colour_of(card)
                shared += shape_of(held) == shape_of(card)
                shared += number_of(held) == number_of(card)
        if shared < least:
            best, least = card, shared
    return best


# Believing or doubting, all weighed in cards


@rule
def decide(view, chance, kind):
    """Whether to doubt, to lay, to skip: what seems to be worth most; nobody is left to win with its last cards."""
    can_doubt = view.why[DOUBT] == 0
    if can_doubt and view.hoping >= 0:
        return DOUBT
    best, most = LAY, felt(chance, kind, worth_of_laying(view, kind) / A_STAKE)
    if can_doubt:
        worth = felt(chance, kind, worth_of_doubt(view, chance, kind) / A_STAKE)
        if worth > most:
            best, most = DOUBT, worth
    skip = PLAY + SKIP - LAYABLE
    if view.why[skip] == 0 and felt(chance, kind, A_SKIP / A_STAKE) > most:
        return skip
    return DOUBT if best == DOUBT else add_or_lay(view, kind, view.claim)


@rule
def believes(view, chance, kind, out):
    """How likely it is that somebody else's cards that were laid last do not meet the condition, in percent."""
    if view.centre == 0 or view.by[view.centre - 1] == view.seat:
        return 0
    out[0] = int(100.0 * chance_of_lie(view, chance, kind) + 0.5)
    return 1


@rule
def worth_of_doubt(view, chance, kind):
    """The liar takes the pile, which is worth the more the fewer play, and it starts; or it takes the pile itself."""
    layer = view.by[view.centre - 1]
    lie = chance_of_lie(view, chance, kind)
    gain = view.centre / (view.seats - 1.0) + FIRST
    if view.sizes[layer] <= 2:
        gain += OUT_SOON
    return lie * gain - (1.0 - lie) * view.centre


@rule
def worth_of_laying(view, kind):
    """The cards that it can lay truly; or one that it cannot, at the risk of taking all; a last one nobody believes."""
    count = count_true(view, view.claim)
    if count > 0:
        return count + TRUTH
    if view.hand.size == 1:
        return -view.centre - 1.0
    seen = DOUBTED if laid_by(view, view.seat) == 0 else DOUBTED_AGAIN
    return 1.0 - seen * (view.centre + 2.0) + DARING[kind] * A_STAKE
