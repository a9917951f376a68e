/**
 * The seats before the start: who sits where, and what can be done about it.
 *
 * @import { Deeds } from "./gathering.js"
 * @import { GameInfo, Lobby, PlaceInfo } from "./protocol.js"
 */
import { html, nothing } from "lit-html";
import { hosting } from "./company.js";

/** @typedef {import("./words.js").Words} Words */

/** @param {DragEvent} event */
const allow = (event) => event.preventDefault();

/** @param {DragEvent} event @param {number} seat */
const drag = (event, seat) => event.dataTransfer?.setData("text/plain", String(seat));

/** By which the host changes seats: dragged, or moved with the arrow keys, or picked one after the other. */
export class Handles {
  /** @type {number | null} */
  picked = null;

  /** @param {() => void} render @param {(one: number, other: number) => void} swap */
  constructor(render, swap) {
    this.render = render;
    this.swap = swap;
  }

  /** @param {number} seat @param {number} seats @param {Words} words */
  view(seat, seats, words) {
    const name = words.say("swap-seat", { number: seat + 1 });
    return html`<button type="button" class="handle quiet" aria-label=${name} title=${name} aria-pressed=${String(this.picked === seat)}
      @keydown=${(/** @type {KeyboardEvent} */ event) => this.key(event, seat, seats)} @click=${() => this.pick(seat)}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 4v14m-4-4 4 4 4-4M16 20V6m-4 4 4-4 4 4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" /></svg>
    </button>`;
  }

  /** @param {number} seat */
  pick(seat) {
    const before = this.picked;
    this.picked = before === null ? seat : null;
    if (before !== null && before !== seat) this.swap(before, seat);
    this.render();
  }

  /** The focus goes along with who was moved. @param {KeyboardEvent} event @param {number} seat @param {number} seats */
  key(event, seat, seats) {
    const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    const other = seat + (step ?? 0);
    if (!step || other < 0 || other >= seats) return;
    event.preventDefault();
    this.swap(seat, other);
    const handle = document.querySelector(`.setting[data-seat="${other}"] .handle`);
    if (handle instanceof HTMLElement) handle.focus();
  }

  /** @param {DragEvent} event @param {number} seat */
  drop(event, seat) {
    event.preventDefault();
    const from = Number(event.dataTransfer?.getData("text/plain") || NaN);
    if (Number.isInteger(from) && from !== seat) this.swap(from, seat);
  }
}

/** What is to be known of a person at a glance. @param {PlaceInfo} place @param {Words} words */
function badges(place, words) {
  if (place.kind !== "human") return nothing;
  return html`<span class="badges">
    ${place.host ? html`<span class="kind">${words.say("host")}</span>` : nothing}
    ${place.ready && !place.host ? html`<span class="kind ok">${words.say("is-ready")}</span>` : nothing}
  </span>`;
}

/** A player in words: how well it plays, and in what style. @param {string} player @param {Words} words */
function playerName(player, words) {
  const [level, style] = player.split("-");
  return style ? words.say("player-styled", { level: words.say(`player-${level}`), style: words.say(`style-${style}`) }) : words.say(`player-${level}`);
}

/** @param {Deeds} deeds @param {number} seat */
function sitHere(deeds, seat) {
  const input = /** @type {HTMLInputElement | null} */ (document.getElementById("nickname"));
  if (input?.form?.reportValidity()) deeds.sit(seat, input.value.trim());
}

/** @param {PlaceInfo} place @param {Lobby} lobby @param {GameInfo} game @param {Words} words @param {Deeds} deeds */
export function seat(place, lobby, game, words, deeds) {
  const yours = place.seat === lobby.you;
  const number = words.say("seat-number", { number: place.seat + 1 });
  return html`<li class="setting" data-kind=${place.kind} data-seat=${place.seat} ?data-you=${yours} ?data-picked=${deeds.handles.picked === place.seat}
    draggable=${lobby.host ? "true" : nothing} @dragstart=${lobby.host ? (/** @type {DragEvent} */ event) => drag(event, place.seat) : nothing}
    @dragover=${lobby.host ? allow : nothing} @drop=${lobby.host ? (/** @type {DragEvent} */ event) => deeds.handles.drop(event, place.seat) : nothing}>
    ${lobby.host ? deeds.handles.view(place.seat, lobby.places.length, words) : nothing}
    <span class="plate" aria-hidden="true">${place.kind === "free" ? "" : place.kind === "bot" ? "⚙" : [...(place.nickname ?? "?")][0].toUpperCase()}</span>
    <span class="who">
      <b dir="auto">${place.nickname ?? words.say("free-seat")}</b>
      <small>${number}${yours ? ` · ${words.say("you")}` : ""}${place.player ? ` · ${playerName(place.player, words)}` : ""}${place.kind === "human" && !place.connected ? ` · ${words.say("seat-away")}` : ""}</small>
      ${badges(place, words)}
    </span>
    <span class="deeds">
      ${place.kind === "free" && lobby.you === null
        ? html`<button type="button" @click=${() => sitHere(deeds, place.seat)}>${words.say("sit-here")} <span class="unseen">${number}</span></button>`
        : nothing}
      ${place.kind === "free" && lobby.host ? addBot(place, number, game, words, deeds) : nothing}
      ${place.kind === "free" && lobby.you !== null
        ? html`<button type="button" class="quiet" @click=${() => deeds.move(place.seat)}>${words.say("move-here")} <span class="unseen">${number}</span></button>`
        : nothing}
      ${place.kind === "bot" && lobby.host
        ? html`<button type="button" class="quiet" @click=${() => deeds.bot(place.seat, null)}>${words.say("remove-bot")} <span class="unseen">${place.nickname}</span></button>`
        : nothing}
      ${place.kind === "human" && lobby.host && !place.host ? hosting(place, words, deeds, deeds.asking) : nothing}
      ${yours ? html`<button type="button" class="quiet" @click=${deeds.stand}>${words.say("stand-up")}</button>` : nothing}
    </span>
  </li>`;
}

/** Choose what kind of bot, then put it there. @param {PlaceInfo} place @param {string} number @param {GameInfo} game @param {Words} words @param {Deeds} deeds */
function addBot(place, number, game, words, deeds) {
  const id = `bot-${place.seat}`;
  const chosen = () => /** @type {HTMLSelectElement} */ (document.getElementById(id)).value;
  return html`<select id=${id} aria-label="${words.say("bot-kind")} ${number}">
      ${game.players.map((player) => html`<option value=${player} ?selected=${player === houseBot(game)}>${playerName(player, words)}</option>`)}
    </select>
    <button type="button" class="quiet" @click=${() => deeds.bot(place.seat, chosen())}>${words.say("add-bot")} <span class="unseen">${number}</span></button>`;
}

/** Who plays where nobody in particular was chosen. @param {GameInfo} game */
export function houseBot(game) {
  return game.players.includes("casual") ? "casual" : game.players[0];
}
