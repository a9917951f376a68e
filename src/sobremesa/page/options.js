/**
 * How a table is to be: number of seats, pace, the game's options, all in words.
 *
 * @import { GameInfo, Lobby, OptionInfo, Pace } from "./protocol.js"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {{ seats: number, options: Record<string, number>, pace: Pace, watch: Lobby["watch"] }} Wish */

const REST = { least_window: 750, least_race: 200, grace: 30, take_back: 500 };

/** How much time there is, in seconds. @type {Record<string, Pace>} */
export const PACES = {
  relaxed: { turn: 60, window: 4, race: 20, ...REST },
  quick: { turn: 20, window: 4, race: 10, ...REST },
  none: { turn: 0, window: 0, race: 0, ...REST, grace: 0 },
};

/** The name of a pace, if it is one of ours. @param {Pace} pace */
export function paceName(pace) {
  return Object.keys(PACES).find((name) => PACES[name].turn === pace.turn && PACES[name].window === pace.window);
}

/** What a new table is, unless somebody wishes otherwise. @param {GameInfo} game @returns {Wish} */
export function firstWish(game) {
  return {
    seats: Math.min(game.most_seats, Math.max(game.least_seats, 4)),
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    pace: PACES.relaxed,
    watch: "open",
  };
}

/** What those may see who look on. @type {Lobby["watch"][]} */
const WATCHES = ["open", "delayed", "closed"];

/** @param {Event} event */
const numberOf = (event) => Number(/** @type {HTMLInputElement} */ (event.currentTarget).value);

/**
 * A small set of exclusive answers.
 * @param {string} name @param {string} legend @param {{ value: number | string, word: string, help?: string }[]} answers
 * @param {number | string | undefined} chosen @param {(value: string) => void} choose
 */
function answers(name, legend, answers, chosen, choose) {
  return html`<fieldset class="answers">
    <legend>${legend}</legend>
    <div>
      ${answers.map(
        ({ value, word, help }) => html`<label class="answer">
          <input type="radio" name=${name} value=${value} .checked=${value === chosen} @change=${() => choose(String(value))} />
          <span>${word}${help ? html`<small>${help}</small>` : nothing}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/**
 * One option of the game. A number is taken when it is a possible one.
 * @param {OptionInfo} option @param {Wish} wish @param {Words} words @param {(wish: Wish) => void} change
 */
function choice(option, wish, words, change) {
  const { name, least, most, values } = option;
  /** @param {number} value */
  const set = (value) => change({ ...wish, options: { ...wish.options, [name]: value } });
  if (values.length) {
    const listed = values.map((value, place) => {
      const word = `option-${name}-${value}`;
      return { value: least + place, word: words.say(word), help: words.has(`${word}-help`) ? words.say(`${word}-help`) : "" };
    });
    return answers(`option-${name}`, words.say(`option-${name}`), listed, wish.options[name], (value) => set(Number(value)));
  }
  return html`<label class="number">
    <span>${words.say(`option-${name}`)} <small id="help-${name}">${words.say(`option-${name}-help`)}</small></span>
    <input type="number" inputmode="numeric" min=${least} max=${most} required aria-describedby="help-${name}"
      .value=${String(wish.options[name])}
      @change=${(/** @type {Event} */ event) =>
        /** @type {HTMLInputElement} */ (event.currentTarget).reportValidity() && set(numberOf(event))} />
  </label>`;
}

/**
 * All of it. What names a way to play stands open; numbers that few people change are folded away.
 * @param {GameInfo} game @param {Wish} wish @param {Words} words @param {(wish: Wish) => void} change
 */
export function wishes(game, wish, words, change) {
  const seats = Array.from({ length: game.most_seats - game.least_seats + 1 }, (_, more) => game.least_seats + more);
  const paces = Object.keys(PACES).map((name) => ({ value: name, word: words.say(`pace-${name}`), help: words.say(`pace-${name}-help`) }));
  const named = game.options.filter((option) => option.values.length);
  const numbers = game.options.filter((option) => !option.values.length);
  // Another game's answers are other elements: radio buttons that change their name uncheck each other.
  const choices = (/** @type {OptionInfo[]} */ options) => repeat(options, (option) => `${game.name} ${option.name}`, (option) => choice(option, wish, words, change));
  return html`<div class="wishes">
    ${choices(named)}
    ${answers("seats", words.say("wish-seats"), seats.map((value) => ({ value, word: String(value) })), wish.seats, (value) => change({ ...wish, seats: Number(value) }))}
    ${answers("pace", words.say("wish-pace"), paces, paceName(wish.pace), (name) => change({ ...wish, pace: PACES[name] }))}
    <details class="numbers"><summary>${words.say("wish-more")}</summary>
      ${choices(numbers)}
      ${answers("watch", words.say("wish-watch"), WATCHES.map((value) => ({ value, word: words.say(`watch-${value}`) })), wish.watch, (value) => change({ ...wish, watch: /** @type {Lobby["watch"]} */ (value) }))}
    </details>
  </div>`;
}
