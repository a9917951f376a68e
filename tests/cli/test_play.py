"""Where the server listens, and how it says so; and that it starts, answers and stops."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from tests.kit import killed_after

from sobremesa.cli import play
from sobremesa.cli.play import CannotServe, check_address, check_database, welcome


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_a_port_that_is_taken_is_said_with_another() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(
            CannotServe, match=rf"port {port} on 127.0.0.1 cannot be used.*--port \d+"
        ):
            check_address("127.0.0.1", port)
    check_address("127.0.0.1", port)


def test_a_host_that_is_none_is_said() -> None:
    with pytest.raises(CannotServe, match=r"there is no host 'no\.such\.host\.invalid'"):
        check_address("no.such.host.invalid", 8000)


def test_a_database_that_cannot_be_used_is_said(tmp_path: Path) -> None:
    for address in ("nonsense", f"sqlite:///{tmp_path}/no/such/folder/tables.db"):
        with pytest.raises(CannotServe):
            check_database(address)
    check_database(f"sqlite:///{tmp_path}/tables.db")


def test_the_welcome_has_an_address_an_invitation_and_a_way_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(play, "invitation_host", lambda: "192.168.1.7")
    said = welcome("0.0.0.0", 8000)
    assert "http://127.0.0.1:8000" in said
    assert "http://192.168.1.7:8000" in said
    assert "Ctrl+C" in said


def test_nobody_is_invited_where_nobody_else_can_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "invitation_host", lambda: "192.168.1.7")
    assert "192.168.1.7" not in welcome("127.0.0.1", 8000)
    monkeypatch.setattr(play, "invitation_host", lambda: None)
    assert "network" not in welcome("0.0.0.0", 8000)


def test_an_ipv6_host_stands_in_brackets() -> None:
    assert "http://[::1]:8000" in welcome("::1", 8000)


@pytest.mark.slow
def test_it_compiles_serves_and_stops(tmp_path: Path) -> None:
    port = free_port()
    command = Path(sys.executable).with_name("sobremesa")
    typed = [command, "play", "--host", "127.0.0.1", "--port", str(port)]
    environment = {**os.environ, "SOBREMESA_DATABASE_URL": f"sqlite:///{tmp_path}/tables.db"}
    server = subprocess.Popen(
        typed, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    with server, killed_after(server, 600):
        page = answer(f"http://127.0.0.1:{port}/", server)
        server.send_signal(signal.SIGINT)
        said, _ = server.communicate(timeout=60)
    assert re.search("<html", page, re.IGNORECASE)
    assert f"http://127.0.0.1:{port}" in said
    assert "Traceback" not in said


def answer(url: str, server: "subprocess.Popen[str]") -> str:
    """What the server answers, once it does."""
    end = time.monotonic() + 300
    while time.monotonic() < end and server.poll() is None:
        try:
            with urllib.request.urlopen(url, timeout=5) as response:
                return str(response.read().decode())
        except OSError:
            time.sleep(0.2)
    raise AssertionError("the server did not answer")
