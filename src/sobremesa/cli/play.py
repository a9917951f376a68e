"""``sobremesa play``: start the server, say where it is, and how far the rules are compiled."""

import asyncio
import socket

from rich.console import Console

from sobremesa.cli.compiling import bars
from sobremesa.room.database import StoreError
from sobremesa.room.hall import all_installed
from sobremesa.room.server import default_database_url, invitation_host, serve
from sobremesa.room.store import Store
from sobremesa.search.warming import parts
from sobremesa.table.errors import SobremesaError

EVERYWHERE = ("0.0.0.0", "::", "")


class CannotServe(SobremesaError):
    """The server cannot listen where it was told to, or not keep its tables there."""


def serve_tables(host: str, port: int, database: str | None) -> None:
    """Serve until somebody stops it."""
    check_address(host, port)
    address = database or default_database_url()
    check_database(address)
    console = Console(soft_wrap=True)
    console.print(welcome(host, port))
    functions = {part.name: part.functions for part in parts(all_installed())}
    with bars(console, functions) as note:
        serve(host, port, address, note=note)


def check_address(host: str, port: int) -> None:
    """`CannotServe` says why nothing can listen there."""
    try:
        found = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        family, kind, protocol, _, address = found[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        raise CannotServe(no_address(host, port, error)) from error


def no_address(host: str, port: int, error: OSError) -> str:
    """A sentence for why a socket could not be bound."""
    if isinstance(error, socket.gaierror):
        return f"there is no host {host!r}: use 0.0.0.0 for your network or 127.0.0.1 for this machine only"
    if isinstance(error, PermissionError):
        return f"port {port} is not for everybody: choose one from 1024 on, as --port 8000"
    other = port + 1 if port < 65535 else port - 1
    return f"port {port} on {host} cannot be used, another program may have it: try --port {other}"


def check_database(address: str) -> None:
    """Open the database once; `CannotServe` says why that cannot be done."""

    async def open_once() -> None:
        async with Store.open(address):
            pass

    try:
        asyncio.run(open_once())
    except StoreError as error:
        raise CannotServe(str(error)) from error


def welcome(host: str, port: int) -> str:
    """Where to play, whom to invite how, and how to stop."""
    here = url("127.0.0.1" if host in EVERYWHERE else host, port)
    lines = [f"\nPlay here:        [bold link={here}]{here}[/]"]
    network = invitation_host() if host in EVERYWHERE else None
    if network is not None:
        lines.append(
            f"On your network:  [bold]{url(network, port)}[/]  (send this to your friends)"
        )
    lines.append("Stop with Ctrl+C; at the next start every game goes on where it was.\n")
    return "\n".join(lines)


def url(host: str, port: int) -> str:
    """A page's address; an IPv6 address stands in brackets."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
