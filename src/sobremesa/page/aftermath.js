/**
 * What comes after the end: what was worth telling, the way to the replay, the file to keep, the check of the deal.
 *
 * @import { Word } from "./protocol.js"
 * @import { Words } from "./words.js"
 */
import { html, nothing } from "lit-html";
import { ask } from "./server.js";

export class Aftermath {
  /** @type {Word[]} */
  highlights = [];
  /** What the check of the deal found. @type {import("./check.js").Line[]} */
  checked = [];
  /** @type {"no" | "running" | "done" | "failed"} */
  state = "no";

  /**
   * @param {string} table @param {string | null} promised the hash of the seed as it was seen before the end
   * @param {() => void} render
   */
  constructor(table, promised, render) {
    this.table = table;
    this.promised = promised;
    this.render = render;
  }

  /** Ask what happened; a page that does not learn it does without. */
  async load() {
    const replay = await ask("GET", `/api/tables/${this.table}/replay`).catch(() => null);
    this.highlights = replay?.highlights ?? [];
    this.render();
  }

  /** @param {Words} words */
  async check(words) {
    this.state = "running";
    this.render();
    try {
      const [{ check }, deal] = await Promise.all([import("./check.js"), ask("GET", `/api/tables/${this.table}/deal`)]);
      this.checked = await check(deal, this.promised, words);
      this.state = "done";
    } catch {
      this.state = "failed";
    }
    this.render();
  }

  /** The lines of the game, and the ways on. @param {Words} words */
  story(words) {
    return html`<div class="story">
      ${this.highlights.length
        ? html`<h3>${words.say("highlights")}</h3>
            <ul class="highlights">${this.highlights.map((line) => html`<li>${words.word(line)}</li>`)}</ul>`
        : nothing}
      <div class="deeds">
        <a class="button" href="/t/${this.table}/replay">${words.say("replay")}</a>${this.download(words)}
      </div>
    </div>`;
  }

  /** @param {Words} words */
  download(words) {
    return html`<a class="button quiet" href="/api/tables/${this.table}/recording" download>${words.say("download")}</a>`;
  }

  /** @param {Words} words @param {{ seed_hash: string, seed: string | null }} of */
  deal(words, { seed_hash, seed }) {
    if (!seed) return nothing;
    return html`<details class="seed">
      <summary>${words.say("seed")}</summary>
      <p>${words.say("seed-help")}</p>
      <dl>
        <dt>${words.say("seed-hash")}</dt><dd>${seed_hash}</dd>
        <dt>${words.say("seed-itself")}</dt><dd>${seed}</dd>
      </dl>
      <button type="button" ?disabled=${this.state === "running"} @click=${() => this.check(words)}>${words.say("check")}</button>
      <div role="status">${this.found(words)}</div>
    </details>`;
  }

  /** @param {Words} words */
  found(words) {
    if (this.state === "failed") return html`<p>${words.say("check-failed")}</p>`;
    if (this.state !== "done") return nothing;
    const sign = { true: "✓", false: "✗", null: "·" };
    return html`<ul class="checked">
      ${this.checked.map(
        ({ right, sentence }) => html`<li data-right=${String(right)}><b aria-hidden="true">${sign[/** @type {"true"} */ (String(right))]}</b> ${sentence}</li>`,
      )}
    </ul>`;
  }
}
