import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { QuicksortSummary } from '../../../pkg/quicksort.js';
import type { Run } from '../../engine/engine.ts';
import type { CodedError } from '../../engine/errors.ts';
import { Board } from '../../stage/board.ts';
import type { Step as Milestone } from '../../stage/figure.ts';
import type { Question } from '../../stage/predict.ts';
import { still } from '../../stage/preferences.ts';
import { StageFigure } from '../../stage/stage-figure.ts';
import { type Sentence, say } from '../../words/sentence.ts';
import { describe, narrate, type Told } from './account.ts';
import { boardPlan } from './board-plan.ts';
import { configOf, mended } from './config.ts';
import { engine } from './core/engine.ts';
import { frameOf } from './frame.ts';
import { type Layout, layoutQuicksort, MOST_DRAWN, MOST_PRESSED } from './layout.ts';
import { Moments } from './moments.ts';
import { travel } from './motion.ts';
import { QuicksortPanels } from './panels.ts';
import { Picture } from './picture.ts';
import { Pressing } from './pressing.ts';
import { type QuicksortScene, quicksortScene } from './scene.ts';
import { isPartition, type Part, partsOf, stepOf, touchedBy } from './steps.ts';
import { quicksortStyles } from './styles.ts';
import { type QuicksortFrame, quicksortPlate } from './view.ts';

/** Ticks of the timeline, at most: of more partitions those of the largest parts have one. */
const MOST_MILESTONES = 100;

/** `<appleyard-quicksort>`: a list that is sorted, and what is known of its areas at every step. */
export class QuicksortFigure extends StageFigure<QuicksortScene, 'Quicksort'> {
  static override styles = [...StageFigure.styles, quicksortStyles];

  readonly exhibit = 'quicksort';
  readonly spec = quicksortScene;
  readonly model = 'Quicksort';
  readonly engine = engine;

  readonly panels = new QuicksortPanels(this);
  override readonly ownPanels = this.panels.byName;
  override readonly largePanels = ['input', 'variant', 'code', 'tree', 'race', 'lab'];
  readonly board = new Board<number>(this, boardPlan(this), 0);
  readonly #moments = new Moments(() => this.#arrived());
  readonly #pressing = new Pressing();
  readonly #picture = new Picture(() => this.requestUpdate());
  summary: QuicksortSummary | undefined;
  values: Uint32Array = new Uint32Array();
  parts: readonly Part[] = [];
  #milestones: readonly Milestone[] = [];
  /** The place that was asked, and where the cursor stood. */
  asked: number | undefined;
  #askedAt: number | undefined;
  /** Places of this moment that have been touched, where marks are covered until then. */
  readonly #uncovered = new Set<number>();
  #moved = false;
  #drawing = false;
  #drawn: QuicksortFrame | undefined;

  config(scene: QuicksortScene) {
    return configOf(scene);
  }

  override mend(error: CodedError, scene: QuicksortScene): Partial<QuicksortScene> | undefined {
    return mended(error.code, scene);
  }

  async collect(run: Run<'Quicksort'>, scene: QuicksortScene): Promise<void> {
    const summary = await run.ask('summary');
    const [values, parts] = await Promise.all([run.ask('values'), run.ask('parts')]);
    const cursor = Math.min(scene.cursor ?? summary.steps, summary.steps);
    this.summary = summary;
    this.values = values;
    this.parts = partsOf(parts);
    this.#milestones = milestonesOf(this.parts);
    this.asked = undefined;
    this.board.focus = Math.min(this.board.focus, values.length - 1);
    this.#picture.open(run);
    await Promise.all([
      this.#moments.open(run, cursor, scene.exchange),
      this.#pressing.open(run, this.#pressed()),
      this.panels.open(scene, values),
    ]);
  }

  get length(): number {
    return this.values.length;
  }

  get here() {
    return this.#moments.here;
  }

  /** The part of the last step, or the first one. */
  get currentPart(): Part | undefined {
    const at = this.here?.moment.part;
    return at === undefined ? undefined : this.parts[at];
  }

  /** Places among which a pivot is to be chosen now. */
  get choosing(): { lo: number; hi: number } | undefined {
    const { summary, timeline } = this;
    return timeline.cursor === timeline.length ? summary?.waiting : undefined;
  }

  milestones(): readonly Milestone[] {
    return this.panels.race?.milestones() ?? this.#milestones;
  }

  steps(): number {
    return this.panels.race?.steps ?? this.summary?.steps ?? 0;
  }

  arrive(): void {
    const { cursor } = this.timeline;
    // Only another step puts an answer away: not a moment that was on its way when it was asked.
    if (this.#askedAt !== cursor) {
      this.asked = undefined;
      this.#uncovered.clear();
    }
    this.panels.race?.seek(cursor);
    if (!this.panels.race) this.#moments.seek(cursor, this.currentScene().exchange);
  }

