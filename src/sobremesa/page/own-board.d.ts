/**
 * What a game's own board is given, and what it gives: `/games/<name>/board.js` exports a `Board`.
 *
 * It draws what lies on the table and what the seat can do, from the same scene as the generic board. Everything
 * around it stays the page's: heading, other people, log, clock, end, errors. It may use the page's own pieces
 * (`import { html } from "lit-html"`, `import { card } from "../../page/card.js"`) and its own words
 * (`/games/<name>/words/<language>.ftl`); its styles are in `/games/<name>/board.css`.
 */
import type { TemplateResult } from "lit-html";
import type { Running } from "./clock.js";
import type { Sound } from "./hearing.js";
import type { Card, Choice, Happened, Lobby, Scene, Word, Zone } from "./protocol.js";
import type { Argument } from "./words.js";

/** Draws what `look.image` names; null where it does not know it. */
export type Picture = (image: string) => TemplateResult | null;

export interface BoardContext {
  scene: Scene;
  lobby: Lobby;
  /** Every event that this page has been told and that was not undone, oldest first. */
  events: readonly Happened[];
  /** How many of them, at the end, came with the last news. */
  fresh: number;
  /** The open question's clock; null: there is none. */
  clock: Running | null;
  /** The seat's answer is on its way: nothing more can be done in this moment. */
  busy: boolean;
  /** Which card is picked up, where its choices are several. */
  picked: string | null;
  /** A message of the page's or the game's words. */
  say(id: string, args?: Record<string, Argument>): string;
  /** A sentence that came from the server. */
  word(word: Word): string;
  /** What a choice does, for its tooltip: the game's hint for it, or its own words. */
  hint(choice: Choice): string;
  /** A seat's nickname. */
  name(seat: number): string;
  /** Do this. */
  play(choice: Choice): void;
  /** Ask for more time for all; not there where no clock can get longer. */
  more?: () => void;
  /** Take back what has been chosen and does not count yet; not there where nothing can be. */
  takeBack?: () => void;
  /** Ask the others to let this seat take back what it did last; not there where nothing can be. */
  undo?: () => void;
  /** What somebody has just said or shown, beside their name. */
  bubble?(seat: number): unknown;
  /** Pick a card up, or put it back (null). */
  pick(card: string | null): void;
  /** Tell the person something now, as a refusal is told. */
  tell(sentence: string): void;
  /** Show all cards of an overlapped row, or not. */
  spread(zone: string): void;
  spreadOut: ReadonlySet<string>;
  picture: Picture | undefined;
}

/** The parts of the generic board that a game's own may use as they are. */
export interface Board {
  /** The middle of the table and what this seat can do. */
  board(context: BoardContext): TemplateResult;
  /** Draws the game's pictures on cards that the page shows. */
  picture?: Picture;
  /** Kinds of event that the log need not show, since the eye sees them on the table; they are said aloud all the same. */
  quiet?: readonly string[];
  /** How kinds of event sound that are more than a card laid; what all games have in common sounds by itself. */
  tones?: Readonly<Record<string, Sound>>;
  /** A drawing for the game's place in the list of games. */
  cover?(): TemplateResult;
}

export type { Card, Choice, Happened, Lobby, Scene, Word, Zone };
