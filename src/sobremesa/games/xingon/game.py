"""XINGON as the rooms above see it: options, actions, events, its deck."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from sobremesa.games.xingon import cards, sight
from sobremesa.games.xingon.position import arrange
from sobremesa.games.xingon.scenes import scene
from sobremesa.games.xingon.told import (
    ACTIONS,
    NAMES,
    REFUSALS,
    SHAPES,
    card_word,
    claim_word,
    direction_word,
    seats_word,
)
from sobremesa.table.contract import EventKind, Game, Option, named_option
from sobremesa.table.decks import check_names, deck_file
from sobremesa.table.errors import WrongDeck, WrongOption
from sobremesa.table.scene import Seat

DECK = {
    "wild": {"general": 2, "shape": 1, "colour": 1, "number": 1},
    "special": {"skip": 1, "reverse": 2},
}

EVENTS = (
    EventKind("game-began", a=("game", int)),
    EventKind("removed", a=("count", int)),
    EventKind("dealt", card=True),
    EventKind("round-began"),
    EventKind("laid", a=("count", int), b=("claim", claim_word)),
    EventKind("doubted", a=("layer", Seat)),
    EventKind("shown", card=True, a=("fits", ("no", "yes").__getitem__)),
    EventKind("lie", a=("claim", claim_word)),
    EventKind("true", a=("claim", claim_word)),
    EventKind("took", a=("count", int)),
    EventKind("skipped", card=True),
    EventKind("reversed", card=True, a=("direction", direction_word)),
    EventKind("discarded", a=("shape", SHAPES.__getitem__), b=("number", int)),
    EventKind("discarded-card", card=True),
    EventKind("one-left", a=("seats", seats_word)),
    EventKind("called"),
    EventKind("caught", a=("caught", Seat)),
    EventKind("taken", card=True),
    EventKind("drawn", card=True, a=("caught", Seat)),
    EventKind("let-it-be"),
    EventKind("left-open", a=("seats", seats_word)),
    EventKind("game-won", a=("game", int)),
    EventKind("exhausted", a=("decisions", int)),
    EventKind("scored", a=("points", int), b=("total", int)),
    EventKind("match-ended", a=("winners", seats_word)),
)


def load_deck(path: Path) -> None:
    """Check a deck file against the rulebook, which fixes the whole deck; `WrongDeck` says what differs."""
    with deck_file(path) as found:
        there, wanted = dict(counts_of(found)), dict(counts_of(DECK))
        check_names("the file", there, wanted)
        for name, count in wanted.items():
            if there.get(name) != count:
                found_here = there.get(name, "none")
                raise WrongDeck(f"the rulebook has {count} of {name}, not {found_here!r}")


def counts_of(deck: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """What a deck holds, with the way to each."""
    for kind, counts in deck.items():
        if isinstance(counts, dict) and counts:
            yield from ((f"{kind}.{name}", count) for name, count in counts.items())
        else:
            yield kind, counts


def lay_deck(record: Any, deck: None) -> None:
    """Nothing is written: which of the cards are played with is a matter of the options."""


def check_options(seats: int, options: Mapping[str, int]) -> None:
    """Everybody needs at least two cards, and something that can be laid."""
    numbered = options["colours"] * options["shapes"] * options["numbers"]
    more = 0 if options["easy"] else 5 * options["wilds"] + 3 * options["specials"]
    dealt = numbered + more - (options["removed"] if seats == 2 else 0)
    if dealt < 2 * seats:
        raise WrongOption(
            f"{seats} seats need at least {2 * seats} cards, with these options {dealt} are dealt"
        )


GAME = Game(
    name="xingon",
    rules_version=1,
    package="sobremesa.games.xingon",
    seats=range(2, cards.MOST_SEATS + 1),
    table=cards.TABLE,
    view=sight.VIEW,
    actions=ACTIONS,
    options=(
        named_option("doubt_checks", "last", "pile"),
        named_option("last_cards", "doubtable", "final"),
        named_option("scoring", "wins", "numbers"),
        Option("games", 1, 1, 20),
        Option("easy", 0, 0, 1),
        Option("removed", 18, 0, 18),
        Option("wilds", 1, 0, 1),
        Option("specials", 1, 0, 1),
        Option("colours", cards.COLOURS, 2, cards.COLOURS),
        Option("shapes", cards.SHAPES, 1, cards.SHAPES),
        Option("numbers", cards.NUMBERS, 1, cards.NUMBERS),
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
    card_names=NAMES,
)
