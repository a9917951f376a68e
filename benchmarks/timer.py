"""Rates on a noisy machine: short laps of every contender in turn, and the median of each.

A slow second then falls on one lap of each contender, not on all laps of one.
"""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter

Run = Callable[[], float]
"""Does one small piece of work (under a tenth of a lap, say) and returns how many units it did."""


@dataclass(frozen=True)
class Contender:
    name: str
    run: Run


@dataclass(frozen=True)
class Rate:
    """Units per second, one figure a lap."""

    name: str
    laps: tuple[float, ...]

    @property
    def per_second(self) -> float:
        return median(self.laps)

    @property
    def microseconds(self) -> float:
        """Time of one unit."""
        return 1e6 / self.per_second

    @property
    def spread(self) -> float:
        """Fastest lap less slowest, as a share of the median."""
        return (max(self.laps) - min(self.laps)) / self.per_second


def stay_on_one_core() -> int | None:
    """Keeps this process on one core, where the system lets it; says which."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = min(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def interleave(
    contenders: Sequence[Contender],
    repeats: int = 7,
    seconds: float = 0.2,
    clock: Callable[[], float] = perf_counter,
) -> dict[str, Rate]:
    """Each contender's rate by its name: `repeats` laps of `seconds` each, all taking turns.

    By `process_time` as the ``clock``, what else the machine does counts less: right for one core only.
    Every contender runs once beforehand, unmeasured (compiling, filling caches).
    Every other round goes in reverse, so that none always follows the same one.
    """
    names = [contender.name for contender in contenders]
    if len(set(names)) < len(names):
        raise ValueError(f"contenders need names of their own, these are {names}")
    if repeats < 1:
        raise ValueError(f"at least one repeat is needed, not {repeats}")
    laps: dict[str, list[float]] = {name: [] for name in names}
    for contender in contenders:
        contender.run()
    for turn in range(repeats):
        for contender in contenders if turn % 2 == 0 else reversed(contenders):
            laps[contender.name].append(_lap(contender.run, seconds, clock))
    return {name: Rate(name, tuple(each)) for name, each in laps.items()}


def _lap(run: Run, seconds: float, clock: Callable[[], float]) -> float:
    done = 0.0
    start = clock()
    while (elapsed := clock() - start) < seconds or not done:
        done += run()
    return done / elapsed
