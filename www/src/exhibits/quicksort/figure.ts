import { html, nothing, type TemplateResult } from 'lit';
import type { SortSummary } from '../../../pkg/quicksort.js';
import type { Run } from '../../engine/engine.ts';
import { shownScene } from '../../share/codec.ts';
import { Board } from '../../stage/board.ts';
import type { Step as Milestone } from '../../stage/exhibit.ts';
import type { Row } from '../../stage/export.ts';
import { Figure } from '../../stage/figure.ts';
import { Moments } from '../../stage/moments.ts';
import { openedFirst } from '../../stage/opened-first.ts';
import { placeIn } from '../../stage/own-place.ts';
import type { Picture } from '../../stage/picture.ts';
import { still } from '../../stage/preferences.ts';
import type { Question } from '../../stage/task/predict.ts';
import type { Messages } from '../../words/messages.ts';
import type { Sentence } from '../../words/sentence.ts';
import { type NarratedMoment, narrate, questionOf, waitingCalls } from './account.ts';
import { describe } from './account-text.ts';
import { costOfBuilt } from './built.ts';
import { awaitsPivot, cardText, offersPivot, pointerText, rowText, showRow } from './cards.ts';
import { Choices } from './choices.ts';
import { configOf, refusals } from './config.ts';
import { engine } from './core/engine.ts';
import { Demonstration } from './demonstration.ts';
import { type Here, momentsOf, type Wanted } from './moments.ts';
import { QuicksortPanels } from './panels.ts';
import { boardPlan } from './picture/board-plan.ts';
import { frameOf } from './picture/frame.ts';
import { type Layout, layoutQuicksort, MOST_DRAWN, MOST_PRESSED } from './picture/layout.ts';
import { travel } from './picture/motion.ts';
import { pointersOf } from './picture/pointers.ts';
import { Pressing, pressedSteps } from './picture/pressing.ts';
import { RunPicture } from './picture/run-picture.ts';
import { quicksortStyles } from './picture/styles.ts';
import { type Place, type QuicksortFrame, quicksortPicture, rowOf } from './picture/view.ts';
import { type QuicksortScene, quicksortScene } from './scene.ts';
import type { ShownSort } from './shown.ts';
import { milestonesOf, type Part, partsOf, stepOf, touchedBy } from './steps.ts';

/** `<appleyard-quicksort>`: sorts a list, and shows at every step what is known about its areas. */
export class QuicksortFigure extends Figure<QuicksortScene, 'Quicksort'> implements ShownSort {
  readonly exhibit = 'quicksort';
  readonly spec = quicksortScene;
  readonly model = 'Quicksort';
  readonly engine = engine;
  override readonly refusals = refusals;

  readonly choices = new Choices(this);
  readonly panels = new QuicksortPanels(this);
  readonly board = new Board<number>(this, boardPlan(this), 0);
  readonly #moments = new Moments<Wanted, Here>(() => this.#arrived());
  readonly #pressing = new Pressing();
  readonly #picture = new RunPicture(() => this.requestUpdate());
  readonly demonstration = new Demonstration(() => this.timeline);
  past: NarratedMoment['before'];
  built: NarratedMoment['built'];
  summary: SortSummary | undefined;
  values: Uint32Array = new Uint32Array();
  parts: readonly Part[] = [];
  #milestones: readonly Milestone[] = [];
  /** The place whose card is open, and the step at which it was opened. */
  asked: number | undefined;
  #askedAt: number | undefined;
  /** Places that the visitor has touched at this step. Covered marks there are uncovered. */
  readonly #uncovered = new Set<number>();
  #moved = false;

  /** The figure opens at the first step, or with pivots by hand at the step that needs the next pivot. */
  override get rest(): number {
    const { pivot, race } = shownScene(this.link);
    return pivot === 'hand' && !race ? this.timeline.length : 0;
  }

  override get styles() {
    return [...super.styles, openedFirst, quicksortStyles];
  }

  config(scene: QuicksortScene) {
    return configOf(scene);
  }

