"""Records as plain Python objects and back, without loss."""

import random

import numpy as np
import pytest
from tests.kit import walk
from tests.modes import SHORT_MODES
from tests.traces import flat, words

from sobremesa.table.plain import Plain, over_plain


@pytest.mark.parametrize("mode", SHORT_MODES, ids=str)
def test_a_table_goes_both_ways(mode):
    dice = random.Random(1)
    table = mode.table(3)
    for _ in zip(range(15), walk(table, dice), strict=False):
        plain = Plain(table.record[0])
        again = np.zeros(1, mode.game.table)
        plain.write(again[0])
        assert again.tobytes() == table.to_bytes()
        assert words(list(flat(plain, mode.game.table))) == table.to_bytes()
        view = table.view(0)
        again = np.zeros(1, mode.game.view)
        Plain(view[0]).write(again[0])
        assert again.tobytes() == view.tobytes()


PAIR = np.dtype([("size", np.int32), ("cards", np.int32, (2, 2))])
NEST = np.dtype([("one", PAIR), ("many", PAIR, (3,))])


def test_fields_are_numbers_lists_and_such_objects():
    record = np.zeros(1, NEST)
    record["one"]["size"] = 7
    record["many"]["cards"][0, 2, 1, 0] = 9
    plain = Plain(record[0])
    assert plain.one.size == 7, "a field's name may be that of a method of NumPy's"
    assert plain.many[2].cards == [[0, 0], [9, 0]]


def test_a_function_over_plain_objects_changes_the_arrays():
    def grow(records, by, out):
        records[0].one.size += by
        records[0].many[1].cards[1][1] = by
        out[0] = records[0].one.size
        return by * 2

    record, out = np.zeros(1, NEST), np.zeros(1, np.int32)
    assert over_plain(grow)(record, 5, out) == 10
    assert record["one"]["size"][0] == 5
    assert record["many"]["cards"][0, 1, 1, 1] == 5
    assert out[0] == 5
