"""``python -m sobremesa.search [PART]``: compile a part of a game ("NAME" or "NAME search"), or all of all games."""

import asyncio
import sys

from sobremesa.search.warming import READY, parts, warm_all
from sobremesa.table.registry import games


def say(name: str, function: str) -> None:
    """Print what has been compiled."""
    print(name, "is ready" if function == READY else function, flush=True)


if len(sys.argv) == 2:
    wanted = next(part for part in parts(games()) if part.name == sys.argv[1])
    for function in wanted.warm():
        print(function, flush=True)
else:
    asyncio.run(warm_all(parts(games()), say))
