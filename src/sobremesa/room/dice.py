"""Chance of the room's own: how long a window stays open at least, and what bots draw from.

How long windows stay open does not come from a table's seed: that is published at the end, and must tell nothing of
what people did. What a bot draws from does, by a hash from which nothing can be told while the seed is a secret: so it
remembers and forgets the same after a restart, and when the game is seen again.
"""

import hashlib
import random
import secrets
from typing import Any

import numpy as np
import numpy.typing as npt

from sobremesa.table.chance import CHANCE

MU, SIGMA, TAU = 900, 250, 600
"""How long a person looks at an open window before passing: an ex-Gaussian, in milliseconds."""


class Dice:
    """Drawn anew at each start of the server; tests bring a seed."""

    def __init__(self, seed: int | None = None) -> None:
        self.random = random.Random(secrets.randbits(256) if seed is None else seed)

    def hesitation(self) -> int:
        """How long a person takes to pass in a window."""
        return max(0, round(self.random.gauss(MU, SIGMA) + self.random.expovariate(1 / TAU)))

    def stream(self) -> npt.NDArray[Any]:
        """A stream of chance for one bot."""
        chance = np.zeros(1, CHANCE)
        chance["key"] = [self.random.getrandbits(32) for _ in range(8)]
        return chance


def bot_chance(seed: bytes, seat: int) -> npt.NDArray[Any]:
    """The stream of chance of the bot in a seat of the table with this seed."""
    chance = np.zeros(1, CHANCE)
    digest = hashlib.sha256(b"the bot of seat %d " % seat + seed).digest()
    chance["key"] = np.frombuffer(digest, "<u4")
    return chance
