"""A View of CAGONES as zones, facts and choices: what lies in view now, and not all that a seat could remember."""

from typing import Any

import numpy as np

from sobremesa.games.cagones import cards, moves
from sobremesa.games.cagones.told import (
    ACTIONS,
    ANIMALS,
    CARD_NAMES,
    REFUSALS,
    amount_word,
    animal_word,
    asked_name,
    card_word,
    look,
    seats_word,
)
from sobremesa.table.scene import (
    Arg,
    Card,
    Choice,
    Refusal,
    Scene,
    Seat,
    Word,
    Zone,
    seats_of,
)
from sobremesa.table.windows import KINDS, OVER

STEPS = ("play", "announce", "name", "answer", "accuse")


def scene(view: Any) -> Scene:
    """A View as zones, facts and choices."""
    return Scene(
        seat=int(view["seat"]),
        seats=int(view["seats"]),
        turn=int(view["turn"]),
        asking=KINDS[view["kind"]],
        moment=int(view["moment"]),
        mine=bool(view["mine"]),
        prompt=prompt(view),
        zones=zones(view),
        facts=facts(view),
        standing=tuple(-cards_left(view, seat) for seat in range(view["seats"])),
        choices=tuple(choice(view, int(number)) for number in np.flatnonzero(view["why"] == 0)),
        refusals=refusals(view),
        winners=seats_of(int(view["winners"])),
        ending=[None, Word("ending-no-cards"), Word("ending-exhausted")][int(view["reason"])],
    )


def cards_left(view: Any, seat: int) -> int:
    """How many cards a seat has in hand and stock."""
    return int(view["hands"][seat]["size"] + view["stocks"][seat]["size"])


# What is asked


def prompt(view: Any) -> Word:
    """What the seat is asked, or whom the table waits for."""
    if view["kind"] == OVER:
        return Word("prompt-over", {"winners": seats_word(int(view["winners"]))})
    whose = "mine" if view["mine"] else "others"
    if view["step"] == cards.TO_PLAY:
        return turn_prompt(view, whose)
    if view["step"] == cards.TO_ACCUSE:
        return accuse_prompt(view, whose)
    args: dict[str, Arg] = {"seat": Seat(int(view["speaker"])), "what": asked(view)}
    if view["step"] == cards.TO_ANNOUNCE:
        return Word(f"prompt-{laid_last(view)}-{whose}", args)
    question = "challenge" if view["about"] == cards.STOMACH else "fly"
    return Word(f"prompt-{STEPS[view['step']]}-{question}-{whose}", args)


def turn_prompt(view: Any, whose: str) -> Word:
    """Whose turn it is; a seat without cards in its hand can only draw."""
    args: dict[str, Arg] = {
        "seat": Seat(int(view["turn"])),
        "animal": animal_word(int(view["active"])),
    }
    empty = whose == "mine" and view["hands"][view["turn"]]["size"] == 0
    return Word("prompt-draw-mine" if empty else f"prompt-play-{whose}", args)


def accuse_prompt(view: Any, whose: str) -> Word:
    """What was put down and said, and whether it is wrong."""
    args: dict[str, Arg] = {"seat": Seat(int(view["turn"])), "card": card_word(top_number(view))}
    if view["said"] < 0:
        return Word(f"prompt-accuse-{whose}", args)
    said = {"amount": amount_word(int(view["said"]))}
    return Word(f"prompt-accuse-{laid_last(view)}-{whose}", args | said)


def asked(view: Any) -> str:
    """What is asked for: fish, carrots or poops."""
    return asked_name(int(2 * view["active"] + view["about"]))


def top_number(view: Any) -> int:
    """The card put down last on the active animal's pile, with its face."""
    pile = view["piles"][view["active"]]
    return number_of(view, int(pile["cards"][pile["size"] - 1]), int(view["active"]))


def laid_last(view: Any) -> str:
    """Whether a feast or a vomit was put down last."""
    kind = top_number(view) % cards.KINDS
    return "feast" if kind == cards.FEAST else "vomit"


# What lies where


def number_of(view: Any, label: int, side: int) -> int:
    """A card with the face on one of its sides, as one number; the seat has seen it."""
    return label * cards.FACES + side * cards.KINDS + int(view["face"][label][side])


def card(view: Any, label: int, side: int) -> Card:
    """A card in view, by one of its sides; its key is its place in the deal, which everybody can follow."""
    number = number_of(view, label, side)
    face = number % cards.FACES
    return Card(f"card-{label}", CARD_NAMES[number], card_word(number), look(face))


