"""The cards and the right answer: BOB-01 to BOB-04."""

import random
from collections import Counter
from itertools import count

import pytest
from tests.kit import watchers

from sobremesa.games.beagle.game import FACE_NAMES, GAME, IMAGES
from sobremesa.games.beagle.tests.tables import look, race, right_call, right_token, tokens
from sobremesa.table.errors import WrongDeck
from sobremesa.table.table import Table

PLAIN = '{ faces = ["beagle", "bagel"], count = 70 }'
OPPOSITES = '{ faces = ["beagle", "opposite"], count = 10 }'


def deck_file(folder, *kinds):
    path = folder / "mine.toml"
    path.write_text(f"cards = [{', '.join(kinds)}]")
    return path


@pytest.mark.clause("BOB-01")
def test_there_are_80_cards_with_two_faces_ten_of_them_with_an_action():
    deck = GAME.load_deck(GAME.folder / "cards.toml")
    assert len(deck) == 80
    named = [[FACE_NAMES[face] for face in faces] for faces in deck]
    assert all(any(face in IMAGES for face in faces) for faces in named)
    assert sum(any(face not in IMAGES for face in faces) for faces in named) == 10
    assert {face for faces in named for face in faces} == set(FACE_NAMES)


@pytest.mark.clause("BOB-01")
def test_five_tokens_of_each_kind_and_24_chips_are_enough_for_six():
    table = Table("beagle", 6, options={"game": "take-a-token"})
    assert look(table)["tokens-beagle"] == (5, "beagle beagle beagle beagle beagle")
    assert look(table)["tokens-bagel"] == (5, "bagel bagel bagel bagel bagel")
    assert sum(table.scene().standing) == 24


@pytest.mark.clause("BOB-01")
@pytest.mark.parametrize("game", ["discard-down", "take-a-token", "winner-takes-all"])
def test_the_whole_deck_is_dealt_shuffled_each_card_with_either_side_up(game):
    deck = Counter(tuple(faces) for faces in GAME.load_deck(GAME.folder / "cards.toml"))
    orders, sides_up = set(), 0
    for seed in range(50):
        cards = Table("beagle", 4, seed, {"game": game}, ceremony=True).record[0]
        order = [tuple(int(face) for face in faces) for faces in cards["cards"]["face"]]
        assert Counter(order) == deck
        orders.add(tuple(order))
        sides_up += int(cards["up"].sum())
    assert len(orders) == 50
    assert abs(sides_up - 2000) < 150, "4000 cards, half of them with the second side up"


@pytest.mark.clause("BOB-01")
def test_an_owner_of_another_print_writes_its_counts_into_a_file(tmp_path):
    deck = deck_file(tmp_path, PLAIN, OPPOSITES)
    faces = Table("beagle", 3, deck=deck).record["cards"]["face"][0]
    assert Counter(FACE_NAMES[face] for face in faces.ravel()) == {
        "beagle": 80,
        "bagel": 70,
        "opposite": 10,
    }


@pytest.mark.clause("BOB-01")
@pytest.mark.parametrize(
    ("kinds", "sentence"),
    [
        ([PLAIN], "the game has 80 cards, the file 70"),
        ([PLAIN.replace("70", "80")], "10 cards have an action, in the file 0"),
        ([PLAIN.replace("70", "69"), OPPOSITES.replace("10", "11")], "in the file 11"),
        ([PLAIN, '{ faces = ["opposite", "hot-dog"], count = 10 }'], "neither beagles nor bagels"),
        (
            ['{ faces = ["beagle", "bagle"] }'],
            r"'bagle'\] cannot have 'bagle', only: b[ae]+gle?l?, ",
        ),
        (['{ faces = ["beagle", 3] }'], r"\['beagle', 3\] cannot have 3, only: "),
        (['{ faces = ["beagle", "bagel"], cuont = 5 }'], r"has faces and a count, not: cuont"),
        (['{ faces = ["beagle"] }'], "a card has two faces"),
        (['{ faces = "beagle" }'], "a card has two faces"),
        (["{ count = 80 }"], "a card has two faces"),
        (["80"], "a card has two faces"),
        ([PLAIN.replace("70", '"70"')], "is a whole number, not '70'"),
        ([PLAIN.replace("70", "-70")], "is a whole number, not -70"),
    ],
    ids=count(),
)
def test_a_wrong_deck_gets_a_sentence(tmp_path, kinds, sentence):
    with pytest.raises(WrongDeck, match=sentence) as error:
        Table("beagle", 3, deck=deck_file(tmp_path, *kinds))
    assert str(error.value).startswith("mine.toml: ")


