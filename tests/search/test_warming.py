"""Games are compiled before anybody waits, several at a time; a game that cannot be stops nobody."""

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from tests.modes import games

from sobremesa.search import warming
from sobremesa.search.warming import READY, Note, Part, parts, warm_all

ONE, OTHER = parts(games())[:2]
Done = tuple[str, str]


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Nothing is known to be compiled, and nothing is compiled in earnest."""
    monkeypatch.setattr(Part, "marker", property(lambda part: tmp_path / part.name))
    monkeypatch.setattr(Part, "warm", lambda part: iter(["deal"]))
    return tmp_path


async def compiled(part: Part, note: Note) -> None:
    await asyncio.sleep(0)
    note(part.name, "deal")


def told(*of: Part) -> list[Done]:
    heard: list[Done] = []
    asyncio.run(warm_all(list(of), lambda name, function: heard.append((name, function))))
    return heard


def test_cold_games_are_compiled_apart_and_warm_ones_are_loaded(
    cold: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warming, "compile_apart", compiled)
    assert told(ONE) == [(ONE.name, "deal"), (ONE.name, READY)]
    assert sorted(told(ONE, OTHER)) == sorted(
        [(ONE.name, READY), (OTHER.name, "deal"), (OTHER.name, READY)]
    )
    assert sorted(path.name for path in cold.iterdir()) == sorted([ONE.name, OTHER.name])


def test_a_game_is_ready_before_the_next_is_compiled(
    cold: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warming, "compile_apart", compiled)
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    heard = told(ONE, OTHER)
    assert heard.index((ONE.name, READY)) < heard.index((OTHER.name, READY))
    assert heard[0] == (ONE.name, "deal")


def test_what_is_wanted_comes_next(cold: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "compile_apart", compiled)
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    queue, heard = parts(games())[:4], []
    last = queue[-1]

    def note(name: str, function: str) -> None:
        heard.append((name, function))
        if last in queue:
            queue.remove(last)
            queue.insert(0, last)

    asyncio.run(warm_all(queue, note))
    assert heard.index((last.name, READY)) == 3, "after that which had been begun"


def test_a_game_that_cannot_be_set_up_stops_no_other(
    cold: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(part: Part) -> None:
        if part is ONE:
            raise ValueError("no such rules")

    monkeypatch.setattr(warming, "compile_apart", compiled)
    monkeypatch.setattr(warming, "load", broken)
    heard: list[Done] = []
    with pytest.raises(ExceptionGroup) as wrong:
        asyncio.run(warm_all([ONE, OTHER], lambda *done: heard.append(done)))
    assert str(wrong.value.exceptions[0]) == "no such rules"
    assert (OTHER.name, READY) in heard
    assert (ONE.name, READY) in heard, "nobody waits for it for ever"


def test_a_process_names_what_it_compiles() -> None:
    heard: list[Done] = []
    asyncio.run(warming.compile_apart(ONE, lambda *done: heard.append(done)))
    assert heard[0] == (ONE.name, "deal")
    assert len(heard) == ONE.functions


def test_who_stops_us_stops_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    begin = asyncio.create_subprocess_exec

    async def stopped() -> int:
        begun = asyncio.get_running_loop().create_future()

        async def sleeping(*command: str, **how: Any) -> asyncio.subprocess.Process:
            process = await begin("sleep", "60", **how)
            begun.set_result(process)
            return process

        monkeypatch.setattr(asyncio, "create_subprocess_exec", sleeping)
        task = asyncio.create_task(warming.compile_apart(ONE, lambda *done: None))
        process = await begun
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return int(await process.wait())

    assert asyncio.run(stopped()) == -signal.SIGTERM
