"""Players against each other on the same deals."""

from collections import Counter
from pathlib import Path

import numpy as np
import polars as pl
import pytest

from sobremesa.lab.arena import arena, games_for_each_pair, orders
from sobremesa.lab.rating import ELO, Tables, resampled, strengths
from sobremesa.lab.reports import write_arena
from sobremesa.lab.simulate import WrongPlayers
from sobremesa.players import player_names
from sobremesa.table.registry import game

CABANGA = game("cabanga")
WEAK, STRONG = player_names(CABANGA)[:2]


@pytest.mark.parametrize(("seats", "count"), [(2, 1), (3, 2), (4, 2), (5, 4), (6, 4), (8, 10)])
def test_every_order_round_the_table_is_there_once(seats: int, count: int) -> None:
    found = orders(seats)
    assert len(found) == count
    turned = [order[by:] + order[:by] for order in found for by in range(seats)]
    assert len(set(turned)) >= len(found)
    held = Counter(side for order in found for side in order)
    assert held[0] == held[1]


def test_a_deal_goes_to_every_order_and_turn() -> None:
    assert games_for_each_pair(4, 1) == 8
    assert games_for_each_pair(3, 100) == 102


def test_strengths_are_found_again() -> None:
    """At tables of three and of two, wins in exact proportion to strength give back the strengths."""
    points = np.array([120.0, 0.0, -120.0])
    power = np.exp(points / ELO)
    tables = [
        Tables(first, second, seats)
        for first, second in ((0, 1), (0, 2), (1, 2))
        for seats in ((2, 1), (1, 2), (1, 1))
    ]
    wins = []
    for each in tables:
        weights = each.seats[0] * power[each.first], each.seats[1] * power[each.second]
        wins.append([1e7 * weight / sum(weights) for weight in weights])
    assert strengths(tables, np.array([wins]), 3)[0] == pytest.approx(points, abs=0.01)
    even = strengths(tables, np.zeros((1, 9, 2)), 3)[0]
    assert even == pytest.approx(np.zeros(3), abs=1e-6)


def test_who_always_wins_is_not_infinitely_strong() -> None:
    found = strengths([Tables(0, 1, (1, 1))], np.array([[[50.0, 0.0]]]), 2)[0]
    assert 300 < found[0] < 1000
    assert found.sum() == pytest.approx(0)


def test_samples_keep_the_games_of_a_deal_together() -> None:
    wins = np.array([[[1.0, 0.0], [0.0, 1.0]], [[0.0, 2.0], [2.0, 0.0]]])
    samples = resampled(wins, 500, 3)
    assert np.all(samples[:, 0, 0] == samples[:, 1, 1])
    assert np.all(samples[:, 0, 1] == 2 * (2 - samples[:, 0, 0]))
    assert samples[:, 0, 0].mean() == pytest.approx(1, abs=0.1)


def test_an_arena_ranks_shares_the_deals_and_is_written(tmp_path: Path) -> None:
    found = arena(CABANGA, 3, [WEAK, STRONG], 120, 5)
    assert [each.name for each in found.standings] == [STRONG, WEAK]
    best, worst = found.standings
    assert best.low > 0 > worst.high
    assert best.low < best.elo < best.high
    (pair,) = found.pairs
    assert (pair.first, pair.second, pair.games) == (WEAK, STRONG, 120)
    assert pair.high < 0.5
    data = pl.read_parquet(write_arena(found, tmp_path / "out")[0])
    assert data.height == 120
    sat = data.unpivot([f"player_{seat}" for seat in range(3)], index=["deal"])
    for _, deal in sat.group_by("deal"):  # everybody has every hand of a deal equally often
        counts = deal.group_by("variable", "value").len()["len"]
        assert counts.to_list() == [3] * 6
    again = arena(CABANGA, 3, [WEAK, STRONG], 120, 5, workers=1)
    assert again.standings == found.standings


@pytest.mark.parametrize("names", [[WEAK], [WEAK, WEAK]])
def test_an_arena_takes_two_different_players(names: list[str]) -> None:
    with pytest.raises(WrongPlayers, match="two players or more"):
        arena(CABANGA, 3, names, 10)
