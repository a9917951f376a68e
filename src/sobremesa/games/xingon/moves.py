"""What a seat of XINGON can do and when it may: the numbers of actions, reasons and events, and the checks."""

from sobremesa.games.xingon.cards import (
    CARDS_STEP,
    COLOUR_STEP,
    COLOURS,
    LAYABLE,
    MOST_SEATS,
    NO_CLAIM,
    NOTHING,
    NUMBER_STEP,
    NUMBERS,
    SHAPE_STEP,
    SHAPES,
    SPECIALS,
)
from sobremesa.table.compiled import inlined, rule
from sobremesa.table.events import NO_SUCH_ACTION, NOT_ASKED
from sobremesa.table.windows import TURN, may_act, waiting

# what a seat can do: say a colour, a shape, a number (0: nothing of it), choose a card, take that back, lay, doubt …
SAY_COLOUR, SAY_SHAPE, SAY_NUMBER = 0, COLOURS + 1, COLOURS + SHAPES + 2
CHOOSE = SAY_NUMBER + NUMBERS + 1
BACK = CHOOSE + LAYABLE
LAY, LAY_AND_CALL, DOUBT, PLAY = BACK + 1, BACK + 2, BACK + 3, BACK + 4
# … and out of turn: discard four, call XINGON, catch somebody, let it be
DISCARD = PLAY + SPECIALS
XINGON = DISCARD + SHAPES * NUMBERS
CATCH = XINGON + 1
PASS = CATCH + MOST_SEATS
ACTIONS = PASS + 1

# why it cannot
(
    ONLY_ON_TURN,
    NOT_IN_HAND,
    CONDITION_STANDS,
    NOT_THIS_STEP,
    NOT_PLAYED_WITH,
    SAY_SOMETHING,
    ALREADY_CHOSEN,
    CHOOSE_FIRST,
    ALREADY_BEGUN,
    NOTHING_TO_DOUBT,
    OWN_CARDS,
    NOT_ONE_LEFT,
    NOT_ALL_FOUR,
    NOTHING_TO_CALL,
    NOBODY_TO_CATCH,
    DECIDE_FIRST,
    NOTHING_TO_LAY,
) = range(10, 27)

# what everybody hears of
(
    GAME_BEGAN,
    REMOVED,
    DEALT,
    ROUND_BEGAN,
    LAID,
    DOUBTED,
    SHOWN,
    LIE,
    TRUE,
    TOOK,
    SKIPPED,
    REVERSED,
    DISCARDED,
    DISCARDED_CARD,
    ONE_LEFT,
    CALLED,
    CAUGHT,
    TAKEN,
    DRAWN,
    LET_IT_BE,
    LEFT_OPEN,
    GAME_WON,
    GAME_EXHAUSTED,
    SCORED,
    MATCH_ENDED,
) = range(25)


# who may act, and what


@inlined
def actors(t):
    """Bit mask of the seats that may act now; 0 when the game is over."""
    return waiting(t.asking)


@inlined
def refusal(t, seat, action):
    """Why this seat may not do this now: 0 if it may."""
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if not may_act(t.asking, seat):
        return NOT_ASKED
    if action >= DISCARD:
        return refused_any_time(t, seat, action)
    if t.asking.kind != TURN or seat != t.turn:
        return ONLY_ON_TURN
    if action < CHOOSE:
        return refused_saying(t, action)
    if action < BACK:
        return refused_choosing(t, action - CHOOSE)
    return refused_deciding(t, action)


@rule
def refused_saying(t, action):
    """XIN-05: the starter of a round says colour, shape and number, in this order, at least one of them."""
    if t.claim != NO_CLAIM:
        return CONDITION_STANDS
    if t.hands[t.turn].cards[0] >= LAYABLE:  # hands are in order: it holds specials only
        return NOTHING_TO_LAY
    if action < SAY_SHAPE:
        step, value, most = COLOUR_STEP, action - SAY_COLOUR, t.options.colours
    elif action < SAY_NUMBER:
        step, value, most = SHAPE_STEP, action - SAY_SHAPE, t.options.shapes
    else:
        step, value, most = NUMBER_STEP, action - SAY_NUMBER, t.options.numbers
    if t.step != step:
        return NOT_THIS_STEP
    if value > most:
        return NOT_PLAYED_WITH
    if step == NUMBER_STEP and value == 0 and t.draft == NO_CLAIM:
        return SAY_SOMETHING
    return 0


@rule
def refused_choosing(t, card):
    if t.step != CARDS_STEP:
        return NOT_THIS_STEP
    if t.holder[card] != t.turn:
        return NOT_IN_HAND
    return ALREADY_CHOSEN if t.mark[card] != 0 else 0


