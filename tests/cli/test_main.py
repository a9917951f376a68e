"""The commands as people type them."""

import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.cli_reference import PAGE, reference

from sobremesa import __version__
from sobremesa.table.registry import game, names
from sobremesa.table.scene import Word
from sobremesa.table.words import words


def test_the_version(run) -> None:
    assert run("--version") == (0, f"sobremesa {__version__}\n", "")


def test_the_games_with_seats_players_and_options(run) -> None:
    code, said, _ = run("games")
    assert code == 0
    for part in (*names(), "3–6", "random, child, casual, sharp, machine", "limit=18 (1 to 999)"):
        assert part in said


@pytest.mark.parametrize("name", names())
def test_one_game_with_the_meaning_of_its_options(run, name: str) -> None:
    code, said, _ = run("games", name)
    told = " ".join(said.split())
    assert code == 0
    of, speech = game(name), words(game(name), "en")
    for part in (of.name, speech.say(Word("game-line")), "Seats:", "Players: random, child"):
        assert part in told
    for option in of.options:
        assert option.name in told
        assert speech.say(Word(f"option-{option.name}-help")) in told
        for value in option.values:
            assert f"{value} {speech.say(Word(f'option-{option.name}-{value}'))}" in told


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_rules_in_three_languages(run, name: str, language: str) -> None:
    code, said, _ = run("rules", name, "--language", language)
    assert code == 0
    assert len(said.splitlines()) > 10
    assert "**" not in said


def test_a_simulation_is_reported(run) -> None:
    typed = (
        "simulate cabanga --seats 4 --players sharp,random --games 100 --seed 3 --option limit=5"
    )
    code, said, _ = run(*typed.split())
    assert code == 0
    for part in ("sharp", "random", "seat 3", "95 % interval", "100 games", "limit-reached"):
        assert part in said
    again = run(*typed.split())[1]
    assert [line for line in said.splitlines() if "decisions/s" not in line] == [
        line for line in again.splitlines() if "decisions/s" not in line
    ]


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("rules chess", "no game 'chess' is installed"),
        ("games chess", "no game 'chess' is installed"),
        ("rules cabanga --language xx", "cabanga has no rules in 'xx'; it has: en, es, pt"),
        ("simulate cabanga --seats 9", "cabanga is for 3 to 6 seats, not 9"),
        ("simulate cabanga --players sharf", "did you mean 'sharp'?"),
        ("simulate cabanga --option limit", "an option is written name=value, not 'limit'"),
        ("simulate cabanga --option limit=0", "option limit: '0' is not possible"),
        ("simulate cabanga --option depth=3", "cabanga has no option 'depth'"),
        ("simulate cabanga --players random,random,random,random", "3 seats take one to 3 players"),
    ],
)
def test_a_mistake_is_one_sentence(run, typed: str, complaint: str) -> None:
    code, said, complained = run(*typed.split())
    assert (code, said) == (2, "")
    assert complaint in complained
    assert len(complained.strip().splitlines()) == 1


SCENARIO = """
game: cabanga
seats: 3
position:
  turn: 0
  hand-0: [red-5, blue-6]
moves:
  - seat: 0
    action: play red-5 left
    expect:
      zones:
        hand-0: [{left}]
"""


@pytest.mark.parametrize(("left", "code"), [("blue-6", 0), ("blue-7", 1)])
def test_the_referee_leaves_with_1_at_the_first_difference(
    run, tmp_path: Path, left: str, code: int
) -> None:
    path = tmp_path / "one.yaml"
    path.write_text(SCENARIO.format(left=left))
    left_with, said, _ = run("referee", str(path))
    assert left_with == code
    assert ("as expected" in said) == (code == 0)
    assert ("-hand-0: blue-7" in said) == (code == 1)


def test_the_referee_says_what_is_wrong_with_a_file(run, tmp_path: Path) -> None:
    path = tmp_path / "one.yaml"
    path.write_text("game: cabanga\nsaets: 3\n")
    code, said, complained = run("referee", str(path))
    assert code != 0
    assert "one.yaml:2" in said + complained
    assert "Traceback" not in said + complained


def test_help_comes_at_once() -> None:
    """Nothing heavy is imported for it: Numba alone takes longer than all of this."""
    began = time.perf_counter()
    program = (
        "import sys; sys.argv = ['sobremesa', '--help']; from sobremesa.cli.main import main\n"
        "try: main()\nexcept SystemExit: pass\n"
        "heavy = {'numba', 'numpy', 'fastapi', 'sqlalchemy'} & set(sys.modules); assert not heavy, heavy"
    )
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
    assert time.perf_counter() - began < 3


def test_the_reference_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == reference(), "run `make docs`"


def test_the_command_is_installed() -> None:
    command = Path(sys.executable).with_name("sobremesa")
    said = subprocess.run([command, "--version"], capture_output=True, text=True, check=True).stdout
    assert said == f"sobremesa {__version__}\n"
