import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { ChainPosition, ChainRecord, ChainSummary } from '../../../pkg/chain.js';
import type { Run } from '../../engine/engine.ts';
import { type CodedError, whileRunning } from '../../engine/errors.ts';
import { Board } from '../../stage/board.ts';
import type { Step } from '../../stage/figure.ts';
import { PLAY_WORDS } from '../../stage/play.ts';
import type { Question } from '../../stage/predict.ts';
import { StageFigure } from '../../stage/stage-figure.ts';
import { plain, type Sentence, say } from '../../words/sentence.ts';
import { describe, narrate, type Told, takeArgs, verdict } from './account.ts';
import { boardPlan, marksOf } from './board-plan.ts';
import { configOf, mended } from './config.ts';
import { engine } from './core/engine.ts';
import type { Take } from './fields.ts';
import { type Layout, layoutChain } from './layout.ts';
import { ChainPanels } from './panels.ts';
import { plateWords } from './plate-words.ts';
import { keyOf, optionOf, Play, placesOf } from './play.ts';
import { type ChainScene, chainScene } from './scene.ts';
import { chainStyles } from './styles.ts';
import { Taking } from './taking.ts';
import { type ChainFrame, chainPlate, type Mark, takeOf } from './view.ts';

/** `<appleyard-chain>`: objects in a row, one or two neighbours taken in turn, and what that is worth. */
export class ChainFigure extends StageFigure<ChainScene, 'Chain'> {
  static override styles = [...StageFigure.styles, chainStyles];

  readonly exhibit = 'chain';
  readonly spec = chainScene;
  readonly model = 'Chain';
  readonly engine = engine;

  readonly play = new Play(this);
  readonly taking = new Taking(this);
  readonly panels = new ChainPanels(this);
  override readonly ownPanels = this.panels.byName;
  override readonly largePanels = this.panels.large;
  readonly board = new Board<Mark>(this, boardPlan(this), 'o0');
  summary: ChainSummary | undefined;
  /** Best play from the start, which the timeline goes through where nobody plays. */
  #line: ChainRecord | undefined;
  /** What the core has said of the places of the run. */
  readonly #known = new Map<string, ChainPosition>();
  /** The place that is drawn: the cursor's, as soon as it is known. */
  #shown: { position: ChainPosition; cursor: number } | undefined;
  #uncovered = false;

  config(scene: ChainScene) {
    return configOf(scene);
  }

  override mend(error: CodedError, scene: ChainScene): Partial<ChainScene> | undefined {
    return mended(error.code, scene);
  }

  async collect(run: Run<'Chain'>, scene: ChainScene): Promise<void> {
    this.#known.clear();
    this.summary = await run.ask('summary');
    const { line } = this.summary;
    const takes = scene.takes ?? line;
    const words = scene.takes ? this.vocabulary.more(PLAY_WORDS) : undefined;
    const [record] = await Promise.all([
      run.ask('record', line),
      this.play.open(scene.takes && placesOf(scene.takes), run),
      ...placesOf(takes).map((place) => this.#know(run, place.takes)),
      words,
    ]);
    this.#line = record;
    this.#uncovered = false;
    this.#shown = undefined;
    this.taking.clear();
    this.panels.opened();
  }

  async #know(run: Run<'Chain'>, takes: readonly Take[]): Promise<void> {
    this.#known.set(keyOf({ takes }), await run.ask('at', takes));
  }

  /** The plies that the timeline goes through: of the game, else of best play. */
  get record(): ChainRecord | undefined {
    return this.play.path ? this.play.record : this.#line;
  }

  /** What has been taken up to a ply. */
  takesTo(ply: number): readonly Take[] {
    return (this.record?.plies ?? []).slice(1, ply + 1).flatMap(({ take }) => (take ? [take] : []));
  }

  /** The position that is drawn. */
  get position(): ChainPosition | undefined {
    const { cursor } = this.timeline;
    const position = this.#at(cursor);
    if (position) this.#shown = { position, cursor };
    return this.#shown?.position;
  }

