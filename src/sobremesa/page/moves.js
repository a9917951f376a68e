/**
 * What has moved between two scenes: which card came from where, which shows another side now, what went unseen.
 *
 * @import { Card, Happened, Scene, Zone } from "./protocol.js"
 */

/** A card that nobody here sees any more, or never saw; ``card``: its key, where it was in view before. */
/** @typedef {{ from: string, to: string, card: string | null }} Unseen */
/** Where each card in view came from, by keys and ids of zones; which turned over; what went unseen. */
/** @typedef {{ from: Map<string, string>, turned: Set<string>, unseen: Unseen[] }} Moves */

/** More cards than these do not fly one by one from one place to another. */
const MOST_UNSEEN = 5;

/** @param {Scene} scene @returns {Map<string, { zone: Zone, card: Card }>} */
const homes = (scene) => new Map(scene.zones.flatMap((zone) => zone.cards.map((card) => [card.key, { zone, card }])));

/** The seats that an event names. @param {Happened} event @returns {Set<number>} */
function seatsIn(event) {
  const seats = new Set(event.seat === null ? [] : [event.seat]);
  for (const arg of Object.values(event.word.args)) {
    if (typeof arg === "object" && "seat" in arg) seats.add(arg.seat);
  }
  return seats;
}

/** What every place has gained, or lost, besides the cards that were in view all the way. */
class Balance {
  /** @param {Scene} before @param {Scene} after @param {readonly Happened[]} events */
  constructor(before, after, events) {
    this.zones = new Map([...before.zones, ...after.zones].map((zone) => [zone.id, zone]));
    this.named = events.map(seatsIn);
    /** @type {Map<string, number>} */
    this.of = new Map();
    for (const zone of before.zones) this.add(zone.id, -zone.count);
    for (const zone of after.zones) this.add(zone.id, zone.count);
  }

  /** @param {string} zone @param {number} count */
  add(zone, count) {
    this.of.set(zone, (this.of.get(zone) ?? 0) + count);
  }

  /** How likely a card went from one place to the other: best where the news name both. @param {string} from @param {string} to */
  likely(from, to) {
    const seats = [from, to].flatMap((id) => this.zones.get(id)?.seat ?? []);
    const told = this.named.some((named) => seats.every((seat) => named.has(seat)));
    return told ? 2 + seats.length : this.zones.get(from)?.seat === null ? 1 : 0;
  }

  /** A card less there, a card more here. @param {string} from @param {string} to */
  settle(from, to) {
    this.add(from, 1);
    this.add(to, -1);
  }

  /** The place that lost the card which this one gained. @param {string} to */
  giver(to) {
    if ((this.of.get(to) ?? 0) <= 0) return undefined;
    const givers = [...this.of].flatMap(([id, count]) => (count < 0 ? [id] : []));
    return givers.sort((one, other) => this.likely(other, to) - this.likely(one, to))[0];
  }

  /** Where cards have come that are not in view. */
  get takers() {
    return [...this.of].flatMap(([id, count]) => (count > 0 ? [id] : []));
  }
}

/** Whether a place holds as many cards as before, of which some were out of view: one that is seen now has turned over. @param {Scene} before @param {Zone} zone */
function hadUnseen(before, zone) {
  const old = before.zones.find((each) => each.id === zone.id);
  return old !== undefined && old.count === zone.count && old.count > old.cards.length;
}

/** @param {Scene} before @param {Scene} after @param {readonly Happened[]} events @returns {Moves} */
export function moves(before, after, events) {
  const [was, now] = [homes(before), homes(after)];
  const balance = new Balance(before, after, events);
  /** @type {Moves} */
  const found = { from: new Map(), turned: new Set(), unseen: [] };
  for (const [key, { zone, card }] of now) {
    const old = was.get(key);
    if (!old) continue;
    if (JSON.stringify(old.card.look) !== JSON.stringify(card.look)) found.turned.add(key);
    if (old.zone.id === zone.id) continue;
    found.from.set(key, old.zone.id);
    balance.settle(old.zone.id, zone.id);
  }
  for (const [key, { zone }] of now) {
    if (was.has(key)) continue;
    const giver = balance.giver(zone.id);
    if (giver) {
      found.from.set(key, giver);
      balance.settle(giver, zone.id);
    }
    if (giver || hadUnseen(before, zone)) found.turned.add(key);
  }
  found.unseen = unseen(balance, [...was].flatMap(([key, { zone }]) => (now.has(key) ? [] : [{ key, zone: zone.id }])));
  return found;
}

/** Where cards come from that are dealt where no stock lies. */
export const MIDDLE = "middle";

/** The opening deal: every card comes from the stock, or out of the middle of the table. @param {Scene} after @returns {Moves} */
export function dealt(after) {
  const count = after.zones.reduce((sum, zone) => sum + zone.count, 0);
  const cleared = after.zones.map((zone) => ({ ...zone, count: zone.id === "stock" ? count : 0, cards: [] }));
  const stock = cleared.find((zone) => zone.id === "stock");
  /** @type {Zone} */
  const middle = { id: MIDDLE, kind: "pile", word: { id: "", args: {} }, count, cards: [], seat: null };
  return moves({ ...after, zones: stock ? cleared : [...cleared, middle] }, after, []);
}

/** What is left to explain went unseen; best are cards that have gone out of view there. @param {Balance} balance @param {{ key: string, zone: string }[]} gone */
function unseen(balance, gone) {
  /** @type {Unseen[]} */
  const found = [];
  for (const to of balance.takers) {
    for (let from = balance.giver(to); from; from = balance.giver(to)) {
      const place = gone.findIndex((each) => each.zone === from);
      const card = place < 0 ? null : gone.splice(place, 1)[0].key;
      if (found.filter((each) => each.from === from && each.to === to).length < MOST_UNSEEN) found.push({ from, to, card });
      balance.settle(from, to);
    }
  }
  return found;
}
