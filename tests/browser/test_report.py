"""The lab's report as somebody opens it from a folder, with no network."""

from pathlib import Path

import pytest
from tests.browser.kit import Person, browsing

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
