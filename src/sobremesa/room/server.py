"""Start the server: where its tables are kept, which address friends on the same network can open."""

import contextlib
import os
import socket
from pathlib import Path

import platformdirs
import uvicorn

from sobremesa.room.app import create_app
from sobremesa.room.hall import KEEP_DAYS
from sobremesa.search.warming import Note

DATABASE = "SOBREMESA_DATABASE_URL"
ORIGINS = "SOBREMESA_ORIGINS"
KEEP = "SOBREMESA_KEEP_DAYS"
MOST_FRAME_BYTES = 256 * 1024
"""Longer frames end the connection; those over 8 kB are answered with an error."""


def default_database_url() -> str:
    """The database of the environment, else a file in the user's own folder."""
    given = os.environ.get(DATABASE)
    if given:
        return given
    folder = Path(platformdirs.user_data_dir("sobremesa"))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'sobremesa.db'}"


def invitation_host() -> str | None:
    """This machine's address on the local network, if it has one. Nothing is sent to find it."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        address = str(probe.getsockname()[0])
        return None if address.startswith("127.") or address == "0.0.0.0" else address
    return None


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database_url: str | None = None,
    keep_days: int | None = None,
    note: Note = lambda game, function: None,
) -> None:
    """Run the server until it is interrupted; ``keep_days`` 0: no table is too old. ``note`` hears what is compiled."""
    if keep_days is None:
        keep_days = int(os.environ.get(KEEP, KEEP_DAYS))
    origins = [each for each in os.environ.get(ORIGINS, "").split(",") if each]
    uvicorn.run(
        create_app(
            database_url or default_database_url(),
            origins=origins,
            keep_days=keep_days,
            note=note,
        ),
        host=host,
        port=port,
        log_level="warning",
        ws_max_size=MOST_FRAME_BYTES,
        ws_ping_interval=20,
        timeout_graceful_shutdown=2,
    )
