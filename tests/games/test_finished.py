"""A game is not finished before all that people need of it is there."""

import tomllib

import numpy as np
import pytest
from tests.modes import games
from tests.perft import rows
from tests.playthroughs import FOLDER

from sobremesa.table.contract import Game
from sobremesa.table.events import FIRST_OF_GAME
from sobremesa.table.table import event_word
from sobremesa.table.words import LANGUAGES, words

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


@every_game
def test_the_files_of_its_folder_are_there(game: Game) -> None:
    wanted = [
        "rules.py",
        "sight.py",
        "game.py",
        "players.py",
        "cards.toml",
        "clauses.toml",
        "tests",
    ]
    wanted += [f"words/{language}.ftl" for language in LANGUAGES]
    wanted += [f"words/rules.{language}.md" for language in LANGUAGES]
    assert [name for name in wanted if not (game.folder / name).exists()] == []


@every_game
def test_it_has_clauses_of_one_letter_code(game: Game) -> None:
    clauses = tomllib.loads((game.folder / "clauses.toml").read_text(encoding="utf-8"))
    assert len(clauses) > 5
    assert len({clause.split("-")[0] for clause in clauses}) == 1
    assert all(title.strip() for title in clauses.values())


@every_game
def test_it_is_recorded_and_counted(game: Game) -> None:
    assert list(FOLDER.glob(f"{game.name}*.txt"))
    assert len(rows(game)) >= 3
    for option in game.options:
        default = (
            option.default if not option.values else option.values[option.default - option.least]
        )
        counted = {row.get("options", {}).get(option.name, default) for row in rows(game)}
        assert counted >= set(option.values), option.name


@every_game
def test_its_records_begin_and_are_made_as_the_contract_says(game: Game) -> None:
    assert game.table.names[:2] == ("seats", "ceremony")
    assert {"options", "chance", "asking", "end"} <= set(game.table.names)
    view = ("seat", "seats", "turn", "kind", "moment", "mine", "reason", "winners", "why")
    assert set(view) <= set(game.view.names)
    assert game.view["why"].shape == (len(game.actions),)
    assert list(game.table["options"].names) == [option.name for option in game.options]
    for dtype in (game.table, game.view):
        assert dtype.isalignedstruct
        assert numbers_in(dtype) * 4 == dtype.itemsize, "no byte lies between the fields"


def numbers_in(dtype: np.dtype) -> int:
    """How many numbers a record holds; each must be a whole number of 32 bits."""
    if dtype.subdtype:
        base, shape = dtype.subdtype
        return int(np.prod(shape)) * numbers_in(base)
    if dtype.names:
        return sum(numbers_in(dtype[name]) for name in dtype.names)
    assert dtype in (np.int32, np.uint32), dtype
    return 1


@every_game
def test_its_lists_agree(game: Game) -> None:
    assert len({kind.name for kind in game.events}) == len(game.events)
    assert {1, 2} < set(game.refusals)
    assert all(number >= FIRST_OF_GAME for number in game.refusals if number > 2)
    assert len(set(game.refusals.values())) == len(game.refusals)
    assert game.rules_version >= 1


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_words_for_every_thing_that_can_be_said(game: Game, language: str) -> None:
    bundle = words(game, language).bundle
    wanted = [f"refused-{reason}" for reason in game.refusals.values()]
    wanted += [f"ending-{ending}" for ending in game.endings]
    wanted += [f"event-{kind.name}" for kind in game.events]
    for option in game.options:
        wanted += [f"option-{option.name}", f"option-{option.name}-help"]
        wanted += [f"option-{option.name}-{value}" for value in option.values]
    assert [message for message in wanted if not bundle.has_message(message)] == []


@every_game
def test_its_events_can_be_worded_from_the_deal_on(game: Game) -> None:
    from sobremesa.table.table import Table

    table = Table(game, game.seats.start)
    for event in table.events:
        for seat in range(-1, table.seats):
            heard = event.seen_by(seat)
            if heard is not None:
                words(game, "en").say(event_word(game, heard))
