"""The same games on many machines: each chunk is a task of a Ray cluster.

Every machine needs this version of Sobremesa, for a task is told only the game's name, its table before the deal, and
which games to play.
"""

import logging
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from functools import cache
from typing import Any

import numpy as np
import ray

from sobremesa.lab.simulate import Chunk, Setting, chunk_starts
from sobremesa.table.errors import SobremesaError
from sobremesa.table.registry import game

PATIENCE = 5.0
"""Seconds until an address that does not answer is given up."""


class NoCluster(SobremesaError):
    """No cluster answers at an address."""


@contextmanager
def joined(address: str) -> Iterator[None]:
    """Use the cluster at an address for as long as this lasts."""
    knock(address)
    ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    try:
        yield
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """Go on if anything answers at an address; Ray itself would try for minutes, and then end the program."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError):
        raise NoCluster(
            f"no Ray cluster answers at {address!r}; an address is written HOST:PORT"
        ) from None


def chunks_on_cluster(setting: Setting) -> Iterator[Chunk]:
    """Play all chunks as tasks of the cluster that was joined; in the order of their numbers."""
    told = {each.name: getattr(setting, each.name) for each in fields(setting)}
    told["game"] = setting.game.name  # a game itself has parts that cannot be sent
    shared = ray.put(told)
    tasks = [task().remote(shared, first) for first in chunk_starts(setting)]
    for each in tasks:
        yield ray.get(each)


@cache
def task() -> Any:
    """The task of a cluster that plays one chunk."""
    return ray.remote(play_chunk)


def play_chunk(told: dict[str, Any], first: int) -> Chunk:
    """On some machine of the cluster: play one chunk. What was shared is read-only, and compiled code wants its own."""
    own = {name: each.copy() for name, each in told.items() if isinstance(each, np.ndarray)}
    setting = Setting(**{**told, **own, "game": game(told["game"])})
    return setting.play_chunk(first)
