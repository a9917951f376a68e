"""People at a table in browsers: ready, seats changed, sent away, away and back, talk, more time, the next game."""

import re
import time
from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.kit import LAPTOP, PHONE, Person, wait_until

Arrive = Callable[..., Person]
NARROW = (360, 740)
CLOCK = {"turn": 60, "window": 4, "race": 20, "least_window": 200, "least_race": 200}
NO_CLOCK = {"turn": 0, "window": 0, "race": 0, "least_window": 0, "least_race": 0, "grace": 0}
NOTE_ABSENCES = r"""() => {
    window.absences = [];
    new MutationObserver(() => {
        const line = document.querySelector(".absences p")?.textContent.replace(/\s+/g, " ").trim();
        if (line) absences.push(line);
    }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
"""Whatever is said of who is away, for however short a time."""
CAN_THROW = "[data-asking=window] .tray[data-mine] .hand button[aria-disabled=false]"


def sit_down(person: Person, where: str) -> None:
    """Sit down without saying yet that one is ready."""
    person.page.goto(where)
    person.page.locator("#nickname").fill(person.name)
    person.page.keyboard.press("Enter")
    person.page.locator(".setting[data-you]").wait_for()


def begin(host: Person, guest: Person, pace: dict[str, int], game: str = "cabanga") -> str:
    """Two people and a bot in a game."""
    where = host.lay_table(game, 3, {}, pace)
    host.sit()
    guest.sit(where)
    host.fill_with_bots()
    host.start()
    guest.page.locator(".playing").wait_for()
    return where


def on_turn(*people: Person) -> Person:
    """Who of them is to play a card; windows pass by and bots play meanwhile."""
    for _ in range(900):
        for each in people:
            if each.page.locator(".tray[data-mine] .hand button[aria-pressed]").count():
                return each
            each.click(".tray[data-mine] .actions .choice:enabled")
        people[0].page.wait_for_timeout(50)
    raise AssertionError("it is never anybody's turn")


def lay_a_card(person: Person) -> None:
    """Lay the first card of a hand on the first pile; it may cost a penalty card."""
    person.page.locator(".hand button[aria-pressed]").first.click()
    person.page.locator(".middle .target").first.click()


def three_people(arrive: Arrive) -> list[Person]:
    """Three people in a game: nobody plays on while something is looked at."""
    people = [arrive("Marisol", size=LAPTOP), arrive("Dana"), arrive("Iris")]
    where = people[0].lay_table("cabanga", 3, {}, {**NO_CLOCK, "take_back": 0})
    people[0].sit()
    for each in people[1:]:
        each.sit(where)
    people[0].start()
    return people


def leave_a_gap(people: list[Person]) -> tuple[Person, Person]:
    """Play until somebody has left a gap into which somebody else can throw: the two of them."""
    for _ in range(60):
        giver = on_turn(*people)
        key = giver.page.locator(".hand button[aria-pressed]").first.get_attribute("data-card")
        lay_a_card(giver)
        expect(giver.page.locator(f".middle [data-card='{key}']")).to_have_count(1)
        if not giver.page.locator(".gap .cause").count():
            continue
        for each in people:
            expect(each.page.locator(".gap .cause")).to_contain_text(f"{giver.name} plays")
            if each.page.locator(CAN_THROW).count():
                return giver, each
    raise AssertionError("nobody leaves a gap into which a card fits")


def names(person: Person) -> list[str]:
    """Who sits where."""
    return person.page.locator(".setting .who b").all_inner_texts()


def test_the_start_waits_until_all_are_ready(person: Arrive) -> None:
    host, guest = person("Marisol", size=LAPTOP), person("Dana", size=NARROW)
    where = host.lay_table("cabanga", 3, {})
    host.sit()
    host.fill_with_bots()
    host.page.locator(".setting[data-kind=bot] .deeds button").first.click()
    sit_down(guest, where)
    expect(host.page.locator(".gathering")).to_contain_text("Not ready yet: Dana.")
    expect(guest.page.locator("#waiting")).not_to_contain_text("Dana")
    assert host.page.locator(".host .main").is_disabled()
    assert guest.axe() == host.axe() == []
    assert guest.overflow() <= 0
    guest.page.keyboard.press("Enter")  # one key says ready
    expect(guest.page.locator(".say-ready")).to_have_attribute("aria-pressed", "true")
    expect(host.page.locator(".host .main")).to_be_enabled()
    expect(host.page.locator(".kind.ok")).to_have_text("ready")
    host.start()
    guest.page.locator(".playing").wait_for()


def test_seats_change_by_keys_by_drag_and_by_moving(person: Arrive) -> None:
    host, guest = person("Marisol", size=LAPTOP), person("Dana", size=PHONE)
    where = host.lay_table("cabanga", 4, {})
    host.sit()
    sit_down(guest, where)
    guest.page.locator(".setting[data-seat='3'] .deeds button", has_text="Move here").click()
    expect(guest.page.locator(".setting[data-you]")).to_have_attribute("data-seat", "3")
    handle = host.page.locator(".setting[data-seat='0'] .handle")
    handle.focus()
    host.page.keyboard.press("ArrowDown")
    expect(host.page.locator(".setting[data-you]")).to_have_attribute("data-seat", "1")
    host.page.keyboard.press("ArrowDown")  # the focus went along
    expect(host.page.locator(".setting[data-you]")).to_have_attribute("data-seat", "2")
    host.page.locator(".setting[data-seat='3']").drag_to(
        host.page.locator(".setting[data-seat='0']")
    )
    expect(guest.page.locator(".setting[data-you]")).to_have_attribute("data-seat", "0")
    host.page.locator(".setting[data-seat='0'] .handle").click()
    host.page.locator(".setting[data-seat='1'] .handle").click()
    expect(guest.page.locator(".setting[data-you]")).to_have_attribute("data-seat", "1")
    assert names(host)[1:3] == ["Dana", "Marisol"]
    assert host.axe() == []


def test_the_invitation_can_be_scanned(person: Arrive) -> None:
    me = person("Marisol", size=LAPTOP)
    me.lay_table("cabanga", 3, {})
    picture = me.page.locator("img.qr")
    picture.scroll_into_view_if_needed()
    drawn = "document.querySelector('img.qr').naturalWidth > 0"
    wait_until(lambda: bool(me.page.evaluate(drawn)), 30, "the picture")
    assert picture.get_attribute("alt") == "QR code of the invitation"


def test_the_host_sends_somebody_away_and_hands_the_role_over(person: Arrive) -> None:
    host, guest, third = person("Marisol", size=LAPTOP), person("Dana"), person("Ilse")
    where = host.lay_table("cabanga", 3, {})
    host.sit()
    guest.sit(where)
    third.sit(where)
    away = host.page.locator(".setting", has_text="Dana").locator(".send-away")
    away.click()
    expect(away).to_contain_text("Really")
    assert "Dana" in names(host)
    away.click()
    expect(host.page.locator(".setting[data-kind=free]")).to_have_count(1)
    guest.page.locator("#nickname").fill("Dana again")
    guest.page.locator(".nickname .main").click()
    expect(guest.page.locator(".toast.error")).to_contain_text("has sent you away")
    guest.complaints.clear()  # the browser itself notes the refused request
    host.page.locator(".setting", has_text="Ilse").locator(".hand-over").click()
    expect(third.page.locator(".host .main")).to_be_visible()
    expect(third.page.locator(".toast", has_text="Ilse is the host now.")).to_have_count(1)
    expect(host.page.locator(".say-ready")).to_be_visible()


def test_who_leaves_is_played_by_a_bot_and_comes_back(person: Arrive) -> None:
    host, guest = person("Marisol", size=LAPTOP), person("Dana", size=NARROW)
    begin(host, guest, CLOCK)
    guest.page.locator(".company summary").click()
    guest.page.locator(".company .leave").click()
    expect(guest.page.locator("h1")).to_have_text("You have left the table")
    line = host.page.locator(".absences p")
    expect(line).to_contain_text("A bot plays for Dana until Dana is back.")
    expect(host.page.locator(".seat .away")).to_have_text("bot, away")
    assert host.axe() == guest.axe() == []
    guest.page.locator(".gathering .main").click()
    guest.page.locator(".playing").wait_for()
    expect(line).to_have_count(0)
    host.page.locator(".talk summary").click()
    expect(host.page.locator(".talk ol")).to_contain_text("Dana is back and plays.")


def test_who_is_away_is_waited_for(person: Arrive) -> None:
    host, guest = person("Marisol", size=LAPTOP), person("Dana")
    begin(host, guest, {**CLOCK, "grace": 3})
    where = guest.page.url
    host.page.evaluate(NOTE_ABSENCES)
    guest.page.goto("about:blank")
    line = host.page.locator(".absences p")
    expect(line).to_contain_text("A bot plays for Dana")
    said = host.page.evaluate("window.absences")
    assert re.fullmatch("Dana is away. Seconds until a bot plays: [123]", said[0])
    guest.page.goto(where)
    expect(line).to_have_count(0)


def test_somebody_sent_away_during_the_game_looks_on(person: Arrive) -> None:
    host, guest = person("Marisol", size=LAPTOP), person("Dana")
    begin(host, guest, NO_CLOCK)
    host.page.locator(".company summary").click()
    away = host.page.locator(".company li", has_text="Dana").locator(".send-away")
    away.click()
    away.click()
    expect(guest.page.locator(".seat")).to_have_count(3)
    assert guest.page.locator(".hand").count() == 0
    expect(host.page.locator(".company summary")).to_contain_text("1 looks on")
    expect(guest.page.locator(".company summary .kind")).to_have_count(0)


def test_people_talk_react_and_are_muted(person: Arrive) -> None:
    host, guest = person("Marisol", size=LAPTOP), person("Dana", size=NARROW)
    begin(host, guest, NO_CLOCK)
    guest.page.locator(".talk summary").click()
    text = "<img src=x onerror=alert(1)> hola"
    guest.page.locator(".talk input").fill(text)
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".talk li")).to_have_text(re.compile("Dana.*hola"))
    assert guest.page.locator(".talk input").input_value() == ""
    expect(host.page.locator(".toast")).to_have_text(f"Dana: {text}")
    expect(host.page.locator(".talk .new")).to_have_text("1 new")
    expect(host.page.locator(".seat .bubble")).to_have_text(text)
    host.page.locator(".talk summary").click()
    expect(host.page.locator(".talk .new")).to_have_count(0)
    assert host.page.locator("img[src=x]").count() == 0
    host.page.locator(".marks button").nth(1).click()
    expect(guest.page.locator(".seat .bubble .mark-face")).to_have_count(1)
    assert guest.overflow() <= 0
    assert guest.axe() == host.axe() == []
    expect(guest.page.locator(".bubble")).to_have_count(0)  # it goes by itself
    host.page.locator(".company summary").click()
    host.page.locator(".company li", has_text="Dana").locator("button", has_text="Mute").click()
    expect(host.page.locator(".talk li")).to_have_count(1)
    guest.page.locator(".marks button").first.click()
    expect(guest.page.locator(".talk li")).to_have_count(3)
    host.page.wait_for_timeout(300)
    assert host.page.locator(".talk li").count() == 1
    assert host.page.locator(".bubble").count() == 0


def test_a_misclick_is_taken_back_before_anybody_sees_it(person: Arrive) -> None:
    host, guest = person("Marisol", size=LAPTOP), person("Dana", size=LAPTOP)
    begin(host, guest, {**NO_CLOCK, "take_back": 2000})
    me = on_turn(host, guest)
    other = guest if me is host else host
    piles = me.page.locator(".middle").inner_text()
    expect(other.page.locator(".middle")).to_have_text(
        piles, use_inner_text=True
    )  # nothing is under way
    lay_a_card(me)
    me.page.locator(".take-back").wait_for()
    me.page.keyboard.press("u")
    expect(me.page.locator(".take-back")).to_have_count(0)
    me.page.wait_for_timeout(2200)
    expect(other.page.locator(".middle")).to_have_text(piles, use_inner_text=True)
    lay_a_card(me)
    expect(other.page.locator(".middle")).not_to_have_text(piles, use_inner_text=True)


def test_what_others_have_seen_is_taken_back_if_they_agree(person: Arrive) -> None:
    host, guest = person("Marisol", size=LAPTOP), person("Dana", size=NARROW)
    where = host.lay_table("beagle", 2, {}, {**NO_CLOCK, "take_back": 0})
    host.sit()
    guest.sit(where)
    host.start()
    guest.page.locator(".ready:enabled").wait_for()
    host.page.locator(".ready:enabled").click()
    host.page.locator(".undo").wait_for()
    host.page.keyboard.press("u")
    asked = guest.page.locator("[role=status] .undo-asked")
    expect(asked).to_contain_text("Marisol would like to take back what was done last.")
    expect(host.page.locator(".undo-asked")).to_contain_text("Waiting for Dana.")
    assert host.page.locator(".ready").is_disabled()
    assert guest.page.locator(".undo").count() == 0
    assert guest.overflow() <= 0
    assert guest.axe() == host.axe() == []
    asked.locator(".agree").focus()
    guest.page.keyboard.press("Enter")
    expect(host.page.locator(".ready")).to_be_enabled()
    expect(host.page.locator(".ready")).to_contain_text("0")  # nobody is: not by the events either
    for each in (host, guest):
        expect(each.page.locator(".undo-asked")).to_have_count(0)
        expect(each.page.locator("#aloud")).to_contain_text("Marisol takes back")
    assert host.page.locator(".undo").count() == 0


def test_more_time_is_for_all_and_shown_to_all(person: Arrive) -> None:
    host, guest = person("Marisol", size=LAPTOP), person("Dana", size=NARROW)
    begin(host, guest, {**CLOCK, "turn": 600})
    me = on_turn(host, guest)
    other = guest if me is host else host
    me.page.locator(".more-time").click()
    expect(me.page.locator(".more-time")).to_have_count(0)
    expect(other.page.locator(".toast", has_text="asks for more time")).to_have_count(1)
    expect(other.page.locator(".ring .seconds")).to_have_text(re.compile("^1[012][0-9]{2}$"))
    assert guest.overflow() <= 0


def test_a_notification_tells_of_a_turn_that_comes_after_hours(person: Arrive) -> None:
    host, guest = person("Marisol", size=LAPTOP), person("Dana", size=LAPTOP)
    for each in (host, guest):
        each.context.grant_permissions(["notifications"], origin=each.address)
        each.page.add_init_script(
            """window.told = []; window.Notification = class { constructor(title) { told.push(title); }
            static permission = "granted"; static async requestPermission() { return "granted"; } };
            Object.defineProperty(document, "hidden", { get: () => window.away === true });"""
        )
    begin(host, guest, NO_CLOCK)
    for each in (host, guest):
        each.page.locator(".company summary").click()
        each.page.get_by_label("Tell me when it is my turn").check()
    me = on_turn(host, guest)
    other = guest if me is host else host
    other.page.evaluate("window.away = true")
    end = time.monotonic() + 180
    while not other.page.evaluate("window.told.length"):
        assert time.monotonic() < end, "it is never anybody's turn"
        me.click(".tray[data-mine] .hand button[aria-disabled=false]")
        me.click(".middle .target")
        me.click(".tray[data-mine] .actions .choice:enabled")
        me.page.wait_for_timeout(50)
    assert other.page.evaluate("window.told")[0] == "Your move"


def test_who_looks_on_at_a_closed_table_is_told_so(person: Arrive) -> None:
    host, guest = person("Marisol", size=LAPTOP), person("Dana", size=PHONE)
    where = host.lay_table("cabanga", 3, {}, NO_CLOCK)
    host.sit()
    host.fill_with_bots()
    host.page.locator(".change > summary").click()
    host.page.locator(".change .numbers summary").click()
    host.page.locator("label.answer", has_text="sees nothing").click()
    expect(host.page.locator(".chips")).to_contain_text("sees nothing")
    host.start()
    guest.page.goto(where)
    expect(guest.page.locator("main")).to_contain_text("play among themselves")
    assert guest.page.locator(".board").count() == 0
    assert guest.axe() == []


def test_all_go_on_to_another_game(person: Arrive) -> None:
    host, guest = person("Marisol", size=LAPTOP), person("Dana", size=NARROW)
    quick = {"turn": 1, "window": 1, "race": 1, "least_window": 0, "least_race": 0, "grace": 0}
    where = host.lay_table("cabanga", 3, {"limit": 1, "hand": 1}, quick)
    host.sit()
    guest.sit(where)
    host.fill_with_bots()
    host.start()
    host.page.locator(".next-game").wait_for(timeout=90_000)
    assert guest.page.locator(".next-game").count() == 0
    assert host.axe() == []
    assert host.overflow() <= 0
    host.page.locator(".next-game button").first.click()
    for each in (host, guest):
        each.page.wait_for_url(lambda url: url != where)
        each.page.locator(".setting[data-you]").wait_for()
    assert names(host) == names(guest)
