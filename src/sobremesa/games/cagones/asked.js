/**
 * What this seat is asked and how it answers: a number of those that can be said, and two big buttons that never move,
 * to let it be and to accuse.
 *
 * @import { BoardContext } from "../../page/own-board.js"
 * @import { Choice } from "../../page/protocol.js"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { ring } from "../../page/clock.js";
import { walk } from "../../page/zones.js";
import { sign } from "./art.js";
import { wordIn } from "./told.js";

/** The number that is pressed and not yet said, in the moment in which it was asked for. */
const pressed = { moment: -1, text: "" };

/** @param {BoardContext} at @param {string} text */
export const choiceOf = (at, text) => at.scene.choices.find((choice) => choice.text === text);

/** All numbers that can be said now. @param {BoardContext} at */
const sayings = (at) => at.scene.choices.filter((choice) => choice.text.startsWith("say "));

/** @param {BoardContext} at */
const pressedNow = (at) => (pressed.moment === at.scene.moment ? choiceOf(at, pressed.text) : undefined);

/** Press a number; pressed once more, as Enter then does, it is said. @param {BoardContext} at @param {Choice} choice @param {Event} event */
function press(at, choice, event) {
  if (pressedNow(at) === choice) return at.play(choice);
  /** @type {HTMLElement} */ (event.currentTarget).focus();
  Object.assign(pressed, { moment: at.scene.moment, text: choice.text });
  at.pick(null);
}

/** @param {BoardContext} at @param {Choice} choice */
function number(at, choice) {
  const digit = /^say (\d)$/.exec(choice.text)?.[1] ?? nothing;
  return html`<button type="button" class="guess" data-keys=${digit} aria-keyshortcuts=${digit} ?disabled=${at.busy}
    aria-pressed=${String(pressedNow(at) === choice)} @click=${(/** @type {Event} */ event) => press(at, choice, event)}>${at.word(wordIn(choice.word, "amount"))}</button>`;
}

/** What is counted: fish, carrots, or poops. @param {BoardContext} at @param {string} eats */
function counted(at, eats) {
  const { what } = at.scene.prompt.args;
  return typeof what === "string" ? what : eats === "bear" ? "fish" : "carrot";
}

/** All numbers side by side; digits press them, arrows walk along them. @param {BoardContext} at @param {string} eats */
export function numbers(at, eats) {
  const all = sayings(at);
  if (!all.length) return nothing;
  return html`<div class="cag-numbers" role="group" aria-label=${at.word(at.scene.prompt)} @keydown=${walk}>
    ${sign(counted(at, eats))} ${repeat(all, (choice) => choice.action, (choice) => number(at, choice))}
  </div>`;
}

/** To say the number that is pressed, in the words in which it is said. @param {BoardContext} at */
function sayIt(at) {
  const choice = pressedNow(at);
  if (!choice) return at.say("choose-number");
  return choice.word.id === "action-say" ? at.say("say-number", choice.word.args) : at.word(choice.word);
}

/** What goes on with the game: to say the number, to let a card be. @param {BoardContext} at */
function forward(at) {
  const saying = sayings(at).length > 0;
  const choice = saying ? pressedNow(at) : choiceOf(at, "pass");
  const keys = saying ? "Enter j" : "Space p j";
  return html`<button type="button" class="deed ${saying ? "main" : ""}" data-deed=${saying ? "say" : "pass"} data-keys=${keys} aria-keyshortcuts=${keys}
    title=${choice ? at.hint(choice) : nothing} ?disabled=${at.busy || !choice} @click=${() => choice && at.play(choice)}>
    <span>${saying ? sayIt(at) : at.say("action-pass")}</span> <kbd aria-hidden="true">${saying ? "↵" : "␣"}</kbd>
  </button>`;
}

/** To accuse, with the time that is left for it. @param {BoardContext} at */
function accuse(at) {
  const choice = choiceOf(at, "accuse");
  return html`<div class="alarm" ?data-open=${choice && !at.busy}>
    <button type="button" class="deed" data-deed="accuse" data-keys="k" aria-keyshortcuts="k" title=${choice ? at.hint(choice) : nothing}
      ?disabled=${at.busy || !choice} @click=${() => choice && at.play(choice)}>
      <span>${at.say("action-accuse")}</span> <kbd aria-hidden="true">K</kbd>
    </button>
    ${choice ? ring(at.clock, at.say("clock-label")) : nothing}
  </div>`;
}

/** The two buttons that never move. @param {BoardContext} at */
export function pad(at) {
  return html`<div class="pad" role="group" aria-label=${at.say("pad-label")}>${forward(at)} ${accuse(at)}</div>`;
}
