"""Actions are numbers; here is how each is written for people, and read back.

A game lists its kinds of action; each kind has fields with a finite list of values, and takes as many numbers as
there are combinations, in the order of the list: ``play red-7 left``, ``throw red-5``, ``pass``.
"""

import difflib
from dataclasses import dataclass, field
from math import prod

from sobremesa.table.errors import UnreadableAction


@dataclass(frozen=True)
class Field:
    """One choice within an action: its name and the words for its values."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class ActionKind:
    """A kind of action; ``first`` is the number of its first combination, kept as the rules have it."""

    name: str
    first: int
    fields: tuple[Field, ...] = ()

    @property
    def size(self) -> int:
        """How many numbers this kind takes."""
        return prod(len(each.values) for each in self.fields)


@dataclass(frozen=True)
class Action:
    """An action with its values named: ``action["card"]`` is the place of the value in its field's list."""

    number: int
    kind: str
    values: dict[str, int]
    text: str

    def __getitem__(self, name: str) -> int:
        return self.values[name]

    def __repr__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Actions:
    """All actions of a game, number by number and by their text."""

    kinds: tuple[ActionKind, ...]
    listed: tuple[Action, ...] = field(init=False)
    by_text: dict[str, Action] = field(init=False)

    def __post_init__(self) -> None:
        listed = tuple(action for kind in self.kinds for action in combinations(kind))
        if [action.number for action in listed] != list(range(len(listed))):
            raise ValueError("the kinds of action do not follow one another without a gap")
        object.__setattr__(self, "listed", listed)
        object.__setattr__(self, "by_text", {action.text: action for action in listed})

    def __len__(self) -> int:
        return len(self.listed)

    def __getitem__(self, number: int) -> Action:
        """The action of this number; `UnreadableAction` if there is none."""
        if not 0 <= number < len(self.listed):
            raise UnreadableAction(
                f"there is no action number {number}: this game's actions are 0 to {len(self.listed) - 1}"
            )
        return self.listed[number]

    def read(self, text: str) -> Action:
        """The action of this text; `UnreadableAction` with the nearest ones if there is none."""
        action = self.by_text.get(" ".join(text.split()))
        if action is None:
            near = difflib.get_close_matches(text, list(self.by_text), n=3)
            hint = f"; did you mean {' or '.join(repr(each) for each in near)}?" if near else ""
            raise UnreadableAction(f"{text!r} is no action of this game{hint}")
        return action


def combinations(kind: ActionKind) -> list[Action]:
    """Every action of a kind in the order of its numbers, the last field running fastest."""
    actions = []
    for offset in range(kind.size):
        values: dict[str, int] = {}
        rest = offset
        for each in reversed(kind.fields):
            rest, values[each.name] = divmod(rest, len(each.values))
        words = [each.values[values[each.name]] for each in kind.fields]
        ordered = {each.name: values[each.name] for each in kind.fields}
        actions.append(
            Action(kind.first + offset, kind.name, ordered, " ".join([kind.name, *words]))
        )
    return actions
