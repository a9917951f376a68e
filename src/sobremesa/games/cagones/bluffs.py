"""The bluffs of a game that is over: cards that did not fit and that nobody accused, meant or mistaken (CAG-18)."""

from collections.abc import Iterable
from typing import Any

from sobremesa.games.cagones.cards import AMOUNT, FACES, FEAST, KINDS, POOP, STOMACH, capacity
from sobremesa.games.cagones.told import amount_word, card_word
from sobremesa.table.scene import Arg, Seat, Word
from sobremesa.table.table import Event


def believed(before: Any, events: Iterable[Event]) -> tuple[int, Word] | None:
    """By how much the card put down last did not fit, if it stands now all the same, and what to tell of it."""
    if not any(event.kind == "stood" for event in events):
        return None
    side, said = int(before["active"]), int(before["said"])
    pile = before["piles"][side]
    card = int(pile["cards"][pile["size"] - 1])
    kind = int(before["known"]["face"][card][side])
    inside, most = int(before["inside"][side][STOMACH]), int(capacity(side, before["fat"][side]))
    size = misfit(before["options"], side, kind, inside, most, said)
    if not size:
        return None
    args: dict[str, Arg] = {
        "seat": Seat(int(before["turn"])),
        "inside": amount_word(inside),
        "capacity": amount_word(most),
    }
    if kind < FEAST:
        shown = card_word(card * FACES + side * KINDS + kind)
        return size, Word("highlight-bluff-card", args | {"card": shown})
    what = "feast" if kind == FEAST else "vomit"
    return size, Word(f"highlight-bluff-{what}", args | {"amount": amount_word(said)})


def misfit(options: Any, side: int, kind: int, inside: int, most: int, said: int) -> int:
    """CAG-13 to 16: by how many halves a card is wrong, or the number said with it; 0 where it is right."""
    if kind < POOP:
        return max(0, inside + int(AMOUNT[side][kind]) - most)
    if kind < FEAST:
        rest = int(AMOUNT[side][kind]) - inside
        return max(0, rest) if inside == 0 or not options["big_poop"] else 0
    if kind == FEAST:
        missing = most - inside
        nothing = missing == 0 and not options["full_feast"]
        return max(abs(said - missing), int(nothing))
    return max(abs(said - inside), int(inside == 0))
