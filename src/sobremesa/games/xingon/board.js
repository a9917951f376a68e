/** The door of this game's own board: the list of games needs its cover alone, and fetches nothing else. */
import { html } from "lit-html";
import { picture } from "./art.js";

export { picture };

const atTable = location.pathname.startsWith("/t/") ? await import("./laid.js") : null;

/** @type {import("../../page/own-board.js").Board["tones"]} */
export const tones = {
  ...{ doubted: "alarm", caught: "alarm", called: "right", discarded: "right" },
  ...{ lie: "penalty", true: "penalty" },
};

/** @param {import("../../page/own-board.js").BoardContext} at */
export const board = (at) => (atTable ? atTable.board(at) : html``);

/** Three cards that claim to be the same, for the list of games. */
export function cover() {
  const cards = ["blue-circle-3", "red-triangle-3", "yellow-square-3"];
  return html`<span class="fan xin-cover">${cards.map((card) => html`<span class="card">${picture(card)}</span>`)}</span>`;
}
