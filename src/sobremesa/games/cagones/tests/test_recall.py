"""CAG-04 by brute force on decks of seven and five cards: what a seat that forgets nothing cannot tell apart."""

import random
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest
from tests.kit import step, told
from tests.recall import assert_uniform, consistent

from sobremesa.games.cagones.tests.tables import with_deck
from sobremesa.table.table import Event, Table

DECK = """
pairing = 3
[bear]
fish-2 = 2
poop-1 = 1
vomit = 1
challenge = 1
nap = 2
[rabbit]
carrot-1 = 1
poop-1 = 2
feast = 1
fly = 1
nap = 2
"""
PLACES = {
    "hand-0": ["?"],
    "stock-0": ["?", "?"],
    "hand-1": ["?"],
    "stock-1": ["?", "?"],
    "left-over": ["?"],
}
FIVE = """
pairing = 2
[bear]
fish-2 = 2
poop-1 = 1
nap = 2
[rabbit]
carrot-1 = 2
fly = 2
nap = 1
"""
IN_HAND = {
    "hand-0": ["?"],
    "stock-0": [],
    "hand-1": ["?", "?", "?"],
    "stock-1": [],
    "left-over": ["?"],
}


def deals(start: Table, seat: int) -> Iterator[Table]:
    """Every way in which the pairs of faces can lie at their places, as far as the seat has not seen them."""
    known, size = start.record["known"], int(start.record["known"]["size"][0])
    before = [tuple(pair) for pair in known["face"][0, :size].tolist()]
    seen = [[int(who) >> (seat + 1) & 1 for who in sides] for sides in known["seen"][0, :size]]
    for order in set(permutations(before)):
        if all(
            order[card][side] == before[card][side]
            for card in range(size)
            for side in range(2)
            if seen[card][side]
        ):
            deal = start.copy()
            deal.record["known"]["face"][0, :size] = order
            yield deal


def played(path: Path, places: dict, seed: int, steps: int) -> tuple[Table, Table, list[Event]]:
    """A table as it was laid, as it stands some random steps later, and the events since."""
    dice = random.Random(seed)
    table = with_deck(path, FIVE if places is IN_HAND else DECK, {**places, "turn": seed % 2})
    faces = table.record["known"]["face"][0, : table.record["known"]["size"][0]]
    faces[:] = dice.sample(faces.tolist(), len(faces))
    start, events = table.copy(), []
    for _ in range(steps):
        if not table.over:
            events += step(table, dice)[1]
    return start, table, events


def check(start: Table, now: Table, events: list[Event], seat: int) -> None:
    assert_uniform(now, seat, consistent(deals(start, seat), told(events, seat), now, seat))


@pytest.mark.clause("CAG-04")
@pytest.mark.clause("CAG-31")
@pytest.mark.parametrize("seed", range(16))
def test_a_seat_knows_what_it_saw_and_nothing_else(tmp_path: Path, seed: int) -> None:
    start, now, events = played(tmp_path / "cards.toml", PLACES, seed, 1 + seed % 7)
    check(start, now, events, seed % 3 - 1)


@pytest.mark.clause("CAG-07")
@pytest.mark.parametrize("seed", range(4))
def test_a_card_drawn_unseen_from_a_hand_can_be_followed(tmp_path: Path, seed: int) -> None:
    start, now, events = search(tmp_path / "cards.toml", IN_HAND, {"drew"}, seed)
    check(start, now, events, seed % 3 - 1)


@pytest.mark.clause("CAG-31")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_after_a_nap_and_a_draw_both_faces_are_remembered(tmp_path: Path, seat: int) -> None:
    check(*search(tmp_path / "cards.toml", PLACES, {"turned", "drew"}, seat + 1), seat)


@pytest.mark.clause("CAG-20")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_in_a_window_nobody_knows_more_of_faces(tmp_path: Path, seat: int) -> None:
    for seed in range(200):
        start, now, events = played(tmp_path / "cards.toml", PLACES, seed, 1 + seed % 4)
        if now.asking == "window":
            check(start, now, events, seat)
            return
    raise AssertionError("no window")


def search(
    path: Path, places: dict, wanted: set[str], first: int
) -> tuple[Table, Table, list[Event]]:
    """The first random game that goes on and in which all these have happened."""
    for seed in range(1000 * first, 1000 * first + 1000):
        start, now, events = played(path, places, seed, 2 + seed % (2 if places is IN_HAND else 5))
        if wanted <= {event.kind for event in events} and not now.over:
            return start, now, events
    raise AssertionError("no such game")
