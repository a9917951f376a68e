/**
 * The last check, played out card by card as the pile was gone through; it can be skipped, and for people who ask for
 * less motion it is there at once. The pace is the style sheet's: nothing here waits.
 *
 * @import { BoardContext } from "../../page/own-board.js"
 * @import { Check } from "./told.js"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { vars } from "../../page/dom.js";
import { named } from "./art.js";

const [SLOWEST_MS, WHOLE_MS] = [700, 6000];

/** The check that was drawn last, and whether it is played out: one that has just happened and is not skipped. */
const shown = { number: 0, live: false };

/** @param {BoardContext} at @param {Check} found */
function isLive(at, found) {
  if (found.number !== shown.number) {
    const news = at.fresh > 0 ? at.events.slice(-at.fresh) : [];
    Object.assign(shown, { number: found.number, live: news.some((event) => event.number === found.number) });
  }
  return shown.live;
}

/** @param {BoardContext} at */
function skip(at) {
  shown.live = false;
  at.pick(null);
}

/** A card of the pile, and what it makes. @param {BoardContext} at @param {Check} found @param {Check["steps"][number]} step @param {number} nth */
function step(at, found, { card, amount }, nth) {
  return html`<li ${vars({ "--i": nth })}>
    <span class="card" role="img" aria-label=${at.word(card)}>${named(card, found.animal)}</span>
    <b>${at.word(amount)}</b>
  </li>`;
}

/** The card that was accused, last of all. @param {BoardContext} at @param {Check} found */
function accused(at, found) {
  if (!found.accused) return nothing;
  return html`<li data-accused ${vars({ "--i": found.steps.length })}>
    <span class="card" role="img" aria-label=${at.word(found.accused)}>${named(found.accused, found.animal)}</span>
    <b aria-hidden="true">${found.wrong ? "✗" : "✓"}</b>
  </li>`;
}

/** @param {BoardContext} at @param {Check} found */
export function check(at, found) {
  const live = isLive(at, found);
  const count = found.steps.length + (found.accused ? 1 : 0);
  const pace = `${Math.min(SLOWEST_MS, Math.round(WHOLE_MS / (count + 1)))}ms`;
  return html`${repeat([found], (each) => each.number, () => html`<section class="cag-check" aria-label=${at.say("check-label")}
    ?data-live=${live} ?data-wrong=${found.wrong} ${vars({ "--n": count, "--pace": pace })}>
    <p>${at.word(found.cause)}</p>
    <ol>${found.steps.map((each, nth) => step(at, found, each, nth))}${accused(at, found)}</ol>
    ${found.verdict ? html`<p class="verdict"><b>${at.word(found.verdict)}</b></p>` : nothing}
    ${live
      ? html`<button type="button" class="quiet small skip" data-keys="s" aria-keyshortcuts="s" @click=${() => skip(at)}>
          ${at.say("check-skip")} <kbd aria-hidden="true">S</kbd>
        </button>`
      : nothing}
  </section>`)}`;
}
