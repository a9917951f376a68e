"""Each level plays better than the one below it, in every game."""

from itertools import pairwise
from typing import Any

import pytest
from tests.modes import games

from sobremesa.lab.simulate import simulate
from sobremesa.minds.people import LEVELS
from sobremesa.players import player_names
from sobremesa.table.contract import Game

RUNGS = ("random", *LEVELS[:-1])
"""The machine errs in nothing, but has to be no better than the sharp where nothing depends on it."""


def variants(game: Game) -> list[dict[str, Any]]:
    """The games within a game."""
    within = [option.values for option in game.options if option.name == "game"]
    return [{"game": value} for value in within[0]] if within else [{}]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        pytest.param(each, options, id="-".join([each.name, *options.values()]))
        for each in games()
        if len(player_names(each)) > 1
        for options in variants(each)
    ],
)
def test_each_level_wins_more_than_the_one_below(game: Game, options: dict[str, Any]) -> None:
    for below, above in pairwise(RUNGS):
        found = simulate(game, 4, [above, below], 600, 1, options).by_player
        assert found[above].wins > 1.1 * found[below].wins, f"{above} and {below}"
