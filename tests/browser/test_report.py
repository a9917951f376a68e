"""The lab's report as somebody opens it from a folder, with no network."""

from pathlib import Path

import pytest
from tests.browser.kit import Person, browsing

from sobremesa.lab import charts
from sobremesa.lab.page import Section, page
from sobremesa.lab.sheets import Row, Sheet
from sobremesa.lab.simulate import simulate
from sobremesa.lab.writing import write_result
from sobremesa.players import player_names
from sobremesa.table.registry import game

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("report")]

SHOWN = "[...document.images].every(each => each.complete && each.naturalWidth > 100)"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_report_can_be_read_without_a_network(tmp_path: Path, scheme: str) -> None:
    cabanga = game("cabanga")
    result = simulate(cabanga, 3, player_names(cabanga)[:2], 50, 1)
    (path,) = write_result(result, tmp_path / "report.html")
    with browsing() as browser:
        me = Person(
            browser, path.as_uri(), "Ana", size=(360, 800), color_scheme=scheme, offline=True
        )
        me.page.goto(me.address)
        assert me.page.evaluate(SHOWN)
        assert me.page.locator("img").count() >= 9
        assert me.overflow() <= 0
        assert me.axe() == []
        me.close()


WHOLE = "[...document.images].map(each => 0 < each.naturalWidth && each.naturalWidth <= each.width)"


def test_whatever_is_long_fits_a_phone(tmp_path: Path) -> None:
    """Names go on in another line, a table scrolls in its box, and no picture's letters are made smaller."""
    facts = {"players": ",".join(["casual"] * 8), "options": f"deck={'longer' * 20} limit=18"}
    rows = {"a-very-long-action in-many words": (0.1, -1.25, 1.5), "b": (0.2, 0.1, 0.3)}
    sheet = Sheet("What was done", ("action", *["seats with it"] * 9), (Row(("b", *["1.0"] * 9)),))
    pictures = (
        ("words", charts.intervals(rows, "games won", 0, "+.1%")),
        ("words", charts.bars({"a winner": {"b": 1}, "another": {"b": 1000}}, "times in a game")),
    )
    path = tmp_path / "report.html"
    path.write_text(page("Two sides", facts, [Section(sheet, pictures)]), encoding="utf-8")
    with browsing() as browser:
        me = Person(browser, path.as_uri(), "Ana", size=(360, 800))
        me.page.goto(me.address)
        assert me.overflow() <= 0
        box = me.page.get_by_role("region", name="What was done")
        assert box.evaluate("each => each.scrollWidth > each.clientWidth && each.tabIndex === 0")
        assert me.page.evaluate(WHOLE) == [True] * len(pictures)
        me.close()
