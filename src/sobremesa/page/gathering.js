/**
 * Before the start: the invitation, the seats, the host's controls.
 *
 * @import { GameInfo, Lobby } from "./protocol.js"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { othersWatching } from "./company.js";
import { fields } from "./dom.js";
import { memory } from "./memory.js";
import { paceName, wishes } from "./options.js";
import { houseBot, seat } from "./places.js";

/** @typedef {import("./words.js").Words} Words */

/**
 * @typedef {object} Deeds
 * @property {(seat: number, nickname: string) => void} sit
 * @property {() => void} stand
 * @property {(seat: number, player: string | null) => void} bot
 * @property {(wish: import("./options.js").Wish) => void} set
 * @property {() => void} start
 * @property {(ready: boolean) => void} ready
 * @property {(seat: number) => void} move
 * @property {(seat: number) => void} remove
 * @property {(seat: number) => void} handOver
 * @property {import("./company.js").Asking} asking
 * @property {import("./places.js").Handles} handles
 * @property {() => void} rules
 * @property {(sentence: string) => void} note
 */

/** The link to send, with buttons to copy it and to share it. @param {Words} words @param {Deeds} deeds */
function invitation(words, deeds) {
  const link = location.href.split(/[?#]/)[0];
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      deeds.note(words.say("link-copied"));
    } catch {
      const shown = /** @type {HTMLInputElement} */ (document.getElementById("link"));
      shown.select();
      deeds.note(words.say("link-selected"));
    }
  };
  const share = () => navigator.share({ title: "Sobremesa", text: words.say("share-text"), url: link }).catch(() => {});
  return html`<section class="invitation">
    <label for="link">${words.say("invitation")}</label>
    <div class="line">
      <input id="link" type="text" readonly .value=${link} @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} />
      <button type="button" @click=${copy}>${words.say("copy-link")}</button>
      ${"share" in navigator ? html`<button type="button" class="quiet" @click=${share}>${words.say("share-link")}</button>` : nothing}
    </div>
    <img class="qr" src="${location.pathname.replace(/\/$/, "")}/invitation.svg" alt=${words.say("qr")} width="160" height="160" loading="lazy" />
  </section>`;
}

/** The free seat that a newcomer takes by pressing Enter. @param {Lobby} lobby */
const firstFree = (lobby) => lobby.places.find((place) => place.kind === "free")?.seat;

/** Nickname, asked before sitting down. @param {Lobby} lobby @param {Words} words @param {Deeds} deeds */
function nickname(lobby, words, deeds) {
  const free = firstFree(lobby);
  if (lobby.you !== null) return nothing;
  if (free === undefined) return html`<p class="note">${words.say("table-full")}</p>`;
  return html`<form class="nickname" @submit=${(/** @type {SubmitEvent} */ event) => deeds.sit(free, String(fields(event).get("nickname")))}>
    <label for="nickname">${words.say("nickname")}</label>
    <div class="line">
      <input id="nickname" name="nickname" type="text" required maxlength="20" autocomplete="nickname" .value=${memory.nickname}
        placeholder=${words.say("nickname-example")} />
      <button class="main">${words.say("sit-down")}</button>
    </div>
  </form>`;
}

/** What the table plays, for those who did not lay it. @param {GameInfo} game @param {Lobby} lobby @param {Words} words */
function settings(game, lobby, words) {
  const changed = game.options.filter((option) => option.values.length || lobby.options[option.name] !== option.default);
  const pace = paceName(lobby.pace);
  return html`<ul class="chips">
    ${changed.map((option) => {
      const value = lobby.options[option.name];
      const name = words.say(`option-${option.name}`);
      return html`<li>${name}: ${option.values.length ? words.say(`option-${option.name}-${option.values[value - option.least]}`) : value}</li>`;
    })}
    ${pace ? html`<li>${words.say(`pace-${pace}`)}</li>` : nothing}
    ${lobby.watch === "open" ? nothing : html`<li>${words.say(`watch-${lobby.watch}`)}</li>`}
  </ul>`;
}

