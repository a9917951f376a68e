"""CAG-25 to 30: challenges and flies."""

import pytest
from tests.kit import texts, zones

from sobremesa.games.cagones.tests.tables import (
    hand,
    kinds,
    play,
    running,
    sizes,
    stomach,
    table,
    turn,
)
from sobremesa.table.errors import AgainstTheRules
from sobremesa.table.table import Event, Table

PILE = ["fish-3", "bear-poop-3", "fish-2", "fish-1", "bear-feast", "bear-poop-1", "bear-poop-3"]
CASILDA, OLEGARIO, CLODOVEO = range(3)


def scene(kind: str, more: dict | None = None) -> Table:
    """The table of the rulebook's example: 3 fish in the stomach, 7 poops in the pile."""
    return table(
        {
            "hand-0": [f"bear-{kind}#0", f"bear-{kind}#1", "fish-1#2", "fish-1#3"],
            "hand-1": [f"bear-{kind}#4", "fish-1#5"],
            "hand-2": ["fish-1#6", "fish-1#7", "fish-1#8", "fish-1#9"],
            "bear": [*PILE, "fish-2"],
            **{f"stock-{seat}": ["?"] * 6 for seat in range(3)},
            **(more or {}),
        }
    )


def chain(of: Table) -> None:
    """Casilda asks Olegario, who asks Casilda, who asks Clodoveo."""
    for seat, text in (
        (CASILDA, "play 0"),
        (CASILDA, "name 1"),
        (OLEGARIO, "play 4"),
        (OLEGARIO, "name 0"),
        (CASILDA, "play 1"),
        (CASILDA, "name 2"),
    ):
        of.play(seat, text)


def penalties(events: list[Event]) -> list[tuple[int, int]]:
    """Who draws from whom, in order."""
    return [(event.seat, event.a) for event in events if event.kind == "penalty"]


@pytest.mark.clause("CAG-25")
def test_who_plays_a_challenge_names_another_seat_which_has_to_answer() -> None:
    of = scene("challenge")
    play(of, 0)
    assert texts(of, CASILDA) == ["name 1", "name 2"]
    for action, reason in (
        ("name 0", "not-yourself"),
        ("name 5", "no-such-seat"),
        ("say 3", "no-number-asked"),
    ):
        with pytest.raises(AgainstTheRules) as error:
            of.play(CASILDA, action)
        assert error.value.reason == reason
    assert kinds(of.play(CASILDA, "name 2")) == ["challenged"]
    assert of.actors == (CLODOVEO,)
    assert texts(of, CLODOVEO) == [f"say {number}" for number in range(8)]


@pytest.mark.clause("CAG-26")
def test_it_may_play_another_challenge_and_name_anybody_else() -> None:
    of = scene("challenge")
    play(of, 0)
    of.play(CASILDA, "name 1")
    assert "play 4" in texts(of, OLEGARIO)
    with pytest.raises(AgainstTheRules) as error:
        of.play(OLEGARIO, "play 5")
    assert error.value.reason == "not-the-same-kind"
    of.play(OLEGARIO, "play 4")
    assert texts(of, OLEGARIO) == ["name 0", "name 2"], "also the one before"
    of.play(OLEGARIO, "name 0")
    assert of.actors == (CASILDA,)
    assert "play 1" in texts(of, CASILDA)


@pytest.mark.clause("CAG-E3")
@pytest.mark.clause("CAG-28")
@pytest.mark.clause("CAG-30")
def test_clodoveo_says_4_and_draws_three_cards() -> None:
    of = scene("challenge")
    assert running(check(of)) == [3, 0, 2, 3, 5, 4, 1, 3, 3, 3, 3]
    events = of.play(CLODOVEO, "say 4")
    assert "answer-wrong" in kinds(events)
    assert penalties(events) == [(2, 0), (2, 1), (2, 0)], "in the order of playing"
    assert len(hand(of, CLODOVEO)) == 7
    assert sizes(of) == [(4, 2), (2, 4), (7, 6)]
    assert turn(of) == OLEGARIO


def check(of: Table) -> list[Event]:
    """The events of an answer at a copy of the table, after the chain."""
    chain(of)
    return of.copy().play(CLODOVEO, "say 4")


