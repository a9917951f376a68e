"""Who sits in a seat when no person does. A player is given Views, never a table."""

from sobremesa.players.bots import Bot, UnknownPlayer, player, player_names, warm

__all__ = ["Bot", "UnknownPlayer", "player", "player_names", "warm"]
