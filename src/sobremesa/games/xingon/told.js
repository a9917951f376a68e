/**
 * What the events tell of the centre: who laid how many in this round, and how the last doubt ended.
 *
 * @import { Happened, Word } from "../../page/protocol.js"
 */

/** A doubt stays in view until so many have laid again. */
const LONG_ENOUGH = 2;

/** @typedef {{ seat: number, count: number }} Layer */
/** A doubt: the cards from the top of the pile, of which the first ``last`` were laid last. */
/** @typedef {{ cards: Word[], last: number, words: Word[], lie: boolean }} Doubt */

/** @param {Happened} event @returns {Layer} */
const layer = (event) => ({ seat: event.seat ?? -1, count: Number(event.word.args["count"]) });

/** Who has laid how many in the round that runs, from the bottom. @param {readonly Happened[]} events @returns {Layer[]} */
export function layers(events) {
  const begun = events.findLastIndex((event) => event.kind === "round-began");
  return events.slice(begun + 1).filter((event) => event.kind === "laid").map(layer);
}

/** The last doubt, while it is news. @param {readonly Happened[]} events @returns {Doubt | null} */
export function lastDoubt(events) {
  const start = events.findLastIndex((event) => event.kind === "doubted");
  const since = events.slice(start + 1);
  const laid = since.filter((event) => event.kind === "laid").length;
  const over = since.some((event) => event.kind === "game-began");
  const before = events.slice(0, Math.max(start, 0)).findLast((event) => event.kind === "laid");
  if (start < 0 || !before || over || laid >= LONG_ENOUGH) return null;
  const told = since.filter((event) => ["lie", "true", "took"].includes(event.kind)).slice(0, 2);
  return {
    cards: since.filter((event) => event.kind === "shown").map((event) => /** @type {Word} */ (event.word.args["card"])).reverse(),
    last: layer(before).count,
    words: told.map((event) => event.word),
    lie: told[0]?.kind === "lie",
  };
}
