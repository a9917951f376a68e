/**
 * "Check the deal": whether the published seed is the one that was promised, and whether it gives this deal. Each
 * draw is made again here, from the seed alone, and compared with what the room says that the deal drew.
 *
 * @import { Dealt, Draw } from "./protocol.js"
 * @import { Words } from "./words.js"
 */
import { bytesOf, Chance } from "./chance.js";

/** @typedef {{ right: boolean | null, sentence: string }} Line `right` null: not checked */

/** @param {readonly number[]} these @param {readonly number[]} those */
const equal = (these, those) => these.length === those.length && these.every((each, nth) => each === those[nth]);

/** @param {readonly number[]} cards */
const inOrder = (cards) => cards.every((card, nth) => nth === 0 || cards[nth - 1] < card);

/** Make every draw again; the number of the first that is another, or null. @param {Dealt} deal */
export function firstWrong(deal) {
  const chance = new Chance(deal.seed);
  /** @type {number[][]} */
  const piles = [];
  const wrong = deal.draws.findIndex((draw) => !again(draw, chance, piles));
  return wrong < 0 ? null : wrong + 1;
}

/** @param {Draw} draw @param {Chance} chance @param {number[][]} piles */
function again(draw, chance, piles) {
  switch (draw.kind) {
    case "below":
      return chance.below(draw.n) === draw.result;
    case "word":
      return chance.word() === draw.result;
    case "top":
      return piles[draw.n]?.pop() === draw.result;
    case "shuffle":
      piles.push(chance.shuffled(draw.before));
      return equal(/** @type {number[]} */ (piles.at(-1)), draw.after);
  }
}

/** SHA-256 as hexadecimal digits; null where the browser does not compute it. @param {string} seed */
async function hashOf(seed) {
  if (!crypto.subtle) return null;
  const hash = await crypto.subtle.digest("SHA-256", bytesOf(seed));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * What was checked, and how it went.
 * @param {Dealt} deal @param {string | null} promised the hash that this page saw before the end, if it was there
 * @param {Words} words @returns {Promise<Line[]>}
 */
export async function check(deal, promised, words) {
  const hash = await hashOf(deal.seed);
  const wrong = firstWrong(deal);
  const lines = [hashLine(hash, deal, words), promiseLine(promised, deal, words)];
  const drawn = deal.draws.filter((draw) => draw.kind !== "top").length;
  if (wrong === null) lines.push({ right: true, sentence: words.say("check-draws-right", { count: drawn }) });
  else lines.push({ right: false, sentence: words.say("check-draws-wrong", { place: wrong }) });
  if (wrong === null) lines.push(...pileLines(deal, words));
  return [...lines, { right: null, sentence: words.say("check-not") }];
}

/** @param {string | null} hash @param {Dealt} deal @param {Words} words @returns {Line} */
function hashLine(hash, deal, words) {
  if (hash === null) return { right: null, sentence: words.say("check-hash-none") };
  const right = hash === deal.seed_hash;
  return { right, sentence: words.say(right ? "check-hash-right" : "check-hash-wrong") };
}

/** @param {string | null} promised @param {Dealt} deal @param {Words} words @returns {Line} */
function promiseLine(promised, deal, words) {
  if (promised === null) return { right: null, sentence: words.say("check-promise-unseen") };
  const right = promised === deal.seed_hash;
  return { right, sentence: words.say(right ? "check-promise-kept" : "check-promise-broken") };
}

/** What the piles tell: in which order they lay before, and whether the cards that were dealt came from them. @param {Dealt} deal @param {Words} words @returns {Line[]} */
function pileLines(deal, words) {
  const shuffles = deal.draws.filter((draw) => draw.kind === "shuffle");
  const tops = deal.draws.filter((draw) => draw.kind === "top").map((draw) => draw.result);
  if (!shuffles.length) return [{ right: null, sentence: words.say("check-own-way") }];
  const ordered = shuffles.every((draw) => inOrder(draw.before));
  const cards = shuffles.reduce((sum, draw) => sum + draw.before.length, 0);
  const from = deal.told.every((card) => tops.includes(card));
  return [
    { right: ordered, sentence: words.say(ordered ? "check-order-right" : "check-order-wrong", { cards }) },
    { right: from, sentence: words.say(from ? "check-tops-right" : "check-tops-wrong", { count: tops.length }) },
  ];
}
