/**
 * The page of one table, from sitting down to the end: it keeps what the room said, and draws it.
 *
 * @import { Choice, GameInfo, Happened, Lobby, News, Scene } from "./protocol.js"
 * @import { Board } from "./own-board.js"
 */
import { html, nothing, render } from "lit-html";
import { Aftermath } from "./aftermath.js";
import { running } from "./clock.js";
import { goodbye, unseen } from "./company.js";
import { Place } from "./focus.js";
import { heading, onHints, onLanguage, Toasts } from "./frame.js";
import { compiling, gathering } from "./gathering.js";
import { sentence } from "./lobby.js";
import { memory } from "./memory.js";
import { notify } from "./notify.js";
import { People } from "./people.js";
import { Room } from "./room.js";
import { fetchRules, openRules, rulesDialog, rulesPanel } from "./rules.js";
import { allGames, ask, gameInfo, ownBoard } from "./server.js";
import { firstLanguage, loadWords } from "./words.js";

const WIDE = matchMedia("(min-width: 64rem)");

export class TablePage {
  /** @type {Lobby | null} */
  lobby = null;
  /** @type {Scene | null} */
  scene = null;
  /** @type {import("./clock.js").Running | null} */
  clock = null;
  /** @type {Happened[]} */
  events = [];
  fresh = 0;
  /** @type {GameInfo | null} */
  game = null;
  /** The game's own board. @type {Board | null} */
  board = null;
  /** What draws a game that goes on. @type {typeof import("./playing.js") | null} */
  playing = null;
  /** @type {Promise<void> | null} */
  preparing = null;
  /** @type {"opening" | "open" | "lost" | "gone" | "left"} */
  line = "opening";
  /** @type {string | null} */
  picked = null;
  /** The moment that has been answered, until the room says what came of it. */
  answered = -1;
  /** An answer of this seat's waits until it counts. */
  held = false;
  /** @type {Set<string>} */
  spreadOut = new Set();
  logOpen = WIDE.matches;
  following = false;
  /** Sitting down or starting is under way, or has been done: a double click is one click. */
  sitting = false;
  starting = false;
  /** One was here before the game began, and sees the deal. */
  gathered = false;
  /** The hash of the seed, as it was before the end. @type {string | null} */
  promised = null;
  /** @type {Aftermath | null} */
  aftermath = null;

  /** @param {HTMLElement} root @param {string} name @param {import("./words.js").Words} words */
  constructor(root, name, words) {
    this.root = root;
    this.name = name;
    this.words = words;
    this.place = new Place(root);
    this.toasts = new Toasts(() => this.render());
    this.people = new People({
      name,
      request: (message) => this.request(message),
      render: () => this.render(),
      tell: (sentence) => this.toasts.say(sentence, "note"),
      say: (id) => this.toasts.say(this.words.say(id), "note"),
      left: () => this.goAway(),
      free: () => this.free(),
    });
    onLanguage((language) => this.speak(language));
    onHints(() => this.render());
    WIDE.addEventListener("change", () => this.render());
    this.room = new Room(name, {
      lobby: (lobby) => this.hearLobby(lobby),
      news: (news) => this.hearNews(news),
      talk: (talk) => this.people.talk.hear(talk.lines, this.words, this.lobby?.you ?? null),
      here: () => (this.people.talk.began = true),
      line: (state) => this.setLine(state),
      error: (error) => this.toasts.say(sentence(error, this.words)),
    });
  }

  /** @param {"open" | "lost" | "gone" | "left"} state */
  setLine(state) {
    if (state === this.line) return;
    this.line = state;
    if (state === "gone" || state === "left") this.keepSeat(false);
    this.render();
  }

  /** @param {string} language */
  async speak(language) {
    this.words = await loadWords(language, this.game?.name);
    this.nameSeats();
    document.documentElement.lang = language;
    if (this.game && memory.rules) fetchRules(this.game.name, language, () => this.render());
    this.render();
  }

  /** The first page leads back to where one sits. @param {boolean} sits */
  keepSeat(sits) {
    if (sits && this.lobby) memory.seat = { table: this.name, game: this.lobby.game };
    else if (memory.seat?.table === this.name) memory.seat = null;
  }

