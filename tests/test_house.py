"""The house rules on size: a long module or function is asked what its second job is."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src/sobremesa"
MODULE_LINES = 400
FUNCTION_LINES = 40

# Path, or path::function, and why it may be longer. Keep it short.
ALLOWED: dict[str, str] = {}


def sources(suffix: str) -> Iterator[tuple[str, str]]:
    """Path and text of our own files of one kind."""
    for path in sorted(PACKAGE.rglob(f"*{suffix}")):
        if "vendor" not in path.parts:
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def long_modules() -> dict[str, int]:
    """Modules over the limit, with their lines."""
    lines = {path: text.count("\n") for kind in (".py", ".js") for path, text in sources(kind)}
    return {path: count for path, count in lines.items() if count > MODULE_LINES}


def long_functions() -> dict[str, int]:
    """Python functions over the limit, with their lines."""
    found = {}
    for path, text in sources(".py"):
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines > FUNCTION_LINES:
                    found[f"{path}::{node.name}"] = lines
    return found


def test_modules_and_functions_are_short() -> None:
    too_long = long_modules() | long_functions()
    assert {name: lines for name, lines in too_long.items() if name not in ALLOWED} == {}


def test_the_list_of_exceptions_is_no_longer_than_it_must_be() -> None:
    assert set(ALLOWED) <= (long_modules() | long_functions()).keys()
