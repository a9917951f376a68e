"""Who is away from a table, and for how long the others wait for them."""

from sobremesa.room.lobby import Seating


class Presence:
    """The people of a table that are not connected, since when.

    It begins anew with the server: whoever was there before gets the whole grace to come back.
    """

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.here: frozenset[int] = frozenset()
        self.gone: dict[int, int] = {}
        self.host_gone: int | None = None

    def notice(self, here: frozenset[int], host_is_here: bool, now: int) -> None:
        """Take note of which seats are connected now, and whether the host is."""
        self.here = here
        self.gone = {seat: self.gone.get(seat, now) for seat in self.seating.people - here}
        if host_is_here:
            self.host_gone = None
        elif self.host_gone is None:
            self.host_gone = now

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
