"""Scenario files: a position, moves and what is expected, as people write them (see ``docs/scenarios.md``).

This module reads a file into a `Scenario` whose every part knows its line; `sobremesa.lab.referee` plays it.
"""

import difflib
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap, CommentedSeq
from ruamel.yaml.error import MarkedYAMLError

from sobremesa.table.errors import SobremesaError

SPECTATORS = -1
FILE_KEYS = (
    "game", "title", "clauses", "seats", "seed", "options", "ceremony", "position", "expect", "moves",
)  # fmt: skip
MOVE_KEYS = ("seat", "action", "refused", "expect")
EXPECT_KEYS = (
    "zones", "turn", "asking", "actors", "legal", "only legal", "not legal", "scores", "winners", "ending", "over",
    "events",
)  # fmt: skip
WATCHER = re.compile(r"(?:seat (\d+)|(spectators)) (sees not|see not|sees|see|is told|are told)")
WATCHER_KEYS = (
    "seat 0 sees",
    "seat 0 sees not",
    "seat 0 is told",
    "spectators see",
    "spectators are told",
)


class WrongScenario(SobremesaError):
    """A scenario file that cannot be played; its text begins with the file and the line."""

    def __init__(self, path: Path, line: int, sentence: str) -> None:
        super().__init__(f"{path}:{line}: {sentence}")
        self.path, self.line, self.sentence = path, line, sentence


@dataclass(frozen=True)
class Expected:
    """One thing expected: ``what`` is a key of an ``expect``, ``seat`` whose it is, ``value`` what should be."""

    line: int
    what: str
    value: Any
    seat: int = SPECTATORS


@dataclass(frozen=True)
class Move:
    """A seat's action (``refused``: it must not be allowed, for that reason where it is a text), the clock's move
    (``action`` is "clock"), or nothing but a look (``action`` is ""); then what is expected.
    """

    line: int
    action: str
    seat: int = SPECTATORS
    refused: str | bool = False
    expected: tuple[Expected, ...] = ()

    def __str__(self) -> str:
        return self.action if self.seat < 0 else f"seat {self.seat}: {self.action}"


@dataclass(frozen=True)
class Scenario:
    """A whole file. ``lines`` are the lines of its keys, and of what the position says."""

    path: Path
    game: str
    seats: int
    seed: int = 0
    title: str = ""
    clauses: tuple[str, ...] = ()
    options: Mapping[str, int | str] = field(default_factory=dict)
    ceremony: bool = False
    position: Mapping[str, Any] = field(default_factory=dict)
    expected: tuple[Expected, ...] = ()
    moves: tuple[Move, ...] = ()
    lines: Mapping[str, int] = field(default_factory=dict)

    def line_of(self, sentence: str, start: str) -> int:
        """The line of the thing in the file that a sentence names, else that of the key ``start``."""
        named = [
            name
            for name in self.lines
            if re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", sentence)
        ]
        named = [name for name in named if not name.isdigit()]
        inside = [name for name in named if self.lines[name] > self.lines.get(start, 0)]
        return self.lines[inside[-1]] if inside else self.lines.get(start, 1)


def read(path: Path) -> Scenario:
    """Read a scenario file; `WrongScenario` says where it is wrong and what would be right."""
    return Reader(path).scenario()


