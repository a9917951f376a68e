"""Cabanga!, clause by clause, where a scene in code says it better than a scenario file in ``scenes``."""

import itertools
from collections import Counter

import pytest
from scipy.stats import chisquare
from tests.kit import counts, finished, laid, texts, zones

from sobremesa.games.cabanga import cards
from sobremesa.games.cabanga.game import COLOURS, GAME, NAMES
from sobremesa.table.errors import WrongDeck
from sobremesa.table.table import Table

STARTING = [
    "start-1",
    "start-3",
    "start-5",
    "start-7",
    "start-12",
    "start-14",
    "start-16",
    "start-18",
]


@pytest.mark.clause("CAB-01")
def test_there_are_72_numbered_cards_in_four_colours_and_eight_starting_cards():
    assert len(NAMES) == 72 + 8
    assert list(NAMES[72:]) == STARTING
    numbered = {f"{colour}-{number}" for colour in COLOURS for number in range(1, 19)}
    assert set(NAMES[:72]) == numbered
    assert COLOURS == ("red", "blue", "purple", "yellow"), "the four row cards"


@pytest.mark.clause("CAB-01")
def test_each_card_knows_its_colour_and_its_number():
    for card, name in enumerate(NAMES):
        assert int(cards.number_of(card)) == int(name.split("-")[1])
    for card in range(72):
        assert COLOURS[cards.colour_of(card)] == NAMES[card].split("-")[0]


@pytest.mark.clause("CAB-02")
@pytest.mark.parametrize("seats", range(3, 7))
def test_setting_up(seats):
    table = Table("cabanga", seats, seed=seats)
    lying = counts(table)
    assert [lying[f"hand-{seat}"] for seat in range(seats)] == [8] * seats
    assert lying["stock"] == 72 - 8 * seats
    assert lying["aside"] == 0
    rows = [
        zones(table)[f"row-{colour}-{side}"] for colour in COLOURS for side in ("left", "right")
    ]
    assert sorted(itertools.chain(*rows), key=STARTING.index) == STARTING
    assert all(len(end) == 1 for end in rows), "one starting card at each end of each row"


@pytest.mark.clause("CAB-02")
def test_the_starting_cards_and_the_hands_are_shuffled():
    ends, firsts = Counter(), Counter()
    for seed in range(2000):
        table = Table("cabanga", 3, seed)
        ends[zones(table)["row-red-left"][0]] += 1
        firsts[int(table.record["hands"]["cards"][0, 0, 0])] += 1
    assert chisquare([ends[name] for name in STARTING]).pvalue > 1e-3
    assert chisquare([firsts[card] for card in range(72)]).pvalue > 1e-3


@pytest.mark.clause("CAB-03")
def test_the_first_seat_is_drawn_at_random_and_told():
    starting = Counter()
    for seed in range(1000):
        table = Table("cabanga", 4, seed)
        (first,) = table.actors
        starting[first] += 1
        assert table.events[0].kind == "round-began"
        assert table.events[0].seat == first
    assert chisquare([starting[seat] for seat in range(4)]).pvalue > 1e-3


ROWS = """
 left right | 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
    4     7 | . . . . ^ ^ . . . .  .  .  .  .  .  .  .  .
    7     4 | . . . . ^ ^ . . . .  .  .  .  .  .  .  .  .
   14    15 | . . . . . . . . . .  .  .  .  .  .  .  .  .
    1     3 | . ^ . . . . . . . .  .  .  .  .  .  .  .  .
   16    18 | . . . . . . . . . .  .  .  .  .  .  .  ^  .
    1    18 | . ^ ^ ^ ^ ^ ^ ^ ^ ^  ^  ^  ^  ^  ^  ^  ^  .
   12    12 | . . . . . . . . . .  .  .  .  .  .  .  .  .
"""
"""Two visible values of a row, and which numbers of its colour may be thrown then (^)."""


def picture_cases():
    for line in ROWS.strip().splitlines()[1:]:
        values, marks = line.split("|")
        left, right = (int(value) for value in values.split())
        yield left, right, [number for number, mark in enumerate(marks.split(), 1) if mark == "^"]


@pytest.mark.clause("CAB-06")
@pytest.mark.parametrize(("left", "right", "between"), list(picture_cases()))
@pytest.mark.parametrize("colour", COLOURS)
def test_what_lies_strictly_between_may_be_thrown(colour, left, right, between):
    start = next(name for name in STARTING if name not in (f"start-{left}", f"start-{right}"))
    onto = f"start-{right}" if f"start-{right}" in STARTING else f"{colour}-{right}"
    played = f"{colour}-{left}"
    others = [
        f"{colour}-{number}"
        for number in range(1, 19)
        if f"{colour}-{number}" not in (onto, played)
    ]
    table = laid(
        "cabanga",
        3,
        {
            "turn": 0,
            f"row-{colour}-left": [start],
            f"row-{colour}-right": [onto],
            "hand-0": [played, "yellow-1" if colour != "yellow" else "red-1"],
            "hand-1": others,
        },
        seed=left,
    )
    table.play(0, f"play {played} left")
    here = [number for number in between if f"{colour}-{number}" in others]
    throws = [
        text.removeprefix(f"throw {colour}-")
        for text in texts(table, 1)
        if text.startswith("throw")
    ]
    assert [int(number) for number in throws] == here
    assert (table.asking == "window") == bool(here)


