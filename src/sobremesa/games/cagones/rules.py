"""The rules of CAGONES, in the order of the rulebook; the numbers are those of its clauses.

A card is put down first and what has to be said with it is said then, as at a table; so nobody has a secret but the
faces of cards. After a card that may be wrong everybody else is asked whether to accuse, whoever they are: anybody
always can.
"""

from sobremesa.games.cagones import moves
from sobremesa.games.cagones.cards import (
    BEAR,
    CHALLENGE,
    EACH,
    FEAST,
    FLY,
    HAND,
    NOTHING,
    POOPS,
    STOMACH,
    TO_ACCUSE,
    TO_ANNOUNCE,
    TO_ANSWER,
    TO_NAME,
    TO_PLAY,
    capacity,
    cards_left,
    kind_of,
)
from sobremesa.games.cagones.looking import (
    draw_held,
    draw_top,
    put_down,
    show_hand_card,
    show_top,
    take_back,
    turn_everything,
)
from sobremesa.games.cagones.moves import actors, legal, refusal
from sobremesa.games.cagones.stomach import check, let_stand, top_is_wrong
from sobremesa.table.chance import below
from sobremesa.table.compiled import rule
from sobremesa.table.events import tell, tell_all
from sobremesa.table.knowledge import bit
from sobremesa.table.piles import draw, push, top
from sobremesa.table.sides import shuffle_sides
from sobremesa.table.windows import (
    CHOICE,
    OVER,
    TURN,
    WINDOW,
    all_seats,
    answer,
    ask,
    count_seats,
    end_game,
    waiting,
)

__all__ = ["actors", "apply", "close", "deal", "legal", "refusal", "scores"]

NO_CARDS, EXHAUSTED = 1, 2
MOST_DECISIONS = 2000


# CAG-02, 03, 05  setting up


