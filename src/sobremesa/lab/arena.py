"""Players against each other: every pair, in every order round the table, all on the same deals.

Each deal is played by each pair, with the seats shared out in every way that is another order round the table, and
each of these with the seats turned on one by one, so that everybody plays every hand. What luck in dealing there is
falls on all alike.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import ceil

import numpy as np

from sobremesa.lab.rating import Numbers, Tables, resampled, strengths
from sobremesa.lab.result import Result
from sobremesa.lab.sheets import Row, Sheet
from sobremesa.lab.simulate import Workers, WrongPlayers, simulate
from sobremesa.search import seated
from sobremesa.table.contract import Game

SAMPLES = 1000
"""How many times the deals are drawn anew for the intervals."""


@dataclass(frozen=True)
class Standing:
    """A player's points of Elo, the mean of all being 0, with their 95 % interval."""

    name: str
    elo: float
    low: float
    high: float


@dataclass(frozen=True)
class Pair:
    """Two players: what the first won of all their games, with the 95 % interval; one half if they are equal."""

    first: str
    second: str
    games: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Arena:
    """Everything that was played, and what follows; ``standings`` has the strongest first."""

    game: Game
    seats: int
    players: tuple[str, ...]
    deals: int
    seed: int
    results: tuple[Result, ...]
    standings: tuple[Standing, ...]
    pairs: tuple[Pair, ...]


def orders(seats: int) -> list[tuple[int, ...]]:
    """Each way to share the seats between players 0 and 1, half for each, that is another order round the table.

    With an odd number of seats either holds the one that is left as often as the other.
    """
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for held in {seats // 2, seats - seats // 2}:
        for ones in combinations(range(seats), held):
            order = tuple(int(seat in ones) for seat in range(seats))
            turned = min(order[by:] + order[:by] for by in range(seats))
            found[turned] = turned
    return sorted(found)


def games_for_each_pair(seats: int, games: int) -> int:
    """The least number of games, ``games`` or more, that gives every deal to every order and turn."""
    of_a_deal = len(orders(seats)) * seats
    return ceil(games / of_a_deal) * of_a_deal


def arena(
    game: Game,
    seats: int,
    players: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, int | str] | None = None,
    *,
    workers: Workers = None,
    report: Callable[[int], None] = lambda done: None,
) -> Arena:
    """Let every pair of players play at least ``games`` games."""
    names = tuple(seated(game, name).name for name in players)
    if len(set(names)) != len(names) or len(names) < 2:
        raise WrongPlayers("an arena takes two players or more, each named once")
    deals = games_for_each_pair(seats, games) // (len(orders(seats)) * seats)
    tables, results = [], []
    for first, second, order in line_ups(len(names), seats):
        lineup = [names[(first, second)[side]] for side in order]
        tables.append(Tables(first, second, (order.count(0), order.count(1))))
        results.append(
            simulate(
                game,
                seats,
                lineup,
                deals * seats,
                seed,
                options,
                same_deal=seats,
                workers=workers,
                report=report,
            )
        )
    by_table = [wins_by_deal(*each, names) for each in zip(results, tables, strict=True)]
    wins = np.stack(by_table, axis=1)
    samples = resampled(wins, SAMPLES, seed)
    order_found = standings(names, tables, wins, samples)
    compared = tuple(pairs(names, tables, wins, samples, seats))
    return Arena(game, seats, names, deals, seed, tuple(results), order_found, compared)


def line_ups(players: int, seats: int) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """Every pair of players in every order round the table."""
    for first, second in combinations(range(players), 2):
        for order in orders(seats):
            yield first, second, order


def wins_by_deal(result: Result, table: Tables, names: Sequence[str]) -> Numbers:
    """What the first and the second player of a table won of all games of each deal."""
    sat = np.array(result.lineup)[result.slots]
    sides = [(result.won * (sat == names[who])).sum(axis=1) for who in (table.first, table.second)]
    by_deal: Numbers = np.stack(sides, 1).reshape(-1, result.seats, 2).sum(axis=1)
    return by_deal


def standings(
    names: Sequence[str], tables: list[Tables], wins: Numbers, samples: Numbers
) -> tuple[Standing, ...]:
    """Points and intervals, the strongest first."""
    points = strengths(tables, wins.sum(axis=0)[None], len(names))[0]
    low, high = np.percentile(strengths(tables, samples, len(names)), [2.5, 97.5], axis=0)
    found = [
        Standing(name, float(points[who]), float(low[who]), float(high[who]))
        for who, name in enumerate(names)
    ]
    return tuple(sorted(found, key=lambda each: -each.elo))


def pairs(
    names: Sequence[str], tables: list[Tables], wins: Numbers, samples: Numbers, seats: int
) -> Iterator[Pair]:
    """How each pair fared: over all orders both hold equally many seats, so equals win half each."""
    for first, second in combinations(range(len(names)), 2):
        own = [(table.first, table.second) == (first, second) for table in tables]
        games = len(wins) * seats * sum(own)
        rate = float(wins[:, own, 0].sum()) / games
        low, high = np.percentile(samples[:, own, 0].sum(axis=1) / games, [2.5, 97.5])
        yield Pair(names[first], names[second], games, rate, float(low), float(high))


def standing_sheet(found: Arena) -> Sheet:
    """The players with their points."""
    rows = tuple(
        Row((each.name, f"{each.elo:+.0f}", f"{each.low:+.0f} – {each.high:+.0f}"))
        for each in found.standings
    )
    return Sheet("Standing", ("player", "Elo", "95 % interval"), rows)


def pair_sheet(found: Arena) -> Sheet:
    """What the first of each pair won; marked where they are surely not equal."""
    rows = tuple(
        Row(
            (
                f"{each.first} – {each.second}",
                f"{each.games:,}",
                f"{each.rate:.1%}",
                f"{each.low:.1%} – {each.high:.1%}",
            ),
            not each.low <= 0.5 <= each.high,
        )
        for each in found.pairs
    )
    return Sheet("Pairs", ("pair", "games", "the first won", "95 % interval"), rows)
