/** What this browser remembers between visits: nickname, language, whether single keys play. */

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

export const memory = {
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
  get keys() {
    return read("keys") !== "off";
  },
  set keys(value) {
    write("keys", value ? "on" : "off");
  },
};
