"""After an update the rules are compiled anew: whoever comes to a table in play sees how far they are."""

from pathlib import Path

import pytest
from tests.room.people import Person
from tests.room.test_readiness import NAME, finish, restarted

pytestmark = pytest.mark.asyncio


async def test_a_table_in_play_tells_how_far_its_rules_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with restarted(tmp_path, monkeypatch) as (app, table, ana, workshop):
        again = Person(app)
        again.http.cookies = ana.http.cookies
        assert (await again.http.get(f"/t/{table}")).status_code == 200
        assert (await again.connect(table))["type"] == "websocket.accept"
        again.say("hello", version=1, last=0)
        first = await again.hear()
        assert [first[each] for each in ("state", "you", "compiled")] == ["playing", 0, 0]
        workshop.note(NAME, "deal")
        assert (await again.hear())["compiled"] > 0
        assert app.state.hall.awake == {}
        finish(workshop, NAME)
        await again.hear_until(lambda each: each["kind"] == "news")
        assert again.latest("lobby")["compiled"] == 100
        await again.leave()
