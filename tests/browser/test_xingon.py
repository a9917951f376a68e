"""XINGON on its own board: a condition said by keyboard alone, a catch, a doubt, the end; on a laptop and a phone."""

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.kit import LAPTOP, PACE, PHONE, Person

Arrive = Callable[..., Person]
SMALL = {"colours": 2, "shapes": 3, "numbers": 2, "wilds": 0, "specials": 0, "removed": 0}
AT_ONCE = {"last_cards": 1}
SLIM = (360, 740)
LONG = {**PACE, "turn": 300, "window": 120}


def sit_down(arrive: Arrive, options: dict[str, int]) -> tuple[Person, Person]:
    """Two people at a small table; whoever starts comes first."""
    host, guest = arrive("Marisol", size=LAPTOP), arrive("Dana", size=PHONE)
    where = host.lay_table("xingon", 2, options, LONG)
    host.sit()
    guest.sit(where)
    host.start()
    guest.page.locator(".playing").wait_for()
    starts = host.page.locator(".builder").count() > 0
    return (host, guest) if starts else (guest, host)


def tab_to(person: Person, selector: str) -> None:
    """Press Tab until one of these has the focus."""
    for _ in range(80):
        if person.page.evaluate("each => document.activeElement.matches(each)", selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with Tab")


def press(person: Person, key: str) -> None:
    """Press a key, once the button that it presses can be pressed: the answer to the last one is in."""
    person.page.locator(f"[data-keys~='{key}']:enabled").wait_for()
    person.page.keyboard.press(key)


def choose(person: Person, count: int) -> None:
    """Choose so many cards, by keyboard alone."""
    for already in range(count):
        tab_to(person, ".hand button[aria-disabled=false]")
        person.page.keyboard.press("Enter")
        expect(person.page.locator(".chosen [data-card]")).to_have_count(already + 1)


def say(person: Person, *keys: str) -> None:
    """Say a condition, by keyboard alone."""
    for key in (*keys, "j"):
        press(person, key)
    expect(person.page.locator(".chosen")).to_be_visible()


def place_of(person: Person, deed: str) -> object:
    """Where a big button is."""
    return person.page.locator(f"[data-deed={deed}]").bounding_box()


def check_page(person: Person) -> None:
    """Nothing is cut off, and axe finds nothing."""
    assert person.overflow() <= 0
    assert person.axe() == []


def test_a_whole_game_with_a_condition_by_keyboard_a_catch_and_a_doubt(person: Arrive) -> None:
    first, second = sit_down(person, {**SMALL, **AT_ONCE})
    check_page(first)
    check_page(second)
    held = first.page.locator(".hand button")
    expect(held).to_have_count(6)
    stood = place_of(second, "xingon")

    # a condition needs at least one attribute
    press(first, "j")
    expect(first.page.locator(".toast")).to_contain_text("Name at least")
    say(first, "w", "2")
    expect(first.page.locator(".chosen .claim > b")).to_have_text("blue 2s")
    choose(first, 5)
    early = first.page.locator("[data-deed=xingon]")
    expect(early).to_be_enabled()
    expect(early).to_contain_text("Lay them and call XINGON")
    assert early.evaluate("each => each.scrollHeight <= each.clientHeight")
    press(first, "j")

    # everybody hears the condition and how many; one card is left, and no call: it is caught
    expect(second.page.locator(".said .claim > b")).to_have_text("blue 2s")
    expect(second.page.locator(".layers li")).to_have_text([f"{first.name} 5"])
    expect(second.page.locator(".seat .badge")).to_have_text("One card!")
    expect(first.page.locator("[data-deed=xingon]")).to_be_enabled()
    check_page(first)
    check_page(second)
    assert place_of(second, "xingon") == stood
    second.page.get_by_role("button", name=f"Catch {first.name}").click()
    expect(held).to_have_count(6)
    expect(second.page.locator(".seat .badge")).to_have_count(0)

    # the other starts, and is doubted
    expect(second.page.locator(".builder")).to_be_visible()
    second.page.get_by_role("button", name="red", exact=True).click()
    second.page.get_by_role("button", name="circle", exact=True).click()
    second.page.locator(".deed.main").click()
    for count in (1, 2):
        second.page.locator(".hand button").first.click()
        expect(second.page.locator(".chosen [data-card]")).to_have_count(count)
    second.page.locator(".deed.main").click()
    first.page.locator("[data-deed=doubt]:enabled").wait_for()
    press(first, "k")
    for each in (first, second):
        expect(each.page.locator(".showdown li[data-accused] .card")).to_have_count(2)
        check_page(each)
    sizes = [each.page.locator(".hand button").count() for each in (first, second)]
    assert sorted(sizes) in ([4, 8], [6, 6])

    # who starts lays all there is
    starter = first if first.page.locator(".builder").count() else second
    say(starter, "d")
    choose(starter, starter.page.locator(".hand button").count())
    press(starter, "j")
    for each in (first, second):
        each.page.locator(".ending").wait_for()
        check_page(each)
        winner = each.page.locator(".ranking [data-won] b")
        expect(winner).to_have_text(starter.name)


def test_the_easy_variant_says_one_thing_and_believing_begins_with_a_card(person: Arrive) -> None:
    first, second = sit_down(person, {**SMALL, "easy": 1})
    second.page.set_viewport_size({"width": SLIM[0], "height": SLIM[1]})
    press(first, "q")
    press(first, "1")
    expect(first.page.locator(".part[aria-pressed=true]")).to_have_text("1")
    say(first)
    expect(first.page.locator(".chosen .claim > b")).to_have_text("1s")
    choose(first, 1)
    press(first, "Backspace")
    expect(first.page.locator(".chosen [data-card]")).to_have_count(0)
    choose(first, 2)
    press(first, "j")
    second.page.locator(".deed.main:enabled").click()
    expect(second.page.locator(".toast")).to_contain_text("You have not chosen")
    expect(second.page.locator(".hand button").first).to_be_focused()
    second.page.keyboard.press("Enter")
    expect(second.page.locator("[data-deed=doubt]")).to_be_disabled()
    expect(second.page.locator(".deed.main")).to_contain_text("I believe it")
    second.page.locator(".deed.main:enabled").click()
    expect(first.page.locator(".layers li")).to_have_text([f"{first.name} 2", f"{second.name} 1"])
    check_page(second)


def test_somebody_with_a_reloaded_page_says_the_condition_anew(person: Arrive) -> None:
    first, _ = sit_down(person, SMALL)
    say(first, "q", "a")
    press(first, "Backspace")
    expect(first.page.locator(".builder")).to_be_visible()
    expect(first.page.locator(".part[aria-pressed=true]")).to_have_count(0)
    first.page.locator(".part").first.click()
    first.reopen()
    expect(first.page.locator(".builder")).to_be_visible()
    say(first, "s")
    expect(first.page.locator(".chosen .claim > b")).to_have_text("circles")
