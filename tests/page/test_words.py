"""Every sentence is there in every language, with the same arguments, and every one is used."""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tests.kit import walk

from sobremesa.table.contract import Game
from sobremesa.table.registry import game as registered
from sobremesa.table.registry import names
from sobremesa.table.scene import Arg, Scene, Word
from sobremesa.table.table import SPECTATOR, Table, event_word
from sobremesa.table.words import LANGUAGES, words

PACKAGE = Path(__file__).parent.parent.parent / "src/sobremesa"
PAGE = PACKAGE / "page"
SHARED = (PACKAGE / "table/words", PACKAGE / "room/words")
GAMES = [registered(name) for name in names()]
FOLDERS = [PAGE / "words", *SHARED, *(game.folder / "words" for game in GAMES)]

CALL = re.compile(r"\b(?:say|has)\(")
TEXT = re.compile(r'"([a-z][\w-]*)"|`([^`]*)`')
PYTHON_WORD = re.compile(r'Word\(\s*f?"([^"]+)"')
GAP = re.compile(r"\$?\{[^{}]*\}")
FROM_PYTHON = "event|refused|action|zone|prompt|fact|ending|option|card|colour|side|game"

OWN = ("most", "largest", "fastest")
"""Which highlights a game may name by words alone: see sobremesa/room/highlights.py."""


