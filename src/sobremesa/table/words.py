"""Words in English, Spanish and Portuguese, through Fluent."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from sobremesa.table.contract import Game
from sobremesa.table.scene import Arg, Seat, Seats, Word

LANGUAGES = ("en", "es", "pt")
OWN_WORDS = Path(__file__).with_name("words")


class Words:
    """The words of one game, and those of every table, in one language."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(text))

    def say(self, word: Word, names: tuple[str, ...] = ()) -> str:
        """The sentence for a word; ``names`` are the seats' nicknames, else they are numbered from 1."""
        if not self.bundle.has_message(word.id):
            raise LookupError(f"there is no message {word.id!r} in {self.bundle.locales[0]}")
        pattern = self.bundle.get_message(word.id).value
        if pattern is None:
            raise LookupError(f"the message {word.id!r} has no text")
        args = {name: self.argument(value, names) for name, value in word.args.items()}
        text, mistakes = self.bundle.format_pattern(pattern, args)
        if mistakes:
            raise LookupError(f"message {word.id!r}: {mistakes[0]}")
        return str(text)

    def argument(self, value: Arg, names: tuple[str, ...]) -> int | str:
        """An argument of a message as Fluent takes it: a number or a text."""
        if isinstance(value, Word):
            return self.say(value, names)
        if isinstance(value, Seat):
            return self.seat_name(value.seat, names)
        if isinstance(value, Seats):
            return ", ".join(self.seat_name(seat, names) for seat in value.seats)
        return value

    def seat_name(self, seat: int, names: tuple[str, ...]) -> str:
        """A seat's nickname, or its number for people who count from 1."""
        if seat < len(names):
            return names[seat]
        return self.say(Word("seat-number", {"number": seat + 1}))


@cache
def words(game: Game, language: str) -> Words:
    """A game's words in one of `LANGUAGES`."""
    return Words(language, (OWN_WORDS, game.folder / "words"))
