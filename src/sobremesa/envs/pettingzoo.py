"""Any installed game as a PettingZoo environment: ``env("<game>-v1", seats=4)``, ``parallel_env(…)``.

- Agents are ``seat_0``, ``seat_1``, … An observation is a seat's View as a flat int32 array (`sobremesa.envs.layout`
  names its parts; its ``why`` is the action mask, 0 where the seat may do it), the mask stands in
  ``infos[agent]["action_mask"]`` too. With ``masks="observation"`` observations are
  ``{"observation": …, "action_mask": …}``, as PettingZoo's classic games have them.
- ``env``: one agent at a time, only those that are asked. Where several are asked at once each answers without knowing
  the others' answers, in the order of `sobremesa.envs.sitting`.
- ``parallel_env``: all agents at once; who is not asked waits, its only action.
- What the rules refuse changes nothing; ``infos[agent]["refused"]`` says why, and the seat is asked again.
- Rewards come at the end of a game and add up to 0. After ``max_cycles`` steps a game is cut off, nobody being paid.
- ``get_state`` and ``set_state``, or ``copy.deepcopy``, copy a game as it stands.
"""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv, ParallelEnv

from sobremesa.envs.memory import Memory
from sobremesa.envs.sitting import Sitting, chosen_action, setting, whole
from sobremesa.table.contract import Game
from sobremesa.table.errors import SobremesaError

Observation: TypeAlias = Any
"""An int32 array, or with ``masks="observation"`` a dictionary with that and the mask."""

FIXED = ("setting", "metadata", "possible_agents", "observation_spaces", "action_spaces")
"""What is the same in all games of an environment."""


def env(name: str | Game, seats: int | None = None, **more: Any) -> "Seats":
    """One agent at a time; ``more`` as in `Common`."""
    return Seats(name, seats, **more)


def parallel_env(name: str | Game, seats: int | None = None, **more: Any) -> "AllSeats":
    """All agents at once; ``more`` as in `Common`."""
    return AllSeats(name, seats, **more)


