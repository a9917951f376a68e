/**
 * What the events tell: which animal ate when, who has asked whom, and how the last check went, card by card.
 *
 * @import { Happened, Word } from "../../page/protocol.js"
 */

/** A check stays in view until so many cards have been played again. */
const LONG_ENOUGH = 2;
const ASKS = ["challenged", "fly-asked"];
const VERDICTS = ["was-wrong", "was-right", "answer-right", "answer-wrong"];

/**
 * A check: what began it, the cards from the bottom of the pile with what each makes, the card that was accused (none
 * after a question), and what was found.
 * @typedef {{ number: number, animal: string, cause: Word, steps: { card: Word, amount: Word }[], accused: Word | null,
 *   verdict: Word | null, wrong: boolean }} Check
 */

/** An argument that is a word of its own. @param {Word} word @param {string} name */
export const wordIn = (word, name) => /** @type {Word} */ (word.args[name]);

/** The animal that such a word names. @param {Word} word */
export const animalIn = (word) => wordIn(word, "animal").id.slice("animal-".length);

/** Which animal was eating after these events. @param {readonly Happened[]} events */
function eating(events) {
  const turned = events.findLast((event) => event.kind === "turned");
  return turned ? animalIn(turned.word) : "bear";
}

/** Everybody who has asked somebody since the last answer. @param {readonly Happened[]} events */
export function chain(events) {
  const answered = events.findLastIndex((event) => event.kind === "answered");
  return events.slice(answered + 1).filter((event) => ASKS.includes(event.kind));
}

/** The last check, while it is news. @param {readonly Happened[]} events @returns {Check | null} */
export function lastCheck(events) {
  const start = events.findLastIndex((event) => event.kind === "accused" || event.kind === "answered");
  if (start < 0) return null;
  const since = events.slice(start);
  const [before, began] = [events.slice(0, start), events[start]];
  if (since.filter((event) => event.kind === "played").length >= LONG_ENOUGH) return null;
  const verdict = since.find((event) => VERDICTS.includes(event.kind));
  const played = before.findLast((event) => event.kind === "played");
  const shown = since.filter((event) => event.kind === "shown");
  return {
    number: began.number,
    animal: eating(before),
    cause: began.word,
    steps: shown.map((event) => ({ card: wordIn(event.word, "card"), amount: wordIn(event.word, "amount") })),
    accused: began.kind === "accused" && played ? wordIn(played.word, "card") : null,
    verdict: verdict?.word ?? null,
    wrong: verdict?.kind.endsWith("wrong") ?? false,
  };
}
