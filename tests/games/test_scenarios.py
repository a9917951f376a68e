"""Every scenario file that lies in a game's ``tests`` is as expected; its ``clauses`` count as tested."""

from pathlib import Path

import pytest
from tests.modes import games

from sobremesa.lab.referee import run
from sobremesa.lab.scenario import read


def scenes():
    """Each file with the clauses that it says it shows."""
    for game in games():
        for path in sorted((game.folder / "tests").rglob("*.yaml")):
            marks = [pytest.mark.clause(clause) for clause in read(path).clauses]
            yield pytest.param(
                path, marks=marks, id=f"{game.name}: {read(path).title or path.stem}"
            )


@pytest.mark.parametrize("path", list(scenes()))
def test_the_scene_is_as_expected(path: Path) -> None:
    verdict = run(path)
    assert verdict.passed, str(verdict)
