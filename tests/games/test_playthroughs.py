"""The recorded playthroughs are what the rules do today; `make playthroughs` records them anew."""

from pathlib import Path

import pytest
from tests.modes import Mode
from tests.playthroughs import FOLDER, playthrough, recorded


@pytest.mark.parametrize(
    ("path", "mode"), list(recorded().items()), ids=lambda each: getattr(each, "stem", "")
)
def test_nothing_has_changed_unseen(path: Path, mode: Mode) -> None:
    assert path.exists(), "not recorded yet: `make playthroughs`"
    then, now = path.read_text(encoding="utf-8").splitlines(), playthrough(mode).splitlines()
    changed = next(
        (number for number, pair in enumerate(zip(then, now, strict=False)) if len(set(pair)) > 1),
        None,
    )
    assert changed is None, (
        f"{path.name}:{changed + 1}: was {then[changed]!r}, is now {now[changed]!r}"
    )
    assert len(now) == len(then)


def test_no_playthrough_is_left_of_a_mode_that_is_gone() -> None:
    assert set(FOLDER.glob("*.txt")) <= set(recorded())
