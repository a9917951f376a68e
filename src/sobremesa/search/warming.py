"""Compiling what games need before anybody waits for it: several games at a time, each in a process of its own.

Numba compiles one function after another in a process. What one process has compiled the others find in the cache.
"""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from sobremesa.players import functions_to_warm as functions_of_players
from sobremesa.players import warm as warm_players
from sobremesa.search.player import search_driver
from sobremesa.search.player import warm as warm_search
from sobremesa.table.compiled import generated_folder, is_interpreted
from sobremesa.table.contract import Game

Done = tuple[str, str]
"""A game's name and that of a function of its that has been compiled."""


def warm(game: Game) -> Iterator[str]:
    """Compile all that a table of this game needs with players of every kind, or load it; names each function."""
    yield from warm_players(game)
    yield from warm_search(game)


def functions_to_warm(game: Game) -> int:
    """How many functions `warm` goes through."""
    return functions_of_players(game) + len(search_driver(game).AT_THE_BORDER)


def warm_all(games: Sequence[Game]) -> Iterator[Done]:
    """Compile or load what tables of all these games need; names each function as it is done."""
    cold = [game for game in games if not marker(game).exists() and not is_interpreted()]
    apart = cold if len(cold) > 1 else []
    yield from side_by_side(apart)
    for game in games:
        for name in warm(game):
            if game not in apart:
                yield game.name, name
        marker(game).touch()


def marker(game: Game) -> Path:
    """A file that says that a game has been compiled as it is: no other version of it has this name."""
    return generated_folder() / f"{search_driver(game).__name__}.warm"


def side_by_side(games: Sequence[Game]) -> Iterator[Done]:
    """Compile each game in a process, as many at a time as there are cores."""
    heard: SimpleQueue[Done | None] = SimpleQueue()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for game in games:
            pool.submit(in_a_process, game.name, heard)
        left = len(games)
        while left:
            done = heard.get()
            if done is None:
                left -= 1
            else:
                yield done


def in_a_process(game: str, heard: "SimpleQueue[Done | None]") -> None:
    """Compile one game elsewhere; what goes wrong there will go wrong, and be told, when it is loaded here."""
    command = [sys.executable, "-m", "sobremesa.search", game]
    try:
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as process:
            for line in process.stdout or ():
                heard.put((game, line.strip()))
    finally:
        heard.put(None)
