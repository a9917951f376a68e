// Made by `python -m sobremesa.room.schema` from room/messages.py and its neighbours; edit those.

/** A seat as an argument of a sentence: the page puts in the nickname. */
export interface SeatArg {
  seat: number;
}

/** Several seats as an argument of a sentence. */
export interface SeatsArg {
  seats: (number)[];
}

/** A sentence of the game's Fluent words with its arguments, so that each person reads it in their language. */
export interface Word {
  id: string;
  args: Record<string, number | string | Word | SeatArg | SeatsArg>;
}

/** A card in view: ``key`` is the same for as long as this seat can follow it; ``look`` says how to draw it. */
export interface Card {
  key: string;
  name: string;
  word: Word;
  look: Record<string, number | string>;
}

/** A place where cards lie: ``cards`` are those in view, from the bottom; ``count`` how many lie there. */
export interface Zone {
  id: string;
  kind: "hand" | "pile" | "row";
  word: Word;
  count: number;
  cards: (Card)[];
  seat: number | null;
}

/** Something this seat can do now; ``card`` (a key) and ``zone`` (an id) tie it to what can be clicked. */
export interface Choice {
  action: number;
  text: string;
  word: Word;
  card: string | null;
  zone: string | null;
}

/** Why a card in view cannot be used now. */
export interface Refusal {
  card: string;
  word: Word;
}

/** All that a board shows, made from one seat's View (seat -1: a spectator's). */
export interface Scene {
  seat: number;
  seats: number;
  turn: number;
  asking: string;
  moment: number;
  mine: boolean;
  prompt: Word;
  zones: (Zone)[];
  facts: (Word)[];
  standing: (number)[];
  choices: (Choice)[];
  refusals: (Refusal)[];
  winners: (number)[];
  ending: Word | null;
}

/** An event as this seat learns of it. ``number`` counts this seat's own events from 1, without gaps. */
export interface Happened {
  number: number;
  kind: string;
  word: Word;
  seat: number | null;
  card: string | null;
  at: number;
  called: number | null;
  undone: number;
}

/** The open question's clock: milliseconds left when the message was sent, and in all. No clock: ``null``. */
export interface Clock {
  left: number;
  whole: number;
}

/** Who sits in a seat; an empty one has the kind "free". */
export interface PlaceInfo {
  seat: number;
  kind: "free" | "human" | "bot";
  nickname: string | null;
  player: string | null;
  connected: boolean;
  host: boolean;
  ready: boolean;
  stand_in: string | null;
  grace: number | null;
}

/** How much time there is, in seconds; 0: no clock. ``least_window`` and ``least_race`` are milliseconds that */
export interface Pace {
  turn: number;
  window: number;
  race: number;
  least_window: number;
  least_race: number;
  grace: number;
  take_back: number;
}

/** The table as everybody may know it; sent first and whenever something of it changes. */
export interface Lobby {
  kind: "lobby";
  table: string;
  game: string;
  state: "lobby" | "playing" | "over";
  options: Record<string, number>;
  pace: Pace;
  places: (PlaceInfo)[];
  you: number | null;
  host: boolean;
  rematch: string | null;
  watch: "open" | "delayed" | "closed";
  onlookers: number;
  compiled: number;
  seed_hash: string;
  seed: string | null;
}

/** What was done last could be taken back by ``seat``, who did it: only that seat is told so. ``asked``: it wants */
export interface UndoInfo {
  seat: number;
  asked: boolean;
  waiting: (number)[];
}

/** What has happened since the last news to this seat, and what it sees now. */
export interface News {
  kind: "news";
  events: (Happened)[];
  scene: Scene;
  clock: Clock | null;
  held: (number)[];
  undo: UndoInfo | null;
}

/** Something said at the table; ``mark`` names a quick reaction. ``word``: what the room itself has to say of the */
export interface Line {
  number: number;
  seat: number;
  nickname: string;
  at: number;
  text: string | null;
  mark: "clap" | "laugh" | "wow" | "heart" | "think" | "cry" | null;
  word: Word | null;
}

/** What has been said since the last of these; to a newcomer the last hundred. */
export interface Talk {
  kind: "talk";
  lines: (Line)[];
}

/** The message with this ``id`` was carried out. */
export interface Answer {
  kind: "answer";
  id: string;
}

