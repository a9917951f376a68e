"""What a search takes for likely is nothing that its seat could tell from the true table, and is what people do."""

from typing import Any

import numpy as np
import pytest
from tests.kit import chance, positions, watchers
from tests.modes import SHORT_MODES, Mode

from sobremesa.games.xingon.cards import fits
from sobremesa.games.xingon.foresight import likely, standing
from sobremesa.games.xingon.rules import asked_on_turn
from sobremesa.search import guessed
from sobremesa.table.scene import seats_of
from sobremesa.table.table import Table

MODES = [mode for mode in SHORT_MODES if mode.game.name == "xingon"]


def lies(record: Any, seat: int) -> int:
    """How many cards in the centre that others than this seat have laid do not meet the condition."""
    centre = record["centre"]
    return sum(
        not fits(int(centre["cards"][place]), int(record["claim"]))
        for place in range(centre["size"])
        if record["by"][place] != seat
    )


def guesses(mode: Mode, count: int) -> list[tuple[Table, int, Any]]:
    """Tables with cards in the centre, a seat, and a redealt table."""
    found = []
    for table in positions(mode, 12 * count, ceremony=False, seed=11):
        if table.record["centre"]["size"][0] > 0 and not table.over and len(found) < count:
            seat = table.actors[0]
            found.append((table.copy(), seat, guessed(mode.game, table.record, seat, chance(3))))
    return found


@pytest.mark.parametrize("mode", MODES, ids=repr)
def test_a_seat_sees_the_same_at_a_table_that_was_made_likely(mode: Mode) -> None:
    stream = chance(5)
    for table, seat, guess in guesses(mode, 20):
        other = table.copy()
        other.record = guess
        likely(other.record[0], seat, stream[0])
        assert other.view(seat) == table.view(seat)
        if table.asking == "turn":
            others = set(seats_of(asked_on_turn(other.record[0]))) - {seat}
            assert set(other.actors) - {seat} == others
        for each in watchers(other):
            assert other.view(each)["sizes"].tolist() == table.view(each)["sizes"].tolist()


def test_who_could_lay_truly_has_done_so() -> None:
    before = after = 0
    for _, seat, guess in guesses(MODES[0], 40):
        kept = guess.copy()
        before += lies(guess[0], seat)
        likely(guess[0], seat, chance(5)[0])
        after += lies(guess[0], seat)
        for place in range(guess[0]["centre"]["size"]):
            card, layer = int(guess[0]["centre"]["cards"][place]), int(guess[0]["by"][place])
            if layer != seat and card != kept[0]["centre"]["cards"][place]:
                assert fits(card, int(guess[0]["claim"])), "what was changed is true now"
    assert 0 < after < before


def test_who_holds_fewer_cards_stands_better() -> None:
    table, _, _ = guesses(MODES[0], 1)[0]
    out = np.zeros(table.seats, np.int32)
    standing(table.record[0], out)
    sizes = table.record["hands"]["size"][0][: table.seats]
    assert (-out).tolist() == (sizes - table.record["points"][0][: table.seats]).tolist()
