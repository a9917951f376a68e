"""The counts of `tests.perft` are what the rules allow today, and two ways of counting agree."""

import pytest
from tests.modes import games
from tests.perft import dealt, fast_count, naive_count, rows

ROWS = [
    pytest.param(game, row, id=f"{game.name}-{place}")
    for game in games()
    for place, row in enumerate(rows(game))
]
BY_HAND = 3000  # as many sequences are also counted the slow way


@pytest.mark.parametrize(("game", "row"), ROWS)
def test_as_many_sequences_as_ever(game, row):
    table = dealt(game, row)
    assert [fast_count(table, depth + 1) for depth in range(len(row["counts"]))] == row["counts"]


@pytest.mark.parametrize(("game", "row"), ROWS)
def test_the_slow_count_agrees(game, row):
    depth = sum(count <= BY_HAND for count in row["counts"])
    assert depth >= 2
    assert naive_count(dealt(game, row), depth) == row["counts"][depth - 1]
