/**
 * A finished game seen again, all hands open, step by step or at speed. Whoever has the link may look.
 *
 * @import { Happened, Lobby, Replay, ReplayScenes, Scene } from "./protocol.js"
 * @import { Board, BoardContext } from "./own-board.js"
 */
import { html, nothing, render } from "lit-html";
import { Aftermath } from "./aftermath.js";
import * as generic from "./board.js";
import { flip } from "./flip.js";
import { heading, onLanguage } from "./frame.js";
import { hear, soundButton, soundsOf } from "./hearing.js";
import { forTheEye, lines, log } from "./log.js";
import { moves } from "./moves.js";
import { openRules, rulesDialog } from "./rules.js";
import { ask, gameInfo, ownBoard } from "./server.js";
import { standing } from "./undo.js";
import { firstLanguage, loadWords } from "./words.js";

/** How many scenes the room gives at once. */
const AT_ONCE = 24;
const SPEEDS = [1, 2, 8];
/** At speed 1 a step is shown for as long as it took, within these bounds. */
const [SHORTEST, LONGEST] = [500, 3000];
const SLOW = 150;
const wide = matchMedia("(min-width: 64rem)");

class ReplayPage {
  /** @type {Board} */
  board = generic;
  /** @type {Scene | null} */
  scene = null;
  step = 0;
  /** From whose seat; -1: from beside the table. */
  seat = -1;
  speed = 1;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer = undefined;
  failed = false;
  logOpen = wide.matches;
  /** @type {Set<string>} */
  spreadOut = new Set();
  /** @type {Map<string, Promise<ReplayScenes>>} */
  fetched = new Map();

  /** @param {HTMLElement} root @param {string} name @param {Replay} replay @param {import("./words.js").Words} words */
  constructor(root, name, replay, words) {
    this.root = root;
    this.name = name;
    this.replay = replay;
    this.words = words;
    this.aftermath = new Aftermath(name, null, () => this.render());
    const places = replay.places.map((place) => ({ ...place, connected: true }));
    this.lobby = /** @type {Lobby} */ (/** @type {unknown} */ ({ ...replay, table: name, state: "over", places, you: null, host: false, rematch: null }));
    onLanguage((language) => this.speak(language));
  }

  get last() {
    return this.replay.log.length - 1;
  }

  async start() {
    const own = await ownBoard(await gameInfo(this.replay.game));
    if (own) this.board = own;
    await this.speak(this.words.language);
    await this.show(Math.min(this.last, Number(location.hash.slice(1)) || 0));
  }

  /** @param {string} language */
  async speak(language) {
    this.words = await loadWords(language, this.replay.game);
    this.words.names = this.replay.places.map((place) => place.nickname);
    document.documentElement.lang = language;
    this.render();
  }

  /** Some scenes of the chosen seat, asked for once. @param {number} step */
  scenes(step) {
    const first = step - (step % AT_ONCE);
    const address = `/api/tables/${this.name}/replay/${this.seat}/${first}`;
    const asked = this.fetched.get(address) ?? ask("GET", address);
    this.fetched.set(address, asked);
    return asked;
  }

  /** Show the table as it was after this step. @param {number} step */
  async show(step) {
    this.step = Math.max(0, Math.min(this.last, step));
    history.replaceState(null, "", `#${this.step}`);
    const [seat, wanted] = [this.seat, this.step];
    const slow = setTimeout(() => this.render(), SLOW); // the board comes later, what can be told is told now
    try {
      const found = this.replay.boards ? await this.scenes(wanted) : null;
      if (seat !== this.seat || wanted !== this.step) return; // the person has moved on
      this.draw(found?.scenes[wanted - found.first] ?? null);
      if (this.replay.boards && wanted + 5 < this.last) this.scenes(wanted + 5).catch(() => this.fetched.clear());
    } catch {
      this.fetched.clear();
      this.stop();
      this.failed = true;
      this.render();
    } finally {
      clearTimeout(slow);
    }
  }

  /** @param {Scene | null} scene */
  draw(scene) {
    const before = this.scene;
    this.scene = scene;
    this.failed = false;
    const fresh = this.replay.log[this.step];
    const moved = before && scene && before.seat === scene.seat ? moves(before, scene, fresh) : undefined;
    flip(this.root, () => this.render(), moved);
    if (before && scene && moved) hear(soundsOf(before, scene, fresh, moved, this.board.tones));
  }

