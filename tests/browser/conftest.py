"""One server for all browser tests of a run; a Chromium for each file of them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.browser.kit import Person, browsing, served
from tests.browser.short_games import HURRIED

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of these need Chromium, and share one server by running in one process."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.xdist_group("browser"))


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    with served(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(scope="session")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server at which bots do not think for long."""
    with served(tmp_path_factory.mktemp("hurried"), HURRIED) as address:
        yield address


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A Chromium. Not for longer than a file: its event loop would be in the way of other tests'."""
    with browsing() as browser:
        yield browser


@pytest.fixture
def person(browser: Browser, address: str) -> Iterator[Callable[..., Person]]:
    """People, who leave at the end without complaints."""
    people: list[Person] = []

    def arrive(name: str, **how: Any) -> Person:
        people.append(Person(browser, address, name, **how))
        return people[-1]

    yield arrive
    for each in people:
        each.close()
