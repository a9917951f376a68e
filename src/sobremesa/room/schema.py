"""Writes the protocol down from its message classes: ``python -m sobremesa.room.schema`` (``--check``: only compare).

``docs/protocol.md`` for people, ``docs/protocol.schema.json`` for programs, ``page/protocol.d.ts`` for the page.
"""

import inspect
import json
import sys
from pathlib import Path
from typing import Any

from pydantic import BaseModel, TypeAdapter

from sobremesa.room import messages, recording, requests
from sobremesa.room.refusals import Code, Refused
from sobremesa.table.scene import Word
from sobremesa.table.words import Words

ROOM = Path(__file__).parent
ROOT = ROOM.parents[2]
SECTIONS = {
    "From the room to the page": ("Lobby", "News", "Talk", "Answer", "Error", "Ping"),
    "From the page to the room": (
        *("Hello", "SetBot", "SetTable", "Stand", "Ready", "Move", "Swap", "Remove", "HandOver"),
        *("Start", "Play", "TakeBack", "Undo", "AnswerUndo", "MoreTime", "Leave", "Back"),
        *("Say", "React", "Rematch", "NextGame", "Pong"),
    ),
    "Over HTTP": ("GameInfo", "OptionInfo", "NewTable", "TableMade", "SitDown"),
    "When a game is over, over HTTP": ("Replay", "ReplayScenes", "Dealt", "Draw", "Recording"),
    "What they are made of": (
        *("Scene", "Zone", "Card", "Choice", "Refusal", "Happened", "Clock", "UndoInfo", "Line"),
        *("PlaceInfo", "Pace", "Word", "SeatArg", "SeatsArg"),
        *("RecordedPlace", "RecordedStep", "RecordedEvent", "Result"),
    ),
}
MAY_BE_LEFT_OUT = {"NewTable": ("options", "pace", "watch"), "SetTable": ("watch",)}
BASES = ("Message", "Request")


def classes() -> dict[str, type[BaseModel]]:
    """Every message class by name, in the order of the file."""
    found: dict[str, type[BaseModel]] = {
        name: each
        for module in (messages, requests, recording)
        for name, each in vars(module).items()
        if inspect.isclass(each) and issubclass(each, messages.Message) and name not in BASES
    }
    missing = set(found) ^ {name for names in SECTIONS.values() for name in names}
    if missing:
        raise SystemExit(f"schema.py: put {', '.join(sorted(missing))} into SECTIONS")
    return found


def schema() -> dict[str, Any]:
    """The JSON Schema of everything: ``FromClient``, ``FromServer`` and what goes over HTTP under ``$defs``."""
    parts: dict[str, Any] = {}
    unions: dict[str, Any] = {"FromClient": requests.FromClient, "FromServer": messages.FromServer}
    for name, union in unions.items():
        parts[name] = TypeAdapter(union).json_schema(
            ref_template="#/$defs/{model}", mode="validation"
        )
    for name in (*SECTIONS["Over HTTP"], *SECTIONS["When a game is over, over HTTP"]):
        parts[name] = classes()[name].model_json_schema(ref_template="#/$defs/{model}")
    shared: dict[str, Any] = {}
    for part in parts.values():
        shared |= part.pop("$defs", {})
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Sobremesa's protocol, version {messages.VERSION}",
        "$defs": dict(sorted((shared | parts).items())),
    }


def typed(part: dict[str, Any]) -> str:
    """A part of the schema as a TypeScript type."""
    if "$ref" in part:
        return str(part["$ref"]).rpartition("/")[2]
    if "const" in part:
        return json.dumps(part["const"])
    if "enum" in part:
        return " | ".join(json.dumps(each) for each in part["enum"])
    if "anyOf" in part:
        return " | ".join(typed(each) for each in part["anyOf"])
    match part.get("type"):
        case "array":
            return f"({typed(part['items'])})[]"
        case "object":
            return f"Record<string, {typed(part['additionalProperties'])}>"
        case "integer":
            return "number"
        case kind:
            return str(kind)


