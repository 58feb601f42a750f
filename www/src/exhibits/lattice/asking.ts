import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { Why } from '../../../pkg/appleyard.js';
import type { Fields } from '../../stage/fields.ts';
import type { Messages } from '../../words/messages.ts';
import { say } from '../../words/sentence.ts';
import { moves, reason, verdict } from './account.ts';
import type { Layout } from './layout.ts';
import type { ColouringTrace } from './trace.ts';
import type { Point } from './view.ts';

/** Marks closer than this, in px, are hard to hit: the why then offers its neighbours as buttons. */
const DENSE = 24;
/** Of the panel, in px; the style sheet says the same in rem. */
const WIDTH = 352;
/** How far below its mark it may reach, in px, with three moves in the longest language. */
const HEIGHT = 320;

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

/** The why of one point, beside its mark: the verdict, every move with its value, the deciding one. */
export function renderWhy(why: Why, asking: Asking): TemplateResult {
  const { words, layout, hints } = asking;
  const { m, n } = why;
  const place = beside(layout.x(m), layout.y(n), layout);
  // Not styleMap: its first rendering is a style attribute, which the policy forbids.
  const put = (panel?: Element): void => {
    if (panel instanceof HTMLElement) Object.assign(panel.style, place);
  };
  return html`<section class="why" ${ref(put)} aria-label=${words.text('why-label', { m, n })}>
    <h3>${say(words, verdict(why, hints))}</h3>
    ${hints ? html`<p>${say(words, reason(why))}</p>` : nothing}
    ${hints && !asking.reached ? html`<p class="about">${words.text('why-not-yet')}</p>` : nothing}
    <ul>${why.options.map((option, i) => optionLine(option, i === why.deciding, asking))}</ul>
    ${layout.step < DENSE ? nudges(why, asking) : nothing}
    <button class="close" @click=${asking.close}>${words.text('close')}</button>
  </section>`;
}

/** Right of the mark where there is room, else left beyond its arrows; never below the plate. */
function beside(x: number, y: number, { width, height, radius, step }: Layout) {
  const gap = radius * 1.6 + 14;
  const right = x + gap + WIDTH < width;
  const low = y + HEIGHT > height;
  return {
    insetInlineStart: right ? `${x + gap}px` : 'auto',
    insetInlineEnd: right ? 'auto' : `${width - x + gap + step}px`,
    insetBlockStart: low ? 'auto' : `${Math.max(0, y - 40)}px`,
    insetBlockEnd: low ? '0' : 'auto',
  };
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
    html`<button ?disabled=${off} @click=${() => ask(to)}>${words.text(id)}</button>`;
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
        value: typed[name],
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
