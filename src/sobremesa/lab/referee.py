"""Plays scenario files and says where the rules do something else than a person expected."""

import difflib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from sobremesa.lab.scenario import Expected, Move, Scenario, WrongScenario, read
from sobremesa.table.errors import (
    AgainstTheRules,
    NotYourTurn,
    SobremesaError,
    UnreadableAction,
    WrongOption,
)
from sobremesa.table.registry import game as registered
from sobremesa.table.scene import Scene, Zone, plain
from sobremesa.table.table import SPECTATOR, Event, Table

NOT_ASKED = "not-asked"


@dataclass(frozen=True)
class Verdict:
    """What came of a file: nothing, or the first difference: its line, after which move, and the two texts."""

    path: Path
    line: int = 0
    after: str = ""
    expected: tuple[str, ...] = ()
    found: tuple[str, ...] = ()

    @property
    def passed(self) -> bool:
        """Whether everything was as expected."""
        return self.expected == self.found

    @property
    def diff(self) -> str:
        """The difference in the manner of ``diff -u``."""
        lines = difflib.unified_diff(
            self.expected, self.found, "expected", "found", lineterm="", n=2
        )
        return "\n".join(lines)

    def __str__(self) -> str:
        if self.passed:
            return f"{self.path}: as expected"
        return f"{self.path}:{self.line}: {self.after}\n{self.diff}"


def referee(paths: Sequence[Path], console: Console) -> bool:
    """Play the files (of a folder all in it) and print what came of each; whether all was as expected.

    It ends at the first difference, or at the first file that cannot be played.
    """
    for path in scenario_files(paths):
        try:
            verdict = run(path)
        except SobremesaError as error:
            console.print(f"[red]{escape(str(error))}[/red]", soft_wrap=True, highlight=False)
            return False
        colour = "green" if verdict.passed else "red"
        console.print(
            f"[{colour}]{escape(str(verdict))}[/{colour}]", soft_wrap=True, highlight=False
        )
        if not verdict.passed:
            return False
    return True


def scenario_files(paths: Sequence[Path]) -> Iterator[Path]:
    """The files themselves, and those in the folders."""
    for path in paths:
        yield from sorted(path.rglob("*.yaml")) if path.is_dir() else [path]


def run(path: Path) -> Verdict:
    """Play one file up to the first difference; `WrongScenario` where it cannot be played."""
    return Match(read(path)).verdict()


