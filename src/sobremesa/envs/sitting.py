"""One table as an environment sees it: seats are asked one after another, and none learns another's answer too early.

- Whoever may act is asked; where several may, all their answers are collected first and then done in `ORDERS` of one
  kind: by seat (``fixed``), at random anew for each question (``random``), or by reaction times drawn as a person's
  (``reaction``). An answer to a question that an earlier one has closed is dropped: nobody is punished for it.
- Nobody can stay silent in a race. All call in one step; its photo finish closes with that step.
- What the rules refuse changes nothing, and the seat is asked again.
- Returns: the winners share, the others pay. With n seats a sole winner gets 1 and every other -1 / (n - 1), of k
  winners each (n / k - 1) / (n - 1); they add up to 0.

An observation is a seat's View and nothing else, as the int32 numbers of its record (see `sobremesa.envs.layout`). A
mask has one int8 for each action of the game, 1 where the seat may do it, and a last one, which is 1 for a seat that
is not asked: all that it can do is wait.
"""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from numbers import Integral
from operator import index
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from sobremesa.players.bots import player, player_names, players_driver
from sobremesa.table.chance import CHANCE
from sobremesa.table.contract import Game
from sobremesa.table.driver import generate
from sobremesa.table.errors import SobremesaError
from sobremesa.table.events import LOG
from sobremesa.table.registry import game as registered
from sobremesa.table.table import SPECTATOR, blank

TEMPLATE = Path(__file__).parent / "compiled/driver.py.txt"
"""In a folder of its own, so that an edit of what stands around it compiles nothing anew."""

ORDERS = ("fixed", "random", "reaction")
MOST_SEATS = 32
NOTHING = -1
SPARE_LOGS = 4
"""What one step may make known beside the answers of all seats: the end of a photo finish, of a count of three."""

SITTING = np.dtype(
    [
        ("chance", CHANCE),
        ("by", np.int32),
        ("moment", np.int32),
        ("count", np.int32),
        ("place", np.int32),
        ("told", np.int32),
        ("refused", np.int32),
        ("order", np.int32, (MOST_SEATS,)),
        ("answers", np.int32, (MOST_SEATS,)),
        ("times", np.int32, (MOST_SEATS,)),
    ],
    align=True,
)
"""Beside a table: the environment's own chance; by which of `ORDERS` seats answer; the question's number; how many
seats are asked, how many have answered; how many logs the last answer filled, and why it was refused (0: it was not).
Then in which order seats answer, and what; their reaction times."""


LINEUP = np.dtype([("player", np.int64, (MOST_SEATS,))], align=True)
"""Who plays each seat that is not asked from outside, as `sobremesa.players.bots` number them."""


def mask_dtype(game: Game) -> np.dtype[Any]:
    """A mask: 1 for each action that is allowed, and for waiting, the last."""
    return np.dtype([("allowed", np.int8, (len(game.actions) + 1,))])


@cache
def env_driver(game: Game) -> ModuleType:
    """The module that asks and answers: see ``compiled/driver.py.txt``."""
    return generate(game, TEMPLATE, "envs", players=players_driver(game).__name__)


def named_game(name: str | Game) -> Game:
    """The game of a name like ``<game>-v<version of its rules>``; the version may be left out."""
    if isinstance(name, Game):
        return name
    plain, version = re.fullmatch(r"(.+?)(?:-v(\d+))?", name, re.DOTALL).groups()  # type: ignore[union-attr]
    game = registered(plain)
    if version is not None and int(version) != game.rules_version:
        raise SobremesaError(
            f"{plain} is at version {game.rules_version} of its rules, not {version}"
        )
    return game


def whole(what: str, given: Any, least: int = 0) -> int:
    """A number given from outside, where only whole ones from ``least`` on mean something."""
    try:
        number = index(given)
    except TypeError:
        number = least - 1
    if number < least:
        raise SobremesaError(f"{what} is a whole number from {least} on, not {given!r}")
    return number


def chosen_action(given: Any) -> int:
    """The number of an action; one that the rules refuse, or that is no action of the game, is told later."""
    return whole("an answer, the number of an action,", given)


def seat_count(game: Game, seats: int | None) -> int:
    """How many seats there are: the least that the game takes unless told."""
    return game.seats.start if seats is None else whole("the number of seats", seats, 1)


