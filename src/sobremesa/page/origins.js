/**
 * From where a card comes that was not in view before: the place that has one card less now, best of whom the news
 * tell it.
 *
 * @import { Happened, Scene, Zone } from "./protocol.js"
 */

/**
 * @param {HTMLElement} root @param {Scene} before @param {Scene} after @param {readonly Happened[]} events
 * @returns {import("./flip.js").Origin}
 */
export function origins(root, before, after, events) {
  const counts = new Map(after.zones.map((zone) => [zone.id, zone.count]));
  const givers = before.zones.filter((zone) => zone.count > (counts.get(zone.id) ?? 0));
  const holders = new Map(after.zones.flatMap((zone) => zone.cards.map((card) => [card.key, zone])));
  /** @type {Map<string, Element | null>} */
  const elements = new Map();
  for (const zone of givers) elements.set(zone.id, root.querySelector(`[data-zone="${CSS.escape(zone.id)}"]`));
  return (key) => {
    const told = events.find((event) => event.card === key);
    const giver = bestGiver(givers, holders.get(key), told);
    return giver && elements.get(giver.id);
  };
}

/** @param {Zone[]} givers @param {Zone | undefined} taker @param {Happened | undefined} told */
function bestGiver(givers, taker, told) {
  const possible = givers.filter((zone) => zone.id !== taker?.id);
  const ofWhom = possible.find((zone) => told && told.seat !== null && zone.seat === told.seat);
  return ofWhom ?? possible.find((zone) => zone.seat === null) ?? possible[0];
}
