"""Write docs/cli.md from what the commands say of themselves: ``python -m tests.cli_reference``."""

import os
from pathlib import Path

os.environ["COLUMNS"] = "96"

from typer.main import get_command

from sobremesa.cli.main import app

PAGE = Path(__file__).parent.parent / "docs/cli.md"
HEAD = """# The `sobremesa` command

<!-- Made by `make docs` from the commands' own help: edit src/sobremesa/cli/main.py instead. -->
"""


def reference() -> str:
    """The page: what each command answers to ``--help``, without colours and boxes."""
    boxes, app.rich_markup_mode = app.rich_markup_mode, None
    command = get_command(app)
    app.rich_markup_mode = boxes
    top = command.make_context("sobremesa", [], resilient_parsing=True, max_content_width=96)
    parts = [HEAD, block(command.get_help(top))]
    for name, each in command.commands.items():
        context = each.make_context(name, [], parent=top, resilient_parsing=True)
        parts += [f"\n## sobremesa {name}\n", block(each.get_help(context))]
    return "\n".join(parts) + "\n"


def block(text: str) -> str:
    """Text as it is."""
    return f"```text\n{text}\n```"


if __name__ == "__main__":
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(reference(), encoding="utf-8")
