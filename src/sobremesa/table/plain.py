"""Records as plain Python objects, for rules that run uncompiled.

NumPy's record scalars are slow and have attributes of their own (``size``) that hide fields; so the uncompiled
rules get objects whose fields are whole numbers, lists and such objects, and the result is written back.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any

import numpy as np


class Plain:
    """A record whose fields are attributes; made from a NumPy scalar, written back into an array."""

    def __init__(self, record: np.void) -> None:
        for name in record.dtype.names or ():
            setattr(self, name, unpacked(record[name]))

    def write(self, record: Any) -> None:
        """Write every field into ``record``, one of an array of records."""
        for name in record.dtype.names:
            write_value(record, name, getattr(self, name))


def unpacked(value: Any) -> Any:
    """A field as plain Python: a number, a list, or a `Plain`."""
    if isinstance(value, np.void):
        return Plain(value)
    if isinstance(value, np.ndarray):
        return [unpacked(each) for each in value]
    return int(value)


def write_value(record: Any, name: Any, value: Any) -> None:
    """Write one field, or one place of an array field, back."""
    if isinstance(value, Plain):
        value.write(record[name])
    elif isinstance(value, list) and value and isinstance(value[0], Plain | list):
        for index, each in enumerate(value):
            write_value(record[name], index, each)
    else:
        record[name] = value


def over_plain(function: Callable[..., Any]) -> Callable[..., Any]:
    """Let a function over arrays of records run uncompiled on NumPy's arrays: unpack, call, write back."""

    @wraps(function)
    def call(*arguments: Any) -> Any:
        lent = [lend(argument) for argument in arguments]
        result = function(*lent)
        for argument, plain in zip(arguments, lent, strict=True):
            if isinstance(plain, list):
                for place, record in enumerate(plain):
                    record.write(argument[place])
        return result

    return call


def lend(argument: Any) -> Any:
    """An array of records as a list of `Plain`; anything else as it is."""
    if isinstance(argument, np.ndarray) and argument.dtype.names:
        return [Plain(record) for record in argument]
    return argument
