"""What each seat was told and did, as far as an environment keeps it: a View alone is only what it sees now."""

from typing import Any

import numpy as np
import numpy.typing as npt

from sobremesa.envs.layout import TOLD
from sobremesa.envs.sitting import NOTHING, Setting, Sitting
from sobremesa.table.knowledge import bit
from sobremesa.table.table import SPECTATOR


class Memory:
    """The events that each seat (last: the spectators) learned of, newest last, without cards that it did not see."""

    def __init__(self, setting: Setting, history: int, *, keep: bool = False) -> None:
        """``history`` is how many of the things told follow a View; without it nothing is kept unless ``keep``."""
        self.history = history
        self.keep = keep or history > 0
        self.told: list[list[tuple[int, ...]]] = [[] for _ in range(setting.seats + 1)]
        self.did: list[list[str]] = [[] for _ in range(setting.seats + 1)]

    @staticmethod
    def size(setting: Setting, history: int) -> int:
        """How many numbers an observation has."""
        return setting.size + history * len(TOLD)

    def hear(self, sitting: Sitting) -> None:
        """Note what the last answer, or the deal, made known to each seat."""
        if not self.keep:
            return
        for event in sitting.heard:
            kind, about, card, a, b, to, seers = event
            for seat in range(SPECTATOR, len(self.told) - 1):
                if to & bit(seat):
                    seen = card if seers & bit(seat) else NOTHING
                    self.told[seat].append((kind, about, seen, a, b))

    def note(self, seat: int, words: str) -> None:
        """A seat remembers what it did, and after how much that it was told."""
        self.did[seat].append(f"{len(self.told[seat])} {words}")

    def after(self, view: npt.NDArray[np.int32], seat: int) -> npt.NDArray[np.int32]:
        """A seat's View followed by the last things that it was told."""
        if not self.history:
            return view
        rows = np.full((self.history, len(TOLD)), NOTHING, np.int32)
        told = self.told[seat][-self.history :]
        if told:
            rows[-len(told) :] = told
        return np.concatenate([view, rows.ravel()])

    def text(self, seat: int) -> str:
        """All that a seat was told and did."""
        told = "; ".join(" ".join(map(str, row)) for row in self.told[seat])
        return f"told {told} | did {'; '.join(self.did[seat])}"

    def __deepcopy__(self, memo: Any) -> "Memory":
        other = object.__new__(Memory)
        other.history, other.keep = self.history, self.keep
        other.told = [told[:] for told in self.told]
        other.did = [did[:] for did in self.did]
        return other
