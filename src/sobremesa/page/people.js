/**
 * Everything about the people of one table, as the page keeps it: their talk, who is away, what is asked for their
 * sake (more time, taking back), what the host decides about them.
 *
 * @import { Lobby, Scene } from "./protocol.js"
 * @import { BoardContext } from "./own-board.js"
 */
import { html } from "lit-html";
import { absences, Asking, company } from "./company.js";
import { NextGame } from "./next.js";
import { Handles } from "./places.js";
import { allGames } from "./server.js";
import { Talk } from "./talk.js";
import { Undo } from "./undo.js";

/** @typedef {import("./words.js").Words} Words */

/**
 * @typedef {object} Page
 * @property {string} name of the table
 * @property {(message: import("./room.js").Unsent) => Promise<boolean>} request whether it was done
 * @property {() => void} render
 * @property {(sentence: string) => void} tell
 * @property {(id: string) => void} say the same, by a message of the words
 * @property {() => void} left this person has left the table
 * @property {() => void} free what was chosen is taken back: something else can be
 */

/** Questions of which the clock may be made longer. */
const EXTENDED = ["turn", "choice", "ready", "window"];

export class People {
  /** When the lobby was heard, by the clock that its spans are counted from. */
  heardAt = 0;
  /** What has been chosen and does not count yet. @type {readonly number[]} */
  held = [];
  /** The moments for which this page has asked for more time. @type {Set<number>} */
  extended = new Set();

  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.talk = new Talk(page.name, page.render, page.tell);
    this.asking = new Asking(page.render);
    this.handles = new Handles(page.render, (one, other) => page.request({ kind: "swap", one, other }));
    this.undo = new Undo(page.request, page.say);
    this.next = new NextGame(page.render, (game) => page.request({ kind: "next-game", game }));
  }

  /** What people can do about people before the start. */
  get gathering() {
    const { request } = this.page;
    return {
      /** @param {boolean} ready */
      ready: (ready) => request({ kind: "ready", ready }),
      /** @param {number} seat */
      move: (seat) => request({ kind: "move", seat }),
      ...this.hosting,
      asking: this.asking,
      handles: this.handles,
    };
  }

  get hosting() {
    const { request } = this.page;
    return {
      /** @param {number} seat */
      remove: (seat) => request({ kind: "remove", seat }),
      /** @param {number} seat */
      handOver: (seat) => request({ kind: "hand-over", seat }),
    };
  }

  /** @returns {import("./company.js").Deeds} */
  get company() {
    return { leave: () => this.leave(), back: () => this.page.request({ kind: "back" }), ...this.hosting };
  }

  async leave() {
    if (await this.page.request({ kind: "leave" })) this.page.left();
  }

  /** More time, and taking back, where they are possible now. @param {Scene} scene @param {boolean} clock @returns {Pick<BoardContext, "more" | "takeBack" | "undo">} */
  patience({ moment, seat, asking }, clock) {
    const more = clock && seat >= 0 && EXTENDED.includes(asking) && !this.extended.has(moment);
    return {
      ...(more ? { more: () => this.moreTime(moment) } : {}),
      ...(this.held.length ? { takeBack: () => this.takeBack(moment) } : {}),
      ...(this.undo.offered ? { undo: () => this.undo.ask() } : {}),
    };
  }

  /** @param {number} moment */
  async takeBack(moment) {
    if (await this.page.request({ kind: "take-back", moment })) this.page.free();
  }

  /** @param {number} moment */
  moreTime(moment) {
    this.extended.add(moment);
    this.page.request({ kind: "more-time", moment });
    this.page.render();
  }

  /** The other games, once the host may want one. @param {Lobby} lobby @param {string} language */
  async lookOn(lobby, language) {
    if (lobby.host && !lobby.rematch) await this.next.load(await allGames(), lobby.game, language);
  }

  /** What somebody asks of the others, and for whom the table waits. @param {Lobby} lobby @param {Words} words */
  absences(lobby, words) {
    return absences(lobby, this.heardAt, words, this.company, this.undo.view(lobby.you, words));
  }

  /** What they say. @param {Lobby} lobby @param {Words} words */
  talking(lobby, words) {
    const { request } = this.page;
    /** @type {import("./talk.js").Voice} */
    const voice = { say: (text) => request({ kind: "say", text }), react: (mark) => request({ kind: "react", mark }) };
    return this.talk.view(words, lobby.you === null ? null : voice);
  }

  /** What they say, and who they are. @param {Lobby} lobby @param {Words} words */
  view(lobby, words) {
    return html`${this.talking(lobby, words)} ${company(lobby, words, this.talk, this.company, this.asking)}`;
  }
}
