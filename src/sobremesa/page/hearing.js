/**
 * Sound, and the button for it: silence until somebody presses it, and then as they left it. Which sounds there are to
 * make is told by the news; how they are made is in a file of its own, which a silent page never fetches.
 *
 * @import { Board } from "./own-board.js"
 * @import { Happened, Scene } from "./protocol.js"
 * @import { Moves } from "./moves.js"
 */
import { html, svg } from "lit-html";
import { memory } from "./memory.js";

/** @typedef {"card" | "yours" | "window" | "alarm" | "penalty" | "right" | "win" | "over"} Sound */

/** What is asked of all who can be quick. */
const WINDOWS = ["window", "race", "photo"];
/** Of several things that happened at once, those first in this list are heard. */
const ORDER = /** @type {const} */ (["win", "over", "alarm", "penalty", "right"]);

/** What there is to hear: one thing that happened, or a card that moved, and then what is asked. */
/** @param {Scene} before @param {Scene} after @param {readonly Happened[]} events @param {Moves} moved @param {Board["tones"]} tones @returns {Sound[]} */
export function soundsOf(before, after, events, moved, tones = {}) {
  if (after.asking === "over") return before.asking === "over" ? [] : [after.seat < 0 || after.winners.includes(after.seat) ? "win" : "over"];
  const told = events.map((event) => tones[event.kind]);
  const loudest = ORDER.find((each) => told.includes(each));
  const moving = moved.from.size + moved.unseen.length > 0;
  const goesOn = before.mine && events.every((event) => event.seat === after.seat); // one's own doing asks for the next part of it
  const asked = after.mine && after.moment !== before.moment && !goesOn;
  return [...(loudest ? [loudest] : moving ? [/** @type {const} */ ("card")] : []), ...(asked ? [WINDOWS.includes(after.asking) ? /** @type {const} */ ("window") : /** @type {const} */ ("yours")] : [])];
}

/** Make them, one after another; nothing where nobody wants it. @param {readonly Sound[]} sounds */
export async function hear(sounds) {
  if (!memory.sound || !sounds.length) return;
  const { play } = await import("./sound.js");
  sounds.forEach((sound, nth) => setTimeout(() => play(sound), nth * 350));
}

/** @param {import("./words.js").Words} words @param {() => void} render */
export function soundButton(words, render) {
  const on = memory.sound;
  const press = () => {
    memory.sound = !on;
    hear(["right"]);
    render();
  };
  const waves = on ? svg`<path d="M16 9c1.500 1.500 1.500 4.500 0 6M18.500 6.500c3 3 3 8 0 11" />` : svg`<path d="m16.500 9.500 5 5m0-5-5 5" />`;
  return html`<button type="button" class="quiet sound" aria-pressed=${String(on)} aria-label=${words.say("sound")} title=${words.say("sound")} @click=${press}>
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M3 9.500v5h3.500L12 19V5L6.500 9.500Z" />${waves}</svg>
  </button>`;
}
