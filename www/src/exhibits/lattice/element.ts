import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Milestone, Summary, Why } from '../../../pkg/lattice.js';
import type { Run } from '../../engine/engine.ts';
import type { CodedError } from '../../engine/errors.ts';
import { shownScene } from '../../share/codec.ts';
import { Board } from '../../stage/board.ts';
import { Explained } from '../../stage/explained.ts';
import { Lazy } from '../../stage/lazy.ts';
import type { Question } from '../../stage/predict.ts';
import { StageFigure } from '../../stage/stage-figure.ts';
import { plain, type Sentence, say } from '../../words/sentence.ts';
import { narrate, reason, verdict } from './account.ts';
import { boardPlan } from './board-plan.ts';
import { FrontColours, TracedColours } from './colours.ts';
import { configOf, mended } from './config.ts';
import { engine } from './core/engine.ts';
import { type Layout, layoutLattice } from './layout.ts';
import { LatticePanels } from './panels.ts';
import { PlateWords } from './plate-words.ts';
import { Play } from './play.ts';
import { narratePlay } from './play-account.ts';
import { RasterPlate } from './raster-plate.ts';
import { areApples, type Rules } from './rules.ts';
import { type LatticeScene, latticeScene } from './scene.ts';
import { latticeStyles } from './styles.ts';
import { type LatticeFrame, latticePlate, type Point, stateOf } from './view.ts';

/** `<appleyard-lattice>`: the (m, n) plane of a game of vectors, coloured step by step. */
export class LatticeFigure extends StageFigure<LatticeScene, 'Lattice'> {
  static override styles = [...StageFigure.styles, latticeStyles];

  readonly exhibit = 'lattice';
  readonly spec = latticeScene;
  readonly model = 'Lattice';
  readonly engine = engine;

