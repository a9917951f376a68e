"""A game in a package of its own, installed into a fresh environment, is there for everything."""

import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

import sobremesa

EXAMPLE = Path(__file__).parents[2] / "examples/sixth_game"


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment with the example in it, and nothing else but a path to what is installed here."""
    folder = tmp_path_factory.mktemp("fresh")
    venv.create(folder / "venv", with_pip=False)
    python = folder / "venv/bin/python"
    site = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
    ours = [sysconfig.get_path("purelib"), str(Path(sobremesa.__file__).parents[1])]
    (Path(site) / "main.pth").write_text("\n".join(ours), encoding="utf-8")
    source = folder / "sixth_game"
    shutil.copytree(EXAMPLE, source)
    pip = ["-m", "pip", "--python", str(python), "--disable-pip-version-check", "install"]
    run(Path(sys.executable), *pip, "--no-index", "--no-deps", "--no-build-isolation", str(source))
    return folder


def run(program: Path, *arguments: str) -> str:
    """Run a program to its end; what it printed."""
    done = subprocess.run([program, *arguments], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_the_example_passes_its_own_tests(fresh: Path) -> None:
    python, folder = fresh / "venv/bin/python", fresh / "sixth_game"
    shown = run(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(folder))
    assert " passed" in shown


@pytest.mark.slow
def test_the_command_line_has_it(fresh: Path) -> None:
    python = fresh / "venv/bin/python"
    call = ("-c", "from sobremesa.cli.main import main; main()")
    assert "farol" in run(python, *call, "games")
    assert "all-played" in run(python, *call, "simulate", "farol", "--games", "50")
