"""The browser's third-party modules are there and find each other without a build step."""

import re
from pathlib import Path

import pytest

VENDOR = Path(__file__).parent.parent / "src/sobremesa/page/vendor"
MODULES = sorted(VENDOR.rglob("*.js"))
# An `import ... from"x"`, `export ... from "x"` or `import"x"`, also in minified text.
IMPORT = re.compile(r"""\b(?:from|import)\s*["']([^"'\n]+)["']""")


@pytest.mark.parametrize(
    "module",
    [
        "lit-html/lit-html.js",
        "lit-html/directives/class-map.js",
        "lit-html/directives/live.js",
        "lit-html/directives/ref.js",
        "lit-html/directives/repeat.js",
        "@fluent/bundle/esm/index.js",
    ],
)
def test_what_the_page_imports_is_there(module: str) -> None:
    assert (VENDOR / module).is_file()


def test_every_import_inside_is_a_file_that_is_there() -> None:
    missing = [
        f"{module.relative_to(VENDOR)} imports {wanted}"
        for module in MODULES
        for wanted in IMPORT.findall(module.read_text(encoding="utf-8"))
        if not wanted.startswith(".") or not (module.parent / wanted).is_file()
    ]
    assert missing == []


def test_each_package_comes_with_its_licence() -> None:
    for package in ("lit-html", "@fluent/bundle"):
        assert '"license"' in (VENDOR / package / "package.json").read_text(encoding="utf-8")
