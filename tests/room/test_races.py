"""Races: by arrival less half the way; held for who may have been first; a photo finish that nobody is told of."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from tests.room.people import HandClock, Json, Person, live_of, party, running, settled

from sobremesa.room.app import create_app
from sobremesa.room.database import StoreError
from sobremesa.room.lag import Lag
from sobremesa.room.store import Store
from sobremesa.room.trying import tried

PACE = {"turn": 60, "window": 20, "race": 20, "least_window": 750, "least_race": 200}
WINNER_TAKES_ALL = 3


@dataclass
class Race:
    """A race that has begun; ``right`` and ``wrong`` are calls."""

    app: FastAPI
    clock: HandClock
    table: str
    guests: list[Person]

    @property
    def playing(self) -> Any:
        return live_of(self.app, self.table).playing

    def calls(self, right: bool) -> list[int]:
        """The calls that are right, or wrong."""
        before = self.playing.table
        seat = before.actors[0]
        legal = [action.number for action in before.legal(seat)]
        told = {
            number: {event.kind for event in tried(before, seat, number)[1]} for number in legal
        }
        return [number for number in legal if ("called-wrongly" in told[number]) is not right]

    def credit(self, seat: int, milliseconds: int) -> None:
        """Let a seat's connection be so far away (half of its round trip)."""
        live = live_of(self.app, self.table)
        guest = next(guest for guest in live.audience.guests if live.audience.seat(guest) == seat)
        guest.lag.trips.extend([2 * milliseconds] * 5)

    def call(self, seat: int, action: int) -> str:
        moment = self.guests[seat].latest("news")["scene"]["moment"]
        return self.guests[seat].say("play", moment=moment, action=action)

    async def answered(self, seat: int, name: str) -> str:
        answer = await self.guests[seat].hear_until(lambda each: each.get("id") == name)
        return str(answer.get("code", "answer"))

    async def later(self, milliseconds: int) -> None:
        await settled(*self.guests)
        self.clock.advance(milliseconds)
        await settled(*self.guests)

    def events(self, seat: int = 0) -> list[Json]:
        news = [each for each in self.guests[seat].drain() if each["kind"] == "news"]
        return [event for each in news for event in each["events"]]


async def race(app: FastAPI, clock: HandClock, **options: int) -> Race:
    """Three people who race."""
    wanted = {"game": WINNER_TAKES_ALL, **options}
    table, guests = await party(app, 3, game="beagle", options=wanted, pace=PACE)
    for person in guests:
        scene = person.latest("news")["scene"]
        (ready,) = scene["choices"]
        await person.ask("play", moment=scene["moment"], action=ready["action"])
    found = Race(app, clock, table, guests)
    await settled(*guests)
    await found.later(3000)
    for person in guests:
        person.drain()
        assert person.latest("news")["scene"]["asking"] == "race"
    return found


def an_app(tmp_path: Path, clock: HandClock) -> FastAPI:
    return create_app(f"sqlite:///{tmp_path}/room.db", clock=clock, ping_ms=0)


