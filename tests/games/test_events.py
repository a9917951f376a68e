"""An event says what its kind declares, and nothing beside it."""

import random

import pytest
from tests.kit import walk
from tests.modes import ALL_MODES, Mode


@pytest.mark.parametrize("mode", ALL_MODES, ids=str)
@pytest.mark.parametrize("ceremony", [False, True], ids=["bare", "ceremony"])
def test_numbers_that_mean_nothing_are_nought(mode: Mode, ceremony: bool) -> None:
    kinds = {kind.name: kind for kind in mode.game.events}
    for seed in range(5):
        table = mode.table(seed=seed, ceremony=ceremony)
        for events in (table.events, *walk(table, random.Random(seed))):
            for event in events:
                kind = kinds[event.kind]
                assert kind.a is not None or event.a == 0, event
                assert kind.b is not None or event.b == 0, event
                assert kind.card or event.card == -1, event