/** Fill all free seats with bots. @param {Lobby} lobby @param {GameInfo} game @param {Words} words @param {Deeds} deeds */
function hostControls(lobby, game, words, deeds) {
  const free = lobby.places.filter((place) => place.kind === "free");
  return html`<div class="deeds host">
    ${free.length && lobby.you !== null
      ? html`<button type="button" @click=${() => free.forEach((place) => deeds.bot(place.seat, houseBot(game)))}>${words.say("fill-bots", { count: free.length })}</button>`
      : nothing}
    <button type="button" class="main" data-keys="Enter" aria-describedby="waiting" ?disabled=${free.length > 0 || unready(lobby).length > 0 || lobby.compiled < 100} @click=${deeds.start}>${words.say("start")}</button>
  </div>`;
}

/** The seats whose people have not said yet that they are ready. @param {Lobby} lobby */
const unready = (lobby) => lobby.places.filter((place) => place.kind === "human" && !place.ready).map((place) => place.seat);

/** How far the rules are. @param {Lobby} lobby @param {Words} words */
export const compiling = (lobby, words) =>
  lobby.compiled < 100 ? html`<p><label>${words.say("compiling")}<progress max="100" value=${lobby.compiled}></progress></label></p>` : nothing;

/** For whom the start waits. @param {Lobby} lobby @param {Words} words */
function waiting(lobby, words) {
  const free = lobby.places.filter((place) => place.kind === "free").length;
  const seats = unready(lobby).filter((seat) => seat !== lobby.you);
  const watching = othersWatching(lobby);
  return html`<div class="note" role="status" id="waiting">
    ${free ? html`<p>${words.say("waiting-for-people", { count: free })}</p>` : nothing}
    ${seats.length ? html`<p>${words.say("waiting-for-ready", { seats: { seats } })}</p>` : nothing}
    ${free || unready(lobby).length || lobby.host ? nothing : html`<p>${words.say("waiting-for-host")}</p>`}
    ${compiling(lobby, words)}
    ${watching ? html`<p>${words.say("onlookers", { count: watching })}</p>` : nothing}
  </div>`;
}

/** To be pressed by everybody but the host, who starts. @param {Lobby} lobby @param {Words} words @param {Deeds} deeds */
function readiness(lobby, words, deeds) {
  if (lobby.you === null || lobby.host) return nothing;
  const { ready } = lobby.places[lobby.you];
  return html`<div class="deeds host">
    <button type="button" class=${ready ? "quiet say-ready" : "main say-ready"} aria-pressed=${String(ready)} data-keys="Enter" @click=${() => deeds.ready(!ready)}>
      ${words.say(ready ? "not-ready" : "ready")}
    </button>
  </div>`;
}

/** @param {Lobby} lobby @param {GameInfo} game @param {Words} words @param {Deeds} deeds @param {unknown} talk */
export function gathering(lobby, game, words, deeds, talk) {
  const wish = { seats: lobby.places.length, options: lobby.options, pace: lobby.pace, watch: lobby.watch };
  return html`<main class="gathering">
    <div class="welcome">
      <p class="eyebrow">${words.say("gathering")}</p>
      <h1>${words.say("game-name")}</h1>
      <p>${words.say("game-line")}</p>
      ${settings(game, lobby, words)}
      <button type="button" class="quiet" @click=${deeds.rules}>${words.say("read-rules")}</button>
    </div>
    ${nickname(lobby, words, deeds)}
    <section class="around" aria-label=${words.say("seats-all")}>
      <ol class="settings-of-seats">${repeat(lobby.places, (place) => place.seat, (place) => seat(place, lobby, game, words, deeds))}</ol>
    </section>
    ${lobby.host ? hostControls(lobby, game, words, deeds) : readiness(lobby, words, deeds)} ${waiting(lobby, words)}
    <div class="beside">${invitation(words, deeds)} ${talk}</div>
    ${lobby.host
      ? html`<details class="panel change"><summary>${words.say("change-table")}</summary>${wishes(game, wish, words, deeds.set)}</details>`
      : nothing}
  </main>`;
}
