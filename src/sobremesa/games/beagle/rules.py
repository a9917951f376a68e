"""The rules of Beagle or Bagel?, in the order of the rulebook; the numbers are those of its clauses."""

import numpy as np

from sobremesa.games.beagle.cards import (
    CARDS,
    DISCARD_DOWN,
    MOST_CENTRE,
    MOST_SEATS,
    PLACES,
    SAY_TIE,
    TAKE_A_TOKEN,
    card_in_view,
    centre_places,
    face_up,
    flip,
    right_answer,
)
from sobremesa.table.chance import below, next_word
from sobremesa.table.compiled import rule
from sobremesa.table.events import NO_SUCH_ACTION, NOT_ASKED, tell, tell_all
from sobremesa.table.knowledge import bit
from sobremesa.table.piles import draw, empty, push, put_under, turn_over
from sobremesa.table.windows import (
    CHOICE,
    COUNTDOWN,
    PHOTO,
    RACE,
    READY,
    all_seats,
    answer,
    ask,
    count_seats,
    end_game,
    may_act,
    waiting,
    winners_with_most,
)

# what a seat can do
SAY_READY, CALL, PUT, GRAB, LEAVE = 0, 1, 4, 9, 11
ACTIONS = 12

# why it cannot
(
    ONLY_BEFORE_A_FLIP,
    ONLY_IN_A_RACE,
    NO_CALLS_HERE,
    NO_TOKENS_HERE,
    NO_TOKEN_LEFT,
    NOTHING_TO_PUT,
    NO_SUCH_PLACE,
) = range(10, 17)

# what everybody hears of
(
    ROUND_BEGAN,
    READY_SAID,
    COUNTDOWN_BEGAN,
    FLIPPED,
    CENTRE_SHOWS,
    FRONT_SHOWS,
    PILE_SHOWS,
    CALLED_WRONGLY,
    NOBODY_RIGHT,
    CALLED_RIGHTLY,
    PHOTO_FINISH,
    PUT_ON,
    GRABBED,
    LEFT_IT,
    ANSWER,
    LOST_CHIP,
    OUT,
    TURNED_OVER,
    TOOK,
    NOBODY_SCORED,
    GAME_ENDED,
) = range(21)

PILE_EMPTY, LAST_CHIPS, ROUNDS_PLAYED = 1, 2, 3

CHIPS, ROUNDS, PILE_SIZE, HAND_SIZE = 4, 8, 10, 8
NOTHING = -1


# The deal


@rule
def deal(t, log):
    """Set the table up from its options and its chance."""
    shuffle_deck(t)
    t.playing = all_seats(t.seats)
    t.turn = NOTHING
    for seat in range(MOST_SEATS):
        t.held[seat] = NOTHING
    for place in range(PLACES):
        t.shown[place] = NOTHING
    if t.options.game == TAKE_A_TOKEN:
        deal_all(t)
    else:
        deal_centre(t)
    show(t, log)
    begin_round(t, log)


@rule
def shuffle_deck(t):
    """BOB-01: the cards of the deck in any order, each with either side up, as the stock (the last on top)."""
    for card in range(CARDS):
        other = below(t.chance, card + 1)
        for side in range(2):
            t.cards[card].face[side] = t.cards[other].face[side]
            t.cards[other].face[side] = t.deck[card].face[side]
    empty(t.stock)
    bits = 0
    for card in range(CARDS):
        bits = next_word(t.chance) if card % 32 == 0 else bits >> 1
        t.up[card] = bits & 1
        push(t.stock, card)


@rule
def deal_centre(t):
    """BOB-11, BOB-31: cards to the centre; ten (in game 3: eight) to each seat; the rest is the stock."""
    for place in range(centre_places(t.seats)):
        push(t.centre[place], draw(t.stock))
    for _ in range(PILE_SIZE if t.options.game == DISCARD_DOWN else HAND_SIZE):
        for seat in range(t.seats):
            push(t.piles[seat], draw(t.stock))


