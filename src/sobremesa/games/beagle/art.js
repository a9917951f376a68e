/** The pictures of this game, drawn for this project: dogs, bread, and what turns them around. */
import { html, svg } from "lit-html";

/** A dog's head, nose at the middle of its box of 100. */
const beagle = svg`
  <path d="M24 22C8 24 3 44 6 66c1 9 12 12 17 4 5-9 6-22 6-34z" fill="#5b2f17"/>
  <path d="M76 22c16 2 21 22 18 44-1 9-12 12-17 4-5-9-6-22-6-34z" fill="#5b2f17"/>
  <path d="M50 10c-20 0-30 14-29 34 1 24 11 46 29 46s28-22 29-46c1-20-9-34-29-34z" fill="#c67a3a"/>
  <path d="M50 10c-4 0-6 10-7 22-2 12-14 16-15 32-1 16 10 27 22 27s23-11 22-27c-1-16-13-20-15-32-1-12-3-22-7-22z" fill="#fffaf0"/>
  <path d="M50 54c-8 0-12 3-12 7 0 5 6 10 12 10s12-5 12-10c0-4-4-7-12-7z" fill="#20130e"/>
  <path d="M50 71v7m0 0c-4 5-10 5-13 1m13-1c4 5 10 5 13 1" fill="none" stroke="#20130e" stroke-width="3" stroke-linecap="round"/>
  <circle cx="34" cy="42" r="5.5" fill="#20130e"/><circle cx="66" cy="42" r="5.5" fill="#20130e"/>
  <circle cx="36" cy="40" r="1.7" fill="#fff"/><circle cx="68" cy="40" r="1.7" fill="#fff"/>`;

/** A ring of bread with its hole, sesame on top. */
const bagel = svg`
  <path fill-rule="evenodd" d="M50 8a42 42 0 1 0 0 84 42 42 0 0 0 0-84zm0 29a13 13 0 1 1 0 26 13 13 0 0 1 0-26z" fill="#a5581e"/>
  <path fill-rule="evenodd" d="M50 11a38 37 0 1 0 0 74 38 37 0 0 0 0-74zm0 23a15.5 15 0 1 1 0 30 15.5 15 0 0 1 0-30z" fill="#dd9440"/>
  <path d="M23 40c4-11 12-17 24-19" fill="none" stroke="#f5c987" stroke-width="5" stroke-linecap="round"/>
  <g fill="#fff3d6">
    <ellipse cx="66" cy="22" rx="4" ry="2.4" transform="rotate(30 66 22)"/><ellipse cx="79" cy="38" rx="4" ry="2.4" transform="rotate(-50 79 38)"/>
    <ellipse cx="72" cy="54" rx="4" ry="2.4" transform="rotate(20 72 54)"/><ellipse cx="76" cy="68" rx="4" ry="2.4" transform="rotate(-20 76 68)"/>
    <ellipse cx="58" cy="77" rx="4" ry="2.4" transform="rotate(60 58 77)"/><ellipse cx="40" cy="72" rx="4" ry="2.4" transform="rotate(-30 40 72)"/>
    <ellipse cx="24" cy="64" rx="4" ry="2.4" transform="rotate(50 24 64)"/><ellipse cx="27" cy="52" rx="4" ry="2.4" transform="rotate(-70 27 52)"/>
    <ellipse cx="55" cy="27" rx="4" ry="2.4" transform="rotate(-25 55 27)"/>
  </g>`;

/** Two of something, each a little smaller, side by side across the card. @param {import("lit-html").TemplateResult} one */
const twice = (one) => svg`
  <g transform="translate(1 1) scale(.56)">${one}</g><g transform="translate(43 43) scale(.56)">${one}</g>`;

/** Two arrows that change places. */
const opposite = svg`
  <path d="M20 44c0-17 13-26 30-26h13V6l25 19-25 19V32H50c-10 0-16 4-16 12z" fill="#2c6e63"/>
  <path d="M80 56c0 17-13 26-30 26H37v12L12 75l25-19v12h13c10 0 16-4 16-12z" fill="#9c2f27"/>`;

/** A sausage in a bun, with mustard, and a tail that wags. */
const hotDog = svg`
  <path d="M6 62c0-12 9-18 20-18h48c11 0 20 6 20 18s-9 22-20 22H26C15 84 6 74 6 62z" fill="#e0a04c"/>
  <path d="M10 46c0-11 9-16 20-16h42c10 0 18 5 18 16s-8 16-18 16H28c-10 0-18-5-18-16z" fill="#b5432c"/>
  <path d="M22 47c4-8 8-8 12 0s8 8 12 0 8-8 12 0 8 8 12 0 6-8 10-2" fill="none" stroke="#f6c945" stroke-width="6" stroke-linecap="round"/>
  <path d="M8 58c0 14 8 24 20 24h44c12 0 20-10 20-24-5 7-12 9-20 9H28c-8 0-15-2-20-9z" fill="#f0ba6c"/>
  <path d="M88 34c7-3 10-9 8-17" fill="none" stroke="#b5432c" stroke-width="7" stroke-linecap="round"/>`;

/** A sausage rolled into dough. */
const bagelDog = svg`
  <path d="M3 50c0-10 6-15 14-15h66c8 0 14 5 14 15s-6 15-14 15H17C9 65 3 60 3 50z" fill="#b5432c"/>
  <g fill="#dd9440" stroke="#a5581e" stroke-width="3">
    <path d="M20 28c8-4 14 0 14 8v28c0 9-6 13-14 9-5-3-6-7-6-12V40c0-6 1-9 6-12z"/>
    <path d="M40 25c8-4 15 0 15 8v34c0 9-7 13-15 9-5-3-7-7-7-12V38c0-6 2-10 7-13z"/>
    <path d="M61 25c8-4 15 0 15 8v34c0 9-7 13-15 9-5-3-7-7-7-12V38c0-6 2-10 7-13z"/>
    <path d="M80 28c6-3 9 1 9 8v28c0 8-4 12-10 9-4-2-5-6-5-11V40c0-6 2-10 6-12z"/>
  </g>
  <g fill="#fff3d6"><ellipse cx="24" cy="42" rx="3.5" ry="2"/><ellipse cx="26" cy="58" rx="3.5" ry="2"/><ellipse cx="45" cy="38" rx="3.5" ry="2"/>
    <ellipse cx="44" cy="62" rx="3.5" ry="2"/><ellipse cx="66" cy="42" rx="3.5" ry="2"/><ellipse cx="66" cy="60" rx="3.5" ry="2"/></g>`;

/** @type {Record<string, import("lit-html").TemplateResult>} */
const PICTURES = {
  beagle,
  bagel,
  "double-beagle": twice(beagle),
  "double-bagel": twice(bagel),
  opposite,
  "hot-dog": hotDog,
  "bagel-dog": bagelDog,
};

/** What decides rather than counts. @param {string} image */
export const isAction = (image) => ["opposite", "hot-dog", "bagel-dog"].includes(image);

/** @type {import("../../page/own-board.js").Picture} */
export function picture(image) {
  const drawn = PICTURES[image];
  return drawn ? html`<svg viewBox="0 0 100 100" aria-hidden="true">${drawn}</svg>` : null;
}
