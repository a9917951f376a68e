/**
 * Every sentence on the page, through Fluent: the page's own words, those of table and room, and those of one game.
 *
 * @import { Word, SeatArg, SeatsArg } from "./protocol.js"
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { memory } from "./memory.js";

/** @typedef {number | string | Word | SeatArg | SeatsArg} Argument */

/** The languages, each by its own name. @type {Record<string, string>} */
export const LANGUAGES = { en: "English", es: "Español", pt: "Português" };

/** The language chosen before, or the browser's, or English. */
export function firstLanguage() {
  const wanted = [memory.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find((language) => language in LANGUAGES) ?? "en";
}

/** The words of one language, with or without a game's. */
export class Words {
  /** @param {string} language @param {FluentResource[]} resources */
  constructor(language, resources) {
    this.language = language;
    /** Nicknames by seat. @type {string[]} */
    this.names = [];
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of resources) this.bundle.addResource(resource);
    this.list = new Intl.ListFormat(language);
    this.say = this.say.bind(this);
    this.word = this.word.bind(this);
  }

  /** @param {string} id */
  has(id) {
    return this.bundle.hasMessage(id);
  }

  /**
   * The sentence of a message.
   * @param {string} id @param {Record<string, Argument>} [args] @returns {string}
   */
  say(id, args = {}) {
    const message = this.bundle.getMessage(id);
    if (!message?.value) {
      console.error(`There is no message ${id} in ${this.language}.`);
      return id;
    }
    const given = Object.entries(args).map(([name, value]) => [name, this.argument(value)]);
    return this.bundle.formatPattern(message.value, Object.fromEntries(given));
  }

  /** The sentence that the server sent. @param {Word} word @returns {string} */
  word(word) {
    return this.say(word.id, word.args);
  }

  /** @param {Argument} value @returns {number | string} */
  argument(value) {
    if (typeof value !== "object") return value;
    if ("seats" in value) return this.list.format(value.seats.map((seat) => this.name(seat)));
    return "seat" in value ? this.name(value.seat) : this.word(value);
  }

  /** Who sits there, or the seat's number for people. @param {number} seat @returns {string} */
  name(seat) {
    return this.names[seat] || this.say("seat-number", { number: seat + 1 });
  }
}

/** @param {string} address @returns {Promise<string>} */
export async function text(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** What has been read. @type {Map<string, Promise<FluentResource>>} */
const read = new Map();

/** Messages, fetched and read once. @param {string} address @returns {Promise<FluentResource>} */
function resource(address) {
  const found = read.get(address) ?? text(address).then((messages) => new FluentResource(messages));
  read.set(address, found);
  found.catch(() => read.delete(address));
  return found;
}

/**
 * Load the words of a language, with a game's if one is named.
 * @param {string} language @param {string} [game] @returns {Promise<Words>}
 */
export async function loadWords(language, game) {
  const addresses = [`/page/words/${language}.ftl`, `/words/${language}.ftl`];
  if (game) addresses.push(`/games/${game}/words/${language}.ftl`);
  return new Words(language, await Promise.all(addresses.map(resource)));
}
