/** The door of this game's own board: the list of games needs its cover alone, and fetches nothing else. */
import { html } from "lit-html";
import { animal } from "./animals.js";

const atTable = location.pathname.startsWith("/t/") ? await import("./laid.js") : null;

export const picture = atTable?.picture;

/**
 * What adds up to a stomach is seen once, and then it is for each to keep in mind: the log does not write it down.
 * Nor does it tell of what comes with almost every card.
 * @type {import("../../page/own-board.js").Board["quiet"]}
 */
export const quiet = [
  ...["played", "feast-said", "vomit-said", "shown", "was-wrong", "was-right", "answered", "answer-right", "answer-wrong"],
  ...["let-it-be", "stood"],
];

/** @type {import("../../page/own-board.js").Board["tones"]} */
export const tones = {
  ...{ accused: "alarm", challenged: "alarm", "fly-asked": "alarm" },
  ...{ penalty: "penalty", "was-wrong": "penalty", "answer-right": "right" },
};

/** @param {import("../../page/own-board.js").BoardContext} at */
export const board = (at) => (atTable ? atTable.board(at) : html``);

/** The two of them, for the list of games. */
export const cover = () => html`<span class="cag-cover">${animal("bear", true)}${animal("rabbit", false)}</span>`;
