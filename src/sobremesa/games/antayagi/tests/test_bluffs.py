"""The best bluff: a good that somebody was talked out of."""

import pytest

from sobremesa.games.antayagi.bluffs import believed
from sobremesa.games.antayagi.tests.scene import table
from sobremesa.table.scene import Seat, Word
from sobremesa.table.table import Table
from sobremesa.table.words import LANGUAGES, words

TURNED = {"hand-1": ["compass turned", "treasure", "fish/plain"]}


def given(of: Table, own: int, other: int) -> tuple[int, Word] | None:
    """What is to be told once seats 0 and 1 have chosen these cards of their own."""
    of.play(0, f"choose {own}")
    before = of.record[0].copy()
    return believed(before, of.play(1, f"choose {other}"))


def told(*remarks: tuple[int, str], turned: bool = False) -> Table:
    """Seat 0 trades with seat 1, and these remarks are made."""
    of = table(TURNED if turned else {}, talk="remarks")
    of.play(0, "name 1")
    for seat, remark in remarks:
        of.play(seat, remark)
    return of


def test_who_was_talked_out_of_a_good() -> None:
    found = given(told((0, "say-bad 1 1"), (2, "say-bad 1 1")), 1, 1)
    assert found is not None
    liars, word = found
    assert (liars, word.id) == (2, "highlight-bluff")
    assert (word.args["seat"], word.args["to"]) == (Seat(0), Seat(1))
    for language in LANGUAGES:
        told_so = words(table().game, language).say(word, ("Ana", "Bea", "Cem"))
        assert "Ana" in told_so
        assert "Bea" in told_so


@pytest.mark.parametrize(
    ("remark", "other"),
    [
        ("say-bad 1 3", 3),  # the fish is no good indeed
        ("say-bad 1 2", 1),  # another was given
        ("say-good 1 1", 1),  # true
        ("say-bad 2 1", 1),  # said to somebody else
    ],
)
def test_what_was_true_or_not_heeded_is_no_bluff(remark: str, other: int) -> None:
    assert given(told((0, remark)), 1, other) is None


def test_who_sees_the_front_is_not_deceived() -> None:
    assert given(told((0, "say-bad 1 1"), turned=True), 1, 1) is None
