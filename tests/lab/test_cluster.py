"""The same games on a Ray cluster: here one of a single process, started on this machine for the test."""

import os
import subprocess
import sys
from collections.abc import Iterator
from secrets import token_hex

import pytest
from tests.kit import killed_after

from sobremesa.lab.cluster import NoCluster, knock
from sobremesa.lab.simulate import CHUNK, simulate
from sobremesa.players import player_names
from sobremesa.table.registry import game

CABANGA = game("cabanga")
PLAYERS = player_names(CABANGA)[:2]
GAMES = 2 * CHUNK + 5
ALONE = {
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": token_hex(32),
}
"""Ray speaks to this machine alone, as it does on a desktop, tells nobody of itself, and lets in only this test."""

HEAD = """
import ray
here = ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
print("at", here.address_info["address"], flush=True)
input()
ray.shutdown()
"""
GUEST = f"""
import sys
from sobremesa.lab.cluster import chunks_on_cluster, joined
from sobremesa.lab.simulate import simulate
from sobremesa.table.registry import game
heard = []
with joined(sys.argv[1]):
    asked = (game("cabanga"), 3, {PLAYERS}, {GAMES}, 4)
    found = simulate(*asked, workers=chunks_on_cluster, report=heard.append)
print("played", found.played.tobytes().hex(), found.used.tobytes().hex(), *heard)
"""


@pytest.fixture
def address() -> Iterator[str]:
    """Where a cluster listens that ends with its input."""
    head = subprocess.Popen(
        [sys.executable, "-c", HEAD],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, **ALONE},
    )
    assert head.stdout is not None
    with head, killed_after(head, 600):
        yield next(line.split()[1] for line in head.stdout if line.startswith("at "))
        head.communicate("\n", timeout=60)


@pytest.mark.slow
@pytest.mark.xdist_group("cluster")
def test_a_cluster_plays_the_same_games(address: str) -> None:
    assert address.startswith("127.0.0.1:")
    guest = subprocess.run(
        [sys.executable, "-c", GUEST, address],
        env={**os.environ, **ALONE},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    told = [line.split()[1:] for line in guest.stdout.splitlines() if line.startswith("played")]
    assert told, guest.stderr
    here = simulate(CABANGA, 3, PLAYERS, GAMES, 4)
    heard = [str(CHUNK), str(CHUNK), "5"]
    assert told == [[here.played.tobytes().hex(), here.used.tobytes().hex(), *heard]]


@pytest.mark.parametrize("address", ["127.0.0.1:1", "here"])
def test_where_no_cluster_is_one_is_told_so(address: str) -> None:
    with pytest.raises(NoCluster, match=f"no Ray cluster answers at '{address}'"):
        knock(address)
