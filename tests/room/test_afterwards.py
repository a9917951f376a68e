"""What is left of a game when it is over: every hand open, what was worth telling, the deal, a file to keep."""

import hashlib
from pathlib import Path

import pytest
from tests.room.people import HastyClock, Json, Person, live_of, party, running

from sobremesa.room.app import create_app
from sobremesa.room.hall import all_installed
from sobremesa.room.highlights import (
    Step,
    fastest,
    largest_change,
    lead,
    longest_turn,
    most,
    own_lines,
    quickest,
)
from sobremesa.room.store import Store
from sobremesa.table.scene import Seat, Seats, Word
from sobremesa.table.table import Event, Table

KINDS = ("replay", "replay/-1/0", "deal", "recording")
GAMES = {game.name: game for game in all_installed()}
SHORT: dict[str, dict[str, int]] = {"cabanga": {"limit": 1, "hand": 4}}


async def read(person: Person, table: str, what: str) -> Json:
    """What a stranger without a cookie is told."""
    stranger = Person(person.app)
    answer = await stranger.http.get(f"/api/tables/{table}/{what}")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


@pytest.mark.asyncio
async def test_before_the_end_there_is_nothing(tmp_path: Path) -> None:
    async with running(create_app(f"sqlite:///{tmp_path}/r.db", ping_ms=0)) as app:
        table, (ana, _, _) = await party(app, 3, game="cabanga")
        lobby = await ana.lay(game="cabanga", seats=3)
        for name, code in ((table, "not-over"), (lobby, "not-over"), ("x" * 16, "no-such-table")):
            for kind in KINDS:
                answer = await ana.http.get(f"/api/tables/{name}/{kind}")
                assert answer.status_code in (404, 422)
                assert answer.json()["code"] == code
            page = await ana.http.get(f"/t/{name}/replay")
            assert page.status_code == 404
            assert "set-cookie" not in page.headers


@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_is_open_to_whoever_has_its_link(game: str, tmp_path: Path) -> None:
    clock = HastyClock(patience_s=0.001)
    async with running(create_app(f"sqlite:///{tmp_path}/r.db", clock=clock, ping_ms=0)) as app:
        seats = GAMES[game].seats.start
        options = SHORT.get(game, {})
        table, (ana,) = await party(app, 1, bots=seats - 1, game=game, options=options)
        await ana.hear_end()
        if not ana.latest("news")["scene"]["winners"]:
            await ana.hear_until(lambda each: each["kind"] == "news")
        end = ana.latest("news")["scene"]
        page = await Person(app).http.get(f"/t/{table}/replay")
        assert page.status_code == 200
        assert "set-cookie" not in page.headers
        replay = await read(ana, table, "replay")
        recording = await read(ana, table, "recording")
        last = len(replay["log"]) - 1
        assert replay["boards"]
        assert len(recording["steps"]) == last + 1
        assert recording["result"]["winners"] == end["winners"]
        assert recording["result"]["scores"] == live_of(app, table).playing.table.scores
        numbers = [event["number"] for step in replay["log"] for event in step]
        assert numbers == list(range(1, len(numbers) + 1))
        for seat in range(-1, seats):
            scenes = (await read(ana, table, f"replay/{seat}/{last}"))["scenes"]
            assert [each["moment"] for each in scenes] == [end["moment"]]
            first = (await read(ana, table, f"replay/{seat}/0"))["scenes"]
            assert len(first) == min(24, last + 1)
            for scene in (*first, *scenes):
                check_open(scene)
        assert (await ana.http.get(f"/api/tables/{table}/replay/{seats}/0")).status_code == 404
        assert (await ana.http.get(f"/api/tables/{table}/replay/0/{last + 1}")).status_code == 404


def check_open(scene: Json) -> None:
    """Every hand lies open, no card twice under one key, nothing can be done."""
    keys = [card["key"] for zone in scene["zones"] for card in zone["cards"]]
    assert len(keys) == len(set(keys))
    for zone in scene["zones"]:
        if zone["kind"] == "hand":
            assert len(zone["cards"]) == zone["count"], zone["id"]
    assert scene["choices"] == scene["refusals"] == []


