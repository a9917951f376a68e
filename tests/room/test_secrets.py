"""No message tells a seat what it cannot know: tables that it cannot tell apart make equal messages."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from sobremesa.room.hall import all_installed
from sobremesa.room.telling import Story, scene_message
from sobremesa.room.trying import tried
from sobremesa.table.chance import CHANCE
from sobremesa.table.table import Table

GAMES = {game.name: game for game in all_installed()}
POSITIONS = 1_000


def a_chance(seed: int) -> Any:
    chance = np.zeros(1, CHANCE)
    chance["key"][0][0] = seed
    return chance


def positions(game: str, count: int) -> Iterator[tuple[Table, np.random.Generator]]:
    """Tables of one game as random people make them, with every number of seats and random options."""
    random = np.random.default_rng(7)
    found = 0
    while found < count:
        seats = int(random.choice(GAMES[game].seats))
        options = {
            option.name: int(random.integers(option.least, option.most + 1))
            for option in GAMES[game].options
            if option.values
        }
        table = Table(game, seats, int(random.integers(2**32)), options, ceremony=True)
        while not table.over and found < count:
            if random.random() < 0.3:
                found += 1
                yield table, random
            step(table, random)


def step(table: Table, random: np.random.Generator) -> None:
    """Somebody does something, now and then the clock."""
    actors = table.actors
    if not actors or random.random() < 0.05:
        table.close()
        return
    seat = int(random.choice(actors))
    table.play(seat, table.legal(seat)[int(random.integers(len(table.legal(seat))))])


@pytest.mark.parametrize("game", GAMES)
def test_tables_that_a_seat_cannot_tell_apart_make_equal_messages(game: str) -> None:
    for number, (table, _) in enumerate(positions(game, POSITIONS)):
        seat = number % (table.seats + 1) - 1
        other = table.redealt(seat, a_chance(number))
        assert scene_message(table.scene(seat)) == scene_message(other.scene(seat))


@pytest.mark.parametrize("game", GAMES)
def test_an_action_is_told_alike_where_it_is_seen_alike(game: str) -> None:
    """What a seat hears of an action is made of what it sees of the events, never of cards that it does not."""
    compared = 0
    for table, random in positions(game, 300):
        if not table.actors:
            continue
        actor = int(random.choice(table.actors))
        action = table.legal(actor)[int(random.integers(len(table.legal(actor))))].number
        after, events = tried(table, actor, action)
        told = Story(table.seats)
        told.add(after.game, events, 5, after)
        for seat in range(-1, table.seats):
            seen = [event for each in events if (event := each.seen_by(seat))]
            assert [each.number for each in told.of[seat]] == list(range(1, len(seen) + 1))
            bare = Story(table.seats)
            bare.add(after.game, [with_to(event, seat) for event in seen], 5, after)
            assert bare.of[seat] == told.of[seat]
            compared += len(seen)
    assert compared > 300


def with_to(event: Any, seat: int) -> Any:
    """An event as a seat has seen it, told to that seat."""
    from dataclasses import replace

    mask = 1 << (seat + 1)
    return replace(event, to=mask, seers=mask if event.card >= 0 else 0)


@pytest.mark.parametrize("game", GAMES)
def test_the_clock_of_a_question_is_the_same_for_all_that_a_seat_could_see(game: str) -> None:
    """How long a question stays open, as it is told, comes from what is asked and the options alone."""
    from sobremesa.room.messages import Pace
    from sobremesa.room.question import put

    for number, (table, _) in enumerate(positions(game, 300)):
        if table.asking == "photo":  # told as the race that it is part of, see test_races.py
            continue
        seat = number % (table.seats + 1) - 1
        other = table.redealt(seat, a_chance(number))
        assert put(table, Pace(), 9, None, 9) == put(other, Pace(), 9, None, 9)