def types() -> str:
    """The page's types."""
    known = schema()["$defs"]
    lines = [
        "// Made by `python -m sobremesa.room.schema` from room/messages.py and its neighbours; edit those.",
        "",
    ]
    for name, each in classes().items():
        lines += [f"/** {first_line(each)} */", f"export interface {name} {{"]
        for field, part in known[name].get("properties", {}).items():
            mark = "?" if field in MAY_BE_LEFT_OUT.get(name, ()) else ""
            lines.append(f"  {field}{mark}: {typed(part)};")
        lines += ["}", ""]
    for name in ("FromClient", "FromServer"):
        union = " | ".join(typed(each) for each in known[name]["oneOf"])
        lines += [f"export type {name} = {union};", ""]
    codes = " | ".join(f'"{code.value}"' for code in Code)
    lines.append(f"export type Code = {codes};")
    return "\n".join(lines) + "\n"


def first_line(each: type[BaseModel]) -> str:
    """The first line of a class's docstring."""
    return inspect.getdoc(each).splitlines()[0]  # type: ignore[union-attr]


def handbook() -> str:
    """The protocol for people."""
    known, found = schema()["$defs"], classes()
    parts = [(ROOM / "protocol_intro.md").read_text(encoding="utf-8").rstrip()]
    for title, names in SECTIONS.items():
        parts.append(f"## {title}")
        parts += [described(name, found[name], known[name]) for name in names]
    parts.append(f"## Codes of errors\n\n{codes()}")
    return "\n\n".join(parts) + "\n"


def described(name: str, each: type[BaseModel], part: dict[str, Any]) -> str:
    """One message: what it is for, its fields."""
    lines = [f"### {name}", "", inspect.getdoc(each) or "", ""]
    for field, kind in part.get("properties", {}).items():
        shown = typed(kind).replace("|", "\\|")
        limits = [f"{said} {kind[key]}" for key, said in LIMITS.items() if key in kind]
        default = "default" in kind and "const" not in kind
        if default:
            limits.append(f"default {json.dumps(kind['default'])}")
        lines.append(f"- `{field}`: `{shown}`{', ' if limits else ''}{', '.join(limits)}")
    return "\n".join(lines).replace("``", "`").rstrip()


LIMITS = {
    "minimum": "at least",
    "maximum": "at most",
    "minLength": "length at least",
    "maxLength": "length at most",
    "pattern": "of the form",
}


def codes() -> str:
    """Every code with its English sentence and its HTTP status."""
    english = Words("en", (ROOM.parent / "table/words", ROOM / "words"))
    lines = ["| code | over HTTP | says |", "|---|---|---|"]
    for code in Code:
        refused = Refused(code, **SHOWN)
        own = code is Code.AGAINST_THE_RULES
        word = Word(refused.word.id, SHOWN)
        said = "the game's own sentence for the reason" if own else english.say(word)
        lines.append(f"| `{code.value}` | {refused.status} | {said} |")
    return "\n".join(lines)


SHOWN: dict[str, Any] = {"where": "…", "reason": "…", "most": 20, "least": 2}


FILES = {
    ROOT / "docs/protocol.md": handbook,
    ROOT / "docs/protocol.schema.json": lambda: (
        json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"
    ),
    ROOM.parent / "page/protocol.d.ts": types,
}


def stale() -> list[Path]:
    """The files that no longer say what the classes say."""
    return [
        path
        for path, make in FILES.items()
        if not path.exists() or path.read_text(encoding="utf-8") != make()
    ]


def main(arguments: list[str]) -> int:
    """Write what is stale; with ``--check`` only say so."""
    old = stale()
    for path in old:
        if "--check" not in arguments:
            path.parent.mkdir(exist_ok=True)
            path.write_text(FILES[path](), encoding="utf-8")
        sys.stderr.write(f"{'stale' if '--check' in arguments else 'written'}: {path}\n")
    return int(bool(old) and "--check" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
