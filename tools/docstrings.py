"""Docstrings as Markdown, for the site: they are written for whoever reads the source.

``x`` becomes `x`, and a table between lines of = becomes one with bars.
"""

import re
from collections.abc import Iterator
from typing import Any

from griffe import Extension, Object


class Markdown(Extension):
    """Rewrites the docstring of everything that is loaded."""

    def on_object(self, *, obj: Object, **kwargs: Any) -> None:
        """Griffe has read something and its docstring."""
        if obj.docstring:
            obj.docstring.value = as_markdown(obj.docstring.value)


def as_markdown(text: str) -> str:
    """A docstring of ours as Markdown."""
    return re.sub(r"``([^`]+)``", r"`\1`", "\n".join(with_bars(text.splitlines())))


def with_bars(lines: list[str]) -> Iterator[str]:
    """Each line; of a table its columns, which begin where the = of its first line do."""
    starts: list[int] = []
    rules = 0
    for line in lines:
        if re.fullmatch(r"=+( +=+)+", line):
            rules = rules % 3 + 1
            starts = [match.start() for match in re.finditer("=+", line)]
            if rules == 2:
                yield "|---" * len(starts) + "|"
        elif rules in (1, 2):
            ends = [*starts[1:], len(line)]
            cells = [line[start:end].strip() for start, end in zip(starts, ends, strict=True)]
            yield f"| {' | '.join(cells)} |"
        else:
            yield line
