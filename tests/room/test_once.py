"""Once only, and nothing missed: repeated messages, connections that break, several pages of one person."""

import asyncio
from pathlib import Path

import pytest
from tests.room.people import HandClock, Person, choice, live_of, party, running, settled

from sobremesa.room.app import create_app
from sobremesa.room.live import MOST_REPLIES
from sobremesa.room.store import Store


def on_turn(guests: list[Person]) -> Person:
    return next(person for person in guests if person.latest("news")["scene"]["mine"])


@pytest.mark.asyncio
async def test_a_repeated_message_is_played_once_also_after_a_restart(tmp_path: Path) -> None:
    url, clock = f"sqlite:///{tmp_path}/r.db", HandClock()
    async with running(create_app(url, clock=clock, ping_ms=0)) as app:
        table, guests = await party(app, 3, game="cabanga")
        ana = on_turn(guests)
        first = choice(ana)
        for _ in range(3):
            ana.say("play", id="once", **first)
        answers = [await ana.hear_until(lambda each: each.get("id") == "once") for _ in range(3)]
        assert answers == [{"kind": "answer", "id": "once"}] * 3
        assert live_of(app, table).playing.seq == 2
        assert (await ana.ask("play", **first))["code"] == "too-late"
        bea = next(person for person in guests if person is not ana)
        refused = await bea.ask("play", id="once", moment=0, action=0)  # ids are each seat's own
        assert refused["code"] == "too-late"
        assert await bea.ask("play", id="once", **first) == refused
    async with running(create_app(url, clock=clock, ping_ms=0)) as app:
        back = Person(app)
        back.http.cookies = ana.http.cookies
        await back.hello(table)
        assert await back.ask("play", id="once", **first) == {"kind": "answer", "id": "once"}
        assert live_of(app, table).playing.seq == 2


@pytest.mark.asyncio
async def test_who_comes_back_hears_what_was_missed(tmp_path: Path) -> None:
    url, clock = f"sqlite:///{tmp_path}/r.db", HandClock()
    async with running(create_app(url, clock=clock, ping_ms=0)) as app:
        table, guests = await party(app, 3, game="cabanga")
        ana = on_turn(guests)
        bea = next(person for person in guests if person is not ana)
        await bea.leave()
        place = (await ana.hear_until(lambda each: each["kind"] == "lobby"))["places"]
        assert [each["connected"] for each in place].count(False) == 1
        last = bea.latest("news")["events"][-1]["number"]
        await ana.ask("play", **choice(ana))
        news = (await bea.hello(table, last=last))[1]
        assert [each["number"] for each in news["events"]] == list(
            range(last + 1, last + 1 + len(news["events"]))
        )
        assert news["events"][0]["kind"] == "played"
        assert (await bea.hello(table, last=10**6))[1]["events"] == []
        fresh = (await bea.hello(table, last=0))[1]
        assert fresh["events"][0]["number"] == 1
        assert fresh["events"][-len(news["events"]) :] == news["events"]
        assert fresh["scene"] == news["scene"]


@pytest.mark.asyncio
async def test_a_person_may_have_several_pages_open(tmp_path: Path) -> None:
    url, clock = f"sqlite:///{tmp_path}/r.db", HandClock()
    async with running(create_app(url, clock=clock, ping_ms=0)) as app:
        table, guests = await party(app, 3, game="cabanga")
        ana = on_turn(guests)
        phone = Person(app)
        phone.http.cookies = ana.http.cookies
        await phone.hello(table)
        assert phone.latest("news")["scene"] == ana.latest("news")["scene"]
        await phone.ask("play", **choice(phone))
        await settled(ana)
        ana.drain()
        assert ana.latest("news")["events"][0]["kind"] == "played"
        await phone.leave()
        await settled(ana)
        assert all(each["connected"] for each in ana.latest("lobby")["places"])


@pytest.mark.asyncio
async def test_a_play_is_finished_though_its_sender_is_gone(tmp_path: Path) -> None:
    url, clock = f"sqlite:///{tmp_path}/r.db", HandClock()
    async with running(create_app(url, clock=clock, ping_ms=0)) as app:
        table, guests = await party(app, 3, game="cabanga")
        ana = on_turn(guests)
        ana.say("play", **choice(ana))
        await asyncio.sleep(0)
        await ana.leave()
        other = next(person for person in guests if person is not ana)
        await other.hear_until(lambda each: each["kind"] == "news")
        assert live_of(app, table).playing.seq == 2


@pytest.mark.asyncio
async def test_a_store_that_fails_changes_nothing_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, clock = f"sqlite:///{tmp_path}/r.db", HandClock()
    async with running(create_app(url, clock=clock, ping_ms=0)) as app:
        table, guests = await party(app, 3, game="cabanga")
        ana = on_turn(guests)
        live = live_of(app, table)
        before = live.playing.table.digest()

        async def fail(*_: object, **__: object) -> None:
            raise StoreError("the disk is full")

        from sobremesa.room.database import StoreError

        monkeypatch.setattr(Store, "append", fail)
        refused = await ana.ask("play", id="again", **choice(ana))
        assert refused["code"] == "store-failed"
        monkeypatch.undo()
        assert live.playing.table.digest() == before
        assert (await ana.ask("play", id="again", **choice(ana)))["kind"] == "answer"
        await settled(*guests)
        assert live.playing.seq == 2


@pytest.mark.asyncio
async def test_our_own_mistake_is_told_and_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, clock = f"sqlite:///{tmp_path}/r.db", HandClock()
    async with running(create_app(url, clock=clock, ping_ms=0)) as app:
        table, guests = await party(app, 3, game="cabanga")
        ana = on_turn(guests)

        def break_down(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr("sobremesa.room.playing.written", break_down)
        assert (await ana.ask("play", **choice(ana)))["code"] == "server-error"
        monkeypatch.undo()
        assert (await ana.ask("play", **choice(ana)))["kind"] == "answer"
        assert live_of(app, table).playing.seq == 2


@pytest.mark.asyncio
async def test_answers_are_not_remembered_without_end(tmp_path: Path) -> None:
    url, clock = f"sqlite:///{tmp_path}/r.db", HandClock()
    async with running(create_app(url, clock=clock, ping_ms=0)) as app:
        ana = Person(app)
        table = await ana.lay(game="cabanga", seats=3)
        await ana.hello(table)
        live = live_of(app, table)
        guest = live.audience.guests[0]
        from sobremesa.room.requests import Start

        for number in range(MOST_REPLIES + 50):
            await live.answer(guest, Start(id=f"x{number}"), clock.now)
        assert len(live.replies) == MOST_REPLIES
