"""What is seen, BOB-36; and that a redealt table is any that fits what has been seen, each as likely as it should."""

import itertools
import random
from collections import Counter

import numpy as np
import pytest
from scipy.stats import chisquare
from tests.kit import chance, finished, told, walk, watchers

from sobremesa.games.beagle import sight
from sobremesa.games.beagle.game import FACE_NAMES, GAME
from sobremesa.games.beagle.tests.tables import BEAGLES, look, race, say_ready, tokens
from sobremesa.table.table import Table

GAMES = ["discard-down", "take-a-token", "winner-takes-all"]
NEITHER, FIRST, SECOND = (0, 0), (1, 0), (0, 1)


# BOB-36


@pytest.mark.clause("BOB-36")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("ceremony", [False, True], ids=["bare", "ceremony"])
def test_everybody_sees_the_same_at_every_moment_of_a_game(game, ceremony):
    table = Table("beagle", 4, 3, {"game": game}, ceremony=ceremony)
    for events in walk(table, random.Random(3)):
        look(table)
        for event in events:
            heard = [event.seen_by(watcher) for watcher in watchers(table)]
            assert event.kind == "left-it" or len(set(heard)) == 1


@pytest.mark.clause("BOB-36")
@pytest.mark.parametrize("game", GAMES)
def test_only_the_tops_show_and_their_far_sides_never(game):
    table = Table("beagle", 3, 4, {"game": game}, ceremony=True)
    say_ready(table)
    table.close()
    before = table.view(1).tobytes()
    in_view = {int(shown) // 2: int(shown) % 2 for shown in table.record["shown"][0] if shown >= 0}
    faces = table.record["cards"]["face"][0]
    for card in range(80):
        for side in range(2):
            if in_view.get(card) != side:
                faces[card, side] = (faces[card, side] + 1) % len(FACE_NAMES)
    assert table.view(1).tobytes() == before


@pytest.mark.clause("BOB-36")
@pytest.mark.parametrize("seats", GAME.seats)
def test_seven_faces_are_in_view_in_games_1_and_3(seats):
    for game in ("discard-down", "winner-takes-all"):
        shown = [faces for _, faces in look(Table("beagle", seats, 1, {"game": game})).values()]
        assert len(" ".join(shown).split()) == 7


@pytest.mark.clause("BOB-36")
def test_piles_chips_and_tokens_are_counted_in_view():
    table = tokens(["beagle", "beagle", "bagel"], chips=[4, 2, 1], tokens=[2, 1])
    table.play(1, "grab beagle")
    seen = look(table)
    assert seen["tokens-beagle"] == (1, "beagle")
    assert seen["tokens-bagel"] == (1, "bagel")
    assert seen["held-1"] == (1, "beagle")
    assert table.scene().standing == (4, 2, 1)
    assert seen["pile-2"] == (12, "bagel")


@pytest.mark.clause("BOB-36")
@pytest.mark.parametrize("game", GAMES)
def test_every_face_that_comes_into_view_is_told(game):
    """Whoever only hears, and remembers, knows what lies in view."""
    table = Table("beagle", 5, 2, {"game": game})
    heard = {}
    for events in itertools.chain([table.events], walk(table, random.Random(1))):
        for event in told(events, -1):
            place = event.a if event.kind == "centre-shows" else event.seat
            heard[event.kind.removesuffix("-shows"), place] = FACE_NAMES[event.b]
        for zone, (_, shown) in look(table).items():
            kind, _, place = zone.partition("-")
            if shown and kind in ("centre", "front", "pile"):
                assert heard[kind, int(place)] == shown


# Perfect recall


def seen_faces(table):
    """Every face that has been seen, as the record keeps it."""
    cards = table.record["cards"][0]
    return [
        (card, side, int(cards["face"][card, side]))
        for card in range(80)
        for side in range(2)
        if cards["seen"][card, side]
    ]


@pytest.mark.clause("BOB-36")
@pytest.mark.parametrize("game", ["discard-down", "take-a-token"])
def test_faces_seen_before_the_first_flip_are_remembered(game):
    table = Table("beagle", 3, 6, {"game": game}, ceremony=True)
    tops = [int(shown) for shown in table.record["shown"][0] if shown >= 0]
    before = {shown: table.record["cards"]["face"][0, shown // 2, shown % 2] for shown in tops}
    say_ready(table)
    table.close()
    gone = [shown for shown in tops if shown not in table.record["shown"][0]]
    assert len(gone) == 3, "a face of each seat is out of view now"
    dice = chance(5)
    for _ in range(50):
        cards = table.redealt(1, dice).record["cards"][0]
        for shown in tops:
            assert cards["face"][shown // 2, shown % 2] == before[shown]


@pytest.mark.clause("BOB-36")
@pytest.mark.parametrize("game", GAMES)
def test_all_that_was_ever_in_view_is_remembered(game):
    """Compared with what a patient onlooker has noted down."""
    table, dice = Table("beagle", 5, 7, {"game": game}), chance(1)
    noted = set()
    for _ in walk(table, random.Random(7)):
        note(table, noted)
        assert noted <= set(seen_faces(table))
        assert seen_faces(table.redealt(0, dice)) == seen_faces(table)
    assert len(noted) > 20


def note(table, noted):
    view = table.view()[0]
    up = table.record["up"][0]
    for zone in ("centre", "piles", "fronts"):
        for seen in view[zone]:
            if seen["face"] >= 0:
                noted.add((int(seen["card"]), int(up[seen["card"]]), int(seen["face"])))


# Redealing, against all deals enumerated


def tiny(cards):
    """A table where all but a few cards have been seen on both sides; ``cards`` are (face, face, sides seen)."""
    table = Table("beagle", 6, 1, {"game": "discard-down"})
    record = table.record["cards"][0]
    record["seen"] = 1
    for place, (first, second, seen) in enumerate(cards):
        record["face"][place] = FACE_NAMES.index(first), FACE_NAMES.index(second)
        record["seen"][place] = seen
    return table


def dealt(table, count):
    """The faces of the first cards, side by side."""
    return tuple(int(face) for face in table.record["cards"]["face"][0, :count].ravel())


def all_deals(table, count):
    """Every deal that shows what has been seen, by in how many ways the cards can lie so: any order, either way up."""
    now, seen = dealt(table, count), table.record["cards"]["seen"][0, :count].ravel()
    cards = list(zip(now[::2], now[1::2], strict=True))
    ways = Counter()
    for order in itertools.permutations(cards):
        for turned in itertools.product([1, -1], repeat=count):
            deal = tuple(itertools.chain(*(c[::t] for c, t in zip(order, turned, strict=True))))
            if all(deal[i] == now[i] for i in range(2 * count) if seen[i]):
                ways[deal] += 1
    return ways


def assert_redealt_exactly(cards, seed=0):
    table, stream = tiny(cards), chance(seed)
    ways = all_deals(table, len(cards))
    draws = max(2000, 25 * len(ways))
    drawn = Counter(dealt(table.redealt(0, stream), len(cards)) for _ in range(draws))
    assert set(drawn) <= set(ways), "a deal that does not fit what has been seen"
    whole = sum(ways.values())
    expected = {deal: draws * count / whole for deal, count in ways.items()}
    if len(ways) > 1:
        assert chisquare(*tails_together(expected, drawn)).pvalue > 1e-3
    certain = {deal for deal, times in expected.items() if times > 20}
    assert certain <= set(drawn), "a deal that fits but is never drawn"


def tails_together(expected, drawn, least=5):
    """Observed and expected numbers, where those too rare for the test are counted as one."""
    common = [deal for deal in expected if expected[deal] >= least]
    rare = [deal for deal in expected if expected[deal] < least]
    groups = [[deal] for deal in common] + ([rare] if rare else [])
    found = [sum(drawn[deal] for deal in group) for group in groups]
    return np.array(found), np.array([sum(expected[deal] for deal in group) for group in groups])


PATTERNS = {
    "one card, one side seen": [("beagle", "bagel", FIRST)],
    "one card, never seen": [("beagle", "bagel", NEITHER)],
    "all half-seen": [
        ("beagle", "bagel", FIRST),
        ("beagle", "hot-dog", FIRST),
        ("bagel", "beagle", SECOND),
        ("bagel", "opposite", FIRST),
        ("beagle", "bagel-dog", FIRST),
    ],
    "all half-seen, by either side": [
        ("beagle", "bagel", FIRST),
        ("beagle", "bagel", SECOND),
        ("bagel", "beagle", SECOND),
        ("bagel", "beagle", FIRST),
        ("double-beagle", "bagel", SECOND),
    ],
    "none seen": [
        ("beagle", "bagel", NEITHER),
        ("bagel", "hot-dog", NEITHER),
        ("double-bagel", "beagle", NEITHER),
        ("beagle", "opposite", NEITHER),
    ],
    "the same face on both sides": [
        ("beagle", "beagle", FIRST),
        ("beagle", "bagel", FIRST),
        ("beagle", "hot-dog", NEITHER),
        ("bagel", "bagel", NEITHER),
        ("bagel", "beagle", SECOND),
    ],
    "both sides alike, seen or not": [
        ("beagle", "beagle", FIRST),
        ("bagel", "bagel", NEITHER),
        ("beagle", "bagel", NEITHER),
        ("beagle", "beagle", NEITHER),
    ],
    "many of a kind": [
        ("beagle", "bagel", FIRST),
        ("beagle", "bagel", NEITHER),
        ("beagle", "bagel", SECOND),
        ("beagle", "bagel", NEITHER),
        ("beagle", "bagel", NEITHER),
        ("bagel", "bagel", FIRST),
    ],
    "a rare face among unseen cards": [
        ("beagle", "opposite", SECOND),
        ("beagle", "bagel", NEITHER),
        ("bagel", "opposite", NEITHER),
        ("double-beagle", "bagel", FIRST),
        ("double-beagle", "beagle", NEITHER),
    ],
    "what has been seen leaves one deal": [
        ("hot-dog", "bagel", FIRST),
        ("bagel-dog", "beagle", FIRST),
        ("opposite", "beagle", FIRST),
    ],
}


@pytest.mark.clause("BOB-36")
@pytest.mark.parametrize("pattern", PATTERNS)
def test_redeal_draws_every_deal_that_fits_as_often_as_it_should(pattern):
    assert_redealt_exactly(PATTERNS[pattern])


@pytest.mark.clause("BOB-36")
@pytest.mark.parametrize("seed", range(6))
def test_redeal_is_exact_for_any_cards_and_any_sides_seen(seed):
    dice = random.Random(seed)
    kinds = dice.sample(FACE_NAMES, 3)
    cards = [
        (dice.choice(kinds), dice.choice(kinds), dice.choice([NEITHER, FIRST, SECOND]))
        for _ in range(5)
    ]
    assert_redealt_exactly(cards, seed)


@pytest.mark.clause("BOB-36")
def test_where_many_are_half_seen_they_are_chosen_by_other_means_as_evenly():
    """Of five cards, three are chosen by the faces 0, 0 and 1: in every way that there is."""
    faces = np.array([[0, 1], [0, 0], [1, 2], [0, 1], [0, 2]], np.int32)
    wanted, used = np.array([2, 1, 0, 0, 0, 0, 0], np.int32), np.zeros(5, np.int32)
    stream, found = chance(4), Counter()
    for _ in range(6000):
        sight.draw_tilted(faces, wanted, stream[0], used)
        found[tuple(used.tolist())] += 1
    ways = [
        sides
        for sides in itertools.product((-1, 0, 1), repeat=5)
        if [faces[i, s] for i, s in enumerate(sides) if s >= 0].count(0) == 2
        and sum(s >= 0 for s in sides) == 3
        and [faces[i, s] for i, s in enumerate(sides) if s >= 0].count(1) == 1
    ]
    assert set(found) == set(ways)
    assert chisquare([found[way] for way in ways]).pvalue > 1e-3


@pytest.mark.clause("BOB-36")
def test_when_all_has_been_seen_nothing_is_dealt_anew():
    table = tiny([])
    other = table.redealt(2, chance(1))
    assert other.record["cards"].tobytes() == table.record["cards"].tobytes()


@pytest.mark.clause("BOB-36")
@pytest.mark.parametrize("game", GAMES)
def test_redeal_keeps_the_deck_and_varies_what_is_hidden(game):
    table, dice = Table("beagle", 4, 8, {"game": game}), chance(2)
    deck = Counter(tuple(sorted(faces)) for faces in table.record["cards"]["face"][0].tolist())
    met = set()
    for _ in range(20):
        other = table.redealt(1, dice)
        faces = other.record["cards"]["face"][0].tolist()
        assert Counter(tuple(sorted(each)) for each in faces) == deck
        assert finished(other).over
        met.add(str(faces))
    assert len(met) == 20


@pytest.mark.clause("BOB-36")
def test_no_seat_knows_more_than_another_or_than_the_spectators():
    table = race(BEAGLES, seats=3, photo_finish=120)
    drawn = {table.redealt(watcher, chance(3)).digest() for watcher in watchers(table)}
    assert len(drawn) == 1
