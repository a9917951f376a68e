"""The rules of Farol, as one would tell them; the numbers are those of its clauses."""

from farol.cards import CARDS, NOTHING
from sobremesa.table.chance import below
from sobremesa.table.compiled import inlined, rule
from sobremesa.table.events import NO_SUCH_ACTION, NOT_ASKED, tell, tell_all
from sobremesa.table.knowledge import bit, everyone, new_pool
from sobremesa.table.piles import draw, empty, push, shuffle, top
from sobremesa.table.windows import (
    TURN,
    WINDOW,
    all_seats,
    answer,
    ask,
    end_game,
    may_act,
    waiting,
    winners_with_most,
)

# what a seat can do
CLAIM, PASS, DOUBT, BELIEVE = range(4)
ACTIONS = 4

# why it cannot
NOTHING_CLAIMED, SOMETHING_CLAIMED = range(10, 12)

# what everybody hears of
(
    ROUND_BEGAN,
    DEALT,
    CLAIMED,
    PASSED,
    ANSWERED,
    BELIEVED,
    DOUBTED,
    SHOWN,
    SCORED,
    GAME_ENDED,
) = range(10)

ALL_PLAYED = 1

# what a claim is worth: believed, for each doubter who was wrong, for a doubter who was right
WORTH_BELIEVED, WORTH_WRONG, WORTH_RIGHT = range(3)


@rule
def deal(t, log):
    """Set the table up and deal the first round."""
    t.turn = below(t.chance, t.seats)  # FAR-02: in the first round at random
    deal_round(t, log)


@rule
def deal_round(t, log):
    """FAR-01: one card to everybody, unseen by the others."""
    empty(t.stock)
    for card in range(t.options.numbers):
        push(t.stock, card)
    shuffle(t.stock, t.chance)
    for card in range(CARDS):
        t.known.pool[card] = 0
        t.known.seers[card] = everyone(t.seats)
    t.known.pools = 0
    new_pool(t.known, t.stock)
    t.round += 1
    t.turns = 0
    tell_all(log, t.seats, ROUND_BEGAN, t.turn, NOTHING, t.round, 0)
    for seat in range(t.seats):
        card = draw(t.stock)
        empty(t.hands[seat])
        push(t.hands[seat], card)
        t.shown[seat] = 0
        t.known.seers[card] = bit(seat)
        tell(log, everyone(t.seats), DEALT, seat, card, bit(seat), 0, 0)
    ask(t.asking, TURN, 1 << t.turn)


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
    if t.asking.kind == TURN:
        return NOTHING_CLAIMED if action >= DOUBT else 0
    return SOMETHING_CLAIMED if action < DOUBT else 0


@inlined
def legal(t, seat, out):
    """Write the seat's actions into ``out``; return how many."""
    count = 0
    for action in range(ACTIONS):
        if refusal(t, seat, action) == 0:
            out[count] = action
            count += 1
    return count


@rule
def apply(t, seat, action, log):
    """One seat does one thing; what is refused changes nothing and is noted in the log."""
    log.refused = refusal(t, seat, action)
    if log.refused != 0:
        return
    if action == CLAIM:  # FAR-03
        tell_all(log, t.seats, CLAIMED, seat, NOTHING, 0, 0)
        t.doubts = 0
        ask(t.asking, WINDOW, all_seats(t.seats) & ~(1 << seat))
    elif action == PASS:  # FAR-03
        tell_all(log, t.seats, PASSED, seat, NOTHING, 0, 0)
        end_turn(t, log)
    else:  # FAR-04: nobody learns what others say before all have
        t.doubts |= (action == DOUBT) << seat
        answer(t.asking, seat)
        tell(log, bit(seat), ANSWERED, seat, NOTHING, bit(seat), action == DOUBT, 0)
        if waiting(t.asking) == 0:
            settle(t, log)


@rule
def settle(t, log):
    """FAR-05, 06: a claim that nobody doubts is believed; else the cards concerned are shown."""
    if t.doubts == 0:
        tell_all(log, t.seats, BELIEVED, t.turn, NOTHING, 0, 0)
        score(t, t.turn, t.worth[WORTH_BELIEVED], log)
        end_turn(t, log)
        return
    tell_all(log, t.seats, DOUBTED, t.turn, NOTHING, t.doubts, 0)
    show(t, t.turn, log)
    highest = True
    for seat in range(t.seats):
        if (t.doubts >> seat) & 1:
            show(t, seat, log)
            highest = highest and top(t.hands[seat]) < top(t.hands[t.turn])
    for seat in range(t.seats):
        if (t.doubts >> seat) & 1 == 0:
            continue
        if highest:
            score(t, t.turn, t.worth[WORTH_WRONG], log)
        elif top(t.hands[seat]) > top(t.hands[t.turn]):
            score(t, seat, t.worth[WORTH_RIGHT], log)
    end_turn(t, log)


@rule
def show(t, seat, log):
    card = top(t.hands[seat])
    t.shown[seat] = 1
    t.known.seers[card] = everyone(t.seats)
    tell_all(log, t.seats, SHOWN, seat, card, 0, 0)


@rule
def score(t, seat, points, log):
    t.points[seat] += points
    tell_all(log, t.seats, SCORED, seat, NOTHING, points, t.points[seat])


@rule
def end_turn(t, log):
    """FAR-07: the round ends when everybody has had a turn; FAR-02: the next one begins one seat further."""
    t.doubts = 0
    t.turns += 1
    t.turn = (t.turn + 1) % t.seats
    if t.turns < t.seats:
        ask(t.asking, TURN, 1 << t.turn)
    elif t.round < t.options.rounds:
        t.turn = (t.turn + 1) % t.seats
        deal_round(t, log)
    else:  # FAR-08: most points win; equals share
        end_game(t.asking, t.end, ALL_PLAYED, winners_with_most(t.points, t.seats))
        tell_all(log, t.seats, GAME_ENDED, NOTHING, NOTHING, t.end.winners, 0)


@rule
def scores(t, out):
    """Write each seat's points."""
    for seat in range(t.seats):
        out[seat] = t.points[seat]


@rule
def close(t, log):
    """Time is up: who has not answered believes; who is on turn passes."""
    if t.asking.kind == WINDOW:
        settle(t, log)
    elif t.asking.kind == TURN:
        tell_all(log, t.seats, PASSED, t.turn, NOTHING, 0, 0)
        end_turn(t, log)
