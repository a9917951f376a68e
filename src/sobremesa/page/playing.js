/**
 * A game that goes on, or has just ended: the board and what stands around it. Fetched when somebody sits down, for
 * until then nobody needs it.
 *
 * @import { Happened, Lobby, Scene } from "./protocol.js"
 * @import { BoardContext } from "./own-board.js"
 * @import { TablePage } from "./table.js"
 */
import { html, nothing } from "lit-html";
import * as generic from "./board.js";
import { ending } from "./ending.js";
import { deal, flip } from "./flip.js";
import { hear, soundsOf } from "./hearing.js";
import { hintFor, hints, kindOf } from "./hints.js";
import { forTheEye, log, sayAloud, ticker } from "./log.js";
import { dealt, moves } from "./moves.js";
import { rulesPanel } from "./rules.js";
import { standing } from "./undo.js";

export { soundButton } from "./hearing.js";

/** Draw what the news have changed, moving, and to be heard. @param {TablePage} page @param {Scene | null} before @param {Scene} after @param {readonly Happened[]} fresh */
export function show(page, before, after, fresh) {
  if (!before && page.gathered) {
    scrollTo(0, 0); // whoever has pressed a button at the foot of a long page
    return deal(page.root, () => page.render(), dealt(after));
  }
  const moved = before ? moves(before, after, fresh) : undefined;
  if (before) sayAloud(fresh, page.words); // first what has happened, then what is asked
  flip(page.root, () => page.render(), moved);
  if (!before || !moved) return;
  hear(soundsOf(before, after, fresh, moved, page.board?.tones));
}

/** @param {TablePage} page @param {Scene} scene @param {Lobby} lobby @returns {BoardContext} */
function context(page, scene, lobby) {
  const events = standing(page.events);
  return {
    scene,
    lobby,
    events,
    fresh: events.filter((event) => event.number > page.events.length - page.fresh).length,
    clock: page.clock,
    busy: page.answered === scene.moment,
    picked: page.picked,
    say: page.words.say,
    word: page.words.word,
    hint: (choice) => hintFor(kindOf(choice.text), scene, page.words) ?? page.words.word(choice.word),
    name: (seat) => page.words.name(seat),
    play: (choice) => page.play(choice),
    ...page.people.patience(scene, page.clock !== null),
    bubble: (seat) => page.people.talk.bubble(seat, page.words),
    pick: (card) => {
      page.picked = card;
      page.render();
    },
    tell: (sentence) => page.toasts.say(sentence, "note"),
    spread: (zone) => {
      if (!page.spreadOut.delete(zone)) page.spreadOut.add(zone);
      page.render();
    },
    spreadOut: page.spreadOut,
    picture: page.board?.picture,
  };
}

/** @param {TablePage} page @param {Scene} scene @param {Lobby} lobby */
export function main(page, scene, lobby) {
  const over = scene.asking === "over";
  const told = forTheEye(page.events, page.board?.quiet ?? []);
  const rematch = () => {
    page.following = true;
    page.request({ kind: "rematch" });
  };
  const game = page.rulesBeside ? page.game : null;
  return html`<main class="playing" data-asking=${scene.asking} ?data-rules=${game}>
    ${over ? ending(scene, lobby, page.words, { rematch, follow: () => page.follow() }, page.aftermath) : ticker(told, page.words)} ${over ? page.people.next.view(lobby, page.words) : nothing}
    ${page.people.absences(lobby, page.words)}
    <div class="board">${(page.board ?? generic).board(context(page, scene, lobby))}</div>
    <div class="side">
      ${hints(scene, page.words, () => page.render())}
      ${game ? rulesPanel(game.name, page.words, () => page.layRules(game.name, false)) : nothing}
      ${log(told, page.words, page.logOpen, (open) => (page.logOpen = open))}
      ${page.people.view(lobby, page.words)}
    </div>
  </main>`;
}
