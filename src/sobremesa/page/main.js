/** Which page this is, by its address. */
import { pressKey } from "./frame.js";

const root = /** @type {HTMLElement} */ (document.getElementById("page"));
const table = /^\/t\/([\w-]+)(\/replay)?\/?$/.exec(location.pathname);
document.addEventListener("keydown", pressKey);

// Each page fetches its own scripts only.
if (table?.[2]) await import("./replay.js").then(({ openReplay }) => openReplay(root, table[1]));
else if (table) await import("./table.js").then(({ openTable }) => openTable(root, table[1]));
else await import("./lobby.js").then(({ openFirstPage }) => openFirstPage(root));
