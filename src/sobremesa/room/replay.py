"""From the journal back to the table: what is stored is the only truth of a played one."""

from collections.abc import Iterator
from dataclasses import dataclass

from sobremesa.room.playing import DEAL
from sobremesa.room.store import Entry, TableRow
from sobremesa.room.telling import TOOK_BACK, Story, read, with_words, written
from sobremesa.room.undoing import UNDO, Known, undo_event, undone
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
    known: Known


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
    """Every entry with the table after it, one table that goes on, and goes back where something was undone.

    Raises `OtherRules` where what happens is not what was written.
    """
    check_version(game, row)
    try:
        table = new_table(game, row)
    except SobremesaError as error:
        raise OtherRules(f"table {row.id} cannot be laid any more: {error}") from error
    _, undos = standing(entries)
    kept: dict[int, Table] = {}
    for entry in entries:
        if entry.seq in undos:
            kept[undos[entry.seq]] = table.copy()
        if entry.action == UNDO:
            go_back(table, kept.pop(entry.seq), entry)
        else:
            play_again(table, entry)
        yield entry, table


def standing(entries: list[Entry]) -> tuple[list[Entry], dict[int, int]]:
    """The entries that stand in the end, and for the first entry that an undo takes away, the number of that undo.

    `OtherRules` where one takes back what its seat has not done.
    """
    stand: list[Entry] = []
    undos: dict[int, int] = {}
    for entry in entries:
        if entry.action != UNDO:
            stand.append(entry)
            continue
        count = sum(event.a for event in read(entry.events) if event.kind == TOOK_BACK)
        if not 0 < count < len(stand) or stand[-count].seat != entry.seat:
            raise OtherRules(f"entry {entry.seq} takes back what its seat has not done")
        undos[stand[-count].seq] = entry.seq
        del stand[-count:]
    return stand, undos


def replayed(game: Game, row: TableRow, entries: list[Entry]) -> Replayed:
    """Play the journal again, which has at least its deal; raises `OtherRules` as `steps` does."""
    story = Story(row.seats)
    known, before = None, None
    for entry, table in steps(game, row, entries):
        events, after = read(entry.events), table.copy()
        asking = "over" if before is None else before.asking
        story.add(game, events, entry.at_ms, None, asking, entry.seat)
        if known is None or before is None:
            known = Known(after)
        else:
            known = known.after(before, after, entry.seat, entry.action, events)
        before = after
    assert known is not None
    played = {(entry.seat, entry.message) for entry in entries if entry.message is not None}
    return Replayed(table, story, len(entries), played, known)


def go_back(table: Table, before: Table, entry: Entry) -> None:
    """What was done since is undone."""
    (event, *_) = read(entry.events)
    if entry.events != written([undo_event(entry.seat, event.a, table.seats)]):
        raise OtherRules(f"entry {entry.seq} takes something back, and more happens by it")
    table.record = undone(before, table.moment).record


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
    for entry in entries:
        events = with_words(game, read(entry.events))
        try:
            story.add(game, events, entry.at_ms, None)
        except (LookupError, ValueError):
            continue
    return story
