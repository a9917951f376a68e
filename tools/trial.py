"""The tests of one game, run on its rules with one change, uncompiled: what `mutants.py` asks for each mutant.

The rules and tests are copied, so that nobody meets a mutant by chance. A process that has loaded all tests forks for
each mutant and changes one function in the fork; only where the change is not in a function's code, the tests are
loaded anew. Tests that take long are left out: they are timed once, on the rules as they are. Limits are in the
processor's time, so that a busy machine lets no mutant seem noticed.
"""

import hashlib
import importlib
import json
import os
import resource
import shutil
import signal
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from types import CodeType, MappingProxyType
from typing import IO, Any

import pytest
from hypothesis import Phase, settings

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".mutants_cache"
GAMES = ROOT / "src/sobremesa/games"

QUICK = 0.75
"""Seconds that a test may take on the rules as they are; a longer one is left out."""

LEAK_POSITIONS = 30
"""Instead of the thousand that the test of leaks looks at."""

TOO_LONG = "takes too long"
MEMORY = 8 << 30

LOADED_ONCE = (
    "numpy",
    "numba",
    "hypothesis.stateful",
    "scipy.stats",
    "fluent.runtime",
    "rich.console",
    "ruamel.yaml",
    "sobremesa.lab.referee",
    "sobremesa.table.table",
)
GENERIC = (
    "test_playthroughs.py",
    "test_scenarios.py",
    "test_refusals.py",
    "test_events.py",
    "test_perft.py::test_the_slow_count_agrees",
    "test_leaks.py::test_a_redealt_table_looks_the_same_to_the_byte",
)
"""Of the tests that serve every game, those that look at its rules and can be quick."""


class Trial:
    """A copy of one game, and the times of its tests."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.copy = CACHE / game
        self.tests_digest = digest_of(tests_of(game))
        self.times: dict[str, float] = {}

    def prepare(self) -> None:
        """Copy and load the tests, time those that are new, and have a process wait for mutants."""
        self.copy_all()
        self.load()
        known = CACHE / f"{self.game}-times.json"
        times = json.loads(known.read_text()) if known.exists() else {}
        times |= self.timed(times)
        known.write_text(json.dumps(times, indent=0))
        self.times = {test: seconds for test, seconds in times.items() if seconds}
        took = sum(self.times.values())
        print(f"{self.game}: {len(self.times)} quick tests, {took:.1f} s", file=sys.stderr)
        self.start_server()
        rules = GAMES / self.game / "rules.py"
        if failing := self.noticed_by(rules, rules.read_text(encoding="utf-8")):
            raise SystemExit(f"{failing} fails with the rules as they are")

    def copy_all(self) -> None:
        """The package without the other games, and the tests."""
        shutil.rmtree(self.copy, ignore_errors=True)
        games = [path.name for path in GAMES.iterdir() if path.is_dir() and path.name != self.game]
        shutil.copytree(
            ROOT / "src", self.copy / "src", ignore=shutil.ignore_patterns("vendor", *games)
        )
        recorded = [
            path.name
            for path in (ROOT / "tests/playthroughs").iterdir()
            if path.stem.split("-")[0] != self.game
        ]
        shutil.copytree(
            ROOT / "tests", self.copy / "tests", ignore=shutil.ignore_patterns(*recorded)
        )
        for name in ("conftest.py", "pyproject.toml"):
            shutil.copy(ROOT / name, self.copy)

    def load(self) -> None:
        """Import what no mutant changes."""
        os.environ["NUMBA_DISABLE_JIT"] = "1"
        os.environ["SOBREMESA_CACHE_DIR"] = str(self.copy / "made")
        os.environ["SOBREMESA_LEAK_POSITIONS"] = str(LEAK_POSITIONS)
        os.chdir(self.copy)
        sys.path[:0] = [str(self.copy / "src"), str(self.copy)]
        for name in LOADED_ONCE:
            importlib.import_module(name)

    def timed(self, known: Mapping[str, float]) -> dict[str, float]:
        """The tests that are not known yet, each with its seconds on the rules as they are; 0 for what is left out."""
        told = in_fork(run_tests, self.game, Watch({}, known))
        for test in told["failed"]:
            print(f"left out: {test}", file=sys.stderr)
        left_out = {test.removesuffix(f", {TOO_LONG}"): 0.0 for test in told["failed"]}
        return left_out | dict(told["passed"])

    def start_server(self) -> None:
        """Have another process load all tests and try the mutants that it is asked for."""
        asking, self.asks = pipe()
        self.answers, answering = pipe()
        if not os.fork():
            self.asks.close()
            run_tests(self.game, Server(self.times, asking, answering))
            os._exit(0)
        asking.close()
        answering.close()

    def noticed_by(self, path: Path, mutant: str) -> str:
        """The first test that fails with a module changed to ``mutant``; empty if none does."""
        place = self.copy / path.relative_to(ROOT)
        place.write_text(mutant, encoding="utf-8")
        try:
            print(f"sobremesa.games.{self.game}.{path.stem} {place}", file=self.asks, flush=True)
            told = json.loads(self.answers.readline())
            if told["status"] == NOT_A_FUNCTION:
                told = in_fork(run_tests, self.game, Watch(self.times))
        finally:
            shutil.copy(path, place)
        return "" if told["status"] == 0 else next(iter(told["failed"]), "not even loaded")


def tests_of(game: str) -> list[Path]:
    """All files that say what is expected of the game, and the code that they all rest on."""
    folders = [
        GAMES / game,
        ROOT / "tests/games",
        ROOT / "tests/perft",
        ROOT / "tests/playthroughs",
    ]
    folders += [ROOT / "src/sobremesa/table", ROOT / "src/sobremesa/lab"]
    files = [path for folder in folders for path in folder.rglob("*")]
    files += [*ROOT.glob("tests/*.py*"), Path(__file__)]
    return sorted(path for path in files if path.is_file() and path.suffix != ".pyc")


def digest_of(paths: list[Path]) -> str:
    """Of the files' contents."""
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:12]


