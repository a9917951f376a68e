"""Compiling what games need before anybody waits for it: several parts at a time, each in a process of its own.

Numba compiles one function after another in a process. What one process has compiled the others find in the cache.
"""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from sobremesa.players import functions_to_warm as functions_of_players
from sobremesa.players import warm as warm_players
from sobremesa.players.bots import players_driver
from sobremesa.search.player import search_driver
from sobremesa.search.player import warm as warm_search
from sobremesa.table.compiled import generated_folder, is_interpreted
from sobremesa.table.contract import Game

READY = ""
Note = Callable[[str, str], None]
"""Hears the name of a part and that of a function of it that has been compiled; `READY` once all of it is ready."""


@dataclass(frozen=True)
class Part:
    """What is compiled at a time: all that a table of a game needs, or what it needs besides where a bot searches."""

    game: Game
    searches: bool

    @property
    def name(self) -> str:
        """What people are told is being compiled."""
        return f"{self.game.name} search" if self.searches else self.game.name

    @property
    def functions(self) -> int:
        """How many functions `warm` goes through."""
        if self.searches:
            return len(search_driver(self.game).AT_THE_BORDER)
        return functions_of_players(self.game)

    def warm(self) -> Iterator[str]:
        """Compile it, or load it from the cache; names each function."""
        yield from warm_search(self.game) if self.searches else warm_players(self.game)

    @property
    def marker(self) -> Path:
        """A file that says that it has been compiled as it is: no other version of it has this name."""
        driver = search_driver(self.game) if self.searches else players_driver(self.game)
        return generated_folder() / f"{driver.__name__}.warm"

    def is_cold(self) -> bool:
        """Whether this version of it was never compiled here."""
        return not is_interpreted() and not self.marker.exists()


def parts(games: Iterable[Game]) -> list[Part]:
    """All parts of these games: first what lets people play each."""
    all_games = list(games)
    return [Part(game, searches) for searches in (False, True) for game in all_games]


async def warm_all(queue: list[Part], note: Note) -> None:
    """Compile or load these parts; ``note`` hears of each function that had to be compiled.

    Parts are taken off the front of ``queue`` as cores get free: who puts one there has it next. One that cannot be
    set up keeps no other waiting. What went wrong is raised once all are done, as a group.
    """
    loading, wrong = asyncio.Lock(), list[Exception]()
    turns = {part.game: asyncio.Lock() for part in queue}

    async def take_from_queue() -> None:
        while queue:
            part = queue.pop(0)
            try:
                if part.is_cold():
                    async with turns[part.game]:  # a search calls what is compiled first
                        await compile_apart(part, note)
                async with loading:
                    await asyncio.to_thread(load, part)
            except Exception as error:
                wrong.append(error)
            finally:
                note(part.name, READY)

    await asyncio.gather(*(take_from_queue() for _ in range(os.cpu_count() or 1)))
    if wrong:
        raise ExceptionGroup("games that cannot be set up", wrong)


def load(part: Part) -> None:
    """Load what has been compiled, or compile it here."""
    for _ in part.warm():
        pass
    part.marker.touch()


async def compile_apart(part: Part, note: Note) -> None:
    """Compile a part in a process; what goes wrong there will go wrong, and be told, when it is loaded here.

    The process has a session of its own: who presses Ctrl+C stops us, and we stop it.
    """
    command = (sys.executable, "-m", "sobremesa.search", part.name)
    process = await asyncio.create_subprocess_exec(
        *command, stdin=DEVNULL, stdout=PIPE, stderr=DEVNULL, start_new_session=True
    )
    assert process.stdout is not None
    try:
        async for line in process.stdout:
            note(part.name, line.decode().strip())
        await process.wait()
    finally:
        if process.returncode is None:
            process.terminate()
