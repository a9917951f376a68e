"""XINGON clause by clause: the deal, rounds, doubts, specials (XIN-01 to 14)."""

from collections import Counter

import pytest
from tests.kit import counts, texts, zones

from sobremesa.games.xingon import cards, moves
from sobremesa.games.xingon.game import GAME
from sobremesa.games.xingon.tests.scene import HANDS, claim, hand, kinds, lay, table, turn
from sobremesa.games.xingon.told import COLOURS, NAMES, NUMBER_OF, SHAPES
from sobremesa.table.errors import WrongDeck
from sobremesa.table.table import Table

# The cards and the deal


@pytest.mark.clause("XIN-01")
def test_the_cards():
    assert len(NAMES) == 68
    assert len({name for name in NAMES if name.split("-")[0] in COLOURS}) == 60
    assert Counter(name.split("-")[0] for name in NAMES[60:]) == {
        "wild": 5,
        "skip": 1,
        "reverse": 2,
    }
    for card in range(60):
        colour, shape, number = NAMES[card].split("-")
        assert COLOURS[cards.colour_of(card)] == colour
        assert SHAPES[cards.shape_of(card)] == shape
        assert cards.number_of(card) + 1 == int(number)
    assert len({GAME.scene(table().view()[0]).zones[0].id}) == 1


@pytest.mark.clause("XIN-01")
def test_a_deck_that_is_not_the_rulebooks_is_refused(tmp_path):
    path = tmp_path / "deck.toml"
    for text, sentence in (
        ("", "the rulebook has 2 of wild.general, not 'none'"),
        ("[wild]\ngeneral = 3\n", "the rulebook has 2 of wild.general, not 3"),
        (DECK + "\n[more]\nx = 1\n", "cannot have 'more.x', only: "),
        (DECK + "\n[more]\n", "cannot have 'more', only: "),
        (DECK + "\nfly = 1\n", "cannot have 'special.fly', only: special"),
        ("wild = 3\n", r"cannot have 'wild', only: wild\.\w+, wild\."),
        ("[wild", "is no TOML file"),
    ):
        path.write_text(text)
        with pytest.raises(WrongDeck, match=rf"deck\.toml.*{sentence}"):
            GAME.load_deck(path)
    path.write_text(DECK)
    GAME.load_deck(path)


DECK = (GAME.folder / "cards.toml").read_text()


@pytest.mark.clause("XIN-02")
@pytest.mark.parametrize("seats", range(3, 9))
def test_all_cards_are_dealt_one_by_one_from_the_starters_left(seats):
    of = Table(GAME, seats, seed=seats)
    lying = counts(of)
    sizes = [lying[f"hand-{(turn(of) + 1 + step) % seats}"] for step in range(seats)]
    assert sum(sizes) == 68
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] - sizes[-1] <= 1
    dealt = [event.seat for event in of.events if event.kind == "dealt"]
    assert dealt[:seats] == [(turn(of) + 1 + step) % seats for step in range(seats)]


@pytest.mark.clause("XIN-02")
def test_the_starter_and_the_hands_are_drawn_at_random():
    starters = Counter(turn(Table(GAME, 4, seed)) for seed in range(200))
    assert set(starters) == {0, 1, 2, 3}
    assert min(starters.values()) > 25
    assert len({frozenset(hand(Table(GAME, 4, seed), 0)) for seed in range(20)}) == 20


@pytest.mark.clause("XIN-03")
@pytest.mark.parametrize(("easy", "each"), [(0, 25), (1, 21)])
def test_with_two_seats_eighteen_cards_are_removed_unseen(easy, each):
    of = Table(GAME, 2, seed=3, options={"easy": easy})
    assert counts(of)["removed"] == 18
    assert [counts(of)[f"hand-{seat}"] for seat in range(2)] == [each, each]
    assert all(zones(of, seat)["removed"] == [] for seat in (-1, 0, 1))
    assert "removed" not in counts(Table(GAME, 3, seed=3))


@pytest.mark.clause("XIN-04")
def test_the_easy_variant_has_one_attribute_and_neither_wilds_nor_specials():
    of = Table(GAME, 4, seed=1, options={"easy": 1})
    assert sum(counts(of)[f"hand-{seat}"] for seat in range(4)) == 60
    seat = turn(of)
    of.play(seat, "colour red")
    assert {action.kind for action in of.legal(seat)} <= {"choose", "back"}
    of.play(seat, "back")
    for text in ("colour none", "shape none"):
        of.play(seat, text)
    assert "number none" not in texts(of, seat)
    of.play(seat, "number 2")
    assert {action.kind for action in of.legal(seat)} == {"choose", "back"}


# A round


@pytest.mark.clause("XIN-05")
def test_the_starter_states_a_condition_and_lays_at_least_one_card():
    of = table()
    assert "lay" not in texts(of, 0)
    assert claim(of, "blue", "triangle") == []
    assert "lay" not in texts(of, 0), "at least one card"
    events = lay(of, "red-circle-2", "wild-1")  # not true
    assert kinds(events) == ["laid"]
    assert events[0].a == 2
    assert GAME.events[moves.LAID].b[1](events[0].b).args == {
        "colour": "blue",
        "shape": "triangle",
    }
    assert counts(of) | {"centre": 2, "hand-0": 2} == counts(of)
    assert turn(of) == 1


