"""Perft: how many sequences of actions of each length begin at a fixed deal, kept as data in ``tests/perft``.

As chess programs do it: any change of what is legal, of who is asked or of what follows changes a count.
``python -m tests.perft`` counts every row anew and writes the files; look at the difference before you commit it.
"""

import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from sobremesa.table.contract import Game
from sobremesa.table.driver import generate
from sobremesa.table.events import LOG
from sobremesa.table.table import Table
from tests.modes import games

FOLDER = Path(__file__).parent / "perft"
TEMPLATE = Path(__file__).with_name("perft_driver.py.txt")


def rows(game: Game) -> list[dict[str, Any]]:
    """The rows of a game's file."""
    path = FOLDER / f"{game.name}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))["deal"] if path.exists() else []


def dealt(game: Game, row: dict[str, Any]) -> Table:
    """The table that a row begins at."""
    return Table(game, row["seats"], row["seed"], row.get("options", {}), ceremony=row["ceremony"])


def fast_count(table: Table, depth: int) -> int:
    """The number of sequences of this length, by compiled code."""
    driver = generate(table.game, TEMPLATE, "perft")
    actions = len(table.game.actions)
    tables = np.zeros(depth + 1, table.game.table)
    tables[0] = table.record[0]
    moves = np.zeros((depth + 1, actions * table.seats), np.int32)
    counts, nexts = np.zeros(depth + 1, np.int32), np.zeros(depth + 1, np.int32)
    out = np.zeros(actions, np.int32)
    return int(driver.sequences(tables, depth, moves, counts, nexts, out, np.zeros(1, LOG)))


def naive_count(table: Table, depth: int) -> int:
    """The same, by nothing but what a player of the table can do."""
    if depth == 0:
        return 1
    total = 0
    for seat in table.actors:
        for action in table.legal(seat):
            after = table.copy()
            after.play(seat, action)
            total += naive_count(after, depth - 1)
    return total


def write_all() -> None:
    """Count every row anew and write the counts into the files."""
    for game in games():
        lines = [
            "# Written by `python -m tests.perft`: from each deal, the sequences of 1, 2, 3, … actions."
        ]
        for row in rows(game):
            counts = [
                fast_count(dealt(game, row), depth) for depth in range(1, len(row["counts"]) + 1)
            ]
            options = ", ".join(
                f"{name} = {value!r}" for name, value in row.get("options", {}).items()
            )
            lines += [
                "",
                "[[deal]]",
                f"seats = {row['seats']}",
                f"seed = {row['seed']}",
                f"ceremony = {str(row['ceremony']).lower()}",
                f"options = {{ {options} }}" if options else "options = {}",
                f"counts = [{', '.join(str(count) for count in counts)}]",
            ]
        (FOLDER / f"{game.name}.toml").write_text("\n".join([*lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    write_all()
