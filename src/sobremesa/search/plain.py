"""Stands in where no ``foresight.py`` says what is likely: every table that fits is as likely as any other."""

from sobremesa.table.compiled import rule


@rule
def likely(t, seat, chance):
    """Whether people would have come to this redealt table."""
    return True
