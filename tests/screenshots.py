"""Pictures of every screen, at every width and in both themes.

``make screenshots`` keeps those that the documentation shows, in docs/img. ``python -m tests.screenshots FOLDER`` takes
all of them at 360, 768 and 1440 px, by day and by candlelight, to be looked at; names after it take those albums alone.
"""

import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser

from sobremesa.lab.simulate import simulate
from sobremesa.lab.writing import write_result
from sobremesa.players import player_names
from sobremesa.table.registry import game as game_of
from tests.browser.kit import PACE, PHONE, PLAIN, ROOT, Person, browsing, served

TARGET = ROOT / "docs/img"
HEIGHTS = {360: 740, 390: 844, 768: 1024, 1440: 900}
WIDE = 1024
Look = tuple[int, str]
LOOKS: list[Look] = [(width, theme) for width in (360, 768, 1440) for theme in ("light", "dark")]
SHOWN = {
    **{"first": "390 1440", "cabanga-gathering": "390 1440", "hints": "390"},
    **{"cabanga-picked": "390 1440 1440-dark", "cabanga-window": "390 390-dark"},
    **{"cabanga-rules": "1440", "cabanga-end": "1440", "cabanga-replay": "390"},
    **{"beagle-1-race": "390 1440", "beagle-2-race": "390", "beagle-3-finish": "1440"},
    **{"xingon-claim": "390", "xingon-decide": "1440", "xingon-doubt": "390 1440"},
    **{"cagones-turn": "390", "cagones-window": "1440", "cagones-check": "390 1440"},
    **{"antayagi-name": "390 1440", "antayagi-choose": "390 1440"},
}
"""What the documentation shows: each picture by its widths, by day unless it says otherwise."""
CLOCKS = {**PACE, "turn": 90, "window": 90, "race": 90}
UNHURRIED = f"""
from sobremesa.room import bots
unhurried = bots.Bots.delay
async def delay(self, table, seat):
    whole = await unhurried(self, table, seat)
    return whole + 5000 if table.asking == "race" else whole // 4
bots.Bots.delay = delay
{PLAIN}
"""
"""A race waits until all its pictures are taken; the rest is hurried."""
CARD = ".tray[data-mine] .hand button[aria-disabled=false]"
MOST_S = 240

SETTLE = """([wide, theme]) => { document.documentElement.style.colorScheme = theme; document.activeElement?.blur();
    document.querySelectorAll("details.log").forEach(each => { each.open = wide; }); scrollTo(0, 0); }"""
"""A theme that is only emulated reaches some texts late."""
SETTLED_MS = 1000
"""Cards take their size from the room that they have, and their letters from their size: that takes some frames."""


def file_name(name: str, width: int, theme: str) -> str:
    """What a picture is called."""
    return f"{name}-{width}{'-dark' if theme == 'dark' else ''}.png"


class Album:
    """Takes the pictures of one game, or of what is around the games."""

    def __init__(
        self, browser: Browser, address: str, folder: Path, looks: dict[str, list[Look]] | None
    ) -> None:
        self.browser, self.address, self.folder, self.looks = browser, address, folder, looks

    def person(self, name: str = "Marisol") -> Person:
        """Somebody who needs no hints, with a phone until a picture is taken."""
        made = Person(self.browser, self.address, name, size=PHONE)
        made.context.add_init_script("try { localStorage['sobremesa-hints'] ??= 'off'; } catch {}")
        return made

    def take(self, person: Person, name: str, *, whole: bool = False, only: str = "") -> None:
        """Keep what the person sees, or the whole page, in each look; ``only``: at this width alone."""
        looks = LOOKS if self.looks is None else self.looks.get(name, [])
        for width, theme in looks:
            wide = width >= WIDE
            if only == ("narrow" if wide else "wide"):
                continue
            person.page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
            person.page.mouse.move(0, 0)
            person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            person.page.evaluate(SETTLE, [wide, theme])
            person.page.wait_for_timeout(SETTLED_MS)
            path = self.folder / file_name(name, width, theme)
            person.page.screenshot(path=path, full_page=whole)
            print(path.name, f"overflow {person.overflow()}", flush=True)

    def wants(self, *names: str) -> bool:
        """Whether any of these is to be taken."""
        return self.looks is None or any(name in self.looks for name in names)

    def at_table(
        self, game: str, seats: int, options: dict[str, int], who: str = "Marisol"
    ) -> Person:
        """Somebody at a table full of bots, the game begun."""
        person = self.person(who)
        person.lay_table(game, seats, options, CLOCKS)
        person.sit()
        person.fill_with_bots()
        person.start()
        return person


