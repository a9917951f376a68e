"""The parts of an observation have the numbers of the View's fields."""

from typing import Any

import numpy as np
import pytest
from tests.envs.kit import some_modes
from tests.modes import Mode

from sobremesa.envs import layout, vector
from sobremesa.envs.layout import TOLD
from sobremesa.envs.pettingzoo import env
from sobremesa.table.errors import SobremesaError


def field(record: Any, name: str) -> Any:
    """A View's field by its name with dots, arrays of records as numbers."""
    for part in name.split("."):
        record = record[part]
    if record.dtype.names is None:
        return record
    return np.ascontiguousarray(record).view(np.int32).reshape(*record.shape, -1)


@some_modes
def test_parts_are_the_fields(mode: Mode) -> None:
    tables = vector(mode.game, 5, mode.seats, options=mode.options, seed=1)
    views = tables.observations.view(mode.game.view).ravel()
    parts = layout(mode.game)
    assert sum(part.slice.stop - part.slice.start for part in parts.values()) == tables.setting.size
    head = ("seat", "seats", "turn", "kind", "moment", "mine", "reason", "winners", "why")
    assert tuple(parts)[: len(head)] == head
    for name, part in parts.items():
        found = part.of(tables.observations)
        assert found.tolist() == field(views, name).tolist(), name
        assert found.size == 0 or np.shares_memory(found, tables.observations)
        assert part.of(tables.observations[3]).tolist() == found[3].tolist()


@some_modes
def test_why_is_the_mask(mode: Mode) -> None:
    tables = vector(mode.game, 5, mode.seats, options=mode.options, seed=2)
    why = layout(mode.game)["why"].of(tables.observations)
    assert ((why == 0) == (tables.masks[:, :-1] == 1)).all()


@some_modes
def test_a_history_is_the_last_part(mode: Mode) -> None:
    one = env(mode.game, mode.seats, options=mode.options, history=7)
    one.reset(seed=3)
    told = layout(mode.game, history=7)["told"]
    seen = one.observe(one.agent_selection)
    assert told.slice.stop == len(seen)
    assert told.of(seen).shape == (7, len(TOLD))
    seat = one.possible_agents.index(one.agent_selection)
    assert told.of(seen)[-1].tolist() == list(one.memory.told[seat][-1])


def test_a_part_that_is_not_there_is_told_with_the_nearest() -> None:
    parts = layout("cabanga")
    with pytest.raises(SobremesaError, match=r"no part 'hands.cards' .*mean 'hand.cards'"):
        parts["hands.cards"]
    assert "hands.cards" not in parts
    assert parts.get("hands.cards") is None
