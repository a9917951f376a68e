"""What those see who look on at a game: all that is public, at once or a minute later, or nothing before the end."""

from collections import deque
from dataclasses import dataclass

from sobremesa.room.store import Watch
from sobremesa.table.scene import Scene

DELAY_MS = 60_000


@dataclass(frozen=True)
class Look:
    """What an onlooker has before them: the scene, and how many events have been told."""

    scene: Scene | None
    count: int


class Gallery:
    """Keeps what onlookers of one table may not see yet."""

    def __init__(self) -> None:
        self.kept: deque[tuple[int, Look]] = deque()

    def look(self, watch: Watch, over: bool, now_is: Look, now: int) -> Look | None:
        """What may be seen now, ``None``: nothing. A game that is over has no secrets."""
        if watch == "open" or over:
            return now_is
        if watch == "closed":
            return None
        if not self.kept or self.kept[-1][1] != now_is:
            self.kept.append((now, now_is))
        while len(self.kept) > 1 and self.kept[1][0] + DELAY_MS <= now:
            self.kept.popleft()
        first, look = self.kept[0]
        return look if first + DELAY_MS <= now else None

    def next_due(self, now: int) -> int | None:
        """When more may be seen."""
        return min((at + DELAY_MS for at, _ in self.kept if at + DELAY_MS > now), default=None)
