"""Farol's clauses, its secrets, and that everything of Sobremesa takes it."""

import random
from collections import Counter
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.cfr import CFRPlusSolver
from open_spiel.python.algorithms.exploitability import nash_conv
from pettingzoo.test import api_test

import sobremesa.envs.openspiel  # noqa: F401  registers the games
from sobremesa import Table
from sobremesa.envs import layout, vector
from sobremesa.envs.pettingzoo import env
from sobremesa.lab.simulate import simulate
from sobremesa.table.chance import CHANCE
from sobremesa.table.errors import AgainstTheRules, WrongOption
from sobremesa.table.registry import game
from sobremesa.table.scene import Word
from sobremesa.table.table import event_word
from sobremesa.table.words import LANGUAGES, words


def laid(hands: list[int], turn: int = 0) -> Table:
    """A table of as many seats as hands, with these cards."""
    table = Table("farol", len(hands), 1, {"rounds": 1})
    places = {f"hand-{seat}": [str(card)] for seat, card in enumerate(hands)}
    table.game.arrange(table.record, {"turn": turn, **places})
    return table


def test_far_01_everybody_gets_one_card_unseen() -> None:
    table = Table("farol", 4, seed=1)
    for seat in range(4):
        cards = layout("farol")["cards"].of(table.view(seat).view(np.int32))
        assert [card >= 0 for card in cards[:4]] == [each == seat for each in range(4)]


def test_far_02_and_07_the_next_round_begins_one_seat_further() -> None:
    table = Table("farol", 3, seed=2)
    first = table.actors[0]
    for step in range(3):
        assert table.actors == ((first + step) % 3,)
        table.play(table.actors[0], "pass")
    assert table.actors == ((first + 1) % 3,)


def test_far_03_claim_or_pass() -> None:
    table = laid([3, 5])
    with pytest.raises(AgainstTheRules):
        table.play(0, "doubt")
    table.play(0, "claim")
    assert table.actors == (1,)


def test_far_04_nobody_learns_of_an_answer_before_all_are_in() -> None:
    one, two = laid([3, 5, 7]), laid([3, 5, 7])
    for table, word in ((one, "doubt"), (two, "believe")):
        table.play(0, "claim")
        table.play(1, word)
    for seat in (-1, 0, 2):
        assert one.view(seat).tobytes() == two.view(seat).tobytes()


def test_far_05_believed() -> None:
    table = laid([1, 5, 7])
    for seat, word in ((0, "claim"), (1, "believe"), (2, "believe")):
        table.play(seat, word)
    assert table.scores == [1, 0, 0]


@pytest.mark.parametrize(
    ("hands", "scores"), [([9, 5, 7], [2, 0, 0]), ([6, 5, 7], [0, 0, 1]), ([1, 5, 7], [0, 1, 1])]
)
def test_far_06_doubted(hands: list[int], scores: list[int]) -> None:
    table = laid(hands)
    for seat, word in ((0, "claim"), (1, "doubt"), (2, "doubt")):
        table.play(seat, word)
    assert table.scores == scores


def test_far_08_most_points_win_and_equals_share() -> None:
    table = laid([3, 5])
    for seat, word in ((0, "claim"), (1, "believe"), (1, "claim"), (0, "believe")):
        table.play(seat, word)
    assert table.winners == (0, 1)


def test_a_card_for_everybody() -> None:
    with pytest.raises(WrongOption):
        Table("farol", 5, 1, {"numbers": 4})


def test_far_09_nothing_leaks_and_redeals_are_uniform() -> None:
    stream, dice = np.zeros(1, CHANCE), random.Random(3)
    for seed in range(20):
        table = Table("farol", 3, seed)
        while not table.over:
            for seat in range(-1, 3):
                other = table.redealt(seat, stream)
                assert other.view(seat).tobytes() == table.view(seat).tobytes()
            actor = dice.choice(table.actors)
            table.play(actor, dice.choice(table.legal(actor)))
    table = laid([3, 1, 2])
    drawn = Counter(int(table.redealt(0, stream).view(1)["cards"][0, 1]) for _ in range(11_000))
    assert sorted(drawn) == [card for card in range(12) if card != 2]
    assert all(800 < count < 1200 for count in drawn.values())


def test_every_sentence_is_there() -> None:
    for language in LANGUAGES:
        table, dice = Table("farol", 3, 4), random.Random(4)
        say = words(table.game, language).say
        assert say(Word("game-name"))
        assert (table.game.folder / f"words/rules.{language}.md").exists()
        while not table.over:
            scene = table.scene(table.actors[0])
            for word in (scene.prompt, *scene.facts, *(each.word for each in scene.zones)):
                assert say(word)
            for event in table.play(table.actors[0], dice.choice(table.legal(table.actors[0]))):
                assert say(event_word(table.game, event))


def test_its_player_is_better_than_chance() -> None:
    result = simulate(game("farol"), 2, ["casual", "random"], 2000, seed=1)
    assert result.by_player["casual"].interval[0] > 0.5


def test_it_is_an_environment() -> None:
    api_test(env("farol-v1", seats=4, render_mode="ansi"), num_cycles=100)
    tables = vector("farol", 64, seats=5)
    for _ in range(100):
        tables.step(np.argmax(tables.masks, axis=1))
    assert not tables.refused.any()


def test_two_seats_with_three_cards_are_solved() -> None:
    text = "python_sobremesa_farol(players=2,numbers=3,rounds=1,deals=24,order=fixed)"
    solver = CFRPlusSolver(pyspiel.load_game(text))
    first = nash_conv(solver._game, solver.average_policy())
    for _ in range(60):
        solver.evaluate_and_update_policy()
    last = nash_conv(solver._game, solver.average_policy())
    assert first > 0.3
    assert last < 0.01


def test_its_folder_is_not_within_sobremesa() -> None:
    assert "sobremesa" not in Path(str(game("farol").folder)).parts
