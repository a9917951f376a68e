"""What came of a simulation as tables of words and numbers, the same for terminal and report."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from sobremesa.lab.result import UNFINISHED, Judged, Result, Share, Use, wilson


@dataclass(frozen=True)
class Row:
    """One line of a sheet; ``marked`` where it is worth a look."""

    cells: tuple[str, ...]
    marked: bool = False


@dataclass(frozen=True)
class Sheet:
    """A table: the first column is text, the others numbers."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[Row, ...]


def wins(result: Result) -> list[Sheet]:
    """Everybody's wins, in each way to look at them."""
    groups = win_groups(result).items()
    return [shares(f"Wins by {what}", what, rows.items()) for what, rows in groups]


def win_groups(result: Result) -> dict[str, dict[str, Share]]:
    """Wins by player, where there are several, by seat, and by turn from who begins, where one does."""
    players = result.by_player
    groups = {"player": players} if len(players) > 1 else {}
    groups["seat"] = {f"seat {seat}": share for seat, share in enumerate(result.by_seat)}
    turns = {f"turn {nth}": share for nth, share in enumerate(result.by_turn, 1)}
    return groups | {"turn": turns} if turns else groups


def shares(title: str, who: str, rows: Iterable[tuple[str, Share]]) -> Sheet:
    """Wins with their 95 % intervals, beside what equal strength would give; marked where that lies outside."""
    found = []
    for name, share in rows:
        low, high = share.interval
        interval = f"{low:.1%} – {high:.1%}"
        cells = (name, f"{share.wins:,.1f}", f"{share.rate:.1%}", interval, f"{share.fair:.1%}")
        found.append(Row(cells, not low <= share.fair <= high))
    return Sheet(title, (who, "wins", "rate", "95 % interval", "if equal"), tuple(found))


def lengths(result: Result) -> Sheet:
    """How long games took, in decisions and in minutes, and how often the lead changed."""
    measured: tuple[tuple[str, npt.NDArray[Any], int], ...] = (
        ("decisions", result.decisions, 0),
        ("estimated minutes", result.minutes, 1),
        ("changes of the lead", result.lead_changes, 1),
    )
    rows = []
    for name, values, digits in measured:
        low, high = np.percentile(values, [5, 95])
        cells = (f"{each:,.{digits}f}" for each in (values.mean(), low, high))
        rows.append(Row((name, *cells)))
    return Sheet("Length of a game", ("in", "mean", "shortest 5 %", "longest 5 %"), tuple(rows))


def waits(result: Result) -> Sheet:
    """How long each seat was not asked for anything."""
    rows = []
    for seat, (minutes, share) in enumerate(
        zip(result.waited.mean(axis=0), result.wait_shares, strict=True)
    ):
        rows.append(Row((f"seat {seat}", f"{minutes:,.1f}", f"{share:.0%}")))
    return Sheet("Waiting", ("seat", "minutes a game", "of the game"), tuple(rows))


def uses(result: Result, title: str, what: str, names: Mapping[str, Use]) -> Sheet:
    """How often each thing was done by seats that won and by those that did not, and how those fared who did it."""
    rows = []
    for name, use in names.items():
        rate = f"{use.won:.1%}" if use.seats else "–"
        done = (use.times / result.games, use.by_winner, use.by_loser)
        rows.append(Row((name, *(f"{each:,.2f}" for each in done), f"{use.share:.0%}", rate)))
    headings = (what, "a game", "a winner", "a loser", "seats with it", "of these won")
    return Sheet(title, headings, tuple(rows))


def actions(result: Result) -> Sheet:
    """How often each kind of action was done, and by whom."""
    return uses(result, "What was done", "action", result.actions)


def happenings(result: Result) -> Sheet:
    """How often each kind of event happened, and to whom."""
    return uses(result, "What happened", "event", result.happenings)


def cards(result: Result) -> Sheet:
    """How often each card was shown to all by a seat, and how these seats fared; what matters most comes first."""
    return uses(result, "Cards in the open", "card", result.cards)


def blunders(result: Result) -> Sheet:
    """How many of the decisions that were looked at a search would surely have made better, and how much they lost."""
    groups: dict[str, list[Judged]] = {"all": list(result.judged)}
    for each in result.judged:
        for name in (each.player, each.kind):
            groups.setdefault(name, []).append(each)
    rows = []
    for name, looked in groups.items():
        lost = [each.lost for each in looked if each.lost]
        low, high = wilson(len(lost), len(looked))
        interval = f"{low:.1%} – {high:.1%}"
        worth = f"{sum(lost) / len(lost):.2f}" if lost else "–"
        share = f"{len(lost) / len(looked):.1%}"
        rows.append(Row((name, f"{len(looked):,}", f"{len(lost):,}", share, interval, worth)))
    headings = ("of", "looked at", "blunders", "share", "95 % interval", "lost by each")
    return Sheet("Blunders", headings, tuple(rows))


def endings(result: Result) -> Sheet:
    """How many games ended for which reason."""
    rows = (
        Row((name, f"{count:,}", f"{count / result.games:.1%}"), name == UNFINISHED)
        for name, count in result.endings.items()
    )
    return Sheet("Endings", ("reason", "games", "share"), tuple(rows))


def speed(result: Result) -> str:
    """How much was played here, and how fast."""
    total = int(result.decisions.sum())
    rate = total / max(result.seconds, 1e-9)
    games = f"{result.games:,} games, {total:,} decisions"
    return f"{games} in {result.seconds:.1f} s: {rate:,.0f} decisions/s"
