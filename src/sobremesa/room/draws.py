"""What the deal of a table drew from its seed, draw by draw, so that a browser can draw it again.

Compiled rules cannot be listened to. So the deal runs once more as the plain Python that it is written in: each of
its functions is copied with the functions that it calls replaced by their copies, and those that touch chance or take
a card from a pile by ones that note what they do.
"""

import hashlib
from collections.abc import Callable
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from sobremesa.room.recording import Dealt, Draw
from sobremesa.room.replay import new_table
from sobremesa.room.store import TableRow
from sobremesa.table import chance, piles
from sobremesa.table.contract import Game
from sobremesa.table.events import LOG
from sobremesa.table.plain import Plain
from sobremesa.table.table import blank, seed_bytes

Function = Callable[..., Any]
PACKAGES = ("sobremesa.table", "sobremesa.games")


class Copied:
    """A module whose functions are copied when they are asked for."""

    def __init__(self, copies: "Plainly", module: ModuleType) -> None:
        self.copies, self.module = copies, module

    def __getattr__(self, name: str) -> Any:
        return self.copies.replaced(getattr(self.module, name))


class Plainly:
    """Compiled functions as plain Python; ``instead`` has other functions for some of them."""

    def __init__(self, package: str, instead: dict[Any, Function]) -> None:
        self.packages = (*PACKAGES, package)
        self.made: dict[Any, Function] = {plain(each): made for each, made in instead.items()}

    def copy(self, function: Any) -> Function:
        """The function as plain Python, and all that it calls."""
        original = plain(function)
        if original not in self.made:
            surroundings: dict[str, Any] = {}
            self.made[original] = FunctionType(
                original.__code__, surroundings, original.__name__, original.__defaults__
            )
            for name, value in original.__globals__.items():
                surroundings[name] = self.replaced(value)
        return self.made[original]

    def replaced(self, value: Any) -> Any:
        """A global of a function: copied if it can have been compiled."""
        if isinstance(value, ModuleType) and value.__name__.startswith(self.packages):
            return Copied(self, value)
        original = plain(value)
        rule = isinstance(original, FunctionType) and original.__module__.startswith(self.packages)
        return self.copy(value) if rule else value


def plain(function: Any) -> Any:
    """The Python source of a function that may be compiled."""
    return getattr(function, "py_func", function)


class Notes:
    """Does what a deal asks of chance, and writes it down."""

    def __init__(self, package: str) -> None:
        self.draws: list[Draw] = []
        self.shuffled: list[Any] = []
        self.quietly = Plainly(package, {}).copy

    def instead(self) -> dict[Any, Function]:
        """The functions that are listened to."""
        return {
            chance.below: self.below,
            chance.next_word: self.word,
            piles.shuffle: self.shuffle,
            piles.draw: self.draw,
        }

    def below(self, stream: Any, n: int) -> int:
        """A number below ``n``."""
        result = int(self.quietly(chance.below)(stream, n))
        self.draws.append(Draw(kind="below", n=n, result=result))
        return result

    def word(self, stream: Any) -> int:
        """A word of the stream."""
        result = int(self.quietly(chance.next_word)(stream))
        self.draws.append(Draw(kind="word", result=result))
        return result

    def shuffle(self, pile: Any, stream: Any) -> None:
        """A pile is shuffled."""
        before = pile.cards[: pile.size]
        self.quietly(piles.shuffle)(pile, stream)
        self.draws.append(Draw(kind="shuffle", before=before, after=pile.cards[: pile.size]))
        self.shuffled.append(pile)

    def draw(self, pile: Any) -> int:
        """The top of a pile is taken; noted where the pile has been shuffled."""
        card = int(self.quietly(piles.draw)(pile))
        which = [nth for nth, each in enumerate(self.shuffled) if each is pile]
        if which:
            self.draws.append(Draw(kind="top", n=which[-1], result=card))
        return card


def dealt(game: Game, row: TableRow) -> Dealt:
    """All that the deal of this table drew, and the cards of which it told somebody."""
    table = new_table(game, row)
    record = blank(game, row.seats, table.options, ceremony=True)
    record["chance"]["key"] = np.frombuffer(seed_bytes(row.seed), "<u4")
    notes = Notes(game.package)
    lent = Plain(record[0])
    deal = Plainly(game.package, notes.instead()).copy(import_module(f"{game.package}.rules").deal)
    deal(lent, Plain(np.zeros(1, LOG)[0]))
    lent.write(record[0])
    if record.tobytes() != table.to_bytes():
        raise AssertionError(f"{game.name}: the deal is another when it is not compiled")
    return Dealt(
        seed_hash=hashlib.sha256(row.seed).hexdigest(),
        seed=row.seed.hex(),
        draws=notes.draws,
        told=[event.card for event in table.events if event.card >= 0],
    )
