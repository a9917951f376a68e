"""Tables at which something was played, while the rules for it are compiled: after an update, that takes a minute.

Nothing can be said of the game until then; but whoever comes sees how far the rules are, as before a deal.
"""

import asyncio
import contextlib

from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect

from sobremesa.room.hall import NAME, Hall, installed
from sobremesa.room.lobby import Seating
from sobremesa.room.presence import Presence
from sobremesa.room.readiness import DONE
from sobremesa.room.telling import lobby_message

LOOK_S = 1.0
"""A browser that hears nothing for twelve seconds takes its line for dead."""


async def waiting(hall: Hall, name: str) -> Seating | None:
    """Who sits at a table that has to wait for its rules; nothing if it does not."""
    row = await hall.store.table(name) if NAME.fullmatch(name) and name not in hall.awake else None
    if row is None or row.state == "lobby" or hall.readiness.percent(await hall.want(row)) == DONE:
        return None
    places = {place.seat: place for place in await hall.store.places(name)}
    return Seating(hall.store, hall.minds, installed(row.game), row, places)


async def tell(
    hall: Hall, seating: Seating, websocket: WebSocket, token_hash: bytes | None
) -> None:
    """Say to a browser how far the rules are, until they are ready or it goes away."""
    needed = await hall.want(seating.row)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (compiled := hall.readiness.percent(needed)) < DONE:
            now = hall.clock.now_ms()
            lobby = lobby_message(seating, Presence(seating), token_hash, 0, compiled, now)
            await websocket.send_text(lobby.model_dump_json())
            await asyncio.sleep(LOOK_S)
