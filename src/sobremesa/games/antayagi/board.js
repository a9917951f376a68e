/**
 * This game's own board: the generic one with pictures, and a row of people to say something to.
 *
 * @import { BoardContext } from "../../page/own-board.js"
 * @import { Card } from "../../page/protocol.js"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { board as generic } from "../../page/board.js";
import { picture } from "./art.js";

export { picture };

/** One's own silence is no news. */
export const quiet = ["let-it-be"];

/** Somebody to speak to: picked up, it brings the remarks; put back, they go. @param {BoardContext} at @param {Card} tile */
function person(at, tile) {
  const picked = at.picked === tile.key;
  return html`<button type="button" class="quiet small" aria-pressed=${String(picked)} ?disabled=${at.busy}
    @click=${() => at.pick(picked ? null : tile.key)}>${at.word(tile.word)}</button>`;
}

/** @param {BoardContext} at */
function talk(at) {
  const zone = at.scene.zones.find((each) => each.id === "talk");
  if (!zone) return nothing;
  return html`<section class="remarks" aria-label=${at.word(zone.word)}>
    <span aria-hidden="true">${at.word(zone.word)}</span>
    ${repeat(zone.cards, (tile) => tile.key, (tile) => person(at, tile))}
  </section>`;
}

/** @param {BoardContext} at */
export function board(at) {
  const zones = at.scene.zones.filter((zone) => zone.id !== "talk");
  return html`${generic({ ...at, scene: { ...at.scene, zones } })}${talk(at)}`;
}

export function cover() {
  return html`<span class="ant-cover">${["teapot", "back-hat", "t-rex"].map(picture)}</span>`;
}
