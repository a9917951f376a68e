"""``sobremesa compare``, ``tune`` and ``arena``: what designers ask of many games."""

from collections.abc import Sequence
from math import comb
from pathlib import Path

from rich.console import Console

from sobremesa.cli.simulation import ask, check_files, crew, playing, read_option, tell_files
from sobremesa.lab.compare import Side, sheet
from sobremesa.lab.compare import compare as compare_sides
from sobremesa.lab.extras import need
from sobremesa.lab.report import line, shown

MOST_TRIES = 10
"""The terminal shows the best so many tries; the report shows all."""


def compare(
    name: str,
    seats: int | None,
    players: Sequence[str],
    games: int,
    seed: int,
    sides: tuple[str, str],
    out: Path | None,
    cluster: str | None,
) -> None:
    """Play both sides and show what differs."""
    asked = ask(name, seats, players, [])
    a, b = (read_side(text) for text in sides)
    for side in (a, b):
        asked.game.option_values(asked.seats, side.options)
        check_files(side.deck, out)
    game, places, names = asked.game, asked.seats, asked.players
    with crew(cluster) as workers, playing(asked, 2 * games) as done:
        found = compare_sides(
            game, places, names, games, (a, b), seed, workers=workers, report=done
        )
    console = Console()
    for letter, side in (("A", a), ("B", b)):
        console.print(line(f"{letter}: {side}"))
    console.print(shown(sheet(found)))
    if out is not None:
        from sobremesa.lab.reports import write_comparison

        tell_files(console, write_comparison(found, out))


def read_side(text: str) -> Side:
    """``deck=file,option=value`` as a side."""
    given = dict(read_option(each) for each in text.split(",") if each.strip())
    deck = given.pop("deck", None)
    return Side(given, Path(deck) if deck else None)


def tune(
    name: str,
    seats: int | None,
    players: Sequence[str],
    games: int,
    seed: int,
    options: Sequence[str],
    deck: Path | None,
    out: Path | None,
    cluster: str | None,
    *,
    target: str,
    vary: Sequence[str],
    tries: int,
) -> None:
    """Look for the numbers that come nearest to the target, and show what was found."""
    need("lab")
    from sobremesa.lab import tune as tuning
    from sobremesa.lab.decks import DeckFile
    from sobremesa.lab.target import read_targets

    asked = ask(name, seats, players, options)
    check_files(deck, out)
    file = DeckFile(deck or asked.game.folder / "cards.toml")
    wanted, knobs = read_targets(target), tuning.read_knobs(asked.game, file, vary)
    search = tuning.Search(
        **vars(asked), games=games, targets=wanted, knobs=knobs, deck=file, seed=seed
    )
    with crew(cluster) as search.workers, playing(asked, tries, "Tuning") as done:
        found = search.run(tries, done)
    console = Console()
    console.print(shown(tuning.target_sheet(found)))
    for sentence in tuning.missed(found):
        console.print(sentence, soft_wrap=True, highlight=False, markup=False, end="\n\n")
    console.print(shown(tuning.number_sheet(found, file, asked.options)))
    console.print(shown(tuning.try_sheet(found, MOST_TRIES)))
    if out is not None:
        from sobremesa.lab.reports import write_tuned

        tell_files(console, write_tuned(found, file, asked.options, out))


def arena(
    name: str,
    seats: int | None,
    players: Sequence[str],
    games: int,
    seed: int,
    options: Sequence[str],
    out: Path | None,
    cluster: str | None,
) -> None:
    """Let players play each other and show how strong each is."""
    from sobremesa.lab import arena as arenas

    asked = ask(name, seats, players, options)
    check_files(None, out)
    of_a_pair = arenas.games_for_each_pair(asked.seats, games)
    total = of_a_pair * comb(len(players), 2)
    with crew(cluster) as workers, playing(asked, total) as done:
        found = arenas.arena(**vars(asked), games=games, seed=seed, workers=workers, report=done)
    console = Console()
    console.print(shown(arenas.standing_sheet(found)))
    console.print(shown(arenas.pair_sheet(found)))
    if out is not None:
        from sobremesa.lab.reports import write_arena

        tell_files(console, write_arena(found, out))
