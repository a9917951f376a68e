/**
 * This game's own board: the pile with who laid how many, the condition as a card, the last doubt, a builder for
 * conditions, and three big buttons that never move: to believe, to doubt, to call XINGON.
 *
 * @import { BoardContext } from "../../page/own-board.js"
 * @import { Choice, Word, Zone } from "../../page/protocol.js"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { prompt } from "../../page/board.js";
import { back, fan, shownCard } from "../../page/card.js";
import { around, laidOpen, tag } from "../../page/seats.js";
import { hand, label, place } from "../../page/zones.js";
import { COLOURS, face, picture } from "./art.js";
import { builder, goOn, isSaying, say } from "./claim.js";
import { condition, lastShown } from "./shown.js";
import { layers } from "./told.js";

/** Facts that the board shows in another way. */
const DRAWN = ["fact-claim", "fact-owing", "fact-called"];
/** What is asked where colour, shape and number can be said in any order. */
const SAY = { id: "prompt-say", args: {} };

/** The choice of this text. @param {BoardContext} at @param {string} text */
const choiceOf = (at, text) => at.scene.choices.find((choice) => choice.text === text);

/** @param {BoardContext} at @param {string} id */
const zoneOf = (at, id) => at.scene.zones.find((zone) => zone.id === id);

/** Whether a fact names this seat. @param {BoardContext} at @param {string} id @param {number} seat */
function isNamed(at, id, seat) {
  const named = at.scene.facts.find((fact) => fact.id === id)?.args["seats"];
  return typeof named === "object" && "seats" in named && named.seats.includes(seat);
}

/** The condition in an argument of a sentence. @param {Word | undefined} word @returns {Word | null} */
function claimOf(word) {
  const claim = word?.args["claim"];
  return typeof claim === "object" && "id" in claim ? claim : null;
}

/** Whether there are points before the end. @param {BoardContext} at */
const isMatch = (at) => at.lobby.options["games"] !== 1;

// Around the table

/** One card left: called, or not. @param {BoardContext} at @param {number} seat */
function call(at, seat) {
  if (isNamed(at, "fact-called", seat)) return html`<span class="badge ok">${at.say("badge-called")}</span>`;
  return isNamed(at, "fact-owing", seat) ? html`<span class="badge">${at.say("badge-owing")}</span>` : nothing;
}

/** @param {BoardContext} at @param {number} seat */
function other(at, seat) {
  const held = zoneOf(at, `hand-${seat}`);
  const turn = at.scene.turn === seat && at.scene.asking !== "over";
  return html`<li class="seat" ?data-turn=${turn} ?data-won=${at.scene.winners.includes(seat)} data-seat=${seat}>
    <div class="tag" ?data-match=${isMatch(at)}>${tag(at, seat)}</div>
    ${held?.cards.length ? laidOpen(at, held) : nothing}
    ${held && !held.cards.length
      ? html`<span class="held" role="img" aria-label=${label(at, held)} data-from data-zone=${held.id}>
          ${fan(Math.min(held.count, 4))}<span class="count" aria-hidden="true">${held.count}</span>
        </span>`
      : nothing}
    ${call(at, seat)}
  </li>`;
}

/** Everybody else, in the order of the seats. @param {BoardContext} at */
function others(at) {
  return html`<ul class="seats" aria-label=${at.say("seats-others")}>
    ${repeat(around(at), (seat) => seat, (seat) => other(at, seat))}
  </ul>`;
}

// In the middle

/** The pile, its condition, and who has laid how many. @param {BoardContext} at @param {Zone} centre */
function pile(at, centre) {
  const laid = layers(at.events);
  const claim = claimOf(at.scene.facts.find((fact) => fact.id === "fact-claim"));
  return html`<div class="heap" role="group" aria-label=${label(at, centre)} data-from data-zone="centre">
      <span class="pile" data-size=${Math.min(centre.count, 4)}>
        <span class="card ${centre.count ? "" : "slot"}">${centre.count ? back : nothing}</span>
        <span class="count" aria-hidden="true">${centre.count}</span>
      </span>
    </div>
    <div class="said">
      ${claim ? condition(at, claim) : html`<p>${at.say("nothing-said")}</p>`}
      <ol class="layers" aria-label=${at.say("layers-label")}>
        ${laid.map((each) => html`<li>${at.say("layer", { seat: at.name(each.seat), count: each.count })}</li>`)}
      </ol>
    </div>`;
}

