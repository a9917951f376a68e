/**
 * This game's own board: every face in view, big; three buttons to race with; the countdown; the photo finish.
 *
 * @import { BoardContext } from "../../page/own-board.js"
 * @import { Card, Choice, Zone } from "../../page/protocol.js"
 * @import { Race } from "./race.js"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { facts, prompt } from "../../page/board.js";
import { back } from "../../page/card.js";
import { countdown } from "../../page/clock.js";
import { around, tag } from "../../page/seats.js";
import { label } from "../../page/zones.js";
import { isAction, picture } from "./art.js";
import { races, ready } from "./race.js";

const TAKE_A_TOKEN = 2;
const CHIPS = 4;
const ANSWERS = ["beagle", "bagel", "tie"];
/** E, A, T: letters of beagle, bagel, tie, under the left hand. */
const LETTERS = ["e", "a", "t"];

/** A face; what decides bears its name. @param {BoardContext} at @param {Card} card */
function face(at, card) {
  const image = String(card.look.image);
  const name = at.word(card.word);
  return html`<span class="card" role="img" data-card=${card.key} aria-label=${name}>
    <span class="print picture" data-image=${image}>
      ${picture(image)}${isAction(image) ? html`<span class="deed">${name}</span>` : nothing}
    </span>
  </span>`;
}

/** A place with the face on top of it. @param {BoardContext} at @param {Zone} zone @param {number} [nth] */
function pile(at, zone, nth) {
  const choice = at.scene.choices.find((each) => each.zone === zone.id);
  const name = choice ? at.word(choice.word) : "";
  const key = nth === undefined ? nothing : String(nth + 1);
  return html`<span class="spot" role="group" aria-label=${label(at, zone)} data-from data-zone=${zone.id}>
    <span class="pile" ?data-deep=${zone.count > 1}>
      ${zone.cards.length ? nothing : html`<span class="card ${zone.count ? "" : "slot"}">${zone.count ? back : nothing}</span>`}
      ${repeat(zone.cards, (card) => `${card.key} ${card.look.image}`, (card) => face(at, card))}
      ${zone.count > 1 ? html`<span class="count" aria-hidden="true">${zone.count}</span>` : nothing}
    </span>
    ${choice && !at.busy && nth !== undefined
      ? html`<button class="target" type="button" data-keys=${key} aria-keyshortcuts=${key} aria-label=${name} @click=${() => at.play(choice)}>
          <kbd aria-hidden="true">${key}</kbd>
        </button>`
      : nothing}
  </span>`;
}

/** What the last race told of this seat. @param {BoardContext} at @param {number} seat @param {Race} race @param {Set<number>} isReady */
function mark(at, seat, race, isReady) {
  if (at.scene.asking === "ready") return isReady.has(seat) ? html`<span class="mark ok">${at.say("action-ready")}</span>` : nothing;
  const call = race.calls.findLast((each) => each.seat === seat);
  if (!call) return nothing;
  const said = call.answer ? at.word(call.answer) : "";
  return html`<span class="mark ${call.right ? "ok" : "no"}"><b aria-hidden="true">${call.right ? "✓" : "✗"}</b> ${said}
    <span class="unseen">${at.say(call.right ? "called-right" : "called-wrong")}</span></span>`;
}

/** Chips as dots beside their number. @param {BoardContext} at @param {number} seat */
function chips(at, seat) {
  if (at.lobby.options["game"] !== TAKE_A_TOKEN) return nothing;
  const left = at.scene.standing[seat];
  return html`<span class="treats" aria-hidden="true">${Array.from({ length: CHIPS }, (_, nth) => html`<i ?data-gone=${nth >= left}></i>`)}</span>`;
}

/** A pile of which no face is in view needs no more room than its number. @param {BoardContext} at @param {Zone} zone */
function hidden(at, zone) {
  return html`<span class="hidden-pile" role="img" aria-label=${label(at, zone)} data-from data-zone=${zone.id}>
    <span class="card">${back}</span><span aria-hidden="true">${zone.count}</span>
  </span>`;
}

