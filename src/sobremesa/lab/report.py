"""A simulation's result as tables for people who read a terminal."""

from collections.abc import Iterable, Mapping

import numpy as np
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sobremesa.lab.result import UNFINISHED, Result, Share


def report(result: Result) -> Group:
    """Wins by player and by seat, lengths, endings."""
    parts: list[RenderableType] = []
    if len(result.by_player) > 1:
        parts.append(shares("Wins by player", "player", result.by_player.items()))
    seats = ((f"seat {seat}", share) for seat, share in enumerate(result.by_seat))
    parts += [shares("Wins by seat", "seat", seats), lengths(result), speed(result)]
    parts.append(endings(result.endings))
    return Group(*parts)


def sheet(title: str, *headings: str) -> Table:
    """An empty table: the first column is text, the others numbers."""
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="right" if place else "left")
    return table


def shares(title: str, who: str, rows: Iterable[tuple[str, Share]]) -> Table:
    """Wins with their 95 % intervals, beside what equal strength would give; bold where that lies outside."""
    table = sheet(title, who, "wins", "rate", "95 % interval", "if equal")
    for name, share in rows:
        low, high = share.interval
        style = "" if low <= share.fair <= high else "bold"
        interval = f"{low:.1%} – {high:.1%}"
        table.add_row(
            name,
            f"{share.wins:,.1f}",
            f"{share.rate:.1%}",
            interval,
            f"{share.fair:.1%}",
            style=style,
        )
    return table


def lengths(result: Result) -> Table:
    """How long games took, in decisions and in minutes."""
    table = sheet("Length of a game", "in", "mean", "shortest 5 %", "longest 5 %")
    for name, values, digits in (
        ("decisions", result.decisions, 0),
        ("estimated minutes", result.minutes, 1),
    ):
        low, high = np.percentile(values, [5, 95])
        table.add_row(name, *(f"{each:,.{digits}f}" for each in (values.mean(), low, high)))
    return table


def speed(result: Result) -> Text:
    """How much was played here, and how fast."""
    total = int(result.decisions.sum())
    rate = total / max(result.seconds, 1e-9)
    return Text(
        f"  {result.games:,} games, {total:,} decisions in {result.seconds:.1f} s: {rate:,.0f} decisions/s\n",
        no_wrap=True,
    )


def endings(counts: Mapping[str, int]) -> Table:
    """How many games ended for which reason."""
    table = sheet("Endings", "reason", "games")
    for name, count in counts.items():
        table.add_row(name, f"{count:,}", style="red" if name == UNFINISHED else "")
    return table
