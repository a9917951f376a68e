"""How people play AntaYagí: they trade where others show good cards, and give away what seems bad to them."""

import math

from sobremesa.games.antayagi.cards import (
    BONE,
    FISH,
    HAND,
    KINDS,
    LOLLIPOP,
    MOST_SEATS,
    MUFFIN,
    NOTHING,
    PLAIN,
    SABOTAGE,
    SABOTAGE_BACK,
    T_REX,
    T_REX_BACK,
    TOXIC,
    TREASURE,
    WIZARD,
    is_good,
)
from sobremesa.games.antayagi.moves import (
    CANCEL,
    CHOOSE,
    DECRY,
    INVITE,
    NAME,
    PASS,
    PRAISE,
    TAKE,
)
from sobremesa.games.antayagi.told import EXCHANGE, GIFT, WORTHS, worth_expected
from sobremesa.minds.daring import dares, felt, speaks
from sobremesa.minds.people import DARING, by_level
from sobremesa.minds.reaction import AN_ITEM, choice_time, reaction, uniform
from sobremesa.table.compiled import rule
from sobremesa.table.windows import TURN, WINDOW

BELIEF = 0.3
"""How much a remark on a card of its own counts, beside what it works out itself, in goods."""

SABOTAGE_KEPT = 0.3
"""What a sabotage is worth to who keeps it, in goods."""

INVITATION = by_level(0.15, 1.5, 1.0, 0.15, 0.15)
"""How much an invitation to trade counts, in goods: the young believe what they are told (V. Jaswal and others, *Young
children have a specific, highly robust bias to trust testimony*, Psychological Science 21, 2010)."""

INVITES = by_level(1.0, 0.0, 0.5, 1.0, 1.0)
"""How often it speaks because that pays (who is named gets a card too), and not only for the sake of talking."""

GUESS = by_level(0.2, 10.0, 1.5, 0.2, 0.2)
"""How far it thinks of what others will choose, as the spread in goods that it allows them: a child not at all (C.
Camerer, T.-H. Ho, J.-K. Chong, *A cognitive hierarchy model of games*, Quarterly Journal of Economics 119, 2004)."""

A_STAKE = 0.8
"""What matters in a decision, in goods."""

A_WIN = 4.0
"""What a card is worth more that wins the game, in goods."""

MIND = 1.5
"""What others' goods cost it, beside its own: all of it where one comes near its goal, else shared among rivals."""


BELIEFS = (worth_expected,) * (MOST_SEATS - 1)
"""How what `believes` writes is said, at most a number for each of the others."""


@rule
def think(view, chance, kind):
    """The decision that is asked of it; beside others' decisions, now and then a remark."""
    if view.kind == WINDOW:
        return cancel_or_pass(view, chance, kind)
    if view.why[PASS] == 0:
        return remark_or_pass(view, chance, kind)
    if view.kind == TURN:
        return name(view, chance, kind)
    if view.taker == view.seat:
        return take(view, chance, kind)
    return choose(view, chance, kind)


@rule
def react(view, chance, kind):
    """A look at the cards that matter: all hands to name a partner, one's own to choose, the exchange in a window."""
    if view.kind == WINDOW:
        return reaction(chance, choice_time(2) + 2 * AN_ITEM, 60, 300)
    if view.why[PASS] == 0:
        return reaction(chance, choice_time(4), 90, 1200)
    looks = HAND * (view.seats - 1) if view.kind == TURN else HAND
    return reaction(chance, choice_time(looks) + AN_ITEM * looks, 100, 1200)


@rule
def believes(view, chance, kind, out):
    """What it takes to be worth how much: what others may give it, its own cards to the other one, the exchange."""
    if view.kind == WINDOW:
        out[0] = belief(EXCHANGE, 0, stakes(view))
        return 1
    if view.why[PASS] == 0 or view.taker == view.seat:
        return 0
    count = 0
    if view.kind == TURN:
        for seat in range(view.seats):
            if view.why[NAME + seat] == 0:
                out[count] = belief(GIFT, seat, gift(view, kind, seat))
                count += 1
        return count
    other = view.partner if view.seat == view.turn else view.turn
    for place in range(view.hands[view.seat].size):
        out[count] = belief(place + 1, other, worth_to_other(view, other, place))
        count += 1
    return count


