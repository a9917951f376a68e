"""Routes to what is left of a game: its replay, its deal, its recording. Before the end there is nothing there."""

import asyncio
import hashlib
import logging
from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import APIRouter, Path, Request, Response

from sobremesa.room import film, messages
from sobremesa.room.draws import dealt
from sobremesa.room.hall import NAME, Hall, installed
from sobremesa.room.highlights import highlights
from sobremesa.room.recording import (
    Dealt,
    Recording,
    Replay,
    ReplayScenes,
    recorded,
    recorded_places,
    result_of,
)
from sobremesa.room.refusals import Code, Refused
from sobremesa.room.replay import OtherRules, replayed
from sobremesa.room.store import Entry, Place, TableRow
from sobremesa.table.scene import plain
from sobremesa.table.table import SPECTATOR

LOG = logging.getLogger(__name__)
AT_ONCE = 24
"""How many scenes one answer holds."""
Name = Annotated[str, Path(max_length=200)]
T = TypeVar("T")
routes = APIRouter(prefix="/api/tables/{table}")


async def finished(request: Request, table: str) -> tuple[TableRow, list[Place], list[Entry]]:
    """A finished table as it is stored; `Refused` for any other."""
    hall: Hall = request.app.state.hall
    row = await hall.store.table(table) if NAME.fullmatch(table) else None
    if row is None:
        raise Refused(Code.NO_SUCH_TABLE)
    if row.state != "over":
        raise Refused(Code.NOT_OVER)
    return row, await hall.store.places(table), await hall.store.entries(table)


async def by_the_rules(make: Callable[[], T]) -> T:
    """Something that is made by playing a game again; `Refused` where the installed rules are others."""
    try:
        return await asyncio.to_thread(make)
    except OtherRules as difference:
        LOG.info("%s", difference)
        raise Refused(Code.OTHER_RULES) from difference


@routes.get("/replay")
async def replay(request: Request, table: Name) -> Replay:
    """What there is to see, and what happened."""
    row, places, entries = await finished(request, table)
    game = installed(row.game)
    boards = True
    try:
        log, beliefs, lines = await by_the_rules(
            lambda: (
                film.log(game, row, entries),
                film.beliefs(game, row, places, entries),
                highlights(game, row, entries),
            )
        )
    except Refused:
        boards, log, beliefs, lines = False, film.log_alone(game, entries), [], []
    return Replay(
        game=row.game,
        options=row.options,
        places=recorded_places(places),
        seed_hash=hashlib.sha256(row.seed).hexdigest(),
        seed=row.seed.hex(),
        boards=boards,
        log=log,
        beliefs=beliefs,
        highlights=[messages.Word.model_validate(plain(line)) for line in lines],
    )


@routes.get("/replay/{seat}/{first}")
async def replay_scenes(request: Request, table: Name, seat: int, first: int) -> ReplayScenes:
    """Some steps as one seat saw them, the cards of the others open."""
    row, _, entries = await finished(request, table)
    if seat not in range(SPECTATOR, row.seats) or first not in range(len(entries)):
        raise Refused(Code.NOT_FOUND)
    game = installed(row.game)
    found = await by_the_rules(lambda: film.scenes(game, row, entries, seat, first, AT_ONCE))
    return ReplayScenes(first=first, scenes=found)


@routes.get("/deal")
async def deal(request: Request, table: Name) -> Dealt:
    """What the deal drew from the seed."""
    row, _, entries = await finished(request, table)
    game = installed(row.game)
    await by_the_rules(lambda: replayed(game, row, entries[:1]))
    return await asyncio.to_thread(dealt, game, row)


@routes.get("/recording")
async def recording(request: Request, table: Name) -> Response:
    """The whole game as a file to keep."""
    row, places, entries = await finished(request, table)
    game = installed(row.game)
    try:
        again = await by_the_rules(lambda: replayed(game, row, entries))
        result = result_of(again.table)
    except Refused:
        result = None
    whole: Recording = recorded(game, row, places, entries, result)
    name = f"{row.game}-{table}.json"
    return Response(
        whole.model_dump_json(indent=1),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )
