import { html, nothing, type TemplateResult } from 'lit';
import type { Why } from '../../../pkg/appleyard.js';
import type { Fields } from '../../stage/fields.ts';
import { renderWhyPanel } from '../../stage/why-panel.ts';
import type { Messages } from '../../words/messages.ts';
import { say } from '../../words/sentence.ts';
import { moves, reason, verdict } from './account.ts';
import type { Layout } from './layout.ts';
import type { ColouringTrace } from './trace.ts';
import type { Point } from './view.ts';

/** Marks closer than this, in px, are hard to hit: the why then offers its neighbours as buttons. */
const DENSE = 24;
export interface Asking {
  words: Messages;
  layout: Layout;
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
  const { words, layout, hints } = asking;
  const { m, n } = why;
  return renderWhyPanel(words, {
    label: words.text('why-label', { m, n }),
    title: say(words, verdict(why, hints)),
    body: html`${hints ? html`<p>${say(words, reason(why))}</p>` : nothing}
      ${hints && !asking.reached ? html`<p class="about">${words.text('why-not-yet')}</p>` : nothing}
      <ul>${why.options.map((option, i) => optionLine(option, i === why.deciding, asking))}</ul>
      ${layout.step < DENSE ? nudges(why, asking) : nothing}`,
    at: { x: layout.x(m), y: layout.y(n), halo: layout.radius * 1.6, reach: layout.step },
    plate: layout,
    close: asking.close,
  });
}

function optionLine(option: Why['options'][number], deciding: boolean, asking: Asking) {
  const { words, hints } = asking;
  const { m, n, outcome, remoteness, vector, drawn } = option;
  const args = { move: moves[vector] ?? '', m, n, plies: remoteness };
  const id = hints ? (outcome === 'P' ? 'option-lost' : 'option-won') : 'option-hidden';
  return html`<li class=${hints && deciding ? 'deciding' : ''}>
    ${say(words, { id, args })}
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

/** Two fields and a button that ask a point by its numbers, for those who do not point. */
export function renderGoTo(
  words: Messages,
  fields: Fields,
  { columns, rows }: ColouringTrace,
  typed: Point,
  ask: (point: Point) => void,
): TemplateResult {
  const field = (name: 'm' | 'n', count: number) =>
    fields.render(
      {
        name,
        min: 0,
        max: count - 1,
        value: () => typed[name],
        take: (value) => {
          typed[name] = value;
        },
      },
      words,
    );
  return html`<fieldset><legend>${words.text('go-to')}</legend>
    ${field('m', columns)} ${field('n', rows)}
    <button class="primary" @click=${() => !fields.wrong('m', 'n') && ask({ ...typed })}>${words.text('go-to-ask')}</button>
  </fieldset>`;
}
