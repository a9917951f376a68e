"""People play it as its docstrings say, and it pays."""

import numpy as np
import pytest
from tests.kit import chance

from sobremesa.lab.simulate import simulate
from sobremesa.players import player
from sobremesa.table.registry import game
from sobremesa.table.table import Table

OF = game("cabanga")
ROWS = {
    "row-red-left": ["start-1"],
    "row-red-right": ["start-18"],
    "row-blue-left": ["start-3"],
    "row-blue-right": ["start-7"],
    "row-purple-left": ["start-5"],
    "row-purple-right": ["start-16"],
    "row-yellow-left": ["start-12"],
    "row-yellow-right": ["start-14"],
}


def table(hand: list[str], **more: object) -> Table:
    """Seat 0 on turn with these cards."""
    of = Table(OF, 3, seed=1)
    OF.arrange(of.record, {**ROWS, "turn": 0, "hand-0": hand, **more})
    return of


def choice(of: Table, seat: int = 0) -> str:
    action = player(OF, "machine").action(of.view(seat), chance(1))
    return OF.actions[action].text


def test_it_leaves_no_gap() -> None:
    assert choice(table(["red-9", "blue-8", "purple-10"])) == "play blue-8 left"


def test_it_does_not_repeat_the_last_colour() -> None:
    hand = ["blue-8", "yellow-13"]
    assert choice(table(hand, **{"last-colour": "blue"})).startswith("play yellow-13")
    assert choice(table(hand, **{"last-colour": "yellow"})) == "play blue-8 left"


def test_it_sheds_the_dearer_of_two_cards_that_leave_no_gap() -> None:
    assert choice(table(["blue-8", "red-17"])) == "play red-17 left"


def test_a_gap_of_which_it_holds_the_cards_itself_is_none() -> None:
    assert choice(table(["blue-5", "blue-6", "purple-9", "red-9"])).startswith("play blue-5")


def test_in_a_window_it_throws_all_that_fits_dearest_first() -> None:
    of = table(["red-17"], **{"hand-1": ["red-5", "red-8", "blue-1", "red-3"]})
    of.play(0, "play red-17 right")
    thrown = []
    while of.asking == "window":
        thrown.append(choice(of, 1))
        of.play(1, thrown[-1])
    assert thrown == ["throw red-5", "throw red-3", "throw red-8"]


def test_it_takes_longer_over_more_cards_and_over_its_own_turn() -> None:
    def mean(of: Table, seat: int) -> float:
        view, stream = of.view(seat), chance(1)
        return float(np.mean([player(OF, "machine").delay(view, stream) for _ in range(2_000)]))

    few, many = table(["red-17"]), table(["red-17", "red-2", "blue-8", "blue-9", "yellow-1"])
    assert mean(many, 0) > mean(few, 0) + 200
    few.play(0, "play red-17 right")
    assert mean(few, 1) < mean(many, 0)


def test_it_says_how_many_cards_it_cannot_place_and_how_likely_they_are_held() -> None:
    aside = [f"purple-{number}" for number in range(1, 17)]
    of = table(["red-9", "blue-8"], aside=aside)
    held, unplaced = player(OF, "machine").explain(of.view(0), chance(1))
    hands, stock = 2 * 8, 72 - 2 - len(aside) - 2 * 8
    assert (held.id, held.args["percent"]) == ("belief-held", round(100 * hands / (hands + stock)))
    assert (unplaced.id, unplaced.args["count"]) == ("belief-unplaced", hands + stock)
    _, forgotten = player(OF, "child").explain(of.view(0), chance(1))
    assert hands + stock < forgotten.args["count"] < hands + stock + len(aside)


@pytest.mark.parametrize("seats", OF.seats)
def test_it_beats_random_players_clearly(seats: int) -> None:
    result = simulate(OF, seats, ["machine"] + ["random"] * (seats - 1), 300, 1)
    low, _ = result.by_player["machine"].interval
    assert low > 2.5 / seats
