/**
 * The cards of this game, drawn for this project: the bear's are blue with round ears, the rabbit's yellow with long
 * ones, so that colour never says alone whose a face is. A box of 69 by 100 is a card.
 */
import { html, nothing, svg } from "lit-html";

/** @import { Word } from "../../page/protocol.js" */
/** @typedef {import("lit-html").TemplateResult} Drawing */

const INK = "#2d1913";

const fish = svg`<path d="M5 52c12-26 42-31 62-7l24-17c-5 15-5 33 0 48L67 57C47 83 17 78 5 52z" fill="#8fd0e8" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>
  <path d="M38 34c8 10 8 26 0 38" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/><circle cx="24" cy="48" r="5" fill="${INK}"/>`;

const leaves = svg`<path d="M64 32C58 18 62 8 72 3c5 7 5 14 2 20 7-6 15-6 22-1-3 10-13 16-26 15z" fill="#4f8a33" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>`;

const carrot = svg`${leaves}<path d="M70 32c9 7 10 20 3 28L21 94c-9 5-19-5-14-14l33-49c7-9 22-8 30 1z" fill="#e9742b" stroke="${INK}" stroke-width="4"/>
  <path d="M36 46l12 8M26 62l9 6M60 50l8 5" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>`;

/** What is left of a carrot once somebody has bitten it off. */
const half = svg`${leaves}<path d="M70 32c9 7 10 20 3 28L57 71c-1-8-9-9-12-4-1-8-9-10-13-5 1-7-3-10-8-10L40 31c7-9 22-8 30 1z" fill="#e9742b" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>
  <path d="M58 50l9 6" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>`;

const poop = svg`<path d="M47 6c1 11 18 13 19 25 0 5-2 8-4 9 11 1 17 9 13 20 12 1 18 12 14 22-3 8-12 11-23 11H33c-12 0-22-3-24-12-2-10 4-19 15-20-4-10 2-18 12-20-8-14 10-18 11-35z" fill="#7a4526" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>
  <g fill="#fff"><circle cx="40" cy="56" r="8"/><circle cx="61" cy="56" r="8"/></g><g fill="${INK}"><circle cx="42" cy="57" r="4"/><circle cx="59" cy="57" r="4"/></g>
  <path d="M38 74c8 8 18 8 26 0" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`;

/** A dish under its cover. */
const feast = svg`<path d="M10 66a40 40 0 0 1 80 0z" fill="#fff7e8" stroke="${INK}" stroke-width="4"/><circle cx="50" cy="20" r="7" fill="#fff7e8" stroke="${INK}" stroke-width="4"/>
  <path d="M24 58c3-12 11-18 21-20" fill="none" stroke="#c9a05c" stroke-width="5" stroke-linecap="round"/><rect x="3" y="68" width="94" height="13" rx="6" fill="#c9a05c" stroke="${INK}" stroke-width="4"/>`;

/** Somebody who has had too much. */
const vomit = svg`<circle cx="50" cy="40" r="36" fill="#f3d58a" stroke="${INK}" stroke-width="4"/><path d="M24 26l13 8-13 7M76 26l-13 8 13 7" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M33 54c0-11 34-11 34 0 0 10-2 13 1 21 4 4 17 6 17 13 0 9-18 9-35 9s-35 0-35-9c0-7 13-9 17-13 3-8 1-11 1-21z" fill="#86b02c" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>
  <g fill="#5d7d18"><circle cx="45" cy="66" r="4"/><circle cx="55" cy="80" r="5"/><circle cx="37" cy="87" r="4"/></g>`;

/** A question. */
const challenge = svg`<path d="M16 8h68c7 0 12 5 12 12v44c0 7-5 12-12 12H52L28 96V76H16C9 76 4 71 4 64V20C4 13 9 8 16 8z" fill="#fff7e8" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>
  <path d="M37 32c1-9 7-13 14-13 8 0 14 5 14 13 0 10-14 11-14 21" fill="none" stroke="${INK}" stroke-width="8" stroke-linecap="round"/><circle cx="51" cy="65" r="5" fill="${INK}"/>`;

const fly = svg`<g fill="#eaf4f8" stroke="${INK}" stroke-width="3"><path d="M46 50C34 22 8 22 6 38s26 22 40 12z"/><path d="M54 50c12-28 38-28 40-12s-26 22-40 12z"/></g>
  <path d="M35 60l-15 6M36 70l-14 14M65 60l15 6M64 70l14 14" stroke="${INK}" stroke-width="4" stroke-linecap="round"/><ellipse cx="50" cy="66" rx="16" ry="25" fill="#4b5a3a" stroke="${INK}" stroke-width="4"/>
  <path d="M36 62h28M36 75h28" stroke="${INK}" stroke-width="4"/><g fill="#c53a2d" stroke="${INK}" stroke-width="3"><circle cx="39" cy="34" r="11"/><circle cx="61" cy="34" r="11"/></g>`;

