"""What is compiled is kept, and kept apart: an edited rule is never answered with the old one's code."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import sobremesa

PACKAGE = Path(sobremesa.__file__).parent
SCORE = "import sobremesa; print(sobremesa.Table('{game}', {seats}, 3).scores)"
EDIT = "out[seat] = -t.minus[seat]", "out[seat] = 7 - t.minus[seat]"


def run(folder: Path, code: str) -> str:
    """Run Python on the copy in ``folder``, with a cache of its own, and nothing else compiled."""
    env = os.environ | {
        "PYTHONPATH": str(folder),
        "SOBREMESA_CACHE_DIR": str(folder / "cache"),
        "NUMBA_BOUNDSCHECK": "0",
    }
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, env=env, stdout=subprocess.PIPE, text=True, check=True
    ).stdout.strip()


def compiled(folder: Path) -> list[Path]:
    return sorted((folder / "cache").glob("compiled-*"))


def kept(folders: list[Path]) -> list[tuple[Path, int]]:
    """What has been compiled, and when."""
    return [(path, path.stat().st_mtime_ns) for each in folders for path in each.rglob("*.nbc")]


def test_an_edited_rule_is_compiled_anew(tmp_path: Path) -> None:
    copy = tmp_path / "sobremesa"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "page", "room"))
    code = SCORE.format(game="cabanga", seats=3)
    assert run(tmp_path, code) == "[0, 0, 0]"
    first = compiled(tmp_path)
    assert len(first) == 3, "one for what all games call, one for this game's own, one for drivers"
    files = kept(first)

    assert run(tmp_path, code) == "[0, 0, 0]"
    assert kept(first) == files, "compiled once"

    rules = copy / "games/cabanga/rules.py"
    text = rules.read_text(encoding="utf-8")
    assert text.count(EDIT[0]) == 1
    rules.write_text(text.replace(*EDIT), encoding="utf-8")
    assert run(tmp_path, code) == "[7, 7, 7]"
    assert len(compiled(tmp_path)) == 4, "only the game's own is compiled anew"
