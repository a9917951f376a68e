"""One short game of every mode, for people in browsers, and a server at which bots do not think for long."""

from dataclasses import dataclass, field

from tests.browser.kit import SERVE

HURRIED = f"""
from sobremesa.room import bots
unhurried = bots.Bots.delay
async def delay(self, table, seat):
    whole = await unhurried(self, table, seat)
    return whole if table.asking == "race" else whole // 8
bots.Bots.delay = delay
{SERVE}
"""
"""A race is not hurried: there the people have to be as quick as ever."""


@dataclass(frozen=True)
class Short:
    """A mode of a game with so few cards that it ends soon: what is chosen by name, and what by number."""

    game: str
    seats: int
    named: dict[str, int] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)


SHORT_GAMES = {
    "discard-down": Short("beagle", 2, {"game": 1}),
    "take-a-token": Short("beagle", 2, {"game": 2}),
    "winner-takes-all": Short("beagle", 2, {"game": 3}),
    "cabanga": Short("cabanga", 3, numbers={"limit": 1, "hand": 3}),
    "xingon": Short("xingon", 2, numbers={"colours": 2, "numbers": 3, "removed": 6}),
    "cagones": Short("cagones", 2, numbers={"dealt": 5}),
    "antayagi": Short("antayagi", 3, numbers={"goal": 3}),
}