# Around the games


def around(album: Album) -> None:
    """The first page, arriving, gathering, what is said where there is nothing, leaving."""
    person = album.person()
    person.page.goto(album.address)
    person.page.locator(".deeds .main").wait_for()
    album.take(person, "first", whole=True)
    where = person.lay_table("cabanga", 4, {}, CLOCKS)
    person.sit()
    guest = album.person("Dana")
    guest.page.goto(where)
    guest.page.locator("#nickname").wait_for()
    album.take(guest, "invited", whole=True)
    guest.sit()
    album.take(guest, "cabanga-guest", whole=True)
    person.page.locator(".settings-of-seats .deeds button:has-text('bot')").first.click()
    person.page.locator("[data-kind=bot]").wait_for()
    album.take(person, "cabanga-gathering", whole=True)
    person.page.locator(".change > summary").click()
    album.take(person, "cabanga-change", whole=True)
    guest.page.goto(f"{album.address}/t/nowhere")
    guest.page.locator("main h1").wait_for()
    album.take(guest, "nowhere")
    for each in (person, guest):
        each.context.close()


def company(album: Album) -> None:
    """Talk, the people, somebody away, an onlooker, a first game's hints, leaving, the settings."""
    if not album.wants("hints"):
        return
    host, guest = album.person(), album.person("Wilhelmina")
    where = host.lay_table("cabanga", 4, {}, {**CLOCKS, "turn": 0, "window": 6})
    host.sit()
    guest.sit(where)
    host.fill_with_bots()
    host.start()
    onlooker = album.person("Ola")
    onlooker.page.goto(where)
    onlooker.page.locator(".playing").wait_for()
    play_on(host, lambda: host.page.locator(CARD).count() > 0)
    host.page.evaluate("localStorage['sobremesa-hints'] = 'on'")
    host.page.set_viewport_size({"width": 1440, "height": 900})
    host.page.locator(".talk summary").click()
    album.take(host, "hints")
    host.page.evaluate("localStorage['sobremesa-hints'] = 'off'")
    for said in ("Buenas noches!", "Who has the lemon?"):
        host.page.locator(".talk .line input").fill(said)
        host.page.keyboard.press("Enter")
    host.page.locator(".marks button").nth(1).click()
    host.page.locator(".company summary").click()
    guest.page.goto("about:blank")
    host.page.locator(".absences p").wait_for()
    album.take(host, "talk", whole=True)
    album.take(onlooker, "onlooker")
    host.page.locator(".settings summary").click()
    album.take(host, "settings")
    host.page.keyboard.press("Escape")
    host.page.locator(".company .leave").click()
    host.page.locator("main h1").wait_for()
    album.take(host, "left")
    for each in (host, guest, onlooker):
        each.context.close()


def report(album: Album) -> None:
    """The lab's report."""
    if not album.wants("report"):
        return
    cabanga = game_of("cabanga")
    result = simulate(cabanga, 3, player_names(cabanga)[:2], 50, 1)
    (path,) = write_result(result, album.folder / "report.html")
    person = album.person()
    person.page.goto(path.as_uri())
    album.take(person, "report", whole=True)
    person.context.close()


# The games


def crowd(album: Album, game: str, options: dict[str, int], seats: int, ready: str) -> None:
    """The own turn at a full table."""
    name = "-".join([game, *map(str, options.values()), "crowd"])
    if not album.wants(name):
        return
    person = album.at_table(game, seats, options, "Wilhelmina Maximilia")
    if advance(person, ready):
        album.take(person, name)
    person.context.close()


def end(album: Album, person: Person, game: str) -> None:
    """The end, and the game seen again; a race may take longer than anybody waits here."""
    if not person.is_over():
        return
    person.page.locator(".highlights li").first.wait_for()
    album.take(person, f"{game}-end")
    album.take(person, f"{game}-whole-end", whole=True)
    person.page.locator(".ending a[href$='/replay']").click()
    person.page.locator(".board .cloth").wait_for()
    for _ in range(8):
        person.page.keyboard.press("ArrowRight")
    album.take(person, f"{game}-replay", whole=True)