/** @param {BoardContext} at */
function middle(at) {
  const centre = zoneOf(at, "centre");
  const last = lastShown(at);
  const chosenByOthers = choiceOf(at, "back") ? [] : ["chosen"]; // seen in the film alone
  const aside = [...chosenByOthers, "centre-own", "gone", "removed"].flatMap((id) => zoneOf(at, id) ?? []).filter((zone) => zone.count > 0);
  if (centre?.cards.length) aside.unshift(centre); // once the game is over and seen again
  return html`<section class="middle" aria-label=${at.say("middle-label")}>
    ${centre && (centre.count || !last) ? html`<div class="centre">${pile(at, centre)}</div>` : nothing}
    ${last ?? nothing}
    ${aside.length ? html`<div class="aside">${repeat(aside, (zone) => zone.id, (zone) => place(at, zone))}</div>` : nothing}
  </section>`;
}

/** What is to be kept in mind besides. @param {BoardContext} at */
function facts(at) {
  const shown = at.scene.facts.filter((fact) => !DRAWN.includes(fact.id));
  return html`<ul class="chips" aria-label=${at.say("facts-label")}>${shown.map((fact) => html`<li>${at.word(fact)}</li>`)}</ul>`;
}

// Before this seat

/** What is going to be laid, under which condition. @param {BoardContext} at */
function chosen(at) {
  const zone = zoneOf(at, "chosen");
  const undo = choiceOf(at, "back");
  if (!zone || !undo) return nothing;
  const claim = claimOf(at.scene.prompt);
  return html`<div class="chosen">
    ${claim ? condition(at, claim) : nothing}
    <ul aria-label=${label(at, zone)} data-from data-zone="chosen">
      ${repeat(zone.cards, (card) => card.key, (card) => html`<li>${shownCard(card, (each) => at.word(each.word), picture)}</li>`)}
    </ul>
    <button type="button" class="quiet small" data-keys="Backspace" ?disabled=${at.busy} @click=${() => at.play(undo)}>${at.word(undo.word)}</button>
  </div>`;
}

/** Why nothing can be laid yet, and where to begin. @param {BoardContext} at */
function askForCards(at) {
  at.tell(at.say("refused-choose-first"));
  const card = document.querySelector(".xin .hand button[aria-disabled=false]");
  if (card instanceof HTMLElement) card.focus();
}

/** To say the condition, to lay, to believe: what goes on with the round. @param {BoardContext} at */
function forward(at) {
  const lay = choiceOf(at, "lay");
  const count = zoneOf(at, "chosen")?.count ?? 0;
  const starts = at.scene.turn === at.scene.seat && !at.scene.facts.some((fact) => fact.id === "fact-claim");
  const canChoose = at.scene.choices.some((choice) => choice.zone === "chosen");
  const saying = isSaying(at);
  const cards = at.say("lay-count", { count });
  const deed = () => (saying ? say(at) : lay ? at.play(lay) : askForCards(at));
  return html`<button type="button" class="deed main" data-keys="j Enter" aria-keyshortcuts="j Enter"
    title=${lay ? at.hint(lay) : nothing} ?disabled=${at.busy || !(saying || lay || canChoose)} @click=${deed}>
    <span>${saying ? at.say("say-it") : starts ? cards : at.say("believe")}</span>
    ${saying || starts ? nothing : html`<small>${cards}</small>`} <kbd aria-hidden="true">J</kbd>
  </button>`;
}

/**
 * A big button that stays in its place while it cannot be pressed.
 * @param {BoardContext} at @param {string} name @param {Choice | undefined} choice @param {string} word @param {string} key
 */
