/**
 * All movement of cards: from the difference of two renders, by card key, and from what the scenes tell of moves.
 *
 * A card that stays in its place glides to where it lies now. One that goes from place to place flies above the table
 * and turns over on the way where it shows another side; what goes unseen flies face down. A key or a click ends what
 * is still under way. Nothing moves for people who ask for less motion.
 *
 * @import { Moves } from "./moves.js"
 */
import { MIDDLE } from "./moves.js";

const LONGEST = 280;
/** One after another, where several go the same way. */
const STAGGER = 45;
/** A whole deal takes no longer than one card: each flies so long, the last sets off so much later than the first. */
const [DEALT, SPREAD] = [170, 120];
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @typedef {{ left: number, top: number, width: number, height: number }} Spot */
/** What is printed on a card; null: its back. @typedef {Node[] | null} Side */

/** @type {Moves} */
const NONE = { from: new Map(), turned: new Set(), unseen: [] };

/** @type {Set<Animation>} */
const running = new Set();

/** End all that is under way. */
export function skip() {
  for (const each of running) each.finish();
}

addEventListener("keydown", skip, true);
addEventListener("pointerdown", skip, true);

/** @param {Element} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} timing @param {() => void} [then] */
function start(element, frames, timing, then = () => {}) {
  const each = element.animate(frames, timing);
  running.add(each);
  each.onfinish = each.oncancel = () => {
    running.delete(each);
    then();
  };
}

/** @param {Spot} from @param {Spot} to */
function timing(from, to) {
  const distance = Math.hypot(from.left - to.left, from.top - to.top);
  return { duration: Math.min(LONGEST, 140 + distance / 3), easing: "cubic-bezier(.2, .8, .3, 1)" };
}

/** Within its place. @param {Element} card @param {Spot} from @param {Spot} to */
function glide(card, from, to) {
  const [x, y] = [from.left - to.left, from.top - to.top];
  const scale = to.width ? from.width / to.width : 1;
  if (Math.abs(x) + Math.abs(y) < 2 && Math.abs(scale - 1) < 0.02) return;
  const frames = [
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 5 },
    { transform: "none", transformOrigin: "0 0", zIndex: 5 },
  ];
  start(card, frames, timing(from, to));
}

/** Where a card of this place lies, or would lie: a hand of backs and a pile have it in their middle. @param {Element} zone @returns {Spot} */
function spot(zone) {
  const [all, one] = [zone.getBoundingClientRect(), zone.querySelector(".card")?.getBoundingClientRect()];
  const { width, height } = one?.width ? one : { width: 40, height: 56 };
  return { left: all.left + (all.width - width) / 2, top: all.top + (all.height - height) / 2, width, height };
}

/** @param {Element} root @returns {Map<string, Spot>} */
const spots = (root) => new Map([...root.querySelectorAll("[data-zone]")].map((zone) => [zone.getAttribute("data-zone") ?? "", spot(zone)]));

/** @param {Element | undefined} card @returns {Side} */
const printed = (card) => (card ? [...card.children].map((each) => each.cloneNode(true)) : null);

/** Cards fly above everything, dressed as on this board. @param {Element} root */
function sky(root) {
  const found = document.querySelector(".flight") ?? document.body.appendChild(document.createElement("div"));
  found.className = `flight ${root.querySelector(".cloth")?.className.replace("cloth", "") ?? ""}`;
  found.setAttribute("aria-hidden", "true");
  return found;
}

/** @param {Side} side @param {string} name */
function sheet(side, name) {
  const made = document.createElement("span");
  made.className = `card ${name}`;
  if (side) made.append(...side);
  else made.append(Object.assign(document.createElement("span"), { className: "print back" }));
  return made;
}

/**
 * From place to place; ``sides``: what it shows at the start, where that is another side, and at the end.
 * @param {Element} sky @param {Spot} from @param {Spot} to @param {[Side | undefined, Side]} sides
 * @param {{ card?: Element, delay?: number, duration?: number }} [more]
 */
