"""The vector environment beside PettingZoo's classic games, RLCard and Pgx, in one run: `python -m benchmarks.envs`.

A *step* is one answer of one seat to one question, dealing and showing the next View included. One core, then all:

- *ours*: `sobremesa.envs.vector` with 4,096 tables, as many as Pgx has, and with 1,024, which the processor's cache
  holds; each game at the middle number of seats. Answers are drawn from the masks by a compiled loop, and that time
  is counted too.
- *PettingZoo*: `leduc_holdem_v4` and `texas_holdem_v4`, one game at a time: `last`, a choice from the mask, `step`.
- *RLCard*: `leduc-holdem`, `uno` and `gin-rummy`, one game at a time: `step` with a legal action at random.
- *Pgx*: `leduc_holdem`, `kuhn_poker` and `sparrow_mahjong`, 4,096 at a time on the CPU, compiled by JAX with its
  auto-reset and choice from the mask, 32 steps in one call.

PettingZoo and RLCard use one core whatever there is; so on all cores they are measured no differently. JAX spreads over
the cores that its process may use, and reads them when it starts: hence each of the two runs is a process of its own.
"""

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from time import perf_counter, process_time
from typing import Any

import jax
import jax.numpy as jnp
import numba
import numpy as np
import pgx
import rlcard
from pgx.experimental import auto_reset

from benchmarks.rules import modes as ways
from benchmarks.timer import Contender, Rate, interleave
from sobremesa.envs import vector
from sobremesa.table.registry import game as registered

TABLES, AT_ONCE = 4096, 32
OURS, STEPS = (4096, 1024), 40_960
PETTINGZOO = ("leduc_holdem_v4", "texas_holdem_v4")
RLCARD = ("leduc-holdem", "uno", "gin-rummy")
PGX = ("leduc_holdem", "kuhn_poker", "sparrow_mahjong")


@numba.njit(nogil=True)
def choose(masks: Any, actions: Any, seed: int) -> None:
    """An allowed answer at each table, at random enough."""
    for table in range(len(masks)):
        count = 0
        for action in range(masks.shape[1]):
            count += masks[table, action]
        seed = (seed * 1103515245 + 12345) % 2147483648
        nth = (seed >> 8) % count
        for action in range(masks.shape[1]):
            if masks[table, action]:
                if nth == 0:
                    actions[table] = action
                    break
                nth -= 1


def ours(game: str, options: dict[str, int | str], many: int) -> Callable[[], float]:
    """Each call makes `STEPS` steps, on so ``many`` tables at once."""
    seats = registered(game).seats
    middle = seats[len(seats) // 2]
    tables = vector(game, many, middle, options=options, workers=len(os.sched_getaffinity(0)))
    actions, dice = np.zeros(many, np.int32), random.Random(1)

    def run() -> float:
        for _ in range(STEPS // many):
            choose(tables.masks, actions, dice.getrandbits(30))
            tables.step(actions)
        return float(STEPS)

    return run


def pettingzoo(name: str) -> Callable[[], float]:
    env = import_module(f"pettingzoo.classic.{name}").env()

    def run() -> float:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
        return float(steps)

    return run


def rlcard_games(name: str) -> Callable[[], float]:
    env = rlcard.make(name)

    def run() -> float:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            steps += 1
        return float(steps)

    return run


@cache
def jax_loop(name: str) -> Callable[[], float]:
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(state: Any, key: Any) -> tuple[Any, None]:
        first, second = jax.random.split(key)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        action = jax.random.categorical(first, logits, axis=1)
        return step(state, action, jax.random.split(second, TABLES)), None

    many = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, AT_ONCE))[0])
    begun = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), TABLES))
    held = {"state": begun, "seed": 1}

    def run() -> float:
        held["seed"] += 1
        held["state"] = many(held["state"], jax.random.PRNGKey(held["seed"]))
        jax.block_until_ready(held["state"])
        return float(AT_ONCE * TABLES)

    return run


def modes() -> dict[str, tuple[str, dict[str, int | str]]]:
    """Every game, with each value of its first option that has named values."""
    return {mode.name: (mode.game.name, mode.options) for mode in ways()}


