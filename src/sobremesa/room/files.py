"""Files that a browser may have: the page's, and of a game's folder its words, texts, board and pictures."""

import base64
import hashlib
import re
from pathlib import Path

from fastapi import Request, Response

from sobremesa.room.refusals import Code, Refused

ROOM = Path(__file__).parent
PAGE = ROOM.parent / "page"
TABLE_WORDS = ROOM.parent / "table/words"
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".md": "text/markdown; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".webmanifest": "application/manifest+json",
}
OF_A_GAME = (".ftl", ".md", ".js", ".css", ".svg", ".png", ".webp", ".woff2", ".mp3")
OF_THE_PAGE = tuple(suffix for suffix in TYPES if suffix != ".html")
HIDDEN = ("tests", "__pycache__")
INLINE = re.compile(rb"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", re.DOTALL)


def found(folder: Path, name: str, suffixes: tuple[str, ...]) -> Path:
    """The file of this name below ``folder``; `Refused` if there is none that a browser may have."""
    parts = name.split("/")
    plain = all(re.fullmatch(r"@?[A-Za-z0-9_][A-Za-z0-9_.-]*", part) for part in parts)
    if not plain or Path(name).suffix not in suffixes or set(parts) & set(HIDDEN):
        raise Refused(Code.NOT_FOUND)
    path = folder / name
    if not path.resolve().is_relative_to(folder.resolve()) or not path.is_file():
        raise Refused(Code.NOT_FOUND)
    return path


def answer(request: Request, content: bytes, suffix: str) -> Response:
    """A file's content; only its label again if the browser has it already. It asks each time: nothing goes stale."""
    label = f'"{hashlib.sha256(content).hexdigest()[:24]}"'
    headers = {"ETag": label, "Cache-Control": "no-cache"}
    if label in [each.strip() for each in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    return Response(content, headers=headers | {"Content-Type": TYPES[suffix]})


def words(language: str) -> bytes:
    """The words of every table and of the room in one language."""
    name = f"{language}.ftl"
    folders = (TABLE_WORDS, ROOM / "words")
    return b"\n".join(found(folder, name, (".ftl",)).read_bytes() for folder in folders)


def policy(page: bytes) -> str:
    """What the page may load: our own files, and the scripts that stand in it (its import map) by their hash."""
    hashes = [
        base64.b64encode(hashlib.sha256(text).digest()).decode() for text in INLINE.findall(page)
    ]
    scripts = " ".join(["'self'", *(f"'sha256-{each}'" for each in hashes)])
    return (
        f"default-src 'none'; script-src {scripts}; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "connect-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
        "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )
