"""One learner at many tables, the game's own players in the other seats: Gymnasium's vector environment.

``Single("<game>-v1", tables=256, seats=4, players=["casual"])``: the learner sits in seat 0, or in the ``seat`` given,
so that the same deals can be played from each. An observation is ``{"observation": View, "action_mask": mask}`` as in
`sobremesa.envs.sitting`, a reward the learner's return at the end of a game. The next step after that deals the next
game, whatever the action (Gymnasium's ``NEXT_STEP``). Arrays are written over by the next step.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from sobremesa.envs.many import Pool, Scratch, whole_numbers
from sobremesa.envs.sitting import named_game, seat_count, setting, whole
from sobremesa.players.bots import RANDOM, player_names
from sobremesa.search import search_named
from sobremesa.table.contract import Game
from sobremesa.table.errors import SobremesaError

Seen = dict[str, npt.NDArray[Any]]


class Single(VectorEnv[Seen, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many tables at which one seat learns; ``players`` are the others' names, in turn from the seat after it on."""

    def __init__(
        self,
        name: str | Game,
        tables: int,
        seats: int | None = None,
        *,
        seat: int = 0,
        players: Sequence[str] = ("random",),
        options: Mapping[str, int | str] | None = None,
        order: str = "reaction",
        ceremony: bool = False,
        workers: int | None = None,
    ) -> None:
        game = named_game(name)
        count = seat_count(game, seats)
        self.learner = whole("the learner's seat", seat)
        if seat >= count:
            raise SobremesaError(
                f"the learner sits in one of the seats 0 to {count - 1}, not {seat}"
            )
        check_players(game, count, players)
        lineup = sitting_round(count, seat, players)
        self.setting = setting(name, seats, options, order, ceremony, lineup)
        self.num_envs = tables
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.pool = Pool(self.setting, tables, workers)
        limits, answers = np.iinfo(np.int32), self.setting.answers
        seen = Box(limits.min, limits.max, (self.setting.size,), np.int32)
        self.single_observation_space = Dict(
            {"observation": seen, "action_mask": Box(0, 1, (answers,), np.int8)}
        )
        self.single_action_space = Discrete(answers)
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)
        self.rewards = np.zeros(tables, np.float32)
        self.ended, self.refused = np.zeros(tables, np.int8), np.zeros(tables, np.int8)
        self.next_seed = int(np.random.SeedSequence().generate_state(1)[0])
        self.dealt = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal every table anew; ``options`` mean nothing here."""
        following = self.next_seed + 1 if seed is None else seed
        self.pool.seed(following)
        super().reset(seed=seed)
        self.next_seed, self.dealt = following, True
        self.ended[:] = 0
        self.go_on(np.zeros(self.num_envs, np.int32), first=True)
        return self.seen, {}

    def step(self, actions: npt.NDArray[np.int64]) -> Any:
        """The learner's answer at each table; in the infos ``refused`` says where the rules refused it."""
        if not self.dealt:
            raise SobremesaError("nothing was dealt yet: reset() comes before the first step")
        self.go_on(whole_numbers(actions, self.num_envs), first=False)
        never = np.zeros(self.num_envs, np.bool_)
        return self.seen, self.rewards, self.ended != 0, never, {"refused": self.refused != 0}

    @property
    def seen(self) -> Seen:
        """What the learner observes at each table."""
        return {"observation": self.pool.numbers, "action_mask": self.pool.allowed}

    def go_on(self, chosen: npt.NDArray[np.int32], first: bool) -> None:
        """Let the learner answer, and the others until it is asked again."""

        def work(part: slice, scratch: Scratch) -> None:
            told = (self.rewards[part], self.ended[part], self.refused[part])
            masks = self.pool.masks[part]
            begin = self.pool.of(part, scratch)
            self.pool.border.play_on(*begin, chosen[part], masks, *told, self.learner, int(first))

        self.pool.each(work)


def check_players(game: Game, seats: int, players: Sequence[str]) -> None:
    """The others are named in a list, at least one of them, and no more than there are seats beside the learner."""
    if isinstance(players, str):
        raise SobremesaError(f"players are a list of names, as [{players!r}], not {players!r}")
    if not 1 <= len(players) < seats:
        raise SobremesaError(
            f"{seats} seats take one to {seats - 1} players beside the learner, not {len(players)}"
        )
    for name in players:
        if search_named(game, name):
            raise SobremesaError(
                f"{name}: a search plays in the lab and at people's tables, not beside a learner;"
                f" there are: {', '.join(player_names(game))}"
            )


def sitting_round(seats: int, learner: int, players: Sequence[str]) -> tuple[str, ...]:
    """Who sits in each seat; the learner's place is kept by one that is never asked."""
    after = [players[step % len(players)] for step in range(seats - 1)]
    first = seats - 1 - learner
    return (*after[first:], RANDOM, *after[:first])