/** One seat with all that lies before it. @param {BoardContext} at @param {number} seat @param {Race} race @param {Set<number>} isReady */
function seatTile(at, seat, race, isReady) {
  const zones = at.scene.zones.filter((zone) => zone.seat === seat);
  const open = zones.filter((zone) => zone.kind === "pile" && zone.cards.length);
  const closed = zones.find((zone) => zone.id.startsWith("pile") && !zone.cards.length && zone.count);
  const held = zones.find((zone) => zone.id.startsWith("held"));
  const out = at.lobby.options["game"] === TAKE_A_TOKEN && at.scene.standing[seat] === 0;
  return html`<li class="tile" ?data-you=${seat === at.scene.seat} ?data-turn=${at.scene.turn === seat} ?data-out=${out}
    ?data-won=${at.scene.winners.includes(seat)}>
    <div class="tag">${tag(at, seat)}</div>
    <div class="piles">${open.map((zone) => pile(at, zone))} ${open.length ? nothing : html`<span class="card slot"></span>`}</div>
    <div class="state">${closed ? hidden(at, closed) : nothing} ${chips(at, seat)} ${held ? token(at, held.cards[0]) : nothing} ${mark(at, seat, race, isReady)}</div>
  </li>`;
}

/** @param {BoardContext} at @param {Card} card */
function token(at, card) {
  return html`<span class="token" role="img" data-card=${card.key} aria-label=${at.word(card.word)}>${picture(String(card.look.image))}</span>`;
}

/** A call that was right, with its place and how long it took, or wrong. @param {BoardContext} at @param {Race["calls"][number]} call @param {number} place */
function called(at, call, place) {
  const time = call.right && call.after > 0 && place === 1 ? html` <small>${at.say("finish-time", { ms: call.after })}</small>` : nothing;
  const said = call.right ? nothing : html` <small>${call.answer ? at.word(call.answer) : nothing}</small>`;
  return html`<span data-right=${String(call.right)}><b aria-hidden="true">${call.right ? "✓" : "✗"}</b>
    <span class="unseen">${at.say(call.right ? "called-right" : "called-wrong")}</span>
    ${call.right ? at.say("finish-place", { place }) : nothing} <b>${at.name(call.seat)}</b>${said}${time}</span>`;
}

/** How the last race ended, and why: what lay there, who was right in which order, who was not, who lost what. @param {BoardContext} at @param {Race | null} race */
function finish(at, race) {
  if (!race || !race.answer) return nothing;
  const right = race.calls.filter((call) => call.right);
  const wrong = race.calls.filter((call) => !call.right);
  const title = at.say(right.length > 1 ? "finish-title" : right.length ? "finish-title-one" : "finish-answer");
  return html`<div class="finish" data-many=${right.length > 1 ? "" : nothing}>
    <b>${title}</b> <span class="answer">${at.word(race.answer)}</span>
    <span class="seen" aria-hidden="true">${race.faces.map((image) => html`<i data-image=${image}>${picture(image)}</i>`)}</span>
    ${[...right, ...wrong].map((call, nth) => called(at, call, nth + 1))}
    ${race.lost.map((seat) => html`<span>${at.name(seat)} <b>−1</b></span>`)}
  </div>`;
}

/** The choice that a text of the game's actions names. @param {BoardContext} at @param {string} text @returns {Choice | undefined} */
const choiceOf = (at, text) => at.scene.choices.find((choice) => choice.text === text);

/**
 * One of the three big buttons; it stays in its place while it cannot be pressed.
 * @param {BoardContext} at @param {number} nth @param {Choice | undefined} choice @param {string} word @param {unknown} more
 */
