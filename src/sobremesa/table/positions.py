"""Laying out a position that a person wrote down: cards into named places, the rest as it was dealt."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sobremesa.table.errors import SobremesaError


class WrongPosition(SobremesaError):
    """A position that cannot be laid: an unknown place or card, a card twice."""


@dataclass(frozen=True)
class Place:
    """A place that a position can name: the pile in the record, who sees its cards, where cards sent away go."""

    id: str
    pile: Any
    seers: int
    rest_for: Callable[[int], bool] = lambda card: False


def lay_cards(
    places: Sequence[Place],
    given: Mapping[str, Sequence[str]],
    numbers: Mapping[str, int],
    seers: Any,
) -> None:
    """Put the named cards where they are named; what lay there, and is not named, goes to the place for the rest.

    A place that is not named keeps its cards; for each that was named elsewhere it gets one of the rest.
    ``numbers`` gives the number of each card's name; ``seers`` is the record's array of who sees each card.
    """
    by_id = {place.id: place for place in places}
    named = [card_number(name, numbers) for cards in given.values() for name in cards]
    for zone in given:
        if zone not in by_id:
            raise WrongPosition(f"there is no place {zone!r}; there are: {', '.join(by_id)}")
    for card in named:
        if named.count(card) > 1:
            name = next(each for each, number in numbers.items() if number == card)
            raise WrongPosition(f"the card {name} is named twice")
    before = {place.id: cards_of(place.pile) for place in places}
    after = {zone: [numbers[name] for name in cards] for zone, cards in given.items()}
    rest = {place.id for place in places if is_rest(place, numbers)}
    spare = [card for zone in given for card in before[zone] if card not in named]
    for place in places:
        if place.id not in given:
            after[place.id] = [card for card in before[place.id] if card not in named]
    for card in spare:
        after[rest_place(places, card).id].insert(0, card)
    for place in places:
        if before[place.id] and place.id not in given and place.id not in rest:
            refill(after, place, len(before[place.id]), rest_place(places, before[place.id][0]).id)
    for place in places:
        write(place, after[place.id], seers)


def card_number(name: str, numbers: Mapping[str, int]) -> int:
    """The number of a card's name."""
    if name not in numbers:
        raise WrongPosition(
            f"there is no card {name!r}; cards are named like {next(iter(numbers))!r}"
        )
    return numbers[name]


def cards_of(pile: Any) -> list[int]:
    """The cards of a pile in a record, from the bottom."""
    return [int(card) for card in pile["cards"][: pile["size"]]]


def is_rest(place: Place, numbers: Mapping[str, int]) -> bool:
    """Whether a place takes the rest of some cards."""
    return any(place.rest_for(card) for card in numbers.values())


def rest_place(places: Sequence[Place], card: int) -> Place:
    """Where a card goes that is not named."""
    return next(place for place in places if place.rest_for(card))


def refill(after: dict[str, list[int]], place: Place, size: int, rest: str) -> None:
    """Give a place that lost named cards as many of the rest."""
    while len(after[place.id]) < size and after[rest]:
        after[place.id].append(after[rest].pop())


def write(place: Place, cards: list[int], seers: Any) -> None:
    """Write the cards into the pile, and who sees them."""
    place.pile["size"] = len(cards)
    place.pile["cards"][: len(cards)] = cards
    seers[cards] = place.seers
