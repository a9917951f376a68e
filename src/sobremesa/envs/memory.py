"""What each seat was told, as far as an environment keeps it: an observation alone is only what it sees now."""

from typing import Any

import numpy as np
import numpy.typing as npt

from sobremesa.envs.layout import TOLD
from sobremesa.envs.sitting import NOTHING, Setting, Sitting
from sobremesa.table.knowledge import bit


class Memory:
    """The events that each seat learned of, newest last, without the cards that it did not see."""

    def __init__(self, setting: Setting, history: int) -> None:
        self.history = history
        self.told: list[list[tuple[int, ...]]] = [[] for _ in range(setting.seats)]

    @staticmethod
    def size(setting: Setting, history: int) -> int:
        """How many numbers an observation has."""
        return setting.size + history * len(TOLD)

    def hear(self, sitting: Sitting) -> None:
        """Note what the last answer, or the deal, made known to each seat."""
        if not self.history:
            return
        for event in sitting.heard:
            kind, about, card, a, b, to, seers = event.tolist()
            for seat, told in enumerate(self.told):
                if to & bit(seat):
                    told.append((kind, about, card if seers & bit(seat) else NOTHING, a, b))

    def after(self, view: npt.NDArray[np.int32], seat: int) -> npt.NDArray[np.int32]:
        """A seat's View followed by the last things that it was told."""
        if not self.history:
            return view
        rows = np.full((self.history, len(TOLD)), NOTHING, np.int32)
        told = self.told[seat][-self.history :]
        if told:
            rows[-len(told) :] = told
        return np.concatenate([view, rows.ravel()])

    def __deepcopy__(self, memo: Any) -> "Memory":
        other = object.__new__(Memory)
        other.history, other.told = self.history, [told[:] for told in self.told]
        return other
