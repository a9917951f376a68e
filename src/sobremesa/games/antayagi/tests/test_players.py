"""People play it as its docstrings say, and it pays."""

import numpy as np
import pytest
from tests.kit import chance, texts

from sobremesa.games.antayagi.game import GAME
from sobremesa.games.antayagi.tests.scene import swap, table, trade
from sobremesa.lab.simulate import simulate
from sobremesa.players import player
from sobremesa.table.table import Table
from sobremesa.table.words import words

FOUR = ["lantern", "lantern", "teapot", "teapot"]


def choice(of: Table, seat: int, seed: int = 1, who: str = "machine") -> str:
    return GAME.actions[player(GAME, who).action(of.view(seat), chance(seed))].text


def test_it_trades_where_the_cards_are_good_and_with_no_one_about_to_win():
    of = table({"hand-1": ["toxic", "hat/plain", "bone"], "hand-2": ["lollipop", "bone", "bone"]})
    assert choice(of, 0) == "name 2"
    of = table(
        {
            "hand-1": ["bone", "bone", "hat/plain"],
            "hand-2": ["bone", "compass", "compass"],
            "saddlebags-2": FOUR,
        }
    )
    assert choice(of, 0) == "name 1"


def test_it_listens_to_an_invitation():
    of = table({"hand-2": ["lantern", "compass", "teapot"], "hand-1": FOUR[1:]}, talk="remarks")
    of.play(2, "say-trade 0")
    assert choice(of, 0) == "name 2"


def test_it_gives_away_what_it_knows_to_be_bad():
    of = table({"hand-0": ["treasure", "toxic turned", "bone/hat"]})
    of.play(0, "name 1")
    assert choice(of, 0) == "choose 2"
    of = table({"hand-0": ["bone/hat", "lollipop/hat", "t-rex turned"]})
    of.play(0, "name 1")
    assert choice(of, 0) == "choose 3"


def test_it_believes_a_third_seat_a_little_and_its_opponent_not_at_all():
    for speaker, given in ((2, "choose 2"), (1, "choose 1")):
        of = table({"hand-0": ["bone", "compass/plain", "teapot/plain"]}, talk="remarks")
        of.play(speaker, "say-bad 0 2")
        of.play(0, "name 1")
        assert choice(of, 0) == given


def test_it_takes_the_best_card():
    of = swap("lantern", "lollipop", {"hand-1": ["hat/plain", "lollipop", "treasure"]})
    assert choice(of, 0) == "take 2"


def test_it_sabotages_what_hurts_or_lets_another_win_and_defends_its_own_win():
    hold = {"hand-2": ["sabotage", "sabotage", "bone"]}
    of = table({**hold, "saddlebags-1": FOUR})
    trade(of, 1, 1)
    assert choice(of, 2) == "sabotage"
    of = table({**hold, "hand-0": ["fish/plain", "bone", "bone"], "hand-1": ["hat/plain", "bone"]})
    trade(of, 1, 1)
    assert choice(of, 2) == "pass", "nobody gains"
    of = table({"hand-1": ["toxic", "sabotage", "bone"], "hand-0": ["bone", "sabotage", "bone"]})
    trade(of, 1, 1)
    assert choice(of, 0) == "sabotage"
    assert choice(of, 1) == "pass"
    of.play(0, "sabotage")
    assert choice(of, 1) == "sabotage", "it wants the bone"


def test_it_trades_where_it_is_likely_to_be_given_something_good():
    of = table(
        {
            "hand-1": ["lollipop", "lantern", "t-rex"],
            "hand-2": ["treasure", "fish/plain", "fish/plain"],
        }
    )
    assert choice(of, 0) == "name 2", "a back with a T-Rex on it is what most would give away"
    child = [choice(of, 0, seed, "child") for seed in range(300)]
    assert child.count("name 1") > child.count("name 2"), "it goes by what it sees"


def test_it_asks_for_every_trade_and_a_child_only_talks_now_and_then():
    of = table(talk="remarks")
    assert {choice(of, 1, seed) for seed in range(100)} == {"say-trade 0"}
    said = [choice(of, 1, seed, "child") for seed in range(300)]
    assert set(said) == {"pass", "say-trade 0"}
    assert 25 < said.count("say-trade 0") < 70
    of.play(0, "name 1")
    of.play(0, "choose 1")
    assert {choice(of, 0, seed) for seed in range(100)} == {"say-bad 1 1"}
    assert {choice(of, 2, seed) for seed in range(100)} == {"pass"}
    for seat in (0, 2):
        assert "pass" in texts(of, seat)


def believed(of: Table, seat: int) -> list[str]:
    """What it says that it believes, to people who read English."""
    told = player(GAME, "machine").explain(of.view(seat), chance(1))
    return [words(GAME, "en").say(word, ("Ana", "Bea", "Cleo")) for word in told]


def test_it_says_what_it_expects_of_others_of_its_own_cards_and_of_the_exchange():
    of = table(
        {
            "hand-0": ["compass turned", "t-rex turned", "hat turned"],
            "hand-1": ["lantern", "lantern", "lantern"],
            "hand-2": ["sabotage", "sabotage", "sabotage"],
        }
    )
    assert believed(of, 0) == [
        "Ana expects from Bea a card worth 1.0 goods.",
        "Ana expects from Cleo a card worth 0.0 goods.",
    ]
    of.play(0, "name 1")
    assert believed(of, 0) == [
        "Ana holds a 1st card that seems worth 1.0 goods to Bea.",
        "Ana holds a 2nd card that seems worth −0.7 goods to Bea.",
        "Ana holds a 3rd card that seems worth 0.0 goods to Bea.",
    ]
    of.play(0, "choose 1")
    of.play(1, "choose 1")
    assert believed(of, 2) == ["Cleo takes the exchange to be worth −1.5 goods."]


def test_it_takes_longer_where_there_is_more_to_look_at():
    def mean(of: Table, seat: int) -> float:
        view, stream = of.view(seat), chance(1)
        return float(np.mean([player(GAME, "machine").delay(view, stream) for _ in range(1_000)]))

    many = Table(GAME, 7, seed=1, options={"talk": "none"})
    window = table({"hand-2": ["sabotage", "bone", "bone"]})
    trade(window)
    naming, turn = mean(many, many.actors[0]), many.actors[0]
    many.close()
    assert naming > mean(many, turn) + 300
    assert mean(many, turn) > mean(window, 2) + 300


@pytest.mark.parametrize("seats", [3, 5, 7])
@pytest.mark.parametrize("talk", ["none", "remarks"])
def test_it_beats_random_players_clearly(seats: int, talk: str) -> None:
    lineup = ["machine"] + ["random"] * (seats - 1)
    result = simulate(GAME, seats, lineup, 600, 1, {"talk": talk})
    low, _ = result.by_player["machine"].interval
    assert low > 1.3 / seats
