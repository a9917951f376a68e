/** The door of this game's own board: the list of games fetches nothing of it. */
import { html } from "lit-html";

const atTable = location.pathname.startsWith("/t/") ? await import("./laid.js") : null;

/** @type {import("../../page/own-board.js").Board["tones"]} */
export const tones = { drew: "penalty" };

/** @param {import("../../page/own-board.js").BoardContext} at */
export const board = (at) => (atTable ? atTable.board(at) : html``);
