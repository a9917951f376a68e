"""The page around the games: keys, languages, breaks in the line, narrow windows, weight."""

import gzip
import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Response, Route, WebSocketRoute, expect
from tests.browser.kit import LAPTOP, Person
from tests.browser.test_people import leave_a_gap, three_people

Arrive = Callable[..., Person]
NARROW = (360, 740)
PATIENCE_S = 90
BUDGET_BYTES = 80_000
NO_CLOCK = {"turn": 0, "window": 0, "race": 0, "least_window": 750, "least_race": 200}


def alone_with_bots(
    person: Person,
    game: str,
    options: dict[str, int],
    seats: int = 3,
    pace: dict[str, int] = NO_CLOCK,
) -> None:
    """Lay a table without a clock, fill it with bots, start."""
    person.lay_table(game, seats, options, pace)
    person.sit()
    person.fill_with_bots()
    person.start()


def tab_to(person: Person, selector: str, most: int = 60) -> None:
    """Press Tab until the focus is on one of these."""
    for _ in range(most):
        if person.page.evaluate("each => document.activeElement.matches(each)", selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not get to {selector}")


def wait_for_turn(person: Person) -> None:
    """Pass in every window until it is this person's turn to choose a card and its place.

    Before it, each bot may think and open a window that stays open for some seconds.
    """
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        if person.page.locator(".tray[data-mine] .hand button[aria-pressed]").count():
            return
        person.click(".actions .choice:enabled")
        person.page.wait_for_timeout(50)
    raise AssertionError("it is never this person's turn")


GAME_STYLES = """except => {
    const rules = list => [...list].flatMap(rule => rule.selectorText ? [rule] : rules(rule.cssRules ?? []));
    const sheets = [...document.styleSheets].filter(sheet => sheet.href?.includes("/games/"));
    if (sheets.length < 5) throw new Error(`only ${sheets.length} games have styles`);
    return sheets.flatMap(sheet => rules(sheet.cssRules)).map(rule => rule.selectorText)
        .filter(selector => [...document.querySelectorAll(selector)].some(each => !each.matches(except)));
}"""
"""What the styles of games reach beyond these elements."""


# Keys


def test_the_keyboard_alone_lays_a_table_and_plays_a_game(person: Arrive) -> None:
    me = person("Marisol", size=LAPTOP)
    page, keys = me.page, me.page.keyboard
    page.goto(me.address)
    tab_to(me, "input[name=game]")
    while page.locator("input[name=game]:checked").get_attribute("value") != "cabanga":
        keys.press("ArrowDown")
    tab_to(me, "input[name=seats]")
    keys.press("ArrowLeft")
    assert page.locator("input[name=seats]:checked").get_attribute("value") == "3"
    tab_to(me, ".numbers summary")
    keys.press("Enter")
    for value in ("1", "1"):
        tab_to(me, f"input[type=number]:not([value='{value}']):not(.done)")
        page.evaluate("document.activeElement.classList.add('done')")
        keys.press("Control+a")
        keys.type(value)
    tab_to(me, ".deeds .main")
    keys.press("Enter")
    page.locator("#nickname").wait_for()
    tab_to(me, "#nickname")
    keys.type("Marisol")
    keys.press("Enter")
    tab_to(me, ".host button:not(.main)")
    keys.press("Enter")
    page.locator(".host .main:enabled").wait_for()
    tab_to(me, ".host .main")
    keys.press("Enter")
    page.locator(".playing").wait_for()
    play_by_keys(me)
    expect(page.locator("#ending-title")).to_be_focused()
    tab_to(me, ".ending .main")


def play_by_keys(me: Person) -> None:
    """Play to the end: pass with the button's number, else take the first card and its first choice."""
    page, keys = me.page, me.page.keyboard
    end = time.monotonic() + 240
    while not me.is_over():
        assert time.monotonic() < end
        if page.locator(".tray[data-mine] .actions [data-keys='1']:enabled").count():
            keys.press("1")
        elif page.locator(".tray[data-mine] .hand button[aria-disabled=false]").count():
            tab_to(me, ".hand button, #ending-title")
            keys.press("Enter")
        me.page.wait_for_timeout(100)


def test_one_key_calls_in_a_race_unless_single_keys_are_off(person: Arrive) -> None:
    """Two people: no bot ends their race."""
    me, other = person("Marisol", size=LAPTOP), person("Dana")
    where = me.lay_table("beagle", 2, {"game": 2}, {**NO_CLOCK, "least_race": 0})
    me.sit()
    other.sit(where)
    me.start()
    let_single_keys_play(me, False)
    other.page.locator(".ready:enabled").click()
    me.page.keyboard.press("Space")
    calls = me.page.locator(".call:enabled")
    expect(calls).to_have_count(3)
    me.page.keyboard.press("t")
    me.page.wait_for_timeout(300)
    assert calls.count() == 3
    let_single_keys_play(me, True)
    me.page.keyboard.press("t")
    expect(calls).to_have_count(0)


def let_single_keys_play(person: Person, on: bool) -> None:
    """Switch them on or off; afterwards no key goes to what has the focus."""
    person.page.locator(".settings summary").click()
    person.page.get_by_label("Single keys play").set_checked(on)
    person.page.keyboard.press("Escape")
    person.page.evaluate("document.activeElement.blur()")


# Cards


def test_a_card_says_why_it_cannot_be_played_and_one_key_lets_a_window_go_by(
    person: Arrive,
) -> None:
    people = three_people(person)
    for key in ("Space", "p"):
        _, me = leave_a_gap(people)
        refused = me.page.locator(".hand button[aria-disabled=true]").first
        refused.click(force=True)  # Playwright does not click what is disabled for a reader
        said = me.page.locator(".toast").last.inner_text()
        assert said in (
            "Only cards of the colour just played fit into the gap.",
            "Its number does not lie between the two that are showing.",
        )
        assert said in str(refused.get_attribute("aria-label"))
        passing = me.page.locator("[data-asking=window] .choice[data-keys*=Space]:enabled")
        expect(passing).to_have_count(1)
        me.page.evaluate("document.activeElement.blur()")
        me.page.keyboard.press(key)
        expect(passing).to_have_count(0)


@pytest.mark.parametrize(("motion", "moves"), [("no-preference", True), ("reduce", False)])
def test_a_picked_card_shows_where_it_can_go(person: Arrive, motion: str, moves: bool) -> None:
    me = person("Marisol", size=LAPTOP, reduced_motion=motion)
    alone_with_bots(me, "cabanga", {"hand": 4})
    page = me.page
    page.evaluate(
        """() => { window.glides = []; const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, timing) {
          window.glides.push(timing.duration); return animate.call(this, frames, timing); }; }"""
    )
    wait_for_turn(me)
    card = page.locator(".hand button").first
    key = card.get_attribute("data-card")
    card.click()
    assert card.get_attribute("aria-pressed") == "true"
    assert page.locator(".middle .target").count() == 2
    assert page.locator(".actions .choice").count() == 2
    page.keyboard.press("Escape")
    assert page.locator(".middle .target").count() == 0
    card.click()
    page.locator(".middle .target").first.click()
    expect(page.locator(f".middle [data-card='{key}']")).to_have_count(1)
    assert page.locator(f".hand [data-card='{key}']").count() == 0
    glides = page.evaluate("window.glides")
    assert bool(glides) == moves
    assert all(span <= 300 for span in glides)


# The line


def test_after_a_break_the_page_asks_again_for_what_was_not_answered(person: Arrive) -> None:
    me = person("Marisol", size=LAPTOP)
    lines: list[WebSocketRoute] = []
    said: list[str] = []
    broken: list[bool] = []

    def answer(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(line)

        def from_page(text: str | bytes) -> None:
            said.append(str(text))
            server.send(text)

        def from_server(text: str | bytes) -> None:
            if '"kind":"answer"' in str(text) and '"bot"' in said[-1] and not broken:
                broken.append(True)  # the answer to the first bot is lost, and with it the line
                line.close()
                return
            if len(lines) < 2 or line is lines[-1]:
                line.send(text)

        line.on_message(from_page)
        server.on_message(from_server)

    me.page.route_web_socket(re.compile("/ws/"), answer)
    me.lay_table("cabanga", 3, {})
    me.sit()
    me.page.locator(".setting .deeds button.quiet", has_text="Bot").first.click()
    me.page.locator(".setting[data-kind=bot]").wait_for()
    for _ in range(200):
        if sum('"kind":"bot"' in each for each in said) == 2:
            break
        me.page.wait_for_timeout(50)
    bots = [each for each in said if '"kind":"bot"' in each]
    assert bots[0] == bots[1]
    me.page.wait_for_timeout(300)
    assert me.page.locator(".setting[data-kind=bot]").count() == 1
    assert me.page.locator(".banner").count() == 0


def test_a_table_says_how_far_its_game_is_compiled_and_starts_after_that(person: Arrive) -> None:
    me = person("Marisol")
    compiled = ["42"]

    def answer(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(
            lambda text: line.send(
                re.sub(r'"compiled":\d+', f'"compiled":{compiled[-1]}', str(text))
            )
        )

    me.page.route_web_socket(re.compile("/ws/"), answer)
    me.lay_table("cabanga", 3, {})
    me.sit()
    for _ in range(2):
        me.page.locator(".setting .deeds button.quiet", has_text="Bot").first.click()
    expect(me.page.locator(".setting[data-kind=bot]")).to_have_count(2)
    expect(me.page.get_by_role("progressbar", name="Getting this game ready")).to_have_attribute(
        "value", "42"
    )
    expect(me.page.locator(".host .main")).to_be_disabled()
    assert me.axe() == []
    assert me.overflow() <= 0
    compiled.append("100")
    me.page.locator(".setting[data-kind=bot] .deeds button").first.click()
    me.page.locator(".setting .deeds button.quiet", has_text="Bot").first.click()
    expect(me.page.get_by_role("progressbar")).to_have_count(0)
    me.start()


def test_a_broken_line_is_shown_until_it_is_mended(person: Arrive) -> None:
    me = person("Marisol")
    lines: list[WebSocketRoute] = []
    down: list[bool] = []

    def answer(line: WebSocketRoute) -> None:
        if down:
            line.close()
            return
        lines.append(line)
        line.connect_to_server()

    me.page.route_web_socket(re.compile("/ws/"), answer)
    me.lay_table("cabanga", 3, {})
    me.sit()
    down.append(True)
    lines[-1].close()
    me.page.locator(".banner").wait_for()
    assert "Reconnecting" in me.page.locator(".banner").inner_text()
    down.clear()
    me.page.locator(".banner").wait_for(state="detached")


def test_the_first_page_shows_no_picture_of_another_game_and_can_be_come_back_to(
    person: Arrive,
) -> None:
    me = person("Marisol")
    held: list[Route] = []
    holding = [True]

    def hold(route: Route) -> None:
        if holding:
            held.append(route)
        else:
            route.continue_()

    me.page.route("**/games/*/board.js", hold)
    me.page.goto(me.address, wait_until="commit")
    me.page.locator(".games .about").last.wait_for()
    assert me.page.locator(".cover > *").count() == 0
    holding.clear()
    for each in held:
        each.continue_()
    expect(me.page.locator(".cover > *").last).to_be_visible()
    me.page.locator("details.numbers summary").click()
    assert me.page.evaluate(GAME_STYLES, ".cover *") == []
    me.page.route(
        "**/t/*", lambda route: route.fulfill(status=204)
    )  # the page stays, as if come back to
    lay = me.page.get_by_role("button", name="Lay the table")
    lay.click()
    expect(lay).to_be_disabled()
    me.page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    expect(lay).to_be_enabled()


def test_the_first_page_leads_back_to_where_one_sits(person: Arrive) -> None:
    me = person("Marisol")
    where = me.lay_table("cabanga", 3, {})
    me.sit()
    me.page.locator(".brand").click()
    back = me.page.get_by_role("link", name="Back to your table: Cabanga!")
    back.click()
    me.page.locator(".setting[data-you]").wait_for()
    assert me.page.url == where
    me.page.get_by_role("button", name="Stand up").click()
    me.page.locator(".setting[data-you]").wait_for(state="detached")
    me.page.locator(".brand").click()
    me.page.locator(".games .about").last.wait_for()
    assert back.count() == 0


CLICK_TWENTY_TIMES = "button => { for (let time = 0; time < 20; time++) button.click(); }"


def test_who_clicks_twenty_times_sits_down_and_starts_once(person: Arrive) -> None:
    me = person("Marisol")
    sat: list[str] = []
    me.page.on("request", lambda request: sat.append(request.url))
    me.lay_table("cabanga", 3, {})
    me.page.locator("#nickname").fill(me.name)
    me.page.get_by_role("button", name="Sit down").evaluate(CLICK_TWENTY_TIMES)
    me.page.locator(".setting[data-you]").wait_for()
    assert sum(each.endswith("/seats") for each in sat) == 1
    me.fill_with_bots()
    me.page.locator(".host .main").evaluate(CLICK_TWENTY_TIMES)
    me.page.locator(".playing").wait_for()
    assert me.page.locator(".toasts").inner_text().strip() == ""


# Languages, widths, weight


def test_the_language_can_be_chosen_and_is_remembered(person: Arrive) -> None:
    me = person("Marisol", language="es-ES")
    me.page.goto(me.address)
    expect(me.page.locator("h1")).to_contain_text("Quédate un rato")
    assert me.page.locator("html").get_attribute("lang") == "es"
    me.page.locator(".settings summary").click()
    me.page.get_by_label("Português").check()
    expect(me.page.locator("h1")).to_contain_text("Fique mais um pouco")
    me.lay_table("beagle", 2, {})
    expect(me.page.locator(".gathering")).to_contain_text("A mesa está posta")
    assert me.page.locator("html").get_attribute("lang") == "pt"


def test_nothing_is_wider_than_a_narrow_phone(person: Arrive) -> None:
    me = person("Wilhelmina Maximilia", size=NARROW, language="pt")
    me.page.goto(me.address)
    me.page.locator(".deeds .main").wait_for()
    assert me.overflow() <= 0
    assert me.axe() == []
    me.lay_table("cabanga", 6, {}, NO_CLOCK)
    me.sit()
    assert me.overflow() <= 0
    me.fill_with_bots()
    me.start()
    assert me.overflow() <= 0
    me.page.locator("[aria-controls], .title button").first.click()
    me.page.locator("dialog[open] h2").wait_for()
    assert me.overflow() <= 0
    assert me.axe() == []


def test_who_takes_no_seat_looks_on(person: Arrive) -> None:
    host, guest = person("Marisol", size=LAPTOP), person("Dana")
    where = host.lay_table("cabanga", 3, {}, NO_CLOCK)
    host.sit()
    host.fill_with_bots()
    host.start()
    guest.page.goto(where)
    guest.page.locator(".playing").wait_for()
    assert guest.page.locator(".seat").count() == 3
    assert guest.page.locator(".hand, .choice").count() == 0
    assert guest.axe() == []


def test_a_wrong_link_says_so_and_leads_home(person: Arrive) -> None:
    me = person("Dana", language="es")
    me.page.goto(f"{me.address}/t/nobody-laid-this")
    expect(me.page.locator("h1")).to_have_text("Esa mesa no existe.")
    assert me.axe() == []
    me.complaints.clear()  # the browser itself notes the page's 404
    me.page.locator("main a").click()
    me.page.locator(".deeds .main").wait_for()


def test_a_taken_name_is_refused_in_words(person: Arrive) -> None:
    host, guest = person("Marisol"), person("Marisol")
    where = host.lay_table("cabanga", 3, {})
    host.sit()
    guest.page.goto(where)
    guest.page.locator("#nickname").fill("Marisol")
    guest.page.locator(".nickname .main").click()
    expect(guest.page.locator(".toast.error")).to_contain_text("is called so already")
    guest.complaints.clear()  # the browser itself notes the refused request


@pytest.mark.parametrize("way", ["to the first page", "by a link"])
def test_the_first_load_is_light(person: Arrive, way: str) -> None:
    me = person("Marisol")
    weights: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        if re.search(r"\.(js|css)$", answer.url):
            weights[answer.url] = len(gzip.compress(answer.body(), 6))

    me.page.on("response", weigh)
    if way == "by a link":
        me.lay_table("cabanga", 3, {})
    else:
        me.page.goto(me.address)
    me.page.locator(".deeds .main, #nickname").first.wait_for()
    me.page.wait_for_load_state("networkidle")
    assert sum(weights.values()) <= BUDGET_BYTES, weights
    print("first load", way, sum(weights.values()), "bytes")


def test_only_our_own_server_is_asked(person: Arrive) -> None:
    me = person("Marisol")
    asked: list[str] = []

    def note(route: Route) -> None:
        asked.append(route.request.url)
        route.continue_()

    me.page.route("**/*", note)
    me.page.goto(me.address)
    me.page.locator(".deeds .main").wait_for()
    assert asked
    assert all(each.startswith(me.address) for each in asked)
