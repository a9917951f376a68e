"""Many tables at once are as many single ones, whoever steps them."""

import numpy as np
import pytest
from tests.envs.kit import some_modes
from tests.modes import Mode

from sobremesa.envs import Tables, layout, vector
from sobremesa.envs.sitting import ORDERS, Sitting
from sobremesa.table.errors import SobremesaError
from sobremesa.table.registry import names


def tables_of(mode: Mode, tables: int, **more: object) -> Tables:
    return vector(mode.game, tables, mode.seats, options=mode.options, **more)


def choose(tables: Tables, dice: np.random.Generator) -> np.ndarray:
    """An allowed answer at each table, chosen at random."""
    return np.argmax(dice.random(tables.masks.shape) * tables.masks, axis=1)


@some_modes
@pytest.mark.parametrize("order", ORDERS)
def test_each_table_is_one_sitting(mode: Mode, order: str) -> None:
    tables, dice = tables_of(mode, 3, seed=1, order=order), np.random.default_rng(1)
    ones = []
    for place in range(3):
        one = Sitting(tables.setting, 0)
        one.record[:] = tables.setting.sittings(1, 3)[place : place + 1]
        one.deal()
        ones.append(one)
    for _ in range(150):
        actions = choose(tables, dice)
        tables.step(actions)
        for place, one in enumerate(ones):
            assert one.answer(int(actions[place])) == 0
            assert tables.rewards[place] == pytest.approx(one.returns)
            assert tables.ended[place] == one.over
            if one.over:
                one.deal()
            seat = one.asked[0]
            assert seat == tables.turns[place]
            view, mask = one.observe(seat)
            assert view.tobytes() == tables.observations[place].tobytes()
            assert mask.tobytes() == tables.masks[place].tobytes()


@some_modes
def test_the_number_of_workers_changes_nothing(mode: Mode) -> None:
    one, two = tables_of(mode, 65, seed=2, workers=1), tables_of(mode, 65, seed=2, workers=2)
    dice = np.random.default_rng(2)
    for _ in range(100):
        actions = choose(one, dice)
        one.step(actions)
        two.step(actions)
        assert one.get_state() == two.get_state()
        assert one.observations.tobytes() == two.observations.tobytes()
        assert one.rewards.tobytes() == two.rewards.tobytes()


@some_modes
def test_games_end_and_the_next_begins(mode: Mode) -> None:
    tables, dice = tables_of(mode, 64, seed=3), np.random.default_rng(3)
    reason, ended = layout(mode.game)["reason"], 0
    for _ in range(3000):
        tables.step(choose(tables, dice))
        assert (tables.rewards.any(axis=1) <= (tables.ended != 0)).all()
        assert np.abs(tables.rewards.sum(axis=1)).max() < 1e-5
        assert not reason.of(tables.observations).any()
        assert tables.masks.any(axis=1).all()
        ended += int(tables.ended.sum())
        if ended > 20:
            return
    raise AssertionError("games do not end")


@some_modes
def test_what_is_refused_changes_nothing(mode: Mode) -> None:
    tables = tables_of(mode, 16, seed=4)
    before = tables.pool.tables.tobytes(), tables.turns.tolist()
    tables.step(np.argmin(tables.masks, axis=1))
    assert tables.refused.all()
    assert (tables.pool.tables.tobytes(), tables.turns.tolist()) == before


@some_modes
def test_tables_are_put_back_as_they_were(mode: Mode) -> None:
    tables, other = tables_of(mode, 8, seed=5), tables_of(mode, 8, seed=6)
    for _ in range(20):
        tables.step(choose(tables, np.random.default_rng(5)))
    other.set_state(tables.get_state())
    assert other.observations.tobytes() == tables.observations.tobytes()
    assert other.masks.tobytes() == tables.masks.tobytes()
    assert other.turns.tolist() == tables.turns.tolist()


def test_arrays_are_views_and_stay_where_they_are() -> None:
    tables = vector(names()[0], 10)
    before = tables.observations
    tables.step(choose(tables, np.random.default_rng(7)))
    assert np.shares_memory(before, tables.pool.views)
    assert np.shares_memory(before, tables.observations)
    assert before.dtype == np.int32
    assert before.flags["C_CONTIGUOUS"]


def test_wrong_numbers_are_told() -> None:
    with pytest.raises(SobremesaError, match="at least one table"):
        vector(names()[0], 0)
    tables = vector(names()[0], 3)
    with pytest.raises(SobremesaError, match="3 tables take 3 answers"):
        tables.step([0, 0])
    with pytest.raises(SobremesaError, match="table 1 was given -1"):
        tables.step([0, -1, 0])
    with pytest.raises(SobremesaError, match="whole number of an action, not float64"):
        tables.step([0.5, 0.0, 0.0])
    with pytest.raises(SobremesaError, match="a seed is a whole number, not 'word'"):
        tables.reset("word")  # type: ignore[arg-type]
    with pytest.raises(SobremesaError, match="not the state"):
        tables.set_state(vector(names()[0], 4).get_state())