@rule
def belief(nth, other, worth):
    """One number of what it is about, whom, and how many goods it is worth, in tenths."""
    return (nth * MOST_SEATS + other) * WORTHS + WORTHS // 2 + math.floor(10.0 * worth + 0.5)


# What a card is worth to somebody


@rule
def holds(view, seat, kind):
    """How many cards of a kind lie in a seat's saddlebags."""
    count = 0
    bags = view.saddlebags[seat]
    for place in range(bags.size):
        if view.front[bags.cards[place]] == kind:
            count += 1
    return count


@rule
def value(view, seat, kind):
    """About how many goods nearer to its goal a seat comes by getting a card of this kind."""
    hungry = holds(view, seat, T_REX) > 0
    if kind == FISH:
        return 2.0 if holds(view, seat, TOXIC) > 0 and not hungry else 0.0
    if kind == TOXIC:
        return 2.0 * holds(view, seat, FISH) - 1.0
    if kind == T_REX:
        return -1.0 if has_food(view, seat) else -0.7
    if hungry and kind in (MUFFIN, LOLLIPOP, BONE):
        return 0.4  # it feeds the T-Rex, which leaves
    if kind == LOLLIPOP:
        return 1.8
    return 1.0 if is_good(kind) else 0.0


@rule
def has_food(view, seat):
    for kind in (FISH, MUFFIN, LOLLIPOP, BONE):
        if holds(view, seat, kind) > 0:
            return True
    return False


@rule
def urgent(view, seat, kind):
    """Its value, and far more if the seat wins by it."""
    worth = value(view, seat, kind)
    return worth + (A_WIN if worth > 0.0 and view.worths[seat] + worth >= view.goals[seat] else 0.0)


@rule
def expected(view, seat, label):
    """What a card in view is worth to a seat or, if its front has not been seen, may be by its back."""
    if view.front[label] != NOTHING:
        return urgent(view, seat, view.front[label])
    return by_back(view, seat, view.back[label])


@rule
def by_back(view, seat, back):
    """What a card with this back is worth to a seat on average, going by the fronts not seen yet."""
    whole, total = 0.0, 0
    for kind in range(KINDS):
        count = view.unseen[back][kind]
        total += count
        whole += count * urgent(view, seat, kind)
    return whole / max(total, 1)


# Naming, choosing, taking


@rule
def name(view, chance, kind):
    """The seat whose likely gift is worth most to it, less what it would have to give; or that has asked for it."""
    best, most = NOTHING, 0.0
    for seat in range(view.seats):
        if view.why[NAME + seat] != 0:
            continue
        worth = INVITATION[kind] if view.said[seat] == INVITE + view.seat else 0.0
        rivalry = (1.0 - DARING[kind]) / (view.seats - 1.0)
        worth += gift(view, kind, seat) - rivalry * least_gift(view, seat)
        worth = felt(chance, kind, worth / A_STAKE)
        if best == NOTHING or worth > most:
            best, most = seat, worth
    return NAME + best


@rule
def gift(view, kind, giver):
    """What a seat can be expected to give it: any card, the likelier the worse it must look to that seat."""
    hand = view.hands[giver]
    whole, weights = 0.0, 0.0
    for place in range(hand.size):
        label = hand.cards[place]
        weight = math.exp(-as_its_holder_sees(view, label) / GUESS[kind])
        whole += weight * worth_of_gift(view, giver, place)
        weights += weight
    return whole / weights


@rule
def worth_of_gift(view, giver, place):
    """What a card of another hand is worth to this seat; a lollipop is as good as what it can take beside it."""
    hand = view.hands[giver]
    if view.front[hand.cards[place]] != LOLLIPOP or holds(view, view.seat, T_REX) > 0:
        return expected(view, view.seat, hand.cards[place])
    beside = -1.0 if hand.size > 1 else 0.0
    for other in range(hand.size):
        if other != place:
            beside = max(beside, expected(view, view.seat, hand.cards[other]))
    return 1.0 + beside


