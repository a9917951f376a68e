"""Bots: they see Views only, take their time, and one that breaks down holds up nobody."""

from pathlib import Path
from typing import Any

import pytest
from tests.room.people import HandClock, HastyClock, Person, live_of, party, running, settled

from sobremesa.players import player
from sobremesa.room.app import create_app
from sobremesa.room.bots import NICKNAMES, SEARCHING, Players
from sobremesa.room.replay import new_table, play_again
from sobremesa.room.store import Store
from sobremesa.search import Search
from sobremesa.table.contract import Game
from sobremesa.table.registry import game as registered
from sobremesa.table.table import Table


class Watched:
    """A bot that remembers what it was given."""

    def __init__(self, game: Game, delay: int) -> None:
        self.game, self.wait = game, delay
        self.given: list[Any] = []

    def delay(self, view: Any, chance: Any) -> int:
        self.given.append((view, chance))
        return self.wait

    def action(self, view: Any, chance: Any) -> int:
        self.given.append((view, chance))
        return player(self.game, "random").action(view, chance)


class Broken:
    """A bot that cannot do anything."""

    def delay(self, view: Any, chance: Any) -> int:
        raise ZeroDivisionError

    def action(self, view: Any, chance: Any) -> int:
        raise ZeroDivisionError


class Minds(Players):
    """Players with some of ours among them."""

    def __init__(self, minds: list[Any]) -> None:
        self.minds = minds

    def mind(self, game: Game, name: str) -> Any:
        made = self.minds.pop(0)
        return made(game) if isinstance(made, type) and made is not Broken else made


async def until_a_bot_moves(app: Any, clock: HandClock, table: str, ana: Person) -> int:
    """Let Ana play at once; the milliseconds that a bot took for its turn."""
    for _ in range(200):
        await settled(ana)
        ana.drain()
        scene = ana.latest("news")["scene"]
        playing = live_of(app, table).playing
        if scene["asking"] == "turn" and not scene["mine"]:
            begun, seq = playing.question.opened, playing.seq
            while playing.seq == seq:
                clock.advance(50)
                await settled(ana)
            return clock.now - begun
        if scene["mine"]:
            await ana.ask("play", moment=scene["moment"], action=scene["choices"][0]["action"])
        clock.advance(200)
    raise AssertionError("no bot had a turn")


@pytest.mark.asyncio
async def test_a_bot_gets_views_and_takes_its_time(tmp_path: Path) -> None:
    clock, url = HandClock(), f"sqlite:///{tmp_path}/r.db"
    bots: list[Watched] = []

    class Noted(Watched):
        def __init__(self, game: Game) -> None:
            super().__init__(game, 1250)
            bots.append(self)

    minds = Minds([Noted, Noted])
    async with running(create_app(url, clock=clock, ping_ms=0, minds=minds)) as app:
        table, (ana,) = await party(app, 1, bots=2, game="cabanga")
        assert await until_a_bot_moves(app, clock, table, ana) == 1250
        names = [place["nickname"] for place in ana.latest("lobby")["places"][1:]]
        assert set(names) < set(NICKNAMES)
        seed = live_of(app, table).seating.row.seed
    for bot in bots:
        for view, chance in bot.given:
            assert view.dtype == bot.game.view
            assert chance["key"].tobytes() != seed


@pytest.mark.asyncio
async def test_a_bot_that_breaks_down_holds_up_nobody(tmp_path: Path) -> None:
    clock, url = HandClock(), f"sqlite:///{tmp_path}/r.db"
    minds = Minds([Broken(), Broken()])
    async with running(create_app(url, clock=clock, ping_ms=0, minds=minds)) as app:
        table, (ana,) = await party(app, 1, bots=2, game="cabanga")
        assert await until_a_bot_moves(app, clock, table, ana) == 1500


def test_one_of_the_bots_of_every_game_searches_for_a_moment() -> None:
    game = registered("cabanga")
    assert Players().names(game)[-1] == "search"
    mind = Players().mind(game, "search")
    assert isinstance(mind, Search)
    assert mind.seconds == SEARCHING


class Searching(Players):
    """All bots search a little; notes what each is given."""

    def __init__(self) -> None:
        self.given: list[tuple[Any, int]] = []

    def mind(self, game: Game, name: str) -> Any:
        minds = self

        class Noted(Search):
            def action(self, guess: Any, seat: int, chance: Any) -> int:
                minds.given.append((guess.copy(), seat))
                return super().action(guess, seat, chance)

        return Noted(game, 20)


@pytest.mark.asyncio
async def test_bots_that_search_play_a_whole_game_and_are_never_given_the_true_table(
    tmp_path: Path,
) -> None:
    url, minds = f"sqlite:///{tmp_path}/r.db", Searching()
    options = {"limit": 4, "hand": 6}
    async with running(create_app(url, clock=HastyClock(), ping_ms=0, minds=minds)) as app:
        table, (ana,) = await party(app, 1, bots=3, game="cabanga", options=options)
        await ana.hear_end()
    async with Store.open(url) as store:
        row, entries = await store.table(table), await store.entries(table)
    assert row is not None
    true = new_table(registered("cabanga"), row)
    tables: list[Table] = []
    for entry in entries:
        play_again(true, entry)
        tables.append(true.copy())
    seen = {(seat, each.view(seat).tobytes()) for each in tables for seat in range(row.seats)}
    assert len(minds.given) > 10
    for guess, seat in minds.given:
        given = true.copy()
        given.record = guess
        assert (seat, given.view(seat).tobytes()) in seen, "it sees what its seat saw"
        assert all(guess["chance"] != each.record["chance"] for each in tables)
    hands = {each.record["hands"].tobytes() for each in tables}
    others = [guess for guess, _ in minds.given if guess["hands"].tobytes() not in hands]
    assert len(others) > 0.8 * len(minds.given)
