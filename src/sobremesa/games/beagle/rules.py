"""The rules of Beagle or Bagel?, in the order of the rulebook; the numbers are those of its clauses."""

import numpy as np

from sobremesa.games.beagle import moves
from sobremesa.games.beagle.cards import (
    DISCARD_DOWN,
    MOST_SEATS,
    SAY_TIE,
    TAKE_A_TOKEN,
    centre_places,
    clear_table,
    deal_all,
    deal_centre,
    flip,
    flip_onto,
    flip_pile,
    lay_tokens,
    move_all,
    put_tops_under,
    right_answer,
    shuffle_deck,
)
from sobremesa.games.beagle.moves import ACTIONS, CALL, GRAB, LEAVE, NOTHING, PUT, refusal, show
from sobremesa.table.compiled import inlined, rule
from sobremesa.table.events import tell, tell_all
from sobremesa.table.knowledge import bit
from sobremesa.table.piles import draw, push
from sobremesa.table.windows import (
    CHOICE,
    COUNTDOWN,
    PHOTO,
    RACE,
    READY,
    answer,
    ask,
    count_seats,
    end_game,
    waiting,
    winners_with_most,
)

PILE_EMPTY, LAST_CHIPS, ROUNDS_PLAYED = 1, 2, 3


# The deal


@rule
def deal(t, log):
    """Set the table up from its options and its chance."""
    clear_table(t)
    shuffle_deck(t)
    if t.options.game == TAKE_A_TOKEN:
        deal_all(t)
    else:
        deal_centre(t)
    show(t, log)
    begin_round(t, log)


# A round: all flip at once, then they race


@rule
def begin_round(t, log):
    """Before a common flip: at a table with ceremony all say that they are ready, and three seconds are counted."""
    t.round += 1
    tell_all(log, t.seats, moves.ROUND_BEGAN, NOTHING, NOTHING, t.round, 0)
    if t.options.game == TAKE_A_TOKEN:
        lay_tokens(t)
        renew_piles(t, log)
    if t.ceremony:
        ask(t.asking, READY, t.playing)
    else:
        flip_all(t, log)


@rule
def say_ready(t, seat, log):
    """Ready; in the countdown itself: no need to count."""
    answer(t.asking, seat)
    if t.asking.kind == READY:
        tell_all(log, t.seats, moves.READY_SAID, seat, NOTHING, 0, 0)
    if waiting(t.asking) == 0:
        end_of_wait(t, log)


@rule
def end_of_wait(t, log):
    if t.asking.kind == READY:
        tell_all(log, t.seats, moves.COUNTDOWN_BEGAN, NOTHING, NOTHING, 0, 0)
        ask(t.asking, COUNTDOWN, t.playing)
    else:
        flip_all(t, log)


@rule
def flip_all(t, log):
    for seat in range(t.seats):
        if (t.playing >> seat) & 1:
            if t.options.game == DISCARD_DOWN:
                flip_pile(t, t.piles[seat])  # BOB-12
            elif t.options.game == TAKE_A_TOKEN and not t.discards:
                flip(t, t.piles[seat].cards[t.piles[seat].size - 1])  # BOB-22 at 5 and 6 seats
            else:
                flip_onto(t, t.piles[seat], t.fronts[seat])  # BOB-22 at 2 to 4 seats, BOB-32
    tell_all(log, t.seats, moves.FLIPPED, NOTHING, NOTHING, 0, 0)
    new_position(t, log)


# The race


@rule
def new_position(t, log):
    """BOB-05: every seat may call, at any moment."""
    show(t, log)
    t.wrong = 0
    t.rights = 0
    t.served = 0
    ask(t.asking, RACE, t.playing)


@rule
def call(t, seat, what, log):
    answer(t.asking, seat)
    if what == right_answer(t):
        t.right[t.rights] = seat
        t.rights += 1
        if t.asking.kind == RACE and t.options.photo_finish > 0:
            t.asking.kind = PHOTO  # BOB-07: the same question; only the clock is another
    else:
        t.wrong |= 1 << seat
        tell_all(log, t.seats, moves.CALLED_WRONGLY, seat, NOTHING, what, 0)
    if t.rights > 0 and (t.options.photo_finish == 0 or waiting(t.asking) == 0):
        finish_race(t, log)
    elif waiting(t.asking) == 0:
        call_again(t, log)


