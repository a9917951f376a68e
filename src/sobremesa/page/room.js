/**
 * The line to the room: one socket that mends itself.
 *
 * What was sent and not yet answered is sent again under the same id after a break, so that it is played once; `hello`
 * names the last event seen, so that nothing is missed or told twice.
 *
 * @import { Answer, Error as Refused, FromClient, FromServer, Lobby, News, Talk } from "./protocol.js"
 */

const VERSION = 1;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
const PATIENCE = 8000;
/** The room pings every two seconds: who has not heard it for so long is not connected, whatever the browser thinks. */
const SILENCE = 12_000;

/**
 * @typedef {FromClient extends infer M ? M extends { id: string } ? Omit<M, "id"> : never : never} Unsent
 * @typedef {{ message: FromClient & { id: string }, since: number, done: () => void, failed: (error: Refused) => void }} Waiting
 * @typedef {object} Listener
 * @property {(message: Lobby) => void} lobby
 * @property {(message: News) => void} news
 * @property {(message: Talk) => void} talk
 * @property {() => void} here everything that was said before has been heard
 * @property {(state: "open" | "lost" | "gone") => void} line
 * @property {(error: Refused) => void} error
 */

/** One random word for all ids of this page, so that two pages never share one. */
const PAGE = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");

export class Room {
  /** @param {string} table @param {Listener} listener */
  constructor(table, listener) {
    this.table = table;
    this.listener = listener;
    this.last = 0;
    this.sent = 0;
    this.hello = "";
    this.closed = false;
    this.breaks = 0;
    this.heard = 0;
    this.pinged = false;
    /** @type {Map<string, Waiting>} */
    this.waiting = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.open();
    addEventListener("online", () => this.retry());
    document.addEventListener("visibilitychange", () => document.hidden || this.retry());
    setInterval(() => this.check(), 1000);
  }

  /** Open a socket in place of the one there is: also after sitting down, since the cookie is another then. */
  open() {
    clearTimeout(this.timer);
    this.drop();
    this.heard = Date.now();
    const address = new URL(`/ws/${this.table}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = (event) => this.lost(event.code);
  }

  drop() {
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  /** Say who we are, then again what was not answered. */
  greet() {
    this.hello = this.newId();
    this.transmit({ kind: "hello", id: this.hello, version: VERSION, last: this.last });
    for (const each of this.waiting.values()) {
      each.since = Date.now();
      this.transmit(each.message);
    }
  }

  /** @param {FromServer} message */
  hear(message) {
    this.heard = Date.now();
    switch (message.kind) {
      case "ping":
        this.pinged = true;
        return this.transmit({ kind: "pong", nonce: message.nonce });
      case "answer":
        return message.id === this.hello ? this.listener.here() : this.settle(message.id)?.done();
      case "error":
        return this.refused(message);
      case "lobby":
        this.breaks = 0;
        this.listener.line("open");
        return this.listener.lobby(message);
      case "news":
        this.last = message.events.at(-1)?.number ?? this.last;
        return this.listener.news(message);
      case "talk":
        return this.listener.talk(message);
    }
  }

  /** @param {Refused} error */
  refused(error) {
    const asked = error.id === null ? undefined : this.settle(error.id);
    if (asked) asked.failed(error);
    else this.listener.error(error);
  }

  /** @param {string} id */
  settle(id) {
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    return asked;
  }

  /**
   * Say something to the room; kept until it is answered, through any number of breaks.
   * @param {Unsent} unsent @returns {Promise<void>} rejected with the room's error
   */
  send(unsent) {
    const message = /** @type {FromClient & { id: string }} */ ({ ...unsent, id: this.newId() });
    return new Promise((done, failed) => {
      this.waiting.set(message.id, { message, since: Date.now(), done, failed });
      this.transmit(message);
    });
  }

  newId() {
    this.sent += 1;
    return `${PAGE}-${this.sent}`;
  }

  /** @param {FromClient} message */
  transmit(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** @param {number} code */
  lost(code) {
    this.socket = null;
    if (code === 4404) return this.listener.line("gone");
    this.listener.line("lost");
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.breaks);
    this.breaks += 1;
    this.timer = setTimeout(() => this.open(), pause * (0.75 + Math.random() / 2));
  }

  /** Try at once, when the network or the person is back. */
  retry() {
    if (!this.socket && !this.closed) this.open();
  }

  /** Go away for good. */
  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.drop();
  }

  /** A line that swallows what is said, or has fallen silent, is no line. */
  check() {
    const oldest = Math.min(...[...this.waiting.values()].map((each) => each.since));
    const swallows = this.socket?.readyState === WebSocket.OPEN && Date.now() - oldest > PATIENCE;
    const silent = this.socket && this.pinged && Date.now() - this.heard > SILENCE;
    if (!swallows && !silent) return;
    this.listener.line("lost");
    this.open();
  }
}
