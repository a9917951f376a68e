"""Gymnasium's vector environment: one learner, and the game's players in the other seats."""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from tests.envs.kit import every_mode, some_modes
from tests.modes import Mode

from sobremesa.envs.single import Single
from sobremesa.players.bots import player_names
from sobremesa.table.errors import SobremesaError

LEARNER = 0


def single_of(mode: Mode, tables: int, **more: object) -> Single:
    return Single(mode.game, tables, mode.seats, options=mode.options, **more)


def choose(masks: np.ndarray, dice: np.random.Generator) -> np.ndarray:
    return np.argmax(dice.random(masks.shape) * masks, axis=1)


@every_mode
def test_the_learner_is_asked_or_waits(mode: Mode) -> None:
    envs, dice = single_of(mode, 8, players=player_names(mode.game)[-1:]), np.random.default_rng(1)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    seen, _ = envs.reset(seed=1)
    ended = np.zeros(8, bool)
    for _ in range(100):
        assert envs.observation_space.contains(seen)
        views = seen["observation"].view(mode.game.view).ravel()
        assert (views["seat"] == LEARNER).all()
        asked = (seen["action_mask"][:, -1] == 0) & ~ended
        assert (asked <= (views["mine"] == 1)).all()
        assert (seen["action_mask"][:, :-1].any(axis=1) == (seen["action_mask"][:, -1] == 0)).all()
        seen, rewards, ended, cut_off, infos = envs.step(choose(seen["action_mask"], dice))
        assert not infos["refused"].any()
        assert not cut_off.any()
        assert not rewards[~ended].any()


@some_modes
def test_the_step_after_an_end_deals_the_next_game(mode: Mode) -> None:
    envs, dice = single_of(mode, 32), np.random.default_rng(2)
    seen, _ = envs.reset(seed=2)
    over, ends = np.zeros(32, bool), 0
    for _ in range(2000):
        seen, rewards, ended, _, _ = envs.step(choose(seen["action_mask"], dice))
        views = seen["observation"].view(mode.game.view).ravel()
        won = (views["winners"] >> LEARNER) & 1 == 1
        assert not ended[over].any()
        assert not rewards[over].any()
        assert (views["reason"][ended] != 0).all()
        assert (rewards[ended & ~won] < 0).all()
        assert (rewards[ended & won] >= 0).all()
        over, ends = ended.copy(), ends + int(ended.sum())
        if ends > 20:
            return
    raise AssertionError("games do not end")


@some_modes
def test_workers_and_seeds(mode: Mode) -> None:
    """The same seed gives the same games on one core and on two, another seed others."""
    told = []
    for seed, workers in ((3, 1), (3, 2), (4, 1)):
        envs, dice = single_of(mode, 33, workers=workers), np.random.default_rng(3)
        seen, _ = envs.reset(seed=seed)
        for _ in range(30):
            seen, *_ = envs.step(choose(seen["action_mask"], dice))
        told.append(seen["observation"].tobytes())
    assert told[0] == told[1] != told[2]


@some_modes
def test_gymnasium_counts_whole_games(mode: Mode) -> None:
    envs, dice = RecordEpisodeStatistics(single_of(mode, 16)), np.random.default_rng(5)
    seen, _ = envs.reset(seed=5)
    for _ in range(2000):
        seen, _, ended, _, infos = envs.step(choose(seen["action_mask"], dice))
        if ended.any():
            assert (infos["episode"]["r"][ended] >= np.float32(-1 / (mode.seats - 1))).all()
            assert (infos["episode"]["l"][ended] > 0).all()
            return
    raise AssertionError("no game has ended")


@pytest.mark.parametrize("learner", [0, 1, 3])
def test_the_others_are_who_was_named(learner: int) -> None:
    envs = Single("cabanga", 2, 4, seat=learner, players=["casual", "sharp"])
    names = [player_names(envs.setting.game)[number] for number in envs.setting.lineup]
    after = [names[(learner + step) % 4] for step in range(1, 4)]
    assert after == ["casual", "sharp", "casual"]
    seen, _ = envs.reset(seed=6)
    assert (seen["observation"].view(envs.setting.game.view)["seat"] == learner).all()


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"seat": 4}, "one of the seats 0 to 3, not 4"),
        ({"seat": 1.0}, "the learner's seat is a whole number from 0 on, not 1.0"),
        ({"seats": 4.0}, "the number of seats is a whole number from 1 on, not 4.0"),
        ({"players": []}, "4 seats take one to 3 players beside the learner, not 0"),
        ({"players": ["casual"] * 4}, "one to 3 players beside the learner, not 4"),
        ({"players": "casual"}, r"players are a list of names, as \['casual'\], not 'casual'"),
        ({"players": ["search-10"]}, "not beside a learner; there are: random, child"),
        ({"players": ["sharf"]}, "did you mean 'sharp'"),
    ],
)
def test_who_sits_where_is_checked(more: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SobremesaError, match=sentence):
        Single("cabanga", 1, **{"seats": 4, **more})


@pytest.mark.xdist_group("envs-cabanga")
def test_a_mistake_in_a_step_or_a_reset_changes_nothing() -> None:
    envs = Single("cabanga", 1, 4)
    with pytest.raises(SobremesaError, match=r"reset\(\) comes before the first step"):
        envs.step(np.zeros(1, np.int64))
    envs.reset(seed=7)
    before, seed = envs.pool.tables.tobytes(), envs.next_seed
    with pytest.raises(SobremesaError, match="a seed is a whole number, not 'x'"):
        envs.reset(seed="x")  # type: ignore[arg-type]
    with pytest.raises(SobremesaError, match="whole number of an action, not float64"):
        envs.step(np.zeros(1))
    assert (envs.pool.tables.tobytes(), envs.next_seed) == (before, seed)
