"""Deck files: how often each card is in the deck. Whatever is wrong with one is told with its name."""

import tomllib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any

from sobremesa.table.errors import WrongDeck


@contextmanager
def deck_file(path: Path) -> Iterator[dict[str, Any]]:
    """What a deck file says; `WrongDeck` where it is no TOML, and what is raised meanwhile begins with its name."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise WrongDeck(f"{path.name} is no TOML file: {error}") from None
    try:
        yield found
    except WrongDeck as error:
        raise WrongDeck(f"{path.name}: {error}") from None


def check_names(where: str, found: Iterable[Any], known: Iterable[str]) -> None:
    """`WrongDeck` names what stands there and means nothing, and what can stand there, the likeliest first."""
    for name in found:
        if name not in known:
            raise WrongDeck(f"{where} cannot have {name!r}, only: {nearest_first(name, known)}")


def nearest_first(name: Any, known: Iterable[str]) -> str:
    """The names that there are, beginning with what may have been meant."""

    def likeness(each: str) -> float:
        return SequenceMatcher(None, each, str(name)).ratio()

    return ", ".join(sorted(known, key=likeness, reverse=True))
