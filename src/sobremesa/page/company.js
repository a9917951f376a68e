/**
 * The people of a game that goes on: who is away and for how long the table waits, who looks on, and what one can do
 * about people: leave, mute, and as the host send away and hand over.
 *
 * @import { Lobby, PlaceInfo } from "./protocol.js"
 * @import { Talk } from "./talk.js"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { mayNotify, notifying, setNotifying } from "./notify.js";

/** @typedef {import("./words.js").Words} Words */

/**
 * @typedef {object} Deeds
 * @property {() => void} leave
 * @property {() => void} back
 * @property {(seat: number) => void} remove
 * @property {(seat: number) => void} handOver
 */

class Countdown extends HTMLElement {
  ends = 0;
  ticking = 0;

  connectedCallback() {
    this.ticking = window.setInterval(() => this.tick(), 250);
    this.tick();
  }

  disconnectedCallback() {
    clearInterval(this.ticking);
  }

  /** @param {number} ends */
  set until(ends) {
    this.ends = ends;
    this.tick();
  }

  tick() {
    this.textContent = String(Math.max(0, Math.ceil((this.ends - performance.now()) / 1000)));
  }
}

customElements.define("count-down", Countdown);

/** What is asked of people, and who is away or played for by a bot, in a line each. @param {Lobby} lobby @param {number} heard when the lobby was heard @param {Words} words @param {Deeds} deeds @param {unknown} asked */
export function absences(lobby, heard, words, deeds, asked) {
  if (lobby.state !== "playing") return nothing;
  const away = lobby.places.filter((place) => place.kind === "human" && (place.stand_in !== null || !place.connected));
  return html`<div class="absences" role="status">
    ${asked}
    ${repeat(away, (place) => place.seat, (place) => html`<p>${absence(place, lobby, heard, words, deeds)}</p>`)}
  </div>`;
}

/** @param {PlaceInfo} place @param {Lobby} lobby @param {number} heard @param {Words} words @param {Deeds} deeds */
function absence(place, lobby, heard, words, deeds) {
  const name = place.nickname ?? "";
  if (place.stand_in !== null && place.seat === lobby.you) {
    return html`<span>${words.say("bot-plays-for-you")}</span> <button type="button" class="small" @click=${deeds.back}>${words.say("back-to-seat")}</button>`;
  }
  if (place.stand_in !== null) return html`<span>${words.say("bot-plays-for", { name })}</span>`;
  if (place.grace === null) return html`<span>${words.say("away-waiting", { name })}</span>`;
  return html`<span>${words.say("away-grace", { name })}</span> <count-down aria-hidden="true" .until=${heard + place.grace}></count-down>`;
}

/** How many look on beside the one who reads it; a table in play that waits for its rules counts nobody. @param {Lobby} lobby */
export const othersWatching = (lobby) => Math.max(0, lobby.onlookers - (lobby.you === null ? 1 : 0));

/** Everybody, with what can be done about them. @param {Lobby} lobby @param {Words} words @param {Talk} talk @param {Deeds} deeds @param {Asking} asking */
export function company(lobby, words, talk, deeds, asking) {
  const playing = lobby.state === "playing";
  const watching = othersWatching(lobby);
  return html`<details class="company">
    <summary>${words.say("company")} ${watching ? html`<span class="kind">${words.say("onlookers", { count: watching })}</span>` : nothing}</summary>
    <ul>
      ${repeat(lobby.places, (place) => place.seat, (place) => html`<li>
        <b dir="auto">${place.nickname}</b>
        ${place.host ? html`<span class="kind">${words.say("host")}</span>` : nothing}
        <span class="deeds">${place.kind === "human" && place.seat !== lobby.you ? others(place, lobby, words, talk, deeds, asking) : nothing}</span>
      </li>`)}
    </ul>
    ${playing && lobby.pace.turn === 0 && lobby.you !== null && mayNotify() ? notice(words) : nothing}
    ${playing && lobby.you !== null ? html`<button type="button" class="quiet leave" @click=${deeds.leave}>${words.say("leave-table")}</button>` : nothing}
  </details>`;
}

/** @param {PlaceInfo} place @param {Lobby} lobby @param {Words} words @param {Talk} talk @param {Deeds} deeds @param {Asking} asking */
function others(place, lobby, words, talk, deeds, asking) {
  const name = place.nickname ?? "";
  const muted = talk.muted.has(place.seat);
  return html`<button type="button" class="quiet small" aria-pressed=${String(muted)} @click=${() => talk.mute(place.seat)}>
      ${words.say("mute")} <span class="unseen">${name}</span>
    </button>
    ${lobby.host ? hosting(place, words, deeds, asking) : nothing}`;
}

/** What a host can do about a person, before and during the game. @param {PlaceInfo} place @param {Words} words @param {Pick<Deeds, "remove" | "handOver">} deeds @param {Asking} asking */
export function hosting(place, words, deeds, asking) {
  const name = place.nickname ?? "";
  return html`<button type="button" class="quiet small hand-over" @click=${() => deeds.handOver(place.seat)}>${words.say("hand-over")} <span class="unseen">${name}</span></button>
    ${asking.twice(
      `remove-${place.seat}`,
      (sure) => html`${words.say(sure ? "send-away-sure" : "send-away")} <span class="unseen">${name}</span>`,
      () => deeds.remove(place.seat),
    )}`;
}

/** What cannot be undone is asked twice: the button asks back, for a few seconds. */
export class Asking {
  /** @type {string | null} */
  pending = null;

  /** @param {() => void} render */
  constructor(render) {
    this.render = render;
  }

  /** @param {string} what @param {(sure: boolean) => unknown} label @param {() => void} act */
  twice(what, label, act) {
    const sure = this.pending === what;
    const press = () => {
      this.pending = sure ? null : what;
      if (sure) act();
      else setTimeout(() => this.forget(what), 5000);
      this.render();
    };
    return html`<button type="button" class="quiet small send-away" ?data-sure=${sure} @click=${press}>${label(sure)}</button>`;
  }

  /** @param {string} what */
  forget(what) {
    if (this.pending !== what) return;
    this.pending = null;
    this.render();
  }
}

/** @param {Words} words */
function notice(words) {
  return html`<label class="check">
    <input type="checkbox" .checked=${notifying()} @change=${(/** @type {Event} */ event) => setNotifying(/** @type {HTMLInputElement} */ (event.target))} />
    <span>${words.say("notify-setting")}</span>
  </label>`;
}

/** Why somebody who looks on sees nothing yet. @param {Lobby} lobby @param {Words} words */
export function unseen(lobby, words) {
  return html`<main class="gathering"><h1>${words.say("game-name")}</h1><p role="status">${words.say(lobby.watch === "closed" ? "watch-closed-now" : "watch-delayed-now")}</p></main>`;
}

/** After leaving: the way back. @param {Words} words */
export function goodbye(words) {
  return html`<main class="gathering">
    <h1>${words.say("left")}</h1>
    <p>${words.say("left-help")}</p>
    <p class="deeds"><button type="button" class="main" @click=${() => location.reload()}>${words.say("back-to-seat")}</button>
    <a class="button quiet" href="/">${words.say("other-game")}</a></p>
  </main>`;
}
