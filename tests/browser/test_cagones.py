"""CAGONES on its own board: an accusation, a question passed on, a number said, both animals, the end."""

import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.kit import LAPTOP, PACE, Person, seeded, served
from tests.browser.test_phone import COVERED

Arrive = Callable[..., Person]
SLIM = (360, 740)
LONGER = """() => {
    const cards = document.querySelector(".showdown ol");
    while (cards.childElementCount < 12) cards.append(cards.lastElementChild.cloneNode(true));
}"""
"""As if the check had been of a pile of twelve."""
LONG = {**PACE, "turn": 300, "window": 120}

# With this seed the second seat begins with a challenge and 3 fish in its hand, and the first holds a challenge too.
SEED = bytes([71]).rjust(32, bytes(1))
SLOWLY = """() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync(".showdown { --pace: 60s !important }");
    document.adoptedStyleSheets = [slow];
}"""
"""As if each card of a check took a minute: it is still under way when somebody skips the rest."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server at which every deal is the same."""
    with served(tmp_path_factory.mktemp("seeded"), seeded(SEED)) as address:
        yield address


def sit_down(arrive: Arrive) -> tuple[Person, Person]:
    """Who begins, with little room and little motion, and the other, at a laptop, who sees all that moves."""
    host = arrive("Marisol", size=LAPTOP, reduced_motion="no-preference")
    guest = arrive("Dana", size=SLIM)
    where = host.lay_table("cagones", 2, {"dealt": 6}, LONG)
    host.sit()
    guest.sit(where)
    host.start()
    guest.page.locator(".playing").wait_for()
    return guest, host


def tab_to(person: Person, selector: str) -> None:
    """Press Tab until one of these has the focus."""
    for _ in range(80):
        if person.page.evaluate("each => document.activeElement.matches(each)", selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with Tab")


def play(person: Person, face: str) -> None:
    """Play the card with this face, by keyboard alone."""
    card = f".hand button[aria-disabled=false]:has([data-image={face}])"
    person.page.locator(card).first.wait_for()
    tab_to(person, card)
    person.page.keyboard.press("Enter")


def press(person: Person, deed: str, key: str) -> None:
    """Press the key of a button once it can be pressed."""
    person.page.locator(f"[data-deed={deed}]:enabled").first.wait_for()
    person.page.keyboard.press(key)


def accuse_button(person: Person) -> object:
    """Where the button is that accuses."""
    return person.page.locator("[data-deed=accuse]").bounding_box()


def check_page(person: Person) -> None:
    """Nothing is cut off, and axe finds nothing."""
    assert person.overflow() <= 0
    assert person.axe() == []


def made(person: Person) -> list[str]:
    """What the cards of the last check make, one by one."""
    return person.page.locator(".showdown li:not([data-accused]) b").all_inner_texts()


def test_a_whole_game_with_an_accusation_and_a_question_passed_on(person: Arrive) -> None:
    first, second = sit_down(person)
    check_page(first)
    check_page(second)
    for each in (first, second):
        expect(each.page.locator(".den[data-eats] > p")).to_have_text("The bear is eating")
        expect(
            each.page.locator(".seat .faces [data-image^=bear], .seat .faces [data-image^=fish]")
        ).to_have_count(0)
        expect(each.page.locator(".seat .faces .card")).to_have_count(4)
        expect(each.page.locator(".seat .stock .card")).to_have_count(1)
    stood = accuse_button(second)

    # a card that fits is accused: played out card by card for whom it moves, at once for the other
    second.page.evaluate(SLOWLY)
    play(first, "fish-3")
    press(second, "accuse", "k")
    for each in (first, second):
        expect(each.page.locator(".showdown [data-accused]")).to_have_text("✓ right")
        expect(each.page.locator(".showdown .verdict")).to_contain_text(
            "The accusation is wrong! The stomach held 0 of 5"
        )
    expect(second.page.locator(".showdown[data-live]")).to_have_count(1)
    assert (
        first.page.locator(".showdown").evaluate(
            "each => getComputedStyle(each.querySelector('li')).animationName"
        )
        == "none"
    )
    expect(first.page.locator(".skip")).to_be_hidden()
    press_skip(second)
    assert accuse_button(second) == stood
    expect(second.page.locator(".hand button")).to_have_count(5)
    expect(second.page.locator(".log")).not_to_contain_text("plays")

    # a question is passed on and comes back
    play(second, "bear-challenge")
    press(second, "name", "1")
    play(first, "bear-challenge")
    press(first, "name", "1")
    for each in (first, second):
        expect(each.page.locator(".chain li")).to_have_text(["Marisol → Dana", "Dana → Marisol"])
    expect(second.page.locator("[data-deed=say]")).to_be_disabled()
    expect(second.page.locator(".guess")).to_have_text(list("01234567"))
    check_page(second)
    second.page.keyboard.press("3")
    expect(second.page.locator("[data-deed=say]")).to_contain_text("Say: 3")
    second.page.keyboard.press("Enter")
    for each in (first, second):
        expect(each.page.locator(".showdown .verdict")).to_have_text("Marisol is right: it is 3.")
        assert made(each) == ["3", "3", "3"]
        expect(each.page.locator(".chain")).to_have_count(0)
        check_page(each)
    first.page.evaluate(LONGER)
    expect(first.page.locator(".seat > .tag")).to_have_count(1)
    assert first.page.evaluate(COVERED, ".seat > .tag") == []

    # only the top of a pile lies there, and nothing says what is in the stomach
    expect(first.page.locator(".den[data-eats] .fed .card")).to_have_count(1)
    press(first, "draw", "1")
    go_on(first, second)
    for each in (first, second):
        assert each.page.locator(".ranking [data-won]").count() == 1
        check_page(each)


def press_skip(person: Person) -> None:
    """See the rest of the check at once."""
    person.page.locator(".skip").wait_for()
    person.page.keyboard.press("x")
    expect(person.page.locator(".skip")).to_have_count(0)
    expect(person.page.locator(".showdown[data-live]")).to_have_count(0)


MOVES = (
    "[data-deed=pass]:enabled",
    "[data-deed=say]:enabled",
    ".guess:enabled",
    "[data-deed=name]:enabled",
    ".tray[data-mine] .hand button[aria-disabled=false]",
    "[data-deed=draw]:enabled",
)


def go_on(*people: Person) -> None:
    """Play anything to the end; on the way both animals eat."""
    end = time.monotonic() + 480
    seen: set[str] = set()
    while not all(each.is_over() for each in people):
        assert time.monotonic() < end, [each.page.locator("main").inner_text() for each in people]
        for each in people:
            found = each.page.evaluate(
                "moves => moves.find(each => document.querySelector(each)) ?? null", list(MOVES)
            )
            if found:
                seen.add(str(each.page.locator(".den[data-eats]").get_attribute("data-animal")))
                each.click(found)
        time.sleep(0.03)
    assert seen == {"bear", "rabbit"}
