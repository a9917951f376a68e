"""The rules of XINGON, in the order of the rulebook; the numbers are those of its clauses.

What may be done at any time, also out of turn, is never waited for: while somebody is on turn, whoever has a reason to
do such a thing (a set to discard, a call to make, somebody to catch) may do it or let it be, and the question ends when
the seat on turn decides; so nothing that others see depends on who could. Only when a hand comes down to one card, as
everybody sees, a window opens for all: there the least time in view protects who has to call, and order decides.
"""

from sobremesa.games.xingon import moves
from sobremesa.games.xingon.cards import (
    DOUBTABLE,
    LAYABLE,
    NO_CLAIM,
    NOTHING,
    NUMBERS,
    PILE,
    SKIP,
    card_of,
    fits,
    gather,
    hold,
    let_go,
)
from sobremesa.games.xingon.catching import draw_from_all, note_single_cards, take_centre
from sobremesa.games.xingon.choosing import (
    choose_first,
    clear_choice,
    lay_chosen,
    say,
    take_back,
)
from sobremesa.games.xingon.ending import best, hands_of, worth
from sobremesa.games.xingon.memory import OUT_OF_PLAY, all_see, forget_all, see
from sobremesa.games.xingon.moves import actors, layer, legal, refusal, seats_with_four
from sobremesa.table.chance import below
from sobremesa.table.compiled import rule
from sobremesa.table.events import tell, tell_all
from sobremesa.table.knowledge import bit, everyone
from sobremesa.table.piles import draw, empty, push, shuffle
from sobremesa.table.windows import (
    TURN,
    WINDOW,
    all_seats,
    answer,
    ask,
    end_game,
    waiting,
)

__all__ = ["actors", "apply", "close", "deal", "legal", "refusal", "scores"]

NO_CARDS, EXHAUSTED = 1, 2
MOST_DECISIONS = 2000


# XIN-02  setting up


@rule
def deal(t, log):
    """Set the table up from its options and its chance, and deal the first game."""
    deal_game(t, log)


@rule
def deal_game(t, log):
    """XIN-02: all cards, one by one, from the left of a starting seat that is drawn at random."""
    t.game += 1
    t.direction = 1
    t.owing = t.called = t.decisions = 0
    t.hoping = NOTHING
    gather(t)
    forget_all(t)
    shuffle(t.removed, t.chance)
    starter = below(t.chance, t.seats)
    tell_all(log, t.seats, moves.GAME_BEGAN, starter, NOTHING, t.game, 0)
    left_out = t.options.removed if t.seats == 2 else 0  # XIN-03
    if left_out > 0:
        tell_all(log, t.seats, moves.REMOVED, NOTHING, NOTHING, left_out, 0)
    seat = starter
    while t.removed.size > left_out:
        seat = (seat + 1) % t.seats
        card = draw(t.removed)
        t.holder[card] = seat
        see(t, seat, card, seat)
        tell(log, everyone(t.seats), moves.DEALT, seat, card, bit(seat), 0, 0)
    for each in range(t.seats):
        hold(t, each)
    begin_round(t, starter, log)
    ask_turn(t)


@rule
def apply(t, seat, action, log):
    """One seat does one thing; what is refused changes nothing and is noted in the log."""
    log.refused = refusal(t, seat, action)
    if log.refused != 0:
        return
    if action < moves.CHOOSE:
        say(t, action)
    elif action < moves.BACK:
        t.chosen += 1
        t.mark[action - moves.CHOOSE] = t.chosen
    elif action == moves.BACK:
        take_back(t)
    elif action <= moves.LAY_AND_CALL:
        lay(t, action == moves.LAY_AND_CALL, log)
    elif action == moves.DOUBT:
        doubt(t, log)
    elif action < moves.DISCARD:
        play_special(t, LAYABLE + action - moves.PLAY, log)
    elif action < moves.XINGON:
        discard(t, seat, action - moves.DISCARD, log)
    elif action == moves.XINGON:
        call(t, seat, log)
    elif action < moves.PASS:
        catch(t, seat, action - moves.CATCH, log)
    else:
        answer(t.asking, seat)
        tell(log, bit(seat), moves.LET_IT_BE, seat, NOTHING, bit(seat), 0, 0)
        if t.asking.kind == WINDOW and waiting(t.asking) == 0:
            close_window(t, log)


# XIN-05, 06  a round: cards are laid face down under one condition; what is half chosen only the seat itself sees