  async collect(run: Run<'Quicksort'>, scene: QuicksortScene): Promise<void> {
    const summary = await run.ask('summary');
    const [values, parts] = await Promise.all([run.ask('values'), run.ask('parts')]);
    const end = scene.pivot === 'hand' && !scene.race ? summary.steps : 0;
    const cursor = Math.min(scene.cursor ?? end, summary.steps);
    this.past = this.choices.changing ? this.summary?.total : undefined;
    this.built = await costOfBuilt(scene, summary, this.lifetime);
    this.summary = summary;
    this.values = values;
    this.parts = partsOf(parts);
    this.demonstration.shown = false;
    this.#milestones = milestonesOf(this.parts);
    this.asked = undefined;
    this.#keepFocus();
    this.#picture.open(run);
    await Promise.all([
      this.#moments.open(momentsOf(run), { step: cursor, exchange: scene.exchange }),
      this.#pressing.open(run, this.#pressed()),
      this.panels.open(scene, values),
    ]);
  }

  override recolour(): void {
    this.#picture.recolour();
    super.recolour();
  }

  override readonly tasks = async () => (await import('./tasks.ts')).quicksortTasks(this);

  override get asksAbout(): readonly unknown[] {
    return [...super.asksAbout, this.currentScene().wait];
  }

  get length(): number {
    return this.values.length;
  }

  get here() {
    return this.#moments.here;
  }

  get currentPart(): Part | undefined {
    const at = this.here?.moment.part;
    return at === undefined ? undefined : this.parts[at];
  }

  get choosing(): { lo: number; hi: number } | undefined {
    const { summary, timeline } = this;
    return timeline.cursor === timeline.length ? summary?.waiting : undefined;
  }

  milestones(): readonly Milestone[] {
    return this.panels.race?.milestones() ?? this.#milestones;
  }

  /** The first step says which pivot there is. */
  override nextStop(after: number): number | undefined {
    return after < 1 && !this.panels.race ? 1 : super.nextStop(after);
  }

  steps(): number {
    return this.panels.race?.steps ?? this.summary?.steps ?? 0;
  }

  arrive(): void {
    const { cursor } = this.timeline;
    // Only another step closes the card, and not a moment that was on its way when the card was opened.
    if (this.#askedAt !== cursor) {
      this.asked = undefined;
      this.#uncovered.clear();
    }
    this.demonstration.moved();
    this.panels.race?.seek(cursor);
    const { exchange } = this.currentScene();
    if (!this.panels.race) this.#moments.seek({ step: cursor, exchange });
  }

