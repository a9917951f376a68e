/**
 * The places where cards lie, each drawn by its kind: a hand side by side, a pile as its top card and a count, a row
 * overlapped. Cards and places that the seat can use now are buttons.
 *
 * @import { BoardContext } from "./own-board.js"
 * @import { Card, Choice, Zone } from "./protocol.js"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { back, face, shownCard } from "./card.js";
import { vars } from "./dom.js";
import { colourOf, sign } from "./suits.js";

const SHOWN_OF_A_ROW = 8;
/** More cards than these in one piece of news are a deal, not news of a card. */
const MOST_FRESH = 4;

/** @param {BoardContext} at @returns {(card: Card) => string} */
const naming = (at) => (card) => at.word(card.word);

/** @param {BoardContext} at @param {Card} card @returns {Choice[]} */
export function choicesOf(at, card) {
  return at.scene.choices.filter((choice) => choice.card === card.key);
}

/** What a click on a place does now: the choice for the picked card, or one that needs no card. @param {BoardContext} at @param {Zone} zone */
export function choiceAt(at, zone) {
  return at.scene.choices.find((choice) => choice.zone === zone.id && choice.card === at.picked);
}

/** Use a card: its only choice at once, else pick it up; say why where it cannot be. @param {BoardContext} at @param {Card} card */
function use(at, card) {
  const refusal = at.scene.refusals.find((each) => each.card === card.key);
  const choices = choicesOf(at, card);
  if (choices.length === 1) at.play(choices[0]);
  else if (choices.length > 1) at.pick(at.picked === card.key ? null : card.key);
  else if (refusal) at.tell(at.word(refusal.word));
}

/** What can be done with a card now, in words. @param {BoardContext} at @param {Choice[]} choices */
function can(at, choices) {
  return choices.length ? choices.map((choice) => at.word(choice.word)).join(" · ") : at.say("not-now", { prompt: at.scene.prompt });
}

/** A card of one's own: always a button, so that it can be reached and asked. @param {BoardContext} at @param {Card} card */
function handCard(at, card) {
  const refusal = at.scene.refusals.find((each) => each.card === card.key);
  const choices = choicesOf(at, card);
  const usable = choices.length > 0 && !at.busy;
  const why = !choices.length && refusal ? at.word(refusal.word) : "";
  return html`<li>
    <button
      class="card"
      type="button"
      data-card=${card.key}
      aria-disabled=${String(!usable)}
      aria-pressed=${choices.length > 1 ? String(at.picked === card.key) : nothing}
      aria-label=${why ? `${at.word(card.word)}. ${why}` : at.word(card.word)}
      title=${why || can(at, choices)}
      @click=${() => use(at, card)}
    >
      ${face(card, naming(at), at.picture)}
    </button>
  </li>`;
}

/** Arrow keys walk along the hand. @param {KeyboardEvent} event */
export function walk(event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  const cards = [...list.querySelectorAll("button")];
  const here = cards.findIndex((card) => card === document.activeElement);
  if (!step || here < 0) return;
  event.preventDefault();
  cards[(here + step + cards.length) % cards.length].focus();
}

/** In how many rows a hand lies at most on a narrow and on a wide page. @param {number} count */
function rows(count) {
  const narrow = count <= 7 ? 1 : count <= 14 ? 2 : 3;
  const most = narrow > 1 ? "3.25rem" : "4.25rem";
  return { "--per-narrow": Math.max(4, Math.ceil(count / narrow)), "--most": most, "--per-wide": Math.max(8, Math.ceil(count / (count > 16 ? 2 : 1))) };
}

/** One's own cards. @param {BoardContext} at @param {Zone} zone */
export function hand(at, zone) {
  return html`<section class="hand" aria-label=${label(at, zone)} data-from data-zone=${zone.id}>
    <ul ${vars(rows(zone.count))} @keydown=${walk}>
      ${repeat(zone.cards, (card) => card.key, (card) => handCard(at, card))}
    </ul>
  </section>`;
}

/** A place's name with its count, for the ear. @param {BoardContext} at @param {Zone} zone */
export function label(at, zone) {
  return at.say("zone-count", { zone: at.word(zone.word), count: zone.count });
}

