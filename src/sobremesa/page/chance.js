/** The table's chance in a browser: the ChaCha stream with 8 rounds of table/chance.py, keyed by a table's seed. */

const ROUNDS = 8;
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const QUARTERS = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
];

/** @param {string} hex */
export function bytesOf(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** @param {Uint32Array} x @param {number} a @param {number} b @param {number} c @param {number} d */
function quarter(x, a, b, c, d) {
  for (const [left, right] of [[16, 12], [8, 7]]) {
    x[a] += x[b];
    x[d] = rotated(x[d] ^ x[a], left);
    x[c] += x[d];
    x[b] = rotated(x[b] ^ x[c], right);
  }
}

/** @param {number} word @param {number} by */
const rotated = (word, by) => (word << by) | (word >>> (32 - by));

export class Chance {
  /** @param {string} seed 32 bytes as hexadecimal digits */
  constructor(seed) {
    const view = new DataView(bytesOf(seed).buffer);
    this.key = Array.from({ length: 8 }, (_, nth) => view.getUint32(4 * nth, true));
    this.counter = 0;
    /** The words of the block that are still to be read. @type {number[]} */
    this.rest = [];
  }

  /** A word of the stream, from 0 to 2³² − 1. */
  word() {
    if (!this.rest.length) this.rest = this.block();
    return /** @type {number} */ (this.rest.shift());
  }

  block() {
    const start = Uint32Array.from([...CONSTANTS, ...this.key, this.counter++, 0, 0, 0]);
    const mixed = start.slice();
    for (let round = 0; round < ROUNDS / 2; round++) for (const [a, b, c, d] of QUARTERS) quarter(mixed, a, b, c, d);
    return Array.from(mixed, (word, nth) => (word + start[nth]) >>> 0);
  }

  /** A whole number from 0 to n − 1, each equally likely (after D. Lemire, 2019). @param {number} n */
  below(n) {
    const wide = BigInt(n);
    const least = (1n << 32n) % wide;
    let product = BigInt(this.word()) * wide;
    while ((product & 0xffffffffn) < least) product = BigInt(this.word()) * wide;
    return Number(product >> 32n);
  }

  /** The pile in an order drawn from this stream (Fisher and Yates). @param {readonly number[]} pile */
  shuffled(pile) {
    const cards = [...pile];
    for (let i = cards.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [cards[i], cards[j]] = [cards[j], cards[i]];
    }
    return cards;
  }
}
