"""After the end: what was worth telling, the replay of every game, the check of the deal."""

import asyncio
import json
import re
import secrets
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, Route, expect
from tests.browser.kit import LAPTOP, PHONE, SEED, Person, served, wait_until
from tests.browser.test_movement import WATCH, flights
from tests.browser.test_phone import DRAWN
from tests.room.people import HastyClock, party, running
from tests.screenshots import play_on

from sobremesa.cli.replaying import keep
from sobremesa.room import hall
from sobremesa.room.app import create_app
from sobremesa.room.hall import all_installed
from sobremesa.room.recording import reading

Arrive = Callable[..., Person]
T = TypeVar("T")
GAMES = {game.name: game for game in all_installed()}
SHORT: dict[str, dict[str, int]] = {"cabanga": {"limit": 1, "hand": 3}}
NO_CLOCK = {"turn": 0, "window": 0, "race": 0, "least_window": 750, "least_race": 200}


async def played(game: str, folder: Path) -> bytes:
    """A whole game between a person who lets the clock play and bots, as a file."""
    clock = HastyClock(patience_s=0.001)
    url = f"sqlite:///{folder}/{game}.db"
    async with running(create_app(url, clock=clock, ping_ms=0)) as app:
        seats = max(3, GAMES[game].seats.start)
        options = SHORT.get(game, {})
        table, (ana,) = await party(app, 1, bots=seats - 1, game=game, options=options)
        await ana.hear_end()
        return (await ana.http.get(f"/api/tables/{table}/recording")).content


