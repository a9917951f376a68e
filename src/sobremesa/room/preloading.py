"""Which scripts a page will ask for, written into it: so the browser fetches them side by side.

Without that it learns of each only from the script that imports it, one after another, ten deep.
"""

import json
import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from urllib.parse import urljoin

from sobremesa.room import files
from sobremesa.table.contract import Game

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
IMPORT = re.compile(r"""\b(?:from|import)\s*["']([^"'\n]+)["']""")
LATER = re.compile(r"""\bimport\(\s*["'](\./[^"'\n]+)["']\s*\)""")
IMPORT_MAP = re.compile(r'<script type="importmap">(.*?)</script>', re.DOTALL)
HEAD = "</head>"


def with_links(page: str, scripts: Iterable[str], game: Game | None = None) -> str:
    """The page with a link for each script that these import, and for what draws this game."""
    names = json.loads(IMPORT_MAP.findall(page)[0])["imports"]
    found = closure(scripts, names, game)
    links = [f'<link rel="modulepreload" href="{address}">' for address in found]
    if game is not None and (game.folder / "board.css").is_file():
        links.append(f'<link rel="preload" as="style" href="/games/{game.name}/board.css">')
    return page.replace(HEAD, "\n".join([*links, HEAD]), 1)


def closure(scripts: Iterable[str], names: dict[str, str], game: Game | None) -> list[str]:
    """The addresses of these scripts and of all that they import, and of a game's board."""
    found: dict[str, None] = {}
    waiting = list(scripts)
    if game is not None and (game.folder / "board.js").is_file():
        waiting.append(f"/games/{game.name}/board.js")
    while waiting:
        address = waiting.pop(0)
        path = path_of(address, game)
        if address in found or path is None:
            continue
        found[address] = None
        waiting += [
            resolved(name, address, names) for name in imports(path, path.stat().st_mtime_ns)
        ]
    return list(found)


def path_of(address: str, game: Game | None) -> Path | None:
    """The file behind an address, if there is one that these pages need."""
    _, room, name = address.split("/", 2)
    folder = files.PAGE if room == "page" else game.folder if game is not None else None
    if folder is None:
        return None
    path = folder / (name if room == "page" else name.split("/", 1)[1])
    return path if path.is_file() else None


def resolved(name: str, address: str, names: dict[str, str]) -> str:
    """The address of what a script at ``address`` calls ``name``."""
    if name in names:
        return names[name]
    folder, _, rest = name.partition("/")
    if f"{folder}/" in names:
        return names[f"{folder}/"] + rest
    return urljoin(address, name)


@lru_cache(maxsize=1000)
def imports(path: Path, _changed: int) -> list[str]:
    """What a script imports; of a game's board also what it fetches once it knows that it is at a table."""
    text = COMMENT.sub("", path.read_text(encoding="utf-8"))
    later = [] if path.is_relative_to(files.PAGE) else LATER.findall(text)
    return IMPORT.findall(text) + later
