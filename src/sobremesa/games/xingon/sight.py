"""What a seat of XINGON sees (XIN-21), and the tables that it could not tell from this one."""

import numpy as np

from sobremesa.games.xingon.cards import (
    CARDS,
    CARDS_STEP,
    LAYABLE,
    MOST_SEATS,
    NO_CLAIM,
    NOTHING,
    OPTIONS,
    hold,
)
from sobremesa.games.xingon.choosing import clear_choice
from sobremesa.games.xingon.memory import ANYWHERE, is_one
from sobremesa.games.xingon.moves import (
    ACTIONS,
    BACK,
    CHOOSE,
    CONDITION_STANDS,
    DISCARD,
    NOT_ALL_FOUR,
    NOT_IN_HAND,
    NOT_THIS_STEP,
    ONLY_ON_TURN,
    XINGON,
    refused_any_time,
    refused_choosing,
    refused_deciding,
    refused_saying,
)
from sobremesa.games.xingon.rules import asked_on_turn
from sobremesa.table.chance import below, rekey
from sobremesa.table.compiled import rule
from sobremesa.table.events import NOT_ASKED
from sobremesa.table.piles import copy_pile, pile, push
from sobremesa.table.views import observe_head, observe_own_hand, refuse_all, view_head
from sobremesa.table.windows import TURN, may_act

VIEW = np.dtype(
    [
        *view_head(ACTIONS),
        ("options", OPTIONS),
        ("game", np.int32),
        ("direction", np.int32),
        ("claim", np.int32),
        ("last", np.int32),
        ("hoping", np.int32),
        ("owing", np.int32),
        ("called", np.int32),
        ("points", np.int32, (MOST_SEATS,)),
        ("sizes", np.int32, (MOST_SEATS,)),
        ("hand", pile(CARDS)),
        ("gone", pile(CARDS)),
        ("removed", np.int32),
        ("centre", np.int32),
        ("by", np.int32, (CARDS,)),
        ("own", np.int32, (CARDS,)),
        ("may", np.int32, (CARDS,)),
        ("step", np.int32),
        ("draft", np.int32),
        ("chosen", np.int32),
        ("mark", np.int32, (CARDS,)),
    ],
    align=True,
)
"""``by``: who laid each card of the centre, from the bottom; ``own``: which card it is, if the seat laid it itself, -1
for others'; ``may``: where each card may be, as the seat remembers (see `sobremesa.games.xingon.memory`). ``step``,
``draft``, ``chosen`` and ``mark`` are what the seat itself has chosen so far on its turn."""


@rule
def observe(t, seat, view):
    """Write what a seat (or the spectators, -1) may know into ``view``, every field of it, and nothing else."""
    observe_head(t, seat, view)
    observe_reasons(t, seat, view)
    observe_options(t, view)
    view.game = t.game
    view.direction = t.direction
    view.claim = t.claim
    view.last = t.last
    view.hoping = t.hoping
    view.owing = t.owing
    view.called = t.called
    for each in range(MOST_SEATS):
        view.points[each] = t.points[each]
        view.sizes[each] = t.hands[each].size
    copy_pile(t.gone, view.gone)
    view.removed = t.removed.size
    observe_centre(t, seat, view)
    observe_own(t, seat, view)


@rule
def observe_reasons(t, seat, view):
    """What `refusal` says of every action; it is not asked where it says one and the same of many."""
    if not may_act(t.asking, seat):
        refuse_all(view, 0, ACTIONS, NOT_ASKED)
        return
    if t.asking.kind == TURN and seat == t.turn:
        observe_turn(t, t.hands[seat], view)
    else:
        refuse_all(view, 0, DISCARD, ONLY_ON_TURN)
    observe_discards(t, seat, view)
    for action in range(XINGON, ACTIONS):
        view.why[action] = refused_any_time(t, seat, action)


@rule
def observe_turn(t, hand, view):
    if t.claim != NO_CLAIM:
        refuse_all(view, 0, CHOOSE, CONDITION_STANDS)
    else:
        for action in range(CHOOSE):
            view.why[action] = refused_saying(t, action)
    refuse_all(view, CHOOSE, BACK, NOT_IN_HAND if t.step == CARDS_STEP else NOT_THIS_STEP)
    for place in range(hand.size):
        if hand.cards[place] < LAYABLE:
            view.why[CHOOSE + hand.cards[place]] = refused_choosing(t, hand.cards[place])
    for action in range(BACK, DISCARD):
        view.why[action] = refused_deciding(t, action)


@rule
def observe_discards(t, seat, view):
    """Who holds four of a kind holds the one of the first colour; a hand is in order, so those come first."""
    refuse_all(view, DISCARD, XINGON, NOT_ALL_FOUR)
    hand = t.hands[seat]
    place = 0
    while place < hand.size and hand.cards[place] < XINGON - DISCARD:
        action = DISCARD + hand.cards[place]
        view.why[action] = refused_any_time(t, seat, action)
        place += 1


@rule
def observe_options(t, view):
    view.options.doubt_checks = t.options.doubt_checks
    view.options.last_cards = t.options.last_cards
    view.options.scoring = t.options.scoring
    view.options.games = t.options.games
    view.options.easy = t.options.easy
    view.options.removed = t.options.removed
    view.options.wilds = t.options.wilds
    view.options.specials = t.options.specials
    view.options.colours = t.options.colours
    view.options.shapes = t.options.shapes
    view.options.numbers = t.options.numbers


@rule
def observe_centre(t, seat, view):
    view.centre = t.centre.size
    for place in range(CARDS):
        lying = place < t.centre.size
        view.by[place] = t.by[place] if lying else NOTHING
        view.own[place] = t.centre.cards[place] if lying and t.by[place] == seat else NOTHING


