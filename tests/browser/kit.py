"""A real server with a new SQLite file, a real Chromium, and people who sit before it."""

import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright
from tools.needs import CHROMIUM_FLAGS, chromium

from sobremesa.room.hall import all_installed
from sobremesa.search.warming import parts
from sobremesa.table.table import seed_bytes

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "node_modules/axe-core/axe.min.js"
READY = "is ready"
PLAIN = f"""import sys
from sobremesa.room.server import serve
def note(game, function):
    if not function: print(game, "{READY}", flush=True)
serve(port=int(sys.argv[1]), database_url=sys.argv[2], note=note)"""


def seeded(seed: bytes) -> str:
    """A server at which every table has this seed: its deals are the same in every run."""
    return f"""import secrets
from types import SimpleNamespace
from sobremesa.room import hall
hall.secrets = SimpleNamespace(token_urlsafe=secrets.token_urlsafe, token_bytes=lambda count: {seed!r})
{PLAIN}"""


SEED = None if os.environ.get("DEALS") == "random" else seed_bytes(318)
"""No test is to be decided by the shuffle; ``DEALS=random`` leaves that in, to look for tests that are.

With this seed the first seat begins wherever chance says who does: the host, who need not wait then."""
SERVE = PLAIN if SEED is None else seeded(SEED)
COMPILING_S, STOPPING_S = 240, 60
PACE = {
    **{"turn": 60, "window": 8, "race": 20, "least_window": 750, "least_race": 200},
    **{"grace": 30, "take_back": 0},
}
PHONE, LAPTOP = (390, 844), (1440, 900)
expect.set_options(timeout=30_000)  # a slow machine may take so long to draw a page
STILL = """() => Promise.allSettled(document.getAnimations()
    .filter(each => each.effect.getComputedTiming().endTime < 10_000).map(each => each.finished))"""
"""Waits until nothing moves: half-way between two colours is neither."""
LOOK = f"""async tags => {{
    let news = false;
    const watch = new MutationObserver(() => {{ news = true; }});
    watch.observe(document, {{ subtree: true, childList: true, attributes: true }});
    await ({STILL})();
    const {{ violations }} = await axe.run(document, {{ runOnly: {{ type: "tag", values: tags }} }});
    watch.disconnect();
    return {{ violations, news }};
}}"""
"""What axe finds, and whether the page was drawn anew meanwhile: then something may have begun to move again."""
MOST_LOOKS = 5


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until(ready: Callable[[], bool], seconds: float, what: str) -> None:
    """Look again and again until it is so."""
    end = time.monotonic() + seconds
    while not ready():
        if time.monotonic() > end:
            raise TimeoutError(f"{what}: not within {seconds:g} s")
        time.sleep(0.05)


@contextmanager
def served(folder: Path, script: str = SERVE) -> Iterator[str]:
    """The address of a running server whose games are set up, and whose tables are in a file in this folder."""
    port = free_port()
    database = f"sqlite:///{folder}/room.sqlite"
    said = folder / "server.log"
    with said.open("w") as log:
        server = subprocess.Popen(
            [sys.executable, "-c", script, str(port), database],
            cwd=ROOT,
            env={**os.environ, "PYTHONWARNINGS": "default"},
            stdout=log,
            stderr=log,
        )
        try:
            address = f"http://127.0.0.1:{port}"
            wait_until(lambda: answers(server, address), COMPILING_S, "the server's start")
            whole = len(parts(all_installed()))
            wait_until(
                lambda: said.read_text().count(READY) == whole, COMPILING_S, "setting up the games"
            )
            yield address
        finally:
            server.terminate()
            try:
                server.wait(STOPPING_S)
            finally:
                server.kill()


