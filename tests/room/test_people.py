"""People leave, come back, are sent away; a bot plays meanwhile; the host's role goes from hand to hand."""

import shutil
from pathlib import Path

import pytest
from fastapi import FastAPI
from tests.room.people import (
    PACE,
    HandClock,
    HastyClock,
    Json,
    Person,
    an_app,
    back,
    begun,
    choice,
    code,
    later,
    live_of,
    on_turn,
    party,
    running,
    settled,
)

from sobremesa.room.app import create_app
from sobremesa.room.hall import all_installed
from sobremesa.room.playing import BREATH_MS
from sobremesa.room.presence import RETURN_MS

SHORT = {"turn": 1, "window": 1, "race": 1, "least_window": 0, "least_race": 0}


def place(person: Person, seat: int) -> Json:
    """A seat as this person was last told of it."""
    found: Json = person.latest("lobby")["places"][seat]
    return found


def seat_notes(person: Person) -> list[str]:
    """What the room has said of who plays; whoever is away may have been the host."""
    return [each for each in notes(person) if each != "note-host"]


def notes(person: Person) -> list[str]:
    """What the room itself has said beside the talk."""
    lines = [line for each in person.heard if each["kind"] == "talk" for line in each["lines"]]
    return [line["word"]["id"] for line in lines if line["word"]]


# Away