@rule
def call_again(t, log):
    """BOB-06: nobody was right with these cards, so all may call again."""
    tell_all(log, t.seats, moves.NOBODY_RIGHT, NOTHING, NOTHING, 0, 0)
    new_position(t, log)


@rule
def finish_race(t, log):
    """The photo finish is closed: now everybody hears who was right, in the order of arrival."""
    for place in range(t.rights):
        tell_all(
            log, t.seats, moves.CALLED_RIGHTLY, t.right[place], NOTHING, right_answer(t), place + 1
        )
    if t.rights > 1:
        tell_all(log, t.seats, moves.PHOTO_FINISH, NOTHING, NOTHING, t.rights, 0)
    if t.options.game == DISCARD_DOWN:
        serve_next(t, log)
    elif t.rights == 1:
        take_all(t, t.right[0], log)
    else:
        nobody_scores(t, log)


# Game 1: Discard Down


@rule
def serve_next(t, log):
    """BOB-13, BOB-14: each seat that was right puts its top card on a centre card, in order of arrival."""
    while t.served < t.rights:
        if centre_places(t.seats) > 1:
            t.turn = t.right[t.served]
            ask(t.asking, CHOICE, 1 << t.turn)
            return
        put(t, t.right[t.served], 0, log)
    t.turn = NOTHING
    end_discard_down(t, log)


@rule
def put(t, seat, place, log):
    """The top card is flipped onto a centre card, covering it."""
    flip_onto(t, t.piles[seat], t.centre[place])
    t.served += 1
    tell_all(log, t.seats, moves.PUT_ON, seat, NOTHING, place, 0)
    show(t, log)


@rule
def end_discard_down(t, log):
    """BOB-15: the first seat with an empty pile wins; two in the same photo finish share the win."""
    winners = 0
    for seat in range(t.seats):
        if t.piles[seat].size == 0:
            winners |= 1 << seat
    if winners:
        finish(t, PILE_EMPTY, winners, log)
    else:
        new_position(t, log)


# Game 2: Take a Token


@rule
def renew_piles(t, log):
    """BOB-25: with discards, a pile that has run out is made of the turned-over discard."""
    for seat in range(t.seats):
        if (t.playing >> seat) & 1 and t.piles[seat].size == 0:
            while t.fronts[seat].size > 0:
                flip_onto(t, t.fronts[seat], t.piles[seat])
            tell_all(log, t.seats, moves.TURNED_OVER, seat, NOTHING, 0, 0)
    show(t, log)


@rule
def grab(t, seat, kind, log):
    """BOB-23: one token, once."""
    answer(t.asking, seat)
    t.held[seat] = kind
    t.tokens[kind] -= 1
    tell_all(log, t.seats, moves.GRABBED, seat, NOTHING, kind, 0)
    end_if_settled(t, log)


@rule
def leave(t, seat, log):
    """BOB-24: a seat that has made up its mind to grab nothing; nobody else is told."""
    answer(t.asking, seat)
    tell(log, bit(seat), moves.LEFT_IT, seat, NOTHING, bit(seat), 0, 0)
    end_if_settled(t, log)


@rule
def end_if_settled(t, log):
    """BOB-25: the right tokens are gone, or every seat has answered."""
    right = right_answer(t)
    if waiting(t.asking) == 0 or (right != SAY_TIE and t.tokens[right] == 0):
        end_token_round(t, log)


@rule
def end_token_round(t, log):
    right = right_answer(t)
    tell_all(log, t.seats, moves.ANSWER, NOTHING, NOTHING, right, 0)
    before = t.playing
    for seat in range(t.seats):
        if (before >> seat) & 1 and loses_chip(t, seat, right):
            t.chips[seat] -= 1
            tell_all(log, t.seats, moves.LOST_CHIP, seat, NOTHING, t.chips[seat], 0)
            if t.chips[seat] == 0:
                go_out(t, seat, log)
    if count_seats(t.playing) == 0:  # BOB-26: the last ones lost their last chip together
        finish(t, LAST_CHIPS, before, log)
    elif count_seats(t.playing) == 1:
        finish(t, LAST_CHIPS, t.playing, log)
    else:
        put_tops_under(t)
        begin_round(t, log)


