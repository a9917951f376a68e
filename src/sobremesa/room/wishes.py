"""What a person wants to do, while it is not done yet."""

import asyncio
from dataclasses import dataclass

from sobremesa.room.refusals import Refused


@dataclass(frozen=True)
class Wish:
    """What a person wants to do: an answer to the question of a moment, when it arrived, the credit of its line.

    ``done`` is told how it ended.
    """

    seat: int
    action: int
    moment: int
    message: str | None
    arrived: int
    credit: int
    done: "asyncio.Future[None]"

    @property
    def at(self) -> int:
        """Its time after the credit."""
        return self.arrived - self.credit

    def refuse(self, refusal: Refused) -> None:
        """Say why not, unless nobody waits any more."""
        if not self.done.done():
            self.done.set_exception(refusal)

    def accept(self) -> None:
        """Say that it is done."""
        if not self.done.done():
            self.done.set_result(None)
