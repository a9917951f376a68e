"""CAG-01 to 05: cards, deal, what is seen."""

from collections import Counter
from itertools import count
from pathlib import Path

import pytest
from tests.kit import chance, counts, zones

from sobremesa.games.cagones.game import GAME, load_deck
from sobremesa.games.cagones.tests.tables import DECK, sizes, with_deck
from sobremesa.games.cagones.told import FACE_NAMES
from sobremesa.table.errors import WrongDeck, WrongOption
from sobremesa.table.table import Table

BEARS = [10, 8, 4, 6, 5, 3, 4, 4, 5, 4, 3, 2]
RABBITS = [10, 8, 4, 8, 6, 0, 4, 4, 5, 4, 3, 2]


@pytest.mark.clause("CAG-01")
def test_fifty_eight_cards_have_a_bear_and_a_rabbit_face() -> None:
    deck = load_deck(GAME.folder / "cards.toml")
    assert len(deck) == 58
    for side, wanted in enumerate((BEARS, RABBITS)):
        found = Counter(faces[side] for faces in deck)
        assert [found[kind] for kind in range(12)] == wanted


@pytest.mark.clause("CAG-01")
def test_faces_are_paired_by_steps_of_twenty_three() -> None:
    deck = load_deck(GAME.folder / "cards.toml")
    rabbits = [kind for kind, count in enumerate(RABBITS) for _ in range(count)]
    assert [rabbit for _, rabbit in deck] == [rabbits[23 * place % 58] for place in range(58)]
    assert [bear for bear, _ in deck] == sorted(bear for bear, _ in deck)