class Reader:
    """Reads one file, keeping lines."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines: dict[str, int] = {}

    def wrong(self, line: int, sentence: str) -> WrongScenario:
        return WrongScenario(self.path, line, sentence)

    def load(self) -> CommentedMap:
        """The file's YAML."""
        try:
            data = YAML().load(self.path.read_text(encoding="utf-8"))
        except MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 1
            raise self.wrong(line, f"this is not YAML: {error.problem}") from None
        except (OSError, UnicodeDecodeError) as error:
            raise self.wrong(1, f"the file cannot be read: {error}") from None
        if not isinstance(data, CommentedMap):
            raise self.wrong(1, "a scenario is a list of keys: game, seats, position, moves, …")
        return data

    def scenario(self) -> Scenario:
        """The whole file."""
        data = self.load()
        self.keys(data, FILE_KEYS, "a scenario")
        for key in ("game", "seats"):
            if key not in data:
                raise self.wrong(1, f"the key {key!r} is missing")
        self.note(data)
        position = self.mapping(data, "position")
        return Scenario(
            path=self.path,
            game=self.text(data, "game"),
            seats=self.number(data, "seats"),
            seed=self.number(data, "seed", 0),
            title=self.text(data, "title", ""),
            clauses=tuple(self.texts(data, "clauses")),
            options=dict(self.mapping(data, "options")),
            ceremony=self.flag(data, "ceremony"),
            position={key: self.plain(value) for key, value in position.items()},
            expected=self.expectations(data),
            moves=tuple(self.move(each, line) for each, line in self.items(data, "moves")),
            lines=self.lines,
        )

    def note(self, data: Any) -> None:
        """Note the lines of all keys and texts, the first of each name."""
        if isinstance(data, CommentedMap):
            for key, value in data.items():
                self.lines.setdefault(str(key), line_of(data, key))
                if isinstance(value, str | int):
                    self.lines.setdefault(str(value), line_of(data, key))
                if str(key) not in ("moves", "expect"):
                    self.note(value)
        elif isinstance(data, CommentedSeq):
            for place, value in enumerate(data):
                self.lines.setdefault(str(value), data.lc.item(place)[0] + 1)

    def move(self, data: Any, line: int) -> Move:
        """One of the moves."""
        if data == "clock":
            return Move(line, "clock")
        if not isinstance(data, CommentedMap):
            raise self.wrong(line, f"a move is `seat` and `action`, or `clock`, not {data!r}")
        self.keys(data, MOVE_KEYS, "a move")
        if data.get("action") == "clock" and "seat" not in data:
            return Move(line, "clock", expected=self.expectations(data))
        if list(data) == ["expect"]:
            return Move(line, "", expected=self.expectations(data))
        for key in ("seat", "action"):
            if key not in data:
                raise self.wrong(line, f"this move has no {key!r}")
        refused = data.get("refused", False)
        if not isinstance(refused, str | bool):
            raise self.wrong(line_of(data, "refused"), "`refused` takes a reason, or true for any")
        seat, action = self.number(data, "seat"), self.text(data, "action")
        return Move(line, action, seat, refused, self.expectations(data))

    def expectations(self, data: CommentedMap) -> tuple[Expected, ...]:
        """What stands under ``expect``."""
        wanted = self.mapping(data, "expect")
        return tuple(self.expectation(wanted, key) for key in wanted)

    def expectation(self, data: CommentedMap, key: Any) -> Expected:
        """One key of an ``expect``, with the right type of value."""
        line = line_of(data, key)
        watcher = WATCHER.fullmatch(str(key))
        if watcher is None:
            self.known(key, EXPECT_KEYS, WATCHER_KEYS, "an expectation", line)
            return Expected(line, key, CHECKS[key](self, data, key))
        seat = SPECTATORS if watcher[2] else int(watcher[1])
        what = {"see": "sees", "see not": "sees not", "are told": "is told"}.get(
            watcher[3], watcher[3]
        )
        value = self.zones(data, key) if what == "sees" else self.texts(data, key)
        return Expected(line, what, value, seat)

    # values of each type

    def keys(self, data: CommentedMap, right: Sequence[str], what: str) -> None:
        """Every key must be one of these."""
        for key in data:
            self.known(key, right, (), what, line_of(data, key))

    def known(
        self, key: Any, right: Sequence[str], more: Sequence[str], what: str, line: int
    ) -> None:
        if key not in right:
            near = difflib.get_close_matches(str(key), [*right, *more], n=1)
            hint = (
                f"did you mean {near[0]!r}?" if near else f"there are: {', '.join([*right, *more])}"
            )
            raise self.wrong(line, f"{what} has no key {str(key)!r}; {hint}")

    def mapping(self, data: CommentedMap, key: str) -> CommentedMap:
        value = data.get(key)
        if value is None:
            return CommentedMap()
        if not isinstance(value, CommentedMap):
            raise self.wrong(line_of(data, key), f"{key!r} takes keys with values, not {value!r}")
        return value

    def items(self, data: CommentedMap, key: Any) -> list[tuple[Any, int]]:
        """The items of a list with their lines."""
        value = data.get(key)
        if value is None:
            return []
        if not isinstance(value, CommentedSeq):
            raise self.wrong(line_of(data, key), f"{str(key)!r} takes a list, not {value!r}")
        return [(each, value.lc.item(place)[0] + 1) for place, each in enumerate(value)]

    def texts(self, data: CommentedMap, key: Any) -> list[str]:
        return [str(each) for each, _ in self.items(data, key)]

    def numbers(self, data: CommentedMap, key: Any) -> list[int]:
        for each, line in self.items(data, key):
            if not is_number(each):
                raise self.wrong(line, f"{str(key)!r} takes whole numbers, not {each!r}")
        return [int(each) for each, _ in self.items(data, key)]

    def number(self, data: CommentedMap, key: str, default: int = 0) -> int:
        value = data.get(key, default)
        if not is_number(value):
            raise self.wrong(line_of(data, key), f"{key!r} takes a whole number, not {value!r}")
        return int(value)

    def text(self, data: CommentedMap, key: str, default: str = "") -> str:
        value = data.get(key, default)
        if not isinstance(value, str):
            raise self.wrong(line_of(data, key), f"{key!r} takes a text, not {value!r}")
        return str(value)

    def flag(self, data: CommentedMap, key: str) -> bool:
        value = data.get(key, False)
        if not isinstance(value, bool):
            raise self.wrong(line_of(data, key), f"{key!r} is true or false, not {value!r}")
        return value

    def ending(self, data: CommentedMap, key: str) -> str | None:
        return None if data[key] is None else self.text(data, key)

    def zones(self, data: CommentedMap, key: Any) -> dict[str, int | list[str]]:
        """Zones with a number of cards or a list of them."""
        inner = self.mapping(data, key)
        return {
            zone: int(value) if is_number(value) else self.texts(inner, zone)
            for zone, value in inner.items()
        }

    def by_seat(self, data: CommentedMap, key: Any) -> dict[int, dict[str, str]]:
        """For each seat some actions: a list, or each with the reason why it is refused."""
        inner = self.mapping(data, key)
        found: dict[int, dict[str, str]] = {}
        for seat, value in inner.items():
            if not is_number(seat):
                raise self.wrong(
                    line_of(inner, seat), f"{key!r} takes seats with their actions, not {seat!r}"
                )
            if key == "not legal" and isinstance(value, CommentedMap):
                found[int(seat)] = {str(action): str(reason) for action, reason in value.items()}
            else:
                found[int(seat)] = dict.fromkeys(self.texts(inner, seat), "")
        return found

    def plain(self, value: Any) -> Any:
        """A value of the position without ruamel's types."""
        if isinstance(value, CommentedSeq):
            return [self.plain(each) for each in value]
        return value


CHECKS: dict[str, Callable[[Reader, CommentedMap, Any], Any]] = {
    "zones": Reader.zones,
    "turn": Reader.number,
    "asking": Reader.text,
    "actors": Reader.numbers,
    "legal": Reader.by_seat,
    "only legal": Reader.by_seat,
    "not legal": Reader.by_seat,
    "scores": Reader.numbers,
    "winners": Reader.numbers,
    "ending": Reader.ending,
    "over": Reader.flag,
    "events": Reader.texts,
}


def is_number(value: Any) -> bool:
    """Whether a value of YAML is a whole number (true and false are not)."""
    return isinstance(value, int) and not isinstance(value, bool)


def line_of(data: CommentedMap, key: Any) -> int:
    """The line of a key, counted from 1."""
    return int(data.lc.key(key)[0]) + 1 if key in data else int(data.lc.line) + 1