@pytest.mark.clause("BOB-01")
@pytest.mark.parametrize(
    ("text", "sentence"), [("cards = [", "no TOML"), ("cards = 80", "no list")]
)
def test_a_file_that_is_no_deck_gets_a_sentence(tmp_path, text, sentence):
    path = tmp_path / "mine.toml"
    path.write_text(text)
    with pytest.raises(WrongDeck, match=sentence):
        Table("beagle", 3, deck=path)


def mix(beagles, bagels, *others):
    """Seven faces: so many single images, then the others."""
    return ["beagle"] * beagles + ["bagel"] * bagels + list(others)


@pytest.mark.clause("BOB-02")
@pytest.mark.parametrize("card", [0, 79])
def test_the_first_and_the_last_card_count_like_any(card):
    table = race(["beagle", *mix(3, 3)])
    record = table.record[0]
    record["centre"]["cards"][0][0] = card
    record["cards"]["face"][card] = FACE_NAMES.index("bagel")
    assert right_call(table) == "bagel"


CASES = [
    # the image showing more often
    ("BOB-02", mix(4, 3), "beagle"),
    ("BOB-02", mix(3, 4), "bagel"),
    ("BOB-02", mix(7, 0), "beagle"),
    ("BOB-02", mix(0, 7), "bagel"),
    # a double face counts two
    ("BOB-02", mix(2, 4, "double-beagle"), "tie"),
    ("BOB-02", mix(4, 2, "double-bagel"), "tie"),
    ("BOB-02", mix(2, 3, "double-beagle", "double-beagle"), "beagle"),
    ("BOB-02", mix(2, 3, "double-beagle", "double-bagel"), "bagel"),
    ("BOB-02", mix(0, 4, "double-beagle", "double-beagle", "double-beagle"), "beagle"),
    ("BOB-02", mix(4, 0, "double-bagel", "double-bagel", "double-bagel"), "bagel"),
    # an Opposite: the image showing least; it shows no image itself
    ("BOB-03", mix(4, 2, "opposite"), "bagel"),
    ("BOB-03", mix(2, 4, "opposite"), "beagle"),
    ("BOB-03", mix(6, 0, "opposite"), "bagel"),
    ("BOB-03", mix(3, 3, "opposite"), "tie"),
    ("BOB-03", mix(1, 4, "double-beagle", "opposite"), "beagle"),
    # two cancel each other, three count as one, four not at all
    ("BOB-03", mix(3, 2, "opposite", "opposite"), "beagle"),
    ("BOB-03", mix(2, 3, "opposite", "opposite"), "bagel"),
    ("BOB-03", mix(3, 1, *["opposite"] * 3), "bagel"),
    ("BOB-03", mix(2, 2, *["opposite"] * 3), "tie"),
    ("BOB-03", mix(2, 1, *["opposite"] * 4), "beagle"),
    # a Hot Dog: beagle, a Bagel Dog: bagel, whatever else there is
    ("BOB-04", mix(0, 6, "hot-dog"), "beagle"),
    ("BOB-04", mix(6, 0, "hot-dog"), "beagle"),
    ("BOB-04", mix(3, 3, "hot-dog"), "beagle"),
    ("BOB-04", mix(6, 0, "bagel-dog"), "bagel"),
    ("BOB-04", mix(3, 3, "bagel-dog"), "bagel"),
    ("BOB-04", mix(0, 5, "hot-dog", "hot-dog"), "beagle"),
    # they cancel one for one, and what is left over decides
    ("BOB-04", mix(3, 2, "hot-dog", "bagel-dog"), "beagle"),
    ("BOB-04", mix(2, 3, "hot-dog", "bagel-dog"), "bagel"),
    ("BOB-04", mix(0, 4, "hot-dog", "hot-dog", "bagel-dog"), "beagle"),
    ("BOB-04", mix(4, 0, "hot-dog", "bagel-dog", "bagel-dog"), "bagel"),
    ("BOB-04", mix(1, 2, "hot-dog", "hot-dog", "bagel-dog", "bagel-dog"), "bagel"),
    # they go before an Opposite, which has its say when they cancel
    ("BOB-04", mix(0, 5, "hot-dog", "opposite"), "beagle"),
    ("BOB-04", mix(5, 0, "hot-dog", "opposite"), "beagle"),
    ("BOB-04", mix(5, 0, "bagel-dog", "opposite"), "bagel"),
    ("BOB-04", mix(3, 1, "hot-dog", "bagel-dog", "opposite"), "bagel"),
    ("BOB-04", mix(1, 3, "hot-dog", "bagel-dog", "opposite"), "beagle"),
    ("BOB-04", mix(2, 2, "hot-dog", "bagel-dog", "opposite"), "tie"),
    ("BOB-04", mix(2, 1, "hot-dog", "bagel-dog", "opposite", "opposite"), "beagle"),
]