const moon = svg`<path d="M60 8C36 12 18 32 20 56c2 22 22 38 44 36 12-1 22-7 29-16-26 6-46-8-48-28-2-16 5-30 15-40z" fill="#fff7e8" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>`;
const nap = svg`${moon}<path d="M64 22h22L64 48h22" fill="none" stroke="#fff7e8" stroke-width="12" stroke-linejoin="round" stroke-linecap="round"/><path d="M64 22h22L64 48h22" fill="none" stroke="${INK}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>`;

/** @type {Record<string, Drawing>} */
const SIGNS = { fish, carrot, half, poop, feast, vomit, challenge, fly, nap, "fat-nap": nap };

/** Ears over the top edge tell whose face it is. @type {Record<string, Drawing>} */
const EARS = {
  bear: svg`<g fill="#1d4f73"><circle cx="9" cy="4" r="7"/><circle cx="60" cy="4" r="7"/></g>`,
  rabbit: svg`<g fill="#c98d1c"><path d="M5 0h8l-1 11c-1 4-5 4-6 0z"/><path d="M56 0h8l-1 11c-1 4-5 4-6 0z"/></g>`,
};

/** A sign alone, for beside a number. @param {string} name */
export const sign = (name) => html`<svg class="cag-sign" viewBox="0 0 100 100" aria-hidden="true">${SIGNS[name]}</svg>`;

/** Numbers are drawn, since what is written would be read aloud beside the card's name: width, then strokes. @type {Record<string, [number, string]>} */
const STROKES = {
  1: [16, "M3 9l9-7v30"],
  2: [22, "M2 10C2-1 20-1 20 10c0 8-14 11-18 22h18"],
  3: [22, "M2 5c5-6 18-4 18 4 0 5-5 7-10 7 6 0 12 2 12 8C22 34 7 35 1 28"],
  half: [40, "M3 8l7-6v14M33 1L8 33M25 23c0-8 13-7 13-1 0 4-9 6-13 11h13"],
  "−": [18, "M2 18h14"],
  "+": [20, "M2 18h16M10 10v16"],
};

/** Such signs side by side over the middle of a card. @param {string[]} signs @param {number} scale */
function written(signs, scale) {
  const gap = 7;
  const whole = signs.reduce((sum, each) => sum + STROKES[each][0], gap * (signs.length - 1));
  let x = 0;
  const drawn = signs.map((each) => {
    const placed = svg`<path d=${STROKES[each][1]} transform="translate(${x} 0)"/>`;
    x += STROKES[each][0] + gap;
    return placed;
  });
  return svg`<g class="much" fill="none" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"
    transform="translate(${34.5 - (whole * scale) / 2} ${27 - 17 * scale}) scale(${scale})">${drawn}</g>`;
}

/** How much stands over the sign: food adds, poop takes away, a fat nap makes room. @param {string} animal @param {string} kind @param {string} [much] */
function amount(animal, kind, much) {
  if (kind === "fat-nap") return written(["+", animal === "bear" ? "1" : "half"], 0.86);
  if (!much) return nothing;
  return kind === "poop" ? written(["−", much], 1.05) : written([much], much === "half" ? 1.05 : 1.25);
}

/** A face from whose it is, what it shows and how much of it. @param {string} animal @param {string} kind @param {string} [much] */
function face(animal, kind, much) {
  const over = amount(animal, kind, much);
  const at = over === nothing ? "translate(3.5 21) scale(.62)" : "translate(12 51) scale(.45)";
  return html`<svg class="cag-face" data-side=${animal} viewBox="0 0 69 100" preserveAspectRatio="none" aria-hidden="true">
    <rect width="69" height="100"/>${EARS[animal]}${over}<g transform=${at}>${SIGNS[much === "half" ? "half" : kind]}</g>
  </svg>`;
}

/** @type {import("../../page/own-board.js").Picture} */
export function picture(image) {
  const [first, ...rest] = image.split("-");
  if (first === "fish" || first === "carrot") return face(first === "fish" ? "bear" : "rabbit", first, rest[0]);
  if (rest[0] === "poop") return face(first, "poop", rest[1]);
  return face(first, rest.join("-"));
}

/** The face that a sentence names, on this animal's side. @param {Word} word @param {string} animal */
export function named(word, animal) {
  const kind = word.id.slice("card-".length);
  if (kind === "carrot-half") return picture(kind);
  const { count } = word.args;
  if (count === undefined) return picture(`${animal}-${kind}`);
  return picture(kind === "poop" ? `${animal}-poop-${count}` : `${kind}-${count}`);
}
