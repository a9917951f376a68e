"""What a seat of Beagle or Bagel? can do, and when it cannot; what everybody sees and hears of it."""

from sobremesa.games.beagle.cards import (
    MOST_CENTRE,
    MOST_SEATS,
    NOTHING,
    PLACES,
    TAKE_A_TOKEN,
    card_in_view,
    centre_places,
    face_up,
)
from sobremesa.table.compiled import inlined, rule
from sobremesa.table.events import NO_SUCH_ACTION, NOT_ASKED, tell_all
from sobremesa.table.windows import CHOICE, COUNTDOWN, PHOTO, RACE, READY, may_act

# what a seat can do: say that it is ready, call, put on a card of the centre, grab, grab nothing
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


@inlined
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