@rule
def deal(t, log):
    """Set the table up from its options and its chance."""
    for card in range(t.known.size):
        push(t.left_over, card)
    shuffle_sides(t.known, t.left_over, t.chance)
    each = min(t.options.dealt or EACH[t.seats], t.known.size // t.seats)
    t.active = BEAR
    t.turn = below(t.chance, t.seats)
    t.said = NOTHING
    over = t.known.size - each * t.seats
    tell_all(log, t.seats, moves.GAME_BEGAN, t.turn, NOTHING, each, over)
    for seat in range(t.seats):
        deal_seat(t, seat, each, log)
    ask_turn(t)


@rule
def deal_seat(t, seat, each, log):
    """CAG-03: a stock, rabbit side up; the hand is picked up from it in one go."""
    for _ in range(each):
        push(t.stocks[seat], draw(t.left_over))
    for _ in range(min(HAND, each)):
        card = draw(t.stocks[seat])
        push(t.hands[seat], card)
        show_hand_card(t, seat, card, log)
    show_top(t, seat, log)


@rule
def ask_turn(t):
    t.step = TO_PLAY
    ask(t.asking, TURN, 1 << t.turn)


@rule
def ask_speaker(t, seat, step):
    """This seat has to announce, to name or to answer."""
    t.speaker = seat
    t.step = step
    ask(t.asking, CHOICE, 1 << seat)


@rule
def apply(t, seat, action, log):
    """One seat does one thing; what is refused changes nothing and is noted in the log."""
    log.refused = refusal(t, seat, action)
    if log.refused != 0:
        return
    if action == moves.PASS:
        let_it_be(t, seat, log)
        return
    t.decisions += 1
    if action < moves.SAY:
        play(t, seat, action - moves.PLAY, log)
    elif action < moves.NAME:
        say(t, action - moves.SAY, log)
    elif action < moves.DRAW_FROM:
        name(t, seat, action - moves.NAME, log)
    elif action < moves.ACCUSE:
        draw_from(t, action - moves.DRAW_FROM, log)
    else:
        accuse(t, seat, log)


# CAG-06 to 09  a turn: play a card, or draw one from another seat


@rule
def play(t, seat, card, log):
    put_down(t, seat, card, log)
    kind = kind_of(t, card, t.active)
    if kind < FEAST:
        open_window(t)
    elif kind < CHALLENGE:  # CAG-15, CAG-16: how much was missing, how much comes out
        t.about = STOMACH
        ask_speaker(t, seat, TO_ANNOUNCE)
    elif kind <= FLY:  # CAG-25, CAG-26, CAG-29
        t.about = STOMACH if kind == CHALLENGE else POOPS
        t.chain[t.links] = seat
        t.links += 1
        ask_speaker(t, seat, TO_NAME)
    else:
        let_stand(t, log)
        turn_everything(t, log)
        settle(t, log)


@rule
def draw_from(t, other, log):
    """CAG-06, CAG-07: the top card of another stock or, if all of those are empty, any card of another hand."""
    draw_from_seat(t, other, t.turn, moves.DREW, log)
    settle(t, log)


@rule
def draw_from_seat(t, owner, seat, kind, log):
    if t.stocks[owner].size > 0:
        draw_top(t, owner, seat, kind, log)
    else:
        draw_held(t, owner, below(t.chance, t.hands[owner].size), seat, kind, log)


@rule
def say(t, number, log):
    if t.step == TO_ANSWER:
        judge_answer(t, number, log)
        return
    t.said = number
    kind = kind_of(t, top(t.piles[t.active]), t.active)
    event = moves.FEAST_SAID if kind == FEAST else moves.VOMIT_SAID
    tell_all(log, t.seats, event, t.turn, NOTHING, number, 0)
    open_window(t)


# CAG-20 to 24  accusations


@rule
def open_window(t):
    t.about = STOMACH
    t.step = TO_ACCUSE
    ask(t.asking, WINDOW, all_seats(t.seats) & ~(1 << t.turn))


@rule
def let_it_be(t, seat, log):
    answer(t.asking, seat)
    tell(log, bit(seat), moves.LET_IT_BE, seat, NOTHING, bit(seat), 0, 0)
    if waiting(t.asking) == 0:
        close_window(t, log)


@rule
def close_window(t, log):
    """CAG-18: nobody has accused, so the card stands, right or wrong."""
    t.decisions += count_seats(t.asking.asked)
    tell_all(log, t.seats, moves.STOOD, t.turn, NOTHING, 0, 0)
    let_stand(t, log)
    settle(t, log)


@rule
def accuse(t, seat, log):
    """CAG-21 to CAG-23: the pile is checked in public; a wrong card goes back; who was wrong draws from the other."""
    accused = t.turn
    side = t.active
    tell_all(log, t.seats, moves.ACCUSED, seat, NOTHING, accused, 0)
    check(t, t.piles[side].size - 1, log)
    wrong = top_is_wrong(t)
    verdict = moves.WAS_WRONG if wrong else moves.WAS_RIGHT
    inside = t.inside[side][STOMACH]
    tell_all(log, t.seats, verdict, accused, NOTHING, inside, capacity(side, t.fat[side]))
    if wrong:
        take_back(t, accused, log)
        penalty(t, seat, accused, log)
    else:
        let_stand(t, log)
        penalty(t, accused, seat, log)
    settle(t, log)


@rule
def penalty(t, owner, seat, log):
    """CAG-24: a card from the other's stock, at random from its hand if that is empty; none if there is neither."""
    if cards_left(t, owner) == 0:
        tell_all(log, t.seats, moves.NO_PENALTY, seat, NOTHING, owner, 0)
    else:
        draw_from_seat(t, owner, seat, moves.PENALTY, log)


# CAG-25 to 30  challenges and flies


@rule
def name(t, seat, named, log):
    if t.about == STOMACH:
        tell_all(log, t.seats, moves.CHALLENGED, seat, NOTHING, named, t.active)
    else:
        tell_all(log, t.seats, moves.FLY_ASKED, seat, NOTHING, named, 0)
    ask_speaker(t, named, TO_ANSWER)


@rule
def judge_answer(t, number, log):
    """CAG-27, CAG-28, CAG-30: one penalty card for each card of the chain, in the order in which they were played.

    Who has to answer its own challenge draws nothing for it: nobody draws a penalty from itself (CAG-08).
    """
    speaker = t.speaker
    found = t.inside[t.active][t.about]
    tell_all(log, t.seats, moves.ANSWERED, speaker, NOTHING, number, 0)
    check(t, t.piles[t.active].size, log)
    verdict = moves.ANSWER_RIGHT if number == found else moves.ANSWER_WRONG
    tell_all(log, t.seats, verdict, speaker, NOTHING, found, 0)
    for link in range(t.links):
        challenger = t.chain[link]
        if challenger != speaker:
            if number == found:
                penalty(t, speaker, challenger, log)
            else:
                penalty(t, challenger, speaker, log)
    settle(t, log)


# CAG-08, 10, 11  the play is settled


@rule
def settle(t, log):
    """Everybody draws for what it has put down, from the seat of the turn on; then comes the next turn, or the end."""
    for step in range(t.seats):
        seat = (t.turn + step) % t.seats
        for _ in range(min(t.put[seat], t.stocks[seat].size)):
            draw_top(t, seat, seat, moves.REPLACED, log)
        t.put[seat] = 0
    forget_question(t)
    if not ends(t, log):
        t.turn = (t.turn + 1) % t.seats
        ask_turn(t)


@rule
def forget_question(t):
    """What was asked and said is over, and leaves no trace in the record."""
    for link in range(t.links):
        t.chain[link] = 0
    t.links = 0
    t.said = NOTHING
    t.speaker = 0
    t.about = STOMACH


# CAG-34, 35, 36  the end


@rule
def ends(t, log):
    """Whether the game has ended: the first seat without cards from that of the turn on wins."""
    for step in range(t.seats):
        seat = (t.turn + step) % t.seats
        if cards_left(t, seat) == 0:
            finish(t, NO_CARDS, 1 << seat, log)
            return True
    if t.decisions < MOST_DECISIONS:
        return False
    tell_all(log, t.seats, moves.TOO_LONG, NOTHING, NOTHING, t.decisions, 0)
    finish(t, EXHAUSTED, fewest(t), log)
    return True


@rule
def fewest(t):
    """Bit mask of the seats with the fewest cards."""
    least = cards_left(t, 0)
    for seat in range(1, t.seats):
        least = min(least, cards_left(t, seat))
    seats = 0
    for seat in range(t.seats):
        if cards_left(t, seat) == least:
            seats |= 1 << seat
    return seats


@rule
def finish(t, reason, winners, log):
    end_game(t.asking, t.end, reason, winners)
    tell_all(log, t.seats, moves.GAME_ENDED, NOTHING, NOTHING, winners, 0)


@rule
def scores(t, out):
    """Write each seat's score, higher is better: a minus point for each card that it has left."""
    for seat in range(t.seats):
        out[seat] = -cards_left(t, seat)


@rule
def close(t, log):
    """Time is up: a window closes; who is on turn draws from the next seat; a number not said is 0."""
    if t.asking.kind == OVER:
        return
    t.decisions += t.step != TO_ACCUSE
    if t.step == TO_PLAY:
        draw_from(t, next_with_cards(t), log)
    elif t.step == TO_NAME:
        name(t, t.speaker, (t.speaker + 1) % t.seats, log)
    elif t.step == TO_ACCUSE:
        close_window(t, log)
    else:
        say(t, 0, log)


@rule
def next_with_cards(t):
    """The next seat from the one on turn from which it can draw."""
    seat = (t.turn + 1) % t.seats
    while refusal(t, t.turn, moves.DRAW_FROM + seat) != 0:
        seat = (seat + 1) % t.seats
    return seat
