"""Two sides on the same seeds."""

import re
from pathlib import Path

import numpy as np
import polars as pl
import pytest
from scipy import stats

from sobremesa.cli.questions import read_side
from sobremesa.lab.compare import Side, compare, difference, sheet
from sobremesa.lab.reports import write_comparison
from sobremesa.table.registry import game

CABANGA = game("cabanga")


def test_a_difference_is_paired_and_has_students_interval() -> None:
    chance = np.random.default_rng(1)
    a = chance.normal(5, 20, 4000)
    b = a + chance.normal(0.2, 0.5, 4000)
    found = difference("x", a, b)
    theirs = stats.ttest_rel(b, a).confidence_interval()
    assert (found.low, found.high) == pytest.approx(tuple(theirs), abs=1e-4)
    assert found.mean == pytest.approx(found.b - found.a)
    assert found.sure
    apart = stats.ttest_ind(b, a).confidence_interval()
    assert apart.low < 0 < apart.high  # not paired, the same games would show nothing


def test_a_side_beside_itself_differs_in_nothing() -> None:
    found = compare(CABANGA, 3, ["random"], 60, (Side({}), Side({"limit": 18})))
    assert all(each.mean == each.low == each.high == 0 for each in found.differences)
    assert not any(row.marked for row in sheet(found).rows)


def test_a_higher_limit_makes_longer_games_and_no_fairer_ones(tmp_path: Path) -> None:
    found = compare(CABANGA, 3, ["random"], 200, (Side({"limit": 9}), Side({"limit": 18})))
    by_name = {each.name: each for each in found.differences}
    for name in ("decisions", "estimated minutes", "changes of the lead", "action play"):
        assert by_name[name].low > 0
    assert by_name["decisions"].mean == pytest.approx(
        found.b.decisions.mean() - found.a.decisions.mean()
    )
    assert sum(by_name[f"wins of seat {seat}"].mean for seat in range(3)) == pytest.approx(0)
    by_turn = [by_name[f"wins of turn {turn}"] for turn in (1, 2, 3)]
    assert [each.a for each in by_turn] == pytest.approx([each.rate for each in found.a.by_turn])
    files = write_comparison(found, tmp_path / "out")
    data = pl.read_parquet(files[0])
    assert data.group_by("side").len().sort("side")["len"].to_list() == [200, 200]
    text = files[1].read_text(encoding="utf-8")
    assert "B beside A" in text
    assert "limit=9" in text
    assert text.count("<img") == 2


def test_two_decks_are_compared(tmp_path: Path) -> None:
    text = (CABANGA.folder / "cards.toml").read_text(encoding="utf-8")
    deck = tmp_path / "dear.toml"
    deck.write_text(re.sub(r"= \d", "= 3", text), encoding="utf-8")
    side = read_side(f"deck={deck}, limit=18")
    assert side == Side({"limit": "18"}, deck)
    found = compare(CABANGA, 3, ["random"], 100, (Side({}), side))
    assert next(each for each in found.differences if each.name == "decisions").high < 0
