/**
 * Saying a condition: three rows of buttons, of which at least one has to be pressed.
 *
 * The room is told part by part, each in answer to what it asks then; so what remains to be said waits here.
 *
 * @import { BoardContext } from "../../page/own-board.js"
 */
import { html, nothing } from "lit-html";
import { sign } from "../../page/suits.js";
import { COLOURS, outline, SHAPES } from "./art.js";

const PARTS = /** @type {const} */ (["colour", "shape", "number"]);
/** Q W E R, A S D, 1 … 5: a row of the keyboard for each row of buttons. */
const KEYS = { colour: "qwer", shape: "asd", number: "12345" };

/** @type {Record<string, string>} */
let pressed = {};
/** @type {string[]} */
let unsaid = [];

/** Whether this seat is about to say a condition. @param {BoardContext} at */
export const isSaying = (at) => unsaid.length > 0 || at.scene.choices.some((choice) => PARTS.some((part) => choice.text.startsWith(`${part} `)));

/** Say the next part that waits, once the room has heard the one before; what no longer fits is forgotten. @param {BoardContext} at */
export function goOn(at) {
  if (!isSaying(at)) pressed = {};
  if (at.busy || unsaid.length === 0) return;
  const [text, ...rest] = unsaid;
  const choice = at.scene.choices.find((each) => each.text === text);
  unsaid = choice ? rest : [];
  if (choice) queueMicrotask(() => at.play(choice));
}

/** Say what is pressed; who has begun in an earlier page takes that back first. @param {BoardContext} at */
export function say(at) {
  if (at.busy) return;
  if (Object.keys(pressed).length === 0) return at.tell(at.say("refused-say-something"));
  const begun = !at.scene.choices.some((choice) => choice.text.startsWith("colour "));
  unsaid = [...(begun ? ["back"] : []), ...PARTS.map((part) => `${part} ${pressed[part] ?? "none"}`)];
  goOn(at);
}

/** Press a value, or let it go; the easy variant has one part only. @param {BoardContext} at @param {string} part @param {string} value */
function press(at, part, value) {
  const { [part]: before, ...others } = pressed;
  pressed = at.lobby.options["easy"] ? {} : others;
  if (before !== value) pressed = { ...pressed, [part]: value };
  at.pick(null);
}

/** The values that this table plays with. @param {BoardContext} at @param {"colour" | "shape" | "number"} part */
function values(at, part) {
  const all = { colour: COLOURS, shape: SHAPES, number: ["1", "2", "3", "4", "5"] }[part];
  return all.slice(0, at.lobby.options[`${part}s`]);
}

/** @param {BoardContext} at @param {"colour" | "shape" | "number"} part @param {string} value @param {number} nth */
function button(at, part, value, nth) {
  const key = KEYS[part][nth];
  const name = part === "number" ? value : at.say(`${part}-${value}`);
  return html`<button type="button" class="part" data-colour=${part === "colour" ? value : nothing} aria-label=${name} title=${name}
    aria-pressed=${String(pressed[part] === value)} data-keys=${key} aria-keyshortcuts=${key} ?disabled=${at.busy}
    @click=${() => press(at, part, value)}>
    ${part === "colour" ? sign(value) : part === "shape" ? outline(value) : html`<b>${value}</b>`}
    ${part === "number" ? nothing : html`<kbd aria-hidden="true">${key.toUpperCase()}</kbd>`}
  </button>`;
}

/** The three rows. @param {BoardContext} at */
export function builder(at) {
  return html`<div class="builder" role="group" aria-label=${at.say("builder-label")}>
    ${PARTS.map(
      (part) => html`<div class="parts" role="group" aria-label=${at.say(`part-${part}`)}>
        <span aria-hidden="true">${at.say(`part-${part}`)}</span>
        ${values(at, part).map((value, nth) => button(at, part, value, nth))}
      </div>`,
    )}
  </div>`;
}
