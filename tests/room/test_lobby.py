"""Before the game: laying a table, sitting down, bots, options, the host's rights; and the rematch after it."""

from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from tests.room.people import HandClock, HastyClock, Json, Person, code, party, running

from sobremesa.room.app import create_app


def an_app(tmp_path: Path, clock: Any = None, **more: Any) -> FastAPI:
    return create_app(
        f"sqlite:///{tmp_path}/room.db", clock=clock or HandClock(), ping_ms=0, **more
    )


@pytest.mark.asyncio
async def test_friends_sit_down_and_all_see_it(tmp_path: Path) -> None:
    async with running(an_app(tmp_path)) as app:
        ana, bea, cem = Person(app), Person(app), Person(app)
        table = await ana.lay(game="cabanga", seats=3)
        lobby = (await ana.hello(table))[0]
        assert lobby["host"]
        assert lobby["you"] is None
        assert [place["kind"] for place in lobby["places"]] == ["free"] * 3
        assert lobby["seed"] is None
        await bea.hello(table)
        assert (await bea.sit(table, 1, " Bea  ")).status_code == 204
        told = await ana.hear_until(lambda each: each["places"][1]["kind"] == "human")
        assert told["places"][1] == {
            "seat": 1, "kind": "human", "nickname": "Bea", "player": None, "connected": False,
            "host": False, "ready": False, "stand_in": None, "grace": None,
        }  # fmt: skip
        assert (await bea.sit(table, 1, "Bea")).status_code == 204  # the same again
        assert (await bea.sit(table, 2, "Bea")).json()["code"] == "already-seated"
        assert (await cem.sit(table, 1, "Cem")).json()["code"] == "seat-taken"
        assert (await cem.sit(table, 2, "bEA")).json()["code"] == "nickname-taken"
        assert (await cem.sit(table, 3, "Cem")).json()["code"] == "no-such-seat"
        await bea.hello(table)  # her token came with the seat
        assert bea.latest("lobby")["you"] == 1
        assert not bea.latest("lobby")["host"]
        assert (await bea.ask("stand"))["kind"] == "answer"
        assert bea.latest("lobby")["you"] is None or (await bea.hear())["you"] is None


@pytest.mark.asyncio
async def test_who_loads_the_page_is_known_when_sitting_down(tmp_path: Path) -> None:
    async with running(an_app(tmp_path)) as app:
        ana, bea = Person(app), Person(app)
        table = await ana.lay(game="cabanga", seats=3)
        assert (await bea.http.get(f"/t/{table}")).status_code == 200
        await bea.hello(table)
        await bea.sit(table, 0, "Bea")
        assert (await bea.hear())["you"] == 0


@pytest.mark.asyncio
async def test_only_the_host_sets_the_table(tmp_path: Path) -> None:
    async with running(an_app(tmp_path)) as app:
        table, (ana, bea) = await party(app, 2, start=False, game="cabanga", seats=4)
        pace = {"turn": 0, "window": 5, "race": 9, "least_window": 0, "least_race": 0}
        setting: Json = {"seats": 3, "options": {"limit": 5}, "pace": pace}
        for kind, fields in (
            ("set", setting),
            ("bot", {"seat": 2, "player": "random"}),
            ("start", {}),
        ):
            assert code(await bea.ask(kind, **fields)) == "not-host"
        assert code(await ana.ask("set", **setting)) == "answer"
        lobby = bea.latest("lobby")
        while lobby["options"]["limit"] != 5:
            lobby = await bea.hear()
        assert (len(lobby["places"]), lobby["pace"]) == (3, {**pace, "grace": 30, "take_back": 500})
        assert code(await ana.ask("start")) == "seats-free"
        assert code(await ana.ask("bot", seat=1, player="random")) == "seat-taken"
        assert code(await ana.ask("bot", seat=1, player=None)) == "not-a-bot"
        assert code(await ana.ask("bot", seat=2, player="clever")) == "no-such-player"
        assert code(await ana.ask("bot", seat=2, player="random")) == "answer"
        assert code(await ana.ask("bot", seat=2, player=None)) == "answer"
        assert code(await ana.ask("bot", seat=2, player="machine")) == "answer"
        assert code(await ana.ask("set", **{**setting, "seats": 2})) == "wrong-seats"
        assert code(await ana.ask("set", **{**setting, "options": {"limit": 0}})) == "wrong-option"
        assert code(await ana.ask("set", **{**setting, "options": {"x": 0}})) == "wrong-option"
        slow = {**pace, "window": 1, "least_window": 1000}
        assert code(await ana.ask("set", **{**setting, "pace": slow})) == "wrong-pace"
        assert code(await ana.ask("start")) == "not-ready"
        assert code(await bea.ask("ready", ready=True)) == "answer"
        assert (
            code(await ana.ask("set", **setting)) == "answer"
        )  # another table: all are asked again
        assert code(await ana.ask("start")) == "not-ready"
        assert code(await bea.ask("ready", ready=True)) == "answer"
        assert code(await ana.ask("start")) == "answer"
        assert code(await ana.ask("start")) == "already-started"
        assert code(await ana.ask("set", **setting)) == "already-started"
        assert code(await bea.ask("stand")) == "already-started"
        assert (await Person(app).sit(table, 0, "Zoe")).json()["code"] == "already-started"


@pytest.mark.parametrize(
    ("nickname", "expected"),
    [
        ("   ", "nickname-blank"),
        ("\u200d", "nickname-blank"),
        ("a\nb", "nickname-unreadable"),
        ("a\u202eb", "nickname-unreadable"),
        ("a\x00b", "nickname-unreadable"),
        ("", "bad-message"),
        ("x" * 21, "bad-message"),
        ("Ana  María Ñ.", None),
        ("👩‍👧", None),
    ],
)
@pytest.mark.asyncio
async def test_a_nickname_can_be_read(tmp_path: Path, nickname: str, expected: str | None) -> None:
    async with running(an_app(tmp_path)) as app:
        ana = Person(app)
        table = await ana.lay(game="cabanga", seats=3)
        answer = await ana.sit(table, 0, nickname)
        assert (answer.json()["code"] if answer.content else None) == expected


@pytest.mark.asyncio
async def test_a_rematch_has_the_same_people_ready(tmp_path: Path) -> None:
    async with running(an_app(tmp_path, HastyClock())) as app:
        pace = {"turn": 1, "window": 1, "race": 1, "least_window": 0, "least_race": 0}
        table, (ana, bea) = await party(
            app, 2, bots=1, game="cabanga", options={"limit": 1, "hand": 1}, pace=pace
        )
        await bea.hear_end()
        stranger = Person(app)
        await stranger.hello(table)
        assert code(await stranger.ask("rematch")) == "not-seated"
        assert code(await bea.ask("rematch")) == "answer"
        assert code(await bea.ask("rematch")) == "answer"
        other = next(each["rematch"] for each in reversed(bea.heard) if each.get("rematch"))
        assert (await ana.hear_until(lambda each: bool(each.get("rematch"))))["rematch"] == other
        assert (await ana.hello(other))[0]["host"]
        lobby = (await bea.hello(other))[0]
        assert lobby["you"] == 1
        assert lobby["state"] == "lobby"
        assert [place["kind"] for place in lobby["places"]] == ["human", "human", "bot"]
        assert (await ana.http.get(f"/t/{other}")).status_code == 200
        assert code(await bea.ask("ready", ready=True)) == "answer"
        assert code(await ana.ask("start")) == "answer"
