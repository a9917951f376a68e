"""From the journal back to the table: what is stored is the only truth of a played one."""

from collections.abc import Iterator
from dataclasses import dataclass

from sobremesa.room.playing import DEAL
from sobremesa.room.store import Entry, TableRow
from sobremesa.room.telling import Story, read, written
from sobremesa.table.contract import Game
from sobremesa.table.errors import SobremesaError
from sobremesa.table.table import CLOCK, Table


class OtherRules(Exception):
    """The journal was written by other rules than those installed; the text says where they part."""


@dataclass(frozen=True)
class Replayed:
    """A table as its journal makes it, and what each seat has learned on the way."""

    table: Table
    story: Story
    seq: int
    played: set[tuple[int, str]]


def new_table(game: Game, row: TableRow) -> Table:
    """The table as it is dealt."""
    return Table(game, row.seats, row.seed, row.options, ceremony=True)


def check_version(game: Game, row: TableRow) -> None:
    """`OtherRules` where the installed rules have another number than those that the table was played by."""
    if row.rules_version != game.rules_version:
        raise OtherRules(
            f"table {row.id} was played by version {row.rules_version} of the rules of {game.name}; "
            f"version {game.rules_version} is installed"
        )


def steps(game: Game, row: TableRow, entries: list[Entry]) -> Iterator[tuple[Entry, Table]]:
    """Every entry with the table after it, one table that goes on.

    Raises `OtherRules` where what happens is not what was written.
    """
    check_version(game, row)
    try:
        table = new_table(game, row)
    except SobremesaError as error:
        raise OtherRules(f"table {row.id} cannot be laid any more: {error}") from error
    for entry in entries:
        play_again(table, entry)
        yield entry, table


def replayed(game: Game, row: TableRow, entries: list[Entry]) -> Replayed:
    """Play the journal again, which has at least its deal; raises `OtherRules` as `steps` does."""
    story = Story(row.seats)
    for entry, table in steps(game, row, entries):
        story.add(game, table.events, entry.at_ms, None)
    played = {(entry.seat, entry.message) for entry in entries if entry.message is not None}
    return Replayed(table, story, len(entries), played)


def play_again(table: Table, entry: Entry) -> None:
    """One entry of the journal."""
    try:
        if entry.action == CLOCK:
            table.close()
        elif entry.action != DEAL:
            table.play(entry.seat, entry.action)
    except SobremesaError as error:
        raise OtherRules(f"entry {entry.seq} is refused now: {error}") from error
    if written(table.events) != entry.events:
        raise OtherRules(f"at entry {entry.seq} something else happens now than was written")


def remembered(game: Game, row: TableRow, entries: list[Entry]) -> Story:
    """What each seat has learned, from the stored events alone; those that have no words any more are left out."""
    story = Story(row.seats)
    known = {kind.name for kind in game.events}
    for entry in entries:
        events = [event for event in read(entry.events) if event.kind in known]
        try:
            story.add(game, events, entry.at_ms, None)
        except (LookupError, ValueError):
            continue
    return story
