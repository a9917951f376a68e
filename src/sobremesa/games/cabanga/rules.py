"""The rules of Cabanga!, in the order of the rulebook; the numbers are those of its clauses."""

import numpy as np

from sobremesa.games.cabanga.cards import (
    CARDS,
    COLOURS,
    LEFT,
    MOST_SEATS,
    NOTHING,
    NUMBERED,
    NUMBERS,
    RIGHT,
    colour_of,
    fits,
    number_of,
)
from sobremesa.table.chance import below
from sobremesa.table.compiled import inlined, rule
from sobremesa.table.events import NO_SUCH_ACTION, NOT_ASKED, tell, tell_all
from sobremesa.table.knowledge import bit, everyone, new_pool
from sobremesa.table.piles import draw, empty, place_of, push, shuffle, take, top
from sobremesa.table.windows import (
    TURN,
    WINDOW,
    answer,
    ask,
    end_game,
    may_act,
    waiting,
    winners_with_most,
)

# what a seat can do: play each card on either side, throw each card, pass
PLAY, THROW, PASS = 0, 2 * NUMBERED, 3 * NUMBERED
ACTIONS = PASS + 1

# why it cannot
NOT_IN_HAND, NOT_THIS_COLOUR, NOT_BETWEEN, ONLY_IN_A_WINDOW, NOT_IN_A_WINDOW = range(10, 15)

# what everybody hears of
(
    ROUND_BEGAN,
    START_CARD,
    DEALT,
    PLAYED,
    REPEATED,
    WINDOW_OPENED,
    THREW,
    PASSED,
    WINDOW_CLOSED,
    DREW,
    RESHUFFLED,
    WAIVED,
    ROUND_ENDED,
    SCORED,
    GAME_ENDED,
) = range(15)

LIMIT_REACHED = 1

# CAB-02  setting up


@rule
def deal(t, log):
    """Set the table up from its options and its chance, and deal the first round."""
    t.turn = below(t.chance, t.seats)  # CAB-03: in round 1 at random
    deal_round(t, log)


@rule
def deal_round(t, log):
    """CAB-02: the starting cards, eight cards to each seat, the rest is the stock."""
    gather(t)
    shuffle(t.starting, t.chance)
    for row in range(t.options.colours):
        push(t.rows[row].ends[LEFT], draw(t.starting))
        push(t.rows[row].ends[RIGHT], draw(t.starting))
    shuffle(t.stock, t.chance)
    new_pool(t.known, t.stock)
    for _ in range(t.options.hand):
        for step in range(t.seats):
            seat = (t.turn + step) % t.seats
            card = draw(t.stock)
            push(t.hands[seat], card)
            t.known.seers[card] = bit(seat)
    t.round += 1
    t.last_colour = NOTHING
    t.row = NOTHING
    announce_round(t, log)
    ask(t.asking, TURN, 1 << t.turn)


@rule
def gather(t):
    """Take all cards together: those that this table plays with lie in the two stocks, in order."""
    empty(t.starting)
    empty(t.stock)
    empty(t.aside)
    for row in range(COLOURS):
        empty(t.rows[row].ends[LEFT])
        empty(t.rows[row].ends[RIGHT])
    for seat in range(t.seats):
        empty(t.hands[seat])
    t.known.pools = 0
    for card in range(CARDS):
        t.known.pool[card] = 0
        t.known.seers[card] = everyone(t.seats)
    for card in range(NUMBERED, CARDS):
        push(t.starting, card)
    for colour in range(t.options.colours):
        for number in range(t.options.numbers):
            push(t.stock, colour * NUMBERS + number)


@rule
def announce_round(t, log):
    """Tell of a round that has just been dealt."""
    tell_all(log, t.seats, ROUND_BEGAN, t.turn, NOTHING, t.round, 0)
    for row in range(t.options.colours):
        for side in range(2):
            tell_all(log, t.seats, START_CARD, NOTHING, t.rows[row].ends[side].cards[0], row, side)
    for place in range(t.options.hand):
        for seat in range(t.seats):
            card = t.hands[seat].cards[place]
            tell(log, everyone(t.seats), DEALT, seat, card, bit(seat), 0, 0)


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
    if t.asking.kind == TURN:
        return refused_play(t, seat, action)
    return refused_answer(t, seat, action)


