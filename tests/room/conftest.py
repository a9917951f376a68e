"""A new, empty database for each test: an SQLite file, then a PostgreSQL of our own."""

import os
import shutil
import socket
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytest_postgresql.executors import PostgreSQLExecutor
from pytest_postgresql.janitor import DatabaseJanitor
from tools.needs import pg_ctl


def starter(home: Path) -> str:
    """The pg_ctl to call. PostgreSQL refuses root, so for root one that becomes user postgres."""
    found = pg_ctl()
    if found is None:
        pytest.fail("PostgreSQL is not installed here: run tools/needs.py")
    if os.geteuid() != 0:
        return found
    wrapper = home / "pg_ctl"
    drop = "setpriv --reuid=postgres --regid=postgres --init-groups"
    wrapper.write_text(f'#!/bin/sh\ncd / && exec {drop} "{found}" "$@"\n')
    wrapper.chmod(0o755)
    shutil.chown(home, "postgres", "postgres")
    return str(wrapper)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[PostgreSQLExecutor]:
    """A PostgreSQL server for this run, in a folder that its user can reach."""
    with tempfile.TemporaryDirectory(prefix="sobremesa-pg-") as folder:
        home = Path(folder)
        server = PostgreSQLExecutor(
            executable=starter(home),
            host="127.0.0.1",
            port=free_port(),
            datadir=str(home / "data"),
            unixsocketdir=folder,
            logfile=str(home / "log"),
            startparams="-w",
            dbname="sobremesa",
        )
        with server:
            yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/room.db"
        return
    server: PostgreSQLExecutor = request.getfixturevalue("postgresql_server")
    with DatabaseJanitor(
        user=server.user, host=server.host, port=server.port, dbname=server.dbname
    ):
        yield f"postgresql://{server.user}@{server.host}:{server.port}/{server.dbname}"
