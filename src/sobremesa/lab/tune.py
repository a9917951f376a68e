"""Looks for the numbers of a deck and the options with which a game is most like its designer wants it.

Optuna proposes numbers, the lab plays the same seeds with each, and the best is played once more on other seeds, for
the best of many tries was also lucky.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from pathlib import Path
from tempfile import TemporaryDirectory

import optuna
import polars as pl

from sobremesa.lab.decks import DeckFile
from sobremesa.lab.result import Result
from sobremesa.lab.sheets import Row, Sheet
from sobremesa.lab.simulate import Workers, simulate
from sobremesa.lab.target import Figure, Target
from sobremesa.table.contract import Game
from sobremesa.table.errors import SobremesaError, WrongDeck, WrongOption

REST = "rest"
PROOF = 4
"""The last look, on other seeds, takes so many times the games of a try."""
PATIENCE = 500
"""After so many draws in a row that cannot be played with, or were tried before, a search is over."""
LEEWAY = 0.05
"""So small a part of its goal off, a target counts as reached: other games never give quite the same."""
KNOB = re.compile(r"\s*([^=\s]+)\s*=\s*(?:(-?\d+)\.\.(-?\d+)|(rest))\s*")

optuna.logging.set_verbosity(optuna.logging.WARNING)


class NothingFits(SobremesaError):
    """None of the tries could be played."""


@dataclass(frozen=True)
class Knob:
    """A number that may change: an option's or one in the deck file, from ``low`` to ``high``; or the ``rest``, which
    keeps the sum of its part of the deck what it is.
    """

    name: str
    low: int = 0
    high: int = 0
    rest: bool = False


@dataclass(frozen=True)
class Try:
    """Numbers that were played with, what was measured with them and how far off that is."""

    values: Mapping[str, int]
    measured: tuple[Figure, ...]
    miss: float


@dataclass(frozen=True)
class Tuned:
    """All tries, the best of them, and game as it is and as it should be on other seeds.

    ``impossible``: how many sets of numbers were drawn that cannot be played with; ``whole``: whether no other set is
    left in the ranges.
    """

    game: Game
    targets: tuple[Target, ...]
    knobs: tuple[Knob, ...]
    tries: tuple[Try, ...]
    impossible: int
    whole: bool
    best: Try
    before: Result
    after: Result
    deck: str | None
    options: Mapping[str, int]


def read_knobs(game: Game, deck: DeckFile, texts: Sequence[str]) -> tuple[Knob, ...]:
    """What may change, from texts like ``limit=10..30`` and ``bear.fish-2=rest``."""
    can = [option.name for option in game.options] + list(deck.numbers)
    found = []
    for text in texts:
        match = KNOB.fullmatch(text)
        if match is None:
            raise WrongOption(
                f"what may change is written name=low..high or name=rest, not {text!r}"
            )
        name, low, high, rest = match.groups()
        if name not in can or (rest and name not in deck.numbers):
            raise WrongOption(f"{game.name} has no {name!r} to change; there are: {', '.join(can)}")
        if not rest and int(low) > int(high):
            raise WrongOption(f"{text!r}: the lower number comes first")
        found.append(Knob(name, rest=True) if rest else Knob(name, int(low), int(high)))
    if all(knob.rest for knob in found):
        raise WrongOption(f"say with --vary what may change; there are: {', '.join(can)}")
    return tuple(found)


@dataclass
class Search:
    """One search: what is played, what may change, what is wanted, and what was tried so far."""

    game: Game
    seats: int
    players: Sequence[str]
    games: int
    targets: tuple[Target, ...]
    knobs: tuple[Knob, ...]
    deck: DeckFile
    options: Mapping[str, int]
    seed: int
    workers: Workers = None
    tries: list[Try] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    drawn: set[tuple[int, ...]] = field(default_factory=set)

    def run(self, trials: int, report: Callable[[int], None] = lambda done: None) -> Tuned:
        """Try the game as it is, then ``trials`` - 1 others; it ends when everything is as wanted, or was tried."""
        study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=self.seed))
        study.enqueue_trial({name: self.now(name) for name in self.free})
        for _ in range(trials):
            tried = self.next_try(study)
            if tried is None:
                break
            self.tries.append(tried)
            report(1)
            if tried.miss == 0:
                break
        return self.proof()

    def next_try(self, study: optuna.Study) -> Try | None:
        """The next numbers that are new and can be played with; `None` where there seem to be none."""
        for _ in range(0 if self.whole else PATIENCE):
            trial = study.ask()
            values = {
                name: trial.suggest_int(name, knob.low, knob.high)
                for name, knob in self.free.items()
            }
            tried = self.first_attempt(values)
            if tried is not None:
                study.tell(trial, tried.miss)
                return tried
            study.tell(trial, state=optuna.trial.TrialState.FAIL)
        return None

    def first_attempt(self, values: dict[str, int]) -> Try | None:
        """Play with these numbers, unless they were drawn before or cannot be played with."""
        if tuple(values.values()) in self.drawn:
            return None
        self.drawn.add(tuple(values.values()))
        try:
            return self.attempt(values)
        except (WrongDeck, WrongOption) as error:
            self.refused.append(str(error))
            return None

    @property
    def free(self) -> dict[str, Knob]:
        """The numbers that are chosen, and not what the others leave."""
        return {knob.name: knob for knob in self.knobs if not knob.rest}

    @property
    def whole(self) -> bool:
        """Whether everything that the ranges hold was drawn."""
        return len(self.drawn) == prod(knob.high - knob.low + 1 for knob in self.free.values())

    def now(self, name: str) -> int:
        """The number that the game has as it is, or the nearest that is allowed."""
        knob = self.free[name]
        value = self.deck.numbers.get(name, self.options.get(name, 0))
        return min(max(value, knob.low), knob.high)

    def attempt(self, values: dict[str, int]) -> Try:
        """Play with these numbers; `WrongDeck` or `WrongOption` where that cannot be done."""
        whole = self.completed(values)
        if any(value < 0 for value in whole.values()):
            raise WrongDeck("a count would be below 0")
        result = self.played(whole, self.games, self.seed)
        measured = tuple(target.measure(result) for target in self.targets)
        misses = (each.miss(figure) for each, figure in zip(self.targets, measured, strict=True))
        return Try(whole, measured, sum(misses))

    def completed(self, values: dict[str, int]) -> dict[str, int]:
        """The chosen numbers, and what they leave for the rest."""
        rests = [knob.name for knob in self.knobs if knob.rest]
        return values | {name: self.deck.rest(name, values) for name in rests}

    def played(self, values: Mapping[str, int], games: int, seed: int) -> Result:
        """What comes of games with these numbers."""
        with TemporaryDirectory() as folder:
            path = Path(folder) / self.deck.path.name
            path.write_text(self.deck_text(values), encoding="utf-8")
            options = self.options_with(values)
            return simulate(
                self.game,
                self.seats,
                self.players,
                games,
                seed,
                options,
                deck=path,
                workers=self.workers,
            )

    def deck_text(self, values: Mapping[str, int]) -> str:
        """The deck file with these numbers."""
        return self.deck.with_numbers(
            {name: value for name, value in values.items() if name in self.deck.numbers}
        )

    def options_with(self, values: Mapping[str, int]) -> dict[str, int]:
        """All options, with these numbers."""
        return {name: values.get(name, value) for name, value in self.options.items()}

    def proof(self) -> Tuned:
        """The best try beside the game as it is, both on seeds that no try has seen."""
        if not self.tries:
            raise NothingFits(f"none of these numbers can be played with: {self.refused[-1]}")
        best = min(self.tries, key=lambda each: each.miss)
        before, after = (
            self.played(values, PROOF * self.games, self.seed + 1) for values in ({}, best.values)
        )
        changed = any(name in self.deck.numbers for name in best.values)
        deck = self.deck_text(best.values) if changed else None
        return Tuned(
            self.game,
            self.targets,
            self.knobs,
            tuple(self.tries),
            len(self.refused),
            self.whole,
            best,
            before,
            after,
            deck,
            self.options_with(best.values),
        )


def target_sheet(tuned: Tuned) -> Sheet:
    """What was wanted, before and after; marked where it is still missed."""
    rows = []
    for target in tuned.targets:
        before, after = target.measure(tuned.before), target.measure(tuned.after)
        cells = (str(target), target.shown(before), target.shown(after))
        rows.append(Row(cells, target.miss(after) > LEEWAY))
    title = f"Wanted, on {tuned.after.games:,} new games"
    return Sheet(title, ("wanted", "as it is", "with the best"), tuple(rows))


def missed(tuned: Tuned) -> list[str]:
    """A sentence for each target that the best still misses on new games, and one for what to try then."""
    said = []
    for target in tuned.targets:
        after = target.measure(tuned.after)
        if target.miss(after) > LEEWAY:
            off = target.written(target.beyond(after))
            said.append(f"{target} is missed by {off}: with the best it is {target.shown(after)}.")
    return [*said, what_to_try(tuned)] if said else []


def what_to_try(tuned: Tuned) -> str:
    """Where to look for better numbers."""
    least = {option.name: option.least for option in tuned.game.options}
    most = {option.name: option.most for option in tuned.game.options}
    at_an_end = [
        f"{knob.name}={value} of {knob.low}..{knob.high}"
        for knob in tuned.knobs
        if not knob.rest
        and (value := tuned.best.values[knob.name]) in {knob.low, knob.high}
        and value not in {least.get(knob.name, 0), most.get(knob.name)}
    ]
    if at_an_end:
        return f"Try a wider range where the best is at an end: {', '.join(at_an_end)}."
    if tuned.whole:
        return "All that the ranges hold was tried: let something else change as well (--vary)."
    return f"Try more sets of numbers than {len(tuned.tries)} (--tries), or let something else change as well (--vary)."


def number_sheet(tuned: Tuned, deck: DeckFile, options: Mapping[str, int]) -> Sheet:
    """The numbers of the best try beside those of the game as it is; marked where they differ."""
    rows = []
    for name, value in tuned.best.values.items():
        was = deck.numbers.get(name, options.get(name, 0))
        rows.append(Row((name, str(was), str(value)), was != value))
    return Sheet("Numbers", ("number", "as it is", "best"), tuple(rows))


def try_sheet(tuned: Tuned, most: int | None = None) -> Sheet:
    """What was tried, the best first."""
    rows = []
    for each in sorted(tuned.tries, key=lambda one: one.miss)[:most]:
        numbers = ", ".join(f"{name}={value}" for name, value in each.values.items())
        values = [
            target.written(figure.value)
            for target, figure in zip(tuned.targets, each.measured, strict=True)
        ]
        rows.append(Row((numbers, *values, f"{each.miss:.3f}")))
    names = tuple(target.name for target in tuned.targets)
    others = f" ({tuned.impossible:,} others cannot be played with)" if tuned.impossible else ""
    return Sheet(f"Tries{others}", ("numbers", *names, "off by"), tuple(rows))


def try_frame(tuned: Tuned) -> pl.DataFrame:
    """What was tried, one row each, in order."""
    columns: dict[str, list[float]] = {
        name: [each.values[name] for each in tuned.tries] for name in tuned.best.values
    }
    for place, target in enumerate(tuned.targets):
        columns[target.name] = [each.measured[place].value for each in tuned.tries]
    columns["miss"] = [each.miss for each in tuned.tries]
    return pl.DataFrame(columns, strict=False)
