"""Who sits in a seat when no person does. A player is given Views, never a table."""

from sobremesa.players.bots import (
    Bot,
    UnknownPlayer,
    functions_to_warm,
    player,
    player_names,
    warm,
)

__all__ = [
    "Bot",
    "UnknownPlayer",
    "functions_to_warm",
    "player",
    "player_names",
    "warm",
]