def answers(server: "subprocess.Popen[bytes]", address: str) -> bool:
    """Whether the server is up; an error if it has died."""
    if server.poll() is not None:
        raise RuntimeError(f"the server ended with {server.returncode}")
    try:
        with urlopen(f"{address}/api/games", timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


@contextmanager
def browsing() -> Iterator[Browser]:
    """A Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


class Person:
    """Somebody with a browser of their own, at one address of one table."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        *,
        size: tuple[int, int] = PHONE,
        language: str = "en",
        **how: Any,
    ) -> None:
        self.address, self.name = address, name
        self.complaints: list[str] = []
        viewport: ViewportSize = {"width": size[0], "height": size[1]}
        how = {"reduced_motion": "reduce", "locale": language, **how}
        self.context: BrowserContext = browser.new_context(viewport=viewport, **how)
        self.page = self.new_page()

    def new_page(self) -> Page:
        """A page whose errors are noted."""
        page = self.context.new_page()
        page.on("console", lambda message: self.note(message.type, message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def note(self, kind: str, text: str) -> None:
        """Keep what a console should not hold."""
        if kind in ("error", "warning"):
            self.complaints.append(text)

    def reopen(self) -> None:
        """Close the page and open the table in a new one: the cookie is all that is left."""
        where = self.page.url
        self.page.close()
        self.page = self.new_page()
        self.page.goto(where)

    def close(self) -> None:
        """Leave; nothing may have gone wrong."""
        self.context.close()
        assert self.complaints == [], self.complaints

    # At the door

    def lay_table(self, game: str, seats: int, options: dict[str, int], pace: Any = None) -> str:
        """Lay a table, as its host; its address."""
        wanted = {"game": game, "seats": seats, "options": options, "pace": pace or PACE}
        answer = self.page.request.post(f"{self.address}/api/tables", data=wanted)
        assert answer.status == 201, answer.text()
        self.page.goto(f"{self.address}/t/{answer.json()['table']}")
        return self.page.url

    def sit(self, where: str | None = None) -> None:
        """Come in and take the first free seat."""
        if where:
            self.page.goto(where)
        self.page.locator("#nickname").fill(self.name)
        self.page.keyboard.press("Enter")
        self.page.locator(".setting[data-you]").wait_for()
        if self.page.locator(".say-ready").count():
            self.page.locator(".say-ready").click()
            self.page.locator(".say-ready[aria-pressed=true]").wait_for()

    def fill_with_bots(self) -> None:
        """The host puts bots into all free seats."""
        self.page.locator(".host button:not(.main)").click()
        self.page.locator(".host .main:enabled").wait_for()

    def start(self) -> None:
        """The host starts."""
        self.page.locator(".host .main").click()
        self.page.locator(".playing").wait_for()

    # At the table

    def is_over(self) -> bool:
        """Whether the end is shown."""
        return self.page.locator(".ending").count() > 0

    def click(self, selector: str) -> bool:
        """Click the first of these, if there is one that can be clicked now."""
        found = self.page.locator(selector).first
        try:
            if not found.count():
                return False
            found.click(timeout=1000, no_wait_after=True)
            return True
        except Exception as error:  # it went away: somebody else was quicker
            if "Timeout" not in str(error):
                raise
            return False

    def axe(self) -> list[str]:
        """What axe finds that is serious, by rule and place."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
        for _ in range(MOST_LOOKS):
            found = self.page.evaluate(LOOK, tags)
            if not (found["violations"] and found["news"]):
                break
        return [
            f"{each['id']}: {node['target']} {node['failureSummary']}"
            for each in found["violations"]
            if each["impact"] in ("serious", "critical")
            for node in each["nodes"]
        ]

    def overflow(self) -> int:
        """By how many pixels the page is wider than its window."""
        return int(
            self.page.evaluate(
                "document.documentElement.scrollWidth - document.documentElement.clientWidth"
            )
        )


def numbers(text: str) -> list[int]:
    """The whole numbers in a text, with the real minus sign."""
    return [int(each.replace("−", "-")) for each in re.findall(r"[−-]?\d+", text)]
