"""What a seat of CAGONES can do and when it may: the numbers of actions, reasons and events, and the checks."""

from sobremesa.games.cagones.cards import (
    CARDS,
    CHALLENGE,
    FLY,
    MOST_SEATS,
    STOMACH,
    TO_ACCUSE,
    TO_ANNOUNCE,
    TO_ANSWER,
    TO_NAME,
    TO_PLAY,
    any_stock,
    cards_left,
    kind_of,
    unit,
)
from sobremesa.table.compiled import inlined, rule
from sobremesa.table.events import NO_SUCH_ACTION, NOT_ASKED
from sobremesa.table.piles import place_of
from sobremesa.table.windows import may_act, waiting

NUMBERS = 64
"""How many numbers can be said: 0, ½, 1 and so on, each in halves."""

# what a seat can do: play a card, say a number, name a seat, draw from one, accuse, let it be
PLAY = 0
SAY = PLAY + CARDS
NAME = SAY + NUMBERS
DRAW_FROM = NAME + MOST_SEATS
ACCUSE = DRAW_FROM + MOST_SEATS
PASS = ACCUSE + 1
ACTIONS = PASS + 1

# why it cannot
(
    ONLY_ON_TURN,
    NOT_IN_HAND,
    NOT_THE_SAME_KIND,
    NO_NUMBER_ASKED,
    NO_HALVES,
    TOO_MUCH,
    NOBODY_TO_NAME,
    NOT_YOURSELF,
    NO_SUCH_SEAT,
    STOCK_EMPTY,
    NO_CARDS,
    NOTHING_TO_ACCUSE,
) = range(10, 22)

# what everybody hears of
(
    GAME_BEGAN,
    SEEN,
    PLAYED,
    FEAST_SAID,
    VOMIT_SAID,
    CHALLENGED,
    FLY_ASKED,
    ANSWERED,
    DREW,
    PENALTY,
    NO_PENALTY,
    REPLACED,
    LET_IT_BE,
    STOOD,
    ACCUSED,
    SHOWN,
    WAS_WRONG,
    WAS_RIGHT,
    ANSWER_RIGHT,
    ANSWER_WRONG,
    EMPTIED,
    TURNED,
    TOO_LONG,
    GAME_ENDED,
) = range(24)


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
    if action < SAY:
        return refused_playing(t, seat, action - PLAY)
    if action < NAME:
        return refused_saying(t, action - SAY)
    if action < DRAW_FROM:
        return refused_naming(t, seat, action - NAME)
    if action < ACCUSE:
        return refused_drawing(t, seat, action - DRAW_FROM)
    return 0 if t.step == TO_ACCUSE else NOTHING_TO_ACCUSE


@rule
def refused_playing(t, seat, card):
    """CAG-06 on turn any hand card; CAG-26, CAG-29 when asked, only what asks the same."""
    if t.step != TO_PLAY and t.step != TO_ANSWER:
        return ONLY_ON_TURN
    if place_of(t.hands[seat], card) < 0:
        return NOT_IN_HAND
    return refused_answering(t, card)


@rule
def refused_answering(t, card):
    """Why a hand card does not do; on turn every one does."""
    if t.step == TO_ANSWER and kind_of(t, card, t.active) != asking_kind(t):
        return NOT_THE_SAME_KIND
    return 0


@rule
def asking_kind(t):
    """The kind of card that asks what is asked now."""
    return CHALLENGE if t.about == STOMACH else FLY


@rule
def refused_saying(t, number):
    if t.step != TO_ANNOUNCE and t.step != TO_ANSWER:
        return NO_NUMBER_ASKED
    if number % unit(t.active, t.about) != 0:
        return NO_HALVES
    return TOO_MUCH if number > t.most[t.active][t.about] else 0


@rule
def refused_naming(t, seat, named):
    if t.step != TO_NAME:
        return NOBODY_TO_NAME
    if named >= t.seats:
        return NO_SUCH_SEAT
    return NOT_YOURSELF if named == seat else 0


@rule
def refused_drawing(t, seat, other):
    """CAG-06, CAG-07: from a stock of another seat; from hands only when all those are empty."""
    if t.step != TO_PLAY:
        return ONLY_ON_TURN
    if other >= t.seats:
        return NO_SUCH_SEAT
    if other == seat:
        return NOT_YOURSELF
    if cards_left(t, other) == 0:
        return NO_CARDS
    return STOCK_EMPTY if t.stocks[other].size == 0 and any_stock(t, seat) else 0


@inlined
def legal(t, seat, out):
    """Write the seat's actions into ``out`` (int32, `ACTIONS` places); return how many."""
    if not may_act(t.asking, seat):
        return 0
    if t.step == TO_ACCUSE:
        out[0] = ACCUSE
        out[1] = PASS
        return 2
    if t.step == TO_NAME:
        return add_others(t, seat, NAME, out)
    if t.step == TO_PLAY:
        return add_turn(t, seat, out)
    return add_answers(t, seat, out)


@rule
def add_others(t, seat, first, out):
    count = 0
    for other in range(t.seats):
        if other != seat:
            out[count] = first + other
            count += 1
    return count


@rule
def add_turn(t, seat, out):
    hand = t.hands[seat]
    count = hand.size
    for place in range(count):
        out[place] = PLAY + hand.cards[place]
    stocks = any_stock(t, seat)
    for other in range(t.seats):
        size = t.stocks[other].size if stocks else t.hands[other].size
        if other != seat and size > 0:
            out[count] = DRAW_FROM + other
            count += 1
    return count


@rule
def add_answers(t, seat, out):
    count = 0
    for number in range(0, t.most[t.active][t.about] + 1, unit(t.active, t.about)):
        out[count] = SAY + number
        count += 1
    hand = t.hands[seat]
    for place in range(hand.size if t.step == TO_ANSWER else 0):
        if kind_of(t, hand.cards[place], t.active) == asking_kind(t):
            out[count] = PLAY + hand.cards[place]
            count += 1
    return count
