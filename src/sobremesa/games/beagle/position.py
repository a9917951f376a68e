"""Laying out a position of Beagle or Bagel? that a person wrote down.

A place is a list of cards from the bottom. A card is written by the face that is up, ``beagle``, or by both,
``beagle/bagel`` (up, then down); ``?`` is whatever card the deal put there. Places not named keep their cards.
``round`` is a number; ``chips`` has one for each seat, and who has none is out; ``tokens`` has one for each kind.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from sobremesa.games.beagle import cards
from sobremesa.table.positions import WrongPosition, cards_of

ANY = "?"
IN_TAKE_A_TOKEN = ("chips", "tokens")
NUMBERS = ("round", *IN_TAKE_A_TOKEN)


def arrange(record: Any, position: Mapping[str, Any], names: Sequence[str]) -> None:
    """Lay a position out at the start of a race, or of the wait for it; everybody has seen what is now in view."""
    table = record[0]
    for name in NUMBERS:
        if name in position:
            write_numbers(table, name, position[name])
    places = piles(table)
    given = {zone: listed for zone, listed in position.items() if zone not in NUMBERS}
    for zone, listed in given.items():
        if zone not in places:
            raise WrongPosition(f"there is no place {zone!r}; there are: {', '.join(places)}")
        if not isinstance(listed, list | tuple):
            raise WrongPosition(f"{zone} needs a list of cards, not {listed!r}")
    resize(table, {zone: len(listed) for zone, listed in given.items()}, places)
    texts = {
        label: str(text)
        for zone, listed in given.items()
        for label, text in zip(cards_of(places[zone]), listed, strict=True)
        if text != ANY
    }
    give_all(table, texts, names)
    see(table)


def write_numbers(table: Any, name: str, value: Any) -> None:
    """Write the number of the round, or a list of chips or tokens."""
    in_tokens = table["options"]["game"] == cards.TAKE_A_TOKEN
    most = cards.CHIPS if name == "chips" else int(table["seats"]) - 1
    if name in IN_TAKE_A_TOKEN and not in_tokens:
        raise WrongPosition(f"there are no {name} in this game")
    if name == "round":
        if not is_number(value, 1, 10_000 if in_tokens else int(table["options"]["rounds"])):
            raise WrongPosition(f"round is a number from 1, not {value!r}")
        table["round"] = value
        return
    wanted = int(table["seats"]) if name == "chips" else 2
    if not isinstance(value, list | tuple) or len(value) != wanted:
        raise WrongPosition(f"{name} is a list of {wanted} numbers, not {value!r}")
    if not all(is_number(each, 0, most) for each in value):
        raise WrongPosition(f"{name} are numbers from 0 to {most}, not {value!r}")
    table[name][:wanted] = value
    if name == "chips":
        leave_out(table)


def is_number(value: Any, least: int, most: int) -> bool:
    """Whether a value is a whole number in a range."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def leave_out(table: Any) -> None:
    """Who has no chips is out: the cards leave, and a token of each kind."""
    seats = [seat for seat in range(int(table["seats"])) if table["chips"][seat]]
    if len(seats) < 2:
        raise WrongPosition("at least two seats need chips")
    for seat in set(range(int(table["seats"]))) - set(seats):
        resize(table, {f"pile-{seat}": 0, f"front-{seat}": 0}, piles(table))
    table["playing"] = sum(1 << seat for seat in seats)
    table["asking"]["asked"] = table["playing"]
    table["tokens"] = len(seats) - 1


def piles(table: Any) -> dict[str, Any]:
    """Every place that a position can name."""
    seats = int(table["seats"])
    tokens = table["options"]["game"] == cards.TAKE_A_TOKEN
    found = {}
    for place in range(0 if tokens else cards.centre_places(seats)):
        found[f"centre-{place}"] = table["centre"][place]
    for seat in range(seats):
        if table["playing"] >> seat & 1:
            found[f"pile-{seat}"] = table["piles"][seat]
            found[f"front-{seat}"] = table["fronts"][seat]
            found[f"score-{seat}"] = table["scored"][seat]
    return {**found, "stock": table["stock"]}


def resize(table: Any, sizes: Mapping[str, int], places: Mapping[str, Any]) -> None:
    """Give places so many cards: first the surplus goes under the stock, then the others take from its top."""
    stock = cards_of(table["stock"])
    lying = {zone: cards_of(places[zone]) for zone in sizes if zone != "stock"}
    for zone, labels in lying.items():
        while len(labels) > sizes[zone]:
            stock.insert(0, labels.pop())
    for zone, labels in lying.items():
        if len(stock) < sizes[zone] - len(labels):
            raise WrongPosition(f"there are not enough cards for {zone}")
        while len(labels) < sizes[zone]:
            labels.append(stock.pop())
    if "stock" in sizes and sizes["stock"] != len(stock):
        raise WrongPosition(f"the stock has {len(stock)} cards then, not {sizes['stock']}")
    for zone, labels in [*lying.items(), ("stock", stock)]:
        places[zone]["size"] = len(labels)
        places[zone]["cards"][: len(labels)] = labels


def give_all(table: Any, texts: Mapping[int, str], names: Sequence[str]) -> None:
    """Give the cards written to these labels; those written with both faces choose first."""
    settled: set[int] = set()
    for label in sorted(texts, key=lambda each: "/" not in texts[each]):
        give(table, label, faces(texts[label], names), settled, texts[label])
        settled.add(label)


def faces(text: str, names: Sequence[str]) -> tuple[int, int | None]:
    """The face up and, where it is written, the face down."""
    parts = text.split("/")
    for part in parts:
        if part not in names:
            raise WrongPosition(f"there is no face {part!r}; there are: {', '.join(names)}")
    if len(parts) > 2:
        raise WrongPosition(f"a card has two faces, not {text!r}")
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


def see(table: Any) -> None:
    """Everybody sees what is in view in the new position, and has seen nothing before."""
    in_hand = table["options"]["game"] == cards.WINNER_TAKES_ALL
    table["cards"]["seen"] = 0
    table["shown"] = cards.NOTHING
    hands = [] if in_hand else list(table["piles"])
    for place, pile in enumerate([*table["centre"], *table["fronts"], *hands]):
        if pile["size"]:
            card = int(pile["cards"][pile["size"] - 1])
            table["shown"][place] = 2 * card + table["up"][card]
            table["cards"]["seen"][card, table["up"][card]] = 1
