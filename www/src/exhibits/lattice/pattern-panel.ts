import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Certificate, ConjectureVerdict, Pattern, Residues } from '../../../pkg/lattice.js';
import type { Fields } from '../../stage/fields.ts';
import type { Messages } from '../../words/messages.ts';
import { type Sentence, say } from '../../words/sentence.ts';
import { certified } from './account.ts';
import { type Conjecture, conjectureLimits } from './fields.ts';
import type { Point } from './view.ts';

/** Size of a square of a drawn block, in px. */
const SQUARE = 16;

/** What has been found in a finished picture so far. */
export interface Found {
  readonly pattern: Pattern;
  readonly certificate: Certificate;
  /** How many there are to be checked. */
  readonly points: number;
  /** All have been. */
  readonly complete: boolean;
}

export interface PatternPanel {
  readonly words: Messages;
  readonly fields: Fields;
  readonly found: Found | undefined;
  readonly conjecture: Conjecture | undefined;
  readonly verdict: ConjectureVerdict | undefined;
  readonly apples: boolean;
  conjecturing(conjecture: Conjecture | undefined): void;
  ask(point: Point): void;
}

/** The check of the picture, the pattern that is found in it, and the visitor's own conjecture. */
export function renderPatternPanel(panel: PatternPanel): TemplateResult {
  const { words, found } = panel;
  return html`<fieldset class="wide"><legend>${words.text('pattern-legend')}</legend>
      ${found ? renderPattern(found.pattern, words) : nothing}
    </fieldset>
    <fieldset class="wide"><legend>${words.text('check-legend')}</legend>
      <span>${found ? say(words, checked(found)) : nothing}</span>
    </fieldset>
    ${conjecture(panel)}`;
}

/** One side of a class of points, as its message takes it. */
function side(residues: Residues): { kind: string; at: number } {
  if (residues.kind === 'exactly') return { kind: 'exactly', at: residues.at };
  if (residues.step === 1) return { kind: residues.at === 0 ? 'any' : 'from', at: residues.at };
  const parity = residues.at % 2 === 0 ? 'even' : 'odd';
  return { kind: residues.at < 2 ? parity : `${parity}-from`, at: residues.at };
}

/** How far the check is, or what it has found. */
function checked({ certificate, points, complete }: Found): Sentence {
  if (complete || certificate.flaw) return certified(certificate);
  return { id: 'check-going', args: { done: certificate.points, points } };
}

function renderPattern(pattern: Pattern, words: Messages): TemplateResult {
  if (pattern.kind === 'none')
    return html`<span>${words.text('pattern-none', { upTo: pattern.upTo })}</span>`;
  const { fromM, fromN, periodM, periodN, block } = pattern;
  const classes = pattern.kind === 'rectangular' ? pattern.classes : undefined;
  const proved = pattern.kind === 'rectangular' && pattern.proved ? 'yes' : 'no';
  const period = say(words, {
    id: `pattern-${pattern.kind}`,
    args: { fromM, fromN, periodM, periodN, proved },
  });
  if (!classes) return html`<span>${period}</span>${drawn(block, words)}`;
  if (classes.length === 0) return html`<span>${say(words, { id: 'pattern-all-won' })}</span>`;
  return html`<span>${say(words, { id: 'pattern-lost' })}</span>
    <ul>${classes.map(({ m, n }) => {
      const [across, up] = [side(m), side(n)];
      const args = { mKind: across.kind, mAt: across.at, nKind: up.kind, nAt: up.at };
      return html`<li>${words.text('pattern-class', args)}</li>`;
    })}</ul>
    <span class="about">${period}</span>`;
}