@rule
def as_its_holder_sees(view, label):
    """What a card of another seat's hand is worth to this one, in the eyes of who holds it."""
    front = view.front[label]
    if view.turned[label] or front == NOTHING:
        return expected(view, view.seat, label)
    if front in (TREASURE, T_REX):
        return by_back(view, view.seat, T_REX_BACK)
    return by_back(view, view.seat, SABOTAGE_BACK if front == SABOTAGE else PLAIN)


@rule
def least_gift(view, other):
    """What the card of its own is worth to another seat that is worth least to it."""
    hand = view.hands[view.seat]
    least = 100.0
    for place in range(hand.size):
        least = min(least, expected(view, other, hand.cards[place]))
    return least


@rule
def choose(view, chance, kind):
    """The card that is worth least to the other one, as far as it can tell, and as far as it believes others."""
    other = view.partner if view.seat == view.turn else view.turn
    hand = view.hands[view.seat]
    best, most = 0, 0.0
    for place in range(hand.size):
        worth = felt(chance, kind, -worth_to_other(view, other, place) / A_STAKE)
        if place == 0 or worth > most:
            best, most = place, worth
    return CHOOSE + best


@rule
def worth_to_other(view, other, place):
    """What giving away a card of its own seems worth to the other one."""
    label = view.hands[view.seat].cards[place]
    worth = expected(view, other, label) + hearsay(view, other, place)
    if view.front[label] == WIZARD:
        worth += 1.0  # the other one keeps its own card, and nothing comes back
    return worth


@rule
def hearsay(view, other, place):
    """What those who do not gain by it have said of a card of one's own."""
    heard = 0.0
    for seat in range(view.seats):
        if seat == other:
            continue
        if view.said[seat] == PRAISE + view.seat * HAND + place:
            heard += BELIEF
        elif view.said[seat] == DECRY + view.seat * HAND + place:
            heard -= BELIEF
    return heard


@rule
def take(view, chance, kind):
    """The card of the other's hand that is worth most to it."""
    hand = view.hands[view.partner if view.seat == view.turn else view.turn]
    best, most = 0, 0.0
    for place in range(hand.size):
        worth = felt(chance, kind, expected(view, view.seat, hand.cards[place]) / A_STAKE)
        if place == 0 or worth > most:
            best, most = place, worth
    return TAKE + best


# The window


@rule
def cancel_or_pass(view, chance, kind):
    """Play a sabotage where that is better for it than how things stand."""
    if view.why[CANCEL] != 0:
        return PASS
    stake = stakes(view)
    if view.sabotages % 2 == 1:
        stake = -stake
    return CANCEL if dares(chance, kind, (-stake - SABOTAGE_KEPT) / A_STAKE) else PASS


@rule
def stakes(view):
    """What it gains if the exchange comes about, less what it would mind others to gain."""
    gain = 0.0
    for nth in range(2):
        seat = view.turn if nth == 0 else view.partner
        kind = received(view, nth)
        if kind == NOTHING:
            continue
        worth = urgent(view, seat, kind)
        if seat == view.seat:
            gain += worth
        elif view.worths[seat] + worth >= view.goals[seat] - 1:
            gain -= worth * MIND
        else:
            gain -= worth * MIND / (view.seats - 1.0)
    return gain


@rule
def received(view, nth):
    """The kind that the first or the second seat of an exchange gets, -1 for none: a wizard changes it."""
    own = view.front[view.offered.cards[nth]]
    other = view.front[view.offered.cards[1 - nth]]
    if own == WIZARD:
        return NOTHING
    return own if other == WIZARD else other


# Table talk


@rule
def remark_or_pass(view, chance, kind):
    """Ask whoever is on turn to trade; talk the other of an exchange out of keeping its best card."""
    if not speaks(chance, kind) and uniform(chance) >= INVITES[kind]:
        return PASS
    if view.kind == TURN:
        return INVITE + view.turn if view.why[INVITE + view.turn] == 0 else PASS
    other = view.partner if view.seat == view.turn else view.turn
    if view.taker != NOTHING or (view.seat != view.turn and view.seat != view.partner):
        return PASS
    hand = view.hands[other]
    for place in range(hand.size):
        action = DECRY + other * HAND + place
        if view.why[action] == 0 and expected(view, view.seat, hand.cards[place]) >= 1.0:
            return action
    return PASS
