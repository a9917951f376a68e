"""Two people in browsers of their own and a bot play whole games; one of them leaves and comes back on the way."""

import time
from collections.abc import Callable

import pytest
from tests.browser.kit import LAPTOP, PACE, PHONE, Person

Arrive = Callable[..., Person]
LONG = {**PACE, "turn": 300, "window": 120}
"""The game does not go on by itself while something is looked at."""
MOVES = (
    ".bob .target",
    ".ready:enabled",
    ".curtain button:enabled",
    ".call:enabled",
    ".actions .choice:enabled",
    ".tray[data-mine] .hand button[aria-disabled=false]",
)


def sit_together(arrive: Arrive, game: str, options: dict[str, int]) -> tuple[Person, Person]:
    """A host at a laptop and a guest with a phone sit down, a bot takes the third seat, the game begins."""
    host, guest = arrive("Marisol", size=LAPTOP), arrive("Dana", size=PHONE)
    where = host.lay_table(game, 3, options, LONG)
    host.sit()
    guest.sit(where)
    assert guest.axe() == []
    host.fill_with_bots()
    host.start()
    guest.page.locator(".playing").wait_for()
    return host, guest


def play_to_the_end(
    people: tuple[Person, Person], again: Callable[[], None], limit_s: float
) -> None:
    """Both do whatever they can; ``again`` is done once, when the game is under way."""
    done, moves = False, 0
    end = time.monotonic() + limit_s
    while not all(each.is_over() for each in people):
        assert time.monotonic() < end, [each.page.locator("main").inner_text() for each in people]
        moved = [each.click(found) for each in people if (found := first_move(each))]
        moves += sum(moved)
        if not done and moves >= 3:
            done = True
            again()
        if not moved:
            time.sleep(0.03)
    assert done


def first_move(person: Person) -> str | None:
    """What can be clicked now, as a selector."""
    found = person.page.evaluate(
        "moves => moves.find(each => document.querySelector(each)) ?? null", list(MOVES)
    )
    return str(found) if found else None


def scores(person: Person) -> dict[str, str]:
    """The final scores that a person is shown."""
    rows = person.page.locator(".ranking li")
    return {row.locator("b").inner_text(): row.locator(".score").inner_text() for row in rows.all()}


def check_the_end(host: Person, guest: Person) -> None:
    """Both see the same end, and it is the one that the log tells."""
    assert scores(host) == scores(guest)
    assert len(scores(host)) == 3
    assert {"Marisol", "Dana"} < set(scores(host))
    assert host.page.locator(".ranking [data-won]").count() >= 1
    for each in (host, guest):
        assert each.axe() == []
        assert each.overflow() <= 0
    assert host.page.locator(".seed dd").nth(1).text_content()


def test_a_game_of_cabanga(person: Arrive) -> None:
    host, guest = sit_together(person, "cabanga", {"limit": 1, "hand": 4})
    assert host.axe() == guest.axe() == []
    assert guest.page.locator(".hand .card").count() == 4

    def again() -> None:
        before = guest.page.locator(".log li").count()
        guest.reopen()
        guest.page.locator(".playing").wait_for()
        assert guest.page.locator(".log li").count() >= before

    play_to_the_end((host, guest), again, 480)
    check_the_end(host, guest)
    assert all(score == "0" or score[0] == "−" for score in scores(host).values())

    where = host.page.url
    host.page.locator(".ending .main").click()
    for each in (host, guest):
        each.page.wait_for_url(lambda url: url != where)
        each.page.locator(".setting[data-you]").wait_for()


@pytest.mark.parametrize(("variant", "limit_s"), [(1, 480), (2, 480), (3, 480)])
def test_a_game_of_beagle_or_bagel(person: Arrive, variant: int, limit_s: float) -> None:
    host, guest = sit_together(person, "beagle", {"game": variant})
    assert guest.overflow() <= 0

    def again() -> None:
        assert host.axe() == guest.axe() == []
        guest.reopen()
        guest.page.locator(".playing").wait_for()

    play_to_the_end((host, guest), again, limit_s)
    check_the_end(host, guest)
