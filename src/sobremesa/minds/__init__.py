"""How people notice, remember and dare: the models that a game's ``players.py`` is made of."""
