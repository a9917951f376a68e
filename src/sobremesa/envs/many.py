"""Many tables of one game at once, stepped by compiled code on all cores.

    tables = sobremesa.envs.vector("<game>-v1", tables=4096)
    while …:
        tables.step(actions)          # one answer at each table, of the seat in tables.turns

Everything that a step tells stands in arrays that the next step writes over; none is a copy, and PyTorch and JAX take
them without one (``torch.from_numpy(tables.observations)``). With T tables, n seats and A actions:

================  ===========  =========  ================================================================
array             shape        dtype      says
================  ===========  =========  ================================================================
``observations``  (T, size)    int32      the View of the seat in ``turns`` (see `sobremesa.envs.layout`)
``masks``         (T, A + 1)   int8       1 where it may answer so; the last, to wait, is never asked for
``turns``         (T,)         int32      the seat that is to answer
``rewards``       (T, n)       float32    each seat's return if a game has just ended, else 0
``ended``         (T,)         int8       1 where a game has ended: what is shown is the next one's first
``refused``       (T,)         int8       1 where the rules refused the answer: nothing changed
================  ===========  =========  ================================================================

Who is asked when, and what returns are, says `sobremesa.envs.sitting`.
"""

import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from sobremesa.envs.sitting import LINEUP, SITTING, Setting, env_driver, mask_dtype, setting
from sobremesa.table.contract import Game
from sobremesa.table.driver import compiling
from sobremesa.table.errors import SobremesaError
from sobremesa.table.events import LOG

Slices = list[slice]


class Tables:
    """Many tables, each dealing its next game when one ends. The same seed gives the same games on any cores."""

    def __init__(
        self,
        name: str | Game,
        tables: int,
        seats: int | None = None,
        *,
        seed: int = 0,
        options: Mapping[str, int | str] | None = None,
        order: str = "random",
        ceremony: bool = False,
        workers: int | None = None,
    ) -> None:
        self.setting = setting(name, seats, options, order, ceremony)
        self.pool = Pool(self.setting, tables, workers)
        self.rewards = np.zeros((tables, self.setting.seats), np.float32)
        self.turns = np.zeros(tables, np.int32)
        self.ended, self.refused = np.zeros(tables, np.int8), np.zeros(tables, np.int8)
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.turns)

    @property
    def observations(self) -> npt.NDArray[np.int32]:
        """What the seat in ``turns`` may know, at each table."""
        return self.pool.numbers

    @property
    def masks(self) -> npt.NDArray[np.int8]:
        """What the seat in ``turns`` may do, at each table."""
        return self.pool.allowed

    def reset(self, seed: int) -> None:
        """Deal every table anew."""
        self.pool.seed(seed)
        self.rewards[:] = 0
        self.ended[:] = self.refused[:] = 0
        self.pool.each(self.deal_some)

    def deal_some(self, part: slice, scratch: "Scratch") -> None:
        """Deal the tables of one worker."""
        arrays = self.pool.of(part, scratch)
        self.pool.border.deal_all(*arrays, self.pool.masks[part], self.turns[part])

    def step(self, actions: npt.ArrayLike) -> None:
        """One answer at each table: the number of an action that the mask allows."""
        chosen = whole_numbers(actions, len(self))
        self.pool.each(lambda part, scratch: self.step_some(part, scratch, chosen))

    def step_some(self, part: slice, scratch: "Scratch", chosen: npt.NDArray[np.int32]) -> None:
        """Step the tables of one worker."""
        told = (self.turns[part], self.ended[part], self.refused[part])
        rows = (self.pool.masks[part], self.rewards[part].reshape(-1))
        self.pool.border.step(*self.pool.of(part, scratch), chosen[part], *rows, *told)

    def get_state(self) -> tuple[bytes, bytes]:
        """All tables as they stand, secrets and chance included."""
        return self.pool.tables.tobytes(), self.pool.sittings.tobytes()

    def set_state(self, state: tuple[bytes, bytes]) -> None:
        """Go on from what `get_state` of as many tables gave; nothing has just ended or been refused."""
        self.pool.set_state(state)
        self.rewards[:] = 0
        self.ended[:] = self.refused[:] = 0
        self.pool.each(self.show_some)

    def show_some(self, part: slice, scratch: "Scratch") -> None:
        """Show the tables of one worker."""
        pool, turns = self.pool, self.turns[part]
        shown = (pool.views[part], pool.masks[part])
        pool.border.show_all(pool.tables[part], pool.sittings[part], *shown, turns)


