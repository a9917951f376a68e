"""XIN-21 by brute force on tiny decks: what a seat that forgets nothing cannot tell apart.

Every possible deal is played on in every way that would have told the seat the same. As long as cards pass in the open
``redeal`` draws exactly the tables that come out, each as likely as another. Once somebody has been caught, it draws
from all arrangements that fit the circles of hands which the seat remembers; those are counted by brute force too, and
every table that comes out of the deals is among them.
"""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations

import numpy as np
import pytest
from scipy.stats import chisquare
from tests.kit import chance, told
from tests.recall import clear_beyond, outcomes

from sobremesa.games.xingon import cards, moves
from sobremesa.games.xingon.game import GAME
from sobremesa.games.xingon.position import note_holders
from sobremesa.games.xingon.told import LAYABLE_NAMES, NAMES
from sobremesa.table.errors import SobremesaError
from sobremesa.table.table import Event, Table

SIX = {"colours": 2, "shapes": 1, "numbers": 3, "wilds": 0, "specials": 0}
SPECIAL = {"colours": 2, "shapes": 1, "numbers": 2, "wilds": 0, "specials": 1}
BOXED = {**SIX, "removed": 2}


@dataclass
class Act:
    """What one seat did in public, with the small steps that led to it; (-1: the clock)."""

    seat: int
    steps: list[str]
    events: list[Event]


def tidy(table: Table, seat: int) -> bytes:
    """A table's bytes without what redealing may change freely: the coming chance, who has answered already, what
    others have half chosen, what others remember; and without what is left behind in piles."""
    record = table.record.copy()
    record["chance"] = 0
    record["asking"]["asked"] = record["asking"]["answered"] = 0
    record["by"][0, record["centre"]["size"][0] :] = 0
    record["may"][0, [eye for eye in range(cards.MOST_SEATS + 1) if eye != seat + 1]] = 0
    if record["turn"][0] != seat:
        record["step"] = record["draft"] = record["chosen"] = record["mark"] = 0
    box = record["removed"][0]
    box["cards"][: box["size"]].sort()
    clear_beyond(record)
    return record.tobytes()


def played(seats: int, options: dict, seed: int, most: int) -> tuple[Table, Table, list[Act]]:
    """A table as dealt, as it stands some random acts later in the same game, and the acts."""
    dice = random.Random(seed)
    table = Table(GAME, seats, seed, options)
    start, acts, half = table.copy(), [], []
    while len(acts) < most:
        before, steps = table.copy(), half
        if table.asking == "window" and dice.random() < 0.3:
            seat, text, events = -1, "clock", table.close()
        else:
            seat = dice.choice(table.actors)
            legal = [each for each in table.legal(seat) if each.kind not in ("back", "pass")]
            action = dice.choice(legal)
            text, events = action.text, table.play(seat, action)
        if table.over:
            return start, before, acts
        if seat < 0 or action.number >= moves.DISCARD:
            steps = []
        else:
            half = [*half, text]
        if events:
            acts.append(Act(seat, [*steps, text], events))
            if (
                turn_of(before) != turn_of(table)
                or "caught" in kinds(acts[-1:])
                or (seat >= 0 and action.number < moves.DISCARD)
            ):
                half = []
    return start, table, acts


def turn_of(table: Table) -> int:
    """The seat on turn."""
    return int(table.record["turn"][0])


def kinds(acts: list[Act]) -> set[str]:
    """The kinds of everything that happened."""
    return {event.kind for act in acts for event in act.events}


def deals(start: Table, seat: int) -> Iterator[Table]:
    """Every deal of the cards that the seat does not hold."""
    record = start.record[0]
    places = [record["hands"][each] for each in range(start.seats) if each != seat]
    places.append(record["removed"])
    hidden = [int(card) for place in places for card in place["cards"][: place["size"]]]
    met = set()
    for order in permutations(hidden):
        world, rest = start.copy(), list(order)
        for each in [*(each for each in range(start.seats) if each != seat), None]:
            pile = world.record[0]["removed"] if each is None else world.record[0]["hands"][each]
            size = int(pile["size"])
            pile["cards"][:size] = sorted(rest[:size])
            rest = rest[size:]
        note_holders(world.record[0], world.seats)
        if tidy(world, seat) not in met:
            met.add(tidy(world, seat))
            yield world


def ways(world: Table, act: Act, seat: int) -> Iterator[list[str]]:
    """The small steps by which a seat can have done what was seen: any of its cards may have been laid."""
    chosen = [step for step in act.steps if step.startswith("choose")]
    if act.seat == seat or not act.steps[-1].startswith("lay"):
        yield act.steps
        return
    said = [step for step in act.steps if step.split()[0] in ("colour", "shape", "number")]
    hand = world.record[0]["hands"][act.seat]
    held = [int(card) for card in hand["cards"][: hand["size"]] if card < cards.LAYABLE]
    for order in permutations(held, len(chosen)):
        yield [*said, *(f"choose {LAYABLE_NAMES[card]}" for card in order), act.steps[-1]]


def after(world: Table, act: Act, steps: list[str], seat: int) -> Iterator[Table]:
    """The tables that these steps can lead to, if the seat is told what it was told."""
    trial = world.copy()
    try:
        for step in steps[:-1]:
            trial.play(act.seat, step)
        last = (
            (lambda of: of.close()) if act.seat < 0 else (lambda of: of.play(act.seat, steps[-1]))
        )
        for table, events in outcomes(trial, last):
            if told(events, seat) == told(act.events, seat):
                yield table
    except SobremesaError:
        return


