"""Every Hypothesis strategy of the tests."""

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from sobremesa.table.contract import Game
from tests.modes import ALL_MODES

seeds = st.integers(0, 2**256 - 1)

fractions = st.floats(0, 1, exclude_max=True)
"""Picks one of a list whose length is only known when it is used: see `chosen`."""


def names_of_modes(game: Game) -> SearchStrategy[str]:
    """The name of a mode of this game: look it up with `tests.modes.named`."""
    return st.sampled_from([str(mode) for mode in ALL_MODES if mode.game is game])


def action_numbers(game: Game) -> SearchStrategy[int]:
    """Any number, mostly of an action of this game."""
    return st.one_of(st.integers(0, len(game.actions) - 1), st.integers(-(2**31), 2**31 - 1))


words32 = st.integers(0, 2**32 - 1)
keys = st.binary(min_size=32, max_size=32)
hands = st.lists(st.integers(0, 59), unique=True, max_size=60)
