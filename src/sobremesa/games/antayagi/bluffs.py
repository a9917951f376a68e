"""The bluffs of a game that is over: remarks that talked somebody out of a good (ANT-24)."""

from collections.abc import Iterable
from typing import Any

from sobremesa.games.antayagi.cards import HAND, is_good
from sobremesa.games.antayagi.moves import DECRY
from sobremesa.games.antayagi.told import face_word, nth_word
from sobremesa.table.scene import Arg, Seat, Word
from sobremesa.table.table import Event


def believed(before: Any, events: Iterable[Event]) -> tuple[int, Word] | None:
    """How many told a seat that a card of its own was no good, which it was and which it has given away now.

    Only where it could not see that itself, for the card is not held turned: then all who said so have seen the good.
    """
    for event in events:
        if event.kind != "revealed" or not is_good(event.card):
            continue
        hand, place = before["hands"][event.seat], event.a - 1
        said = DECRY + event.seat * HAND + place
        liars = [seat for seat in range(int(before["seats"])) if before["said"][seat] == said]
        if liars and not before["turned"][hand["cards"][place]]:
            args: dict[str, Arg] = {
                "seat": Seat(liars[0]),
                "to": Seat(event.seat),
                "nth": nth_word(event.a),
                "card": face_word(event.card),
            }
            return len(liars), Word("highlight-bluff", args)
    return None
