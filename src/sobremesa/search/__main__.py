"""``python -m sobremesa.search [GAME …]``: compile games, all installed ones if none is named."""

import sys

from sobremesa.search.warming import warm, warm_all
from sobremesa.table.registry import game, games

if len(sys.argv) == 2:
    for function in warm(game(sys.argv[1])):
        print(function, flush=True)
else:
    for name, function in warm_all([game(each) for each in sys.argv[1:]] or games()):
        print(name, function, flush=True)
