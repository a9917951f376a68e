"""The rules of AntaYagí, in the order of the rulebook; the numbers are those of its clauses.

Which seats hold a sabotage everybody sees: its owner by the back, the others by the front. So a window opens only where
there is one, and that tells nothing.
"""

from sobremesa.games.antayagi import moves
from sobremesa.games.antayagi.cards import (
    HAND,
    MOST_SEATS,
    NOTHING,
    SABOTAGE,
    SILENT,
    WIZARD,
    front,
    goal,
    worth,
)
from sobremesa.games.antayagi.drawing import draw_card, draw_up, gather, lay_open, put_away
from sobremesa.games.antayagi.moves import (
    actors,
    addressed,
    asked_now,
    has_to_decide,
    legal,
    place_meant,
    place_of_sabotage,
    refusal,
    saboteurs,
    someone_to_trade_with,
)
from sobremesa.games.antayagi.powers import feed, get, powers_wait, take_card
from sobremesa.table.chance import below
from sobremesa.table.compiled import rule
from sobremesa.table.events import tell, tell_all
from sobremesa.table.knowledge import bit
from sobremesa.table.piles import empty, push
from sobremesa.table.sides import shuffle_sides
from sobremesa.table.windows import (
    CHOICE,
    TURN,
    WINDOW,
    answer,
    ask,
    end_game,
    waiting,
    winners_with_most,
)

__all__ = ["actors", "apply", "close", "deal", "legal", "refusal", "scores"]

GOAL, EXHAUSTED = 1, 2
MOST_DECISIONS = 2000
WON = 1000
"""What winning counts beside goods: a seat with toxic waste may hold more goods than the winner, and not have won."""


# ANT-02  setting up


@rule
def deal(t, log):
    """Shuffle, deal three cards to each seat; a seat drawn at random begins."""
    gather(t)
    t.decisions = 0
    shuffle_sides(t.sides, t.stock, t.chance)
    starter = below(t.chance, t.seats)
    tell_all(log, t.seats, moves.GAME_BEGAN, starter, NOTHING, goal(t, starter), 0)
    for _ in range(HAND):
        for step in range(1, t.seats + 1):
            draw_card(t, (starter + step) % t.seats, moves.DEALT, log)
    begin_turn(t, starter, log)


@rule
def apply(t, seat, action, log):
    """One seat does one thing; what is refused changes nothing and is noted in the log."""
    log.refused = refusal(t, seat, action)
    if log.refused != 0:
        return
    if action < moves.CHOOSE:
        name(t, action - moves.NAME, log)
    elif action < moves.TAKE:
        choose(t, seat, action - moves.CHOOSE, log)
    elif action < moves.CANCEL:
        take_from_other(t, action - moves.TAKE, log)
    elif action == moves.CANCEL:
        play_sabotage(t, seat, log)
    elif action == moves.PASS:
        let_it_be(t, seat, log)
    else:
        remark(t, seat, action, log)


# ANT-05  a turn


@rule
def begin_turn(t, seat, log):
    """The seat names a partner. ANT-23: one that cannot trade draws, and the turn passes."""
    for _ in range(2 * t.seats):
        start_afresh(t, seat)
        if t.decisions >= MOST_DECISIONS:
            break
        if someone_to_trade_with(t, seat):
            tell_all(log, t.seats, moves.TURN_BEGAN, seat, NOTHING, 0, 0)
            put_question(t, TURN)
            return
        tell_all(log, t.seats, moves.SAT_OUT, seat, NOTHING, 0, 0)
        draw_up(t, seat, log)
        seat = (seat + 1) % t.seats
    end_exhausted(t, log)


@rule
def start_afresh(t, seat):
    t.turn = seat
    t.partner = t.taker = NOTHING
    t.sabotages = 0
    for each in range(MOST_SEATS):
        t.said[each] = t.chosen[each] = t.due[each] = NOTHING


@rule
def put_question(t, kind):
    """Ask whom the question is for, and whoever may remark beside it."""
    ask(t.asking, kind, 0)
    t.asking.asked = asked_now(t)


@rule
def name(t, partner, log):
    t.partner = partner
    t.decisions += 1
    tell_all(log, t.seats, moves.NAMED, t.turn, NOTHING, partner, 0)
    put_question(t, CHOICE)


@rule
def choose(t, seat, place, log):
    """Secretly; once both have chosen, both cards are revealed together."""
    t.chosen[seat] = place
    tell(log, bit(seat), moves.CHOSE, seat, NOTHING, bit(seat), place + 1, 0)
    if t.chosen[t.turn] != NOTHING and t.chosen[t.partner] != NOTHING:
        reveal(t, log)
    elif t.options.talk == SILENT or t.said[seat] != NOTHING:
        answer(t.asking, seat)


@rule
def reveal(t, log):
    """ANT-08: two cards of a kind are cancelled at once, and nobody needs a sabotage for it."""
    t.decisions += 2
    for seat in (t.turn, t.partner):
        nth = t.chosen[seat] + 1
        label = lay_open(t, seat, t.chosen[seat])
        push(t.offered, label)
        t.chosen[seat] = NOTHING
        tell_all(log, t.seats, moves.REVEALED, seat, front(t, label), nth, 0)
    if front(t, t.offered.cards[0]) == front(t, t.offered.cards[1]):
        tell_all(log, t.seats, moves.SAME_KIND, NOTHING, NOTHING, 0, 0)
        cancel(t, log)
    else:
        open_window(t, log)


# ANT-06, 07  sabotage


@rule
def open_window(t, log):
    """Whoever holds a sabotage may play it; without any left, the exchange goes on."""
    if saboteurs(t) == 0:
        close_window(t, log)
    else:
        put_question(t, WINDOW)


