/**
 * Taking back what others have seen already: it is offered to who did it, and asked of everybody who is there.
 *
 * @import { Happened, UndoInfo } from "./protocol.js"
 */
import { html, nothing } from "lit-html";

/** @typedef {import("./words.js").Words} Words */

/** The events that still count, in their order. @param {readonly Happened[]} events @returns {Happened[]} */
export function standing(events) {
  /** @type {Happened[]} */
  const stand = [];
  for (const event of events) {
    stand.length -= event.undone;
    stand.push(event);
  }
  return stand;
}

export class Undo {
  /** What the room says of it. @type {UndoInfo | null} */
  state = null;
  moment = -1;

  /** @param {(message: import("./room.js").Unsent) => Promise<boolean>} request @param {(id: string) => void} say */
  constructor(request, say) {
    this.request = request;
    this.say = say;
  }

  /** @param {UndoInfo | null} state @param {number} moment @param {boolean} happened whether something else has */
  hear(state, moment, happened) {
    if (this.state?.asked && !state?.asked && !happened) this.say("undo-stays");
    this.state = state;
    this.moment = moment;
  }

  /** Whether this person may ask. */
  get offered() {
    return this.state !== null && !this.state.asked;
  }

  ask() {
    this.request({ kind: "undo", moment: this.moment });
  }

  /** @param {boolean} agree */
  answer(agree) {
    this.request({ kind: "answer-undo", moment: this.moment, agree });
  }

  /** What is asked, and who has not answered yet. @param {number | null} you @param {Words} words */
  view(you, words) {
    if (!this.state?.asked) return nothing;
    const { seat, waiting } = this.state;
    const own = seat === you;
    return html`<p class="undo-asked">
      <span>${own ? words.say("undo-yours") : words.say("undo-asked", { name: words.name(seat) })}</span>
      ${you !== null && waiting.includes(you)
        ? html`<button type="button" class="small agree" @click=${() => this.answer(true)}>${words.say("undo-agree")}</button>
            <button type="button" class="quiet small refuse" @click=${() => this.answer(false)}>${words.say("undo-refuse")}</button>`
        : html`<span>${words.say("undo-waiting", { seats: { seats: waiting } })}</span>`}
      ${own ? html`<button type="button" class="quiet small withdraw" @click=${() => this.answer(false)}>${words.say("undo-withdraw")}</button>` : nothing}
    </p>`;
  }
}
