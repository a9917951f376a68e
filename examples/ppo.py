"""PPO learns Cabanga! by playing against itself: one file, PyTorch, many tables at once.

    pip install "sobremesa[torch,lab]"
    python examples/ppo.py --out ppo                             # writes ppo/policy.pt, curve.csv and curve.svg

One network sits in all four seats. It sees what a seat's View tells and what follows from that (`features`), never
anything hidden, and is paid at the end of a game alone. Now and then it is measured: it plays the same deals from every
seat against the game's own players, which it has never met in learning. What came of it stands in docs/envs.md.

The algorithm is that of Schulman and others (arXiv:1707.06347) with the generalised advantage estimate
(arXiv:1506.02438); a seat's next decision is the next one *of that seat*, whoever comes in between.
"""

import argparse
import csv
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import altair as alt
import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from sobremesa.envs import Tables, layout, vector
from sobremesa.envs.single import Single
from sobremesa.games.cabanga.cards import COLOURS, NUMBERED, NUMBERS, STARTING
from sobremesa.table.windows import WINDOW

GAME = "cabanga"
PARTS = layout(GAME)


@dataclass(frozen=True)
class Setting:
    """What is learned, and how: the defaults are for some minutes of one core."""

    seats: int = 4
    options: tuple[tuple[str, int], ...] = ()
    tables: int = 512
    steps: int = 64
    hidden: int = 96
    epochs: int = 3
    batch: int = 4096
    rate: float = 1e-3
    clip: float = 0.2
    keep: float = 0.8
    curiosity: float = 0.003
    seed: int = 1


# what the network sees


def features(seen: Tensor, seats: int) -> tuple[Tensor, Tensor]:
    """From a batch of Views what concerns each colour, and the rest: numbers between about 0 and 1.

    Cards are sets, seats are counted from one's own. The last that is said of a colour is what each of its cards would
    cost on either side: how many cards one would have to draw, if those that one does not see lie anywhere.
    """
    rows = len(seen)
    part = {name: each.of(seen) for name, each in PARTS.items()}
    ends = part["rows"].reshape(rows, 2 * COLOURS, -1)
    hand = as_set(part["hand.cards"], part["hand.size"])
    laid = as_set(ends[..., 1:], ends[..., 0]).amax(1)
    unseen = 1 - hand - laid - as_set(part["aside.cards"], part["aside.size"])
    top = ends[..., 1:].gather(2, ends[..., :1].clamp(min=1).long() - 1).squeeze(2)
    number = (NUMBER_OF[top.long()] * (ends[..., 0] > 0)).reshape(rows, COLOURS, 2)
    sizes, minus = (from_own(part[name], part["seat"], seats) for name in ("sizes", "minus"))
    held = sizes[:, 1:].sum(1)
    held = held / (held + part["stock"]).clamp(min=1)
    repeated = (part["last_colour"][:, None] == torch.arange(COLOURS))[..., None]
    gaps = between(unseen.reshape(rows, COLOURS, NUMBERS), number).flatten(2)
    of_colours = [
        *(cards.reshape(rows, COLOURS, NUMBERS) for cards in (hand, unseen)),
        functional.one_hot(number, NUMBERS + 1).flatten(2),
        (part["row"][:, None] == torch.arange(COLOURS))[..., None],
        repeated,
        gaps * held[:, None, None] + repeated,
    ]
    rest = [
        sizes / 8,
        minus / part["limit"][:, None],
        (hand * part["symbols"]).sum(1, keepdim=True) / 8,
        (part["kind"] == WINDOW)[:, None],
        part["thrown"][:, None] / 4,
        part["stock"][:, None] / NUMBERED,
        held[:, None],
    ]
    return torch.cat([each.float() for each in of_colours], 2), torch.cat(rest, 1)


def from_own(of_seats: Tensor, seat: Tensor, seats: int) -> Tensor:
    """One number for each seat, one's own first."""
    return of_seats.gather(1, (torch.arange(seats) + seat[:, None]).long() % seats)


NUMBER_OF = torch.tensor([card % NUMBERS + 1 for card in range(NUMBERED)] + STARTING.tolist())


