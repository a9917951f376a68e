"""Every way to play has a small variant whose whole tree is searched, and solved."""

from pathlib import Path

import pyspiel
import pytest
from open_spiel.python.algorithms.gambit import export_gambit

from sobremesa.envs.openspiel import small, small_variants
from sobremesa.table.errors import SobremesaError
from sobremesa.table.registry import game, names

PAGE = (Path(__file__).parents[2] / "docs/envs.md").read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "variant"),
    [
        pytest.param(name, variant, marks=pytest.mark.xdist_group(f"envs-{name}"))
        for name in names()
        for variant in small_variants(name)
    ],
)
def test_a_small_variant_is_solved(name: str, variant: str) -> None:
    text = small(name, variant)
    written = export_gambit(pyspiel.load_game(text))
    nodes = written.count("\n") - 1
    assert f"`{text.split('(')[1].rstrip(')')}` | {nodes:,} |" in PAGE
    tree = pyspiel.load_efg_game(written)
    solver = pyspiel.CFRPlusSolver(tree)
    first = pyspiel.nash_conv(tree, solver.average_policy())
    for _ in range(100):
        solver.evaluate_and_update_policy()
    assert first > 0.1
    assert pyspiel.nash_conv(tree, solver.average_policy()) < 0.01


def test_each_of_the_three_games_of_beagle_or_bagel_has_one() -> None:
    three = "beagle"
    assert set(small_variants(three)) == set(game(three).options[0].values)
    assert small(three) == small(three, next(iter(small_variants(three))))
    with pytest.raises(SobremesaError, match="no small variant 'chess', but take-a-token or "):
        small(three, "chess")
    with pytest.raises(SobremesaError, match="no small variant 'chess', but one without a name"):
        small("cabanga", "chess")


def test_a_game_without_one_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = game(names()[0])
    monkeypatch.setattr(type(one), "folder", tmp_path)
    with pytest.raises(
        SobremesaError, match=r"has no small variant: its folder has no small\.toml"
    ):
        small(one)
