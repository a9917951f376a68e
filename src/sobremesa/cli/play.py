"""``sobremesa play``: compile the rules, start the server, say where it is."""

import socket
from pathlib import Path

import platformdirs
from rich.console import Console

from sobremesa.cli.compiling import compile_all
from sobremesa.players import functions_to_warm, warm
from sobremesa.table.errors import SobremesaError
from sobremesa.table.registry import games

EVERYWHERE = ("0.0.0.0", "::", "")
FAR = ("192.0.2.1", 9)  # RFC 5737: an address for examples; nothing is sent there


class NoAddress(SobremesaError):
    """The server cannot listen where it was told to."""


def serve_tables(host: str, port: int, database: str | None) -> None:
    """Serve until somebody stops it."""
    check_free(host, port)
    console = Console(soft_wrap=True)
    compile_all(console, [(game.name, functions_to_warm(game), warm(game)) for game in games()])

    from sobremesa.room.serve import serve

    serve(host, port, database or own_database(), lambda: console.print(welcome(host, port)))


def check_free(host: str, port: int) -> None:
    """`NoAddress` says why nothing can listen there."""
    try:
        found = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        family, kind, protocol, _, address = found[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        raise NoAddress(no_address(host, port, error)) from error


def no_address(host: str, port: int, error: OSError) -> str:
    """A sentence for why a socket could not be bound."""
    if isinstance(error, socket.gaierror):
        return f"there is no host {host!r}: use 0.0.0.0 for your network or 127.0.0.1 for this machine only"
    if isinstance(error, PermissionError):
        return f"port {port} is not for everybody: choose one from 1024 on, as --port 8000"
    other = port + 1 if port < 65535 else port - 1
    return f"port {port} on {host} cannot be used, another program may have it: try --port {other}"


def own_database() -> str:
    """The file in the user's data folder where tables are kept by default."""
    folder = Path(platformdirs.user_data_dir("sobremesa", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def welcome(host: str, port: int) -> str:
    """Where to play, whom to invite how, and how to stop."""
    here = "127.0.0.1" if host in EVERYWHERE else host
    lines = [f"\nPlay here:        [bold link={url(here, port)}]{url(here, port)}[/]"]
    network = network_address() if host in EVERYWHERE else None
    if network is not None:
        lines.append(
            f"On your network:  [bold]{url(network, port)}[/]  (send this to your friends)"
        )
    lines.append("Stop with Ctrl+C: games go on where they were at the next start.\n")
    return "\n".join(lines)


def url(host: str, port: int) -> str:
    """A page's address; an IPv6 address stands in brackets."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def network_address() -> str | None:
    """This machine's address as others in its network know it; ``None`` without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(FAR)  # chooses a way out, sends nothing
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith(("127.", "0.")) else address
