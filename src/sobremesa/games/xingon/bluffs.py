"""The bluffs of a game that is over, when no secret is left: lies on which the next seat laid its own cards."""

from collections.abc import Iterable
from typing import Any

from sobremesa.games.xingon import cards
from sobremesa.games.xingon.told import claim_word
from sobremesa.table.scene import Arg, Seat, Word
from sobremesa.table.table import Event


def believed(before: Any, events: Iterable[Event]) -> tuple[int, Word] | None:
    """How many of the cards laid last did not fit, if somebody has laid more on them now, and what to tell of it."""
    centre, last = before["centre"], int(before["last"])
    size, claim = int(centre["size"]), int(before["claim"])
    if not size or not any(event.kind == "laid" for event in events):
        return None
    laid = centre["cards"][size - last : size]
    count = sum(not cards.fits(int(card), claim) for card in laid)
    if not count:
        return None
    args: dict[str, Arg] = {
        "seat": Seat(int(before["by"][size - 1])),
        "count": count,
        "claim": claim_word(claim),
    }
    return count, Word("highlight-bluff", args)