  readonly play = new Play(this);
  summary: Summary | undefined;
  colours: TracedColours | FrontColours = new FrontColours([1, 1], 0, 0);
  readonly panels = new LatticePanels(this);
  override readonly ownPanels = this.panels.byName;
  override readonly largePanels = ['rules', 'pattern'];
  readonly #raster = new RasterPlate(this);
  #milestones: readonly Milestone[] = [];
  /** Fetched when a pointer or the keyboard first comes near, to be there when something is asked. */
  readonly #asking = new Lazy(
    () => import('./asking.ts'),
    () => this.requestUpdate(),
  );
  readonly #explained = new Explained<Why>(() => this.requestUpdate());
  readonly board = new Board<Point>(this, boardPlan(this), { m: 0, n: 0 });
  readonly #plateWords = new PlateWords();
  readonly #uncovered = new Set<string>();

  config(scene: LatticeScene) {
    return configOf(scene);
  }

  override mend(error: CodedError, scene: LatticeScene): Partial<LatticeScene> | undefined {
    return mended(error.code, scene);
  }

  async collect(run: Run<'Lattice'>, scene: LatticeScene): Promise<void> {
    const { columns, rows, ask, order } = scene;
    const [summary, milestones, asked] = await Promise.all([
      run.ask('summary'),
      run.ask('milestones'),
      ask ? run.ask('why', ask.m, ask.n) : undefined,
      this.play.open(scene.path, run),
      this.panels.open(run, scene),
    ]);
    this.summary = summary;
    this.colours = summary.traced
      ? new TracedColours(
          columns,
          rows,
          { data: await run.ask('trace'), width: summary.rowWidth },
          order === 'push'
            ? { data: await run.ask('pushTrace'), width: summary.pushRowWidth }
            : undefined,
        )
      : new FrontColours([summary.weightM, summary.weightN], columns, rows);
    this.#milestones = order === 'push' ? [] : milestones;
    this.#raster.open(run);
    this.#explained.open(asked);
    this.#uncovered.clear();
    const { focus } = this.board;
    if (ask) this.board.focus = ask;
    else if (focus.m >= columns || focus.n >= rows) this.board.focus = { m: 0, n: 0 };
  }

  override swept(): void {
    // Without a connection the opening ends here.
    import('./pull-back.ts').then(
      ({ pullBack }) => pullBack(this),
      () => {},
    );
  }

  milestones(): readonly Milestone[] {
    return this.play.path ? [] : this.#milestones;
  }

  steps(): number {
    return this.play.path ? this.play.path.length - 1 : this.colours.steps;
  }

  override get narrated(): number {
    return this.play.path ? this.timeline.cursor : this.#explained.at;
  }

  override ownScene(): Partial<LatticeScene> {
    const { asked } = this.#explained;
    return { ask: asked && { m: asked.m, n: asked.n }, path: this.play.path };
  }

  get rules(): Rules {
    const { moves, end } = shownScene(this.link);
    return { moves, end };
  }

  arrive(): void {
    const { run, play } = this;
    const { cursor } = this.timeline;
    if (play.path) {
      this.#explained.arrive(cursor, undefined);
      void play.arrive();
      return;
    }
    if (!run || cursor === 0) {
      this.#explained.arrive(cursor, undefined);
      return;
    }
    const { colours } = this;
    const point =
      colours instanceof TracedColours
        ? Promise.resolve(colours.point(cursor - 1))
        : run.ask('pointAt', cursor - 1);
    this.#explained.arrive(
      cursor,
      point.then((at) => {
        if (colours instanceof FrontColours && cursor === this.timeline.cursor) colours.last = at;
        return run.ask('why', at?.m ?? 0, at?.n ?? 0);
      }),
    );
  }

  plate(): TemplateResult {
    const { words } = this;
    const layout = this.layout();
    if (!words || !layout) return html``;
    const { width, height } = layout;
    this.panZoom.maxZoom = layout.maxZoom;
    this.board.settle();
    this.#raster.prepare(layout, this.board.focus);
    const frame = this.frame();
    const picture = this.#plateWords.of(words, frame.apples, this.#raster.shade);
    return html`${this.#raster.canvas(layout)}<svg class=${layout.raster ? 'plate over' : 'plate'}
      role="grid" tabindex="-1" width=${width} height=${height}
      viewBox=${`0 0 ${width} ${height}`}
      aria-label=${words.text('lattice-plate', { game: frame.apples ? 'apples' : 'other' })}
      aria-rowcount=${frame.colours.rows} aria-colcount=${frame.colours.columns}
      @pointerenter=${this.#wake} @touchstart=${{ handleEvent: this.#wake, passive: true }}
      @click=${this.board.click} @keydown=${this.board.keydown} @focusin=${this.#focused}
      >${latticePlate(frame, layout, picture)}</svg>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const layout = this.ready ? this.layout() : undefined;
    if (layout) this.#raster.draw(layout);
  }

  caption(): TemplateResult {
    const { words } = this;
    if (!words) return html``;
    const { shade } = this.#raster;
    const game = areApples(this.rules.moves) ? 'apples' : 'other';
    const layout = this.layout();
    return html`${say(words, { id: 'lattice-caption', args: { game } })}
      ${this.panels.rulesInShort(words)}
      ${shade === 'winner' ? nothing : this.#raster.scale(words, shade)}
      ${layout?.raster ? html`<span class="about">${this.#raster.about(words, layout)}</span>` : nothing}`;
  }

  narration(): readonly Sentence[] {
    const { colours, play, rules } = this;
    const { cursor } = this.timeline;
    if (play.path) return narratePlay(play, cursor, this.currentScene());
    const { step } = this.#explained;
    // By the step's own point: its reason may come a moment after the cursor.
    const milestone = this.#milestones.find(({ m, n }) => m === step?.m && n === step.n)?.kind;
    const push = this.currentScene().order === 'push';
    // As with the milestone: what turned the point told of, not the one at the cursor.
    const by =
      push && step && colours instanceof TracedColours
        ? colours.deciding(colours.stepOf(step))
        : undefined;
    const turnedBy = step?.options.find(({ index, outcome }) => index === by && outcome === 'P');
    const hidden = step !== undefined && !this.#tells(step);
    return narrate(
      { why: step, cursor, steps: colours.steps, milestone, hidden, turnedBy, push },
      rules,
    );
  }

  description(): readonly Sentence[] {
    return this.panels.description(this.frame());
  }

  override question(milestone: number): Question | undefined {
    const at = this.#milestones.find(({ step }) => step === milestone);
    const cell = at && this.colours.cell(at);
    if (!at || !cell) return undefined;
    return {
      ask: { id: 'lattice-predict', args: { m: at.m, n: at.n } },
      answers: [
        { label: 'answer-lost', right: cell.lost },
        { label: 'answer-won', right: !cell.lost },
      ],
    };
  }

  async *csv(): AsyncGenerator<readonly (string | number)[]> {
    const { rowsOf } = await import('./table.ts');
    if (this.run) yield* rowsOf(this.run, this.colours);
  }

  settings(): unknown {
    return this.panels.settings();
  }

  why(): TemplateResult | typeof nothing {
    const { words, colours } = this;
    const layout = this.layout();
    const { asked } = this.#explained;
    const asking = asked && this.#asking.module;
    if (!asking || !words || !layout) return nothing;
    return asking.renderWhy(asked, {
      words,
      layout,
      rules: this.rules,
      hints: this.#tells(asked),
      reached: colours.coloured(asked, this.#coloured()),
      columns: colours.columns,
      rows: colours.rows,
      close: () => this.closeWhy(),
      ask: (point) => void this.ask(point),
    });
  }

  closeWhy(): void {
    this.#explained.close();
    this.requestUpdate();
    this.sceneChanged();
    this.board.restore();
  }

  override aside(): TemplateResult | typeof nothing {
    return this.panels.aside(this.#milestones);
  }

  frame(): LatticeFrame {
    const { colours, play, summary } = this;
    const { cursor } = this.timeline;
    const { asked, step } = this.#explained;
    const { order, conjecture } = this.currentScene();
    const explained = asked ?? (cursor < colours.steps && !play.path ? step : undefined);
    const { moves, end } = this.rules;
    const apples = areApples(moves);
    const last =
      order === 'push' || play.path
        ? undefined
        : colours instanceof TracedColours
          ? colours.point(cursor - 1)
          : cursor > 0
            ? colours.last
            : undefined;
    const played = play.path?.slice(0, cursor + 1);
    const legal = play.mover(cursor) === 'computer' ? [] : (play.here?.options ?? []);
    return {
      colours,
      cursor: this.#coloured(),
      weight: [summary?.weightM ?? 1, summary?.weightN ?? 1],
      last,
      apples,
      given: apples && end === 'misere' && !play.path,
      explained,
      arrows: explained !== undefined && this.#tells(explained),
      shade: this.#raster.shading(),
      overlays: {
        focus: this.board.focus,
        path: played && { played, legal },
        questioned: this.panels.questioned(this.#milestones),
        violations: conjecture ? this.panels.violations() : [],
      },
      tabindex: (point) => this.board.tabindex(point),
      covered: (point) => this.#covers(point),
    };
  }

  layout(): Layout | undefined {
    const { width, height } = this.size;
    const { columns, rows } = this.colours;
    if (columns === 0 || width === 0) return undefined;
    const text = this.presenting ? 2 : 1;
    return layoutLattice(columns, rows, width, height, text, this.panZoom.transform);
  }

  /** Steps whose points are coloured: in a game all of them, or none where it should be found. */
  #coloured(): number {
    if (!this.play.path) return this.timeline.cursor;
    return this.currentScene().hints ? this.colours.steps : 0;
  }

  readonly #wake = (): void => {
    void this.#asking.module;
  };

  readonly #focused = (event: FocusEvent): void => {
    this.#wake();
    this.board.focusin(event);
  };

  /** Whether a point's verdict may be given: not without hints, nor before it is uncovered or guessed. */
  #tells(point: Point): boolean {
    if (!this.ready) return false;
    const { hints, predict } = this.currentScene();
    const ahead = !this.colours.coloured(point, this.#coloured());
    return hints && !this.#covers(point) && !(predict && ahead);
  }

  #covers({ m, n }: Point): boolean {
    if (!this.ready || !this.currentScene().reveal) return false;
    return !this.#uncovered.has(`${m},${n}`);
  }

  /** Takes the covers off every mark. */
  uncoverAll(): void {
    const { columns, rows } = this.colours;
    for (let m = 0; m < columns; m += 1) {
      for (let n = 0; n < rows; n += 1) this.#uncovered.add(`${m},${n}`);
    }
    this.requestUpdate();
  }

  /** A point of the plate is touched: in a game it is moved to, else it is asked. */
  choose(point: Point): void {
    this.board.focus = point;
    if (this.play.path) void this.play.choose(point);
    else void this.ask(point);
  }

  /** Touching a covered mark uncovers it; any other is asked why. */
  async ask(point: Point): Promise<void> {
    this.timeline.pause();
    this.board.focus = point;
    if (stateOf(this.frame(), point) === 'covered') {
      this.#uncovered.add(`${point.m},${point.n}`);
    } else {
      const why = this.run?.ask('why', point.m, point.n);
      if (await this.#explained.ask(this.timeline.cursor, why)) this.#announceWhy();
    }
    this.requestUpdate();
    this.sceneChanged();
  }

  #announceWhy(): void {
    const why = this.#explained.asked;
    if (!why || !this.words) return;
    const told = this.#tells(why);
    const account = told ? [verdict(why, true), reason(why, this.rules)] : [verdict(why, false)];
    this.announcer.say(plain(this.words, account));
  }
}

if (!customElements.get('appleyard-lattice')) {
  customElements.define('appleyard-lattice', LatticeFigure);
}
