"""Any installed game as an OpenSpiel game: importing this module registers them all.

    import pyspiel, sobremesa.envs.openspiel
    game = pyspiel.load_game("python_sobremesa_<game>(players=3)")
    game = pyspiel.load_game("python_sobremesa_<game>_simultaneous(players=3)")

- Where several seats are asked at once, the first asks them one after another, none knowing the others' answers; the
  second has a simultaneous node. Who need not answer there can only wait, the action after the game's own.
- Chance comes before the deal: four bytes of the seed, so 2**32 deals; with ``deals=k`` one of k deals, each equally
  likely, all that follows being decided by it. So a small variant with few deals is a finite game that can be solved
  exactly, though not the game with every deal there is.
- An observation is a seat's View. An information state is all that the seat was told, all that it did and its View;
  its tensor has only the last ``history`` things told after the View, and knows less in a longer game.
- An observer of public information alone sees what spectators do.
- Returns add up to 0 (see `sobremesa.envs.sitting`); a game that has gone on for ``horizon`` answers ends with nothing.
- The game's own options are parameters of the same name.
- `small` gives the parameters of a game's small variant, which can be searched whole.
"""

import tomllib
from collections.abc import Mapping
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from sobremesa.envs.layout import Part, layout
from sobremesa.envs.memory import Memory
from sobremesa.envs.sitting import Setting, Sitting, named_game, setting, whole
from sobremesa.table.contract import Game, Option
from sobremesa.table.errors import SobremesaError
from sobremesa.table.registry import games
from sobremesa.table.table import SPECTATOR

BYTE, BYTES = 256, 4
OWN = {"order": "random", "ceremony": False, "deals": 0, "horizon": 20_000, "history": 32}
"""Parameters beside ``players`` and the game's options, with their defaults."""

Params = dict[str, Any]


def short_name(game: Game, simultaneous: bool = False) -> str:
    """The name under which OpenSpiel knows a game."""
    return f"python_sobremesa_{game.name}{'_simultaneous' if simultaneous else ''}"


def default(option: Option) -> int | str:
    """An option's default as a parameter: the word where it has words."""
    return option.values[option.default - option.least] if option.values else option.default


def small(name: str | Game, variant: str = "") -> str:
    """What ``pyspiel.load_game`` takes for a small variant of a game, the first one unless it is named."""
    variants = small_variants(name)
    if variant and variant not in variants:
        named = " or ".join(filter(None, variants)) or "one without a name"
        raise SobremesaError(f"there is no small variant {variant!r}, but {named}")
    given = variants[variant] if variant else next(iter(variants.values()))
    parameters = ",".join(f"{parameter}={value}" for parameter, value in given.items())
    return f"{short_name(named_game(name))}({parameters})"


def small_variants(name: str | Game) -> dict[str, dict[str, Any]]:
    """The parameters of a game's small variants, in its ``small.toml``: what all have in common, then a table for each.

    The only one of a game has no name.
    """
    game = named_game(name)
    path = game.folder / "small.toml"
    if not path.exists():
        raise SobremesaError(f"{game.name} has no small variant: its folder has no small.toml")
    given = tomllib.loads(path.read_text(encoding="utf-8"))
    tables = {name: value for name, value in given.items() if isinstance(value, dict)}
    common = {name: value for name, value in given.items() if name not in tables}
    return {name: common | table for name, table in tables.items()} or {"": common}


