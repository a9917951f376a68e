"""A line that is dead without being closed: a phone that left the reach of its network."""

import re
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute
from tests.browser.kit import Person


def test_a_line_that_falls_silent_is_shown_and_opened_anew(person: Callable[..., Person]) -> None:
    me = person("Marisol")
    silent: list[bool] = []
    lines: list[WebSocketRoute] = []

    def answer(line: WebSocketRoute) -> None:
        lines.append(line)
        server = line.connect_to_server()
        server.on_message(lambda text: None if silent else line.send(text))
        line.on_message(lambda text: None if silent else server.send(text))

    me.page.clock.install()
    me.page.route_web_socket(re.compile("/ws/"), answer)
    me.lay_table("cabanga", 3, {})
    me.sit()
    me.page.wait_for_timeout(2500)  # until the room has pinged
    opened = len(lines)
    silent.append(True)
    me.page.clock.fast_forward(13_000)
    me.page.locator(".banner").wait_for()
    me.page.wait_for_timeout(500)
    assert len(lines) == opened + 1
    silent.clear()
    me.page.clock.fast_forward(13_000)
    me.page.locator(".banner").wait_for(state="detached")
