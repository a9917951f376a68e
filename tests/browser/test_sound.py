"""Sound: silence until somebody asks for it, then a sound for what happens; muted seats stay muted."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.kit import LAPTOP, Person
from tests.browser.test_page import alone_with_bots, wait_for_turn
from tests.browser.test_people import NO_CLOCK, begin, lay_a_card

Arrive = Callable[..., Person]
A_CARD, A_PENALTY = 0, 392
# Notes what begins to sound: the pitch of a tone, 0 for a card.
LISTEN = """window.heard = []; const begin = AudioScheduledSourceNode.prototype.start;
for (const kind of [OscillatorNode, AudioBufferSourceNode]) kind.prototype.start = function (...when) {
  heard.push(this.frequency ? this.frequency.value : 0); return begin.apply(this, when); };"""
SCENE = "{ asking: 'turn', mine: false, moment: 1, seat: 0, winners: [] }"
STILL = "{ from: new Map(), turned: new Set(), unseen: [] }"
MOVING = "{ from: new Map([['a', 'stock']]), turned: new Set(), unseen: [] }"


def heard(person: Person) -> list[float]:
    """What has begun to sound since this was asked last."""
    found: list[float] = person.page.evaluate("heard.splice(0)")
    return found


def wait_to_hear(person: Person) -> list[float]:
    """What sounds next."""
    for _ in range(300):
        if found := heard(person):
            return found
        person.page.wait_for_timeout(50)
    return []


def test_silence_until_the_button_is_pressed_and_then_as_it_was_left(person: Arrive) -> None:
    me = person("Marisol", size=LAPTOP)
    me.page.add_init_script(LISTEN)
    fetched: list[str] = []
    me.page.on("request", lambda request: fetched.append(request.url))
    alone_with_bots(me, "cabanga", {"hand": 3})
    button = me.page.get_by_role("button", name="Sound")
    expect(button).to_have_attribute("aria-pressed", "false")
    wait_for_turn(me)
    lay_a_card(me)
    expect(me.page.locator(".hand button[aria-pressed]")).to_have_count(0)
    wait_for_turn(me)
    assert heard(me) == []
    assert not any("sound.js" in each for each in fetched)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    assert wait_to_hear(me)  # so that one knows how loud it is
    lay_a_card(me)
    assert wait_to_hear(me)[0] in (A_CARD, A_PENALTY)  # where the colour was laid just before
    assert me.axe() == []
    me.reopen()
    expect(me.page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "true")
    me.page.get_by_role("button", name="Sound").click()
    me.reopen()
    expect(me.page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize(
    ("after", "events", "moved", "sounds"),
    [
        ("{}", "[]", STILL, []),
        ("{ mine: true, moment: 2 }", "[{ kind: 'named', seat: 0 }]", STILL, ["yours"]),
        ("{ was: true, mine: true, moment: 2 }", "[{ kind: 'named', seat: 0 }]", STILL, []),
        ("{ was: true, mine: true, moment: 2 }", "[{ kind: 'named', seat: 1 }]", STILL, ["yours"]),
        ("{}", "[{ kind: 'played' }]", MOVING, ["card"]),
        ("{ mine: true, moment: 2 }", "[]", MOVING, ["card", "yours"]),
        ("{ mine: true, moment: 2, asking: 'window' }", "[]", STILL, ["window"]),
        ("{}", "[{ kind: 'drew' }, { kind: 'accused' }]", MOVING, ["alarm"]),
        ("{}", "[{ kind: 'drew' }]", MOVING, ["penalty"]),
        ("{ asking: 'over', winners: [0] }", "[{ kind: 'accused' }]", MOVING, ["win"]),
        ("{ asking: 'over', winners: [1] }", "[]", MOVING, ["over"]),
    ],
    ids=[
        "nothing",
        "first",
        "own step",
        "asked by another",
        "card",
        "turn",
        "window",
        "accusation",
        "penalty",
        "won",
        "lost",
    ],
)
def test_what_there_is_to_hear(
    person: Arrive, after: str, events: str, moved: str, sounds: list[str]
) -> None:
    me = person("Marisol")
    me.page.goto(me.address)
    found = me.page.evaluate(
        f"""async () => {{ const {{ soundsOf }} = await import("/page/hearing.js");
        const tones = {{ accused: "alarm", drew: "penalty" }};
        const after = {{ ...{SCENE}, ...{after} }};
        return soundsOf({{ ...{SCENE}, mine: Boolean(after.was) }}, after, {events}, {moved}, tones); }}"""
    )
    assert found == sounds


def mute_button(person: Person) -> Locator:
    """The button not to listen to Dana any more."""
    return person.page.locator(".company li:has-text('Dana') button:has-text('Mute')")


def test_whom_one_does_not_listen_to_stays_muted(person: Arrive) -> None:
    host, guest = person("Marisol", size=LAPTOP), person("Dana")
    begin(host, guest, NO_CLOCK)
    host.page.locator(".company summary").click()
    mute_button(host).click()
    expect(mute_button(host)).to_have_attribute("aria-pressed", "true")
    host.reopen()
    host.page.locator(".company summary").click()
    expect(mute_button(host)).to_have_attribute("aria-pressed", "true")
    guest.page.locator(".talk summary").click()
    guest.page.locator(".marks button").first.click()
    expect(guest.page.locator(".talk li")).to_have_count(1)
    host.page.wait_for_timeout(300)
    assert host.page.locator(".talk li, .bubble").count() == 0
