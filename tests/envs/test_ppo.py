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
    hands, unseen = (of_colours[..., at : at + ppo.NUMBERS].sum((1, 2)) for at in (0, ppo.NUMBERS))
    sizes = ppo.PARTS["hand.size"].of(tables.observations)
    assert hands.tolist() == sizes.tolist()
    assert rest[:, 0].tolist() == pytest.approx((sizes / 8).tolist())  # one's own size comes first
    others = ppo.PARTS["sizes"].of(tables.observations)[:, :4].sum(1) - sizes
    stock = ppo.PARTS["stock"].of(tables.observations)
    assert unseen.tolist() == (others + stock).tolist()
    cost, held = of_colours[..., -2 * ppo.NUMBERS :], torch.from_numpy(others / (others + stock))
    dearest = (unseen * held + 1).to(cost.dtype)
    assert (cost >= 0).all()
    assert (cost.amax((1, 2)) <= dearest).all()
    again = ppo.PARTS["last_colour"].of(tables.observations)
    for row, colour in enumerate(again):  # CAB-05: one card more, whichever it is
        assert cost[row].amin(1).tolist() == [float(each == colour) for each in range(4)]


def test_fewer_cards_and_points_are_worth_more() -> None:
    network = ppo.Network(seats=3, of_colour=1, rest=6, hidden=8)
    sizes, minus = [0.5, 0.5, 1.0], [0.2, 0.1, 0.1]
    orders = ([0, 1, 2], [1, 2, 0], [2, 0, 1])  # as each of the three seats sees it
    seen = [[values[seat] for values in (sizes, minus) for seat in order] for order in orders]
    first, second, third = network.expected(torch.tensor(seen)).tolist()
    assert first + second + third == pytest.approx(0, abs=1e-6)
    assert 1 > second > first > third > -0.5
    assert network.expected(torch.full((1, 6), 0.3)).item() == pytest.approx(0, abs=1e-6)


@pytest.mark.slow
def test_it_learns() -> None:
    course = list(ppo.measured(TINY, minutes=0.15, opponents=["random"], deals=50))
    (_, [first]), (_, [last]) = course[0], course[-1]
    assert first.decisions == 0 < last.decisions
    assert last.share > first.share, (
        "against chance, on the same deals, beside what it did untaught"
    )
