"""Somebody who hears the page and does not see it: what stands in the accessibility tree, and what is spoken."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass

from playwright.sync_api import Page, TimeoutError

SPEECH = """() => {
    window.spoken = [];
    const LIVE = "[aria-live=polite], [aria-live=assertive], [role=log], [role=status], [role=alert]";
    const say = text => { if (text.trim()) window.spoken.push(text.replace(/\\s+/g, " ").trim()); };
    const isLive = at => at instanceof Element && at.closest(LIVE) && !at.closest("[aria-hidden=true]");
    const hear = (at, text) => { if (isLive(at)) say(text ?? ""); };
    const changed = ({ type, target, addedNodes }) => {
        if (type === "characterData") hear(target.parentElement, target.textContent);
        else for (const node of addedNodes) hear(target, node.textContent);
    };
    new MutationObserver(changes => changes.forEach(changed))
        .observe(document, { subtree: true, childList: true, characterData: true });
    document.addEventListener("focusin", ({ target }) => say(target.ariaLabel ?? target.textContent));
}"""
"""What a screen reader would say by itself: what changes inside a live region, and what gets the focus. A live region
that comes with its text in it is not read, as by most of them."""

LINE = re.compile(
    r"""(?P<role>[\w/]+) (?:\ (?P<name>"(?:[^"\\]|\\.)*"))? (?P<states>(?:\ \[[^]]*\])*) (?::\ ?(?P<text>.*))?$""",
    re.VERBOSE,
)


@dataclass(frozen=True)
class Thing:
    """Something in the accessibility tree, with the names of all that it lies in, the closest last."""

    role: str
    name: str
    states: frozenset[str]
    text: str
    inside: tuple[str, ...]

    @property
    def can_be_pressed(self) -> bool:
        return self.role == "button" and "disabled" not in self.states


def unquoted(text: str) -> str:
    """A piece of YAML as it was before it was quoted."""
    if text.startswith("'") and text.endswith("'"):
        return text[1:-1].replace("''", "'")
    return str(json.loads(text)) if text.startswith('"') else text


def things(snapshot: str) -> Iterator[Thing]:
    """What Playwright's snapshot of a tree says, thing by thing."""
    above: list[tuple[int, str]] = []
    for line in snapshot.splitlines():
        depth = len(line) - len(line.lstrip())
        key = re.sub(
            r"^'((?:[^']|'')*)'", lambda found: found[1].replace("''", "'"), line.strip()[2:]
        )
        found = LINE.match(key)
        assert found, line
        above = [each for each in above if each[0] < depth]
        name = json.loads(found["name"]) if found["name"] else ""
        states = frozenset(re.findall(r"\[([^]]*)\]", found["states"]))
        inside = tuple(each for _, each in above)
        yield Thing(found["role"], name, states, unquoted(found["text"] or ""), inside)
        above.append((depth, f"{found['role']} {name}".strip()))


class Listener:
    """The ears of a person, and the key that presses what they have found."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        page.add_init_script(f"({SPEECH})()")

    def listen(self) -> list[str]:
        """What has been spoken since the last time."""
        new: list[str] = self.page.evaluate("() => window.spoken.splice(0)")
        self.heard += new
        return new

    def read(self) -> list[Thing]:
        """The whole page, from its beginning."""
        return list(things(self.page.locator("body").aria_snapshot()))

    def held_back(self) -> int:
        """How many buttons of the page's main part cannot be pressed now."""
        return self.page.locator("main button:disabled").count()

    def press(self, thing: Thing, read: list[Thing]) -> bool:
        """Press a button, found by its name alone; whether it was still there."""
        alike = [each for each in read if (each.role, each.name) == (thing.role, thing.name)]
        nth = next(place for place, each in enumerate(alike) if each is thing)
        found = self.page.get_by_role("button", name=thing.name, exact=True).nth(nth)
        try:
            found.press("Enter", timeout=1000, no_wait_after=True)
        except TimeoutError:
            return False
        return True
