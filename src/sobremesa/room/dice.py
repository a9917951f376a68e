"""Chance of the room's own: how long a window stays open at least, and what bots draw from.

None of it comes from a table's seed: that is published at the end, and must tell nothing before.
"""

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
