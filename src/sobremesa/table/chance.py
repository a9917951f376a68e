"""Chance kept in the table: a ChaCha stream keyed by the table's 256-bit seed.

The generator is the counter-based stream cipher of D. J. Bernstein, *ChaCha, a variant of Salsa20* (2008), with
a 64-bit block counter and a zero nonce, as there; we draw from it with 8 rounds. The same seed and the same draws
give the same numbers on every machine.
"""

import numpy as np

from sobremesa.table.compiled import fixed, rule

ROUNDS = 8
WORD = 0xFFFFFFFF

CHANCE = np.dtype(
    [
        ("key", np.uint32, (8,)),
        ("block", np.uint32, (16,)),
        ("counter", np.uint32),
        ("used", np.int32),
    ],
    align=True,
)
"""A stream: its key, the block being read, the number of the next block, how many of its 16 words are used.

The words are unsigned 32-bit numbers, the one place in a table where int32 does not do.
"""


@fixed(int, int)
def rotate(word, by):
    return ((word << by) | (word >> (32 - by))) & WORD


@fixed(int, int, int, int)
def quarter(a, b, c, d):
    """The quarter round of the cipher on four words."""
    a = (a + b) & WORD
    d = rotate(d ^ a, 16)
    c = (c + d) & WORD
    b = rotate(b ^ c, 12)
    a = (a + b) & WORD
    d = rotate(d ^ a, 8)
    c = (c + d) & WORD
    b = rotate(b ^ c, 7)
    return a, b, c, d


@rule
def write_block(block, key, counter, nonce, rounds):
    """Write the 16 words of keystream that stand at ``counter``.

    ``key`` has 8 words; ``counter`` and ``nonce`` are whole numbers of 64 bits, low word first (below 2**63 here);
    ``rounds`` is even: 8, 12 or 20.
    """
    k0, k1, k2, k3 = key[0] & WORD, key[1] & WORD, key[2] & WORD, key[3] & WORD
    k4, k5, k6, k7 = key[4] & WORD, key[5] & WORD, key[6] & WORD, key[7] & WORD
    t0, t1 = counter & WORD, (counter >> 32) & WORD
    n0, n1 = nonce & WORD, (nonce >> 32) & WORD
    a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    b0, b1, b2, b3, c0, c1, c2, c3 = k0, k1, k2, k3, k4, k5, k6, k7
    d0, d1, d2, d3 = t0, t1, n0, n1
    for _ in range(rounds // 2):
        a0, b0, c0, d0 = quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter(a3, b0, c1, d2)
    block[0] = (a0 + 0x61707865) & WORD
    block[1] = (a1 + 0x3320646E) & WORD
    block[2] = (a2 + 0x79622D32) & WORD
    block[3] = (a3 + 0x6B206574) & WORD
    block[4], block[5] = (b0 + k0) & WORD, (b1 + k1) & WORD
    block[6], block[7] = (b2 + k2) & WORD, (b3 + k3) & WORD
    block[8], block[9] = (c0 + k4) & WORD, (c1 + k5) & WORD
    block[10], block[11] = (c2 + k6) & WORD, (c3 + k7) & WORD
    block[12], block[13] = (d0 + t0) & WORD, (d1 + t1) & WORD
    block[14], block[15] = (d2 + n0) & WORD, (d3 + n1) & WORD


@fixed(CHANCE)
def next_word(chance):
    """The next word of the stream, a whole number below 2**32."""
    if chance.used == 16 or chance.counter == 0:
        write_block(chance.block, chance.key, chance.counter & WORD, 0, ROUNDS)
        chance.counter += 1
        chance.used = 0
    word = chance.block[chance.used] & WORD
    chance.used += 1
    return word


@fixed(CHANCE, int)
def below(chance, n):
    """A whole number from 0 to ``n`` - 1, each equally likely; ``n`` is at least 1 and at most 2**31.

    After D. Lemire, *Fast random integer generation in an interval* (2019).
    """
    product = next_word(chance) * n
    if (product & WORD) < n:
        least = (WORD + 1 - n) % n
        while (product & WORD) < least:
            product = next_word(chance) * n
    return product >> 32


@fixed(CHANCE, CHANCE)
def rekey(chance, other):
    """Start ``chance`` afresh under a key drawn from the stream ``other``."""
    for i in range(8):
        chance.key[i] = next_word(other)
    for i in range(16):
        chance.block[i] = 0
    chance.counter = 0
    chance.used = 0