  /** Go by steps; who does so stops the film. @param {number} step */
  go(step) {
    this.stop();
    this.show(step);
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  toggle() {
    if (this.timer === undefined) this.next(this.step === this.last ? 0 : this.step);
    else this.stop();
    this.render();
  }

  /** Show a step, and the next one when its time has come. @param {number} step */
  next(step) {
    this.show(step);
    if (step >= this.last) return this.stop();
    this.timer = setTimeout(() => this.next(step + 1), this.pause(step));
  }

  /** @param {number} step */
  pause(step) {
    const took = (this.replay.log[step + 1][0]?.at ?? 0) - (this.replay.log[step][0]?.at ?? 0);
    return Math.max(SHORTEST, Math.min(LONGEST, took)) / this.speed;
  }

  /** @param {number} seat */
  lookFrom(seat) {
    this.seat = seat;
    this.show(this.step);
  }

  get events() {
    return this.replay.log.slice(0, this.step + 1).flat();
  }

  /** @param {Scene} scene @param {Happened[]} events @returns {BoardContext} */
  context(scene, events) {
    const nothingToDo = () => {};
    return {
      scene,
      lobby: this.lobby,
      events: standing(events),
      fresh: this.replay.log[this.step].length,
      clock: null,
      busy: true,
      picked: null,
      say: this.words.say,
      word: this.words.word,
      hint: (choice) => this.words.word(choice.word),
      name: (seat) => this.words.name(seat),
      play: nothingToDo,
      pick: nothingToDo,
      tell: nothingToDo,
      spread: (zone) => {
        if (!this.spreadOut.delete(zone)) this.spreadOut.add(zone);
        this.render();
      },
      spreadOut: this.spreadOut,
      picture: this.board.picture,
    };
  }

  render() {
    const { words } = this;
    const events = this.events;
    const told = forTheEye(events, this.board.quiet ?? []);
    render(
      html`${heading(words, this.title())}
        <main class="playing replay" data-asking=${this.scene?.asking ?? "over"}>
          ${this.reel()}
          <div class="board">${this.scene ? this.board.board(this.context(this.scene, events)) : this.missing()}</div>
          ${log(told, words, this.logOpen, (open) => (this.logOpen = open))}
          <footer>${this.aftermath.deal(words, this.replay)}${this.aftermath.download(words)}</footer>
        </main>
        ${rulesDialog(this.replay.game, words)}`,
      this.root,
    );
    document.title = `${words.say("replay-title", { game: words.say("game-name") })} · Sobremesa`;
  }

  title() {
    const { words } = this;
    return html`<div class="title">
      <h1>${words.say("replay-title", { game: words.say("game-name") })}</h1>
      <button type="button" class="quiet" @click=${() => openRules(this.replay.game, words.language, () => this.render())}>${words.say("rules")}</button>
    </div>${soundButton(words, () => this.render())}`;
  }

  /** There is no board: it is on its way, or cannot be shown. */
  missing() {
    if (this.failed) return html`<p class="note">${this.words.say("replay-lost")}</p>`;
    return html`<p class="note">${this.words.say(this.replay.boards ? "opening" : "replay-no-boards")}</p>`;
  }

  /** Where in the film we are, and how to move. */
  reel() {
    const { words, step, last } = this;
    const playing = this.timer !== undefined;
    return html`<section class="reel panel" aria-label=${words.say("replay-reel")}>
      <div class="knobs">
        ${this.knob(words.say("replay-first"), "|◀", "Home", 0, step > 0)} ${this.knob(words.say("replay-back"), "◀", "ArrowLeft", step - 1, step > 0)}
        <button type="button" class="main" data-keys="Space" aria-keyshortcuts="Space" @click=${() => this.toggle()}>
          ${words.say(playing ? "replay-pause" : "replay-play")}
        </button>
        ${this.knob(words.say("replay-on"), "▶", "ArrowRight", step + 1, step < last)} ${this.knob(words.say("replay-last"), "▶|", "End", last, step < last)}
      </div>
      <label class="where">
        <span>${words.say("replay-step", { step, last })}</span>
        <input type="range" min="0" max=${last} .value=${String(step)} aria-label=${words.say("replay-where")}
          @input=${(/** @type {Event} */ event) => this.go(Number(/** @type {HTMLInputElement} */ (event.target).value))} />
      </label>
      <fieldset class="speeds">
        <legend class="unseen">${words.say("replay-speed")}</legend>
        ${SPEEDS.map(
          (speed) => html`<label class="check"><input type="radio" name="speed" .checked=${speed === this.speed} @change=${() => (this.speed = speed)} /><span>${speed}×</span></label>`,
        )}
      </fieldset>
      ${this.viewpoint()}
      <p class="now" tabindex="0" aria-live=${playing ? "off" : "polite"}>${lines(this.replay.log[step], words).map((line) => line.sentence).join(" ")}</p>
      ${this.believed()}
    </section>`;
  }

  /** What the bot believed that decided this step, where it can say so. */
  believed() {
    const told = this.replay.beliefs[this.step] ?? [];
    return told.length ? html`<p class="note">${told.map((belief) => this.words.word(belief)).join(" ")}</p>` : nothing;
  }

  /** @param {string} name @param {string} sign @param {string} key @param {number} step @param {boolean} possible */
  knob(name, sign, key, step, possible) {
    return html`<button type="button" data-keys=${key} aria-keyshortcuts=${key} aria-label=${name} title=${name}
      ?disabled=${!possible} @click=${() => this.go(step)}><span aria-hidden="true">${sign}</span></button>`;
  }

  viewpoint() {
    const { words } = this;
    if (!this.replay.boards) return nothing;
    return html`<label class="from">
      <span>${words.say("replay-from")}</span>
      <select @change=${(/** @type {Event} */ event) => this.lookFrom(Number(/** @type {HTMLSelectElement} */ (event.target).value))}>
        <option value="-1" ?selected=${this.seat === -1}>${words.say("replay-from-beside")}</option>
        ${this.replay.places.map(({ seat }) => html`<option value=${seat} ?selected=${this.seat === seat}>${words.name(seat)}</option>`)}
      </select>
    </label>`;
  }
}

/** @param {HTMLElement} root @param {string} name */
export async function openReplay(root, name) {
  const words = await loadWords(firstLanguage());
  document.documentElement.lang = words.language;
  try {
    const replay = await ask("GET", `/api/tables/${name}/replay`);
    await new ReplayPage(root, name, replay, words).start();
  } catch (error) {
    const code = /** @type {{ code?: string }} */ (error)?.code;
    const sentence = words.say(code === "not-over" ? "replay-not-over" : "no-table");
    const way = code === "not-over" ? html`<a href="/t/${name}">${words.say("replay-to-table")}</a>` : html`<a href="/">${words.say("other-game")}</a>`;
    render(html`${heading(words)}<main class="gathering"><h1>${sentence}</h1><p>${way}</p></main>`, root);
  }
}
