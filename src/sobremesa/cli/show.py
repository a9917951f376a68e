"""What is installed, and how it is played."""

from rich import box
from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from sobremesa.minds.people import STYLES
from sobremesa.players import player_names
from sobremesa.table.contract import Game, Option
from sobremesa.table.errors import SobremesaError
from sobremesa.table.registry import game as registered
from sobremesa.table.registry import games
from sobremesa.table.scene import Word
from sobremesa.table.words import LANGUAGES, Words, words


def list_games() -> Table:
    """A row for each installed game."""
    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("game", "seats", "players", "options"):
        table.add_column(heading, overflow="fold")
    for game in games():
        options = "\n".join(option_line(option) for option in game.options)
        table.add_row(game.name, seat_range(game), players_line(game), options)
    return table


def players_line(game: Game) -> str:
    """A game's players: the levels, and the styles that each of them comes in."""
    levels = [name for name in player_names(game) if "-" not in name]
    styles = ", ".join(f"-{style}" for style in STYLES[1:])
    return ", ".join(levels) + (f" (also {styles})" if len(levels) > 1 else "")


def seat_range(game: Game) -> str:
    """From how many to how many can play."""
    return f"{game.seats.start}–{game.seats.stop - 1}"


def option_line(option: Option) -> str:
    """An option as it is typed, with its default and what else it takes."""
    if option.values:
        default = option.values[option.default - option.least]
        return f"{option.name}={default} ({', '.join(option.values)})"
    return f"{option.name}={option.default} ({option.least} to {option.most})"


def describe(name: str) -> Group:
    """A game in the page's words: its seats, its players, and what each option does."""
    game = registered(name)
    speech = words(game, "en")
    head = (f"{speech.say(Word('game-name'))} ({game.name})", speech.say(Word("game-line")))
    facts = (f"Seats: {seat_range(game)}", f"Players: {players_line(game)}, search")
    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("option", "takes", "by default", "what it does"):
        table.add_column(heading, overflow="fold")
    for option in game.options:
        for row in option_rows(option, speech):
            table.add_row(*row)
    return Group(*(Text(line) for line in ("", *head, "", *facts)), table)


def option_rows(option: Option, speech: Words) -> list[tuple[str, str, str, str]]:
    """An option in a line, and each of its named values in another."""
    word = f"option-{option.name}"
    meaning = f"{speech.say(Word(word))}. {speech.say(Word(f'{word}-help'))}"
    if not option.values:
        takes = f"{option.least} to {option.most}"
        return [(option.name, takes, str(option.default), meaning)]
    default = option.values[option.default - option.least]
    named = [("", each, "", speech.say(Word(f"{word}-{each}"))) for each in option.values]
    return [(option.name, "", default, meaning), *named]


def rules_of(name: str, language: str) -> RenderableType:
    """A game's rules in a language."""
    game = registered(name)
    paths = {each: game.folder / "words" / f"rules.{each}.md" for each in LANGUAGES}
    there = [each for each, path in paths.items() if path.exists()]
    if language not in there:
        raise SobremesaError(
            f"{name} has no rules in {language!r}; it has: {', '.join(there) or 'none'}"
        )
    return Markdown(paths[language].read_text(encoding="utf-8"))