def cabanga(album: Album) -> None:
    """A card picked up, the wait, a window, rules, the end, the replay, the check of the deal."""
    person = album.at_table("cabanga", 4, {"limit": 1, "hand": 6})
    page = person.page
    advance(person, ".tray[data-mine] .hand button[aria-pressed]")
    page.keyboard.press("Escape")
    album.take(person, "cabanga-turn")
    person.click(".hand button[aria-pressed]")
    album.take(person, "cabanga-picked")
    rules(album, person)
    play_on(person, lambda: page.locator(".tray[data-mine] .actions .choice").count() == 1)
    album.take(person, "cabanga-window")
    person.click(".actions .choice:enabled")
    album.take(person, "cabanga-wait")
    if advance(person, ".gap .verdict"):
        album.take(person, "cabanga-gap")
    play_on(person, person.is_over)
    end(album, person, "cabanga")
    page.locator(".seed summary").click()
    page.locator(".seed button").click()
    page.locator(".checked li").first.wait_for()
    page.locator(".seed").scroll_into_view_if_needed()
    album.take(person, "cabanga-check")
    person.context.close()
    crowd(album, "cabanga", {}, 6, ".tray[data-mine] .hand button[aria-pressed]")


def rules(album: Album, person: Person) -> None:
    """The rules, beside the board or over it."""
    if not album.wants("cabanga-rules"):
        return
    page = person.page
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator(".title button").click()
    page.locator(".rules-panel h2").wait_for()
    album.take(person, "cabanga-rules", only="wide")
    page.locator(".rules-panel button").click()
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".title button").click()
    page.locator("dialog[open] h2").wait_for()
    album.take(person, "cabanga-rules", only="narrow")
    page.locator("dialog[open] button").click()


def beagle(album: Album, variant: int) -> None:
    """Ready, the count, the race, how it went, in game 1 where to put a card, the end."""
    name = f"beagle-{variant}"
    if not album.wants(f"{name}-race", f"{name}-finish"):
        return
    person = album.at_table("beagle", 4, {"game": variant, "chips": 1})
    page = person.page
    page.locator(".ready:enabled").wait_for()
    album.take(person, f"{name}-ready")
    person.click(".ready:enabled")
    page.locator(".curtain").wait_for()
    album.take(person, f"{name}-count")
    page.locator("[data-racing]").wait_for()
    album.take(person, f"{name}-race")
    race_on(person, ".finish")
    album.take(person, f"{name}-finish")
    if album.wants(f"{name}-end"):
        race_on(person, ".bob .target, .ending")
        album.take(person, f"{name}-put")
        race_on(person, ".ending")
        end(album, person, name)
    person.context.close()
    crowd(album, "beagle", {"game": variant}, 6, "[data-racing]")


def xingon(album: Album) -> None:
    """Saying a condition, cards for it, deciding about somebody's, how a doubt ended, the end."""
    person = album.at_table("xingon", 4, {})
    for name, selector in {"decide": "[data-deed=doubt]:enabled", "doubt": ".showdown"}.items():
        if advance(person, selector):
            album.take(person, f"xingon-{name}")
    if album.wants("xingon-end"):
        advance(person, ".ending")
        end(album, person, "xingon")
    person.context.close()
    person = album.at_table("xingon", 2, {})
    advance(person, ".builder")
    for key in ("w", "3"):
        person.page.keyboard.press(key)
    album.take(person, "xingon-claim")
    if advance(person, ".chosen li"):
        album.take(person, "xingon-choose")
    person.context.close()
    crowd(album, "xingon", {}, 6, "[data-deed=doubt]:enabled")


def cagones(album: Album) -> None:
    """The own turn, somebody's card to accuse, a number to say, a check, the end."""
    person = album.at_table("cagones", 4, {})
    awaited = {
        **{"turn": "[data-deed=draw]:enabled", "window": "[data-deed=accuse]:enabled"},
        **{"number": ".guess", "check": ".showdown"},
    }
    for name, selector in awaited.items():
        if album.wants(f"cagones-{name}") and advance(person, selector):
            album.take(person, f"cagones-{name}")
    if album.wants("cagones-end"):
        advance(person, ".ending")
        end(album, person, "cagones")
    person.context.close()
    crowd(album, "cagones", {}, 6, "[data-deed=accuse]:enabled")


