"""A run of the whole suite fails on a clause that no test shows, and on a number that no game has."""

import os
import subprocess
import sys
from pathlib import Path

from tests.clauses import all_clauses

ROOT = Path(__file__).parent.parent
SHOWN, *OTHERS = all_clauses()


def run(folder: Path, clause: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a suite of one test, which shows this clause."""
    (folder / "pytest.ini").write_text("[pytest]\ntestpaths = .\nmarkers =\n  clause(id): shown\n")
    (folder / "test_it.py").write_text(
        f"import pytest\n\n@pytest.mark.clause({clause!r})\ndef test_it():\n    pass\n"
    )
    return subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-p",
            "tests.clauses",
            "-p",
            "no:cacheprovider",
            *arguments,
        ],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_whole_run_fails_on_a_clause_without_a_test(tmp_path: Path) -> None:
    whole = run(tmp_path, SHOWN)
    assert whole.returncode == 1
    assert f"{OTHERS[0]}: no test shows it" in whole.stdout
    assert f"{SHOWN}: no test shows it" not in whole.stdout


def test_a_run_of_one_file_asks_only_for_what_it_names(tmp_path: Path) -> None:
    assert run(tmp_path, SHOWN, "test_it.py").returncode == 0
    unknown = run(tmp_path, "XYZ-99", "test_it.py")
    assert unknown.returncode == 1
    assert "XYZ-99: no game has this clause" in unknown.stdout
