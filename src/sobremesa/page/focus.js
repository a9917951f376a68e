/**
 * The keyboard's place. A drawing may take away what has the focus, or make it a thing that cannot be pressed; then the
 * focus goes to its neighbour, or, where there is none, to the sentence that says what is going on, and from there back
 * to the same deed once it can be done again.
 */

const GROUP = "[role=group], ul, ol, form, .host";
const USABLE = "button:not(:disabled)";
const SENTENCE = ".prompt p";
/** Where to go from a page that is no longer there. */
const ELSEWHERE = [SENTENCE, `.host ${USABLE}`, `main ${USABLE}`];

/** What a button is, in a drawing in which it may be another element. @param {Element} button */
const nameOf = (button) => button.getAttribute("data-deed") ?? button.textContent?.trim() ?? "";

/** @param {Element | null | undefined} group @returns {HTMLElement[]} */
const buttons = (group) => [...(group?.querySelectorAll("button") ?? [])];

/** @param {Element} element */
const isUsable = (element) => element.isConnected && !element.matches(":disabled");

/** @param {Element | null | undefined} element @returns {boolean} whether there was one */
function focus(element) {
  if (!(element instanceof HTMLElement)) return false;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest" });
  return true;
}

export class Place {
  /** What was pressed and could not be pressed again: its group's classes, its name. @type {{ group: string, name: string } | null} */
  wish = null;
  /** There was nothing to go to yet. */
  lost = false;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
  }

  /** Take note before a drawing. @returns {() => void} what is to be done after it */
  keep() {
    const focused = document.activeElement;
    if (this.lost && focused === document.body) return () => this.seek();
    if (!focused || !this.root.contains(focused)) return () => {};
    const group = focused.closest(GROUP);
    const nth = buttons(group).findIndex((each) => each === focused);
    const wish = { group: group?.className ?? "", name: nameOf(focused) };
    return () => {
      if (!isUsable(focused)) return this.move(group, nth, wish);
      if (focused.matches(":focus-visible")) focused.scrollIntoView({ block: "nearest" }); // what is drawn may have moved it
      if (focused.matches(SENTENCE)) this.goBack();
    };
  }

  /** @param {Element | null} group @param {number} nth @param {{ group: string, name: string }} wish */
  move(group, nth, wish) {
    const others = group?.isConnected ? buttons(group).filter(isUsable) : [];
    if (nth >= 0 && focus(others[Math.min(nth, others.length - 1)])) return;
    this.wish = wish;
    this.seek();
  }

  seek() {
    this.lost = !ELSEWHERE.some((selector) => focus(this.root.querySelector(selector)));
  }

  /** Once what was wished for can be done, go there. */
  goBack() {
    if (!this.wish?.group) return;
    const { group, name } = this.wish;
    const found = buttons(this.root).find((each) => isUsable(each) && nameOf(each) === name && each.closest(GROUP)?.className === group);
    if (focus(found)) this.wish = null;
  }
}