@pytest.mark.asyncio
async def test_the_deal_is_told_draw_by_draw(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/r.db"
    async with running(create_app(url, clock=HastyClock(), ping_ms=0)) as app:
        table, (ana,) = await party(app, 1, bots=2, game="cabanga", options=SHORT["cabanga"])
        await ana.hear_end()
        deal = await read(ana, table, "deal")
        promised = ana.heard[0]["seed_hash"]
        assert hashlib.sha256(bytes.fromhex(deal["seed"])).hexdigest() == promised
        shuffles = [draw for draw in deal["draws"] if draw["kind"] == "shuffle"]
        assert [len(draw["before"]) for draw in shuffles] == [8, 72]
        for draw in shuffles:
            assert sorted(draw["after"]) == draw["before"] != draw["after"]
        piles = [list(draw["after"]) for draw in shuffles]
        tops = [draw for draw in deal["draws"] if draw["kind"] == "top"]
        assert [piles[draw["n"]].pop() for draw in tops] == [draw["result"] for draw in tops]
        assert len(tops) == 8 + 3 * 4
        assert set(deal["told"]) == {draw["result"] for draw in tops}


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_run_as_python_is_the_deal(game: str) -> None:
    from sobremesa.room.draws import dealt
    from sobremesa.room.store import TableRow

    for seed in range(3):
        seats = GAMES[game].seats.stop - 1
        options = GAMES[game].option_values(seats, {})
        row = TableRow(
            "x" * 16, game, 1, seats, options, {}, bytes([seed]) * 32, bytes(32), 0, "over"
        )
        assert dealt(GAMES[game], row).draws  # raises where the two differ


@pytest.mark.asyncio
async def test_under_other_rules_only_what_was_told_is_left(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/r.db"
    async with running(create_app(url, clock=HastyClock(), ping_ms=0)) as app:
        table, (ana,) = await party(app, 1, bots=2, game="cabanga", options=SHORT["cabanga"])
        await ana.hear_end()
        before = await read(ana, table, "replay")
        await live_of(app, table).seating.store.set_table(table, rules_version=99)
        after = await read(ana, table, "replay")
        assert not after["boards"]
        assert after["highlights"] == []
        words = [[event["word"] for event in step] for step in after["log"]]
        assert words == [[event["word"] for event in step] for step in before["log"]]
        assert (await read(ana, table, "recording"))["result"] is None
        for kind in ("replay/0/0", "deal"):
            answer = await ana.http.get(f"/api/tables/{table}/{kind}")
            assert answer.json()["code"] == "other-rules"


# What is worth telling


def step(
    seat: int, asking: str, after: int, scores: list[int], change: list[int], to: int = -1
) -> Step:
    return Step(seat, asking, after, [Event("called", seat, -1, 0, 0, to, 0)], change, scores)


def test_the_fastest_answer_is_one_that_cost_nothing_and_that_all_learned_of() -> None:
    seen = [
        step(0, "window", 900, [0, 0], [0, 0]),
        step(1, "window", 400, [0, -1], [0, -1]),
        step(1, "window", 800, [1, 0], [1, 0]),
        step(1, "window", 300, [1, 0], [0, 0], to=1 << 2),
        step(-1, "window", 100, [1, 0], [0, 0]),
        step(0, "turn", 200, [1, 0], [0, 0]),
    ]
    assert fastest(seen) == Word("highlight-fastest-answer", {"seat": Seat(1), "ms": 800})
    assert fastest(seen[-1:]) is None


def test_the_quickest_call_is_one_that_was_right_though_the_race_tells_so_only_at_its_end() -> None:
    def race(seat: int, after: int, *told: tuple[str, int]) -> Step:
        events = [Event(kind, of, -1, 0, 0, -1, 0) for kind, of in told]
        return Step(seat, "race", after, events, [0, 0], [0, 0])

    seen = [
        race(0, 300, ("wrong", 0)),
        race(1, 500),
        race(-1, 620, ("right", 1)),
        step(0, "turn", 100, [0, 0], [0, 0]),
        race(-1, 50, ("right", 0)),  # of a call that was made in another race
        race(0, 700, ("right", 0)),
    ]
    assert quickest(seen, "right") == (500, 1)
    assert quickest(seen[4:], "right") == (700, 0)
    assert quickest(seen[:2], "right") is None


def test_the_largest_changes_and_the_lead() -> None:
    seen = [
        step(0, "turn", 0, [0, 0, 0], [0, 0, 0]),
        step(0, "turn", 9_999, [3, 0, 0], [3, 0, 0]),
        step(1, "choice", 12_345, [3, 3, 0], [0, 3, 0]),
        step(1, "turn", 0, [3, 7, -5], [0, 4, -5]),
        step(1, "turn", 0, [8, 7, -5], [5, 0, 0]),
    ]
    assert largest_change(seen, -1, "loss") == Word(
        "highlight-largest-loss", {"seat": Seat(2), "points": 5}
    )
    assert largest_change(seen, 1, "gain") == Word(
        "highlight-largest-gain", {"seat": Seat(0), "points": 5}
    )
    assert largest_change(seen[:2], -1, "loss") is None
    assert lead(seen) == Word("highlight-lead-changed", {"count": 2})
    assert lead(seen[:3]) == Word("highlight-lead-kept", {"seat": Seat(0)})
    assert lead(seen[:1]) is None
    assert longest_turn(seen) == Word("highlight-longest-turn", {"seat": Seat(1), "seconds": 12})
    assert longest_turn(seen[:2]) is None


def test_who_has_most_may_be_several() -> None:
    events = [Event("threw", seat, -1, 0, 0, -1, 0) for seat in (2, 1, 2, 1, 0)]
    assert most(events) == Word("highlight-most-threw", {"seats": Seats((1, 2)), "count": 2})


def test_the_largest_of_nothing_is_not_told() -> None:
    def closed(seat: int, thrown: int) -> Event:
        return Event("window-closed", seat, -1, thrown, 0, -1, 0)

    game = GAMES["cabanga"]
    assert own_lines(game, [closed(0, 0)]) == []
    told = own_lines(game, [closed(0, 0), closed(2, 3), closed(1, 1)])
    assert told == [Word("highlight-largest-window-closed", {"seat": Seat(2), "thrown": 3})]


@pytest.mark.asyncio
async def test_a_game_names_its_own(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/r.db"
    async with running(create_app(url, clock=HastyClock(), ping_ms=0)) as app:
        table, (ana,) = await party(app, 1, bots=2, game="cabanga", options=SHORT["cabanga"])
        await ana.hear_end()
        lines = (await read(ana, table, "replay"))["highlights"]
    async with Store.open(url) as store:
        entries = await store.entries(table)
        row = await store.table(table)
    assert row is not None
    game = Table(row.game, row.seats, row.seed, row.options, ceremony=True)
    threw = dict.fromkeys(range(3), 0)
    for entry in entries[1:]:
        for event in game.close() if entry.seat < 0 else game.play(entry.seat, entry.action):
            threw[event.seat] = threw.get(event.seat, 0) + (event.kind == "threw")
    told = {line["id"]: line["args"] for line in lines}
    count = max(threw.values())
    seats = [seat for seat in range(3) if threw[seat] == count]
    if count:
        assert told["highlight-most-threw"] == {"seats": {"seats": seats}, "count": count}
    largest = max(-score for score in game.scores)
    assert ("highlight-largest-loss" in told) == (largest > 1)  # one point is not worth a line
    if largest > 1:
        assert told["highlight-largest-loss"]["points"] == largest


@pytest.mark.asyncio
async def test_what_bots_believed_when_they_decided_is_told_afterwards(tmp_path: Path) -> None:
    clock = HastyClock(patience_s=0.001)
    async with running(create_app(f"sqlite:///{tmp_path}/r.db", clock=clock, ping_ms=0)) as app:
        table, (ana,) = await party(app, 1, bots=2, start=False, game="cagones")
        assert (await ana.ask("bot", seat=1, player="child"))["kind"] == "answer"
        assert (await ana.ask("start"))["kind"] == "answer"
        await ana.hear_end()
        replay, again = [await read(ana, table, "replay") for _ in range(2)]
        recording = await read(ana, table, "recording")
    beliefs = replay["beliefs"]
    assert len(beliefs) == len(replay["log"])
    assert beliefs == again["beliefs"]
    decided = {step["seat"] for step, told in zip(recording["steps"], beliefs, strict=True) if told}
    assert decided == {1}, "neither a person nor who plays at random says anything"
    seats = {word["args"]["seat"]["seat"] for told in beliefs for word in told}
    assert seats == {1}
