/**
 * A game's rules in the reader's language, in a dialog or beside the board. They are written in a little Markdown: headings, paragraphs,
 * lists, **bold**.
 */
import { html, nothing } from "lit-html";
import { text } from "./words.js";

/** @param {string} line */
function inline(line) {
  return line.split(/\*\*(.+?)\*\*/).map((part, place) => (place % 2 ? html`<b>${part}</b>` : part));
}

/** @param {string} block */
function paragraph(block) {
  const heading = /^(#+) (.*)/.exec(block);
  if (heading) return heading[1].length === 1 ? html`<h2 id="rules-title">${heading[2]}</h2>` : html`<h3>${heading[2]}</h3>`;
  const items = block.split(/\n(?=[-\d])/).map((item) => item.replace(/^(-|\d+\.) /, "").replaceAll("\n", " "));
  if (/^- /.test(block)) return html`<ul>${items.map((item) => html`<li>${inline(item)}</li>`)}</ul>`;
  if (/^\d+\. /.test(block)) return html`<ol>${items.map((item) => html`<li>${inline(item)}</li>`)}</ol>`;
  return html`<p>${inline(block.replaceAll("\n", " "))}</p>`;
}

/** @param {string} markdown */
export function prose(markdown) {
  return markdown.trim().split(/\n{2,}/).map(paragraph);
}

/** The texts that were fetched. @type {Map<string, string>} */
const fetched = new Map();

/**
 * The dialog, closed until `openRules`.
 * @param {string | null} game @param {import("./words.js").Words} words
 */
export function rulesDialog(game, words) {
  const found = game && fetched.get(`${game} ${words.language}`);
  return html`<dialog id="rules" aria-labelledby="rules-title" @click=${closeOutside}>
    <form method="dialog"><button class="quiet">${words.say("close")}</button></form>
    <div class="prose">${found ? prose(found) : nothing}</div>
  </dialog>`;
}

/**
 * The rules beside the board, to be read while the game goes on.
 * @param {string} game @param {import("./words.js").Words} words @param {() => void} close
 */
export function rulesPanel(game, words, close) {
  const found = fetched.get(`${game} ${words.language}`);
  return html`<aside class="rules-panel panel" aria-labelledby="rules-title">
    <button type="button" class="quiet small" @click=${close}>${words.say("rules-away")}</button>
    <div class="prose" tabindex="0">${found ? prose(found) : nothing}</div>
  </aside>`;
}

/** A click beside the dialog closes it. @param {MouseEvent} event */
function closeOutside(event) {
  if (event.target === event.currentTarget) /** @type {HTMLDialogElement} */ (event.currentTarget).close();
}

/**
 * Fetch a game's rules, and draw them.
 * @param {string} game @param {string} language @param {() => void} render
 */
export async function fetchRules(game, language, render) {
  const name = `${game} ${language}`;
  if (!fetched.has(name)) fetched.set(name, await text(`/games/${game}/words/rules.${language}.md`));
  render();
}

/**
 * The same, and open the dialog.
 * @param {string} game @param {string} language @param {() => void} render
 */
export async function openRules(game, language, render) {
  await fetchRules(game, language, render);
  /** @type {HTMLDialogElement} */ (document.getElementById("rules")).showModal();
}
