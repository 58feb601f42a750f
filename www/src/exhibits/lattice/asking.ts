import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { LatticeWhy } from '../../../pkg/lattice.js';
import { renderWhyPanel } from '../../stage/why-panel.ts';
import { listed } from '../../words/listed.ts';
import type { Messages } from '../../words/messages.ts';
import { type Sentence, say } from '../../words/sentence.ts';
import { reason, verdict } from './account.ts';
import { moveArgs } from './naming.ts';
import type { Layout } from './picture/layout.ts';
import { renderSmall } from './picture/small.ts';
import type { Point } from './picture/view.ts';
import { areApples, type Rules } from './rules.ts';

export { placeOffer, renderOffer } from './play/offer.ts';
export { offerAt, pickPiece, touchPoint, touchTable } from './play/touching.ts';

/** Marks closer than this, in px, are hard to hit, so the explanation offers the neighbours as buttons. */
const DENSE = 24;
/** A picture of this height, in px, has room for a small picture of the position after each move. */
const ROOMY = 400;
/** Moves that are listed one by one. */
const MOST_OPTIONS = 8;
/** Grundy values that are listed one by one. */
const MOST_VALUES = 12;

export interface Asking {
  words: Messages;
  layout: Layout;
  /** How high the sheet around the picture is, in px. */
  tall: number;
  rules: Rules;
  /** Verdicts may be shown. */
  hints: boolean;
  /** The front has already passed the point. */
  reached: boolean;
  columns: number;
  rows: number;
  close(): void;
  ask(point: Point): void;
}

/** The explanation of one point: the verdict, and every move with its value and a mark on the deciding one. */
export function renderWhy(why: LatticeWhy, asking: Asking): TemplateResult {
  const { words, layout, hints, rules } = asking;
  const { deciding, options } = why;
  const { m, n } = why.point;
  // A picture that is lower than its sheet is centred in it.
  const height = Math.max(layout.height, asking.tall);
  // The deciding move is always in the list.
  const listedMoves = options
    .map((option, i) => ({ option, decides: i === deciding }))
    .filter(({ decides }, i) => decides || i < MOST_OPTIONS);
  const left = why.moves - listedMoves.length;
  return renderWhyPanel(words, {
    label: words.text('why-label', { m, n }),
    title: say(words, verdict(why, hints)),
    body: html`${hints ? html`<p>${say(words, reason(why, rules))}</p>` : nothing}
      ${hints && !asking.reached ? html`<p class="about">${words.text('why-not-yet')}</p>` : nothing}
      <ul>${listedMoves.map(({ option, decides }) => optionLine(option, decides, asking))}</ul>
      ${left > 0 ? html`<p class="about">${words.text('option-more', { left })}</p>` : nothing}
      ${hints ? grundy(why, asking) : nothing}
      ${layout.step < DENSE ? nudges(why, asking) : nothing}`,
    at: {
      x: layout.x(m),
      y: layout.y(n) + (height - layout.height) / 2,
      halo: layout.radius * 1.6,
      reach: Math.min(layout.step, 60),
    },
    picture: { width: layout.width, height },
    close: asking.close,
  });
}

/**
 * The Grundy value: the smallest number that no position one move away has. Under misère play it decides
 * nothing.
 */
function grundy({ grundy: value, excluded: values = [] }: LatticeWhy, { words, rules }: Asking) {
  if (value === undefined) return nothing;
  const named = values.length > MOST_VALUES ? [...values.slice(0, MOST_VALUES), '…'] : values;
  const shown = listed(named, words.language, { type: 'conjunction', style: 'narrow' });
  const args = { value, count: values.length, values: shown, end: rules.end };
  return html`<details><summary>${words.text('game-grundy')}</summary>
    <p>${say(words, { id: 'why-grundy', args })}</p></details>`;
}

function optionLine(option: LatticeWhy['options'][number], deciding: boolean, asking: Asking) {
  const { words, hints, rules, layout } = asking;
  const { outcome, remoteness, drawn } = option;
  const { index, times, to } = option.ply;
  const { m, n } = to;
  const args = { ...moveArgs(rules.moves, index, times), m, n };
  const known: Sentence =
    remoteness === undefined
      ? { id: outcome === 'P' ? 'option-lost-only' : 'option-won-only' }
      : { id: outcome === 'P' ? 'option-lost' : 'option-won', args: { plies: remoteness } };
  const value = hints ? say(words, known) : nothing;
  return html`<li class=${hints && deciding ? 'deciding' : ''}>
    ${say(words, { id: 'option', args })} ${value}
    ${areApples(rules.moves) && layout.height >= ROOMY ? renderSmall(to) : nothing}
    ${hints && deciding ? html`<em>${words.text('option-deciding')}</em>` : nothing}
    ${
      drawn
        ? // Pressed, it does not become the button of another point.
          keyed(
            `${m} ${n}`,
            html`<button @click=${() => asking.ask(to)}
              aria-label=${words.text('option-ask-label', { m, n })}>${words.text('option-ask')}</button>`,
          )
        : html`<span class="about">${words.text('option-outside')}</span>`
    }</li>`;
}

/** The four neighbours as buttons, because fingers miss marks that are close together. */
function nudges({ point }: LatticeWhy, { words, columns, rows, ask }: Asking): TemplateResult {
  const { m, n } = point;
  const nudge = (id: string, to: Point, off: boolean) =>
    html`<button aria-disabled=${off} @click=${() => !off && ask(to)}>${words.text(id)}</button>`;
  return html`<div role="group" aria-label=${words.text('nudge')}>
    ${nudge('nudge-left', { m: m - 1, n }, m === 0)}
    ${nudge('nudge-right', { m: m + 1, n }, m === columns - 1)}
    ${nudge('nudge-up', { m, n: n + 1 }, n === rows - 1)}
    ${nudge('nudge-down', { m, n: n - 1 }, n === 0)}
  </div>`;
}
