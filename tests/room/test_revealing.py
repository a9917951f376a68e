"""Whether an action has shown anybody anything: what every game's actions do, and that the answer is no secret."""

import random
from collections.abc import Iterator

import pytest
from tests.kit import chance

from sobremesa.room import revealing
from sobremesa.room.hall import all_installed
from sobremesa.room.revealing import names_more, shows_nothing, sight
from sobremesa.room.trying import tried
from sobremesa.room.undoing import HASTY, Deed, Known
from sobremesa.table.knowledge import bit
from sobremesa.table.table import CLOCK, Table

GAMES = {game.name: game for game in all_installed()}
SHOWING = {
    "antayagi": {"choose", "take"},
    "beagle": {"put"},
    "cabanga": {"play", "throw"},
    "cagones": {"play", "draw", "accuse"},
    "xingon": {"doubt", "discard", "play"},
}
"""Which kinds of action always show somebody something: a card of the hand, a draw, a check, secret choices opened."""

SILENT = {
    "antayagi": {"name", "say-trade", "say-dont", "say-good", "say-bad"},
    "beagle": {"ready"},
    "cabanga": set[str](),
    "cagones": {"name"},
    "xingon": {"lay"},
}
"""Which never do: a seat that is named, a remark, that one is ready, cards laid face down."""

SHORT = {"cabanga": {"limit": 1, "hand": 1}}
MET = {
    "antayagi": {"closed"},
    "beagle": {"hasty", "over"},
    "cabanga": {"closed", "over"},
    "cagones": {"closed"},
    "xingon": set[str](),
}


@pytest.fixture(autouse=True)
def fewer_guesses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough here, where nothing is meant to be found that is seldom to be seen."""
    monkeypatch.setattr(revealing, "GUESSES", 12)


def deeds(game: str, count: int) -> Iterator[tuple[Deed, str]]:
    """What others learned of in random games, each with its kind of action; rare kinds as often as others."""
    dice = random.Random(game)
    while True:
        seats = dice.choice((GAMES[game].seats.start, GAMES[game].seats.stop - 1))
        table = Table(game, seats, dice.getrandbits(32), ceremony=True)
        known = Known(table)
        for _ in range(80):
            if table.over:
                break
            turn = table.scene().turn  # who prepares something in secret is not interrupted
            seat = turn if turn in table.actors else dice.choice(table.actors)
            kinds: dict[str, list[int]] = {}
            for each in table.legal(seat):
                kinds.setdefault(each.kind, []).append(each.number)
            kind = dice.choice(sorted(kinds))
            action = dice.choice(kinds[kind])
            after, events = tried(table, seat, action)
            known = known.after(table, after, seat, action, events)
            if known.deed is not None and not known.alone:
                yield known.deed, kind
                count -= 1
                if count == 0:
                    return
            table = after


@pytest.mark.parametrize("game", GAMES)
def test_what_shows_something_and_what_does_not(game: str) -> None:
    met: dict[str, list[bool]] = {}
    for deed, kind in deeds(game, 50):
        nothing = shows_nothing(deed.base, deed.seat, deed.steps, deed.told, chance(5))
        met.setdefault(kind, []).append(nothing)
    assert met.keys() >= (SHOWING[game] | SILENT[game]) - {"take"}  # that one is rare
    for kind in SHOWING[game] & met.keys():
        assert not any(met[kind]), kind
    for kind in SILENT[game]:
        # To lay all cards but one also says that there were not two specials among them.
        assert sum(met[kind]) >= len(met[kind]) * (0.8 if kind == "lay" else 1), kind


def test_a_number_announced_shows_nothing_and_an_answer_that_is_judged_does() -> None:
    kinds = {"feast-said": 0, "vomit-said": 0, "answered": 0}
    for deed, kind in deeds("cagones", 250):
        if kind != "say":
            continue
        told = deed.told[0].kind
        kinds[told] += 1
        nothing = shows_nothing(deed.base, deed.seat, deed.steps, deed.told, chance(5))
        assert nothing == (told != "answered")
    assert all(kinds.values()), kinds


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_is_the_same_at_tables_that_the_actor_cannot_tell_apart(game: str) -> None:
    """What others hold cannot be read from it: it is worked out from what the actor sees."""
    answers = set()
    for number, (deed, _) in enumerate(deeds(game, 25)):
        other = deed.base.redealt(deed.seat, chance(number))
        one, two = (
            shows_nothing(base, deed.seat, deed.steps, deed.told, chance(number + 1))
            for base in (deed.base, other)
        )
        assert one == two
        answers.add(one)
    assert len(answers) == (1 if game == "cabanga" else 2)


def test_what_people_have_seen_before_they_may_have_forgotten() -> None:
    """A card that all could know by memory is shown all the same when it is played from a hand."""
    by_memory = 0
    for deed, kind in deeds("cagones", 250):
        if kind != "play":
            continue
        watcher = (deed.seat + 1) % deed.base.seats
        seen = sight(deed.base, deed.seat, deed.steps, watcher)
        redeals = [deed.base.redealt(watcher, chance(each)) for each in range(3)]
        by_memory += all(sight(each, deed.seat, deed.steps, watcher) == seen for each in redeals)
        assert seen is not None
        if not names_more(deed.base, watcher, seen):  # it shows the same on both its sides
            assert deed.base.game.card_names[seen[0][0].card].split("#")[0].endswith("feast")
    assert by_memory > 0


@pytest.mark.parametrize("game", GAMES)
def test_races_ends_and_answers_that_close_a_window_stay(game: str) -> None:
    """Nobody is offered to take such a thing back: the last answer of a window would tell who answered last."""
    dice, met = random.Random(4), set[str]()
    for seed in range(4):
        table = Table(game, GAMES[game].seats.start, seed, SHORT.get(game), ceremony=True)
        known = Known(table)
        for _ in range(300):
            seat = dice.choice(table.actors)
            action = dice.choice(table.legal(seat)).number
            after, events = tried(table, seat, action)
            known = known.after(table, after, seat, action, events)
            told = known.table is after
            heard = [event for event in events if event.to & ~bit(seat)]
            if told and table.asking == "window" and heard == tried(table, CLOCK, CLOCK)[1]:
                met.add("closed")
                assert known.deed is None
            if told and table.asking in HASTY:
                met.add("hasty")
                assert known.deed is None
            table = after
            if table.over:
                met.add("over")
                assert known.deed is None
                break
    assert met >= MET[game]