@rule
def refused_play(t, seat, action):
    if action >= THROW:
        return ONLY_IN_A_WINDOW
    return 0 if place_of(t.hands[seat], action // 2) >= 0 else NOT_IN_HAND  # CAB-04


@rule
def refused_answer(t, seat, action):
    if action == PASS:
        return 0
    if action < THROW:
        return NOT_IN_A_WINDOW
    if place_of(t.hands[seat], action - THROW) < 0:
        return NOT_IN_HAND
    return refused_throw(t, action - THROW)


@rule
def refused_throw(t, card):
    """CAB-06: why a hand card does not go into the gap."""
    reason = NOT_BETWEEN if colour_of(card) == t.row else NOT_THIS_COLOUR
    return 0 if fits(t, card) else reason


@inlined
def legal(t, seat, out):
    """Write the seat's actions into ``out`` (int32, `ACTIONS` places); return how many."""
    if not may_act(t.asking, seat):
        return 0
    if t.asking.kind == TURN:
        return list_plays(t.hands[seat], out)
    return list_throws(t, t.hands[seat], out)


@rule
def list_plays(hand, out):
    for place in range(hand.size):
        out[2 * place] = PLAY + 2 * hand.cards[place] + LEFT
        out[2 * place + 1] = PLAY + 2 * hand.cards[place] + RIGHT
    return 2 * hand.size


@rule
def list_throws(t, hand, out):
    """Each card is written, and counted if it fits: to jump over a card costs more than to write it."""
    count = 0
    for place in range(hand.size):
        out[count] = THROW + hand.cards[place]
        count += fits(t, hand.cards[place])
    out[count] = PASS
    return count + 1


# a turn


@rule
def apply(t, seat, action, log):
    """One seat does one thing; what is refused changes nothing and is noted in the log."""
    log.refused = refusal(t, seat, action)
    if log.refused != 0:
        return
    if action < THROW:
        play(t, action // 2, action % 2, log)
    elif action < PASS:
        throw(t, seat, action - THROW, log)
    else:
        answer(t.asking, seat)
        tell(log, bit(seat), PASSED, seat, NOTHING, bit(seat), 0, 0)
    if t.asking.kind == WINDOW and waiting(t.asking) == 0:
        close_window(t, log)


@rule
def play(t, card, side, log):
    """CAB-04: a hand card on the left or right pile of its colour's row, whatever its number."""
    colour = colour_of(card)
    take(t.hands[t.turn], place_of(t.hands[t.turn], card))
    push(t.rows[colour].ends[side], card)
    t.known.seers[card] = everyone(t.seats)
    tell_all(log, t.seats, PLAYED, t.turn, card, colour, side)
    if colour == t.last_colour:  # CAB-05: drawn before the window opens
        tell_all(log, t.seats, REPEATED, t.turn, NOTHING, colour, 0)
        draw_penalty(t, 1, log)
    t.last_colour = colour
    t.row = colour
    t.thrown = 0
    open_window(t, log)


# CAB-06  the window


@rule
def set_gap(t):
    """The two visible values of the row just played on."""
    ends = t.rows[t.row].ends
    left, right = number_of(top(ends[LEFT])), number_of(top(ends[RIGHT]))
    t.low, t.high = min(left, right), max(left, right)


@rule
def asked_in_window(t):
    """CAB-07: with ceremony every other seat is asked, so that nobody is told apart; else who has a choice."""
    seats = 0
    for seat in range(t.seats):
        if seat != t.turn and is_asked(t, seat):
            seats |= 1 << seat
    return seats


@rule
def is_asked(t, seat):
    hand = t.hands[seat]
    if t.ceremony:
        return hand.size > 0
    for place in range(hand.size):
        if fits(t, hand.cards[place]):
            return True
    return False


@rule
def open_window(t, log):
    set_gap(t)
    if t.high - t.low < 2:  # CAB-07: no number in between, no window
        end_turn(t, log)
        return
    tell_all(log, t.seats, WINDOW_OPENED, t.turn, NOTHING, t.low, t.high)
    ask(t.asking, WINDOW, asked_in_window(t))
    if waiting(t.asking) == 0:
        close_window(t, log)


@rule
def throw(t, seat, card, log):
    """CAB-08: a thrown card is set aside, face up."""
    take(t.hands[seat], place_of(t.hands[seat], card))
    push(t.aside, card)
    t.known.seers[card] = everyone(t.seats)
    t.thrown += 1
    tell_all(log, t.seats, THREW, seat, card, t.row, 0)
    if not is_asked(t, seat):
        answer(t.asking, seat)


@rule
def close_window(t, log):
    """CAB-09: the active seat draws one card for each thrown one."""
    tell_all(log, t.seats, WINDOW_CLOSED, t.turn, NOTHING, t.thrown, 0)
    draw_penalty(t, t.thrown, log)
    end_turn(t, log)


@rule
def draw_penalty(t, count, log):
    for drawn in range(count):
        if t.stock.size == 0:
            reshuffle(t, log)
        if t.stock.size == 0:  # CAB-10: both empty, the rest is waived
            tell_all(log, t.seats, WAIVED, t.turn, NOTHING, count - drawn, 0)
            return
        card = draw(t.stock)
        push(t.hands[t.turn], card)
        t.known.seers[card] = bit(t.turn)
        tell(log, everyone(t.seats), DREW, t.turn, card, bit(t.turn), 0, 0)


@rule
def reshuffle(t, log):
    """CAB-10: the cards set aside become the stock."""
    if t.aside.size == 0:
        return
    tell_all(log, t.seats, RESHUFFLED, NOTHING, NOTHING, t.aside.size, 0)
    while t.aside.size > 0:
        push(t.stock, draw(t.aside))
    shuffle(t.stock, t.chance)
    new_pool(t.known, t.stock)


# CAB-11  the end of a turn, of a round, of the game


@rule
def end_turn(t, log):
    t.row = NOTHING
    for seat in range(t.seats):
        if t.hands[seat].size == 0:
            end_round(t, log)
            return
    t.turn = (t.turn + 1) % t.seats
    ask(t.asking, TURN, 1 << t.turn)


@rule
def end_round(t, log):
    """CAB-12: what is left in hand counts its symbols; CAB-13: the game ends, or a new round begins."""
    tell_all(log, t.seats, ROUND_ENDED, t.turn, NOTHING, t.round, 0)
    worst = 0
    for seat in range(t.seats):
        points = minus_points(t, seat)
        t.minus[seat] += points
        worst = max(worst, t.minus[seat])
        tell_all(log, t.seats, SCORED, seat, NOTHING, points, t.minus[seat])
    if worst >= t.options.limit:
        finish(t, log)
        return
    t.turn = (t.turn + 1) % t.seats  # CAB-03: left of who took the last turn
    deal_round(t, log)


@rule
def minus_points(t, seat):
    """CAB-12: the symbols on the cards in this hand."""
    hand = t.hands[seat]
    points = 0
    for place in range(hand.size):
        points += t.symbols[hand.cards[place]]
    return points


@rule
def finish(t, log):
    """CAB-13: the lowest total wins; equal lowest totals share the win."""
    totals = np.empty(MOST_SEATS, np.int32)
    scores(t, totals)
    end_game(t.asking, t.end, LIMIT_REACHED, winners_with_most(totals, t.seats))
    tell_all(log, t.seats, GAME_ENDED, NOTHING, NOTHING, t.end.winners, 0)


@rule
def scores(t, out):
    """Write each seat's score, higher is better: its minus points, negative."""
    for seat in range(t.seats):
        out[seat] = -t.minus[seat]


@rule
def close(t, log):
    """Time is up: who was asked in a window passes; who is on turn plays its oldest card on the left."""
    if t.asking.kind == WINDOW:
        close_window(t, log)
    elif t.asking.kind == TURN:
        play(t, t.hands[t.turn].cards[0], LEFT, log)
