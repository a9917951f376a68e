"""PettingZoo's own tests for every game mode, and what they do not ask."""

import random
from copy import deepcopy
from functools import partial
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec
from tests.envs.kit import answer, as_table, every_mode, play, seats_of, some_modes
from tests.kit import chance
from tests.modes import Mode

from sobremesa.envs.pettingzoo import AllSeats, env, parallel_env
from sobremesa.envs.sitting import ORDERS
from sobremesa.table.errors import SobremesaError, UnknownGame
from sobremesa.table.registry import names


def all_seats_of(mode: Mode, **more: Any) -> AllSeats:
    return parallel_env(mode.game, mode.seats, options=mode.options, **more)


# PettingZoo's


@every_mode
def test_api(mode: Mode) -> None:
    api_test(seats_of(mode, render_mode="ansi"), num_cycles=100)


@some_modes
@pytest.mark.parametrize("order", ORDERS)
def test_api_with_a_history(mode: Mode, order: str) -> None:
    api_test(seats_of(mode, order=order, history=30, render_mode="ansi"), num_cycles=100)


@every_mode
@pytest.mark.parametrize("masks", ["info", "observation"])
def test_parallel_api(mode: Mode, masks: str) -> None:
    """With the mask in an info the test knows none, and asks for a lot that is refused."""
    parallel_api_test(all_seats_of(mode, masks=masks), num_cycles=300)


@every_mode
def test_seeds(mode: Mode) -> None:
    seed_test(partial(seats_of, mode), num_cycles=100)
    parallel_seed_test(partial(all_seats_of, mode), num_cycles=100)


@every_mode
def test_max_cycles(mode: Mode) -> None:
    """The test wants every agent stepped in every cycle: PettingZoo's own conversion does that."""
    parallel = partial(all_seats_of, mode)
    max_cycles_test(
        SimpleNamespace(
            parallel_env=parallel,
            env=lambda max_cycles: parallel_to_aec(parallel(max_cycles=max_cycles)),
        )
    )


