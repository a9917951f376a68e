"""How long it takes until a board can be used, and until others see what somebody does: ``make budget``.

The time of a page counts from the moment in which it is asked for, with the processor slowed down four times and
nothing in the browser's cache, to the frame in which the seat's cards or buttons are there.
"""

import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page
from tests.browser.kit import LAPTOP, PHONE, Person, browsing, served, wait_until
from tests.browser.short_games import SHORT_GAMES

SLOWED = 4
USABLE_MS, SHOWN_MS = 1500, 100
LAPS, MOVES = 5, 20
PATIENCE_S = 60
NO_CLOCK = {
    **{"turn": 0, "window": 0, "race": 0, "least_window": 0, "least_race": 0},
    **{"grace": 0, "take_back": 0},
}
WATCH_FOR_BOARD = """
    new MutationObserver((_, watch) => {
        if (!document.querySelector(".tray button, .hand button")) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => { window.usable = performance.now(); }));
    }).observe(document, { subtree: true, childList: true });
"""
NOTE_CLICKS = """
    document.addEventListener("click", () => {
        window.clicked = performance.timeOrigin + performance.now();
    }, true);
"""
NOTE_LINES = """
    window.shown = [];
    new MutationObserver(changes => requestAnimationFrame(() => {
        const at = performance.timeOrigin + performance.now();
        const lines = changes.flatMap(each => each.target.id === "aloud" ? [...each.addedNodes] : []);
        window.shown.push(...lines.map(each => [each.textContent, at]));
    })).observe(document, { subtree: true, childList: true });
"""


def usable_ms(browser: Browser, address: str, mode: str, laps: int = LAPS) -> list[float]:
    """How many milliseconds each opening of a board takes."""
    short = SHORT_GAMES[mode]
    me = Person(browser, address, "Marisol", size=PHONE)
    where = me.lay_table(short.game, short.seats, {**short.named, **short.numbers}, NO_CLOCK)
    me.sit()
    me.fill_with_bots()
    me.start()
    taken = []
    for _ in range(laps):
        page = me.new_page()
        page.add_init_script(WATCH_FOR_BOARD)
        devtools = me.context.new_cdp_session(page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
        page.goto(where, wait_until="commit")
        taken.append(noted(page, "() => window.usable"))
        page.close()
    me.close()
    return taken


def shown_ms(browser: Browser, address: str, moves: int = MOVES) -> list[float]:
    """How many milliseconds after each click of one person another one's page has drawn what it did."""
    host = Person(browser, address, "Marisol", size=LAPTOP)
    guest = Person(browser, address, "Dana", size=PHONE)
    for each in (host, guest):
        each.page.add_init_script(NOTE_CLICKS + NOTE_LINES)
    where = host.lay_table("cabanga", 3, {"limit": 999}, NO_CLOCK)
    host.sit()
    guest.sit(where)
    host.fill_with_bots()
    host.start()
    guest.page.locator(".playing").wait_for()
    taken: list[float] = []
    end = time.monotonic() + moves * PATIENCE_S
    while len(taken) < moves:
        assert time.monotonic() < end, taken
        for me, other in ((host, guest), (guest, host)):
            lag = played(me, other)
            taken += [] if lag is None else [lag]
            me.click(".tray[data-mine] .actions .choice:enabled")
    host.close()
    guest.close()
    return taken


def played(me: Person, other: Person) -> float | None:
    """Play a card, if it is this person's turn: how long it takes to be drawn at the other one's page."""
    if not me.page.locator(".tray[data-mine] .hand button[aria-pressed]").count():
        return None
    line = f"{me.name} plays"
    other.page.evaluate("window.shown.length = 0")
    if not (me.click(".hand button[aria-pressed=false]") and me.click(".middle .target")):
        return None
    at = noted(other.page, "line => window.shown.find(each => each[0].startsWith(line))?.[1]", line)
    return at - float(me.page.evaluate("window.clicked"))


def noted(page: Page, what: str, argument: object = None) -> float:
    """A moment that the page takes note of, once it has."""
    wait_until(lambda: bool(page.evaluate(what, argument)), PATIENCE_S, what)
    return float(page.evaluate(what, argument))


def main() -> int:
    """Measure all of it, and say whether it keeps within the budget."""
    over: list[bool] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder)) as address,
        browsing() as browser,
    ):
        over += [
            told(f"{mode}: usable", usable_ms(browser, address, mode), USABLE_MS)
            for mode in SHORT_GAMES
        ]
        over.append(told("shown to others", shown_ms(browser, address), SHOWN_MS))
    return int(any(over))


def told(what: str, taken: list[float], budget_ms: float) -> bool:
    """Print the median and the spread; whether the median is over the budget."""
    middle = statistics.median(taken)
    verdict = "within" if middle <= budget_ms else "OVER"
    print(
        f"{what:28} {middle:6.0f} ms ({min(taken):.0f} to {max(taken):.0f}, {len(taken)} times), "
        f"{verdict} {budget_ms:.0f} ms",
        flush=True,
    )
    return middle > budget_ms


if __name__ == "__main__":
    sys.exit(main())
