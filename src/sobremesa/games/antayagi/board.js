/** The door of this game's own board: the list of games needs its cover alone, and fetches nothing else. */
import { html } from "lit-html";
import { few } from "./few.js";

const atTable = location.pathname.startsWith("/t/") ? await import("./laid.js") : null;

export const picture = atTable?.picture;

/** One's own silence is no news. */
export const quiet = ["let-it-be"];

/** @type {import("../../page/own-board.js").Board["tones"]} */
export const tones = { sabotaged: "alarm", cancelled: "penalty", "hand-lost": "penalty", eaten: "penalty", vanished: "penalty", kept: "right" };

/** @param {import("../../page/own-board.js").BoardContext} at */
export const board = (at) => (atTable ? atTable.board(at) : html``);

/** A good, a back that tells something, a front to be wary of: for the list of games. */
export const cover = () => html`<span class="ant-cover">${["teapot", "back-hat", "t-rex"].map(few)}</span>`;
