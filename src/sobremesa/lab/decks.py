"""Deck files with some of their numbers changed, the rest as their author wrote it."""

from pathlib import Path
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

from sobremesa.table.errors import WrongDeck


class DeckFile:
    """A deck file whose whole numbers are named by the way to them: ``plain.hat``, ``cards.2.count``."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.text = path.read_text(encoding="utf-8")
            self.numbers = dict(numbers_of(tomlkit.parse(self.text).unwrap()))
        except OSError:
            raise WrongDeck(f"there is no deck file {str(path)!r}") from None
        except TOMLKitError as error:
            raise WrongDeck(f"{path.name} is no TOML file: {error}") from None

    def like(self, name: str) -> list[str]:
        """The numbers that make up one sum with this one: of the same table, or of the same key in a list."""
        *before, last = name.split(".")
        if before and before[-1].isdigit():
            start = ".".join(before[:-1])
            return [
                each
                for each in self.numbers
                if each.startswith(f"{start}.") and each.endswith(f".{last}")
            ]
        start = ".".join(before)
        return [each for each in self.numbers if each.rpartition(".")[0] == start]

    def rest(self, name: str, changed: dict[str, int]) -> int:
        """What this number must be for its sum to stay what it was in the file."""
        alike = self.like(name)
        others = sum(changed.get(each, self.numbers[each]) for each in alike if each != name)
        return sum(self.numbers[each] for each in alike) - others

    def with_numbers(self, changed: dict[str, int]) -> str:
        """The file's text with these numbers, comments and order kept."""
        document = tomlkit.parse(self.text)
        for name, value in changed.items():
            *before, last = name.split(".")
            inner: Any = document
            for part in before:
                inner = inner[int(part) if part.isdigit() and isinstance(inner, list) else part]
            inner[last] = value
        return tomlkit.dumps(document)


def numbers_of(value: Any, name: str = "") -> list[tuple[str, int]]:
    """All whole numbers in what a file holds, with the way to each."""
    if not isinstance(value, dict | list):
        return [(name, value)] if type(value) is int else []
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    return [
        found
        for key, each in inner
        for found in numbers_of(each, f"{name}.{key}" if name else str(key))
    ]
