/**
 * Ready-made remarks: what others have said, beside their seats and under the cards that they meant, and a quiet row to
 * say something oneself.
 *
 * @import { BoardContext } from "../../page/own-board.js"
 * @import { Card, Choice, Zone } from "../../page/protocol.js"
 * @import { Remark } from "./told.js"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { picture } from "./art.js";

/** Whether this remark came with the last news. @param {BoardContext} at @param {Remark} remark */
const isFresh = (at, remark) => at.fresh > 0 && at.events.slice(-at.fresh).some((event) => event.number === remark.number);

/** How somebody is spoken to: by a first name, where nobody else has it. @param {BoardContext} at @param {number} seat */
function called(at, seat) {
  const first = at.name(seat).split(" ", 1)[0];
  const alike = at.lobby.places.filter((place) => at.name(place.seat).split(" ", 1)[0] === first);
  return alike.length > 1 ? at.name(seat) : first;
}

/** What a seat has said in this turn. @param {BoardContext} at @param {readonly Remark[]} said @param {number} seat */
export function bubble(at, said, seat) {
  const remark = said.findLast((each) => each.seat === seat);
  if (!remark) return nothing;
  const args = { to: called(at, remark.to), nth: remark.nth ?? "" };
  return html`<p class="said" ?data-new=${isFresh(at, remark)} ?data-to-you=${remark.to === at.scene.seat}>${at.say(`remark-${remark.kind}`, args)}</p>`;
}

/** What others have said of one card of a hand. @param {BoardContext} at @param {readonly Remark[]} said @param {number} seat @param {number} nth */
export function hearsay(at, said, seat, nth) {
  const heard = said.filter((each) => each.to === seat && each.nth?.id === `nth-${nth}`);
  return heard.map((each) => html`<small class="heard" data-kind=${each.kind}>${at.say(`heard-${each.kind}`, { seat: { seat: each.seat } })}</small>`);
}

/** More people than these take several lines of a phone. */
const ONE_LINE = 3;
/** Whether they are all in view there. */
let unfolded = false;

/** Somebody to speak to: picked up, it brings the remarks; put back, they go. @param {BoardContext} at @param {Card} tile */
function person(at, tile) {
  const picked = at.picked === tile.key;
  return html`<button type="button" class="quiet small to" aria-pressed=${String(picked)} data-keys=${picked ? "Escape" : nothing} ?disabled=${at.busy}
    @click=${() => at.pick(picked ? null : tile.key)}>${at.word(tile.word)}</button>`;
}

/** One remark; what it leaves unsaid stands beside it. @param {BoardContext} at @param {Choice} choice @param {string} [short] */
function remark(at, choice, short) {
  return html`<button type="button" class="quiet small" aria-label=${short ? at.word(choice.word) : nothing} title=${at.hint(choice)}
    ?disabled=${at.busy} @click=${() => at.play(choice)}>${short ?? at.word(choice.word)}</button>`;
}

/** A card of the other hand, and what can be said of it. @param {BoardContext} at @param {Card} card @param {number} nth @param {Choice[]} choices */
function ofCard(at, card, nth, choices) {
  const about = choices.filter((choice) => choice.text.endsWith(` ${nth}`) && /^say-(good|bad)/.test(choice.text));
  return html`<span class="about">
    <span class="card" aria-hidden="true">${picture(String(card.look.image))}</span><span aria-hidden="true">${at.say(`nth-${nth}`)}</span>
    ${about.map((choice) => remark(at, choice, at.say(choice.text.startsWith("say-good") ? "short-good" : "short-bad")))}
  </span>`;
}

/** All that can be said to whom one has turned to. @param {BoardContext} at @param {Card} tile */
function offered(at, tile) {
  const choices = at.scene.choices.filter((choice) => choice.card === tile.key);
  const held = at.scene.zones.find((zone) => zone.id === `hand-${tile.key.slice("talk-".length)}`);
  return html`<div class="offered-remarks" role="group" aria-label=${at.word(tile.word)}>
    ${choices.filter((choice) => /^say-(trade|dont)/.test(choice.text)).map((choice) => remark(at, choice))}
    ${(held?.cards ?? []).map((card, place) => ofCard(at, card, place + 1, choices))}
  </div>`;
}

/** Where there is little room, the way to those to whom something can be said. @param {BoardContext} at @param {string} name @param {boolean} shown */
function unfold(at, name, shown) {
  const turn = () => {
    unfolded = !shown;
    at.pick(null);
  };
  return html`<button type="button" class="quiet small unfold" aria-expanded=${String(shown)} @click=${turn}><span>${name}</span></button>`;
}

/** The row to say something: first to whom, then what. @param {BoardContext} at */
export function talk(at) {
  /** @type {Zone | undefined} */
  const zone = at.scene.zones.find((each) => each.id === "talk");
  if (!zone) return nothing;
  const picked = zone.cards.find((tile) => tile.key === at.picked);
  const name = at.word(zone.word);
  const folds = zone.cards.length > ONE_LINE;
  const shown = unfolded || picked !== undefined;
  return html`<section class="remarks" aria-label=${name} ?data-folds=${folds} ?data-folded=${folds && !shown}>
    ${folds ? unfold(at, name, shown) : nothing}<span class="name" aria-hidden="true">${name}</span>
    ${repeat(zone.cards, (tile) => tile.key, (tile) => person(at, tile))}
    ${picked ? offered(at, picked) : nothing}
  </section>`;
}
