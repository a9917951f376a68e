"""OpenSpiel's speed in this process: driven from Python, and in its own C++ loop.

From Python, three figures for each game. A decision is a step by a player, also one with a single
legal action (a fifth to a quarter of them); a chance step takes its time but is not counted.

- *whole games*: uniformly random play from `new_initial_state`, written as OpenSpiel's users write
  it: every card dealt is a chance step, sampled by its `chance_outcomes` (with the standard
  library: `np.random.choice`, as in OpenSpiel's own example, takes twice as long in all). Dealing
  is half of this time in `crazy_eights`, four fifths in the others.
- *dealt*: the same play from a clone of a dealt state; chance is left in `crazy_eights` alone
  (cards drawn).
- *one decision*: `apply_action`, then the next `legal_actions`, along recorded games, choosing
  left out. The chance steps that follow a decision are applied (not sampled) as part of it.

In C++, `MCTSBot` with at most 4 simulations, each valued by 2,000 random rollouts of
`RandomRolloutEvaluator`, so that nearly all its time is rollouts. It says nothing of their length,
so that is measured by the random play above from the same dealt states. A rollout from a node of
the tree is as many steps shorter than one from the root as the node is deep. Its rollouts sample
and apply chance as any other step, so *steps* here count chance steps too (a quarter in
`crazy_eights`, none in `hearts`); *decisions* do not.

`python -m benchmarks.peers` prints the table.
"""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from importlib.metadata import version
from itertools import count, cycle
from statistics import fmean
from typing import Any

import pyspiel

from benchmarks.timer import Contender, Rate, interleave, stay_on_one_core

PYTHON_GAMES = ("crazy_eights", "hearts", "spades")
LOOP_GAMES = ("crazy_eights", "hearts")
ROLLOUTS = 2_000
SIMULATIONS = 4
DEALS = 8
PLAYS_FOR_LENGTH = 1_000

State = Any  # pyspiel has no types
Moves = tuple[tuple[int, tuple[int, ...]], ...]
"""Each decision's action, with the chance outcomes that followed it."""


@dataclass(frozen=True)
class PythonDriven:
    """Decisions of one game, driven from Python."""

    game: str
    whole_games: Rate
    dealt: Rate
    one_decision: Rate


@dataclass(frozen=True)
class OwnLoop:
    """One game's random rollouts in OpenSpiel's C++; their mean length from a dealt state."""

    game: str
    steps: Rate
    mean_length: float
    mean_decisions: float

    @property
    def decisions_per_second(self) -> float:
        return self.steps.per_second * self.mean_decisions / self.mean_length


@dataclass(frozen=True)
class Peers:
    version: str
    python: tuple[PythonDriven, ...]
    loops: tuple[OwnLoop, ...]

    @property
    def fastest_python(self) -> float:
        """Decisions per second in whole games, of the fastest game."""
        return max(each.whole_games.per_second for each in self.python)

    @property
    def fastest_loop(self) -> float:
        """Steps per second, chance steps too, of the fastest game."""
        return max(each.steps.per_second for each in self.loops)


@dataclass(frozen=True)
class Deal:
    """A dealt state, where a player is to decide; one game from it; mean length of random play."""

    state: State
    moves: Moves
    decisions: float
    steps: float


def contenders() -> list[Contender]:
    """All of OpenSpiel's, to be interleaved with others; `gather` finds them by their names."""
    python: list[tuple[str, Callable[[str], float]]] = [
        ("whole games", _whole_game),
        ("dealt", _dealt_games),
        ("one decision", _decisions),
    ]
    return [
        Contender(_name(game, what), partial(run, game))
        for game in PYTHON_GAMES
        for what, run in python
    ] + [Contender(_name(game, "own loop"), _own_loop(game)) for game in LOOP_GAMES]


def gather(rates: Mapping[str, Rate]) -> Peers:
    """OpenSpiel's figures among those that `interleave` measured."""
    return Peers(
        version=version("open_spiel"),
        python=tuple(
            PythonDriven(
                game,
                whole_games=rates[_name(game, "whole games")],
                dealt=rates[_name(game, "dealt")],
                one_decision=rates[_name(game, "one decision")],
            )
            for game in PYTHON_GAMES
        ),
        loops=tuple(
            OwnLoop(
                game,
                steps=rates[_name(game, "own loop")],
                mean_length=fmean(deal.steps for deal in deals(game)),
                mean_decisions=fmean(deal.decisions for deal in deals(game)),
            )
            for game in LOOP_GAMES
        ),
    )


