/**
 * What the events tell: how the last exchange went, and what has been said in this turn.
 *
 * @import { Happened, Word } from "../../page/protocol.js"
 */

/** What comes of an exchange, as far as it is worth a line of its own. */
const OUTCOMES = ["same-kind", "vanished", "kept", "turned-over", "hand-lost", "took", "nothing-left", "eaten"];

/** One of the two cards of an exchange. @typedef {{ seat: number, nth: Word, card: Word, number: number }} Revealed */
/** @typedef {{ seats: number[], revealed: Revealed[], sabotages: Happened[], state: "open" | "cancelled" | "done", past: boolean, outcomes: Happened[] }} Trade */
/** What somebody has said to somebody; ``nth``: of which card. @typedef {{ seat: number, to: number, kind: string, nth: Word | null, number: number }} Remark */

/** The seat in an argument of a sentence. @param {Happened} event @param {string} name */
function seatOf(event, name) {
  const seat = event.word.args[name];
  return typeof seat === "object" && "seat" in seat ? seat.seat : -1;
}

/** A sentence in an argument of a sentence. @param {Happened} event @param {string} name @returns {Word | null} */
function wordOf(event, name) {
  const word = event.word.args[name];
  return typeof word === "object" && "id" in word ? word : null;
}

/** @param {Happened} event @returns {Revealed[]} */
function revealed(event) {
  const [nth, card] = [wordOf(event, "nth"), wordOf(event, "card")];
  return nth && card ? [{ seat: event.seat ?? -1, nth, card, number: event.number }] : [];
}

/** The exchange that is under way, or else the last one. @param {readonly Happened[]} events @returns {Trade | null} */
export function lastTrade(events) {
  const start = events.findLastIndex((event) => event.kind === "named");
  if (start < 0) return null;
  const since = events.slice(start + 1);
  const next = since.findIndex((event) => ["turn-began", "sat-out", "exhausted"].includes(event.kind));
  const own = next < 0 ? since : since.slice(0, next);
  const came = (/** @type {string[]} */ ...kinds) => own.some((event) => kinds.includes(event.kind));
  return {
    seats: [events[start].seat ?? -1, seatOf(events[start], "partner")],
    revealed: own.filter((event) => event.kind === "revealed").flatMap(revealed),
    sabotages: own.filter((event) => event.kind === "sabotaged"),
    state: came("cancelled") ? "cancelled" : came("kept", "vanished", "game-ended") || next >= 0 ? "done" : "open",
    past: next >= 0,
    outcomes: own.filter((event) => OUTCOMES.includes(event.kind)),
  };
}

/** What has been said since the turn began. @param {readonly Happened[]} events @returns {Remark[]} */
export function remarks(events) {
  const began = events.findLastIndex((event) => event.kind === "turn-began");
  const said = events.slice(began + 1).filter((event) => event.kind.startsWith("said-"));
  return said.map((event) => ({
    seat: event.seat ?? -1,
    to: seatOf(event, "to"),
    kind: event.kind.slice("said-".length),
    nth: wordOf(event, "nth"),
    number: event.number,
  }));
}
