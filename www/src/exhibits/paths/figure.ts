import { html, nothing, type TemplateResult } from 'lit';
import type { Run } from '../../engine/engine.ts';
import { Board } from '../../stage/board.ts';
import type { Step } from '../../stage/exhibit.ts';
import { Explained } from '../../stage/explained.ts';
import type { Row } from '../../stage/export.ts';
import { Figure } from '../../stage/figure.ts';
import { Dragging } from '../../stage/graph/edit-pointing.ts';
import { graphPlan, nearest } from '../../stage/graph/graph-plan.ts';
import { Lazy, opener } from '../../stage/lazy.ts';
import { placeIn } from '../../stage/own-place.ts';
import { still } from '../../stage/preferences.ts';
import type { Question } from '../../stage/task/predict.ts';
import { sure } from '../../sure.ts';
import type { Messages } from '../../words/messages.ts';
import { plain, type Sentence, say } from '../../words/sentence.ts';
import { type Moment, nameOf, narrate } from './account.ts';
import { collected, movesOf, type NodeWhy } from './collect.ts';
import { configOf, refusals } from './config.ts';
import { engine } from './core/engine.ts';
import type { Way } from './fields.ts';
import { linkedPath } from './linked-path.ts';
import { PathsPanels } from './panels.ts';
import { drawPicture } from './picture/drawing.ts';
import { blank, type PathsFrame, walkFrame } from './picture/frame.ts';
import { type Layout, layoutPaths, namesApart, type PlaceNames } from './picture/layout.ts';
import { pathsStyles } from './picture/styles.ts';
import { type PathsScene, pathsScene } from './scene.ts';
import type { AskedPath, Shares, ShownGraph } from './shown.ts';
import type { Undone } from './undo.ts';
import { milestonesOf } from './walk.ts';
import type { Walked } from './walked.ts';
import { Drawing } from './way.ts';

/** A touch reaches the nearest node from this distance, in px; a dragged line from this distance, in radii. */
const [REACH, NEAR] = [60, 1.4];
/** A picture narrower than this has a short legend, in px. */
const NARROW = 700;

/** `<appleyard-paths>`: the visitor finds paths through a graph, and watches a search find all of them. */
export class PathsFigure extends Figure<PathsScene, 'PathWalk'> implements ShownGraph {
  readonly exhibit = 'paths';
  readonly spec = pathsScene;
  readonly model = 'PathWalk';
  readonly engine = engine;
  override readonly refusals = refusals;

  override readonly tasks = async () => (await import('./tasks.ts')).pathsTasks(this);