class Common:
    """What both kinds of environment do alike: a table, spaces, observations, infos."""

    possible_agents: list[str]
    agents: list[str]
    infos: dict[str, dict[str, Any]]

    def __init__(
        self,
        name: str | Game,
        seats: int | None = None,
        *,
        options: Mapping[str, int | str] | None = None,
        order: str = "random",
        ceremony: bool = False,
        history: int = 0,
        masks: str = "info",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """``seats`` are the least that the game takes unless told; ``options`` the game's; ``history`` is how many of
        the things that a seat was told follow its View (`sobremesa.envs.layout.layout`).
        """
        self.setting = setting(name, seats, options, order, ceremony)
        if masks not in ("info", "observation"):
            raise SobremesaError(f"masks go into 'info' or 'observation', not {masks!r}")
        if render_mode not in (None, "ansi"):
            raise SobremesaError(f"render_mode is None or 'ansi', a text, not {render_mode!r}")
        self.history, self.masks = whole("history", history), masks
        self.max_cycles, self.render_mode = max_cycles, render_mode
        game = self.setting.game
        self.metadata = {
            "name": f"{game.name}_v{game.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.agents = []
        self.dealt: Sitting | None = None
        self.observation_spaces = {each: self.space() for each in self.possible_agents}
        self.action_spaces = {each: Discrete(self.setting.answers) for each in self.possible_agents}
        self.next_seed = int(np.random.SeedSequence().generate_state(1)[0])

    def space(self) -> Space[Any]:
        """What observations look like."""
        limits = np.iinfo(np.int32)
        numbers = Memory.size(self.setting, self.history)
        seen = Box(limits.min, limits.max, (numbers,), np.int32)
        if self.masks == "info":
            return seen
        return Dict(
            {"observation": seen, "action_mask": Box(0, 1, (self.setting.answers,), np.int8)}
        )

    def observation_space(self, agent: str) -> Space[Any]:
        """What this agent's observations look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The game's actions and, last, to wait."""
        return self.action_spaces[agent]

    def place(self, agent: str) -> int:
        """An agent's seat."""
        if agent not in self.possible_agents:
            known = ", ".join(self.possible_agents)
            raise SobremesaError(f"there is no agent {agent!r}; there are: {known}")
        return self.possible_agents.index(agent)

    @property
    def sitting(self) -> Sitting:
        """The table that was dealt."""
        if self.dealt is None:
            raise SobremesaError("nothing was dealt yet: reset() comes first")
        return self.dealt

    @property
    def going_on(self) -> Sitting:
        """The table, as long as somebody can answer there."""
        sitting = self.sitting
        if not self.agents:
            raise SobremesaError("the game is over for all: reset() deals the next one")
        return sitting

    def begin(self, seed: int | None) -> None:
        """Deal under this seed; without one, a game that follows from the one before."""
        following = self.next_seed + 1 if seed is None else seed
        self.dealt = Sitting(self.setting, following)
        self.next_seed = following
        self.memory = Memory(self.setting, self.history)
        self.memory.hear(self.sitting)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.infos = {agent: {} for agent in self.agents}

    def observe(self, agent: str) -> Observation:
        """What the agent may know now."""
        sitting, seat = self.sitting, self.place(agent)
        view, mask = sitting.observe(seat)
        numbers = self.memory.after(view, seat)
        return numbers if self.masks == "info" else {"observation": numbers, "action_mask": mask}

    def inform(self, agent: str, refused: int = 0) -> None:
        """The agent's info: its mask, and why its last answer was refused."""
        mask = self.sitting.observe(self.place(agent))[1]
        self.infos[agent] = {"action_mask": mask}
        if refused:
            self.infos[agent]["refused"] = self.setting.game.refusals[refused]

    @property
    def cut_off(self) -> bool:
        """Whether the game has gone on for too long."""
        too_long = self.max_cycles is not None and self.cycles >= self.max_cycles
        return too_long and not self.sitting.over

    def rewards_now(self) -> dict[str, float]:
        """Each agent's reward for the step just made."""
        return dict(zip(self.possible_agents, self.sitting.returns.tolist(), strict=True))

    def render(self) -> Any:
        """The table as spectators see it, as text."""
        return self.sitting.text if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def get_state(self) -> dict[str, Any]:
        """The game as it stands, secrets and chance included, for `set_state` of an environment made alike."""
        return {name: deepcopy(value) for name, value in vars(self).items() if name not in FIXED}

    def set_state(self, state: Mapping[str, Any]) -> None:
        """Go on from what `get_state` gave."""
        vars(self).update(deepcopy(dict(state)))


class Seats(Common, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One agent at a time: PettingZoo's AEC."""

    agent_selection = ""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game; ``options`` mean nothing here."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self.select()

    def step(self, action: Any) -> None:
        """The agent that is asked answers."""
        sitting, agent = self.going_on, self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        refused = sitting.answer(chosen_action(action))
        self._cumulative_rewards[agent] = 0.0
        self.cycles += 1
        self.memory.hear(self.sitting)
        self.infos[agent] = {}
        self.rewards = self.rewards_now()
        self.terminations = dict.fromkeys(self.agents, self.sitting.over)
        self.truncations = dict.fromkeys(self.agents, self.cut_off)
        self._accumulate_rewards()
        self.select(refused)

    def select(self, refused: int = 0) -> None:
        """Whose answer comes next: after the end each agent has a last look."""
        asked = self.sitting.asked
        self.agent_selection = self.possible_agents[asked[0]] if asked else self.agents[0]
        if any(self.truncations.values()):
            self.agent_selection = self.agents[0]
        self.inform(self.agent_selection, refused)


class AllSeats(Common, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All agents at once: PettingZoo's parallel environment."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a game; ``options`` mean nothing here."""
        self.begin(seed)
        return self.seen({}), self.infos

    def step(self, actions: dict[str, int]) -> Any:
        """All agents that are asked answer; observations, rewards, terminations, truncations and infos."""
        sitting = self.going_on
        answers = {self.place(agent): chosen_action(action) for agent, action in actions.items()}
        refused = sitting.answer_all(answers)
        self.cycles += 1
        self.memory.hear(self.sitting)
        live, over, cut_off = self.agents, self.sitting.over, self.cut_off
        seen = self.seen(refused)
        if over or cut_off:
            self.agents = []
        ended, stopped = dict.fromkeys(live, over), dict.fromkeys(live, cut_off)
        return seen, self.rewards_now(), ended, stopped, self.infos

    def seen(self, refused: Mapping[int, int]) -> dict[str, Observation]:
        """What every agent observes; infos are brought up to date."""
        self.infos = {}
        for seat, agent in enumerate(self.agents):
            self.inform(agent, refused.get(seat, 0))
        return {agent: self.observe(agent) for agent in self.agents}
