"""What the cards of AntaYagí do when an exchange has brought them to somebody (ANT-09 to 18)."""

from sobremesa.games.antayagi.cards import (
    BONE,
    FISH,
    HAT,
    LOLLIPOP,
    MUFFIN,
    NOTHING,
    T_REX,
    TOXIC,
    count_kind,
    front,
    is_good,
)
from sobremesa.games.antayagi.drawing import lay_open, lose_hand, put_away, turn_hand_over
from sobremesa.games.antayagi.moves import (
    EATEN,
    HAND_LOST,
    KEPT,
    MAY_TAKE,
    NOTHING_LEFT,
    TOOK,
    TURNED_OVER,
    asked_now,
    opponent,
)
from sobremesa.table.compiled import rule
from sobremesa.table.events import tell_all
from sobremesa.table.piles import push, take
from sobremesa.table.windows import CHOICE, ask

# ANT-09  a card that somebody gets


@rule
def get(t, seat, label, log):
    """What stays goes to the saddlebags, any other card is discarded; its power is due for the seat that got it."""
    kind = front(t, label)
    if stays(t, seat, kind):
        push(t.saddlebags[seat], label)
        tell_all(log, t.seats, KEPT, seat, kind, 0, 0)
    else:  # ANT-19: a sabotage, too, that has come by an exchange
        put_away(t, seat, label, log)
    t.due[seat] = kind if kind in (LOLLIPOP, HAT, MUFFIN) else NOTHING


@rule
def stays(t, seat, kind):
    """ANT-15, 16, 17: goods stay, toxic waste and T-Rex, and fish beside toxic waste."""
    if kind == FISH:
        return count_kind(t, t.saddlebags[seat], TOXIC) > 0
    return is_good(kind) or kind in (TOXIC, T_REX)


# ANT-11, 12, 13  powers


@rule
def powers_wait(t, seat, log):
    """Apply the power that is due for a seat; whether it waits for the seat to take a card."""
    kind = t.due[seat]
    t.due[seat] = NOTHING
    if kind == LOLLIPOP:
        return may_take(t, seat, log)
    if kind == HAT:
        tell_all(log, t.seats, TURNED_OVER, seat, NOTHING, 0, 0)
        turn_hand_over(t, seat, log)
    elif kind == MUFFIN:
        tell_all(log, t.seats, HAND_LOST, seat, NOTHING, 0, 0)
        lose_hand(t, seat, log)
    return False


@rule
def may_take(t, seat, log):
    """ANT-11: it chooses a card of the other's hand; without one there is nothing to choose."""
    other = opponent(t, seat)
    if t.hands[other].size == 0:
        tell_all(log, t.seats, NOTHING_LEFT, seat, NOTHING, other, 0)
        return False
    t.taker = seat
    tell_all(log, t.seats, MAY_TAKE, seat, NOTHING, other, 0)
    ask(t.asking, CHOICE, 0)
    t.asking.asked = asked_now(t)
    return True


@rule
def take_card(t, seat, place, log):
    """ANT-11: the card is shown, goes to the taker, and its own power is due."""
    label = lay_open(t, opponent(t, seat), place)
    t.taker = NOTHING
    tell_all(log, t.seats, TOOK, seat, front(t, label), opponent(t, seat), place + 1)
    get(t, seat, label, log)


# ANT-17, 18  T-Rex


@rule
def feed(t, seat, log):
    """Every T-Rex in the saddlebags eats one card, of the kind that it likes best; both are discarded."""
    while count_kind(t, t.saddlebags[seat], T_REX) > 0:
        food = favourite(t, seat)
        if food == NOTHING:
            return
        tell_all(log, t.seats, EATEN, seat, food, 0, 0)
        put_away(t, seat, take_kind(t, seat, food), log)
        put_away(t, seat, take_kind(t, seat, T_REX), log)


@rule
def favourite(t, seat):
    """Fish, then muffin, then lollipop, then bone; -1 if there is none."""
    for kind in (FISH, MUFFIN, LOLLIPOP, BONE):
        if count_kind(t, t.saddlebags[seat], kind) > 0:
            return kind
    return NOTHING


@rule
def take_kind(t, seat, kind):
    """Take a card of this kind out of the saddlebags; there is one."""
    bags = t.saddlebags[seat]
    place = 0
    while front(t, bags.cards[place]) != kind:
        place += 1
    return take(bags, place)
