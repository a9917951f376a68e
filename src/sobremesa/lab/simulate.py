"""Many games between players, in virtual time, on all cores.

Every seat that may act draws after how long it will; the earliest acts, unless the clock closes the question before.
"""

import hashlib
import os
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import perf_counter
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from sobremesa.lab.columns import USED, columns, played_type
from sobremesa.lab.compiled.course import COURSE
from sobremesa.lab.result import Result
from sobremesa.players.bots import player_names, players_driver
from sobremesa.search import Search, guessed, search_named, seated
from sobremesa.search.player import standing
from sobremesa.table.chance import CHANCE
from sobremesa.table.contract import Game
from sobremesa.table.driver import compiling, generate
from sobremesa.table.errors import SobremesaError
from sobremesa.table.events import LOG
from sobremesa.table.table import blank
from sobremesa.table.windows import KINDS

TEMPLATE = Path(__file__).parent / "compiled/driver.py.txt"
CHUNK, FEW = 64, 4
"""Games that one worker plays before it reports, and how many if somebody searches."""

NO_CLOCK = -1
SPANS = {
    "turn": 60_000,
    "choice": 20_000,
    "window": 8_000,
    "race": 20_000,
    "photo": 120,
    "ready": 10_000,
    "countdown": 3_000,
}
"""How many milliseconds a question of each kind stays open, where neither the game nor the caller says so."""


class WrongPlayers(SobremesaError):
    """Players that do not fit the seats, or that did what the rules refuse."""


def simulate(
    game: Game,
    seats: int,
    players: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, int | str] | None = None,
    *,
    spans: Mapping[str, int] | None = None,
    ceremony: bool = False,
    deck: Path | None = None,
    same_deal: int = 1,
    workers: "Workers" = None,
    report: Callable[[int], None] = lambda done: None,
) -> Result:
    """Play ``games`` games; the same seed gives the same result, whatever the number of workers.

    ``players`` are names, repeated in turn until the seats are full; from game to game they move on by one seat.
    ``spans`` are milliseconds by kind of question, `NO_CLOCK` for never; ``deck`` is another deck file than the game's;
    so many games in a row as ``same_deal`` says have one deal; ``report`` hears how many more are done. ``workers`` are
    how many threads play, or who else does.
    """
    if games < 1:
        raise SobremesaError(f"a simulation takes at least one game, not {games}")
    values = game.option_values(seats, options or {})
    lineup = line_up(game, seats, players)
    record = blank(game, seats, values, ceremony=ceremony, deck=deck)
    clocks = span_array({**SPANS, **game.spans(values), **(spans or {})})
    setting = Setting(game, record, lineup, clocks, seed, games, same_deal)
    lab_driver(game)  # once, before workers ask for it together
    began = perf_counter()
    parts, used = [], np.zeros(len(columns(game)), USED)
    for part, used_there in chunks(setting, workers):
        parts.append(part)
        for field in USED.names or ():
            used[field] += used_there[field]
        report(len(part))
    seconds = perf_counter() - began
    return Result(game, seats, lineup, values, seed, np.concatenate(parts), used, seconds)


