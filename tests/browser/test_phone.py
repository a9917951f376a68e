"""On a small phone what is counted, and what is asked for, lies above the buttons; with large letters nothing is cut off."""

from collections.abc import Callable

import pytest
from tests.browser.kit import PACE, Person

Arrive = Callable[..., Person]
SLIM = (360, 740)
COVERED = """selector => [...document.querySelectorAll(selector)].filter(each => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return [top + 3, bottom - 3].some(y => !document.elementFromPoint((left + right) / 2, y)?.closest(".cloth"));
}).map(each => each.outerHTML.slice(0, 200))"""


@pytest.mark.parametrize("variant", [1, 2, 3])
@pytest.mark.parametrize("seats", [3, 6])
def test_all_faces_of_a_race_are_in_view(variant: int, seats: int, person: Arrive) -> None:
    me = person("Wilhelmina Maximilia", size=SLIM, language="pt")
    me.lay_table("beagle", seats, {"game": variant}, {**PACE, "turn": 0, "race": 0})
    me.sit()
    me.fill_with_bots()
    me.start()
    me.page.locator(".ready").click()
    me.page.locator("[data-racing]").wait_for()
    assert me.page.locator(".cloth [data-card].card").count() >= seats
    assert me.page.evaluate(COVERED, ".cloth .card") == []
    assert me.overflow() <= 0
