import { html, nothing, type TemplateResult } from 'lit';
import type { Run } from '../../engine/engine.ts';
import { Board } from '../../stage/board.ts';
import type { Step as Milestone } from '../../stage/exhibit.ts';
import type { Row } from '../../stage/export.ts';
import { Figure } from '../../stage/figure.ts';
import { opener } from '../../stage/lazy.ts';
import { Moments } from '../../stage/moments.ts';
import type { Question } from '../../stage/task/predict.ts';
import type { Messages } from '../../words/messages.ts';
import type { Sentence } from '../../words/sentence.ts';
import { describe, type Moment, markSentence, narrate, passing, questionOf } from './account.ts';
import { configOf, refusals } from './config.ts';
import { engine } from './core/engine.ts';
import { DovetailingPanels } from './panels.ts';
import { type Layout, layoutSweep } from './picture/layout.ts';
import { sweepPlan } from './picture/plan.ts';
import { sweepStyles } from './picture/styles.ts';
import {
  arrived,
  lookOf,
  type Mark,
  marksOf,
  type SweepFrame,
  sweepPicture,
} from './picture/view.ts';
import { mostRounds, type SweepScene, sweepScene } from './scene.ts';
import type { DrawnMoment, ShownSweep } from './shown.ts';
import {
  ALONE,
  type Chosen,
  type Here,
  momentAt,
  type Swept,
  sweptOf,
  withTrial,
} from './swept.ts';

/** A picture narrower than this has a short legend, in px. */
const NARROW = 600;

/** `<appleyard-dovetailing>`: one machine that runs all others, a step each, so that none of them holds it up. */
export class DovetailingFigure extends Figure<SweepScene, 'Sweep'> implements ShownSweep {
  readonly exhibit = 'dovetailing';
  readonly spec = sweepScene;
  readonly model = 'Sweep';
  readonly engine = engine;
  override readonly refusals = refusals;