@pytest.mark.clause("CAB-07")
def test_a_window_tells_nobody_who_could_throw():
    """Two tables that differ in one hand only: whoever looks on from another seat sees and hears the same."""
    position = {
        "turn": 0,
        "row-red-left": ["start-3"],
        "row-red-right": ["start-16"],
        "hand-0": ["red-7", "blue-1"],
        "hand-2": ["yellow-4", "yellow-5"],
    }
    able = laid("cabanga", 3, position | {"hand-1": ["red-10", "blue-2"]}, ceremony=True)
    unable = laid("cabanga", 3, position | {"hand-1": ["blue-3", "blue-2"]}, ceremony=True)
    for act in (
        lambda table: table.play(0, "play red-7 left"),
        lambda table: table.play(1, "pass"),
        lambda table: table.play(2, "pass"),
    ):
        heard = [act(table) for table in (able, unable)]
        for seat in (0, 2, -1):
            one, two = ([event.seen_by(seat) for event in events] for events in heard)
            assert [each for each in one if each] == [each for each in two if each]
            assert able.view(seat).tobytes() == unable.view(seat).tobytes()


@pytest.mark.clause("CAB-12")
@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ([1, 2, 17, 18], [3, 3, 3, 3]),
        ([3, 4, 5, 14, 15, 16], [2, 2, 2, 2, 2, 2]),
        ([6, 7, 8, 9, 10, 11, 12, 13], [1, 1, 1, 1, 1, 1, 1, 1]),
    ],
)
@pytest.mark.parametrize("colour", ["blue", "purple", "yellow"])
def test_each_card_left_in_hand_counts_its_symbols(colour, numbers, points):
    for number, minus in zip(numbers, points, strict=True):
        position = {
            "turn": 0,
            "row-red-left": ["start-3"],
            "row-red-right": ["start-5"],
            "hand-0": ["red-4"],
            "hand-1": [f"{colour}-{number}"],
            "hand-2": ["red-6"],
        }
        table = laid("cabanga", 3, position)
        events = table.play(0, "play red-4 left")
        assert table.scores == [0, -minus, -1]
        scored = [(event.seat, event.a, event.b) for event in events if event.kind == "scored"]
        assert scored == [(0, 0, 0), (1, minus, minus), (2, 1, 1)]


@pytest.mark.clause("CAB-12")
def test_another_deck_may_give_other_symbols(tmp_path):
    deck = tmp_path / "cards.toml"
    deck.write_text("[symbols]\n" + "".join(f"{number} = 3\n" for number in range(1, 19)))
    assert set(Table("cabanga", 3, deck=deck).record["symbols"][0]) == {3}


@pytest.mark.clause("CAB-12")
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("7 = 1", "7 = 4"), "the number 7 needs 1, 2 or 3 symbols"),
        (("7 = 1", "7 = true"), "the number 7 needs 1, 2 or 3 symbols"),
        (("7 = 1", ""), "the number 7 needs 1, 2 or 3 symbols"),
        (("7 = 1", "seven = 1"), "the numbers are 1 to 18, not 'seven'"),
        (("7 = 1", "7 = 1\n19 = 1"), "the numbers are 1 to 18, not '19'"),
        (("[symbols]", "[symbls]"), r"one section \[symbols\], not: symbls"),
        (("[symbols]", "[symbols"), "is no TOML file"),
    ],
)
def test_a_deck_needs_one_to_three_symbols_for_every_number(tmp_path, change, sentence):
    deck = tmp_path / "cards.toml"
    text = (GAME.folder / "cards.toml").read_text(encoding="utf-8")
    assert f"\n{change[0]}\n" in text
    deck.write_text(text.replace(*(f"\n{each}\n" for each in change)))
    with pytest.raises(WrongDeck, match=sentence):
        Table("cabanga", 3, deck=deck)


@pytest.mark.clause("CAB-13")
def test_played_games_end_with_the_lowest_total_once_somebody_has_reached_the_limit():
    for seed in range(60):
        table = finished(Table("cabanga", 3 + seed % 4, seed, {"limit": 5 + seed}), seed)
        minus = [-score for score in table.scores]
        assert max(minus) >= 5 + seed
        assert table.winners == tuple(
            seat for seat, total in enumerate(minus) if total == min(minus)
        )
        assert table.ending == "limit-reached"


@pytest.mark.clause("CAB-14")
def test_what_each_seat_sees():
    table = laid(
        "cabanga",
        3,
        {
            "turn": 0,
            "row-red-left": ["start-3", "red-4"],
            "hand-0": ["red-7", "blue-2"],
            "hand-1": ["red-10", "red-12"],
            "hand-2": ["purple-4"],
            "aside": ["yellow-3", "yellow-8"],
        },
    )
    hands = [["red-7", "blue-2"], ["red-10", "red-12"], ["purple-4"]]
    for watcher in range(-1, 3):
        seen = zones(table, watcher)
        assert seen["row-red-left"] == ["start-3", "red-4"], "rows"
        assert seen["aside"] == ["yellow-3", "yellow-8"], "the cards set aside"
        assert seen["stock"] == [], "not the stock"
        for seat in range(3):
            assert sorted(seen[f"hand-{seat}"]) == (sorted(hands[seat]) if seat == watcher else [])
        assert [counts(table)[f"hand-{seat}"] for seat in range(3)] == [2, 2, 1]


@pytest.mark.clause("CAB-14")
def test_who_deals_hears_only_its_own_cards():
    for watcher in range(-1, 3):
        heard = [event.seen_by(watcher) for event in Table("cabanga", 3, seed=5).events]
        cards = Counter(event.seat for event in heard if event.kind == "dealt" and event.card >= 0)
        assert cards == ({watcher: 8} if watcher >= 0 else {})
        assert sum(event.kind == "dealt" for event in heard) == 24
