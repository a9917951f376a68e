/**
 * A claim, an accusation or a catch, played out on the table so that everybody sees why: what began it, the cards that
 * turn up one by one with what each of them says, and last what was found.
 *
 * It is played out to those who are there when it happens, skipped by a key or a button, and stays in view afterwards.
 * Who asks for less motion has it at once. The pace is the style sheet's: nothing here waits.
 *
 * @import { BoardContext } from "./own-board.js"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { vars } from "./dom.js";

const [SLOWEST_MS, WHOLE_MS] = [700, 6000];

/**
 * A card that turns up: its drawing and its name, what it says, whether it is as it should be (not said of those that
 * nobody asks about), and whether all this is about it.
 * @typedef {{ face: unknown, name: string, said?: string, fits?: boolean, accused?: boolean }} Step
 */
/**
 * ``number``: of the event that began it; ``paced``: how many of the steps come one by one (all, unless it is said),
 * before the verdict and the rest; 0: each comes when it happens; ``verdict``: nothing while it is open; ``wrong``: whether somebody was.
 * @typedef {{ number: number, label: string, cause: unknown, steps: Step[], paced?: number, verdict: unknown, wrong: boolean }} Showdown
 */

/** The one that was drawn last, and whether it is played out: it has just happened and is not skipped. */
const shown = { number: 0, live: false };

/** @param {BoardContext} at @param {number} number */
function isLive(at, number) {
  if (number !== shown.number) {
    const news = at.fresh > 0 ? at.events.slice(-at.fresh) : [];
    Object.assign(shown, { number, live: news.some((event) => event.number === number) });
  }
  return shown.live;
}

/** @param {BoardContext} at */
function skip(at) {
  shown.live = false;
  at.pick(null);
}

/** @param {Step} step @param {number} nth when it turns up */
function row({ face, name, said, fits, accused }, nth) {
  const sign = fits === undefined ? nothing : html`<span class="sign-of" aria-hidden="true">${fits ? "✓" : "✗"}</span> `;
  return html`<li ?data-accused=${accused} data-fits=${fits === undefined ? nothing : String(fits)} ${vars({ "--i": nth })}>
    <span class="card" role="img" aria-label=${name}>${face}</span>
    <b>${sign}${said ?? nothing}</b>
  </li>`;
}

/** @param {BoardContext} at @param {Showdown} found */
export function showdown(at, found) {
  const live = isLive(at, found.number);
  const count = found.paced ?? found.steps.length;
  const pace = `${count ? Math.min(SLOWEST_MS, Math.round(WHOLE_MS / (count + 1))) : 0}ms`;
  return html`${repeat([found], (each) => each.number, () => html`<section class="showdown" aria-label=${found.label}
    ?data-live=${live} ?data-wrong=${found.wrong} ${vars({ "--n": count, "--pace": pace })}>
    <div class="cause">${found.cause}</div>
    <ol>${found.steps.map((step, nth) => row(step, nth < count ? nth : count + 1))}</ol>
    ${found.verdict ? html`<p class="verdict">${found.verdict}</p>` : nothing}
    ${live
      ? html`<button type="button" class="quiet small skip" data-keys="x" aria-keyshortcuts="x" @click=${() => skip(at)}>
          ${at.say("skip")} <kbd aria-hidden="true">X</kbd>
        </button>`
      : nothing}
  </section>`)}`;
}
