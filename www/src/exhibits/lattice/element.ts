import { html, nothing, type TemplateResult } from 'lit';
import type { Milestone, Why } from '../../../pkg/appleyard.js';
import type { Run } from '../../engine/engine.ts';
import { shownScene } from '../../share/codec.ts';
import { type ArrowKey, Board, type Placed } from '../../stage/board.ts';
import { Explained } from '../../stage/explained.ts';
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
  readonly #explained = new Explained<Why>(() => this.requestUpdate());
  readonly #board = new Board<Point>(
    this,
    {
      id: ({ m, n }) => `p${m}-${n}`,
      marks: () => this.#placed(),
      neighbour: (point, key) => this.#neighbour(point, key),
      plot: () => this.#layout()?.plot,
      choose: (point) => void this.#ask(point),
    },
    { m: 0, n: 0 },
  );
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
    this.#explained.open(asked);
    this.#answer = undefined;
    this.#uncovered.clear();
    const { focus } = this.#board;
    if (ask) this.#board.focus = ask;
    else if (focus.m >= columns || focus.n >= rows) this.#board.focus = { m: 0, n: 0 };
  }

  milestones(): readonly Milestone[] {
    return this.#milestones;
  }

  steps(): number {
    return this.#trace?.steps ?? 0;
  }

  override ownScene(): Partial<LatticeScene> {
    const { asked } = this.#explained;
    return { ask: asked && { m: asked.m, n: asked.n } };
  }

  arrive(): void {
    const { cursor } = this.timeline;
    const point = this.#trace?.point(cursor - 1);
    this.#explained.arrive(cursor, point && this.run?.ask('why', point.m, point.n));
  }

  plate(): TemplateResult {
    const { words } = this;
    const layout = this.#layout();
    if (!words || !layout) return html``;
    const { width, height } = layout;
    this.#board.settle();
    return html`<svg class="plate" role="grid" width=${width} height=${height}
      viewBox=${`0 0 ${width} ${height}`} aria-label=${words.text('lattice-plate')}
      aria-rowcount=${this.#frame().trace.rows} aria-colcount=${this.#frame().trace.columns}
      @click=${this.#board.click} @keydown=${this.#board.keydown} @focusin=${this.#board.focusin}
      >${latticePlate(this.#frame(), layout, this.#words(words))}</svg>`;
  }

  caption(): TemplateResult {
    return html`${this.words ? say(this.words, { id: 'lattice-caption' }) : nothing}`;
  }

  narration(): readonly Sentence[] {
    const { trace, cursor } = this.#frame();
    const { step } = this.#explained;
    // By the step's own point: its reason may come a moment after the cursor.
    const milestone = this.#milestones.find(({ m, n }) => m === step?.m && n === step.n)?.kind;
    return narrate(step, cursor, trace, milestone, step !== undefined && !this.#tells(step));
  }

  description(): readonly Sentence[] {
    return describe(this.#frame(), this.words?.language ?? 'en');
  }

  override question(milestone: number): Question | undefined {
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
      const value = () => shownScene(this.link)[name];
      return this.fields.render({ name, min, max, value, take }, words);
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
    const { asked } = this.#explained;
    if (!asked || !words || !layout) return nothing;
    return renderWhy(asked, {
      words,
      layout,
      hints: this.#tells(asked),
      reached: stateOf(this.#frame(), asked) !== 'not-yet',
      columns: this.#frame().trace.columns,
      rows: this.#frame().trace.rows,
      close: () => this.closeWhy(),
      ask: (point) => void this.#ask(point),
    });
  }

  closeWhy(): void {
    this.#explained.close();
    this.requestUpdate();
    this.sceneChanged();
    this.#board.restore();
  }

  /** At the end: would you go first? The answer is the colour of the last point on the axis. */
  override aside(): TemplateResult | typeof nothing {
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
    const { asked, step } = this.#explained;
    const explained = asked ?? (cursor < trace.steps ? step : undefined);
    return {
      trace,
      cursor,
      weight: this.#weight,
      explained,
      arrows: explained !== undefined && this.#tells(explained),
      tabindex: (point) => this.#board.tabindex(point),
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

  /** Whether a point's verdict may be given: not without hints, nor before it is uncovered or guessed. */
  #tells(point: Point): boolean {
    if (!this.ready) return false;
    const { hints, predict } = this.currentScene();
    const ahead = (this.#trace?.stepOf(point.m, point.n) ?? 0) >= this.timeline.cursor;
    return hints && !this.#covers(point) && !(predict && ahead);
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
    this.timeline.pause();
    this.#board.focus = point;
    if (stateOf(this.#frame(), point) === 'covered') {
      this.#uncovered.add(this.#trace?.stepOf(point.m, point.n) ?? 0);
    } else {
      const why = this.run?.ask('why', point.m, point.n);
      if (await this.#explained.ask(this.timeline.cursor, why)) this.#announceWhy();
    }
    this.requestUpdate();
    this.sceneChanged();
  }

  #placed(): Placed<Point>[] {
    const layout = this.#layout();
    if (!layout) return [];
    const { columns, rows } = this.#frame().trace;
    return Array.from({ length: columns * rows }, (_, i) => {
      const mark = { m: i % columns, n: Math.floor(i / columns) };
      return { mark, x: layout.x(mark.m), y: layout.y(mark.n) };
    });
  }

  #neighbour({ m, n }: Point, key: ArrowKey): Point | undefined {
    const { columns, rows } = this.#frame().trace;
    const to = {
      ArrowLeft: { m: m - 1, n },
      ArrowRight: { m: m + 1, n },
      ArrowUp: { m, n: n + 1 },
      ArrowDown: { m, n: n - 1 },
    }[key];
    return to.m >= 0 && to.m < columns && to.n >= 0 && to.n < rows ? to : undefined;
  }

  #announceWhy(): void {
    const why = this.#explained.asked;
    if (!why || !this.words) return;
    const told = this.#tells(why);
    const account = told ? [verdict(why, true), reason(why)] : [verdict(why, false)];
    this.announcer.say(plain(this.words, account));
  }
}

if (!customElements.get('appleyard-lattice')) {
  customElements.define('appleyard-lattice', LatticeFigure);
}
