"""Cards fly from place to place and turn over, within 300 ms; a key ends it; nothing moves for whom it should not."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.kit import LAPTOP, PACE, PHONE, Person, wait_until
from tests.browser.test_page import alone_with_bots, wait_for_turn
from tests.browser.test_xingon import press

Arrive = Callable[..., Person]
LONG = {**PACE, "turn": 300, "window": 120}
LONGEST_MS = 300
STAGGERED_MS = 180
# Notes of each card that flies: what it shows at the end and at the start, its time, and how far it goes.
WATCH = """window.flights = []; new MutationObserver((changes) => {
  for (const each of changes.flatMap((change) => [...change.addedNodes])) {
    if (!(each instanceof Element) || !each.matches('.flyer')) continue;
    const [flight] = each.getAnimations();
    const side = (name) => { const card = each.querySelector(name);
      return card && (card.querySelector('.back') ? 'back' : card.textContent.trim() || card.innerHTML); };
    const { duration, delay } = flight.effect.getTiming();
    flights.push({ front: side('.front'), rear: side('.rear'), duration, delay,
      far: !flight.effect.getKeyframes()[0].transform.startsWith('translate(0px, 0px)') });
  }
}).observe(document, { childList: true, subtree: true });"""
SLOW = """const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  return animate.call(this, frames, { ...timing, duration: 20000 }); };"""

# Of those that fly now none is left: another may have set off since.
FLYING = "() => { window.flying = [...document.querySelectorAll('.flyer')]; return flying.length; }"
LANDED = "() => flying.every(each => !each.isConnected)"
SOON_S = 5
"""A quarter of what a slow flight takes: it was the key that has ended it."""


def lively(arrive: Arrive, name: str, **how: Any) -> Person:
    """Somebody whose page moves, and takes notes of it."""
    made = arrive(name, reduced_motion="no-preference", **how)
    made.page.add_init_script(WATCH)
    return made


def flights(person: Person) -> list[dict[str, Any]]:
    """What has flown since this was asked last; none of it for too long."""
    found: list[dict[str, Any]] = person.page.evaluate("flights.splice(0)")
    assert all(each["duration"] <= LONGEST_MS for each in found)
    assert all(each["delay"] <= STAGGERED_MS for each in found)
    return found


def flown(person: Person, front: str | None, rear: str | None) -> dict[str, Any]:
    """Wait for a flight that shows this at its end and that at its start; a text is part of what is printed."""
    for _ in range(600):
        for each in flights(person):
            if fits(each["front"], front) and fits(each["rear"], rear):
                return each
        person.page.wait_for_timeout(50)
    raise AssertionError(f"nothing flew that shows {front} and before it {rear}")


def check_the_deal(person: Person) -> None:
    """Every card that is in view came from afar, face down at first, and all together took no longer than one may."""
    dealt = flights(person)
    seen = person.page.locator(".board [data-zone] [data-card]").count()
    assert len([each for each in dealt if each["rear"] == "back"]) == seen >= 8
    assert all(each["far"] and each["delay"] + each["duration"] <= LONGEST_MS for each in dealt)
    assert len({each["delay"] for each in dealt}) == len(dealt)


def fits(shown: str | None, wanted: str | None) -> bool:
    """Whether a side is as wanted: any face, the back, or no side at all."""
    if wanted == "face":
        return shown not in (None, "back")
    return shown == wanted


def two(arrive: Arrive, game: str, options: dict[str, int], begins: str) -> tuple[Person, Person]:
    """Two people whose pages move; whoever begins, and has such a thing to press, comes first."""
    host = lively(arrive, "Marisol", size=LAPTOP)
    guest = lively(arrive, "Dana", size=PHONE)
    where = host.lay_table(game, 2, options, LONG)
    host.sit()
    guest.sit(where)
    host.start()
    for each in (host, guest):
        each.page.locator(".tray").wait_for()
    return (host, guest) if host.page.locator(begins).count() else (guest, host)


def skip(person: Person) -> None:
    """End by a key what is flying."""
    assert person.page.evaluate(FLYING)
    person.page.keyboard.press("Shift")
    wait_until(lambda: bool(person.page.evaluate(LANDED)), SOON_S, "the end of all flights")


def test_a_card_from_hand_to_pile_and_a_key_that_ends_it(person: Arrive) -> None:
    me = lively(person, "Marisol", size=LAPTOP)
    me.page.add_init_script(SLOW)
    alone_with_bots(me, "cabanga", {"hand": 4})
    me.page.locator(".flyer").first.wait_for()
    skip(me)
    wait_for_turn(me)
    me.page.wait_for_timeout(300)
    me.page.keyboard.press("Shift")
    me.page.evaluate("flights.splice(0)")
    card = me.page.locator(".hand button").first
    key, number = card.get_attribute("data-card"), card.locator(".big").inner_text()
    card.click()
    me.page.locator(".middle .target").first.click()
    me.page.locator(".flyer").first.wait_for()
    front = me.page.evaluate("flights[0].front")
    assert front == number
    assert me.page.evaluate("flights[0].rear") is None
    assert me.page.evaluate("flights[0].far")
    top = me.page.locator(f".middle [data-card='{key}']")
    assert top.evaluate("each => getComputedStyle(each).opacity") == "0"
    skip(me)
    assert top.evaluate("each => getComputedStyle(each).opacity") == "1"


def test_a_card_from_a_pile_to_a_hand_and_from_seat_to_seat(person: Arrive) -> None:
    first, second = two(person, "cagones", {"dealt": 6}, "[data-deed=draw]")
    for each in (first, second):
        check_the_deal(each)
    second.page.reload()
    second.page.locator(".hand button").first.wait_for()
    assert flights(second) == []  # what was dealt long ago is not dealt again
    first.page.locator("[data-deed=draw]:enabled").click()
    assert flown(first, "face", "face")[
        "far"
    ]  # it comes with the side that was up, and is held with the other
    assert flown(second, "face", None)["far"]


def test_what_nobody_sees_flies_face_down(person: Arrive) -> None:
    first, second = two(person, "xingon", {"specials": 0, "wilds": 0, "removed": 0}, ".builder")
    for key in "qj":
        press(first, key)
    for count in (1, 2):
        first.page.locator(".hand button[aria-disabled=false]").first.click()
        expect(first.page.locator(".chosen [data-card]")).to_have_count(count)
        assert flown(first, "face", None)["far"]
    flights(second)
    first.page.locator(".deed.main:enabled").click()
    assert flown(first, "face", None)["far"]  # who has laid it goes on seeing it
    assert flown(second, "back", None)["far"]


def test_cards_turn_over_where_they_lie(person: Arrive) -> None:
    me = lively(person, "Marisol", size=LAPTOP)
    alone_with_bots(me, "beagle", {"game": 1}, 2)
    me.page.locator(".ready:enabled").wait_for()
    flights(me)
    me.page.keyboard.press("Space")
    assert not flown(me, "face", "back")["far"]


def test_nothing_flies_for_whom_nothing_should_move(person: Arrive) -> None:
    me = person("Marisol", size=LAPTOP)
    me.page.add_init_script(WATCH)
    alone_with_bots(me, "cabanga", {"hand": 4})
    wait_for_turn(me)
    me.page.locator(".hand button").first.click()
    me.page.locator(".middle .target").first.click()
    expect(me.page.locator(".hand button[aria-pressed]")).to_have_count(0)
    assert flights(me) == []


# What has moved, from two scenes

BEFORE = """{ zones: [
  { id: "stock", count: 9, cards: [], seat: null },
  { id: "pile", count: 1, cards: [{ key: "top", look: { text: "1" } }], seat: null },
  { id: "hand-0", count: 2, cards: [{ key: "a", look: { text: "7" } }, { key: "b", look: { text: "8" } }], seat: 0 },
  { id: "hand-1", count: 3, cards: [], seat: 1 }, { id: "hand-2", count: 3, cards: [], seat: 2 } ] }"""


def moved(person: Person, change: str, events: str = "[]") -> Any:
    """What the page makes of a change to the scene before."""
    person.page.goto(person.address)
    return person.page.evaluate(
        f"""async () => {{ const {{ moves }} = await import("/page/moves.js");
        const before = {BEFORE}; const after = {BEFORE};
        const [stock, pile, own, left, right] = after.zones; {change}
        const found = moves(before, after, {events});
        return {{ from: Object.fromEntries(found.from), turned: [...found.turned], unseen: found.unseen }}; }}"""
    )


@pytest.mark.parametrize(
    ("change", "events", "found"),
    [
        # a card of one's own on the pile
        (
            "pile.cards.push(own.cards.pop()); pile.count++; own.count--;",
            "[]",
            {"from": {"b": "hand-0"}, "turned": [], "unseen": []},
        ),
        # one's own draw turns over on the way
        (
            "own.cards.push({ key: 'c', look: {} }); own.count++; stock.count--;",
            "[]",
            {"from": {"c": "stock"}, "turned": ["c"], "unseen": []},
        ),
        # somebody else's draw
        (
            "left.count += 2; stock.count -= 2;",
            "[]",
            {
                "from": {},
                "turned": [],
                "unseen": [{"from": "stock", "to": "hand-1", "card": None}] * 2,
            },
        ),
        # one of one's own goes face down to somebody
        (
            "own.cards.shift(); own.count--; right.count++;",
            "[]",
            {
                "from": {},
                "turned": [],
                "unseen": [{"from": "hand-0", "to": "hand-2", "card": "a"}],
            },
        ),
        # two penalties at once: the news tell who drew from whom
        (
            "own.cards.push({ key: 'c', look: {} }); own.count++; left.count--; right.count++; stock.count--;",
            "[{ seat: 0, word: { args: { owner: { seat: 1 } } } }, { seat: 2, word: { args: {} } }]",
            {
                "from": {"c": "hand-1"},
                "turned": ["c"],
                "unseen": [{"from": "stock", "to": "hand-2", "card": None}],
            },
        ),
        # a hand is laid open where it is; a card shows another side
        (
            "left.cards = [{ key: 'x', look: {} }]; own.cards[0].look = { text: '9' };",
            "[]",
            {"from": {}, "turned": ["a", "x"], "unseen": []},
        ),
    ],
    ids=["laid", "drawn", "drawn unseen", "given unseen", "penalties", "turned"],
)
def test_what_has_moved(person: Arrive, change: str, events: str, found: Any) -> None:
    assert moved(person("Marisol"), change, events) == found


def test_what_is_dealt_comes_from_the_stock_or_the_middle(person: Arrive) -> None:
    me = person("Marisol")
    me.page.goto(me.address)
    with_stock, without = (
        me.page.evaluate(
            f"""async () => {{ const {{ dealt }} = await import("/page/moves.js");
            const after = {BEFORE}; after.zones.splice(0, {gone});
            const {{ from, turned, unseen }} = dealt(after);
            return [Object.fromEntries(from), [...turned], unseen.map((each) => each.from + " " + each.to)]; }}"""
        )
        for gone in (0, 1)
    )
    for stock, found in (("stock", with_stock), ("middle", without)):
        assert found[0] == dict.fromkeys(("top", "a", "b"), stock)
        assert found[1] == ["top", "a", "b"]
        assert found[2] == [f"{stock} hand-1"] * 3 + [f"{stock} hand-2"] * 3
