"""The speed of the search beside OpenSpiel's own, on one core, in one run: `python -m benchmarks.search`.

Both look for the first action after a deal that is a choice, and value what they find by random play to the end. What
is compared is iterations a second times the steps from there to the end, for an iteration goes through a whole game,
the first part of it in the tree. Like OpenSpiel's random rollouts, its *steps* count chance and moves without an
alternative.

OpenSpiel's is the C++ `ISMCTSBot` with `RandomRolloutEvaluator`, one rollout for each new leaf, on hearts and euchre.
It resamples what is hidden in each iteration, ours once for all actions that are still tried at the root, and for at
least about eight iterations.

Ours is shown for every game mode at the middle number of seats: with seats asked only where they have a choice, and
with *all asked*, as at played tables.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import count, cycle
from statistics import fmean
from time import process_time
from typing import Any

import numpy as np
import pyspiel

from benchmarks import peers
from benchmarks.rules import Mode, modes
from benchmarks.timer import Contender, Rate, interleave, stay_on_one_core
from sobremesa.search.player import TO_THE_END, Search, guessed
from sobremesa.table.chance import CHANCE
from sobremesa.table.table import Table

THEIRS = ("hearts", "euchre")
ITERATIONS = 1_000
UCT_C = 2.0
PLAYS_FOR_LENGTH = 500
MOST_STEPS = 100_000
AIM = 3


@dataclass(frozen=True)
class Measured:
    """A search: its iterations, and how many steps it is from where it looks to the end."""

    name: str
    iterations: Rate
    length: float

    @property
    def steps(self) -> float:
        """Steps that it goes in a second."""
        return self.iterations.per_second * self.length


@cache
def their_choices(game: str) -> tuple[tuple[Any, float], ...]:
    """A few dealt states where there is a choice, with the mean steps from there to the end.

    Where there is none, as when nothing is passed in hearts, OpenSpiel's search answers without searching.
    """
    found = []
    for deal in peers.deals(game):
        state, forced = deal.state.clone(), 0
        while len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
            forced += 1
        found.append((state, deal.steps - forced))
    return tuple(found)


def theirs(game: str) -> Callable[[], float]:
    """OpenSpiel's search from the next of a few deals; returns its iterations."""
    states, seeds = cycle(state for state, _ in their_choices(game)), count(1)

    def search() -> float:
        seed = next(seeds)
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = pyspiel.ISMCTSBot(seed, evaluator, UCT_C, ITERATIONS, -1, final, False, False)
        bot.step(next(states))
        return ITERATIONS

    return search


def their_length(game: str) -> float:
    return fmean(length for _, length in their_choices(game))


def ours(mode: Mode, *, all_asked: bool) -> Callable[[], float]:
    """Our search for the first seat that acts; returns its iterations."""
    table, chance = first_choice(mode, all_asked=all_asked), stream()
    seat = table.actors[0]
    search = Search(mode.game, ITERATIONS, horizon=TO_THE_END)
    guess = guessed(mode.game, table.record, seat, chance)

    def run() -> float:
        search.action(guess, seat, chance)
        return ITERATIONS

    return run


def first_choice(mode: Mode, *, all_asked: bool) -> Table:
    """A dealt table, where the first seat asked has a choice: whoever has none does what there is to do."""
    table = mode.table(all_asked)
    while len(table.legal(table.actors[0])) == 1:
        table.play(table.actors[0], table.legal(table.actors[0])[0])
    return table


def our_length(mode: Mode, *, all_asked: bool) -> float:
    """Mean steps of random play from there."""
    table, chance = first_choice(mode, all_asked=all_asked), stream()
    out = np.zeros(len(mode.game.actions), np.int32)
    dealt = table.record.copy()
    steps = 0
    for _ in range(PLAYS_FOR_LENGTH):
        table.record[:] = dealt
        guess = guessed(mode.game, table.record, table.actors[0], chance)
        steps += table.border.playout(guess, chance, table.log, out, MOST_STEPS)
    return steps / PLAYS_FOR_LENGTH


def stream() -> np.ndarray:
    chance = np.zeros(1, CHANCE)
    chance["key"] = random.Random(1).getrandbits(32)
    return chance


def measure(repeats: int = 7, seconds: float = 0.3) -> tuple[list[Measured], list[Measured]]:
    """Theirs and ours, taking turns; ours twice for each mode, all asked second."""
    them = [Contender(f"OpenSpiel {game}", theirs(game)) for game in THEIRS]
    us = {
        f"{mode.name}, {mode.seats} seats{', all asked' * all_asked}": (mode, all_asked)
        for mode in modes()
        for all_asked in (False, True)
    }
    own = [Contender(name, ours(mode, all_asked=asked)) for name, (mode, asked) in us.items()]
    rates = interleave(them + own, repeats, seconds, process_time)
    return (
        [
            Measured(f"OpenSpiel {game}", rates[f"OpenSpiel {game}"], their_length(game))
            for game in THEIRS
        ],
        [
            Measured(name, rates[name], our_length(mode, all_asked=asked))
            for name, (mode, asked) in us.items()
        ],
    )


def table(them: list[Measured], us: list[Measured]) -> str:
    """The figures, and how ours stand beside the better of theirs."""
    best = max(each.steps for each in them)
    heading = (
        f"{'search':<48}{'iterations':>22}{'steps to the end':>18}{'steps':>14}{'x better':>10}"
    )
    lines = [
        f"{each.name:<48}{each.iterations.per_second / 1e3:>12.1f} k/s ({each.iterations.spread:4.0%})"
        f"{each.length:>17.1f}{each.steps / 1e6:>10.2f} M/s{each.steps / best:>10.2f}"
        for each in them + us
    ]
    short = [f"{each.name} {each.steps / best:.2f}" for each in us if each.steps < AIM * best]
    verdict = (
        f"NOT reached  {AIM} x the better: {'; '.join(short)}"
        if short
        else f"reached      {AIM} x the better"
    )
    return "\n".join([heading, *lines, "", verdict])


if __name__ == "__main__":
    stay_on_one_core()
    print(table(*measure()))
