"""Those who look on: at once, a minute later, or not before the end; all are told how many there are."""

from pathlib import Path

import pytest
from tests.room.people import (
    HandClock,
    Json,
    Person,
    an_app,
    choice,
    live_of,
    on_turn,
    party,
    running,
    settled,
)

from sobremesa.room.gallery import DELAY_MS

PACE = {"turn": 0, "window": 0, "race": 0, "least_window": 0, "least_race": 0, "grace": 0}
QUICK = {"turn": 1, "window": 1, "race": 1, "least_window": 0, "least_race": 0, "grace": 0}


def news(person: Person) -> list[Json]:
    return [each for each in person.heard if each["kind"] == "news"]


@pytest.mark.asyncio
async def test_all_are_told_how_many_look_on(tmp_path: Path) -> None:
    async with running(an_app(tmp_path, HandClock())) as app:
        table, guests = await party(app, 3, game="cabanga", pace=PACE)
        assert guests[0].latest("lobby")["onlookers"] == 0
        one, other = Person(app), Person(app)
        await one.http.get(f"/t/{table}")  # with a cookie of one's own
        await one.hello(table)
        await one.hello(table)  # in two windows, and yet one person
        await other.hello(table)
        await settled(*guests)
        guests[0].drain()
        assert guests[0].latest("lobby")["onlookers"] == 2
        await other.leave()
        await settled(*guests)
        guests[0].drain()
        assert guests[0].latest("lobby")["onlookers"] == 1


@pytest.mark.asyncio
async def test_a_minute_later_onlookers_see_what_all_saw(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        table, guests = await party(app, 3, game="cabanga", pace=PACE, watch="delayed")
        onlooker = Person(app)
        await onlooker.hello(table)
        assert onlooker.latest("lobby")["watch"] == "delayed"
        me, seat, others = on_turn(app, table, guests)
        await me.ask("say", text="hm")
        await settled(*guests, onlooker)
        clock.advance(30_000)
        await settled(*guests, onlooker)
        await me.ask("play", **choice(me))
        await settled(*guests, onlooker)
        others[0].drain()
        seen = others[0].latest("news")["scene"]["moment"]
        clock.advance(29_999)
        await settled(*guests, onlooker)
        onlooker.drain()
        assert news(onlooker) == []
        assert [each for each in onlooker.heard if each["kind"] == "talk"] == []
        clock.advance(1)
        await settled(*guests, onlooker)
        onlooker.drain()
        (told,) = news(onlooker)
        assert told["scene"]["turn"] == seat
        assert told["clock"] is None
        assert {event["kind"] for event in told["events"]}.isdisjoint({"played"})
        assert [each["lines"][0]["text"] for each in onlooker.heard if each["kind"] == "talk"] == [
            "hm"
        ]
        clock.advance(30_000)
        await settled(*guests, onlooker)
        onlooker.drain()
        assert news(onlooker)[-1]["events"][0]["kind"] == "played"
        assert news(onlooker)[-1]["scene"]["moment"] == seen
    clock.advance(500)
    async with running(
        an_app(tmp_path, clock)
    ) as app:  # what was kept back is forgotten, not told early
        again = Person(app)
        await again.hello(table)
        assert news(again) == []
        clock.advance(60_000)
        assert (await again.hear_until(lambda each: each["kind"] == "news"))["events"]


@pytest.mark.parametrize("watch", ["closed", "delayed"])
@pytest.mark.asyncio
async def test_onlookers_see_the_end_when_it_is_there(tmp_path: Path, watch: str) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        options = {"limit": 1, "hand": 1}
        table, guests = await party(
            app, 3, game="cabanga", options=options, pace=QUICK, watch=watch
        )
        onlooker = Person(app)
        await onlooker.hello(table)
        live, begun = live_of(app, table), clock.now
        while live.seating.row.state == "playing":
            assert news(onlooker) == []
            clock.advance(200)
            await settled(*guests, onlooker)
            if live.seating.row.state == "playing":
                onlooker.drain()
        assert clock.now - begun < DELAY_MS
        onlooker.drain()
        assert news(onlooker)[-1]["scene"]["asking"] == "over"
        assert onlooker.latest("lobby")["state"] == "over"


@pytest.mark.asyncio
async def test_the_host_says_who_may_look_on(tmp_path: Path) -> None:
    async with running(an_app(tmp_path, HandClock())) as app:
        table, (ana, _) = await party(app, 2, start=False, game="cabanga", seats=3)
        assert ana.latest("lobby")["watch"] == "open"
        setting = {"seats": 3, "options": {}, "pace": PACE, "watch": "closed"}
        assert (await ana.ask("set", **setting))["kind"] == "answer"
        assert ana.latest("lobby")["watch"] == "closed"
        assert (await ana.ask("set", **setting | {"watch": "maybe"}))["code"] == "bad-message"
        assert (await app.state.hall.store.table(table)).watch == "closed"
