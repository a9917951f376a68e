/**
 * Played out in the middle of the table: a doubt, with each card beside what was said, and a catch, with what it brings.
 *
 * @import { BoardContext } from "../../page/own-board.js"
 * @import { Happened, Word } from "../../page/protocol.js"
 * @import { Step } from "../../page/showdown.js"
 * @import { Catch, Doubt } from "./told.js"
 */
import { html } from "lit-html";
import { back } from "../../page/card.js";
import { showdown } from "../../page/showdown.js";
import { face, named } from "./art.js";
import { lastCatch, lastDoubt } from "./told.js";

/** A condition: as a card that leaves open what it leaves open, and in words. @param {BoardContext} at @param {Word} claim */
export function condition(at, claim) {
  return html`<span class="claim"><span class="card" aria-hidden="true">${face(claim.args)}</span><b>${at.word(claim)}</b></span>`;
}

/** A card of the pile, which fits what was said or does not. @param {BoardContext} at @param {Doubt["cards"][number]} shown @param {boolean} accused @returns {Step} */
function turned(at, { card, fits }, accused) {
  const says = at.say(fits ? "fits-yes" : "fits-no");
  return { face: named(card), name: accused ? at.word(card) : `${at.word(card)}: ${says}`, fits, accused, ...(accused ? { said: says } : {}) };
}

/** @param {BoardContext} at @param {Doubt} last */
function doubt(at, last) {
  const whole = at.lobby.options["doubt_checks"] === 1;
  return showdown(at, {
    number: last.number,
    label: at.say("doubt-label"),
    cause: condition(at, last.claim),
    steps: last.cards.map((each, nth) => turned(at, each, whole || nth < last.last)),
    paced: whole ? last.cards.length : last.last,
    verdict: last.words.map((word) => html`<span>${at.word(word)}</span> `),
    wrong: last.lie,
  });
}

/** A card that somebody had to give, which few have seen. @param {BoardContext} at @param {Happened} event @returns {Step} */
function drawn(at, { seat, word }) {
  const card = /** @type {Word | undefined} */ (word.args["card"]);
  return { face: card ? named(card) : back, name: card ? at.word(card) : at.say("unseen-card"), said: at.name(seat ?? -1) };
}

/** @param {BoardContext} at @param {Catch} last */
function caught(at, last) {
  const count = last.took || last.drawn.length;
  return showdown(at, {
    number: last.number,
    label: at.say("catch-label"),
    cause: html`<p>${at.word(last.word)}</p>`,
    steps: last.drawn.map((each) => drawn(at, each)),
    verdict: at.say("catch-brings", { caught: { seat: last.caught }, count }),
    wrong: true,
  });
}

/** The last of these, while it is news. @param {BoardContext} at */
export function lastShown(at) {
  const [last, catching] = [lastDoubt(at.events), lastCatch(at.events)];
  if (catching && catching.number > (last?.number ?? 0)) return caught(at, catching);
  return last && doubt(at, last);
}
