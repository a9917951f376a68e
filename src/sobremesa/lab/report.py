"""A simulation's result as tables for people who read a terminal."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sobremesa.lab import sheets
from sobremesa.lab.result import Result
from sobremesa.lab.sheets import Sheet


def report(result: Result) -> Group:
    """Wins by player, seat and turn, lengths, waits, what was done, endings, blunders."""
    parts: list[RenderableType] = [shown(sheet) for sheet in sheets.wins(result)]
    parts += [shown(sheets.lengths(result)), line(sheets.speed(result))]
    parts += [shown(each(result)) for each in (sheets.waits, sheets.actions, sheets.endings)]
    if result.judged:
        parts.append(shown(sheets.blunders(result)))
    return Group(*parts)


def shown(sheet: Sheet) -> Table:
    """A sheet for the terminal; what is marked is bold."""
    table = Table(title=sheet.title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    for place, heading in enumerate(sheet.headings):
        table.add_column(heading, justify="right" if place else "left")
    for row in sheet.rows:
        table.add_row(*(Text(cell) for cell in row.cells), style="bold" if row.marked else "")
    return table


def line(text: str) -> Text:
    """A remark below a table."""
    return Text(f"  {text}\n", no_wrap=True)
