/** Quick reactions, drawn: each a face or a sign in one stroke colour, so that it reads on any ground. */
import { html, svg } from "lit-html";

/** @typedef {import("./protocol.js").React["mark"]} Mark */

const face = svg`<circle cx="12" cy="12" r="9.5" />`;
const eyes = svg`<path d="M8.5 9.5v.6M15.5 9.5v.6" />`;

/** @type {Record<Mark, import("lit-html").TemplateResult>} */
const DRAWINGS = {
  clap: svg`<path d="m7 13 5-6a1.5 1.5 0 0 1 2.300 2l-2.300 2.700 4.500-4a1.500 1.500 0 0 1 2 2.200l-4.500 5.100c-2.500 2.800-6 3-8 .8-1.800-2-1-5 .500-6.500" /><path d="M17 3.500v2M20.500 5l-1.400 1.400M4 4.500l1.500 1.500" />`,
  laugh: svg`${face}<path d="m7 9.500 1.500-1 1.500 1M14 9.500l1.500-1 1.500 1M7 13h10a5 5 0 0 1-10 0Z" />`,
  wow: svg`${face}${eyes}<circle cx="12" cy="15.500" r="2.200" />`,
  heart: svg`<path d="M12 20C5 15.500 3 12 3 8.800A4.600 4.600 0 0 1 12 7a4.600 4.600 0 0 1 9 1.800C21 12 19 15.500 12 20Z" />`,
  think: svg`${face}${eyes}<path d="M9 15.500c1.500-.9 4-1.200 6-.2M14.500 6.500l2.500-.5" />`,
  cry: svg`${face}${eyes}<path d="M8.500 17c1.500-2 5.500-2 7 0M16 11.500c1.500 2 1.300 3 0 3s-1.500-1 0-3Z" />`,
};

/** The marks there are, in the order of their buttons. */
export const MARKS = /** @type {Mark[]} */ (Object.keys(DRAWINGS));

/** @param {Mark} mark */
export const drawing = (mark) =>
  html`<svg class="mark-face" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${DRAWINGS[mark]}</svg>`;
