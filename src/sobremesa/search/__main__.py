"""``python -m sobremesa.search [GAME …]``: compile games, all installed ones if none is named."""

import asyncio
import sys

from sobremesa.search.warming import READY, warm, warm_all
from sobremesa.table.registry import game, games


def say(name: str, function: str) -> None:
    """Print what has been compiled."""
    print(name, "is ready" if function == READY else function, flush=True)


if len(sys.argv) == 2:
    for function in warm(game(sys.argv[1])):
        print(function, flush=True)
else:
    asyncio.run(warm_all([game(each) for each in sys.argv[1:]] or list(games()), say))
