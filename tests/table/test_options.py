"""Options: checked where a table is made, with a sentence that says what would be right."""

import pytest
from tests.modes import games

from sobremesa.table.contract import Option, named_option
from sobremesa.table.errors import SobremesaError, UnknownGame, WrongOption
from sobremesa.table.registry import game
from sobremesa.table.table import Table

LIMIT = Option("limit", 18, 1, 99)
WAY = named_option("way", "short", "long", default=1, least=1)


def test_a_number_in_its_range_or_a_word_of_the_list():
    assert LIMIT.check(5) == LIMIT.check("5") == 5
    assert [WAY.check(value) for value in ("short", "long", 1, 2)] == [1, 2, 1, 2]
    assert (WAY.least, WAY.most) == (1, 2)


@pytest.mark.parametrize("value", [0, 100, -1, "many", True, "", "1.5"])
def test_what_is_not_possible_is_answered_with_what_is(value):
    with pytest.raises(WrongOption, match=r"option limit: .* it takes a whole number from 1 to 99"):
        LIMIT.check(value)


@pytest.mark.parametrize("value", [0, 3, "middle", True])
def test_named_values_are_listed(value):
    with pytest.raises(WrongOption, match="it takes short or long"):
        WAY.check(value)


@pytest.mark.parametrize("each", games(), ids=lambda each: each.name)
def test_every_option_of_every_game_takes_its_ends_and_default(each):
    for option in each.options:
        assert option.least <= option.default <= option.most
        for value in (option.least, option.default, option.most):
            assert option.check(value) == value
        for value in (option.least - 1, option.most + 1):
            with pytest.raises(WrongOption):
                option.check(value)


@pytest.mark.parametrize("each", games(), ids=lambda each: each.name)
def test_seats_and_names_are_checked(each):
    for seats in (each.seats.start - 1, each.seats.stop, -1):
        with pytest.raises(WrongOption, match=rf"{each.name} is for \d to \d+ seats, not {seats}"):
            Table(each, seats)
    with pytest.raises(WrongOption, match="has no option 'nothing'; it has: "):
        Table(each, each.seats.start, options={"nothing": 1})


def test_options_that_do_not_go_together_are_refused():
    with pytest.raises(WrongOption, match="6 hands of 8 cards need 48 cards"):
        Table("cabanga", 6, options={"colours": 1})


def test_an_unknown_game_is_answered_with_the_nearest():
    with pytest.raises(
        UnknownGame, match=r"no game 'cabanda' is installed; there are: .*; did you mean 'cabanga'"
    ):
        game("cabanda")


@pytest.mark.parametrize("seed", [-1, 2**256, b"short"])
def test_a_seed_is_a_number_of_256_bits_or_32_bytes(seed):
    with pytest.raises(SobremesaError, match="a seed is"):
        Table("cabanga", 3, seed)


def test_a_seed_may_be_written_both_ways():
    number, data = Table("cabanga", 3, 258), Table("cabanga", 3, bytes([2, 1]) + bytes(30))
    assert number.to_bytes() == data.to_bytes()
