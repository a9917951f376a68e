"""Whether an action has shown anybody anything: for any game, by its redeals alone.

To a watcher an action shows nothing when every table that fitted what the watcher had seen before still fits after it:
whatever lay hidden, there was something that could be done and that looks exactly so, in the events told to the watcher
and in its View. So a card played from the hand shows something (on most redeals the hand does not hold it), a card laid
face down that nobody had seen does not (some other card would have looked the same); a draw shows who draws, a check
shows all; a number that is announced, a pass on one's turn, a seat that is named show nothing. For the actor, who knows
what it did, it must have been this very action. A redeal has new chance as well: so what chance decides shows, too.

That holds for those who forget nothing. People do; so no card may be named to anybody that did not lie open to them.

The answer is told to the actor, and must itself be no secret. So the true table is not asked, but tables that the
actor could not tell from it: on each of these guesses, and for each seat and those who look on, one more redeal from
that watcher's side is compared with the guess. Tables that the actor could not tell apart give the same answers equally
often, so what others hold or know cannot be read from them. The price: where others happen to know what the actor would
not think that they can, the answer may be wrong. It leans towards "something was shown", since one guess is enough.

What an actor has done in several steps of which the others learned at the last one only (cards chosen, then laid) is
looked at from before the first: ``steps``. On a watcher's redeal other steps of the same kinds stand for them.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy.typing as npt

from sobremesa.room.telling import as_text
from sobremesa.table.scene import plain
from sobremesa.table.table import SPECTATOR, Event, Table

GUESSES = 32
"""What is to be seen in half of the cases is missed once in four billion times."""

Sight = tuple[list[Event], bytes]
"""What a watcher was told, and its View after it."""


def shows_nothing(
    base: Table, seat: int, steps: Sequence[int], told: list[Event], chance: npt.NDArray[Any]
) -> bool:
    """Whether these steps of a seat from the table ``base`` on have shown nobody anything of what was hidden.

    ``told`` is what the seat really heard of the last: something else where it depended on what others did in secret.
    """
    steps = straight(base, seat, steps)
    seen = sight(base, seat, steps, seat)
    if seen is None or seen[0][len(seen[0]) - len(told) :] != told or names_more(base, seat, seen):
        return False
    for _ in range(GUESSES):
        guess = base.redealt(seat, chance)
        if sight(guess, seat, steps, seat) != seen:
            return False
        for watcher in range(SPECTATOR, base.seats):
            if watcher != seat and shows(guess, seat, steps, watcher, chance):
                return False
    return True


def shows(
    guess: Table, seat: int, steps: Sequence[int], watcher: int, chance: npt.NDArray[Any]
) -> bool:
    """Whether the watcher sees a card, or can rule out a table that it could not tell from the guess before."""
    seen = sight(guess, seat, steps, watcher)
    if seen is None or names_more(guess, watcher, seen):
        return True
    other = guess.redealt(watcher, chance)
    return all(sight(other, seat, each, watcher) != seen for each in alike(other, seat, steps))


def names_more(table: Table, watcher: int, seen: Sight) -> bool:
    """Whether the watcher is told of a card that did not lie open before it."""
    named = {
        as_text(plain(table.game.card_word(event.card))) for event in seen[0] if event.card >= 0
    }
    if not named:
        return False
    zones = table.scene(watcher).zones
    return not named <= {as_text(plain(card.word)) for zone in zones for card in zone.cards}


def straight(table: Table, seat: int, steps: Sequence[int]) -> list[int]:
    """The steps without those that were taken back by later ones."""
    after, been, way = table.copy(), [table.to_bytes()], list[int]()
    for step in steps:
        after.play(seat, step)
        now = after.to_bytes()
        if now in been:
            place = been.index(now)
            been, way = been[: place + 1], way[:place]
        else:
            been, way = [*been, now], [*way, step]
    return way


def alike(table: Table, seat: int, steps: Sequence[int]) -> Iterator[Sequence[int]]:
    """What the seat could do at this table that may look like these steps: those first of all."""
    actions, after, done = table.game.actions, table.copy(), list[int]()
    for step in steps[:-1]:
        kind = actions[step].kind
        fitting = [each.number for each in after.legal(seat) if each.kind == kind]
        if not fitting:
            return
        done.append(step if step in fitting else fitting[0])
        after.play(seat, done[-1])
    last = [each.number for each in after.legal(seat)]
    for number in sorted(last, key=lambda each: each != steps[-1]):
        yield *done, number


def sight(table: Table, seat: int, steps: Sequence[int], watcher: int) -> Sight | None:
    """What the watcher has before it once the seat has done this at the table; ``None`` where it cannot be done."""
    after, told = table.copy(), list[Event]()
    for step in steps:
        after.border.apply(after.record, seat, step, after.log)
        if after.log["refused"][0]:
            return None
        told += [event for each in after.events if (event := each.seen_by(watcher))]
    return told, after.view(watcher).tobytes()
