/**
 * What the events tell of the last gap.
 *
 * @import { Happened } from "../../page/protocol.js"
 */

/** Somebody's card, what it left open, and what came of it. */
/** @typedef {{ played: Happened, opened: Happened, thrown: Happened[], outcome: Happened[] }} Gap */

const OUTCOMES = ["window-closed", "waived"];

/** The gap that is open, or the last one until somebody plays again; null where there was none. @param {readonly Happened[]} events @returns {Gap | null} */
export function lastGap(events) {
  const start = events.findLastIndex((event) => event.kind === "played");
  const since = events.slice(Math.max(start, 0));
  const opened = since.find((event) => event.kind === "window-opened");
  if (!opened || since.some((event) => event.kind === "round-began")) return null;
  return {
    played: since[0],
    opened,
    thrown: since.filter((event) => event.kind === "threw"),
    outcome: since.filter((event) => OUTCOMES.includes(event.kind)),
  };
}
