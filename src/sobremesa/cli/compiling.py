"""Compiling rules before anybody waits for them, with a bar that says what is compiled."""

from collections.abc import Iterable

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn


def bar(console: Console) -> Progress:
    """A progress bar that is gone when it is done."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
    )


def compile_all(console: Console, total: int, compiled: Iterable[tuple[str, str]]) -> None:
    """Go through functions as they are compiled, ``total`` of them: the game's name and the function's."""
    with bar(console) as progress:
        task = progress.add_task("Reading the rules", total=total)
        for game, name in compiled:
            progress.update(task, description=f"Compiling {game}: {name}")
            progress.refresh()
            progress.advance(task)
