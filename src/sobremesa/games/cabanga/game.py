"""Cabanga! as the rooms above see it: options, actions, events, and a View as a scene."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from sobremesa.games.cabanga import cards, rules, sight
from sobremesa.table.actions import ActionKind, Actions, Field
from sobremesa.table.contract import EventKind, Game, Option
from sobremesa.table.decks import deck_file
from sobremesa.table.errors import WrongDeck, WrongOption
from sobremesa.table.knowledge import bit, everyone
from sobremesa.table.positions import Place, WrongPosition, lay_cards, scalar
from sobremesa.table.scene import (
    Arg,
    Card,
    Choice,
    Refusal,
    Scene,
    Seat,
    Seats,
    Word,
    Zone,
    seats_of,
)
from sobremesa.table.windows import KINDS, TURN, WINDOW

COLOURS = ("red", "blue", "purple", "yellow")
SIDES = ("left", "right")
NUMBERED = tuple(f"{colour}-{number}" for colour in COLOURS for number in range(1, 19))
NAMES = (*NUMBERED, *(f"start-{number}" for number in cards.STARTING))
SCALARS = ("turn", "last-colour", "totals", "round")
NUMBER_OF = {name: card for card, name in enumerate(NAMES)}

REFUSALS = {
    1: "not-asked",
    2: "no-such-action",
    rules.NOT_IN_HAND: "not-in-hand",
    rules.NOT_THIS_COLOUR: "not-this-colour",
    rules.NOT_BETWEEN: "not-between",
    rules.ONLY_IN_A_WINDOW: "only-in-a-window",
    rules.NOT_IN_A_WINDOW: "not-in-a-window",
}


def load_deck(path: Path) -> list[int]:
    """The symbols of each numbered card from a deck file; `WrongDeck` if a number has not one to three."""
    numbers = [str(number) for number in range(1, cards.NUMBERS + 1)]
    with deck_file(path) as found:
        symbols = found.get("symbols")
        if not isinstance(symbols, dict) or len(found) != 1:
            raise WrongDeck(f"it has one section [symbols], not: {', '.join(found)}")
        for name in (*symbols, *numbers):
            if name not in numbers:
                raise WrongDeck(f"the numbers are 1 to {cards.NUMBERS}, not {name!r}")
            if type(symbols.get(name)) is not int or not 1 <= symbols[name] <= 3:
                raise WrongDeck(f"the number {name} needs 1, 2 or 3 symbols")
    return [symbols[number] for number in numbers] * cards.COLOURS


def lay_deck(record: Any, symbols: list[int]) -> None:
    """Write the deck into a table's record."""
    record["symbols"] = symbols


def check_options(seats: int, options: Mapping[str, int]) -> None:
    """There must be a card for every hand."""
    there_are = options["colours"] * options["numbers"]
    if seats * options["hand"] > there_are:
        raise WrongOption(
            f"{seats} hands of {options['hand']} cards need {seats * options['hand']} cards; "
            f"{options['colours']} colours with {options['numbers']} numbers are {there_are}"
        )


def colour_word(colour: int) -> Word:
    """A colour's name."""
    return Word(f"colour-{COLOURS[colour]}")


def side_word(side: int) -> Word:
    """Left or right."""
    return Word(f"side-{SIDES[side]}")


