"""Whatever docs/overview.md names is there."""

import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src/sobremesa"
TEXT = (ROOT / "docs/overview.md").read_text(encoding="utf-8")
PYTHON = sorted(set(re.findall(r"`([a-z_]+(?:\.[A-Za-z_]+)+)`", TEXT)))
ELSEWHERE = sorted(set(re.findall(r"`([\w/.-]+\.(?:js|txt)): ([\w.]+)`", TEXT)))


def test_it_names_many_things() -> None:
    assert len(PYTHON) > 30
    assert len(ELSEWHERE) > 10


@pytest.mark.parametrize("name", PYTHON)
def test_a_python_name_is_there(name: str) -> None:
    parts = name.split(".")
    size = max(size for size in range(1, len(parts)) if is_module(parts[:size]))
    found = import_module(".".join(["sobremesa", *parts[:size]]))
    for part in parts[size:]:
        found = getattr(found, part)
    assert callable(found)


def is_module(parts: list[str]) -> bool:
    path = PACKAGE.joinpath(*parts)
    return path.is_dir() or path.with_suffix(".py").is_file()


@pytest.mark.parametrize(("file", "name"), ELSEWHERE)
def test_a_name_in_another_file_is_there(file: str, name: str) -> None:
    text = (PACKAGE / file).read_text(encoding="utf-8")
    *kind, function = name.split(".")
    if kind:
        start = re.search(rf"^(?:export )?class {kind[0]}\b", text, re.MULTILINE)
        assert start, f"no class {kind[0]} in {file}"
        assert re.search(rf"^  (?:async )?{function}\(", text[start.end() :], re.MULTILINE)
    else:
        assert re.search(
            rf"^(?:export )?(?:async )?(?:function|def) {function}\(", text, re.MULTILINE
        )