@rule
def loses_chip(t, seat, right):
    """BOB-23: who does not hold a right token; BOB-24: in a tie who holds any."""
    if right == SAY_TIE:
        return t.held[seat] != NOTHING
    return t.held[seat] != right


@rule
def go_out(t, seat, log):
    """BOB-26: a seat without chips is out, its cards leave."""
    t.playing &= ~(1 << seat)
    tell_all(log, t.seats, moves.OUT, seat, NOTHING, 0, 0)
    move_all(t.piles[seat], t.stock)
    move_all(t.fronts[seat], t.stock)


# Game 3: Winner Takes All


@rule
def take_all(t, seat, log):
    """BOB-32: all cards in view, and (BOB-33) those covered by them; the centre is refilled."""
    before = t.scored[seat].size
    for place in range(centre_places(t.seats)):
        move_all(t.centre[place], t.scored[seat])
        if t.stock.size > 0:  # BOB-34: a refill that runs out leaves places empty
            push(t.centre[place], draw(t.stock))
    for other in range(t.seats):
        move_all(t.fronts[other], t.scored[seat])
    tell_all(log, t.seats, moves.TOOK, seat, NOTHING, t.scored[seat].size - before, 0)
    show(t, log)
    end_winner_takes_all(t, log)


@rule
def nobody_scores(t, log):
    """BOB-33, BOB-34: the cards stay; the next flip goes on top of them."""
    tell_all(log, t.seats, moves.NOBODY_SCORED, NOTHING, NOTHING, 0, 0)
    end_winner_takes_all(t, log)


@rule
def end_winner_takes_all(t, log):
    """BOB-35: after eight rounds, or as many as the table plays, most cards win; equal: shared."""
    if t.round < t.options.rounds:
        begin_round(t, log)
        return
    totals = np.empty(MOST_SEATS, np.int32)
    scores(t, totals)
    finish(t, ROUNDS_PLAYED, winners_with_most(totals, t.seats), log)


# The contract


@rule
def finish(t, reason, winners, log):
    end_game(t.asking, t.end, reason, winners)
    tell_all(log, t.seats, moves.GAME_ENDED, NOTHING, NOTHING, winners, 0)


@rule
def scores(t, out):
    """Write each seat's score, higher is better: cards got rid of, chips, cards won."""
    for seat in range(t.seats):
        if t.options.game == DISCARD_DOWN:
            out[seat] = t.options.pile - t.piles[seat].size
        elif t.options.game == TAKE_A_TOKEN:
            out[seat] = t.chips[seat]
        else:
            out[seat] = t.scored[seat].size


@inlined
def actors(t):
    """Bit mask of the seats that may act now; 0 when the game is over."""
    return waiting(t.asking)


@inlined
def legal(t, seat, out):
    """Write the seat's actions into ``out`` (int32, `ACTIONS` places) in ascending order; return how many."""
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
    if action < CALL:
        say_ready(t, seat, log)
    elif action < PUT:
        call(t, seat, action - CALL, log)
    elif action < GRAB:
        put(t, seat, action - PUT, log)
        serve_next(t, log)
    elif action < LEAVE:
        grab(t, seat, action - GRAB, log)
    else:
        leave(t, seat, log)


@rule
def close(t, log):
    """Time is up: for the wait before a flip, the photo finish, a choice (the leftmost card, BOB-13), a race."""
    kind = t.asking.kind
    if kind in (READY, COUNTDOWN):
        end_of_wait(t, log)
    elif kind == PHOTO:
        finish_race(t, log)
    elif kind == CHOICE:
        put(t, t.turn, 0, log)
        serve_next(t, log)
    elif kind == RACE:
        close_race(t, log)


@rule
def close_race(t, log):
    """Nobody was right in time: game 1 goes on with the same cards; BOB-25; BOB-34."""
    if t.options.game == DISCARD_DOWN:
        call_again(t, log)
    elif t.options.game == TAKE_A_TOKEN:
        end_token_round(t, log)
    else:
        nobody_scores(t, log)
