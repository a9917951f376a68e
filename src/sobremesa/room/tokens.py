"""Who somebody is at a table: a token in a cookie that no script can read, of which the store keeps a hash."""

import secrets

from fastapi import Response
from starlette.requests import HTTPConnection

from sobremesa.room.hall import token_hash
from sobremesa.room.lobby import Seating

PREFIX = "sobremesa-"
TOKEN_BYTES = 32
MONTH_S = 30 * 24 * 3600


def token_for(connection: HTTPConnection, table: str, seating: Seating | None) -> str | None:
    """The token of this browser at a table.

    After a rematch people come with the token of the table before; so any that sits here, or is the host's, will do,
    and whom the host has sent away is known by any.
    """
    cookies = connection.cookies
    tokens = [token for name, token in cookies.items() if name.startswith(PREFIX) and token]
    own = cookies.get(PREFIX + table)
    for token in [own, *tokens] if own else tokens:
        known = token_hash(token)
        if seating and is_known(seating, known):
            return token
    return own or None


def is_known(seating: Seating, known: bytes) -> bool:
    """Whether a table has to do with who holds this token."""
    return seating.seat_of(known) is not None or seating.is_host(known) or seating.is_barred(known)


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def give(response: Response, connection: HTTPConnection, table: str, token: str) -> None:
    """Put the token into the browser's cookie of this table."""
    response.set_cookie(
        PREFIX + table,
        token,
        max_age=MONTH_S,
        path="/",
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
    )
