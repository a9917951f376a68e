"""Beagle or Bagel? as the rooms above see it: options, actions, events, and a View as a scene."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from sobremesa.games.beagle import cards, moves, sight
from sobremesa.games.beagle.position import arrange
from sobremesa.table.actions import ActionKind, Actions, Field
from sobremesa.table.contract import EventKind, Game, Option, named_option
from sobremesa.table.decks import check_names, deck_file
from sobremesa.table.errors import WrongDeck
from sobremesa.table.scene import Card, Choice, Scene, Seat, Seats, Word, Zone, seats_of
from sobremesa.table.windows import CHOICE, COUNTDOWN, KINDS, RACE, READY

FACE_NAMES = (
    "beagle",
    "bagel",
    "double-beagle",
    "double-bagel",
    "opposite",
    "hot-dog",
    "bagel-dog",
)
IMAGES = FACE_NAMES[:4]
ACTION_FACES = 10
ANSWERS = ("beagle", "bagel", "tie")
GAMES = ("discard-down", "take-a-token", "winner-takes-all")
PLACES = tuple(str(place) for place in range(cards.MOST_CENTRE))

REFUSALS = {
    1: "not-asked",
    2: "no-such-action",
    moves.ONLY_BEFORE_A_FLIP: "only-before-a-flip",
    moves.ONLY_IN_A_RACE: "only-in-a-race",
    moves.NO_CALLS_HERE: "no-calls-here",
    moves.NO_TOKENS_HERE: "no-tokens-here",
    moves.NO_TOKEN_LEFT: "no-token-left",
    moves.NOTHING_TO_PUT: "nothing-to-put",
    moves.NO_SUCH_PLACE: "no-such-place",
}


def load_deck(path: Path) -> list[tuple[int, int]]:
    """The two faces of each card from a deck file; `WrongDeck` where BOB-01 does not hold."""
    with deck_file(path) as found:
        kinds = found.get("cards")
        if not isinstance(kinds, list):
            raise WrongDeck("there is no list of cards")
        deck = [faces for kind in kinds for faces in cards_of_kind(kind)]
        if len(deck) != cards.CARDS:
            raise WrongDeck(f"the game has {cards.CARDS} cards, the file {len(deck)}")
        actions = sum(face >= len(IMAGES) for faces in deck for face in faces)
        if actions != ACTION_FACES:
            raise WrongDeck(f"{ACTION_FACES} cards have an action, in the file {actions}")
    return deck


def cards_of_kind(kind: Any) -> list[tuple[int, int]]:
    """All cards of one kind in a deck file, as the numbers of their two faces."""
    given = kind if isinstance(kind, dict) else {"faces": kind}
    names, count = given.get("faces"), given.get("count", 1)
    if not isinstance(names, list) or len(names) != 2:
        raise WrongDeck(f"a card has two faces out of {', '.join(FACE_NAMES)}, not {names}")
    check_names(str(names), names, FACE_NAMES)
    if more := given.keys() - {"faces", "count"}:
        raise WrongDeck(f"{names} has faces and a count, not: {', '.join(sorted(more))}")
    if not any(name in IMAGES for name in names):
        raise WrongDeck(f"{names} shows neither beagles nor bagels on any side")
    if type(count) is not int or count < 0:
        raise WrongDeck(f"the count of {names} is a whole number, not {count!r}")
    return [(FACE_NAMES.index(names[0]), FACE_NAMES.index(names[1]))] * count


def lay_deck(record: Any, deck: list[tuple[int, int]]) -> None:
    """Write the deck into a table's record."""
    record["deck"]["face"][0] = deck


def face_word(face: int) -> Word:
    """What a side of a card shows."""
    return Word(f"face-{FACE_NAMES[face]}")


def answer_word(answer: int) -> Word:
    """Beagle, bagel or tie."""
    return Word(f"answer-{ANSWERS[answer]}")


def place_number(place: int) -> int:
    """A place in the centre for people, who count from 1."""
    return place + 1


def winners_word(mask: int) -> Seats:
    """The seats of a bit mask, as an argument."""
    return Seats(seats_of(mask))


