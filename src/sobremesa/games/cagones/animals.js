/** The two animals, drawn for this project: sitting up with an open mouth, or asleep. Their bellies never tell. */
import { html, svg } from "lit-html";

/** @typedef {import("lit-html").TemplateResult} Drawing */

const INK = "#2d1913";

const awake = svg`<g fill="${INK}"><circle cx="47" cy="38" r="4.5"/><circle cx="73" cy="38" r="4.5"/></g><g fill="#fff"><circle cx="48.5" cy="36.5" r="1.5"/><circle cx="74.5" cy="36.5" r="1.5"/></g>`;
const asleep = svg`<path d="M41 38c3 4 9 4 12 0M67 38c3 4 9 4 12 0" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>`;
const mouth = svg`<path d="M50 56c2-4 18-4 20 0 1 8-5 13-10 13s-11-5-10-13z" fill="#8f2e2e" stroke="${INK}" stroke-width="2.5"/><path d="M54 65c2-3 10-3 12 0-2 3-10 3-12 0z" fill="#e58a7f"/>`;
const lips = svg`<path d="M54 60c4 3 8 3 12 0" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>`;
const snore = svg`<path d="M101-12h14L101 4h14M99 12h9l-9 10h9" fill="none" stroke="currentcolor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;

const bear = svg`<g stroke="${INK}" stroke-width="2.5">
    <g fill="#8a5a34"><circle cx="34" cy="16" r="12"/><circle cx="86" cy="16" r="12"/></g><g fill="#d9a878" stroke="none"><circle cx="34" cy="16" r="5.5"/><circle cx="86" cy="16" r="5.5"/></g>
    <g fill="#8a5a34"><ellipse cx="36" cy="136" rx="20" ry="11"/><ellipse cx="84" cy="136" rx="20" ry="11"/><path d="M26 72C10 78 6 100 14 110c6 4 12-2 12-12zM94 72c16 6 20 28 12 38-6 4-12-2-12-12z"/>
      <path d="M60 56c-30 0-46 22-46 48 0 24 20 36 46 36s46-12 46-36c0-26-16-48-46-48z"/></g>
    <ellipse cx="60" cy="106" rx="34" ry="30" fill="#ecc798"/><ellipse cx="60" cy="38" rx="37" ry="33" fill="#8a5a34"/><ellipse cx="60" cy="54" rx="19" ry="15" fill="#ecc798"/>
  </g><ellipse cx="60" cy="47" rx="7" ry="5" fill="${INK}"/><path d="M60 110v5" stroke="#b98a58" stroke-width="4" stroke-linecap="round"/>`;

const rabbit = svg`<g stroke="${INK}" stroke-width="2.5">
    <g fill="#cfc6bd"><path d="M46 22C34 12 32-14 42-18c10-2 16 20 14 38z"/><path d="M74 22c12-10 14-36 4-40-10-2-16 20-14 38z"/></g><g fill="#f2b3ae" stroke="none"><path d="M46 14c-6-8-6-24-2-26 6 0 8 14 7 26z"/><path d="M74 14c6-8 6-24 2-26-6 0-8 14-7 26z"/></g>
    <g fill="#cfc6bd"><ellipse cx="34" cy="137" rx="23" ry="9"/><ellipse cx="86" cy="137" rx="23" ry="9"/><path d="M28 76C14 82 10 100 18 108c6 4 11-2 12-11zM92 76c14 6 18 24 10 32-6 4-11-2-12-11z"/>
      <path d="M60 60c-28 0-43 20-43 44 0 23 18 36 43 36s43-13 43-36c0-24-15-44-43-44z"/></g>
    <ellipse cx="60" cy="107" rx="31" ry="28" fill="#fff7ee"/><ellipse cx="60" cy="40" rx="33" ry="29" fill="#cfc6bd"/><ellipse cx="60" cy="55" rx="17" ry="13" fill="#fff7ee"/>
  </g><path d="M54 46h12l-6 7z" fill="#d9706a"/><path d="M24 48l14 4M23 58l15-1M96 48l-14 4M97 58l-15-1" stroke="${INK}" stroke-width="1.5" stroke-linecap="round"/><path d="M60 111v5" stroke="#cbb7a3" stroke-width="4" stroke-linecap="round"/>`;

const teeth = svg`<path d="M55 56h10v6c-3 2-7 2-10 0z" fill="#fff" stroke="${INK}" stroke-width="1.5"/>`;

/** @param {string} name "bear" or "rabbit" @param {boolean} eats */
export function animal(name, eats) {
  const body = name === "bear" ? bear : rabbit;
  return html`<svg class="animal" viewBox="0 -20 120 170" aria-hidden="true">
    ${body}${eats ? awake : asleep}${eats ? mouth : lips}${eats && name === "rabbit" ? teeth : ""}${eats ? "" : snore}
  </svg>`;
}
