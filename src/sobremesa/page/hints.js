/**
 * Hints for a first game: what this seat can do now, and why. The game's own words have them as `hint-<action>`, with
 * the arguments of the prompt; where there are none, the choices themselves are listed.
 *
 * @import { Scene } from "./protocol.js"
 * @import { Words } from "./words.js"
 */
import { html, nothing } from "lit-html";
import { memory } from "./memory.js";

const LISTED = 4;

/** The hint for one kind of action, by the first word of its text; null where the game has none. @param {string} kind @param {Scene} scene @param {Words} words */
export function hintFor(kind, scene, words) {
  return words.has(`hint-${kind}`) ? words.say(`hint-${kind}`, scene.prompt.args) : null;
}

/** @param {string} text an action as it is typed */
export const kindOf = (text) => text.split(" ")[0];

/** What to say of a scene, line by line. @param {Scene} scene @param {Words} words */
export function hintLines(scene, words) {
  if (scene.seat < 0 || scene.asking === "over") return [];
  const asked = `hint-asked-${scene.asking}`;
  if (!scene.mine) return [words.say("hint-wait")];
  const kinds = [...new Set(scene.choices.map((choice) => kindOf(choice.text)))];
  const own = kinds.map((kind) => hintFor(kind, scene, words)).filter((line) => line !== null);
  const first = words.has(asked) ? [words.say(asked)] : [];
  return [...(own.length ? own : listed(scene, words)), ...refused(scene, words), ...first];
}

/** @param {Scene} scene @param {Words} words */
function listed(scene, words) {
  const names = [...new Set(scene.choices.map((choice) => words.word(choice.word)))];
  const rest = names.length - LISTED;
  const list = words.list.format(names.slice(0, LISTED));
  return [rest > 0 ? words.say("hint-choices-more", { list, rest }) : words.say("hint-choices", { list })];
}

/** Why the other cards cannot be used, if that is one reason and cards are asked for. @param {Scene} scene @param {Words} words */
function refused(scene, words) {
  if (!scene.choices.some((choice) => choice.card)) return [];
  const reasons = [...new Set(scene.refusals.map((refusal) => words.word(refusal.word)))];
  return reasons.length === 1 ? [words.say("hint-refused", { count: scene.refusals.length, reason: reasons[0] })] : [];
}

const WIDE = matchMedia("(min-width: 64rem)");
/** Whether somebody with little room wants to read all of them. */
let unfolded = false;

/** More letters than these take three lines of a phone. */
const TWO_LINES = 70;

/** What a hint begins with: it ends where its first sentence does, or where that can be broken off. @param {string} line */
function beginning(line) {
  const whole = /^.*?[.:;!?](?= |$)/.exec(line)?.[0] ?? line;
  const short = whole.length > TWO_LINES ? whole.split(", ", 1)[0] : whole;
  return short === line || /[.!?]$/.test(short) ? short : `${short.replace(/[:;]$/, "")}…`;
}

/** What can be read at once: everything beside the board, where there is little room the beginning. @param {string[]} lines */
const shown = (lines) => (WIDE.matches || unfolded ? lines : [beginning(lines[0])]);

/** The hints, with the way to be rid of them. @param {Scene} scene @param {Words} words @param {() => void} render */
export function hints(scene, words, render) {
  const lines = memory.hints ? hintLines(scene, words) : [];
  if (!lines.length) return nothing;
  const enough = () => {
    memory.hints = false;
    render();
  };
  const unfold = () => {
    unfolded = !unfolded;
    render();
  };
  const more = !WIDE.matches && (lines.length > 1 || beginning(lines[0]) !== lines[0]);
  return html`<aside class="hints">
    <ul tabindex="0" aria-label=${words.say("hints")}>${shown(lines).map((line) => html`<li>${line}</li>`)}</ul>
    ${more
      ? html`<button type="button" class="quiet small unfold" aria-expanded=${String(unfolded)} title=${words.say("hints-all")} @click=${unfold}>
          <span aria-hidden="true">${unfolded ? "−" : "+"}</span><span class="unseen">${words.say("hints-all")}</span>
        </button>`
      : nothing}
    <button type="button" class="quiet small enough" title=${words.say("hints-off")} @click=${enough}>
      <span class="cross" aria-hidden="true">✕</span><span class="text">${words.say("hints-off")}</span>
    </button>
  </aside>`;
}
