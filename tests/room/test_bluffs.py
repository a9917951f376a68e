"""The biggest lie that was believed, where a game tells of such."""

from collections.abc import Iterator
from typing import Any

import pytest

from sobremesa.room.hall import installed
from sobremesa.room.highlights import Bluffs
from sobremesa.table.scene import Word
from sobremesa.table.table import Table


def test_the_biggest_lie_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    told: Iterator[Any] = iter([(1, Word("one")), None, (3, Word("three")), (2, Word("two"))])
    seen: list[tuple[bytes, bytes]] = []

    def believed(before: Any, events: Any) -> Any:
        seen.append((before.tobytes(), table.record.tobytes()))
        return next(told)

    table = Table(installed("xingon"), 2, seed=1)
    bluffs = Bluffs(table.game)
    monkeypatch.setattr(bluffs, "believed", believed)
    for _ in range(5):
        bluffs.step(table)
        table.play(table.actors[0], table.legal(table.actors[0])[0].text)
    assert bluffs.best == Word("three")
    assert all(before != after for before, after in seen), "each beside the table as it was before"
    assert [before for before, _ in seen[1:]] == [after for _, after in seen[:-1]]


def test_a_game_without_lies_tells_none() -> None:
    table = Table(installed("cabanga"), 3, seed=1)
    bluffs = Bluffs(table.game)
    bluffs.step(table)
    bluffs.step(table)
    assert bluffs.best is None
