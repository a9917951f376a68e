"""Rules that run compiled and the same source run as plain Python give equal tables and events at every step."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.modes import games
from tests.traces import traces

ROOT = Path(__file__).parents[2]
GAMES = int(os.environ.get("SOBREMESA_EQUALITY_GAMES", "20"))


@pytest.mark.parametrize("game", [game.name for game in games()])
def test_compiled_and_uncompiled_rules_play_the_same_games(game: str) -> None:
    uncompiled = subprocess.Popen(
        [sys.executable, "-m", "tests.traces", game, str(GAMES)],
        cwd=ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )
    here = traces(game, GAMES)
    written, _ = uncompiled.communicate(timeout=600)
    assert uncompiled.returncode == 0
    there = json.loads(written)
    assert there.keys() == here.keys()
    for mode, played in here.items():
        for seed, digests in enumerate(played):
            other = there[mode][seed]
            steps = [
                step
                for step, pair in enumerate(zip(digests, other, strict=False))
                if len(set(pair)) > 1
            ]
            assert not steps, f"{mode}, seed {seed}: the tables differ after step {steps[0]}"
            assert len(digests) == len(other)
