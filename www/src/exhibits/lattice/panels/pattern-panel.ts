import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Certificate, ConjectureVerdict, Pattern, Residues } from '../../../../pkg/lattice.js';
import type { Run } from '../../../engine/engine.ts';
import type { Range } from '../../../share/codec-notices.ts';
import type { Fields } from '../../../stage/fields.ts';
import { renderNumber } from '../../../stage/inputs.ts';
import { LatestAnswer } from '../../../stage/latest-answer.ts';
import { liveRegion } from '../../../stage/live-region.ts';
import type { Panel } from '../../../stage/panels.ts';
import type { Messages } from '../../../words/messages.ts';
import { type Sentence, say } from '../../../words/sentence.ts';
import { engine } from '../core/engine.ts';
import { type Conjecture, conjectureLimits } from '../fields.ts';
import type { Point } from '../picture/view.ts';
import { areApples } from '../rules.ts';
import type { ShownLattice } from '../shown.ts';
import { tested } from '../tested.ts';

/** The check looks at this many moves before it reports how far it is: about 20 ms. */
const OPTIONS_AT_ONCE = 2 ** 23;
/** The side of one square in the drawn block, in px. */
const SQUARE = 16;

/** What the panel has found in a finished picture so far. */
export interface Found {
  readonly pattern: Pattern;
  readonly certificate: Certificate;
  /** How many points the check has to look at. */
  readonly points: number;
  /** The check has looked at all of them. */
  readonly complete: boolean;
}

/**
 * The panel that examines the figure's picture: it checks it, finds its pattern, and tests the visitor's
 * conjecture.
 */
export class PatternPanel implements Panel {
  readonly #figure: ShownLattice;
  #found: Found | undefined;
  /** The run that the panel is examining. */
  #searched: Run<'Lattice'> | undefined;
  readonly #pattern: LatestAnswer<Pattern>;

  constructor(figure: ShownLattice) {
    this.#figure = figure;
    this.#pattern = new LatestAnswer(figure);
  }

  forget(): void {
    this.#found = undefined;
  }

  render(words: Messages): TemplateResult {
    const figure = this.#figure;
    const { run } = figure;
    if (run && !this.#found?.complete && this.#searched !== run) void this.#find(run);
    return renderPatternPanel({
      words,
      fields: figure.fields,
      found: this.#found,
      conjecture: figure.currentScene().conjecture,
      verdict: figure.verdict,
      apples: areApples(figure.rules.moves),
      conjecturing: (conjecture) => void this.#conjecture(conjecture),
      ask: (point) => void figure.ask(point),
    });
  }

  /** Searches for the pattern of the game. A search for another game ends this one. */
  async #searchPattern(): Promise<Pattern | undefined> {
    const { moves, end } = this.#figure.currentScene();
    const config = { moves: [...moves], endRule: end };
    const newest = await this.#pattern.ask((asking) =>
      engine.read('LatticePattern', config, asking, (search) => search.ask('pattern')),
    );
    return newest && !this.#pattern.error ? this.#pattern.value : undefined;
  }

  /** Finds the pattern, and checks the picture while the panel is open; a large picture takes seconds. */
  async #find(run: Run<'Lattice'>): Promise<void> {
    const figure = this.#figure;
    const { columns, rows } = figure.currentScene();
    const points = columns * rows;
    this.#searched = run;
    try {
      const pattern = this.#found?.pattern ?? (await this.#searchPattern());
      while (pattern && run === figure.run && figure.panel === 'pattern') {
        const certificate = await run.ask('certificate', OPTIONS_AT_ONCE);
        const complete = certificate.points === points;
        this.#found = { pattern, certificate, points, complete };
        figure.requestUpdate();
        if (complete) break;
        // If the core runs in the page's own thread, this lets the page go on between two calls.
        await new Promise((resume) => setTimeout(resume));
      }
    } catch {
      // The run has ended, and the panel examines the next one.
    } finally {
      if (this.#searched === run) this.#searched = undefined;
    }
  }

  async #conjecture(conjecture: Conjecture | undefined): Promise<void> {
    const figure = this.#figure;
    figure.adjust({ conjecture });
    const { run } = figure;
    const verdict = conjecture && run && (await tested(run, conjecture).catch(() => undefined));
    if (figure.currentScene().conjecture !== conjecture) return;
    figure.verdict = verdict;
    figure.requestUpdate();
  }
}

