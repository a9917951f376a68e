"""What is noted of a game while it is played: each note by hand, and that they agree with each other in real games."""

from types import SimpleNamespace

import numpy as np
import pytest
from tests.modes import SHORT_MODES, Mode

from sobremesa.lab.columns import USED, columns, played_type
from sobremesa.lab.compiled import notes
from sobremesa.lab.simulate import simulate
from sobremesa.players import player_names
from sobremesa.table.registry import game

CABANGA = game("cabanga")


def plain(function):
    """The function as it is written, compiled or not."""
    return getattr(function, "py_func", function)


def test_a_seat_waits_while_it_is_not_asked() -> None:
    played = SimpleNamespace(waited=[0, 0, 0])
    plain(notes.note_wait)(played, 3, 0b001, 400)
    plain(notes.note_wait)(played, 3, 0b110, 30)
    assert played.waited == [30, 400, 400]


@pytest.mark.parametrize(
    ("standings", "changes", "leader"),
    [
        ([(0, 0), (0, 0)], 0, 0),
        ([(1, 0), (2, 0)], 0, 1),
        ([(1, 0), (1, 2), (3, 2)], 2, 1),
        ([(1, 0), (1, 1), (2, 1)], 0, 1),  # a tie takes the lead from nobody
        ([(1, 0), (1, 1), (1, 2)], 1, 2),
        ([(-3, -1), (-3, -4)], 1, 1),
    ],
)
def test_the_lead_changes_when_another_leads_alone(standings, changes, leader) -> None:
    played = SimpleNamespace(leader=0, lead_changes=0)
    for scores in standings:
        plain(notes.note_lead)(played, 2, scores)
    assert (played.lead_changes, played.leader) == (changes, leader)


def event(kind: int, seat: int, card: int, seers: int) -> SimpleNamespace:
    return SimpleNamespace(kind=kind, seat=seat, card=card, seers=seers)


def test_events_count_for_their_seat_and_cards_when_all_see_them() -> None:
    seen_by_all, hidden = 0b111, 0b010
    log = SimpleNamespace(
        size=3,
        events=[event(0, 1, 5, seen_by_all), event(1, 1, 5, hidden), event(1, -1, -1, seen_by_all)],
    )
    marks, used = np.zeros((2, 4), np.int32), [SimpleNamespace(times=0) for _ in range(4)]
    plain(notes.note_events)(log, 2, 1, {5: 3}, marks, used)
    assert marks.tolist() == [[0, 0, 0, 0], [0, 1, 1, 1]]
    assert [column.times for column in used] == [0, 0, 1, 0]


def made(*values: int) -> dict[str, int]:
    return dict(zip(USED.names, values, strict=True))


def test_marks_are_added_up_by_who_won() -> None:
    played = SimpleNamespace(winners=0b10, acted=[0])
    used = [SimpleNamespace(**dict.fromkeys(USED.names, 0)) for _ in range(2)]
    plain(notes.add_up)(played, 2, 1, np.array([[4, 0], [1, 2]]), used)
    assert played.acted == [5]
    assert vars(used[0]) == made(5, 1, 4, 2, 1)
    assert vars(used[1]) == made(2, 2, 0, 1, 1)


@pytest.mark.parametrize("mode", SHORT_MODES, ids=repr)
def test_the_notes_of_a_game_agree(mode: Mode) -> None:
    result = simulate(mode.game, mode.seats, player_names(mode.game)[:2], 100, 5, mode.options)
    played, of = result.played, columns(mode.game)
    assert np.array_equal(played["acted"].sum(axis=1), result.decisions)
    by_kind = result.used["times"][: len(of.kinds)]
    assert np.array_equal(played["acted"].sum(axis=0), by_kind)
    told = result.used["by_winners"] + result.used["by_others"]
    assert np.all(told <= result.used["times"])
    assert np.array_equal(told[: len(of.kinds)], by_kind)
    assert np.all(result.used["seats_won"] <= result.winning_seats)
    waited, longest = played["waited"], played["milliseconds"]
    assert np.all(waited >= 0)
    assert np.all(waited <= longest[:, None])
    assert waited[:, : mode.seats].sum() > 0
    assert np.all(waited[:, mode.seats :] == 0)


def test_the_lead_can_change_where_nothing_is_scored_before_the_end() -> None:
    """Who holds fewest cards of XINGON leads: in the end whoever won, unless another's last card was in doubt."""
    played = simulate(game("xingon"), 3, ["casual"], 60, 3).played
    assert played["lead_changes"].mean() > 1
    alone = played[np.isin(played["winners"], [1, 2, 4])]
    assert len(alone) > 50
    assert np.mean(1 << (alone["leader"] - 1) == alone["winners"]) > 0.9


def test_a_game_of_turns_makes_the_others_wait_and_its_lead_change() -> None:
    result = simulate(CABANGA, 4, ["random"], 200, 3)
    assert np.all(result.wait_shares > 0.5)
    longer = simulate(CABANGA, 4, ["random"], 200, 3, {"limit": 100})
    assert 0 < result.lead_changes.mean() < longer.lead_changes.mean()
    of = columns(CABANGA)
    column = of.events.index("played") + len(of.kinds)
    done, told = result.used[of.kinds.index("play")], result.used[column]
    assert done == told
    cards = result.used[len(of.kinds) + len(of.events) :]["times"]
    assert cards.sum() >= done["times"]
    won = result.played["scores"][:, :4].max(axis=1)
    seats = (result.played["winners"][:, None] >> np.arange(4)) & 1
    assert np.array_equal(seats == 1, result.played["scores"][:, :4] == won[:, None])


def test_a_game_is_noted_without_gaps_between_the_fields() -> None:
    for each in (played_type(CABANGA), USED):
        sizes = sum(each.fields[name][0].itemsize for name in each.names)
        assert sizes == each.itemsize
