"""Every player of every game: does what it may, takes its time, and is compiled before anybody waits."""

import numpy as np
import pytest
from tests.kit import chance
from tests.modes import SHORT_MODES, Mode, games

from sobremesa.players import Bot, UnknownPlayer, player, player_names, warm
from sobremesa.players.bots import players_driver
from sobremesa.table.contract import Game
from sobremesa.table.driver import driver
from sobremesa.table.table import Table

GAMES = games()
MOST = 20_000
SOME = ("random", "child-chatty", "casual-bold", "sharp", "machine-careful")
"""One of each level and style: all of them differ in numbers only."""
EVERY_PLAYER = [
    pytest.param(mode, who, id=f"{mode!r}-{who}")
    for mode in SHORT_MODES
    for who in SOME
    if who in player_names(mode.game)
]


def play(table: Table, bots: list[Bot]) -> list[int]:
    """Play to the end, the quickest of those asked acting first; every delay."""
    chances = [chance(seat + 1) for seat in range(len(bots))]
    delays = []
    for _ in range(MOST):
        if table.over:
            break
        asked = {seat: bots[seat].delay(table.view(seat), chances[seat]) for seat in table.actors}
        if not asked:
            table.close()
            continue
        delays += asked.values()
        first = min(asked, key=lambda seat: asked[seat])
        table.play(first, bots[first].action(table.view(first), chances[first]))
    return delays


@pytest.mark.parametrize(("mode", "who"), EVERY_PLAYER)
@pytest.mark.parametrize("ceremony", [False, True])
def test_a_player_only_does_what_it_may(mode: Mode, who: str, ceremony: bool) -> None:
    table = mode.table(7, ceremony=ceremony)
    delays = play(table, [player(mode.game, who)] * mode.seats)
    assert table.over
    assert min(delays) >= 100
    assert np.median(delays) < 10_000


@pytest.mark.parametrize(("mode", "who"), EVERY_PLAYER)
def test_a_player_goes_by_its_view_and_its_chance_alone(mode: Mode, who: str) -> None:
    bot, table = player(mode.game, who), mode.table(3)
    view = table.view(table.actors[0])
    before = view.copy()
    said = [(bot.delay(view, chance(9)), bot.action(view, chance(9))) for _ in range(3)]
    assert said == said[:1] * 3
    assert view == before


@pytest.mark.parametrize("mode", SHORT_MODES, ids=repr)
def test_random_comes_first_and_does_everything_at_times(mode: Mode) -> None:
    assert player_names(mode.game)[0] == "random"
    bot, table = player(mode.game, "random"), mode.table(3)
    seat = table.actors[0]
    view, stream = table.view(seat), chance(11)
    done = {bot.action(view, stream) for _ in range(2_000)}
    assert done == {action.number for action in table.legal(seat)}


def test_an_unknown_player_is_told_with_those_that_there_are() -> None:
    of = GAMES[0]
    with pytest.raises(
        UnknownPlayer, match=r"has no player 'randon'; it has: random.*did you mean 'random'\?"
    ):
        player(of, "randon")


@pytest.mark.parametrize("of", GAMES, ids=lambda of: of.name)
def test_after_warming_nothing_is_left_to_compile(of: Game) -> None:
    modules = (driver(of), players_driver(of))
    functions = [getattr(module, name) for module in modules for name in module.AT_THE_BORDER]
    assert list(warm(of)) == [function.__name__ for function in functions]
    compiled = [len(function.signatures) for function in functions]
    everyone = [player(of, who) for who in player_names(of)] * of.seats[-1]
    table = Table(of, of.seats[-1], 5, ceremony=True)
    play(table, everyone[: table.seats])
    assert [len(function.signatures) for function in functions] == compiled