export interface PatternView {
  readonly words: Messages;
  readonly fields: Fields;
  readonly found: Found | undefined;
  readonly conjecture: Conjecture | undefined;
  readonly verdict: ConjectureVerdict | undefined;
  readonly apples: boolean;
  conjecturing(conjecture: Conjecture | undefined): void;
  ask(point: Point): void;
}

/** Renders the check of the picture, the pattern in it, and the visitor's own conjecture. */
export function renderPatternPanel(panel: PatternView): TemplateResult {
  const { words, found } = panel;
  return html`<fieldset class="wide"><legend>${words.text('pattern-legend')}</legend>
      ${found ? renderPattern(found.pattern, words) : nothing}
    </fieldset>
    <fieldset class="wide"><legend>${words.text('check-legend')}</legend>
      <span>${found ? say(words, checked(found)) : nothing}</span>
    </fieldset>
    ${conjecture(panel)}`;
}

/** The arguments by which a message describes one coordinate of a class of points. */
function side(residues: Residues): { kind: string; at: number } {
  if (residues.kind === 'exactly') return { kind: 'exactly', at: residues.at };
  if (residues.step === 1) return { kind: residues.at === 0 ? 'any' : 'from', at: residues.at };
  const parity = residues.at % 2 === 0 ? 'even' : 'odd';
  return { kind: residues.at < 2 ? parity : `${parity}-from`, at: residues.at };
}

/** The sentence that says how far the check of the finished picture is, or what it found. */
function checked({ certificate, points, complete }: Found): Sentence {
  const { points: done, options, flaw } = certificate;
  if (flaw) return { id: 'check-flaw', args: { m: flaw.point.m, n: flaw.point.n } };
  if (complete) return { id: 'check-good', args: { points: done, options } };
  return { id: 'check-going', args: { done, points } };
}

function renderPattern(pattern: Pattern, words: Messages): TemplateResult {
  if (pattern.kind === 'none')
    return html`<span>${words.text('pattern-none', { upTo: pattern.upTo })}</span>`;
  const { from, block } = pattern;
  const [periodM, periodN] = pattern.period;
  const classes = pattern.kind === 'rectangular' ? pattern.classes : undefined;
  const proved = pattern.kind === 'rectangular' && pattern.proved ? 'yes' : 'no';
  const period = say(words, {
    id: `pattern-${pattern.kind}`,
    args: { fromM: from.m, fromN: from.n, periodM, periodN, proved },
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

/** The corner of the lattice that repeats, with lost points dark. */
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

/**
 * A small grid of remainder classes that the visitor paints, and the result of comparing it with the
 * picture.
 */
function conjecture(panel: PatternView): TemplateResult {
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
  const number = (name: string, range: Range, value: number, take: (value: number) => void) =>
    renderNumber(words, fields, name, range, () => value, take);
  return html`<fieldset><legend>${words.text('conjecture-legend')}</legend>
      ${number('period-m', period, rule.columns, (p) => resized(p, rule.rows))}
      ${number('period-n', period, rule.rows, (q) => resized(rule.columns, q))}
      ${number('from-m', from, rule.from.m, (m) => panel.conjecturing({ ...rule, from: { ...rule.from, m } }))}
      ${number('from-n', from, rule.from.n, (n) => panel.conjecturing({ ...rule, from: { ...rule.from, n } }))}
    </fieldset>
    <fieldset><legend>${words.text('conjecture-paint')}</legend>
      ${classes(panel, rule)}
      <p class="plain">${liveRegion(verdict ? judged(verdict, words) : nothing)} ${verdict?.first ? asks(verdict.first, panel) : nothing}</p>
      <button @click=${() => panel.conjecturing(undefined)}>${words.text('conjecture-drop')}</button>
    </fieldset>`;
}

function classes({ words, conjecturing }: PatternView, rule: Conjecture): TemplateResult {
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

/** Says whether the conjecture is right where it applies. */
function judged({ points, violations, first }: ConjectureVerdict, words: Messages) {
  return first
    ? say(words, { id: 'conjecture-fails', args: { points, violations, ...first } })
    : say(words, { id: 'conjecture-holds', args: { points } });
}

/** The visitor can ask about the first point where it fails. Words move when they are spoken, a button must not. */
function asks(first: Point, { words, ask }: PatternView): TemplateResult {
  return html`<button @click=${() => ask(first)} aria-label=${words.text('option-ask-label', { m: first.m, n: first.n })}>${words.text('option-ask')}</button>`;
}
