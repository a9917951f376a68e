/**
 * What the events say of races: who has called what in the one that runs, how the last one ended, and by which faces.
 *
 * @import { Happened, Word } from "../../page/protocol.js"
 */

/** A race begins anew with any of these. */
const STARTS = ["round-began", "flipped", "put-on", "nobody-right"];
const RESULTS = ["called-rightly", "answer", "nobody-scored"];

/** @typedef {{ seat: number, answer: Word | null, right: boolean, after: number }} Call */
/**
 * ``number``: of the event that decided it; ``faces``: what lay there then, for it may be covered before anybody has seen why.
 * @typedef {{ calls: Call[], answer: Word | null, lost: number[], number: number, faces: string[] }} Race
 */

/** What comes into view at a place, and what goes out of view, as a flip and a win take it away. @param {Map<string, string>} lying @param {Happened} event */
function lay(lying, event) {
  const { face, place } = event.word.args;
  if (typeof face === "object" && "id" in face) lying.set(`${event.kind} ${place ?? event.seat}`, face.id.slice("face-".length));
  if (event.kind === "took") lying.clear();
  if (event.kind === "flipped") for (const where of [...lying.keys()]) if (!where.startsWith("centre")) lying.delete(where);
}

/** @param {Happened} event @returns {Word | null} */
function answerOf(event) {
  const answer = event.word.args["answer"];
  return typeof answer === "object" && "id" in answer ? answer : null;
}

/** What one event adds to a race. @param {Race} race @param {Happened} event @param {number} start @param {Map<string, string>} lying */
function add(race, event, start, lying) {
  if (!race.number && RESULTS.includes(event.kind)) Object.assign(race, { number: event.number, faces: [...lying.values()] });
  if (event.kind === "answer") race.answer = answerOf(event);
  if (event.seat === null) return;
  if (event.kind === "lost-chip") race.lost.push(event.seat);
  const right = event.kind === "called-rightly";
  if (!right && event.kind !== "called-wrongly") return;
  race.calls.push({ seat: event.seat, answer: answerOf(event), right, after: (event.called ?? event.at) - start });
  if (right) race.answer = answerOf(event);
}

/**
 * The race that runs, and the last one that was decided (null: none yet).
 * @param {readonly Happened[]} events @returns {{ now: Race, last: Race | null }}
 */
export function races(events) {
  const fresh = () => ({ calls: [], answer: null, lost: [], number: 0, faces: [] });
  /** @type {Map<string, string>} */
  const lying = new Map();
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
    lay(lying, event);
    add(now, event, start, lying);
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
