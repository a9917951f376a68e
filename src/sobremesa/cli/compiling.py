"""Compiling rules before anybody waits for them, with a bar that says what is compiled."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager

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


@contextmanager
def bars(console: Console, functions: Mapping[str, int]) -> Iterator[Callable[[str, str], None]]:
    """A bar for each part of a game, which hears of its functions as they are compiled; gone once all parts are ready.

    ``functions``: how many each part has. No function's name says that a part is ready.
    """
    with bar(console) as progress:
        tasks = {name: progress.add_task(name, total=count) for name, count in functions.items()}

        def note(name: str, function: str) -> None:
            if function:
                progress.update(tasks[name], advance=1, description=f"Compiling {name}: {function}")
            else:
                progress.update(
                    tasks[name], completed=functions[name], description=f"{name} is ready"
                )
            if progress.finished:
                progress.stop()

        yield note
