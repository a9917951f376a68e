/**
 * What the events tell of the centre: who laid how many in this round, how the last doubt ended, how somebody was caught.
 *
 * @import { Happened, Word } from "../../page/protocol.js"
 */

/** A doubt or a catch stays in view until so many have laid again. */
const LONG_ENOUGH = 2;

/** @typedef {{ seat: number, count: number }} Layer */
/** @typedef {{ card: Word, fits: boolean }} Shown */
/** A doubt: the cards from the top of the pile, of which the first ``last`` were laid last. */
/** @typedef {{ number: number, claim: Word, cards: Shown[], last: number, words: Word[], lie: boolean }} Doubt */
/** A catch: what was drawn from whom, or how many cards of the centre it brought. */
/** @typedef {{ number: number, word: Word, caught: number, drawn: Happened[], took: number }} Catch */

/** @param {Happened} event @returns {Layer} */
const layer = (event) => ({ seat: event.seat ?? -1, count: Number(event.word.args["count"]) });

/** A sentence in an argument of a sentence. @param {Happened} event @param {string} name */
const wordIn = (event, name) => /** @type {Word} */ (event.word.args[name]);

/** Who has laid how many in the round that runs, from the bottom. @param {readonly Happened[]} events @returns {Layer[]} */
export function layers(events) {
  const begun = events.findLastIndex((event) => event.kind === "round-began");
  return events.slice(begun + 1).filter((event) => event.kind === "laid").map(layer);
}

/** What has happened since an event of this kind, that one first, while it is news. @param {readonly Happened[]} events @param {string} kind */
function newsSince(events, kind) {
  const start = events.findLastIndex((event) => event.kind === kind);
  const since = start < 0 ? [] : events.slice(start);
  const laid = since.filter((event) => event.kind === "laid").length;
  return since.some((event) => event.kind === "game-began") || laid >= LONG_ENOUGH ? [] : since;
}

/** The last doubt, while it is news. @param {readonly Happened[]} events @returns {Doubt | null} */
export function lastDoubt(events) {
  const [began, ...since] = newsSince(events, "doubted");
  const before = began && events.slice(0, events.indexOf(began)).findLast((event) => event.kind === "laid");
  if (!before) return null;
  const told = since.filter((event) => ["lie", "true", "took"].includes(event.kind)).slice(0, 2);
  const shown = since.filter((event) => event.kind === "shown");
  return {
    number: began.number,
    claim: wordIn(before, "claim"),
    cards: shown.map((event) => ({ card: wordIn(event, "card"), fits: event.word.args["fits"] === "yes" })).reverse(),
    last: layer(before).count,
    words: told.map((event) => event.word),
    lie: told[0]?.kind === "lie",
  };
}

/** The last catch, while it is news. @param {readonly Happened[]} events @returns {Catch | null} */
export function lastCatch(events) {
  const [began, ...since] = newsSince(events, "caught");
  const caught = began?.word.args["caught"];
  if (!began || typeof caught !== "object" || !("seat" in caught)) return null;
  const next = since.findIndex((event) => !["took", "taken", "drawn"].includes(event.kind));
  const own = next < 0 ? since : since.slice(0, next);
  const took = own.find((event) => event.kind === "took");
  return { number: began.number, word: began.word, caught: caught.seat, drawn: own.filter((event) => event.kind === "drawn"), took: took ? layer(took).count : 0 };
}
