"""Over HTTP: files that a browser may have and no others, cookies, headers, requests of every shape."""

import asyncio
import hashlib
import json
from base64 import b64encode
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from fastapi import FastAPI
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.room.people import HandClock, Person, running

from sobremesa.room import files
from sobremesa.room.app import create_app
from sobremesa.room.hall import all_installed

AS_JSON = {"content-type": "application/json"}


def an_app(tmp_path: Path) -> FastAPI:
    return create_app(f"sqlite:///{tmp_path}/r.db", clock=HandClock(), ping_ms=0)


@pytest.mark.asyncio
async def test_the_page_runs_its_own_scripts_only(tmp_path: Path) -> None:
    async with running(an_app(tmp_path)) as app:
        ana = Person(app)
        page = await ana.http.get("/")
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        policy = page.headers["content-security-policy"]
        scripts = next(each for each in policy.split("; ") if each.startswith("script-src "))
        assert "unsafe" not in scripts
        for text in files.INLINE.findall(page.content):
            assert f"'sha256-{b64encode(hashlib.sha256(text).digest()).decode()}'" in scripts
        assert page.headers["x-content-type-options"] == "nosniff"
        assert page.headers["referrer-policy"] == "no-referrer"
        again = await ana.http.get("/", headers={"if-none-match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert page.headers["cache-control"] == "no-cache"
        assert (await ana.http.head("/")).headers["etag"] == page.headers["etag"]
        for nowhere in ("/t/nowhere", "/t/nowhere/replay"):
            got, head = await ana.http.get(nowhere), await ana.http.head(nowhere)
            assert (head.status_code, head.headers["etag"]) == (404, got.headers["etag"])


@pytest.mark.asyncio
async def test_every_file_that_the_page_asks_for_is_there(tmp_path: Path) -> None:
    async with running(an_app(tmp_path)) as app:
        ana = Person(app)
        for language in ("en", "es", "pt"):
            words = await ana.http.get(f"/words/{language}.ftl")
            assert "seat-number =" in words.text
            assert "error-too-late =" in words.text
        for path in files.PAGE.rglob("*"):
            name = path.relative_to(files.PAGE).as_posix()
            wanted = path.suffix in files.OF_THE_PAGE and path.is_file()
            answer = await ana.http.get(f"/page/{name}")
            assert answer.status_code == (200 if wanted else 404), name
            if path.suffix == ".js" and wanted:
                assert answer.headers["content-type"].startswith("text/javascript")


@pytest.mark.asyncio
async def test_of_a_game_the_browser_gets_words_and_board_only(tmp_path: Path) -> None:
    async with running(an_app(tmp_path)) as app:
        ana = Person(app)
        infos = {each["name"]: each for each in (await ana.http.get("/api/games")).json()}
        for game in all_installed():
            for path in game.folder.rglob("*"):
                name = path.relative_to(game.folder).as_posix()
                inner = {"tests", "__pycache__"} & set(path.relative_to(game.folder).parts)
                wanted = path.is_file() and path.suffix in files.OF_A_GAME and not inner
                answer = await ana.http.get(f"/games/{game.name}/{name}")
                assert answer.status_code == (200 if wanted else 404), name
            info = infos[game.name]
            assert info["players"][0] == "random"
            assert info["board"] == (game.folder / "board.js").exists()
            assert len(info["options"]) == len(game.options)


@pytest.mark.parametrize(
    "address",
    [
        "/games/cabanga/rules.py",
        "/games/cabanga/cards.toml",
        "/games/cabanga/../cabanga/game.py",
        "/games/cabanga/..%2f..%2froom%2fwords%2fen.ftl",
        "/games/cabanga/%2e%2e/%2e%2e/room/words/en.ftl",
        "/games/cabanga//etc/passwd",
        "/games/cabanga/words/%00en.ftl",
        "/games/cabanga/words",
        "/games/cabanga/",
        "/games/nothing/words/en.ftl",
        "/games/..%2f..%2f/words/en.ftl",
        "/page/../room/store.py",
        "/page/..%2froom%2fwords%2fen.ftl",
        "/page/index.html",
        "/page/protocol.d.ts",
        "/page//etc/hosts.js",
        "/words/..%2fen.ftl",
        "/words/xx.ftl",
        "/words/en",
        "/docs",
        "/openapi.json",
        "/nothing",
    ],
)
@pytest.mark.asyncio
async def test_nothing_else_is_served(tmp_path: Path, address: str) -> None:
    async with running(an_app(tmp_path)) as app:
        answer = await Person(app).http.get(address)
        assert answer.status_code == 404
        assert answer.json()["code"] == "not-found"


def without_links(page: str) -> list[str]:
    """The page but for the names of the scripts that it is going to need."""
    return [line for line in page.splitlines() if "modulepreload" not in line]


@pytest.mark.parametrize("table", ["short", "A" * 16, "%00" * 16])
@pytest.mark.asyncio
async def test_a_wrong_link_brings_the_page_that_says_so(tmp_path: Path, table: str) -> None:
    async with running(an_app(tmp_path)) as app:
        ana = Person(app)
        answer = await ana.http.get(f"/t/{table}")
        assert answer.status_code == 404
        assert without_links(answer.text) == without_links((await ana.http.get("/")).text)
        assert not ana.http.cookies


def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "secret.js").write_text("no")
    inner = tmp_path / "page"
    inner.mkdir()
    (inner / "out.js").symlink_to(tmp_path / "secret.js")
    with pytest.raises(files.Refused):
        files.found(inner, "out.js", (".js",))


@pytest.mark.asyncio
async def test_tokens_cannot_be_guessed_nor_read_by_scripts(tmp_path: Path) -> None:
    async with running(an_app(tmp_path)) as app:
        seen = set()
        for _ in range(3):
            ana = Person(app)
            answer = await ana.http.post("/api/tables", json={"game": "cabanga", "seats": 3})
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "samesite=lax" in cookie.lower()
            assert "Path=/" in cookie
            table = answer.json()["table"]
            assert len(table) == 16
            (token,) = ana.http.cookies.values()
            assert len(token) == 43
            seen |= {table, token}
            row = await app.state.hall.store.table(table)
            assert row.host_hash == hashlib.sha256(token.encode()).digest()
        assert len(seen) == 6


LAY: dict[str, Any] = {"game": "cabanga", "seats": 3, "options": {}}


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 422, "bad-message"),
        (b"{", 422, "not-json"),
        (b"[]", 422, "bad-message"),
        (b"\xff\xfe", 422, "not-json"),
        ({**LAY, "seats": "3"}, 422, "bad-message"),
        ({**LAY, "seats": 99}, 422, "wrong-seats"),
        ({**LAY, "seats": -1}, 422, "wrong-seats"),
        ({**LAY, "game": "nothing"}, 422, "no-such-game"),
        ({**LAY, "game": "../room"}, 422, "no-such-game"),
        ({**LAY, "game": "x" * 41}, 422, "bad-message"),
        ({**LAY, "options": {"limit": 10**30}}, 422, "wrong-option"),
        ({**LAY, "options": {"limit": "18"}}, 422, "bad-message"),
        (rb'{"game": "cabanga", "seats": 3, "options": {"\ud800": 1}}', 422, "wrong-option"),
        ({**LAY, "pace": {"turn": -1}}, 422, "bad-message"),
        ({**LAY, "pace": {"window": 1, "least_window": 2000}}, 422, "wrong-pace"),
        ({**LAY, "more": 1}, 422, "bad-message"),
        (b'{"game": "' + b"x" * 9000 + b'"}', 413, "oversize"),
        (b"[" * 4000, 422, "not-json"),
        (b"[" * 4000 + b"]" * 4000, 422, "not-json"),
    ],
)
@pytest.mark.asyncio
async def test_a_table_cannot_be_laid_wrongly(
    tmp_path: Path, body: Any, status: int, code: str
) -> None:
    async with running(an_app(tmp_path)) as app:
        ana = Person(app)
        how: dict[str, Any] = {"json": body}
        if isinstance(body, bytes):
            how = {"content": body, "headers": {"content-type": "application/json"}}
        answer = await ana.http.post("/api/tables", **how)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert answer.json()["word"]["id"] == f"error-{code}"
        assert not ana.http.cookies


