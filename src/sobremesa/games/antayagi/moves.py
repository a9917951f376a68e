"""What a seat of AntaYagí can do and when it may: the numbers of actions, reasons and events, and the checks."""

from sobremesa.games.antayagi.cards import HAND, MOST_SEATS, NOTHING, SABOTAGE, SILENT, front
from sobremesa.table.compiled import inlined, rule
from sobremesa.table.events import NO_SUCH_ACTION, NOT_ASKED
from sobremesa.table.windows import CHOICE, TURN, WINDOW, all_seats, may_act, waiting

# what a seat can do: name a partner, choose a card of its own, take one of the other's, cancel, let it be …
NAME = 0
CHOOSE = NAME + MOST_SEATS
TAKE = CHOOSE + HAND
CANCEL = TAKE + HAND
PASS = CANCEL + 1
# … and ANT-24 remark to a seat: trade with me; don't take that; your nth card is a good; it is not
INVITE = PASS + 1
WARN = INVITE + MOST_SEATS
PRAISE = WARN + MOST_SEATS
DECRY = PRAISE + MOST_SEATS * HAND
ACTIONS = DECRY + MOST_SEATS * HAND

# why it cannot
(
    ONLY_ON_TURN,
    NOT_ONESELF,
    NO_CARD_THERE,
    NOT_CHOOSING,
    ALREADY_CHOSEN,
    NOTHING_TO_TAKE,
    NOTHING_TO_CANCEL,
    NO_SABOTAGE,
    DECIDE_FIRST,
    NO_REMARKS,
    NO_REMARKS_NOW,
    ALREADY_SPOKEN,
) = range(10, 22)

# what everybody hears of
(
    GAME_BEGAN,
    DEALT,
    DREW,
    RESHUFFLED,
    TURN_BEGAN,
    SAT_OUT,
    NAMED,
    CHOSE,
    REVEALED,
    SAME_KIND,
    SABOTAGED,
    LET_IT_BE,
    CANCELLED,
    VANISHED,
    KEPT,
    DISCARDED,
    TURNED_OVER,
    SHOWS,
    HAND_LOST,
    MAY_TAKE,
    TOOK,
    NOTHING_LEFT,
    EATEN,
    INVITED,
    WARNED,
    PRAISED,
    DECRIED,
    GAME_ENDED,
    GAME_EXHAUSTED,
) = range(29)


# who may act


@inlined
def actors(t):
    """Bit mask of the seats that may act now; 0 when the game is over."""
    return waiting(t.asking)


@rule
def deciders(t):
    """Bit mask of the seats that the open question is for; others may only remark beside it."""
    if t.asking.kind == TURN:
        return 1 << t.turn
    if t.taker != NOTHING:
        return 1 << t.taker
    return 1 << t.turn | 1 << t.partner


@rule
def asked_now(t):
    """Bit mask of the seats to ask, as far as everybody knows: also those that have not spoken in this turn."""
    if t.asking.kind == WINDOW:
        return all_seats(t.seats) if t.ceremony else saboteurs(t)
    seats = deciders(t)
    if t.options.talk != SILENT:
        for seat in range(t.seats):
            if t.said[seat] == NOTHING:
                seats |= 1 << seat
    return seats


@rule
def has_to_decide(t, seat):
    """Whether the table waits for this seat; it may be asked only to remark, or have chosen already."""
    return (
        t.asking.kind != WINDOW
        and (deciders(t) >> seat) & 1 == 1
        and (t.asking.kind == TURN or t.taker != NOTHING or t.chosen[seat] == NOTHING)
    )


@rule
def opponent(t, seat):
    """The other of the two seats of an exchange."""
    return t.partner if seat == t.turn else t.turn


@rule
def place_of_sabotage(t, seat):
    """The place of a sabotage in a seat's hand, -1 without one; everybody can see it, its owner by the back."""
    for place in range(t.hands[seat].size):
        if front(t, t.hands[seat].cards[place]) == SABOTAGE:
            return place
    return NOTHING


@rule
def saboteurs(t):
    """Bit mask of the seats that hold a sabotage."""
    seats = 0
    for seat in range(t.seats):
        if place_of_sabotage(t, seat) != NOTHING:
            seats |= 1 << seat
    return seats


@rule
def someone_to_trade_with(t, seat):
    """ANT-05, ANT-23: whether this seat has a card, and another as well."""
    with_cards = 0
    for other in range(t.seats):
        if t.hands[other].size > 0:
            with_cards += 1
    return t.hands[seat].size > 0 and with_cards > 1


