"""Where a report and its data go: a folder, or a file whose ending says which of the two is wanted."""

from collections.abc import Mapping, Sequence
from itertools import islice
from pathlib import Path

import polars as pl

from sobremesa.lab import charts, frame, sheets
from sobremesa.lab.page import Section, page
from sobremesa.lab.result import Result, Share, Use
from sobremesa.table.errors import SobremesaError

MOST_BARS = 30
"""Pictures show the first so many lines of a table; the table shows all."""


def write(
    out: Path,
    data: pl.DataFrame,
    about: dict[str, object],
    title: str,
    sections: Sequence[Section],
    rows: str = "games",
) -> list[Path]:
    """Write the data, of which ``rows`` says what they are, as Parquet and the report as HTML; the files written."""
    files = targets(out, rows)
    for path in files:
        if path.suffix == ".parquet":
            frame.write(data, path, about)
        else:
            path.write_text(page(title, about, sections), encoding="utf-8")
    return files


def targets(out: Path, rows: str = "games") -> list[Path]:
    """The files that are meant: the one named, or both of a folder, which is made."""
    if out.suffix in (".parquet", ".html"):
        if not out.parent.is_dir():
            raise SobremesaError(f"there is no folder {str(out.parent)!r} to write into")
        return [out]
    if out.suffix or out.is_file():
        raise SobremesaError(
            f"{str(out)!r} is no folder, and no file that ends in .parquet or .html"
        )
    out.mkdir(parents=True, exist_ok=True)
    return [out / f"{rows}.parquet", out / "report.html"]


def write_result(result: Result, out: Path) -> list[Path]:
    """Write a simulation's games and its report."""
    title = f"{result.games:,} games of {result.game.name}"
    return write(out, frame.frame(result), frame.about(result), title, sections(result))


def sections(result: Result) -> list[Section]:
    """All that a simulation has to tell."""
    return [
        *win_sections(result),
        Section(
            sheets.lengths(result),
            (
                ("Games by estimated minutes", charts.histogram(result.minutes, "minutes")),
                ("Games by decisions", charts.histogram(result.decisions, "decisions")),
                (
                    "Games by changes of the lead",
                    charts.histogram(result.lead_changes, "changes of the lead"),
                ),
            ),
        ),
        Section(sheets.waits(result), (("Part of the game that each seat waits", waits(result)),)),
        use_section(sheets.actions(result), result.actions),
        use_section(sheets.happenings(result), result.happenings),
        use_section(sheets.cards(result), result.cards),
        Section(sheets.endings(result), (("Games by how they ended", endings(result)),)),
        *([Section(sheets.blunders(result))] if result.judged else []),
    ]


def win_sections(result: Result) -> list[Section]:
    """Wins by player, by seat and by turn with their intervals."""
    found = []
    for sheet, (what, shares) in zip(
        sheets.wins(result), sheets.win_groups(result).items(), strict=True
    ):
        fair = None if what == "player" else 1 / result.seats
        found.append(Section(sheet, ((f"{sheet.title}, with 95 % intervals", wins(shares, fair)),)))
    return found


def wins(shares: dict[str, Share], fair: float | None) -> str:
    """Each one's rate of wins with its interval."""
    rows = {name: (share.rate, *share.interval) for name, share in shares.items()}
    return charts.intervals(rows, "games won", fair, "%")


def waits(result: Result) -> str:
    """The part of the time that each seat waits."""
    shares = {f"seat {seat}": float(part) for seat, part in enumerate(result.wait_shares)}
    return charts.bars({"waiting": shares}, "part of the game", "%")


def endings(result: Result) -> str:
    """How many games ended how."""
    counts = {name: float(count) for name, count in result.endings.items()}
    return charts.bars({"games": counts}, "games")


def use_section(sheet: sheets.Sheet, uses: Mapping[str, Use]) -> Section:
    """A table of what was done, with bars for winners and others; no bars where nothing was."""
    if not uses:
        return Section(sheet)
    shown = dict(islice(uses.items(), MOST_BARS))
    groups = {
        "a winner": {name: use.by_winner for name, use in shown.items()},
        "another": {name: use.by_loser for name, use in shown.items()},
    }
    words = f"{sheet.title}: times in a game, by winners and by others"
    return Section(sheet, ((words, charts.bars(groups, "times in a game")),))
