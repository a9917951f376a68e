"""A whole game of every mode by keyboard alone: from the first page to the end, with the focus in view at each step."""

import time
from collections.abc import Callable

import pytest
from tests.browser.keyboard import Keyboard
from tests.browser.kit import LAPTOP, Person
from tests.browser.short_games import SHORT_GAMES, Short

Arrive = Callable[..., Person]
LIMIT_S = 480
NOTE_THE_END = """document.addEventListener("focusin", ({ target }) => {
    window.readTheEnd ||= target.id === "ending-title";
})"""
"""Whether the focus has been on the title of the end: the next Tab may be under way when it comes."""


@pytest.fixture
def address(hurried: str) -> str:
    """The address of a server with quick bots."""
    return hurried


def lay_table(keys: Keyboard, mode: Short) -> None:
    """From the first page to a seat: the game, how it is played, no clock, a name."""
    page = keys.page
    page.goto(keys.person.address)
    page.locator(".deeds .main").wait_for()
    keys.choose("game", mode.game)
    for option, value in mode.named.items():
        keys.choose(f"option-{option}", str(value))
    keys.choose("seats", str(mode.seats))
    keys.choose("pace", "none")
    keys.enter(".numbers summary")
    for option, value in mode.numbers.items():
        keys.type_number(option, value)
    assert keys.person.axe() == []
    keys.enter(".deeds .main")
    page.locator("#nickname").wait_for()
    assert keys.person.axe() == []
    keys.tab_to("#nickname")
    page.keyboard.type(keys.person.name)
    keys.press("Enter")


def start(keys: Keyboard) -> None:
    """As the host: bots in the free seats, and the start."""
    page = keys.page
    page.locator(".setting[data-you]").wait_for()
    keys.check()
    keys.enter(".host button:not(.main)")
    page.locator(".host .main:enabled").wait_for()
    keys.check()
    assert keys.person.axe() == []
    keys.enter(".host .main")
    page.locator(".playing").wait_for()
    keys.check()


def play(keys: Keyboard) -> None:
    """Do one thing after another, until it is over; now and then axe has a look at the board."""
    end = time.monotonic() + LIMIT_S
    looked_at: set[str] = set()
    while not keys.person.is_over():
        assert time.monotonic() < end, keys.page.locator("main").inner_text()
        keys.check()
        before = set(keys.pressed)
        if not keys.do_something():
            keys.page.wait_for_timeout(50)
        for kind in set(keys.pressed) - before - looked_at:
            looked_at.add(kind)
            assert keys.person.axe() == [], kind


@pytest.mark.parametrize("mode", SHORT_GAMES)
def test_the_keyboard_alone_plays_a_whole_game(mode: str, person: Arrive) -> None:
    me = person("Marisol", size=LAPTOP)
    me.page.add_init_script(NOTE_THE_END)
    keys = Keyboard(me)
    lay_table(keys, SHORT_GAMES[mode])
    start(keys)
    play(keys)
    assert me.page.evaluate("window.readTheEnd")
    assert me.axe() == []
    keys.tab_to(".ending .main")
    print(mode, dict(keys.pressed))
