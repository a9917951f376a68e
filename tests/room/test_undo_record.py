"""A record in which something was taken back: read again it gives the table as if that had never been done."""

import random
from pathlib import Path

import pytest

from sobremesa.cli.replaying import open_recording
from sobremesa.room import film
from sobremesa.room.hall import all_installed
from sobremesa.room.highlights import highlights
from sobremesa.room.messages import Happened, Word
from sobremesa.room.playing import DEAL
from sobremesa.room.recording import kept, reading, recorded, result_of
from sobremesa.room.replay import OtherRules, new_table, remembered, replayed, standing, steps
from sobremesa.room.store import Entry, Place, TableRow
from sobremesa.room.telling import TOOK_BACK, written
from sobremesa.room.trying import tried
from sobremesa.room.undoing import UNDO, Known, undo_event, undone
from sobremesa.table.contract import Game
from sobremesa.table.table import CLOCK, SPECTATOR, Table

GAMES = {game.name: game for game in all_installed()}
SHORT: dict[str, dict[str, int]] = {"cabanga": {"limit": 9, "hand": 4}}
UNDOS = 4


def a_row(game: Game, seed: int) -> TableRow:
    seats = game.seats.start
    options = game.option_values(seats, SHORT.get(game.name, {}))
    return TableRow(
        "x" * 16,
        game.name,
        game.rules_version,
        seats,
        options,
        {},
        bytes([seed]) * 32,
        bytes(32),
        0,
        "over",
    )


def a_record(game: Game, row: TableRow) -> tuple[Table, list[Entry]]:
    """A game that is played at random to its end, or for long; now and then something is taken back."""
    dice = random.Random(game.name)
    table = new_table(game, row)
    known = Known(table)
    entries = [Entry(0, SPECTATOR, DEAL, 1, events=written(table.events))]
    undos = 0
    for number in range(1, 2_000):
        if known.deed is not None and dice.random() < 0.4 and undos < UNDOS:
            undos += 1
            seat, action = known.deed.seat, UNDO
            after = undone(known.deed.before, table.moment)
            events = [undo_event(seat, known.entries, row.seats)]
        else:
            idle = not table.actors or dice.random() < 0.03
            seat = CLOCK if idle else dice.choice(table.actors)
            action = CLOCK if idle else dice.choice(table.legal(seat)).number
            after, events = tried(table, seat, action)
        entries.append(Entry(number, seat, action, number * 1_000, events=written(events)))
        known = known.after(table, after, seat, action, events)
        table = after
        if table.over:
            break
    assert undos == UNDOS
    return table, entries


def unnumbered(table: Table) -> bytes:
    """A table's bytes but for the number of its question."""
    copy = table.copy()
    copy.record["asking"]["moment"] = 0
    return copy.to_bytes()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_record_read_back_is_what_it_was_and_what_it_would_have_been(game: Game) -> None:
    row = a_row(game, 3)
    table, entries = a_record(game, row)
    again = replayed(game, row, entries)
    assert again.table.digest() == table.digest()
    assert again.seq == len(entries)
    stand, undos = standing(entries)
    assert len(undos) == UNDOS
    assert UNDO not in {entry.action for entry in stand}
    without = replayed(game, row, stand)
    assert unnumbered(without.table) == unnumbered(table)
    assert highlights(game, row, entries) == highlights(game, row, stand)
    told = [event.kind for event in again.story.of[SPECTATOR]]
    assert told.count(TOOK_BACK) == UNDOS
    without_calls = [each.model_copy(update={"called": None}) for each in again.story.of[0]]
    assert remembered(game, row, entries).of[0] == without_calls  # events alone tell of no race
    first = min(undos)
    before, after = (
        film.scenes(game, row, entries, SPECTATOR, at, 1)[0] for at in (first - 1, undos[first])
    )
    assert before.model_copy(update={"moment": 0}) == after.model_copy(update={"moment": 0})
    log = film.log(game, row, entries)
    assert [each.kind for each in log[undos[first]]] == [TOOK_BACK]
    alone = film.log_alone(game, entries)
    assert [[each.word for each in step] for step in alone] == [
        [each.word for each in step] for step in log
    ]
    flat = [event for step in log for event in step]
    assert words_of(counting(flat)) == [
        each.word for step in film.log(game, row, stand) for each in step
    ]
    for seat, story in again.story.of.items():  # each by its own events alone
        assert words_of(counting(story)) == [each.word for each in without.story.of[seat]]


def words_of(events: list[Happened]) -> list[Word]:
    """The sentences of what the game itself told."""
    return [event.word for event in events if event.kind != TOOK_BACK]


def counting(events: list[Happened]) -> list[Happened]:
    """The events that still count, as the page makes them out."""
    stand: list[Happened] = []
    for event in events:
        del stand[len(stand) - event.undone :]
        stand.append(event)
    return stand


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_a_file_with_an_undo_is_opened_again(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = GAMES["cabanga"]
    row = a_row(game, 5)
    table, entries = a_record(game, row)
    places = [Place(seat, "human", f"Person {seat}") for seat in range(row.seats)]
    recording = recorded(game, row, places, entries, result_of(table))
    assert [step.text for step in recording.steps].count("undo") == UNDOS
    path = tmp_path / "game.json"
    path.write_text(recording.model_dump_json())
    assert kept(reading(path.read_bytes()), "x")[2] == entries
    open_recording(path, 0, language, text=True)
    lines = capsys.readouterr().out.splitlines()
    words = {"en": "takes back", "es": "deshace", "pt": "desfaz"}
    assert sum(words[language] in line for line in lines) == UNDOS


@pytest.mark.parametrize("change", ["seat", "count", "more"])
def test_an_undo_that_cannot_have_been_is_found_out(change: str) -> None:
    game = GAMES["cabanga"]
    row = a_row(game, 7)
    _, entries = a_record(game, row)
    place = next(at for at, entry in enumerate(entries) if entry.action == UNDO)
    undo = entries[place]
    seat = (undo.seat + 1) % row.seats if change == "seat" else undo.seat
    count = place if change == "count" else 1
    events = [undo_event(seat, count, row.seats)] * (2 if change == "more" else 1)
    entries[place] = Entry(undo.seq, seat, UNDO, undo.at_ms, events=written(events))
    with pytest.raises(OtherRules, match=r"takes (back|something back)"):
        list(steps(game, row, entries))
