"""A line that is dead without being closed: a phone that left the reach of its network."""

import re
from collections.abc import Callable, Sequence

from playwright.sync_api import WebSocketRoute
from tests.browser.kit import Person


def test_a_line_that_falls_silent_is_shown_and_opened_anew(person: Callable[..., Person]) -> None:
    me = person("Marisol")
    silent: list[bool] = []
    lines: list[WebSocketRoute] = []
    pings: list[str] = []

    def answer(line: WebSocketRoute) -> None:
        lines.append(line)
        server = line.connect_to_server()

        def from_server(text: str | bytes) -> None:
            if '"kind":"ping"' in str(text):
                pings.append(str(text))
            if not silent:
                line.send(text)

        server.on_message(from_server)
        line.on_message(lambda text: None if silent else server.send(text))

    me.page.clock.install()
    me.page.route_web_socket(re.compile("/ws/"), answer)
    me.lay_table("cabanga", 3, {})
    me.sit()
    wait_for_more(me, pings, 0)
    opened = len(lines)
    silent.append(True)
    me.page.clock.fast_forward(13_000)
    me.page.locator(".banner").wait_for()
    wait_for_more(me, lines, opened)
    me.page.wait_for_timeout(500)
    assert len(lines) == opened + 1
    silent.clear()
    me.page.clock.fast_forward(13_000)
    me.page.locator(".banner").wait_for(state="detached")


def wait_for_more(person: Person, noted: Sequence[object], before: int) -> None:
    """Wait until more has been noted than before."""
    for _ in range(600):
        if len(noted) > before:
            return
        person.page.wait_for_timeout(50)
    raise AssertionError(f"never more than {noted}")