@rule
def play_sabotage(t, seat, log):
    """It cancels the exchange, or the sabotage before; whoever holds one more may answer."""
    t.decisions += 1
    t.sabotages += 1
    tell_all(log, t.seats, moves.SABOTAGED, seat, SABOTAGE, t.sabotages % 2, 0)
    put_away(t, seat, lay_open(t, seat, place_of_sabotage(t, seat)), log)
    open_window(t, log)


@rule
def let_it_be(t, seat, log):
    """A pass in the window; beside a question for others: no remark until the next one."""
    answer(t.asking, seat)
    tell(log, bit(seat), moves.LET_IT_BE, seat, NOTHING, bit(seat), 0, 0)
    if t.asking.kind == WINDOW and waiting(t.asking) == 0:
        close_window(t, log)


@rule
def close_window(t, log):
    if t.sabotages % 2 == 1:
        cancel(t, log)
    else:
        exchange(t, log)


@rule
def cancel(t, log):
    """ANT-07: every card involved is discarded, sabotages too."""
    tell_all(log, t.seats, moves.CANCELLED, NOTHING, NOTHING, 0, 0)
    put_away(t, t.turn, t.offered.cards[0], log)
    put_away(t, t.partner, t.offered.cards[1], log)
    empty(t.offered)
    refill(t, log)


# ANT-09, 10, 14  the exchange


@rule
def exchange(t, log):
    """Each gets the other's card; a wizard vanishes, and the other keeps the card that it revealed itself."""
    own, other = t.offered.cards[0], t.offered.cards[1]
    empty(t.offered)
    if front(t, own) == WIZARD:
        vanish(t, t.turn, own, log)
        get(t, t.partner, other, log)
    elif front(t, other) == WIZARD:
        vanish(t, t.partner, other, log)
        get(t, t.turn, own, log)
    else:
        get(t, t.turn, other, log)
        get(t, t.partner, own, log)
    apply_powers(t, log)


@rule
def vanish(t, seat, label, log):
    tell_all(log, t.seats, moves.VANISHED, seat, WIZARD, 0, 0)
    put_away(t, seat, label, log)


@rule
def apply_powers(t, log):
    """ANT-10: the powers for the seat on turn, then for its partner, T-Rex last of all; then the end or the draws."""
    if powers_wait(t, t.turn, log) or powers_wait(t, t.partner, log):
        return
    feed(t, t.turn, log)
    feed(t, t.partner, log)
    for seat in (t.partner, t.turn):  # ANT-20: if both have their goal, the one not on turn wins
        if worth(t, seat) >= goal(t, seat):
            end_game(t.asking, t.end, GOAL, 1 << seat)
            tell_all(log, t.seats, moves.GAME_ENDED, seat, NOTHING, worth(t, seat), 0)
            return
    refill(t, log)


@rule
def take_from_other(t, place, log):
    """ANT-11: a card taken may bring a power of its own, also a further card to take."""
    t.decisions += 1
    seat = t.taker
    take_card(t, seat, place, log)
    apply_powers(t, log)


# ANT-21  drawing


@rule
def refill(t, log):
    """The partner draws one card, the seat on turn draws up to three, and the turn passes to the left."""
    draw_card(t, t.partner, moves.DREW, log)
    draw_up(t, t.turn, log)
    begin_turn(t, (t.turn + 1) % t.seats, log)


# ANT-24  table talk


@rule
def remark(t, seat, action, log):
    """True or not, it changes nothing but what has been said; each seat makes one in a turn."""
    t.said[seat] = action
    to = addressed(action)
    if action < moves.WARN:
        tell_all(log, t.seats, moves.INVITED, seat, NOTHING, to, 0)
    elif action < moves.PRAISE:
        tell_all(log, t.seats, moves.WARNED, seat, NOTHING, to, 0)
    elif action < moves.DECRY:
        tell_all(log, t.seats, moves.PRAISED, seat, NOTHING, to, place_meant(action) + 1)
    else:
        tell_all(log, t.seats, moves.DECRIED, seat, NOTHING, to, place_meant(action) + 1)
    if not has_to_decide(t, seat):
        t.asking.asked &= ~(1 << seat)


# ANT-20, 25  the end


@rule
def end_exhausted(t, log):
    """Too many decisions, or nobody can ever trade again: the most goods win."""
    tell_all(log, t.seats, moves.GAME_EXHAUSTED, NOTHING, NOTHING, t.decisions, 0)
    goods = [worth(t, seat) for seat in range(t.seats)]
    end_game(t.asking, t.end, EXHAUSTED, winners_with_most(goods, t.seats))


@rule
def scores(t, out):
    """Write each seat's score, higher is better: its goods, and `WON` for having won."""
    for seat in range(t.seats):
        out[seat] = worth(t, seat) + (WON if (t.end.winners >> seat) & 1 else 0)


@rule
def close(t, log):
    """Time is up: the next seat with a card is the partner, the first card is chosen or taken, the window closes."""
    if t.asking.kind == WINDOW:
        close_window(t, log)
    elif t.asking.kind == TURN:
        name(t, next_with_card(t), log)
    elif t.asking.kind == CHOICE and t.taker != NOTHING:
        take_from_other(t, 0, log)
    elif t.asking.kind == CHOICE:
        choose_first(t, log)


@rule
def choose_first(t, log):
    """For whoever has not chosen yet."""
    partner, late = t.partner, t.chosen[t.partner] == NOTHING
    if t.chosen[t.turn] == NOTHING:
        choose(t, t.turn, 0, log)
    if late:
        choose(t, partner, 0, log)


@rule
def next_with_card(t):
    seat = (t.turn + 1) % t.seats
    while t.hands[seat].size == 0:
        seat = (seat + 1) % t.seats
    return seat
