/** A sign for each colour of card, so that colour never stands alone: what is left on the table after a meal. */
import { html, nothing, svg } from "lit-html";

/** @type {Record<string, import("lit-html").TemplateResult>} */
const SIGNS = {
  // a pair of cherries
  red: svg`<path d="M7 14C8 8 12 4 18 3c-3 3-3 7-2 10" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>
    <circle cx="7" cy="17" r="5"/><circle cx="17" cy="17" r="5"/>`,
  // a fish
  blue: svg`<path d="M1 12C4 6 11 5 16 10l6-4.5c-1 4-1 9 0 13L16 14c-5 5-12 4-15-2z"/>
    <circle class="hole" cx="6.5" cy="11" r="1.4"/>`,
  // a bunch of grapes
  purple: svg`<path d="M12 6V1.5l5-1" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>
    <circle cx="6" cy="8.5" r="3.3"/><circle cx="12" cy="8.5" r="3.3"/><circle cx="18" cy="8.5" r="3.3"/>
    <circle cx="9" cy="14.2" r="3.3"/><circle cx="15" cy="14.2" r="3.3"/><circle cx="12" cy="20" r="3.3"/>`,
  // a lemon
  yellow: svg`<path d="M2 14c0-6 6-10 12-10 3 0 4 1 6 1 1.5 0 2.5 1 2 2.5-.6 1.5 0 2.5 0 4C22 17 17 21 11 21c-3 0-4 .8-6 .6-1.5-.2-2-1.3-1.6-2.6C3.8 17.5 2 16.5 2 14z"/>
    <path class="hole line" d="M7 14c1-3 3-5 6-5.5"/>`,
  // a plate
  plain: svg`<path fill-rule="evenodd" d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 2.4a7.6 7.6 0 1 1 0 15.2 7.6 7.6 0 0 1 0-15.2z"/>
    <circle cx="12" cy="12" r="4.6"/>`,
};

/** The colours that cards and places may have. */
export const COLOURS = Object.keys(SIGNS);

/** The sign of a colour; it says nothing to a screen reader, the card's name does. @param {string} colour */
export function sign(colour) {
  return SIGNS[colour]
    ? html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">${SIGNS[colour]}</svg>`
    : nothing;
}

/** The colour that an id names in one of its parts: `row-red-left` is red. @param {string} id */
export function colourOf(id) {
  return id.split("-").find((part) => COLOURS.includes(part));
}
