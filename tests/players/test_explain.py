"""What bots say that they believe: a sentence in every language, the same each time, right if nothing was missed."""

import pytest
from tests.kit import chance, positions
from tests.modes import SHORT_MODES, Mode, games

from sobremesa.players import player
from sobremesa.players.bots import beliefs
from sobremesa.table.words import LANGUAGES, words

BELIEVERS = [mode for mode in SHORT_MODES if beliefs(mode.game)]


def test_people_of_every_game_have_something_to_believe() -> None:
    assert {mode.game for mode in BELIEVERS} == set(games())


@pytest.mark.parametrize("mode", BELIEVERS, ids=repr)
def test_what_is_believed_is_said_in_every_language_and_stays_the_same(mode: Mode) -> None:
    told = 0
    for table in positions(mode, 30, ceremony=True, seed=2):
        for seat in table.actors:
            view, stream = table.view(seat), chance(4)
            before = stream.copy()
            said = player(mode.game, "child").explain(view, stream)
            assert said == player(mode.game, "child").explain(view, stream)
            assert stream == before
            told += len(said)
            for language in LANGUAGES:
                for word in said:
                    assert words(mode.game, language).say(word)
    assert told > 0


@pytest.mark.parametrize("of", games(), ids=lambda of: of.name)
def test_who_plays_at_random_believes_nothing(of: Mode) -> None:
    mode = next(mode for mode in SHORT_MODES if mode.game is of)
    table = mode.table(3)
    assert player(of, "random").explain(table.view(table.actors[0]), chance(1)) == []