NOT_A_FUNCTION = -1


def pipe() -> tuple[IO[str], IO[str]]:
    """Both ends of a pipe of lines: what is read, what is written."""
    reading, writing = os.pipe()
    return os.fdopen(reading), os.fdopen(writing, "w")


def in_fork(work: Callable[..., dict[str, Any]], *arguments: Any) -> dict[str, Any]:
    """What ``work`` returns in a fork of this process; a failure without a name where the fork breaks down."""
    reading, writing = pipe()
    child = os.fork()
    if not child:
        print(json.dumps(work(*arguments)), file=writing, flush=True)
        os._exit(0)
    writing.close()
    with reading:
        text = reading.read()
    os.waitpid(child, 0)
    told: dict[str, Any] = json.loads(text) if text else {"status": 1, "failed": [], "passed": {}}
    return told


def run_tests(game: str, watch: "Watch") -> dict[str, Any]:
    """Run a game's tests in this process, silently, and say what came of them."""
    silence = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(silence, stream)
    sys.dont_write_bytecode = bool(watch.times)
    watch.limit()
    quiet = ["-n", "0", "-p", "no:cacheprovider", "-p", "no:postgresql", "-q"]
    quiet += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # of what was loaded before
    paths = [f"tests/games/{name}" for name in GENERIC]
    paths.append(f"src/sobremesa/games/{game}/tests")
    status = pytest.main([*quiet, *(["-x"] if watch.times else []), *paths], plugins=[watch])
    return watch.told(int(status))


class Watch:
    """A plugin of pytest: runs the tests that have a time, the quickest first, or those not known where none has one;
    and stops each that takes too long.
    """

    def __init__(
        self, times: Mapping[str, float], known: Mapping[str, float] = MappingProxyType({})
    ) -> None:
        self.times, self.known = times, known
        self.passed: dict[str, float] = {}
        self.failed: list[str] = []
        self.began = 0.0
        self.late = False

    def told(self, status: int) -> dict[str, Any]:
        return {"status": status, "failed": self.failed, "passed": self.passed}

    def limit(self) -> None:
        """Bounds for the process, should a mutant go wrong where no test has begun."""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        if self.times:
            seconds = 3 * int(sum(self.times.values())) + 60
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))

    def pytest_sessionstart(self) -> None:
        """The same examples in each run."""
        settings.register_profile(
            "trial", deadline=None, derandomize=True, database=None, phases=(Phase.generate,)
        )
        settings.load_profile("trial")
        signal.signal(signal.SIGVTALRM, self.stop)

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        if self.times:
            kept = [item for item in items if item.nodeid in self.times]
            items[:] = sorted(kept, key=lambda item: self.times[item.nodeid])
        else:
            items[:] = [item for item in items if item.nodeid not in self.known]

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.late = False
        self.began = time.process_time()
        seconds = 3 * self.times[nodeid] + 2 if self.times else QUICK
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds, 0.2)

    def stop(self, *_: Any) -> None:
        self.late = True
        pytest.fail(TOO_LONG, pytrace=False)

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.when == "call":
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            if report.passed:
                self.passed[report.nodeid] = time.process_time() - self.began
        if report.failed:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            self.passed.pop(report.nodeid, None)
            self.failed.append(f"{report.nodeid}{f', {TOO_LONG}' if self.late else ''}")


class Server(Watch):
    """The same, but instead of running the tests it waits for mutants and runs them on each in a fork."""

    def __init__(self, times: Mapping[str, float], asking: IO[str], answering: IO[str]) -> None:
        super().__init__(times)
        self.asking, self.answering = asking, answering

    def limit(self) -> None:
        """None yet: the forks have theirs."""

    def pytest_runtestloop(self, session: Any) -> bool:
        items = session.items
        for line in self.asking:
            module, path = line.split()
            told = in_fork(self.try_one, module, path, items)
            failed = [each.removesuffix(f", {TOO_LONG}") for each in told["failed"]]
            items.sort(key=lambda item: item.nodeid not in failed)  # it may well notice the next
            print(json.dumps(told), file=self.answering, flush=True)
        return True

    def try_one(self, module: str, path: str, items: list[Any]) -> dict[str, Any]:
        """Change the function that differs and run the tests until one fails."""
        if not change(importlib.import_module(module), Path(path)):
            return self.told(NOT_A_FUNCTION)
        super().limit()
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                return self.told(1)
        return self.told(0)


def change(module: Any, path: Path) -> bool:
    """Give a loaded module's functions the code that they have in another text of it; whether one differed."""
    try:
        text = compile(path.read_text(encoding="utf-8"), module.__file__, "exec")
    except SyntaxError:
        return False
    changed = False
    for code in text.co_consts:
        if isinstance(code, CodeType) and getattr(module, code.co_name).__code__ != code:
            getattr(module, code.co_name).__code__ = code
            changed = True
    return changed
