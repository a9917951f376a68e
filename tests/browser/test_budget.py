"""What `make budget` measures can be measured: the board comes, and what somebody does reaches the others.

The times themselves are written down and not judged here: this machine may be busy.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser
from tests.browser.budget import NO_CLOCK, shown_ms, usable_ms
from tests.browser.kit import Person, wait_until
from tests.browser.short_games import SHORT_GAMES

ONE_OF_EACH = {short.game: short for short in SHORT_GAMES.values()}
"""Ways to play a game have the same scripts."""
Record = Callable[[str, object], None]
Arrive = Callable[..., Person]
LOADED = """() => performance.getEntriesByType("resource").map(each => new URL(each.name).pathname)
    .filter(each => each.endsWith(".js"))"""
LINKED = """() => [...document.querySelectorAll("link[rel=modulepreload]")].map(each => new URL(each.href).pathname)"""


@pytest.mark.parametrize("mode", SHORT_GAMES)
def test_a_slow_browser_gets_its_board(
    mode: str, browser: Browser, address: str, record_property: Record
) -> None:
    (taken,) = usable_ms(browser, address, mode, laps=1)
    record_property("usable_ms", taken)
    assert taken > 0


def test_others_see_what_somebody_does(
    browser: Browser, address: str, record_property: Record
) -> None:
    taken = shown_ms(browser, address, moves=3)
    record_property("shown_ms", taken)
    assert len(taken) >= 3
    assert all(each > 0 for each in taken)


@pytest.mark.parametrize("game", ONE_OF_EACH)
def test_a_page_names_all_scripts_that_it_needs_and_no_others(game: str, person: Arrive) -> None:
    short = ONE_OF_EACH[game]
    me = person("Marisol")
    me.page.goto(me.address)
    me.page.locator(".deeds .main").wait_for()
    wait_for_scripts(me)
    assert linked(me)
    me.lay_table(short.game, short.seats, {**short.named, **short.numbers}, NO_CLOCK)
    me.page.locator("#nickname").wait_for()
    wait_for_scripts(me)
    assert loaded(me) == linked(me)
    me.sit()
    me.fill_with_bots()
    me.start()
    me.page.reload()
    me.page.locator(".tray").wait_for()
    wait_for_scripts(me)
    assert loaded(me) == linked(me)


def wait_for_scripts(person: Person) -> None:
    """Wait until a page has fetched all that it was told of; there may be more."""
    wait_until(lambda: loaded(person) >= linked(person), 30, "all scripts")


def loaded(person: Person) -> set[str]:
    """The scripts that a page has fetched."""
    return set(person.page.evaluate(LOADED))


def linked(person: Person) -> set[str]:
    """The scripts that it was told of."""
    return set(person.page.evaluate(LINKED))