def apart(job: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a thread of its own: Playwright's event loop is in the way in this one."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, job).result()


def name_of(game: str) -> str:
    """The name of the table at which this game was played."""
    return f"{game:x<16}"


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server at which one game of each was played to its end."""
    folder = tmp_path_factory.mktemp("finished")
    with served(folder) as address, pytest.MonkeyPatch.context() as patch:
        if SEED is not None:
            same = SimpleNamespace(token_urlsafe=secrets.token_urlsafe, token_bytes=lambda _: SEED)
            patch.setattr(hall, "secrets", same)
        for game in GAMES:
            recording = reading(apart(played(game, folder)))
            apart(keep(f"sqlite:///{folder}/room.sqlite", name_of(game), recording))
        yield address


@pytest.fixture
def stranger(browser: Browser, finished: str) -> Iterator[Arrive]:
    """People who were not at the table."""
    people: list[Person] = []

    def arrive(game: str, **how: Any) -> Person:
        people.append(Person(browser, finished, "Dana", **how))
        people[-1].page.goto(f"{finished}/t/{name_of(game)}/replay")
        people[-1].page.locator(".reel").wait_for()
        return people[-1]

    yield arrive
    for each in people:
        each.close()


def step_of(person: Person) -> int:
    """Where the film is."""
    return int(person.page.locator(".reel input[type=range]").input_value())


def at_step(person: Person, step: int) -> None:
    """Wait until the film is there, and the address too."""
    expect(person.page.locator(".reel input[type=range]")).to_have_value(str(step))
    expect(person.page).to_have_url(re.compile(f"#{step}$"))


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_seen_again(game: str, stranger: Arrive) -> None:
    me = stranger(game, size=PHONE)
    page, keys = me.page, me.page.keyboard
    page.locator(".board .cloth").wait_for()
    assert me.context.cookies() == []
    assert page.locator(".board button.choice:enabled, .board .target").count() == 0
    at_step(me, 0)
    for step in (1, 2, 3):
        keys.press("ArrowRight")
        at_step(me, step)
    keys.press("ArrowLeft")
    at_step(me, 2)
    check_both_sizes(me, whole=True)
    for seat in ("0", "1", "-1"):
        page.locator(".reel select").select_option(seat)
        page.wait_for_load_state("networkidle")
        check_both_sizes(me)
    page.evaluate("document.activeElement.blur()")
    keys.press("End")
    page.locator(".replay[data-asking=over]").wait_for()
    check_both_sizes(me, whole=True)
    last = step_of(me)
    page.reload()
    at_step(me, last)


def check_both_sizes(person: Person, *, whole: bool = False) -> None:
    """On a phone and on a laptop nothing reaches beyond the sides; and, of the ``whole`` page, axe finds nothing."""
    for width, height in (PHONE, LAPTOP):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate(DRAWN)
        assert person.overflow() <= 0
        assert not whole or person.axe() == []


@pytest.mark.parametrize("game", GAMES)
def test_cards_move_in_the_film_too(game: str, stranger: Arrive) -> None:
    me = stranger(game, size=LAPTOP, reduced_motion="no-preference")
    me.page.locator(".board .cloth").wait_for()
    me.page.evaluate(f"() => {{ {WATCH} }}")
    last = int(me.page.locator(".reel input[type=range]").get_attribute("max") or 0)
    for step in range(1, 1 + min(12, last)):
        me.page.keyboard.press("ArrowRight")
        at_step(me, step)
    wait_until(lambda: bool(flights(me)), 30, "a card that flies")


def test_every_hand_lies_open(stranger: Arrive) -> None:
    me = stranger("cabanga", size=LAPTOP)
    expect(me.page.locator(".laid-open")).to_have_count(3)
    assert me.page.locator(".laid-open .card:has(.back)").count() == 0
    assert me.page.locator(".laid-open .card").count() == 9
    me.page.locator(".reel select").select_option("1")
    expect(me.page.locator(".laid-open .card")).to_have_count(6)
    assert me.page.locator(".hand .card").count() == 3


def test_it_runs_at_speed_and_stops_at_the_end(stranger: Arrive) -> None:
    me = stranger("cabanga")
    me.page.keyboard.press("Space")
    expect(me.page.locator(".knobs .main")).to_have_text("Pause")
    me.page.locator(".speeds input").nth(2).check()
    me.page.evaluate("document.activeElement.blur()")
    me.page.locator(".replay[data-asking=over]").wait_for()
    expect(me.page.locator(".knobs .main")).to_have_text("Play")
    me.page.keyboard.press("Home")
    at_step(me, 0)
    me.page.keyboard.press("Space")
    me.page.keyboard.press("Space")
    stopped = step_of(me)
    me.page.wait_for_timeout(700)
    assert step_of(me) == stopped


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_is_checked(game: str, stranger: Arrive) -> None:
    me = stranger(game)
    me.page.locator(".seed summary").click()
    me.page.locator(".seed button").click()
    lines = me.page.locator(".checked li")
    lines.first.wait_for()
    assert me.page.locator(".checked [data-right=false]").count() == 0
    assert me.page.locator(".checked [data-right=true]").count() >= 2
    assert "not there before the end" in lines.nth(1).inner_text()
    assert "Not checked here" in lines.last.inner_text()
    assert me.axe() == []


SPOILT: dict[str, Callable[[Any], None]] = {
    "hash": lambda deal: deal.update(seed_hash="0" * 64),
    "draw": lambda deal: deal["draws"][0].update(result=deal["draws"][0]["result"] ^ 1),
    "pile": lambda deal: deal["draws"][1]["after"].reverse(),
    "stacked": lambda deal: deal["draws"][1]["before"].reverse(),
    "card": lambda deal: deal["draws"][2].update(result=-1),
    "told": lambda deal: deal["told"].append(-5),
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_deal_that_does_not_follow_is_noticed(what: str, stranger: Arrive) -> None:
    me = stranger("cabanga")

    def spoil(route: Route) -> None:
        deal = route.fetch().json()
        SPOILT[what](deal)
        route.fulfill(body=json.dumps(deal), content_type="application/json")

    me.page.route(re.compile("/deal$"), spoil)
    me.page.locator(".seed summary").click()
    me.page.locator(".seed button").click()
    me.page.locator(".checked [data-right=false]").wait_for()


def test_the_end_tells_what_happened(person: Arrive) -> None:
    me = person("Marisol", size=LAPTOP)
    where = me.lay_table("cabanga", 3, {"limit": 1, "hand": 2}, NO_CLOCK)
    me.sit()
    me.fill_with_bots()
    me.start()
    look = person("Dana", language="pt")
    look.page.goto(f"{where}/replay")
    expect(look.page.locator("h1")).to_contain_text("ainda não acabou")
    assert look.axe() == []
    look.complaints.clear()  # the browser itself notes what was refused
    play_on(me, me.is_over)
    page = me.page
    page.locator(".highlights li").first.wait_for()
    assert "{" not in page.locator(".highlights").inner_text()
    page.locator(".seed summary").click()
    page.locator(".seed button").click()
    page.locator(".checked li").first.wait_for()
    assert "saw that hash before the end" in page.locator(".checked li").nth(1).inner_text()
    assert page.locator(".checked [data-right=false]").count() == 0
    assert me.axe() == []
    assert me.overflow() <= 0
    with page.expect_download() as download:
        page.locator(".ending a[download]").click()
    assert reading(download.value.path().read_bytes()).game == "cabanga"
    page.locator(".ending a[href$='/replay']").click()
    page.locator(".reel").wait_for()
    expect(page.locator("h1")).to_have_text("Cabanga!: replay")
