/**
 * What the events say of races: who has called what in the one that runs, and how the last one ended.
 *
 * @import { Happened, Word } from "../../page/protocol.js"
 */

/** A race begins anew with any of these. */
const STARTS = ["round-began", "flipped", "put-on", "nobody-right"];
const RESULTS = ["called-rightly", "answer", "nobody-scored"];

/** @typedef {{ seat: number, answer: Word | null, right: boolean, after: number }} Call */
/** ``number``: of the event that decided it. @typedef {{ calls: Call[], answer: Word | null, lost: number[], number: number }} Race */

/** @param {Happened} event @returns {Word | null} */
function answerOf(event) {
  const answer = event.word.args["answer"];
  return typeof answer === "object" && "id" in answer ? answer : null;
}

/** What one event adds to a race. @param {Race} race @param {Happened} event @param {number} start */
function add(race, event, start) {
  if (!race.number && RESULTS.includes(event.kind)) race.number = event.number;
  if (event.kind === "answer") race.answer = answerOf(event);
  if (event.seat === null) return;
  if (event.kind === "lost-chip") race.lost.push(event.seat);
  const right = event.kind === "called-rightly";
  if (!right && event.kind !== "called-wrongly") return;
  race.calls.push({ seat: event.seat, answer: answerOf(event), right, after: event.at - start });
  if (right) race.answer = answerOf(event);
}

/**
 * The race that runs, and the last one that was decided (null: none yet).
 * @param {readonly Happened[]} events @returns {{ now: Race, last: Race | null }}
 */
export function races(events) {
  const fresh = () => ({ calls: [], answer: null, lost: [], number: 0 });
  /** @type {Race} */
  let now = fresh();
  /** @type {Race | null} */
  let last = null;
  let start = 0;
  for (const event of events) {
    if (STARTS.includes(event.kind)) {
      now = fresh();
      start = event.at;
    }
    add(now, event, start);
    if (RESULTS.includes(event.kind)) last = now;
  }
  return { now, last };
}

/** Who has said to be ready for the next flip. @param {readonly Happened[]} events @returns {Set<number>} */
export function ready(events) {
  const begun = events.findLastIndex((event) => event.kind === "round-began");
  const said = events.slice(begun + 1).filter((event) => event.kind === "ready-said");
  return new Set(said.map((event) => event.seat ?? -1));
}
