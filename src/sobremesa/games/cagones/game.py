"""CAGONES as the rooms above see it: options, actions, events, its deck."""

from collections.abc import Mapping
from itertools import repeat
from math import gcd
from pathlib import Path
from typing import Any

from sobremesa.games.cagones import cards, moves, sight
from sobremesa.games.cagones.position import arrange
from sobremesa.games.cagones.scenes import scene
from sobremesa.games.cagones.told import (
    ACTIONS,
    ANIMALS,
    CARD_NAMES,
    FOOD_KINDS,
    FOODS,
    OTHER_KINDS,
    REFUSALS,
    amount_word,
    animal_word,
    card_word,
    seats_word,
)
from sobremesa.table.contract import EventKind, Game, Option
from sobremesa.table.decks import check_names, deck_file
from sobremesa.table.errors import WrongDeck, WrongOption
from sobremesa.table.scene import Seat

EVENTS = (
    EventKind("game-began", a=("count", int), b=("over", int)),
    EventKind("seen", card=True),
    EventKind("played", card=True),
    EventKind("feast-said", a=("amount", amount_word)),
    EventKind("vomit-said", a=("amount", amount_word)),
    EventKind("challenged", a=("named", Seat), b=("what", FOODS.__getitem__)),
    EventKind("fly-asked", a=("named", Seat)),
    EventKind("answered", a=("amount", amount_word)),
    EventKind("drew", card=True, a=("owner", Seat)),
    EventKind("penalty", card=True, a=("owner", Seat)),
    EventKind("no-penalty", a=("owner", Seat)),
    EventKind("replaced", card=True, a=("owner", Seat)),
    EventKind("let-it-be"),
    EventKind("stood"),
    EventKind("accused", a=("accused", Seat)),
    EventKind("shown", card=True, a=("amount", amount_word)),
    EventKind("was-wrong", a=("amount", amount_word), b=("capacity", amount_word)),
    EventKind("was-right", a=("amount", amount_word), b=("capacity", amount_word)),
    EventKind("answer-right", a=("amount", amount_word)),
    EventKind("answer-wrong", a=("amount", amount_word)),
    EventKind("emptied", a=("animal", ANIMALS.__getitem__), b=("count", int)),
    EventKind("turned", a=("animal", animal_word)),
    EventKind("too-long", a=("decisions", int)),
    EventKind("game-ended", a=("winners", seats_word)),
)


def load_deck(path: Path) -> list[tuple[int, int]]:
    """The two faces of each card from a deck file; `WrongDeck` says what cannot be (CAG-01)."""
    with deck_file(path) as found:
        check_names("the file", found, (*ANIMALS, "pairing"))
        bears, rabbits = (faces_of(found, side) for side in range(2))
        count, pairing = len(bears), found.get("pairing", 1)
        if len(rabbits) != count or not 2 <= count <= cards.CARDS:
            raise WrongDeck(
                f"both sides have equally many faces, 2 to {cards.CARDS},"
                f" not {count} and {len(rabbits)}"
            )
        if type(pairing) is not int:
            raise WrongDeck(f"pairing is a whole number, not {pairing!r}")
        if gcd(pairing, count) != 1:
            raise WrongDeck(f"pairing {pairing!r} and {count} have a common divisor")
    return [(bear, rabbits[pairing * place % count]) for place, bear in enumerate(bears)]


def faces_of(found: Mapping[str, Any], side: int) -> list[int]:
    """All faces of one animal in a deck file, in the order of their kinds."""
    animal = ANIMALS[side]
    kinds = (*FOOD_KINDS[side], *OTHER_KINDS)
    counts = found.get(animal)
    if not isinstance(counts, dict):
        raise WrongDeck(f"there is no section [{animal}] with counts of {', '.join(kinds)}")
    check_names(f"[{animal}]", counts, kinds)
    for kind, count in counts.items():
        if type(count) is not int or count < 0:
            raise WrongDeck(f"the count of {animal} {kind} is a whole number, not {count!r}")
    faces = [kind for kind, name in enumerate(kinds) for _ in repeat(None, counts.get(name, 0))]
    for what, number in zip(("capacity", "poops"), most_to_say(faces, side), strict=True):
        if number >= moves.NUMBERS:
            raise WrongDeck(f"the {animal}’s {what} could come to {number / 2:g}: too much to say")
    return faces


def most_to_say(faces: list[int], side: int) -> tuple[int, int]:
    """The highest number, in halves, that can be said of an animal's stomach and of its poops."""
    stomach = int(cards.capacity(side, faces.count(cards.FAT_NAP)))
    poops = [kind for kind in faces if cards.POOP <= kind < cards.FEAST]
    return stomach, sum(int(cards.AMOUNT[side][kind]) for kind in poops)


def lay_deck(record: Any, deck: list[tuple[int, int]]) -> None:
    """Write the deck into a table's record."""
    record["known"]["size"] = len(deck)
    record["known"]["face"][0, : len(deck)] = deck
    for side in range(2):
        record["most"][0, side] = most_to_say([faces[side] for faces in deck], side)


def check_options(seats: int, options: Mapping[str, int]) -> None:
    """The deck has so many cards for everybody (CAG-02)."""
    dealt, most = options["dealt"], cards.CARDS // seats
    if dealt > most:
        raise WrongOption(
            f"{seats} seats can have 1 to {most} cards each, or 0 for the usual"
            f" {int(cards.EACH[seats])}, not {dealt}"
        )


GAME = Game(
    name="cagones",
    rules_version=1,
    package="sobremesa.games.cagones",
    seats=range(2, cards.MOST_SEATS + 1),
    table=cards.TABLE,
    view=sight.VIEW,
    actions=ACTIONS,
    options=(
        Option("dealt", 0, 0, cards.CARDS // 2),
        Option("big_poop", 1, 0, 1),
        Option("full_feast", 1, 0, 1),
    ),
    events=EVENTS,
    refusals=REFUSALS,
    endings=("no-cards", "exhausted"),
    lay_deck=lay_deck,
    load_deck=load_deck,
    check_options=check_options,
    card_word=card_word,
    scene=scene,
    arrange=arrange,
    card_names=CARD_NAMES,
)
