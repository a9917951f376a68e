"""Farol, a game for Sobremesa in a package of its own: see ``rules.py``."""
