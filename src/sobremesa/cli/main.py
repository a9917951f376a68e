"""The commands. What is heavy is imported by the command that needs it, so that help comes at once."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from sobremesa import __version__
from sobremesa.table.errors import SobremesaError

app = typer.Typer(
    name="sobremesa",
    help="Party card games with windows, races and secrets: to play, to balance, to study.",
    no_args_is_help=True,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(help="A game's name, as `sobremesa games` lists it.")]
Seats = Annotated[
    int | None, typer.Option(help="How many sit at the table; by default the fewest.")
]
Players = Annotated[
    str,
    typer.Option(
        help="Who plays, with commas between; repeated until the seats are full. "
        "search looks ahead for 1,000 iterations, search-200 for 200."
    ),
]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Options = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=VALUE", help="A rule of the game; may be given several times."),
]
Deck = Annotated[
    Path | None,
    typer.Option(help="A deck file in the form of the game's cards.toml, to play with instead."),
]
Out = Annotated[
    Path | None,
    typer.Option(help="Where to write: a folder for data and report, or a file .parquet or .html."),
]
Cluster = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on a Ray cluster instead of this machine's cores."),
]


def main() -> None:
    """Run a command; what a person can put right is said in one sentence."""
    try:
        app()
    except SobremesaError as error:
        Console(stderr=True, soft_wrap=True).print(f"[red]{escape(str(error))}[/red]")
        raise SystemExit(2) from None


def tell_version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        print(f"sobremesa {__version__}")
        raise typer.Exit


@app.callback()
def every_command(
    version: Annotated[
        bool,
        typer.Option("--version", callback=tell_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    """Party card games with windows, races and secrets: to play, to balance, to study."""


@app.command()
def play(
    host: Annotated[
        str,
        typer.Option(
            help="Whom to listen to: 0.0.0.0 for your network, 127.0.0.1 for this machine only."
        ),
    ] = "0.0.0.0",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The number after the colon.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="SOBREMESA_DATABASE_URL",
            help="Where tables are kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. "
            "By default a file in your user's data folder.",
        ),
    ] = None,
) -> None:
    """Start the server and print its address: play in a browser, on phones in your network too."""
    from sobremesa.cli.play import serve_tables

    serve_tables(host, port, database)


@app.command()
def games(
    game: Annotated[str | None, typer.Argument(help="One of them, to say what it is.")] = None,
) -> None:
    """List the installed games with their seats, players and options, or say what those of one game mean."""
    from sobremesa.cli.show import describe, list_games

    Console().print(list_games() if game is None else describe(game))


@app.command()
def rules(
    game: GameName,
    language: Annotated[str, typer.Option(help="en, es or pt.")] = "en",
) -> None:
    """Show a game's rules."""
    from sobremesa.cli.show import rules_of

    Console().print(rules_of(game, language))


@app.command()
def simulate(
    game: GameName,
    seats: Seats = None,
    players: Players = "random",
    number: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    seed: Seed = 0,
    option: Options = None,
    ceremony: Annotated[
        bool,
        typer.Option("--ceremony", help="Ask also those who have no choice, as played tables do."),
    ] = False,
    deck: Deck = None,
    blunders: Annotated[
        int,
        typer.Option(
            min=0, help="At how many decisions to look whether a search would do something better."
        ),
    ] = 0,
    out: Out = None,
    cluster: Cluster = None,
) -> None:
    """Play many games between players and show who wins, how long it takes and how it ends."""
    from sobremesa.cli.simulation import run

    names, options = players.split(","), option or []
    run(
        game,
        seats,
        names,
        number,
        seed,
        options,
        ceremony=ceremony,
        deck=deck,
        blunders=blunders,
        out=out,
        cluster=cluster,
    )


@app.command()
def compare(
    game: GameName,
    a: Annotated[str, typer.Option(metavar="SIDE", help="One side: deck=FILE,NAME=VALUE,…")] = "",
    b: Annotated[str, typer.Option(metavar="SIDE", help="The other, written the same way.")] = "",
    seats: Seats = None,
    players: Players = "random",
    number: Annotated[int, typer.Option("--games", min=2, help="How many games a side.")] = 1000,
    seed: Seed = 0,
    out: Out = None,
    cluster: Cluster = None,
) -> None:
    """Play two decks or two sets of options on the same seeds and show what differs, and how surely."""
    from sobremesa.cli.questions import compare as run

    run(game, seats, players.split(","), number, seed, (a, b), out, cluster)


@app.command()
def tune(
    game: GameName,
    target: Annotated[
        str, typer.Option(help="What is wanted, as in length=10min,seat_bias<2%,lead_changes>1.")
    ],
    vary: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=LOW..HIGH",
            help="A number of the deck file or an option that may change; NAME=rest for a number "
            "that keeps the sum of its part of the deck. May be given several times.",
        ),
    ] = None,
    seats: Seats = None,
    players: Players = "random",
    number: Annotated[int, typer.Option("--games", min=1, help="How many games a try.")] = 500,
    tries: Annotated[int, typer.Option(min=1, help="How many sets of numbers to try.")] = 50,
    seed: Seed = 0,
    option: Options = None,
    deck: Deck = None,
    out: Out = None,
    cluster: Cluster = None,
) -> None:
    """Look for the numbers of a deck and the options that make a game most like you want it."""
    from sobremesa.cli.questions import tune as run

    names, wanted = players.split(","), (option or [], deck, out, cluster)
    run(game, seats, names, number, seed, *wanted, target=target, vary=vary or [], tries=tries)


@app.command()
def arena(
    game: GameName,
    players: Annotated[str, typer.Option(help="Two players or more, with commas between.")],
    seats: Seats = None,
    number: Annotated[
        int, typer.Option("--games", min=1, help="How many games each pair plays at least.")
    ] = 1000,
    seed: Seed = 0,
    option: Options = None,
    out: Out = None,
    cluster: Cluster = None,
) -> None:
    """Let players play each other on the same deals, from every seat, and show how strong each is."""
    from sobremesa.cli.questions import arena as run

    run(game, seats, players.split(","), number, seed, option or [], out, cluster)


@app.command()
def referee(
    files: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
) -> None:
    """Play scenario files; at the first difference between them and the rules show it and exit with 1."""
    from sobremesa.lab.referee import referee as judge

    if not judge(files, Console()):
        raise typer.Exit(1)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A game that was downloaded at its end.")],
    text: Annotated[
        bool, typer.Option("--text", help="Print what happened instead of showing it.")
    ] = False,
    language: Annotated[str, typer.Option(help="The language of --text: en, es or pt.")] = "en",
    port: Annotated[int, typer.Option(min=1, max=65535, help="Where the page is shown.")] = 8001,
) -> None:
    """Open a recorded game again: check it by the rules, then show it step by step in a browser."""
    from sobremesa.cli.replaying import open_recording

    open_recording(file, port, language, text=text)
