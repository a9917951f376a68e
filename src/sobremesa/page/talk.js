/**
 * What people say to each other: the list with its line to write in, quick marks, and what is shown of it beside a
 * seat for a moment. Texts are shown as texts, whatever is in them.
 *
 * @import { Line } from "./protocol.js"
 * @import { Mark } from "./marks.js"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { fields } from "./dom.js";
import { drawing, MARKS } from "./marks.js";
import { memory } from "./memory.js";

/** @typedef {import("./words.js").Words} Words */

const SHOWN_MS = 4000;
const MOST = 200;

/** @typedef {{ say: (text: string) => Promise<boolean>, react: (mark: Mark) => void }} Voice */

export class Talk {
  /** @type {Line[]} */
  lines = [];
  open = false;
  unread = 0;
  /** What each seat has just said, for a moment. @type {Map<number, Line>} */
  bubbles = new Map();
  /** Only what is said while one is there pops up. */
  began = false;

  /** @param {string} table @param {() => void} render @param {(sentence: string) => void} tell */
  constructor(table, render, tell) {
    this.table = table;
    this.render = render;
    this.tell = tell;
    /** Seats that this browser does not listen to. */
    this.muted = new Set(memory.muted(table));
  }

  /** @param {readonly Line[]} lines @param {Words} words @param {number | null} you */
  hear(lines, words, you) {
    const last = this.lines.at(-1)?.number ?? 0;
    const fresh = lines.filter((line) => line.number > last);
    this.lines = [...this.lines, ...fresh].slice(-MOST);
    if (this.began) for (const line of fresh) this.notice(line, words, you);
    this.began = true;
    this.render();
  }

  /** @param {Line} line @param {Words} words @param {number | null} you */
  notice(line, words, you) {
    if (this.isMuted(line)) return;
    const own = line.seat === you && line.word === null;
    if (!this.open && !own && line.word === null) this.unread += 1;
    if (line.word === null && !(own && line.text)) this.show(line);
    const ofOneself = line.seat === you && line.word?.id !== "note-host"; // that one comes from somebody else
    if (!ofOneself && (line.word || (line.text && !this.open))) this.tell(sentence(line, words));
  }

  /** @param {Line} line */
  show(line) {
    this.bubbles.set(line.seat, line);
    setTimeout(() => {
      if (this.bubbles.get(line.seat) !== line) return;
      this.bubbles.delete(line.seat);
      this.render();
    }, SHOWN_MS);
  }

  /** @param {Line} line */
  isMuted(line) {
    return this.muted.has(line.seat) && line.word === null;
  }

  /** @param {number} seat */
  mute(seat) {
    if (!this.muted.delete(seat)) this.muted.add(seat);
    memory.mute(this.table, this.muted);
    this.bubbles.delete(seat);
    this.render();
  }

  /** Beside a seat: the mark, or that something was said. @param {number} seat @param {Words} words */
  bubble(seat, words) {
    const line = this.bubbles.get(seat);
    if (!line) return nothing;
    const said = line.mark ? html`${drawing(line.mark)}<span class="unseen">${words.say(`mark-${line.mark}`)}</span>` : html`<span>${line.text}</span>`;
    return html`<span class="bubble" ?data-text=${!line.mark}>${said}</span>`;
  }

  /** The panel. @param {Words} words @param {Voice | null} voice null: who looks on is silent */
  view(words, voice) {
    const heard = this.lines.filter((line) => !this.isMuted(line));
    return html`<details class="talk" ?open=${this.open} @toggle=${(/** @type {Event} */ event) => this.toggle(event)}>
      <summary>${words.say("talk")} ${this.unread ? html`<span class="kind new">${words.say("talk-new", { count: this.unread })}</span>` : nothing}</summary>
      ${heard.length
        ? html`<ol tabindex="0" aria-label=${words.say("talk")}>${repeat([...heard].reverse(), (line) => line.number, (line) => row(line, words))}</ol>`
        : html`<p class="note">${words.say("talk-empty")}</p>`}
      ${voice ? html`${marks(words, voice)} ${writing(words, voice)}` : nothing}
    </details>`;
  }

  /** @param {Event} event */
  toggle(event) {
    this.open = /** @type {HTMLDetailsElement} */ (event.currentTarget).open;
    if (!this.open || !this.unread) return;
    this.unread = 0;
    this.render();
  }
}

/** @param {Line} line @param {Words} words */
function sentence(line, words) {
  return line.word ? words.word(line.word) : words.say("talk-said", { name: line.nickname, text: line.text ?? "" });
}

/** @param {Line} line @param {Words} words */
function row(line, words) {
  if (line.word) return html`<li class="note">${words.word(line.word)}</li>`;
  return html`<li><b dir="auto">${line.nickname}</b> ${line.mark ? html`${drawing(line.mark)}<span class="unseen">${words.say(`mark-${line.mark}`)}</span>` : line.text}</li>`;
}

/** @param {Words} words @param {Voice} voice */
function marks(words, voice) {
  return html`<div class="marks" role="group" aria-label=${words.say("marks")}>
    ${MARKS.map((mark) => html`<button type="button" class="quiet" aria-label=${words.say(`mark-${mark}`)} title=${words.say(`mark-${mark}`)} @click=${() => voice.react(mark)}>${drawing(mark)}</button>`)}
  </div>`;
}

/** @param {Words} words @param {Voice} voice */
function writing(words, voice) {
  /** @param {SubmitEvent} event */
  const send = async (event) => {
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const text = String(fields(event).get("text")).trim();
    if (text && (await voice.say(text))) form.reset();
  };
  return html`<form class="line" @submit=${send}>
    <input name="text" type="text" maxlength="200" autocomplete="off" enterkeyhint="send" aria-label=${words.say("talk-write")} placeholder=${words.say("talk-write")} />
    <button>${words.say("talk-send")}</button>
  </form>`;
}
