"""OpenSpiel's playthroughs of every game, kept as files: ``python -m tests.envs.recorded`` writes them anew.

A playthrough is what OpenSpiel sees of a game's first steps: strings, tensors, legal actions, returns. So a change of
rules, Views or of what the adapter makes of them shows as a difference.
"""

from collections.abc import Iterator
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from sobremesa.envs.openspiel import short_name
from sobremesa.table.registry import games

FOLDER = Path(__file__).with_name("playthroughs")
SHORT = "deals=3,order=fixed,horizon=3,history=2"

if not flags.FLAGS.is_parsed():
    flags.FLAGS.mark_as_parsed()  # OpenSpiel asks absl for its options


def recorded() -> Iterator[tuple[Path, str]]:
    """The file of each game, and what is loaded for it."""
    for game in games():
        yield FOLDER / f"{game.name}.txt", f"{short_name(game)}({SHORT})"


def write_all() -> None:
    """Write every playthrough anew."""
    FOLDER.mkdir(exist_ok=True)
    for path, name in recorded():
        text = generate_playthrough.playthrough(name, action_sequence=[], seed=1)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(FOLDER.parent))


if __name__ == "__main__":
    write_all()