def game_type(game: Game, simultaneous: bool) -> Any:
    """What OpenSpiel wants to know of a game before any is made."""
    kinds = pyspiel.GameType
    dynamics = kinds.Dynamics.SIMULTANEOUS if simultaneous else kinds.Dynamics.SEQUENTIAL
    return kinds(
        short_name=short_name(game, simultaneous),
        long_name=f"Sobremesa {game.name}{', all at once' if simultaneous else ''}",
        dynamics=dynamics,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats.start,
            **OWN,
            **{option.name: default(option) for option in game.options},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters; `register` makes a class of each form of each game."""

    of: Game
    simultaneous: bool

    def __init__(self, params: Params | None = None) -> None:
        of, kind = self.of, game_type(self.of, self.simultaneous)
        given: Params = {**kind.parameter_specification, **(params or {})}
        seats = given["players"]
        options = {option.name: given[option.name] for option in of.options}
        self.setting = setting(of, seats, options, given["order"], given["ceremony"])
        self.horizon = whole("horizon", given["horizon"], 1)
        self.deals, self.history = (whole(name, given[name]) for name in ("deals", "history"))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.answers,
            max_chance_outcomes=self.deals or BYTE,
            num_players=seats,
            min_utility=-1 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.horizon,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> "SpielState":
        """A game before its deal."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Params | None = None) -> "Observer":
        """What OpenSpiel asks for tensors and strings."""
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.setting, self.history, kind or usual, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game as it stands: before the deal the bytes of its seed, then a sitting."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setting, self.horizon = game.setting, game.horizon
        self.simultaneous, self.deals = game.simultaneous, game.deals
        self.seed: list[int] = []
        self.sitting: Sitting | None = None
        self.memory = Memory(game.setting, game.history, keep=True)
        self.answers = 0

    def current_player(self) -> int:
        """Chance, the seat that is asked, all at once, or nobody any more."""
        if self.sitting is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        asked = self.sitting.asked
        if self.simultaneous and len(asked) > 1:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return asked[0]

    def _legal_actions(self, seat: int) -> list[int]:
        if self.sitting is None or seat < 0:
            return []
        return [int(action) for action in np.flatnonzero(self.sitting.observe(seat)[1])]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, or the next byte of the seed, all equally likely."""
        count = self.deals or BYTE
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        if self.sitting is None:
            self.choose_deal(action)
            return
        self.memory.note(self.sitting.asked[0], self.words(action))
        self.sitting.answer(action)
        self.answers += 1
        self.memory.hear(self.sitting)

    def _apply_actions(self, actions: list[int]) -> None:
        assert self.sitting is not None
        answers = {seat: actions[seat] for seat in self.sitting.asked}
        for seat, action in answers.items():
            self.memory.note(seat, self.words(action))
        self.sitting.answer_all(answers)
        self.answers += 1
        self.memory.hear(self.sitting)

    def choose_deal(self, outcome: int) -> None:
        """Chance has chosen; with the last choice the game is dealt."""
        self.seed.append(outcome)
        if self.deals or len(self.seed) == BYTES:
            number = sum(byte * BYTE**place for place, byte in enumerate(self.seed))
            self.sitting = Sitting(self.setting, number)
            self.memory.hear(self.sitting)

    def words(self, action: int) -> str:
        """An action as text."""
        last = self.setting.answers - 1
        return "wait" if action == last else self.setting.game.actions[action].text

    def _action_to_string(self, seat: int, action: int) -> str:
        if seat == pyspiel.PlayerId.CHANCE:
            return f"deal {action}" if self.deals else f"byte {action}"
        return self.words(action)

    def is_terminal(self) -> bool:
        """Whether the game has ended, by its rules or by the horizon."""
        return self.sitting is not None and (self.sitting.over or self.answers >= self.horizon)

    def returns(self) -> list[float]:
        """What each seat is paid."""
        if self.sitting is None:
            return [0.0] * self.setting.seats
        return [float(paid) for paid in self.sitting.returns]

    def __str__(self) -> str:
        if self.sitting is None:
            return f"before the deal, seed {self.seed}"
        return self.sitting.text


class Observer:
    """What a seat, or a spectator, is given: tensors and strings."""

    def __init__(self, setting: Setting, history: int, kind: Any, params: Params | None) -> None:
        if params:
            raise ValueError(f"observers of Sobremesa take no parameters, not {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees what every seat sees")
        self.public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.recall = kind.perfect_recall
        self.parts: Mapping[str, Part] = layout(setting.game, history if self.recall else 0)
        size = max(part.slice.stop for part in self.parts.values())
        self.tensor = np.zeros(size, np.float32)
        self.dict = {
            name: part.of(self.tensor) for name, part in self.parts.items() if prod(part.shape)
        }

    def seat(self, player: int) -> int:
        """Whose View is shown."""
        return SPECTATOR if self.public else player

    def set_from(self, state: SpielState, player: int) -> None:
        """Bring the tensor up to date; before the deal it is empty."""
        self.tensor[:] = 0
        if state.sitting is not None:
            seat = self.seat(player)
            view, _ = state.sitting.observe(seat)
            self.tensor[:] = state.memory.after(view, seat) if self.recall else view

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text; with perfect recall all that was told and done, however long ago."""
        if state.sitting is None:
            return "before the deal"
        seat = self.seat(player)
        view, _ = state.sitting.observe(seat)
        return self.seen(view) + (f" | {state.memory.text(seat)}" if self.recall else "")

    def seen(self, view: npt.NDArray[np.int32]) -> str:
        """A View as text: the parts that are not zero throughout, without the zeros at their ends."""
        numbers, found = view.tolist(), []
        for name, part in self.parts.items():
            own = numbers[part.slice]
            while own and own[-1] == 0:
                own.pop()
            if own:
                found.append(f"{name}={','.join(map(str, own))}")
        return " ".join(found)


def register(game: Game) -> None:
    """Make a game known to OpenSpiel, in both its forms."""
    for simultaneous in (False, True):
        kind = game_type(game, simultaneous)
        form = type(kind.short_name, (SpielGame,), {"of": game, "simultaneous": simultaneous})
        pyspiel.register_game(kind, form)


for each in games():
    register(each)
