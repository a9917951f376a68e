"""ANT-03 and 04 by brute force on tiny decks: what a seat that forgets nothing cannot tell apart.

Every possible deal is played on in every way that would have told the seat the same; ``redeal`` draws exactly the
tables that come out, each as likely as another.
"""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from tests.kit import chance, step, told, watchers
from tests.recall import assert_uniform, consistent

from sobremesa.games.antayagi.game import GAME
from sobremesa.games.antayagi.tests.scene import cards, kinds, table, trade
from sobremesa.table.table import Event, Table

DECKS = {
    "turned": "cards = 10\n[plain]\nbone = 2\nhat = 1\nlantern = 1\n[hat]\nbone = 1\nlantern = 1\n"
    "[t-rex]\nt-rex = 1\ntreasure = 1\n[sabotage]\nsabotage = 2",
    "taking": "cards = 11\n[plain]\nlollipop = 2\nmuffin = 1\nhat = 2\nwizard = 1\n[hat]\nlollipop = 1\nfish = 1\n"
    "[t-rex]\ntreasure = 2\nt-rex = 1",
}
MOST_RESHUFFLED = 3


def deals(start: Table, seat: int) -> Iterator[Table]:
    """Every deal of the deck that shows the seat what it saw, each card held as its back asks."""
    faces = start.record["sides"]["face"][0]
    size = int(start.record["sides"]["size"][0])
    left = Counter(tuple(map(int, pair)) for pair in faces[:size])
    shown = dict(seen_at_the_deal(start, seat))

    def lay(label: int, lying: list[tuple[int, int]]) -> Iterator[Table]:
        if label == size:
            other = start.copy()
            other.record["sides"]["face"][0, :size] = lying
            yield other
            return
        for pair in [each for each, count in left.items() if count]:
            if label not in shown or looks(pair, *shown[label]):
                left[pair] -= 1
                yield from lay(label + 1, [*lying, pair])
                left[pair] += 1

    return lay(0, [])


def seen_at_the_deal(start: Table, seat: int) -> Iterator[tuple[int, tuple[bool, int, int]]]:
    """For each card in a hand: whether it is held turned, which side the seat sees, and what that shows."""
    table = start.record[0]
    for each in range(start.seats):
        for label in cards(table["hands"][each]):
            turned = bool(table["turned"][label])
            side = 0 if (each == seat) == turned else 1
            yield label, (turned, side, int(table["sides"]["face"][label, side]))


def looks(pair: tuple[int, int], turned: bool, side: int, face: int) -> bool:
    return (pair[1] == 1) == turned and pair[side] == face


def played(deck: Path, seed: int, steps: int, ceremony: bool) -> tuple[Table, Table, list[Event]]:
    """A table as dealt, as it stands some random steps later in the same game, and the events since."""
    dice = random.Random(seed)
    of = Table(GAME, 3, seed, {"talk": "none", "goal": 9}, ceremony=ceremony, deck=deck)
    start, events = of.copy(), []
    for _ in range(steps):
        before = of.copy()
        new = step(of, dice)[1]
        if of.over or any(each.kind == "reshuffled" and each.a > MOST_RESHUFFLED for each in new):
            return start, before, events
        events += new
    return start, of, events


def check(start: Table, now: Table, events: list[Event], seat: int) -> None:
    possible = consistent(deals(start, seat), told(events, seat), now, seat)
    known = Table.copy(now)
    known.record = forgotten(now.record, seat)
    assert_uniform(known, seat, {as_forgotten(each, seat) for each in possible})


def as_forgotten(table: bytes, seat: int) -> bytes:
    return forgotten(np.frombuffer(table, GAME.table), seat).tobytes()


def forgotten(record: np.ndarray, seat: int) -> np.ndarray:
    """Without what others have chosen in secret, which redealing forgets."""
    other = record.copy()
    for each in range(int(record["seats"][0])):
        if each != seat:
            other["chosen"][0, each] = -1
    return other


@pytest.fixture
def deck(request, tmp_path: Path) -> Path:
    path = tmp_path / "deck.toml"
    path.write_text(DECKS[request.param])
    return path


every_deck = pytest.mark.parametrize("deck", DECKS, indirect=True)


@pytest.mark.clause("ANT-03")
@pytest.mark.clause("ANT-04")
@every_deck
@pytest.mark.parametrize("ceremony", [False, True], ids=["bare", "ceremony"])
@pytest.mark.parametrize("seed", range(5))
def test_a_seat_knows_what_it_saw_and_nothing_else(deck: Path, seed: int, ceremony: bool) -> None:
    check(*played(deck, seed, 2 + seed, ceremony), seed % 4 - 1)


@pytest.mark.clause("ANT-22")
@pytest.mark.parametrize("deck", ["turned"], indirect=True)
@pytest.mark.parametrize("seat", range(-1, 3))
def test_after_a_reshuffle_a_seat_knows_only_which_cards_were_shuffled(
    deck: Path, seat: int
) -> None:
    for seed in range(3000):
        start, now, events = played(deck, seed, 9, False)
        if "reshuffled" in kinds(events):
            check(start, now, events, seat)
            return
    raise AssertionError("no such game")


@pytest.mark.clause("ANT-05")
def test_what_others_have_chosen_is_forgotten_and_ones_own_choice_kept() -> None:
    of = table()
    of.play(0, "name 1")
    of.play(0, "choose 2")
    for seat in watchers(of):
        other = of.redealt(seat, chance(seat + 1))
        assert other.record["chosen"][0, 0] == (1 if seat == 0 else -1)
        assert other.actors == ((1,) if seat == 0 else (0, 1))


@pytest.mark.clause("ANT-04")
def test_the_owner_of_a_plain_card_may_hold_whatever_has_a_plain_back() -> None:
    of = table({"hand-0": ["bone/plain", "t-rex", "sabotage"]})
    stream, met = chance(1), [set(), set(), set()]
    for _ in range(200):
        face = of.redealt(0, stream).record["sides"]["face"][0]
        for place, label in enumerate(cards(of.record["hands"][0, 0])):
            met[place].add(tuple(map(int, face[label])))
    assert len(met[0]) > 7
    assert {back for _, back in met[0]} == {0}
    assert len(met[1]) == 2
    assert len(met[2]) == 1


@pytest.mark.clause("ANT-03")
def test_the_unseen_are_counted_as_anybody_can_count_them() -> None:
    of = table({"stock": ["wizard", "fish"]})
    trade(of)
    for seat in watchers(of):
        view = of.view(seat)[0]
        hidden = np.flatnonzero(view["front"] < 0)
        assert view["unseen"].sum() == len(hidden)
        other = of.redealt(seat, chance(2)).record["sides"]["face"][0]
        for back in range(4):
            fronts = [front for front, own in other[hidden].tolist() if own == back]
            assert np.array_equal(np.bincount(fronts, minlength=13), view["unseen"][back])