@pytest.mark.asyncio
async def test_a_wrong_method_is_no_mistake_of_ours(tmp_path: Path) -> None:
    async with running(an_app(tmp_path)) as app:
        ana = Person(app)
        assert (await ana.http.delete("/api/games")).status_code == 405
        assert (await ana.http.get("/api/tables")).status_code == 405
        assert (await ana.http.post("/")).status_code == 405
        assert (await ana.sit("A" * 16, 0, "Ana")).json()["code"] == "no-such-table"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)
GAME = st.sampled_from(["cabanga", "beagle", ""]) | st.text()
NUMBER = st.integers(-2, 9) | st.integers() | JSON
SECONDS = st.integers(-1, 90) | JSON
PACE_FIELDS = st.sampled_from(
    ["turn", "window", "race", "least_window", "least_race", "grace", "take_back", "x"]
)
PACES = st.dictionaries(PACE_FIELDS, SECONDS, max_size=5) | JSON
OPTIONS = st.dictionaries(st.sampled_from(["limit", "hand", "game"]) | st.text(), NUMBER) | JSON
TABLES = st.fixed_dictionaries(
    {"game": GAME, "seats": NUMBER}, optional={"options": OPTIONS, "pace": PACES, "x": JSON}
)
SEATS = st.fixed_dictionaries({"seat": NUMBER, "nickname": st.text(max_size=24) | JSON})
KINDS = st.sampled_from(
    [
        *("hello", "bot", "set", "stand", "start", "play", "rematch", "pong", "x", "ready", "move"),
        *("swap", "remove", "hand-over", "take-back", "more-time", "leave", "back", "say", "react"),
        "next-game",
    ]
)
WORDS = st.fixed_dictionaries(
    {"kind": KINDS | JSON, "id": st.text("abc-_", min_size=1, max_size=9) | JSON},
    optional={
        "seat": NUMBER,
        "player": st.sampled_from(["random", None]) | JSON,
        "seats": NUMBER,
        "options": OPTIONS,
        "pace": PACES,
        "moment": NUMBER,
        "action": NUMBER,
        "version": st.just(1) | JSON,
        "last": NUMBER,
        "nonce": JSON,
        "ready": st.booleans() | JSON,
        "one": NUMBER,
        "other": NUMBER,
        "text": st.text(max_size=210) | JSON,
        "mark": st.sampled_from(["wow", "clap"]) | JSON,
        "game": GAME | JSON,
        "watch": st.sampled_from(["open", "closed"]) | JSON,
    },
)