@dataclass(frozen=True, eq=False)
class Setting:
    """What all games of an environment have in common."""

    game: Game
    blank: npt.NDArray[Any]
    lineup: npt.NDArray[np.int64]
    order: int
    options: Mapping[str, int]

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.lineup)

    @cached_property
    def lineups(self) -> npt.NDArray[Any]:
        """The line-up as compiled code takes it."""
        made = np.zeros(1, LINEUP)
        made["player"][0, : self.seats] = self.lineup
        return made

    @property
    def size(self) -> int:
        """How many numbers a View has."""
        return self.game.view.itemsize // 4

    @property
    def answers(self) -> int:
        """How many answers there are: the game's actions and, last, to wait."""
        return len(self.game.actions) + 1

    def sittings(self, seed: int, tables: int) -> npt.NDArray[Any]:
        """New sittings, each with a chance of its own under this seed."""
        if not isinstance(seed, Integral):
            raise SobremesaError(f"a seed is a whole number, not {seed!r}")
        made = np.zeros(tables, SITTING)
        made["by"] = self.order
        for number in range(tables):
            digest = hashlib.sha256(f"{seed} {number}".encode()).digest()
            made["chance"]["key"][number] = np.frombuffer(digest, "<u4")
        return made

    def __deepcopy__(self, memo: Any) -> "Setting":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as what it was made of: a `Game` is known by its name."""
        names, ceremony = player_names(self.game), bool(self.blank["ceremony"][0])
        players = tuple(names[number] for number in self.lineup)
        order = ORDERS[self.order]
        return setting, (self.game.name, self.seats, self.options, order, ceremony, players)


def setting(
    name: str | Game,
    seats: int | None = None,
    options: Mapping[str, int | str] | None = None,
    order: str = "random",
    ceremony: bool = False,
    players: tuple[str, ...] = (),
) -> Setting:
    """Check what an environment is to be made of: the least seats unless told, ``players`` repeated in turn."""
    game = named_game(name)
    seats = seat_count(game, seats)
    if order not in ORDERS:
        raise SobremesaError(
            f"answers are done in an order that is {' or '.join(ORDERS)}, not {order!r}"
        )
    values = game.option_values(seats, options or {})
    lineup = [
        player(game, players[seat % len(players)]).number if players else 0 for seat in range(seats)
    ]
    empty = blank(game, seats, values, ceremony=ceremony)
    return Setting(game, empty, np.array(lineup, np.int64), ORDERS.index(order), values)


class Sitting:
    """One table under a `Setting`. ``copy`` and ``deepcopy`` give another that goes on the same way."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.table = setting.blank.copy()
        self.record = setting.sittings(seed, 1)
        self.make_room()
        self.deal()

    def make_room(self) -> None:
        """Room for what the compiled functions write."""
        self.logs = np.zeros(self.setting.seats + SPARE_LOGS, LOG)
        self.scratch = np.zeros(1, self.setting.game.view)

    @property
    def border(self) -> ModuleType:
        """The game's functions over arrays of tables and sittings."""
        return env_driver(self.setting.game)

    def deal(self) -> None:
        """Deal the next game."""
        one = self.setting
        self.border.deal(self.table, one.blank, self.record, self.scratch, self.logs, one.lineups)

    @property
    def asked(self) -> list[int]:
        """The seats that have still to answer, in their order; none when the game is over."""
        record = self.record[0]
        asked: list[int] = record["order"][record["place"] : record["count"]].tolist()
        return asked

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table["end"]["reason"][0])

    def answer(self, action: int) -> int:
        """The answer of the seat that is asked first (-1: nothing); returns why it was refused, 0 if it was not."""
        lineups = self.setting.lineups
        self.border.answer(self.table, self.record, self.scratch, self.logs, lineups, action)
        return int(self.record["refused"][0])

    def answer_all(self, answers: Mapping[int, int]) -> dict[int, int]:
        """All seats that are asked answer at once; who answers nothing, or what it may not, does nothing.

        Returns why answers were refused, by seat.
        """
        refused = {}
        for seat in self.asked:
            if reason := self.answer(answers.get(seat, NOTHING)):
                refused[seat] = reason
                self.answer(NOTHING)
        return refused

    def observe(self, seat: int) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int8]]:
        """A seat's View as int32 numbers, and its mask."""
        view = np.zeros(1, self.setting.game.view)
        mask = np.zeros(1, mask_dtype(self.setting.game))
        self.border.see(self.table, self.record, seat, view, mask)
        return view.view(np.int32), mask.view(np.int8)

    @property
    def returns(self) -> npt.NDArray[np.float64]:
        """Each seat's return; nothing while the game goes on."""
        paid = np.zeros(self.setting.seats, np.float64)
        self.border.pay(self.table, paid)
        return paid

    @property
    def text(self) -> str:
        """The table as spectators see it."""
        scene = self.setting.game.scene(self.observe(SPECTATOR)[0].view(self.setting.game.view)[0])
        lines = [f"{self.setting.game.name}, {self.setting.seats} seats, {scene.asking}"]
        for zone in scene.zones:
            cards = " ".join(card.name for card in zone.cards) or "-"
            lines.append(f"  {zone.id} ({zone.count}): {cards}")
        return "\n".join(lines)

    @property
    def heard(self) -> list[tuple[int, ...]]:
        """The events of the last answer, or of the deal, in their order, for all who learn of them."""
        logs = self.logs[: self.record["told"][0]]
        return [event for log in logs for event in log["events"][: log["size"]].tolist()]

    def copy(self) -> "Sitting":
        """The same table once more."""
        other = object.__new__(Sitting)
        other.setting, other.table, other.record = (
            self.setting,
            self.table.copy(),
            self.record.copy(),
        )
        other.make_room()
        return other

    def __deepcopy__(self, memo: Any) -> "Sitting":
        return self.copy()
