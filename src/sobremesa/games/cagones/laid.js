/**
 * This game's own board: both animals with their piles, of which one eats; the faces that all see of everybody's cards;
 * the last check; and before this seat its hand and what it is asked.
 *
 * @import { BoardContext } from "../../page/own-board.js"
 * @import { Zone } from "../../page/protocol.js"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { prompt } from "../../page/board.js";
import { shownCard } from "../../page/card.js";
import { around, tag } from "../../page/seats.js";
import { hand, label, pile } from "../../page/zones.js";
import { animal } from "./animals.js";
import { picture } from "./art.js";
import { choiceOf, numbers, pad } from "./asked.js";
import { check } from "./check.js";
import { animalIn, chain, lastCheck } from "./told.js";

export { picture };

const ANIMALS = ["bear", "rabbit"];

/** @param {BoardContext} at @param {string} id */
const zoneOf = (at, id) => at.scene.zones.find((zone) => zone.id === id);

/** The animal that is eating now. @param {BoardContext} at */
function active(at) {
  const fact = at.scene.facts.find((each) => each.id === "fact-active");
  return fact ? animalIn(fact) : ANIMALS[0];
}

// Around the table

/** Who sits there; a button where this seat can be pointed at, to be asked or to be drawn from. @param {BoardContext} at @param {number} seat @param {number} nth */
function person(at, seat, nth) {
  const asked = choiceOf(at, `name ${seat}`);
  const choice = asked ?? choiceOf(at, `draw ${seat}`);
  if (!choice) return html`<div class="tag">${tag(at, seat)}</div>`;
  const key = String(nth + 1);
  return html`<button type="button" class="tag point" data-deed=${asked ? "name" : "draw"} data-keys=${key} aria-keyshortcuts=${key}
    title=${at.hint(choice)} ?disabled=${at.busy} @click=${() => at.play(choice)}>
    <span class="unseen">${at.word(choice.word)}</span>
    <span class="pointed" aria-hidden="true"><b>${at.name(seat)}</b><span>${at.say(asked ? "ask-here" : "draw-here")} <kbd>${key}</kbd></span></span>
  </button>`;
}

/** A stock, and the face of its top that everybody sees. @param {BoardContext} at @param {Zone | undefined} zone */
function stock(at, zone) {
  if (!zone) return nothing;
  return html`<span class="stock" role="group" aria-label=${label(at, zone)} data-from data-zone=${zone.id}>${pile(at, zone)}</span>`;
}

/** The faces of a hand that are seen from here. @param {BoardContext} at @param {Zone | undefined} zone */
function faces(at, zone) {
  if (!zone) return nothing;
  return html`<span class="faces" role="group" aria-label=${label(at, zone)} data-from data-zone=${zone.id}>
    ${repeat(zone.cards, (card) => card.key, (card) => shownCard(card, (each) => at.word(each.word), picture))}
  </span>`;
}

/** @param {BoardContext} at @param {number} seat @param {number} nth */
function other(at, seat, nth) {
  const turn = at.scene.turn === seat && at.scene.asking !== "over";
  return html`<li class="seat" ?data-turn=${turn} ?data-won=${at.scene.winners.includes(seat)} data-seat=${seat}>
    ${person(at, seat, nth)}
    <div class="cards">${stock(at, zoneOf(at, `stock-${seat}`))} ${faces(at, zoneOf(at, `hand-${seat}`))}</div>
  </li>`;
}

/** Everybody else, in the order of play. @param {BoardContext} at */
function others(at) {
  return html`<ul class="seats" aria-label=${at.say("seats-others")} data-seats=${at.scene.seats}>
    ${repeat(around(at), (seat) => seat, (seat, nth) => other(at, seat, nth))}
  </ul>`;
}

// In the middle

/** An animal and the top of its pile. @param {BoardContext} at @param {string} name */
function den(at, name) {
  const zone = zoneOf(at, name);
  const eats = active(at) === name;
  return html`<div class="den" data-animal=${name} ?data-eats=${eats}>
    ${animal(name, eats)}
    ${zone ? html`<span class="fed" role="group" aria-label=${label(at, zone)} data-from data-zone=${zone.id}>${pile(at, zone)}</span>` : nothing}
    <p>${at.say(eats ? "eats" : "sleeps", { animal: name })}</p>
  </div>`;
}

/** Who has asked whom, while nobody has answered. @param {BoardContext} at */
function asked(at) {
  const links = chain(at.events);
  if (!links.length || at.scene.asking === "over") return nothing;
  return html`<ol class="chain" aria-label=${at.say("chain-label")}>
    ${links.map((event) => html`<li>${at.say("chain-link", event.word.args)}</li>`)}
  </ol>`;
}

/** What lies aside, and what is at stake. @param {BoardContext} at */
function beside(at) {
  const aside = ["gone", "left-over"].flatMap((id) => zoneOf(at, id) ?? []).filter((zone) => zone.count > 0);
  const facts = at.scene.facts.filter((fact) => fact.id !== "fact-active");
  return html`<ul class="chips" aria-label=${at.say("facts-label")}>
    ${facts.map((fact) => html`<li>${at.word(fact)}</li>`)}
    ${aside.map((zone) => html`<li data-from data-zone=${zone.id}>${label(at, zone)}</li>`)}
  </ul>`;
}

/** @param {BoardContext} at */
function middle(at) {
  const found = lastCheck(at.events);
  return html`<section class="middle" aria-label=${at.say("middle-label")}>
    <div class="dens">${ANIMALS.map((name) => den(at, name))}</div>
    ${asked(at)} ${found ? check(at, found) : nothing}
  </section>`;
}

// Before this seat

/** @param {BoardContext} at */
function tray(at) {
  const { seat, asking, turn, mine } = at.scene;
  if (seat < 0) return html`<section class="tray cag">${prompt(at)}</section>`;
  const held = zoneOf(at, `hand-${seat}`);
  const clock = choiceOf(at, "accuse") ? null : at.clock;
  return html`<section class="tray cag" aria-label=${at.say("tray-label")} ?data-mine=${mine}>
    <div class="asked">
      ${prompt({ ...at, clock })}
      <div class="tag" ?data-turn=${turn === seat && asking !== "over"}>${tag(at, seat)}</div>
    </div>
    ${numbers(at, active(at))}
    <div class="held">${stock(at, zoneOf(at, `stock-${seat}`))} ${held ? hand(at, held) : nothing}</div>
    ${asking === "over" ? nothing : pad(at)}
  </section>`;
}

/** @param {BoardContext} at */
export function board(at) {
  return html`<div class="cloth cag">${others(at)} ${middle(at)} ${beside(at)}</div>
    ${tray(at)}`;
}
