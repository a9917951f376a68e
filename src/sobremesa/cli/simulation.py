"""``sobremesa simulate``: many games, and what came of them."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Protocol

from rich.console import Console

from sobremesa.cli.compiling import bar, compile_all
from sobremesa.lab.blunders import judged
from sobremesa.lab.extras import need
from sobremesa.lab.report import report
from sobremesa.lab.result import Judged, Result
from sobremesa.lab.simulate import Workers, functions_to_warm, simulate, warm
from sobremesa.search import search_named, seated
from sobremesa.search import warm as warm_search
from sobremesa.table.contract import Game
from sobremesa.table.errors import WrongDeck, WrongOption
from sobremesa.table.registry import game as registered


class Report(Protocol):
    """Hears how many more are done."""

    def __call__(self, done: int) -> None: ...


def run(
    name: str,
    seats: int | None,
    players: Sequence[str],
    games: int,
    seed: int,
    options: Sequence[str],
    *,
    ceremony: bool,
    deck: Path | None,
    blunders: int,
    out: Path | None,
    cluster: str | None,
) -> None:
    """Simulate with a bar, then print the report, and write it where that is wanted."""
    asked = ask(name, seats, players, options)
    check_files(deck, out)
    with crew(cluster) as workers, playing(asked, games) as done:
        result = simulate(
            asked.game,
            asked.seats,
            asked.players,
            games,
            seed,
            asked.options,
            ceremony=ceremony,
            deck=deck,
            workers=workers,
            report=done,
        )
    if blunders:
        result = replace(result, judged=looked_for(result, blunders, ceremony, deck))
    console = Console()
    console.print(report(result))
    if out is not None:
        from sobremesa.lab.writing import write_result

        tell_files(console, write_result(result, out))


def looked_for(
    result: Result, blunders: int, ceremony: bool, deck: Path | None
) -> tuple[Judged, ...]:
    """So many decisions judged by the search, with a bar."""
    with bar(Console(stderr=True)) as progress:
        done = partial(progress.advance, progress.add_task("Looking for blunders", total=blunders))
        return judged(result, blunders, ceremony=ceremony, deck=deck, report=done)


@dataclass(frozen=True)
class Asked:
    """What every question is about: a game, how many sit at the table, who plays, with which options."""

    game: Game
    seats: int
    players: list[str]
    options: dict[str, int]


def ask(name: str, seats: int | None, players: Sequence[str], options: Sequence[str]) -> Asked:
    """What was typed, checked."""
    game = registered(name)
    places = game.seats.start if seats is None else seats
    values = game.option_values(places, dict(read_option(each) for each in options))
    return Asked(game, places, [seated(game, each.strip()).name for each in players], values)


def check_files(deck: Path | None, out: Path | None) -> None:
    """What is to be read must be there, and what is to be written must be possible, before anybody waits for it."""
    if deck is not None and not deck.is_file():
        raise WrongDeck(f"there is no deck file {str(deck)!r}")
    if out is not None:
        need("lab")
        from sobremesa.lab.writing import targets

        targets(out)


@contextmanager
def playing(asked: "Asked", total: int, what: str = "Playing") -> Iterator[Report]:
    """Compile what is asked for, then show a bar while it is played; gives what to call with how many more are done."""
    game, aside = asked.game, Console(stderr=True)
    searches = any(search_named(game, name) for name in asked.players)
    compiled = chain(warm(game), warm_search(game) if searches else ())
    compile_all(aside, functions_to_warm(game) + searches, ((game.name, name) for name in compiled))
    with bar(aside) as progress:
        task = progress.add_task(f"{what} {game.name}", total=total)
        yield lambda done: progress.advance(task, done)


@contextmanager
def crew(cluster: str | None) -> Iterator[Workers]:
    """Who plays: all cores of this machine, or a Ray cluster at an address."""
    if cluster is None:
        yield None
        return
    need("cluster")
    from sobremesa.lab.cluster import chunks_on_cluster, joined

    with joined(cluster):
        yield chunks_on_cluster


def tell_files(console: Console, files: Sequence[Path]) -> None:
    """Say which files were written."""
    for path in files:
        console.print(f"Written: {path}", soft_wrap=True, highlight=False, markup=False)


def read_option(text: str) -> tuple[str, str]:
    """``name=value`` as name and value; `WrongOption` if it is not that."""
    name, sign, value = text.partition("=")
    if not (name and sign and value):
        raise WrongOption(f"an option is written name=value, not {text!r}")
    return name.strip(), value.strip()
