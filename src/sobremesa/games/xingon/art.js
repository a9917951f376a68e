/** The cards of this game, drawn for this project: the colour's sign in the corners, the shape big, the number in it. */
import { html, nothing, svg } from "lit-html";
import { sign } from "../../page/suits.js";

/** @import { Word } from "../../page/protocol.js" */
/** @typedef {Record<string, unknown>} Parts */

export const COLOURS = ["red", "blue", "purple", "yellow"];
export const SHAPES = ["triangle", "circle", "square"];

/** @type {Record<string, import("lit-html").TemplateResult>} */
const OUTLINES = {
  triangle: svg`<path d="M50 6c3 0 5 1 6 4l38 72c3 6 0 11-6 11H12c-6 0-9-5-6-11L44 10c1-3 3-4 6-4z"/>`,
  circle: svg`<circle cx="50" cy="50" r="45"/>`,
  square: svg`<rect x="8" y="8" width="84" height="84" rx="9"/>`,
};

/** @type {Record<string, import("lit-html").TemplateResult>} */
const DEEDS = {
  // a star, a jump over a neighbour, two ways round
  wild: svg`<path d="M50 4l13 31 33 3-25 22 8 33-29-18-29 18 8-33L4 38l33-3z"/>`,
  skip: svg`<path d="M8 66a38 38 0 0 1 70-14l10-8 4 34-33-8 9-8a26 26 0 0 0-46 6z"/><circle cx="46" cy="76" r="11"/>`,
  reverse: svg`<path d="M18 44c0-18 14-27 31-27h12V4l27 20-27 20V31H49c-10 0-17 5-17 13z"/>
    <path d="M82 56c0 18-14 27-31 27H39v13L12 76l27-20v13h12c10 0 17-5 17-13z"/>`,
};

/** @param {import("lit-html").TemplateResult} drawn */
const drawing = (drawn) => html`<svg class="outline" viewBox="0 0 100 100" aria-hidden="true">${drawn}</svg>`;

/** A shape alone. @param {string} shape */
export const outline = (shape) => drawing(OUTLINES[shape]);

/** A card of which any part may be left open, as a condition leaves it. @param {Parts} parts */
export function face(parts) {
  const [colour, shape, number] = ["colour", "shape", "number"].map((part) => (part in parts ? String(parts[part]) : ""));
  const corner = colour ? sign(colour) : nothing;
  return html`<span class="face" data-colour=${colour || "plain"} data-shape=${shape || nothing}>
    <span class="corner">${corner}</span>
    ${shape ? outline(shape) : nothing}${number ? html`<b>${number}</b>` : nothing}
    ${!shape && !number && colour ? html`<span class="whole">${sign(colour)}</span>` : nothing}
    <span class="corner last">${corner}</span>
  </span>`;
}

/** Cards that stand for something, or do something. @param {string} kind */
function special(kind) {
  if (kind === "wild-colour") return COLOURS.map((colour) => html`<i data-colour=${colour}>${sign(colour)}</i>`);
  if (kind === "wild-shape") return SHAPES.map(outline);
  if (kind === "wild-number") return html`<em data-print="1 2 3"></em><em data-print="4 5"></em>`;
  return drawing(DEEDS[kind.split("-")[0]]);
}

/** @type {import("../../page/own-board.js").Picture} */
export function picture(image) {
  const [colour, shape, number] = image.split("-");
  if (COLOURS.includes(colour)) return face({ colour, shape, number });
  return html`<span class="face special" data-colour="plain" data-kind=${image}>${special(image)}</span>`;
}

/** The card that a sentence names. @param {Word} word */
export const named = (word) => (word.id === "card" ? face(word.args) : picture(word.id.slice("card-".length)));
