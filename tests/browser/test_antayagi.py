"""AntaYagí on its own board: a whole game of three people whose deal is known: a remark, two cards revealed
together, a sabotage and its answer, a lollipop that ends it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.kit import LAPTOP, PHONE, Person, seeded, served, wait_until

from sobremesa.table.table import seed_bytes

Arrive = Callable[..., Person]
SLIM = (360, 740)
NO_CLOCK = {"turn": 0, "window": 0, "race": 0, "least_window": 0, "least_race": 200}

# With this seed seat 2 begins with a lollipop and a teapot, and the other two hold a sabotage and a treasure each.
SEED = seed_bytes(2)
NOTE = """() => {
    window.turns = [];
    document.addEventListener("animationstart", event => {
        if (event.animationName !== "ant-turn") return;
        const seconds = parseFloat(getComputedStyle(event.target).animationDuration);
        window.turns.push([document.timeline.currentTime, seconds]);
    });
    window.deeds = [];
    new MutationObserver(() => window.deeds.push(document.querySelectorAll("[data-deed]").length))
        .observe(document, { subtree: true, childList: true });
}"""
"""Notes what turns over, and how many deeds are offered, for however short a time."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server at which every deal is the same."""
    with served(tmp_path_factory.mktemp("seeded"), seeded(SEED)) as address:
        yield address


def sit_down(arrive: Arrive) -> list[Person]:
    """Three people with windows of three sizes, in the order of their seats; one sees things move. The game begins."""
    host = arrive("Marisol", size=LAPTOP, reduced_motion="no-preference")
    guests = [arrive("Dana", size=PHONE), arrive("Iris", size=SLIM)]
    where = host.lay_table("antayagi", 3, {"goal": 3}, NO_CLOCK)
    host.sit()
    for each in guests:
        each.sit(where)
    host.page.locator(".host .main:enabled").click()
    for each in (host, *guests):
        each.page.locator(".cloth.ant").wait_for()
        each.page.evaluate(NOTE)
    return [host, *guests]


def check_pages(people: list[Person]) -> None:
    """Nothing is cut off, and axe finds nothing."""
    for each in people:
        assert each.overflow() <= 0, each.name
        assert each.axe() == [], each.name


def see(person: Person, selector: str) -> Any:
    """What is to be expected of these."""
    return expect(person.page.locator(selector), f"{person.name}, {selector}")


def press(person: Person, key: str) -> None:
    """Press a key, once there is something that it does."""
    person.page.locator(f"[data-keys~='{key}']:not(:disabled):not([aria-disabled=true])").wait_for()
    person.page.keyboard.press(key)


def offered(person: Person) -> list[int]:
    """How many deeds there were, one time after another."""
    found: list[int] = person.page.evaluate("window.deeds")
    return found


def images(person: Person, where: str) -> list[str]:
    """What the cards of a place show."""
    found: list[str] = person.page.locator(f"{where} [data-image]").evaluate_all(
        "cards => cards.map(each => each.dataset.image)"
    )
    return found