@pytest.mark.clause("CAG-01")
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("fish-1 = 10", "fish-1 = 11", "equally many faces, 2 to 58, not 59 and 58"),
        ("fish-1 = 10", "fish-9 = 10", "[bear] cannot have 'fish-9', only: fish-1, fish-2, fish-3"),
        ("feast = 4", "feest = 4", "[bear] cannot have 'feest', only: feast, "),
        ("pairing = 23", "pairng = 23", "the file cannot have 'pairng', only: pairing, "),
        ("carrot-1 = 8", "carrot-1 = -8", "the count of rabbit carrot-1 is a whole number"),
        ("carrot-1 = 8", "carrot-1 = true", "the count of rabbit carrot-1 is a whole number"),
        ("[bear]", "[baer]", "the file cannot have 'baer', only: bear, "),
        ("[bear]", "[[bear]]", "no section [bear] with counts of fish-1, fish-2"),
        ("pairing = 23", "pairing = 29", "pairing 29 and 58 have a common divisor"),
        ("pairing = 23", "pairing = '23'", "pairing is a whole number, not '23'"),
        ("poop-3 = 3", "poop-3 = 10", "the bear’s poops could come to 46: too much to say"),
        ("fish-1 = 10", "fish-1 = ", "is no TOML file"),
        ("fish-1 = 10", "fish-1 = \udcff", "is no TOML file"),
    ],
    ids=count(),
)
def test_a_deck_file_that_cannot_be_is_answered(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    path = tmp_path / "cards.toml"
    assert old in DECK
    path.write_text(DECK.replace(old, new, 1), encoding="utf-8", errors="surrogateescape")
    with pytest.raises(WrongDeck) as error:
        load_deck(path)
    assert sentence in str(error.value)


@pytest.mark.clause("CAG-01")
def test_another_deck_changes_what_can_be_said_most(tmp_path: Path) -> None:
    text = DECK.replace("fat-nap = 2", "fat-nap = 5", 1).replace("fish-1 = 10", "fish-1 = 7", 1)
    of = with_deck(tmp_path / "cards.toml", text, {"hand-0": ["bear-feast"], "hand-1": ["fish-1"]})
    of.play(0, "play 0")
    assert [each.text for each in of.legal(0)] == [f"say {number}" for number in range(11)]


@pytest.mark.clause("CAG-02")
@pytest.mark.parametrize(("seats", "each"), [(2, 16), (3, 14), (4, 12), (5, 10), (6, 9)])
def test_so_many_cards_are_dealt_to_each(seats: int, each: int) -> None:
    of = Table("cagones", seats, seed=seats)
    assert sizes(of) == [(4, each - 4)] * seats
    assert counts(of)["left-over"] == 58 - seats * each
    began = of.events[0]
    assert (began.kind, began.a, began.b) == ("game-began", each, 58 - seats * each)


@pytest.mark.clause("CAG-02")
def test_any_number_that_the_deck_can_serve() -> None:
    assert sizes(Table("cagones", 4, options={"dealt": 14})) == [(4, 10)] * 4
    assert sizes(Table("cagones", 2, options={"dealt": 29})) == [(4, 25)] * 2
    assert "left-over" not in counts(Table("cagones", 2, options={"dealt": 29}))
    with pytest.raises(WrongOption, match="4 seats can have 1 to 14 cards each"):
        Table("cagones", 4, options={"dealt": 15})


@pytest.mark.clause("CAG-02")
@pytest.mark.clause("CAG-03")
@pytest.mark.parametrize("each", [1, 4])
def test_of_so_few_cards_all_are_taken_into_the_hand(each: int) -> None:
    assert sizes(Table("cagones", 3, options={"dealt": each})) == [(each, 0)] * 3


@pytest.mark.clause("CAG-02")
def test_a_small_deck_is_shared_out(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text("[bear]\nfish-1 = 11\n[rabbit]\ncarrot-1 = 11\n", encoding="utf-8")
    assert sizes(Table("cagones", 2, deck=path)) == [(4, 1)] * 2
    assert sizes(Table("cagones", 4, deck=path)) == [(2, 0)] * 4


@pytest.mark.clause("CAG-02")
def test_every_card_can_come_to_every_place() -> None:
    met = {place: set() for place in (0, 30, 57)}
    for seed in range(400):
        faces = Table("cagones", 4, seed).record["known"]["face"][0]
        for place, found in met.items():
            found.add(tuple(faces[place].tolist()))
    kinds = len(set(load_deck(GAME.folder / "cards.toml")))
    assert all(len(found) > 0.9 * kinds for found in met.values())


@pytest.mark.clause("CAG-02")
@pytest.mark.clause("CAG-04")
def test_what_is_left_over_is_never_seen() -> None:
    of = Table("cagones", 5, seed=4)
    left = of.record["left_over"][0]
    labels = left["cards"][: left["size"]]
    assert not of.record["known"]["seen"][0, labels].any()
    assert zones(of, 2)["left-over"] == []


@pytest.mark.clause("CAG-03")
@pytest.mark.clause("CAG-04")
def test_owner_sees_one_side_of_the_hand_and_all_others_the_other() -> None:
    of = Table("cagones", 3, seed=5)
    bear = set(FACE_NAMES[:12])
    for owner in range(3):
        own = zones(of, owner)[f"hand-{owner}"]
        far = zones(of)[f"hand-{owner}"]
        assert [name.partition("#")[0] in bear for name in own] == [True] * 4
        assert [name.partition("#")[0] in bear for name in far] == [False] * 4
        for seat in range(-1, 3):
            seen = zones(of, seat)
            assert seen[f"hand-{owner}"] == (own if seat == owner else far)
            assert seen[f"stock-{owner}"] == zones(of)[f"stock-{owner}"]
            assert len(seen[f"stock-{owner}"]) == 1
            assert seen[f"stock-{owner}"][0].partition("#")[0] not in bear


@pytest.mark.clause("CAG-04")
def test_nobody_knows_the_active_face_of_a_stock_card() -> None:
    of, dice = Table("cagones", 3, seed=6), chance(1)
    top = int(of.record["stocks"][0, 1]["cards"][of.record["stocks"][0, 1]["size"] - 1])
    for seat in range(-1, 3):
        faces = {tuple(of.redealt(seat, dice).record["known"]["face"][0, top]) for _ in range(60)}
        assert len({bear for bear, _ in faces}) > 1
        assert len({rabbit for _, rabbit in faces}) == 1, "everybody sees this side"


@pytest.mark.clause("CAG-04")
def test_numbers_of_cards_are_public_and_the_score() -> None:
    of = Table("cagones", 4, seed=1)
    assert of.scene(2).standing == (-12, -12, -12, -12)
    assert of.scores == [-12, -12, -12, -12]
    of.play(of.actors[0], f"draw {(of.actors[0] + 1) % 4}")
    assert sorted(of.scene(2).standing) == [-13, -12, -12, -11]


@pytest.mark.clause("CAG-05")
def test_the_bear_is_hungry_first_and_anybody_may_start() -> None:
    starters = Counter()
    for seed in range(300):
        of = Table("cagones", 3, seed)
        assert of.record["active"][0] == 0
        assert of.asking == "turn"
        assert of.actors == (of.scene().turn,)
        assert of.events[0].seat == of.scene().turn
        starters[of.scene().turn] += 1
    assert min(starters[seat] for seat in range(3)) > 70