/** A message was not carried out: a ``code`` for programs and a sentence for people. ``id`` is null where the */
export interface Error {
  kind: "error";
  id: string | null;
  code: string;
  word: Word;
}

/** The server measures the way: the client sends ``nonce`` back at once. */
export interface Ping {
  kind: "ping";
  nonce: string;
}

/** A rule that a table may set: a whole number from ``least`` to ``most``; where there are ``values``, their names. */
export interface OptionInfo {
  name: string;
  default: number;
  least: number;
  most: number;
  values: (string)[];
}

/** An installed game (``GET /api/games``). Its words: ``/games/<name>/words/<language>.ftl``, the rules */
export interface GameInfo {
  name: string;
  least_seats: number;
  most_seats: number;
  options: (OptionInfo)[];
  players: (string)[];
  board: boolean;
}

/** ``POST /api/tables``: lay a table; answered by `TableMade`, with the host's token in a cookie. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, number>;
  pace?: Pace;
  watch?: "open" | "delayed" | "closed";
}

/** The new table: its unguessable name; the page for it is ``/t/<table>``. */
export interface TableMade {
  table: string;
}

/** ``POST /api/tables/<table>/seats``: take a free seat under a nickname; the seat's token comes in a cookie. */
export interface SitDown {
  seat: number;
  nickname: string;
}

/** The first message: the number of the last event that this page has shown (0: none) gets the later ones. */
export interface Hello {
  id: string;
  kind: "hello";
  version: number;
  last: number;
}

/** The host puts a bot into a free seat (``player``: its name), or takes one out (``null``). */
export interface SetBot {
  id: string;
  kind: "bot";
  seat: number;
  player: string | null;
}

/** The host changes options, pace, the number of seats or what onlookers see, before the start. */
export interface SetTable {
  id: string;
  kind: "set";
  seats: number;
  options: Record<string, number>;
  pace: Pace;
  watch?: "open" | "delayed" | "closed";
}

/** This person wants to begin, or not yet. Whenever the host changes the table, all are asked again. */
export interface Ready {
  id: string;
  kind: "ready";
  ready: boolean;
}

/** This person moves to a free seat before the start. */
export interface Move {
  id: string;
  kind: "move";
  seat: number;
}

/** The host exchanges what is in two seats before the start: people, bots, or nobody. */
export interface Swap {
  id: string;
  kind: "swap";
  one: number;
  other: number;
}

/** The host sends a person away, who cannot sit at this table again; once the game has begun, a bot goes on. */
export interface Remove {
  id: string;
  kind: "remove";
  seat: number;
}

/** The host makes the person in this seat the host. */
export interface HandOver {
  id: string;
  kind: "hand-over";
  seat: number;
}

/** This person gives up the seat before the start. */
export interface Stand {
  id: string;
  kind: "stand";
}

/** The host starts: every seat must be taken, and everybody else must have said that they are ready. */
export interface Start {
  id: string;
  kind: "start";
}

/** The seat does something: an action's number, in answer to the question of this ``moment``. */
export interface Play {
  id: string;
  kind: "play";
  moment: number;
  action: number;
}

/** This seat takes back all that it has chosen in the question of this ``moment`` and that does not count yet. */
export interface TakeBack {
  id: string;
  kind: "take-back";
  moment: number;
}

/** This seat wants to take back what it did last, which others have seen; possible where `News` says so. ``moment`` */
export interface Undo {
  id: string;
  kind: "undo";
  moment: number;
}

/** This seat agrees that somebody takes something back, or would rather not; whoever has asked withdraws so. */
export interface AnswerUndo {
  id: string;
  kind: "answer-undo";
  moment: number;
  agree: boolean;
}

/** The open question's clock gets its whole span once more, for all. Each seat may ask for it once in a turn. */
export interface MoreTime {
  id: string;
  kind: "more-time";
  moment: number;
}

/** This person gets up from a game that goes on: a bot plays for them at once, until they connect again or say */
export interface Leave {
  id: string;
  kind: "leave";
}

/** This person plays again instead of the bot. */
export interface Back {
  id: string;
  kind: "back";
}

/** Somebody who sits here says something to all. */
export interface Say {
  id: string;
  kind: "say";
  text: string;
}

