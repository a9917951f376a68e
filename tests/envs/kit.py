"""What the tests of environments share: every mode with one process for each game, and random play."""

import random
from typing import Any

import numpy as np
import pytest
from tests.modes import ALL_MODES, SHORT_MODES, Mode

from sobremesa.envs.pettingzoo import Seats, env
from sobremesa.table.table import Table


def by_game(modes: list[Mode]) -> Any:
    """A test's ``mode``; those of one game run in one process, which compiles it once."""
    marks = [pytest.mark.xdist_group(f"envs-{mode.game.name}") for mode in modes]
    sets = [pytest.param(mode, marks=mark) for mode, mark in zip(modes, marks, strict=True)]
    return pytest.mark.parametrize("mode", sets, ids=str)


every_mode = by_game(ALL_MODES)
some_modes = by_game(SHORT_MODES)


def seats_of(mode: Mode, **more: Any) -> Seats:
    """The mode as an environment of one agent at a time."""
    return env(mode.game, mode.seats, options=mode.options, **more)


def answer(one: Seats, dice: random.Random) -> int:
    """Something that the agent may do, chosen at random."""
    return int(dice.choice(np.flatnonzero(one.infos[one.agent_selection]["action_mask"])))


def play(one: Seats, dice: random.Random, most: int = 400) -> Any:
    """Play at random to the end or for ``most`` answers, yielding before each answer."""
    for _ in range(most):
        if one.sitting.over:
            return
        yield
        one.step(answer(one, dice))


def as_table(one: Seats) -> Table:
    """The environment's table, to be looked at as any other."""
    seen = Table(one.setting.game, one.setting.seats, 0, one.setting.options)
    seen.record[:] = one.sitting.table
    return seen