  nameSeats() {
    this.words.names = this.lobby?.places.map((place) => place.nickname ?? "") ?? [];
  }

  /** @param {Lobby} lobby */
  async hearLobby(lobby) {
    const before = this.lobby;
    this.lobby = lobby;
    this.people.heardAt = performance.now();
    this.gathered ||= lobby.state === "lobby";
    if (before && before.state !== "lobby" && before.you !== lobby.you) return location.reload(); // another seat, another story
    if (lobby.state !== "over") this.promised ??= lobby.seed_hash;
    else if (!this.aftermath) this.look();
    this.nameSeats();
    memory.game = lobby.game;
    this.keepSeat(lobby.you !== null && lobby.state !== "over");
    this.game ??= await this.meet(lobby.game);
    if (lobby.you !== null || lobby.state !== "lobby") this.preparing ??= this.prepare(this.game);
    if (lobby.state !== "lobby") await this.preparing;
    if (lobby.rematch && (this.following || (before && !before.rematch && lobby.you !== null))) {
      this.following = false; // once: a second time would break off the way there
      return this.follow();
    }
    this.render();
  }

  /** Load what is to be known of the game, once. @param {string} name */
  async meet(name) {
    const game = await gameInfo(name);
    this.words = await loadWords(this.words.language, name);
    if (memory.rules) fetchRules(name, this.words.language, () => this.render());
    this.nameSeats();
    return game;
  }

  /** Fetch what is needed once the game goes on: as soon as one sits, so that the board is there at once. @param {GameInfo} game */
  async prepare(game) {
    [this.playing, this.board] = await Promise.all([import("./playing.js"), ownBoard(game)]);
  }

  /** @param {News} news */
  hearNews(news) {
    const known = this.events.at(-1)?.number ?? 0;
    const fresh = news.events.filter((event) => event.number > known);
    const before = this.scene;
    this.events = [...this.events, ...fresh];
    this.fresh = before ? fresh.length : 0;
    this.scene = news.scene;
    this.clock = running(news.clock);
    this.people.held = news.held;
    this.people.undo.hear(news.undo, news.scene.moment, fresh.length > 0);
    if (before && !before.mine && news.scene.mine && this.lobby?.pace.turn === 0) this.callBack();
    this.held = news.held.length > 0;
    if (before?.moment !== news.scene.moment || !news.scene.choices.some((choice) => choice.card === this.picked)) this.picked = null;
    // News of somebody else's doing do not tell yet what has come of one's own.
    if (news.scene.moment !== this.answered || fresh.some((event) => event.seat === news.scene.seat)) this.answered = -1;
    if (!this.game || !this.playing) return;
    this.playing.show(this, before, news.scene, fresh);
    if (news.scene.asking === "over" && news.scene.seat >= 0) memory.learned();
    if (before && before.asking !== "over" && news.scene.asking === "over") document.getElementById("ending-title")?.focus();
  }

  /** @param {Choice} choice */
  async play(choice) {
    const moment = this.scene?.moment;
    if (moment === undefined || this.answered === moment) return;
    [this.answered, this.picked] = [moment, null];
    this.render();
    try {
      await this.room.send({ kind: "play", moment, action: choice.action });
      if (this.answered !== moment || this.held) return;
      this.answered = -1; // carried out, though nobody was told of it: a part of a turn that only this seat sees
      this.render();
    } catch (error) {
      this.answered = -1;
      this.toasts.say(sentence(error, this.words));
      this.render();
    }
  }

  /** Say something to the room; what it refuses is shown. @param {import("./room.js").Unsent} message @returns whether it was done */
  async request(message) {
    try {
      await this.room.send(message);
      return true;
    } catch (error) {
      this.toasts.say(sentence(error, this.words));
      return false;
    }
  }

  /** At a table without a clock people do other things meanwhile. */
  callBack() {
    notify(this.words.say("tab-yours"), this.game ? this.words.say("game-name") : "Sobremesa");
  }

  /** What was chosen is taken back. */
  free() {
    this.answered = -1;
    this.render();
  }

  goAway() {
    this.room.close();
    this.setLine("left");
  }