@pytest.mark.slow
def test_no_request_of_any_shape_breaks_the_server(tmp_path: Path) -> None:
    with asyncio.Runner() as runner:
        app = an_app(tmp_path)
        serving = app.router.lifespan_context(app)
        runner.run(serving.__aenter__())

        @settings(max_examples=150, suppress_health_check=list(HealthCheck))
        @given(body=TABLES | JSON, seat=SEATS | JSON, path=st.text(max_size=30))
        def ask(body: Any, seat: Any, path: str) -> None:
            async def asked() -> None:
                ana = Person(app)
                laid = await ana.http.post("/api/tables", content=json.dumps(body), headers=AS_JSON)
                assert laid.status_code in (201, 422)
                table = laid.json().get("table", "A" * 16)
                address = f"/api/tables/{table}/seats"
                sat = await ana.http.post(address, content=json.dumps(seat), headers=AS_JSON)
                assert sat.status_code in (204, 404, 409, 422)
                for start in (
                    "/",
                    "/page/",
                    "/games/",
                    "/games/cabanga/",
                    "/words/",
                    "/t/",
                    "/api/",
                ):
                    got = await ana.http.get(start + quote(path, safe="/.", errors="replace"))
                    assert got.status_code in (200, 307, 404, 405)

            runner.run(asked())

        ask()
        runner.run(serving.__aexit__(None, None, None))


@pytest.mark.slow
def test_no_message_of_any_shape_breaks_a_connection(tmp_path: Path) -> None:
    clock = HandClock()
    with asyncio.Runner() as runner:
        app = create_app(f"sqlite:///{tmp_path}/r.db", clock=clock, ping_ms=0)
        serving = app.router.lifespan_context(app)
        runner.run(serving.__aenter__())
        ana = Person(app)

        async def begin() -> None:
            table = await ana.lay(game="cabanga", seats=3)
            await ana.sit(table, 0, "Ana")
            await ana.hello(table)

        runner.run(begin())

        @settings(max_examples=300, suppress_health_check=list(HealthCheck))
        @given(message=WORDS | JSON)
        def say(message: Any) -> None:
            async def said() -> None:
                clock.advance(1000)
                ana.say_text(json.dumps(message))
                assert (await ana.ask("dance"))["code"] == "bad-message"
                codes = {each.get("code") for each in ana.heard}
                assert "server-error" not in codes

            runner.run(said())

        say()
        runner.run(ana.leave())
        runner.run(serving.__aexit__(None, None, None))