@pytest.mark.asyncio
async def test_nobody_can_be_faster_than_a_person(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        at = await race(app, clock)
        (right,) = at.calls(right=True)
        await at.later(199)
        assert await at.answered(0, at.call(0, right)) == "too-early"
        at.credit(1, 50)
        await at.later(50)
        assert await at.answered(1, at.call(1, right)) == "too-early"  # 199 ms, corrected
        await at.later(1)
        name = at.call(1, right)
        assert await at.answered(1, name) == "answer"


@pytest.mark.asyncio
async def test_who_sits_far_away_may_have_been_first(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        at = await race(app, clock, photo_finish=0)
        at.credit(1, 100)
        (right,) = at.calls(right=True)
        await at.later(1000)
        first = at.call(0, right)
        await at.later(60)
        assert at.events(2) == []
        second = at.call(1, right)
        assert await at.answered(1, second) == "answer"
        assert await at.answered(0, first) == "too-late"
        called = [each for each in at.events(2) if each["kind"] == "called-rightly"]
        assert [each["seat"] for each in called] == [1]
        async with Store.open(f"sqlite:///{tmp_path}/room.db") as store:
            entry = (await store.entries(at.table))[-1]
        assert (entry.seat, entry.lag_ms, entry.at_ms) == (1, 100, clock.now - 100)


@pytest.mark.asyncio
async def test_a_call_is_held_no_longer_than_it_can_be_overtaken(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        at = await race(app, clock, photo_finish=0)
        at.credit(1, 90)
        at.credit(2, 40)
        (right,) = at.calls(right=True)
        await at.later(1000)
        name = at.call(2, right)  # counts as 40 ms ago, seat 1 could still be 90 ms away
        await at.later(49)
        assert at.events(0) == []
        await at.later(1)
        assert await at.answered(2, name) == "answer"
        assert "called-rightly" in [each["kind"] for each in at.events(0)]


@pytest.mark.asyncio
async def test_nobody_waits_where_nobody_is_far_away(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        at = await race(app, clock, photo_finish=0)
        wrong, (right,) = at.calls(right=False), at.calls(right=True)
        await at.later(500)
        assert await at.answered(1, at.call(1, wrong[0])) == "answer"
        assert await at.answered(1, at.call(1, right)) == "not-your-turn"
        assert await at.answered(0, at.call(0, right)) == "answer"
        heard = [(each["kind"], each["seat"]) for each in at.events(2)]
        assert heard[:2] == [("called-wrongly", 1), ("called-rightly", 0)]


@pytest.mark.asyncio
async def test_a_photo_finish_is_open_in_corrected_time_and_nobody_is_told(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        at = await race(app, clock, photo_finish=120)
        at.credit(1, 100)
        (right,) = at.calls(right=True)
        await at.later(1000)
        first = at.call(0, right)
        await at.later(100)
        assert await at.answered(0, first) == "answer"
        assert at.events(2) == []
        assert at.playing.question.kind == "photo"
        onlooker = Person(app)
        news = (await onlooker.hello(at.table))[1]
        assert news["scene"]["asking"] == "race"
        assert news["clock"] == {"left": 20_000 - 1100, "whole": 20_000}
        await at.later(119)
        third = at.call(2, right)  # 219 ms after the first, the photo took 120
        assert await at.answered(2, third) == "too-late"
        second = at.call(1, right)  # arrives as late, and counts as 119 ms after the first
        assert await at.answered(1, second) == "answer"
        await at.later(1)
        called = [each for each in at.events(2) if each["kind"] == "called-rightly"]
        assert [each["seat"] for each in called] == [0, 1]
        assert [clock.now - each["called"] for each in called] == [220, 101]


@pytest.mark.asyncio
async def test_a_photo_finish_outlasts_a_restart(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        at = await race(app, clock, photo_finish=120)
        (right,) = at.calls(right=True)
        await at.later(1000)
        assert await at.answered(0, at.call(0, right)) == "answer"
        moment = at.guests[2].latest("news")["scene"]["moment"]
    clock.advance(60)
    async with running(an_app(tmp_path, clock)) as app:
        bea = Person(app)
        bea.http.cookies = at.guests[1].http.cookies
        await bea.hello(at.table)
        assert (await bea.ask("play", moment=moment, action=right))["kind"] == "answer"
        clock.advance(60)
        await bea.hear_until(
            lambda each: each["kind"] == "news" and each["scene"]["asking"] != "race"
        )
        called = [
            (event["seat"], event["at"] - event["called"])
            for each in bea.heard
            if each["kind"] == "news"
            for event in each["events"]
            if event["kind"] == "called-rightly"
        ]
        assert called == [(0, 120), (1, 60)]


@pytest.mark.asyncio
async def test_a_call_before_the_end_may_arrive_after_it(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        at = await race(app, clock, photo_finish=0)
        at.credit(1, 100)
        (right,) = at.calls(right=True)
        await at.later(20_050)
        assert at.playing.question.kind == "race"
        assert await at.answered(0, at.call(0, right)) == "too-late"
        assert await at.answered(1, at.call(1, right)) == "answer"


@pytest.mark.asyncio
async def test_a_call_that_cannot_be_written_can_be_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        at = await race(app, clock, photo_finish=0)
        (right,) = at.calls(right=True)
        await at.later(1000)

        async def fail(*_: object, **__: object) -> None:
            raise StoreError("the disk is full")

        monkeypatch.setattr(Store, "append", fail)
        moment = at.guests[0].latest("news")["scene"]["moment"]
        call = {"id": "again", "moment": moment, "action": right}
        assert (await at.guests[0].ask("play", **call))["code"] == "server-error"
        monkeypatch.undo()
        await at.later(1000)
        assert (await at.guests[0].ask("play", **call))["kind"] == "answer"
        assert "called-rightly" in [each["kind"] for each in at.events(1)]


def test_credit_is_earned_slowly_measured_here_and_capped() -> None:
    lag, now = Lag(), 0
    for trip in (80, 60, 4000, 70):
        lag.pong(lag.ping(now), now + trip)
        assert lag.credit == 0
    nonce = lag.ping(now)
    lag.pong("guess", now)
    assert lag.credit == 0
    lag.pong(nonce, now + 90)
    assert lag.credit == 40
    lag.pong(nonce, now + 9000)  # a ping comes back once
    assert lag.credit == 40
    for _ in range(5):
        lag.pong(lag.ping(now), now + 5000)
    assert lag.credit == 150


@pytest.mark.asyncio
async def test_the_server_pings(tmp_path: Path) -> None:
    clock = HandClock()
    url = f"sqlite:///{tmp_path}/room.db"
    async with running(create_app(url, clock=clock, ping_ms=2000)) as app:
        ana = Person(app)
        table = await ana.lay(game="beagle", seats=2)
        await ana.sit(table, 0, "Ana")
        await ana.hello(table)
        live = live_of(app, table)
        for turn in range(5):
            ping = next((each for each in ana.heard if each["kind"] == "ping"), None)
            ping = (
                ping if turn == 0 and ping else await ana.hear_until(lambda m: m["kind"] == "ping")
            )
            assert len(ping["nonce"]) >= 16
            clock.advance(60)
            ana.say("pong", nonce=ping["nonce"])
            await settled(ana)
            assert live.audience.credit_of(0) == (30 if turn == 4 else 0)
            clock.advance(1940)