def card_word(card: int) -> Word:
    """A card's name."""
    number = int(cards.number_of(card))
    if card >= cards.NUMBERED:
        return Word("card-start", {"number": number})
    return Word("card", {"colour": colour_word(card // cards.NUMBERS), "number": number})


def winners_word(mask: int) -> Seats:
    """The seats of a bit mask, as an argument."""
    return Seats(seats_of(mask))


EVENTS = (
    EventKind("round-began", a=("round", int)),
    EventKind("start-card", card=True, a=("colour", colour_word), b=("side", side_word)),
    EventKind("dealt", card=True),
    EventKind("played", card=True, a=("colour", colour_word), b=("side", side_word)),
    EventKind("repeated", a=("colour", colour_word)),
    EventKind("window-opened", a=("low", int), b=("high", int)),
    EventKind("threw", card=True, a=("colour", colour_word)),
    EventKind("passed"),
    EventKind("window-closed", a=("thrown", int)),
    EventKind("drew", card=True),
    EventKind("reshuffled", a=("count", int)),
    EventKind("waived", a=("count", int)),
    EventKind("round-ended", a=("round", int)),
    EventKind("scored", a=("points", int), b=("total", int)),
    EventKind("game-ended", a=("winners", winners_word)),
)

ACTIONS = Actions(
    (
        ActionKind("play", rules.PLAY, (Field("card", NUMBERED), Field("side", SIDES))),
        ActionKind("throw", rules.THROW, (Field("card", NUMBERED),)),
        ActionKind("pass", rules.PASS),
    )
)


def scene(view: Any) -> Scene:
    """A View as zones, facts and choices."""
    seat, seats, turn = int(view["seat"]), int(view["seats"]), int(view["turn"])
    mine = bool(view["mine"])
    return Scene(
        seat=seat,
        seats=seats,
        turn=turn,
        asking=KINDS[view["kind"]],
        moment=int(view["moment"]),
        mine=mine,
        prompt=prompt(view),
        zones=zones(view),
        facts=facts(view),
        standing=tuple(-int(points) for points in view["minus"][:seats]),
        choices=choices(view) if mine else (),
        refusals=refusals(view),
        winners=seats_of(int(view["winners"])),
        ending=Word("ending-limit-reached") if view["reason"] else None,
    )


def prompt(view: Any) -> Word:
    """What the seat is asked, or whom the table waits for."""
    whose = "mine" if view["mine"] else "others"
    if view["kind"] == TURN:
        return Word(f"prompt-turn-{whose}", {"seat": Seat(int(view["turn"]))})
    if view["kind"] == WINDOW:
        low, high = gap(view)
        args: dict[str, Arg] = {
            "colour": colour_word(int(view["row"])),
            "low": low,
            "high": high,
        }
        return Word(f"prompt-window-{whose}", args)
    return Word("prompt-over", {"winners": winners_word(int(view["winners"]))})


def gap(view: Any) -> list[int]:
    """The two visible values of the row just played on."""
    ends = view["rows"][view["row"]]["ends"]
    return sorted(int(cards.number_of(top_card(end))) for end in ends)


def top_card(pile: Any) -> int:
    """The top card of a pile in a View."""
    return int(pile["cards"][pile["size"] - 1])


def faces(view: Any, pile: Any) -> tuple[Card, ...]:
    """The cards of a pile in a View."""
    return tuple(card(view, int(number)) for number in pile["cards"][: pile["size"]])


def card(view: Any, number: int) -> Card:
    """A card as the page draws it; its marks are its minus points."""
    starting = number >= cards.NUMBERED
    look: dict[str, int | str] = {
        "colour": "plain" if starting else COLOURS[number // cards.NUMBERS],
        "text": str(cards.number_of(number)),
        "marks": 0 if starting else int(view["symbols"][number]),
    }
    return Card(NAMES[number], NAMES[number], card_word(number), look)


def zones(view: Any) -> tuple[Zone, ...]:
    """Rows, stock, cards set aside, hands."""
    laid = [
        Zone(
            row_id(colour, side),
            "pile",
            Word("zone-row", {"colour": colour_word(colour), "side": side_word(side)}),
            int(end["size"]),
            faces(view, end),
        )
        for colour, row in enumerate(view["rows"])
        for side, end in enumerate(row["ends"])
        if end["size"]
    ]
    aside = Zone(
        "aside", "row", Word("zone-aside"), int(view["aside"]["size"]), faces(view, view["aside"])
    )
    stock = Zone("stock", "pile", Word("zone-stock"), int(view["stock"]))
    return (*laid, stock, aside, *(hand_zone(view, seat) for seat in range(view["seats"])))


def hand_zone(view: Any, seat: int) -> Zone:
    """A hand: one's own with its cards, sorted for the eye; another's only counted."""
    own = seat == view["seat"]
    numbers = sorted(int(number) for number in view["hand"]["cards"][: view["hand"]["size"]])
    shown = tuple(card(view, number) for number in numbers) if own else ()
    word = Word("zone-hand-own") if own else Word("zone-hand", {"seat": Seat(seat)})
    return Zone(f"hand-{seat}", "hand", word, int(view["sizes"][seat]), shown, seat)


def row_id(colour: int, side: int) -> str:
    """The name of one end of a row."""
    return f"row-{COLOURS[colour]}-{SIDES[side]}"


def facts(view: Any) -> tuple[Word, ...]:
    """What a player keeps in mind: round, limit, the colour that costs a card."""
    known = [Word("fact-round", {"round": int(view["round"]), "limit": int(view["limit"])})]
    if view["last_colour"] != cards.NOTHING:
        known.append(Word("fact-last-colour", {"colour": colour_word(int(view["last_colour"]))}))
    return tuple(known)


def choices(view: Any) -> tuple[Choice, ...]:
    """Every action that the seat may do now."""
    return tuple(choice(int(number)) for number in np.flatnonzero(view["why"] == 0))


def choice(number: int) -> Choice:
    """One action, tied to its card and the place where the card would go."""
    action = ACTIONS[number]
    if action.kind == "pass":
        return Choice(number, action.text, Word("action-pass"))
    name = card_word(action["card"])
    key = NAMES[action["card"]]
    if action.kind == "throw":
        return Choice(number, action.text, Word("action-throw", {"card": name}), key, "aside")
    zone = row_id(action["card"] // cards.NUMBERS, action["side"])
    word = Word("action-play", {"card": name, "side": side_word(action["side"])})
    return Choice(number, action.text, word, key, zone)


def refusals(view: Any) -> tuple[Refusal, ...]:
    """Why a hand card cannot be used now, for each that cannot."""
    found = []
    for number in view["hand"]["cards"][: view["hand"]["size"]]:
        reason = view["why"][rules.THROW + number]
        if view["kind"] == WINDOW and reason:
            found.append(Refusal(NAMES[number], Word(f"refused-{REFUSALS[int(reason)]}")))
        elif view["kind"] == TURN and not view["mine"]:
            found.append(Refusal(NAMES[number], Word("refused-not-asked")))
    return tuple(found)


def arrange(record: Any, position: Mapping[str, Any]) -> None:
    """Lay a position out at the start of a turn: places with cards, and the `SCALARS`."""
    table = record[0]
    seats = int(table["seats"])
    table["turn"] = scalar(position, "turn", 0, seats - 1, int(table["turn"]))
    table["round"] = scalar(position, "round", 1, 999, 1)
    table["last_colour"] = last_colour(position)
    totals = position.get("totals", [0] * seats)
    if not isinstance(totals, list) or len(totals) != seats:
        raise WrongPosition(f"'totals' takes the minus points of each of the {seats} seats")
    table["minus"][:seats] = totals
    given = {zone: listed for zone, listed in position.items() if zone not in SCALARS}
    lay_cards(places(table, seats), given, NUMBER_OF, table["known"]["seers"])
    table["asking"]["asked"] = 1 << int(table["turn"])
    check_rows(table)


def last_colour(position: Mapping[str, Any]) -> int:
    """The colour that was played last: none unless the position says so."""
    name = position.get("last-colour", "none")
    if name != "none" and name not in COLOURS:
        raise WrongPosition(f"'last-colour' is none, {' or '.join(COLOURS)}, not {name!r}")
    return COLOURS.index(name) if name in COLOURS else cards.NOTHING


def places(table: Any, seats: int) -> list[Place]:
    """Every place that a position can name."""
    seen = everyone(seats)
    rows = [
        Place(row_id(colour, side), table["rows"][colour]["ends"][side], seen)
        for colour in range(table["options"]["colours"])
        for side in range(2)
    ]
    hands = [Place(f"hand-{seat}", table["hands"][seat], bit(seat)) for seat in range(seats)]
    stock = Place("stock", table["stock"], 0, lambda card: card < cards.NUMBERED)
    starting = Place(
        "starting", table["starting"], seen, lambda card: card >= cards.NUMBERED, only_rest=True
    )
    return [*rows, *hands, Place("aside", table["aside"], seen), stock, starting]


def check_rows(table: Any) -> None:
    """Both ends of every row hold cards that may lie there."""
    for colour in range(table["options"]["colours"]):
        for side in range(2):
            end = table["rows"][colour]["ends"][side]
            lying = end["cards"][: end["size"]]
            if not len(lying):
                raise WrongPosition(f"{row_id(colour, side)} needs at least one card")
            for number in lying:
                if number < cards.NUMBERED and number // cards.NUMBERS != colour:
                    raise WrongPosition(f"{NAMES[number]} cannot lie in {row_id(colour, side)}")


GAME = Game(
    name="cabanga",
    rules_version=1,
    package="sobremesa.games.cabanga",
    seats=range(3, cards.MOST_SEATS + 1),
    table=cards.TABLE,
    view=sight.VIEW,
    actions=ACTIONS,
    options=(
        Option("limit", 18, 1, 999),
        Option("hand", 8, 1, 8),
        Option("colours", 4, 1, 4),
        Option("numbers", 18, 4, 18),
    ),
    events=EVENTS,
    refusals=REFUSALS,
    endings=("limit-reached",),
    lay_deck=lay_deck,
    load_deck=load_deck,
    check_options=check_options,
    card_word=card_word,
    scene=scene,
    arrange=arrange,
    card_names=NAMES,
)
