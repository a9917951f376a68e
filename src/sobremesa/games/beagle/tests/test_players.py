"""People play it as its docstrings say, and it pays."""

import numpy as np
import pytest
from tests.kit import chance

from sobremesa.games.beagle.game import GAME
from sobremesa.games.beagle.tests.tables import BEAGLES, EQUAL, race, right_call, say_ready, tokens
from sobremesa.lab.simulate import simulate
from sobremesa.players import player
from sobremesa.table.table import Table


def choice(table, seat=0, seed=1, who="machine"):
    return GAME.actions[player(GAME, who).action(table.view(seat), chance(seed))].text


def counted(table, seat=0, seed=1, who="machine"):
    """How many beagles and bagels it says there are."""
    told = player(GAME, who).explain(table.view(seat), chance(seed))
    assert [word.id for word in told] == ["belief-beagles", "belief-bagels"]
    return tuple(word.args["count"] for word in told)


def mean_delay(table, seat=0):
    view, stream = table.view(seat), chance(1)
    return float(np.mean([player(GAME, "machine").delay(view, stream) for _ in range(2000)]))


@pytest.mark.parametrize("game", ["discard-down", "winner-takes-all"])
def test_it_calls_what_is_right(game):
    for seed in range(100):
        table = Table("beagle", 2 + seed % 5, seed, {"game": game, "photo_finish": 0})
        assert choice(table) == f"call {right_call(table)}"


def test_it_says_what_it_has_counted():
    assert counted(race(EQUAL)) == (4, 4)
    many = ["double-beagle"] * 3 + ["beagle"] + ["double-bagel"] * 3
    assert counted(race(many)) == (7, 6)
    answers = []
    for seed in range(60):
        beagles, bagels = counted(race(many), 0, seed, "child")
        answers.append("beagle" if beagles > bagels else "bagel" if bagels > beagles else "tie")
        assert choice(race(many), 0, seed, "child") == f"call {answers[-1]}"
    assert set(answers) == {"beagle", "bagel", "tie"}


def test_it_grabs_a_right_token_while_there_is_one():
    table = tokens(["bagel"] * 3, ["bagel"] * 3, tokens=[2, 1])
    assert choice(table) == "grab bagel"
    assert choice(tokens(["bagel"] * 3, ["bagel"] * 3, tokens=[2, 0])) == "leave"
    assert choice(tokens(["bagel"] * 3, ["beagle"] * 3)) == "leave", "a tie"


def test_it_covers_any_card_of_the_centre():
    table = race(BEAGLES, seats=4)
    table.play(1, "call beagle")
    assert {choice(table, 1, seed) for seed in range(30)} == {"put 0", "put 1", "put 2"}


def test_it_lets_the_countdown_run():
    table = Table("beagle", 3, ceremony=True)
    ready = mean_delay(table)
    say_ready(table)
    assert mean_delay(table) > 3000 > ready


def test_a_close_count_takes_it_longer():
    assert mean_delay(race(EQUAL)) > mean_delay(race(["bagel"] * 7)) + 200


@pytest.mark.parametrize("game", ["discard-down", "take-a-token", "winner-takes-all"])
def test_it_beats_random_players_clearly(game):
    result = simulate(GAME, 4, ["machine"] + ["random"] * 3, 200, 1, {"game": game})
    low, _ = result.by_player["machine"].interval
    assert low > 2 / 4
