"""Laying out a position of CAGONES that a person wrote down.

A place is a list of cards from the bottom. A card is written by one of its faces, ``fish-2`` or ``rabbit-nap``, or by
both, ``fish-2/rabbit-nap`` (the bear's first); ``?`` is whatever card the deal put there. ``fish-2#7`` gives it the
number 7, by which ``play 7`` plays it; the others take the lowest numbers left, in the order in which they are written.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from sobremesa.games.cagones import cards
from sobremesa.games.cagones.stomach import inside_after
from sobremesa.games.cagones.told import ANIMALS, FACE_NAMES
from sobremesa.table.knowledge import bit, everyone
from sobremesa.table.positions import Place, WrongPosition, cards_of, lay_cards, scalar

ANY = "?"
SCALARS = ("turn", "active", "decisions")


def arrange(record: Any, position: Mapping[str, Any]) -> None:
    """Lay a position out at the start of a turn; ``turn`` is a seat, ``active`` an animal, ``decisions`` a number.

    Everybody has seen what then lies in view, and the cards of the piles, and has seen nothing before.
    """
    table = record[0]
    seats, size = int(table["seats"]), int(table["known"]["size"])
    table["turn"] = scalar(position, "turn", 0, seats - 1, int(table["turn"]))
    table["decisions"] = scalar(position, "decisions", 0, 10_000, 0)
    table["active"] = animal(position.get("active", ANIMALS[cards.BEAR]))
    given = {zone: listed for zone, listed in position.items() if zone not in SCALARS}
    labels, texts = labelled(given, size)
    numbers = {str(label): label for label in range(size)}
    lay_cards(places(table, seats), labels, numbers, np.zeros(size, np.int32))
    give_all(table, texts)
    see(table, seats)
    for side in range(2):
        *inside, table["fat"][side] = inside_pile(table, side)
        table["inside"][side] = inside
    table["asking"]["asked"] = 1 << int(table["turn"])


def inside_pile(table: Any, side: int) -> tuple[int, int, int]:
    """What a pile comes to: stomach, poops, fat naps."""
    inside = (0, 0, 0)
    for label in cards_of(table["piles"][side]):
        inside = inside_after(side, int(table["known"]["face"][label, side]), *inside)
    return inside


def animal(name: Any) -> int:
    """The number of an animal."""
    if name not in ANIMALS:
        raise WrongPosition(f"'active' is {' or '.join(ANIMALS)}, not {name!r}")
    return ANIMALS.index(name)


def places(table: Any, seats: int) -> list[Place]:
    """Every place that a position can name; what is named nowhere goes to the cards left over."""
    hands = [Place(f"hand-{seat}", table["hands"][seat], 0) for seat in range(seats)]
    stocks = [Place(f"stock-{seat}", table["stocks"][seat], 0) for seat in range(seats)]
    piles = [Place(name, table["piles"][side], 0) for side, name in enumerate(ANIMALS)]
    left = Place("left-over", table["left_over"], 0, lambda card: True)
    return [*hands, *stocks, *piles, Place("gone", table["gone"], 0), left]


def labelled(given: Mapping[str, Any], size: int) -> tuple[dict[str, Any], dict[int, str]]:
    """The places with the numbers of their cards instead, and what is written of each number."""
    free = iter(free_numbers(given, size))
    labels: dict[str, Any] = {}
    texts: dict[int, str] = {}
    for zone, listed in given.items():
        labels[zone] = listed
        if isinstance(listed, list | tuple):
            labels[zone] = []
            for text in listed:
                face, _, number = str(text).partition("#")
                label = number or next(free, "")
                if not label:
                    raise WrongPosition(f"there are only {size} cards")
                labels[zone].append(label)
                if face != ANY and label.isdigit():
                    texts[int(label)] = face
    return labels, texts


def free_numbers(given: Mapping[str, Any], size: int) -> Iterator[str]:
    """The numbers that no card is given by name, from the lowest."""
    lists = [listed for listed in given.values() if isinstance(listed, list | tuple)]
    taken = {str(text).partition("#")[2] for listed in lists for text in listed}
    return (str(label) for label in range(size) if str(label) not in taken)


def give_all(table: Any, texts: Mapping[int, str]) -> None:
    """Give the cards written to these numbers; those written with both faces choose first."""
    settled: set[int] = set()
    for label in sorted(texts, key=lambda each: "/" not in texts[each]):
        give(table, label, texts[label], settled)
        settled.add(label)


def give(table: Any, label: int, text: str, settled: set[int]) -> None:
    """Put a card with these faces at a number, by exchange with one whose place is not settled yet."""
    parts = text.split("/")
    wanted = dict(face_of(part) for part in parts)
    if len(wanted) < len(parts):
        raise WrongPosition(f"{text!r} has two faces of one animal")
    faces = table["known"]["face"]
    for other in [label, *range(table["known"]["size"])]:
        if other in settled or any(faces[other, side] != kind for side, kind in wanted.items()):
            continue
        faces[[label, other]] = faces[[other, label]]
        return
    raise WrongPosition(f"the deck has no card left that is {text!r}")


def face_of(name: str) -> tuple[int, int]:
    """Side and kind of a face by its name."""
    if name not in FACE_NAMES:
        raise WrongPosition(f"there is no face {name!r}; there are: {', '.join(FACE_NAMES)}")
    return divmod(FACE_NAMES.index(name), cards.KINDS)


def see(table: Any, seats: int) -> None:
    """Everybody sees what is in view in the new position (CAG-04), and has seen the cards of the piles."""
    active = int(table["active"])
    all_of_them = int(everyone(seats))
    seen = table["known"]["seen"]
    seen[:] = 0
    for seat in range(seats):
        own = int(bit(seat))
        seen[cards_of(table["hands"][seat]), active] = own
        seen[cards_of(table["hands"][seat]), 1 - active] = all_of_them & ~own
        seen[cards_of(table["stocks"][seat])[-1:], 1 - active] = all_of_them
    for side in range(2):
        seen[cards_of(table["piles"][side]), side] = all_of_them
