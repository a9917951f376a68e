"""Nothing leaks: no seat can tell a table from one whose secrets are rearranged, nor hears more than it may see."""

import os
import random
from collections.abc import Iterator

import pytest
from tests.kit import cards_lying, chance, finished, positions, told, watchers
from tests.modes import ALL_MODES, Mode, generic

from sobremesa.table.scene import plain
from sobremesa.table.table import CLOCK, Event, Table

# with each set of options, over its numbers of seats, half of them with ceremony
POSITIONS = int(os.environ.get("SOBREMESA_LEAK_POSITIONS", "1000"))

both_ways = pytest.mark.parametrize("ceremony", [False, True], ids=["bare", "ceremony"])
every_mode = pytest.mark.parametrize("mode", ALL_MODES, ids=str)


@every_mode
@both_ways
def test_a_redealt_table_looks_the_same_to_the_byte(mode: Mode, ceremony: bool) -> None:
    dice = chance(1)
    seats = sum(each.game is mode.game and each.name == mode.name for each in ALL_MODES)
    for table in positions(mode, POSITIONS // 2 // seats + 1, ceremony=ceremony):
        for seat in watchers(table):
            other = table.redealt(seat, dice)
            assert other.view(seat).tobytes() == table.view(seat).tobytes(), (seat, table, other)


@every_mode
@both_ways
def test_a_redealt_table_is_a_table_of_the_game(mode: Mode, ceremony: bool) -> None:
    dice = chance(2)
    for number, table in enumerate(positions(mode, 100, ceremony=ceremony, seed=2)):
        seat = number % (table.seats + 1) - 1
        other = table.redealt(seat, dice)
        assert cards_lying(other) == cards_lying(table)
        assert bool(other.actors) != other.over
        assert other.over == table.over
        assert finished(other, seed=number).winners
        again = other.redealt(seat, dice)
        assert again.view(seat).tobytes() == table.view(seat).tobytes(), "twice is once"


@every_mode
@both_ways
def test_a_redealt_table_has_another_chance(mode: Mode, ceremony: bool) -> None:
    dice = chance(3)
    for table in positions(mode, 20, ceremony=ceremony, seed=3):
        one, two = table.redealt(0, dice), table.redealt(0, dice)
        keys = {bytes(each.record["chance"]["key"]) for each in (table, one, two)}
        assert len(keys) == 3, "a search must never see the coming shuffle"


def pairs(mode: Mode, ceremony: bool) -> Iterator[tuple[list[Event], list[Event], bool]]:
    """What a seat is told in two tables that it cannot tell apart, of the same chance to come, where the same seat
    (or the clock) does the same; and whether it sees the same afterwards."""
    stream, dice = chance(4), random.Random(4)
    for table in positions(mode, 150, ceremony=ceremony, seed=4):
        for seat in watchers(table):
            one, two = table.copy(), table.redealt(seat, stream)
            two.record["chance"] = one.record["chance"]
            heard = do_the_same(one, two, dice)
            if heard is not None:
                alike = one.view(seat).tobytes() == two.view(seat).tobytes()
                yield told(heard[0], seat), told(heard[1], seat), alike


def do_the_same(
    one: Table, two: Table, dice: random.Random
) -> tuple[list[Event], list[Event]] | None:
    """The same seat does the same at both tables, or the clock; None where that cannot be."""
    actor = dice.choice([*one.actors, CLOCK])
    if actor == CLOCK:
        return one.close(), two.close()
    there = [action.number for action in two.legal(actor)]
    both = [action for action in one.legal(actor) if action.number in there]
    if not both:
        return None
    action = dice.choice(both)
    return one.play(actor, action), two.play(actor, action)


@every_mode
@both_ways
def test_a_seat_is_told_what_it_sees_and_no_more(mode: Mode, ceremony: bool) -> None:
    """The log, the animation, the screen reader and the replay are made of events alone; so where a View has changed
    in two ways, so has what was told. And where it has not, nothing different may have been told, unless by a kind of
    event with which a secret becomes public and leaves no trace (the game's ``tests/generic.toml`` lists them)."""
    reveals = set(generic(mode.game).get("reveals", []))
    stayed_alike = 0
    for one, two, alike in pairs(mode, ceremony):
        if not alike:
            assert one != two, "it sees a change that it was not told of"
        elif not reveals & {event.kind for event in one + two}:
            stayed_alike += 1
            assert one == two, "it is told what it does not see"
    assert stayed_alike > 50, "too few pairs stayed alike"


@every_mode
def test_a_scene_is_made_of_the_view_alone(mode: Mode) -> None:
    """What the server sends is the same for tables that the seat cannot tell apart."""
    dice = chance(5)
    for table in positions(mode, 50, ceremony=True, seed=5):
        for seat in watchers(table):
            assert plain(table.redealt(seat, dice).scene(seat)) == plain(table.scene(seat))
