"""A plugin of pytest: the clauses of every game's rules and the tests that show them.

A clause's number and title stand in ``clauses.toml`` in the game's folder; a test carries the numbers by the marker
``clause``. After a run each clause met is listed with its tests; when the whole suite has run, a clause without a
test that passed, or a number that no game has, fails it.
"""

import tomllib
from collections import defaultdict
from collections.abc import Iterator
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

import pytest

PROPERTY = "clauses"


def all_clauses() -> dict[str, str]:
    """The title of every clause of every game that is installed and there, by its number."""
    titles = {}
    for folder in folders():
        if (folder / "clauses.toml").exists():
            titles |= tomllib.loads((folder / "clauses.toml").read_text(encoding="utf-8"))
    return titles


def folders() -> Iterator[Path]:
    """The folders of the games, found without loading them: a broken game keeps no other test from running."""
    for entry in entry_points(group="sobremesa.games"):
        try:
            spec = find_spec(entry.module)
        except ModuleNotFoundError:
            continue
        if spec is not None and spec.origin is not None:
            yield Path(spec.origin).parent


class Clauses:
    """Gathers, where the results come together, which clauses have been shown."""

    def __init__(self, config: pytest.Config) -> None:
        self.titles = all_clauses()
        self.tests: dict[str, list[str]] = defaultdict(list)
        self.whole = (
            config.args_source is pytest.Config.ArgsSource.TESTPATHS
            and not config.getoption("keyword")
            and not config.getoption("markexpr")
            and not config.getoption("collectonly")
        )

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            for clause in dict(report.user_properties).get(PROPERTY, ()):
                self.tests[clause].append(report.nodeid)

    def mistakes(self) -> list[str]:
        """What is wrong with the clauses: only known when everything has run."""
        unknown = [
            f"{clause}: no game has this clause"
            for clause in self.tests
            if clause not in self.titles
        ]
        untested = [
            f"{clause}: no test shows it" for clause in self.titles if clause not in self.tests
        ]
        return unknown + untested if self.whole else unknown

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.mistakes() and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.tests:
            return
        write = terminalreporter
        write.section("clauses and their tests")
        for clause in sorted(self.titles if self.whole else self.tests):
            names = sorted({short(test) for test in self.tests.get(clause, ())})
            line = f"{clause}  {self.titles.get(clause, '?')}: {', '.join(names) or 'none'}"
            write.line(line, red=not names)
        for mistake in self.mistakes():
            write.line(mistake, red=True)


def short(nodeid: str) -> str:
    """A test's name; of a scenario file its title."""
    name = nodeid.rsplit("::", 1)[-1]
    function, _, case = name.partition("[")
    return f"“{case.split(': ', 1)[1].rstrip(']')}”" if ": " in case else function


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Clauses(config), "sobremesa-clauses")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        clauses = sorted({mark.args[0] for mark in item.iter_markers("clause")})
        if clauses:
            item.user_properties.append((PROPERTY, clauses))
