"""``sobremesa replay``: open a recorded game again, check it by the rules, show it in a browser or as a log."""

import asyncio
import secrets
import tempfile
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from sobremesa.cli.play import check_address, url
from sobremesa.room.film import log_alone
from sobremesa.room.hall import NAME_BYTES
from sobremesa.room.messages import SeatArg, SeatsArg
from sobremesa.room.messages import Word as WordMessage
from sobremesa.room.recording import Recording, Unreadable, kept, reading, result_of
from sobremesa.room.replay import OtherRules, replayed
from sobremesa.room.server import serve
from sobremesa.room.store import Store
from sobremesa.table.contract import Game
from sobremesa.table.errors import SobremesaError
from sobremesa.table.registry import game as registered
from sobremesa.table.scene import Arg, Seat, Seats, Word
from sobremesa.table.words import LANGUAGES, words

HERE = "127.0.0.1"


class CannotReplay(SobremesaError):
    """A recording cannot be opened; the text says why, for people."""


def open_recording(path: Path, port: int, language: str, *, text: bool) -> None:
    """Show a recording: as a log, or on a page that only this machine can open."""
    if language not in LANGUAGES:
        raise CannotReplay(f"there are no words in {language!r}, only in: {', '.join(LANGUAGES)}")
    recording = read_file(path)
    game = registered(recording.game)
    verify(game, recording, path)
    console = Console(soft_wrap=True)
    if text:
        for line in told(game, recording, language):
            console.print(line, markup=False, highlight=False)
    else:
        show(recording, port, console)


def read_file(path: Path) -> Recording:
    """The recording in a file; `CannotReplay` says what is wrong with it."""
    try:
        return reading(path.read_bytes())
    except OSError as error:
        raise CannotReplay(f"{path} cannot be read: {error.strerror}") from error
    except Unreadable as error:
        raise CannotReplay(f"{path}: {error}") from error


def verify(game: Game, recording: Recording, path: Path) -> None:
    """Play all of it again; `CannotReplay` where the rules make something else of it."""
    row, _, entries = kept(recording, "recording")
    if not entries:
        raise CannotReplay(f"{path}: this recording has no steps")
    try:
        table = replayed(game, row, entries).table
    except OtherRules as difference:
        raise CannotReplay(
            f"{path} does not fit the rules of {game.name}: {difference}"
        ) from difference
    if result_of(table) != recording.result:
        raise CannotReplay(f"{path}: by the rules of {game.name} this game ends in another way")


def told(game: Game, recording: Recording, language: str) -> list[str]:
    """What happened, step by step in words, all cards open."""
    _, places, entries = kept(recording, "recording")
    names = tuple(place.nickname for place in sorted(places, key=lambda place: place.seat))
    speech = words(game, language)
    lines = []
    for step, events in enumerate(log_alone(game, entries)):
        sentences = [speech.say(word_of(event.word), names) for event in events]
        lines += [f"{step:4}  {sentence}" for sentence in sentences if sentence.strip()]
    return lines


def word_of(message: WordMessage) -> Word:
    """A sentence that came as a message, as the words take it."""
    return Word(message.id, {name: arg_of(value) for name, value in message.args.items()})


def arg_of(value: "int | str | WordMessage | SeatArg | SeatsArg") -> Arg:
    """An argument of such a sentence."""
    match value:
        case WordMessage():
            return word_of(value)
        case SeatArg():
            return Seat(value.seat)
        case SeatsArg():
            return Seats(tuple(value.seats))
    return value


def show(recording: Recording, port: int, console: Console) -> None:
    """Serve the replay's page to this machine until somebody stops it."""
    check_address(HERE, port)
    name = secrets.token_urlsafe(NAME_BYTES)
    with tempfile.TemporaryDirectory(prefix="sobremesa-replay-") as folder:
        database = f"sqlite:///{folder}/replay.db"
        asyncio.run(keep(database, name, recording))
        address = f"{url(HERE, port)}/t/{name}/replay"
        console.print(
            f"\nThe game was checked by its rules.\nSee it here:  [bold link={address}]{escape(address)}[/]"
        )
        console.print("Stop with Ctrl+C.\n")
        serve(HERE, port, database, keep_days=0)


async def keep(database: str, name: str, recording: Recording) -> None:
    """Put a recording into an empty database as a finished table."""
    row, places, entries = kept(recording, name)
    async with Store.open(database) as store:
        await store.create_table(row)
        for place in places:
            await store.seat_down(name, place)
        for entry in entries:
            await store.append(name, entry)
