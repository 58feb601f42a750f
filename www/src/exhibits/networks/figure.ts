import { html, nothing, type TemplateResult } from 'lit';
import type { Run } from '../../engine/engine.ts';
import { Board } from '../../stage/board.ts';
import type { Step } from '../../stage/exhibit.ts';
import type { Row } from '../../stage/export.ts';
import { Figure } from '../../stage/figure.ts';
import { Lazy } from '../../stage/lazy.ts';
import { placeIn } from '../../stage/own-place.ts';
import { LEAST_MAX_ZOOM } from '../../stage/picture-view.ts';
import { still } from '../../stage/preferences.ts';
import type { Question } from '../../stage/task/predict.ts';
import type { Timeline } from '../../stage/timeline.ts';
import type { Messages } from '../../words/messages.ts';
import { type Sentence, sayAll } from '../../words/sentence.ts';
import { describe, legendOf, type Moment, narrate, type Pair, questionOf } from './account.ts';
import type { Second } from './beside.ts';
import { configOf, refusals } from './config.ts';
import { engine } from './core/engine.ts';
import { Editor } from './edit/editor.ts';
import type { DrawnGhost } from './edit/ghosts.ts';
import { handStyles } from './edit/hand-styles.ts';
import { keyed } from './edit/keyed.ts';
import { Pointing } from './edit/pointing.ts';
import { Trial } from './edit/trial.ts';
import { NetworkPanels } from './panels.ts';
import { boardPlan, kindOf, type Mark } from './picture/board-plan.ts';
import type { Shown } from './picture/demonstration.ts';
import { drawPicture } from './picture/drawing.ts';
import type { Columns } from './picture/ghost-columns.ts';
import type { Layout } from './picture/layout.ts';
import { type Panes, paneLayout } from './picture/panes.ts';
import { networksStyles } from './picture/styles.ts';
import { Judging } from './proof/judging.ts';
import { type NetworkScene, networkScene } from './scene.ts';
import type { ShownNetwork } from './shown.ts';
import { Traced } from './traced.ts';

/** On a picture higher than this, in px, the text grows with it. */
const LARGE = 560;
/** On a picture narrower than this, the legend has room for one sentence, in px. */
const NARROW = 640;
/** How long a new network or new elements take to run through, in seconds. */
const RUN_SECONDS = 4;

/** `<appleyard-networks>`: a sorting network that the visitor can edit, and the verdict on whether it sorts. */
export class NetworksFigure extends Figure<NetworkScene, 'Network'> implements ShownNetwork {
  readonly exhibit = 'networks';
  readonly spec = networkScene;
  readonly model = 'Network';
  readonly engine = engine;
  override readonly refusals = refusals;