@pytest.mark.parametrize(
    ("faces", "answer"),
    [pytest.param(*case, marks=pytest.mark.clause(clause)) for clause, *case in CASES],
    ids=[" ".join(faces) for _, faces, _ in CASES],
)
def test_the_right_answer(faces, answer):
    table = race(faces)
    assert sorted(" ".join(shown for _, shown in look(table).values()).split()) == sorted(faces)
    assert right_call(table) == answer
    assert right_call(race(faces, seats=6)) == answer, "wherever the faces lie"


def count_naively(faces):
    """The answer as a child would find it: strike out what cancels, then count."""
    faces = list(faces)
    for one, other in (("hot-dog", "bagel-dog"), ("opposite", "opposite")):
        while one in faces and faces.count(other) > (one == other):
            faces.remove(one)
            faces.remove(other)
    for dog, answer in (("hot-dog", "beagle"), ("bagel-dog", "bagel")):
        if dog in faces:
            return answer
    spread = " ".join(faces).replace("double-beagle", "beagle beagle")
    spread = spread.replace("double-bagel", "bagel bagel").split()
    order = sorted(["beagle", "bagel"], key=spread.count, reverse="opposite" not in faces)
    return order[0] if spread.count("beagle") != spread.count("bagel") else "tie"


def with_random_faces(table, dice):
    """Print a random face on every card in view."""
    weights = [dice.choice([1, 1, 4]) for _ in FACE_NAMES]
    for shown in table.record["shown"][0]:
        if shown >= 0:
            (face,) = dice.choices(range(len(FACE_NAMES)), weights)
            table.record["cards"]["face"][0, shown // 2, shown % 2] = face
    return table


def in_view(table, watcher):
    """Every face that a watcher sees; tokens are none."""
    zones = [zone for zone in table.scene(watcher).zones if zone.id.split("-")[0] in WITH_FACES]
    return [card.name for zone in zones for card in zone.cards]


WITH_FACES = ("centre", "front", "pile")


@pytest.mark.clause("BOB-02")
@pytest.mark.clause("BOB-03")
@pytest.mark.clause("BOB-04")
@pytest.mark.parametrize("game", ["discard-down", "winner-takes-all", "take-a-token"])
def test_any_faces_give_the_answer_of_a_naive_count_of_what_each_watcher_sees(game):
    dice, answers = random.Random(game), Counter()
    ask = right_token if game == "take-a-token" else right_call
    for number in range(300):
        table = Table("beagle", 2 + number % 5, number, {"game": game, "photo_finish": 0})
        answer = ask(with_random_faces(table, dice))
        answers[answer] += 1
        for watcher in watchers(table):
            assert count_naively(in_view(table, watcher)) == answer
    assert min(answers["beagle"], answers["bagel"], answers["tie"]) >= 5


@pytest.mark.clause("BOB-02")
def test_the_answer_is_told_by_no_view_before_somebody_finds_it():
    """A table whose answer is another looks different only by its faces."""
    beagle, bagel = (tokens([face] * 5).view()[0].copy() for face in ("beagle", "bagel"))
    for view in (beagle, bagel):
        view["piles"] = 0
    assert beagle.tobytes() == bagel.tobytes()
