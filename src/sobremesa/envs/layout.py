"""What the numbers of an observation mean: named slices of it.

An observation is a View, field after field in the order in which the game's ``sight.py`` lists them, each number an
int32. Nothing is scaled: numbers are cards, seats, counts or points as the game has them, -1 mostly for none. Every
View begins with ``seat seats turn kind moment mine reason winners why`` (see `sobremesa.table.contract`).
"""

import difflib
from collections.abc import Iterator
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from sobremesa.envs.sitting import named_game, whole
from sobremesa.table.contract import Game
from sobremesa.table.errors import SobremesaError

TOLD = ("kind", "seat", "card", "a", "b")
"""What is noted of each event that a seat was told: see `sobremesa.table.events`."""


@dataclass(frozen=True)
class Part:
    """A named slice of an observation, and the shape that its numbers have."""

    name: str
    slice: slice
    shape: tuple[int, ...]

    def of(self, observations: Any) -> Any:
        """This part of an observation or of a batch of them (the last axis), in its shape; a view, no copy."""
        found = observations[..., self.slice]
        return found.reshape((*observations.shape[:-1], *self.shape))


class Parts(dict[str, Part]):
    """Parts by name; the nearest are told where there is none of that name."""

    def __missing__(self, name: str) -> Part:
        near = difflib.get_close_matches(name, self, n=3, cutoff=0.5)
        hint = f"; did you mean {' or '.join(map(repr, near))}?" if near else ""
        raise SobremesaError(f"there is no part {name!r} among: {', '.join(self)}{hint}")


def layout(name: str | Game, history: int = 0) -> Parts:
    """The parts of an observation by name: ``layout("…")["why"].of(observation)``.

    A field within a record is named with a dot (``hand.cards``); in an array of records its slice would have gaps, so
    the array is one part, its last axis the numbers of one record. With ``history`` an observation ends with ``told``:
    the last so many things that the seat was told, the newest last, each as `TOLD`; -1 throughout where there are
    none yet.
    """
    game = named_game(name)
    found = Parts((part.name, part) for part in parts(game.view, "", 0))
    size = game.view.itemsize // 4
    if whole("history", history):
        shape = (history, len(TOLD))
        found["told"] = Part("told", slice(size, size + prod(shape)), shape)
    return found


def parts(dtype: np.dtype[Any], before: str, start: int) -> Iterator[Part]:
    """The parts of a record that begins at number ``start``."""
    for name in dtype.names or ():
        inner, offset = dtype.fields[name][:2]  # type: ignore[index]
        place = start + offset // 4
        if inner.names:
            yield from parts(inner, f"{before}{name}.", place)
            continue
        numbers = inner.itemsize // 4
        shape = inner.shape
        if inner.base.names:
            shape = (*shape, inner.base.itemsize // 4)
        yield Part(before + name, slice(place, place + numbers), shape)
