import { html, nothing, type TemplateResult } from 'lit';
import type { Milestone, Why } from '../../../pkg/appleyard.js';
import type { Run } from '../../engine/engine.ts';
import type { Question } from '../../stage/predict.ts';
import { StageFigure } from '../../stage/stage-figure.ts';
import type { Messages } from '../../words/messages.ts';
import { plain, type Sentence, say } from '../../words/sentence.ts';
import { describe, narrate, reason, verdict } from './account.ts';
import { renderGoTo, renderWhy } from './asking.ts';
import { type Layout, layoutLattice } from './layout.ts';
import { type LatticeScene, latticeFields, latticeScene } from './scene.ts';
import { latticeStyles } from './styles.ts';
import { ColouringTrace } from './trace.ts';
import {
  type LatticeFrame,
  type LatticeWords,
  latticePlate,
  type MarkState,
  type Point,
  stateOf,
} from './view.ts';

/** `<appleyard-lattice>`: the (m, n) plane of the half-apple game, coloured step by step. */
export class LatticeFigure extends StageFigure<LatticeScene, 'Lattice'> {
  static override styles = [...StageFigure.styles, latticeStyles];

  readonly exhibit = 'lattice';
  readonly spec = latticeScene;
  readonly model = 'Lattice';

  #trace: ColouringTrace | undefined;
  #weight: readonly [number, number] = [1, 1];
  #milestones: readonly Milestone[] = [];
  /** Why the point coloured last has its colour. */
  #last: Why | undefined;
  /** Why the point that the visitor asked has its colour. */
  #asked: Why | undefined;
  /** Where the cursor stood then; a why is put away when the cursor moves on. */
  #askedAt: number | undefined;
  #focus: Point = { m: 0, n: 0 };
  #answer: 'first' | 'second' | undefined;
  #spoken: { words: Messages; picture: LatticeWords } | undefined;
  readonly #uncovered = new Set<number>();
  /** What stands in the fields that ask a point. */
  readonly #typed: Point = { m: 0, n: 0 };

  config({ columns, rows }: LatticeScene) {
    return { columns, rows, endRule: 'misere' as const };
  }

