"""What a game is to everybody else: a `Game` object, and nine functions over its records.

=========  =========================================  =====================================================
function   called as                                  says
=========  =========================================  =====================================================
deal       ``deal(t, log)``                           sets the table up from its options and chance
actors     ``actors(t) -> int``                       bit mask of the seats that may act now; 0 when over
refusal    ``refusal(t, seat, action) -> int``        why not: 0 if the seat may do it now
legal      ``legal(t, seat, out) -> int``             writes the seat's actions (int32), returns how many
apply      ``apply(t, seat, action, log)``            the only way a table changes by a seat
close      ``close(t, log)``                          time is up for the open question
observe    ``observe(t, seat, view)``                 what this seat (or the spectators, -1) may know
redeal     ``redeal(t, seat, chance)``                rearranges ``t`` into a table the seat cannot tell apart
scores     ``scores(t, out)``                         scores so far or final (int32), higher is better
=========  =========================================  =====================================================

They stand in a game's ``rules.py`` and ``sight.py``. Every table's record begins with ``seats`` and ``ceremony``
and has ``options``, ``chance``, ``asking``, ``end``; every View has ``seat seats turn kind moment mine reason
winners why``, where ``why`` holds one number an action, 0 where the seat may do it now.

``ceremony`` is 1 at played tables: there a window asks every seat, also one without a choice, and a common flip
waits until all are ready; so nothing tells who could have done something. It is 0 where no person looks on: forced
answers are then no decisions.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from sobremesa.table.actions import Actions
from sobremesa.table.errors import WrongOption
from sobremesa.table.scene import Arg, Scene

Record = Any
"""A record of a game's dtype: Numba's when compiled, `sobremesa.table.plain.Plain` when not."""


@dataclass(frozen=True)
class Option:
    """A rule that a table may set: a whole number in a range, or one of a few named ``values`` (0, 1, …)."""

    name: str
    default: int
    least: int
    most: int
    values: tuple[str, ...] = ()

    def check(self, value: int | str) -> int:
        """The option's number for a value that a person gave; `WrongOption` says what would be right."""
        if isinstance(value, str) and value in self.values:
            return self.values.index(value) + self.least
        try:
            number = int(value)
        except ValueError:
            number = self.least - 1
        if isinstance(value, bool) or not self.least <= number <= self.most:
            right = " or ".join(self.values) or f"a whole number from {self.least} to {self.most}"
            raise WrongOption(f"option {self.name}: {value!r} is not possible, it takes {right}")
        return number


def named_option(name: str, *values: str, default: int = 0, least: int = 0) -> Option:
    """An option with a few named values, counted from ``least``."""
    return Option(name, default, least, least + len(values) - 1, values)


@dataclass(frozen=True)
class EventKind:
    """A kind of event: its word, whether it has a card, and how the page is told its two numbers (``None``: they
    mean nothing).
    """

    name: str
    card: bool = False
    a: tuple[str, Callable[[int], Arg]] | None = None
    b: tuple[str, Callable[[int], Arg]] | None = None


@dataclass(frozen=True, eq=False)
class Game:
    """A game: all that the rooms above need to know of it.

    How people play it stands in its ``players.py``: compiled functions ``think(view, chance, kind) -> action`` and
    ``react(view, chance, kind) -> milliseconds`` over a View record, a chance of their own and a kind of person
    (`sobremesa.minds.people`), and nothing else. A game without that file is played at random.
    """

    name: str
    rules_version: int
    package: str
    seats: range
    table: np.dtype[Any]
    view: np.dtype[Any]
    actions: Actions
    options: tuple[Option, ...]
    events: tuple[EventKind, ...]
    refusals: Mapping[int, str]
    endings: tuple[str, ...]
    lay_deck: Callable[[Record, Any], None]
    load_deck: Callable[[Path], Any]
    check_options: Callable[[int, Mapping[str, int]], None]
    card_word: Callable[[int], Arg]
    scene: Callable[[Any], Scene]
    arrange: Callable[[Any, Mapping[str, Any]], None]
    spans: Callable[[Mapping[str, int]], Mapping[str, int]] = lambda options: {}
    """From a table's options, how many milliseconds certain kinds of question stay open (``{"photo": 120}``)."""
    card_names: tuple[str, ...] = ()
    """The text form of each card (or face) that an event or a View can name, by its number."""

    @property
    def folder(self) -> Path:
        """The game's folder: deck, words, board."""
        module: ModuleType = import_module(self.package)
        if module.__file__ is None:
            raise WrongOption(f"game {self.name}: {self.package} is not a folder with files")
        return Path(module.__file__).parent

    def option_values(self, seats: int, given: Mapping[str, int | str]) -> dict[str, int]:
        """Every option with its number, the given ones checked; `WrongOption` where something cannot be."""
        if seats not in self.seats:
            raise WrongOption(
                f"{self.name} is for {self.seats.start} to {self.seats.stop - 1} seats, not {seats}"
            )
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise WrongOption(f"{self.name} has no option {name!r}; it has: {', '.join(known)}")
        values = {
            option.name: option.check(given.get(option.name, option.default))
            for option in self.options
        }
        self.check_options(seats, values)
        return values
