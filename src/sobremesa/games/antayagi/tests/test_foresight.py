"""How far from its goal a search takes each seat to be."""

import numpy as np

from sobremesa.games.antayagi.foresight import standing
from sobremesa.games.antayagi.tests.scene import table


def test_a_seat_stands_by_what_it_lacks_and_toxic_waste_sets_it_back():
    of = table({"saddlebags-1": ["lantern", "teapot"], "saddlebags-2": ["toxic", "fish", "bone"]})
    out = np.zeros(3, np.int32)
    standing(of.record[0], out)
    assert out.tolist() == [-5, -3, 1 + 2 - 6]
