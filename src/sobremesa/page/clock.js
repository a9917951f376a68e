/**
 * The open question's clock: a ring that shrinks with its seconds, or big digits that count down.
 * It runs by itself between two news, from the moment when the news came.
 *
 * @import { Clock } from "./protocol.js"
 */
import { html, nothing } from "lit-html";

/** @typedef {{ ends: number, whole: number }} Running the moment of `performance.now()` when time is up; the span */

/** @param {Clock | null} clock @returns {Running | null} */
export function running(clock) {
  return clock && { ends: performance.now() + clock.left, whole: clock.whole };
}

const AROUND = 2 * Math.PI * 20;
const SECONDS_SHOWN_UP_TO = 3600;

class TableClock extends HTMLElement {
  /** @type {Running | null} */
  span = null;
  ticking = 0;

  connectedCallback() {
    this.ticking = window.setInterval(() => this.tick(), 100);
    this.tick();
  }

  disconnectedCallback() {
    clearInterval(this.ticking);
  }

  /** @param {Running | null} span */
  set running(span) {
    this.span = span;
    if (this.isConnected) this.tick();
  }

  tick() {
    if (!this.span) return;
    const left = Math.max(0, this.span.ends - performance.now());
    const seconds = Math.ceil(left / 1000);
    const digits = this.querySelector(".seconds");
    const shown = seconds > SECONDS_SHOWN_UP_TO ? `${Math.round(seconds / 3600)}h` : String(seconds);
    if (digits && digits.textContent !== shown) {
      digits.textContent = shown;
      this.dispatchEvent(new CustomEvent("second", { detail: seconds }));
    }
    const ring = this.querySelector("circle:last-of-type");
    ring?.setAttribute("stroke-dashoffset", String(AROUND * (1 - Math.min(1, left / this.span.whole))));
    this.toggleAttribute("data-short", left < 5000);
  }
}

customElements.define("table-clock", TableClock);

/** The ring. @param {Running | null} span @param {string} label */
export function ring(span, label) {
  if (!span) return nothing;
  return html`<table-clock class="ring" role="timer" aria-label=${label} .running=${span}>
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="20" /><circle cx="24" cy="24" r="20" stroke-dasharray=${AROUND} />
    </svg>
    <span class="seconds"></span>
  </table-clock>`;
}

/** Digits to fill a screen: 3, 2, 1. @param {Running | null} span @param {string} label */
export function countdown(span, label) {
  return html`<table-clock class="countdown" role="timer" aria-label=${label} .running=${span}>
    <span class="seconds"></span>
  </table-clock>`;
}
