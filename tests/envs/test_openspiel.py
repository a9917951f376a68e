"""OpenSpiel's own tests for every game, and what they do not ask."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from examples.solve import learn
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation
from tests.envs.kit import some_modes
from tests.envs.recorded import recorded
from tests.kit import chance
from tests.modes import Mode

from sobremesa.envs.openspiel import short_name
from sobremesa.table.driver import driver
from sobremesa.table.errors import SobremesaError

SOLVABLE = (
    "python_sobremesa_cabanga(players=3,colours=1,numbers=6,hand=2,limit=1,deals=1,order=fixed)"
)

both_forms = pytest.mark.parametrize("simultaneous", [False, True], ids=["in turn", "at once"])


def loaded(mode: Mode, simultaneous: bool = False, **more: Any) -> Any:
    return pyspiel.load_game(text_of(mode, simultaneous, **more))


def text_of(mode: Mode, simultaneous: bool = False, **more: Any) -> str:
    given = {"players": mode.seats, **mode.options, **more}
    parameters = ",".join(f"{name}={value}" for name, value in given.items())
    return f"{short_name(mode.game, simultaneous)}({parameters})"


def play(state: Any, dice: random.Random, most: int = 300) -> Any:
    """Play at random, yielding before each step in which seats act."""
    for _ in range(most):
        if state.is_terminal():
            return
        if state.is_chance_node():
            state.apply_action(dice.choice(state.legal_actions()))
            continue
        yield
        if state.is_simultaneous_node():
            seats = range(state.num_players())
            state.apply_actions([dice.choice(state.legal_actions(seat)) for seat in seats])
        else:
            state.apply_action(dice.choice(state.legal_actions()))


# OpenSpiel's


@some_modes
@both_forms
def test_random_play(mode: Mode, simultaneous: bool) -> None:
    """Serialised after every step, which plays the whole game anew each time."""
    game = loaded(mode, simultaneous, horizon=15)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@some_modes
@both_forms
def test_random_play_to_a_later_time(mode: Mode, simultaneous: bool) -> None:
    game = loaded(mode, simultaneous, horizon=150)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@some_modes
@both_forms
def test_a_playthrough_can_be_played_again(mode: Mode, simultaneous: bool, tmp_path: Path) -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()
    path = tmp_path / "playthrough.txt"
    name = text_of(mode, simultaneous, horizon=4, history=2)
    recorded = generate_playthrough.playthrough(name, action_sequence=[], seed=1)
    path.write_text(recorded, encoding="utf-8")
    kept, again = generate_playthrough.replay(str(path))
    assert kept == again


@pytest.mark.parametrize(
    ("path", "name"), list(recorded()), ids=lambda each: getattr(each, "stem", "")
)
def test_the_recorded_playthroughs_are_what_is_played(path: Path, name: str) -> None:
    kept, again = generate_playthrough.replay(str(path))
    assert f"GameType.short_name = {name.split('(', maxsplit=1)[0]!r}".replace("'", '"') in kept
    assert again == kept, "if it is meant: make playthroughs, and read the difference"


def test_learning_loses_less() -> None:
    """MCCFR on a variant so small that the whole tree is searched for what could still be won."""
    (_, first), (_, last) = learn(SOLVABLE, iterations=60, reports=1)
    assert first > 0.5
    assert 0 <= last < first / 2


# ours


@some_modes
@both_forms
def test_states_of_a_redealt_table_are_the_same(mode: Mode, simultaneous: bool) -> None:
    """But for the card that it was told of and the cards that it holds, a seat knows nothing of where cards lie."""
    state, stream = loaded(mode, simultaneous).new_initial_state(), chance(1)
    for _ in play(state, random.Random(1), 60):
        for seat in range(mode.seats):
            other = state.clone()
            driver(mode.game).redeal(other.sitting.table, seat, stream)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)


@some_modes
def test_a_later_seat_learns_nothing_of_an_earlier_answer(mode: Mode) -> None:
    state, dice = loaded(mode, ceremony=True).new_initial_state(), random.Random(2)
    for _ in play(state, dice, 200):
        asked = state.sitting.asked
        actions = state.legal_actions()
        if len(asked) < 2 or len(actions) < 2:
            continue
        one, two = state.child(actions[0]), state.child(actions[-1])
        for seat in asked[1:]:
            assert one.current_player() == two.current_player() == asked[1]
            assert one.information_state_string(seat) == two.information_state_string(seat)
            assert one.information_state_tensor(seat) == two.information_state_tensor(seat)
        assert one.information_state_string(asked[0]) != two.information_state_string(asked[0])


@some_modes
def test_a_clone_goes_its_own_way(mode: Mode) -> None:
    state = loaded(mode).new_initial_state()
    for _ in play(state, random.Random(3), 8):
        pass
    assert not state.is_terminal()
    before, other = str(state), state.clone()
    seen = [state.information_state_string(seat) for seat in range(mode.seats)]
    for _ in play(other, random.Random(4), 20):
        pass
    assert str(state) == before
    assert seen == [state.information_state_string(seat) for seat in range(mode.seats)]
    assert other.information_state_string(0) != seen[0]


@some_modes
def test_spectators_see_what_is_public(mode: Mode) -> None:
    game = loaded(mode)
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    observation, state = make_observation(game, kind), game.new_initial_state()
    for _ in play(state, random.Random(5), 10):
        pass
    shown = []
    for seat in range(mode.seats):
        observation.set_from(state, seat)
        shown.append(observation.tensor.tolist())
    assert all(each == shown[0] for each in shown)
    view = state.sitting.observe(-1)[0]
    assert shown[0] == view.astype(np.float32).tolist()


@some_modes
def test_few_deals_are_all_there_are(mode: Mode) -> None:
    state = loaded(mode, deals=3).new_initial_state()
    assert state.chance_outcomes() == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]
    tables = [state.child(deal) for deal in (0, 1, 2, 0)]
    keys = [each.sitting.table.tobytes() for each in tables]
    assert keys[0] == keys[3]
    assert len(set(keys)) == 3
    assert not any(each.is_chance_node() for each in tables)


@some_modes
def test_the_horizon_ends_a_game_with_nothing(mode: Mode) -> None:
    state = loaded(mode, horizon=2, deals=1).new_initial_state()
    for _ in play(state, random.Random(6)):
        pass
    assert state.is_terminal()
    assert state.returns() == [0.0] * mode.seats


@pytest.mark.parametrize(("name", "least"), [("deals", 0), ("horizon", 1), ("history", 0)])
def test_a_number_that_means_nothing_is_told(name: str, least: int) -> None:
    sentence = f"{name} is a whole number from {least} on, not {least - 1}"
    with pytest.raises(SobremesaError, match=sentence):
        pyspiel.load_game(f"python_sobremesa_cabanga({name}={least - 1})")
