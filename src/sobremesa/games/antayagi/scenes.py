"""A View of AntaYagí as zones, facts and choices."""

from typing import Any

import numpy as np

from sobremesa.games.antayagi import cards, moves
from sobremesa.games.antayagi.told import (
    ACTIONS,
    FACE_NAMES,
    REFUSALS,
    face_word,
    look,
    nth_word,
    seats_word,
)
from sobremesa.table.actions import Action
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
from sobremesa.table.windows import CHOICE, KINDS, TURN, WINDOW


def scene(view: Any) -> Scene:
    """A View as zones, facts and choices."""
    seats = int(view["seats"])
    return Scene(
        seat=int(view["seat"]),
        seats=seats,
        turn=int(view["turn"]),
        asking=KINDS[view["kind"]],
        moment=int(view["moment"]),
        mine=has_to_answer(view),
        prompt=prompt(view),
        zones=zones(view),
        facts=facts(view),
        standing=tuple(int(goods) for goods in view["worths"][:seats]),
        choices=tuple(choice(view, int(number)) for number in np.flatnonzero(view["why"] == 0)),
        refusals=refusals(view),
        winners=seats_of(int(view["winners"])),
        ending=ending(view),
    )


def ending(view: Any) -> Word | None:
    """Why the game ended."""
    return [None, Word("ending-goal"), Word("ending-exhausted")][int(view["reason"])]


# What is asked


def has_to_answer(view: Any) -> bool:
    """Whether the table waits for this seat; who may only remark beside others' question (ANT-24) holds nobody up."""
    return bool(view["mine"] and (view["kind"] == WINDOW or view["why"][moves.PASS] != 0))


def prompt(view: Any) -> Word:
    """What the seat is asked, or whom the table waits for."""
    seat = int(view["seat"])
    args: dict[str, Arg] = {"seat": Seat(int(view["turn"]))}
    if view["kind"] == TURN:
        whose = "mine" if seat == view["turn"] else "others"
        return Word(f"prompt-name-{whose}", args)
    if view["kind"] == WINDOW:
        stands = "cancelled" if view["sabotages"] % 2 else "stands"
        return Word(f"prompt-window-{stands}")
    if view["kind"] == CHOICE:
        return choice_prompt(view, seat, args)
    return Word("prompt-over", {"winners": seats_word(int(view["winners"]))})


def choice_prompt(view: Any, seat: int, args: dict[str, Arg]) -> Word:
    """Choosing a card of one's own, or taking one of the other's."""
    turn, partner, taker = int(view["turn"]), int(view["partner"]), int(view["taker"])
    args["partner"] = Seat(partner)
    if taker >= 0:
        args = {"seat": Seat(taker), "other": Seat(turn if taker == partner else partner)}
        whose = "mine" if seat == taker else "others"
        return Word(f"prompt-take-{whose}", args)
    if seat not in (turn, partner):
        return Word("prompt-choose-others", args)
    if view["chosen"] >= 0:
        return Word("prompt-chosen", {"nth": nth_word(int(view["chosen"]) + 1)})
    return Word("prompt-choose-mine", {"seat": Seat(turn if seat == partner else partner)})


# What lies where


def card(label: int, face: int) -> Card:
    """A card by the side that is seen; its key is its label, which everybody can follow."""
    return Card(f"card-{label}", FACE_NAMES[face], face_word(face), look(face))


def face_seen(view: Any, label: int, holder: int) -> int:
    """What a card in a hand shows now to the seat that looks: its front or its back (ANT-03, 04)."""
    if (holder == view["seat"]) == bool(view["turned"][label]):
        return int(view["front"][label])
    return cards.KINDS + int(view["back"][label])


def labels(pile: Any) -> list[int]:
    """The labels in a pile of the View, from the bottom."""
    return [int(label) for label in pile["cards"][: pile["size"]]]


def opened(view: Any, pile: Any) -> tuple[Card, ...]:
    """The cards of an open pile."""
    return tuple(card(label, int(view["front"][label])) for label in labels(pile))


def zones(view: Any) -> tuple[Zone, ...]:
    """The stock, the top of the discard pile, the exchange, and what each seat has."""
    discard = opened(view, view["discard"])
    found = [
        Zone("stock", "pile", Word("zone-stock"), int(view["stock"])),
        Zone("discard", "pile", Word("zone-discard"), len(discard), discard[-1:]),
    ]
    if view["offered"]["size"]:
        offered = opened(view, view["offered"])
        found.append(Zone("offered", "row", Word("zone-offered"), len(offered), offered))
    for seat in range(view["seats"]):
        found += [hand_zone(view, seat), saddlebags_zone(view, seat)]
    return (*found, *talk_zones(view))


