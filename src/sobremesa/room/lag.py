"""How far away a connection is, as the server itself measures it.

A race is ordered by arrival, less half of the way there and back, so that who sits far away is not beaten by the
cable. The credit is earned slowly (five pings of the server's own, their median) and capped. A client can look
farther away than it is by answering late; the cap is all that it can gain so. It cannot look so for a single call.
"""

import secrets
from collections import deque
from statistics import median_low

MOST_CREDIT_MS = 150
PINGS = 5


class Lag:
    """The pings of one connection."""

    def __init__(self) -> None:
        self.sent: dict[str, int] = {}
        self.trips: deque[int] = deque(maxlen=PINGS)

    def ping(self, now: int) -> str:
        """A new ping's nonce, which nobody can guess; only the last few may still be answered."""
        nonce = secrets.token_urlsafe(12)
        self.sent[nonce] = now
        while len(self.sent) > PINGS:
            del self.sent[next(iter(self.sent))]
        return nonce

    def pong(self, nonce: str, now: int) -> None:
        """A ping came back; one that was never sent, or came back before, says nothing."""
        sent = self.sent.pop(nonce, None)
        if sent is not None:
            self.trips.append(now - sent)

    @property
    def credit(self) -> int:
        """Milliseconds by which a call of this connection counts as earlier."""
        if len(self.trips) < PINGS:
            return 0
        return min(median_low(self.trips) // 2, MOST_CREDIT_MS)
