"""Sobremesa: party card games with windows, races and secrets."""

__version__ = "0.1.0"
