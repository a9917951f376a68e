/**
 * All movement of cards: from the difference of two renders, by card key.
 *
 * A card that was there before glides from where it was; one that comes into view glides from where it comes from.
 * Nothing moves for people who ask for less motion.
 */

const LONGEST = 280;
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @typedef {(key: string) => Element | null | undefined} Origin */

/** @param {Element} root @returns {Map<string, DOMRect>} */
function places(root) {
  const found = new Map();
  for (const card of root.querySelectorAll("[data-card]")) {
    found.set(card.getAttribute("data-card"), card.getBoundingClientRect());
  }
  return found;
}

/** @param {Element} card @param {DOMRect} from @param {DOMRect} to */
function glide(card, from, to) {
  const [x, y] = [from.left - to.left, from.top - to.top];
  const scale = to.width ? from.width / to.width : 1;
  if (Math.abs(x) + Math.abs(y) < 2 && Math.abs(scale - 1) < 0.02) return;
  const distance = Math.hypot(x, y);
  card.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 5 },
      { transform: "none", transformOrigin: "0 0", zIndex: 5 },
    ],
    { duration: Math.min(LONGEST, 140 + distance / 3), easing: "cubic-bezier(.2, .8, .3, 1)" },
  );
}

/**
 * Render, and let every card glide to its new place.
 * @param {Element} root @param {() => void} render @param {Origin} [origin] where a card new to the eye comes from
 */
export function flip(root, render, origin = () => null) {
  if (still.matches) return render();
  const before = places(root);
  const seats = new Map([...root.querySelectorAll("[data-from]")].map((each) => [each, each.getBoundingClientRect()]));
  render();
  for (const card of root.querySelectorAll("[data-card]")) {
    const key = card.getAttribute("data-card") ?? "";
    const source = before.has(key) ? null : origin(key);
    const from = before.get(key) ?? (source ? seats.get(source) : undefined);
    if (from?.width) glide(card, from, card.getBoundingClientRect());
  }
}