def hand_zone(view: Any, seat: int) -> Zone:
    """A hand as it is seen from where one sits."""
    shown = tuple(
        card(label, face_seen(view, label, seat)) for label in labels(view["hands"][seat])
    )
    if seat == view["seat"]:
        return Zone(f"hand-{seat}", "hand", Word("zone-hand-own"), len(shown), shown, seat)
    word = Word("zone-hand", {"seat": Seat(seat)})
    return Zone(f"hand-{seat}", "row", word, len(shown), shown, seat)


def saddlebags_zone(view: Any, seat: int) -> Zone:
    """What everybody sees before a seat."""
    shown = opened(view, view["saddlebags"][seat])
    word = Word("zone-saddlebags", {"seat": Seat(seat)})
    return Zone(f"saddlebags-{seat}", "row", word, len(shown), shown, seat)


def talk_zones(view: Any) -> tuple[Zone, ...]:
    """While the seat may remark: for each other seat something to pick up, to which the remarks belong."""
    numbers = [int(each) for each in np.flatnonzero(view["why"][moves.INVITE :] == 0)]
    to = sorted({ACTIONS[moves.INVITE + number]["seat"] for number in numbers})
    tiles = tuple(
        Card(talk_key(seat), talk_key(seat), Word("talk-to", {"seat": Seat(seat)})) for seat in to
    )
    seat = int(view["seat"])
    return (Zone("talk", "hand", Word("zone-talk"), len(tiles), tiles, seat),) if tiles else ()


def talk_key(seat: int) -> str:
    """What is picked up to speak to a seat."""
    return f"talk-{seat}"


def facts(view: Any) -> tuple[Word, ...]:
    """How many goods each seat needs."""
    seats = range(int(view["seats"]))
    plain = min(int(view["goals"][seat]) for seat in range(cards.MOST_SEATS))
    known = [Word("fact-goal", {"goods": plain})]
    for seat in seats:
        if view["goals"][seat] > plain:
            args: dict[str, Arg] = {"seat": Seat(seat), "goods": int(view["goals"][seat])}
            known.append(Word("fact-toxic", args))
    return tuple(known)


# What can be done


def choice(view: Any, number: int) -> Choice:
    """One action, tied to its card or place."""
    action = ACTIONS[number]
    if action.kind == "name":
        seat = action["seat"]
        word = Word("action-name", {"seat": Seat(seat)})
        return Choice(number, action.text, word, zone=f"hand-{seat}")
    if action.kind in ("choose", "take"):
        return card_choice(view, action)
    if action.kind.startswith("say-"):
        return Choice(number, action.text, remark_word(view, action), talk_key(action["seat"]))
    return Choice(number, action.text, Word(f"action-{action.kind}"))


def card_choice(view: Any, action: Action) -> Choice:
    """Choosing one's own card, or taking another's, which the generic board offers as a button."""
    own = action.kind == "choose"
    seat = int(view["seat"])
    other = int(view["partner"] if seat == view["turn"] else view["turn"])
    holder = seat if own else other
    label = labels(view["hands"][holder])[action["nth"]]
    face = face_word(face_seen(view, label, holder))
    args: dict[str, Arg] = {"nth": nth_word(action["nth"] + 1), "card": face}
    word = Word(f"action-{action.kind}", args)
    return Choice(action.number, action.text, word, f"card-{label}" if own else None)


def remark_word(view: Any, action: Action) -> Word:
    """A remark as a button says it, with the card that is meant as the speaker sees it."""
    if action.kind in ("say-trade", "say-dont"):
        return Word(f"action-{action.kind}")
    label = labels(view["hands"][action["seat"]])[action["nth"]]
    face = face_word(face_seen(view, label, action["seat"]))
    return Word(f"action-{action.kind}", {"nth": nth_word(action["nth"] + 1), "card": face})


def refusals(view: Any) -> tuple[Refusal, ...]:
    """Why a card of the own hand cannot be used now."""
    if view["seat"] < 0:
        return ()
    found = []
    for place, label in enumerate(labels(view["hands"][int(view["seat"])])):
        reason = int(view["why"][moves.CHOOSE + place])
        if reason:
            found.append(Refusal(f"card-{label}", Word(f"refused-{REFUSALS[reason]}")))
    return tuple(found)
