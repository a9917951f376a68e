"""Somebody with a keyboard and no mouse. At every step the focus has to be on something, and to be seen there."""

from collections import Counter
from typing import Any

from tests.browser.kit import Person

MOST_TABS = 150
UNDO = "undo"
"""What takes something back is done once: a game has to get on."""
FOCUS = """() => {
    const at = document.activeElement;
    if (!at || at === document.body) return "it is nowhere";
    const shown = [at, at.closest("label"), at.nextElementSibling].find(each => {
        const style = each && getComputedStyle(each);
        return style && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
    });
    if (!shown) return `nothing shows it on ${at.outerHTML.slice(0, 200)}`;
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const free = [left + 4, (left + right) / 2, right - 4].some(x =>
        [top + 4, (top + bottom) / 2, bottom - 4].some(y => {
            const found = document.elementFromPoint(x, y);
            return found && !found.matches("html, body") && (shown.contains(found) || found.contains(shown));
        }));
    return free ? null : `it is out of sight on ${at.outerHTML.slice(0, 200)}`;
}"""
OFFERS = """() => [...document.querySelectorAll(".board button")].flatMap((each, nth) => {
    const rests = each.matches("[aria-disabled=true], :disabled, .more-time") || !each.checkVisibility();
    const undoes = each.matches(".take-back, [data-keys=Escape], [data-keys=Backspace]");
    const deed = undoes ? "undo" : each.closest(".hand") ? "card" : each.dataset.deed ?? each.dataset.answer;
    return rests ? [] : [{ nth, kind: deed ?? each.className }];
})"""
AIM = """nth => {
    window.aim = document.querySelectorAll(".board button")[nth];
    const where = window.aim ? document.activeElement.compareDocumentPosition(window.aim) : 0;
    return Boolean(where & Node.DOCUMENT_POSITION_PRECEDING);
}"""
AT_AIM = "() => document.activeElement === window.aim"
AIM_GONE = "() => !window.aim?.isConnected || window.aim.disabled"


class Keyboard:
    """The hands of a person that has no mouse."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page
        self.pressed: Counter[str] = Counter()

    def press(self, key: str) -> None:
        """Press a key; the focus is somewhere afterwards, and can be seen."""
        self.page.keyboard.press(key)
        self.check()

    def check(self) -> None:
        """The focus is on something, which shows it and is in view."""
        wrong = self.page.evaluate(FOCUS)
        assert wrong is None, f"the focus of {self.person.name}: {wrong}"

    def tab_to(self, selector: str) -> None:
        """Press Tab until the focus is on one of these."""
        for _ in range(MOST_TABS):
            if self.page.evaluate("each => document.activeElement.matches(each)", selector):
                return
            self.page.keyboard.press("Tab")
            if not self.page.evaluate(
                "document.activeElement === document.body"
            ):  # the browser itself
                self.check()
        raise AssertionError(f"Tab does not lead to {selector}")

    def enter(self, selector: str) -> None:
        """Go to one of these and press it."""
        self.tab_to(selector)
        self.page.keyboard.press("Enter")

    def choose(self, field: str, value: str) -> None:
        """Go to a set of answers and walk along it to this one."""
        self.tab_to(f"input[name={field}]")
        for _ in range(20):
            if self.page.locator(f"input[name={field}]:checked").get_attribute("value") == value:
                return
            self.press("ArrowDown")
        raise AssertionError(f"the arrows do not lead to {value}")

    def type_number(self, option: str, value: int) -> None:
        """Go to the field of an option and type its number."""
        self.tab_to(f"input[aria-describedby=help-{option}]")
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(str(value))

    # At the table

    def offers(self) -> list[dict[str, Any]]:
        """The buttons of the board that can be pressed now: which of them they are, and of what kind."""
        found: list[dict[str, Any]] = self.page.evaluate(OFFERS)
        return found

    def do_something(self) -> bool:
        """Of what can be done, do what was done least often; whether anything could be."""
        offers = [each for each in self.offers() if each["kind"] != UNDO or not self.pressed[UNDO]]
        chosen = min(offers, key=lambda each: self.pressed[each["kind"]], default=None)
        if chosen is None or not self.walk_to(chosen["nth"]):
            return False
        self.pressed[chosen["kind"]] += 1
        self.press("Enter")
        return True

    def walk_to(self, nth: int) -> bool:
        """Go to this button of the board by Tab, the shorter way; whether it was still there on arrival."""
        key = "Shift+Tab" if self.page.evaluate(AIM, nth) else "Tab"
        for _ in range(MOST_TABS):
            if self.page.evaluate(AT_AIM):
                return True
            if self.page.evaluate(AIM_GONE):
                return False
            self.press(key)
        raise AssertionError(f"{key} does not lead to button {nth} of the board")
