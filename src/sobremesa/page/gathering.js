/**
 * Before the start: the invitation, the seats, the host's controls.
 *
 * @import { GameInfo, Lobby, PlaceInfo } from "./protocol.js"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { fields } from "./dom.js";
import { memory } from "./memory.js";
import { paceName, wishes } from "./options.js";

/** @typedef {import("./words.js").Words} Words */

/**
 * @typedef {object} Deeds
 * @property {(seat: number, nickname: string) => void} sit
 * @property {() => void} stand
 * @property {(seat: number, player: string | null) => void} bot
 * @property {(wish: import("./options.js").Wish) => void} set
 * @property {() => void} start
 * @property {() => void} rules
 * @property {(sentence: string) => void} note
 */

/** A player's name in words, the game's own first. @param {string} player @param {Words} words */
function playerName(player, words) {
  return words.has(`player-${player}`) ? words.say(`player-${player}`) : player;
}

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

/** @param {Deeds} deeds @param {number} seat */
function sitHere(deeds, seat) {
  const input = /** @type {HTMLInputElement | null} */ (document.getElementById("nickname"));
  if (input?.form?.reportValidity()) deeds.sit(seat, input.value.trim());
}

/** @param {PlaceInfo} place @param {Lobby} lobby @param {GameInfo} game @param {Words} words @param {Deeds} deeds */
function seat(place, lobby, game, words, deeds) {
  const yours = place.seat === lobby.you;
  const number = words.say("seat-number", { number: place.seat + 1 });
  return html`<li class="setting" data-kind=${place.kind} ?data-you=${yours}>
    <span class="plate" aria-hidden="true">${place.kind === "free" ? "" : place.kind === "bot" ? "⚙" : [...(place.nickname ?? "?")][0].toUpperCase()}</span>
    <span class="who">
      <b>${place.nickname ?? words.say("free-seat")}</b>
      <small>${number}${yours ? ` · ${words.say("you")}` : ""}${place.player ? ` · ${playerName(place.player, words)}` : ""}${place.kind === "human" && !place.connected ? ` · ${words.say("seat-away")}` : ""}</small>
    </span>
    <span class="deeds">
      ${place.kind === "free" && lobby.you === null
        ? html`<button type="button" @click=${() => sitHere(deeds, place.seat)}>${words.say("sit-here")} <span class="unseen">${number}</span></button>`
        : nothing}
      ${place.kind === "free" && lobby.host ? addBot(place, number, game, words, deeds) : nothing}
      ${place.kind === "bot" && lobby.host
        ? html`<button type="button" class="quiet" @click=${() => deeds.bot(place.seat, null)}>${words.say("remove-bot")} <span class="unseen">${place.nickname}</span></button>`
        : nothing}
      ${yours ? html`<button type="button" class="quiet" @click=${deeds.stand}>${words.say("stand-up")}</button>` : nothing}
    </span>
  </li>`;
}

/** A button for each kind of bot there is. @param {PlaceInfo} place @param {string} number @param {GameInfo} game @param {Words} words @param {Deeds} deeds */
function addBot(place, number, game, words, deeds) {
  return game.players.map((player) => {
    const name = words.say("add-bot", { player: playerName(player, words) });
    return html`<button type="button" class="quiet" @click=${() => deeds.bot(place.seat, player)}>${name} <span class="unseen">${number}</span></button>`;
  });
}

/** What the table plays, for those who did not lay it. @param {GameInfo} game @param {Lobby} lobby @param {Words} words */
function settings(game, lobby, words) {
  const changed = game.options.filter((option) => option.values.length || lobby.options[option.name] !== option.default);
  const pace = paceName(lobby.pace);
  return html`<ul class="chips">
    ${changed.map((option) => {
      const value = lobby.options[option.name];
      const name = words.say(`option-${option.name}`);
      return html`<li>${option.values.length ? words.say(`option-${option.name}-${option.values[value - option.least]}`) : `${name}: ${value}`}</li>`;
    })}
    ${pace ? html`<li>${words.say(`pace-${pace}`)}</li>` : nothing}
  </ul>`;
}

/** Fill all free seats with the game's first kind of bot. @param {Lobby} lobby @param {GameInfo} game @param {Words} words @param {Deeds} deeds */
function hostControls(lobby, game, words, deeds) {
  const free = lobby.places.filter((place) => place.kind === "free");
  const best = game.players.find((player) => player !== "random") ?? game.players[0];
  return html`<div class="deeds host">
    ${free.length && lobby.you !== null
      ? html`<button type="button" @click=${() => free.forEach((place) => deeds.bot(place.seat, best))}>${words.say("fill-bots", { count: free.length })}</button>`
      : nothing}
    <button type="button" class="main" data-keys="Enter" ?disabled=${free.length > 0} @click=${deeds.start}>${words.say("start")}</button>
  </div>`;
}

/** @param {Lobby} lobby @param {GameInfo} game @param {Words} words @param {Deeds} deeds */
export function gathering(lobby, game, words, deeds) {
  const free = lobby.places.filter((place) => place.kind === "free").length;
  const wish = { seats: lobby.places.length, options: lobby.options, pace: lobby.pace };
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
    ${lobby.host
      ? hostControls(lobby, game, words, deeds)
      : lobby.you !== null
        ? html`<p class="note" role="status">${free ? words.say("waiting-for-people", { count: free }) : words.say("waiting-for-host")}</p>`
        : nothing}
    ${invitation(words, deeds)}
    ${lobby.host
      ? html`<details class="panel change"><summary>${words.say("change-table")}</summary>${wishes(game, wish, words, deeds.set)}</details>`
      : nothing}
  </main>`;
}