  readonly #judging = new Judging(this);
  readonly judge = this.#judging.query;
  readonly editor = new Editor(this);
  readonly panels = new NetworkPanels(this);
  readonly board = new Board<Mark>(this, boardPlan(this), 'w0');
  readonly pointing = new Pointing(this);
  readonly trial = new Trial(this, this.pointing);
  traced: Traced | undefined;
  beside: Traced | undefined;
  pair: ((words: Messages) => Pair) | undefined;
  ghosts: readonly DrawnGhost[] = [];
  /** The columns of the drawing with its ghosts; undefined if there are no ghosts. */
  columns: Columns | undefined;
  asked: number | undefined;
  askedGhost: number | undefined;
  demonstrated: Shown | undefined;
  fresh: ReadonlySet<number> = new Set();
  picked: Mark | undefined;
  /** Wires whose covered elements the visitor has uncovered at this moment. */
  readonly #uncovered = new Set<number>();
  #shown = 0;
  #before = 0;
  #moved = false;
  /** Lets the elements travel; fetched with the first step. */
  readonly #motion = new Lazy(
    () => import('./picture/motion.ts'),
    () => {},
  );
  /** How often the cursor has moved since the scene opened. */
  #moves = 0;

  /** The comparator that "leave one out" removes: the last one done, or the middle one at either end of the run. */
  get spare(): number {
    const { done } = this;
    const size = this.traced?.size ?? 0;
    return done > 0 && done < size ? done - 1 : Math.floor((size - 1) / 2);
  }

  /** Plays the run from its beginning; with reduced motion, or if it `rests`, it goes straight to the end. */
  runThrough(rests = still()): void {
    const { timeline } = this;
    timeline.seek(rests ? timeline.length : 0);
    if (!rests) timeline.play(timeline.length / RUN_SECONDS);
  }

  override get styles() {
    return [...super.styles, networksStyles, handStyles];
  }

  config(scene: NetworkScene) {
    return configOf(scene);
  }

  async collect(run: Run<'Network'>, scene: NetworkScene): Promise<void> {
    const traced = await Traced.of(run);
    const { beside, pair }: Partial<Second> =
      scene.beside === 'none'
        ? {}
        : await import('./beside.ts').then((it) => it.openBeside(this, scene, traced));
    const { editor } = this;
    const before = editor.busy ? this.traced?.comparators : undefined;
    this.traced = traced;
    this.beside = beside;
    this.pair = pair;
    this.asked = undefined;
    if (!editor.feeding) this.askedGhost = undefined;
    this.picked = undefined;
    this.#uncovered.clear();
    editor.opened();
    this.ghosts = editor.drawnGhosts;
    this.columns = editor.columns;
    this.fresh = editor.fresh(before);
    this.#moves = 0;
    this.#settleFocus(traced);
    // The verdict answers an edit. Of a link that is opened, the narration is said, and nothing after it.
    this.#judging.open(scene, { silent: !editor.busy || editor.feeding });
    this.panels.opened();
  }

  /** If the mark with the keyboard focus no longer exists, the last mark of its kind gets the focus. */
  #settleFocus({ wires, size, ends }: Traced): void {
    const { kind, at } = kindOf(this.board.focus);
    const most = { c: size, g: this.ghosts.length, l: ends.length, w: wires, i: wires }[kind];
    if (at < most) return;
    this.board.focus = most > 0 ? `${kind}${most - 1}` : 'w0';
  }

  get unit() {
    return this.currentScene().by;
  }

  get done(): number {
    return this.traced?.done(this.timeline.cursor, this.unit) ?? 0;
  }

  milestones(): readonly Step[] {
    const { traced, unit } = this;
    const ends = traced?.ends ?? [];
    if (unit === 'comparator') return ends.map((step) => ({ step }));
    // Every step ends a layer then. Milestones are useful only to stop before each prediction.
    return this.currentScene().predict ? ends.map((_, layer) => ({ step: layer + 1 })) : [];
  }

  steps(): number {
    const unit = this.unit;
    return Math.max(this.traced?.steps(unit) ?? 0, this.beside?.steps(unit) ?? 0);
  }

  arrive(): void {
    this.#before = this.#shown;
    this.#shown = this.done;
    this.#moved = true;
    this.#moves += 1;
    this.#uncovered.clear();
  }

  get invites(): boolean {
    const { editable, editor, timeline } = this;
    const rests = timeline.cursor === this.rest && this.#moves <= 1;
    const { kind, predict } = this.currentScene();
    const untouched = rests && !editor.canUndo && kind !== 'typed' && !predict;
    return editable && !this.fit && this.mayReveal('result') && untouched;
  }

  /** A task that is open leaves the network as it is, unless it is the task to edit it. */
  get editable(): boolean {
    return this.touchable && (!this.tasked || this.currentScene().task === 'sort');
  }

  /** Whether its marks answer: not if that would change what a task asks about. */
  get touchable(): boolean {
    const { task } = this.currentScene();
    return !this.beside && !(this.tasked && (task === 'input' || task === 'next'));
  }

  override readonly tasks = async () => (await import('./tasks.ts')).networksTasks(this);

  /** Edits do not end the task to edit. */
  override get asksAbout(): readonly unknown[] {
    const { task, most, deep } = this.currentScene();
    return task === 'sort' ? [most, deep] : super.asksAbout;
  }

  get showsFailures(): boolean {
    return this.mayReveal('result') && !this.currentScene().predict;
  }

  get magnified(): boolean {
    return this.panZoom.transform.k > 1;
  }

  atRest(event: MouseEvent): { x: number; y: number } {
    // Without a picture, no pointer moves.
    const picture = this.renderRoot.querySelector<SVGSVGElement>('svg.picture');
    const at = picture ? placeIn(event, picture) : { x: 0, y: 0 };
    const { k, x, y } = this.panZoom.transform;
    return { x: (at.x - x) / k, y: (at.y - y) / k };
  }

  readonly maxZoom = LEAST_MAX_ZOOM;

  picture(): TemplateResult {
    return drawPicture(this, { click: this.#click, keydown: this.#keydown });
  }

  /** The counter runs with a demonstration. Whoever edits for a task can follow the elements. */
  override get stepped(): Timeline | undefined {
    if (this.tasked) return this.editable ? this.timeline : undefined;
    return this.demonstrated?.timeline ?? super.stepped;
  }

  get drawn(): Pick<ShownNetwork, 'traced' | 'ghosts'> {
    return this.demonstrated ?? this;
  }

  readonly #click = (event: MouseEvent): void => {
    if (this.touchable && !this.pointing.swallows()) this.board.click(event);
  };

  readonly #keydown = (event: KeyboardEvent): void => {
    if (!this.touchable) return;
    if (!this.editable || !keyed(event, this)) this.board.keydown(event);
  };

  get askedMark(): Mark | undefined {
    if (this.asked !== undefined) return `c${this.asked}`;
    return this.askedGhost === undefined ? undefined : `g${this.askedGhost}`;
  }

  covers(wire: number): boolean {
    return this.currentScene().reveal && !this.#uncovered.has(wire);
  }

  caption(): TemplateResult {
    const { words, demonstrated, judge, fresh, fit, size } = this;
    const reveals = this.mayReveal('result');
    const { traced, ghosts } = this.drawn;
    if (!words || !traced) return html``;
    const done = demonstrated?.done ?? this.done;
    const marks = {
      idle: reveals && !!judge.answer?.verdict.redundant.length,
      ghosts: ghosts.length > 0,
      fresh: !demonstrated && fresh.size > 0,
    };
    const { threshold } = this.currentScene();
    const short = fit || size.width < NARROW;
    return html`${sayAll(words, legendOf({ traced, done, threshold, reveals, short, ...marks }))}`;
  }

  #moment(): Moment | undefined {
    const { traced, words, done } = this;
    if (!traced || !words) return undefined;
    const elements = this.panels.elements(words);
    const { cursor } = this.timeline;
    const scene = this.currentScene();
    const { invites } = this;
    return {
      scene,
      traced,
      elements,
      pair: this.pair?.(words),
      cursor,
      done,
      reveals: this.mayReveal('result'),
      shows: !scene.reveal,
      invites,
    };
  }

  narration(): readonly Sentence[] {
    const { demonstrated } = this;
    if (demonstrated) {
      return [
        { id: demonstrated.ghosts.length > 0 ? 'demonstration-fails' : 'demonstration-sorts' },
      ];
    }
    const moment = this.#moment();
    return moment ? narrate(moment) : [];
  }

  description(): readonly Sentence[] {
    const moment = this.#moment();
    return moment ? [...describe(moment), ...this.panels.verdict()] : [];
  }

  override question(milestone: number): Question | undefined {
    return this.traced && questionOf(this.traced, this.traced.done(milestone, this.unit) - 1);
  }

  async *csv(words: Messages): AsyncGenerator<Row> {
    const it = await import('./table.ts');
    // The steps to come are what a task may ask.
    const most = this.tasked ? this.done : undefined;
    if (this.traced) yield* it.rowsOf(this.traced, words, most);
  }

  whyCard(): TemplateResult | typeof nothing {
    if (this.demonstrated) return nothing;
    if (this.askedMark) return this.panels.whyCard();
    // Escape drops the picked element too, so there is something to close.
    return this.picked === undefined ? nothing : html``;
  }

  protected forgetWhy(): void {
    this.#ask(undefined);
    this.picked = undefined;
  }

  readonly layout = this.once((): Layout | undefined => {
    const { size, traced } = this;
    if (size.width === 0 || !traced) return undefined;
    return paneLayout(this.panes, traced, 0, this.columns);
  });

  get panes(): Panes {
    return {
      size: this.size,
      text: this.projected ? 2 : this.size.height / LARGE,
      two: this.beside !== undefined,
    };
  }

  /** The visitor chooses a mark, with a pointer or the keyboard. */
  choose(mark: Mark): void {
    this.timeline.pause();
    const { kind, at } = kindOf(mark);
    if (kind === 'l') this.#seekLayer(at);
    else if (kind !== 'c' && !this.editable) return;
    else if (kind === 'w' || kind === 'i') this.#pick(mark);
    else if (kind === 'g') void this.putBack(at).then(this.restore);
    else {
      this.#ask(mark === this.askedMark ? undefined : mark);
      this.picked = undefined;
    }
    this.requestUpdate();
  }

  /** Goes to the end of a layer, where the sentence says what it has done. */
  #seekLayer(layer: number): void {
    this.#ask(undefined);
    this.picked = undefined;
    const end = this.traced?.ends[layer];
    if (end !== undefined) this.timeline.seek(this.unit === 'layer' ? layer + 1 : end);
  }

  #ask(mark: Mark | undefined): void {
    const { kind, at } = kindOf(mark ?? '');
    this.asked = kind === 'c' ? at : undefined;
    this.askedGhost = kind === 'g' ? at : undefined;
    this.requestUpdate();
  }

  async takeOut(k: number): Promise<void> {
    await this.editor.remove(k);
    const ghost: Mark = `g${this.editor.newest}`;
    this.board.focus = ghost;
    this.#ask(ghost);
    // The removal is announced already; the ghost's own sentences would be too much.
    this.panels.markAnnounced(ghost);
  }

  async putBack(ghost: number): Promise<void> {
    await this.editor.putBack(ghost);
    const [k] = this.fresh;
    if (k !== undefined) this.board.focus = `c${k}`;
  }

  /** The second of two chosen elements joins their wires, or swaps the two inputs. */
  #pick(mark: Mark): void {
    const { kind, at } = kindOf(mark);
    this.#ask(undefined);
    if (kind === 'w') this.#uncovered.add(at);
    const first = this.picked === undefined ? undefined : kindOf(this.picked);
    this.picked = undefined;
    if (first?.kind !== kind) {
      this.picked = mark;
      this.announcer.say(this.words?.text(`pick-${kind}`, { wire: at + 1 }) ?? '');
    } else if (first.at !== at) {
      if (kind === 'w') void this.editor.insert(this.done, first.at, at).then(this.restore);
      else void this.editor.carry(first.at, at).then(this.restore);
    }
  }

  readonly restore = (): void => {
    void this.updateComplete.then(() => this.board.restore());
  };

  override afterDrawing(): void {
    super.afterDrawing();
    this.panels.announceAsked();
    const { traced } = this;
    const layout = this.loaded ? this.layout() : undefined;
    if (!layout || !traced) return;
    this.#judging.follow(traced);
    if (!this.#moved) return;
    this.#moved = false;
    const one = this.unit === 'layer' || Math.abs(this.#before - this.#shown) === 1;
    if (still() || this.beside || !one) return;
    const { playing, pace, speed } = this.timeline;
    const stepMs = playing ? 1000 / (pace * speed) : Number.POSITIVE_INFINITY;
    const way = [this.#before, this.#shown] as const;
    this.#motion.module?.travel(this.renderRoot, { traced, layout }, way, stepMs);
  }
}