  async collect(run: Run<'Lattice'>, { columns, rows, ask }: LatticeScene): Promise<void> {
    const [data, width, milestones, weight, asked] = await Promise.all([
      run.ask('trace'),
      run.ask('rowWidth'),
      run.ask('milestones'),
      run.ask('weight'),
      ask ? run.ask('why', ask.m, ask.n) : undefined,
    ]);
    this.#trace = new ColouringTrace(data, width, columns, rows);
    this.#weight = [weight[0] ?? 1, weight[1] ?? 1];
    this.#milestones = milestones;
    this.#asked = asked;
    this.#askedAt = undefined;
    this.#last = undefined;
    this.#answer = undefined;
    this.#uncovered.clear();
    if (ask) this.#focus = ask;
    else if (this.#focus.m >= columns || this.#focus.n >= rows) this.#focus = { m: 0, n: 0 };
  }

  milestones(): readonly Milestone[] {
    return this.#milestones;
  }

  steps(): number {
    return this.#trace?.steps ?? 0;
  }

  ownScene(): Partial<LatticeScene> {
    const asked = this.#asked;
    return { ask: asked && { m: asked.m, n: asked.n } };
  }

  /** Fetches the reason of the step at the cursor; the newest answer wins. */
  arrive(): void {
    this.#askedAt ??= this.timeline.cursor;
    if (this.#askedAt !== this.timeline.cursor) this.#asked = undefined;
    const point = this.#trace?.point(this.timeline.cursor - 1);
    if (!point) {
      this.#last = undefined;
      return;
    }
    void this.run?.ask('why', point.m, point.n).then(
      (why) => {
        const now = this.#trace?.point(this.timeline.cursor - 1);
        if (now?.m !== why.m || now.n !== why.n) return;
        this.#last = why;
        this.requestUpdate();
      },
      () => {}, // The run has been ended meanwhile, and whoever ended it draws what is next.
    );
  }

  plate(): TemplateResult {
    const { words } = this;
    const layout = this.#layout();
    if (!words || !layout) return html``;
    const { width, height } = layout;
    return html`<svg class="plate" role="grid" width=${width} height=${height}
      viewBox=${`0 0 ${width} ${height}`} aria-label=${words.text('lattice-plate')}
      aria-rowcount=${this.#frame().trace.rows} aria-colcount=${this.#frame().trace.columns}
      @click=${this.#click} @keydown=${this.#arrowKeys} @focusin=${this.#focusIn}
      >${latticePlate(this.#frame(), layout, this.#words(words))}</svg>`;
  }

  caption(): TemplateResult {
    return html`${this.words ? say(this.words, { id: 'lattice-caption' }) : nothing}`;
  }

  narration(): readonly Sentence[] {
    const { trace, cursor } = this.#frame();
    const milestone = this.#milestones.find(({ step }) => step === cursor)?.kind;
    const hidden = !this.currentScene().hints || (this.#last && this.#covers(this.#last));
    return narrate(this.#last, cursor, trace, milestone, Boolean(hidden));
  }

  description(): readonly Sentence[] {
    return describe(this.#frame(), this.words?.language ?? 'en');
  }

  question(milestone: number): Question | undefined {
    const point = this.#trace?.point(milestone - 1);
    if (!point || !this.#trace) return undefined;
    const lost = this.#trace.outcomeAt(point.m, point.n, milestone) === 0;
    return {
      ask: { id: 'lattice-predict', args: { m: point.m, n: point.n } },
      answers: [
        { label: 'answer-lost', right: lost },
        { label: 'answer-won', right: !lost },
      ],
    };
  }

  *csv(): Iterable<readonly (string | number)[]> {
    yield ['step', 'm', 'n', 'outcome', 'remoteness'];
    let step = 0;
    for (const { m, n, outcome, remoteness } of this.#frame().trace.lines()) {
      step += 1;
      yield [step, m, n, outcome === 0 ? 'P' : 'N', remoteness];
    }
  }

  settings(): TemplateResult {
    const { words } = this;
    if (!words) return html``;
    const scene = this.currentScene();
    const side = (name: 'columns' | 'rows') => {
      const { min, max } = latticeFields[name];
      const take = (value: number) => this.change({ [name]: value });
      return this.fields.render({ name, min, max, value: scene[name], take }, words);
    };
    return html`<fieldset><legend>${words.text('lattice-size')}</legend>
        ${side('columns')} ${side('rows')}
      </fieldset>
      ${renderGoTo(words, this.fields, this.#frame().trace, this.#typed, (point) => void this.#ask(point))}
      ${
        scene.reveal
          ? html`<button @click=${this.#uncoverAll}>${words.text('reveal-all')}</button>`
          : nothing
      }`;
  }

  why(): TemplateResult | typeof nothing {
    const { words } = this;
    const layout = this.#layout();
    if (!this.#asked || !words || !layout) return nothing;
    return renderWhy(this.#asked, {
      words,
      layout,
      hints: this.currentScene().hints && !this.#covers(this.#asked),
      reached: stateOf(this.#frame(), this.#asked) !== 'not-yet',
      columns: this.#frame().trace.columns,
      rows: this.#frame().trace.rows,
      close: () => this.closeWhy(),
      ask: (point) => void this.#ask(point),
    });
  }

  closeWhy(): void {
    this.#asked = undefined;
    this.requestUpdate();
    this.sceneChanged();
    this.#grid()?.focus({ preventScroll: true });
  }

  /** At the end: would you go first? The answer is the colour of the last point on the axis. */
  aside(): TemplateResult | typeof nothing {
    const { words } = this;
    const trace = this.#trace;
    const all = this.#milestones.find(({ kind }) => kind === 'all-wholes');
    const { predict, hints, reveal } = this.currentScene();
    if (!words || !trace || !all || predict || !hints || reveal) return nothing;
    if (this.timeline.cursor !== this.timeline.length) return nothing;
    const lost = trace.outcomeAt(all.m, all.n, trace.steps) === 0;
    const answer = (choice: 'first' | 'second') => () => {
      this.#answer = choice;
      void this.#ask(all);
    };
    return html`<div class="aside"><p>${say(words, { id: 'lattice-ask', args: { apples: all.m } })}</p>
      <button class="primary" @click=${answer('first')}>${words.text('lattice-go-first')}</button>
      <button class="primary" @click=${answer('second')}>${words.text('lattice-go-second')}</button>
      ${
        this.#answer
          ? html`<p role="status">${say(words, {
              id:
                (this.#answer === 'second') === lost
                  ? 'lattice-answer-right'
                  : 'lattice-answer-wrong',
              args: { apples: all.m, lost: lost ? 'yes' : 'no' },
            })}</p>`
          : nothing
      }</div>`;
  }

  #frame(): LatticeFrame {
    const trace = this.#trace ?? new ColouringTrace(new Uint32Array(), 1, 0, 0);
    const { cursor } = this.timeline;
    const hints = this.ready && this.currentScene().hints;
    return {
      trace,
      cursor,
      weight: this.#weight,
      explained: this.#asked ?? (cursor < trace.steps ? this.#last : undefined),
      arrows: hints,
      focus: this.#focus,
      covered: (point) => this.#covers(point),
    };
  }

  #layout(): Layout | undefined {
    const { width, height } = this.size;
    if (!this.#trace || width === 0) return undefined;
    const { columns, rows } = this.#trace;
    const text = this.presenting ? 2 : 1;
    return layoutLattice(columns, rows, width, height, text, this.panZoom.transform);
  }

  /** The words in the picture; remembered, for a plate says the same of most points every time. */
  #words(words: Messages): LatticeWords {
    if (this.#spoken?.words === words) return this.#spoken.picture;
    const said = new Map<string, string>();
    const once = (id: string, m: number, n: number): string => {
      const key = `${id} ${m} ${n}`;
      const text = said.get(key) ?? words.text(id, { m, n });
      said.set(key, text);
      return text;
    };
    const picture = {
      given: words.text('lattice-given'),
      front: words.text('lattice-front'),
      state: (m: number, n: number, state: MarkState) => once(`mark-${state}`, m, n),
      row: (n: number) => once('lattice-row', 0, n),
    };
    this.#spoken = { words, picture };
    return picture;
  }

  #covers({ m, n }: Point): boolean {
    if (!this.ready || !this.currentScene().reveal) return false;
    return !this.#uncovered.has(this.#trace?.stepOf(m, n) ?? 0);
  }

  readonly #uncoverAll = (): void => {
    for (let step = 0; step < this.steps(); step += 1) this.#uncovered.add(step);
    this.requestUpdate();
  };

  /** Touching a covered mark uncovers it; any other is asked why. */
  async #ask(point: Point): Promise<void> {
    const { trace } = this.#frame();
    const at = {
      m: Math.min(Math.max(point.m, 0), trace.columns - 1),
      n: Math.min(Math.max(point.n, 0), trace.rows - 1),
    };
    this.timeline.pause();
    this.#focus = at;
    if (stateOf(this.#frame(), at) === 'covered') {
      this.#uncovered.add(trace.stepOf(at.m, at.n));
    } else {
      this.#asked = await this.run?.ask('why', at.m, at.n).catch(() => undefined);
      this.#askedAt = this.timeline.cursor;
      this.#announceWhy();
    }
    this.requestUpdate();
    this.sceneChanged();
  }

  readonly #click = (event: MouseEvent): void => {
    const layout = this.#layout();
    const svg = this.#svg();
    if (!layout || !svg) return;
    const box = svg.getBoundingClientRect();
    const { columns, rows } = this.#frame().trace;
    // The nearest mark to the pointer, so that no mark is too small for a finger.
    const nearest = (count: number, at: (i: number) => number, to: number) =>
      Array.from({ length: count }, (_, i) => i).reduce((best, i) =>
        Math.abs(at(i) - to) < Math.abs(at(best) - to) ? i : best,
      );
    void this.#ask({
      m: nearest(columns, layout.x, event.clientX - box.left),
      n: nearest(rows, layout.y, event.clientY - box.top),
    });
  };

  readonly #arrowKeys = (event: KeyboardEvent): void => {
    const { m, n } = this.#focus;
    const { columns, rows } = this.#frame().trace;
    const to = {
      ArrowLeft: { m: m - 1, n },
      ArrowRight: { m: m + 1, n },
      ArrowUp: { m, n: n + 1 },
      ArrowDown: { m, n: n - 1 },
    }[event.key];
    if (event.key === 'Enter' || event.key === ' ') void this.#ask(this.#focus);
    else if (to && to.m >= 0 && to.m < columns && to.n >= 0 && to.n < rows) this.#moveFocus(to);
    else if (!to) return;
    event.preventDefault();
  };

  #announceWhy(): void {
    const why = this.#asked;
    if (!why || !this.words) return;
    const hints = this.currentScene().hints;
    this.announcer.say(
      plain(this.words, hints ? [verdict(why, true), reason(why)] : [verdict(why, false)]),
    );
  }

  #moveFocus(to: Point): void {
    this.#focus = to;
    this.#keepInView(to);
    this.requestUpdate();
    void this.updateComplete.then(() => this.#grid()?.focus({ preventScroll: true }));
  }

  /** What is magnified follows the keyboard. */
  #keepInView({ m, n }: Point): void {
    const layout = this.#layout();
    const { k } = this.panZoom.transform;
    if (!layout || k === 1) return;
    const { plot } = layout;
    const away = (at: number, from: number, to: number) =>
      at < from + 10 || at > to - 10 ? ((from + to) / 2 - at) / k : 0;
    const right = away(layout.x(m), plot.left, plot.right);
    const down = away(layout.y(n), plot.top, plot.bottom);
    if (right !== 0 || down !== 0) void this.panZoom.panBy(right, down);
  }

  readonly #focusIn = (event: FocusEvent): void => {
    const [, m, n] = /^p(\d+)-(\d+)$/.exec((event.target as Element).id) ?? [];
    if (m === undefined || n === undefined) return;
    this.#focus = { m: Number(m), n: Number(n) };
    this.#keepInView(this.#focus);
    this.requestUpdate();
  };

  #svg(): SVGSVGElement | null {
    return this.renderRoot.querySelector<SVGSVGElement>('svg.plate');
  }

  #grid(): SVGElement | null {
    return this.renderRoot.querySelector<SVGElement>(`#p${this.#focus.m}-${this.#focus.n}`);
  }
}

if (!customElements.get('appleyard-lattice')) {
  customElements.define('appleyard-lattice', LatticeFigure);
}
