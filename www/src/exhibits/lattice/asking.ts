import { html, nothing, type TemplateResult } from 'lit';
import type { Why } from '../../../pkg/lattice.js';
import { renderWhyPanel } from '../../stage/why-panel.ts';
import type { Messages } from '../../words/messages.ts';
import { type Sentence, say } from '../../words/sentence.ts';
import { reason, verdict } from './account.ts';
import type { Layout } from './layout.ts';
import { moveArgs } from './naming.ts';
import type { Rules } from './rules.ts';
import type { Point } from './view.ts';

/** Marks closer than this, in px, are hard to hit: the why then offers its neighbours as buttons. */
const DENSE = 24;
/** Options that are told one by one. */
const MOST_OPTIONS = 8;

export interface Asking {
  words: Messages;
  layout: Layout;
  rules: Rules;
  /** Verdicts may be shown. */
  hints: boolean;
  /** The front has passed the point. */
  reached: boolean;
  columns: number;
  rows: number;
  close(): void;
  ask(point: Point): void;
}

/** The why of one point: the verdict, every move with its value, the deciding one. */
export function renderWhy(why: Why, asking: Asking): TemplateResult {
  const { words, layout, hints, rules } = asking;
  const { m, n, deciding, options } = why;
  // The deciding one is never among those left out.
  const told = options
    .map((option, i) => ({ option, decides: i === deciding }))
    .filter(({ decides }, i) => decides || i < MOST_OPTIONS);
  const left = options.length - told.length;
  return renderWhyPanel(words, {
    label: words.text('why-label', { m, n }),
    title: say(words, verdict(why, hints)),
    body: html`${hints ? html`<p>${say(words, reason(why, rules))}</p>` : nothing}
      ${hints ? grundy(why, asking) : nothing}
      ${hints && !asking.reached ? html`<p class="about">${words.text('why-not-yet')}</p>` : nothing}
      <ul>${told.map(({ option, decides }) => optionLine(option, decides, asking))}</ul>
      ${left > 0 ? html`<p class="about">${words.text('option-more', { left })}</p>` : nothing}
      ${layout.step < DENSE ? nudges(why, asking) : nothing}`,
    at: {
      x: layout.x(m),
      y: layout.y(n),
      halo: layout.radius * 1.6,
      reach: Math.min(layout.step, 60),
    },
    plate: layout,
    close: asking.close,
  });
}

/** The Grundy value, the least number that no option has; under misère play it decides nothing. */
function grundy({ grundy: value, options }: Why, { words, rules }: Asking) {
  if (value === undefined) return nothing;
  const values = [...new Set(options.map((option) => option.grundy ?? 0))].sort((a, b) => a - b);
  const shown = values.slice(0, 12).join(', ') + (values.length > 12 ? ', …' : '');
  const args = { value, count: values.length, values: shown, end: rules.end };
  return html`<p class="about">${say(words, { id: 'why-grundy', args })}</p>`;
}

function optionLine(option: Why['options'][number], deciding: boolean, asking: Asking) {
  const { words, hints, rules } = asking;
  const { m, n, outcome, remoteness, index, times, drawn } = option;
  const args = { ...moveArgs(rules.moves, index, times), m, n };
  const known: Sentence =
    remoteness === undefined
      ? { id: outcome === 'P' ? 'option-lost-only' : 'option-won-only' }
      : { id: outcome === 'P' ? 'option-lost' : 'option-won', args: { plies: remoteness } };
  const worth = hints ? say(words, known) : nothing;
  return html`<li class=${hints && deciding ? 'deciding' : ''}>
    ${say(words, { id: 'option', args })} ${worth}
    ${hints && deciding ? html`<em>${words.text('option-deciding')}</em>` : nothing}
    ${
      drawn
        ? html`<button @click=${() => asking.ask({ m, n })}
            aria-label=${words.text('option-ask-label', { m, n })}>${words.text('option-ask')}</button>`
        : html`<span class="about">${words.text('option-outside')}</span>`
    }</li>`;
}

/** The four neighbours as buttons, for fingers on a dense plate. */
function nudges({ m, n }: Why, { words, columns, rows, ask }: Asking): TemplateResult {
  const nudge = (id: string, to: Point, off: boolean) =>
    html`<button aria-disabled=${off} @click=${() => !off && ask(to)}>${words.text(id)}</button>`;
  return html`<div role="group" aria-label=${words.text('nudge')}>
    ${nudge('nudge-left', { m: m - 1, n }, m === 0)}
    ${nudge('nudge-right', { m: m + 1, n }, m === columns - 1)}
    ${nudge('nudge-up', { m, n: n + 1 }, n === rows - 1)}
    ${nudge('nudge-down', { m, n: n - 1 }, n === 0)}
  </div>`;
}