  /** @param {number} seat @param {string} nickname */
  async sit(seat, nickname) {
    if (this.sitting) return;
    this.sitting = true;
    memory.nickname = nickname;
    try {
      await ask("POST", `/api/tables/${this.name}/seats`, { seat, nickname });
      this.room.open();
    } catch (error) {
      this.toasts.say(sentence(error, this.words));
    }
    this.sitting = false;
  }

  async start() {
    if (this.starting) return;
    this.starting = true;
    this.starting = await this.request({ kind: "start" });
  }

  /** It is over: ask what there is to tell of it. */
  look() {
    this.aftermath = new Aftermath(this.name, this.promised, () => this.render());
    this.aftermath.load();
    if (this.lobby) this.people.lookOn(this.lobby, this.words.language);
  }

  follow() {
    if (this.lobby?.rematch) location.assign(`/t/${this.lobby.rematch}`);
  }

  /** While a game goes on and there is room, the rules come beside the board, or go; else a dialog has them. */
  rules() {
    if (!this.game) return;
    if (this.lobby?.state === "lobby" || !WIDE.matches) openRules(this.game.name, this.words.language, () => this.render());
    else this.layRules(this.game.name, !memory.rules);
  }

  /** @param {string} game @param {boolean} there */
  layRules(game, there) {
    memory.rules = there;
    if (there) fetchRules(game, this.words.language, () => this.render());
    else this.render();
  }

  get rulesBeside() {
    return memory.rules && WIDE.matches && this.lobby?.state !== "lobby";
  }

  render() {
    const settle = this.place.keep();
    render(
      html`${heading(this.words, this.game && this.scene && this.line !== "left" ? this.title() : nothing)} ${this.banner()} ${this.body()}
        ${this.rulesBeside ? nothing : rulesDialog(this.game?.name ?? null, this.words)} ${this.toasts.view}`,
      this.root,
    );
    document.title = this.tabTitle();
    settle();
  }

  /** The tab says whose turn it is. */
  tabTitle() {
    const game = this.game ? `${this.words.say("game-name")} · Sobremesa` : "Sobremesa";
    return this.scene?.mine ? `● ${this.words.say("tab-yours")} · ${game}` : game;
  }

  title() {
    return html`<div class="title">
      <h1>${this.words.say("game-name")}</h1>
      <button type="button" class="quiet" @click=${() => this.rules()}>${this.words.say("rules")}</button>
    </div>${this.playing?.soundButton(this.words, () => this.render())}`;
  }

  banner() {
    if (this.line === "lost") return html`<p class="banner" role="status">${this.words.say("line-lost")}</p>`;
    return nothing;
  }

  body() {
    if (this.line === "left") return goodbye(this.words);
    if (this.line === "gone") return html`<main class="gathering"><h1>${this.words.say("no-table")}</h1><p><a href="/">${this.words.say("other-game")}</a></p></main>`;
    if (!this.lobby || !this.game) return html`<main class="gathering" aria-busy="true"><p class="note">${this.words.say("opening")}</p></main>`;
    if (this.lobby.state === "lobby") return gathering(this.lobby, this.game, this.words, this.deeds(), this.people.talking(this.lobby, this.words));
    if (this.lobby.compiled < 100) return html`<main class="gathering" aria-busy="true"><h1>${this.words.say("game-name")}</h1>${compiling(this.lobby, this.words)}</main>`;
    if (this.scene && this.playing) return this.playing.main(this, this.scene, this.lobby);
    return this.lobby.you === null && this.lobby.watch !== "open" ? unseen(this.lobby, this.words) : nothing;
  }

  /** @returns {import("./gathering.js").Deeds} */
  deeds() {
    return {
      sit: (seat, nickname) => this.sit(seat, nickname),
      stand: () => this.request({ kind: "stand" }),
      bot: (seat, player) => this.request({ kind: "bot", seat, player }),
      set: (wish) => this.request({ kind: "set", ...wish }),
      start: () => this.start(),
      ...this.people.gathering,
      rules: () => this.rules(),
      note: (sentence) => this.toasts.say(sentence, "note"),
    };
  }

}

/** @param {HTMLElement} root @param {string} name */
export async function openTable(root, name) {
  const language = firstLanguage();
  document.documentElement.lang = language;
  allGames().catch(() => {}); // asked for now, needed as soon as the table says which of them it plays
  new TablePage(root, name, await loadWords(language)).render();
}
