/**
 * This game's own board: the one that all games have, and in its middle the last gap played out: who left it, who threw
 * what into it, what that brought.
 *
 * @import { BoardContext } from "../../page/own-board.js"
 * @import { Card, Happened, Word } from "../../page/protocol.js"
 * @import { Step } from "../../page/showdown.js"
 * @import { Gap } from "./told.js"
 */
import { html, nothing } from "lit-html";
import { tray } from "../../page/board.js";
import { face } from "../../page/card.js";
import { others } from "../../page/seats.js";
import { showdown } from "../../page/showdown.js";
import { mats } from "../../page/zones.js";
import { lastGap } from "./told.js";

/** A card that an event names: as it lies on the table, or, where it lies there no more, from its name. @param {BoardContext} at @param {Happened} event @returns {Card} */
function cardOf(at, event) {
  const lying = at.scene.zones.flatMap((zone) => zone.cards).find((card) => card.key === event.card);
  if (lying) return lying;
  const word = /** @type {Word} */ (event.word.args["card"]);
  const colour = /** @type {Word} */ (word.args["colour"]).id.slice("colour-".length);
  return { key: "", name: "", word, look: { colour, text: String(word.args["number"]), marks: 0 } };
}

/** A card that somebody threw in. @param {BoardContext} at @param {Happened} event @returns {Step} */
function thrown(at, event) {
  const card = cardOf(at, event);
  return { face: face(card, (each) => at.word(each.word)), name: at.word(event.word), said: at.name(event.seat ?? -1) };
}

/** @param {BoardContext} at @param {Gap} gap */
function played(at, gap) {
  const outcome = gap.outcome.map((event) => at.word(event.word)).join(" ");
  return showdown(at, {
    number: gap.played.number,
    label: at.say("gap-label"),
    cause: html`<p>${at.say("gap", { ...gap.opened.word.args, seat: { seat: gap.played.seat ?? -1 }, card: gap.played.word.args["card"] ?? "" })}</p>`,
    steps: gap.thrown.map((event) => thrown(at, event)),
    paced: 0,
    verdict: outcome || null,
    wrong: gap.outcome.length > 0 && gap.thrown.length > 0,
  });
}

/** @param {BoardContext} at */
export function board(at) {
  const gap = lastGap(at.events);
  return html`<div class="cloth cab">
      ${others(at)}
      <section class="middle" aria-label=${at.say("middle-label")}>
        ${mats(at, at.scene.zones.filter((zone) => zone.seat === null))}
      </section>
      <div class="gap">${gap ? played(at, gap) : nothing}</div>
    </div>
    ${tray(at)}`;
}
