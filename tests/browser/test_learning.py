"""A first game: hints, the rules beside the board, and what each card and button says of itself."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.kit import LAPTOP, Person
from tests.browser.test_page import wait_for_turn
from tests.screenshots import play_on

from sobremesa.room.hall import all_installed

Arrive = Callable[..., Person]
GAMES = [game.name for game in all_installed()]
SLIM = (360, 740)
LANGUAGES = ("en", "es", "pt")
LINES = "each => Math.round(each.scrollHeight / parseFloat(getComputedStyle(each).lineHeight))"
NO_CLOCK = {"turn": 0, "window": 0, "race": 0, "least_window": 750, "least_race": 200}


def alone_with_bots(person: Person, game: str, options: dict[str, int] | None = None) -> None:
    """Lay a table without a clock, fill it with bots, start."""
    person.lay_table(game, 3, options or {}, NO_CLOCK)
    person.sit()
    person.fill_with_bots()
    person.start()


def mute(person: Person) -> list[str]:
    """Buttons of the board that say nothing of what they do now, or of why they cannot."""
    found: list[str] = person.page.evaluate(
        """() => [...document.querySelectorAll(".board button")]
            .filter(each => each.closest(".tray") || each.matches(".card, .target, .choice"))
            .filter(each => !each.title && !each.getAttribute("aria-label") && !each.textContent.trim())
            .map(each => each.outerHTML.slice(0, 200))"""
    )
    return found


@pytest.mark.parametrize("game", GAMES)
def test_who_is_asked_is_told_what_can_be_done(game: str, person: Arrive) -> None:
    me = person("Marisol", size=SLIM)
    alone_with_bots(me, game)
    me.page.locator("[data-mine]").first.wait_for()
    for language in LANGUAGES:
        me.page.evaluate("language => { localStorage['sobremesa-language'] = language; }", language)
        me.page.reload()
        me.page.locator("[data-mine]").first.wait_for()
        expect(me.page.locator("html")).to_have_attribute("lang", language)
        check_hints(me)


def check_hints(me: Person) -> None:
    """They say in two lines what they are about, and all of it when asked to; every button says what it does."""
    hints = me.page.locator(".hints li")
    hints.first.wait_for()
    lines = me.page.locator(".hints ul").evaluate(LINES)
    assert lines <= 2
    me.click(".hints .unfold")
    text = me.page.locator(".hints").inner_text()
    assert "hint-" not in text
    assert "{" not in text
    if me.page.locator(".tray .card:enabled").count() == 0:
        assert "cannot be used" not in text  # where no card is asked for, that says nothing
    assert me.page.locator(".hints ul").evaluate(LINES) >= lines
    assert mute(me) == []
    assert me.axe() == []
    assert me.overflow() <= 0


def test_hints_can_be_switched_off_and_on(person: Arrive) -> None:
    me = person("Marisol", size=LAPTOP)
    alone_with_bots(me, "cabanga")
    me.page.locator(".hints li").first.wait_for()
    me.page.locator(".hints .enough").click()
    expect(me.page.locator(".hints")).to_have_count(0)
    me.reopen()
    me.page.locator("[data-mine]").first.wait_for()
    expect(me.page.locator(".hints")).to_have_count(0)
    me.page.locator(".settings summary").click()
    me.page.get_by_label("Hints while playing").check()
    me.page.locator(".hints li").first.wait_for()


def test_after_a_first_game_there_are_no_more_hints_of_it_but_of_others(person: Arrive) -> None:
    me = person("Marisol")
    alone_with_bots(me, "cabanga", {"limit": 1, "hand": 1})
    play_on(me, me.is_over)
    assert me.is_over()
    alone_with_bots(me, "cabanga")
    me.page.locator("[data-mine]").first.wait_for()
    expect(me.page.locator(".hints")).to_have_count(0)
    alone_with_bots(me, "cagones")
    me.page.locator(".hints li").first.wait_for()


def test_the_rules_stay_beside_the_board(person: Arrive) -> None:
    me = person("Marisol", size=LAPTOP, language="es")
    alone_with_bots(me, "cabanga")
    me.page.locator(".title button").click()
    panel = me.page.locator(".rules-panel")
    expect(panel.locator("h2")).to_have_text("Cabanga!")
    assert me.page.locator("dialog[open]").count() == 0
    assert me.axe() == []
    assert me.overflow() <= 0
    me.reopen()
    panel = me.page.locator(".rules-panel")
    panel.locator("h2").wait_for()
    expect(panel.locator("h2")).to_have_text("Cabanga!")
    me.page.set_viewport_size({"width": 390, "height": 844})
    expect(panel).to_have_count(0)
    me.page.set_viewport_size({"width": 1440, "height": 900})
    panel.locator("button").click()
    expect(panel).to_have_count(0)


def test_a_card_says_what_it_does_or_why_not(person: Arrive) -> None:
    me = person("Marisol", size=LAPTOP)
    alone_with_bots(me, "cabanga")
    wait_for_turn(me)
    cards = me.page.locator(".tray[data-mine] .hand button[aria-pressed]")
    title = cards.first.get_attribute("title") or ""
    assert " on the left · " in title
    assert title.endswith(" on the right")
    cards.first.click()
    assert "leave a small gap" in (
        me.page.locator(".actions .choice").first.get_attribute("title") or ""
    )
    me.page.locator(".actions .choice").first.click()
    me.page.locator(".tray:not([data-mine]) .hand button").first.wait_for()
    told = me.page.locator(".hand button").first.get_attribute("title")
    assert told