  readonly panels = new PathsPanels(this);
  readonly drawing = new Drawing(this);
  readonly #undo = new Lazy(
    () => import('./undo.ts').then((it) => new it.Undone(this)),
    () => this.requestUpdate(),
  );
  readonly board = new Board<number>(
    this,
    graphPlan({
      spots: () => this.layout()?.spots ?? [],
      reach: REACH,
      choose: (node) => this.choose(node),
    }),
    0,
  );
  readonly #dragging = new Dragging(() => this.#drag());
  readonly explained = new Explained<NodeWhy>(() => this.requestUpdate());
  /** What is said beside a node comes with the first touch that needs it. */
  readonly #beside = opener(this, ['paths-panels'], async () => [
    (await import('../../stage/on-picture-styles.ts')).onPictureStyles,
  ])(() => import('./beside-view.ts'));
  /** The figure as text comes with the first reader, and what it asks with the first question. */
  readonly asText = new Lazy(
    () => import('./account-text.ts'),
    () => this.requestUpdate(),
  );
  walked: Walked | undefined;
  plainly: Walked | undefined;
  way: Way = [];
  found: readonly Way[] = [];
  shown: AskedPath | undefined;
  shares: Shares | undefined;
  #milestones: readonly Step[] = [];
  #placeNames: PlaceNames | undefined;
  /** Nodes whose state the visitor has uncovered at this step. */
  readonly #uncovered = new Set<number>();
  /** The line that is dragged has found a path, so going on with it draws nothing. */
  #arrived = false;

  /** A link without a step shows the graph before the search. */
  override get rest(): number {
    return 0;
  }

  override get styles() {
    return [...super.styles, pathsStyles];
  }

  config(scene: PathsScene) {
    return configOf(scene);
  }

  async collect(run: Run<'PathWalk'>, scene: PathsScene): Promise<void> {
    const { walked, plainly, way, found, notices } = await collected(run, scene, this.lifetime);
    if (namesApart(walked.graph))
      this.#placeNames = (await import('./picture/names.ts').catch(() => undefined))?.placeNames;
    Object.assign(this, { walked, plainly, way, found, shares: undefined });
    this.notices = [...this.notices, ...notices];
    this.#milestones = milestonesOf(walked.walk, scene.predict);
    this.explained.open(undefined);
    this.board.focus = walked.graph.ends?.from ?? 0;
    await this.drawing.open(way);
    this.panels.opened();
    this.shown = linkedPath(this, scene);
  }

  override ownScene(): Partial<PathsScene> {
    const { way, found, shown, walked } = this;
    return {
      weights: walked?.weighed?.text,
      number: this.draws ? shown?.number : undefined,
      way: way.length > 1 ? way : undefined,
      found: found.length > 0 ? found : undefined,
    };
  }

  milestones(): readonly Step[] {
    return this.#milestones;
  }

  /** Who still looks for paths has not asked how many there are. */
  override get ticks(): readonly number[] {
    const asked = this.currentScene().counted || !this.draws;
    return asked && !this.overlay && !this.tasked ? super.ticks : [];
  }

  steps(): number {
    return this.walked?.walk.steps ?? 0;
  }

  arrive(): void {
    this.#uncovered.clear();
    this.drawing.refused = undefined;
    this.explained.arrive(this.timeline.cursor, undefined);
  }

  get from(): number | undefined {
    return this.walked?.graph.ends?.from;
  }

  name(node: number): string {
    return sure(this.walked && nameOf(this.walked.graph, node));
  }

  async moves(way: Way): Promise<ArrayLike<number>> {
    return this.run && way.length > 0 ? movesOf(this.run, way) : [];
  }

  /** Takes up what the visitor has drawn. */
  take(way: Way, found: readonly Way[]): void {
    this.way = way;
    this.found = found;
    this.shown = undefined;
    this.requestUpdate();
    this.sceneChanged();
  }

  get draws(): boolean {
    return this.tasked || this.timeline.cursor === 0;
  }

  /** The visitor touches a node: the way goes there, or the node says why it looks as it does. */
  choose(node: number): void {
    this.timeline.pause();
    this.shown = undefined;
    this.#uncovered.add(node);
    if (this.marks(node)) this.requestUpdate();
    else if (this.draws) void this.drawing.touch(node).then(() => this.#answer());
    else void this.#ask(node);
  }

  show(asked: AskedPath): void {
    this.timeline.seek(0);
    this.shown = asked;
    this.requestUpdate();
    this.sceneChanged();
  }

  /** What a touch led to is spoken. A sentence beside a node speaks itself. */
  #answer(): void {
    const { words, drawing, way, from } = this;
    if (!words || drawing.refused) return;
    this.announcer.say(plain(words, this.seen.narration()));
    if (way.length !== 1 || from === undefined) return;
    // The next way begins at the start, so the keyboard goes there.
    const inside = this.focused?.closest('svg.picture');
    this.board.focus = from;
    if (inside) void this.updateComplete.then(() => this.board.restore());
  }

  async #ask(node: number): Promise<void> {
    const { cursor } = this.timeline;
    this.requestUpdate();
    if (await this.explained.ask(cursor, this.run?.ask('why', cursor, node))) this.requestUpdate();
  }

  /** The pointer drags the way from node to node. */
  #drag(): void {
    const layout = this.layout();
    const { held } = this.#dragging;
    if (!held) this.#arrived = false;
    const head = this.way.at(-1);
    if (held && layout && this.draws && !this.tasked && !this.#arrived && head !== undefined) {
      const { x, y } = held.at;
      const node = nearest(layout.spots, x, y, layout.radius * NEAR);
      if (node !== undefined && node !== head && this.drawing.leads(node)) {
        const found = this.found.length;
        void this.drawing.touch(node).then(() => {
          this.#arrived = this.way.length <= 1 || this.found.length > found;
          this.#answer();
        });
      }
    }
    this.requestUpdate();
  }

  readonly #clicked = (event: MouseEvent): void => {
    if (this.#dragging.swallows()) return;
    // A place beside all nodes may be on an edge, which it blocks or opens.
    if (event.detail > 0 && this.board.aimed(event) === undefined) {
      const at = placeIn(event);
      void import('./block.ts').then((late) => late.blockAt(this, at));
    } else this.board.click(event);
  };

  readonly #keydown = (event: KeyboardEvent): void => {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const undoes = event.ctrlKey && event.key === 'z' && this.undone?.can === true;
    if (undoes || (plain && event.key === 'x')) {
      event.preventDefault();
      void import('./block.ts').then((late) => late.keyed(this, undoes));
    } else this.board.keydown(event);
  };

  /** What leads back from a completed path or a blocked edge; it comes with the first. */
  get undone(): Undone | undefined {
    return this.#undo.here;
  }

  /** Makes a change that can be undone. */
  async undoable(change: () => Promise<unknown>): Promise<void> {
    const undone = await this.#undo.fetched();
    await (undone ? undone.around(change) : change());
  }

  picture(): TemplateResult {
    const { words, walked } = this;
    const layout = this.layout();
    if (!words || !layout || !walked) return html``;
    const held = this.draws && !this.#arrived ? this.#dragging.held : undefined;
    const { width, height } = layout;
    return html`<svg class="picture graph" role="grid" tabindex="-1" width=${width} height=${height}
      viewBox=${`0 0 ${width} ${height}`} aria-label=${words.text('paths-picture', { nodes: walked.graph.nodes.length, edges: walked.graph.edges.length })}
      @click=${this.#clicked} @keydown=${this.#keydown} @focusin=${this.board.focusin}
      @pointerdown=${this.#dragging.down} @pointermove=${this.#dragging.move} @pointerup=${this.#dragging.up}
      @pointercancel=${this.#dragging.cancel}>${drawPicture(this, { words, layout, frame: this.frame(), drag: held?.at })}</svg>`;
  }

  readonly frame = this.once((): PathsFrame | undefined => {
    const { walked, timeline, way, found, drawing } = this;
    if (!walked) return undefined;
    const { hints, reveal, blocked } = this.currentScene();
    const covered = (node: number) => reveal && !this.#uncovered.has(node);
    if (!this.draws) return { ...walkFrame(walked, timeline.cursor, hints, covered), blocked };
    const { graph } = walked;
    const drawn = { ...blank, graph, blocked, shares: this.shares?.parts, covered };
    if (this.shown?.path) return { ...drawn, inked: this.shown.path, pale: [] };
    // An answer stays until another way is begun.
    const marks = (this.tasked || way.length < 2) && (this.task?.marked?.marks[0] as object);
    return { ...drawn, inked: way, pale: found.at(-1) ?? [], open: drawing.free, ...marks };
  });

  readonly layout = this.once((): Layout | undefined => {
    const { size, walked } = this;
    if (size.width === 0 || !walked) return undefined;
    const place = this.#placeNames;
    return layoutPaths(size, this.projected ? 2 : 1, walked.graph, walked.places, { place });
  });

  caption(): Sentence {
    const { fit, size, draws } = this;
    const brief = fit || size.width < NARROW ? 'yes' : 'no';
    const args = {
      drawing: draws ? 'yes' : 'no',
      brief,
      hints: this.mayReveal('hints') ? 'yes' : 'no',
    };
    return { id: 'paths-caption', args };
  }

  get moment(): Moment | undefined {
    const { walked, words, way, found, drawing, shown } = this;
    if (!walked || !words) return undefined;
    return {
      ...walked,
      ...walked.summary,
      moment: this.draws ? 0 : this.timeline.cursor,
      way,
      found,
      said: drawing.said,
      stuck: drawing.stuck,
      hints: this.mayReveal('hints'),
      ...(shown?.said && { way: shown.path ?? way, said: shown.said(words), stuck: false }),
    };
  }

  narration(): readonly Sentence[] {
    const moment = this.moment;
    return moment ? narrate(moment) : [];
  }

  description(): readonly Sentence[] {
    const moment = this.moment;
    const text = this.asText.module;
    return moment && this.words && text ? text.describe(moment, this.words) : [];
  }

  override question(milestone: number): Question | undefined {
    const { walked } = this;
    return walked && this.asText.module?.questionOf(walked.graph, walked.walk, milestone);
  }

  async *csv(words: Messages): AsyncGenerator<Row> {
    const { rowsOf } = await import('./table.ts');
    if (this.walked && !this.tasked) yield* rowsOf(this.walked, words);
  }

  whyCard(): TemplateResult | typeof nothing {
    const { words, drawing } = this;
    const asked = this.explained.asked ?? drawing.refused;
    const layout = asked && this.layout();
    const view = layout ? this.#beside.module : undefined;
    // Until it has come, an empty answer stands in, so that Escape closes it.
    if (asked && !view) return html``;
    if (!words || !view || !layout) return nothing;
    if (this.explained.asked) return view.renderWhy(this, this.explained.asked, words, layout);
    return drawing.refused
      ? view.renderIllegal(say(words, drawing.refused.why), drawing.refused)
      : nothing;
  }

  override get atMark(): boolean {
    return this.explained.asked === undefined;
  }

  protected forgetWhy(): void {
    this.explained.close();
    this.drawing.refused = undefined;
  }

  search(): void {
    const { timeline } = this;
    timeline.seek(still() ? timeline.length : 0);
    if (!still()) timeline.play();
  }

  async prune(pruned: boolean): Promise<void> {
    await (await import('./prune.ts')).prune(this, pruned);
    this.#answer();
  }

  async watch(): Promise<void> {
    const late = await import('./demonstration.ts').catch(() => undefined);
    await late?.demonstrate(this);
  }

  override afterDrawing(): void {
    super.afterDrawing();
    const { refused } = this.drawing;
    if (refused) this.#beside.here?.placePlanned(this.renderRoot, this.board.id(refused.node));
  }
}