@pytest.mark.clause("XIN-05")
def test_a_condition_has_at_least_one_attribute_and_there_are_119():
    of = table()
    of.play(0, "colour none")
    of.play(0, "shape none")
    assert "number none" not in texts(of, 0)
    assert of.border.refusal(of.record, 0, moves.SAY_NUMBER) == moves.SAY_SOMETHING
    assert cards.CLAIMS - 1 == 119
    said = {
        int(cards.claim_of(colour, shape, number))
        for colour in range(5)
        for shape in range(4)
        for number in range(6)
    }
    assert said == set(range(120))


@pytest.mark.clause("XIN-05")
def test_what_is_half_chosen_only_the_seat_itself_sees():
    of = table()
    before = [of.view(seat).tobytes() for seat in (-1, 1, 2)]
    claim(of, "red")
    of.play(0, "choose red-triangle-1")
    assert [of.view(seat).tobytes() for seat in (-1, 1, 2)] == before
    assert zones(of, 0)["chosen"] == ["red-triangle-1"]
    assert "red-triangle-1" not in hand(of, 0)
    of.play(0, "back")
    assert zones(of, 0)["chosen"] == []
    of.play(0, "back")
    assert "colour blue" in texts(of, 0), "the condition is said anew"


@pytest.mark.clause("XIN-06")
def test_the_next_seat_believes_and_adds_under_the_same_condition():
    of = table()
    claim(of, "blue")
    lay(of, "blue-square-3")
    assert {action.kind for action in of.legal(1)} == {"choose", "doubt"}
    said = of.record["claim"][0]
    events = lay(of, "blue-triangle-1", "blue-circle-2")
    assert events[0].a == 2
    assert of.record["claim"][0] == said
    assert counts(of)["centre"] == 3


# Doubting


@pytest.mark.clause("XIN-07")
@pytest.mark.parametrize(("checks", "taker"), [("last", 2), ("pile", 0)])
def test_a_doubt_looks_at_the_last_cards_or_at_the_pile(checks, taker):
    of = table(doubt_checks=checks)
    claim(of, "blue")
    lay(of, "red-circle-2")  # a lie
    lay(of, "blue-triangle-1")  # true
    events = of.play(2, "doubt")
    assert [NAMES[event.card] for event in events if event.kind == "shown"] == [
        "red-circle-2",
        "blue-triangle-1",
    ]
    assert {"red-circle-2", "blue-triangle-1"} <= hand(of, taker)


@pytest.mark.clause("XIN-07")
def test_in_the_whole_pile_the_last_wrong_card_tells_the_liar():
    of = table(doubt_checks="pile")
    claim(of, "blue")
    lay(of, "red-circle-2")
    lay(of, "yellow-square-3")
    of.play(2, "doubt")
    assert {"red-circle-2", "yellow-square-3"} <= hand(of, 1)


@pytest.mark.clause("XIN-08")
def test_a_lie_comes_back_and_the_truth_goes_to_who_doubted():
    of = table()
    claim(of, "blue")
    lay(of, "red-circle-2", "blue-square-3")
    assert "lie" in kinds(of.play(1, "doubt"))
    assert hand(of, 0) == set(HANDS["hand-0"])
    claim(of, "blue")
    lay(of, "blue-circle-2")
    assert "true" in kinds(of.play(2, "doubt"))
    assert "blue-circle-2" in hand(of, 2)
    assert counts(of)["centre"] == 0


@pytest.mark.clause("XIN-09")
@pytest.mark.parametrize(
    ("direction", "card", "starter"), [(1, "blue-square-3", 2), (-1, "blue-square-3", 1)]
)
def test_the_seat_after_the_taker_starts(direction, card, starter):
    of = table(more={"direction": direction})
    claim(of, "blue")
    lay(of, card)
    doubter = turn(of)
    assert doubter == direction % 3
    of.play(doubter, "doubt")
    assert card in hand(of, doubter)
    assert turn(of) == (doubter + direction) % 3 == starter
    assert of.record["claim"][0] == cards.NO_CLAIM


@pytest.mark.clause("XIN-10")
@pytest.mark.parametrize(
    ("said", "good", "bad"),
    [
        (("red",), ["red-circle-1", "wild-1", "wild-colour"], ["blue-circle-1", "wild-shape"]),
        (
            (None, "circle"),
            ["blue-circle-1", "wild-2", "wild-shape"],
            ["blue-square-1", "wild-number"],
        ),
        (
            (None, None, 3),
            ["red-circle-3", "wild-1", "wild-number"],
            ["red-circle-2", "wild-colour"],
        ),
        (
            ("red", "circle"),
            ["red-circle-4", "wild-1"],
            ["red-square-4", "blue-circle-4", "wild-colour", "wild-shape"],
        ),
        (
            ("red", None, 2),
            ["red-square-2", "wild-2"],
            ["red-square-3", "wild-colour", "wild-number"],
        ),
        (
            ("red", "circle", 2),
            ["red-circle-2", "wild-1"],
            ["red-circle-3", "red-square-2", "blue-circle-2", "skip", "reverse-1"],
        ),
    ],
)
def test_which_cards_fit(said, good, bad):
    colour, shape, number = (*said, None, None)[:3]
    condition = cards.claim_of(
        COLOURS.index(colour) + 1 if colour else 0,
        SHAPES.index(shape) + 1 if shape else 0,
        number or 0,
    )
    assert all(cards.fits(NUMBER_OF[name], condition) for name in good)
    assert not any(cards.fits(NUMBER_OF[name], condition) for name in bad)