function big(at, nth, choice, word, more) {
  const keys = `${nth + 1} ${LETTERS[nth]}`;
  const image = picture(ANSWERS[nth]);
  return html`<button type="button" class="call" data-answer=${ANSWERS[nth]} data-keys=${keys} aria-keyshortcuts=${keys}
    title=${choice ? at.hint(choice) : at.say("not-now", { prompt: at.scene.prompt })}
    ?disabled=${!choice || at.busy} @click=${() => choice && at.play(choice)}>
    <span class="sketch" aria-hidden="true">${image ?? html`<b>=</b>`}</span>
    <span class="text">${at.say(word)}${more}</span>
    <span class="keys" aria-hidden="true"><kbd>${nth + 1}</kbd><kbd>${LETTERS[nth].toUpperCase()}</kbd></span>
  </button>`;
}

/** Call, or grab. @param {BoardContext} at */
function pad(at) {
  if (at.lobby.options["game"] !== TAKE_A_TOKEN) {
    return ANSWERS.map((answer, nth) => big(at, nth, choiceOf(at, `call ${answer}`), `action-call-${answer}`, nothing));
  }
  const left = (/** @type {string} */ answer) => at.scene.zones.find((zone) => zone.id === `tokens-${answer}`)?.count ?? 0;
  return ANSWERS.map((answer, nth) =>
    answer === "tie"
      ? big(at, nth, choiceOf(at, "leave"), "action-leave", nothing)
      : big(at, nth, choiceOf(at, `grab ${answer}`), `action-grab-${answer}`, html`<small>× ${left(answer)}</small>`),
  );
}

/** What this seat can do: say that it is ready, or race. @param {BoardContext} at @param {Set<number>} isReady */
function controls(at, isReady) {
  if (at.scene.seat < 0 || at.scene.asking === "over") return nothing;
  const choice = choiceOf(at, "ready");
  if (at.scene.asking !== "ready") return html`<div class="pad" role="group" aria-label=${at.say("calls-label")}>${pad(at)}</div>`;
  const all = at.scene.standing.filter((left) => at.lobby.options["game"] !== TAKE_A_TOKEN || left > 0).length;
  return html`<div class="pad">
    <button type="button" class="ready main" data-keys="Space Enter" title=${choice ? at.hint(choice) : at.say("not-now", { prompt: at.scene.prompt })} ?disabled=${!choice || at.busy} @click=${() => choice && at.play(choice)}>
      <span>${at.say("action-ready")}</span> <small>${at.say("ready-count", { ready: isReady.size, all })}</small> <kbd aria-hidden="true">␣</kbd>
    </button>
  </div>`;
}

/** The last seconds before all flip; who wants can say that there is no need to count. @param {BoardContext} at */
function counting(at) {
  if (at.scene.asking !== "countdown") return nothing;
  const choice = choiceOf(at, "ready");
  return html`<div class="curtain">
    ${countdown(at.clock, at.say("clock-label"))}
    ${choice ? html`<button type="button" class="quiet small" ?disabled=${at.busy} @click=${() => at.play(choice)}>${at.say("skip-count")}</button>` : nothing}
  </div>`;
}

/** @param {BoardContext} at */
export function board(at) {
  const { now, last } = races(at.events);
  const isReady = ready(at.events);
  const centre = at.scene.zones.filter((zone) => zone.id.startsWith("centre"));
  const seats = at.scene.seat < 0 ? around(at) : [...around(at), at.scene.seat];
  return html`<div class="cloth bob" data-game=${at.lobby.options["game"]} data-seats=${at.scene.seats} data-racing=${at.scene.asking === "race" ? "" : nothing}>
      <div class="told">${facts(at)} ${finish(at, last)}</div>
      <ul class="tiles" aria-label=${at.say("faces-label")}>
        ${repeat(seats, (seat) => seat, (seat) => seatTile(at, seat, now, isReady))}
      </ul>
      ${centre.length ? html`<div class="centre" role="group" aria-label=${at.say("middle-label")}>${repeat(centre, (zone) => zone.id, (zone, nth) => pile(at, zone, nth))}</div>` : nothing}
      ${counting(at)}
    </div>
    <section class="tray bob" aria-label=${at.say("tray-label")} ?data-mine=${at.scene.mine}>${prompt({ ...at, clock: at.scene.asking === "countdown" ? null : at.clock })} ${controls(at, isReady)}</section>`;
}
