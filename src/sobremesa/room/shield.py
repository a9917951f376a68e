"""What stands before every HTTP request: headers that keep the page safe, and a limit to what is sent."""

from starlette.datastructures import MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sobremesa.room.refusals import Code, Refused

MOST_BYTES = 8_192
WITH_BODY = ("POST", "PUT", "PATCH", "DELETE")
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Shield:
    """Wraps an app; WebSockets pass (see `sobremesa.room.socket`)."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass one request on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safe(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if scope["method"] not in WITH_BODY:
            await self.app(scope, receive, send_safe)
            return
        body = await whole(receive)
        if body is None:
            refusal = Refused(Code.OVERSIZE, most=MOST_BYTES)
            answer = JSONResponse(refusal.message(None).model_dump(), refusal.status)
            await answer(scope, receive, send_safe)
        else:
            await self.app(scope, once(body, receive), send_safe)


async def whole(receive: Receive) -> bytes | None:
    """A request's body; ``None`` if it is longer than any of ours."""
    body = b""
    while True:
        message = await receive()
        body += bytes(message.get("body", b""))
        if len(body) > MOST_BYTES:
            return None
        if not message.get("more_body", False):
            return body


def once(body: bytes, receive: Receive) -> Receive:
    """A ``receive`` that gives the body, then what comes after it."""
    given = False

    async def receive_body() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_body
