"""Farol as the rooms of Sobremesa see it: options, actions, events, and a View as a scene."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from farol import cards, rules, sight
from sobremesa.table.actions import ActionKind, Actions
from sobremesa.table.contract import EventKind, Game, Option
from sobremesa.table.decks import deck_file
from sobremesa.table.errors import WrongDeck, WrongOption
from sobremesa.table.knowledge import bit
from sobremesa.table.positions import Place, lay_cards, scalar
from sobremesa.table.scene import Card, Choice, Scene, Seat, Seats, Word, Zone, seats_of
from sobremesa.table.windows import KINDS, TURN, WINDOW

NAMES = tuple(str(number) for number in range(1, cards.CARDS + 1))
WORTHS = ("believed", "wrong", "right")
REFUSALS = {
    1: "not-asked",
    2: "no-such-action",
    rules.NOTHING_CLAIMED: "nothing-claimed",
    rules.SOMETHING_CLAIMED: "something-claimed",
}
ACTIONS = Actions(
    (
        ActionKind("claim", rules.CLAIM),
        ActionKind("pass", rules.PASS),
        ActionKind("doubt", rules.DOUBT),
        ActionKind("believe", rules.BELIEVE),
    )
)


def load_deck(path: Path) -> list[int]:
    """The points of a claim from a deck file."""
    with deck_file(path) as found:
        worth = found.get("worth", {})
        if sorted(worth) != sorted(WORTHS) or any(not 0 <= worth[each] <= 9 for each in WORTHS):
            raise WrongDeck(f"[worth] takes {', '.join(WORTHS)}, each from 0 to 9")
    return [worth[each] for each in WORTHS]


def lay_deck(record: Any, worth: list[int]) -> None:
    """Write the points into a table's record."""
    record["worth"] = worth


def check_options(seats: int, options: Mapping[str, int]) -> None:
    """There must be a card for everybody."""
    if options["numbers"] < seats:
        raise WrongOption(f"{seats} seats need at least {seats} numbers, not {options['numbers']}")


def card_word(card: int) -> Word:
    """A card's name."""
    return Word("card", {"number": card + 1})


def seats_word(mask: int) -> Seats:
    """The seats of a bit mask, as an argument."""
    return Seats(seats_of(mask))


EVENTS = (
    EventKind("round-began", a=("round", int)),
    EventKind("dealt", card=True),
    EventKind("claimed"),
    EventKind("passed"),
    EventKind("answered", a=("doubts", int)),
    EventKind("believed"),
    EventKind("doubted", a=("doubters", seats_word)),
    EventKind("shown", card=True),
    EventKind("scored", a=("points", int), b=("total", int)),
    EventKind("game-ended", a=("winners", seats_word)),
)


def scene(view: Any) -> Scene:
    """A View as zones, facts and choices."""
    seats, mine = int(view["seats"]), bool(view["mine"])
    return Scene(
        seat=int(view["seat"]),
        seats=seats,
        turn=int(view["turn"]),
        asking=KINDS[view["kind"]],
        moment=int(view["moment"]),
        mine=mine,
        prompt=prompt(view),
        zones=(stock(view), *(hand(view, seat) for seat in range(seats))),
        facts=(Word("fact-round", {"round": int(view["round"]), "rounds": int(view["rounds"])}),),
        standing=tuple(int(points) for points in view["points"][:seats]),
        choices=tuple(choice(int(number)) for number in np.flatnonzero(view["why"] == 0)),
        refusals=(),
        winners=seats_of(int(view["winners"])),
        ending=Word("ending-all-played") if view["reason"] else None,
    )


def prompt(view: Any) -> Word:
    """What the seat is asked, or whom the table waits for."""
    whose, seat = "mine" if view["mine"] else "others", Seat(int(view["turn"]))
    if view["kind"] == TURN:
        return Word(f"prompt-turn-{whose}", {"seat": seat})
    if view["kind"] == WINDOW:
        return Word(f"prompt-window-{whose}", {"seat": seat})
    return Word("prompt-over", {"winners": seats_word(int(view["winners"]))})


def stock(view: Any) -> Zone:
    """The cards that nobody has."""
    return Zone("stock", "pile", Word("zone-stock"), int(view["stock"]))


def hand(view: Any, seat: int) -> Zone:
    """A seat's card, where it is in view."""
    number = int(view["cards"][seat])
    word = (
        Word("zone-hand-own") if seat == view["seat"] else Word("zone-hand", {"seat": Seat(seat)})
    )
    shown = (card(number),) if number >= 0 else ()
    return Zone(f"hand-{seat}", "hand", word, 1, shown, seat)


def card(number: int) -> Card:
    """A card as the page draws it."""
    return Card(NAMES[number], NAMES[number], card_word(number), {"text": NAMES[number]})


def choice(number: int) -> Choice:
    """One action."""
    action = ACTIONS[number]
    return Choice(number, action.text, Word(f"action-{action.kind}"))


def arrange(record: Any, position: Mapping[str, Any]) -> None:
    """Lay a position out at the start of a round: ``turn``, and places with cards (``hand-0``)."""
    table = record[0]
    seats = int(table["seats"])
    table["turn"] = scalar(position, "turn", 0, seats - 1, int(table["turn"]))
    table["asking"]["asked"] = 1 << int(table["turn"])
    given = {zone: listed for zone, listed in position.items() if zone != "turn"}
    hands = [Place(f"hand-{seat}", table["hands"][seat], bit(seat)) for seat in range(seats)]
    rest = Place("stock", table["stock"], 0, lambda card: card < table["options"]["numbers"])
    names = {name: card for card, name in enumerate(NAMES[: table["options"]["numbers"]])}
    lay_cards([*hands, rest], given, names, table["known"]["seers"])


GAME = Game(
    name="farol",
    rules_version=1,
    package="farol",
    seats=range(2, cards.MOST_SEATS + 1),
    table=cards.TABLE,
    view=sight.VIEW,
    actions=ACTIONS,
    options=(Option("numbers", 12, 2, cards.CARDS), Option("rounds", 3, 1, 20)),
    events=EVENTS,
    refusals=REFUSALS,
    endings=("all-played",),
    lay_deck=lay_deck,
    load_deck=load_deck,
    check_options=check_options,
    card_word=card_word,
    scene=scene,
    arrange=arrange,
    card_names=NAMES,
)
