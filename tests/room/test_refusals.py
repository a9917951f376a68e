"""Bad input of every kind: a code, a sentence in three languages, the table unchanged, the connection alive."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.room.people import ORIGIN, HandClock, Person, live_of, party, running, settled

from sobremesa.room.app import create_app
from sobremesa.room.refusals import Code, Refused
from sobremesa.room.socket import BURST, is_same_origin, read
from sobremesa.table.scene import Word
from sobremesa.table.words import LANGUAGES, Words

ROOM = Path(__file__).parents[2] / "src/sobremesa/room"
DEEP = '{"kind":"play","id":"x","moment":' + "[" * 3000 + "]" * 3000 + ',"action":0}'

TEXTS: list[tuple[str, str, str | None]] = [
    ("", "not-json", None),
    ("hello", "not-json", None),
    ("{", "not-json", None),
    ("\ud800", "not-json", None),
    ("[]", "bad-message", None),
    ("null", "bad-message", None),
    ('"play"', "bad-message", None),
    ("{}", "bad-message", None),
    ('{"kind":"dance","id":"x"}', "bad-message", "x"),
    ('{"kind":["play"],"id":"x"}', "bad-message", "x"),
    ('{"kind":"play","id":"x"}', "bad-message", "x"),
    ('{"kind":"play","id":"x","moment":1,"action":"1"}', "bad-message", "x"),
    ('{"kind":"play","id":"x","moment":1,"action":1.5}', "bad-message", "x"),
    ('{"kind":"play","id":"x","moment":1,"action":true}', "bad-message", "x"),
    ('{"kind":"play","id":"x","moment":1,"action":NaN}', "bad-message", "x"),
    ('{"kind":"play","id":"x","moment":null,"action":1}', "bad-message", "x"),
    ('{"kind":"play","id":"x","moment":1,"action":1,"seat":0}', "bad-message", "x"),
    ('{"kind":"play","id":"","moment":1,"action":1}', "bad-message", None),
    ('{"kind":"play","id":7,"moment":1,"action":1}', "bad-message", None),
    ('{"kind":"play","id":"a b","moment":1,"action":1}', "bad-message", None),
    ('{"kind":"play","id":"' + "x" * 41 + '","moment":1,"action":1}', "bad-message", None),
    ('{"kind":"pong","nonce":"' + "x" * 41 + '"}', "bad-message", None),
    ('{"kind":"lobby","id":"x"}', "bad-message", "x"),
    (DEEP, "not-json", None),
    (" " * 8200, "oversize", None),
    (json.dumps({"kind": "start", "id": "é" * 5000}, ensure_ascii=False), "oversize", None),
]


@pytest.mark.asyncio
async def test_what_cannot_be_read_is_answered(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(create_app(f"sqlite:///{tmp_path}/r.db", clock=clock, ping_ms=0)) as app:
        table, (ana, *_) = await party(app, 3, game="cabanga")
        before = live_of(app, table).playing.table.digest()
        for text, code, about in TEXTS:
            clock.advance(100)
            ana.say_text(text)
            answer = await ana.hear_until(lambda each: each["kind"] == "error")
            assert (answer["code"], answer["id"]) == (code, about), text[:80]
        ana.inbox.put_nowait({"type": "websocket.receive", "bytes": b"\x00\xff"})
        assert (await ana.hear_until(lambda m: m["kind"] == "error"))["code"] == "not-json"
        ana.say("pong", nonce="never-sent")
        assert (await ana.ask("hello", version=1, last=0))["kind"] == "answer"
        assert live_of(app, table).playing.table.digest() == before


@pytest.mark.asyncio
async def test_what_cannot_be_done_changes_nothing(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(create_app(f"sqlite:///{tmp_path}/r.db", clock=clock, ping_ms=0)) as app:
        table, guests = await party(app, 3, game="cabanga")
        onlooker = Person(app)
        await onlooker.hello(table)
        live = live_of(app, table)
        before = live.playing.table.digest()
        (turn,) = live.playing.table.actors
        scene = guests[turn].latest("news")["scene"]
        right = {"moment": scene["moment"], "action": scene["choices"][0]["action"]}
        await settled(*guests)
        for person in guests:
            person.drain()
        legal = {each["action"] for each in scene["choices"]}
        not_held = next(action for action in range(144) if action not in legal)
        mine, other = guests[turn], guests[(turn + 1) % 3]
        cases: list[tuple[Person, dict[str, Any], str, str]] = [
            (other, {}, "not-your-turn", "refused-not-asked"),
            (onlooker, {}, "not-seated", "error-not-seated"),
            (mine, {"moment": scene["moment"] - 1}, "too-late", "error-too-late"),
            (mine, {"moment": scene["moment"] + 1}, "too-late", "error-too-late"),
            (mine, {"moment": 10**30}, "too-late", "error-too-late"),
            (mine, {"action": -1}, "no-such-action", "refused-no-such-action"),
            (mine, {"action": 10**30}, "no-such-action", "refused-no-such-action"),
            (mine, {"action": not_held}, "against-the-rules", "refused-not-in-hand"),
            (mine, {"action": 216}, "against-the-rules", "refused-only-in-a-window"),
        ]
        for person, changed, code, word in cases:
            answer = await person.ask("play", **right | changed)
            assert (answer["code"], answer["word"]["id"]) == (code, word)
        assert (await mine.ask("rematch"))["code"] == "not-over"
        for person in guests:
            await person.silence()
        assert live.playing.table.digest() == before
        assert (live.playing.seq, live.playing.question.held) == (1, ())
        assert (await mine.ask("play", **right))["kind"] == "answer"


@pytest.mark.asyncio
async def test_a_table_that_has_not_begun_or_is_over_cannot_be_played_at(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(create_app(f"sqlite:///{tmp_path}/r.db", clock=clock, ping_ms=0)) as app:
        pace = {"turn": 1, "window": 1, "race": 1, "least_window": 0, "least_race": 0}
        options = {"limit": 1, "hand": 1}
        table, (ana, bea, cem) = await party(
            app, 3, start=False, game="cabanga", options=options, pace=pace
        )
        assert (await ana.ask("play", moment=1, action=0))["code"] == "not-started"
        for person in (bea, cem):
            assert (await person.ask("ready", ready=True))["kind"] == "answer"
        assert (await ana.ask("start"))["kind"] == "answer"
        while live_of(app, table).seating.row.state == "playing":
            await settled(ana, bea, cem)
            clock.advance(1000)
        await settled(ana)
        assert (await ana.ask("play", moment=1, action=0))["code"] == "game-over"
        assert (await ana.ask("set", seats=3, options={}, pace=pace))["code"] == "already-started"


@pytest.mark.asyncio
async def test_who_does_not_greet_is_not_heard(tmp_path: Path) -> None:
    app = create_app(f"sqlite:///{tmp_path}/r.db", clock=HandClock(), ping_ms=0)
    async with running(app):
        ana = Person(app)
        table = await ana.lay(game="cabanga", seats=3)
        await ana.connect(table)
        assert (await ana.ask("start"))["code"] == "hello-first"
        assert (await ana.ask("hello", version=2, last=0))["code"] == "other-version"
        assert (await ana.ask("start"))["code"] == "hello-first"
        assert (await ana.ask("hello", version=1, last=10**20))["kind"] == "answer"


@pytest.mark.asyncio
async def test_a_flood_is_slowed_down_and_not_cut_off(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(create_app(f"sqlite:///{tmp_path}/r.db", clock=clock, ping_ms=0)) as app:
        ana = Person(app)
        table = await ana.lay(game="cabanga", seats=3)
        await ana.hello(table)
        for _ in range(BURST + 3):
            ana.say_text("x")
        codes = [(await ana.hear())["code"] for _ in range(BURST + 3)]
        assert codes == ["not-json"] * (BURST - 1) + ["too-many"] * 4
        clock.advance(1000)
        assert (await ana.ask("start"))["code"] == "seats-free"


@pytest.mark.asyncio
async def test_a_table_that_does_not_exist_says_so(tmp_path: Path) -> None:
    app = create_app(f"sqlite:///{tmp_path}/r.db", clock=HandClock(), ping_ms=0)
    async with running(app):
        for name in ("A" * 16, "x", "%00" * 3, "ü" * 16):
            ana = Person(app)
            assert (await ana.connect(name))["type"] == "websocket.accept"
            assert (await ana.hear())["code"] == "no-such-table"
            assert await ana.frame() == {"type": "websocket.close", "code": 4404, "reason": ""}


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        (ORIGIN, True),
        ("https://table.test", True),
        ("http://TABLE.test", True),
        ("https://friends.example", True),
        (None, False),
        ("null", False),
        ("", False),
        ("http://table.test.evil.example", False),
        ("http://evil.example", False),
        ("http://table.test:81", False),
        ("file://table.test", False),
        ("http://[", False),
    ],
)
@pytest.mark.asyncio
async def test_only_our_own_page_may_connect(
    tmp_path: Path, origin: str | None, welcome: bool
) -> None:
    url = f"sqlite:///{tmp_path}/r.db"
    allowed = ["https://friends.example"]
    app = create_app(url, clock=HandClock(), ping_ms=0, origins=allowed)
    async with running(app):
        ana = Person(app)
        table = await ana.lay(game="cabanga", seats=3)
        first = await ana.connect(table, origin)
        assert first["type"] == ("websocket.accept" if welcome else "websocket.close")
        if origin is not None and not welcome:
            headers = {"origin": origin}
            body = {"game": "cabanga", "seats": 3}
            answer = await ana.http.post("/api/tables", json=body, headers=headers)
            assert answer.json()["code"] == "wrong-origin"


def test_an_origin_without_a_host_is_no_origin() -> None:
    assert not is_same_origin("http://table.test", None, frozenset())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence(language: str) -> None:
    said = Words(language, (ROOM.parent / "table/words", ROOM / "words"))
    args: dict[str, Any] = {"where": "a", "reason": "b", "most": 20, "least": 2}
    for code in set(Code) - {Code.AGAINST_THE_RULES}:
        assert said.say(Word(Refused(code).word.id, args))


def test_what_is_read_is_what_was_written() -> None:
    assert read('{"kind":"start","id":"x"}').kind == "start"
    with pytest.raises(Refused):
        read(None)
