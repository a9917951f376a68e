"""The code on the page about environments runs, one block after another."""

import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[2] / "docs/envs.md"


def test_the_blocks_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 5
    told: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), told)
    assert told["won"].shape[1] == 4
    assert told["over"] or told["cut_off"]
    assert told["ended"].shape == (64,)
