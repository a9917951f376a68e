/**
 * The end: who won, what everybody has, once more.
 *
 * @import { Lobby, Scene } from "./protocol.js"
 */
import { html, nothing } from "lit-html";
import { score } from "./seats.js";

/** @typedef {import("./words.js").Words} Words */

/** Seats from the best to the last; equal scores share a rank. @param {Scene} scene */
function ranking(scene) {
  const seats = scene.standing.map((_, seat) => seat);
  const first = (/** @type {number} */ seat) => (scene.winners.includes(seat) ? 0 : 1);
  seats.sort((a, b) => first(a) - first(b) || scene.standing[b] - scene.standing[a]);
  return seats.map((seat) => {
    const better = seats.filter((other) => first(other) < first(seat) || (first(other) === first(seat) && scene.standing[other] > scene.standing[seat]));
    return { seat, rank: better.length + 1 };
  });
}

/**
 * @param {Scene} scene @param {Lobby} lobby @param {Words} words
 * @param {{ rematch: () => void, follow: () => void }} deeds
 * @param {import("./aftermath.js").Aftermath | null} aftermath
 */
export function ending(scene, lobby, words, deeds, aftermath) {
  const won = scene.winners.includes(scene.seat);
  return html`<section class="ending panel" aria-labelledby="ending-title">
    <p class="eyebrow">${scene.ending ? words.word(scene.ending) : words.say("over")}</p>
    <h2 id="ending-title" tabindex="-1">${words.say(won && scene.winners.length === 1 ? "you-won" : "winners", { winners: { seats: scene.winners } })}</h2>
    <ol class="ranking">
      ${ranking(scene).map(
        ({ seat, rank }) => html`<li ?data-won=${scene.winners.includes(seat)} ?data-you=${seat === scene.seat}>
          <span class="rank">${rank}</span>
          <b>${words.name(seat)}</b>
          ${scene.winners.includes(seat) ? html`<span class="kind">${words.say("winner")}</span>` : nothing}
          <span class="score">${score(scene.standing[seat])}</span>
        </li>`,
      )}
    </ol>
    <div class="deeds">${again(scene, lobby, words, deeds)}<a class="button quiet" href="/">${words.say("other-game")}</a></div>
    ${aftermath?.story(words)} ${aftermath?.deal(words, lobby)}
  </section>`;
}

/**
 * @param {Scene} scene @param {Lobby} lobby @param {Words} words
 * @param {{ rematch: () => void, follow: () => void }} deeds
 */
function again(scene, lobby, words, deeds) {
  if (lobby.rematch) return html`<button type="button" class="main" @click=${deeds.follow}>${words.say("follow")}</button>`;
  if (scene.seat < 0) return nothing;
  return html`<button type="button" class="main" @click=${deeds.rematch}>${words.say("rematch")}</button>`;
}
