import { html, nothing, type TemplateResult } from 'lit';
import type { ConjectureVerdict, LatticeSummary, LatticeWhy } from '../../../pkg/lattice.js';
import type { Run } from '../../engine/engine.ts';
import { shownScene } from '../../share/codec.ts';
import { Board } from '../../stage/board.ts';
import type { Revealed } from '../../stage/exhibit.ts';
import { Explained } from '../../stage/explained.ts';
import type { Row, Tabled } from '../../stage/export.ts';
import { Figure } from '../../stage/figure.ts';
import { gridPlan } from '../../stage/grid-plan.ts';
import { opener } from '../../stage/lazy.ts';
import { still } from '../../stage/preferences.ts';
import type { Question } from '../../stage/task/predict.ts';
import type { Timeline } from '../../stage/timeline.ts';
import type { Messages } from '../../words/messages.ts';
import { plain, type Sentence, say } from '../../words/sentence.ts';
import { reason, verdict } from './account.ts';
import { configOf, refusals } from './config.ts';
import { engine } from './core/engine.ts';
import { Covers } from './covers.ts';
import { LatticePanels } from './panels.ts';
import { TracedColours } from './picture/colours.ts';
import { drawPicture } from './picture/drawing.ts';
import { frameOf } from './picture/framed.ts';
import type { FrontColours } from './picture/front-colours.ts';
import { bandOf, type Layout, layoutLattice, MARKED_SIDE } from './picture/layout.ts';
import { PictureWords } from './picture/picture-words.ts';
import type { RasterPicture } from './picture/raster-picture.ts';
import { latticeStyles } from './picture/styles.ts';
import { type LatticeFrame, type Point, stateOf } from './picture/view.ts';
import { Eating } from './play/eating.ts';
import { Play } from './play/play.ts';
import { heldBy } from './play/tabled.ts';
import { Touches } from './play/touches.ts';
import { areApples, type Rules } from './rules.ts';
import { hasValues, type LatticeScene, latticeScene, type RevealedScene, tells } from './scene.ts';
import type { ShownLattice } from './shown.ts';
import { Steps } from './steps.ts';

/** How many seconds the whole colouring takes. */
const COLOURING_SECONDS = 6;
/** A legend of this width, in px, has room for a whole sentence. */
const ROOMY = 700;

/** `<appleyard-lattice>`: the (m, n) plane of a game of vectors, coloured step by step. */
export class LatticeFigure extends Figure<LatticeScene, 'Lattice'> implements ShownLattice {
  readonly exhibit = 'lattice';
  readonly spec = latticeScene;
  readonly model = 'Lattice';
  readonly engine = engine;
  override readonly refusals = refusals;