def consistent(start: Table, acts: list[Act], now: Table, seat: int) -> set[bytes]:
    """The tables that some deal and some choices lead to, while the seat was told the same and now sees the same."""
    worlds = {tidy(world, seat): world for world in deals(start, seat)}
    for act in acts:
        worlds = {
            tidy(table, seat): table
            for world in worlds.values()
            for steps in ways(world, act, seat)
            for table in after(world, act, steps, seat)
        }
    for world in worlds.values():
        for name in ("step", "draft", "chosen", "mark"):  # what the seat itself has half chosen
            world.record[name] = now.record[name]
    view = now.view(seat).tobytes()
    return {tidy(world, seat) for world in worlds.values() if world.view(seat).tobytes() == view}


def remembered(now: Table, seat: int) -> set[bytes]:
    """The tables in which every card is where the seat remembers that it may be, no special lying in the centre."""
    record = now.record[0]
    slots = [
        (each, None)
        for each in range(now.seats)
        if each != seat
        for _ in range(record["hands"][each]["size"])
    ]
    slots += [
        (int(record["by"][i]), i)
        for i in range(record["centre"]["size"])
        if record["by"][i] != seat
    ]
    slots += [(cards.MOST_SEATS, None)] * int(record["removed"]["size"])
    loose = [card for pile in hidden_piles(now, seat) for card in pile]
    found = set()
    for order in permutations(loose):
        fits = all(
            record["may"][seat + 1][card] >> place & 1 and (card < cards.LAYABLE or at is None)
            for card, (place, at) in zip(order, slots, strict=True)
        )
        if fits:
            found.add(tidy(relaid(now, order, slots, seat), seat))
    return found


def hidden_piles(now: Table, seat: int) -> Iterator[list[int]]:
    """The cards of the others' hands, of what they laid in the centre, of the box."""
    record = now.record[0]
    for each in range(now.seats):
        if each != seat:
            yield [int(card) for card in record["hands"][each]["cards"]][
                : record["hands"][each]["size"]
            ]
    centre = range(record["centre"]["size"])
    yield [int(record["centre"]["cards"][i]) for i in centre if record["by"][i] != seat]
    yield [int(card) for card in record["removed"]["cards"]][: record["removed"]["size"]]


def relaid(now: Table, order: tuple[int, ...], slots: list, seat: int) -> Table:
    """The table with these cards in these slots."""
    other = now.copy()
    record = other.record[0]
    piles: dict[int, list[int]] = {}
    for card, (place, at) in zip(order, slots, strict=True):
        if at is None:
            piles.setdefault(place, []).append(card)
        else:
            record["centre"]["cards"][at] = card
    for place, listed in piles.items():
        pile = record["removed"] if place == cards.MOST_SEATS else record["hands"][place]
        pile["cards"][: len(listed)] = sorted(listed)
    note_holders(record, other.seats)
    return other


def assert_uniform(now: Table, seat: int, possible: set[bytes]) -> None:
    """``redeal`` draws every one of the possible tables, no other, and all equally often."""
    stream = chance(seat + 5)
    drawn = Counter(tidy(now.redealt(seat, stream), seat) for _ in range(20 * len(possible)))
    assert tidy(now, seat) in possible, "the table itself is one of them"
    assert set(drawn) <= possible, "redeal draws a table that the seat could tell apart"
    assert set(drawn) == possible, "redeal misses a table that the seat could not tell apart"
    if len(possible) > 1:
        assert chisquare(list(drawn.values())).pvalue > 1e-4


def search(seats: int, options: dict, caught: bool, count: int) -> Iterator[tuple]:
    """Random games with a pile that somebody has taken, and with or without somebody caught."""
    for seed in range(3000):
        start, now, acts = played(seats, options, seed, 3 + seed % 5)
        seen = kinds(acts)
        if ("caught" in seen) == caught and seen & {"took", "drawn"}:
            yield start, now, acts
            count -= 1
            if count == 0:
                return
    raise AssertionError("too few such games")


WAYS = [(3, SIX), (3, SPECIAL), (2, BOXED)]
each_way = pytest.mark.parametrize(("seats", "options"), WAYS, ids=["six", "specials", "boxed"])


@pytest.mark.clause("XIN-21")
@each_way
def test_a_seat_knows_what_it_saw_and_nothing_else(seats: int, options: dict) -> None:
    for number, (start, now, acts) in enumerate(search(seats, options, False, 12)):
        seat = number % (seats + 1) - 1
        possible = consistent(start, acts, now, seat)
        assert remembered(now, seat) == possible
        assert_uniform(now, seat, possible)


@pytest.mark.clause("XIN-21")
@pytest.mark.clause("XIN-17")
@each_way
def test_after_a_catch_a_seat_knows_the_circle_of_hands(seats: int, options: dict) -> None:
    for number, (start, now, acts) in enumerate(search(seats, options, True, 12)):
        seat = number % (seats + 1) - 1
        possible = remembered(now, seat)
        assert tidy(now, seat) in consistent(start, acts, now, seat) <= possible
        assert_uniform(now, seat, possible)


@pytest.mark.clause("XIN-21")
def test_who_was_caught_knows_the_cards_exactly() -> None:
    for start, now, acts in search(3, SIX, True, 20):
        catches = [act for act in acts if "caught" in kinds([act])]
        caught = next(event.a for event in catches[0].events if event.kind == "caught")
        if len(catches) == 1:
            assert remembered(now, caught) == consistent(start, acts, now, caught)


def test_names_cover_every_card() -> None:
    assert len(NAMES) == cards.CARDS
    assert np.unique(NAMES).size == cards.CARDS