  #at(ply: number): ChainPosition | undefined {
    return this.#known.get(keyOf({ takes: this.takesTo(ply) }));
  }

  get mayTake(): boolean {
    const { play } = this;
    if ((this.position?.moves ?? 0) === 0 || play.thinking || play.full) return false;
    return !play.path || play.mover(this.timeline.cursor) !== 'computer';
  }

  override get rest(): number {
    // Best play ends with an empty row: the figure opens at its beginning.
    return this.play.path ? this.timeline.length : 0;
  }

  override swept(): void {
    this.timeline.place(0);
  }

  /** A take is made: the first one begins a game, from where best play has come to. */
  async commit(take: Take): Promise<void> {
    const { run, play } = this;
    if (!run) return;
    if (!play.path) {
      const takes = this.takesTo(this.timeline.cursor);
      await this.#begin(takes, { computer: takes.length % 2 === 0 ? 'second' : 'first' });
    }
    const takes = [...this.takesTo(this.timeline.cursor), take];
    this.taking.clear();
    if (!(await whileRunning(this.#know(run, takes)))) return;
    await play.choose({ takes });
    this.sceneChanged();
    await this.updateComplete;
    this.#settle();
    const active = this.shadowRoot?.activeElement;
    if (!active || active.closest('svg.plate')) this.board.restore();
  }

  /** Begins a game from the row of the scene; the computer moves if it is to begin. */
  async begin(fields: Partial<ChainScene>): Promise<void> {
    await this.#begin([], fields);
    void this.play.answer();
  }

  async #begin(takes: readonly Take[], fields: Partial<ChainScene>): Promise<void> {
    const { run } = this;
    if (!run) return;
    await this.vocabulary.more(PLAY_WORDS);
    if (!(await whileRunning(this.play.open(placesOf(takes), run)))) return;
    this.timeline.length = takes.length;
    this.adjust({ ...fields, cursor: undefined });
    this.timeline.place(takes.length);
    await this.play.arrive();
  }

  /** Leaves the game: the row lies as at the start. */
  leave(): void {
    this.play.close();
    this.taking.clear();
    this.adjust({ takes: undefined, cursor: undefined });
    this.timeline.length = this.steps();
    this.timeline.place(0);
    this.sceneChanged();
  }

  milestones(): readonly Step[] {
    if (this.play.path || !this.currentScene().predict) return [];
    return Array.from({ length: this.steps() }, (_, ply) => ({ step: ply + 1 }));
  }

  steps(): number {
    return (this.record?.plies.length ?? 1) - 1;
  }

  override ownScene(): Partial<ChainScene> {
    return { takes: this.play.takes };
  }

  arrive(): void {
    this.taking.clear();
    const { run } = this;
    const { cursor } = this.timeline;
    // What the keyboard is on may be taken: the keyboard stays with the row.
    const onRow = this.shadowRoot?.activeElement?.closest('svg.plate');
    // The computer's reply is known to the game before it is to the picture.
    const known = run && !this.#at(cursor) ? this.#know(run, this.takesTo(cursor)) : undefined;
    void Promise.all([known, this.play.arrive()])
      .then(() => {
        this.#settle();
        this.requestUpdate();
        return this.updateComplete;
      })
      .then(() => {
        if (onRow && !this.shadowRoot?.activeElement) this.board.restore();
      })
      // The run has ended meanwhile.
      .catch(() => {});
  }

  plate(): TemplateResult {
    const { words } = this;
    const [frame, layout] = [this.frame(), this.layout()];
    if (!words || !frame || !layout) return html``;
    const { width, height } = layout;
    return html`<svg class="plate" role="grid" tabindex="-1" width=${width} height=${height}
      viewBox=${`0 0 ${width} ${height}`} aria-label=${words.text('chain-plate')}
      @click=${this.board.click} @keydown=${this.board.keydown} @focusin=${this.#focused}
      @focusout=${this.#unpointed} @pointermove=${this.#pointed} @pointerleave=${this.#unpointed}
      >${chainPlate(frame, layout, plateWords(words, frame, layout))}</svg>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const plate = this.renderRoot.querySelector<SVGSVGElement>('svg.plate');
    plate?.style.setProperty('--font', `${this.layout()?.font}px`);
  }

  caption(): TemplateResult {
    const { words } = this;
    if (!words) return html``;
    const bars = this.fit ? 'frame' : this.frame()?.values ? 'yes' : 'no';
    return html`${say(words, { id: 'chain-caption', args: { bars } })}
      ${this.fit ? nothing : this.panels.inShort(words)}`;
  }

  #told(): Told | undefined {
    const { summary, position, record, play, timeline } = this;
    if (!summary || !position) return undefined;
    const cursor = this.#shown?.cursor ?? timeline.cursor;
    return {
      scene: this.currentScene(),
      summary,
      position,
      before: cursor > 0 ? this.#at(cursor - 1) : undefined,
      record,
      cursor,
      mover: (ply) => (play.path ? play.mover(ply) : 'line'),
      told: this.tells,
      toldBefore: this.#open,
      short: this.fit,
    };
  }

  narration(): readonly Sentence[] {
    const told = this.#told();
    return told ? narrate(told) : [];
  }

  description(): readonly Sentence[] {
    const told = this.#told();
    return told ? describe(told) : [];
  }

  override question(milestone: number): Question | undefined {
    const position = this.#at(milestone - 1);
    if (!position) return undefined;
    const lost = position.outcome === 'P';
    return {
      ask: { id: 'chain-predict' },
      answers: [
        { label: 'answer-lost', right: lost },
        { label: 'answer-won', right: !lost },
      ],
    };
  }

  async *csv(): AsyncGenerator<readonly (string | number)[]> {
    const { rowsOf } = await import('./table.ts');
    yield* rowsOf(await engine.quietly('ChainTable', { objects: 60 }));
  }

  settings(): unknown {
    return this.panels.settings();
  }

  /** What is chosen is told under the narration, where it covers nothing; Escape puts it away. */
  why(): TemplateResult | typeof nothing {
    return this.taking.chosen || this.taking.refused ? html`` : nothing;
  }

  closeWhy(): void {
    this.taking.clear();
    this.requestUpdate();
    this.board.restore();
  }

  override aside(): TemplateResult | typeof nothing {
    return this.panels.aside();
  }

  frame(): ChainFrame | undefined {
    const { position } = this;
    if (!position) return undefined;
    return {
      position,
      values: this.tells && this.currentScene().values,
      told: this.tells,
      last: this.record?.plies[this.#shown?.cursor ?? 0]?.take,
      planned: this.taking.shown,
      tabindex: (mark) => this.board.tabindex(mark),
    };
  }

  layout(): Layout | undefined {
    const { size, summary } = this;
    if (!summary || size.width === 0) return undefined;
    return layoutChain({
      size,
      fit: this.fit || this.presenting,
      text: this.presenting ? 2 : 1,
      cells: summary.cells.length,
      // Room for what may be uncovered later.
      bars: this.currentScene().hints && this.currentScene().values,
      plies: summary.objects,
    });
  }

  /** An object or a joint is chosen, with the pointer or the keyboard. */
  choose(mark: Mark): void {
    this.timeline.pause();
    this.plan(takeOf(mark));
  }

  /** A take is planned; planned again, it is made. */
  plan(take: Take): void {
    const { position, words, taking } = this;
    if (!taking.plan(take) || !position || !words) return;
    const option = optionOf(position, take);
    const said: Sentence = { id: option ? 'planned' : 'take-barred', args: takeArgs(take) };
    const worth = option && option.remoteness > 0 && this.tells ? [verdict(option)] : [];
    this.announcer.say(plain(words, [said, ...worth]));
  }

  /** Whether the figure may give away what is won: hints are on, and nothing is covered. */
  get #open(): boolean {
    if (!this.ready) return false;
    const { hints, reveal } = this.currentScene();
    return hints && (!reveal || this.#uncovered);
  }

  /** The same of the position at the cursor: with predict-first it is asked before. */
  get tells(): boolean {
    const { cursor, length } = this.timeline;
    const asked = this.currentScene().predict && !this.play.path && cursor < length;
    return this.#open && !asked;
  }

  /** Shows the values that were covered. */
  uncover(): void {
    this.#uncovered = true;
    this.requestUpdate();
  }

  /** The tab stop lies on a mark that is there. */
  #settle(): void {
    const marks = marksOf(this.position?.cells ?? '');
    if (marks.includes(this.board.focus)) return;
    const at = takeOf(this.board.focus).first;
    const near = marks.toSorted(
      (a, b) => Math.abs(takeOf(a).first - at) - Math.abs(takeOf(b).first - at),
    );
    this.board.focus = near[0] ?? 'o0';
    this.requestUpdate();
  }

  readonly #focused = (event: FocusEvent): void => {
    this.board.focusin(event);
    this.taking.point(takeOf(this.board.focus));
  };

  readonly #pointed = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const mark = boardPlan(this).nearest(event.clientX - box.left, event.clientY - box.top);
    this.taking.point(mark && takeOf(mark));
  };

  readonly #unpointed = (): void => this.taking.point(undefined);
}

if (!customElements.get('appleyard-chain')) {
  customElements.define('appleyard-chain', ChainFigure);
}
