"""What is installed, and how it is played."""

from rich import box
from rich.console import RenderableType
from rich.markdown import Markdown
from rich.table import Table

from sobremesa.minds.people import STYLES
from sobremesa.players import player_names
from sobremesa.table.contract import Game, Option
from sobremesa.table.errors import SobremesaError
from sobremesa.table.registry import game as registered
from sobremesa.table.registry import games
from sobremesa.table.words import LANGUAGES


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
