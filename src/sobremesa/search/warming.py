"""Compiling what games need before anybody waits for it: several games at a time, each in a process of its own.

Numba compiles one function after another in a process. What one process has compiled the others find in the cache.
"""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Callable, Iterator
from pathlib import Path

from sobremesa.players import functions_to_warm as functions_of_players
from sobremesa.players import warm as warm_players
from sobremesa.search.player import search_driver
from sobremesa.search.player import warm as warm_search
from sobremesa.table.compiled import generated_folder, is_interpreted
from sobremesa.table.contract import Game

READY = ""
Note = Callable[[str, str], None]
"""Hears a game's name and that of a function of its that has been compiled; `READY` once the game can be played."""


def warm(game: Game) -> Iterator[str]:
    """Compile all that a table of this game needs with players of every kind, or load it; names each function."""
    yield from warm_players(game)
    yield from warm_search(game)


def functions_to_warm(game: Game) -> int:
    """How many functions `warm` goes through."""
    return functions_of_players(game) + len(search_driver(game).AT_THE_BORDER)


async def warm_all(queue: list[Game], note: Note) -> None:
    """Compile or load what tables of these games need; ``note`` hears of each function that had to be compiled.

    Games are taken off the front of ``queue`` as cores get free: who puts one there has it next. A game that cannot be
    set up keeps no other waiting. What went wrong is raised once all are done, as a group.
    """
    loading, wrong = asyncio.Lock(), list[Exception]()

    async def take_from_queue() -> None:
        while queue:
            game = queue.pop(0)
            try:
                if is_cold(game):
                    await compile_apart(game, note)
                async with loading:
                    await asyncio.to_thread(load, game)
            except Exception as error:
                wrong.append(error)
            finally:
                note(game.name, READY)

    await asyncio.gather(*(take_from_queue() for _ in range(os.cpu_count() or 1)))
    if wrong:
        raise ExceptionGroup("games that cannot be set up", wrong)


def is_cold(game: Game) -> bool:
    """Whether this version of the game was never compiled here."""
    return not is_interpreted() and not marker(game).exists()


def marker(game: Game) -> Path:
    """A file that says that a game has been compiled as it is: no other version of it has this name."""
    return generated_folder() / f"{search_driver(game).__name__}.warm"


def load(game: Game) -> None:
    """Load what has been compiled, or compile it here."""
    for _ in warm(game):
        pass
    marker(game).touch()


async def compile_apart(game: Game, note: Note) -> None:
    """Compile one game in a process; what goes wrong there will go wrong, and be told, when it is loaded here.

    The process has a session of its own: who presses Ctrl+C stops us, and we stop it.
    """
    command = (sys.executable, "-m", "sobremesa.search", game.name)
    process = await asyncio.create_subprocess_exec(
        *command, stdin=DEVNULL, stdout=PIPE, stderr=DEVNULL, start_new_session=True
    )
    assert process.stdout is not None
    try:
        async for line in process.stdout:
            note(game.name, line.decode().strip())
        await process.wait()
    finally:
        if process.returncode is None:
            process.terminate()
