"""The lab's commands as designers type them."""

from pathlib import Path

import pytest

from sobremesa.players import player_names
from sobremesa.table.registry import game


def test_a_simulation_is_written_where_one_says(run, tmp_path: Path) -> None:
    typed = "simulate cabanga --games 20 --out"
    code, said, _ = run(*typed.split(), str(tmp_path / "found"))
    assert code == 0
    for name in ("games.parquet", "report.html"):
        assert f"Written: {tmp_path / 'found' / name}" in said
        assert (tmp_path / "found" / name).stat().st_size > 1000


def test_blunders_are_shown_where_they_are_asked_for(run) -> None:
    typed = "simulate cabanga --games 20 --players random --blunders"
    code, said, _ = run(*typed.split(), "12")
    assert code == 0
    assert "looked at" in said
    assert " 12 " in said.partition("Blunders")[2].splitlines()[4]


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("simulate cabanga --games 2 --deck nowhere.toml", "no deck file 'nowhere.toml'"),
        ("simulate cabanga --games 2 --out x.csv", "'x.csv' is no folder"),
        ("compare cabanga --a limits=3", "cabanga has no option 'limits'"),
        ("compare cabanga --b deck=none.toml", "no deck file 'none.toml'"),
        ("tune cabanga --target fun=1 --vary limit=1..9", "a target is written like length=10min"),
        ("tune cabanga --target length=1min", "say with --vary what may change"),
        ("arena cabanga --players random", "an arena takes two players or more"),
    ],
)
def test_a_mistake_is_one_sentence(run, typed: str, complaint: str) -> None:
    code, said, complained = run(*typed.split())
    assert (code, said) == (2, "")
    assert complaint in complained
    assert len(complained.strip().splitlines()) == 1


def test_a_comparison_is_shown_and_written(run, tmp_path: Path) -> None:
    typed = "compare cabanga --a limit=9 --b limit=18 --games 40 --out"
    code, said, _ = run(*typed.split(), str(tmp_path / "found"))
    assert code == 0
    for part in ("A: limit=9", "B: limit=18", "B less A", "estimated minutes", "report.html"):
        assert part in said


def test_a_search_is_shown_and_written(run, tmp_path: Path) -> None:
    typed = "tune cabanga --target decisions=60 --vary limit=2..40 --vary symbols.1=1..3"
    code, said, _ = run(*f"{typed} --games 30 --tries 3 --out".split(), str(tmp_path / "found"))
    assert code == 0
    for part in ("decisions = 60.0", "symbols.1", "off by", "best-deck.toml"):
        assert part in said
    assert (tmp_path / "found/best-deck.toml").read_text().startswith("# How many symbols")


def test_an_arena_is_shown_and_written(run, tmp_path: Path) -> None:
    names = ",".join(player_names(game("cabanga"))[:2])
    typed = f"arena cabanga --players {names} --games 30 --out"
    code, said, _ = run(*typed.split(), str(tmp_path / "found"))
    assert code == 0
    for part in ("Elo", "Pairs", "the first won", "games.parquet"):
        assert part in said
