"""Environments run uncompiled too, and come to the same."""

import hashlib
import os
import subprocess
import sys

import numpy as np
from tests.envs.kit import by_game
from tests.modes import SHORT_MODES, Mode, named

from sobremesa.envs import vector
from sobremesa.envs.pettingzoo import env
from sobremesa.envs.single import Single
from sobremesa.table.compiled import is_interpreted

STEPS = 12
one_mode_each = by_game(list({mode.game.name: mode for mode in SHORT_MODES}.values()))


def course(mode: Mode) -> str:
    """A digest of a few steps of each kind of environment, with the last of the actions that may be chosen."""
    digest = hashlib.sha256()
    more = {"seats": mode.seats, "options": mode.options}
    tables = vector(mode.game, 2, seed=1, workers=1, **more)
    for _ in range(STEPS):
        tables.step(last(tables.masks))
        digest.update(tables.observations.tobytes() + tables.pool.tables.tobytes())
    envs = Single(mode.game, 2, workers=1, **more)
    seen, _ = envs.reset(seed=1)
    for _ in range(STEPS):
        seen, rewards, *_ = envs.step(last(seen["action_mask"]))
        digest.update(seen["observation"].tobytes() + rewards.tobytes())
    one = env(mode.game, order="reaction", history=5, **more)
    one.reset(seed=1)
    for _ in range(STEPS):
        digest.update(one.observe(one.agent_selection).tobytes())
        one.step(int(last(one.infos[one.agent_selection]["action_mask"][None])[0]))
    return digest.hexdigest()


def last(masks: np.ndarray) -> np.ndarray:
    """The last action that each mask allows."""
    return masks.shape[1] - 1 - np.argmax(masks[:, ::-1], axis=1)


@one_mode_each
def test_uncompiled_is_the_same(mode: Mode) -> None:
    program = f"import tests.envs.test_plain as here; here.show({str(mode)!r})"
    done = subprocess.run(
        [sys.executable, "-c", program],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
    )
    assert done.stdout.split() == ["True", course(mode)]


def show(name: str) -> None:
    """What the other process says: whether it is uncompiled, and the digest."""
    print(is_interpreted(), course(named(name)))
