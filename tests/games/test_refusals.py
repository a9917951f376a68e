"""What is no action of the game, or comes from no seat of the table, is refused and changes nothing."""

import pytest
from tests.kit import positions, watchers
from tests.modes import ALL_MODES, SHORT_MODES, Mode

from sobremesa.table.events import NO_SUCH_ACTION, NOT_ASKED
from sobremesa.table.table import Table

every_mode = pytest.mark.parametrize("mode", SHORT_MODES, ids=str)


def refusal(table: Table, seat: int, action: int) -> int:
    """Why the rules take it from nobody; the table stays as it was and nothing happens."""
    before = table.to_bytes()
    table.border.apply(table.record, seat, action, table.log)
    assert table.to_bytes() == before
    assert table.events == []
    assert int(table.border.refusal(table.record, seat, action)) == int(table.log["refused"][0])
    return int(table.log["refused"][0])


@every_mode
def test_numbers_beside_those_of_the_actions_are_refused(mode: Mode) -> None:
    table = mode.table(seed=3)
    beside = (-2, -1, len(mode.game.actions), len(mode.game.actions) + 1)
    for seat in range(table.seats):
        assert {refusal(table, seat, number) for number in beside} == {NO_SUCH_ACTION}


@every_mode
def test_seats_beside_those_of_the_table_are_not_asked(mode: Mode) -> None:
    table = mode.table(seed=4)
    (action, *_) = table.legal(table.actors[0])
    for seat in (-1, table.seats):
        assert refusal(table, seat, action.number) == NOT_ASKED


@pytest.mark.parametrize("mode", ALL_MODES, ids=str)
@pytest.mark.parametrize("ceremony", [False, True], ids=["bare", "ceremony"])
def test_a_view_says_of_every_action_what_the_rules_say(mode: Mode, ceremony: bool) -> None:
    for table in positions(mode, 60, ceremony=ceremony, seed=5):
        for seat in watchers(table):
            said = [
                int(table.border.refusal(table.record, seat, number))
                for number in range(len(mode.game.actions))
            ]
            assert table.view(seat)["why"][0].tolist() == said, (seat, table)
