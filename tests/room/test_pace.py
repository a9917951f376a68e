"""More time for all, and half a second in which a misclick can be taken back."""

from pathlib import Path

import pytest
from tests.room.people import (
    PACE,
    HandClock,
    Person,
    an_app,
    begun,
    choice,
    code,
    kinds,
    later,
    live_of,
    party,
    running,
    settled,
)

from sobremesa.room.app import create_app

MISCLICKS = {**PACE, "take_back": 500}


# A misclick


@pytest.mark.asyncio
async def test_a_move_that_others_see_can_be_taken_back_before_they_do(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        table, me, _, others = await begun(app, pace=MISCLICKS)
        move = choice(me)
        assert code(await me.ask("play", **move)) == "answer"
        await later(clock, 499, me, *others)
        assert me.latest("news")["held"] == [move["action"]]
        assert all(other.latest("news")["scene"]["moment"] == move["moment"] for other in others)
        assert code(await others[0].ask("take-back", moment=move["moment"])) == "too-late"
        assert code(await me.ask("take-back", moment=move["moment"])) == "answer"
        await later(clock, 5_000, me, *others)
        assert me.latest("news")["held"] == []
        assert live_of(app, table).playing.seq == 1
        assert code(await me.ask("play", **move)) == "answer"
        await later(clock, 500, me, *others)
        assert live_of(app, table).playing.seq == 2
        assert code(await me.ask("take-back", moment=move["moment"])) == "too-late"
        assert "played" in kinds(others[0])


@pytest.mark.asyncio
async def test_a_move_in_the_last_moment_still_counts(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        table, me, seat, others = await begun(app, pace=MISCLICKS)
        await later(clock, 9_900, me, *others)
        assert code(await me.ask("play", **choice(me))) == "answer"
        await later(clock, 100, me, *others)
        last = (await app.state.hall.store.entries(table))[-1]
        assert (last.seq, last.seat) == (1, seat)


@pytest.mark.asyncio
async def test_a_move_that_waits_outlasts_a_restart(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        table, me, _, _ = await begun(app, pace=MISCLICKS)
        assert code(await me.ask("play", **choice(me))) == "answer"
    async with running(an_app(tmp_path, clock)) as app:
        clock.advance(500)
        await settled(Person(app))
        assert live_of(app, table).playing.seq == 2


@pytest.mark.asyncio
async def test_a_pass_can_be_taken_back_while_the_window_stands_open(tmp_path: Path) -> None:
    from tests.room.test_windows import opened

    url, clock = f"sqlite:///{tmp_path}/room.db", HandClock()
    async with running(create_app(url, clock=clock, ping_ms=0)) as app:
        window = await opened(app, clock, url)
        moment = window.able.latest("news")["scene"]["moment"]
        assert code(await window.quits()) == "answer"
        assert code(await window.able.ask("take-back", moment=moment)) == "answer"
        await later(clock, 800, *window.guests)
        assert code(await window.throw()) == "answer"
        await settled(*window.guests)
        assert "threw" in [
            event["kind"]
            for each in window.turn.drain()
            if each["kind"] == "news"
            for event in each["events"]
        ]


# More time


@pytest.mark.asyncio
async def test_anybody_gets_more_time_for_all_once_in_a_turn(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        table, me, seat, others = await begun(app)
        moment = me.latest("news")["scene"]["moment"]
        await later(clock, 4_000, me, *others)
        assert code(await me.ask("more-time", moment=moment - 1)) == "too-late"
        assert code(await me.ask("more-time", moment=moment)) == "answer"
        assert code(await me.ask("more-time", moment=moment)) == "asked-before"
        await later(clock, 0, me, *others)
        for person in (me, *others):
            assert person.latest("news")["clock"] == {"left": 16_000, "whole": 20_000}
            (line,) = person.latest("talk")["lines"]
            assert line["word"]["id"] == "note-more-time"
        assert code(await others[0].ask("more-time", moment=moment)) == "answer"
        await later(clock, 25_999, me, *others)
        assert live_of(app, table).playing.table.actors == (seat,)
        await later(clock, 1, me, *others)
        assert live_of(app, table).playing.question.moment > moment
        stranger = Person(app)
        await stranger.hello(table)
        assert code(await stranger.ask("more-time", moment=moment)) == "not-seated"


@pytest.mark.asyncio
async def test_who_has_had_more_time_has_had_it_until_the_next_turn(tmp_path: Path) -> None:
    from tests.room.test_windows import opened

    url, clock = f"sqlite:///{tmp_path}/room.db", HandClock()
    async with running(create_app(url, clock=clock, ping_ms=0)) as app:
        window = await opened(app, clock, url)
        moment = window.able.latest("news")["scene"]["moment"]
        assert code(await window.turn.ask("more-time", moment=moment)) == "answer"
        assert window.question.deadline == window.question.opened + 40_000
        await window.later(40_000)
        window.turn.drain()
        assert window.question.kind == "turn"
        moment = window.turn.latest("news")["scene"]["moment"]
        assert code(await window.turn.ask("more-time", moment=moment)) == "answer"


@pytest.mark.asyncio
async def test_no_clock_gets_no_longer(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        _, guests = await party(app, 3, game="cabanga", pace={**MISCLICKS, "turn": 0})
        moment = guests[0].latest("news")["scene"]["moment"]
        assert code(await guests[0].ask("more-time", moment=moment)) == "no-clock"
    async with running(an_app(tmp_path, clock)) as app:
        table, guests = await party(app, 3, start=False, game="cabanga", pace=MISCLICKS)
        assert code(await guests[0].ask("more-time", moment=1)) == "not-started"
        assert code(await guests[0].ask("take-back", moment=1)) == "not-started"
        assert code(await guests[0].ask("leave")) == "not-started"
        assert live_of(app, table).playing is None
