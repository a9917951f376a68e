/**
 * What has happened, in words, event by event; an empty sentence means that the eye needs none.
 *
 * @import { Happened } from "./protocol.js"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";

/** @typedef {import("./words.js").Words} Words */

const KEPT_ALOUD = 12;

/** Events with their sentences, where they have one. @param {readonly Happened[]} events @param {Words} words */
export function lines(events, words) {
  return events.map((event) => ({ event, sentence: words.word(event.word) })).filter((line) => line.sentence.trim());
}

/** Say new events to screen readers, one line each. @param {readonly Happened[]} events @param {Words} words */
export function sayAloud(events, words) {
  const aloud = /** @type {HTMLElement} */ (document.getElementById("aloud"));
  for (const { sentence } of lines(events.slice(-KEPT_ALOUD), words)) {
    const line = document.createElement("p");
    line.textContent = sentence;
    aloud.append(line);
  }
  while (aloud.childElementCount > KEPT_ALOUD) aloud.firstElementChild?.remove();
}

/** What the eye sees on the table itself stays out of the log. @param {readonly Happened[]} events @param {readonly string[]} quiet */
export const forTheEye = (events, quiet) => (quiet.length ? events.filter((event) => !quiet.includes(event.kind)) : events);

/** The last thing that happened, for narrow pages where the log is folded away. @param {readonly Happened[]} events @param {Words} words */
export function ticker(events, words) {
  const last = lines(events.slice(-20), words).slice(-2);
  return html`<div class="ticker" aria-hidden="true">
    ${repeat(last, (line) => line.event.number, (line) => html`<p>${line.sentence}</p>`)}
  </div>`;
}

/**
 * The whole log, the newest at the top.
 * @param {readonly Happened[]} events @param {Words} words @param {boolean} open @param {(open: boolean) => void} toggle
 */
export function log(events, words, open, toggle) {
  const told = lines(events, words).reverse();
  return html`<details class="log" ?open=${open}
    @toggle=${(/** @type {Event} */ event) => toggle(/** @type {HTMLDetailsElement} */ (event.currentTarget).open)}>
    <summary>${words.say("log")}</summary>
    <ol tabindex="0" aria-label=${words.say("log")}>
      ${repeat(told, (line) => line.event.number, (line) => html`<li data-kind=${line.event.kind}>${line.sentence}</li>`)}
    </ol>
    ${told.length ? nothing : html`<p>${words.say("log-empty")}</p>`}
  </details>`;
}
