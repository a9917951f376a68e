/** The pictures of this game, drawn for this project: what is traded, and the backs that tell a little of it. */
import { svg } from "lit-html";
import { card, hat, plate, tRex, teapot, weave } from "./few.js";

/** @typedef {import("lit-html").TemplateResult} Drawing */

const foot = svg`<path d="M16 30c-6 0-8-5-7-9L4 8l7 7 1-12 4 11 4-11 1 12 7-7-5 13c1 4-1 9-7 9z" fill="#3f6b35"/>`;
const sabotage = svg`<path d="M5 5l22 22M27 5L5 27" stroke="#9c2f27" stroke-width="6" stroke-linecap="round"/>`;

/** What each front shows, in a box of 32. @type {Record<string, Drawing>} */
const FRONTS = {
  lantern: svg`<path d="M12 6a4 4 0 0 1 8 0" fill="none" stroke="#5d4331" stroke-width="2"/><path d="M9 6h14l-2 4H11z" fill="#5d4331"/>
    <path d="M10 10h12l2 14H8z" fill="#f0bd3c"/><path d="M16 13c4 4 3 9 0 9s-4-5 0-9z" fill="#c53a2d"/><path d="M7 24h18v4H7z" fill="#5d4331"/>`,
  compass: svg`<circle cx="16" cy="16" r="13" fill="#fff9ec" stroke="#22618f" stroke-width="3"/>
    <path d="M16 5l4 11h-8z" fill="#c53a2d"/><path d="M16 27l-4-11h8z" fill="#22618f"/>`,
  teapot,
  bone: svg`<path d="M9 20l11-11c-2-4 4-7 5-3 5 0 3 7-2 5L12 23c2 4-4 7-5 3-5 0-3-7 2-6z" fill="#fff9ec" stroke="#5d4331" stroke-width="1.6"/>`,
  muffin: svg`<path d="M7 17h18l-3 12H10z" fill="#a5581e"/><path d="M4 17C4 4 28 4 28 17c0 3-24 3-24 0z" fill="#dd9440"/>
    <circle cx="12" cy="12" r="3.6" fill="#fff"/><circle cx="20" cy="12" r="3.6" fill="#fff"/><circle cx="13" cy="12" r="1.5"/><circle cx="19" cy="12" r="1.5"/>`,
  lollipop: svg`<path d="M16 16v15" stroke="#8b6f4e" stroke-width="3" stroke-linecap="round"/><circle cx="16" cy="11" r="10" fill="#d8578c"/>
    <path d="M16 11c0-3 5-2 4 1s-8 4-8-1 10-8 12 0" fill="none" stroke="#fff3d6" stroke-width="2"/>`,
  treasure: svg`<path d="M4 12l5-7h14l5 7-12 16z" fill="#3c93b8"/><path d="M4 12h24M12 12l4 16 4-16-4-7z" fill="none" stroke="#e8f6fb" stroke-width="1.4"/>`,
  "t-rex": tRex,
  hat,
  wizard: svg`<path d="M16 1l9 20H7z" fill="#6f3c83"/><path d="M16 7l1 2.4 2.5.2-2 1.6.7 2.5-2.2-1.4-2.2 1.4.7-2.5-2-1.6 2.5-.2z" fill="#f0bd3c"/>
    <ellipse cx="16" cy="21" rx="13" ry="2.6" fill="#6f3c83"/><path d="M10 23h12c0 4-3 8-6 9-3-1-6-5-6-9z" fill="#efe7db" stroke="#8b6f4e"/>`,
  toxic: svg`<path d="M6 6h20v22H6z" fill="#6f7f2a"/><path d="M6 6h20v4H6zM6 24h20v4H6z" fill="#4c591b"/>
    <circle cx="13" cy="16" r="2.6"/><circle cx="19" cy="16" r="2.6"/><path d="M16 18l1.6 3h-3.2z"/>`,
  fish: svg`<path d="M2 16c4-9 14-10 20-3l8-6c-2 6-2 12 0 18l-8-6c-6 7-16 6-20-3z" fill="#22618f"/><circle cx="9" cy="14" r="1.8" fill="#fff"/>`,
  sabotage,
};

/** What is printed on each back: nothing, or a sign. @type {Record<string, Drawing>} */
const BACKS = { "back-plain": svg``, "back-hat": hat, "back-t-rex": foot, "back-sabotage": sabotage };
const GOODS = ["lantern", "compass", "teapot", "bone", "muffin", "lollipop", "treasure"];

/** @type {import("../../page/own-board.js").Picture} */
export function picture(image) {
  if (image in BACKS) return card(BACKS[image], weave);
  return image in FRONTS ? card(FRONTS[image], plate(GOODS.includes(image))) : null;
}
