"""The documentation is a site: built without a warning, every game in it, and nothing loaded from elsewhere."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from sobremesa.table.registry import game, names

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built."""
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1", "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    assert "WARNING" not in said
    return folder


def text(path: Path) -> str:
    """A page as it is read, without its marks."""
    return re.sub(r"<[^>]+>", "", path.read_text(encoding="utf-8"))


@pytest.mark.slow
@pytest.mark.xdist_group("site")
@pytest.mark.parametrize("name", names())
def test_a_game_has_its_rules_options_rulings_and_clauses(site: Path, name: str) -> None:
    page, folder = text(site / f"games/{name}.html"), game(name).folder
    rules = (folder / "words/rules.en.md").read_text(encoding="utf-8")
    for heading in re.findall(r"^#+ (.+)$", rules, re.MULTILINE):
        assert heading.strip("*") in page
    for option in game(name).options:
        assert option.name in page
    for clause, title in tomllib.loads((folder / "clauses.toml").read_text("utf-8")).items():
        assert clause in page
        assert title in page
    for scene in (folder / "tests/scenes").glob("*.yaml"):
        assert re.search("title: (.*)", scene.read_text("utf-8"))[1][:30] in page


@pytest.mark.slow
@pytest.mark.xdist_group("site")
def test_the_pages_that_lie_elsewhere_are_there(site: Path) -> None:
    for name, heading in {"index": "Sobremesa", "sixth_game": "A sixth game"}.items():
        assert heading in text(site / f"{name}.html")
    assert "says" in text(site / "contract.html")
    assert "<td><code>apply(t, seat, action, log)</code></td>" in (
        site / "contract.html"
    ).read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.xdist_group("site")
def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    loads = re.compile(
        r"<(?:script|link|img|iframe|source)\b[^>]*(?:src|href)=[\"']?(?:https?:)?//"
    )
    pages = list(site.rglob("*.html"))
    assert len(pages) > 20
    for page in pages:
        assert not loads.search(page.read_text(encoding="utf-8")), page
    for sheet in site.rglob("*.css"):
        assert not re.search(r"(?:@import|url\()\s*[\"']?(?:https?:)?//", sheet.read_text("utf-8"))


@pytest.mark.parametrize("name", names())
def test_a_ruling_is_of_a_clause(name: str) -> None:
    folder = game(name).folder
    clauses = tomllib.loads((folder / "clauses.toml").read_text("utf-8"))
    rulings = tomllib.loads((folder / "rulings.toml").read_text("utf-8"))
    assert rulings
    assert rulings.keys() <= clauses.keys()
    assert all(ruling.endswith(".") for ruling in rulings.values())
