/**
 * This game's own board: everybody's cards as they are seen from here, numbered; the saddlebags counted against the goal;
 * the exchange in the middle, whose two cards turn over together; sabotage upon sabotage.
 *
 * @import { BoardContext } from "../../page/own-board.js"
 * @import { Card, Choice, Word, Zone } from "../../page/protocol.js"
 * @import { Remark, Revealed, Trade } from "./told.js"
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { facts, passes, prompt } from "../../page/board.js";
import { around, tag } from "../../page/seats.js";
import { choicesOf, label, place, walk } from "../../page/zones.js";
import { picture } from "./art.js";
import { bubble, hearsay, talk } from "./said.js";
import { lastTrade, remarks } from "./told.js";

export { picture };

/** @param {BoardContext} at @param {string} id */
const zoneOf = (at, id) => at.scene.zones.find((zone) => zone.id === id);

/** The choice of this text. @param {BoardContext} at @param {string} text */
const choiceOf = (at, text) => at.scene.choices.find((choice) => choice.text === text);

/** A seat that the prompt speaks of; -1: of none. @param {BoardContext} at @param {string} name */
function asked(at, name) {
  const seat = at.scene.prompt.args[name];
  return typeof seat === "object" && "seat" in seat ? seat.seat : -1;
}

// Cards

/** First, second, third: as remarks name a card. @param {BoardContext} at @param {number} nth */
const ordinal = (at, nth) => at.say(`nth-${nth}`);

/** What a card shows. @param {Card} card */
const print = (card) => html`<span class="print picture" data-image=${String(card.look.image)}>${picture(String(card.look.image))}</span>`;

/** A card and its place in the hand, for the ear. @param {BoardContext} at @param {Card} card @param {number} nth */
const named = (at, card, nth) => at.say("nth-card", { nth: ordinal(at, nth), card: card.word });

/** A card in somebody else's hand; one that can be taken is a button. @param {BoardContext} at @param {Card} card @param {number} nth @param {Choice | undefined} take */
function othersCard(at, card, nth, take) {
  if (!take) return html`<span class="card" role="img" data-card=${card.key} aria-label=${named(at, card, nth)}>${print(card)}</span>`;
  return html`<button type="button" class="card" data-card=${card.key} data-keys=${nth} aria-keyshortcuts=${nth} aria-disabled=${String(at.busy)}
    aria-label=${at.word(take.word)} title=${at.hint(take)} @click=${() => at.play(take)}>${print(card)}</button>`;
}

/** One's own card, seen from behind. @param {BoardContext} at @param {Card} card @param {number} nth */
function ownCard(at, card, nth) {
  const [choice] = choicesOf(at, card);
  const refusal = at.scene.refusals.find((each) => each.card === card.key);
  const why = refusal ? at.word(refusal.word) : "";
  const use = () => (choice ? at.play(choice) : why && at.tell(why));
  const name = choice ? at.word(choice.word) : named(at, card, nth);
  return html`<button type="button" class="card" data-card=${card.key} data-keys=${choice ? nth : nothing} aria-keyshortcuts=${choice ? nth : nothing}
    aria-disabled=${String(!choice || at.busy)} aria-label=${choice || !why ? name : `${name}. ${why}`} title=${choice ? at.hint(choice) : why}
    @click=${use}>${print(card)}</button>`;
}

/** One's own hand. @param {BoardContext} at @param {Zone} held @param {readonly Remark[]} said */
function ownHand(at, held, said) {
  const chosen = chosenNth(at);
  return html`<section class="hand" aria-label=${label(at, held)} data-from data-zone=${held.id}>
    <ul @keydown=${walk}>
      ${repeat(held.cards, (card) => card.key, (card, place) => html`<li ?data-chosen=${chosen === place + 1}>
        ${ownCard(at, card, place + 1)}
        <span class="nth" aria-hidden="true">${ordinal(at, place + 1)}</span>
        ${chosen === place + 1 ? html`<b class="given">${at.say("you-give")}</b>` : hearsay(at, said, at.scene.seat, place + 1)}
      </li>`)}
    </ul>
  </section>`;
}

/** Which of its cards this seat has chosen to give, counted from 1; 0: none. @param {BoardContext} at */
function chosenNth(at) {
  const nth = at.scene.prompt.id === "prompt-chosen" ? at.scene.prompt.args["nth"] : null;
  return nth && typeof nth === "object" && "id" in nth ? Number(nth.id.slice("nth-".length)) : 0;
}

// Saddlebags

/** How many goods a seat needs. @param {BoardContext} at @param {number} seat */
function goal(at, seat) {
  /** @param {Word | undefined} fact */
  const goods = (fact) => Number(fact?.args["goods"] ?? 0);
  const own = at.scene.facts.find((fact) => {
    const whose = fact.args["seat"];
    return fact.id === "fact-toxic" && typeof whose === "object" && "seat" in whose && whose.seat === seat;
  });
  return goods(own ?? at.scene.facts.find((fact) => fact.id === "fact-goal"));
}