EVENTS = (
    EventKind("round-began", a=("round", int)),
    EventKind("ready-said"),
    EventKind("countdown-began"),
    EventKind("flipped"),
    EventKind("centre-shows", a=("place", place_number), b=("face", face_word)),
    EventKind("front-shows", b=("face", face_word)),
    EventKind("pile-shows", b=("face", face_word)),
    EventKind("called-wrongly", a=("answer", answer_word)),
    EventKind("nobody-right"),
    EventKind("called-rightly", a=("answer", answer_word), b=("place", int)),
    EventKind("photo-finish", a=("count", int)),
    EventKind("put-on", a=("place", place_number)),
    EventKind("grabbed", a=("token", answer_word)),
    EventKind("left-it"),
    EventKind("answer", a=("answer", answer_word)),
    EventKind("lost-chip", a=("chips", int)),
    EventKind("out"),
    EventKind("turned-over"),
    EventKind("took", a=("count", int)),
    EventKind("nobody-scored"),
    EventKind("game-ended", a=("winners", winners_word)),
)

ACTIONS = Actions(
    (
        ActionKind("ready", moves.SAY_READY),
        ActionKind("call", moves.CALL, (Field("answer", ANSWERS),)),
        ActionKind("put", moves.PUT, (Field("place", PLACES),)),
        ActionKind("grab", moves.GRAB, (Field("token", ANSWERS[:2]),)),
        ActionKind("leave", moves.LEAVE),
    )
)
ENDINGS = ("pile-empty", "last-chips", "rounds-played")


def scene(view: Any) -> Scene:
    """A View as zones, facts and choices."""
    seats = int(view["seats"])
    return Scene(
        seat=int(view["seat"]),
        seats=seats,
        turn=int(view["turn"]),
        asking=KINDS[view["kind"]],
        moment=int(view["moment"]),
        mine=bool(view["mine"]),
        prompt=prompt(view),
        zones=zones(view),
        facts=facts(view),
        standing=standing(view),
        choices=tuple(choice(int(number)) for number in np.flatnonzero(view["why"] == 0)),
        refusals=(),
        winners=seats_of(int(view["winners"])),
        ending=Word(f"ending-{ENDINGS[view['reason'] - 1]}") if view["reason"] else None,
    )


def prompt(view: Any) -> Word:
    """What the seat is asked, or whom the table waits for."""
    whose = "mine" if view["mine"] else "others"
    kind = view["kind"]
    if kind == READY:
        return Word(f"prompt-ready-{whose}")
    if kind == COUNTDOWN:
        return Word("prompt-countdown")
    if kind == RACE:
        game = "grab" if view["game"] == cards.TAKE_A_TOKEN else "call"
        return Word("prompt-was-right") if view["was_right"] else Word(f"prompt-{game}-{whose}")
    if kind == CHOICE:
        return Word(f"prompt-put-{whose}", {"seat": Seat(int(view["turn"]))})
    return Word("prompt-over", {"winners": winners_word(int(view["winners"]))})


def standing(view: Any) -> tuple[int, ...]:
    """The number that counts for each seat, more being better: less the cards left in the pile, chips, cards won."""
    column = {
        cards.DISCARD_DOWN: -view["piles"]["size"],
        cards.TAKE_A_TOKEN: view["chips"],
        cards.WINNER_TAKES_ALL: view["scored"],
    }[int(view["game"])]
    return tuple(int(number) for number in column[: view["seats"]])


def facts(view: Any) -> tuple[Word, ...]:
    """Which game is played, and how far it is."""
    game = GAMES[int(view["game"]) - 1]
    return (Word(f"fact-{game}", {"round": int(view["round"])}),)


def zones(view: Any) -> tuple[Zone, ...]:
    """Centre, tokens, and each seat's piles."""
    seats = int(view["seats"])
    if view["game"] == cards.TAKE_A_TOKEN:
        middle = [token_zone(view, kind) for kind in range(2)]
    else:
        middle = [centre_zone(view, place) for place in range(cards.centre_places(seats))]
    return (*middle, *(zone for seat in range(seats) for zone in seat_zones(view, seat)))


