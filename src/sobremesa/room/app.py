"""The server: routes, files, cookies, and the way into a table's socket."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, FastAPI, Path, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from sobremesa.room import afterwards, files, invitation, messages, waiting
from sobremesa.room.bots import Minds, Players
from sobremesa.room.clock import Clock, ServerClock
from sobremesa.room.dice import Dice
from sobremesa.room.hall import KEEP_DAYS, Hall, all_installed, installed, token_hash
from sobremesa.room.live import Live
from sobremesa.room.lobby import Seating
from sobremesa.room.preloading import with_links
from sobremesa.room.readiness import Readiness
from sobremesa.room.refusals import Code, Refused
from sobremesa.room.shield import Shield
from sobremesa.room.socket import Connection, is_same_origin, place_of
from sobremesa.room.store import Store
from sobremesa.room.tokens import give, new_token, token_for
from sobremesa.search.warming import Note
from sobremesa.table.contract import Game

PING_MS = 2_000
BAD_REQUEST, NOT_FOUND = 400, 404
NO_SUCH_TABLE_CLOSE, ORIGIN_CLOSE = 4404, 1008
REFUSALS: dict[int | str, dict[str, object]] = {"4XX": {"model": messages.Error}}
"""How the API's description has every refusal. The description is served nowhere; tests hold the answers to it."""
Name = Annotated[str, Path(max_length=200)]
routes = APIRouter()


@dataclass(frozen=True)
class Settings:
    """What is the same for all of a server's connections."""

    minds: Minds
    ping_ms: int
    origins: frozenset[str]


def create_app(
    database_url: str,
    *,
    clock: Clock | None = None,
    dice: Dice | None = None,
    minds: Minds | None = None,
    ping_ms: int = PING_MS,
    origins: Iterable[str] = (),
    keep_days: int = KEEP_DAYS,
    note: Note = lambda game, function: None,
) -> FastAPI:
    """The server as an ASGI app; its tables are in the database. ``ping_ms`` 0: no pings.

    ``origins`` are pages of other addresses that may connect. Tables at which nobody has played for ``keep_days`` days
    are deleted (0: none ever is). ``note`` hears what is compiled. The rest is for tests.
    """
    settings = Settings(minds or Players(), ping_ms, frozenset(origins))
    clock, dice = clock or ServerClock(), dice or Dice()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with Store.open(database_url) as store:
            readiness = Readiness(all_installed(), note)
            hall = Hall(store, clock, dice, settings.minds, readiness, keep_days)
            app.state.hall, app.state.settings = hall, settings
            try:
                await hall.open()
                yield
            finally:
                await hall.close()

    app = FastAPI(
        title="Sobremesa", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None
    )
    for each in (routes, afterwards.routes, invitation.routes):
        app.include_router(each, responses=REFUSALS)
    app.add_middleware(Shield)
    for kind, say in SAYING.items():
        app.add_exception_handler(kind, say)
    return app


# What is refused, over HTTP


def say_refused(request: Request, error: Exception) -> Response:
    """A refusal as an error message."""
    assert isinstance(error, Refused)
    return JSONResponse(error.message(None).model_dump(), error.status)


def say_invalid(request: Request, error: Exception) -> Response:
    """What could not be read."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return say_refused(request, Refused(Code.NOT_JSON))
    return say_refused(request, Refused(Code.BAD_MESSAGE, where=place_of(first["loc"][1:])))


def say_http(request: Request, error: Exception) -> Response:
    """What has no route, or not this method, or a body that is no text at all."""
    assert isinstance(error, HTTPException)
    refusal = Refused(Code.NOT_JSON if error.status_code == BAD_REQUEST else Code.NOT_FOUND)
    status = refusal.status if error.status_code == BAD_REQUEST else error.status_code
    return JSONResponse(refusal.message(None).model_dump(), status, headers=error.headers)


SAYING = {Refused: say_refused, RequestValidationError: say_invalid, HTTPException: say_http}


# Pages and files: of a page, whoever shows a preview of its link asks for the head


@routes.head("/", include_in_schema=False)
@routes.get("/")
def home(request: Request) -> Response:
    """The page on which a table is laid."""
    return page(request, "lobby")


@routes.head("/t/{table}", include_in_schema=False)
@routes.get("/t/{table}")
async def table_page(request: Request, table: Name) -> Response:
    """The page of a table; whoever comes gets a token of their own, so that they can sit down."""
    hall = hall_of(request)
    try:
        seating = await waiting.waiting(hall, table)
        if seating is None:
            async with hall.enter(table) as live:
                seating = live.seating
        token = token_for(request, table, seating) or new_token()
        game, begun = seating.game, seating.row.state != "lobby"
    except Refused as refusal:  # the page itself says so when its socket is told
        return with_status(await asyncio.to_thread(page, request, "table"), refusal.status)
    scripts = ("table", "playing") if begun else ("table",)
    response = await asyncio.to_thread(page, request, *scripts, game=game if begun else None)
    give(response, request, table, token)
    return response


@routes.head("/t/{table}/replay", include_in_schema=False)
@routes.get("/t/{table}/replay")
async def replay_page(request: Request, table: Name) -> Response:
    """The page on which a finished game is seen again; it needs no cookie."""
    try:
        row, _, _ = await afterwards.finished(request, table)
    except Refused:  # the page itself says so when it asks for the replay
        return with_status(await asyncio.to_thread(page, request, "replay"), NOT_FOUND)
    return await asyncio.to_thread(page, request, "replay", game=installed(row.game))


def with_status(response: Response, status: int) -> Response:
    """A page with the status of what it is about; not where the browser has it already and is sent none (304)."""
    if response.body:
        response.status_code = status
    return response


def page(request: Request, *scripts: str, game: Game | None = None) -> Response:
    """The one page, which may run its own scripts only, with links to those that it will need."""
    plain = files.found(files.PAGE, "index.html", (".html",)).read_text(encoding="utf-8")
    addresses = [f"/page/{name}.js" for name in ("main", *scripts)]
    content = with_links(plain, addresses, game).encode()
    response = files.answer(request, content, ".html")
    response.headers["Content-Security-Policy"] = files.policy(content)
    return response


@routes.get("/page/{name:path}")
def page_file(request: Request, name: Name) -> Response:
    """A file of the page."""
    path = files.found(files.PAGE, name, files.OF_THE_PAGE)
    return files.answer(request, path.read_bytes(), path.suffix)


@routes.get("/words/{language}.ftl")
def room_words(request: Request, language: Name) -> Response:
    """The words of every table and of the room."""
    return files.answer(request, files.words(language), ".ftl")


@routes.get("/games/{game}/{name:path}")
def game_file(request: Request, game: Name, name: Name) -> Response:
    """A file of a game's folder: words, texts, board, pictures; never its rules."""
    try:
        folder = installed(game).folder
    except Refused as error:
        raise Refused(Code.NOT_FOUND) from error
    path = files.found(folder, name, files.OF_A_GAME)
    return files.answer(request, path.read_bytes(), path.suffix)