  readonly play = new Play(this);
  readonly eating = new Eating(this);
  readonly #touches = new Touches(this);
  shown = false;
  summary: LatticeSummary | undefined;
  verdict: ConjectureVerdict | undefined;
  colours: TracedColours | FrontColours = new TracedColours(0, 0, {
    data: new Uint32Array(),
    width: 1,
  });
  readonly panels = new LatticePanels(this);
  /** The figure fetches this with the first run that has many points, or marks that show numbers. */
  #raster: RasterPicture | undefined;
  readonly #steps = new Steps(this);
  /**
   * The figure fetches this when a pointer or the keyboard first comes near, so that it is ready for the
   * first question.
   */
  readonly #asking = opener(this, [], async () => [
    (await import('./asking-styles.ts')).askingStyles,
  ])(() => import('./asking.ts'));
  readonly explained = new Explained<LatticeWhy>(() => this.requestUpdate());
  readonly board = new Board<Point>(this, gridPlan(this), { m: 0, n: 0 });
  readonly #pictureWords = new PictureWords();
  readonly #covered = new Covers();
  /** A game has moved the board's tab stop. */
  #led = false;

  override readonly tasks = async () => (await import('./tasks.ts')).latticeTasks(this);

  get grid() {
    return this.colours;
  }

  override get styles() {
    return [...super.styles, latticeStyles];
  }

  config(scene: LatticeScene) {
    return configOf(scene);
  }

  async collect(run: Run<'Lattice'>, scene: LatticeScene): Promise<void> {
    const { columns, rows, ask, order, conjecture } = scene;
    const marked = Math.max(columns, rows) <= MARKED_SIDE && scene.colour === 'winner';
    if (!marked) await this.#fetchRaster();
    const [summary, milestones, asked, verdict] = await Promise.all([
      run.ask('summary'),
      run.ask('milestones'),
      ask ? run.ask('why', ask.m, ask.n) : undefined,
      conjecture && import('./tested.ts').then(({ tested }) => tested(run, conjecture)),
      this.play.open(scene.path, run),
      this.panels.open(scene),
    ]);
    this.summary = summary;
    this.verdict = verdict;
    const front = summary.traced ? undefined : this.#raster?.front(summary, columns, rows);
    this.colours =
      front ??
      new TracedColours(
        columns,
        rows,
        { data: await run.ask('trace'), width: summary.rowWidth },
        order === 'push'
          ? { data: await run.ask('pushTrace'), width: summary.pushRowWidth }
          : undefined,
      );
    this.#steps.milestones = order === 'push' ? [] : milestones;
    this.#raster?.open(run);
    this.explained.open(asked);
    this.#covered.clear();
    this.eating.show(undefined);
    const { focus } = this.board;
    if (ask) this.board.focus = ask;
    else if (this.#led || focus.m >= columns || focus.n >= rows) this.board.focus = { m: 0, n: 0 };
    this.#led = false;
  }

  async #fetchRaster(): Promise<void> {
    if (this.#raster) return;
    const [{ RasterPicture }, { rasterStyles }] = await Promise.all([
      import('./picture/raster-picture.ts'),
      import('./picture/raster-styles.ts'),
    ]);
    this.adopt(rasterStyles);
    this.#raster = new RasterPicture(this);
  }

  async watch(): Promise<void> {
    const late = await import('./picture/demonstration.ts').catch(() => undefined);
    await late?.watch(this);
  }

  /** Without a link the page begins with no point coloured, so that it gives no answer away. */
  override get begins(): number {
    return this.play.path ? this.rest : 0;
  }

  colourAll(): void {
    if (still()) this.timeline.seek(this.timeline.length);
    else this.timeline.play(this.timeline.length / COLOURING_SECONDS);
  }

  milestones(): Steps['milestones'] {
    return this.play.path ? [] : this.#steps.milestones;
  }

  steps(): number {
    return this.play.path ? this.play.path.length - 1 : this.colours.steps;
  }

  /** Each ply is an idea of its own. */
  override nextStop(after: number): number | undefined {
    if (!this.play.path) return super.nextStop(after);
    return after < this.timeline.length ? after + 1 : undefined;
  }

  override get narrated(): number {
    return this.play.path ? this.timeline.cursor : this.explained.at;
  }

  override ownScene(): Partial<LatticeScene> {
    return { ask: this.explained.asked?.point, path: this.play.path };
  }

  get rules(): Rules {
    const { moves, end } = shownScene(this.link);
    return { moves, end };
  }

  /**
   * A link that asks about a point is answered by the point's reason; readers find that of the first one in the page. Where
   * the verdict is covered, what the moment asks is said.
   */
  override opened(scene: LatticeScene): void {
    super.opened(scene);
    const { asked } = this.explained;
    if (!this.announcer.quiet && asked && this.showsVerdict(asked)) this.#announceWhy();
  }

  arrive(): void {
    const { play } = this;
    this.eating.offer = undefined;
    this.#steps.arrive(this.timeline.cursor);
    if (!play.path) return;
    // The keyboard stands at the position of the game: when it comes to the grid, and in the grid when it is your turn.
    const inside = this.focused?.closest('svg.picture');
    if (play.at && !(inside && play.mover(this.timeline.cursor) === 'computer')) {
      this.board.focus = play.at;
      this.#led = true;
      if (inside) void this.updateComplete.then(() => this.board.restore());
    }
    void play.arrive();
  }

  get maxZoom(): number | undefined {
    return this.layout()?.maxZoom;
  }

  picture(): TemplateResult {
    const { words } = this;
    const layout = this.layout();
    if (!words || !layout) return html``;
    this.board.settle();
    this.#raster?.prepare(layout, this.board.focus);
    const picture = this.#pictureWords.of(words, this.rules.moves, this.#raster?.shade ?? 'winner');
    return drawPicture(this, {
      words,
      layout,
      picture,
      touches: this.#touches,
      wake: this.#wake,
      focusin: this.#focused,
    });
  }

  override afterDrawing(): void {
    super.afterDrawing();
    const layout = this.loaded ? this.layout() : undefined;
    if (!layout) return;
    this.#raster?.draw(layout);
    const { eating, words } = this;
    if (eating.offer && words)
      this.#asking.here?.placeOffer(eating.offer, { figure: this, words, layout });
  }

  caption(): TemplateResult {
    const { words } = this;
    if (!words) return html``;
    const game = areApples(this.rules.moves) ? 'apples' : 'other';
    const brief = this.fit || this.size.width < ROOMY ? 'yes' : 'no';
    const legend = this.#raster?.legend(words, this.layout(), brief);
    if (this.layout()?.raster) return html`${legend}`;
    return html`${say(words, { id: 'lattice-caption', args: { game, brief: legend ? 'scale' : brief } })} ${legend}`;
  }

  narration(): readonly Sentence[] {
    const { play } = this;
    if (!play.path) return this.#steps.narration();
    return this.panels.game?.narratePlay(play, this.timeline.cursor, this.revealed) ?? [];
  }

  description(): readonly Sentence[] {
    return this.panels.description(this.frame());
  }

  override question(milestone: number): Question | undefined {
    return this.#steps.question(milestone);
  }

  async *csv(words: Messages): AsyncGenerator<Row> {
    const { playRows, rowsOf } = await import('./table.ts');
    const shown = this.mayReveal('hints');
    if (this.play.path) yield* playRows(this.play, words, shown);
    else if (this.run) yield* rowsOf(this.run, this.colours, words, shown);
  }

  override get tabled(): Tabled {
    if (this.play.path) return 'plies';
    if (this.colours instanceof TracedColours) return 'steps';
    return hasValues(this.colours) ? 'points' : 'lost';
  }

  whyCard(): TemplateResult | typeof nothing {
    const { words, colours, eating } = this;
    const layout = this.layout();
    const { asked } = this.explained;
    if (!words || !layout || !(asked || eating.offer || this.explained.asking)) return nothing;
    const asking = this.#asking.module;
    // Until it has come, an empty answer stands in, so that Escape closes it.
    if (!asking) return html``;
    if (eating.offer) return asking.renderOffer(eating.offer, { figure: this, words, layout });
    if (!asked) return html``;
    return asking.renderWhy(asked, {
      words,
      layout,
      tall: this.size.height,
      rules: this.rules,
      hints: this.showsVerdict(asked),
      reached: colours.coloured(asked.point, this.coloured),
      columns: colours.columns,
      rows: colours.rows,
      close: () => this.closeWhy(),
      ask: (point) => void this.ask(point),
    });
  }

  protected forgetWhy(): void {
    this.explained.close();
    this.sceneChanged();
  }

  override closeWhy(): void {
    if (this.eating.offer) this.eating.close();
    else super.closeWhy();
  }

  readonly frame = this.once(
    (): LatticeFrame =>
      frameOf(this, {
        shade: this.#raster?.shading(),
        ahead: this.#raster?.ahead,
        covered: (point) => this.#covers(point),
        questioned: this.panels.questioned,
        game: this.panels.game,
      }),
  );

  readonly layout = this.once((): Layout | undefined => {
    const { width, height } = this.size;
    const { columns, rows } = this.colours;
    if (columns === 0 || width === 0) return undefined;
    const text = this.projected ? 2 : 1;
    const band = bandOf(heldBy(this), width, height);
    return layoutLattice(columns, rows, width, height, text, this.panZoom.transform, band);
  });

  get coloured(): number {
    // A rule is read off the colours; every other task asks for them.
    if (this.tasked && this.asksTask()?.task !== 'rule') return 0;
    if (!this.play.path) return this.timeline.cursor;
    return this.mayReveal('hints') ? this.colours.steps : 0;
  }

  /** The covers are asked one by one. */
  override mayReveal(_what: Revealed): boolean {
    return tells(this.currentScene()) && !this.tasked;
  }

  /** The scene as the account of a game may tell it. */
  get revealed(): RevealedScene {
    return { ...this.currentScene(), hints: this.mayReveal('hints'), tasked: this.tasked };
  }

  /** In a game the steps are the plies that were made, so they answer no task. */
  override get stepped(): Timeline | undefined {
    return this.play.path ? this.seen.timeline : super.stepped;
  }

  /** The ticks name points that a task may ask for. */
  override get ticks(): readonly number[] {
    return this.tasked ? [] : super.ticks;
  }

  readonly #wake = (): void => {
    void this.#asking.module;
  };

  readonly #focused = (event: FocusEvent): void => {
    this.#wake();
    this.board.focusin(event);
  };

  showsVerdict({ point }: LatticeWhy): boolean {
    if (!this.loaded) return false;
    const ahead = !this.colours.coloured(point, this.coloured);
    const shown = this.mayReveal('hints') && !this.#covers(point);
    return shown && !(this.currentScene().predict && ahead);
  }

  #covers(point: Point): boolean {
    return this.loaded && this.currentScene().reveal && this.#covered.has(point);
  }

  uncoverAll(): void {
    this.#covered.takeAllOff(this.colours.columns, this.colours.rows);
    this.requestUpdate();
  }

  async begin(fields: Partial<LatticeScene>): Promise<void> {
    await (await import('./play/begin.ts')).begin(this, fields);
  }

  /** The visitor has touched a point: it may answer a task; in a game it offers a move there, otherwise it asks why. */
  choose(point: Point): void {
    this.board.focus = point;
    if (this.marks(point)) this.requestUpdate();
    else if (this.play.path) this.#touches.choose(point);
    else void this.ask(point);
  }

  async ask(point: Point): Promise<void> {
    this.timeline.pause();
    this.board.focus = point;
    if (stateOf(this.frame(), point) === 'covered') this.#covered.takeOff(point);
    else {
      const why = this.run?.ask('why', point.m, point.n);
      if (await this.explained.ask(this.timeline.cursor, why)) this.#announceWhy();
    }
    this.requestUpdate();
    this.sceneChanged();
  }

  #announceWhy(): void {
    const why = this.explained.asked;
    if (!why || !this.words) return;
    const account = this.showsVerdict(why)
      ? [verdict(why, true), reason(why, this.rules)]
      : [verdict(why, false)];
    this.announcer.say(plain(this.words, account));
  }
}
