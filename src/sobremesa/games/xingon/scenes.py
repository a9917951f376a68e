"""A View of XINGON as zones, facts and choices."""

from typing import Any

import numpy as np

from sobremesa.games.xingon import cards, moves
from sobremesa.games.xingon.told import (
    ACTIONS,
    LAYABLE_NAMES,
    NAMES,
    REFUSALS,
    SHAPES,
    card_word,
    claim_word,
    colour_word,
    direction_word,
    look,
    seats_word,
    shape_word,
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
from sobremesa.table.windows import KINDS, TURN, WINDOW

STEPS = ("colour", "shape", "number", "cards")


def scene(view: Any) -> Scene:
    """A View as zones, facts and choices."""
    seats = int(view["seats"])
    mine = bool(view["mine"])
    return Scene(
        seat=int(view["seat"]),
        seats=seats,
        turn=int(view["turn"]),
        asking=KINDS[view["kind"]],
        moment=int(view["moment"]),
        mine=mine,
        prompt=prompt(view),
        zones=zones(view),
        facts=facts(view),
        standing=tuple(int(points) for points in view["points"][:seats]),
        choices=tuple(choice(int(number)) for number in np.flatnonzero(view["why"] == 0)),
        refusals=refusals(view),
        winners=seats_of(int(view["winners"])),
        ending=ending(view),
    )


def ending(view: Any) -> Word | None:
    """Why the game ended."""
    return [None, Word("ending-no-cards"), Word("ending-exhausted")][int(view["reason"])]


# What is asked


def prompt(view: Any) -> Word:
    """What the seat is asked, or whom the table waits for."""
    if view["kind"] == TURN:
        return turn_prompt(view)
    if view["kind"] == WINDOW:
        owes = int(view["owing"]) >> max(int(view["seat"]), 0) & 1 and view["seat"] >= 0
        whose = "own" if owes else "mine" if view["mine"] else "others"
        return Word(f"prompt-window-{whose}", {"seats": seats_word(int(view["owing"]))})
    return Word("prompt-over", {"winners": seats_word(int(view["winners"]))})


def turn_prompt(view: Any) -> Word:
    """What the seat on turn is asked at this step; the others see whose turn it is, and the condition."""
    args: dict[str, Arg] = {"seat": Seat(int(view["turn"]))}
    own = view["turn"] == view["seat"]
    if view["claim"]:
        layer = int(view["by"][view["centre"] - 1])
        args |= {
            "claim": claim_word(int(view["claim"])),
            "count": int(view["last"]),
            "layer": Seat(layer),
        }
        if own and view["chosen"]:
            return Word("prompt-add-mine", args)
        whose = "mine" if own else "others"
        return Word(f"prompt-decide-{whose}", args)
    if not own:
        return Word("prompt-start-others", args)
    if view["draft"] and STEPS[view["step"]] == "cards":
        args["claim"] = claim_word(int(view["draft"]))
    return Word(f"prompt-{STEPS[view['step']]}-mine", args)


# What lies where


def card(number: int) -> Card:
    """A card as the page draws it."""
    return Card(NAMES[number], NAMES[number], card_word(number), look(number))


def zones(view: Any) -> tuple[Zone, ...]:
    """The centre, what one has laid there oneself, what is out of play, hands."""
    centre = int(view["centre"])
    own = [int(number) for number in view["own"][:centre] if number >= 0]
    found = [Zone("centre", "pile", Word("zone-centre"), centre)]
    if own:
        found.append(Zone("centre-own", "row", Word("zone-centre-own"), len(own), listed(own)))
    gone = [int(number) for number in view["gone"]["cards"][: view["gone"]["size"]]]
    found.append(Zone("gone", "row", Word("zone-gone"), len(gone), listed(gone)))
    if view["removed"]:
        found.append(Zone("removed", "pile", Word("zone-removed"), int(view["removed"])))
    if view["turn"] == view["seat"] and view["kind"] == TURN:
        found.append(chosen_zone(view))
    return (*found, *(hand_zone(view, seat) for seat in range(view["seats"])))


def listed(numbers: list[int]) -> tuple[Card, ...]:
    """Cards by their numbers."""
    return tuple(card(number) for number in numbers)


def chosen_zone(view: Any) -> Zone:
    """What the seat is going to lay, in the order of choosing."""
    marked = sorted((int(nth), number) for number, nth in enumerate(view["mark"]) if nth)
    cards_chosen = listed([number for _, number in marked])
    seat = int(view["seat"])
    return Zone("chosen", "row", Word("zone-chosen"), len(marked), cards_chosen, seat)


def hand_zone(view: Any, seat: int) -> Zone:
    """A hand: one's own with its cards, but for those chosen; another's only counted."""
    if seat != view["seat"]:
        word = Word("zone-hand", {"seat": Seat(seat)})
        return Zone(f"hand-{seat}", "hand", word, int(view["sizes"][seat]), (), seat)
    held = [int(number) for number in view["hand"]["cards"][: view["hand"]["size"]]]
    shown = listed([number for number in held if not view["mark"][number]])
    return Zone(f"hand-{seat}", "hand", Word("zone-hand-own"), len(shown), shown, seat)


def facts(view: Any) -> tuple[Word, ...]:
    """What a player keeps in mind."""
    known = []
    if view["claim"]:
        known.append(Word("fact-claim", {"claim": claim_word(int(view["claim"]))}))
    known.append(Word("fact-direction", {"direction": direction_word(int(view["direction"]))}))
    if view["hoping"] >= 0:
        known.append(Word("fact-hoping", {"seat": Seat(int(view["hoping"]))}))
    for mask, name in ((view["owing"], "owing"), (view["called"], "called")):
        if mask:
            known.append(Word(f"fact-{name}", {"seats": seats_word(int(mask))}))
    if view["options"]["games"] > 1:
        games = {"game": int(view["game"]), "games": int(view["options"]["games"])}
        known.append(Word("fact-game", games))
    return tuple(known)


# What can be done


def choice(number: int) -> Choice:
    """One action, tied to its card and the place where the card would go."""
    action = ACTIONS[number]
    text = action.text
    if action.kind in ("colour", "shape", "number"):
        value = action[action.kind]
        return Choice(number, text, part_word(action.kind, value))
    if action.kind == "choose":
        word = Word("action-choose", {"card": card_word(action["card"])})
        return Choice(number, text, word, LAYABLE_NAMES[action["card"]], "chosen")
    if action.kind == "play":
        played = cards.LAYABLE + action["card"]
        word = Word("action-play", {"card": card_word(played)})
        return Choice(number, text, word, NAMES[played], "gone")
    if action.kind == "discard":
        args: dict[str, Arg] = {"shape": SHAPES[action["shape"]], "number": action["number"] + 1}
        return Choice(number, text, Word("action-discard", args))
    if action.kind == "catch":
        return Choice(number, text, Word("action-catch", {"seat": Seat(action["seat"])}))
    return Choice(number, text, Word(f"action-{action.kind}"))


def part_word(kind: str, value: int) -> Word:
    """One part of a condition, or that it says nothing of it."""
    if value == 0:
        return Word(f"action-any-{kind}")
    if kind == "colour":
        return colour_word(value - 1)
    return shape_word(value - 1) if kind == "shape" else Word("number", {"number": value})


def refusals(view: Any) -> tuple[Refusal, ...]:
    """Why a hand card cannot be used now, for each that cannot."""
    found = []
    for number in view["hand"]["cards"][: view["hand"]["size"]]:
        layable = number < cards.LAYABLE
        action = moves.CHOOSE + number if layable else moves.PLAY + number - cards.LAYABLE
        reason = int(view["why"][action])
        if reason and not view["mark"][number]:
            found.append(Refusal(NAMES[number], Word(f"refused-{REFUSALS[reason]}")))
    return tuple(found)
