"""While games are compiled people come and sit down; what has been compiled is told, and only the deal waits."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from fastapi import FastAPI
from tests.room.people import HandClock, Person, an_app, back, live_of, party, running, settled

from sobremesa.room import readiness
from sobremesa.room.hall import all_installed
from sobremesa.search.warming import READY, Note, Part, parts

pytestmark = pytest.mark.asyncio
Hear = Callable[[str, str], None]
NAME = "cabanga"


class Workshop:
    """Compiles what a test says, when it says so."""

    def __init__(self) -> None:
        self.queue: list[Part] = []
        self.note: Hear = lambda name, function: None

    async def work(self, queue: list[Part], note: Note) -> None:
        self.queue, self.note = queue, note
        await asyncio.Event().wait()


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> Workshop:
    made = Workshop()
    monkeypatch.setattr(readiness, "warm_all", made.work)
    return made


@asynccontextmanager
async def starting(app: FastAPI) -> AsyncIterator[FastAPI]:
    """The app, which does not wait until its games are set up."""
    async with app.router.lifespan_context(app):
        yield app


@asynccontextmanager
async def restarted(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[FastAPI, str, Person, Workshop]]:
    """A server that starts while a game is in play, and has to compile its rules: table, who sits there, workshop."""
    async with running(an_app(folder, HandClock())) as app:
        table, (ana,) = await party(app, 1, bots=2, game=NAME)
    workshop = Workshop()
    monkeypatch.setattr(readiness, "warm_all", workshop.work)
    async with starting(an_app(folder, HandClock())) as app:
        yield app, table, ana, workshop


def play_part(name: str) -> Part:
    """What is compiled of a game so that people can play it."""
    return next(part for part in parts(all_installed()) if part.name == name)


def finish(workshop: Workshop, name: str) -> None:
    """All of a game has been compiled."""
    workshop.note(name, READY)


async def test_people_gather_while_a_game_is_compiled_and_only_the_deal_waits(
    tmp_path: Path, workshop: Workshop
) -> None:
    async with starting(an_app(tmp_path, HandClock())) as app:
        table, (ana,) = await party(app, 1, bots=2, start=False, game=NAME)
        assert ana.latest("lobby")["compiled"] == 0
        workshop.note(NAME, "deal")
        told = await ana.hear_until(lambda each: each.get("compiled", 0) > 0)
        assert told["compiled"] == 100 // play_part(NAME).functions
        asked = ana.say("start")
        await settled(ana)
        assert not any(each.get("id") == asked for each in ana.drain())
        assert live_of(app, table).playing is None
        finish(workshop, NAME)
        await ana.hear_until(lambda each: each.get("id") == asked)
        assert ana.latest("lobby")["compiled"] == 100
        assert live_of(app, table).playing is not None


async def test_the_game_of_a_table_to_which_somebody_comes_is_compiled_next(
    tmp_path: Path, workshop: Workshop
) -> None:
    async with starting(an_app(tmp_path, HandClock())) as app:
        await settled(Person(app))
        last = all_installed()[-1]
        await party(app, 1, start=False, game=last.name, seats=last.seats.start)
        assert workshop.queue[0] == Part(last, searches=False)
        assert set(workshop.queue) == set(parts(all_installed()))


async def test_only_a_table_at_which_somebody_searches_waits_for_the_search(
    tmp_path: Path, workshop: Workshop
) -> None:
    async with starting(an_app(tmp_path, HandClock())) as app:
        table, (ana,) = await party(app, 1, start=False, game=NAME, seats=3)
        finish(workshop, NAME)
        await ana.hear_until(lambda each: each.get("compiled") == 100)
        for seat, player in ((1, "casual"), (2, "search")):
            await ana.ask("bot", seat=seat, player=player)
        assert 0 < ana.latest("lobby")["compiled"] < 100
        play, search = workshop.queue[:2]
        assert (play, search.game, search.searches) == (play_part(NAME), play.game, True)
        asked = ana.say("start")
        await settled(ana)
        assert live_of(app, table).playing is None
        finish(workshop, search.name)
        await ana.hear_until(lambda each: each.get("id") == asked)
        assert live_of(app, table).playing is not None


async def test_after_a_restart_a_game_goes_on_once_its_rules_are_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with restarted(tmp_path, monkeypatch) as (app, table, ana, workshop):
        coming = asyncio.create_task(back(app, ana, table))
        await asyncio.sleep(0.05)
        assert not coming.done()
        assert app.state.hall.awake == {}
        finish(workshop, NAME)
        again = await coming
        assert again.latest("news")["scene"]["seats"] == 3


async def test_a_game_that_cannot_be_set_up_is_told_and_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(queue: list[Part], note: Note) -> None:
        for each in queue:
            note(each.name, READY)
        raise ExceptionGroup("wrong", [ValueError("no such rules")])

    monkeypatch.setattr(readiness, "warm_all", fail)
    async with running(an_app(tmp_path, HandClock())) as app:
        _, (ana,) = await party(app, 1, bots=2, start=False, game=NAME)
        assert ana.latest("lobby")["compiled"] == 100
    assert "no such rules" in caplog.text
