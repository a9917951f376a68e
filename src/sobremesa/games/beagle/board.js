/** The door of this game's own board: the list of games needs its cover alone, and fetches nothing else. */
import { html } from "lit-html";
import { picture } from "./art.js";

export { picture };

const atTable = location.pathname.startsWith("/t/") ? await import("./laid.js") : null;

/** @type {import("../../page/own-board.js").Board["quiet"]} */
export const quiet = ["centre-shows", "front-shows", "pile-shows"];

/** @type {import("../../page/own-board.js").Board["tones"]} */
export const tones = { "called-rightly": "right", "called-wrongly": "penalty", "lost-chip": "penalty" };

/** @param {import("../../page/own-board.js").BoardContext} at */
export const board = (at) => (atTable ? atTable.board(at) : html``);

/** The two of them, for the list of games. */
export function cover() {
  return html`<span class="bob-cover">${picture("beagle")}${picture("bagel")}</span>`;
}
