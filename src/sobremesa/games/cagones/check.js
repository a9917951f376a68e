/**
 * The last check, played out card by card: what began it, what each card of the pile makes, what was found.
 *
 * @import { BoardContext } from "../../page/own-board.js"
 * @import { Step } from "../../page/showdown.js"
 * @import { Check } from "./told.js"
 */
import { showdown } from "../../page/showdown.js";
import { named } from "./art.js";

/** A card of the pile, and what it makes. @param {BoardContext} at @param {Check} found @param {Check["steps"][number]} step @returns {Step} */
const step = (at, found, { card, amount }) => ({ face: named(card, found.animal), name: at.word(card), said: at.word(amount) });

/** The card that was accused, last of all. @param {BoardContext} at @param {Check} found @returns {Step[]} */
function accused(at, found) {
  if (!found.accused) return [];
  const said = at.say(found.wrong ? "check-wrong" : "check-right");
  return [{ face: named(found.accused, found.animal), name: at.word(found.accused), said, fits: !found.wrong, accused: true }];
}

/** @param {BoardContext} at @param {Check} found */
export function check(at, found) {
  return showdown(at, {
    number: found.number,
    label: at.say("check-label"),
    cause: at.word(found.cause),
    steps: [...found.steps.map((each) => step(at, found, each)), ...accused(at, found)],
    verdict: found.verdict && at.word(found.verdict),
    wrong: found.wrong,
  });
}