@rule
def begin_round(t, starter, log):
    empty(t.centre)
    t.turn = starter
    t.claim = NO_CLAIM
    t.last = 0
    clear_choice(t)
    tell_all(log, t.seats, moves.ROUND_BEGAN, starter, NOTHING, 0, 0)


@rule
def lay(t, calls, log):
    """XIN-05, XIN-06: the chosen cards, face down; everybody hears the condition and how many, which is always true."""
    seat = t.turn
    if t.claim == NO_CLAIM:
        t.claim = t.draft
    t.last = t.chosen
    lay_chosen(t)
    tell_all(log, t.seats, moves.LAID, seat, NOTHING, t.last, t.claim)
    if calls:  # XIN-18: with the very cards that leave one
        t.called |= 1 << seat
        tell_all(log, t.seats, moves.CALLED, seat, NOTHING, 0, 0)
    if t.hoping != NOTHING:  # XIN-19: believed
        end_one_game(t, NO_CARDS, 1 << t.hoping, log)
        return
    if t.hands[seat].size == 0 and t.options.last_cards == DOUBTABLE:
        t.hoping = seat
    pass_on(t, log)


@rule
def next_seat(t, seat):
    return (seat + t.direction) % t.seats


@rule
def pass_on(t, log):
    """The next seat decides."""
    t.turn = next_seat(t, t.turn)
    clear_choice(t)
    if t.turn == t.hoping:  # XIN-19 with 2 seats: after a skip nobody is left who could doubt
        t.hoping = NOTHING
    next_decision(t, log)


# XIN-07, 08, 09  doubting


@rule
def doubt(t, log):
    """The pile is turned over in public; it goes to who lied, else to who doubted; the seat after that one starts."""
    doubter = t.turn
    tell_all(log, t.seats, moves.DOUBTED, doubter, NOTHING, layer(t), 0)
    for place in range(t.centre.size):
        card = t.centre.cards[place]
        tell_all(log, t.seats, moves.SHOWN, t.by[place], card, int(fits(card, t.claim)), 0)
    liar = who_lied(t)
    taker = doubter if liar == NOTHING else liar
    tell_all(log, t.seats, moves.TRUE if liar == NOTHING else moves.LIE, taker, NOTHING, t.claim, 0)
    tell_all(log, t.seats, moves.TOOK, taker, NOTHING, t.centre.size, 0)
    while t.centre.size > 0:
        card = draw(t.centre)
        all_see(t, card, 1 << taker)
        t.holder[card] = taker
    hold(t, taker)
    t.hoping = NOTHING
    after_pile(t, taker, log)


@rule
def who_lied(t):
    """The seat whose cards are wrong: of those laid last or, by the option, of the whole pile the last wrong one."""
    lowest = 0 if t.options.doubt_checks == PILE else t.centre.size - t.last
    for place in range(t.centre.size - 1, lowest - 1, -1):
        if not fits(t.centre.cards[place], t.claim):
            return t.by[place]
    return NOTHING


@rule
def after_pile(t, taker, log):
    """XIN-09: the seat after the one that took the pile starts, unless somebody has won."""
    t.decisions += 1
    if not ends(t, log):
        begin_round(t, next_seat(t, taker), log)
        ask_next(t, log)


# XIN-12, 13, 14  specials


@rule
def play_special(t, card, log):
    """Face up, on one's own turn, then out of the game."""
    let_go(t, t.turn, card)
    push(t.gone, card)
    all_see(t, card, OUT_OF_PLAY)
    if card == SKIP:
        tell_all(log, t.seats, moves.SKIPPED, t.turn, card, 0, 0)
    else:
        t.direction = -t.direction
        tell_all(log, t.seats, moves.REVERSED, t.turn, card, t.direction, 0)
    if card == SKIP and t.hands[t.turn].size > 0:
        pass_on(t, log)
    else:  # XIN-14: the seat still decides
        next_decision(t, log)


# XIN-15  four of a kind