def centre_zone(view: Any, place: int) -> Zone:
    """A place in the centre."""
    word = Word("zone-centre", {"place": place + 1})
    return pile_zone(f"centre-{place}", word, view["centre"][place], None)


def token_zone(view: Any, kind: int) -> Zone:
    """The tokens of one kind that are still in the middle."""
    name = ANSWERS[kind]
    lying = tuple(token(kind, place) for place in range(view["tokens"][kind]))
    return Zone(f"tokens-{name}", "row", Word(f"zone-tokens-{name}"), len(lying), lying)


def token(kind: int, place: int) -> Card:
    """A token, drawn as a round card."""
    name = ANSWERS[kind]
    return Card(f"token-{name}-{place}", name, Word(f"token-{name}"), {"image": name, "round": 1})


def seat_zones(view: Any, seat: int) -> list[Zone]:
    """What lies before one seat in the game that is played."""
    who = {"seat": Seat(seat)}
    found = [pile_zone(f"pile-{seat}", Word("zone-pile", who), view["piles"][seat], seat)]
    if view["game"] != cards.DISCARD_DOWN and view["fronts"][seat]["size"]:
        found.append(
            pile_zone(f"front-{seat}", Word("zone-front", who), view["fronts"][seat], seat)
        )
    if view["game"] == cards.TAKE_A_TOKEN and view["held"][seat] >= 0:
        held = token(int(view["held"][seat]), 10 + seat)
        found.append(Zone(f"held-{seat}", "row", Word("zone-held", who), 1, (held,), seat))
    if view["game"] == cards.WINNER_TAKES_ALL:
        won = int(view["scored"][seat])
        found.append(Zone(f"score-{seat}", "pile", Word("zone-score", who), won, (), seat))
    return found


def pile_zone(name: str, word: Word, seen: Any, seat: int | None) -> Zone:
    """A pile with the face on top, where it is in view."""
    shown = (face_card(int(seen["card"]), int(seen["face"])),) if seen["face"] >= 0 else ()
    return Zone(name, "pile", word, int(seen["size"]), shown, seat)


def face_card(card: int, face: int) -> Card:
    """A face in view; its key is the card's place in the deal, which everybody can follow."""
    name = FACE_NAMES[face]
    return Card(f"card-{card}", name, face_word(face), {"image": name})


def choice(number: int) -> Choice:
    """One action, tied to the place that can be clicked for it."""
    action = ACTIONS[number]
    if action.kind == "put":
        place = action["place"]
        word = Word("action-put", {"place": place + 1})
        return Choice(number, action.text, word, zone=f"centre-{place}")
    if action.kind == "grab":
        name = ANSWERS[action["token"]]
        return Choice(number, action.text, Word(f"action-grab-{name}"), zone=f"tokens-{name}")
    if action.kind == "call":
        return Choice(number, action.text, Word(f"action-call-{ANSWERS[action['answer']]}"))
    return Choice(number, action.text, Word(f"action-{action.kind}"))


def check_options(seats: int, options: Mapping[str, int]) -> None:
    """Every combination of this game's options can be played."""


def spans(options: Mapping[str, int]) -> dict[str, int]:
    """BOB-07: the photo finish; and the count of three before a flip."""
    return {"photo": options["photo_finish"], "countdown": 3000}


GAME = Game(
    name="beagle",
    rules_version=1,
    package="sobremesa.games.beagle",
    seats=range(2, cards.MOST_SEATS + 1),
    table=cards.TABLE,
    view=sight.VIEW,
    actions=ACTIONS,
    options=(
        named_option("game", *GAMES, default=cards.DISCARD_DOWN, least=cards.DISCARD_DOWN),
        Option("photo_finish", 120, 0, 1000),
        Option("chips", cards.CHIPS, 1, cards.CHIPS),
        Option("pile", cards.PILE, 1, cards.PILE),
        Option("rounds", cards.ROUNDS, 1, cards.ROUNDS),
    ),
    events=EVENTS,
    refusals=REFUSALS,
    endings=ENDINGS,
    lay_deck=lay_deck,
    load_deck=load_deck,
    check_options=check_options,
    card_word=face_word,
    scene=scene,
    arrange=lambda record, position: arrange(record, position, FACE_NAMES),
    spans=spans,
)