function big(at, name, choice, word, key) {
  return html`<button type="button" class="deed" data-deed=${name} ?data-early=${choice?.text === "lay-and-call"} data-keys=${key} aria-keyshortcuts=${key}
    title=${choice ? at.hint(choice) : nothing} ?disabled=${at.busy || !choice} @click=${() => choice && at.play(choice)}>
    <span>${at.say(word)}</span> <kbd aria-hidden="true">${key.toUpperCase()}</kbd>
  </button>`;
}

/** The three buttons that never move, with J, K, L under the right hand. @param {BoardContext} at */
function pad(at) {
  const early = choiceOf(at, "lay-and-call");
  return html`<div class="pad" role="group" aria-label=${at.say("pad-label")}>
    ${forward(at)} ${big(at, "doubt", choiceOf(at, "doubt"), "action-doubt", "k")}
    ${big(at, "xingon", choiceOf(at, "xingon") ?? early, early ? "action-lay-and-call" : "action-xingon", "l")}
  </div>`;
}

/** What can be done at any time: catch somebody, discard four, let it be. @param {BoardContext} at */
function atAnyTime(at) {
  const offered = at.scene.choices.filter((choice) => /^(catch|discard|pass)/.test(choice.text));
  return html`<div class="actions" role="group" aria-label=${at.say("actions-label")}>
    ${repeat(offered, (choice) => choice.action, (choice, nth) => anyTime(at, choice, isSaying(at) ? null : String(nth + 1)))}
  </div>`;
}

/** One card in every colour, and what is done with them. @param {BoardContext} at @param {string} shape @param {string} number */
function four(at, shape, number) {
  const colours = COLOURS.slice(0, at.lobby.options["colours"]);
  return html`<span aria-hidden="true">${at.say("discard-short")}</span>
    <span class="four" aria-hidden="true">${colours.map((colour) => html`<span class="card">${face({ colour, shape, number })}</span>`)}</span>`;
}

/** A choice with the number that takes it, where numbers say nothing else. @param {BoardContext} at @param {Choice} choice @param {string | null} key */
function anyTime(at, choice, key) {
  const [kind, shape, number] = choice.text.split(" ");
  const seen = kind === "discard" ? four(at, shape, number) : nothing;
  return html`<button type="button" class=${kind === "catch" ? "choice" : "quiet"} data-deed=${kind} data-keys=${key ?? nothing}
    aria-keyshortcuts=${key ?? nothing} title=${at.hint(choice)} ?disabled=${at.busy} @click=${() => at.play(choice)}>
    ${seen}<span class=${kind === "discard" ? "unseen" : nothing}>${at.word(choice.word)}</span>
    ${key ? html`<kbd aria-hidden="true">${key}</kbd>` : nothing}
  </button>`;
}

/** @param {BoardContext} at */
function tray(at) {
  if (at.scene.seat < 0) return html`<section class="tray xin">${prompt(at)}</section>`;
  const held = zoneOf(at, `hand-${at.scene.seat}`);
  const saying = isSaying(at);
  return html`<section class="tray xin" aria-label=${at.say("tray-label")} ?data-mine=${at.scene.mine}>
    <div class="asked">
      ${prompt(saying ? { ...at, scene: { ...at.scene, prompt: SAY } } : at)}
      <div class="tag" ?data-turn=${at.scene.turn === at.scene.seat} ?data-match=${isMatch(at)}>${tag(at, at.scene.seat)}</div>
      ${call(at, at.scene.seat)}
    </div>
    ${saying ? builder(at) : chosen(at)} ${held ? hand(at, held) : nothing} ${atAnyTime(at)}
    ${at.scene.asking === "over" ? nothing : pad(at)}
  </section>`;
}

/** @param {BoardContext} at */
export function board(at) {
  goOn(at);
  return html`<div class="cloth xin">${others(at)} ${middle(at)} ${facts(at)}</div>
    ${tray(at)}`;
}
