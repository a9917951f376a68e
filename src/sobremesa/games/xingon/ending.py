"""Who wins a game of XINGON and a match, and what a game is worth (XIN-19, 20)."""

from sobremesa.games.xingon.cards import LAYABLE, NUMBERED, WINS, number_of
from sobremesa.table.compiled import rule


@rule
def hands_of(t, size):
    """Bit mask of the seats with so many cards in hand."""
    seats = 0
    for seat in range(t.seats):
        if t.hands[seat].size == size:
            seats |= 1 << seat
    return seats


@rule
def worth(t, winner):
    """XIN-20: one for a win or, by the option, the numbers left in the other hands."""
    return 1 if t.options.scoring == WINS else numbers_left(t, winner)


@rule
def numbers_left(t, winner):
    """The numbers in the other hands, each wild -1, specials 0; never below 0."""
    total = 0
    for seat in range(t.seats):
        if seat != winner:
            for place in range(t.hands[seat].size):
                card = t.hands[seat].cards[place]
                if card < NUMBERED:
                    total += number_of(card) + 1
                elif card < LAYABLE:
                    total -= 1
    return max(total, 0)


@rule
def best(t):
    """The seats with most points; among them those that have won most games."""
    most = 0
    for seat in range(t.seats):
        most = max(most, t.points[seat] * (t.options.games + 1) + t.won[seat])
    seats = 0
    for seat in range(t.seats):
        if t.points[seat] * (t.options.games + 1) + t.won[seat] == most:
            seats |= 1 << seat
    return seats
