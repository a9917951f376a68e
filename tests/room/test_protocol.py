"""The protocol's three documents say what the classes say; what is sent fits the schema."""

from pathlib import Path

import jsonschema_rs
import pytest
from tests.room.people import HastyClock, party, running

from sobremesa.room import schema
from sobremesa.room.app import create_app


def test_the_documents_are_not_stale() -> None:
    assert schema.stale() == [], "run: python -m sobremesa.room.schema"


def test_a_stale_document_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "FILES", {tmp_path / "docs/a.md": lambda: "new"})
    assert schema.main(["--check"]) == 1
    assert schema.main([]) == 0
    assert schema.main(["--check"]) == 0


@pytest.mark.asyncio
async def test_every_message_of_a_game_fits_the_schema(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/r.db"
    async with running(create_app(url, clock=HastyClock(), ping_ms=0)) as app:
        _, (ana,) = await party(app, 1, bots=2, game="cabanga", options={"limit": 1})
        await ana.ask("dance")
        await ana.hear_end()
    whole = schema.schema()
    checker = jsonschema_rs.validator_for({**whole, "$ref": "#/$defs/FromServer"})
    for message in ana.heard:
        checker.validate(message)
    assert {message["kind"] for message in ana.heard} == {"lobby", "news", "answer", "error"}
