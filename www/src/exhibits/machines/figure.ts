import { html, nothing, type TemplateResult } from 'lit';
import type { Run } from '../../engine/engine.ts';
import { whileRunning } from '../../engine/errors.ts';
import { Board } from '../../stage/board.ts';
import type { Step as Milestone, Revealed } from '../../stage/exhibit.ts';
import type { Row } from '../../stage/export.ts';
import { Figure } from '../../stage/figure.ts';
import { graphPlan } from '../../stage/graph/graph-plan.ts';
import { opener } from '../../stage/lazy.ts';
import { Moments } from '../../stage/moments.ts';
import { placeIn } from '../../stage/own-place.ts';
import { PaintedPicture } from '../../stage/painted.ts';
import { still } from '../../stage/preferences.ts';
import type { Question } from '../../stage/task/predict.ts';
import { formatted } from '../../words/formatted.ts';
import type { Messages } from '../../words/messages.ts';
import { plain, type Sentence } from '../../words/sentence.ts';
import {
  beginning,
  describe,
  type Moment,
  markSentence,
  narrate,
  questionOf,
  verdictOf,
} from './account.ts';
import { configOf, refusals } from './config.ts';
import { engine } from './core/engine.ts';
import { MachinesPanels } from './panels.ts';
import type { MachineFrame, Mark } from './picture/frame.ts';
import {
  type Layout,
  layoutMachine,
  maxZoomOf,
  roomAt,
  type Window,
  windowOf,
} from './picture/layout.ts';
import { machineStyles, symbolColours } from './picture/styles.ts';
import { machinePicture, marksOf, painted, spotsOf } from './picture/view.ts';
import { type Here, momentAt, type Ran, ranOf, type Wanted } from './ran.ts';
import { FIRST_STEPS, type MachinesScene, MOST_STEPS, machinesScene } from './scene.ts';
import type { DrawnMoment, ShownMachine } from './shown.ts';

/** A touch reaches the nearest mark from this distance, in px. */
const REACH = 40;
/** A picture narrower than this has a short legend, in px. */
const NARROW = 600;
/** How long running on to a further step takes, in seconds. */
const RUN_SECONDS = 4;

/** `<appleyard-machines>`: a Turing machine, its tape, and the picture of all that it has done. */
export class MachinesFigure extends Figure<MachinesScene, 'TuringMachine'> implements ShownMachine {
  readonly exhibit = 'machines';
  readonly spec = machinesScene;
  readonly model = 'TuringMachine';
  readonly engine = engine;
  override readonly refusals = refusals;

