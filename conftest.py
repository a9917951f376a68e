"""What every test has: checked bounds, and the programs that tools/needs.py finds."""

import os
from pathlib import Path

import pytest

os.environ["NUMBA_BOUNDSCHECK"] = "1"  # compiled rules check no bounds otherwise

from tools.needs import pg_ctl

ROOT = Path(__file__).parent


def pytest_configure(config: pytest.Config) -> None:
    """Tell pytest-postgresql where pg_ctl is."""
    found = pg_ctl()
    if found and os.geteuid() == 0:
        os.environ["SOBREMESA_PG_CTL"] = found
        found = str(ROOT / "tools/pg_ctl_as_nobody")
    if found and not config.getoption("postgresql_exec", None):
        config.option.postgresql_exec = found
