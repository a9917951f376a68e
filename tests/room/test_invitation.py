"""The invitation as a QR code: of the address that was asked, and of nothing else."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
import segno
from tests.room.people import ORIGIN, HandClock, Person, running

from sobremesa.room.app import create_app
from sobremesa.room.invitation import drawn


@pytest.mark.asyncio
async def test_the_link_of_a_table_is_drawn(tmp_path: Path) -> None:
    app = create_app(f"sqlite:///{tmp_path}/r.db", clock=HandClock(), ping_ms=0)
    async with running(app):
        ana = Person(app)
        table = await ana.lay(game="cabanga", seats=3)
        answer = await ana.http.get(f"/t/{table}/invitation.svg")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.content == drawn(f"{ORIGIN}/t/{table}")
        assert (await ana.http.get("/t/x/invitation.svg")).status_code == 422


def test_the_picture_is_the_code_of_the_link() -> None:
    """Every dark square of the code is one of the picture."""
    link = f"{ORIGIN}/t/AbCdEfGhIjKlMnOp"
    picture = ET.fromstring(drawn(link))
    matrix = segno.make_qr(link, error="m").matrix
    assert picture.tag.endswith("svg")
    assert picture.attrib["viewBox"].split()[2] == str(len(matrix) + 6)
    dark = next(each for each in picture.iter() if "stroke" in each.attrib)
    runs = [int(run) for run in re.findall(r"h(\d+)", dark.attrib["d"])]
    assert sum(runs) == sum(sum(row) for row in matrix)
