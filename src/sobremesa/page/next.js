/**
 * After the end: the host goes on to another game with everybody.
 *
 * @import { GameInfo, Lobby } from "./protocol.js"
 */
import { html, nothing } from "lit-html";
import { loadWords } from "./words.js";

/** @typedef {import("./words.js").Words} Words */

export class NextGame {
  /** The other games with their names. @type {{ name: string, said: string }[]} */
  games = [];

  /** @param {() => void} render @param {(game: string) => void} choose */
  constructor(render, choose) {
    this.render = render;
    this.choose = choose;
  }

  /** @param {GameInfo[]} all @param {string} here @param {string} language */
  async load(all, here, language) {
    const others = all.filter((game) => game.name !== here);
    this.games = await Promise.all(
      others.map(async ({ name }) => ({ name, said: (await loadWords(language, name)).say("game-name") })),
    );
    this.render();
  }

  /** @param {Lobby} lobby @param {Words} words */
  view(lobby, words) {
    if (!lobby.host || lobby.rematch || !this.games.length) return nothing;
    return html`<section class="next-game panel" aria-labelledby="next-title">
      <h2 id="next-title">${words.say("next-game")}</h2>
      <p class="note">${words.say("next-game-help")}</p>
      <div class="deeds">
        ${this.games.map(({ name, said }) => html`<button type="button" @click=${() => this.choose(name)}>${said}</button>`)}
      </div>
    </section>`;
  }
}
