"""The best bluff: a wrong card that nobody accuses, and by how much it was wrong."""

import random
from collections.abc import Callable

import pytest
from tests.kit import step

from sobremesa.games.cagones.bluffs import believed
from sobremesa.games.cagones.tests.tables import let_be, play, table
from sobremesa.games.cagones.told import amount_word
from sobremesa.table.scene import Seat, Word
from sobremesa.table.table import Event, Table
from sobremesa.table.words import LANGUAGES, words

POSITION = {
    "hand-0": ["fish-3", "bear-feast", "bear-vomit", "bear-poop-2"],
    "hand-1": ["fish-1", "fish-1"],
    "hand-2": ["fish-2"],
    "stock-0": ["?", "?"],
    "stock-1": ["?"],
    "stock-2": ["?", "?"],
    "bear": ["fish-1#40", "fish-2#41"],
}
EMPTY = {**POSITION, "bear": []}


def after(of: Table, act: Callable[[], list[Event]]) -> tuple[int, Word] | None:
    """What a step has shown to be believed."""
    before = of.record[0].copy()
    return believed(before, act())


def stands(of: Table, card: int, say: str | None = None) -> tuple[int, Word] | None:
    """Seat 0 plays a card, and nobody accuses."""
    play(of, card)
    if say is not None:
        of.play(0, f"say {say}")
    assert after(of, lambda: of.play(1, "pass")) is None, "seat 2 may still accuse"
    return after(of, lambda: of.play(2, "pass"))


@pytest.mark.parametrize(
    ("position", "card", "say", "halves", "kind", "inside"),
    [
        (POSITION, 0, None, 2, "card", 6),  # 3 and 3 are 6 of 5
        (EMPTY, 3, None, 4, "card", 0),  # nothing to come out
        (POSITION, 1, "1", 2, "feast", 6),  # 2 were missing
        (POSITION, 2, "5", 4, "vomit", 6),  # 3 come out
        (EMPTY, 2, "0", 1, "vomit", 0),  # wrong, though no number is
    ],
)
def test_a_wrong_card_that_stands_is_told(
    position: dict[str, list[str]], card: int, say: str | None, halves: int, kind: str, inside: int
) -> None:
    of = table(position)
    found = stands(of, card, say)
    assert found is not None
    size, word = found
    assert (size, word.id) == (halves, f"highlight-bluff-{kind}")
    assert word.args["seat"] == Seat(0)
    assert word.args["inside"] == amount_word(inside)
    assert word.args["capacity"] == amount_word(10)
    for language in LANGUAGES:
        assert "Ana" in words(of.game, language).say(word, ("Ana", "Bea", "Cem"))


@pytest.mark.parametrize(("card", "say"), [(1, "2"), (2, "3"), (3, None)])
def test_what_was_right_is_no_bluff(card: int, say: str | None) -> None:
    assert stands(table(POSITION), card, say) is None


def test_what_was_accused_is_no_bluff() -> None:
    of = table(POSITION)
    play(of, 0)
    assert after(of, lambda: of.play(1, "accuse")) is None


@pytest.mark.parametrize("strict", [0, 1])
def test_a_bluff_is_what_an_accusation_would_have_found_wrong(strict: int) -> None:
    dice, seen = random.Random(strict), {"was-wrong": 0, "was-right": 0}
    options = {"big_poop": 1 - strict, "full_feast": 1 - strict}
    for seed in range(12):
        of = Table("cagones", 3, seed, options)
        for _ in range(120):
            if of.over:
                break
            if of.asking == "window":
                accused, let = of.copy(), of.copy()
                told = [event.kind for event in accused.play(of.actors[0], "accuse")]
                (verdict,) = (kind for kind in told if kind in seen)
                seen[verdict] += 1
                found = believed(of.record[0].copy(), let_be(let))
                assert (found is not None) == (verdict == "was-wrong")
            step(of, dice)
    assert min(seen.values()) > 20