class Scratch:
    """What one worker writes into and nobody else reads."""

    def __init__(self) -> None:
        self.logs = np.zeros(1, LOG)


class Pool:
    """The tables themselves, and the workers that share them."""

    def __init__(self, setting: Setting, tables: int, workers: int | None) -> None:
        if tables < 1:
            raise SobremesaError(f"there must be at least one table, not {tables}")
        self.setting = setting
        self.border = env_driver(setting.game)
        self.tables = np.repeat(setting.blank, tables)
        self.sittings = np.zeros(tables, SITTING)
        self.views = np.zeros(tables, setting.game.view)
        self.numbers = self.views.view(np.int32).reshape(tables, -1)
        self.masks = np.zeros(tables, mask_dtype(setting.game))
        self.allowed = self.masks.view(np.int8).reshape(tables, -1)
        count = min(workers or os.cpu_count() or 1, tables)
        self.parts = [slice(i * tables // count, (i + 1) * tables // count) for i in range(count)]
        self.scratch = [Scratch() for _ in self.parts]
        self.threads = ThreadPoolExecutor(count) if count > 1 else None

    def seed(self, seed: int) -> None:
        """Give each table a chance of its own under this seed."""
        self.sittings[:] = self.setting.sittings(seed, len(self.tables))

    def of(self, part: slice, scratch: Scratch) -> tuple[Any, ...]:
        """What every function over many tables begins with."""
        one = self.setting
        tables, sittings, views = self.tables[part], self.sittings[part], self.views[part]
        return tables, one.blank, sittings, views, scratch.logs, one.lineups

    def each(self, work: Callable[[slice, Scratch], None]) -> None:
        """Let every worker do its part."""
        if self.threads is None:
            work(self.parts[0], self.scratch[0])
        else:
            list(self.threads.map(work, self.parts, self.scratch))

    def set_state(self, state: tuple[bytes, bytes]) -> None:
        """Put tables and sittings back as they were."""
        if [len(each) for each in state] != [self.tables.nbytes, self.sittings.nbytes]:
            raise SobremesaError("this is not the state of as many tables of this game")
        self.tables[:] = np.frombuffer(state[0], self.tables.dtype)
        self.sittings[:] = np.frombuffer(state[1], SITTING)


def whole_numbers(actions: npt.ArrayLike, tables: int) -> npt.NDArray[np.int32]:
    """One action for each table, as compiled code takes them."""
    given = np.asarray(actions)
    if given.shape != (tables,):
        raise SobremesaError(
            f"{tables} tables take {tables} answers, not an array of {given.shape}"
        )
    if given.dtype.kind not in "iu":
        raise SobremesaError(f"an answer is the whole number of an action, not {given.dtype}")
    if given.min() < 0:
        table = int(given.argmin())
        raise SobremesaError(
            f"table {table} was given {given[table]}: an answer is the number of an action that its mask allows"
        )
    return np.ascontiguousarray(given, np.int32)


def warm(game: Game) -> Iterator[str]:
    """Compile all that environments of this game need, or load it from the cache; names each function."""
    yield from compiling(
        game,
        env_driver(game),
        blanks=game.table,
        sittings=SITTING,
        lineups=LINEUP,
        actions=np.int32,
        masks=mask_dtype(game),
        rewards=np.float32,
        turns=np.int32,
        ended=np.int8,
        refused=np.int8,
    )
