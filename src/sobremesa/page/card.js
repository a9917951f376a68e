/**
 * The one drawing of a card, from its look: colour with its sign, big text, marks as pips, or a game's own picture.
 *
 * @import { Card } from "./protocol.js"
 * @import { Picture } from "./own-board.js"
 */
import { html, nothing } from "lit-html";
import { vars } from "./dom.js";
import { COLOURS, sign } from "./suits.js";

/**
 * What is printed on a card. A longer text is set smaller.
 * @param {Card} card @param {(card: Card) => string} name @param {Picture} [picture]
 */
export function face(card, name, picture) {
  const { colour, text, marks, image } = card.look;
  const drawn = image === undefined ? null : picture?.(String(image));
  if (drawn) return html`<span class="print picture" data-image=${String(image)}>${drawn}</span>`;
  const shown = text === undefined ? name(card) : String(text);
  const known = COLOURS.includes(String(colour)) ? String(colour) : "plain";
  return html`<span class="print" data-colour=${known} ${vars({ "--letters": Math.max(2, shown.length) })}>
    <span class="corner">${sign(known)}</span>
    <span class="big">${shown}</span>
    ${marks ? html`<span class="pips">${Array.from({ length: Number(marks) }, () => html`<i></i>`)}</span>` : nothing}
    <span class="corner last">${sign(known)}</span>
  </span>`;
}

/** The back that all cards share. */
export const back = html`<span class="print back"></span>`;

/**
 * A card that lies there to be looked at.
 * @param {Card} card @param {(card: Card) => string} name @param {Picture} [picture]
 */
export function shownCard(card, name, picture) {
  return html`<span class="card" role="img" data-card=${card.key} aria-label=${name(card)}
    >${face(card, name, picture)}</span
  >`;
}

/** A few backs held like a hand: at most seven are drawn. @param {number} count */
export function fan(count) {
  const drawn = Math.min(count, 7);
  return html`<span class="fan" aria-hidden="true" ${vars({ "--n": drawn })}
    >${Array.from({ length: drawn }, (_, place) => html`<span class="card" ${vars({ "--i": place })}>${back}</span>`)}</span
  >`;
}