class Names(Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(folder: Path, language: str) -> dict[str, frozenset[str]]:
    """The messages of a file, each with its arguments."""
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    found: dict[str, frozenset[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{folder}/{language}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            visitor = Names()
            visitor.visit(entry)
            found[entry.id.name] = frozenset(visitor.found)
    return found


def arguments(text: str, start: int) -> str:
    """What stands between the brackets of a call that opens at ``start``."""
    depth = 0
    for place in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        if depth == 0:
            return text[start + 1 : place]
    return text[start + 1 :]


def first_argument(given: str) -> str:
    """The first of a call's arguments."""
    depth = 0
    for place, sign in enumerate(given):
        depth += {"(": 1, "{": 1, "[": 1, ")": -1, "}": -1, "]": -1}.get(sign, 0)
        if sign == "," and depth == 0:
            return given[:place]
    return given


def said(source: str) -> set[str]:
    """The ids that a script asks for; a gap in a template stands as ``{}``."""
    source = re.sub(r"/\*.*?\*/", "", source, flags=re.DOTALL)
    found: set[str] = set()
    for call in CALL.finditer(source):
        given = first_argument(arguments(source, call.end() - 1))
        if "?" in given:  # its condition names no message
            given = given[given.index("?") :]
        for text, template in TEXT.findall(given):
            found.add(text or GAP.sub("{}", template))
    return found


def helpers(source: str) -> set[str]:
    """Ids that reach ``say`` as an argument of a helper: `action-…` and the like, written out."""
    found = {
        text or GAP.sub("{}", template)
        for text, template in TEXT.findall(source)
        if re.match(rf"(?:{FROM_PYTHON})-", text or template)
    }
    return {each for each in found if " " not in each and "=" not in each}


def scripts(folder: Path) -> str:
    """All scripts of a folder as one text."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.js")))


def matches(wanted: str, defined: str) -> bool:
    """Whether an id, gaps and all, can be this message."""
    pattern = "[a-z0-9_-]+".join(re.escape(part) for part in wanted.split("{}"))
    return re.fullmatch(pattern, defined) is not None


def made_by(game: Game) -> set[str]:
    """The ids that a game can send or that the page asks of every game."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in game.folder.glob("*.py"))
    found = {GAP.sub("{}", text) for text in PYTHON_WORD.findall(sources)}
    found |= {f"event-{kind.name}" for kind in game.events}
    found |= {f"refused-{reason}" for reason in game.refusals.values()}
    found |= {f"ending-{reason}" for reason in game.endings}
    found |= {"game-name", "game-line"}
    for option in game.options:
        found |= {f"option-{option.name}", f"option-{option.name}-help"}
        found |= {f"option-{option.name}-{value}" for value in option.values}
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_language_has_the_same_messages_with_the_same_arguments(folder: Path) -> None:
    first, *others = (messages(folder, language) for language in LANGUAGES)
    for language, other in zip(LANGUAGES[1:], others, strict=True):
        assert other == first, language


def test_what_the_page_says_is_defined() -> None:
    defined = set(messages(PAGE / "words", "en"))
    for folder in SHARED:
        defined |= set(messages(folder, "en"))
    asked = {each for each in said(scripts(PAGE)) if not each.startswith(("game-", "option-"))}
    asked |= {each for each in said(scripts(PAGE)) if each == "game-seats"}
    assert {each for each in asked if not any(matches(each, one) for one in defined)} == set()


def test_what_the_page_has_words_for_is_said() -> None:
    asked = said(scripts(PAGE))
    defined = messages(PAGE / "words", "en")
    assert {one for one in defined if not any(matches(each, one) for each in asked)} == set()


def test_no_message_stands_in_two_places() -> None:
    for game in GAMES:
        folders = [PAGE / "words", *SHARED, game.folder / "words"]
        everything = [one for folder in folders for one in messages(folder, "en")]
        assert len(everything) == len(set(everything)), game.name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_a_game_can_say_is_defined(game: Game) -> None:
    shared = {one for folder in SHARED for one in messages(folder, "en")}
    defined = (
        set(messages(game.folder / "words", "en")) | shared | set(messages(PAGE / "words", "en"))
    )
    asked = made_by(game) | said(scripts(game.folder))
    assert {each for each in asked if not any(matches(each, one) for one in defined)} == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_a_game_has_words_for_can_be_said(game: Game) -> None:
    board = scripts(game.folder)
    asked = made_by(game) | said(board) | helpers(board) | {"player-{}"}
    asked |= {f"event-{kind.name}-hidden" for kind in game.events}
    asked |= {f"highlight-{which}-{kind.name}" for which in OWN for kind in game.events}
    asked |= {f"hint-{kind.name}" for kind in game.actions.kinds}
    asked |= {f"option-{one.name}-{value}-help" for one in game.options for value in one.values}
    defined = messages(game.folder / "words", "en")
    assert {one for one in defined if not any(matches(each, one) for each in asked)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rules_are_told_in_every_language(game: Game, language: str) -> None:
    text = (game.folder / f"words/rules.{language}.md").read_text(encoding="utf-8")
    assert text.startswith("# ")
    assert len(text.split()) > 100


def tables(game: Game) -> Iterator[Table]:
    """A table with few seats and one with many, for each named way to play."""
    ways: list[dict[str, int]] = [{}]
    for option in game.options:
        if option.values:
            span = range(option.least, option.most + 1)
            ways = [{**way, option.name: value} for way in ways for value in span]
    for way in ways:
        for seats in (game.seats.start, game.seats.stop - 1):
            yield Table(game, seats, seed=7, options=way, ceremony=True)


def words_of(scene: Scene) -> Iterator[Arg]:
    """Every sentence of a scene."""
    yield scene.prompt
    yield from scene.facts
    if scene.ending:
        yield scene.ending
    for zone in scene.zones:
        yield zone.word
        yield from (card.word for card in zone.cards)
    yield from (choice.word for choice in scene.choices)
    yield from (refusal.word for refusal in scene.refusals)


def hints_of(game: Game, scene: Scene) -> Iterator[Word]:
    """The game's hints for what can be done: see page/hints.js."""
    for kind in {choice.text.split(" ")[0] for choice in scene.choices}:
        if words(game, "en").bundle.has_message(f"hint-{kind}"):
            yield Word(f"hint-{kind}", scene.prompt.args)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whole_games_can_be_told_in_every_language(game: Game) -> None:
    dice = random.Random(3)
    asked: dict[str, Word] = {}
    for table in tables(game):
        for events in walk(table, dice):
            seats = range(SPECTATOR, table.seats)
            told = [event.seen_by(seat) for event in events for seat in seats]
            sentences = [event_word(game, event) for event in told if event]
            sentences += [word for seat in seats for word in words_of(table.scene(seat))]  # type: ignore[misc]
            sentences += [word for seat in seats for word in hints_of(game, table.scene(seat))]
            asked |= {repr(word): word for word in sentences}
    for language in LANGUAGES:
        for word in asked.values():
            assert "{" not in words(game, language).say(word)
