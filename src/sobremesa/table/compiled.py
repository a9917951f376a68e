"""The one place that knows how rules are compiled and where the result is kept.

A rules file is plain Python; ``@rule`` hands it to Numba. Numba's own cache does not notice an edit in a file that
a compiled function calls into, so the folder of the cache is named by a hash of every source that may be compiled.
"""

import hashlib
import inspect
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
import platformdirs

PACKAGE = Path(__file__).parents[1]
ROOMS = ("table", "minds", "games", "players")
"""The rooms whose code is compiled into that of the rooms after them, as far as it is no game's."""
F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Compile a function over records, cached on disk; with ``NUMBA_DISABLE_JIT=1`` it stays the Python it is."""
    return compiled(function)


def inlined(function: F) -> F:
    """A `rule` that is compiled into each of those that call it: for small ones that are called at every step.

    Left to itself, LLVM takes few of Numba's functions for small. A call costs as much as what most of them do.
    """
    return compiled(function, forceinline=True)


def fixed(*kinds: Any) -> Callable[[F], F]:
    """As `inlined`, and its parameters have these types, each a record's dtype or ``int``.

    It is compiled once, when it is defined. A `rule` is compiled for each mixture of the whole numbers that it is
    called with, a dozen times where many parts of a game call it.
    """
    signature = tuple(type_of(kind) for kind in kinds)
    return lambda function: compiled(function, signature, forceinline=True)


def type_of(kind: Any) -> Any:
    """Numba's type for a record's dtype, or for a whole number."""
    return numba.int64 if kind is int else numba.from_dtype(kind)


def compiled(function: F, signature: Any = None, **options: bool) -> F:
    """Hand a function to Numba, its result kept in the cache folder of its sources."""
    if is_interpreted():
        return function
    numba.config.CACHE_DIR = str(cache_folder(Path(inspect.getfile(function)).parent))
    jit = numba.njit(signature, cache=True, nogil=True, error_model="numpy", **options)
    result: F = jit(function)
    return result


def is_interpreted() -> bool:
    """Whether rules run as plain Python in this process."""
    return bool(numba.config.DISABLE_JIT)


@cache
def cache_folder(folder: Path) -> Path:
    """Where what is compiled from the sources in ``folder`` is kept: another source, another folder."""
    base = os.environ.get("SOBREMESA_CACHE_DIR") or platformdirs.user_cache_dir("sobremesa")
    return Path(base) / f"compiled-{sources_hash(folder)}"


def sources_hash(*folders: Path) -> str:
    """Hash of all that decides what compiled code does: sources, Numba, NumPy, whether bounds are checked.

    The sources are those in ``folders`` and those in the rooms below, which they may call. A generated module has its
    sources' hash in its name.
    """
    digest = hashlib.sha256(
        f"{numba.__version__} {np.__version__} {numba.config.BOUNDSCHECK}".encode()
    )
    called = {each for folder in folders for each in (folder, *rooms_below(folder))}
    for source in sorted(
        path for each in called - {generated_folder()} for path in each.rglob("*.py*")
    ):
        if source.name.endswith((".py", ".py.txt")) and source.parent.name != "tests":
            digest.update(source.read_bytes())
    return digest.hexdigest()[:20]


def rooms_below(folder: Path) -> list[Path]:
    """The shared rooms that code in a folder may call; a game's folder may also lie in another package."""
    inside = folder.is_relative_to(PACKAGE)
    room = folder.relative_to(PACKAGE).parts[0] if inside else "games"
    below = ROOMS[: ROOMS.index(room)] if room in ROOMS else ROOMS
    return [PACKAGE / each for each in below if each != "games"]


def generated_folder() -> Path:
    """Where the small driver modules made for each game are written."""
    base = os.environ.get("SOBREMESA_CACHE_DIR") or platformdirs.user_cache_dir("sobremesa")
    return Path(base) / "generated"
