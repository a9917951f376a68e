"""The border between Python and a game's compiled functions.

Unboxing a record costs Python 2-3 microseconds, a one-element array of records 0.3; and a driver that took a game's
functions as arguments would be compiled anew in every process. So each game gets a small module of its own, written
into the cache folder, whose functions take arrays and whose compiled form is kept.
"""

import importlib.util
import inspect
import os
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from threading import get_ident
from types import ModuleType
from typing import Any

import numba
import numpy as np

from sobremesa.table.chance import CHANCE
from sobremesa.table.compiled import generated_folder, is_interpreted, sources_hash
from sobremesa.table.contract import Game
from sobremesa.table.events import LOG
from sobremesa.table.plain import over_plain

TEMPLATE = Path(__file__).with_name("driver.py.txt")


@cache
def driver(game: Game) -> "ModuleType":
    """The module of a game's functions over arrays of tables: see ``driver.py.txt``."""
    return generate(game, TEMPLATE, "table")


def generate(game: Game, template: Path, room: str, **more: str) -> ModuleType:
    """Write ``template`` for one game into the cache folder and import it.

    The template is Python with ``{package}`` for the game's package, and ``{more}`` of the caller's; its name holds a
    hash of all sources, so that no process meets another version's module.
    """
    text = template.read_text().format(package=game.package, **more)
    version = sources_hash(game.folder, template.parent)
    name = f"sobremesa_{room}_{game.name}_{version}"
    path = generated_folder() / f"{name}.py"
    if not path.exists() or path.read_text() != text:
        write_whole(path, text)
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"the driver module {path} cannot be imported")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    if is_interpreted():
        for function in module.AT_THE_BORDER:
            setattr(module, function, over_plain(getattr(module, function)))
    return module


def write_whole(path: Path, text: str) -> None:
    """Write a file so that another process or thread sees all of it or none."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(f".{os.getpid()}-{get_ident()}")
    part.write_text(text)
    part.replace(path)


def compiling(game: Game, module: ModuleType, **more: Any) -> Iterator[str]:
    """Compile a driver module's functions, or load them from the cache, naming each before it is done.

    A parameter's name says its type: an array of ``tables``, ``logs``, ``views``, ``chances``, numbers in ``out``, the
    dtypes in ``more``; anything else is a whole number.
    """
    if is_interpreted():
        return
    dtypes: dict[str, Any] = {
        "tables": game.table,
        "views": game.view,
        "logs": LOG,
        "chances": CHANCE,
        "out": np.int32,
        **more,
    }
    for name in module.AT_THE_BORDER:
        yield name
        function = getattr(module, name)
        signature = [
            numba.types.Array(numba.from_dtype(np.dtype(dtypes[each])), 1, "C")
            if each in dtypes
            else numba.int64
            for each in inspect.signature(function.py_func).parameters
        ]
        function.compile(tuple(signature))