# Tables


@routes.get("/api/games")
def games(request: Request) -> list[messages.GameInfo]:
    """The installed games."""
    minds = request.app.state.settings.minds
    return [about(game, minds) for game in all_installed()]


def about(game: Game, minds: Minds) -> messages.GameInfo:
    """What the page needs to know of a game to lay a table."""
    options = [
        messages.OptionInfo(
            name=option.name,
            default=option.default,
            least=option.least,
            most=option.most,
            values=list(option.values),
        )
        for option in game.options
    ]
    return messages.GameInfo(
        name=game.name,
        least_seats=game.seats.start,
        most_seats=game.seats.stop - 1,
        options=options,
        players=minds.names(game),
        board=(game.folder / "board.js").is_file(),
    )


@routes.post("/api/tables", status_code=201)
async def lay_table(
    request: Request, response: Response, wanted: messages.NewTable
) -> messages.TableMade:
    """Lay a table; who does so is its host."""
    check_origin(request)
    token = new_token()
    table = await hall_of(request).lay(wanted, token_hash(token))
    give(response, request, table, token)
    return messages.TableMade(table=table)


@routes.post("/api/tables/{table}/seats", status_code=204)
async def sit_down(request: Request, table: Name, wanted: messages.SitDown) -> Response:
    """Take a free seat under a nickname."""
    check_origin(request)
    async with hall_of(request).enter(table) as live:
        token = token_for(request, table, live.seating) or new_token()
        await live.do(lambda: live.seating.sit(token_hash(token), wanted))
        response = Response(status_code=204)
        give(response, request, table, token)
        return response


@routes.websocket("/ws/{table}")
async def table_socket(websocket: WebSocket, table: str) -> None:
    """A browser at a table."""
    settings: Settings = websocket.app.state.settings
    headers = websocket.headers
    if not is_same_origin(headers.get("origin"), headers.get("host"), settings.origins):
        await websocket.close(ORIGIN_CLOSE)
        return
    hall = hall_of(websocket)
    await websocket.accept()
    try:
        seating = await waiting.waiting(hall, table)
        if seating is not None:
            await waiting.tell(hall, seating, websocket, hash_of(websocket, seating))
        async with hall.enter(table) as live:
            await converse(websocket, live, hall.clock, settings.ping_ms)
    except Refused as refusal:
        await websocket.send_text(refusal.message(None).model_dump_json())
        await websocket.close(NO_SUCH_TABLE_CLOSE)


async def converse(websocket: WebSocket, live: Live, clock: Clock, ping_ms: int) -> None:
    """Let a browser in that was found to be welcome."""
    await Connection(websocket, clock, hash_of(websocket, live.seating)).converse(live, ping_ms)


def hash_of(websocket: WebSocket, seating: Seating) -> bytes | None:
    """What is kept of the token by which this browser is known at a table."""
    token = token_for(websocket, seating.row.id, seating)
    return token_hash(token) if token else None


def check_origin(request: Request) -> None:
    """Who sends an origin must be our own page; programs that send none hold no cookie of anybody."""
    origin = request.headers.get("origin")
    allowed = request.app.state.settings.origins
    if origin is not None and not is_same_origin(origin, request.headers.get("host"), allowed):
        raise Refused(Code.WRONG_ORIGIN)


def hall_of(connection: Request | WebSocket) -> Hall:
    """The server's tables."""
    hall: Hall = connection.app.state.hall
    return hall
