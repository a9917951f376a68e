"""AntaYagí clause by clause: the cards, the deal, what is seen (ANT-01 to 04, 22)."""

from collections import Counter
from itertools import count

import pytest
from tests.kit import counts, told, zones

from sobremesa.games.antayagi.cards import HAND
from sobremesa.games.antayagi.game import GAME
from sobremesa.games.antayagi.tests.scene import (
    cards,
    discarded,
    hand,
    held_by,
    kinds,
    seen,
    table,
    trade,
    turn_of,
)
from sobremesa.games.antayagi.told import BACK_NAMES, FACE_NAMES, FRONT_NAMES
from sobremesa.table.errors import WrongDeck, WrongOption
from sobremesa.table.table import Table

DECK = GAME.folder / "cards.toml"


# ANT-01


@pytest.mark.clause("ANT-01")
def test_there_are_65_cards_of_13_kinds() -> None:
    deck = GAME.load_deck(DECK)
    assert len(deck) == 65
    assert Counter(FRONT_NAMES[front] for front, _ in deck) == {
        **dict.fromkeys(["lantern", "compass", "teapot", "muffin", "t-rex", "hat", "fish"], 5),
        **dict.fromkeys(["bone", "lollipop", "treasure"], 6),
        **dict.fromkeys(["wizard", "toxic", "sabotage"], 4),
    }


@pytest.mark.clause("ANT-01")
@pytest.mark.parametrize(("seats", "goods"), [(3, 5), (4, 5), (5, 4), (6, 4), (7, 4)])
def test_five_goods_win_at_few_seats_four_at_many(seats: int, goods: int) -> None:
    assert list(Table(GAME, seats).view()[0]["goals"][:seats]) == [goods] * seats
    chosen = Table(GAME, seats, options={"goal": 7})
    assert list(chosen.view()[0]["goals"][:seats]) == [7] * seats
    with pytest.raises(WrongOption):
        Table(GAME, seats, options={"goal": 10})


