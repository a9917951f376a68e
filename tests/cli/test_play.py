"""Where the server listens, and how it says so."""

import socket

import pytest

from sobremesa.cli import play
from sobremesa.cli.play import NoAddress, check_free, network_address, own_database, welcome


def test_a_port_that_is_taken_is_said_with_another() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(
            NoAddress, match=rf"port {port} on 127.0.0.1 cannot be used.*--port \d+"
        ):
            check_free("127.0.0.1", port)
    check_free("127.0.0.1", port)


def test_a_host_that_is_none_is_said() -> None:
    with pytest.raises(NoAddress, match=r"there is no host 'no\.such\.host\.invalid'"):
        check_free("no.such.host.invalid", 8000)


def test_the_welcome_has_an_address_an_invitation_and_a_way_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(play, "network_address", lambda: "192.168.1.7")
    said = welcome("0.0.0.0", 8000)
    assert "http://127.0.0.1:8000" in said
    assert "http://192.168.1.7:8000" in said
    assert "Ctrl+C" in said


def test_nobody_is_invited_where_nobody_else_can_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "network_address", lambda: "192.168.1.7")
    assert "192.168.1.7" not in welcome("127.0.0.1", 8000)
    monkeypatch.setattr(play, "network_address", lambda: None)
    assert "network" not in welcome("0.0.0.0", 8000)


def test_the_address_in_the_network_is_not_this_machine_alone() -> None:
    address = network_address()
    assert address is None or not address.startswith("127.")


def test_an_ipv6_host_stands_in_brackets() -> None:
    assert "http://[::1]:8000" in welcome("::1", 8000)


def test_the_database_is_a_file_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert own_database() == f"sqlite:///{tmp_path}/sobremesa/tables.db"
    assert (tmp_path / "sobremesa").is_dir()
