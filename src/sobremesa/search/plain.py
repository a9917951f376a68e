"""Stands in where a game has no ``foresight.py``: every table that fits is as likely as any other."""

from sobremesa.table.compiled import rule


@rule
def likely(t, seat, chance):
    """Whether people would have come to this redealt table."""
    return True