def labels(pile: Any) -> list[int]:
    """The cards of a pile from the bottom, by their places in the deal."""
    return [int(label) for label in pile["cards"][: pile["size"]]]


def zones(view: Any) -> tuple[Zone, ...]:
    """Both animals' piles, what is out of the game, and before each seat its stock and its hand."""
    middle = [animal_zone(view, side) for side in range(2)]
    middle.append(Zone("gone", "pile", Word("zone-gone"), int(view["gone"]["size"])))
    if view["left_over"]:
        middle.append(Zone("left-over", "pile", Word("zone-left-over"), int(view["left_over"])))
    seats = range(view["seats"])
    return (*middle, *(zone for seat in seats for zone in seat_zones(view, seat)))


def animal_zone(view: Any, side: int) -> Zone:
    """CAG-19: only the top card of a pile is in view."""
    pile = labels(view["piles"][side])
    shown = tuple(card(view, label, side) for label in pile[-1:])
    return Zone(ANIMALS[side], "pile", Word(f"zone-{ANIMALS[side]}"), len(pile), shown)


def seat_zones(view: Any, seat: int) -> tuple[Zone, Zone]:
    """CAG-04: the far face of a stock's top and of the others' hands, the active face of one's own."""
    own = seat == view["seat"]
    active, far = int(view["active"]), 1 - int(view["active"])
    stock, hand = labels(view["stocks"][seat]), labels(view["hands"][seat])
    who: dict[str, Arg] = {"seat": Seat(seat)}
    top = tuple(card(view, label, far) for label in stock[-1:])
    held = tuple(card(view, label, active if own else far) for label in hand)
    stock_word = Word("zone-stock-own") if own else Word("zone-stock", who)
    hand_word = Word("zone-hand-own") if own else Word("zone-hand", who | {"side": ANIMALS[far]})
    return (
        Zone(f"stock-{seat}", "pile", stock_word, len(stock), top, seat),
        Zone(f"hand-{seat}", "hand" if own else "row", hand_word, len(hand), held, seat),
    )


def facts(view: Any) -> tuple[Word, ...]:
    """What everybody can see at a glance; what is in the stomach is for each to keep in mind."""
    known = [Word("fact-active", {"animal": animal_word(int(view["active"]))})]
    if view["links"]:
        known.append(Word("fact-stake", {"count": int(view["links"])}))
    return tuple(known)


# What can be done


def choice(view: Any, number: int) -> Choice:
    """One action, tied to its card and the place where the card would go or come from."""
    action = ACTIONS[number]
    if action.kind == "play":
        label = action["card"]
        shown = card(view, label, int(view["active"]))
        word = Word("action-play", {"card": shown.word})
        return Choice(number, action.text, word, shown.key, ANIMALS[view["active"]])
    if action.kind == "say":
        return Choice(number, action.text, saying(view, action["number"]))
    if action.kind == "name":
        return Choice(number, action.text, Word("action-name", {"seat": Seat(action["seat"])}))
    if action.kind == "draw":
        return drawing(view, number)
    return Choice(number, action.text, Word(f"action-{action.kind}"))


def saying(view: Any, number: int) -> Word:
    """A number as it is said: with a feast or a vomit, or as an answer."""
    args: dict[str, Arg] = {"amount": amount_word(number)}
    if view["step"] == cards.TO_ANNOUNCE:
        return Word(f"action-say-{laid_last(view)}", args)
    return Word("action-say", args)


def drawing(view: Any, number: int) -> Choice:
    """Drawing from a stock, or from a hand where all other stocks are empty."""
    action = ACTIONS[number]
    seat = action["seat"]
    place = "stock" if view["stocks"][seat]["size"] else "hand"
    word = Word(f"action-draw-{place}", {"seat": Seat(seat)})
    return Choice(number, action.text, word, zone=f"{place}-{seat}")


def refusals(view: Any) -> tuple[Refusal, ...]:
    """Why a hand card cannot be used now, for each that cannot."""
    if view["seat"] < 0:
        return ()
    reasons = {label: int(view["why"][moves.PLAY + label]) for label in own_hand(view)}
    return tuple(
        Refusal(f"card-{label}", Word(f"refused-{REFUSALS[reason]}"))
        for label, reason in reasons.items()
        if reason
    )


def own_hand(view: Any) -> list[int]:
    """The seat's own hand, by the cards' places in the deal."""
    return labels(view["hands"][view["seat"]])
