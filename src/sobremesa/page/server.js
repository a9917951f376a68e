/**
 * Requests over HTTP, and what a game brings along.
 *
 * @import { GameInfo } from "./protocol.js"
 * @import { Board } from "./own-board.js"
 */

/**
 * Ask the server; what it refuses is thrown as it came, with its `code` and its `word`.
 * @param {"GET" | "POST"} method @param {string} address @param {unknown} [body] @returns {Promise<any>}
 */
export async function ask(method, address, body) {
  const headers = body === undefined ? undefined : { "content-type": "application/json" };
  const answer = await fetch(address, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  const said = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) throw said ?? new Error(`${address}: ${answer.status}`);
  return said;
}

/** @type {Promise<GameInfo[]> | undefined} */
let games;

/** All installed games. @returns {Promise<GameInfo[]>} */
export function allGames() {
  games ??= ask("GET", "/api/games");
  return games;
}

/** An installed game. @param {string} name @returns {Promise<GameInfo>} */
export async function gameInfo(name) {
  const found = (await allGames()).find((game) => game.name === name);
  if (!found) throw new Error(`The game ${name} is not installed.`);
  return found;
}

/** A game's own board, with its styles, if it has one. @param {GameInfo} game @returns {Promise<Board | null>} */
export async function ownBoard(game) {
  if (!game.board) return null;
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = `/games/${game.name}/board.css`;
  const styled = new Promise((done) => {
    style.onload = style.onerror = done;
  });
  document.head.append(style);
  const [board] = await Promise.all([import(`/games/${game.name}/board.js`), styled]);
  return board;
}
