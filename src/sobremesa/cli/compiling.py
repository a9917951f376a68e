"""Compiling rules before anybody waits for them, with a bar that says what is compiled."""

from collections.abc import Iterable, Iterator

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


def compile_all(console: Console, jobs: Iterable[tuple[str, int, Iterator[str]]]) -> None:
    """Go through the functions of each game: its name, how many, and their names as they are compiled."""
    listed = list(jobs)
    with bar(console) as progress:
        task = progress.add_task("Reading the rules", total=sum(count for _, count, _ in listed))
        for game, _, names in listed:
            for name in names:
                progress.update(task, description=f"Compiling {game}: {name}")
                progress.refresh()
                progress.advance(task)
