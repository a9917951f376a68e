"""Looking for numbers: targets, knobs, decks, and that a search finds what it is asked for."""

from pathlib import Path

import polars as pl
import pytest

from sobremesa.lab import tune
from sobremesa.lab.decks import DeckFile
from sobremesa.lab.reports import write_tuned
from sobremesa.lab.simulate import simulate
from sobremesa.lab.target import Figure, Target, WrongTarget, read_targets
from sobremesa.lab.tune import Knob, NothingFits, Search, read_knobs, target_sheet, try_sheet
from sobremesa.table.errors import WrongDeck, WrongOption
from sobremesa.table.registry import game

CABANGA, CAGONES, BEAGLE = game("cabanga"), game("cagones"), game("beagle")


def deck_of(of) -> DeckFile:
    return DeckFile(of.folder / "cards.toml")


def search(knobs: tuple[Knob, ...], target: str, deck: DeckFile | None = None) -> Search:
    options = CABANGA.option_values(3, {})
    wanted = read_targets(target)
    file = deck or deck_of(CABANGA)
    return Search(CABANGA, 3, ["random"], 60, wanted, knobs, file, options, 1)


def test_targets_are_read() -> None:
    assert read_targets("length=10min, seat_bias<2%,decisions > 40") == (
        Target("length", "=", 10.0),
        Target("seat_bias", "<", 0.02),
        Target("decisions", ">", 40.0),
    )
    assert read_targets("length<90s")[0].goal == pytest.approx(1.5)


@pytest.mark.parametrize("text", ["", "fun=1", "length~3", "length=..", "length=1.2.3"])
def test_what_is_no_target_is_said(text: str) -> None:
    with pytest.raises(WrongTarget, match="there are: length, decisions, seat_bias"):
        read_targets(text)


@pytest.mark.parametrize(
    ("sign", "value", "noise", "miss"),
    [
        ("=", 8, 5, 0.2),
        ("=", 12, 0, 0.2),
        ("<", 9, 0, 0),
        ("<", 12, 0, 0.2),
        ("<", 12, 1, 0.1),
        ("<", 12, 3, 0),
        (">", 12, 0, 0),
        (">", 7, 1, 0.2),
    ],
)
def test_a_limit_is_missed_only_by_what_chance_does_not_explain(sign, value, noise, miss) -> None:
    assert Target("length", sign, 10).miss(Figure(value, noise)) == pytest.approx(miss)


def test_what_is_measured_is_what_the_result_says() -> None:
    result = simulate(CABANGA, 3, ["random"], 60, 1)
    found = {each.name: each.measure(result) for each in read_targets(
        "length=1min,decisions=1,seat_bias<1%,turn_bias<1%,lead_changes>1,waiting<1%,exhausted<1%"
    )}  # fmt: skip
    assert found["length"].value == pytest.approx(result.minutes.mean())
    assert found["decisions"].value == pytest.approx(result.decisions.mean())
    assert found["seat_bias"].value == max(abs(each.rate - 1 / 3) for each in result.by_seat)
    assert found["turn_bias"].value == max(abs(each.rate - 1 / 3) for each in result.by_turn)
    assert found["lead_changes"].value == pytest.approx(result.lead_changes.mean())
    assert found["waiting"].value == pytest.approx(result.wait_shares.max(), abs=0.05)
    assert found["exhausted"] == Figure(0, 0)


def test_where_all_begin_together_no_turn_is_better() -> None:
    (target,) = read_targets("turn_bias<1%")
    assert target.measure(simulate(BEAGLE, 2, ["random"], 20, 1)) == Figure(0, 0)


def test_numbers_of_a_deck_file_are_found_and_changed_and_the_rest_stays() -> None:
    deck = deck_of(BEAGLE)
    assert deck.numbers["cards.0.count"] == 20
    changed = {"cards.0.count": 12}
    changed["cards.1.count"] = deck.rest("cards.1.count", changed)
    assert changed["cards.1.count"] == 24
    text = deck.with_numbers(changed)
    assert text == deck.text.replace("count = 20", "count = 12").replace(
        '["beagle", "beagle"], count = 16', '["beagle", "beagle"], count = 24'
    )
    bear = deck_of(CAGONES)
    assert len(bear.like("bear.nap")) == 12
    assert "pairing" not in bear.like("bear.nap")


def test_a_file_that_is_no_deck_is_said(tmp_path: Path) -> None:
    with pytest.raises(WrongDeck, match="no deck file"):
        DeckFile(tmp_path / "none.toml")
    (tmp_path / "bad.toml").write_text("[", encoding="utf-8")
    with pytest.raises(WrongDeck, match="is no TOML file"):
        DeckFile(tmp_path / "bad.toml")


