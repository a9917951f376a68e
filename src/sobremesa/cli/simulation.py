"""``sobremesa simulate``: many games, and what came of them."""

from collections.abc import Sequence

from rich.console import Console

from sobremesa.cli.compiling import bar, compile_all
from sobremesa.lab.report import report
from sobremesa.lab.simulate import functions_to_warm, simulate, warm
from sobremesa.players import player
from sobremesa.table.errors import WrongOption
from sobremesa.table.registry import game as registered


def run(
    name: str,
    seats: int | None,
    players: Sequence[str],
    games: int,
    seed: int,
    options: Sequence[str],
    *,
    ceremony: bool,
) -> None:
    """Simulate with a bar, then print the report."""
    game = registered(name)
    places = game.seats.start if seats is None else seats
    values = game.option_values(places, dict(read_option(each) for each in options))
    names = [player(game, each.strip()).name for each in players]
    console, aside = Console(), Console(stderr=True)
    compile_all(aside, [(game.name, functions_to_warm(game), warm(game))])
    with bar(aside) as progress:
        task = progress.add_task(f"Playing {game.name}", total=games)
        result = simulate(
            game,
            places,
            names,
            games,
            seed,
            values,
            ceremony=ceremony,
            report=lambda done: progress.advance(task, done),
        )
    console.print(report(result))


def read_option(text: str) -> tuple[str, str]:
    """``name=value`` as name and value; `WrongOption` if it is not that."""
    name, sign, value = text.partition("=")
    if not (name and sign and value):
        raise WrongOption(f"an option is written name=value, not {text!r}")
    return name.strip(), value.strip()
