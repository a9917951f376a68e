"""What the lab needs beyond a plain installation, and how to get it."""

from importlib.util import find_spec

from sobremesa.table.errors import SobremesaError

EXTRAS = {
    "lab": ("polars", "altair", "vl_convert", "optuna", "tomlkit"),
    "cluster": ("ray",),
}
"""The extras of the package, and the modules that each brings."""


class NotInstalled(SobremesaError):
    """Something is wanted that a plain installation does not bring."""


def need(extra: str) -> None:
    """Go on if all that an extra brings is there; `NotInstalled` says how to install it."""
    missing = [module for module in EXTRAS[extra] if find_spec(module) is None]
    if missing:
        raise NotInstalled(
            f"this needs {' and '.join(missing)}: install it with `pip install 'sobremesa[{extra}]'`"
        )