def measure(repeats: int = 7, seconds: float = 0.2) -> Peers:
    """OpenSpiel alone."""
    return gather(interleave(contenders(), repeats, seconds))


def _name(game: str, what: str) -> str:
    return f"OpenSpiel {game}, {what}"


@cache
def _load(game: str) -> Any:
    return pyspiel.load_game(game)


def _sample_chance(state: State) -> int:
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    action: int = random.choices(outcomes, chances)[0]
    return action


def _play_out(state: State) -> int:
    """Random play to the end; how many decisions it took."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_sample_chance(state))
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


@cache
def deals(game: str) -> tuple[Deal, ...]:
    return tuple(_deal(game, nth) for nth in range(DEALS))


def _deal(game: str, nth: int) -> Deal:
    """A deal whose first outcome is the ``nth`` of those there are, counting round; they are equally likely.

    So each way to pass in `hearts`, and none, comes as often as it should.
    """
    state = _load(game).new_initial_state()
    first = state.chance_outcomes()
    state.apply_action(first[nth % len(first)][0])
    while state.is_chance_node():
        state.apply_action(_sample_chance(state))
    dealt = len(state.history())
    decisions, steps = [], []
    for _ in range(PLAYS_FOR_LENGTH):
        play = state.clone()
        decisions.append(_play_out(play))
        steps.append(len(play.history()) - dealt)
    return Deal(state, _moves(play, dealt), fmean(decisions), fmean(steps))


def _moves(played: State, start: int) -> Moves:
    moves: list[tuple[int, list[int]]] = []
    for step in played.full_history()[start:]:
        if step.player == pyspiel.PlayerId.CHANCE:
            moves[-1][1].append(step.action)
        else:
            moves.append((step.action, []))
    return tuple((action, tuple(chance)) for action, chance in moves)


def _whole_game(game: str) -> float:
    return _play_out(_load(game).new_initial_state())


def _dealt_games(game: str) -> float:
    return sum(_play_out(deal.state.clone()) for deal in deals(game))


def _decisions(game: str) -> float:
    decisions = 0
    for deal in deals(game):
        state = deal.state.clone()
        for action, chance in deal.moves:
            state.apply_action(action)
            for outcome in chance:
                state.apply_action(outcome)
            state.legal_actions()
        decisions += len(deal.moves)
    return decisions


def _own_loop(game: str) -> Callable[[], float]:
    """Each call searches the next deal, and returns the steps of all rollouts."""
    dealt, seeds = cycle(deals(game)), count(1)

    def search() -> float:
        deal, seed = next(dealt), next(seeds)
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
        bot = pyspiel.MCTSBot(
            _load(game),
            evaluator,
            uct_c=1.4,
            max_simulations=SIMULATIONS,
            max_memory_mb=100,
            solve=False,
            seed=seed,
            verbose=False,
        )
        return ROLLOUTS * _rollout_lengths(bot.mcts_search(deal.state), deal.steps)

    return search


def _rollout_lengths(node: Any, length: float) -> float:
    """Sum of the mean lengths of one rollout from each node visited: each was valued once."""
    if not node.explore_count:
        return 0.0
    return length + sum(_rollout_lengths(child, length - 1) for child in node.children)


def table(peers: Peers) -> str:
    """The figures as text."""
    lines = [
        f"OpenSpiel {peers.version}, one core; medians, (spread of laps)",
        "",
        f"{'from Python':<14}{'whole games':>22}{'dealt':>22}{'one decision':>22}",
    ]
    for each in peers.python:
        cells = (_millions(each.whole_games), _millions(each.dealt), _time(each.one_decision))
        lines.append(f"{each.game:<14}" + "".join(f"{cell:>22}" for cell in cells))
    lines += ["", f"{'own C++ loop':<14}{'steps':>22}{'decisions':>22}{'rollout length':>22}"]
    for loop in peers.loops:
        decisions = f"{loop.decisions_per_second / 1e6:.2f} M/s"
        lengths = f"{loop.mean_length:.1f} steps"
        lines.append(f"{loop.game:<14}{_millions(loop.steps):>22}{decisions:>22}{lengths:>22}")
    return "\n".join(lines)


def _millions(rate: Rate) -> str:
    return f"{rate.per_second / 1e6:.2f} M/s ({rate.spread:4.0%})"


def _time(rate: Rate) -> str:
    return f"{rate.microseconds:.2f} µs ({rate.spread:4.0%})"


if __name__ == "__main__":
    stay_on_one_core()
    print(table(measure()))
