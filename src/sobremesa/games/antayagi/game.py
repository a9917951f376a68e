"""AntaYagí as the rooms above see it: options, actions, events, its deck."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sobremesa.games.antayagi import cards, sight
from sobremesa.games.antayagi.position import arrange
from sobremesa.games.antayagi.scenes import scene
from sobremesa.games.antayagi.told import (
    ACTIONS,
    BACK_NAMES,
    FACE_NAMES,
    FRONT_NAMES,
    REFUSALS,
    face_word,
    nth_word,
)
from sobremesa.table.contract import EventKind, Game, Option, named_option
from sobremesa.table.decks import check_names, deck_file
from sobremesa.table.errors import WrongDeck
from sobremesa.table.scene import Seat

BACKS_OF = {"treasure": ("t-rex",), "t-rex": ("t-rex",), "sabotage": ("sabotage",)}
"""ANT-04: which backs a card can have; all others have a plain one or a hat."""

LEAST_CARDS = 6
"""So few for whoever wants to look at every deal there is."""

EVENTS = (
    EventKind("game-began", a=("goods", int)),
    EventKind("dealt", card=True),
    EventKind("drew", card=True),
    EventKind("reshuffled", a=("count", int)),
    EventKind("turn-began"),
    EventKind("sat-out"),
    EventKind("named", a=("partner", Seat)),
    EventKind("chose", a=("nth", nth_word)),
    EventKind("revealed", card=True, a=("nth", nth_word)),
    EventKind("same-kind"),
    EventKind("sabotaged", card=True, a=("cancels", int)),
    EventKind("let-it-be"),
    EventKind("cancelled"),
    EventKind("vanished", card=True),
    EventKind("kept", card=True),
    EventKind("discarded", card=True),
    EventKind("turned-over"),
    EventKind("shows", card=True),
    EventKind("hand-lost"),
    EventKind("may-take", a=("other", Seat)),
    EventKind("took", card=True, a=("other", Seat), b=("nth", nth_word)),
    EventKind("nothing-left", a=("other", Seat)),
    EventKind("eaten", card=True),
    EventKind("said-trade", a=("to", Seat)),
    EventKind("said-dont", a=("to", Seat)),
    EventKind("said-good", a=("to", Seat), b=("nth", nth_word)),
    EventKind("said-bad", a=("to", Seat), b=("nth", nth_word)),
    EventKind("game-ended", a=("goods", int)),
    EventKind("exhausted", a=("decisions", int)),
)


def load_deck(path: Path) -> list[tuple[int, int]]:
    """Front and back of each card from a deck file; `WrongDeck` where ANT-01 or ANT-04 does not hold."""
    with deck_file(path) as found:
        wanted = found.pop("cards", cards.CARDS)
        deck = [pair for back, counts in found.items() for pair in with_back(back, counts)]
        if type(wanted) is not int or not LEAST_CARDS <= wanted <= cards.CARDS:
            raise WrongDeck(f"cards is a number from {LEAST_CARDS} to {cards.CARDS}")
        if len(deck) != wanted:
            raise WrongDeck(f"the game has {wanted} cards, the file {len(deck)}")
    return deck


def with_back(back: str, counts: Any) -> list[tuple[int, int]]:
    """All cards with one back."""
    check_names("the file", [back], ("cards", *BACK_NAMES))
    if not isinstance(counts, dict):
        raise WrongDeck(f"{back} is a section [{back}] with counts of cards, not {counts!r}")
    check_names(f"[{back}]", counts, FRONT_NAMES)
    deck = []
    for front, count in counts.items():
        if back not in BACKS_OF.get(front, ("plain", "hat")):
            raise WrongDeck(f"a {front} cannot have the back {back!r}")
        if type(count) is not int or count < 0:
            raise WrongDeck(f"the count of {back}.{front} is a whole number, not {count!r}")
        deck += [(FRONT_NAMES.index(front), BACK_NAMES.index(back))] * count
    return deck


def lay_deck(record: Any, deck: list[tuple[int, int]]) -> None:
    """Write the deck into a table's record."""
    record["sides"]["size"] = len(deck)
    record["sides"]["face"][0, : len(deck)] = deck


def check_options(seats: int, options: Mapping[str, int]) -> None:
    """Every combination of this game's options can be played."""


GAME = Game(
    name="antayagi",
    rules_version=1,
    package="sobremesa.games.antayagi",
    seats=range(3, cards.MOST_SEATS + 1),
    table=cards.TABLE,
    view=sight.VIEW,
    actions=ACTIONS,
    options=(
        named_option("talk", "none", "remarks", default=cards.REMARKS),
        Option("goal", 0, 0, 9),
    ),
    events=EVENTS,
    refusals=REFUSALS,
    endings=("goal", "exhausted"),
    lay_deck=lay_deck,
    load_deck=load_deck,
    check_options=check_options,
    card_word=face_word,
    scene=scene,
    arrange=arrange,
    card_names=FACE_NAMES,
)
