/** Which page this is, by its address. */
import { pressKey } from "./frame.js";
import { openFirstPage } from "./lobby.js";
import { openTable } from "./table.js";

const root = /** @type {HTMLElement} */ (document.getElementById("page"));
const table = /^\/t\/([\w-]+)(\/replay)?\/?$/.exec(location.pathname);
document.addEventListener("keydown", pressKey);

if (table?.[2]) await import("./replay.js").then(({ openReplay }) => openReplay(root, table[1]));
else await (table ? openTable(root, table[1]) : openFirstPage(root));
