/**
 * Short sounds, made by the browser when they are wanted: nothing is fetched but this file, and that only by those who
 * have asked for sound.
 *
 * @import { Sound } from "./hearing.js"
 */

/** A note: its pitch in Hz, when it begins and how long it sounds in milliseconds, how loud. @typedef {[pitch: number, at: number, long: number, loud: number]} Note */

/** @type {Record<Exclude<Sound, "card">, Note[]>} */
const TUNES = {
  yours: [[659, 0, 120, 0.5], [880, 100, 240, 0.5]],
  window: [[740, 0, 90, 0.4], [740, 130, 140, 0.4]],
  alarm: [[311, 0, 160, 0.6], [415, 0, 160, 0.4], [233, 150, 320, 0.6]],
  penalty: [[392, 0, 150, 0.5], [330, 120, 150, 0.5], [262, 240, 260, 0.5]],
  right: [[784, 0, 90, 0.4], [1047, 80, 200, 0.4]],
  win: [[523, 0, 140, 0.5], [659, 120, 140, 0.5], [784, 240, 140, 0.5], [1047, 360, 420, 0.6]],
  over: [[523, 0, 200, 0.4], [440, 180, 200, 0.4], [349, 360, 420, 0.4]],
};
const LOUDNESS = 0.12;
const CARD_MS = 70;

/** @type {AudioContext | undefined} */
let context;

/** Browsers let a page sound once somebody has touched it. */
function ready() {
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  return context;
}

/** A loudness that rises at once and fades away. @param {AudioContext} context @param {number} at @param {number} long @param {number} loud */
function swell(context, at, long, loud) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(LOUDNESS * loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(context.destination);
  return gain;
}

/** @param {AudioContext} context @param {Note} note */
function sing(context, [pitch, at, long, loud]) {
  const begin = context.currentTime + at / 1000;
  const voice = context.createOscillator();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  voice.connect(swell(context, begin, long / 1000, loud));
  voice.start(begin);
  voice.stop(begin + long / 1000);
}

/** A card on cloth: a breath of noise. @param {AudioContext} context */
function rustle(context) {
  const noise = context.createBuffer(1, (context.sampleRate * CARD_MS) / 1000, context.sampleRate);
  noise.getChannelData(0).forEach((_, place, samples) => (samples[place] = Math.random() * 2 - 1));
  const [source, filter] = [context.createBufferSource(), context.createBiquadFilter()];
  source.buffer = noise;
  Object.assign(filter, { type: "bandpass" });
  filter.frequency.value = 2400;
  source.connect(filter).connect(swell(context, context.currentTime, CARD_MS / 1000, 2));
  source.start();
}

/** @param {Sound} sound */
export function play(sound) {
  const context = ready();
  if (sound === "card") rustle(context);
  else for (const note of TUNES[sound]) sing(context, note);
}
