"""The room's time: milliseconds since 1970 that never go backwards, and waiting for one of them."""

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """What the room reads the time from; tests bring one of their own."""

    def now_ms(self) -> int:
        """The server's time."""

    async def wait(self, woken: asyncio.Event, until: int | None) -> None:
        """Return when ``woken`` is set or the time ``until`` has come (``None``: never)."""


class ServerClock:
    """The machine's clock, read once; from then on its monotonic one."""

    def __init__(self) -> None:
        self.start = time.time_ns() - time.monotonic_ns()

    def now_ms(self) -> int:
        """Milliseconds since 1970, as far as the machine knows."""
        return (self.start + time.monotonic_ns()) // 1_000_000

    async def wait(self, woken: asyncio.Event, until: int | None) -> None:
        """Sleep, but not past a call."""
        left = None if until is None else max(0, until - self.now_ms()) / 1000
        try:
            async with asyncio.timeout(left):
                await woken.wait()
        except TimeoutError:
            pass
