/**
 * The board that shows any game from its scene alone.
 *
 * @import { BoardContext } from "./own-board.js"
 * @import { Choice } from "./protocol.js"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { ring } from "./clock.js";
import { others, tag } from "./seats.js";
import { hand, mats, place } from "./zones.js";

/** What the seat is asked, or for whom the table waits, with the clock. @param {BoardContext} at */
export function prompt(at) {
  return html`<div class="prompt" ?data-mine=${at.scene.mine}>
    ${ring(at.clock, at.say("clock-label"))}
    ${at.more
      ? html`<button type="button" class="quiet small more-time" title=${at.say("more-time-help")} @click=${at.more}>
          <span class="plus" aria-hidden="true">+</span><span class="text">${at.say("more-time")}</span>
        </button>`
      : nothing}
    <p aria-live="polite" tabindex="-1">${at.word(at.scene.prompt)}</p>
    ${at.takeBack ? html`<button type="button" class="take-back" data-keys="u" aria-keyshortcuts="u" @click=${at.takeBack}>${at.say("take-back")}</button>` : undo(at)}
  </div>`;
}

/** The way to ask for more than that: that what others have seen is taken back. @param {BoardContext} at */
function undo(at) {
  if (!at.undo) return nothing;
  return html`<button type="button" class="quiet small take-back undo" data-keys="u" aria-keyshortcuts="u" title=${at.say("undo-help")} @click=${at.undo}>${at.say("undo")}</button>`;
}

const PASS_KEYS = ["Space", "p"];

/** Whether this lets a window go by, which one key does on every board. @param {BoardContext} at @param {Choice} choice */
export const passes = (at, choice) => at.scene.asking === "window" && choice.text === "pass";

/**
 * A button for a choice; the number that plays it stands on it.
 * @param {BoardContext} at @param {Choice} choice @param {number} nth
 */
function button(at, choice, nth) {
  const key = nth < 9 ? String(nth + 1) : null;
  const keys = [key, ...(passes(at, choice) ? PASS_KEYS : [])].filter((each) => each !== null).join(" ");
  return html`<button type="button" class="choice" data-keys=${keys || nothing} aria-keyshortcuts=${keys || nothing}
    title=${at.hint(choice)} ?disabled=${at.busy} @click=${() => at.play(choice)}>
    <span>${at.word(choice.word)}</span>${key ? html`<kbd aria-hidden="true">${key}</kbd>` : nothing}
  </button>`;
}

/** The choices of the card that is picked up, and those that need no card. @param {BoardContext} at */
export function actions(at) {
  const offered = at.scene.choices.filter((choice) => choice.card === null || choice.card === at.picked);
  const shown = at.picked ? offered.filter((choice) => choice.card === at.picked) : offered;
  return html`<div class="actions" role="group" aria-label=${at.say("actions-label")}>
    ${repeat(shown, (choice) => choice.action, (choice, nth) => button(at, choice, nth))}
    ${at.picked
      ? html`<button type="button" class="quiet" data-keys="Escape" @click=${() => at.pick(null)}>${at.say("put-back")}</button>`
      : nothing}
  </div>`;
}

/** What is to be kept in mind. @param {BoardContext} at */
export function facts(at) {
  return html`<ul class="chips" aria-label=${at.say("facts-label")}>
    ${at.scene.facts.map((fact) => html`<li>${at.word(fact)}</li>`)}
  </ul>`;
}

/** What is before this seat: its other places, its hand, what it is asked and can do. @param {BoardContext} at */
export function tray(at) {
  if (at.scene.seat < 0) return html`<section class="tray">${prompt(at)}${facts(at)}</section>`;
  const own = at.scene.zones.filter((zone) => zone.seat === at.scene.seat);
  const turn = at.scene.turn === at.scene.seat;
  return html`<section class="tray" aria-label=${at.say("tray-label")} ?data-mine=${at.scene.mine}>
    ${prompt(at)}
    <div class="own">
      <div class="tag" ?data-turn=${turn}>${tag(at, at.scene.seat)}</div>
      ${facts(at)}${own.filter((zone) => zone.kind !== "hand").map((zone) => place(at, zone))}
    </div>
    ${own.filter((zone) => zone.kind === "hand").map((zone) => hand(at, zone))} ${actions(at)}
  </section>`;
}

/** @param {BoardContext} at */
export function board(at) {
  return html`<div class="cloth">
      ${others(at)}
      <section class="middle" aria-label=${at.say("middle-label")}>
        ${mats(at, at.scene.zones.filter((zone) => zone.seat === null))}
      </section>
    </div>
    ${tray(at)}`;
}
