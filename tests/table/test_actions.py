"""Actions are numbers and texts, both ways, for every action of every game; mistakes are told apart."""

import pytest
from tests.modes import SHORT_MODES, games

from sobremesa.table.actions import ActionKind, Actions, Field
from sobremesa.table.errors import AgainstTheRules, NotYourTurn, SobremesaError, UnreadableAction
from sobremesa.table.table import Table

SIDES = Field("side", ("left", "right"))
CARDS = Field("card", ("ace", "king", "queen"))
FEW = Actions((ActionKind("lay", 0, (CARDS, SIDES)), ActionKind("pass", 6)))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_action_is_a_number_and_a_text_both_ways(game):
    for number in range(len(game.actions)):
        action = game.actions[number]
        assert action.number == number
        assert game.actions.read(action.text) is action
        assert repr(action) == action.text
        assert action.text.split()[0] == action.kind
    assert len(game.actions.by_text) == len(game.actions), "no text twice"


def test_the_numbers_run_through_the_last_field_first():
    assert [action.text for action in FEW.listed] == [
        "lay ace left", "lay ace right", "lay king left", "lay king right", "lay queen left", "lay queen right", "pass",
    ]  # fmt: skip
    assert FEW[3]["card"] == 1
    assert FEW[3]["side"] == 1
    assert FEW[6].values == {}


def test_a_text_may_be_spaced_as_one_likes():
    assert FEW.read("  lay  king   left ").number == 2


@pytest.mark.parametrize("number", [-1, 7, 2**40])
def test_a_number_that_is_no_action_is_unreadable(number):
    with pytest.raises(UnreadableAction, match=rf"no action number {number}: .* 0 to 6"):
        FEW[number]


def test_a_text_that_is_no_action_is_answered_with_the_nearest():
    with pytest.raises(
        UnreadableAction,
        match=r"'lay kin left' is no action .* did you mean 'lay king left'",
    ):
        FEW.read("lay kin left")
    with pytest.raises(UnreadableAction, match=r"'xyzzy' is no action of this game$"):
        FEW.read("xyzzy")


def test_kinds_must_follow_one_another():
    with pytest.raises(ValueError, match="without a gap"):
        Actions((ActionKind("lay", 0, (SIDES,)), ActionKind("pass", 3)))


@pytest.mark.parametrize("mode", SHORT_MODES, ids=str)
def test_a_seat_that_is_not_asked_hears_so(mode):
    table = mode.table(1)
    others = [seat for seat in range(table.seats) if seat not in table.actors]
    for seat in [*others, table.seats, 31, -1]:
        with pytest.raises(NotYourTurn, match=f"seat {seat}, .*: this seat is not asked now"):
            table.play(seat, 0)


@pytest.mark.parametrize("mode", SHORT_MODES, ids=str)
def test_what_is_against_the_rules_has_a_reason_and_a_sentence(mode):
    table = mode.table(1)
    seat = table.actors[0]
    legal = table.legal(seat)
    for action in mode.game.actions.listed:
        if action in legal:
            continue
        with pytest.raises(AgainstTheRules) as refused:
            table.play(seat, action)
        assert refused.value.reason in mode.game.refusals.values()
        assert str(refused.value).startswith(f"seat {seat}, {action.text!r}: ")
        assert str(refused.value).endswith(".")
        assert isinstance(refused.value, SobremesaError)


@pytest.mark.parametrize("mode", SHORT_MODES, ids=str)
def test_an_action_may_be_given_as_itself_its_number_or_its_text(mode):
    tables = [mode.table(2) for _ in range(3)]
    seat, action = tables[0].actors[0], tables[0].legal(tables[0].actors[0])[0]
    for table, given in zip(tables, (action, action.number, action.text), strict=True):
        table.play(seat, given)
    assert len({table.to_bytes() for table in tables}) == 1


def test_at_a_table_that_is_over_everybody_hears_so():
    table = Table("cabanga", 3, options={"limit": 1})
    while not table.over:
        table.play(table.actors[0], table.legal(table.actors[0])[0])
    with pytest.raises(NotYourTurn, match="seat 1, 'pass': the game is over"):
        table.play(1, "pass")
