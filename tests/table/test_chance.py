"""Chance: the published vectors of ChaCha, and draws that are even."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from scipy.stats import chisquare
from tests.kit import chance
from tests.strategies import keys

from sobremesa.table.chance import CHANCE, ROUNDS, below, next_word, rekey, write_block

COUNTING = bytes(range(32))
SEQUENCE = bytes.fromhex("00112233445566778899aabbccddeeffffeeddccbbaa99887766554433221100")

# J. Strömbergson, draft-strombergson-chacha-test-vectors-01, 256-bit keys: the key, the nonce, the rounds, the block.
STROMBERGSON = [
    (bytes(32), "0000000000000000", 8,
     ("3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
      "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42")),
    (bytes(32), "0000000000000000", 12,
     ("9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f"
      "0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be")),
    (bytes(32), "0000000000000000", 20,
     ("76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
      "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586")),
    (b"\x01" + bytes(31), "0000000000000000", 8,
     ("cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
      "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8")),
    (SEQUENCE, "0f1e2d3c4b596877", 8,
     ("60fdedbd1a280cb741d0593b6ea0309010acf18e1471f68968f4c9e311dca149"
      "b8e027b47c81e0353db013891aa5f68ea3b13dd2f3b8dd0873bf3746e7d6c567")),
]  # fmt: skip


def block(key: bytes, counter: int, nonce: int, rounds: int) -> bytes:
    """The 64 bytes of keystream at a counter."""
    words = np.zeros(16, np.uint32)
    write_block(words, np.frombuffer(key, "<u4").copy(), counter, nonce, rounds)
    return words.astype("<u4").tobytes()


@pytest.mark.parametrize(("key", "nonce", "rounds", "expected"), STROMBERGSON)
def test_the_blocks_are_those_of_the_published_vectors(key, nonce, rounds, expected):
    number = int.from_bytes(bytes.fromhex(nonce), "little")
    assert block(key, 0, number, rounds).hex() == expected


def test_the_block_of_rfc_8439_section_2_3_2():
    """There the counter has 32 bits and the nonce 96: its first word is the upper half of our counter."""
    first, second, third = np.frombuffer(bytes.fromhex("000000090000004a00000000"), "<u4").tolist()
    assert block(COUNTING, 1 | first << 32, second | third << 32, 20).hex() == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


def test_a_stream_reads_one_block_of_eight_rounds_after_another():
    stream = chance(7)
    key = stream["key"].tobytes()
    words = [next_word(stream[0]) for _ in range(40)]
    blocks = b"".join(block(key, counter, 0, 8) for counter in range(3))
    assert words == np.frombuffer(blocks, "<u4")[:40].tolist()
    assert ROUNDS == 8


@pytest.mark.parametrize("n", [1, 2, 3, 7, 10, 72, 100])
def test_below_draws_evenly(n):
    stream = chance(n)
    drawn = Counter(int(below(stream[0], n)) for _ in range(300 * n))
    assert set(drawn) == set(range(n))
    if n > 1:
        assert chisquare(list(drawn.values())).pvalue > 1e-3


def test_below_is_even_also_where_2_to_the_32_is_far_from_a_multiple():
    n = 3 * 2**29  # a quarter of all words is drawn again
    stream = chance(1)
    drawn = [int(below(stream[0], n)) for _ in range(6000)]
    assert max(drawn) < n
    assert chisquare(np.bincount([3 * value // n for value in drawn])).pvalue > 1e-3
    assert stream["counter"][0] > 6000 / 16 * 1.2


@given(keys)
def test_a_stream_is_its_key_and_nothing_else(key):
    one, two = np.zeros(1, CHANCE), np.zeros(1, CHANCE)
    one["key"] = two["key"] = np.frombuffer(key, "<u4")
    assert [next_word(one[0]) for _ in range(20)] == [next_word(two[0]) for _ in range(20)]
    assert one.tobytes() == two.tobytes()


def test_rekeying_starts_afresh_and_hides_what_was():
    stream, other = chance(1), chance(2)
    used = stream.copy()
    for _ in range(21):
        next_word(used[0])
    rekey(used[0], other[0])
    fresh = chance(2)
    assert used["key"][0].tolist() == [next_word(fresh[0]) for _ in range(8)]
    assert used["counter"][0] == used["used"][0] == 0
    assert not used["block"].any(), "no word that is still to come, or has been, is left"
