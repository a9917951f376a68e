"""Random games as a list of digests, one for each step: the same for rules that run compiled and uncompiled.

``python -m tests.traces GAME COUNT`` prints them for every mode; with ``NUMBA_DISABLE_JIT=1`` the rules run as the
Python that they are, over plain objects, without a copy at each call.
"""

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

from sobremesa.table.compiled import is_interpreted
from sobremesa.table.events import LOG, clear
from sobremesa.table.plain import Plain
from sobremesa.table.table import Table
from tests.kit import chance, walk
from tests.modes import ALL_MODES, Mode

MOST_STEPS = 20_000
PACE = 15


class Compiled:
    """A table played through its game's compiled functions."""

    def __init__(self, table: Table) -> None:
        self.table, self.rules = table, table.border
        self.out = np.zeros(len(table.game.actions), np.int32)

    def actors(self) -> int:
        return int(self.rules.actors(self.table.record))

    def legal(self, seat: int) -> list[int]:
        count = self.rules.legal(self.table.record, seat, self.out)
        return [int(action) for action in self.out[:count]]

    def apply(self, seat: int, action: int) -> None:
        self.rules.apply(self.table.record, seat, action, self.table.log)

    def close(self) -> None:
        self.rules.close(self.table.record, self.table.log)

    def digest(self) -> str:
        """Of the table and of the events of the last step."""
        log = self.table.log[0]
        events = log["events"][: log["size"]]
        return digest(self.table.record.tobytes() + events.tobytes() + bytes([int(log["refused"])]))


class Interpreted:
    """The same through the uncompiled rules over plain objects."""

    def __init__(self, table: Table) -> None:
        self.rules = table.border
        self.plain, self.log = Plain(table.record[0]), Plain(table.log[0])
        self.names, self.actions = table.game.table, len(table.game.actions)

    def actors(self) -> int:
        return int(self.rules.rules_actors(self.plain))

    def legal(self, seat: int) -> list[int]:
        out = [0] * self.actions
        return out[: self.rules.rules_legal(self.plain, seat, out)]

    def apply(self, seat: int, action: int) -> None:
        clear(self.log)
        self.rules.rules_apply(self.plain, seat, action, self.log)

    def close(self) -> None:
        clear(self.log)
        self.rules.rules_close(self.plain, self.log)

    def digest(self) -> str:
        numbers = list(flat(self.plain, self.names))
        for event in self.log.events[: self.log.size]:
            numbers += flat(event, LOG["events"].base)
        return digest(words(numbers) + bytes([self.log.refused]))


def flat(value: Any, dtype: Any) -> Iterator[int]:
    """The numbers of a plain object in the order of its record's fields."""
    if isinstance(value, list):
        for each in value:
            yield from flat(each, dtype.base)
    elif dtype.names:
        for name in dtype.names:
            yield from flat(getattr(value, name), dtype[name])
    else:
        yield value


def words(numbers: list[int]) -> bytes:
    """Whole numbers of 32 bits, signed or not, as a record keeps them."""
    return np.array(numbers, np.int64).astype(np.uint32).tobytes()


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def trace(mode: Mode, seed: int) -> list[str]:
    """The digests of one random game after its deal and each of its steps."""
    table = mode.table(seed, ceremony=bool(seed % 2))
    played = Interpreted(table) if is_interpreted() else Compiled(table)
    dice, digests = random.Random(seed), [played.digest()]
    for _ in range(MOST_STEPS):
        if played.actors() == 0:
            return digests
        kind = dice.random()
        if kind < 0.05:
            played.close()
        elif kind < 0.1:  # most often against the rules
            played.apply(dice.randrange(mode.seats), dice.randrange(len(mode.game.actions)))
        else:
            seat = dice.choice([each for each in range(mode.seats) if played.actors() >> each & 1])
            played.apply(seat, dice.choice(played.legal(seat)))
        digests.append(played.digest())
    raise AssertionError(f"{mode} is not over after {MOST_STEPS} steps")


def redeals(mode: Mode, seed: int) -> list[str]:
    """The digests of a random game's table every few steps, redealt for one seat after another."""
    table, stream = mode.table(seed, ceremony=True), chance(seed)
    return [
        digest(table.redealt(step // PACE % table.seats, stream).to_bytes())
        for step, _ in enumerate(walk(table, random.Random(seed)))
        if step % PACE == 0
    ]


def traces(game: str, count: int) -> dict[str, list[list[str]]]:
    """By mode of a game, the digests of each of ``count`` random games, and of the redeals of a twentieth of them."""
    modes = [mode for mode in ALL_MODES if mode.game.name == game]
    games = {str(mode): [trace(mode, seed) for seed in range(count)] for mode in modes}
    redealt = {
        f"{mode}, redealt": [redeals(mode, seed) for seed in range(count // 20)] for mode in modes
    }
    return games | redealt


if __name__ == "__main__":
    json.dump(traces(sys.argv[1], int(sys.argv[2])), sys.stdout)