@dataclass
class Match:
    """One scenario being played."""

    scenario: Scenario
    events: list[Event] = field(default_factory=list)
    all_events: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.table = self.laid()

    def laid(self) -> Table:
        """The table with the scenario's position on it."""
        case = self.scenario
        start = "game"
        try:
            game = registered(case.game)
            start = "options"
            table = Table(game, case.seats, case.seed, case.options, ceremony=case.ceremony)
            start = "position"
            if case.position:
                game.arrange(table.record, case.position)
        except SobremesaError as error:
            start = (
                "seats" if isinstance(error, WrongOption) and "option" not in str(error) else start
            )
            raise WrongScenario(case.path, case.line_of(str(error), start), str(error)) from None
        return table

    def verdict(self) -> Verdict:
        """Play the moves and look after each."""
        case = self.scenario
        difference = self.look(case.expected, "at the start")
        for number, move in enumerate(case.moves, 1):
            difference = difference or self.make(move, number)
        return difference or Verdict(case.path)

    def make(self, move: Move, number: int) -> Verdict | None:
        """Make a move; the first difference, if there is one."""
        if move.action:
            wanted = refusal_text(move.refused)
            found, events = self.attempt(move)
            if move.refused is True and found.startswith("refused"):
                wanted = found
            if wanted != found:
                return self.difference(move.line, f"move {number}, {move}", [wanted], [found])
            self.events = events
            self.all_events += events
        return self.look(
            move.expected,
            f"after move {number}, {move}" if move.action else f"after move {number - 1}",
        )

    def attempt(self, move: Move) -> tuple[str, list[Event]]:
        """Whether the move was allowed, as a text, and what happened."""
        try:
            if move.seat < 0:
                return "allowed", self.table.close()
            return "allowed", self.table.play(move.seat, self.action(move.action, move.line))
        except AgainstTheRules as error:
            return refusal_text(error.reason), []
        except NotYourTurn:
            return refusal_text(NOT_ASKED), []

    def action(self, text: str, line: int) -> str:
        """An action of the game; `WrongScenario` if it is none."""
        try:
            return self.table.read(text).text
        except UnreadableAction as error:
            raise WrongScenario(self.scenario.path, line, str(error)) from None

    def look(self, expected: Sequence[Expected], after: str) -> Verdict | None:
        """The first thing that is not as expected."""
        for each in expected:
            wanted, found = self.compare(each)
            if wanted != found:
                return self.difference(each.line, after, wanted, found)
        return None

    def difference(self, line: int, after: str, wanted: list[str], found: list[str]) -> Verdict:
        return Verdict(self.scenario.path, line, after, tuple(wanted), tuple(found))

    def compare(self, each: Expected) -> tuple[list[str], list[str]]:
        """What is expected and what is found, as lines."""
        table = self.table
        match each.what:
            case "zones":
                return self.compare_zones(each, self.open_zones())
            case "sees":
                zones = {zone.id: zone for zone in table.scene(self.seat(each)).zones}
                return self.compare_zones(each, zones, f"{watcher_text(each.seat)}: ")
            case "sees not":
                return self.compare_hidden(each)
            case "is told":
                seen = [event.kind for event in self.events if event.seen_by(self.seat(each))]
                return one_line(f"{watcher_text(each.seat)} is told", each.value, seen)
            case "legal" | "only legal" | "not legal":
                return self.compare_legal(each)
            case "events":
                return one_line("events", each.value, [event.kind for event in self.events])
        turn = int(table.record["turn"][0])
        found = turn if each.what == "turn" else getattr(table, each.what)
        return one_line(each.what, each.value, found)

    def seat(self, each: Expected) -> int:
        """The seat that an expectation is about; `WrongScenario` if there is none."""
        if each.seat >= self.table.seats:
            sentence = f"there is no seat {each.seat}; there are 0 to {self.table.seats - 1}"
            raise WrongScenario(self.scenario.path, each.line, sentence)
        return each.seat

    def open_zones(self) -> dict[str, Zone]:
        """Every zone as the seat sees it that sees its cards, if any does."""
        zones: dict[str, Zone] = {}
        for seat in range(SPECTATOR, self.table.seats):
            for zone in self.table.scene(seat).zones:
                if zone.cards or zone.id not in zones:
                    zones[zone.id] = zone
        return zones

    def compare_zones(
        self, each: Expected, zones: dict[str, Zone], whose: str = ""
    ) -> tuple[list[str], list[str]]:
        wanted, found = [], []
        for name, value in each.value.items():
            zone = zones.get(name)
            if zone is None and value not in (0, []):
                sentence = f"there is no zone {name!r}; there are: {', '.join(zones)}"
                raise WrongScenario(self.scenario.path, each.line, sentence)
            wanted.append(f"{whose}{name}: {zone_text(value, zone)}")
            found.append(f"{whose}{name}: {zone_text(found_in(value, zone), zone)}")
        return wanted, found

    def compare_hidden(self, each: Expected) -> tuple[list[str], list[str]]:
        """Cards that must occur nowhere in what a seat sees, or has been told since the position was laid."""
        names = self.table.game.card_names
        scene = self.table.scene(self.seat(each))
        heard = [event.seen_by(each.seat) for event in self.all_events]
        told = {names[event.card] for event in heard if event is not None and event.card >= 0}
        for name in each.value:
            if names and name not in names:
                sentence = f"there is no card {name!r}; cards are named like {names[0]!r}"
                raise WrongScenario(self.scenario.path, each.line, sentence)
        known = words_in(scene) | told
        who = watcher_text(each.seat)
        found = [
            f"{who} sees: {name}" if name in known else f"{who} does not see: {name}"
            for name in each.value
        ]
        return [f"{who} does not see: {name}" for name in each.value], found

    def compare_legal(self, each: Expected) -> tuple[list[str], list[str]]:
        wanted, found = [], []
        for seat, actions in each.value.items():
            legal = [
                action.text
                for action in self.table.legal(self.seat(Expected(each.line, "", 0, seat)))
            ]
            texts = [self.action(text, each.line) for text in actions]
            if each.what == "only legal":
                wanted += [f"seat {seat} may: {text}" for text in sorted(texts)]
                found += [f"seat {seat} may: {text}" for text in sorted(legal)]
                continue
            for text, reason in zip(texts, actions.values(), strict=True):
                why = self.why_not(seat, text)
                right = "allowed" if each.what == "legal" else refusal_text(reason or why or True)
                wanted.append(f"seat {seat}, {text}: {right}")
                found.append(f"seat {seat}, {text}: {refusal_text(why) if why else 'allowed'}")
        return wanted, found

    def why_not(self, seat: int, text: str) -> str:
        """The reason why a seat may not do something now; empty if it may."""
        number = self.table.read(text).number
        reason = int(self.table.border.refusal(self.table.record, seat, number))
        return self.table.game.refusals[reason] if reason else ""


def refusal_text(reason: str | bool) -> str:
    """Allowed, or refused and why."""
    if not reason:
        return "allowed"
    return "refused" if reason is True else f"refused: {reason}"


def watcher_text(seat: int) -> str:
    """A seat, or the spectators."""
    return f"seat {seat}" if seat >= 0 else "spectators"


def one_line(what: str, wanted: Any, found: Any) -> tuple[list[str], list[str]]:
    """Both sides of a simple expectation."""
    if isinstance(wanted, list):
        wanted, found = [
            " ".join(str(each) for each in listed) or "none" for listed in (wanted, found)
        ]
    return [f"{what}: {wanted}"], [f"{what}: {found}"]


def found_in(value: int | list[str], zone: Zone | None) -> int | list[str]:
    """What lies in a zone, as a number or a list like the ``value`` expected."""
    if zone is None:
        return 0 if isinstance(value, int) else []
    if isinstance(value, int):
        return zone.count
    if zone.count and not zone.cards:
        return [f"{zone.count} cards that cannot be seen"]
    return [card.name for card in zone.cards]


def zone_text(value: int | list[str], zone: Zone | None) -> str:
    """Cards or their number, as a text; a hand has no order."""
    if isinstance(value, int):
        return f"{value} cards"
    in_order = sorted(value) if zone is not None and zone.kind == "hand" else value
    return " ".join(in_order) or "none"


def words_in(scene: Scene) -> set[str]:
    """Every word of every text in a scene."""

    def texts(value: Any) -> Iterator[str]:
        if isinstance(value, str):
            yield from value.split()
        elif isinstance(value, dict):
            for key, each in value.items():
                yield key
                yield from texts(each)
        elif isinstance(value, list):
            for each in value:
                yield from texts(each)

    return set(texts(plain(scene)))
