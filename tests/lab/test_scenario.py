"""Scenario files: read with care, played, and answered where they are wrong."""

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from sobremesa.lab.referee import referee, run
from sobremesa.lab.scenario import WrongScenario, read
from sobremesa.table.errors import SobremesaError

DOCS = Path(__file__).parents[2] / "docs/scenarios.md"
EXAMPLE = re.search(r"```yaml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)[1]


def file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "scene.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def changed(tmp_path: Path, old: str, new: str) -> Path:
    assert EXAMPLE.count(old) >= 1, old
    return file(tmp_path, EXAMPLE.replace(old, new, 1))


def test_the_documented_example_is_as_expected(tmp_path):
    verdict = run(file(tmp_path, EXAMPLE))
    assert verdict.passed, verdict


def test_every_key_of_an_expectation_is_documented():
    from sobremesa.lab.scenario import EXPECT_KEYS, FILE_KEYS, MOVE_KEYS

    text = DOCS.read_text(encoding="utf-8")
    for key in (*FILE_KEYS, *MOVE_KEYS, *EXPECT_KEYS):
        assert f"`{key}`" in text or f"{key}: " in text, key


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("cabanga", "cabana", "1: no game 'cabana' is installed"),
        ("clauses:", "clause:", "3: a scenario has no key 'clause'; did you mean 'clauses'?"),
        ("seats: 3", "seats: 9", "4: cabanga is for 3 to 6 seats, not 9"),
        ("seats: 3", "seats: three", "4: 'seats' takes a whole number, not 'three'"),
        ("seats: 3\n", "", "1: the key 'seats' is missing"),
        ("seed: 1", "ceremony: 1", "5: 'ceremony' is true or false, not 1"),
        ("seed: 1", "seed: -1", "5: a seed is a whole number from 0"),
        ("seed: 1", "options: {limit: 0}", "5: option limit: 0 is not possible, it takes a whole"),
        ("seed: 1", "options: {limits: 3}", "5: cabanga has no option 'limits'; it has: limit"),
        ("  turn: 0", "  turn: 7", "7: 'turn' takes a whole number from 0 to 2, not 7"),
        ("last-colour: red", "last-colour: rot", "8: 'last-colour' is none, red or blue"),
        ("hand-2:", "hand-7:", "13: there is no place 'hand-7'; did you mean"),
        ("purple-4", "purpel-4", "13: there is no card 'purpel-4'; cards are named like 'purple-4'"),
        ("purple-4", "red-7", "13: the card 'red-7' is named twice: in 'hand-0' and in 'hand-2'"),
        ("[start-3]", "[blue-3]", "9: blue-3 cannot lie in row-red-left"),
        ("stock: [purple-9, blue-9]", "stock: nothing", "14: 'stock' takes a list of cards or 'rest'"),
        ("asking:", "askin:", "26: an expectation has no key 'askin'; did you mean 'asking'?"),
        ("actors: [1]", "actors: [one]", "27: 'actors' takes whole numbers, not 'one'"),
        ("actors: [1]", "actors: 1", "27: 'actors' takes a list, not 1"),
        ("{hand-0: 2, stock", "{hand: 2, stock", "29: there is no zone 'hand'; there are: row-red"),
        ("seat 1 sees not", "seat 5 sees not", "30: there is no seat 5; there are 0 to 2"),
        ("not: [blue-9", "not: [blau-9", "30: there is no card 'blau-9'"),
        ("action: play red-7", "action: play rad-7", "23: 'play rad-7 left' is no action of this"),
        ("refused: not-this-colour", "refuse: x", "32: a move has no key 'refuse'; did you mean"),
        ("  - clock", "  - clocks", "36: a move is `seat` and `action`, or `clock`, not 'clocks'"),
        ("  - clock", "  - {seat: 1}", "36: this move has no 'action'"),
        ("moves:", "moves: [", "23: this is not YAML"),
    ],
)  # fmt: skip
def test_a_wrong_file_is_answered_with_its_line_and_a_sentence(tmp_path, old, new, sentence):
    with pytest.raises(SobremesaError) as error:
        run(changed(tmp_path, old, new))
    assert isinstance(error.value, WrongScenario)
    assert str(error.value).startswith(f"{tmp_path}/scene.yaml:{sentence}")


@pytest.mark.parametrize(
    ("old", "new", "line", "expected", "found"),
    [
        ("turn: 0\n  only", "turn: 1\n  only", 16, "turn: 1", "turn: 0"),
        (", play blue-2 right]", "]", 17, "seat 0 may: play blue-2 left", "seat 0 may: play blue-2 left"),
        ("not-in-hand", "not-between", 19, "refused: not-between", "refused: not-in-hand"),
        ("actors: [1]", "actors: []", 27, "actors: none", "actors: 1"),
        ("hand-0: 2,", "hand-0: 5,", 29, "seat 1: hand-0: 5 cards", "seat 1: hand-0: 2 cards"),
        ("seat 1 sees not: [blue-9", "seat 0 sees not: [blue-9", 30, "not see: blue-9", "sees: blue-9"),
        ("repeated, drew", "drew", 31, "played drew", "played repeated drew"),
        ("refused: not-this-colour", "refused: not-between", 32, "not-between", "not-this-colour"),
        ("aside: [red-10]", "aside: []", 35, "aside: none", "aside: red-10"),
        ("ending: null", "ending: limit", 42, "ending: limit", "ending: None"),
        ("scores: [0,", "scores: [1,", 40, "scores: 1 0 0", "scores: 0 0 0"),
        ("winners: []", "over: true", 41, "over: True", "over: False"),
        ("throw yellow-1, refused: not-this-colour", "throw yellow-1", 32, "allowed", "not-this-colour"),
    ],
)  # fmt: skip
def test_what_is_not_as_expected_is_shown_as_a_difference(
    tmp_path, old, new, line, expected, found
):
    verdict = run(changed(tmp_path, old, new))
    assert not verdict.passed
    assert verdict.line == line
    assert expected in "\n".join(verdict.expected)
    assert found in "\n".join(verdict.found)
    assert "--- expected\n+++ found\n" in str(verdict)


def test_cards_that_nobody_sees_can_be_counted_and_not_named(tmp_path):
    verdict = run(
        changed(
            tmp_path,
            "scores: [0, 0, 0]",
            "zones: {stock: [purple-9]}".replace("zones", "seat 1 sees"),
        )
    )
    assert verdict.found == ("seat 1: stock: 63 cards that cannot be seen",)


def test_the_referee_stops_at_the_first_difference_and_prints_it(tmp_path):
    good, bad = tmp_path / "a.yaml", tmp_path / "b.yaml"
    good.write_text(EXAMPLE, encoding="utf-8")
    console = Console(width=200, file=StringIO())
    assert referee([tmp_path], console)
    bad.write_text(EXAMPLE.replace("asking: window", "asking: turn"), encoding="utf-8")
    assert not referee([tmp_path], console)
    assert not referee([tmp_path / "none.yaml"], console)
    text = console.file.getvalue()
    assert "a.yaml: as expected" in text
    assert "-asking: turn\n+asking: window" in text
    assert "none.yaml:1: the file cannot be read" in text


def test_a_scenario_keeps_what_it_says(tmp_path):
    scenario = read(file(tmp_path, EXAMPLE))
    assert scenario.clauses == ("CAB-05", "CAB-06", "CAB-09")
    assert [str(move) for move in scenario.moves][:2] == [
        "seat 0: play red-7 left",
        "seat 1: throw yellow-1",
    ]