/** Somebody who sits here shows a mark to all. */
export interface React {
  id: string;
  kind: "react";
  mark: "clap" | "laugh" | "wow" | "heart" | "think" | "cry";
}

/** After the end: a new table with the same game, options and people; `Lobby` then says its name in ``rematch``. */
export interface Rematch {
  id: string;
  kind: "rematch";
}

/** After the end the host lays a table of another game for the same people; `Lobby` says it as for a rematch. */
export interface NextGame {
  id: string;
  kind: "next-game";
  game: string;
}

/** The answer to `Ping`; the only message without an ``id`` and an answer. */
export interface Pong {
  kind: "pong";
  nonce: string;
}

/** Who sat in a seat. */
export interface RecordedPlace {
  seat: number;
  kind: "human" | "bot";
  nickname: string;
  player: string | null;
}

/** An event with its kind's name, its seat and card (-1: none) and its two numbers; ``to`` and ``seers`` are bit */
export interface RecordedEvent {
  kind: string;
  seat: number;
  card: number;
  a: number;
  b: number;
  to: number;
  seers: number;
}

/** One entry of the journal: an action of a seat, or (seat -1) the deal or the clock, with what it made happen. */
export interface RecordedStep {
  seat: number;
  action: number;
  text: string;
  at: number;
  lag: number;
  events: (RecordedEvent)[];
}

/** How a game ended: ``ending`` is its reason, ``scores`` has a number for each seat, higher is better. */
export interface Result {
  winners: (number)[];
  ending: string;
  scores: (number)[];
}

/** ``GET /api/tables/<table>/recording``: a finished game as a file, to be opened again by ``sobremesa replay``. */
export interface Recording {
  format: 1;
  game: string;
  rules_version: number;
  seats: number;
  options: Record<string, number>;
  pace: Record<string, number>;
  places: (RecordedPlace)[];
  seed: string;
  seed_hash: string;
  steps: (RecordedStep)[];
  result: Result | null;
}

/** ``GET /api/tables/<table>/replay``: what there is to see of a finished game, and what happened in it. */
export interface Replay {
  game: string;
  options: Record<string, number>;
  places: (RecordedPlace)[];
  seed_hash: string;
  seed: string;
  boards: boolean;
  log: ((Happened)[])[];
  beliefs: ((Word)[])[];
  highlights: (Word)[];
}

/** ``GET /api/tables/<table>/replay/<seat>/<first>``: from step ``first`` on some scenes of a seat (-1: a */
export interface ReplayScenes {
  first: number;
  scenes: (Scene)[];
}

/** One thing that the deal did with chance, or with a pile that it had shuffled. */
export interface Draw {
  kind: "shuffle" | "below" | "word" | "top";
  n: number;
  result: number;
  before: (number)[];
  after: (number)[];
}

/** ``GET /api/tables/<table>/deal``: all that the deal drew from the seed, in order, and the cards that it told */
export interface Dealt {
  seed_hash: string;
  seed: string;
  draws: (Draw)[];
  told: (number)[];
}

export type FromClient = Hello | SetBot | SetTable | Stand | Ready | Move | Swap | Remove | HandOver | Start | Rematch | NextGame | Play | TakeBack | Undo | AnswerUndo | MoreTime | Leave | Back | Say | React | Pong;

export type FromServer = Lobby | News | Talk | Answer | Error | Ping;

export type Code = "not-json" | "bad-message" | "oversize" | "too-many" | "hello-first" | "other-version" | "wrong-origin" | "not-found" | "no-such-table" | "no-such-game" | "no-such-player" | "no-such-seat" | "table-full" | "seat-taken" | "not-a-bot" | "already-seated" | "not-seated" | "barred" | "nickname-blank" | "nickname-unreadable" | "nickname-long" | "nickname-taken" | "not-host" | "nobody-there" | "not-ready" | "seats-free" | "seats-occupied" | "wrong-seats" | "wrong-option" | "wrong-pace" | "already-started" | "not-started" | "not-over" | "game-over" | "too-early" | "too-late" | "no-clock" | "cannot-undo" | "asked-before" | "text-blank" | "not-your-turn" | "no-such-action" | "against-the-rules" | "other-rules" | "store-failed" | "server-error";
