"""Find what the tests need and pip cannot bring: Chromium, and PostgreSQL's server.

Run as a script it installs what is missing with apt-get where it may, else says what to install.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

CHROMIUM_FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str | None:
    """Path of a Chromium or Chrome."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


def pg_ctl() -> str | None:
    """Path of PostgreSQL's pg_ctl; Debian keeps the newest one's folder off the PATH."""
    folders = Path("/usr/lib/postgresql").glob("*/bin/pg_ctl")
    newest = sorted(folders, key=lambda path: float(path.parts[-3]))
    return shutil.which("pg_ctl") or (str(newest[-1]) if newest else None)


# What it is for people, how it is found, Debian's package.
NEEDS: list[tuple[str, Callable[[], str | None], str]] = [
    ("Chromium", chromium, "chromium"),
    ("PostgreSQL's server programs (pg_ctl)", pg_ctl, "postgresql"),
]


def succeeds(*command: str) -> bool:
    """Run a command that asks nothing."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, check=False)
    return done.returncode == 0


def install(packages: list[str]) -> None:
    """Install Debian packages if we may, trying twice, since mirrors fail now and then."""
    command = ["apt-get"]
    if os.geteuid() != 0:
        command = ["sudo", "-n", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    if not all(map(shutil.which, {command[0], "apt-get"})):
        return
    print("Installing", *packages, "with apt-get", flush=True)
    for _ in range(2):
        succeeds(*command, "update", "-qq")
        if succeeds(*command, "install", "-y", "-qq", "--no-install-recommends", *packages):
            return


def main() -> int:
    """Make sure that everything is there; 1 if something is not."""
    missing = [package for _, find, package in NEEDS if not find()]
    if missing:
        install(missing)
    lacking = [(what, package) for what, find, package in NEEDS if not find()]
    for what, package in lacking:
        print(
            f"The tests need {what}, which was not found. Install it: on Debian or Ubuntu "
            f"`sudo apt-get install {package}`, elsewhere from its own site.",
            file=sys.stderr,
        )
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
