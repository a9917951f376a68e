"""How far the games of a chunk have been played, so that they can be left where somebody thinks apart."""

import numpy as np

COURSE = np.dtype(
    [
        ("now", np.int64),
        ("started", np.int64),
        ("due", np.int64, (32,)),
        ("place", np.int32),
        ("steps", np.int32),
        ("moment", np.int32),
        ("kind", np.int32),
        ("thinking", np.int32),
        ("action", np.int32),
    ],
    align=True,
)
"""``place``: the game that is played, ``steps``: how many it has had, 0 before its deal; ``now``: its time, ``started``
that of its question, whose ``moment`` and ``kind`` these are; ``due``: when each seat is going to act; ``thinking``:
the seat that thinks apart, plus 1, and the ``action`` that it has thought of."""