@rule
def discard(t, seat, kind, log):
    """Shown to all, then out of the game; the seat on turn goes on with what it was choosing."""
    tell_all(log, t.seats, moves.DISCARDED, seat, NOTHING, kind // NUMBERS, kind % NUMBERS + 1)
    for colour in range(t.options.colours):
        card = card_of(colour, kind // NUMBERS, kind % NUMBERS)
        let_go(t, seat, card)
        push(t.gone, card)
        all_see(t, card, OUT_OF_PLAY)
        tell_all(log, t.seats, moves.DISCARDED_CARD, seat, card, 0, 0)
    t.decisions += 1
    if not ends(t, log):
        go_on(t, log)


# XIN-16, 17, 18  one card left


@rule
def call(t, seat, log):
    t.owing &= ~(1 << seat)
    t.called |= 1 << seat
    tell_all(log, t.seats, moves.CALLED, seat, NOTHING, 0, 0)
    go_on(t, log)


@rule
def catch(t, seat, caught, log):
    """XIN-16, 17: the caught seat takes the centre unseen or, where none lies there, a card from everybody else."""
    tell_all(log, t.seats, moves.CAUGHT, seat, NOTHING, caught, 0)
    clear_choice(t)
    if t.centre.size == 0:
        draw_from_all(t, caught, log)
        next_decision(t, log)
        return
    take_centre(t, caught, log)
    t.hoping = NOTHING  # XIN-19: nobody has doubted its last cards
    after_pile(t, caught, log)


# what is asked next


@rule
def next_decision(t, log):
    """Something has been decided in public: the game ends, or the next question is put."""
    t.decisions += 1
    if not ends(t, log):
        ask_next(t, log)


@rule
def ask_next(t, log):
    """A window for all when a hand has come down to one card; else the seat on turn, and who may act beside it."""
    if not opens_window(t, log):
        ask_turn(t)


@rule
def opens_window(t, log):
    if not note_single_cards(t):
        return False
    tell_all(log, t.seats, moves.ONE_LEFT, NOTHING, NOTHING, t.owing, 0)
    ask(t.asking, WINDOW, all_seats(t.seats))
    return True


@rule
def go_on(t, log):
    """Somebody has called or discarded: a new window, or the same question goes on; without a duty left it closes."""
    if opens_window(t, log):
        return
    if t.asking.kind == TURN:
        t.asking.asked = asked_on_turn(t)
    elif t.owing == 0:
        ask_turn(t)


@rule
def close_window(t, log):
    """Everybody has let it be, or time is up: whoever has not called goes on owing it."""
    tell_all(log, t.seats, moves.LEFT_OPEN, NOTHING, NOTHING, t.owing, 0)
    ask_turn(t)


@rule
def ask_turn(t):
    ask(t.asking, TURN, asked_on_turn(t))


@rule
def asked_on_turn(t):
    """The seat on turn, and those that may do something at any time: discard, call, catch."""
    if t.owing != 0:
        return all_seats(t.seats)
    return 1 << t.turn | seats_with_four(t)


# XIN-19, 20, 22  the end


@rule
def ends(t, log):
    """Whether the game has ended; the next one of the match is then dealt already, or the match is over."""
    winners = hands_of(t, 0) & ~(1 << t.hoping if t.hoping != NOTHING else 0)
    if winners != 0:
        end_one_game(t, NO_CARDS, winners, log)
        return True
    if t.decisions < MOST_DECISIONS:
        return False
    fewest = t.hands[0].size
    for seat in range(t.seats):
        fewest = min(fewest, t.hands[seat].size)
    tell_all(log, t.seats, moves.GAME_EXHAUSTED, NOTHING, NOTHING, t.decisions, 0)
    end_one_game(t, EXHAUSTED, hands_of(t, fewest), log)
    return True


@rule
def end_one_game(t, reason, winners, log):
    """XIN-20: the winner scores; after the last game of the match it is over."""
    for seat in range(t.seats):
        if (winners >> seat) & 1:
            points = worth(t, seat)
            t.won[seat] += 1
            t.points[seat] += points
            tell_all(log, t.seats, moves.GAME_WON, seat, NOTHING, t.game, 0)
            tell_all(log, t.seats, moves.SCORED, seat, NOTHING, points, t.points[seat])
    clear_choice(t)
    if t.game < t.options.games:
        deal_game(t, log)
        return
    end_game(t.asking, t.end, reason, best(t))
    tell_all(log, t.seats, moves.MATCH_ENDED, NOTHING, NOTHING, t.end.winners, 0)


@rule
def scores(t, out):
    """Write each seat's score, higher is better: its points."""
    for seat in range(t.seats):
        out[seat] = t.points[seat]


@rule
def close(t, log):
    """Time is up: a window closes; who is on turn lays what it has chosen, else doubts, else lays its first card."""
    if t.asking.kind == WINDOW:
        close_window(t, log)
    elif t.asking.kind == TURN:
        if t.chosen > 0:
            lay(t, False, log)
        elif t.claim != NO_CLAIM and layer(t) != t.turn:
            doubt(t, log)
        elif t.hands[t.turn].cards[0] >= LAYABLE:
            play_special(t, t.hands[t.turn].cards[0], log)
        else:
            choose_first(t)
            lay(t, False, log)
