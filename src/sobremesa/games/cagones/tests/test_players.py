"""People play it as its docstrings say, and it pays."""

from collections import Counter

import numpy as np
import pytest
from tests.kit import chance

from sobremesa.games.cagones.game import GAME
from sobremesa.games.cagones.tests.tables import play, table
from sobremesa.games.cagones.told import amount_word
from sobremesa.lab.simulate import simulate
from sobremesa.players import player
from sobremesa.table.table import Table


def choice(of: Table, seat: int, seed: int = 1, who: str = "machine") -> str:
    return GAME.actions[player(GAME, who).action(of.view(seat), chance(seed))].text


def choices(of: Table, seat: int, who: str = "machine") -> Counter:
    return Counter(choice(of, seat, seed, who) for seed in range(100))


def test_it_accuses_what_is_wrong_and_nothing_else() -> None:
    for pile, card, expected in (
        (["fish-3", "fish-1"], "fish-1", "pass"),
        (["fish-3", "fish-1"], "fish-2", "accuse"),
        (["fish-1", "bear-poop-1"], "bear-poop-1", "accuse"),
        (["fish-1"], "bear-poop-3", "pass"),
    ):
        of = table({"bear": pile, "hand-0": [f"{card}#57"]})
        play(of, 57)
        assert choice(of, 1) == choice(of, 2) == expected


@pytest.mark.parametrize(("card", "right"), [("bear-feast", "2"), ("bear-vomit", "4")])
def test_it_announces_and_hears_the_truth(card: str, right: str) -> None:
    of = table({"bear": ["fish-3", "fish-1", "bear-fat-nap"], "hand-0": [f"{card}#57"]})
    play(of, 57)
    assert choice(of, 0) == f"say {right}"
    lying = of.copy()
    of.play(0, f"say {right}")
    lying.play(0, "say 1")
    assert (choice(of, 1), choice(lying, 1)) == ("pass", "accuse")


def test_it_answers_truly_and_asks_who_has_fewest_cards() -> None:
    for kind, answer in (("challenge", "say 1"), ("fly", "say 2")):
        of = table(
            {
                "bear": ["fish-3", "bear-poop-2"],
                "hand-0": [f"bear-{kind}#57"],
                "hand-2": ["?"],
            }
        )
        play(of, 57)
        assert choice(of, 0) == "name 2"
        of.play(0, "name 2")
        assert choice(of, 2) == answer


def test_it_says_what_it_counts_without_the_card_in_question() -> None:
    of = table({"bear": ["fish-3", "bear-poop-2"], "hand-0": ["fish-2#57"]})
    play(of, 57)
    stomach, poops = player(GAME, "machine").explain(of.view(1), chance(1))
    assert (stomach.id, stomach.args["amount"]) == ("belief-stomach", amount_word(2))
    assert (poops.id, poops.args["amount"]) == ("belief-poops", amount_word(4))


def test_it_plays_what_is_right_before_it_asks_and_asks_before_it_bluffs() -> None:
    position = {
        "bear": ["fish-3", "fish-2"],
        "hand-0": ["fish-1#7", "bear-challenge#8", "bear-poop-1#9"],
    }
    assert set(choices(table(position), 0)) == {"play 9"}
    position["hand-0"] = ["fish-1#7", "bear-challenge#8", "fish-3#9"]
    assert set(choices(table(position), 0)) == {"play 8"}


def test_it_bluffs_now_and_then_and_else_draws_from_who_holds_most() -> None:
    of = table(
        {"bear": ["fish-3", "fish-2"], "hand-0": ["fish-1#7"], "stock-1": ["?"], "hand-2": ["?"]}
    )
    found = choices(of, 0, "casual")
    assert set(found) == {"play 7", "draw 2"}
    assert 10 < found["play 7"] < 55
    assert set(choices(of, 0)) == {"draw 2"}, "who expects all to count well does not"


def test_two_who_could_draw_from_each_other_for_ever_give_way_now_and_then() -> None:
    hands = {"hand-0": ["fish-1#7", "fish-3#8"], "hand-1": ["fish-1#9"]}
    of = table({"bear": ["fish-3", "fish-2"], **hands, "stock-0": [], "stock-1": []}, seats=2)
    found = choices(of, 0)
    assert 5 < found["play 7"] + found["play 8"] < 35
    assert found["draw 1"] == 100 - found["play 7"] - found["play 8"]
    play(of, 7)
    assert 5 < choices(of, 1)["pass"] < 35


def test_it_says_something_that_can_be_believed_of_an_empty_stomach() -> None:
    for animal, least in (("bear", "say 1"), ("rabbit", "say 0.5")):
        of = table({"active": animal, "hand-0": [f"{animal}-vomit#57"]})
        play(of, 57)
        assert choice(of, 0) == least


def test_it_takes_longer_over_its_own_turn_and_over_more_cards() -> None:
    def mean(of: Table, seat: int) -> float:
        view, stream = of.view(seat), chance(1)
        return float(np.mean([player(GAME, "machine").delay(view, stream) for _ in range(1_000)]))

    few, many = table({"hand-0": ["fish-1"]}), table({"hand-0": ["fish-1"] * 9 + ["?"] * 6})
    assert mean(many, 0) > mean(few, 0) + 500
    play(few, 0)
    assert mean(few, 1) < mean(many, 0)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_it_beats_random_players_clearly(seats: int) -> None:
    result = simulate(GAME, seats, ["machine"] + ["random"] * (seats - 1), 200, 1)
    low, _ = result.by_player["machine"].interval
    assert low > 1.5 / seats
