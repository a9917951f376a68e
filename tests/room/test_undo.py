"""Taking back what others have seen already: who may ask, who has to agree, what ends it, what is left of it."""

import json
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from tests.room.people import (
    PACE,
    HandClock,
    Json,
    Person,
    an_app,
    back,
    choice,
    code,
    kinds,
    later,
    live_of,
    on_turn,
    party,
    running,
    settled,
    told,
)

from sobremesa.room import undoing
from sobremesa.room.undoing import PATIENCE_MS, UNDO
from sobremesa.table.table import Table

SLOW = {**PACE, "turn": 60, "window": 8}
NO_CLOCK = {**PACE, "turn": 0, "window": 0, "race": 0, "grace": 0}


@dataclass
class Named:
    """A table at which who was on turn has named a partner, which shows nobody anything."""

    app: FastAPI
    clock: HandClock
    table: str
    guests: list[Person]
    me: Person
    seat: int
    others: list[Person]
    before: Table
    move: Json

    @property
    def playing(self) -> Any:
        return live_of(self.app, self.table).playing

    @property
    def moment(self) -> int:
        return int(self.playing.question.moment)

    async def heard(self) -> None:
        """What there was to hear has been heard by all."""
        await later(self.clock, 0, *self.guests)

    def undo(self, person: Person) -> Json | None:
        """What a person was last told of an undo."""
        found: Json | None = person.latest("news")["undo"]
        return found

    async def asks(self) -> str:
        answer = await self.me.ask("undo", moment=self.moment)
        await self.heard()
        return code(answer)

    async def says(self, person: Person, agree: bool) -> str:
        answer = await person.ask("answer-undo", moment=self.moment, agree=agree)
        await self.heard()
        return code(answer)


def is_naming(text: str) -> bool:
    return text.startswith("name ")


async def named(
    app: FastAPI, clock: HandClock, people: int = 3, pace: Json = SLOW, **wanted: Any
) -> Named:
    """Play up to there."""
    table, guests = await party(app, people, game="antayagi", pace=pace, **wanted)
    before = live_of(app, table).playing.table
    seat = before.scene().turn  # others may remark beside it
    me, others = guests[seat], [person for person in guests if person is not guests[seat]]
    move = choice(me, is_naming)
    assert code(await me.ask("play", **move)) == "answer"
    at = Named(app, clock, table, guests, me, seat, others, before, move)
    await at.heard()
    return at


def same(one: Table, other: Table) -> bool:
    """Whether two tables are equal but for the number of their question."""
    one, other = one.copy(), other.copy()
    for each in (one, other):
        each.record["asking"]["moment"] = 0
    return one.to_bytes() == other.to_bytes()


# By consent