  #arrived(): void {
    this.#moved = true;
    const step = this.#told()?.step;
    const element = this.here?.order[(step && touchedBy(step)[0]) ?? 0] ?? 0;
    this.panels.sound?.play(this.values[element] ?? 0, this.summary?.largest ?? 1);
    this.requestUpdate();
  }

  plate(): TemplateResult {
    const { words, here } = this;
    if (this.panels.race) return this.panels.race.plate(this) ?? html``;
    const [frame, layout] = [this.frame(), this.layout()];
    if (!words || !frame || !layout || !here) return html``;
    const { width, height } = layout;
    const many = this.length > MOST_DRAWN;
    return html`${this.#picture.canvas(this.#pictured)}<svg class=${this.#pictured ? 'plate over' : 'plate'} role=${many ? 'img' : 'grid'} tabindex="-1"
      width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`}
      aria-label=${words.text('quicksort-plate', { count: this.length })}
      @click=${this.#clicked} @keydown=${this.board.keydown} @focusin=${this.board.focusin}
      >${quicksortPlate(frame, layout, {
        element: (at) => this.#named(frame, at),
        gauge: words.text('gauge', {
          frames: frame.frames.length,
          most: frame.mostFrames,
          bound: frame.bound,
        }),
        row: words.text('quicksort-row'),
      })}</svg>`;
  }

  #named({ values, place }: QuicksortFrame, at: number): string {
    const args = { place: at + 1, value: values[at] ?? 0, area: place(at) };
    return this.words?.text('mark-element', args) ?? '';
  }

  /** There is a picture of the whole run instead of pressed rows. */
  get #pictured(): boolean {
    return this.length > MOST_PRESSED && (this.layout()?.woodcut.height ?? 0) > 8;
  }

  caption(): TemplateResult {
    const { words, length } = this;
    if (!words) return html``;
    const whole = length > MOST_PRESSED ? 'picture' : 'woodcut';
    const many = this.fit ? 'frame' : this.panels.race ? 'race' : whole;
    const { colour, scheme } = this.currentScene();
    return html`${say(words, { id: 'quicksort-caption', args: { many, colour, scheme } })}
      ${many === 'picture' && colour === 'area' ? this.panels.legend(words) : nothing}
      ${this.fit ? nothing : this.panels.inShort(words)}`;
  }

  #told(): Told | undefined {
    const { here, summary, currentPart: part, values, words } = this;
    if (!here || !summary || !words) return undefined;
    return {
      scene: this.currentScene(),
      list: this.panels.listName(words),
      values,
      here,
      part,
      step: here.moment.row && stepOf(here.moment.row),
      steps: summary.steps,
      framesBound: summary.framesBound,
      waiting: summary.waiting,
    };
  }

  override get narrated(): number {
    const { cursor } = this.timeline;
    return this.panels.race ? cursor : (this.here?.step ?? cursor);
  }

  narration(): readonly Sentence[] {
    if (this.panels.race) return this.panels.race.narration();
    const told = this.#told();
    return told ? narrate(told, this.tells) : [];
  }

  description(): readonly Sentence[] {
    if (this.panels.race) return this.words ? this.panels.race.description(this.words) : [];
    const told = this.#told();
    return told && this.words ? describe(told, this.tells, this.words) : [];
  }

  override question(milestone: number): Question | undefined {
    const part = this.parts.find((one) => one.last === milestone && isPartition(one));
    if (!part) return undefined;
    const difference = part.equal - part.lo - (part.hi - part.larger);
    return {
      ask: { id: 'quicksort-predict', args: { from: part.lo + 1, to: part.hi } },
      answers: [
        { label: 'answer-left', right: difference < 0 },
        { label: 'answer-right', right: difference > 0 },
        { label: 'answer-same', right: difference === 0 },
      ],
    };
  }

  async *csv(): AsyncGenerator<readonly (string | number)[]> {
    const { rowsOf } = await import('./table.ts');
    if (this.run) yield* rowsOf(this.run, this.steps());
  }

  settings(): unknown {
    return this.panels.settings();
  }

  why(): TemplateResult | typeof nothing {
    if (this.asked !== undefined) return this.panels.why(this.asked);
    // An exchange that has begun can be given up as well.
    return this.panels.exchanging === undefined ? nothing : html``;
  }

  closeWhy(): void {
    this.asked = undefined;
    this.panels.exchanging = undefined;
    this.requestUpdate();
    this.board.restore();
  }

  override aside(): TemplateResult | typeof nothing {
    return this.panels.aside();
  }

  /** What is drawn; while the page is being drawn all get the same. */
  frame(): QuicksortFrame | undefined {
    const frame = this.#drawn ?? this.#frame();
    if (this.#drawing) this.#drawn = frame;
    return frame;
  }

  #frame(): QuicksortFrame | undefined {
    const { here, summary, currentPart: part, values } = this;
    const layout = this.layout();
    if (!here || !summary || !layout) return undefined;
    const { exchange } = this.currentScene();
    return frameOf({
      here,
      values,
      part,
      largest: summary.largest,
      bound: summary.framesBound,
      exchange,
      done: here.step === summary.steps && !summary.waiting && !exchange,
      hidden: !this.tells,
      covered: (place) => this.#covers(place),
      asked: this.asked,
      pressed: this.#pressing.rows(layout, summary.largest, values),
      progress: this.#pictured ? here.step / Math.max(1, summary.steps) : undefined,
      tabindex: (place) => this.board.tabindex(place),
    });
  }

  /** Hints are off, or a mark has not been touched yet. */
  #covers(place: number): boolean {
    const { hints, reveal } = this.currentScene();
    return !hints || (reveal && !this.#uncovered.has(place));
  }

  /** Whether what the areas claim may be told. */
  get tells(): boolean {
    const { hints, reveal } = this.currentScene();
    return hints && !reveal;
  }

  layout(): Layout | undefined {
    const { size, summary, length } = this;
    if (size.width === 0 || !summary) return undefined;
    const { show, scheme } = this.currentScene();
    return layoutQuicksort({
      size,
      fit: this.fit || this.presenting,
      text: this.presenting ? 2 : 1,
      length,
      largest: summary.largest,
      cards: show === 'cards',
      pointers: scheme === 'three-way' ? 4 : 2,
      frames: Math.max(summary.framesBound, summary.total.mostFrames) + 1,
      rows: length > MOST_PRESSED ? 0 : this.#pressed().length,
    });
  }

  /** Moments whose lists are pressed beneath: the start, and the end of each partition. */
  #pressed(): readonly number[] {
    if (this.length > MOST_PRESSED) return [];
    return [0, ...this.parts.filter(isPartition).map(({ last }) => last)];
  }

  /** An element is chosen, with the pointer or the keyboard: as the pivot, for an exchange, or asked. */
  choose(place: number): void {
    this.timeline.pause();
    const { choosing } = this;
    if (choosing && place >= choosing.lo && place < choosing.hi) {
      void this.#pick(place);
      return;
    }
    if (this.panels.exchanging !== undefined) {
      this.panels.exchangeWith(place);
      return;
    }
    this.asked = place;
    this.#askedAt = this.timeline.cursor;
    this.#uncovered.add(place);
    this.requestUpdate();
    if (this.words) this.announcer.say(this.panels.whyText(place));
  }

  /** A pivot is chosen by hand; the partition around it is played. */
  async #pick(place: number): Promise<void> {
    const { picks } = this.currentScene();
    const from = this.timeline.length;
    await this.change({ picks: [...(picks ?? []), place], cursor: from, exchange: undefined });
    if (still()) this.timeline.seek(this.timeline.length);
    else this.timeline.play();
    await this.updateComplete;
    this.board.restore();
  }

  readonly #clicked = (event: MouseEvent): void => {
    const layout = this.layout();
    if (!layout) return;
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const down = event.clientY - box.top - layout.woodcut.top;
    if (this.#pictured && down >= 0 && down <= layout.woodcut.height) {
      this.timeline.seek((down / layout.woodcut.height) * this.timeline.length);
    } else this.board.click(event);
  };

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.#drawing = true;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#drawing = false;
    this.#drawn = undefined;
    const layout = this.ready && !this.panels.race ? this.layout() : undefined;
    if (!layout) return;
    this.#picture.draw(this.renderRoot, layout, this.currentScene());
    const { here } = this;
    if (!this.#moved || !here || this.length > MOST_DRAWN) return;
    this.#moved = false;
    if (still()) return;
    const { playing, pace, speed } = this.timeline;
    const stepMs = playing ? 1000 / (pace * speed) : Number.POSITIVE_INFINITY;
    travel(this.renderRoot, this.#moments.before, here, layout, stepMs);
  }
}

function milestonesOf(parts: readonly Part[]): readonly Milestone[] {
  const divided = parts.filter(isPartition);
  const largest = [...divided].sort((a, b) => b.hi - b.lo - (a.hi - a.lo));
  const kept = largest.slice(0, MOST_MILESTONES).map(({ last }) => last);
  return kept.sort((a, b) => a - b).map((step) => ({ step }));
}

if (!customElements.get('appleyard-quicksort')) {
  customElements.define('appleyard-quicksort', QuicksortFigure);
}
