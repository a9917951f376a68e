"""How often players do what a search would surely have done better.

At some of their decisions a search looks for the best action, on tables redealt for the seat. Where that is another
than the player's, both are tried on as many redealt tables again, which had no part in choosing it: else luck would
look like a blunder.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from sobremesa.lab.result import Judged, Result, Z
from sobremesa.lab.simulate import SPANS, Setting, key, span_array
from sobremesa.search import SEARCH, Search, guessed, search_named, seated
from sobremesa.search.player import Room, search_driver
from sobremesa.table.chance import CHANCE, below, rekey
from sobremesa.table.contract import Game
from sobremesa.table.driver import driver, generate
from sobremesa.table.table import blank

TEMPLATE = Path(__file__).parent / "compiled/blunders.py.txt"
ITERATIONS = 400
CLEAR = 0.01
"""What a blunder loses at least, by the lower end of a 95 % interval, of what a search counts: 0 for the worst end of a
game, 1 for the best."""
ONE_IN = 8
"""One decision of so many is looked at, so that they are spread over whole games."""


def judged(
    result: Result,
    most: int,
    *,
    ceremony: bool = False,
    deck: Path | None = None,
    report: Callable[[int], None] = lambda done: None,
) -> tuple[Judged, ...]:
    """Look at so many decisions of a simulation's first games at which there was something to choose.

    These games are played again, with the same chance, so by the same players in the same way.
    """
    game, options = result.game, result.options
    record = blank(game, result.seats, options, ceremony=ceremony, deck=deck)
    spans = span_array({**SPANS, **game.spans(options)})
    setting = Setting(game, record, result.lineup, spans, result.seed, result.games)
    judge = Judge(result, most, report)
    for first in range(0, result.games, setting.chunk):
        if len(judge.found) < most:
            setting.play_apart(first, range(result.seats), judge.think)
    return tuple(judge.found)


class Judge:
    """Thinks as each player does, and now and then looks whether something else would have been better."""

    def __init__(self, result: Result, most: int, report: Callable[[int], None]) -> None:
        self.game, self.most, self.report = result.game, most, report
        self.players = [seated(self.game, name) for name in result.lineup]
        self.search = search_named(self.game, SEARCH) or Search(self.game)
        self.view = np.zeros(1, self.game.view)
        self.out = np.zeros(len(self.game.actions), np.int32)
        self.chance = np.zeros(1, CHANCE)
        self.chance["key"] = key(result.seed, 0, "blunders")
        self.found: list[Judged] = []

    def think(self, slot: int, table: npt.NDArray[Any], seat: int, chance: npt.NDArray[Any]) -> int:
        """What the player in this place of the line-up does; one decision in so many is judged."""
        player, border = self.players[slot], driver(self.game)
        if isinstance(player, Search):
            action = player.action(guessed(self.game, table, seat, chance), seat, chance)
        else:
            border.observe(table, seat, self.view)
            action = player.action(self.view, chance)
        looks = len(self.found) < self.most and below(self.chance[0], ONE_IN) == 0
        if looks and border.legal(table, seat, self.out) > 1:
            kind = self.game.actions.listed[action].kind
            self.found.append(Judged(player.name, kind, self.lost(table, seat, action)))
            self.report(1)
        return action

    def lost(self, table: npt.NDArray[Any], seat: int, action: int) -> float:
        """What an action surely loses beside what the search would have done; 0 if that is not clear."""
        guess = guessed(self.game, table, seat, self.chance)
        best = self.search.best(guess, seat, self.chance, ITERATIONS)
        if best == action:
            return 0.0
        room, gain = Room(self.game), np.zeros(2)
        room.tables[0] = guess[0]
        rekey(room.chances[0], self.chance[0])
        of = (room.tables, seat, room.views, room.chances, room.logs, room.out, room.trees)
        how = (ITERATIONS, self.search.horizon, self.search.number)
        weighing(self.game).weigh(*of, *how, np.array([best, action], np.int32), gain)
        mean, error = gain
        return float(mean) if mean - Z * error > CLEAR else 0.0


@cache
def weighing(game: Game) -> ModuleType:
    """The module that tries two actions side by side: see ``compiled/blunders.py.txt``."""
    return generate(game, TEMPLATE, "blunders", search=search_driver(game).__name__)
