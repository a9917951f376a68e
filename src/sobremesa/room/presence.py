"""Who is away from a table, and for how long the others wait for them.

How long somebody has been away is written down now and then while a game goes on, and when the server stops. So a
restart does not begin a grace anew; and as what is kept is a span, not a time, the server's own absence counts against
nobody. After it everybody has at least so long as a page takes at most until it tries to connect again.
"""

from sobremesa.room.lobby import Seating

RETURN_MS = 10_000
EACH_MS = 5_000
SHARE = 20
"""How long somebody is away is written down every so many milliseconds, or of a long grace every 20th part."""
HOST = "host"


class Presence:
    """The people of a table that are not connected, since when."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.here: frozenset[int] = frozenset()
        self.gone: dict[int, int] = {}
        self.host_gone: int | None = None
        self.kept: dict[str, int] = {}
        self.kept_at = 0

    def notice(self, here: frozenset[int], host_is_here: bool, now: int) -> None:
        """Take note of which seats are connected now, and whether the host is."""
        self.here = here
        self.gone = {seat: self.gone.get(seat, now) for seat in self.seating.people - here}
        if host_is_here:
            self.host_gone = None
        elif self.host_gone is None:
            self.host_gone = now

    def spans(self, now: int) -> dict[str, int]:
        """For how long each who is away has been, by the seat as text; ``host`` for the host."""
        gone = {str(seat): since for seat, since in sorted(self.gone.items())}
        if self.host_gone is not None:
            gone[HOST] = self.host_gone
        return {who: min(now - since, self.grace) for who, since in gone.items()}

    def resume(self, spans: dict[str, int], now: int) -> None:
        """Go on where the server ended: nobody is here yet."""
        most = max(0, self.grace - RETURN_MS)
        self.kept, self.kept_at = spans, now
        for seat in self.gone:
            self.gone[seat] = now - min(spans.get(str(seat), 0), most)
        if self.host_gone is not None:
            self.host_gone = now - min(spans.get(HOST, 0), most)

    def keep_due(self, now: int) -> int | None:
        """When it should be written down next who is away: at once where somebody who was is not any more."""
        if self.seating.row.state != "playing" or not self.grace:
            return None
        spans = self.spans(now)
        if self.kept.keys() - spans.keys():
            return now
        if all(self.kept.get(who) == self.grace for who in spans):
            return None
        return self.kept_at + max(EACH_MS, self.grace // SHARE)

    async def keep(self, now: int) -> None:
        """Write it down."""
        self.kept, self.kept_at = self.spans(now), now
        await self.seating.store.save_away(self.seating.row.id, self.kept)

    @property
    def grace(self) -> int:
        """How many milliseconds somebody may be away; 0: as long as they like."""
        return 1000 * self.seating.pace.grace

    def waited_for(self, seat: int) -> int | None:
        """Until when the table waits for a seat whose person is away."""
        since = self.gone.get(seat)
        return None if since is None or not self.grace else since + self.grace

    def heir(self) -> int | None:
        """Who is the host when the host stays away: the first person that is there."""
        seats = self.seating.people & self.here
        return min(seats, default=None)

    def heir_due(self) -> int | None:
        """When the host has been away for too long, if there is anybody to go on."""
        if self.host_gone is None or not self.grace or self.heir() is None:
            return None
        return self.host_gone + self.grace

    def next_due(self) -> int | None:
        """When somebody has been away for too long."""
        due = [self.heir_due()]
        if self.seating.row.state == "playing":
            due += [self.waited_for(seat) for seat in self.gone]
        return min((each for each in due if each is not None), default=None)

    def overdue(self, now: int) -> list[int]:
        """The seats that a bot should play for by now."""
        if self.seating.row.state != "playing":
            return []
        ends = {seat: self.waited_for(seat) for seat in self.gone}
        return sorted(seat for seat, end in ends.items() if end is not None and end <= now)