@pytest.mark.asyncio
async def test_who_is_away_gets_a_grace_and_then_a_bot_plays(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        table, gone, seat, others = await begun(app)
        live = live_of(app, table)
        await gone.leave()
        await later(clock, 0, *others)
        assert place(others[0], seat)["grace"] == 30_000
        assert not place(others[0], seat)["connected"]
        await later(clock, 29_999, *others)  # the turn's ten seconds are long over
        assert live.playing.table.actors == (seat,)
        assert live.playing.seq == 1
        assert place(others[0], seat)["stand_in"] is None
        await later(clock, 1, *others)
        assert place(others[0], seat)["stand_in"] == "casual"
        assert place(others[0], seat)["grace"] is None
        assert seat_notes(others[0]) == ["note-stand-in"]
        assert live.playing.question.bots.keys() == {seat}
        await later(clock, live.playing.question.bots[seat] - clock.now, *others)
        assert live.playing.seq == 2
        last = (await app.state.hall.store.entries(table))[-1]
        assert (last.seat, last.message) == (seat, None)


@pytest.mark.asyncio
async def test_who_comes_back_has_the_seat_at_once(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        table, gone, seat, others = await begun(app)
        await gone.leave()
        await later(clock, 0, *others)
        await later(clock, 30_000, *others)
        assert live_of(app, table).playing.people == {0, 1, 2} - {seat}
        again = await back(app, gone, table)
        await settled(again, *others)
        playing = live_of(app, table).playing
        assert (playing.people, playing.question.bots) == ({0, 1, 2}, {})
        others[0].drain()
        assert place(others[0], seat)["stand_in"] is None
        assert place(others[0], seat)["connected"]
        assert seat_notes(others[0]) == ["note-stand-in", "note-back"]
        assert again.latest("news")["scene"]["mine"]
        assert code(await again.ask("play", **choice(again))) == "answer"


@pytest.mark.asyncio
async def test_who_comes_back_within_the_grace_has_missed_nothing(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        table, gone, seat, others = await begun(app)
        await gone.leave()
        await later(clock, 0, *others)
        await later(clock, 9_000, *others)
        again = await back(app, gone, table)
        await settled(again)
        clock.advance(1_000)  # the clock's ten seconds are over, and nobody is waited for any more
        await settled(again, *others)
        assert live_of(app, table).playing.table.actors != (seat,)
        others[0].drain()
        assert seat_notes(others[0]) == []


@pytest.mark.asyncio
async def test_who_comes_back_when_the_clock_has_run_out_can_still_act(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        table, gone, seat, others = await begun(app)
        await gone.leave()
        await later(clock, 0, *others)
        await later(clock, 20_000, *others)
        again = await back(app, gone, table)
        assert again.latest("news")["clock"]["left"] == BREATH_MS
        await settled(again, *others)
        clock.advance(BREATH_MS - 1)
        await settled(again, *others)
        assert live_of(app, table).playing.table.actors == (seat,)
        clock.advance(1)
        await settled(again, *others)
        assert live_of(app, table).playing.table.actors != (seat,)


@pytest.mark.asyncio
async def test_a_bot_that_stands_in_outlasts_a_restart(tmp_path: Path) -> None:
    """Who was there when the server went down has the whole grace to come back."""
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        table, guests = await party(app, 3, game="cabanga", pace=PACE)
        gone, seat, others = on_turn(app, table, guests)
        assert code(await gone.ask("leave")) == "answer"
        await settled(*guests)
        before = live_of(app, table).playing.question
    clock.advance(3_600_000)
    async with running(an_app(tmp_path, clock)) as app:
        live = live_of(app, table)
        await settled(Person(app))
        assert live.playing.people == {0, 1, 2} - {seat}
        assert live.playing.seq == 2 or live.playing.question.bots.keys() == before.bots.keys()
        again = await back(app, others[0], table)
        away = {each["seat"]: each["grace"] for each in again.latest("lobby")["places"]}
        here = guests.index(others[0])
        assert away == {each: None if each in (seat, here) else 30_000 for each in range(3)}


@pytest.mark.asyncio
@pytest.mark.parametrize("killed", [False, True])
async def test_a_grace_goes_on_after_a_restart_and_waits_for_the_server(
    tmp_path: Path, killed: bool
) -> None:
    """How long somebody has been away counts, how long the server has not; a kill costs what was not written yet."""
    clock = HandClock()
    (tmp_path / "first").mkdir()
    async with running(an_app(tmp_path / "first", clock)) as app:
        table, guests = await party(app, 3, game="cabanga", pace=PACE)
        gone, seat, others = on_turn(app, table, guests)
        await gone.leave()
        await later(clock, 0, *others)
        await later(clock, 12_000, *others)
        shutil.copytree(tmp_path / "first", tmp_path / "killed")
        clock.advance(3_000)
        await settled(*others)
    clock.advance(3_600_000)
    async with running(an_app(tmp_path / ("killed" if killed else "first"), clock)) as app:
        live = live_of(app, table)
        again = await back(app, others[0], table)
        graces = [each["grace"] for each in again.latest("lobby")["places"]]
        left = 18_000 if killed else 15_000
        here, away = guests.index(others[0]), guests.index(others[1])
        assert {seat: graces[seat], here: graces[here], away: graces[away]} == {
            seat: left,
            here: None,
            away: 30_000,
        }
        await later(clock, left - 1, again)
        assert live.seating.places[seat].stand_in is None
        await later(clock, 1, again)
        assert live.seating.places[seat].stand_in == "casual"
        assert live.seating.places[away].stand_in is None


@pytest.mark.asyncio
async def test_whose_grace_was_nearly_over_has_a_moment_to_come_back(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        table, gone, seat, others = await begun(app)
        await gone.leave()
        await later(clock, 0, *others)
        await later(clock, 29_500, *others)
    clock.advance(60_000)
    async with running(an_app(tmp_path, clock)) as app:
        again = await back(app, others[0], table)
        assert place(again, seat)["grace"] == RETURN_MS
        clock.advance(RETURN_MS - 1)
        late = await back(app, gone, table)
        await settled(late, again)
        assert live_of(app, table).seating.places[seat].stand_in is None


@pytest.mark.asyncio
async def test_who_is_back_has_a_whole_grace_the_next_time(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        table, gone, seat, others = await begun(app)
        store = app.state.hall.store
        await gone.leave()
        await later(clock, 0, *others)
        await later(clock, 20_000, *others)
        assert await store.away(table) == {str(seat): 20_000} | (
            {"host": 20_000} if seat == 0 else {}
        )
        again = await back(app, gone, table)
        await later(clock, 0, again, *others)
        assert await store.away(table) == {}
        await later(clock, 3_600_000, again, *others)
        assert await store.away(table) == {}
        assert live_of(app, table).audience.presence.keep_due(clock.now) is None


@pytest.mark.asyncio
async def test_without_a_grace_nobody_is_replaced(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        pace = {**PACE, "turn": 0, "window": 0, "grace": 0}
        table, gone, seat, others = await begun(app, pace=pace)
        await gone.leave()
        await later(clock, 0, *others)
        await later(clock, 5 * 24 * 3_600_000, *others)
        assert place(others[0], seat)["stand_in"] is None
        assert place(others[0], seat)["grace"] is None
        assert live_of(app, table).playing.seq == 1


@pytest.mark.asyncio
async def test_who_leaves_is_replaced_at_once_and_may_come_back(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        table, gone, seat, others = await begun(app)
        assert code(await gone.ask("leave")) == "answer"
        await settled(gone, *others)
        playing = live_of(app, table).playing
        assert playing.question.bots.keys() == {seat}
        assert code(await gone.ask("leave")) == "answer"  # again: nothing new
        assert code(await gone.ask("back")) == "answer"
        assert playing.question.bots == {}
        assert code(await gone.ask("leave")) == "answer"
        assert code(await gone.ask("play", **choice(gone))) == "answer"  # who plays is back
        await settled(gone, *others)
        others[0].drain()
        assert seat_notes(others[0]) == ["note-stand-in", "note-back"] * 2
        assert live_of(app, table).playing.people == {0, 1, 2}
        assert (await app.state.hall.store.entries(table))[-1].message is not None


@pytest.mark.asyncio
async def test_a_window_tells_nothing_of_who_is_away(tmp_path: Path) -> None:
    """Nobody passes for a seat whose person is away: else a window that closes early would tell of its hand."""
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        for _ in range(60):
            table, me, _, others = await begun(app, pace={**PACE, "window": 20})
            await me.ask("play", **choice(me))
            await settled(me, *others)
            now = live_of(app, table).playing.table
            if now.asking == "window" and all(len(now.legal(seat)) == 1 for seat in now.actors):
                break
        playing = live_of(app, table).playing
        opened = clock.now
        await others[0].leave()
        await later(clock, playing.question.floor - clock.now, me, others[1])
        moment = playing.question.moment
        await later(clock, opened + 19_999 - clock.now, me, others[1])
        assert playing.question.moment == moment
        await later(clock, 1, me, others[1])
        assert playing.question.moment > moment


# The host


@pytest.mark.asyncio
async def test_the_host_sends_somebody_away_before_the_game(tmp_path: Path) -> None:
    async with running(an_app(tmp_path, HandClock())) as app:
        table, (ana, bea) = await party(app, 2, start=False, game="cabanga", seats=3)
        assert code(await bea.ask("remove", seat=0)) == "not-host"
        assert code(await ana.ask("remove", seat=0)) == "nobody-there"  # oneself
        assert code(await ana.ask("remove", seat=2)) == "nobody-there"
        assert code(await ana.ask("remove", seat=9)) == "no-such-seat"
        assert code(await ana.ask("remove", seat=1)) == "answer"
        assert place(ana, 1)["kind"] == "free"
        await settled(ana, bea)
        bea.drain()
        assert bea.latest("lobby")["you"] is None
        refused = await bea.sit(table, 1, "Bea")
        assert (refused.status_code, refused.json()["code"]) == (403, "barred")
        assert (await Person(app).sit(table, 1, "Cem")).status_code == 204


@pytest.mark.asyncio
async def test_the_host_sends_somebody_away_during_the_game(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        table, (ana, bea, cem) = await party(app, 3, game="cabanga", pace=PACE)
        assert code(await ana.ask("remove", seat=1)) == "answer"
        await settled(ana, bea, cem)
        cem.drain()
        assert place(cem, 1) | {"ready": True} == {
            "seat": 1, "kind": "bot", "nickname": "Person 1", "player": "casual", "connected": True,
            "host": False, "ready": True, "stand_in": None, "grace": None,
        }  # fmt: skip
        assert notes(cem) == ["note-removed"]
        assert code(await bea.ask("play", moment=1, action=0)) == "not-seated"
        again = await back(app, bea, table)
        assert again.latest("lobby")["you"] is None
        assert again.latest("news")["scene"]["seat"] == -1
        assert live_of(app, table).playing.people == {0, 2}


@pytest.mark.asyncio
async def test_the_host_hands_the_role_over(tmp_path: Path) -> None:
    async with running(an_app(tmp_path, HandClock())) as app:
        _, (ana, bea) = await party(app, 2, bots=1, start=False, game="cabanga")
        assert code(await ana.ask("hand-over", seat=2)) == "nobody-there"
        assert code(await ana.ask("hand-over", seat=1)) == "answer"
        await settled(ana, bea)
        ana.drain()
        bea.drain()
        assert [ana.latest("lobby")["host"], bea.latest("lobby")["host"]] == [False, True]
        assert [place(ana, seat)["host"] for seat in range(3)] == [False, True, False]
        assert code(await ana.ask("start")) == "not-host"
        assert code(await bea.ask("next-game", game="beagle")) == "not-over"
        assert code(await ana.ask("ready", ready=True)) == "answer"
        assert code(await bea.ask("start")) == "answer"


@pytest.mark.asyncio
async def test_somebody_else_is_the_host_when_the_host_stays_away(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        table, (ana, bea, cem) = await party(app, 3, start=False, game="cabanga", pace=PACE)
        await ana.leave()
        await bea.leave()
        await later(clock, 0, cem)
        await later(clock, 29_999, cem)
        assert not cem.latest("lobby")["host"]
        await later(clock, 1, cem)
        assert cem.latest("lobby")["host"]
        assert notes(cem) == ["note-host"]
        again = await back(app, ana, table)
        assert not again.latest("lobby")["host"]
        assert (await app.state.hall.store.table(table)).host_hash == cem_hash(app, table)


def cem_hash(app: FastAPI, table: str) -> bytes:
    found = live_of(app, table).seating.places[2].token_hash
    assert isinstance(found, bytes)
    return found


@pytest.mark.asyncio
async def test_a_host_who_is_away_stays_it_while_nobody_else_is_there(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        table, (ana,) = await party(app, 1, start=False, game="cabanga", seats=3)
        onlooker = Person(app)
        await onlooker.hello(table)
        await ana.leave()
        await later(clock, 3_600_000, onlooker)
        again = await back(app, ana, table)
        assert again.latest("lobby")["host"]


# Seats


@pytest.mark.asyncio
async def test_people_move_and_the_host_swaps(tmp_path: Path) -> None:
    async with running(an_app(tmp_path, HandClock())) as app:
        table, (ana, bea) = await party(app, 2, start=False, game="cabanga", seats=4)
        await ana.ask("bot", seat=3, player="random")
        assert code(await bea.ask("ready", ready=True)) == "answer"
        assert code(await bea.ask("move", seat=3)) == "seat-taken"
        assert code(await bea.ask("move", seat=4)) == "no-such-seat"
        assert code(await bea.ask("move", seat=1)) == "answer"
        assert code(await bea.ask("move", seat=2)) == "answer"
        assert code(await bea.ask("swap", one=2, other=0)) == "not-host"
        stranger = Person(app)
        await stranger.hello(table)
        assert code(await stranger.ask("move", seat=1)) == "not-seated"
        assert code(await ana.ask("swap", one=2, other=3)) == "answer"
        assert code(await ana.ask("swap", one=0, other=1)) == "answer"
        assert code(await ana.ask("swap", one=0, other=-1)) == "no-such-seat"
        await settled(ana, bea)
        bea.drain()
        names = [each["nickname"] for each in bea.latest("lobby")["places"]]
        assert names[:2] + names[3:] == [None, "Person 0", "Person 1"]
        assert bea.latest("lobby")["you"] == 3
        assert place(bea, 3)["ready"]
        kept = await app.state.hall.store.places(table)
        assert [each.seat for each in kept] == [1, 2, 3]
        assert [each.nickname for each in kept] == names[1:]


# The next game


@pytest.mark.asyncio
async def test_the_host_goes_on_to_another_game_with_all(tmp_path: Path) -> None:
    async with running(an_app(tmp_path, HastyClock())) as app:
        options = {"limit": 1, "hand": 1}
        pace = {**SHORT, "grace": 0}
        table, (ana, bea) = await party(app, 2, bots=4, game="cabanga", options=options, pace=pace)
        await bea.hear_end()
        assert code(await bea.ask("next-game", game="beagle")) == "not-host"
        assert code(await ana.ask("next-game", game="whist")) == "no-such-game"
        assert code(await ana.ask("next-game", game="beagle")) == "answer"
        other = (await app.state.hall.store.table(table)).rematch
        assert (await bea.hear_until(lambda each: bool(each.get("rematch"))))["rematch"] == other
        lobby = (await ana.hello(other))[0]
        assert (lobby["game"], lobby["host"], lobby["you"]) == ("beagle", True, 0)
        assert (await bea.hello(other))[0]["you"] == 1
        seats = next(game.seats for game in all_installed() if game.name == "beagle")
        assert len(lobby["places"]) == min(6, seats.stop - 1)
        assert all(each["kind"] != "free" for each in lobby["places"])
        assert code(await bea.ask("ready", ready=True)) == "answer"
        assert code(await ana.ask("start")) == "answer"


@pytest.mark.asyncio
async def test_a_table_that_nobody_plays_is_forgotten_unless_somebody_is_there(
    tmp_path: Path,
) -> None:
    clock, day = HandClock(), 24 * 3_600_000
    async with running(an_app(tmp_path, clock)) as app:
        ana, bea = Person(app), Person(app)
        left, kept = await ana.lay(game="cabanga", seats=3), await bea.lay(game="cabanga", seats=3)
        await bea.hello(kept)
        hall = app.state.hall
        clock.advance(30 * day)
        await hall.sweep()
        assert {row.id for row in await hall.store.tables("lobby")} == {left, kept}
        clock.advance(1)
        await hall.sweep()
        assert {row.id for row in await hall.store.tables("lobby")} == {kept}
        assert (await ana.sit(left, 0, "Ana")).json()["code"] == "no-such-table"
    async with running(an_app(tmp_path, clock)) as app:  # and whenever the server begins
        assert await app.state.hall.store.tables("lobby") == []


@pytest.mark.asyncio
async def test_tables_may_be_kept_for_ever(tmp_path: Path) -> None:
    clock, url = HandClock(), f"sqlite:///{tmp_path}/room.db"
    async with running(create_app(url, clock=clock, ping_ms=0, keep_days=0)) as app:
        await Person(app).lay(game="cabanga", seats=3)
        clock.advance(10**12)
        await app.state.hall.sweep()
        assert len(await app.state.hall.store.tables("lobby")) == 1
