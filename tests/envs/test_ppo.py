"""The example of learning by self-play: what it counts, what it sees, and that it learns, at toy size."""

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: see locks/torch.txt")

from examples import ppo  # noqa: E402

from sobremesa.envs import vector  # noqa: E402

TINY = ppo.Setting(
    seats=3,
    options=(("colours", 1), ("numbers", 12), ("hand", 4), ("limit", 1)),
    tables=64,
    steps=32,
    hidden=32,
    batch=1024,
)

pytestmark = pytest.mark.xdist_group("envs-cabanga")


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    torch.set_num_threads(1)


def played(turns: list[int], values: list[float], ended: list[bool], paid: list[list[float]]):
    """Steps at one table of two seats, as far as advantages need them."""
    count = len(turns)
    nothing = torch.zeros(count, 1)
    return ppo.Played(
        of_colours=nothing,
        rest=nothing,
        masks=nothing,
        actions=nothing,
        chances=nothing,
        values=torch.tensor(values)[:, None],
        turns=torch.tensor(turns)[:, None],
        rewards=torch.tensor(paid)[:, None, :],
        ended=torch.tensor(ended)[:, None],
    )


def test_a_seat_is_paid_for_its_own_decisions_only() -> None:
    nothing = [0.0, 0.0]
    paid = [nothing, nothing, nothing, [1.0, -1.0], nothing]
    game = played([0, 1, 0, 1, 0], [0.5, 0.0, 0.25, -0.5, 0.1], [False] * 3 + [True, False], paid)
    gains, known = ppo.advantages(game, keep=1.0)
    assert known[:, 0].tolist() == [True, True, True, True, False]
    assert gains[:4, 0].tolist() == [0.5, -1.0, 0.75, -0.5]
    gains, _ = ppo.advantages(game, keep=0.0)
    assert gains[:4, 0].tolist() == [-0.25, -0.5, 0.75, -0.5]


def test_what_a_gap_would_cost() -> None:
    unseen = torch.ones(1, 1, ppo.NUMBERS)
    unseen[0, 0, 9] = 0  # the 10 is seen
    gaps = ppo.between(unseen, torch.tensor([[[3, 12]]]))[0, 0]
    assert gaps.shape == (ppo.NUMBERS, 2)
    assert gaps[7, 0] == 2  # the 8 on the left, beside 12: 9, 10, 11
    assert gaps[7, 1] == 4  # on the right, beside 3: 4, 5, 6, 7
    assert gaps[2, 1] == gaps[11, 0] == 0


def test_features_are_what_the_seat_sees() -> None:
    tables = vector("cabanga", 16, 4, seed=3)
    for _ in range(10):
        tables.step(np.argmax(tables.masks, axis=1))
    of_colours, rest = ppo.features(torch.from_numpy(tables.observations), 4)
    assert 0 <= of_colours.min() <= of_colours.max() <= 5
    hands = of_colours[..., : ppo.NUMBERS].sum((1, 2))
    sizes = ppo.PARTS["hand.size"].of(tables.observations)
    assert hands.tolist() == sizes.tolist()
    assert rest[:, 2].tolist() == pytest.approx((sizes / 8).tolist())  # one's own size comes first


@pytest.mark.slow
def test_it_learns() -> None:
    course = list(ppo.measured(TINY, minutes=0.15, every=1.0, opponents=["random"], deals=200))
    (_, first), (_, last) = course[0], course[-1]
    assert first.decisions == 0 < last.decisions
    assert last.share > first.share, (
        "against chance, on the same deals, beside what it did untaught"
    )