# what it may do


@inlined
def refusal(t, seat, action):
    """Why this seat may not do this now: 0 if it may."""
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if not may_act(t.asking, seat):
        return NOT_ASKED
    if action < CHOOSE:
        return refused_naming(t, seat, action - NAME)
    if action < TAKE:
        return refused_choosing(t, seat, action - CHOOSE)
    if action < CANCEL:
        return refused_taking(t, seat, action - TAKE)
    if action == CANCEL:
        if t.asking.kind != WINDOW:
            return NOTHING_TO_CANCEL
        return NO_SABOTAGE if place_of_sabotage(t, seat) == NOTHING else 0
    if action == PASS:
        return DECIDE_FIRST if has_to_decide(t, seat) else 0
    return refused_remark(t, seat, action)


@rule
def refused_naming(t, seat, partner):
    if t.asking.kind != TURN or seat != t.turn:
        return ONLY_ON_TURN
    if partner == seat:
        return NOT_ONESELF
    return 0 if partner < t.seats and t.hands[partner].size > 0 else NO_CARD_THERE


@rule
def refused_choosing(t, seat, place):
    if t.asking.kind != CHOICE or t.taker != NOTHING or (deciders(t) >> seat) & 1 == 0:
        return NOT_CHOOSING
    if t.chosen[seat] != NOTHING:
        return ALREADY_CHOSEN
    return 0 if place < t.hands[seat].size else NO_CARD_THERE


@rule
def refused_taking(t, seat, place):
    if t.asking.kind != CHOICE or seat != t.taker:
        return NOTHING_TO_TAKE
    return 0 if place < t.hands[opponent(t, seat)].size else NO_CARD_THERE


@rule
def refused_remark(t, seat, action):
    silent = refused_speaking(t, seat)
    if silent != 0:
        return silent
    cards = place_meant(action) + 1 if action >= PRAISE else 0
    return refused_addressing(t, seat, addressed(action), cards)


@rule
def refused_speaking(t, seat):
    """ANT-24: one remark a turn, while the table waits for a choice; in a window there is no time."""
    if t.options.talk == SILENT:
        return NO_REMARKS
    if t.asking.kind == WINDOW:
        return NO_REMARKS_NOW
    return ALREADY_SPOKEN if t.said[seat] != NOTHING else 0


@rule
def refused_addressing(t, seat, other, cards):
    """ANT-24: a remark is to somebody else, who has so many ``cards`` at least."""
    if other == seat:
        return NOT_ONESELF
    return 0 if other < t.seats and t.hands[other].size >= cards else NO_CARD_THERE


@rule
def addressed(remark):
    """The seat that a remark is for."""
    if remark < PRAISE:
        return (remark - INVITE) % MOST_SEATS
    return (remark - PRAISE) // HAND % MOST_SEATS


@rule
def place_meant(remark):
    """Which card of that seat's hand is praised or decried."""
    return (remark - PRAISE) % HAND


@inlined
def legal(t, seat, out):
    """Write the seat's actions into ``out`` (int32, `ACTIONS` places) in ascending order; return how many."""
    if not may_act(t.asking, seat):
        return 0
    if t.asking.kind == WINDOW:
        count = 0
        if place_of_sabotage(t, seat) != NOTHING:
            out[0] = CANCEL
            count = 1
        out[count] = PASS
        return count + 1
    count = list_decisions(t, seat, out)
    if t.options.talk != SILENT and t.said[seat] == NOTHING:
        count = list_remarks(t, seat, out, count)
    return count


@rule
def list_decisions(t, seat, out):
    if not has_to_decide(t, seat):
        out[0] = PASS
        return 1
    count = 0
    if t.asking.kind == TURN:
        for other in range(t.seats):
            if other != seat and t.hands[other].size > 0:
                out[count] = NAME + other
                count += 1
        return count
    first = CHOOSE if t.taker == NOTHING else TAKE
    holder = seat if t.taker == NOTHING else opponent(t, seat)
    for place in range(t.hands[holder].size):
        out[place] = first + place
    return t.hands[holder].size


@rule
def list_remarks(t, seat, out, count):
    for first in (INVITE, WARN):
        for other in range(t.seats):
            if other != seat:
                out[count] = first + other
                count += 1
    for first in (PRAISE, DECRY):
        for other in range(t.seats):
            if other != seat:
                for place in range(t.hands[other].size):
                    out[count] = first + other * HAND + place
                    count += 1
    return count
