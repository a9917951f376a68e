/** The frame of a card, and the few drawings that the list of games needs as well: it fetches no others. */
import { html, svg } from "lit-html";

/** @typedef {import("lit-html").TemplateResult} Drawing */

export const hat = svg`<path d="M10 22V8c0-3 12-3 12 0v14z" fill="#463057"/><path d="M10 17h12v4H10z" fill="#c53a2d"/>
  <ellipse cx="16" cy="23" rx="14" ry="3.6" fill="#463057"/>`;
export const teapot = svg`<path d="M6 14l-5-4 3 12 5 4zM25 13c6-3 7 8 0 9" fill="none" stroke="#2c6e63" stroke-width="3"/>
    <path d="M6 13h20c2 9-3 15-10 15S4 22 6 13z" fill="#2c6e63"/><path d="M8 12c1-5 15-5 16 0z" fill="#3f8f81"/><circle cx="16" cy="6" r="2.4" fill="#3f8f81"/>`;
export const tRex = svg`<path d="M14 3h12c4 0 5 6 2 8h-7v3l5 1-1 2h-5c2 5 1 9-1 10l2 4h-8l1-4c-6 0-10-4-13-12 6 4 9 1 9-4 0-4 1-8 4-8z" fill="#3f6b35"/>
    <circle cx="19" cy="6.5" r="1.4" fill="#fff"/>`;

/** A drawing in a box of 32 on its ground. @param {Drawing} drawing @param {Drawing} ground */
export const card = (drawing, ground) => html`<svg viewBox="0 0 44 64" aria-hidden="true">${ground}<g transform="translate(4 14) scale(1.125)">${drawing}</g></svg>`;

/** A coin in the corner of every good, and a plate of another colour. @param {boolean} good */
export const plate = (good) => svg`<rect width="44" height="64" rx="4" fill=${good ? "#f7d98a" : "#e9e2d6"}/>
  ${good ? svg`<circle cx="7" cy="7" r="4.4" fill="#d98e1f" stroke="#8a5610" stroke-width="1.4"/>` : svg``}`;

/** The ground of every back. */
export const weave = svg`<rect width="44" height="64" rx="4" fill="#8a2b26"/><path d="M0 16L28-12M0 32L44-12M0 48L44 4M0 64l44-44M0 80l44-44M0 96l44-44" stroke="#a44a40" stroke-width="3"/>
  <circle cx="22" cy="32" r="20" fill="#f6e8cd"/>`;

/** Those of the cover. @param {string} image */
export function few(image) {
  if (image === "back-hat") return card(hat, weave);
  return image === "teapot" ? card(teapot, plate(true)) : card(tRex, plate(false));
}