def contenders() -> list[Contender]:
    found = [
        Contender(f"ours x {many:,}, {name}", ours(*way, many))
        for many in OURS
        for name, way in modes().items()
    ]
    found += [Contender(f"PettingZoo, {name}", pettingzoo(name)) for name in PETTINGZOO]
    found += [Contender(f"RLCard, {name}", rlcard_games(name)) for name in RLCARD]
    return found + [Contender(f"Pgx, {name}", jax_loop(name)) for name in PGX]


def measure_here() -> dict[str, Rate]:
    """Everything in this process, on the cores that it may use; on one core by the processor's time."""
    alone = len(os.sched_getaffinity(0)) == 1
    return interleave(contenders(), 5, 0.4, process_time if alone else perf_counter)


def measure(cores: set[int]) -> dict[str, tuple[float, float]]:
    """Steps per second and their spread, in a process that may use these cores."""
    command = [
        sys.executable,
        "-m",
        "benchmarks.envs",
        "--cores",
        ",".join(map(str, sorted(cores))),
    ]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    measured: dict[str, tuple[float, float]] = json.loads(done.stdout.splitlines()[-1])
    return measured


def table(rates: dict[str, tuple[float, float]], cores: str) -> str:
    """What was measured on so many cores, and what it comes to."""
    lines = [f"{'steps per second':<40}{cores:>20}"]
    lines += [f"{name:<40}{rate:>12,.0f} ({spread:4.0%})" for name, (rate, spread) in rates.items()]
    return "\n".join([*lines, "", *verdicts(rates)])


def gains(one: dict[str, tuple[float, float]], more: dict[str, tuple[float, float]]) -> str:
    """How many times the steps of one core all cores make, of ours and of those that use more than one."""
    lines = [
        f"{name:<40}{more[name][0] / rate:>12.2f}"
        for name, (rate, _) in one.items()
        if name.startswith(("ours", "Pgx"))
    ]
    return "\n".join([f"{'times one core':<40}", *lines])


def verdicts(rates: dict[str, tuple[float, float]]) -> list[str]:
    """What was to be reached, and which of our games reach which part of it."""
    best = {
        f"100 x PettingZoo's fastest here ({', '.join(PETTINGZOO)})": 100
        * fastest(rates, "PettingZoo"),
        f"100 x RLCard's fastest here ({', '.join(RLCARD)})": 100 * fastest(rates, "RLCard"),
        "2 x Pgx leduc_holdem": 2 * rates["Pgx, leduc_holdem"][0],
        "50 x Pgx sparrow_mahjong": 50 * rates["Pgx, sparrow_mahjong"][0],
    }
    return [verdict(what, aim, rates, many) for many in OURS for what, aim in best.items()]


def verdict(what: str, aim: float, rates: dict[str, tuple[float, float]], many: int) -> str:
    ours_here = f"ours x {many:,}, "
    shares = {
        name.removeprefix(ours_here): rate / aim
        for name, (rate, _) in rates.items()
        if name.startswith(ours_here)
    }
    word = "reached    " if min(shares.values()) >= 1 else "NOT reached"
    return f"{word} x {many:,}: {what}: " + ", ".join(
        f"{name} {share:.2f} of it" for name, share in shares.items()
    )


def fastest(rates: dict[str, tuple[float, float]], whose: str) -> float:
    return max(rate for name, (rate, _) in rates.items() if name.startswith(whose))


def main() -> None:
    if "--cores" in sys.argv:
        os.sched_setaffinity(0, {int(core) for core in sys.argv[-1].split(",")})
        print(
            json.dumps(
                {name: (rate.per_second, rate.spread) for name, rate in measure_here().items()}
            )
        )
        return
    cores = os.sched_getaffinity(0)
    one = measure({min(cores)})
    print(table(one, "one core"), flush=True)
    more = measure(cores)
    print(f"\n{table(more, f'{len(cores)} cores')}\n\n{gains(one, more)}")


if __name__ == "__main__":
    main()