/** Goods against the goal, as coins. @param {BoardContext} at @param {number} seat */
function coins(at, seat) {
  const [goods, needed] = [at.scene.standing[seat], goal(at, seat)];
  const says = at.say("goods-of-goal", { goods, goal: needed });
  return html`<span class="coins" role="img" aria-label=${says} title=${says}>
    ${Array.from({ length: Math.max(goods, needed) }, (_, nth) => html`<i ?data-full=${nth < goods}></i>`)}
  </span>`;
}

/** What lies in a seat's saddlebags. @param {BoardContext} at @param {number} seat */
function saddlebags(at, seat) {
  const zone = zoneOf(at, `saddlebags-${seat}`);
  if (!zone) return nothing;
  return html`<div class="bags" role="group" aria-label=${label(at, zone)} data-from data-zone=${zone.id}>
    ${repeat(zone.cards, (card) => card.key, (card) => html`<span class="card" role="img" data-card=${card.key} aria-label=${at.word(card.word)}
      title=${at.word(card.word)}>${print(card)}</span>`)}
  </div>`;
}

// Around the table

/** To name this seat as partner: the whole seat can be clicked. @param {BoardContext} at @param {number} seat @param {number} nth */
function tradeWith(at, seat, nth) {
  const choice = choiceOf(at, `name ${seat}`);
  if (!choice) return nothing;
  return html`<button type="button" class="choice trade" data-keys=${nth} aria-keyshortcuts=${nth} title=${at.hint(choice)} ?disabled=${at.busy}
    @click=${() => at.play(choice)}><span class="whole">${at.word(choice.word)}</span><span class="short" aria-hidden="true">${at.say("trade-here")}</span><kbd aria-hidden="true">${nth}</kbd></button>`;
}

/** @param {BoardContext} at @param {number} seat @param {number} nth @param {Trade | null} trade @param {readonly Remark[]} said */
function other(at, seat, nth, trade, said) {
  const held = zoneOf(at, `hand-${seat}`);
  const takes = at.scene.prompt.id === "prompt-take-mine" && asked(at, "other") === seat;
  const turn = at.scene.turn === seat && at.scene.asking !== "over";
  const trades = trade !== null && !trade.past && trade.seats.includes(seat);
  return html`<li class="seat" ?data-turn=${turn} ?data-trades=${trades} ?data-won=${at.scene.winners.includes(seat)} data-seat=${seat}>
    <div class="tag">${tag(at, seat)} ${coins(at, seat)}</div>
    <div class="heard-of">${bubble(at, said, seat)}</div>
    ${held ? html`<ol class="held-open" aria-label=${label(at, held)} data-from data-zone=${held.id} ?data-take=${takes}>
        ${repeat(held.cards, (card) => card.key, (card, place) => html`<li>
          ${othersCard(at, card, place + 1, takes ? choiceOf(at, `take ${place + 1}`) : undefined)}
          <span class="nth" aria-hidden="true">${ordinal(at, place + 1)}</span>
        </li>`)}
        ${held.cards.length ? nothing : html`<li><span class="card slot"></span></li>`}
      </ol>` : nothing}
    ${saddlebags(at, seat)} ${tradeWith(at, seat, nth)}
  </li>`;
}

/** Everybody else, in the order of play. @param {BoardContext} at @param {Trade | null} trade @param {readonly Remark[]} said */
function others(at, trade, said) {
  return html`<ul class="seats" aria-label=${at.say("seats-others")} data-count=${at.scene.seats}>
    ${repeat(around(at), (seat) => seat, (seat, place) => other(at, seat, place + 1, trade, said))}
  </ul>`;
}

// In the middle

/** A card of the exchange, which turns over when it comes. @param {BoardContext} at @param {Revealed} card */
function revealed(at, card) {
  const image = card.card.id.slice("card-".length);
  return html`<li class="offer">
    <b>${at.name(card.seat)}</b>
    <span class="turning" role="img" aria-label=${at.word(card.card)}>
      <span class="card front"><span class="print picture" data-image=${image}>${picture(image)}</span></span>
      <span class="card rear"><span class="print picture">${picture("back-plain")}</span></span>
    </span>
    <span class="nth">${at.word(card.nth)} · ${at.word(card.card)}</span>
  </li>`;
}

/** Somebody who is to choose: of others no more is known than that. @param {BoardContext} at @param {number} seat */
function choosing(at, seat) {
  const mine = seat === at.scene.seat;
  const nth = mine ? chosenNth(at) : 0;
  const card = nth ? zoneOf(at, `hand-${seat}`)?.cards[nth - 1] : undefined;
  return html`<li class="offer" data-waits=${nth ? nothing : ""}>
    <b>${at.name(seat)}</b>
    <span class="card ${card ? "" : "slot"}" aria-hidden="true">${card ? print(card) : html`<i></i><i></i><i></i>`}</span>
    <span class="nth">${nth ? ordinal(at, nth) : at.say(mine ? "you-choose" : "is-choosing")}</span>
  </li>`;
}

