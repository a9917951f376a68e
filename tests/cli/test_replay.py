"""``sobremesa replay``: a downloaded game is opened again, and one that was tampered with is not."""

import asyncio
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from tests.kit import killed_after
from tests.room.conftest import free_port
from tests.room.people import HastyClock, party, running
from typer.testing import CliRunner

from sobremesa.cli.main import app
from sobremesa.room.app import create_app
from sobremesa.table.errors import SobremesaError

Json = dict[str, Any]


async def download(folder: Path) -> bytes:
    """A game played by bots, as its people download it."""
    url = f"sqlite:///{folder}/r.db"
    async with running(create_app(url, clock=HastyClock(), ping_ms=0)) as server:
        options = {"limit": 1, "hand": 3}
        table, (ana,) = await party(server, 1, bots=2, game="cabanga", options=options)
        await ana.hear_end()
        return (await ana.http.get(f"/api/tables/{table}/recording")).content


@pytest.fixture(scope="module")
def recording(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return asyncio.run(download(tmp_path_factory.mktemp("game")))


def said(*arguments: str) -> str:
    """What the command prints."""
    result = CliRunner().invoke(app, ["replay", *arguments])
    if result.exception:
        raise result.exception
    return result.output


def written(folder: Path, recording: bytes, **changes: Any) -> str:
    """A recording as a file, with something changed."""
    path = folder / "game.json"
    path.write_text(json.dumps(json.loads(recording) | changes))
    return str(path)


@pytest.mark.parametrize(
    ("language", "begins"), [("en", "Round 1 begins."), ("es", "Empieza"), ("pt", "Começa")]
)
def test_a_game_is_told_as_a_log(
    language: str, begins: str, recording: bytes, tmp_path: Path
) -> None:
    lines = said(written(tmp_path, recording), "--text", "--language", language).splitlines()
    assert begins in lines[0]
    assert lines[0].startswith("   0  ")
    assert any("Person 0" in line for line in lines)
    winner = json.loads(recording)["places"][json.loads(recording)["result"]["winners"][0]]
    assert winner["nickname"] in lines[-1]


def changed(recording: bytes, what: str) -> Json:
    """Something that is not as it was."""
    whole = json.loads(recording)
    steps = whole["steps"]
    match what:
        case "event":
            steps[1]["events"][0]["card"] = 3
        case "action":
            done = next(place for place, step in enumerate(steps) if step["seat"] >= 0)
            steps.insert(done, steps[done])  # nobody does the same twice
        case "result":
            whole["result"]["winners"] = [0, 1, 2]
        case "seed":
            whole["seed"] = "00" * 32
        case "odd-seed":
            whole["seed"] = "no seed"
        case "version":
            whole["rules_version"] = 99
        case "game":
            whole["game"] = "checkers"
        case "places":
            whole["places"].pop()
        case "steps":
            whole["steps"] = []
    return dict(whole)


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        ("event", "at entry 1 something else happens now than was written"),
        ("action", r"entry \d+ is refused now"),
        ("result", "ends in another way"),
        ("seed", "not the one whose hash was published"),
        ("odd-seed", "no hexadecimal number"),
        ("version", "version 99 of the rules of cabanga; version 1 is installed"),
        ("game", "checkers"),
        ("places", "who sat in each seat"),
        ("steps", "has no steps"),
    ],
)
def test_what_was_changed_is_noticed(
    what: str, sentence: str, recording: bytes, tmp_path: Path
) -> None:
    path = written(tmp_path, recording, **changed(recording, what))
    with pytest.raises(SobremesaError, match=sentence):
        said(path, "--text")


def test_what_is_no_recording_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(SobremesaError, match="cannot be read"):
        said(str(tmp_path / "nothing.json"))
    path = tmp_path / "shopping.json"
    path.write_text('{"bread": 1}')
    with pytest.raises(SobremesaError, match="this is no recording"):
        said(str(path))
    path.write_text("bread")
    with pytest.raises(SobremesaError, match="this is no recording"):
        said(str(path))
    with pytest.raises(SobremesaError, match="no words in 'fr'"):
        said(str(path), "--language", "fr")


def test_the_page_is_served(recording: bytes, tmp_path: Path) -> None:
    port = free_port()
    command = [
        str(Path(sys.executable).with_name("sobremesa")),
        "replay",
        written(tmp_path, recording),
    ]
    process = subprocess.Popen([*command, "--port", str(port)], stdout=subprocess.PIPE, text=True)
    with process, killed_after(process, 600):
        assert process.stdout is not None
        line = next(each for each in process.stdout if "/replay" in each)
        address = line.split()[-1].replace("/t/", "/api/tables/")
        whole = json.loads(fetched(address))
        assert whole["boards"]
        assert len(whole["log"]) == len(json.loads(recording)["steps"])
        again = json.loads(fetched(address.replace("/replay", "/recording")))
        assert again == json.loads(recording)
        process.terminate()
        process.wait(60)


def fetched(address: str) -> bytes:
    """What the server says, once it has started."""
    end = time.monotonic() + 240
    while True:
        try:
            with urlopen(address, timeout=30) as answer:
                return bytes(answer.read())
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.2)
