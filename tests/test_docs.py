"""What the documentation tells people to type works: Python is run, and so are commands, with fewer games.

Each page in a folder of its own, from top to bottom. What cannot be run so (the server, a file that nobody has) is
still a command with options that there are. Blocks that are only shown say that they are text.
"""

import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from sobremesa.cli.main import app, main
from tests.screenshots import file_name, looks_shown

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
MADE = {"cli.md", "protocol.md"}
"""Made from the code, and tested there."""

STEP = re.compile(
    r"^```(?P<language>\w*)\n(?P<block>.*?)^```$|^ {4}(?P<line>sobremesa .*)$|`(?P<within>sobremesa [^`]+)`",
    re.MULTILINE | re.DOTALL,
)
SHOWN = {"text", "yaml", "json"}
STAYS = {"play", "replay"}
"""Commands that do not come back."""

TOY = {"--games": "20", "--tries": "2"}
SIZED = {"simulate", "compare", "arena", "tune"}

pages = pytest.mark.parametrize(
    "page",
    [page for page in PAGES if page.name not in MADE],
    ids=lambda page: page.relative_to(ROOT).as_posix(),
)


def steps(page: Path) -> Iterator[tuple[str, str]]:
    """What a page has people do, in order: ``python`` and a block, or ``command`` and a line."""
    for found in STEP.finditer(page.read_text(encoding="utf-8")):
        if found["language"] == "python":
            yield "python", found["block"]
        elif found["language"] == "sh":
            lines = found["block"].splitlines()
            yield from (("command", line) for line in lines if line.startswith("sobremesa "))
        elif found["block"] is None:
            yield "command", " ".join((found["line"] or found["within"]).split())


def test_every_picture_is_shown_and_every_one_that_is_shown_is_there() -> None:
    shown = {
        name
        for page in PAGES
        for name in re.findall(r"\]\([\w./]*img/([\w-]+\.png)\)", page.read_text(encoding="utf-8"))
    }
    taken = {file_name(name, *look) for name, looks in looks_shown().items() for look in looks}
    assert shown == taken == {path.name for path in (ROOT / "docs/img").glob("*.png")}


@pages
def test_blocks_say_what_they_are(page: Path) -> None:
    for found in STEP.finditer(page.read_text(encoding="utf-8")):
        if found["block"] is not None:
            assert found["language"] in {"python", "sh", *SHOWN}, found["block"]


@pages
def test_commands_are_there(page: Path) -> None:
    known = get_command(app).commands  # type: ignore[attr-defined]
    for kind, line in steps(page):
        words = shlex.split(line, comments=True)[1:]
        if kind == "command" and words and not words[0].startswith("-"):
            options = {name for each in known[words[0]].params for name in each.opts}
            assert {word for word in words if word.startswith("--")} <= options, line


@pages
@pytest.mark.slow
@pytest.mark.xdist_group("docs")
def test_what_a_page_says_works(
    page: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    scenario = re.search(r"```yaml\n(.*?)```", (ROOT / "docs/scenarios.md").read_text(), re.DOTALL)
    assert scenario is not None
    (tmp_path / "position.yaml").write_text(scenario[1], encoding="utf-8")
    told: dict[str, Any] = {}
    for kind, body in steps(page):
        if kind == "python":
            exec(compile(body, str(page), "exec"), told)
        elif words := typed(body):
            monkeypatch.setattr(sys, "argv", words)
            with pytest.raises(SystemExit) as left:
                main()
            assert not left.value.code, f"{body}: {capsys.readouterr().err}"
    if page == ROOT / "docs/envs.md":
        assert told["won"].shape[1] == 4
        assert told["over"] or told["cut_off"]
        assert told["ended"].shape == (64,)


def typed(line: str) -> list[str]:
    """A command's words, with fewer games; none if it is only a pattern (FILE, …) or does not come back."""
    words = shlex.split(line, comments=True)
    if re.search(r"\b[A-Z]{1,}\b(?!=)|…", line.split("#", maxsplit=1)[0]) or words[1] in STAYS:
        return []
    sizes = [TOY.get(before, word) for before, word in zip(["", *words], words, strict=False)]
    more = ["--games", "20"] if words[1] in SIZED and "--games" not in words else []
    return sizes + more