/** A sabotage: whose, against what, and whether it still counts. @param {BoardContext} at @param {Trade} trade @param {number} nth */
function link(at, trade, nth) {
  const [event, against] = [trade.sabotages[nth], trade.sabotages[nth - 1]];
  const counts = (trade.sabotages.length - nth) % 2 === 1;
  return html`<li ?data-off=${!counts}>
    <span class="card" aria-hidden="true">${picture("sabotage")}</span>
    <span><b>${at.name(event.seat ?? -1)}</b>
      <small>${against ? at.say("against-sabotage", { seat: { seat: against.seat ?? -1 } }) : at.say("against-exchange")}</small></span>
    <b class="counts"><span aria-hidden="true">${counts ? "✓" : "✗"}</span><span class="unseen">${at.say(counts ? "sabotage-counts" : "sabotage-cancelled")}</span></b>
  </li>`;
}

/** Who has played a sabotage, each against the one before. @param {BoardContext} at @param {Trade} trade */
function chain(at, trade) {
  if (!trade.sabotages.length) return nothing;
  return html`<ol class="chain" aria-label=${at.say("chain-label")}>
    ${repeat(trade.sabotages, (event) => event.number, (_, nth) => link(at, trade, nth))}
  </ol>`;
}

/** How things stand with the exchange. @param {BoardContext} at @param {Trade} trade */
function verdict(at, trade) {
  if (trade.revealed.length < 2) return nothing;
  const off = trade.state === "cancelled" || (trade.state === "open" && trade.sabotages.length % 2 === 1);
  const open = trade.state === "open";
  return html`<strong class="verdict" ?data-off=${off}>${at.say(off ? "trade-cancelled" : open ? "trade-stands" : "trade-done")}</strong>`;
}

/** The exchange: two who choose, or what they have shown, and what has come of it. @param {BoardContext} at @param {Trade} trade */
function exchange(at, trade) {
  const shown = trade.revealed.length === 2;
  return html`<section class="exchange" aria-label=${at.say(trade.past ? "exchange-last" : "exchange-now")} ?data-past=${trade.past} ?data-shown=${shown} data-state=${trade.state}
    data-from data-zone="offered">
    <ul class="offers">
      ${shown
        ? repeat(trade.revealed, (card) => card.number, (card) => revealed(at, card))
        : repeat(trade.seats, (seat) => seat, (seat) => choosing(at, seat))}
    </ul>
    <div class="told">
      ${verdict(at, trade)} ${chain(at, trade)}
      ${trade.outcomes.length ? html`<ul class="outcomes">${trade.outcomes.map((event) => html`<li>${at.word(event.word)}</li>`)}</ul>` : nothing}
    </div>
  </section>`;
}

/** Stock and discard pile. @param {BoardContext} at */
function piles(at) {
  const zones = ["stock", "discard"].flatMap((id) => zoneOf(at, id) ?? []);
  return html`<section class="middle" aria-label=${at.say("middle-label")}>${repeat(zones, (zone) => zone.id, (zone) => place(at, zone))}</section>`;
}

// Before this seat

/** What can be done in a window. @param {BoardContext} at @param {Choice} choice @param {number} nth */
function deed(at, choice, nth) {
  const passing = passes(at, choice);
  const keys = passing ? `${nth} Space p` : `${nth} s`;
  return html`<button type="button" class=${passing ? "quiet" : "choice"} data-deed=${choice.text} data-keys=${keys} aria-keyshortcuts=${keys}
    title=${at.hint(choice)} ?disabled=${at.busy} @click=${() => at.play(choice)}>
    <span>${at.word(choice.word)}</span><kbd aria-hidden="true">${nth}</kbd>
  </button>`;
}

/** To sabotage, or to let it be; beside a question for others, saying nothing needs no button. @param {BoardContext} at */
function deeds(at) {
  const offered = at.scene.asking === "window" ? at.scene.choices : [];
  return html`<div class="actions" role="group" aria-label=${at.say("actions-label")}>
    ${repeat(offered, (choice) => choice.action, (choice, nth) => deed(at, choice, nth + 1))}
  </div>`;
}

/** @param {BoardContext} at @param {readonly Remark[]} said */
function tray(at, said) {
  const { seat } = at.scene;
  if (seat < 0) return html`<section class="tray ant">${prompt(at)}</section>`;
  const held = zoneOf(at, `hand-${seat}`);
  return html`<section class="tray ant" aria-label=${at.say("tray-label")} ?data-mine=${at.scene.mine}>
    ${prompt(at)} ${deeds(at)}
    <div class="own">
      <div class="tag" ?data-turn=${at.scene.turn === seat && at.scene.asking !== "over"}>${tag(at, seat)} ${coins(at, seat)}</div>
      ${saddlebags(at, seat)} ${bubble(at, said, seat)}
    </div>
    ${held ? ownHand(at, held, said) : nothing} ${talk(at)}
  </section>`;
}

/** @param {BoardContext} at */
export function board(at) {
  const trade = lastTrade(at.events);
  const said = remarks(at.events);
  return html`<div class="cloth ant" data-talk=${at.lobby.options["talk"]}>
      ${others(at, trade, said)} ${trade ? exchange(at, trade) : nothing} ${piles(at)} ${facts(at)}
    </div>
    ${tray(at, said)}`;
}