@pytest.mark.asyncio
async def test_it_is_undone_when_all_who_are_there_agree(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        at = await named(app, clock)
        one, other = at.others
        assert at.undo(at.me) == {"seat": at.seat, "asked": False, "waiting": []}
        assert at.undo(one) is None
        assert at.undo(other) is None
        assert not same(at.playing.table, at.before)
        clock.advance(7_000)
        assert await at.asks() == "answer"
        waiting = [seat for seat in range(3) if seat != at.seat]
        for person in at.guests:
            assert at.undo(person) == {"seat": at.seat, "asked": True, "waiting": waiting}
            assert person.latest("news")["clock"] is None
        used = at.moment
        assert await at.says(one, True) == "answer"
        assert at.undo(at.me)["waiting"] == [at.guests.index(other)]  # type: ignore[index]
        assert at.playing.seq == 2
        assert await at.says(other, True) == "answer"
        assert same(at.playing.table, at.before)
        assert at.playing.table.moment > used
        for person in at.guests:
            assert at.undo(person) is None
            news = person.latest("news")
            assert (news["scene"]["moment"], news["scene"]["turn"]) == (at.moment, at.seat)
            assert news["clock"] == {"left": 60_000, "whole": 60_000}  # it starts anew
            assert kinds(person)[-2:] == ["named", "took-back"]
            numbers = [event["number"] for event in told(person)]
            assert numbers == sorted(set(numbers))
        entries = await app.state.hall.store.entries(at.table)
        assert [(entry.seat, entry.action) for entry in entries[1:]] == [
            (at.seat, at.move["action"]),
            (at.seat, UNDO),
        ]
        assert code(await at.me.ask("play", **at.move)) == "too-late"  # that was the first question
        assert code(await at.me.ask("play", **choice(at.me, is_naming))) == "answer"


@pytest.mark.asyncio
async def test_one_who_would_rather_not_is_enough(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        at = await named(app, clock)
        one, other = at.others
        deadline = at.playing.question.deadline
        assert await at.asks() == "answer"
        assert await at.says(one, True) == "answer"
        await later(clock, 5_000, *at.guests)
        assert await at.says(other, False) == "answer"
        assert [at.undo(person) for person in at.guests] == [None, None, None]
        assert at.playing.seq == 2
        assert at.playing.question.deadline == deadline + 5_000  # time stood still
        assert await at.says(other, True) == "too-late"
        assert await at.asks() == "cannot-undo"  # it is not asked twice


@pytest.mark.asyncio
async def test_who_has_asked_may_think_better_of_it(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        at = await named(app, clock)
        assert await at.asks() == "answer"
        assert await at.asks() == "answer"  # again: nothing new
        assert await at.says(at.me, False) == "answer"
        assert [at.undo(person) for person in at.guests] == [None, None, None]
        assert await at.says(at.others[0], True) == "too-late"


@pytest.mark.asyncio
async def test_who_says_nothing_has_not_agreed(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        at = await named(app, clock, pace={**SLOW, "turn": 5})
        assert await at.asks() == "answer"
        await later(clock, PATIENCE_MS - 1, *at.guests)  # the five seconds are long over
        assert at.playing.seq == 2
        assert at.undo(at.me) is not None
        await later(clock, 1, *at.guests)
        assert at.undo(at.me) is None
        assert at.playing.seq == 2
        await later(clock, 5_000, *at.guests)
        assert at.playing.seq == 3  # the clock has gone on


@pytest.mark.asyncio
async def test_what_others_see_ends_it_and_what_they_do_not_see_does_not(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        at = await named(app, clock)
        partner = at.guests[at.move["action"]]
        (third,) = (person for person in at.others if person is not partner)
        assert await at.asks() == "answer"
        secret = choice(partner, lambda text: text.startswith("choose"))
        assert code(await partner.ask("play", **secret)) == "answer"
        await at.heard()
        assert at.playing.seq == 3
        assert at.undo(at.me)["asked"]  # type: ignore[index]
        remark = choice(third, lambda text: text.startswith("say-trade"))
        assert code(await third.ask("play", **remark)) == "answer"
        await at.heard()
        assert at.playing.seq == 4
        assert at.undo(at.me) is None
        assert at.undo(third) == {"seat": at.guests.index(third), "asked": False, "waiting": []}
        assert await at.says(third, True) == "too-late"
        assert await at.asks() == "cannot-undo"  # a remark is the last thing now, and another's


@pytest.mark.asyncio
async def test_what_was_done_in_secret_meanwhile_is_undone_with_it(tmp_path: Path) -> None:
    """The offer stays as it was: else it would tell that somebody has chosen already."""
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        at = await named(app, clock)
        partner = at.guests[at.move["action"]]
        secret = choice(partner, lambda text: text.startswith("choose"))
        assert code(await partner.ask("play", **secret)) == "answer"
        await settled(*at.guests)
        assert at.playing.seq == 3
        await at.me.silence()
        assert await at.asks() == "answer"
        for person in at.others:
            assert await at.says(person, True) == "answer"
        assert same(at.playing.table, at.before)
        entry = (await app.state.hall.store.entries(at.table))[-1]
        assert json.loads(entry.events)[0][3] == 2


# Who is asked


@pytest.mark.asyncio
async def test_with_bots_alone_it_is_undone_at_once(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        for _ in range(30):
            table, (ana,) = await party(app, 1, bots=2, game="antayagi", pace=SLOW)
            if live_of(app, table).playing.table.scene(0).turn == 0:
                break
        before = live_of(app, table).playing.table
        assert code(await ana.ask("play", **choice(ana, is_naming))) == "answer"
        await later(clock, 0, ana)
        playing = live_of(app, table).playing
        assert playing.question.bots
        assert ana.latest("news")["undo"] == {"seat": 0, "asked": False, "waiting": []}
        assert code(await ana.ask("undo", moment=playing.question.moment)) == "answer"
        await later(clock, 0, ana)
        assert same(playing.table, before)
        assert kinds(ana)[-1] == "took-back"
        old = dict(playing.question.bots)
        assert set(old) <= set(playing.table.actors)  # who may remark beside the turn
        await later(clock, 0, ana)
        assert playing.seq == 3


@pytest.mark.asyncio
async def test_who_is_away_or_played_by_a_bot_is_not_asked(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        at = await named(app, clock)
        one, other = at.others
        assert await at.asks() == "answer"
        assert code(await other.ask("leave")) == "answer"
        await at.heard()
        assert at.undo(at.me)["waiting"] == [at.guests.index(one)]  # type: ignore[index]
        await one.leave()
        await later(clock, 0, at.me)
        assert kinds(at.me)[-1] == "took-back"
        assert same(at.playing.table, at.before)


@pytest.mark.asyncio
async def test_who_asks_and_leaves_asks_no_more(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        at = await named(app, clock)
        assert await at.asks() == "answer"
        assert code(await at.me.ask("leave")) == "answer"
        await at.heard()
        assert at.undo(at.others[0]) is None
        assert at.playing.seq == 2


@pytest.mark.asyncio
async def test_who_looks_on_hears_nothing_of_it(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        at = await named(app, clock)
        onlooker = Person(app)
        await onlooker.hello(at.table)
        assert onlooker.latest("news")["undo"] is None
        assert await at.asks() == "answer"
        await settled(onlooker, *at.guests)
        for news in onlooker.drain():
            assert (news["kind"], news["events"], news["undo"]) == ("news", [], None)
        assert code(await onlooker.ask("undo", moment=at.moment)) == "not-seated"
        assert code(await onlooker.ask("answer-undo", moment=at.moment, agree=True)) == "not-seated"


@pytest.mark.asyncio
async def test_only_the_last_thing_and_only_ones_own(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        table, guests = await party(app, 3, start=False, game="antayagi", pace=SLOW)
        assert code(await guests[0].ask("undo", moment=1)) == "not-started"
        at = await named(app, clock)
        assert code(await at.others[0].ask("undo", moment=at.moment)) == "cannot-undo"
        assert code(await at.me.ask("undo", moment=at.moment - 1)) == "too-late"
        answer = await at.others[0].ask("answer-undo", moment=at.moment, agree=True)
        assert code(answer) == "too-late"  # nobody has asked
        assert at.playing.seq == 2
        assert live_of(app, table).playing is None


@pytest.mark.asyncio
async def test_where_it_cannot_be_found_out_it_is_not_offered_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> bool:
        raise ValueError("a redeal that fails")

    monkeypatch.setattr(undoing, "shows_nothing", broken)
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        at = await named(app, clock)
        assert at.undo(at.me) is None
        assert await at.asks() == "cannot-undo"
        move = choice(at.me, lambda text: text.startswith("choose"))
        assert code(await at.me.ask("play", **move)) == "answer"


@pytest.mark.asyncio
async def test_a_table_without_a_clock_does_it_as_well(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        at = await named(app, clock, pace=NO_CLOCK)
        await later(clock, 26 * 3_600_000, *at.guests)
        assert at.undo(at.me) is not None
        assert await at.asks() == "answer"
        for person in at.others:
            assert await at.says(person, True) == "answer"
        assert same(at.playing.table, at.before)
        assert at.me.latest("news")["clock"] is None


# A window


async def announced(app: FastAPI, clock: HandClock) -> tuple[str, list[Person], Person, Table]:
    """Somebody has announced a number, and all others are asked whether they accuse."""
    for _ in range(60):
        table, guests = await party(app, 3, game="cagones", pace=SLOW)
        me, _, _ = on_turn(app, table, guests)
        cards = {
            card["key"]: card["name"]
            for zone in me.latest("news")["scene"]["zones"]
            for card in zone["cards"]
        }
        choices = me.latest("news")["scene"]["choices"]
        feast = [each for each in choices if "feast" in cards.get(each["card"], "")]
        if not feast:
            continue
        moment = me.latest("news")["scene"]["moment"]
        await me.ask("play", moment=moment, action=feast[0]["action"])
        await later(clock, 0, *guests)
        assert me.latest("news")["undo"] is None  # a card of the hand was shown
        before = live_of(app, table).playing.table
        await me.ask("play", **choice(me, lambda text: text.startswith("say ")))
        await later(clock, 0, *guests)
        return table, guests, me, before
    raise AssertionError("nobody holds a feast at sixty tables")


@pytest.mark.asyncio
async def test_a_number_that_was_announced_can_be_taken_back_while_others_think(
    tmp_path: Path,
) -> None:
    """Who has let it be is not told by the offer; and while others are asked, the window neither closes nor counts."""
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        table, guests, me, before = await announced(app, clock)
        playing = live_of(app, table).playing
        one, other = (person for person in guests if person is not me)
        assert playing.question.kind == "window"
        offer = me.latest("news")["undo"]
        assert offer == {"seat": guests.index(me), "asked": False, "waiting": []}
        let_it_be = choice(one, lambda text: text == "pass")
        assert code(await one.ask("play", **let_it_be)) == "answer"
        await later(clock, max(0, playing.question.floor - clock.now), *guests)
        assert playing.seq == 4
        assert me.latest("news")["undo"] == offer
        moment = playing.question.moment
        assert code(await me.ask("undo", moment=moment)) == "answer"
        assert code(await other.ask("play", **let_it_be)) == "answer"
        await later(clock, PATIENCE_MS - 1, *guests)
        assert (playing.seq, playing.question.moment) == (4, moment)
        for person in (one, other):
            assert code(await person.ask("answer-undo", moment=moment, agree=True)) == "answer"
        await later(clock, 0, *guests)
        assert same(playing.table, before)
        assert playing.question.held == ()
        assert code(await other.ask("play", **let_it_be)) == "too-late"
        assert me.latest("news")["scene"]["mine"]


@pytest.mark.asyncio
async def test_an_answer_that_counted_in_the_meantime_counts_when_it_stays(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        table, guests, me, _ = await announced(app, clock)
        playing = live_of(app, table).playing
        one, other = (person for person in guests if person is not me)
        moment = playing.question.moment
        await later(clock, max(0, playing.question.floor - clock.now), *guests)
        assert code(await me.ask("undo", moment=moment)) == "answer"
        for person in (one, other):
            let_it_be = choice(person, lambda text: text == "pass")
            assert code(await person.ask("play", **let_it_be)) == "answer"
        await later(clock, 3_000, *guests)
        assert playing.question.moment == moment
        assert code(await one.ask("answer-undo", moment=moment, agree=False)) == "answer"
        await later(clock, 0, *guests)
        assert playing.question.moment > moment


# Kept


@pytest.mark.asyncio
async def test_a_killed_server_goes_on_after_an_undo(tmp_path: Path) -> None:
    """The files as they lie on the disk at that moment are all that is left."""
    clock = HandClock()
    (tmp_path / "first").mkdir()
    async with running(an_app(tmp_path / "first", clock)) as app:
        at = await named(app, clock)
        shutil.copytree(tmp_path / "first", tmp_path / "before")
        assert await at.asks() == "answer"
        for person in at.others:
            assert await at.says(person, True) == "answer"
        shutil.copytree(tmp_path / "first", tmp_path / "after")
        digest, question = at.playing.table.digest(), at.playing.question
    async with running(an_app(tmp_path / "after", clock)) as app:
        playing = live_of(app, at.table).playing
        assert playing.table.digest() == digest
        assert (playing.question, playing.seq) == (question, 3)
        again = await back(app, at.me, at.table)
        assert kinds(again)[-2:] == ["named", "took-back"]
        assert again.latest("news")["undo"] is None
        assert code(await again.ask("play", **choice(again, is_naming))) == "answer"
    async with running(an_app(tmp_path / "before", clock)) as app:
        again = await back(app, at.me, at.table)
        await later(clock, 0, again)
        assert again.latest("news")["undo"] == {"seat": at.seat, "asked": False, "waiting": []}
        moment = live_of(app, at.table).playing.question.moment
        assert code(await again.ask("undo", moment=moment)) == "answer"
        assert same(live_of(app, at.table).playing.table, at.before)  # nobody else is there


@pytest.mark.asyncio
async def test_what_was_asked_lapses_with_the_server_and_can_be_asked_again(tmp_path: Path) -> None:
    """Who is not there need not agree, and after a restart nobody is there yet: it must not go through for that."""
    clock = HandClock()
    (tmp_path / "first").mkdir()
    async with running(an_app(tmp_path / "first", clock)) as app:
        at = await named(app, clock)
        assert await at.asks() == "answer"
        shutil.copytree(tmp_path / "first", tmp_path / "killed")
    clock.advance(PATIENCE_MS)
    async with running(an_app(tmp_path / "killed", clock)) as app:
        me, other = [await back(app, each, at.table) for each in (at.me, at.others[0])]
        await later(clock, 0, me, other)
        playing = live_of(app, at.table).playing
        moment = playing.question.moment
        assert playing.seq == 2
        assert other.latest("news")["undo"] is None
        assert me.latest("news")["undo"] == {"seat": at.seat, "asked": False, "waiting": []}
        agreed = await other.ask("answer-undo", moment=moment, agree=True)
        assert code(agreed) == "too-late"
        assert code(await me.ask("undo", moment=moment)) == "answer"
        assert code(await other.ask("answer-undo", moment=moment, agree=True)) == "answer"
        assert same(live_of(app, at.table).playing.table, at.before)
