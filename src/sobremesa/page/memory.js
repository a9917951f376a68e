/** What this browser remembers between visits: who one is, how one plays and listens, what is still to be learned. */

/** @param {string} name @returns {string | null} */
function read(name) {
  try {
    return localStorage.getItem(`sobremesa-${name}`);
  } catch {
    return null; // a browser that keeps nothing still plays
  }
}

/** @param {string} name @param {string} value */
function write(name, value) {
  try {
    localStorage.setItem(`sobremesa-${name}`, value);
  } catch {
    // likewise
  }
}

/** The games that were played to their end here. */
function known() {
  return (read("known") ?? "").split(" ").filter((game) => game);
}

export const memory = {
  /** The game at this table. */
  game: "",
  get nickname() {
    return read("nickname") ?? "";
  },
  set nickname(value) {
    write("nickname", value);
  },
  get language() {
    return read("language") ?? "";
  },
  set language(value) {
    write("language", value);
  },
  /** Whether a notification tells of one's turn. */
  get notify() {
    return read("notify") === "on";
  },
  set notify(value) {
    write("notify", value ? "on" : "off");
  },
  get keys() {
    return read("keys") !== "off";
  },
  set keys(value) {
    write("keys", value ? "on" : "off");
  },
  /** The table at which one sat last, and its game; nothing once it is over or one has left. */
  get seat() {
    const [table, game] = (read("seat") ?? "").split(" ");
    return game ? { table, game } : null;
  },
  set seat(value) {
    write("seat", value ? `${value.table} ${value.game}` : "");
  },
  /** Hints are there until somebody has had enough of them, or has played this game to its end. */
  get hints() {
    return (read("hints") ?? (known().includes(this.game) ? "off" : "on")) === "on";
  },
  set hints(value) {
    write("hints", value ? "on" : "off");
  },
  /** Whether the rules lie beside the board, where there is room. */
  get rules() {
    return read("rules") === "on";
  },
  set rules(value) {
    write("rules", value ? "on" : "off");
  },
  /** Whether this person wants to hear the table. */
  get sound() {
    return read("sound") === "on";
  },
  set sound(value) {
    write("sound", value ? "on" : "off");
  },
  /** The seats that this person does not listen to, at the table that was last muted at. @param {string} table @returns {number[]} */
  muted(table) {
    const [where, ...seats] = (read("muted") ?? "").split(" ");
    return where === table ? seats.map(Number) : [];
  },
  /** @param {string} table @param {Iterable<number>} seats */
  mute(table, seats) {
    write("muted", [table, ...seats].join(" "));
  },
  /** The end of the game was seen: whoever has not chosen needs no more hints of it. */
  learned() {
    write("known", [...new Set([...known(), this.game])].join(" "));
  },
};
