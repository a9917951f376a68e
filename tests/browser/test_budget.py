"""What `make budget` measures can be measured: the board comes, and what somebody does reaches the others.

The times themselves are written down and not judged here: this machine may be busy.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser
from tests.browser.budget import NO_CLOCK, shown_ms, usable_ms
from tests.browser.kit import Person
from tests.browser.short_games import SHORT_GAMES

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


@pytest.mark.parametrize("mode", SHORT_GAMES)
def test_a_page_names_all_scripts_that_it_needs_and_no_others(mode: str, person: Arrive) -> None:
    short = SHORT_GAMES[mode]
    me = person("Marisol")
    me.page.goto(me.address)
    me.page.locator(".deeds .main").wait_for()
    assert loaded(me) >= linked(me) > set()  # the games' covers come later
    me.lay_table(short.game, short.seats, {**short.named, **short.numbers}, NO_CLOCK)
    me.page.locator("#nickname").wait_for()
    assert loaded(me) == linked(me)
    me.sit()
    me.fill_with_bots()
    me.start()
    me.page.reload()
    me.page.locator(".playing").wait_for()
    assert loaded(me) == linked(me)


def loaded(person: Person) -> set[str]:
    """The scripts that a page has fetched."""
    return set(person.page.evaluate(LOADED))


def linked(person: Person) -> set[str]:
    """The scripts that it was told of."""
    return set(person.page.evaluate(LINKED))