/** The corner of the lattice that repeats, lost squares dark. */
function drawn(
  { columns, rows, lost }: { columns: number; rows: number; lost: readonly boolean[] },
  words: Messages,
) {
  const [width, height] = [columns * SQUARE, rows * SQUARE];
  const square = (isLost: boolean, i: number) => {
    const [x, y] = [(i % columns) * SQUARE, (rows - 1 - Math.floor(i / columns)) * SQUARE];
    return svg`<circle class=${isLost ? 'lost' : 'won'} cx=${x + SQUARE / 2} cy=${y + SQUARE / 2}
      r=${isLost ? 5.5 : 4}></circle>`;
  };
  return html`<svg class="block" width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`}
    role="img" aria-label=${words.text('pattern-block', { columns, rows })}>${lost.map(square)}</svg>`;
}

/** A small grid of residue classes to paint, and what the picture says to it. */
function conjecture(panel: PatternPanel): TemplateResult {
  const { words, fields, conjecture: rule, verdict } = panel;
  if (!rule) {
    const first: Conjecture = {
      columns: 2,
      rows: 2,
      from: { m: 0, n: 0 },
      lost: [true, false, false, false],
    };
    return html`<fieldset><legend>${words.text('conjecture-legend')}</legend>
      <span class="about">${words.text('conjecture-about')}</span>
      <button class="primary" @click=${() => panel.conjecturing(first)}>${words.text('conjecture-begin')}</button>
    </fieldset>`;
  }
  const { period, from } = conjectureLimits;
  const resized = (columns: number, rows: number) => {
    const old = (m: number, n: number) =>
      rule.lost[(m % rule.columns) + (n % rule.rows) * rule.columns] ?? false;
    const lost = Array.from({ length: columns * rows }, (_, i) =>
      old(i % columns, Math.floor(i / columns)),
    );
    panel.conjecturing({ ...rule, columns, rows, lost });
  };
  const number = (
    name: string,
    range: { min: number; max: number },
    value: number,
    take: (value: number) => void,
  ) => fields.render({ name, ...range, value: () => value, take }, words);
  return html`<fieldset><legend>${words.text('conjecture-legend')}</legend>
      ${number('period-m', period, rule.columns, (p) => resized(p, rule.rows))}
      ${number('period-n', period, rule.rows, (q) => resized(rule.columns, q))}
      ${number('from-m', from, rule.from.m, (m) => panel.conjecturing({ ...rule, from: { ...rule.from, m } }))}
      ${number('from-n', from, rule.from.n, (n) => panel.conjecturing({ ...rule, from: { ...rule.from, n } }))}
    </fieldset>
    <fieldset><legend>${words.text('conjecture-paint')}</legend>
      ${classes(panel, rule)}
      <p role="status" class="plain">${verdict ? judged(verdict, panel) : nothing}</p>
      <button @click=${() => panel.conjecturing(undefined)}>${words.text('conjecture-drop')}</button>
    </fieldset>`;
}

function classes({ words, conjecturing }: PatternPanel, rule: Conjecture): TemplateResult {
  const rows = Array.from({ length: rule.rows }, (_, i) => rule.rows - 1 - i);
  const columns = Array.from({ length: rule.columns }, (_, m) => m);
  const cell = (m: number, n: number) => {
    const at = m + n * rule.columns;
    const lost = rule.lost[at] ?? false;
    const args = { m, n, p: rule.columns, q: rule.rows, state: lost ? 'lost' : 'won' };
    return html`<button class=${lost ? 'lost' : 'won'} aria-pressed=${lost}
      aria-label=${words.text('conjecture-class', args)}
      @click=${() => conjecturing({ ...rule, lost: rule.lost.with(at, !lost) })}>${lost ? '●' : '○'}</button>`;
  };
  return html`<div class="vectors">${rows.map((n) => html`<div>${columns.map((m) => cell(m, n))}</div>`)}</div>`;
}

/** Whether the conjecture holds where it speaks; where it fails first, that point can be asked. */
function judged({ points, violations, first }: ConjectureVerdict, { words, ask }: PatternPanel) {
  if (!first) return say(words, { id: 'conjecture-holds', args: { points } });
  const { m, n } = first;
  return html`${say(words, { id: 'conjecture-fails', args: { points, violations, m, n } })}
    <button @click=${() => ask(first)} aria-label=${words.text('option-ask-label', { m, n })}>${words.text('option-ask')}</button>`;
}
