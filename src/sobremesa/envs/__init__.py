"""Environments for learners, made of any installed game, none of which needs code for it.

`vector` steps many tables at once and `layout` names the parts of an observation; `sobremesa.envs.pettingzoo`,
`sobremesa.envs.single` (Gymnasium) and `sobremesa.envs.openspiel` speak the languages of others, and need their
packages.
"""

from typing import Any

from sobremesa.envs.layout import layout
from sobremesa.envs.many import Tables
from sobremesa.table.contract import Game


def vector(name: str | Game, tables: int = 4096, seats: int | None = None, **more: Any) -> Tables:
    """Many tables of a game, each with the seat that is to answer; ``more`` as in `Tables`."""
    return Tables(name, tables, seats, **more)


__all__ = ["Tables", "layout", "vector"]
