"""What is played out on the table: a doubt with each card beside what was said, a catch, a gap, a race."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.kit import LAPTOP, Person, wait_until
from tests.browser.test_page import NO_CLOCK, alone_with_bots
from tests.browser.test_people import CAN_THROW, leave_a_gap, three_people

Arrive = Callable[..., Person]
DRAW = """async (found) => {
  const [{ render }, { showdown }] = await Promise.all([import("lit-html"), import("/page/showdown.js")]);
  const root = document.getElementById("page");
  const events = [{ number: found.number }];
  const draw = () => render(showdown({ fresh: 1, events, pick: draw, say: (id) => id }, found), root);
  draw(); }"""
CARDS = [
    {"face": "7", "name": "seven", "said": "fits", "fits": True, "accused": True},
    {"face": "8", "name": "eight", "said": "does not fit", "fits": False, "accused": True},
    {"face": "9", "name": "nine", "fits": True},
]
FOUND = {
    **{"number": 7, "label": "doubt", "cause": "sevens", "steps": CARDS, "paced": 2},
    **{"verdict": "A lie!", "wrong": True},
}


def drawn(person: Person, found: Any) -> None:
    """Draw something played out, alone on a page with the style of a table."""
    person.page.goto(f"{person.address}/t/none")
    person.page.locator("main h1").wait_for()
    person.page.evaluate(DRAW, found)
    person.complaints.clear()  # the browser itself notes that there is no such table


def delays(person: Person) -> list[float]:
    """When each card, and then the verdict, comes into view, in seconds."""
    found: list[float] = person.page.evaluate(
        """() => [...document.querySelectorAll(".showdown :is(li, .verdict)")].map((each) => {
        const style = getComputedStyle(each);
        return style.animationName === "come" ? parseFloat(style.animationDelay) : 0; })"""
    )
    return found


def test_cards_turn_up_one_by_one_and_the_verdict_comes_last(person: Arrive) -> None:
    me = person("Marisol", size=LAPTOP, reduced_motion="no-preference")
    drawn(me, FOUND)
    first, second, rest, verdict = delays(me)
    assert 0 == first < second < verdict == rest
    marks = me.page.locator(".showdown li b")
    expect(marks).to_have_text(["✓ fits", "✗ does not fit", "✓"])
    expect(me.page.locator(".showdown[data-wrong]")).to_have_count(1)
    me.page.keyboard.press("x")
    expect(me.page.locator(".showdown .skip")).to_have_count(0)
    assert delays(me) == [0, 0, 0, 0]


def test_what_comes_as_it_happens_is_not_held_back(person: Arrive) -> None:
    me = person("Marisol", size=LAPTOP, reduced_motion="no-preference")
    drawn(me, {**FOUND, "paced": 0})
    assert delays(me) == [0, 0, 0, 0]


def test_who_wants_no_motion_has_it_at_once(person: Arrive) -> None:
    me = person("Marisol", size=LAPTOP)
    drawn(me, FOUND)
    assert delays(me) == [0, 0, 0, 0]
    expect(me.page.locator(".showdown .skip")).to_be_hidden()


def test_what_a_page_finds_when_it_comes_is_not_played_out_again(person: Arrive) -> None:
    me = person("Marisol", size=LAPTOP, reduced_motion="no-preference")
    drawn(me, {**FOUND, "number": 0})
    assert delays(me) == [0, 0, 0, 0]


def told(person: Person, script: str) -> Any:
    """What a game's board reads out of events."""
    person.page.goto(person.address)
    return person.page.evaluate(script)


def test_a_doubt_and_a_catch_are_read_from_the_events(person: Arrive) -> None:
    doubt, catch, old = told(
        person("Marisol"),
        """async () => {
        const { lastDoubt, lastCatch } = await import("/games/xingon/told.js");
        const claim = { id: "claim-number", args: { number: 5 } };
        const event = (number, kind, seat, args = {}) => ({ number, kind, seat, word: { id: kind, args } });
        const card = (number) => ({ id: "card", args: { number } });
        const laid = event(1, "laid", 0, { count: 1, claim });
        const lie = [laid, event(2, "doubted", 1), event(3, "shown", 2, { card: card(5), fits: "yes" }),
          event(4, "shown", 0, { card: card(4), fits: "no" }), event(5, "lie", 0, { claim }),
          event(6, "took", 0, { count: 2 })];
        const caught = [laid, event(2, "caught", 1, { caught: { seat: 0 } }),
          event(3, "drawn", 1, { card: card(2) }), event(4, "drawn", 2)];
        const again = [event(7, "laid", 1, { count: 1, claim }), event(8, "laid", 2, { count: 1, claim })];
        return [lastDoubt(lie), lastCatch(caught), lastDoubt([...lie, ...again])]; }""",
    )
    assert [each["fits"] for each in doubt["cards"]] == [False, True]  # from the top of the pile
    assert (doubt["last"], doubt["lie"], doubt["number"]) == (1, True, 2)
    assert (catch["caught"], len(catch["drawn"]), catch["took"]) == (0, 2, 0)
    assert old is None


def test_a_gap_tells_who_left_it_and_what_it_brought(person: Arrive) -> None:
    people = three_people(person)
    me, thrower = leave_a_gap(people)
    gap = me.page.locator(".gap")
    expect(gap.locator(".cause")).to_contain_text("a gap between")
    thrower.page.locator(CAN_THROW).first.click()
    expect(gap.locator("li")).to_have_count(1)
    verdict = gap.locator(".verdict")
    wait_until(lambda: bool(verdict.count()) or passed_by(people), 60, "the end of the window")
    expect(verdict).to_contain_text(f"One card came in: {me.name} draws one.")
    expect(gap.locator("li")).to_have_count(1)
    assert me.axe() == []
    assert me.overflow() <= 0


def passed_by(people: list[Person]) -> bool:
    """Let those pass who still can throw; that it is over is not known by that."""
    for each in people:
        each.click(".actions .choice[data-keys*=Space]:enabled")
    return False


def faces(person: Person, where: str) -> list[str]:
    """The faces that are drawn there, in any order."""
    return sorted(
        person.page.locator(where).evaluate_all("all => all.map(each => each.dataset.image)")
    )


@pytest.mark.parametrize("game", [2, 3])
def test_a_race_shows_by_which_faces_it_was_decided(game: int, person: Arrive) -> None:
    """These games wait after a race: what has been taken or turned since is told after a reload as well."""
    me = person("Marisol", size=LAPTOP)
    alone_with_bots(me, "beagle", {"game": game}, 2, {**NO_CLOCK, "least_race": 2000})
    me.page.locator(".ready:enabled").click()
    me.page.locator("[data-racing]").wait_for()
    lying = faces(me, ".cloth .pile .print.picture")
    finish = me.page.locator(".finish")
    for key in "eat" * 40:  # one of them is right
        if finish.count():
            break
        me.page.keyboard.press(key)
        me.page.wait_for_timeout(500)
    finish.wait_for()
    assert faces(me, ".finish .seen i") == lying
    assert len(lying) >= 3
    me.page.reload()
    finish.wait_for()
    assert faces(me, ".finish .seen i") == lying
    assert me.axe() == []
