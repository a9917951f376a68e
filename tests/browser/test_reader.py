"""A whole game of every mode as a screen reader tells it: roles, names and live regions, and nothing that is seen."""

import re
import time
from collections import Counter
from collections.abc import Callable

import pytest
from tests.browser.hearing import Listener, Thing
from tests.browser.kit import PHONE, Person
from tests.browser.short_games import SHORT_GAMES

Arrive = Callable[..., Person]
LIMIT_S, SILENCE_S = 480, 80
NO_CLOCK = {"turn": 0, "window": 0, "race": 0, "least_window": 750, "least_race": 200}
HAND = re.compile(r"region your hand: (\d+) cards?")
NOT_PLAYING = {"No more hints", "The whole hint", "Rules"}
UNDO = {"Take back", "Put back", "Ask to take it back"}
MUST_HAVE_NAMES = {"button", "img", "region", "heading", "link", "textbox"}

# What adds up in a race, counted by ear.
FACES = {"a beagle": 1, "two beagles": 2, "a bagel": -1, "two bagels": -2}
CALLED = ("discard-down", "winner-takes-all")
ANSWERS = {
    "beagle": r"Beagle|Grab a beagle.*",
    "bagel": r"Bagel|Grab a bagel.*",
    "tie": r"Tie.*",
}


@pytest.fixture
def address(hurried: str) -> str:
    """The address of a server with quick bots."""
    return hurried


def place(thing: Thing) -> str:
    """The closest named place around a thing, whatever is counted there."""
    named = [each for each in thing.inside if " " in each]
    return re.sub(r"\d+", "", named[-1] if named else "")


def answer(read: list[Thing]) -> str:
    """What is right, by all the faces that are named."""
    faces = Counter(each.name for each in read if each.role == "img")
    if faces["Hot Dog"] != faces["Bagel Dog"]:
        return "beagle" if faces["Hot Dog"] > faces["Bagel Dog"] else "bagel"
    more = sum(worth * faces[face] for face, worth in FACES.items())
    more = -more if faces["Opposite"] % 2 else more
    return "beagle" if more > 0 else "bagel" if more < 0 else "tie"


class Blind:
    """Plays by what is heard and read: of what is offered, what was done least often; in a race, what is right."""

    def __init__(self, person: Person) -> None:
        self.ears = Listener(person.page)
        self.done: Counter[str] = Counter()

    def choose(self, read: list[Thing]) -> Thing | None:
        """The button to press next, of the page's main part."""
        offered = [
            each
            for each in read
            if each.can_be_pressed and "main" in each.inside and each.name not in NOT_PLAYING
            if each.name not in UNDO or not self.done[each.name]
        ]
        called = [each for each in offered if re.fullmatch(ANSWERS[answer(read)], each.name)]
        offered = called or offered
        return min(offered, key=self.weariness, default=None)

    def weariness(self, thing: Thing) -> tuple[int, int]:
        """How often something was done in this place, and this."""
        return self.done[place(thing)], self.done[thing.name]

    def play(self, limit_s: float) -> list[Thing]:
        """Whenever something is said, look for something to do, until there is the end; what is read then."""
        end = time.monotonic() + limit_s
        while True:
            assert time.monotonic() < end, self.ears.heard[-20:]
            held_back = self.ears.held_back()
            read = self.ears.read()
            check(read)
            if any(each.name == "Play again" for each in read):
                self.ears.listen()
                return read
            chosen = self.choose(read)
            if chosen is None or not self.ears.press(chosen, read):
                self.wait(held_back)
                continue
            self.done.update({place(chosen): 1, chosen.name: 1})

    def wait(self, held_back: int) -> None:
        """Until something is said, or one of so many buttons comes back that waited for the room: that is not news."""
        end = time.monotonic() + SILENCE_S
        while not self.ears.listen() and self.ears.held_back() >= held_back:
            assert time.monotonic() < end, f"silence after {self.ears.heard[-20:]}"
            self.ears.page.wait_for_timeout(50)


def check(read: list[Thing]) -> None:
    """Whatever needs a name has one, and a hand has as many cards as it says."""
    nameless = [each for each in read if each.role in MUST_HAVE_NAMES and not each.name]
    assert not nameless
    hands = {each for thing in read for each in thing.inside if HAND.fullmatch(each)}
    for hand in hands:
        held = [each for each in read if each.role == "button" and hand in each.inside]
        said = HAND.fullmatch(hand)
        assert said
        assert len(held) == int(said[1]), hand


@pytest.mark.parametrize("mode", SHORT_GAMES)
def test_a_whole_game_can_be_played_by_ear(mode: str, person: Arrive) -> None:
    me = person("Dana", size=PHONE)
    short = SHORT_GAMES[mode]
    blind = Blind(me)
    me.lay_table(short.game, short.seats, {**short.named, **short.numbers}, NO_CLOCK)
    me.sit()
    me.fill_with_bots()
    me.start()
    read = blind.play(LIMIT_S)
    title = next(each.name for each in read if each.role == "heading" and "main" in each.inside)
    assert re.fullmatch(r"You win!|.* – well played!", title)
    assert title in blind.ears.heard
    calls = Counter(
        line.rstrip(".!").split()[-1] for line in blind.ears.heard if "Dana calls" in line
    )
    assert calls["right"] >= calls["wrong"]
    assert calls["right"] > 0 or mode not in CALLED