@dataclass(frozen=True)
class Setting:
    """All that a worker needs to play any of the games: a table before its deal, who sits there, spans."""

    game: Game
    blank: npt.NDArray[Any]
    lineup: tuple[str, ...]
    spans: npt.NDArray[np.int64]
    seed: int
    games: int
    same_deal: int = 1

    @property
    def chunk(self) -> int:
        """How many games one worker plays before it reports."""
        return FEW if any(search_named(self.game, name) for name in self.lineup) else CHUNK

    def play_chunk(self, first: int) -> "Chunk":
        """Play the games from number ``first`` on, at most so many as a chunk has."""
        sitting = enumerate(seated(self.game, name) for name in self.lineup)
        searches = {slot: each for slot, each in sitting if isinstance(each, Search)}

        def search(slot: int, table: npt.NDArray[Any], seat: int, chance: npt.NDArray[Any]) -> int:
            return searches[slot].action(guessed(self.game, table, seat, chance), seat, chance)

        return self.play_apart(first, searches, search)

    def play_apart(self, first: int, apart: Container[int], think: "Thinker") -> "Chunk":
        """The same, where those in the places ``apart`` of the line-up have somebody else think for them."""
        tables = np.repeat(self.blank, min(self.chunk, self.games - first))
        chances = np.zeros(len(tables), CHANCE)
        for place in range(len(tables)):
            number = first + place
            tables["chance"]["key"][place] = key(self.seed, number // self.same_deal, "deal")
            chances["key"][place] = key(self.seed, number, "players")
        view, log, course = np.zeros(1, self.game.view), np.zeros(1, LOG), np.zeros(1, COURSE)
        played, of = np.zeros(len(tables), played_type(self.game)), columns(self.game)
        used, marks = np.zeros(len(of), USED), np.zeros(len(self.lineup) * len(of), np.int32)
        lineup = np.array([seated(self.game, name).number for name in self.lineup], np.int64)
        places = np.array([slot in apart for slot in range(len(lineup))], np.int64)
        play = lab_driver(self.game).play
        who = (lineup, places, self.spans, course)
        notes = (played, first, of.kind_of, of.card_of, marks, used)
        while (seat := play(tables, view, chances, log, *who, *notes)) >= 0:
            place = int(course["place"][0])
            slot, one = (seat + first + place) % len(lineup), slice(place, place + 1)
            course["action"] = think(slot, tables[one], seat, chances[one])
        check(self.game, played)
        return played, used


Thinker = Callable[[int, npt.NDArray[Any], int, npt.NDArray[Any]], int]
"""The action of who has this place in the line-up, at this table (an array of one), on this seat; and what it may draw
from."""
Chunk = tuple[npt.NDArray[Any], npt.NDArray[Any]]
"""What came of each game of a chunk, and of the columns of all."""
Workers = int | Callable[[Setting], Iterator[Chunk]] | None
"""How many threads, one for each core if it is not said; or a function that has all chunks played elsewhere."""


def chunks(setting: Setting, workers: Workers) -> Iterator[Chunk]:
    """All chunks in the order of their numbers; in threads, for compiled games let each other run."""
    if callable(workers):
        yield from workers(setting)
        return
    with ThreadPoolExecutor(workers or os.cpu_count()) as pool:
        yield from pool.map(setting.play_chunk, chunk_starts(setting))


def chunk_starts(setting: Setting) -> range:
    """The numbers of the games with which the chunks begin."""
    return range(0, setting.games, setting.chunk)


def line_up(game: Game, seats: int, players: Sequence[str]) -> tuple[str, ...]:
    """Who plays at the table: the named players in turn until the seats are full."""
    if not 1 <= len(players) <= seats:
        raise WrongPlayers(f"{seats} seats take one to {seats} players, not {len(players)}")
    return tuple(seated(game, players[seat % len(players)]).name for seat in range(seats))


def span_array(spans: Mapping[str, int]) -> npt.NDArray[np.int64]:
    """Spans by kind of question as the array that the rules' numbers of kinds point into."""
    for kind in spans:
        if kind not in KINDS:
            raise SobremesaError(f"no question is of kind {kind!r}; there are: {', '.join(KINDS)}")
    return np.array([spans.get(kind, NO_CLOCK) for kind in KINDS], np.int64)


def key(seed: int, number: int, purpose: str) -> npt.NDArray[np.uint32]:
    """The 256-bit key of one game: for its deal (a seed for `sobremesa.table.table.Table`), or for its players."""
    digest = hashlib.sha256(f"{seed} {number} {purpose}".encode()).digest()
    return np.frombuffer(digest, "<u4")


def check(game: Game, played: npt.NDArray[Any]) -> None:
    """No player may do what the rules refuse."""
    for record in played[played["fault"] != 0][:1]:
        name = player_names(game)[record["fault"] - 1]
        raise WrongPlayers(
            f"{game.name}: the player {name} did {record['action']}, which the rules refuse"
        )


@cache
def lab_driver(game: Game) -> ModuleType:
    """The module that plays whole games: see ``compiled/driver.py.txt``."""
    parts = {"players": players_driver(game).__name__, "standing": standing(game)}
    return generate(game, TEMPLATE, "lab", kinds=str(len(game.actions.kinds)), **parts)


def warm(game: Game) -> Iterator[str]:
    """Compile all that a simulation of this game needs, or load it from the cache; names each function."""
    whole = dict.fromkeys(("lineup", "apart", "spans", "kinds", "faces"), np.int64)
    notes = {"courses": COURSE, "played": played_type(game), "marks": np.int32, "used": USED}
    yield from compiling(game, lab_driver(game), **notes, **whole)


def functions_to_warm(game: Game) -> int:
    """How many functions `warm` goes through."""
    return len(lab_driver(game).AT_THE_BORDER)
