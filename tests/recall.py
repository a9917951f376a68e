"""Brute force: all tables that a seat which forgets nothing could not tell from this one, on a tiny deck.

Given every possible deal, each is played on in every way, with every outcome of chance, as long as the seat would have
been told the very same events in the same order; those that now look the same to it are the tables that ``redeal`` has
to draw from, each as likely as another.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

import numpy as np
from scipy.stats import chisquare

from sobremesa.table.table import Event, Table, seed_bytes
from tests.kit import chance, told

SHUFFLES = 300
"""How many keys are tried to meet every outcome of a shuffle: enough for 24 outcomes to be all met for certain."""


def tidy(table: Table) -> bytes:
    """A table's bytes without what redealing may change freely: the coming chance, and who has answered already;
    and without what is left behind beyond the size of a pile."""
    record = table.record.copy()
    record["chance"] = 0
    record["asking"]["asked"] = record["asking"]["answered"] = 0
    clear_beyond(record)
    return record.tobytes()


def clear_beyond(record: np.ndarray) -> None:
    """Zero what lies beyond the size of every pile in an array of records."""
    names = record.dtype.names
    if names == ("size", "cards"):
        beyond = np.arange(record["cards"].shape[-1]) >= record["size"][..., None]
        record["cards"][beyond] = 0
    else:
        for name in names or ():
            if record[name].dtype.names:
                clear_beyond(record[name])


def outcomes(table: Table, act) -> Iterator[tuple[Table, list[Event]]]:
    """What an act can lead to: one table, or one for each outcome where chance was drawn."""
    after = table.copy()
    events = act(after)
    if after.record["chance"] == table.record["chance"]:
        yield after, events
        return
    met = set()
    for key in range(SHUFFLES):
        after = table.copy()
        after.record["chance"] = np.zeros(1, after.record["chance"].dtype)
        after.record["chance"]["key"] = np.frombuffer(seed_bytes(key), "<u4")
        events = act(after)
        if tidy(after) not in met:
            met.add(tidy(after))
            yield after, events


def acts(table: Table):
    """Everything that can happen at a table now."""
    for seat in table.actors:
        for action in table.legal(seat):
            yield lambda other, seat=seat, action=action: other.play(seat, action)
    yield lambda other: other.close()


def consistent(deals: Iterable[Table], stream: list[Event], now: Table, seat: int) -> set[bytes]:
    """The tidy bytes of every table that can have come from one of ``deals`` while the seat was told ``stream`` since
    the deal, and that looks to it like ``now``."""
    view = now.view(seat).tobytes()
    found: set[bytes] = set()
    met: set[tuple[int, bytes]] = set()
    open_worlds = [(deal, 0) for deal in deals]
    while open_worlds:
        world, heard = open_worlds.pop()
        if heard == len(stream) and world.view(seat).tobytes() == view:
            found.add(tidy(world))
        for act in acts(world):
            for after, events in outcomes(world, act):
                new = told(events, seat)
                if new != stream[heard : heard + len(new)]:
                    continue
                key = heard + len(new), after.record["asking"].tobytes() + tidy(after)
                if key not in met:
                    met.add(key)
                    open_worlds.append((after, heard + len(new)))
    return found


def assert_uniform(now: Table, seat: int, possible: set[bytes], seed: int = 0) -> None:
    """``redeal`` draws every one of the possible tables, no other, and all equally often."""
    stream = chance(seed)
    drawn = Counter(tidy(now.redealt(seat, stream)) for _ in range(20 * len(possible)))
    assert tidy(now) in possible, "the table itself is one of them"
    assert set(drawn) <= possible, "redeal draws a table that the seat could tell apart"
    assert set(drawn) == possible, "redeal misses a table that the seat could not tell apart"
    if len(possible) > 1:
        assert chisquare(list(drawn.values())).pvalue > 1e-3
