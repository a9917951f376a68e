"""Sobremesa: party card games with windows, races and secrets.

``sobremesa.Table(game, seats=4, seed=1)`` is a table to play at from Python.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sobremesa.table.table import Table as Table

__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """Bring in `Table` when it is first asked for: its compiler takes half a second, which ``--help`` need not wait."""
    if name != "Table":
        raise AttributeError(f"module 'sobremesa' has no attribute {name!r}")
    from sobremesa.table.table import Table  # noqa: PLC0415

    return Table