@pytest.mark.clause("XIN-E1")
@pytest.mark.clause("XIN-11")
@pytest.mark.parametrize(("shape", "taker"), [("none", 1), ("triangle", 0)])
def test_two_reds_are_met_by_a_colour_wild_two_red_triangles_are_not(shape, taker):
    of = table(more={"hand-0": ["red-triangle-1", "wild-colour", "blue-circle-1", "blue-circle-4"]})
    claim(of, "red", shape)
    lay(of, "red-triangle-1", "wild-colour")
    assert zones(of)["centre"] == [], "a wild lies face down like any card"
    of.play(1, "doubt")
    assert "wild-colour" in hand(of, taker)


@pytest.mark.clause("XIN-11")
def test_a_wild_can_be_laid_whenever_a_seat_lays():
    of = table(more={"hand-1": ["wild-number", "blue-circle-2", "yellow-square-3"]})
    claim(of, "none", "none", "1")
    lay(of, "wild-1")
    lay(of, "wild-number")
    of.play(2, "doubt")
    assert {"wild-1", "wild-number"} <= hand(of, 2)


# Specials

SPECIALS = {
    "hand-0": ["skip", "reverse-1", "red-triangle-1", "blue-square-3"],
    "hand-1": ["reverse-2", "blue-circle-2", "yellow-square-3"],
}


@pytest.mark.clause("XIN-10")
@pytest.mark.clause("XIN-12")
def test_specials_are_played_face_up_on_the_own_turn_only_and_once():
    of = table(more=SPECIALS)
    assert all("skip" not in text for text in texts(of, 0) if text.startswith("choose"))
    assert 1 not in of.actors
    claim(of, "red")
    assert "choose red-triangle-1" in texts(of, 0)
    assert {text for text in texts(of, 0) if "skip" in text or "reverse" in text} == set()
    of.play(0, "back")
    of.play(0, "play reverse-1")
    assert zones(of)["gone"] == ["reverse-1"]
    assert "reverse-1" not in hand(of, 0)
    assert turn(of) == 0


@pytest.mark.clause("XIN-13")
def test_a_skip_leaves_the_decision_on_the_same_pile_to_the_next_seat():
    of = table(more={"hand-1": ["skip", "blue-circle-2", "yellow-square-3"]})
    claim(of, "blue")
    lay(of, "blue-square-3")
    assert kinds(of.play(1, "play skip")) == ["skipped"]
    assert turn(of) == 2
    assert counts(of)["centre"] == 1
    of.play(2, "doubt")
    assert "blue-square-3" in hand(of, 2)


@pytest.mark.clause("XIN-13")
def test_a_skip_at_the_start_of_a_round_lets_the_next_seat_start():
    of = table(more=SPECIALS)
    of.play(0, "play skip")
    assert turn(of) == 1
    assert "colour red" in texts(of, 1)


@pytest.mark.clause("XIN-13")
def test_with_two_seats_a_skip_brings_the_pile_back_to_who_laid_it_and_nobody_doubts_oneself():
    of = table(2, {"hand-1": ["skip", "blue-circle-2", "yellow-square-3"]})
    claim(of, "blue")
    lay(of, "red-circle-2")
    of.play(1, "play skip")
    assert turn(of) == 0
    assert of.border.refusal(of.record, 0, moves.DOUBT) == moves.OWN_CARDS
    lay(of, "blue-square-3")
    of.play(1, "doubt")
    assert {"red-circle-2", "blue-square-3"} <= hand(of, 1), "only what was laid last counts"


@pytest.mark.clause("XIN-14")
def test_a_change_of_direction_turns_the_play_and_replaces_no_decision():
    of = table(more=SPECIALS)
    of.play(0, "play reverse-1")
    claim(of, "blue")
    lay(of, "blue-square-3")
    assert turn(of) == 2
    lay(of, "purple-circle-2")
    assert turn(of) == 1
    of.play(1, "play reverse-2")
    assert turn(of) == 1
    assert "doubt" in texts(of, 1)
    lay(of, "blue-circle-2", call=True)
    assert turn(of) == 2


@pytest.mark.clause("XIN-14")
def test_with_two_seats_a_change_of_direction_changes_nothing():
    of = table(2, SPECIALS)
    of.play(0, "play reverse-1")
    claim(of, "blue")
    lay(of, "blue-square-3")
    assert turn(of) == 1