  readonly panels = new DovetailingPanels(this);
  readonly board = new Board<number>(this, this.#plan(), 0);
  readonly #moments = new Moments<number, Here>(() => {
    // A sentence names its moment, so none stays when another moment is seen.
    this.narrator.forget();
    this.requestUpdate();
  });
  /** What is said beside a mark comes with the first touch. */
  readonly #beside = opener(this, ['dovetailing-panels'], async () => [])(
    () => import('./beside-view.ts'),
  );
  known: Swept | undefined;
  chosen: Chosen | undefined;
  /** The mark that the visitor has touched, and the moment at which it was touched. */
  asked: Mark | undefined;
  #askedAt = 0;
  /** Machines whose fate the visitor has uncovered. */
  readonly #uncovered = new Set<number>();

  /** A link without a moment shows the machines before their first step. */
  override get rest(): number {
    return 0;
  }

  override get styles() {
    return [...super.styles, sweepStyles];
  }

  config(scene: SweepScene) {
    return configOf(scene);
  }

  async collect(run: Run<'Sweep'>, scene: SweepScene): Promise<void> {
    const swept = await sweptOf(run, scene, configOf(scene), this.lifetime);
    await this.#moments.open(momentAt(run, swept), Math.min(scene.cursor ?? 0, swept.moments));
    this.known = swept;
    this.asked = undefined;
    this.chosen = undefined;
    this.#uncovered.clear();
    this.panels.opened();
  }

  get here(): Here | undefined {
    return this.#moments.here;
  }

  milestones(): readonly Milestone[] {
    return this.known?.milestones ?? [];
  }

  /** The first moment says which machine moves, and in which order. */
  override nextStop(after: number): number | undefined {
    return after < 1 ? 1 : super.nextStop(after);
  }

  steps(): number {
    return this.known?.moments ?? 0;
  }

  override readonly tasks = async () => (await import('./tasks.ts')).sweepTasks(this);

  /** The ticks would say when the reports come. */
  override get ticks(): readonly number[] {
    const { cursor } = this.stepped ?? this.timeline;
    return super.ticks.filter((step) => step <= cursor);
  }

  arrive(): void {
    const { cursor } = this.timeline;
    if (this.#askedAt !== cursor) this.asked = undefined;
    this.#moments.seek(cursor);
  }

  override get narrated(): number {
    return this.here?.cursor ?? this.timeline.cursor;
  }

  #plan() {
    const pictures = () => {
      const [layout, frame] = [this.layout(), this.frame()];
      return layout && frame ? [{ marks: frame.marks, layout, left: 0, top: 0 }] : [];
    };
    return sweepPlan(pictures, (mark) => this.#choose(mark));
  }

  #choose(at: number): void {
    const mark = this.frame()?.marks[at];
    if (!mark) return;
    this.timeline.pause();
    if (mark.kind !== 'report') this.#uncovered.add(mark.machine);
    // Each touch is another question, also of the same mark.
    this.asked = { ...mark };
    this.#askedAt = this.timeline.cursor;
    this.requestUpdate();
  }

  /** Whether the figure may say that a machine is proved never to stop. */
  #never(machine: number): boolean {
    return this.currentScene().hints && !this.tasked && !this.#covered(machine);
  }

  /** What has become of a machine stays covered until the visitor touches it. */
  #covered(machine: number): boolean {
    return this.currentScene().reveal && !this.#uncovered.has(machine);
  }

  get maxZoom(): number | undefined {
    return this.layout()?.maxZoom;
  }

  picture(): TemplateResult {
    const { words, shown } = this;
    this.board.settle();
    return words && shown ? this.draw(words, shown) : html``;
  }

  draw(words: Messages, shown: DrawnMoment): TemplateResult {
    const layout = this.#layoutOf(shown);
    const frame = this.#frameOf(shown, layout);
    const { width, height } = layout;
    return html`<svg class="picture sweep" role="grid" tabindex="-1" width=${width} height=${height}
      viewBox=${`0 0 ${width} ${height}`} aria-label=${words.text('dovetailing-picture')}
      @click=${this.board.click} @keydown=${this.board.keydown} @focusin=${this.board.focusin}>${sweepPicture(
        frame,
        layout,
        {
          mark: (mark) => {
            const { id, args } = markSentence(
              mark,
              mark.kind === 'cell' ? lookOf(frame, mark) : '',
            );
            return words.text(id, args);
          },
          row: (step) => words.text('dovetailing-row', { step }),
          report: ({ number, report: { machine, step } }) =>
            words.text('dovetailing-line', { number, machine, step }),
          count: (steps) => words.text('dovetailing-count', { steps }),
          tray: words.text('dovetailing-tray'),
          empty: words.text('dovetailing-empty'),
          alone: [words.text('dovetailing-alone'), words.text('dovetailing-alone-short')],
          machines: words.text('dovetailing-machines'),
          steps: words.text('dovetailing-steps'),
        },
      )}</svg>`;
  }

  /** What the figure itself shows. */
  get shown(): DrawnMoment | undefined {
    const { known: swept, here, size } = this;
    return swept && here && size.width > 0 ? { swept, here } : undefined;
  }

  readonly frame = this.once((): SweepFrame | undefined => {
    const [shown, layout] = [this.shown, this.layout()];
    return shown && layout && this.#frameOf(shown, layout);
  });

  readonly layout = this.once((): Layout | undefined => this.shown && this.#layoutOf(this.shown));

  #layoutOf({ swept }: DrawnMoment): Layout {
    const text = this.projected ? 1.8 : 1;
    const transform = this.overlay ? undefined : this.panZoom.transform;
    return layoutSweep(this.size, text, swept, swept.triangle, transform);
  }

  #frameOf({ swept, here: now }: DrawnMoment, layout: Layout): SweepFrame {
    // What was asked at the beginning is answered in the picture, too.
    const tried = now.cursor > 0 || this.overlay ? undefined : this.chosen;
    const here = tried ? withTrial(now, tried) : now;
    return {
      here,
      tried,
      marks: marksOf(swept, here, layout, this.tasked),
      moments: swept.moments,
      first: 0,
      asks:
        here.cursor > 0 || this.overlay || this.tasked || this.currentScene().predict ? 0 : ALONE,
      never: (machine) => this.#never(machine),
      covered: (machine) => this.#covered(machine),
      tabindex: (mark) => this.board.tabindex(mark),
    };
  }

  caption(): Sentence {
    const { fit, size } = this;
    const brief = fit || size.width < NARROW ? 'yes' : 'no';
    const cells = this.layout()?.cells ? 'yes' : 'no';
    return { id: 'dovetailing-caption', args: { brief, cells } };
  }

  get moment(): Moment | undefined {
    const { known: swept, here } = this;
    if (!swept || !here) return undefined;
    return {
      scene: this.currentScene(),
      invites: !this.tasked && !this.currentScene().predict,
      swept,
      here,
      reports: arrived(swept, here.cursor),
      chosen: this.chosen,
      never: (machine) => this.#never(machine),
    };
  }

  narration(): readonly Sentence[] {
    const { moment, timeline } = this;
    if (!moment) return [];
    return (timeline.fleeting(moment.here.cursor) && passing(moment)) || narrate(moment);
  }

  description(): readonly Sentence[] {
    const { moment } = this;
    return moment ? describe(moment) : [];
  }

  override question(milestone: number): Question | undefined {
    return this.known && questionOf(this.known, milestone);
  }

  async *csv(words: Messages): AsyncGenerator<Row> {
    const { rowsOf } = await import('./table.ts');
    const rows = this.tasked ? this.timeline.cursor : this.steps();
    if (this.run) yield* rowsOf(this.run, rows, words);
  }

  whyCard(): TemplateResult | typeof nothing {
    const { asked, words } = this;
    const layout = this.layout();
    // It would say when a step comes.
    if (!asked || !words || !layout || this.tasked) return nothing;
    const view = this.#beside.module;
    return view ? view.renderWhy(this, asked, words, layout) : html``;
  }

  protected forgetWhy(): void {
    this.asked = undefined;
  }

  async begin(fields: Partial<SweepScene>): Promise<void> {
    await this.change({ cursor: undefined, ...fields });
  }

  async runFirst(): Promise<void> {
    // The question of the beginning would be said first.
    await this.begin({ order: 'first', rounds: Math.max(1, this.steps()), cursor: 1 });
    this.#plays('first');
  }

  async sweep(): Promise<void> {
    const { order, rounds } = sweepScene.defaults;
    await this.begin({ order, rounds, cursor: 1 });
    this.#plays(order);
  }

  /** Plays an order, unless a teacher has fixed another one. */
  #plays(order: SweepScene['order']): void {
    if (this.currentScene().order === order) this.timeline.play();
  }

  async further(): Promise<void> {
    const { order, rounds } = this.currentScene();
    const { cursor } = this.timeline;
    await this.change({ rounds: Math.min(mostRounds[order], rounds * 2), cursor });
  }

  async chooseFirst(machine: number): Promise<void> {
    const { run, lifetime } = this;
    const scene = this.currentScene();
    // Where the first one runs first, nothing is known of the others.
    const rounds = Math.min(scene.rounds, mostRounds.cantor);
    const config = configOf({ ...scene, order: 'cantor', rounds });
    const asked =
      scene.order === 'first'
        ? engine.read('Sweep', config, { signals: [lifetime] }, (it) => it.ask('machine', machine))
        : run?.ask('machine', machine);
    // The figure may show another run meanwhile, which ends this one.
    const answer = await asked?.catch(() => undefined);
    if (!answer || run !== this.run) return;
    const { halts } = answer;
    this.chosen = {
      machine,
      stops: halts !== undefined,
      steps: halts ?? Math.max(0, rounds - machine),
    };
    this.retell();
  }

  async watch(): Promise<void> {
    const late = await Promise.all([
      import('./demonstration.ts'),
      this.vocabulary.more('dovetailing-panels'),
    ]).then(
      ([module]) => module,
      () => undefined,
    );
    await late?.demonstrate(this);
  }
}
