/** What all pages share: the heading with language and settings, the sentences that pop up, the keys. */
import { html, nothing } from "lit-html";
import { memory } from "./memory.js";
import { LANGUAGES } from "./words.js";

/** @typedef {import("./words.js").Words} Words */

/** The name, which leads home, and whatever a page adds. @param {Words} words @param {unknown} [more] */
export function heading(words, more = nothing) {
  return html`<header class="heading">
    <a class="brand" href="/"><img src="/page/icon.svg" alt="" width="32" height="32" /><span>Sobremesa</span></a>
    ${more} ${settings(words)}
  </header>`;
}

/** Language, whether single keys play, whether there are hints. @param {Words} words */
function settings(words) {
  return html`<details class="settings" @keydown=${closeOnEscape} @focusout=${closeWhenLeft}>
    <summary title=${words.say("settings")}>
      <span class="unseen">${words.say("settings")}</span><span>${words.language.toUpperCase()}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" stroke-width="2.5" /></svg>
    </summary>
    <div class="sheet">
      <fieldset>
        <legend>${words.say("language")}</legend>
        ${Object.entries(LANGUAGES).map(
          ([code, name]) => html`<label class="check">
            <input type="radio" name="language" value=${code} .checked=${code === words.language} @change=${() => setLanguage(code)} />
            <span lang=${code}>${name}</span>
          </label>`,
        )}
      </fieldset>
      <label class="check">
        <input type="checkbox" .checked=${memory.keys} @change=${(/** @type {Event} */ event) => setKeys(event)} />
        <span>${words.say("keys-setting")}</span>
      </label>
      <label class="check">
        <input type="checkbox" .checked=${memory.hints} @change=${(/** @type {Event} */ event) => setHints(event)} />
        <span>${words.say("hints-setting")}</span>
      </label>
    </div>
  </details>`;
}

/** @param {KeyboardEvent} event */
function closeOnEscape(event) {
  const details = /** @type {HTMLDetailsElement} */ (event.currentTarget);
  if (event.key !== "Escape" || !details.open) return;
  details.open = false;
  details.querySelector("summary")?.focus();
  event.stopPropagation();
}

/** @param {FocusEvent} event */
function closeWhenLeft(event) {
  const details = /** @type {HTMLDetailsElement} */ (event.currentTarget);
  if (event.relatedTarget && !details.contains(/** @type {Node} */ (event.relatedTarget))) details.open = false;
}

/** @type {((language: string) => void)[]} */
const listeners = [];

/** Call back when the person chooses another language. @param {(language: string) => void} listener */
export function onLanguage(listener) {
  listeners.push(listener);
}

/** @param {string} language */
function setLanguage(language) {
  memory.language = language;
  for (const listener of listeners) listener(language);
}

/** @param {Event} event */
function setKeys(event) {
  memory.keys = /** @type {HTMLInputElement} */ (event.target).checked;
}

/** @type {(() => void)[]} */
const watchers = [];

/** Call back when hints are switched on or off. @param {() => void} watcher */
export function onHints(watcher) {
  watchers.push(watcher);
}

/** @param {Event} event */
function setHints(event) {
  memory.hints = /** @type {HTMLInputElement} */ (event.target).checked;
  for (const watcher of watchers) watcher();
}

/** Sentences that pop up and go. */
export class Toasts {
  /** @type {{ id: number, sentence: string, kind: string }[]} */
  shown = [];
  count = 0;

  /** @param {() => void} render */
  constructor(render) {
    this.render = render;
  }

  /** @param {string} sentence @param {"error" | "note"} [kind] */
  say(sentence, kind = "error") {
    const id = ++this.count;
    this.shown = [...this.shown.filter((each) => each.sentence !== sentence), { id, sentence, kind }].slice(-3);
    this.render();
    setTimeout(() => this.drop(id), 2500 + sentence.length * 60);
  }

  /** @param {number} id */
  drop(id) {
    this.shown = this.shown.filter((each) => each.id !== id);
    this.render();
  }

  get view() {
    return html`<div class="toasts" role="alert">
      ${this.shown.map((each) => html`<p class="toast ${each.kind}" @click=${() => this.drop(each.id)}>${each.sentence}</p>`)}
    </div>`;
  }
}

const TYPING = "input, textarea, select, summary, dialog *";
const PRESSED_BY_ITSELF = "button, a, summary";

/**
 * Single keys: a button with `data-keys="1 b"` is pressed by either; off where the person says so, or types.
 * @param {KeyboardEvent} event
 */
export function pressKey(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.defaultPrevented) return;
  const at = /** @type {Element} */ (event.target);
  const key = event.key === " " ? "Space" : event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (at.matches(TYPING) || document.querySelector("dialog[open]")) return;
  if ((key === "Space" || key === "Enter") && at.closest(PRESSED_BY_ITSELF)) return;
  if (key.length === 1 && !memory.keys) return;
  const button = [...document.querySelectorAll("[data-keys]")].find((each) =>
    each.getAttribute("data-keys")?.split(" ").includes(key),
  );
  if (!(button instanceof HTMLButtonElement) || button.disabled) return;
  event.preventDefault();
  button.click();
}