def as_set(cards: Tensor, size: Tensor) -> Tensor:
    """For each pile (its cards along the last axis) 1 at the cards that lie in it, starting cards left out."""
    lies = torch.arange(cards.shape[-1]) < size[..., None]
    where = torch.where(lies & (cards < NUMBERED), cards, NUMBERED).long()
    found = torch.zeros(*cards.shape[:-1], NUMBERED + 1)
    return found.scatter_(-1, where, 1.0)[..., :NUMBERED]


def between(unseen: Tensor, number: Tensor) -> Tensor:
    """For each card and side: how many unseen cards of its colour would lie in the gap that it leaves."""
    shape = (*unseen.shape, 2)
    below = functional.pad(unseen.cumsum(2), (1, 0))[..., None].expand(*shape[:2], -1, 2)
    other = number.flip(2)[:, :, None, :]
    own = torch.arange(1, NUMBERS + 1)[:, None].expand(shape)
    low, high = torch.minimum(own, other), torch.maximum(own, other)
    gap = below.gather(2, (high - 1).clamp(min=0)) - below.gather(2, low)
    return gap.clamp(min=0)


class Network(nn.Module):
    """Features to a number for each answer, and to the return that it expects.

    Colours are alike, so each goes through the same layers; what is seen of all of them together joins in between. One
    thing need not be found out first: that a seat is the likelier to win the fewer cards and minus points it has.
    """

    def __init__(self, seats: int, of_colour: int, rest: int, hidden: int) -> None:
        super().__init__()
        self.seats = seats
        self.colour = nn.Linear(of_colour, hidden)
        self.whole = nn.Linear(hidden + rest, hidden)
        self.both = nn.Linear(2 * hidden, hidden)
        self.cards, self.others = nn.Linear(hidden, 3 * NUMBERS), nn.Linear(hidden, 2)
        self.load = nn.Parameter(torch.tensor([3.0, 3.0]))
        self.value = nn.Linear(hidden, 1)

    def forward(self, of_colours: Tensor, rest: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of all answers, -inf where the mask forbids one; the value.

        Answers are, by their numbers: each card on either side, each card thrown, to pass, to wait.
        """
        each = self.colour(of_colours).relu()
        whole = self.whole(torch.cat([each.sum(1), rest], 1)).relu()
        beside = whole[:, None].expand(-1, COLOURS, -1)
        cards = self.cards(self.both(torch.cat([each, beside], 2)).relu())
        plays, throws = cards[..., : 2 * NUMBERS].flatten(1), cards[..., 2 * NUMBERS :].flatten(1)
        answers = torch.cat([plays, throws, self.others(whole)], 1)
        chances = answers.masked_fill(masks == 0, -torch.inf).log_softmax(1)
        return chances, self.expected(rest) + self.value(whole).squeeze(1)

    def expected(self, rest: Tensor) -> Tensor:
        """The return if a seat's share of the win falls as its load grows beside that of the others.

        A value to begin with is what a reward shaped by a potential comes to (arXiv:1106.5267): it makes learning
        faster, and what is best remains what wins.
        """
        sizes, minus = rest[:, : self.seats], rest[:, self.seats : 2 * self.seats]
        share = (-self.load[0] * sizes - self.load[1] * minus).softmax(1)[:, 0]
        return (share * self.seats - 1) / (self.seats - 1)


# playing


@dataclass
class Played:
    """What happened in ``steps`` steps at all tables: one row a step."""

    of_colours: Tensor
    rest: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    values: Tensor
    turns: Tensor
    rewards: Tensor
    ended: Tensor


@torch.no_grad()
def play(network: Network, tables: Tables, setting: Setting) -> Played:
    """Let the network answer for every seat."""
    rows: list[list[Tensor]] = []
    for _ in range(setting.steps):
        of_colours, rest = features(torch.from_numpy(tables.observations), setting.seats)
        masks = torch.from_numpy(tables.masks).clone()
        turns = torch.from_numpy(tables.turns).long()
        chances, values = network(of_colours, rest, masks)
        actions = chances.exp().multinomial(1)
        tables.step(actions[:, 0].numpy())
        taken = chances.gather(1, actions)[:, 0]
        rewards, ended = (
            torch.from_numpy(tables.rewards).clone(),
            torch.from_numpy(tables.ended).bool(),
        )
        rows.append([of_colours, rest, masks, actions[:, 0], taken, values, turns, rewards, ended])
    return Played(*(torch.stack(column) for column in zip(*rows, strict=True)))


def advantages(played: Played, keep: float) -> tuple[Tensor, Tensor]:
    """How much better than expected each answer turned out, and for which of them that is known.

    Backwards through time, each seat by itself: its next value is that of its own next decision, or what it was paid
    when the game ended. The last decision of a seat within these steps has neither, and is left out.
    """
    tables = torch.arange(played.turns.shape[1])
    value, advantage = torch.zeros_like(played.rewards[0]), torch.zeros_like(played.rewards[0])
    follows = torch.zeros_like(value, dtype=torch.bool)
    found, known = torch.zeros_like(played.values), torch.zeros_like(played.ended)
    for step in reversed(range(len(found))):
        over = played.ended[step]
        value[over], advantage[over], follows[over] = played.rewards[step][over], 0.0, True
        at = (tables, played.turns[step])
        surprise = value[at] - played.values[step]
        known[step] = follows[at]
        found[step] = (surprise + keep * advantage[at]) * known[step]
        value[at], advantage[at], follows[at] = played.values[step], found[step], True
    return found, known


# learning


def improve(
    network: Network, optimiser: torch.optim.Optimizer, played: Played, setting: Setting
) -> None:
    """Some epochs of PPO's clipped steps over what was played."""
    gains, known = advantages(played, setting.keep)
    returns = gains + played.values
    used = known.flatten().nonzero()[:, 0]
    columns = [played.actions, played.chances, gains, returns]
    actions, before, gains, returns = (each.flatten() for each in columns)
    seen = [each.flatten(0, 1) for each in (played.of_colours, played.rest, played.masks)]
    for _ in range(setting.epochs):
        for rows in torch.split(used[torch.randperm(len(used))], setting.batch):
            chances, values = network(*(each[rows] for each in seen))
            ratio = (chances.gather(1, actions[rows, None])[:, 0] - before[rows]).exp()
            gain = (gains[rows] - gains[rows].mean()) / (gains[rows].std() + 1e-8)
            clipped = ratio.clamp(1 - setting.clip, 1 + setting.clip)
            spread = -(chances.exp() * chances.clamp(min=-30)).sum(1).mean()
            missed = functional.mse_loss(values, returns[rows])
            loss = -torch.minimum(ratio * gain, clipped * gain).mean()
            loss = loss + 0.5 * missed - setting.curiosity * spread
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def learn(setting: Setting, minutes: float) -> Iterator[tuple[Network, float, int]]:
    """Learn for so long; after each round of play and improvement the network, the minutes, the decisions.

    Minutes are the processor's, of all threads together: what else a machine does makes hardly a difference to them.
    What is done with the network in between is not counted.
    """
    torch.manual_seed(setting.seed)
    tables = vector(
        GAME,
        setting.tables,
        setting.seats,
        options=dict(setting.options),
        seed=setting.seed,
        workers=1,
    )
    seen = features(torch.from_numpy(tables.observations), setting.seats)
    network = Network(setting.seats, seen[0].shape[2], seen[1].shape[1], setting.hidden)
    optimiser = torch.optim.Adam(network.parameters(), setting.rate, eps=1e-5)
    spent, decisions = 0.0, 0
    yield network, spent, decisions
    while spent < minutes:
        start = time.process_time()
        for group in optimiser.param_groups:
            group["lr"] = setting.rate * max(1 - spent / minutes, 0.05)
        improve(network, optimiser, play(network, tables, setting), setting)
        decisions += setting.tables * setting.steps
        spent += (time.process_time() - start) / 60
        yield network, spent, decisions


# measuring


@torch.no_grad()
def measure(
    network: Network, setting: Setting, opponent: str, deals: int, seed: int
) -> tuple[float, float]:
    """The network's share of the wins against three of a game's players, and half its 95 % interval.

    Every deal is played from each seat in turn, and a deal's share is the mean of these games: so nobody is lucky to
    sit well. The network takes the answer that it thinks best.
    """
    shares = np.mean(
        [from_seat(network, setting, opponent, deals, seed, seat) for seat in range(setting.seats)],
        axis=0,
    )
    return float(shares.mean()), float(1.96 * shares.std(ddof=1) / np.sqrt(deals))


def from_seat(
    network: Network, setting: Setting, opponent: str, deals: int, seed: int, seat: int
) -> np.ndarray[Any, Any]:
    """What the network won of each deal from one seat: 1, a share, or nothing."""
    envs = Single(
        GAME, deals, setting.seats, players=[opponent], options=dict(setting.options), seat=seat
    )
    seen, _ = envs.reset(seed=seed)
    won = np.full(deals, np.nan)
    while np.isnan(won).any():
        views = features(torch.from_numpy(seen["observation"]), setting.seats)
        chances, _ = network(*views, torch.from_numpy(seen["action_mask"]))
        seen, rewards, ended, _, _ = envs.step(chances.argmax(1).numpy())
        first = ended & np.isnan(won)
        won[first] = (rewards[first] * (setting.seats - 1) + 1) / setting.seats
    return won


# the command


@dataclass(frozen=True)
class Point:
    """One measurement on the way."""

    minutes: float
    decisions: int
    opponent: str
    share: float
    within: float


def measured(
    setting: Setting, minutes: float, opponents: Sequence[str], deals: int
) -> Iterator[tuple[Network, list[Point]]]:
    """Learn, and measure at first, whenever the time spent has grown by half, and at the end.

    The last measurement is of four times as many deals, and of others.
    """
    due = 0.0
    for network, spent, decisions in learn(setting, minutes):
        if spent < min(due, minutes):
            continue
        due = max(1.5 * spent, 0.1)
        many, seed = (4 * deals, 1) if spent >= minutes else (deals, 0)
        shares = [measure(network, setting, each, many, seed) for each in opponents]
        yield (
            network,
            [
                Point(spent, decisions, opponent, *share)
                for opponent, share in zip(opponents, shares, strict=True)
            ],
        )


def write(points: list[Point], path: Path) -> None:
    """The measurements as a table."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(asdict(points[0])))
        writer.writeheader()
        writer.writerows(asdict(point) for point in points)


def draw(points: list[Point], fair: float, path: Path) -> None:
    """The learning curve: a line for each opponent, a band for the interval, a rule where all are equal."""
    rows = [
        {**asdict(each), "low": max(each.share - each.within, 0), "high": each.share + each.within}
        for each in points
    ]
    minutes = alt.Axis(title="minutes of one core", grid=False, labelOverlap="greedy")
    base = alt.Chart(alt.InlineData(values=rows)).encode(
        x=alt.X("minutes:Q", axis=minutes, scale=alt.Scale(type="sqrt")),
        color=alt.Color("opponent:N", title="against three"),
    )
    share = alt.Axis(title="share of the wins", format="%")
    band = base.mark_area(opacity=0.2).encode(y=alt.Y("low:Q", axis=share), y2="high:Q")
    line = base.mark_line(point=True).encode(y=alt.Y("share:Q", axis=share))
    rule = alt.Chart(alt.InlineData(values=[{"share": fair}])).mark_rule(strokeDash=[4, 4])
    (band + line + rule.encode(y="share:Q")).properties(width=520, height=300).save(path)


def main() -> None:
    """Read the command line, learn, and write what was learned and how it went."""
    parser = argparse.ArgumentParser(description="PPO learns Cabanga! by playing against itself.")
    parser.add_argument("--minutes", type=float, default=6, help="of one core's time")
    parser.add_argument("--deals", type=int, default=500, help="deals of a measurement")
    parser.add_argument("--against", default="casual,sharp,machine", help="players, with commas")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("ppo"))
    chosen = parser.parse_args()
    torch.set_num_threads(
        1
    )  # of threads that wait for each other the processor would count the waiting
    setting, opponents = Setting(seed=chosen.seed), chosen.against.split(",")
    chosen.out.mkdir(parents=True, exist_ok=True)
    points: list[Point] = []
    print("minutes  decisions  against   share of the wins")
    for network, found in measured(setting, chosen.minutes, opponents, chosen.deals):
        for point in found:
            told = f"{point.minutes:7.1f} {point.decisions:10,}  {point.opponent:8}"
            print(f"{told}  {point.share:.1%} ± {point.within:.1%}", flush=True)
        points += found
        torch.save(network.state_dict(), chosen.out / "policy.pt")
        write(points, chosen.out / "curve.csv")
        draw(points, 1 / setting.seats, chosen.out / "curve.svg")


if __name__ == "__main__":
    main()
