/**
 * The people around the table: who they are, how many cards they hold, what lies before them, whose turn it is.
 *
 * @import { BoardContext } from "./own-board.js"
 * @import { Zone } from "./protocol.js"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { fan, shownCard } from "./card.js";
import { label, place, target } from "./zones.js";

/** Seats from the one at the left of this one, around the table. @param {BoardContext} at @returns {number[]} */
export function around(at) {
  const { seat, seats } = at.scene;
  const first = seat < 0 ? 0 : seat + 1;
  const others = seat < 0 ? seats : seats - 1;
  return Array.from({ length: others }, (_, step) => (first + step) % seats);
}

/** A score with a real minus sign. @param {number} value */
export const score = (value) => (value < 0 ? `−${-value}` : String(value));

/** Nickname, score, and what is to be known of who sits there. @param {BoardContext} at @param {number} seat */
export function tag(at, seat) {
  const info = at.lobby.places[seat];
  const turn = at.scene.turn === seat && at.scene.asking !== "over";
  return html`<span class="name">
      ${turn ? html`<span class="marker" aria-hidden="true">▸</span><span class="unseen">${at.say("seat-on-turn")}</span>` : nothing}
      <b dir="auto">${at.name(seat)}</b>
      ${info.kind === "bot" ? html`<span class="kind" title=${at.say("seat-bot")}>${at.say("seat-bot-short")}</span>` : nothing}
      ${info.stand_in ? html`<span class="kind away" title=${at.say("bot-plays-for", { name: at.name(seat) })}>${at.say("seat-stand-in")}</span>` : nothing}
      ${info.kind === "human" && !info.connected && !info.stand_in ? html`<span class="kind away">${at.say("seat-away")}</span>` : nothing}
      ${at.bubble?.(seat) ?? nothing}
    </span>
    <span class="score" title=${at.say("seat-score", { score: score(at.scene.standing[seat]) })}>
      <span class="unseen">${at.say("seat-score-label")}</span>${score(at.scene.standing[seat])}
    </span>`;
}

/** A hand that one does not see. @param {BoardContext} at @param {Zone} zone */
function held(at, zone) {
  return html`<span class="held" role="img" aria-label=${label(at, zone)} data-from data-zone=${zone.id}>
    ${fan(zone.count)}<span class="count" aria-hidden="true">${zone.count}</span>
  </span>`;
}

/** Cards of somebody else that lie open: small, so that all have room. @param {BoardContext} at @param {Zone} zone */
export function laidOpen(at, zone) {
  return html`<span class="laid-open" role="group" aria-label=${label(at, zone)} data-from data-zone=${zone.id}>
    ${repeat(zone.cards, (card) => card.key, (card) => shownCard(card, (each) => at.word(each.word), at.picture))}
    ${zone.kind === "row" ? html`<span class="caption" aria-hidden="true">${at.word(zone.word)}</span>` : nothing} ${target(at, zone)}
  </span>`;
}

/** @param {BoardContext} at @param {Zone} zone */
function before(at, zone) {
  if (zone.kind !== "pile" && zone.cards.length) return laidOpen(at, zone);
  return zone.kind === "hand" ? held(at, zone) : place(at, zone);
}

/** @param {BoardContext} at @param {number} seat */
function other(at, seat) {
  const zones = at.scene.zones.filter((zone) => zone.seat === seat);
  const turn = at.scene.turn === seat && at.scene.asking !== "over";
  return html`<li class="seat" ?data-turn=${turn} ?data-won=${at.scene.winners.includes(seat)} data-seat=${seat}>
    <div class="tag">${tag(at, seat)}</div>
    ${zones.map((zone) => before(at, zone))}
  </li>`;
}

/** Everybody else, in the order of play. @param {BoardContext} at */
export function others(at) {
  return html`<ul class="seats" aria-label=${at.say("seats-others")} data-count=${at.scene.seats}>
    ${repeat(around(at), (seat) => seat, (seat) => other(at, seat))}
  </ul>`;
}