/** The button that covers a place which can be chosen now. @param {BoardContext} at @param {Zone} zone */
export function target(at, zone) {
  const choice = choiceAt(at, zone);
  if (!choice || at.busy) return nothing;
  const name = at.word(choice.word);
  return html`<button class="target" type="button" aria-label=${name} title=${name} @click=${() => at.play(choice)}></button>`;
}

/** Some place on the table. @param {BoardContext} at @param {Zone} zone */
export function place(at, zone) {
  return html`<div class="zone ${zone.kind}" role="group" aria-label=${label(at, zone)} data-from data-zone=${zone.id}>
    ${zone.kind === "row" ? row(at, zone) : pile(at, zone)}
    <span class="caption" aria-hidden="true">${at.word(zone.word)}</span>
    ${target(at, zone)}
  </div>`;
}

/** The top card and, under it, the one that a new card comes to cover. @param {BoardContext} at @param {Zone} zone */
export function pile(at, zone) {
  const seen = zone.cards.slice(-2);
  return html`<span class="pile" ?data-deep=${zone.count > 1}>
    ${zone.count === 0 ? html`<span class="card slot"></span>` : nothing}
    ${zone.count > 0 && seen.length === 0 ? html`<span class="card">${back}</span>` : nothing}
    ${repeat(
      seen,
      (card) => card.key,
      (card, place) =>
        html`<span class="card" data-card=${card.key} role=${place < seen.length - 1 ? "presentation" : "img"}
          aria-hidden=${String(place < seen.length - 1)} aria-label=${at.word(card.word)} ?data-fresh=${isFresh(at, card)}
          >${face(card, naming(at), at.picture)}</span
        >`,
    )}
    ${zone.count > 1 || seen.length === 0 ? html`<span class="count" aria-hidden="true">${zone.count}</span>` : nothing}
  </span>`;
}

/** Cards side by side, overlapped; the last few, or all of them when spread out. @param {BoardContext} at @param {Zone} zone */
function row(at, zone) {
  const all = at.spreadOut.has(zone.id);
  const seen = all ? zone.cards : zone.cards.slice(-SHOWN_OF_A_ROW);
  return html`<span class="strip" ?data-all=${all}>
      ${seen.length === 0 ? html`<span class="card slot"></span>` : nothing}
      ${repeat(seen, (card) => card.key, (card) => html`<span class="step">${shownCard(card, naming(at), at.picture)}</span>`)}
    </span>
    ${zone.cards.length > SHOWN_OF_A_ROW
      ? html`<button class="quiet small" type="button" aria-expanded=${String(all)} @click=${() => at.spread(zone.id)}>
          ${at.say(all ? "row-fewer" : "row-all", { count: zone.count })}
        </button>`
      : nothing}`;
}

/** Whether the last news were of this card. @param {BoardContext} at @param {Card} card */
function isFresh(at, card) {
  const told = at.fresh > 0 ? at.events.slice(-at.fresh).filter((event) => event.card !== null) : [];
  return told.length <= MOST_FRESH && told.some((event) => event.card === card.key);
}

/** The id of what belongs together: all but the last part. @param {Zone} zone */
const family = (zone) => (zone.id.includes("-") ? zone.id.slice(0, zone.id.lastIndexOf("-")) : zone.id);

/** Places that belong together lie on one mat; a coloured one shows its sign. @param {BoardContext} at @param {Zone[]} zones */
export function mats(at, zones) {
  /** @type {Map<string, Zone[]>} */
  const groups = new Map();
  for (const zone of zones) groups.set(family(zone), [...(groups.get(family(zone)) ?? []), zone]);
  return html`${repeat(
    groups,
    ([name]) => name,
    ([name, members]) => {
      const colour = colourOf(name);
      return html`<div class="mat" data-colour=${colour ?? nothing} data-size=${members.length}>
        ${colour ? html`<span class="emblem">${sign(colour)}</span>` : nothing}
        ${repeat(members, (zone) => zone.id, (zone) => place(at, zone))}
      </div>`;
    },
  )}`;
}
