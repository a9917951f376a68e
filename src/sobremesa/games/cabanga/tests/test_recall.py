"""CAB-14 by brute force: what a seat that forgets nothing cannot tell apart, on decks of seven and eight cards."""

import random
from collections.abc import Iterator
from itertools import permutations

import pytest
from tests.kit import step, told
from tests.recall import assert_uniform, consistent

from sobremesa.games.cabanga import rules
from sobremesa.table.table import Event, Table

SEVEN = {"colours": 1, "numbers": 7, "hand": 2}
EIGHT = {"colours": 2, "numbers": 4, "hand": 2}


def deals(start: Table, seat: int) -> Iterator[Table]:
    """Every order in which the stock may have been dealt out, as far as the seat's own hand allows."""
    table = start.record[0]
    places = [(table["stock"]["cards"], i) for i in range(table["stock"]["size"])]
    for each in range(start.seats):
        if each != seat:
            places += [
                (table["hands"][each]["cards"], i) for i in range(table["hands"][each]["size"])
            ]
    hidden = [int(cards[i]) for cards, i in places]
    seers = dict(zip(hidden, table["known"]["seers"][hidden].copy(), strict=True))
    for order in permutations(hidden):
        for (cards, i), card, before in zip(places, order, hidden, strict=True):
            cards[i] = card
            table["known"]["seers"][card] = seers[before]
        yield start.copy()
    for (cards, i), card in zip(places, hidden, strict=True):
        cards[i] = card
        table["known"]["seers"][card] = seers[card]


def played(
    options: dict, seed: int, steps: int, ceremony: bool
) -> tuple[Table, Table, list[Event]]:
    """A table as dealt, as it stands some random steps later in the same round, and the events since."""
    dice = random.Random(seed)
    table = Table("cabanga", 3, seed, options, ceremony=ceremony)
    start, events = table.copy(), []
    for _ in range(steps):
        before = table.copy()
        new = step(table, dice)[1]
        if any(event.kind == "round-ended" for event in new):
            return start, before, events
        events += new
    return start, table, events


def check(start: Table, now: Table, events: list[Event], seat: int) -> None:
    assert_uniform(now, seat, consistent(deals(start, seat), told(events, seat), now, seat))


@pytest.mark.clause("CAB-14")
@pytest.mark.parametrize("ceremony", [False, True], ids=["bare", "ceremony"])
@pytest.mark.parametrize("seed", range(12))
def test_a_seat_knows_what_it_saw_and_nothing_else(seed: int, ceremony: bool) -> None:
    start, now, events = played(SEVEN if seed % 3 else EIGHT, seed, 2 + seed % 6, ceremony)
    check(start, now, events, seed % 3)


def search(wanted, options: dict, ceremony: bool = False) -> tuple[Table, Table, list[Event]]:
    """The first random game in which what is wanted has come about."""
    for seed in range(1000):
        start, now, events = played(options, seed, 1 + seed % 8, ceremony)
        if wanted(now, [event.kind for event in events]):
            return start, now, events
    raise AssertionError("no such game")


@pytest.mark.clause("CAB-10")
@pytest.mark.parametrize("ceremony", [False, True], ids=["bare", "ceremony"])
@pytest.mark.parametrize("seat", range(3))
def test_after_a_reshuffle_a_seat_knows_only_which_cards_were_shuffled(
    seat: int, ceremony: bool
) -> None:
    def reshuffled(now, kinds):
        return "reshuffled" in kinds and now.record["hands"]["size"][0].max() > 2

    check(*search(reshuffled, SEVEN, ceremony), seat)


@pytest.mark.clause("CAB-07")
def test_a_window_open_for_others_says_that_somebody_could_throw_and_not_who() -> None:
    """Without ceremony. All cards that fit could lie in the stock, if nobody had been asked."""

    def fitting_ones_have_room_in_the_stock(now, kinds):
        if now.asking != "window" or now.record["turn"][0] in now.actors:
            return False
        fitting = [card for card in hidden_cards(now) if rules.fits(now.record[0], card)]
        return len(fitting) <= now.record["stock"]["size"][0]

    start, now, events = search(fitting_ones_have_room_in_the_stock, {**SEVEN, "numbers": 8})
    check(start, now, events, int(now.record["turn"][0]))


def hidden_cards(now: Table) -> list[int]:
    """The cards that who is on turn does not see: the stock and the others' hands."""
    table = now.record[0]
    others = [table["hands"][seat] for seat in range(now.seats) if seat != table["turn"]]
    piles = [table["stock"], *others]
    return [card for pile in piles for card in pile["cards"][: pile["size"]].tolist()]


@pytest.mark.clause("CAB-07")
def test_who_has_passed_knows_no_more_of_the_others() -> None:
    def one_passed(now, kinds):
        return now.asking == "window" and kinds[-1] == "passed"

    for ceremony in (False, True):
        start, now, events = search(one_passed, SEVEN, ceremony)
        for seat in range(3):
            check(start, now, events, seat)


@pytest.mark.clause("CAB-14")
def test_spectators_know_what_lies_open() -> None:
    def a_window_or_two(now, kinds):
        return kinds.count("played") == 2 and now.asking == "turn"

    check(*search(a_window_or_two, {**SEVEN, "numbers": 6}), -1)
