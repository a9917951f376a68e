"""A finished game, step by step with all hands open: made from the Views of all its seats together.

Each step is an entry of the journal, the first one the deal. This is the one place where a scene holds what its seat
did not see, and it is asked for finished tables only (see `sobremesa.room.afterwards`).
"""

from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from sobremesa.players import player, player_names
from sobremesa.room import messages
from sobremesa.room.dice import bot_chance
from sobremesa.room.replay import standing, steps
from sobremesa.room.store import Entry, Place, TableRow
from sobremesa.room.telling import Calls, card_keys, happened, read, scene_message, with_words
from sobremesa.table.contract import Game
from sobremesa.table.scene import Card, Scene, Word, Zone, plain
from sobremesa.table.table import SPECTATOR, Event, Table

OWN = "-own"
"""In a seat's scene a place whose name ends so holds what the seat itself knows of the place without this ending."""


def scenes(
    game: Game, row: TableRow, entries: list[Entry], seat: int, first: int, count: int
) -> list[messages.Scene]:
    """Some steps from the ``first`` on, each as one seat saw it, the cards of the others open."""
    found = []
    for entry, table in steps(game, row, entries[: first + count]):
        if entry.seq >= first:
            found.append(scene_message(open_scene(table, seat)))
    return found


def open_scene(table: Table, seat: int) -> Scene:
    """A seat's scene; where another sees more of a place, with the cards that the other sees. Nothing can be done."""
    scenes = [table.scene(each) for each in range(SPECTATOR, table.seats)]
    scene = scenes[seat - SPECTATOR]
    everywhere = [zone for each in scenes for zone in each.zones]
    own = {zone.id for zone in scene.zones}
    hidden = {zone.id: zone for zone in everywhere if zone.id not in own and zone.seat is not None}
    shown = [zone for zone in (*scene.zones, *hidden.values()) if not zone.id.endswith(OWN)]
    taken = {card.key for zone in shown for card in zone.cards}
    zones = tuple(opened(zone, everywhere, taken) for zone in shown)
    return replace(scene, zones=zones, choices=(), refusals=())


def opened(zone: Zone, everywhere: list[Zone], taken: set[str]) -> Zone:
    """A place with the cards that whoever sees most of it sees, or that each knows to lie there."""
    parts = [each.cards for each in everywhere if each.id == zone.id + OWN]
    if parts:
        known = unlike(parts, taken)
        return replace(zone, kind="row", cards=known, count=max(zone.count, len(known)))
    best = max(
        (each for each in everywhere if each.id == zone.id), key=lambda each: len(each.cards)
    )
    if len(best.cards) <= len(zone.cards):
        return zone
    return replace(zone, cards=unlike([best.cards], taken), count=best.count)


def unlike(parts: list[tuple[Card, ...]], taken: set[str]) -> tuple[Card, ...]:
    """Cards of several scenes; keys are each seat's own, so one that is used already is changed."""
    return tuple(replace(card, key=free_key(card.key, taken)) for part in parts for card in part)


def free_key(key: str, taken: set[str]) -> str:
    """A key that no card of this scene has yet."""
    while key in taken:
        key += "~"
    taken.add(key)
    return key


def log(game: Game, row: TableRow, entries: list[Entry]) -> list[list[messages.Happened]]:
    """What happened at each step, whole: nothing is hidden any more. `OtherRules` as for `steps`."""
    found: list[list[messages.Happened]] = []
    count, asking, calls = 0, "over", Calls()
    for entry, table in steps(game, row, entries):
        calls.note(asking, entry.seat, entry.at_ms)
        asking = table.asking
        events = [whole(event) for event in read(entry.events)]
        seen = any(event.card >= 0 for event in events)
        keys = card_keys(open_scene(table, SPECTATOR)) if seen else {}
        told = [
            happened(game, event, count + nth, entry.at_ms, keys, calls.at.get(event.seat))
            for nth, event in enumerate(events, 1)
        ]
        count += len(told)
        found.append(told)
    return with_undone(entries, found)


def with_undone(
    entries: list[Entry], log: list[list[messages.Happened]]
) -> list[list[messages.Happened]]:
    """What happened at each step; where something is taken back, with how many events are undone by it."""
    marked = list(log)
    for first, undo in standing(entries)[1].items():
        count = sum(len(told) for told in log[first:undo])
        marked[undo] = [each.model_copy(update={"undone": count}) for each in log[undo]]
    return marked


def beliefs(
    game: Game, row: TableRow, places: list[Place], entries: list[Entry]
) -> list[list[messages.Word]]:
    """At each step what the bot that decided it believed, as far as it can say; `OtherRules` as for `steps`.

    Nothing where there was no choice, or where a person played, as a message of theirs in the journal says.
    """
    names = player_names(game)
    bots = {
        place.seat: player(game, place.player)
        for place in places
        if place.kind == "bot" and place.player in names
    }
    found, before = [], dict[int, Any]()
    for entry, table in steps(game, row, entries):
        view, told = before.get(entry.seat), list[Word]()
        if view is not None and entry.message is None and has_choice(view):
            told = bots[entry.seat].explain(view, bot_chance(row.seed, entry.seat))
        found.append([messages.Word.model_validate(plain(word)) for word in told])
        before = {seat: table.view(seat) for seat in bots}
    return found


def has_choice(view: npt.NDArray[Any]) -> bool:
    """Whether the seat may do more than one thing."""
    return int(np.count_nonzero(view["why"] == 0)) > 1


def log_alone(game: Game, entries: list[Entry]) -> list[list[messages.Happened]]:
    """The same from what was written alone; what has no words any more is left out."""
    found: list[list[messages.Happened]] = []
    count = 0
    for entry in entries:
        told = []
        for event in with_words(game, read(entry.events)):
            try:
                told.append(happened(game, whole(event), count + 1, entry.at_ms, {}))
                count += 1
            except (LookupError, ValueError):
                continue
        found.append(told)
    return found


def whole(event: Event) -> Event:
    """An event as one who sees everything learns of it."""
    return Event(event.kind, event.seat, event.card, event.a, event.b, 0, 0)
