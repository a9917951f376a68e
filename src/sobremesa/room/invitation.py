"""A table's link as a QR code, to be scanned from somebody's screen."""

import io
from typing import Annotated

import segno
from fastapi import APIRouter, Path, Request, Response

routes = APIRouter()


@routes.get("/t/{table}/invitation.svg")
async def invitation(
    request: Request, table: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{16}$")]
) -> Response:
    """The QR code of the address under which this request's sender has found the table."""
    return Response(
        drawn(f"{request.base_url}t/{table}"),
        media_type="image/svg+xml",
        headers={"Cache-Control": "private, max-age=86400"},
    )


def drawn(link: str) -> bytes:
    """A link as a picture, dark on light whatever the page's colours are: so cameras read it best."""
    picture = io.BytesIO()
    code = segno.make_qr(link, error="m")
    code.save(
        picture, kind="svg", dark="#2d1913", light="#fffcf6", border=3, xmldecl=False, omitsize=True
    )
    return picture.getvalue()
