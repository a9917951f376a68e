/**
 * The first page: choose a game, say how the table is to be, lay it.
 *
 * @import { GameInfo, TableMade } from "./protocol.js"
 * @import { Board } from "./own-board.js"
 */
import { html, nothing, render } from "lit-html";
import { face } from "./card.js";
import { heading, onLanguage, Toasts } from "./frame.js";
import { firstWish, wishes } from "./options.js";
import { memory } from "./memory.js";
import { ask, ownBoard } from "./server.js";
import { openRules, rulesDialog } from "./rules.js";
import { firstLanguage, loadWords } from "./words.js";

/** @typedef {import("./words.js").Words} Words */

class FirstPage {
  /** @type {GameInfo[]} */
  games = [];
  /** @type {GameInfo | null} */
  chosen = null;
  /** @type {Map<string, Words>} */
  words = new Map();
  /** @type {Map<string, Board>} */
  boards = new Map();
  /** @type {import("./options.js").Wish | null} */
  wish = null;
  laying = false;

  /** @param {HTMLElement} root @param {Words} own */
  constructor(root, own) {
    this.root = root;
    this.own = own;
    this.toasts = new Toasts(() => this.render());
  }

  async start() {
    onLanguage((language) => this.speak(language).then(() => this.render()));
    addEventListener("pageshow", (event) => event.persisted && this.comeBack());
    this.games = await ask("GET", "/api/games");
    await this.speak(this.own.language);
    this.choose(this.games[0]);
    await Promise.all(this.games.map(async (game) => {
      const board = await ownBoard(game);
      if (board) this.boards.set(game.name, board);
    }));
    this.render();
  }

  /** @param {string} language */
  async speak(language) {
    this.own = await loadWords(language);
    await Promise.all(this.games.map(async (game) => this.words.set(game.name, await loadWords(language, game.name))));
    document.documentElement.lang = language;
  }

  /** @param {GameInfo} game */
  choose(game) {
    this.chosen = game;
    this.wish = firstWish(game);
    this.render();
  }

  /** Whoever goes back from a table finds the page as it was left. */
  comeBack() {
    this.laying = false;
    this.render();
  }

  async lay() {
    if (!this.chosen || !this.wish || this.laying) return;
    this.laying = true;
    this.render();
    try {
      /** @type {TableMade} */
      const made = await ask("POST", "/api/tables", { game: this.chosen.name, ...this.wish });
      location.assign(`/t/${made.table}`);
    } catch (error) {
      this.laying = false;
      this.toasts.say(sentence(error, this.own));
    }
  }

  render() {
    render(
      html`${heading(this.own)}
        <main class="first">
          <div class="welcome">
            <h1>${this.own.say("welcome")}</h1>
            <p>${this.own.say("welcome-line")}</p>
            ${this.wayBack()}
          </div>
          <fieldset class="games">
            <legend>${this.own.say("choose-game")}</legend>
            ${this.games.map((game) => this.game(game))}
          </fieldset>
          ${this.chosen ? this.table(this.chosen) : nothing}
        </main>
        ${rulesDialog(this.chosen?.name ?? null, this.words.get(this.chosen?.name ?? "") ?? this.own)} ${this.toasts.view}`,
      this.root,
    );
  }

  /** To the table at which one sits: who left it by mistake has no link at hand. */
  wayBack() {
    const words = this.words.get(memory.seat?.game ?? "");
    if (!words) return nothing;
    return html`<p><a class="button" href="/t/${memory.seat?.table}">${words.say("back-to-table", { game: words.say("game-name") })}</a></p>`;
  }

  /** @param {GameInfo} game */
  game(game) {
    const words = this.words.get(game.name) ?? this.own;
    return html`<label class="game">
      <input type="radio" name="game" value=${game.name} .checked=${game === this.chosen} @change=${() => this.choose(game)} />
      <span class="cover" aria-hidden="true">${this.cover(game)}</span>
      <span class="about">
        <b>${words.say("game-name")}</b>
        <span>${words.say("game-line")}</span>
        <small>${words.say("game-seats", { least: game.least_seats, most: game.most_seats })}</small>
      </span>
    </label>`;
  }

  /** A game's own picture, and nothing until it is here. @param {GameInfo} game */
  cover(game) {
    const board = this.boards.get(game.name);
    if (game.board && !board) return nothing;
    return board?.cover?.() ?? cover();
  }

  /** @param {GameInfo} game */
  table(game) {
    const words = this.words.get(game.name);
    if (!words || !this.wish) return nothing;
    return html`<section class="panel" aria-labelledby="table-title">
      <h2 id="table-title">${words.say("your-table", { game: words.say("game-name") })}</h2>
      ${wishes(game, this.wish, words, (wish) => {
        this.wish = wish;
        this.render();
      })}
      <div class="deeds">
        <button type="button" class="main" ?disabled=${this.laying} @click=${() => this.lay()}>${words.say("lay-table")}</button>
        <button type="button" class="quiet" @click=${() => openRules(game.name, words.language, () => this.render())}>${words.say("read-rules")}</button>
      </div>
    </section>`;
  }
}

/** What an error of the room says to people. @param {unknown} error @param {Words} words */
export function sentence(error, words) {
  const word = /** @type {{ word?: import("./protocol.js").Word }} */ (error)?.word;
  return word && words.has(word.id) ? words.word(word) : words.say("error-unknown");
}

/** A drawing for a game that brings none: a hand of our own cards. */
function cover() {
  const looks = [["red", "7"], ["yellow", "3"], ["blue", "12"], ["purple", "9"]];
  return html`<span class="fan">${looks.map(([colour, text]) => {
    const card = { key: text, name: text, word: { id: "", args: {} }, look: { colour, text, marks: 0 } };
    return html`<span class="card">${face(card, () => text)}</span>`;
  })}</span>`;
}

/** @param {HTMLElement} root */
export async function openFirstPage(root) {
  const own = await loadWords(firstLanguage());
  await new FirstPage(root, own).start();
}