@pytest.mark.clause("ANT-01")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "the game has 65 cards, the file 0"),
        ("cards = 5\n[plain]\nbone = 5\n", "cards is a number from 6"),
        ("[plain]\nbone = 65\n!", "is no TOML file"),
        ("[plian]\nbone = 65", "the file cannot have 'plian', only: plain, "),
        ("card = 12", "the file cannot have 'card', only: cards, "),
        ("[hat]\nlolipop = 65", r"\[hat\] cannot have 'lolipop', only: lollipop, "),
        ("plain = 3", r"plain is a section \[plain\] with counts of cards, not 3"),
    ],
    ids=count(),
)
def test_a_deck_that_is_none_is_refused(text: str, sentence: str, tmp_path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(text)
    with pytest.raises(WrongDeck, match=rf"deck\.toml.*{sentence}"):
        GAME.load_deck(path)


@pytest.mark.clause("ANT-01")
def test_a_smaller_deck_says_so(tmp_path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text("cards = 12\n[plain]\nbone = 9\n[hat]\nbone = 2\n[sabotage]\nsabotage = 1\n")
    of = Table(GAME, 3, deck=path)
    assert counts(of)["stock"] + 3 * HAND == 12
    path.write_text("[plain]\nbone = 12\n")
    with pytest.raises(WrongDeck, match="65 cards, the file 12"):
        GAME.load_deck(path)


# ANT-02


@pytest.mark.clause("ANT-02")
@pytest.mark.parametrize("seats", GAME.seats)
def test_three_cards_each_and_the_rest_is_the_stock(seats: int) -> None:
    of = Table(GAME, seats, seed=seats)
    assert held_by(of) == [3] * seats
    assert counts(of)["stock"] == 65 - 3 * seats
    assert counts(of)["discard"] == 0
    assert of.asking == "turn"


@pytest.mark.clause("ANT-02")
def test_the_first_seat_and_the_hands_are_drawn_at_random() -> None:
    tables = [Table(GAME, 4, seed) for seed in range(200)]
    starters = Counter(turn_of(each) for each in tables)
    assert min(starters[seat] for seat in range(4)) > 25
    assert len({str(hand(each, 0)) for each in tables}) > 150


# ANT-03, 04


@pytest.mark.clause("ANT-03")
def test_a_hand_shows_its_fronts_to_all_but_its_owner() -> None:
    of = table({"hand-0": ["bone", "treasure", "sabotage"]})
    assert seen(of, 0, 0) == ["back-plain", "back-t-rex", "back-sabotage"]
    for other in (-1, 1, 2):
        assert seen(of, other, 0) == ["bone", "treasure", "sabotage"]
    assert list(of.view(0)[0]["front"][cards(of.record["hands"][0, 0])]) == [-1] * 3


@pytest.mark.clause("ANT-03")
def test_saddlebags_and_the_discard_pile_are_open_to_all() -> None:
    of = table({"saddlebags-1": ["toxic", "fish"], "discard": ["wizard", "muffin"]})
    for seat in (-1, 0, 1, 2):
        assert zones(of, seat)["saddlebags-1"] == ["toxic", "fish"]
        assert zones(of, seat)["discard"] == ["muffin"]


@pytest.mark.clause("ANT-04")
def test_a_card_with_a_hat_is_held_turned() -> None:
    of = table({"hand-0": ["bone/hat", "teapot/plain", "hat/plain"]})
    assert seen(of, 0, 0) == ["bone", "back-plain", "back-plain"]
    for other in (-1, 1, 2):
        assert seen(of, other, 0) == ["back-hat", "teapot", "hat"]


@pytest.mark.clause("ANT-04")
def test_cards_that_are_drawn_are_held_by_their_backs() -> None:
    of = table({"stock": ["lantern/hat", "t-rex", "fish/plain"]})
    events = trade(of)
    assert seen(of, 0, 0)[2:] == ["back-t-rex"]
    assert seen(of, 1, 1)[2:] == ["back-plain"], "the partner has drawn first"
    assert seen(of, 0, 1)[2:] == ["fish"]
    heard = [FACE_NAMES[each.card] for each in told(events, 0) if each.kind == "drew"]
    assert heard == ["fish", "back-t-rex"]
    trade(of, partner=2)
    assert seen(of, 2, 2)[2:] == ["lantern"]
    assert seen(of, 1, 2)[2:] == ["back-hat"]


@pytest.mark.clause("ANT-04")
def test_a_back_tells_of_the_front_and_a_deck_keeps_to_it(tmp_path) -> None:
    for front, back in GAME.load_deck(DECK):
        special = {"treasure": "t-rex", "t-rex": "t-rex", "sabotage": "sabotage"}
        wanted = special.get(FRONT_NAMES[front])
        assert BACK_NAMES[back] == wanted or (
            wanted is None and BACK_NAMES[back] in ("plain", "hat")
        )
    path = tmp_path / "deck.toml"
    for wrong in (
        "[plain]\nsabotage = 4",
        "[t-rex]\nbone = 1",
        "[sabotage]\nhat = 1",
        "[hat]\ntreasure = 2",
    ):
        path.write_text(wrong)
        with pytest.raises(WrongDeck, match="cannot have the back"):
            GAME.load_deck(path)


@pytest.mark.clause("ANT-04")
def test_all_know_the_back_of_a_card_and_nobody_that_of_the_stock() -> None:
    of = table({"hand-0": ["bone/hat", "teapot/plain", "hat/plain"]})
    for seat in (-1, 0, 1, 2):
        view = of.view(seat)[0]
        assert [BACK_NAMES[view["back"][label]] for label in cards(of.record["hands"][0, 0])] == [
            "hat",
            "plain",
            "plain",
        ]
        stock = cards(of.record["stock"][0])
        assert set(view["back"][stock]) == set(view["front"][stock]) == {-1}


# ANT-22


@pytest.mark.clause("ANT-22")
def test_the_discard_pile_is_shuffled_into_a_new_stock() -> None:
    gone = ["bone", "hat", "fish", "muffin", "wizard", "toxic", "toxic"]
    drawn = set()
    for seed in range(12):
        of = table(
            {"stock": ["treasure"], "discard": gone, "saddlebags-2": ["?"] * (65 - 9 - 8)},
            goal=9,
            seed=seed,
        )
        assert kinds(trade(of, 1, 1))[-4:] == ["reshuffled", "drew", "drew", "turn-began"]
        assert hand(of, 1)[2] == "treasure", "the partner has drawn the last card of the old stock"
        assert (counts(of)["stock"], discarded(of)) == (6, [])
        drawn.add(hand(of, 0)[2])
    assert len(drawn) > 2


@pytest.mark.clause("ANT-22")
def test_after_the_shuffle_nobody_knows_the_new_stock() -> None:
    more = {"stock": [], "discard": ["bone", "hat", "fish", "muffin", "wizard"]}
    of = table({**more, "saddlebags-2": ["?"] * (65 - 9 - 5)}, goal=9)
    trade(of)
    stock = cards(of.record["stock"][0])
    assert len(stock) == 3
    for seat in (-1, 0, 1, 2):
        assert set(of.view(seat)[0]["front"][stock]) == {-1}
        assert set(of.view(seat)[0]["back"][stock]) == {-1}


@pytest.mark.clause("ANT-22")
def test_with_nothing_left_nobody_draws() -> None:
    of = table({"stock": [], "discard": [], "saddlebags-2": ["?"] * (65 - 9)}, goal=9)
    trade(of)
    assert held_by(of) == [2, 2, 3]
    assert counts(of)["stock"] == counts(of)["discard"] == 0
