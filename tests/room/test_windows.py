"""Windows: the same for all, whatever they hold; nothing counts before it has been in view; a restart goes on."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fastapi import FastAPI
from tests.room.people import HandClock, Json, Person, live_of, party, running, settled

from sobremesa.room.app import create_app
from sobremesa.room.dice import MU, TAU, Dice
from sobremesa.room.messages import Pace
from sobremesa.room.playing import BREATH_MS
from sobremesa.room.question import put
from sobremesa.room.trying import is_quiet, tried
from sobremesa.table.chance import CHANCE
from sobremesa.table.table import Table

PACE = {"turn": 60, "window": 20, "race": 20, "least_window": 750, "least_race": 200}


@dataclass
class Opened:
    """An open window: who holds something to throw, who does not, who is on turn."""

    app: FastAPI
    clock: HandClock
    url: str
    table: str
    guests: list[Person]
    able: Person
    unable: Person
    turn: Person

    @property
    def question(self) -> Any:
        return live_of(self.app, self.table).playing.question

    def throws(self) -> list[int]:
        scene = self.able.latest("news")["scene"]
        return [each["action"] for each in scene["choices"] if each["text"] != "pass"]

    def quit(self) -> int:
        scene = self.able.latest("news")["scene"]
        return next(each["action"] for each in scene["choices"] if each["text"] == "pass")

    async def throw(self, which: int = 0) -> Json:
        moment = self.able.latest("news")["scene"]["moment"]
        return await self.able.ask("play", moment=moment, action=self.throws()[which])

    async def quits(self) -> Json:
        moment = self.able.latest("news")["scene"]["moment"]
        return await self.able.ask("play", moment=moment, action=self.quit())

    async def later(self, milliseconds: int) -> None:
        await settled(*self.guests)
        self.clock.advance(milliseconds)
        await settled(*self.guests)


def one_can(table: Table, least: int = 1) -> int | None:
    """The seat that alone can answer a window, in ``least`` ways besides passing."""
    if table.asking != "window":
        return None
    ways = {seat: len(table.legal(seat)) - 1 for seat in table.actors}
    able = [seat for seat, count in ways.items() if count]
    return able[0] if len(able) == 1 and ways[able[0]] >= least else None


async def opened(app: FastAPI, clock: HandClock, url: str, least: int = 1) -> Opened:
    """Lay tables until a first move opens a window in which one seat has something to throw and one has not."""
    for _ in range(100):
        table, guests = await party(app, 3, game="cabanga", pace=PACE)
        before = live_of(app, table).playing.table
        (turn,) = before.actors
        for action in before.legal(turn):
            after, _ = tried(before, turn, action.number)
            able = one_can(after, least)
            if able is not None:
                moment = guests[turn].latest("news")["scene"]["moment"]
                await guests[turn].ask("play", moment=moment, action=action.number)
                await settled(*guests)
                for person in guests:
                    person.drain()
                unable = ({0, 1, 2} - {turn, able}).pop()
                people = (guests[able], guests[unable], guests[turn])
                return Opened(app, clock, url, table, guests, *people)
    raise AssertionError("no window in a hundred tables")


def kinds(person: Person) -> list[str]:
    """The events that a person hears of now."""
    return [
        event["kind"]
        for message in person.drain()
        if message["kind"] == "news"
        for event in message["events"]
    ]


Test = Callable[..., Any]


def an_app(url: str, clock: HandClock) -> FastAPI:
    return create_app(url, clock=clock, ping_ms=0)


@pytest.mark.asyncio
async def test_a_pass_is_nobodys_business(tmp_path: Path) -> None:
    url, clock = f"sqlite:///{tmp_path}/room.db", HandClock()
    async with running(an_app(url, clock)) as app:
        at = await opened(app, clock, url)
        await at.later(800)
        assert at.question.floor > clock.now
        assert (await at.quits())["kind"] == "answer"
        assert at.able.latest("news")["held"] == [at.quit()] or (await at.able.hear())["held"]
        await at.later(at.question.floor - clock.now - 1)
        for person in at.guests:
            await person.silence()
        await at.later(1)
        for person in (at.unable, at.turn):
            messages = person.drain()
            assert {each["kind"] for each in messages} == {"news"}
            events = [event["kind"] for each in messages for event in each["events"]]
            assert next(kind for kind in events if kind != "passed") == "window-closed"
            assert events.count("passed") == (person is at.unable)


@pytest.mark.asyncio
async def test_who_has_no_choice_need_not_answer_and_who_has_is_waited_for(tmp_path: Path) -> None:
    url, clock = f"sqlite:///{tmp_path}/room.db", HandClock()
    async with running(an_app(url, clock)) as app:
        at = await opened(app, clock, url)
        opening = clock.now
        await at.later(at.question.floor - clock.now)
        assert kinds(at.unable) == ["passed"]
        await at.turn.silence()
        await at.able.silence()
        await at.later(opening + 19_999 - clock.now)
        await at.turn.silence()
        await at.later(1)
        assert kinds(at.turn)[0] == "window-closed"


@pytest.mark.asyncio
async def test_a_throw_counts_when_the_window_has_been_in_view(tmp_path: Path) -> None:
    url, clock = f"sqlite:///{tmp_path}/room.db", HandClock()
    async with running(an_app(url, clock)) as app:
        at = await opened(app, clock, url)
        await at.later(300)
        first = at.throws()[0]
        assert (await at.throw())["kind"] == "answer"
        again = await at.throw()
        assert again["code"] == "against-the-rules"
        assert again["word"]["id"] == "refused-not-in-hand"
        await settled(at.able)
        at.able.drain()
        assert at.able.latest("news")["held"] == [first]
        await at.later(449)
        await at.turn.silence()
        await at.later(1)
        assert kinds(at.turn)[:1] == ["threw"]
        assert at.question.kind != "window" or at.question.floor >= clock.now


@pytest.mark.asyncio
async def test_two_throws_and_a_pass_may_wait(tmp_path: Path) -> None:
    url, clock = f"sqlite:///{tmp_path}/room.db", HandClock()
    async with running(an_app(url, clock)) as app:
        at = await opened(app, clock, url, least=2)
        for which in (0, 1):
            assert (await at.throw(which))["kind"] == "answer"
        assert (await at.quits())["kind"] == "answer"
        assert (await at.throw())["code"] == "not-your-turn"
        await at.later(750)
        assert kinds(at.turn) == ["threw", "threw"]
        await at.later(at.question.floor - clock.now)
        assert kinds(at.turn)[0] == "window-closed"


@pytest.mark.asyncio
async def test_a_restart_goes_on_with_window_clock_and_held_answers(tmp_path: Path) -> None:
    url, clock = f"sqlite:///{tmp_path}/room.db", HandClock()
    async with running(an_app(url, clock)) as app:
        at = await opened(app, clock, url)
        await at.later(100)
        sent = at.able.say(
            "play", moment=at.able.latest("news")["scene"]["moment"], action=at.quit()
        )
        await at.able.hear_until(lambda each: each.get("id") == sent)
        before = at.question
        shown = at.turn.latest("news")["events"][-1]["number"]
        thrown_at = at.able.latest("news")["scene"]["moment"]
        quitting = at.quit()
    clock.advance(50)
    async with running(an_app(url, clock)) as app:
        live = live_of(app, at.table)
        assert live.playing.question == before
        assert live.audience.time_left(live.playing.question.deadline).left == 20_000 - 150
        able, unable, turn = Person(app), Person(app), Person(app)
        for again, before_it in ((able, at.able), (unable, at.unable), (turn, at.turn)):
            again.http.cookies = before_it.http.cookies
        await unable.hello(at.table)
        news = (await able.hello(at.table))[1]
        assert news["held"] == [quitting]
        answer = await able.ask("play", id=sent, moment=thrown_at, action=quitting)
        assert answer == {"kind": "answer", "id": sent}
        assert live.playing.question == before
        missed = (await turn.hello(at.table, last=shown))[1]
        assert missed["events"] == []
        clock.advance(before.floor - clock.now)
        told = await turn.hear_until(lambda each: each["kind"] == "news" and each["events"])
        assert told["events"][0]["kind"] == "window-closed"
        assert told["events"][0]["number"] == shown + 1


@pytest.mark.asyncio
async def test_time_that_ran_out_during_a_restart_gives_people_a_breath(tmp_path: Path) -> None:
    url, clock = f"sqlite:///{tmp_path}/room.db", HandClock()
    async with running(an_app(url, clock)) as app:
        at = await opened(app, clock, url)
        moment = at.question.moment
    clock.advance(3_600_000)
    async with running(an_app(url, clock)) as app:
        await settled(Person(app))
        playing = live_of(app, at.table).playing
        assert playing.question.moment == moment
        assert playing.question.deadline == clock.now + BREATH_MS
        clock.advance(BREATH_MS - 1)
        await settled(Person(app))
        assert playing.question.moment == moment
        clock.advance(1)
        await settled(Person(app))
        assert playing.question.moment > moment
        assert playing.question.deadline == clock.now + 60_000


def test_the_floor_tells_nothing_of_the_hands() -> None:
    """The draws that decide how long a window stays open take nothing from the table but its number of seats."""
    chance = np.zeros(1, CHANCE)
    found = 0
    for seed in range(60):
        table = Table("cabanga", 4, seed, ceremony=True)
        (turn,) = table.actors
        table.play(turn, table.legal(turn)[0])
        if table.asking != "window":
            continue
        other = table.redealt(turn, chance)
        assert put(table, Pace(), 5, None, 0) == put(other, Pace(), 5, None, 0)
        assert table.actors == other.actors
        found += any(len(table.legal(s)) != len(other.legal(s)) for s in table.actors)
    assert found > 5


def test_hesitations_are_those_of_people() -> None:
    dice = Dice(1)
    drawn = [dice.hesitation() for _ in range(4000)]
    assert abs(np.mean(drawn) - (MU + TAU)) < 40
    assert np.percentile(drawn, 1) > 200
    assert np.percentile(drawn, 99) > 3000


def test_what_is_quiet() -> None:
    table = Table("cabanga", 3, 2, ceremony=True)
    while table.asking != "window" or not any(len(table.legal(seat)) > 1 for seat in table.actors):
        table.play(table.actors[0], table.legal(table.actors[0])[-1])
    seat = next(seat for seat in table.actors if len(table.legal(seat)) > 1)
    throw, away = table.legal(seat)[0], table.legal(seat)[-1]
    assert is_quiet(table, *tried(table, seat, away.number), seat)
    assert not is_quiet(table, *tried(table, seat, throw.number), seat)
    other = next(each for each in table.actors if each != seat)
    table.play(other, "pass")
    assert is_quiet(table, *tried(table, seat, away.number), seat)
