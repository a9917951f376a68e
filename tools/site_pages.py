"""The pages of the site that are made from other files, so that nothing is written twice: a hook of MkDocs.

The first page is the README, and a few other files outside docs/ are pages as they are; every installed game has a page
made of its rules, words, options, clauses and scenes. Links that are right in the repository become right in the site.
"""

import posixpath
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from sobremesa.table.contract import Game, Option
from sobremesa.table.registry import games
from sobremesa.table.scene import Word
from sobremesa.table.words import Words, words

ROOT = Path(__file__).parent.parent
OUTSIDE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "LICENSE": "licence.md",
    "examples/sixth_game/README.md": "sixth_game.md",
}
"""Files outside docs/ that are pages, and what they are called there."""


def on_config(config: MkDocsConfig) -> None:
    """Every game, and every page on balance, gets its line in the table of contents."""
    assert config.nav is not None
    balance = sorted(
        (ROOT / "docs/balance").glob("*.md"), key=lambda page: page.name != "README.md"
    )
    for item in config.nav:
        if "Games" in item:
            item["Games"] = [{title(game): page_of(game)} for game in games()]
        if "Balance" in item:
            item["Balance"] = [f"balance/{page.name}" for page in balance]


def on_files(files: Files, config: MkDocsConfig) -> None:
    """The pages that lie nowhere in docs/."""
    for path, name in OUTSIDE.items():
        text = (ROOT / path).read_text(encoding="utf-8")
        files.append(File.generated(config, name, content=text))
    for game in games():
        text = "\n".join(about(game)) + "\n"
        files.append(File.generated(config, page_of(game), content=text))


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links from a file's place in the repository become links from its page."""
    name = page.file.src_uri
    source = next((path for path, each in OUTSIDE.items() if each == name), f"docs/{name}")

    def moved(match: re.Match[str]) -> str:
        path = posixpath.normpath(posixpath.join(posixpath.dirname(source), match[1]))
        found = OUTSIDE.get(path, path.removeprefix("docs/"))
        return f"]({posixpath.relpath(found, posixpath.dirname(name))}{match[2] or ''})"

    return re.sub(r"\]\((?!\w+:)([^)#\s]+)(#[^)\s]*)?\)", moved, markdown)


# a game's page


def page_of(game: Game) -> str:
    """Where a game's page lies."""
    return f"games/{game.name}.md"


def title(game: Game) -> str:
    """A game's name as people write it."""
    return words(game, "en").say(Word("game-name"))


def about(game: Game) -> Iterator[str]:
    """The lines of a game's page."""
    yield (game.folder / "words/rules.en.md").read_text(encoding="utf-8")
    yield "## Options of a table\n"
    yield "| option | takes | usual | what it does |\n|---|---|---|---|"
    for option in game.options:
        yield option_row(option, words(game, "en"))
    yield from rulings(game)
    yield from clauses(game)


def option_row(option: Option, english: Words) -> str:
    """One option: how it is typed, and what the page says of it."""
    name = english.say(Word(f"option-{option.name}"))
    told = english.say(Word(f"option-{option.name}-help"))
    takes, usual = f"{option.least} to {option.most}", str(option.default)
    if option.values:
        takes = ", ".join(f"`{value}`" for value in option.values)
        usual = f"`{option.values[option.default - option.least]}`"
    return f"| `{option.name}` | {takes} | {usual} | {name}: {told} |"


def read(path: Path) -> dict[str, Any]:
    """A TOML file; nothing where there is none."""
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def rulings(game: Game) -> Iterator[str]:
    """How this implementation settles what the rulebook leaves open."""
    found = read(game.folder / "rulings.toml")
    if found:
        yield "\n## Rulings\n"
        yield "Where the rulebook is silent, or can be read in two ways, it is played like this.\n"
        yield "| clause | ruling |\n|---|---|"
        for clause, ruling in found.items():
            yield f"| {clause} | {ruling} |"


def clauses(game: Game) -> Iterator[str]:
    """The clauses by their numbers, as code and tests name them, and the scenes that show them."""
    found = read(game.folder / "clauses.toml")
    if found:
        yield "\n## Clauses\n"
        yield "The rules are counted so in code and tests.\n"
        yield "| clause | about |\n|---|---|"
        for clause, about_it in found.items():
            yield f"| {clause} | {about_it} |"
    scenes = sorted((game.folder / "tests/scenes").glob("*.yaml"))
    if scenes:
        yield "\n## Scenes\n"
        yield "Each is a [scenario file](../scenarios.md) and played by the tests.\n"
        for path in scenes:
            yield scene(path.read_text(encoding="utf-8"))


def scene(text: str) -> str:
    """A scenario file to unfold under its title."""
    name = re.search(r"^title: (.*)$", text, re.MULTILINE)
    shown = re.search(r"^clauses: \[(.*)\]$", text, re.MULTILINE)
    head = f"{name[1] if name else ''} ({shown[1] if shown else ''})".replace('"', "'")
    block = "\n".join(f"    {line}" for line in text.splitlines())
    return f'??? quote "{head}"\n\n    ```yaml\n{block}\n    ```\n'