@every_mode
@pytest.mark.parametrize("masks", ["info", "observation"])
def test_performance_benchmark(mode: Mode, masks: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole, but for the clock, which makes five seconds of fifty rounds."""
    clock = count(step=0.1)
    monkeypatch.setattr("time.time", lambda: next(clock))
    performance_benchmark(seats_of(mode, masks=masks))


# what an agent is shown


@some_modes
def test_an_observation_is_the_view_and_its_mask(mode: Mode) -> None:
    one, dice = seats_of(mode), random.Random(1)
    one.reset(seed=1)
    for _ in play(one, dice):
        agent = one.agent_selection
        seat = one.possible_agents.index(agent)
        table = as_table(one)
        assert one.observe(agent).tobytes() == table.view(seat).tobytes()
        may = [action.number for action in table.legal(seat)]
        assert np.flatnonzero(one.infos[agent]["action_mask"]).tolist() == sorted(may)


@some_modes
@pytest.mark.parametrize("ceremony", [False, True], ids=["bare", "ceremony"])
def test_an_observation_of_a_redealt_table_is_the_same(mode: Mode, ceremony: bool) -> None:
    one, dice, stream = seats_of(mode, ceremony=ceremony, history=9), random.Random(2), chance(2)
    one.reset(seed=2)
    for _ in play(one, dice, 60):
        for seat, agent in enumerate(one.possible_agents):
            other = deepcopy(one)
            as_table(one).border.redeal(other.sitting.table, seat, stream)
            assert other.observe(agent).tobytes() == one.observe(agent).tobytes()


@some_modes
@pytest.mark.parametrize("order", ORDERS)
def test_nobody_learns_of_an_answer_before_all_have_answered(mode: Mode, order: str) -> None:
    one, dice = seats_of(mode, order=order, ceremony=True, history=9), random.Random(3)
    for seed in range(20):
        one.reset(seed=seed)
        for _ in play(one, dice, 50):
            agent, asked = one.agent_selection, one.sitting.asked
            other = deepcopy(one)
            mask = one.infos[agent]["action_mask"]
            for each, action in ((one, np.flatnonzero(mask)[0]), (other, np.flatnonzero(mask)[-1])):
                each.step(int(action))
            if len(asked) > 1:
                assert one.agent_selection == other.agent_selection
                for seat in asked[1:]:
                    seen = [each.observe(f"seat_{seat}").tobytes() for each in (one, other)]
                    assert seen[0] == seen[1]
                    assert one.memory.told[seat] == other.memory.told[seat]
            if one.sitting.over:
                break


@every_mode
def test_some_answer_is_always_possible(mode: Mode) -> None:
    all_of_them, dice = all_seats_of(mode, masks="observation"), random.Random(4)
    seen, _ = all_of_them.reset(seed=4)
    for _ in range(200):
        answers = {}
        for agent in all_of_them.agents:
            mask = seen[agent]["action_mask"]
            assert mask.any()
            assert mask[-1] == (int(agent.split("_")[1]) not in all_of_them.sitting.asked)
            answers[agent] = int(dice.choice(np.flatnonzero(mask)))
        if not answers:
            break
        seen, *_ = all_of_them.step(answers)


# answers and what comes of them


@some_modes
def test_what_is_refused_changes_nothing(mode: Mode) -> None:
    one, dice = seats_of(mode), random.Random(5)
    one.reset(seed=5)
    refused = 0
    for _ in play(one, dice):
        agent = one.agent_selection
        wrong = np.flatnonzero(one.infos[agent]["action_mask"][:-1] == 0)
        if len(wrong):
            before = one.sitting.table.tobytes()
            one.step(int(wrong[0]))
            assert one.sitting.table.tobytes() == before
            assert one.agent_selection == agent
            assert one.infos[agent]["refused"] in mode.game.refusals.values()
            refused += 1
    assert refused


@some_modes
def test_a_game_pays_the_winners(mode: Mode) -> None:
    one = seats_of(mode)
    for seed in range(5):
        one.reset(seed=seed)
        for _ in play(one, random.Random(seed), 100_000):
            assert not any(one.rewards.values())
        won = {f"seat_{seat}" for seat in as_table(one).winners}
        best = max(one.rewards.values())
        assert sum(one.rewards.values()) == pytest.approx(0)
        assert {agent for agent, paid in one.rewards.items() if paid == best} == won
        assert all(one.terminations.values())


@some_modes
def test_copies_go_on_the_same_way(mode: Mode) -> None:
    one = seats_of(mode, history=9)
    one.reset(seed=6)
    for _ in play(one, random.Random(6), 30):
        pass
    other, state = deepcopy(one), one.get_state()
    ends = []
    for each in (one, other, one):
        if ends:
            each.set_state(state)
        steps = [each.observe(each.agent_selection).tobytes() for _ in play(each, random.Random(7))]
        ends.append((steps, each.sitting.table.tobytes(), each.rewards))
    assert ends[0] == ends[1] == ends[2]


@some_modes
def test_a_game_is_cut_off(mode: Mode) -> None:
    one = seats_of(mode, max_cycles=3)
    one.reset(seed=8)
    for _ in range(3):
        assert not any(one.truncations.values())
        one.step(answer(one, random.Random(8)))
    assert all(one.truncations.values())
    assert not any(one.terminations.values())
    assert not any(one.rewards.values())


@some_modes
def test_all_at_once_is_one_after_another(mode: Mode) -> None:
    """The same answers in the same order come to the same table, whichever way they are given."""
    for order in ORDERS:
        one, all_of_them = seats_of(mode, order=order), all_seats_of(mode, order=order)
        one.reset(seed=9)
        all_of_them.reset(seed=9)
        dice = random.Random(9)
        while all_of_them.agents:
            answers = {}
            for _ in all_of_them.sitting.asked:
                agent = one.agent_selection
                answers[agent] = answer(one, dice)
                one.step(answers[agent])
            all_of_them.step(answers)
            assert one.sitting.table.tobytes() == all_of_them.sitting.table.tobytes()


@some_modes
def test_what_a_seat_was_told_follows_its_view(mode: Mode) -> None:
    one, short = seats_of(mode, history=50), seats_of(mode, history=3)
    for each in (one, short):
        each.reset(seed=10)
        for _ in play(each, random.Random(10), 25):
            pass
    for agent in one.agents:
        long, last = one.observe(agent), short.observe(agent)
        assert long[-15:].tolist() == last[-15:].tolist()
        assert (long[one.setting.size :] != -1).any()


def test_wrong_names_are_told() -> None:
    game = names()[0]
    with pytest.raises(UnknownGame):
        env("no-such-game-v1")
    with pytest.raises(SobremesaError, match="version"):
        env(f"{game}-v99")
    with pytest.raises(SobremesaError, match="fixed or random or reaction"):
        env(game, order="alphabetical")
    with pytest.raises(SobremesaError, match="masks"):
        env(game, masks="nowhere")
    with pytest.raises(SobremesaError, match="render_mode is None or 'ansi', a text, not 'human'"):
        env(game, render_mode="human")
    with pytest.raises(SobremesaError, match=r"seats is a whole number from 1 on, not 4\.0"):
        env(game, 4.0)  # type: ignore[arg-type]
    with pytest.raises(SobremesaError, match="history is a whole number from 0 on, not -1"):
        env(game, history=-1)


@pytest.mark.xdist_group(f"envs-{names()[0]}")
def test_a_step_needs_a_game_that_goes_on() -> None:
    one = env(names()[0], max_cycles=1, render_mode="ansi")
    all_of_them = parallel_env(names()[0], max_cycles=1)
    for act in (partial(one.step, 0), one.last, one.render, partial(all_of_them.step, {})):
        with pytest.raises(SobremesaError, match=r"nothing was dealt yet: reset\(\) comes first"):
            act()
    one.reset(seed=1)
    all_of_them.reset(seed=1)
    one.step(0)
    all_of_them.step({})
    for _ in one.possible_agents:
        one.step(None)
    for act in (partial(one.step, None), partial(all_of_them.step, {})):
        with pytest.raises(SobremesaError, match="over for all: reset"):
            act()


@pytest.mark.xdist_group(f"envs-{names()[0]}")
@pytest.mark.parametrize("wrong", [0.5, 1.0, None, "draw", -1])
def test_an_answer_is_the_number_of_an_action(wrong: Any) -> None:
    one, all_of_them = env(names()[0]), parallel_env(names()[0])
    one.reset(seed=1)
    all_of_them.reset(seed=1)
    before = one.sitting.table.tobytes()
    for act in (partial(one.step, wrong), partial(all_of_them.step, {"seat_0": wrong})):
        with pytest.raises(SobremesaError, match="number of an action, is a whole number from 0"):
            act()
    with pytest.raises(SobremesaError, match="no agent 'x'; there are: seat_0, seat_1"):
        all_of_them.step({"x": 0})
    with pytest.raises(SobremesaError, match="a seed is a whole number, not 'x'"):
        one.reset(seed="x")  # type: ignore[arg-type]
    assert one.sitting.table.tobytes() == all_of_them.sitting.table.tobytes() == before
