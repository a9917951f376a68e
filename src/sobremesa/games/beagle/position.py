"""Laying out a position of Beagle or Bagel? that a person wrote down.

A card is written by the face that is up, ``beagle``, or by both, ``beagle/bagel`` (up, then down); a place is a list
of cards from the bottom. Cards not named keep what they were dealt, as far as the deck allows.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from sobremesa.games.beagle import cards
from sobremesa.table.positions import WrongPosition

SCALARS = ("round", "chips", "tokens", "playing")


def arrange(record: Any, position: Mapping[str, Any], names: Sequence[str]) -> None:
    """Lay a position out at the start of a race or of a wait: places with cards, ``round``, ``chips``, ``tokens``."""
    table = record[0]
    places = piles(table)
    given = {zone: listed for zone, listed in position.items() if zone not in SCALARS}
    for zone, listed in given.items():
        if zone not in places:
            raise WrongPosition(f"there is no place {zone!r}; there are: {', '.join(places)}")
        resize(table, places[zone], len(listed))
    settled: set[int] = set()
    for zone, listed in given.items():
        for label, text in zip(labels(places[zone]), listed, strict=True):
            give(table, label, faces(text, names), settled, text)
            settled.add(label)
    table["cards"]["seen"] = 0
    for name in ("round", "chips", "tokens"):
        if name in position:
            write_scalar(table, name, position[name])
    see(table)


def piles(table: Any) -> dict[str, Any]:
    """Every place that a position can name."""
    seats = int(table["seats"])
    centre = cards.centre_places(seats) if table["options"]["game"] != cards.TAKE_A_TOKEN else 0
    found = {f"centre-{place}": table["centre"][place] for place in range(centre)}
    for seat in range(seats):
        found[f"pile-{seat}"] = table["piles"][seat]
        found[f"front-{seat}"] = table["fronts"][seat]
        found[f"score-{seat}"] = table["scored"][seat]
    return {**found, "stock": table["stock"]}


def labels(pile: Any) -> list[int]:
    """The numbers of the cards in a pile, from the bottom."""
    return [int(card) for card in pile["cards"][: pile["size"]]]


def resize(table: Any, pile: Any, size: int) -> None:
    """Give a pile so many cards: more from the stock, or back to it."""
    lying, stock = labels(pile), labels(table["stock"])
    while len(lying) < size:
        if not stock:
            raise WrongPosition("there are not enough cards for this position")
        lying.append(stock.pop())
    while len(lying) > size:
        stock.insert(0, lying.pop())
    for target, numbers in ((pile, lying), (table["stock"], stock)):
        target["size"] = len(numbers)
        target["cards"][: len(numbers)] = numbers


def faces(text: str, names: Sequence[str]) -> tuple[int, int | None]:
    """The face up and, where it is written, the face down."""
    parts = str(text).split("/")
    for part in parts:
        if part not in names:
            raise WrongPosition(f"there is no face {part!r}; there are: {', '.join(names)}")
    return names.index(parts[0]), names.index(parts[1]) if len(parts) > 1 else None


def give(
    table: Any, label: int, wanted: tuple[int, int | None], settled: set[int], text: str
) -> None:
    """Put a card with these faces at a label, by exchange with one whose place is not settled yet."""
    for other in [label, *(card for card in range(cards.CARDS) if card != label)]:
        if other in settled:
            continue
        for up in (int(table["up"][other]), 1 - int(table["up"][other])):
            shown = table["cards"]["face"][other]
            if shown[up] == wanted[0] and wanted[1] in (None, shown[1 - up]):
                exchange(table, label, other)
                table["up"][label] = up
                return
    raise WrongPosition(f"the deck has no card left that is {text!r}")


def exchange(table: Any, label: int, other: int) -> None:
    """Exchange the faces of two cards."""
    face = table["cards"]["face"]
    face[[label, other]] = face[[other, label]]


def write_scalar(table: Any, name: str, value: Any) -> None:
    """Write a number, or one for each seat."""
    if isinstance(value, int):
        table[name] = value
    else:
        table[name][: len(value)] = value


def see(table: Any) -> None:
    """Everybody sees what is in view in the new position."""
    in_hand = table["options"]["game"] == cards.WINNER_TAKES_ALL
    for zone, pile in piles(table).items():
        kind = zone.partition("-")[0]
        hidden = kind in ("score", "stock") or (kind == "pile" and in_hand)
        if pile["size"] and not hidden:
            card = int(pile["cards"][pile["size"] - 1])
            table["cards"]["seen"][card, table["up"][card]] = 1
