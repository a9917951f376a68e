"""Pictures of every page at the width of a phone and of a laptop, into docs/img: ``make screenshots``."""

import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.kit import LAPTOP, PHONE, ROOT, Person, browsing, served

TARGET = ROOT / "docs/img"
SIZES = {390: PHONE, 1440: LAPTOP}
NO_CLOCK = {"turn": 0, "window": 0, "race": 0, "least_window": 750, "least_race": 200}


class Album:
    """Takes the pictures of one width."""

    def __init__(
        self, browser: Browser, address: str, width: int, theme: str, target: Path
    ) -> None:
        self.browser, self.address, self.width, self.theme = browser, address, width, theme
        self.target = target

    def person(self) -> Person:
        """Somebody who looks at a page of this width."""
        size = SIZES.get(self.width, (self.width, 900))
        return Person(
            self.browser,
            self.address,
            "Marisol",
            size=size,
            color_scheme=self.theme,
        )

    def take(self, person: Person, name: str, *, whole: bool = False) -> None:
        """Keep what the person sees, or the whole page."""
        time.sleep(0.4)
        dark = "-dark" if self.theme == "dark" else ""
        path = self.target / f"{name}-{self.width}{dark}.png"
        person.page.screenshot(path=path, full_page=whole)
        print(path.relative_to(self.target.parent), f"overflow {person.overflow()}", flush=True)

    def first_page(self) -> None:
        person = self.person()
        person.page.goto(self.address)
        person.page.locator(".deeds .main").wait_for()
        self.take(person, "first", whole=True)
        person.close()

    def gathering(self, game: str) -> None:
        person = self.person()
        person.lay_table(game, 4, {})
        person.sit()
        person.page.locator(".setting .deeds button.quiet").nth(1).click()
        self.take(person, f"{game}-gathering", whole=True)
        person.close()

    def at_table(self, game: str, seats: int, options: dict[str, int]) -> Person:
        person = self.person()
        person.lay_table(game, seats, options, NO_CLOCK)
        person.sit()
        person.fill_with_bots()
        person.start()
        return person

    def turns(self, game: str, seats: int, options: dict[str, int]) -> None:
        """A game of turns: the own turn with a card picked up, a window, the end."""
        person = self.at_table(game, seats, options)
        page = person.page
        for _ in range(60):
            if page.locator(".tray[data-mine] .hand button[aria-pressed]").count():
                break
            person.click(".actions button.choice:enabled")
            time.sleep(0.3)
        person.click(".hand button[aria-pressed]")
        self.take(person, f"{game}-picked")
        play_on(person, lambda: page.locator(".tray[data-mine] .actions .choice").count() == 1)
        self.take(person, f"{game}-window")
        play_on(person, person.is_over)
        page.locator(".highlights li").first.wait_for()
        self.take(person, f"{game}-end")
        self.replay(person, game)
        person.close()

    def replay(self, person: Person, game: str) -> None:
        """The game that has just ended, seen again: a few steps on, and the deal checked."""
        page = person.page
        page.locator(".ending a[href$='/replay']").click()
        page.locator(".board .cloth").wait_for()
        for _ in range(8):
            page.keyboard.press("ArrowRight")
        self.take(person, f"{game}-replay", whole=True)
        page.locator(".seed summary").click()
        page.locator(".seed button").click()
        page.locator(".checked li").first.wait_for()
        page.locator(".seed").scroll_into_view_if_needed()
        self.take(person, f"{game}-check")

    def races(self, game: str, seats: int, variant: int) -> None:
        """A game of races: the count, the race, how it went."""
        person = self.at_table(game, seats, {"game": variant})
        page = person.page
        person.click(".ready:enabled")
        page.locator(".curtain").wait_for()
        self.take(person, f"{game}-{variant}-count")
        page.locator("[data-racing]").wait_for()
        self.take(person, f"{game}-{variant}-race")
        end = time.monotonic() + 25
        while not page.locator(".finish, .mark.no").count() and time.monotonic() < end:
            time.sleep(0.1)
        self.take(person, f"{game}-{variant}-finish")
        person.close()

    def claims(self, game: str, seats: int) -> None:
        """A game of conditions: deciding about somebody's, how a doubt ended, saying one."""
        person = self.at_table(game, seats, {})
        bluff_on(person, "[data-deed=doubt]:enabled")
        self.take(person, f"{game}-decide")
        bluff_on(person, ".showdown")
        self.take(person, f"{game}-doubt")
        person.close()
        person = self.at_table(game, 2, {})
        bluff_on(person, ".builder")
        for key in ("w", "3"):
            person.page.keyboard.press(key)
        self.take(person, f"{game}-claim")
        person.close()

    def questions(self, game: str, seats: int) -> None:
        """A game of memory: the own turn, somebody's card to accuse, a number to say, a check."""
        person = self.at_table(game, seats, {})
        awaited = {
            **{"turn": "[data-deed=draw]:enabled", "window": "[data-deed=accuse]:enabled"},
            **{"number": ".guess", "check": ".showdown"},
        }
        for name, selector in awaited.items():
            ask_on(person, selector)
            self.take(person, f"{game}-{name}")
        person.close()

    def exchanges(self, game: str, seats: int) -> None:
        """A game of exchanges: whom to trade with, what to say, what has come of it, a window for sabotage."""
        person = self.at_table(game, seats, {})
        card = ".tray[data-mine] .hand button[aria-disabled=false]"
        awaited = {
            **{"name": ".trade:enabled", "remark": f".board:has({card}) .remarks button"},
            **{"exchanged": ".exchange[data-past]", "window": "[data-deed]:enabled"},
        }
        for name, selector in awaited.items():
            trade_on(person, selector)
            if name == "remark":
                person.click(selector)
            self.take(person, f"{game}-{name}")
        person.close()