@rule
def refused_deciding(t, action):
    if action <= LAY_AND_CALL:
        if t.chosen == 0 and (action != BACK or not has_begun(t)):
            return CHOOSE_FIRST
        left = t.hands[t.turn].size - t.chosen
        return NOT_ONE_LEFT if action == LAY_AND_CALL and left != 1 else 0
    if action == DOUBT and t.claim == NO_CLAIM:
        return NOTHING_TO_DOUBT
    if action >= PLAY and t.holder[LAYABLE + action - PLAY] != t.turn:
        return NOT_IN_HAND
    if has_begun(t):
        return ALREADY_BEGUN
    return OWN_CARDS if action == DOUBT and layer(t) == t.turn else 0


@rule
def refused_any_time(t, seat, action):
    on_turn = t.asking.kind == TURN and seat == t.turn
    if action == PASS:
        return DECIDE_FIRST if on_turn else 0
    if action >= CATCH:
        caught = action - CATCH
        return 0 if caught != seat and (t.owing >> caught) & 1 else NOBODY_TO_CATCH
    if action == XINGON:
        return 0 if (t.owing >> seat) & 1 else NOTHING_TO_CALL
    if holder_of_four(t, action - DISCARD) != seat:
        return NOT_ALL_FOUR
    return ALREADY_BEGUN if on_turn and has_begun(t) else 0


@rule
def has_begun(t):
    """Whether the seat on turn has chosen something already."""
    return t.chosen > 0 or (t.claim == NO_CLAIM and t.step != COLOUR_STEP)


@rule
def layer(t):
    """The seat that laid last; there must be cards in the centre."""
    return t.by[t.centre.size - 1]


@inlined
def legal(t, seat, out):
    """Write the seat's actions into ``out`` (int32, `ACTIONS` places) in ascending order; return how many."""
    if not may_act(t.asking, seat):
        return 0
    on_turn = t.asking.kind == TURN and seat == t.turn
    count = list_on_turn(t, out) if on_turn else 0
    if not (on_turn and has_begun(t)):
        count = list_discards(t, seat, out, count)
    count = list_calls(t, seat, out, count)
    out[count] = PASS
    return count if on_turn else count + 1


@rule
def list_on_turn(t, out):
    """What only the seat on turn does, but for its discards."""
    count = list_choosing(t, out) if t.step == CARDS_STEP else list_saying(t, out)
    return list_laying(t, out, count) if has_begun(t) else list_instead(t, out, count)


@rule
def list_saying(t, out):
    """The values of the part of the condition that comes next."""
    if t.hands[t.turn].cards[0] >= LAYABLE:
        return 0
    first, most = SAY_COLOUR, t.options.colours
    if t.step == SHAPE_STEP:
        first, most = SAY_SHAPE, t.options.shapes
    elif t.step == NUMBER_STEP:
        first, most = SAY_NUMBER, t.options.numbers
    least = 1 if t.step == NUMBER_STEP and t.draft == NO_CLAIM else 0
    for value in range(least, most + 1):
        out[value - least] = first + value
    return most + 1 - least


@rule
def list_choosing(t, out):
    """The cards that are not chosen yet."""
    hand = t.hands[t.turn]
    count = 0
    for place in range(hand.size):
        card = hand.cards[place]
        out[count] = CHOOSE + card
        count += (card < LAYABLE) & (t.mark[card] == 0)
    return count


@rule
def list_laying(t, out, count):
    """For who has begun to choose: to take that back, to lay, to call with it."""
    out[count] = BACK
    if t.chosen == 0:
        return count + 1
    out[count + 1] = LAY
    if t.hands[t.turn].size - t.chosen != 1:
        return count + 2
    out[count + 2] = LAY_AND_CALL
    return count + 3


@rule
def list_instead(t, out, count):
    """Before anything is chosen: to doubt, to play a special."""
    if t.claim != NO_CLAIM and layer(t) != t.turn:
        out[count] = DOUBT
        count += 1
    for special in range(SPECIALS):
        out[count] = PLAY + special
        count += t.holder[LAYABLE + special] == t.turn
    return count


@rule
def list_discards(t, seat, out, count):
    for kind in range(SHAPES * NUMBERS):
        out[count] = DISCARD + kind
        count += holder_of_four(t, kind) == seat
    return count


@rule
def list_calls(t, seat, out, count):
    """To call XINGON, to catch those who have not."""
    if t.owing == 0:
        return count
    out[count] = XINGON
    count += (t.owing >> seat) & 1
    others = t.owing & ~(1 << seat)
    for caught in range(t.seats):
        out[count] = CATCH + caught
        count += (others >> caught) & 1
    return count


@rule
def holder_of_four(t, kind):
    """XIN-15: who holds this shape and number in all colours, -1: nobody; wilds do not count."""
    holder = t.holder[kind]
    for colour in range(1, t.options.colours):
        if t.holder[colour * SHAPES * NUMBERS + kind] != holder:
            return NOTHING
    return holder


@rule
def seats_with_four(t):
    """Bit mask of the seats that could discard."""
    seats = 0
    for kind in range(SHAPES * NUMBERS):
        holder = holder_of_four(t, kind)
        if holder != NOTHING:
            seats |= 1 << holder
    return seats
