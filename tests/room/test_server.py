"""Starting the server: where its tables are kept, where friends find it; and the machine's own clock."""

import asyncio
import ipaddress
import time
from pathlib import Path

import platformdirs
import pytest

from sobremesa.room import default_database_url, invitation_host, server
from sobremesa.room.clock import ServerClock


def test_tables_are_kept_in_the_users_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "data"
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda _: str(folder))
    monkeypatch.delenv(server.DATABASE, raising=False)
    assert default_database_url() == f"sqlite:///{folder}/sobremesa.db"
    assert folder.is_dir()
    monkeypatch.setenv(server.DATABASE, "postgresql://me@host/name")
    assert default_database_url() == "postgresql://me@host/name"


def test_friends_get_an_address_of_this_machine() -> None:
    found = invitation_host()
    assert found is None or not ipaddress.ip_address(found).is_loopback


def test_serving_says_where(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked = {}
    monkeypatch.setattr(server.uvicorn, "run", lambda app, **how: asked.update(how))
    server.serve("127.0.0.1", 8123, f"sqlite:///{tmp_path}/r.db")
    assert (asked["host"], asked["port"]) == ("127.0.0.1", 8123)
    assert asked["ws_max_size"] > 8192


@pytest.mark.asyncio
async def test_the_machines_clock_is_that_of_the_world_and_can_be_waited_for() -> None:
    clock, woken = ServerClock(), asyncio.Event()
    begun = clock.now_ms()
    assert abs(begun - time.time() * 1000) < 1000
    await clock.wait(woken, begun + 20)
    assert clock.now_ms() >= begun + 20
    await clock.wait(woken, begun)
    woken.set()
    await clock.wait(woken, None)
    await clock.wait(woken, begun + 10**9)
