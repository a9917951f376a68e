"""Laying out a position that a person wrote down: cards into named places, the rest as it was dealt."""

import difflib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sobremesa.table.errors import SobremesaError


class WrongPosition(SobremesaError):
    """A position that cannot be laid: an unknown place or card, a card twice."""


@dataclass(frozen=True)
class Place:
    """A place that a position can name: the pile in the record, who sees its cards, which cards it takes when they are
    named nowhere (``only_rest``: also where a position sends the rest elsewhere).
    """

    id: str
    pile: Any
    seers: int
    rest_for: Callable[[int], bool] = lambda card: False
    only_rest: bool = False


REST = "rest"
"""Written in place of a list: the place where all cards go that are not named, instead of the stock."""


def lay_cards(
    places: Sequence[Place],
    given: Mapping[str, Sequence[str] | str],
    numbers: Mapping[str, int],
    seers: Any,
) -> None:
    """Put the named cards where they are named; what lay there, and is not named, goes to the place for the rest.

    A place that is not named keeps its cards; for each that was named elsewhere it gets one of the rest.
    ``numbers`` gives the number of each card's name; ``seers`` is the record's array of who sees each card.
    """
    places = [with_rest(place, given) for place in places]
    before = {place.id: cards_of(place.pile) for place in places}
    after = named_cards(given, numbers, before)
    named = {card for cards in after.values() for card in cards}
    spare = [card for zone in given for card in before[zone] if card not in named]
    for place in places:
        if place.id not in after:
            lying = before[place.id] if place.id not in given else []
            after[place.id] = [card for card in lying if card not in named]
    for card in spare:
        after[rest_place(places, card).id].insert(0, card)
    for place in places:
        if before[place.id] and place.id not in given and not is_rest(place, numbers):
            rest = after[rest_place(places, before[place.id][0]).id]
            refill(after[place.id], len(before[place.id]), rest, named)
    for place in places:
        write(place, after[place.id], seers)


def with_rest(place: Place, given: Mapping[str, Sequence[str] | str]) -> Place:
    """The place, taking the rest if the position says so, and not if it says so of another."""
    takers = [zone for zone, cards in given.items() if cards == REST]
    if not takers:
        return place
    if place.id in takers:
        return replace(place, rest_for=lambda card: True)
    return place if place.only_rest else replace(place, rest_for=lambda card: False)


def named_cards(
    given: Mapping[str, Sequence[str] | str],
    numbers: Mapping[str, int],
    before: Mapping[str, list[int]],
) -> dict[str, list[int]]:
    """The cards named for each place; `WrongPosition` where one cannot lie there."""
    playing = {card for cards in before.values() for card in cards}
    found: dict[str, list[int]] = {}
    met: dict[int, str] = {}
    for zone, names in given.items():
        if zone not in before:
            near = difflib.get_close_matches(zone, before, n=1)
            hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(before)}"
            raise WrongPosition(f"there is no place {zone!r}; {hint}")
        if names == REST:
            continue
        if isinstance(names, str) or not isinstance(names, Sequence):
            raise WrongPosition(f"{zone!r} takes a list of cards or {REST!r}, not {names!r}")
        found[zone] = [card_number(name, numbers) for name in names]
        for name, card in zip(names, found[zone], strict=True):
            if card not in playing:
                raise WrongPosition(f"the card {name!r} is not played with at this table")
            if card in met:
                raise WrongPosition(
                    f"the card {name!r} is named twice: in {met[card]!r} and in {zone!r}"
                )
            met[card] = zone
    return found


def card_number(name: str, numbers: Mapping[str, int]) -> int:
    """The number of a card's name."""
    if name not in numbers:
        near = difflib.get_close_matches(str(name), numbers, n=1)
        hint = near[0] if near else next(iter(numbers))
        raise WrongPosition(f"there is no card {name!r}; cards are named like {hint!r}")
    return numbers[name]


def cards_of(pile: Any) -> list[int]:
    """The cards of a pile in a record, from the bottom."""
    return [int(card) for card in pile["cards"][: pile["size"]]]


def is_rest(place: Place, numbers: Mapping[str, int]) -> bool:
    """Whether a place takes the rest of some cards."""
    return any(place.rest_for(card) for card in numbers.values())


def rest_place(places: Sequence[Place], card: int) -> Place:
    """Where a card goes that is not named."""
    takers = [place for place in places if place.rest_for(card)]
    return next((place for place in takers if place.only_rest), takers[0])


def refill(cards: list[int], size: int, rest: list[int], named: set[int]) -> None:
    """Give a place that lost named cards as many of the rest, from the bottom, and none that is named there."""
    free = [card for card in rest if card not in named]
    for card in free[: max(0, size - len(cards))]:
        rest.remove(card)
        cards.append(card)


def write(place: Place, cards: list[int], seers: Any) -> None:
    """Write the cards into the pile, and who sees them."""
    place.pile["size"] = len(cards)
    place.pile["cards"][: len(cards)] = cards
    seers[cards] = place.seers


def scalar(position: Mapping[str, Any], name: str, least: int, most: int, default: int) -> int:
    """A whole number of a position, in its range; `WrongPosition` if it is none."""
    value = position.get(name, default)
    if (
        isinstance(value, bool)
        or not isinstance(value, int)
        or (name in position and not least <= value <= most)
    ):
        raise WrongPosition(f"{name!r} takes a whole number from {least} to {most}, not {value!r}")
    return value
