"""Simulated games: the same for a seed, fair to seats, told in honest numbers."""

import io
import os
import subprocess
import sys

import numpy as np
import pytest
from rich.console import Console
from scipy import stats
from tests.modes import ALL_MODES, SHORT_MODES, Mode

from sobremesa.lab.report import report
from sobremesa.lab.result import Result, wilson
from sobremesa.lab.simulate import NO_CLOCK, WrongPlayers, key, line_up, simulate
from sobremesa.players import UnknownPlayer, player_names
from sobremesa.table.errors import SobremesaError, WrongOption
from sobremesa.table.registry import game
from sobremesa.table.table import Table

CABANGA = game("cabanga")


def run(mode: Mode, games: int, seed: int, **more: object) -> Result:
    return simulate(
        mode.game, mode.seats, player_names(mode.game)[:2], games, seed, mode.options, **more
    )


@pytest.mark.parametrize("mode", SHORT_MODES, ids=repr)
def test_the_same_seed_gives_the_same_whatever_the_workers(mode: Mode) -> None:
    runs = [run(mode, 150, 42, workers=workers).played.tobytes() for workers in (1, 2, 5)]
    assert runs[0] == runs[1] == runs[2]
    assert run(mode, 150, 43).played.tobytes() != runs[0]


@pytest.mark.parametrize("mode", ALL_MODES, ids=repr)
@pytest.mark.parametrize("ceremony", [False, True])
def test_every_game_ends_for_a_reason_and_has_winners(mode: Mode, ceremony: bool) -> None:
    result = run(mode, 30, 1, ceremony=ceremony)
    assert "unfinished" not in result.endings
    for values in (result.played["winners"], result.decisions, result.minutes):
        assert np.all(values > 0)


@pytest.mark.parametrize("mode", SHORT_MODES, ids=repr)
def test_people_beat_those_who_play_at_random_and_the_sharp_clearly(mode: Mode) -> None:
    for who, far in (("child", 1.0), ("sharp", 1.1)):
        result = simulate(mode.game, mode.seats, [who, "random"], 800, 8, mode.options)
        share = result.by_player[who]
        assert share.interval[0] > far * share.fair


def test_a_simulated_deal_is_that_of_a_table_with_its_key() -> None:
    keys = {
        key(seed, number, purpose).tobytes()
        for seed in (0, 1)
        for number in (0, 1)
        for purpose in ("deal", "x")
    }
    assert len(keys) == 8
    seed = key(5, 17, "deal").tobytes()
    assert Table(CABANGA, 4, seed).record["chance"]["key"].tobytes() == seed


def test_everybody_sits_everywhere() -> None:
    """The player of seat s in game g is that of place s + g: so a strong one wins as much on every seat."""
    seats = 3
    result = simulate(CABANGA, seats, ["machine", "random"], 100 * seats, 2)
    assert sum(share.wins for share in result.by_player.values()) == pytest.approx(result.games)
    assert sum(share.wins for share in result.by_seat) == pytest.approx(result.games)
    expected = dict.fromkeys(result.lineup, 0.0)
    for number, won in enumerate(result.won):
        for seat, share in enumerate(won):
            expected[result.lineup[(seat + number) % seats]] += share
    assert {who: share.wins for who, share in result.by_player.items()} == pytest.approx(expected)


@pytest.mark.parametrize("mode", SHORT_MODES, ids=repr)
def test_it_is_noted_whose_turn_comes_first(mode: Mode) -> None:
    result = run(mode, 20, 9)
    tables = [mode.table(key(9, number, "deal").tobytes()) for number in range(20)]
    turns = [int(table.view(0)["turn"][0]) for table in tables]
    assert result.played["began"].tolist() == turns
    if min(turns) < 0:
        assert result.by_turn == []
    else:
        assert sum(share.wins for share in result.by_turn) == pytest.approx(20)


def test_wins_by_turn_are_counted_from_who_began() -> None:
    result = simulate(CABANGA, 3, ["random"], 3, 2)
    result.played["began"] = [0, 1, 2]
    result.played["winners"] = [0b001, 0b010, 0b011]
    assert [share.wins for share in result.by_turn] == [2.0, 0.5, 0.5]
    result.played["began"][2] = -1
    assert result.by_turn == []


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (3, 10), (25, 25), (4_321, 20_000)])
def test_intervals_are_wilsons(wins: int, games: int) -> None:
    theirs = stats.binomtest(wins, games).proportion_ci(method="wilson")
    assert wilson(wins, games) == pytest.approx(tuple(theirs), abs=1e-6)


def test_a_clock_that_never_waits_takes_every_decision() -> None:
    spans = dict.fromkeys(("turn", "choice", "window", "race"), 0)
    assert simulate(CABANGA, 3, ["random"], 5, spans=spans).decisions.sum() == 0
    never = dict.fromkeys(("turn", "window"), NO_CLOCK)
    assert simulate(CABANGA, 3, ["random"], 5, spans=never).decisions.min() > 0


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(UnknownPlayer):
        simulate(CABANGA, 3, ["nobody"], 1)
    with pytest.raises(WrongPlayers, match="3 seats take one to 3 players, not 4"):
        line_up(CABANGA, 3, ["random"] * 4)
    with pytest.raises(WrongOption):
        simulate(CABANGA, 99, ["random"], 1)
    with pytest.raises(SobremesaError, match="at least one game"):
        simulate(CABANGA, 3, ["random"], 0)
    with pytest.raises(SobremesaError, match="no question is of kind 'nap'"):
        simulate(CABANGA, 3, ["random"], 1, spans={"nap": 1})


@pytest.mark.parametrize("mode", SHORT_MODES, ids=repr)
@pytest.mark.slow
def test_compiled_and_plain_python_play_the_same_games(mode: Mode) -> None:
    program = (
        "from sobremesa.lab.simulate import simulate; from sobremesa.players import player_names;"
        f"from sobremesa.table.registry import game; of = game({mode.game.name!r});"
        f"result = simulate(of, {mode.seats}, player_names(of)[:2], 2, 6, {mode.options!r});"
        "print(result.played.tobytes().hex())"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "NUMBA_DISABLE_JIT": disabled},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for disabled in ("0", "1")
    ]
    assert told[0] == told[1] != ""


def test_the_report_tells_all_of_it() -> None:
    result = simulate(CABANGA, 3, ["machine", "random"], 64, 1)
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(report(result))
    text = console.export_text()
    for part in (
        "Wins by player",
        "Wins by seat",
        "Wins by turn",
        "seat 0",
        "95 % interval",
        "decisions/s",
        *result.endings,
    ):
        assert part in text