  /** The pointer with the tab stop may be gone. */
  #keepFocus(): void {
    const { board, length } = this;
    const pointers = this.here ? pointersOf(this.here, this.currentPart).length : 0;
    if (board.focus >= length + pointers) board.focus = Math.max(0, length - 1);
  }

  #arrived(): void {
    this.#moved = true;
    this.#keepFocus();
    const step = this.#narratedMoment()?.step;
    const element = this.here?.order[(step && touchedBy(step)[0]) ?? 0] ?? 0;
    this.panels.sound?.play(this.values[element] ?? 0, this.summary?.largest ?? 1);
    this.requestUpdate();
  }

  override get seen(): Picture {
    return this.panels.race ?? super.seen;
  }

  picture(): TemplateResult {
    const { words, here } = this;
    const [frame, layout] = [this.frame(), this.layout()];
    if (!words || !frame || !layout || !here) return html``;
    const { width, height } = layout;
    const many = this.length > MOST_DRAWN;
    const waiting = waitingCalls(here, frame.bound + 1);
    return html`${this.#picture.canvas(this.#pictured)}<svg class=${this.#pictured ? 'picture over' : 'picture'} role=${many ? 'img' : 'grid'} tabindex="-1"
      width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`}
      aria-label=${words.text('quicksort-picture', { count: this.length })}
      @click=${this.#clicked} @keydown=${this.board.keydown} @focusin=${this.board.focusin}
      >${quicksortPicture(frame, layout, {
        element: (at) => this.#named(frame, at),
        gauge: words.text('gauge', { ...waiting, short: 'no' }),
        shortGauge: words.text('gauge', { ...waiting, short: 'yes' }),
        row: words.text('quicksort-row'),
        pressed: words.text(this.#pictured ? 'run-heading' : 'rows-heading', {
          touch: this.tasked ? 'no' : 'yes',
        }),
        pressedRow: ({ step }) => rowText(words, this.parts, step),
        pointers: words.text('code-pointers'),
        name: (name) => words.text(`pointer-${name}`),
        pointer: (pointer) => pointerText(words, pointer, this.currentPart?.hi ?? this.length),
      })}</svg>`;
  }

  #named({ values, place }: QuicksortFrame, at: number): string {
    const args = { place: at + 1, value: values[at], area: place(at) };
    return this.words?.text('mark-element', args) ?? '';
  }

  /** Whether a picture of the whole run takes the place of the pressed rows. */
  get #pictured(): boolean {
    // The whole run would answer a task.
    const drawn = this.length > MOST_PRESSED && !this.tasked;
    const layout = this.layout();
    return drawn && layout !== undefined && layout.woodcut.height > 8;
  }

  caption(): TemplateResult {
    const { words } = this;
    if (!words) return html``;
    const byValue = this.#pictured && this.currentScene().colour === 'value';
    return html`${byValue ? words.text('picture-values') : this.panels.legend(words)}`;
  }

  places(): ReadonlySet<Place> | undefined {
    const frame = this.frame();
    if (!frame || this.#pictured) return undefined;
    return new Set(Array.from(frame.values, (_, at) => frame.place(at)));
  }

  #narratedMoment(): NarratedMoment | undefined {
    const { here, summary, currentPart: part, values, words } = this;
    if (!here || !summary || !words) return undefined;
    return {
      scene: this.currentScene(),
      list: this.panels.namesList ? undefined : this.panels.listName(words),
      pictured: this.#pictured,
      pressed: Boolean(this.frame()?.pressed.length),
      values,
      here,
      part,
      parts: this.parts,
      before: this.past,
      built: this.built,
      step: here.moment.row && stepOf(here.moment.row),
      steps: summary.steps,
      framesBound: summary.framesBound,
      waiting: summary.waiting,
    };
  }

  override get narrated(): number {
    const { cursor } = this.timeline;
    return this.panels.race?.shown(cursor) ?? this.here?.step ?? cursor;
  }

  narration(): readonly Sentence[] {
    const narrated = this.#narratedMoment();
    const said = narrated ? narrate(narrated, this.mayReveal('areas')) : [];
    // A touch answers an open task: it neither chooses a pivot nor goes to a row.
    const invites = /^quicksort-(invite|rows-below|run-below)$/;
    return this.tasked ? said.filter(({ id }) => !invites.test(id)) : said;
  }

  description(): readonly Sentence[] {
    const narrated = this.#narratedMoment();
    return narrated && this.words ? describe(narrated, this.mayReveal('areas'), this.words) : [];
  }

  override question(milestone: number): Question | undefined {
    return this.panels.race ? undefined : questionOf(this.parts, milestone);
  }

  async *csv(words: Messages): AsyncGenerator<Row> {
    const { rowsOf } = await import('./table.ts');
    // The steps to come are what a task asks.
    const steps = this.tasked ? this.timeline.cursor : this.steps();
    if (this.run) yield* rowsOf(this.run, steps, words);
  }

  whyCard(): TemplateResult | typeof nothing {
    if (this.asked !== undefined) return this.panels.whyCard(this.asked);
    // The visitor can also give up a swap that has begun, and end a demonstration.
    const gives = this.panels.exchanging !== undefined || this.demonstration.shown;
    return gives ? html`` : nothing;
  }

  protected forgetWhy(): void {
    this.asked = undefined;
    this.panels.exchanging = undefined;
    if (!this.demonstration.giveWay()) return;
    void this.vocabulary.more('stage').then(
      () => this.words && this.announcer.say(this.words.text('demonstration-over')),
      () => {},
    );
  }

  /** What the picture draws. All callers get the same frame while the page is drawn. */
  readonly frame = this.once((): QuicksortFrame | undefined => {
    const { here, summary, currentPart: part, values } = this;
    const layout = this.layout();
    if (!here || !summary || !layout) return undefined;
    const { exchange } = this.currentScene();
    return frameOf({
      here,
      values,
      part,
      parts: this.parts,
      largest: summary.largest,
      bound: summary.framesBound - 1,
      exchange,
      done: here.step === summary.steps && !summary.waiting && !exchange,
      hidden: !this.mayReveal('areas'),
      covered: (place) => this.#covers(place),
      asked: this.asked,
      pressed: this.#pressing
        .rows(layout, summary.largest, values)
        .filter(({ step }) => !this.tasked || step <= here.step),
      progress: this.#pictured ? here.step / Math.max(1, summary.steps) : undefined,
      tabindex: (place) => this.board.tabindex(place),
    });
  });

  /** Whether a mark is covered: hints are off, or the visitor has not touched the mark yet. */
  #covers(place: number): boolean {
    const { hints, reveal } = this.currentScene();
    return !hints || this.tasked || (reveal && !this.#uncovered.has(place));
  }

  readonly layout = this.once((): Layout | undefined => {
    const { size, summary, length } = this;
    if (size.width === 0 || !summary) return undefined;
    const { show, scheme } = this.currentScene();
    return layoutQuicksort({
      size,
      text: this.projected ? 2 : 1,
      length,
      largest: summary.largest,
      cards: show === 'cards',
      pointers: scheme === 'three-way' ? 4 : 2,
      frames: Math.max(summary.framesBound, summary.total.mostFrames),
      rows: length > MOST_PRESSED ? 0 : this.#pressed().length,
    });
  });

  #pressed(): readonly number[] {
    return this.length > MOST_PRESSED ? [] : pressedSteps(this.parts, this.summary?.steps ?? 0);
  }

  choose(place: number): void {
    if (this.tasked) {
      const asks = this.asksTask()?.task === 'pivot' && place >= 0 && place < this.length;
      if (asks) this.answer(place + 1);
      return;
    }
    const gaveWay = this.demonstration.giveWay();
    if (!gaveWay) this.timeline.pause();
    const row = this.frame()?.pressed[rowOf(place) ?? -1];
    if (row) {
      showRow(this, row.step);
      return;
    }
    const { choosing } = this;
    if (choosing && place >= choosing.lo && place < choosing.hi) {
      void this.#pick(place);
      return;
    }
    if (this.panels.exchanging !== undefined && place >= 0 && place < this.length) {
      this.panels.exchangeWith(place);
      return;
    }
    const pivot = offersPivot(this, place);
    // A touch that ends a demonstration met another element than the one that stands there at the first step.
    if ((pivot && this.asked === place) || (!gaveWay && awaitsPivot(this, place))) {
      void this.panels.repick(place);
      return;
    }
    this.asked = place;
    this.#askedAt = this.timeline.cursor;
    this.#uncovered.add(place);
    this.requestUpdate();
    const again = pivot ? this.words?.text('pivot-again') : '';
    if (this.words) this.announcer.say(`${cardText(this, place)} ${again}`.trim());
  }

  /** Takes a pivot chosen by hand, and plays the partition around it. */
  async #pick(place: number): Promise<void> {
    const { picks } = this.currentScene();
    await this.picked([...(picks ?? []), place], this.timeline.length);
  }

  async picked(picks: readonly number[], cursor: number): Promise<void> {
    const by = { pivot: 'hand', race: undefined, exchange: undefined } as const;
    if (this.fixes({ ...by, picks })) return;
    await this.panels.picks.around(() => this.change({ ...by, picks, cursor }));
    this.play();
    await this.updateComplete;
    this.board.restore();
  }

  /** Plays at once, or goes to the end for visitors who want no motion. */
  play(): void {
    if (still()) this.timeline.seek(this.timeline.length);
    else this.timeline.play();
  }

  readonly #clicked = (event: MouseEvent): void => {
    const layout = this.layout();
    if (!layout) return;
    const down = placeIn(event).y - layout.woodcut.top;
    if (this.#pictured && down >= 0 && down <= layout.woodcut.height) {
      this.timeline.seek((down / layout.woodcut.height) * this.timeline.length);
    } else this.board.click(event);
  };

  override afterDrawing(): void {
    super.afterDrawing();
    const layout = this.loaded && !this.panels.race ? this.layout() : undefined;
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
