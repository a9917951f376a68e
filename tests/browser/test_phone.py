"""With little room: all that a race is about lies above the buttons of a phone, beside them where it is held sideways;
nothing is cut off at 200 %."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute
from tests.browser.kit import PACE, Person
from tests.browser.short_games import SHORT_GAMES

Arrive = Callable[..., Person]
SLIM = (360, 740)
SMALL, SIDEWAYS = (360, 640), (740, 360)
COVERED = """selector => [...document.querySelectorAll(selector)].filter(each => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return [top + 3, bottom - 3].some(y => !document.elementFromPoint((left + right) / 2, y)?.closest(".cloth"));
}).map(each => each.outerHTML.slice(0, 200))"""
NO_CLOCK = {"turn": 0, "window": 0, "race": 0, "least_window": 750, "least_race": 200}
LONG_RACE = {**PACE, "turn": 0, "race": 0, "least_race": 2000}
"""Nobody can end a race before it is looked at; and no news after those of its beginning are heard."""
ROOM_OF_HINTS = 40
"""They are not shown in a race: nothing is kept free for them."""
LETTERS = "size => { document.documentElement.style.fontSize = size; }"
CUT = """() => [...document.querySelectorAll("main *")].filter(each => {
    const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(each);
    const hides = [overflowX, overflowY].some(how => how === "hidden" || how === "clip");
    const ends = each.scrollWidth > each.clientWidth + 2 || each.scrollHeight > each.clientHeight + 2;
    const told = each.closest("[aria-hidden=true]") || textOverflow === "ellipsis" && each.closest(".name");
    return hides && ends && clipPath === "none" && !told && each.textContent.trim() && each.checkVisibility();
}).map(each => each.outerHTML.slice(0, 200))"""
"""What is told elsewhere as well may end in dots: a long name at a small seat, the last event above the log."""


@pytest.mark.parametrize("variant", [1, 2, 3])
@pytest.mark.parametrize("seats", [3, 6])
def test_all_faces_of_a_race_are_in_view(variant: int, seats: int, person: Arrive) -> None:
    me = person("Wilhelmina Maximilia", size=SLIM, language="pt")
    racing: list[bool] = []

    def answer(line: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            news = '"kind":"news"' in str(text)
            if not (news and racing):
                line.send(text)
            if news and '"asking":"race"' in str(text):
                racing.append(True)

        line.connect_to_server().on_message(hear)

    me.page.route_web_socket(re.compile("/ws/"), answer)
    me.lay_table("beagle", seats, {"game": variant}, LONG_RACE)
    me.sit()
    me.fill_with_bots()
    me.start()
    assert me.page.evaluate("scrollY") == 0  # the button that starts is far down
    me.page.locator(".ready").click()
    me.page.locator("[data-racing]").wait_for()
    assert racing
    assert me.page.locator(".cloth [data-card].card").count() >= seats
    for size in (SLIM, SMALL, SIDEWAYS):
        hold(me, size)
        assert covered(me, ".cloth .card") == [], size
        assert me.page.evaluate(LOWEST, ".tray .call") <= size[1], size
        assert size != SLIM or me.page.evaluate(LOWEST, ".tray") > size[1] - ROOM_OF_HINTS


def covered(person: Person, selector: str) -> Any:
    """What of these cannot be seen whole, once the page has settled."""
    for _ in range(20):
        if not (found := person.page.evaluate(COVERED, selector)):
            break
        person.page.wait_for_timeout(SETTLED_MS)
    return found


def hold(person: Person, size: tuple[int, int]) -> None:
    """Take a phone of this size; nothing reaches beyond its sides."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.evaluate(DRAWN)
    assert person.overflow() <= 0, size


def test_all_hands_of_a_full_table_are_in_view(person: Arrive) -> None:
    """Six others hold three cards each, open to this seat, and what lies there can be pressed and read."""
    me = person("Wilhelmina Maximilia", size=SLIM)
    me.lay_table("antayagi", 7, {"talk": 0}, NO_CLOCK)
    me.sit()
    me.fill_with_bots()
    me.start()
    assert me.page.locator(".held-open .card").count() >= 17  # somebody may have given one already
    for size in (SLIM, SMALL):
        hold(me, size)
        assert covered(me, ".held-open .card") == [], size
    hold(me, SIDEWAYS)
    assert me.page.evaluate(LOWEST, ".tray .hand .card") <= SIDEWAYS[1]
    assert me.page.locator(".seats .seat").count() == 6
    assert me.page.evaluate(FINGERS, ".seats .seat") >= SEAT_PX
    assert me.page.evaluate(LETTERS_PX, ".seats") >= 12


DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
LOWEST = """selector => Math.max(...[...document.querySelectorAll(selector)]
    .map(each => each.getBoundingClientRect().bottom))"""
FINGERS = """selector => Math.min(...[...document.querySelectorAll(selector)].flatMap(each => {
    const { width, height } = each.getBoundingClientRect();
    return [width, height];
}))"""
LETTERS_PX = """selector => Math.min(...[...document.querySelectorAll(`${selector} *`)]
    .filter(each => each.checkVisibility())
    .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .map(each => parseFloat(getComputedStyle(each).fontSize)))"""
SMALLEST = "() => Math.min(100, ...[...document.querySelectorAll('.hand button.card')].map(each => each.clientWidth))"
FINGER_PX = 24
"""So wide at least is what can be pressed."""
SEAT_PX = 44
"""So wide and high at least is a whole seat where it can be pressed: no need to aim."""
SETTLED_MS = 500
"""Cards take their size from the room that they have, and their letters from their size: that takes some frames."""


def check_both_ways(person: Person) -> None:
    """A laptop of 1280 x 800 at 200 %: of the whole page, then of the letters alone."""
    for size, letters in (((640, 400), "100%"), ((1280, 800), "200%")):
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        person.page.evaluate(LETTERS, letters)
        person.page.wait_for_timeout(SETTLED_MS)
        assert person.overflow() <= 0, size
        assert person.page.evaluate(CUT) == [], size
        assert person.page.evaluate(SMALLEST) >= FINGER_PX, size


@pytest.mark.parametrize("mode", SHORT_GAMES)
def test_nothing_is_cut_off_at_200_percent(mode: str, person: Arrive) -> None:
    me = person("Marisol", language="pt")
    short = SHORT_GAMES[mode]
    me.lay_table(short.game, short.seats, {**short.named, **short.numbers}, NO_CLOCK)
    me.sit()
    check_both_ways(me)
    me.fill_with_bots()
    me.start()
    me.page.locator(".tray[data-mine] button").first.wait_for()
    check_both_ways(me)