@pytest.mark.clause("CAG-E3")
@pytest.mark.clause("CAG-27")
def test_a_right_answer_costs_the_one_who_gave_it_a_card_for_each_challenge() -> None:
    of = scene("challenge")
    chain(of)
    events = of.play(CLODOVEO, "say 3")
    assert "answer-right" in kinds(events)
    assert penalties(events) == [(0, 2), (1, 2), (0, 2)]
    assert sizes(of) == [(6, 4), (3, 5), (4, 3)]


@pytest.mark.clause("CAG-E3")
@pytest.mark.clause("CAG-29")
def test_with_flies_the_right_answer_is_7() -> None:
    of = scene("fly")
    chain(of)
    assert texts(of, CLODOVEO) == [f"say {number}" for number in range(26)], "all poops of the deck"
    wrong = of.copy().play(CLODOVEO, "say 3")
    assert penalties(wrong) == [(2, 0), (2, 1), (2, 0)]
    events = of.play(CLODOVEO, "say 7")
    assert running(events) == [0, 3, 3, 3, 3, 4, 7, 7, 7, 7, 7]
    assert penalties(events) == [(0, 2), (1, 2), (0, 2)]


@pytest.mark.clause("CAG-29")
def test_a_fly_is_answered_by_a_fly_only_and_a_challenge_by_a_challenge() -> None:
    for kind, other in (("fly", "challenge"), ("challenge", "fly")):
        of = scene(kind, {"hand-1": [f"bear-{other}#4", "fish-1#5"]})
        play(of, 0)
        of.play(CASILDA, "name 1")
        with pytest.raises(AgainstTheRules) as error:
            of.play(OLEGARIO, "play 4")
        assert error.value.reason == "not-the-same-kind"


@pytest.mark.clause("CAG-29")
def test_poops_of_the_rabbit_are_whole_and_begin_with_its_pile() -> None:
    of = table(
        {
            "active": "rabbit",
            "rabbit": ["rabbit-poop-2", "carrot-2", "rabbit-poop-1"],
            "bear": ["bear-poop-3"],
            "hand-0": ["rabbit-fly#0", "?"],
        }
    )
    play(of, 0)
    of.play(0, "name 1")
    assert "say 0.5" not in texts(of, 1)
    assert "answer-right" in kinds(of.play(1, "say 3"))


@pytest.mark.clause("CAG-30")
def test_challenges_stay_in_the_pile_and_count_nothing() -> None:
    of = scene("challenge")
    chain(of)
    of.play(CLODOVEO, "say 4")
    assert {zone.id: zone.count for zone in of.scene().zones}["bear"] == 11
    assert zones(of)["bear"] == ["bear-challenge#1"]
    assert stomach(of) == 3


@pytest.mark.clause("CAG-30")
def test_who_runs_out_on_the_way_gives_no_more() -> None:
    of = scene("challenge", {"hand-2": ["fish-1#6"], "stock-2": ["?"]})
    chain(of)
    events = of.play(CLODOVEO, "say 3")
    drawn = [event.kind for event in events if event.kind.endswith("penalty")]
    assert drawn == ["penalty", "penalty", "no-penalty"]
    assert of.winners == (CLODOVEO,)


@pytest.mark.clause("CAG-27")
@pytest.mark.clause("CAG-08")
def test_who_has_to_answer_its_own_challenge_draws_nothing_for_it() -> None:
    for said, expected in (("say 3", [(1, 0)]), ("say 4", [(0, 1)])):
        of = scene("challenge")
        for seat, text in ((0, "play 0"), (0, "name 1"), (1, "play 4"), (1, "name 0")):
            of.play(seat, text)
        assert penalties(of.play(CASILDA, said)) == expected


@pytest.mark.clause("CAG-25")
def test_out_of_time_the_next_seat_is_named_and_0_is_said() -> None:
    of = scene("challenge")
    play(of, 0)
    assert [(event.kind, event.a) for event in of.close()] == [("challenged", 1)]
    answered = of.close()
    assert (answered[0].kind, answered[0].seat, answered[0].a) == ("answered", 1, 0)
    assert penalties(answered) == [(1, 0)]