function fly(sky, from, to, [first, last], { card, delay = 0, duration } = {}) {
  const flyer = document.createElement("div");
  flyer.className = "flyer";
  flyer.style.setProperty("--card-w", `${to.width}px`);
  Object.assign(flyer.style, { left: `${to.left}px`, top: `${to.top}px`, width: `${to.width}px`, height: `${to.height}px` });
  flyer.append(sheet(last, "front"));
  if (first !== undefined) flyer.append(sheet(first, "rear"));
  sky.append(flyer);
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  const turn = first === undefined ? 0 : 180;
  const frames = [{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width}) rotateY(${turn}deg)` }, { transform: "translate(0, 0) scale(1) rotateY(0)" }];
  const pace = timing(from, to);
  const when = { ...pace, duration: duration ?? pace.duration, delay, fill: /** @type {const} */ ("backwards") };
  start(flyer, frames, when, () => flyer.remove());
  if (card) start(card, [{ opacity: 0 }, { opacity: 0 }], { ...when, easing: "linear" });
}

/** What is to be remembered of the page before it is drawn anew. @param {Element} root @param {Moves} moved */
function remember(root, moved) {
  const cards = new Map([...root.querySelectorAll("[data-card]")].map((card) => [card.getAttribute("data-card") ?? "", card]));
  const leaving = moved.unseen.flatMap(({ card }) => card ?? []);
  return {
    zones: spots(root),
    cards: new Map([...cards].map(([key, card]) => [key, card.getBoundingClientRect()])),
    sides: new Map([...moved.turned, ...leaving].map((key) => [key, printed(cards.get(key))])),
  };
}

/** Render, and let every card move to its new place. @param {Element} root @param {() => void} render @param {Moves} [moved] */
export function flip(root, render, moved = NONE) {
  if (still.matches) return render();
  skip();
  const before = remember(root, moved);
  render();
  const above = sky(root);
  /** @type {Map<string, number>} */
  const sent = new Map();
  for (const card of root.querySelectorAll("[data-card]")) {
    const key = card.getAttribute("data-card") ?? "";
    const origin = moved.from.get(key);
    const to = card.getBoundingClientRect();
    const from = before.cards.get(key) ?? before.zones.get(origin ?? "") ?? (moved.turned.has(key) ? to : undefined);
    if (!from?.width || !to.width) continue;
    if (origin === undefined && !moved.turned.has(key)) glide(card, from, to);
    else fly(above, from, to, [moved.turned.has(key) ? (before.sides.get(key) ?? null) : undefined, printed(card)], { card, delay: next(sent, origin) * STAGGER });
  }
  const after = spots(root);
  for (const { from: giver, to: taker, card } of moved.unseen) {
    const [from, to] = [before.cards.get(card ?? "") ?? before.zones.get(giver), after.get(taker)];
    if (from?.width && to?.width) fly(above, from, to, [before.sides.get(card ?? "") ?? undefined, null], { delay: next(sent, giver) * STAGGER });
  }
}

/** How many have set off from there before. @param {Map<string, number>} sent @param {string | undefined} from */
function next(sent, from = "") {
  const nth = sent.get(from) ?? 0;
  sent.set(from, nth + 1);
  return from ? Math.min(nth, 4) : 0;
}

/** In rounds, as people deal: the first card of every place, then the second. @template {{ zone: Element | null }} F @param {F[]} flights @returns {F[]} */
function inRounds(flights) {
  /** @type {Map<Element | null, F[]>} */
  const hands = new Map();
  for (const each of flights) hands.set(each.zone, [...(hands.get(each.zone) ?? []), each]);
  const most = Math.max(0, ...[...hands.values()].map((hand) => hand.length));
  return Array.from({ length: most }, (_, round) => [...hands.values()].flatMap((hand) => hand[round] ?? [])).flat();
}

/** The first scene of a game: render it, and let all cards come from the stock, or out of the middle of the table. @param {Element} root @param {() => void} render @param {Moves} moved */
export function deal(root, render, moved) {
  render();
  if (still.matches) return;
  const [places, above, cloth] = [spots(root), sky(root), root.querySelector(".cloth")];
  if (cloth) places.set(MIDDLE, spot(cloth));
  const seen = [...root.querySelectorAll("[data-card]")].map((card) => {
    const zone = card.closest("[data-zone]");
    return { from: moved.from.get(card.getAttribute("data-card") ?? ""), to: card.getBoundingClientRect(), zone, card };
  });
  const unseen = moved.unseen.map(({ from, to }) => ({ from, to: places.get(to), zone: root.querySelector(`[data-zone="${to}"]`), card: undefined }));
  inRounds([...seen, ...unseen]).forEach(({ from, to, card }, nth, { length }) => {
    const origin = places.get(from ?? "");
    if (!origin?.width || !to?.width) return;
    fly(above, origin, to, card ? [null, printed(card)] : [undefined, null], { card, delay: (nth * SPREAD) / length, duration: DEALT });
  });
}