def antayagi(album: Album) -> None:
    """Whom to trade with, what to give, what to say, a window for sabotage, what has come of it, the end."""
    person = album.at_table("antayagi", 4, {"goal": 8})
    awaited = {
        **{
            "name": ".board:has(.exchange[data-past]) .trade:enabled",
            "choose": f".board:has({CARD}) .remarks button",
        },
        **{"remark": ".offered-remarks", "window": "[data-deed]:enabled"},
        **{"exchanged": ".exchange[data-past]"},
    }
    for name, selector in awaited.items():
        if album.wants(f"antayagi-{name}"):
            if name == "remark":
                person.click(".remarks button")
            if advance(person, selector):
                album.take(person, f"antayagi-{name}")
    if album.wants("antayagi-end"):
        advance(person, ".ending")
        end(album, person, "antayagi")
    person.context.close()
    crowd(album, "antayagi", {}, 6, ".trade:enabled")


# How to get there

ANYTHING = (
    *("[data-deed=say]:enabled", ".guess:enabled", "[data-deed=pass]:enabled", ".trade:enabled"),
    *("[data-deed=name]:enabled", "[data-deed=draw]:enabled", "[data-take] button", ".bob .target"),
    *(".actions .choice:enabled", f"{CARD}:has([data-image*=challenge], [data-image*=feast])"),
    *(CARD, ".deed.main:enabled", "[data-deed]:enabled"),
)


def advance(person: Person, awaited: str) -> bool:
    """Do whatever can be done, until this is seen or the game is over; whether it was seen."""
    limit = time.monotonic() + MOST_S
    while not person.page.locator(awaited).count():
        if person.is_over() or time.monotonic() > limit:
            print(f"no picture: {awaited} did not come", flush=True)
            return False
        if person.page.locator(".builder").count():
            person.page.keyboard.press("w")
            person.page.keyboard.press("j")
        elif person.page.locator(".chosen li").count():
            person.page.keyboard.press("j")
        elif person.page.locator(".ready:enabled").count():
            person.page.keyboard.press("Space")
        else:
            any(person.click(each) for each in ANYTHING if person.page.locator(each).count())
        time.sleep(0.1)
    return True


def play_on(person: Person, done: Callable[[], bool]) -> None:
    """Play anything until it is done."""
    end = time.monotonic() + MOST_S
    while not done() and not person.is_over() and time.monotonic() < end:
        person.click(".actions .choice:enabled") or person.click(CARD)
        time.sleep(0.15)


def race_on(person: Person, awaited: str) -> None:
    """Be ready, and call one thing after another, until this is seen."""
    limit = time.monotonic() + MOST_S
    while not person.page.locator(awaited).count() and time.monotonic() < limit:
        for key in ("Space", "e", "a", "t"):
            time.sleep(0.4)
            if not person.page.locator(awaited).count():
                person.page.keyboard.press(key)
        person.click(".curtain button:enabled")


def looks_shown() -> dict[str, list[Look]]:
    """What the documentation shows, as looks."""
    return {
        name: [
            (int(look[:4].rstrip("-")), "dark" if "dark" in look else "light")
            for look in looks.split()
        ]
        for name, looks in SHOWN.items()
    }


ALBUMS: dict[str, Callable[[Album], None]] = {
    **{"around": around, "company": company, "report": report, "cabanga": cabanga},
    **{f"beagle-{variant}": partial(beagle, variant=variant) for variant in (1, 2, 3)},
    **{"xingon": xingon, "cagones": cagones, "antayagi": antayagi},
}


def main(folder: Path, looks: dict[str, list[Look]] | None, names: list[str]) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as room,
        served(Path(room), UNHURRIED) as address,
        browsing() as browser,
    ):
        for name in names:
            ALBUMS[name](Album(browser, address, folder, looks))


if __name__ == "__main__":
    if len(sys.argv) > 1:
        main(Path(sys.argv[1]), None, sys.argv[2:] or list(ALBUMS))
    else:
        main(TARGET, looks_shown(), list(ALBUMS))