def play_on(person: Person, done: Callable[[], bool]) -> None:
    """Play anything until it is done."""
    end = time.monotonic() + 240
    while not done() and not person.is_over() and time.monotonic() < end:
        person.click(".actions .choice:enabled") or person.click(
            ".tray[data-mine] .hand button[aria-disabled=false]"
        )
        time.sleep(0.15)


def bluff_on(person: Person, awaited: str) -> None:
    """Say blue, doubt, or lay any card, until this is seen."""
    end = time.monotonic() + 240
    while not person.page.locator(awaited).count() and time.monotonic() < end:
        if person.page.locator(".builder").count():
            person.page.keyboard.press("w")
            person.page.keyboard.press("j")
        elif not person.click("[data-deed=doubt]:enabled, [data-deed=pass]:enabled"):
            person.click(".tray[data-mine] .hand button[aria-disabled=false]")
            person.click(".deed.main:enabled")
        time.sleep(0.3)


def ask_on(person: Person, awaited: str) -> None:
    """Ask, say a number, let be, or play any card, until this is seen."""
    end = time.monotonic() + 240
    card = ".tray[data-mine] .hand button[aria-disabled=false]"
    while not person.page.locator(awaited).count() and time.monotonic() < end:
        if person.click(".guess:enabled"):
            person.click("[data-deed=say]:enabled")
        elif not person.click("[data-deed=pass]:enabled, [data-deed=name]:enabled"):
            asks = f"{card}:has([data-image*=challenge], [data-image*=feast], [data-image*=fly])"
            person.click(asks) or person.click(card)
        time.sleep(0.2)


def trade_on(person: Person, awaited: str) -> None:
    """Trade with the first, give any card, sabotage whatever can be, until this is seen or the game is over."""
    card = ".tray[data-mine] .hand button[aria-disabled=false]"
    end = time.monotonic() + 240
    while not person.page.locator(awaited).count() and time.monotonic() < end:
        if person.is_over():
            return
        person.click(f".trade:enabled, [data-take] button, [data-deed]:enabled, {card}")
        time.sleep(0.2)


def main(widths: list[int], themes: list[str], target: Path) -> None:
    """Take all pictures."""
    target.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder)) as address,
        browsing() as browser,
    ):
        for width in widths:
            for theme in themes:
                album = Album(browser, address, width, theme, target)
                album.first_page()
                album.gathering("cabanga")
                album.turns("cabanga", 4, {"limit": 1, "hand": 6})
                for variant in (1, 2, 3):
                    album.races("beagle", 4, variant)
                album.claims("xingon", 4)
                album.questions("cagones", 4)
                album.exchanges("antayagi", 4)


if __name__ == "__main__":
    main([390, 1440], ["light"], TARGET)
