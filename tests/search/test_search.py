"""The player that searches: it keeps to the rules, goes by its guess alone, and is the better for thinking longer."""

from typing import Any

import numpy as np
import pytest
from tests.kit import chance, laid, positions
from tests.modes import SHORT_MODES, Mode

from sobremesa.players import UnknownPlayer
from sobremesa.search import Search, guessed, search_named, seated, tree
from sobremesa.search.player import HORIZON, Room
from sobremesa.search.tree import NODES, TREE
from sobremesa.table.registry import game
from sobremesa.table.table import Table

CABANGA = game("cabanga")
ROWS = {
    "row-red-left": ["start-1"],
    "row-red-right": ["start-18"],
    "row-blue-left": ["start-3"],
    "row-blue-right": ["start-7"],
    "row-purple-left": ["start-5"],
    "row-purple-right": ["start-16"],
    "row-yellow-left": ["start-12"],
    "row-yellow-right": ["start-14"],
}
"""Beside these, a blue 8 on the left leaves no gap, and everything else that is held here a wide one."""
NO_GAP = "play blue-8 left"


def small_table() -> Table:
    return laid("cabanga", 3, {**ROWS, "turn": 0, "hand-0": ["red-9", "blue-8", "purple-10"]})


def found(search: Search, table: Table, seat: int, seed: int = 1) -> str:
    """What the search does at a table, as text."""
    stream = chance(seed)
    guess = guessed(table.game, table.record, seat, stream)
    return table.game.actions[search.action(guess, seat, stream)].text


@pytest.mark.parametrize("mode", SHORT_MODES, ids=repr)
@pytest.mark.parametrize("ceremony", [False, True])
def test_it_only_does_what_it_may(mode: Mode, ceremony: bool) -> None:
    search = seated(mode.game, "search-40")
    for table in positions(mode, 8, ceremony=ceremony, seed=3):
        for seat in table.actors:
            assert found(search, table, seat) in [each.text for each in table.legal(seat)]


@pytest.mark.parametrize("mode", SHORT_MODES, ids=repr)
def test_the_same_guess_and_chance_give_the_same(mode: Mode) -> None:
    one, other = (Search(mode.game, 60) for _ in range(2))
    for table in positions(mode, 4, ceremony=True, seed=5):
        seat, streams = table.actors[0], (chance(8), chance(8))
        guess = table.redealt(seat, chance(7)).record
        before = guess.copy()
        assert one.action(guess, seat, streams[0]) == other.action(guess, seat, streams[1])
        assert guess == before, "what it is given stays as it is"
        assert streams[0] == streams[1]


def test_it_cannot_tell_the_true_table_from_another_that_its_seat_could_not_tell_apart() -> None:
    """From the true table and from a redealt one, whatever it is told leads it to the same choices equally often."""
    table, search = small_table(), Search(CABANGA, 30)
    other = table.redealt(0, chance(99))
    assert other.record != table.record
    counts: list[dict[str, int]] = []
    for each in (table, other):
        chosen = [found(search, each, 0, seed) for seed in range(120)]
        counts.append({text: chosen.count(text) for text in set(chosen)})
    for text in counts[0].keys() | counts[1].keys():
        assert abs(counts[0].get(text, 0) - counts[1].get(text, 0)) < 30, text


def test_it_finds_what_is_best_and_the_surer_the_longer_it_thinks() -> None:
    table, right = small_table(), []
    for iterations in (12, 120, 1_200):
        search = Search(CABANGA, iterations)
        right.append(sum(found(search, table, 0, seed) == NO_GAP for seed in range(40)))
    assert right == sorted(right)
    assert right[-1] >= 38


def test_what_came_to_mind_first_is_given_up_last() -> None:
    of = np.zeros(1, TREE)[0]
    tree.plant(of)
    for action in range(8):
        tree.add_candidate(of, action)
    of["visits"][:8], of["total"][:8] = 1, [0.1, 0.2, 0.9, 0.8, 0.3, 0.4, 0.5, 0.6]
    left = []
    while of["alive"] > 1:
        tree.halve(of)
        tree.keep_first(of)
        left.append([int(of["action"][edge]) for edge in of["order"][: of["alive"]]])
    assert left == [[2, 3, 7, 0], [2, 0], [2]]


def test_a_full_tree_goes_on_being_searched() -> None:
    room = Room(CABANGA)
    room.tables[:1] = small_table().record
    room.chances[:1] = chance(6)
    action = room.search(0, 20 * NODES, HORIZON, 0, 0)
    assert CABANGA.actions[action].text == NO_GAP
    assert room.trees["nodes"][0] == NODES


def test_in_a_window_each_who_is_asked_throws_what_fits() -> None:
    hands = {
        "hand-0": ["red-17", "red-2"],
        "hand-1": ["red-5", "blue-1"],
        "hand-2": ["red-9", "blue-2"],
    }
    table = laid("cabanga", 3, {**ROWS, "turn": 0, **hands}, ceremony=True)
    table.play(0, "play red-17 right")
    assert table.asking == "window"
    assert {1, 2} <= set(table.actors)
    search = Search(CABANGA, 400)
    assert [found(search, table, seat) for seat in (1, 2)] == ["throw red-5", "throw red-9"]


def test_in_so_many_seconds_it_makes_as_many_iterations_as_fit() -> None:
    made: list[int] = []

    class Counted(Search):
        def best(self, guess: Any, seat: int, chance: Any, iterations: int) -> int:
            made.append(iterations)
            return super().best(guess, seat, chance, iterations)

    assert found(Counted(CABANGA, seconds=0.05), small_table(), 0) == NO_GAP
    few, many = made
    assert few < many


def test_it_is_called_by_its_iterations() -> None:
    assert seated(CABANGA, "search").name == "search"
    assert seated(CABANGA, "search-1000").name == "search"
    assert seated(CABANGA, "search-250").name == "search-250"
    assert seated(CABANGA, "sharp").name == "sharp"
    assert search_named(CABANGA, "searching") is None
    for wrong in ("search-", "search-0", "search-few"):
        with pytest.raises(UnknownPlayer):
            seated(CABANGA, wrong)


def test_it_takes_as_long_as_the_person_by_whom_it_goes() -> None:
    search = seated(CABANGA, "search")
    assert isinstance(search, Search)
    view = small_table().view(0)
    assert search.delay(view, chance(4)) == search.person.delay(view, chance(4))
    assert np.median([search.delay(view, chance(seed)) for seed in range(9)]) > 100