def test_a_whole_game_with_remarks_sabotages_and_a_lollipop(person: Arrive) -> None:
    people = marisol, dana, iris = sit_down(person)

    # hands from behind: a sign on some backs, others' fronts, and one card that is held turned
    assert images(marisol, ".hand") == ["back-t-rex", "back-plain", "back-sabotage"]
    assert images(dana, ".hand") == ["back-sabotage", "bone", "back-t-rex"]
    assert images(marisol, "[data-seat='1'] .held-open") == ["sabotage", "back-hat", "treasure"]
    see(marisol, ".hand .nth").to_have_text(["1st", "2nd", "3rd"])
    see(iris, ".prompt p").to_have_text("Your turn: whom do you want to trade with?")

    # who may only remark is not waited for
    for each in (marisol, dana):
        see(each, ".prompt p").to_have_text("Iris is looking for somebody to trade with.")
        see(each, "[data-mine], [data-deed]").to_have_count(0)
        assert "turn" not in each.page.title()
    check_pages(people)
    marisol.page.get_by_role("button", name="to Iris").click()
    check_pages([marisol])
    marisol.page.get_by_role("button", name="“Your 3rd card is a good.” (teapot)").click()
    for each in (dana, iris):
        see(each, "[data-seat='0'] .said").to_have_text("Iris, your 3rd is a good")
    see(iris, ".hand .heard").to_have_text("Marisol: a good")
    see(marisol, ".remarks").to_have_count(0)

    # two choose in secret; what has been chosen shows to its owner alone
    press(iris, "1")
    see(dana, ".offer .nth").to_have_text(["is choosing", "is choosing"])
    press(marisol, "1")
    see(marisol, ".hand [data-chosen] .nth").to_have_text("1st")
    see(marisol, ".offer .nth").to_have_text(["is choosing", "1st"])
    for each in (dana, iris):
        see(each, ".offer .nth").to_contain_text(["is choosing"])
        assert images(each, ".exchange") == []
    check_pages(people)
    iris.page.evaluate("window.deeds.length = 0")
    press(iris, "3")

    # both are revealed in the same moment, at once for who wants no motion
    for each in people:
        see(each, ".offer .nth").to_have_text(["3rd · teapot", "1st · treasure"])
    wait_until(lambda: marisol.page.evaluate("turns.length >= 2"), 30, "two cards that turn")
    (first, seconds), (second, _) = marisol.page.evaluate("window.turns")
    assert first == second
    assert seconds > 0.1
    assert [seconds for _, seconds in iris.page.evaluate("window.turns")] == [0.001, 0.001]

    # sabotage upon sabotage
    wait_until(lambda: 1 in offered(iris), 30, "a way to let it stand")
    assert max(offered(iris)) == 1  # who has no sabotage is asked no longer than anybody would take
    check_pages(people)
    press(marisol, "s")
    for each in people:
        see(each, ".verdict").to_have_text("Cancelled")
        see(each, ".chain li").to_have_text(["Marisol cancels the exchange ✓counts"])
    check_pages(people)
    press(dana, "s")
    for each in people:
        see(each, ".verdict").to_have_text("Exchanged")
        see(each, ".chain li").to_have_text(
            [
                "Marisol cancels the exchange ✗cancelled",
                "Dana cancels Marisol’s sabotage ✓counts",
            ]
        )
        see(each, ".exchange").to_have_attribute("data-past", "")
    assert images(dana, "[data-zone=saddlebags-0]") == ["teapot"]
    see(dana, "[data-seat='2'] .coins").to_have_attribute("aria-label", "1 of 3 goods")

    # a lollipop: its cards are taken from the hand where they are
    marisol.page.locator("[data-seat='2'] .trade").click()
    press(marisol, "2")
    press(iris, "2")
    see(iris, ".prompt p").to_have_text("Marisol has a lollipop, and chooses a card of Iris.")
    see(marisol, "[data-take] button").to_have_count(2)
    check_pages(people)
    marisol.page.get_by_role("button", name="Take the 2nd card: muffin").click()
    for each in people:
        each.page.locator(".ending").wait_for()
        see(each, ".ranking [data-won] b").to_have_text("Marisol")
        assert images(each, "[data-zone=saddlebags-0]") == ["teapot", "lollipop", "muffin"]
    check_pages(people)

    # seen again from beside the table
    marisol.page.locator(".ending a[href$='/replay']").click()
    marisol.page.locator(".cloth.ant").wait_for()
    check_pages([marisol])
    press(marisol, "End")
    see(marisol, ".offer .nth").to_have_text(["2nd · sabotage", "2nd · lollipop"])
    assert images(marisol, "[data-zone=saddlebags-0]") == ["teapot", "lollipop", "muffin"]
    check_pages([marisol])