@rule
def deal_all(t):
    """BOB-21: all cards divided evenly, the remainder left out; four chips each."""
    t.discards = 1 if t.seats <= 4 else 0  # BOB-22: counted at the start
    for _ in range(CARDS // t.seats):
        for seat in range(t.seats):
            push(t.piles[seat], draw(t.stock))
    for seat in range(t.seats):
        t.chips[seat] = CHIPS


# A round: all flip at once, then they race


@rule
def begin_round(t, log):
    """Before a common flip: at a table with ceremony all say that they are ready, and three seconds are counted."""
    t.round += 1
    tell_all(log, t.seats, ROUND_BEGAN, NOTHING, NOTHING, t.round, 0)
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
        tell_all(log, t.seats, READY_SAID, seat, NOTHING, 0, 0)
    if waiting(t.asking) == 0:
        end_of_wait(t, log)


@rule
def end_of_wait(t, log):
    if t.asking.kind == READY:
        tell_all(log, t.seats, COUNTDOWN_BEGAN, NOTHING, NOTHING, 0, 0)
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
    tell_all(log, t.seats, FLIPPED, NOTHING, NOTHING, 0, 0)
    new_position(t, log)


@rule
def flip_pile(t, pile):
    """A pile turned over as one: its order reversed, every card's other face up."""
    turn_over(pile)
    for place in range(pile.size):
        flip(t, pile.cards[place])


@rule
def flip_onto(t, pile, onto):
    """The top card of one pile, turned over, on top of another."""
    card = draw(pile)
    flip(t, card)
    push(onto, card)


@rule
def show(t, log):
    """BOB-36: everybody sees, remembers and is told every face that has come into view."""
    for place in range(PLACES):
        card = card_in_view(t, place)
        shown = NOTHING if card < 0 else 2 * card + t.up[card]
        if shown == t.shown[place]:
            continue
        t.shown[place] = shown
        if card >= 0:
            t.cards[card].seen[t.up[card]] = 1
            tell_face(t, place, face_up(t, card), log)


@rule
def tell_face(t, place, face, log):
    if place < MOST_CENTRE:
        tell_all(log, t.seats, CENTRE_SHOWS, NOTHING, NOTHING, place, face)
    elif place < MOST_CENTRE + MOST_SEATS:
        tell_all(log, t.seats, FRONT_SHOWS, place - MOST_CENTRE, NOTHING, 0, face)
    else:
        tell_all(log, t.seats, PILE_SHOWS, place - MOST_CENTRE - MOST_SEATS, NOTHING, 0, face)


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
        tell_all(log, t.seats, CALLED_WRONGLY, seat, NOTHING, what, 0)
    if t.rights > 0 and (t.options.photo_finish == 0 or waiting(t.asking) == 0):
        finish_race(t, log)
    elif waiting(t.asking) == 0:
        call_again(t, log)


@rule
def call_again(t, log):
    """BOB-06: nobody was right with these cards, so all may call again."""
    tell_all(log, t.seats, NOBODY_RIGHT, NOTHING, NOTHING, 0, 0)
    new_position(t, log)


@rule
def finish_race(t, log):
    """The photo finish is closed: now everybody hears who was right, in the order of arrival."""
    for place in range(t.rights):
        tell_all(log, t.seats, CALLED_RIGHTLY, t.right[place], NOTHING, right_answer(t), place + 1)
    if t.rights > 1:
        tell_all(log, t.seats, PHOTO_FINISH, NOTHING, NOTHING, t.rights, 0)
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
    tell_all(log, t.seats, PUT_ON, seat, NOTHING, place, 0)
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
def lay_tokens(t):
    """BOB-21, BOB-26: of each kind one fewer than the seats still in."""
    for kind in range(2):
        t.tokens[kind] = count_seats(t.playing) - 1
    for seat in range(t.seats):
        t.held[seat] = NOTHING


@rule
def renew_piles(t, log):
    """BOB-25: with discards, a pile that has run out is made of the turned-over discard."""
    for seat in range(t.seats):
        if (t.playing >> seat) & 1 and t.piles[seat].size == 0:
            while t.fronts[seat].size > 0:
                flip_onto(t, t.fronts[seat], t.piles[seat])
            tell_all(log, t.seats, TURNED_OVER, seat, NOTHING, 0, 0)
    show(t, log)


@rule
def grab(t, seat, kind, log):
    """BOB-23: one token, once."""
    answer(t.asking, seat)
    t.held[seat] = kind
    t.tokens[kind] -= 1
    tell_all(log, t.seats, GRABBED, seat, NOTHING, kind, 0)
    end_if_settled(t, log)


@rule
def leave(t, seat, log):
    """BOB-24: a seat that has made up its mind to grab nothing; nobody else is told."""
    answer(t.asking, seat)
    tell(log, bit(seat), LEFT_IT, seat, NOTHING, bit(seat), 0, 0)
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
    tell_all(log, t.seats, ANSWER, NOTHING, NOTHING, right, 0)
    before = t.playing
    for seat in range(t.seats):
        if (before >> seat) & 1 and loses_chip(t, seat, right):
            t.chips[seat] -= 1
            tell_all(log, t.seats, LOST_CHIP, seat, NOTHING, t.chips[seat], 0)
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
    tell_all(log, t.seats, OUT, seat, NOTHING, 0, 0)
    while t.piles[seat].size > 0:
        push(t.stock, draw(t.piles[seat]))
    while t.fronts[seat].size > 0:
        push(t.stock, draw(t.fronts[seat]))


@rule
def put_tops_under(t):
    """BOB-25: at 5 and 6 seats the top cards go to the bottom of their pile."""
    for seat in range(t.seats):
        if not t.discards and t.piles[seat].size > 0:
            put_under(t.piles[seat], draw(t.piles[seat]))


# Game 3: Winner Takes All


@rule
def take_all(t, seat, log):
    """BOB-32: all cards in view, and (BOB-33) those covered by them; the centre is refilled."""
    before = t.scored[seat].size
    for place in range(centre_places(t.seats)):
        while t.centre[place].size > 0:
            push(t.scored[seat], draw(t.centre[place]))
        if t.stock.size > 0:  # BOB-34: a refill that runs out leaves places empty
            push(t.centre[place], draw(t.stock))
    for other in range(t.seats):
        while t.fronts[other].size > 0:
            push(t.scored[seat], draw(t.fronts[other]))
    tell_all(log, t.seats, TOOK, seat, NOTHING, t.scored[seat].size - before, 0)
    show(t, log)
    end_winner_takes_all(t, log)


@rule
def nobody_scores(t, log):
    """BOB-33, BOB-34: the cards stay; the next flip goes on top of them."""
    tell_all(log, t.seats, NOBODY_SCORED, NOTHING, NOTHING, 0, 0)
    end_winner_takes_all(t, log)


@rule
def end_winner_takes_all(t, log):
    """BOB-35: after eight rounds most cards win; equal: shared."""
    if t.round < ROUNDS:
        begin_round(t, log)
        return
    totals = np.empty(MOST_SEATS, np.int32)
    scores(t, totals)
    finish(t, ROUNDS_PLAYED, winners_with_most(totals, t.seats), log)


# The contract


@rule
def finish(t, reason, winners, log):
    end_game(t.asking, t.end, reason, winners)
    tell_all(log, t.seats, GAME_ENDED, NOTHING, NOTHING, winners, 0)


@rule
def scores(t, out):
    """Write each seat's score, higher is better: cards got rid of, chips, cards won."""
    for seat in range(t.seats):
        if t.options.game == DISCARD_DOWN:
            out[seat] = PILE_SIZE - t.piles[seat].size
        elif t.options.game == TAKE_A_TOKEN:
            out[seat] = t.chips[seat]
        else:
            out[seat] = t.scored[seat].size


@rule
def actors(t):
    """Bit mask of the seats that may act now; 0 when the game is over."""
    return waiting(t.asking)


@rule
def refusal(t, seat, action):
    """Why this seat may not do this now: 0 if it may."""
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if not may_act(t.asking, seat):
        return NOT_ASKED
    kind = t.asking.kind
    if action < CALL:
        return 0 if kind in (READY, COUNTDOWN) else ONLY_BEFORE_A_FLIP
    if PUT <= action < GRAB:
        if kind != CHOICE:
            return NOTHING_TO_PUT
        return 0 if action - PUT < centre_places(t.seats) else NO_SUCH_PLACE
    if kind not in (RACE, PHOTO):
        return ONLY_IN_A_RACE
    return refused_in_race(t, action)


@rule
def refused_in_race(t, action):
    tokens = t.options.game == TAKE_A_TOKEN
    if action < PUT:
        return NO_CALLS_HERE if tokens else 0
    if not tokens:
        return NO_TOKENS_HERE
    if action < LEAVE and t.tokens[action - GRAB] == 0:  # BOB-23: while one of that kind is left
        return NO_TOKEN_LEFT
    return 0


@rule
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