  readonly panels = new MachinesPanels(this);
  readonly board = new Board<number>(
    this,
    graphPlan({
      spots: () => this.#spots(),
      reach: REACH,
      choose: (mark) => this.#choose(mark),
    }),
    0,
  );
  readonly #moments = new Moments<number, Here>(() => {
    // A sentence names its step, so none stays when another step is seen.
    this.narrator.forget();
    this.requestUpdate();
  });
  readonly #painted = new PaintedPicture(() => this.requestUpdate());
  /** What is said beside a mark comes with the first touch. */
  readonly #beside = opener(this, ['machines-panels'], async () => [])(
    () => import('./beside-view.ts'),
  );
  /** The mark that the visitor has touched, and the step at which it was touched. */
  asked: Mark | undefined;
  #askedAt = 0;
  /** Rules that the visitor has uncovered at this step. */
  readonly #uncovered = new Set<string>();
  #scrubbing = false;
  #sawStop = false;
  /** The keyboard has not been given its first mark yet: the cell under the head, in the middle of the tape. */
  #unplaced = true;
  /** What was drawn last. */
  #drawn: { run: Run<'TuringMachine'>; layout: Layout; frame: MachineFrame } | undefined;

  /** A link without a step shows the machine before its first step. */
  override get rest(): number {
    return 0;
  }

  override get styles() {
    return [...super.styles, machineStyles];
  }

  config(scene: MachinesScene) {
    return configOf(scene);
  }

  async collect(run: Run<'TuringMachine'>, scene: MachinesScene): Promise<void> {
    const ran = await ranOf(run);
    this.#sawStop = false;
    this.#painted.forget();
    this.asked = undefined;
    const last = this.#spanOf(ran, scene);
    await this.#moments.open(momentAt(run, ran), Math.min(scene.cursor ?? 0, last));
    this.panels.opened();
  }

  override recolour(): void {
    this.#painted.recolour();
    super.recolour();
  }

  get ran(): Ran | undefined {
    return this.here?.ran;
  }

  get here(): Here | undefined {
    return this.#moments.here;
  }

  milestones(): readonly Milestone[] {
    return this.ran?.milestones ?? [];
  }

  /** Who has not asked when the machine stops does not see it from the transport either. */
  steps(): number {
    const stop = this.#sawStop ? this.ran?.verdict.stop : undefined;
    return stop?.step ?? this.span();
  }

  /** The same without what the visitor has seen meanwhile, so that a link shows the same picture. */
  span(): number {
    const scene = this.currentScene();
    return this.ran ? this.#spanOf(this.ran, scene) : scene.upto;
  }

  #spanOf({ verdict: { stop, known } }: Ran, scene: MachinesScene): number {
    const asked = this.#knows;
    // The moment that a task is about is shown, wherever the run goes from there.
    const upto = this.tasked ? Math.max(scene.upto, scene.cursor ?? 0) : scene.upto;
    if (stop) return asked ? stop.step : upto;
    // The core may keep fewer steps than were asked for.
    return Math.max(1, asked ? known : Math.min(upto, known));
  }

  /** Whether the visitor has asked when the machine stops, and no task is open that asks the visitor. */
  get #knows(): boolean {
    return this.currentScene().asked && !this.tasked;
  }

  get sawStop(): boolean {
    return this.#sawStop;
  }

  /** A machine that was seen to stop has no step after that. */
  #look(): void {
    const { timeline } = this;
    const stop = this.ran?.verdict.stop;
    if (!stop || timeline.cursor < stop.step) return;
    this.#sawStop = true;
    timeline.length = timeline.cursor = stop.step;
  }

  override get ticks(): readonly number[] {
    return this.#knows ? super.ticks : [];
  }

  override readonly tasks = async () => (await import('./tasks.ts')).machineTasks(this);

  arrive(): void {
    this.#look();
    const { cursor } = this.timeline;
    if (this.#askedAt !== cursor) {
      this.asked = undefined;
      this.#uncovered.clear();
    }
    this.#moments.seek(cursor);
  }

  override get narrated(): number {
    return this.here?.cursor ?? this.timeline.cursor;
  }

  #spots() {
    const [layout, frame] = [this.layout(), this.frame()];
    return layout && frame ? spotsOf(frame.marks, layout, frame.here.head) : [];
  }

  #choose(at: number): void {
    const mark = this.frame()?.marks[at];
    if (!mark) return;
    this.timeline.pause();
    if (mark.kind === 'step') {
      this.timeline.seek(mark.step.number);
      return;
    }
    if (mark.kind === 'rule') this.#uncovered.add(`${mark.state} ${mark.symbol}`);
    this.asked = mark;
    this.#askedAt = this.timeline.cursor;
    this.requestUpdate();
  }

  /** When the machine stops is said only to who has asked. */
  override mayReveal(what: Revealed): boolean {
    return this.currentScene().asked && super.mayReveal(what);
  }

  /** The step that the picture shows at this place; undefined outside of it. */
  #stepAt(event: MouseEvent): number | undefined {
    const [layout, frame] = [this.layout(), this.frame()];
    if (!layout || !frame) return undefined;
    const { left, top, width, height } = layout.picture;
    const at = placeIn(event);
    const [x, y] = [at.x - left, at.y - top];
    if (!this.#scrubbing && (x < 0 || y < 0 || x > width || y > height)) return undefined;
    const step = frame.window.step + Math.floor((y / height) * frame.window.steps);
    return Math.max(0, Math.min(step, frame.hidden ? this.timeline.cursor : this.timeline.length));
  }

  readonly #clicked = (event: MouseEvent): void => {
    // A screen reader's click has no place.
    const step = event.detail === 0 ? undefined : this.#stepAt(event);
    if (step === undefined) this.board.click(event);
    else this.timeline.seek(step);
  };

  /** Dragging in the picture moves the cursor. A finger scrolls the page instead. */
  readonly #pressed = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    this.#scrubbing = this.#stepAt(event) !== undefined;
  };

  readonly #dragged = (event: PointerEvent): void => {
    if (!this.#scrubbing) return;
    if (event.buttons === 0) this.#scrubbing = false;
    else this.timeline.seek(this.#stepAt(event) ?? this.timeline.cursor);
  };

  /** The last step that the picture has room for. */
  get #room(): number {
    return this.#knows ? this.span() : roomAt(this.timeline.cursor, this.span());
  }

  get maxZoom(): number {
    return maxZoomOf(this.#room);
  }

  picture(): TemplateResult {
    const { words, shown } = this;
    if (!words || !shown) return html``;
    return this.draw(words, shown);
  }

  draw(words: Messages, shown: DrawnMoment): TemplateResult {
    const layout = this.#layoutOf(shown);
    if (this.#unplaced) this.board.focus = (layout.tape.cells - 1) / 2;
    this.#unplaced = false;
    const frame = this.#frameOf(shown, layout);
    this.#drawn = { run: shown.run, layout, frame };
    const { width, height } = layout;
    const { machine } = frame;
    const canvas = painted(frame)
      ? html`<canvas class="raster" aria-hidden="true"></canvas>`
      : nothing;
    return html`${canvas}<svg class="picture over machine notation" role="grid" tabindex="-1" width=${width} height=${height}
      viewBox=${`0 0 ${width} ${height}`} aria-label=${words.text('machines-picture', { states: machine.states.length, symbols: machine.symbols.length })}
      @click=${this.#clicked} @keydown=${this.board.keydown} @focusin=${this.board.focusin}
      @pointerdown=${this.#pressed} @pointermove=${this.#dragged}>${machinePicture(frame, layout, {
        mark: (mark) => {
          const { id, args } = markSentence(machine, frame.here, mark, frame.covered);
          return words.text(id, args);
        },
        tape: words.text('machines-tape'),
        rules: (state) => words.text('machines-rules', { state: machine.states[state] }),
        list: words.text('machines-steps'),
        number: (value) => formatted(value, words.language, {}),
      })}</svg>`;
  }

  /** What the figure itself shows. */
  get shown(): DrawnMoment | undefined {
    const { run, ran, here, size } = this;
    return run && ran && here && size.width > 0 ? { run, ran, here } : undefined;
  }

  readonly frame = this.once((): MachineFrame | undefined => {
    const [shown, layout] = [this.shown, this.layout()];
    return shown && layout && this.#frameOf(shown, layout);
  });

  readonly layout = this.once((): Layout | undefined => this.shown && this.#layoutOf(this.shown));

  #layoutOf({ ran: { machine }, here }: DrawnMoment): Layout {
    const { state } = here.configuration;
    const at = typeof state === 'number' ? state : 0;
    return layoutMachine(this.size, this.projected ? 1.7 : 1, machine, at);
  }

  /**
   * The cells that the head meets in the steps that the picture has room for. A run that is known to its end would say in a
   * task how far it goes.
   */
  #reachOf({ reach, begun }: Ran, { steps, configuration }: Here): Ran['reach'] {
    const room = this.#room;
    const early = !this.#knows && room < begun.steps.length;
    if (!early && !(this.tasked && this.currentScene().asked)) return reach;
    const seen = [...begun.steps.slice(0, room + 1), ...steps, configuration];
    const heads = seen.map(({ head }) => head);
    return { left: Math.min(...heads), right: Math.max(...heads) };
  }

  #frameOf({ ran, here, window }: DrawnMoment, layout: Layout): MachineFrame {
    const { reveal } = this.currentScene();
    const { machine, verdict, begun } = ran;
    const { configuration } = here;
    const run = { steps: this.#room, ...this.#reachOf(ran, here) };
    const steps = layout.list.lines > 0 ? here.steps.slice(-layout.list.lines) : [];
    const { k } = this.panZoom.transform;
    const knows = this.#knows || window !== undefined;
    return {
      machine,
      begun,
      here: configuration,
      steps: here.steps,
      marks: marksOf(machine, layout, configuration.head, steps),
      window: window ?? windowOf(run, k, configuration.step, configuration.head),
      hidden: !knows,
      last: verdict.known,
      stop: window !== undefined || this.mayReveal('end') ? verdict.stop?.step : undefined,
      covered: (state, symbol) => reveal && !this.#uncovered.has(`${state} ${symbol}`),
      lights: !this.tasked || this.asksTask()?.task !== 'next',
      tabindex: (mark) => this.board.tabindex(mark),
    };
  }

  caption(): Sentence {
    return this.legend(this.frame()?.window, this.fit || this.size.width < NARROW ? 'yes' : 'no');
  }

  legend(window: Window | undefined, brief: 'yes' | 'no'): Sentence {
    const layout = this.layout();
    const mean = layout && window && window.steps > 2 * layout.picture.height;
    return { id: mean ? 'machines-caption-mean' : 'machines-caption', args: { brief } };
  }

  get endsHere(): boolean {
    const { predict } = this.currentScene();
    return !predict && !this.tasked && this.narrated >= this.steps();
  }

  get moment(): Moment | undefined {
    const { ran, here } = this;
    if (!ran || !here) return undefined;
    const { reveal } = this.currentScene();
    const last = here.steps.at(-1);
    return {
      ...ran,
      here: here.configuration,
      last,
      reveals: this.mayReveal('end'),
      invites: !this.currentScene().asked && !this.tasked,
      ends: this.endsHere,
      covered: last !== undefined && reveal && !this.#uncovered.has(`${last.state} ${last.read}`),
    };
  }

  narration(): readonly Sentence[] {
    const { moment, timeline } = this;
    if (!moment) return [];
    const passed = moment.last && timeline.fleeting(this.narrated);
    return passed ? [{ id: 'machines-passing' }] : narrate(moment);
  }

  description(): readonly Sentence[] {
    const { moment } = this;
    return moment ? describe(moment) : [];
  }

  override question(milestone: number): Question | undefined {
    const { ran } = this;
    return ran && questionOf(ran.machine, ran.begun.steps[milestone - 1]);
  }

  async *csv(words: Messages): AsyncGenerator<Row> {
    const { rowsOf } = await import('./table.ts');
    if (this.run && this.ran)
      yield* rowsOf(this.run, this.ran, this.tasked ? this.timeline.cursor : this.steps(), words);
  }

  /** Tape, table, graph, list and picture fill all of the room, so the answer stands over the sentences. */
  whyCard(): TemplateResult | typeof nothing {
    return this.asked ? html`` : nothing;
  }

  ruleCard(): TemplateResult | typeof nothing {
    const { asked, words } = this;
    const layout = this.layout();
    if (!asked || !words || !layout) return nothing;
    const view = this.#beside.module;
    return view ? view.renderWhy(this, asked, words, layout) : html``;
  }

  /** The answer gives way to a panel, which needs its place. */
  override togglePanel(panel: string): void {
    this.asked = undefined;
    super.togglePanel(panel);
  }

  protected forgetWhy(): void {
    this.asked = undefined;
  }

  async begin(fields: Partial<MachinesScene>): Promise<void> {
    const anew = { cursor: undefined, view: undefined, asked: false, upto: FIRST_STEPS } as const;
    const tape = { left: undefined, right: undefined } as const;
    await this.change({ ...anew, ...(fields.machine && tape), ...fields });
    this.#answer(beginning);
  }

  /** Announces what the visitor has asked for, once its run is there. */
  #answer(sentences: (moment: Moment) => readonly Sentence[]): void {
    const { words, moment } = this;
    if (words && moment) this.announcer.say(plain(words, sentences(moment)));
  }

  get farther(): number {
    return Math.min(MOST_STEPS, this.currentScene().upto * 10);
  }

  /** Lets the machine run on as one motion. */
  async further(): Promise<void> {
    const { timeline } = this;
    const { cursor } = timeline;
    await this.change({ upto: this.farther, cursor });
    if (still()) timeline.seek(timeline.length);
    else timeline.play((timeline.length - cursor) / RUN_SECONDS);
  }

  async ask(): Promise<void> {
    const { cursor } = this.timeline;
    await this.change({ asked: true, cursor });
    this.#answer(({ verdict }) => [verdictOf(verdict)]);
  }

  async find(wanted: Wanted, which: 'before' | 'next'): Promise<boolean> {
    const { run } = this;
    const known = this.ran?.verdict.known;
    if (known === undefined) return true;
    const step = Math.min(this.timeline.cursor, known);
    let found: number | undefined;
    const asked = async () => {
      found = await run?.ask('nextBreak', step, wanted, which === 'before');
    };
    if (!(await whileRunning(asked()))) return true;
    if (found !== undefined) this.timeline.seek(found);
    return found !== undefined;
  }

  /** Shows the five-state champion, from its first steps to all of them. */
  async watch(): Promise<void> {
    const [late] = await Promise.all([
      import('./demonstration.ts').catch(() => undefined),
      this.vocabulary.more('machines-panels'),
    ]);
    await late?.demonstrate(this);
  }

  override afterDrawing(): void {
    super.afterDrawing();
    if (!this.#drawn || !painted(this.#drawn.frame)) return;
    const { run, layout, frame } = this.#drawn;
    const { step, steps, cell, cells } = frame.window;
    const { width, height, picture } = layout;
    this.#painted.draw(this.renderRoot, {
      picture: { width, height },
      ...picture,
      key: [run.id, step, steps, cell, cells].join(' '),
      colours: symbolColours(frame.machine.symbols.length),
      most: { width: cells, height: steps },
      paint: (wide, high, palette) =>
        run.ask('picture', step, steps, cell, cells, wide, high, palette),
    });
  }
}