@rule
def observe_own(t, seat, view):
    """The seat's hand, what it remembers and, on its turn, what it has chosen."""
    observe_own_hand(t, seat, view)
    choosing = seat == t.turn
    view.step = t.step if choosing else 0
    view.draft = t.draft if choosing else NO_CLAIM
    view.chosen = t.chosen if choosing else 0
    for card in range(CARDS):
        view.may[card] = t.may[seat + 1][card]
        view.mark[card] = t.mark[card] if choosing else 0


# XIN-21  what may be where


@rule
def redeal(t, seat, chance):
    """Make the table another one that this seat could not tell from it, drawn uniformly.

    Every card goes to one of the places where, as the seat remembers, it may be; all arrangements of that kind are
    equally likely. What another seat has half chosen, and who has let an opportunity be, is nobody else's knowledge:
    the choice is begun anew, and everybody else who may act is asked.
    """
    rekey(t.chance, chance)
    before = np.full(CARDS, NOTHING, np.int32)
    note_places(t, before)
    while not rearranged(t, seat, chance):
        pass
    after = np.full(CARDS, NOTHING, np.int32)
    note_places(t, after)
    for other in range(NOTHING, t.seats):
        if other != seat:
            remember_anew(t, other, before, after)
    if seat != t.turn:
        clear_choice(t)
    own = 1 << seat if seat >= 0 else 0
    asked = asked_on_turn(t) if t.asking.kind == TURN else t.asking.asked
    t.asking.asked = (t.asking.asked & own) | (asked & ~own)
    t.asking.answered &= own


@rule
def note_places(t, places):
    """Write the place of every card whose place is somebody's secret: a seat (hand and centre alike), or the box."""
    for seat in range(t.seats):
        for i in range(t.hands[seat].size):
            places[t.hands[seat].cards[i]] = seat
    for i in range(t.centre.size):
        places[t.centre.cards[i]] = t.by[i]
    for i in range(t.removed.size):
        places[t.removed.cards[i]] = MOST_SEATS


@rule
def remember_anew(t, seat, before, after):
    """What another seat remembers at the new table: its own cards; of a card that it would not have seen, nothing."""
    may = t.may[seat + 1]
    for card in range(CARDS):
        if after[card] == NOTHING:
            continue
        if after[card] == seat:
            may[card] = 1 << seat
        elif before[card] == seat or not (may[card] >> after[card]) & 1:
            may[card] = ANYWHERE


@rule
def rearranged(t, seat, chance):
    """Try to lay all cards that the seat cannot place for certain anew; whether it came out as it may be.

    The places of the other seats' cards and of the box are filled by the cards in the order of how closely the seat
    can tell where they are: one hand, a circle of hands, anywhere. Each takes any free place that is possible; as those
    sets lie within one another, every arrangement is equally likely. It is drawn again where a special would lie in
    the centre (XIN-10).
    """
    count = t.removed.size
    for other in range(t.seats):
        count += t.hands[other].size
    count += t.centre.size
    card_at = np.full(count, NOTHING, np.int32)
    place_at = np.full(count, NOTHING, np.int32)
    in_centre = np.full(count, NOTHING, np.int32)
    loose = np.empty(count, np.int32)
    slots = gather_slots(t, seat, place_at, in_centre, loose)
    for closeness in range(3):
        for i in range(slots):
            places = t.may[seat + 1][loose[i]]
            if how_close(places) == closeness:
                slot = some_slot(places, place_at, card_at, slots, chance)
                if slot == NOTHING or (loose[i] >= LAYABLE and in_centre[slot] != NOTHING):
                    return False
                card_at[slot] = loose[i]
    lay_out(t, seat, card_at, place_at, in_centre, slots)
    return True


@rule
def how_close(places):
    if places == ANYWHERE:
        return 2
    return 0 if is_one(places) else 1


@rule
def gather_slots(t, seat, place_at, in_centre, loose):
    """List each place of a card that is not the seat's own: whose it is, which one of the centre; and the cards."""
    slots = 0
    for other in range(t.seats):
        if other != seat:
            for i in range(t.hands[other].size):
                place_at[slots] = other
                loose[slots] = t.hands[other].cards[i]
                slots += 1
    for i in range(t.centre.size):
        if t.by[i] != seat:
            place_at[slots] = t.by[i]
            in_centre[slots] = i
            loose[slots] = t.centre.cards[i]
            slots += 1
    for i in range(t.removed.size):
        place_at[slots] = MOST_SEATS
        loose[slots] = t.removed.cards[i]
        slots += 1
    return slots


@rule
def some_slot(places, place_at, card_at, slots, chance):
    """A free slot in one of these places, each equally likely; -1 if there is none."""
    free = 0
    for slot in range(slots):
        if card_at[slot] == NOTHING and (places >> place_at[slot]) & 1:
            free += 1
    if free == 0:
        return NOTHING
    nth = below(chance, free)
    for slot in range(slots):
        if card_at[slot] == NOTHING and (places >> place_at[slot]) & 1:
            if nth == 0:
                return slot
            nth -= 1
    return NOTHING


@rule
def lay_out(t, seat, card_at, place_at, in_centre, slots):
    t.removed.size = 0
    for slot in range(slots):
        t.holder[card_at[slot]] = NOTHING
        if in_centre[slot] != NOTHING:
            t.centre.cards[in_centre[slot]] = card_at[slot]
        elif place_at[slot] == MOST_SEATS:
            push(t.removed, card_at[slot])
        else:
            t.holder[card_at[slot]] = place_at[slot]
    for other in range(t.seats):
        if other != seat:
            hold(t, other)