def test_what_may_change_is_read() -> None:
    found = read_knobs(CAGONES, deck_of(CAGONES), ["bear.nap=1..6", "bear.fly=rest"])
    assert found == (Knob("bear.nap", 1, 6), Knob("bear.fly", rest=True))


@pytest.mark.parametrize(
    ("texts", "complaint"),
    [
        ([], "say with --vary what may change; there are: limit, hand"),
        (["symbols.1=rest"], "say with --vary what may change"),
        (["limit"], "is written name=low..high or name=rest, not 'limit'"),
        (["depth=1..2"], "cabanga has no 'depth' to change; there are: limit"),
        (["limit=rest"], "cabanga has no 'limit' to change"),
        (["limit=9..3"], "the lower number comes first"),
    ],
)
def test_what_cannot_change_is_said(texts: list[str], complaint: str) -> None:
    with pytest.raises(WrongOption, match=complaint):
        read_knobs(CABANGA, deck_of(CABANGA), texts)


def test_a_search_comes_nearer_and_writes_the_deck_it_found(tmp_path: Path) -> None:
    deck = deck_of(CABANGA)
    knobs = (Knob("limit", 2, 40), Knob("symbols.9", 1, 3))
    asked = search(knobs, "decisions=60")
    found = asked.run(12)
    now = found.tries[0]
    assert now.values == {"limit": 18, "symbols.9": 1}
    assert found.best.miss < now.miss / 2
    wanted = found.targets[0]
    before, after = (wanted.measure(each) for each in (found.before, found.after))
    assert wanted.miss(after) < wanted.miss(before)
    assert (found.before.games, found.before.seed) == (240, 2)
    assert len(target_sheet(found).rows) == 1
    files = write_tuned(found, deck, asked.options, tmp_path / "out")
    assert [path.name for path in files] == ["tries.parquet", "report.html", "best-deck.toml"]
    assert pl.read_parquet(files[0]).height == len(found.tries)
    again = DeckFile(files[2])
    assert again.numbers["symbols.9"] == found.best.values["symbols.9"]
    replayed = simulate(
        CABANGA, 3, ["random"], 240, 2, {"limit": found.best.values["limit"]}, deck=files[2]
    )
    assert replayed.decisions.tolist() == found.after.decisions.tolist()


def test_a_search_ends_when_all_is_as_wanted() -> None:
    assert len(search((Knob("limit", 1, 40),), "decisions>1").run(9).tries) == 1


def test_each_set_of_numbers_is_tried_once_and_what_is_missed_is_told(tmp_path: Path) -> None:
    asked = search((Knob("limit", 2, 5),), "decisions=6000,decisions>1")
    found = asked.run(50)
    assert sorted(each.values["limit"] for each in found.tries) == [2, 3, 4, 5]
    measured = found.targets[0].measure(found.after)
    missed, advice = tune.missed(found)
    assert f"decisions = 6000.0 is missed by {6000 - measured.value:.1f}: with the best" in missed
    assert advice == "Try a wider range where the best is at an end: limit=5 of 2..5."
    (path,) = write_tuned(found, deck_of(CABANGA), asked.options, tmp_path / "report.html")
    assert "<dt>missed<dd>decisions = 6000.0 is missed by" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("knob", "tries", "sentence"),
    [
        (Knob("limit", 17, 25), 1, "Try more sets of numbers than 1 (--tries)"),
        (Knob("symbols.9", 0, 4), 50, "All that the ranges hold was tried"),
        (Knob("hand", 1, 7), 1, "where the best is at an end: hand=7 of 1..7"),
    ],
)
def test_where_to_look_next_is_told(knob: Knob, tries: int, sentence: str) -> None:
    assert sentence in tune.what_to_try(search((knob,), "decisions=6000").run(tries))


def test_what_cannot_be_played_is_no_try(monkeypatch: pytest.MonkeyPatch) -> None:
    """A number needs one to three symbols; the first try is always the nearest to the game as it is."""
    found = search((Knob("symbols.9", 0, 4), Knob("limit", 16, 17)), "decisions=60").run(6)
    assert len(found.tries) == 6
    assert {each.values["symbols.9"] for each in found.tries} <= {1, 2, 3}
    assert found.impossible > 0
    assert f"({found.impossible} others cannot" in try_sheet(found).title
    monkeypatch.setattr(tune, "PATIENCE", 20)
    with pytest.raises(NothingFits, match=r"none of these numbers can be played with: .*symbols"):
        search((Knob("symbols.9", 4, 5),), "decisions=60").run(3)
