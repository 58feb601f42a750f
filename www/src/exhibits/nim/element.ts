import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { NimSummary } from '../../../pkg/nim.js';
import type { Run } from '../../engine/engine.ts';
import { type CodedError, whileRunning } from '../../engine/errors.ts';
import { Board } from '../../stage/board.ts';
import type { Step } from '../../stage/figure.ts';
import type { Question } from '../../stage/predict.ts';
import { StageFigure } from '../../stage/stage-figure.ts';
import { type Sentence, say } from '../../words/sentence.ts';
import { beginning, cancelling, describe, isPlain, reason, verdict } from './account.ts';
import { boardPlan } from './board-plan.ts';
import { Cancelling } from './bundles.ts';
import { configOf, mended } from './config.ts';
import { engine } from './core/engine.ts';
import { type Layout, layoutNim } from './layout.ts';
import { NimPanels } from './panels.ts';
import { plateWords } from './plate-words.ts';
import { askPosition, type Here, type Place, Play, placesOf } from './play.ts';
import { narratePlay } from './play-account.ts';
import { type NimScene, nimScene } from './scene.ts';
import { nimStyles } from './styles.ts';
import { Taking } from './taking.ts';
import { type Mark, type NimFrame, nimPlate } from './view.ts';

/** What predict-first offers as numbers of winning moves. */
const OFFERED = 4;

/** `<appleyard-nim>`: heaps of stones, taken from in turns, and why one wins. */
export class NimFigure extends StageFigure<NimScene, 'Nim'> {
  static override styles = [...StageFigure.styles, nimStyles];

  readonly exhibit = 'nim';
  readonly spec = nimScene;
  readonly model = 'Nim';
  readonly engine = engine;

  readonly play = new Play(this);
  readonly taking = new Taking(this);
  readonly panels = new NimPanels(this);
  override readonly ownPanels = this.panels.byName;
  override readonly largePanels = ['rules', 'table', 'classes'];
  readonly board = new Board<Mark>(this, boardPlan(this), { heap: 0, stone: 0 });
  summary: NimSummary | undefined;
  #start: Here | undefined;
  #uncovered = false;
  #cancelling: { of: Here; steps: Cancelling } | undefined;

  config(scene: NimScene) {
    return configOf(scene);
  }

  override mend(error: CodedError, scene: NimScene): Partial<NimScene> | undefined {
    return mended(error.code, scene);
  }

  async collect(run: Run<'Nim'>, scene: NimScene): Promise<void> {
    const path = scene.takes && (await placesOf(run, scene.takes));
    const [summary, start] = await Promise.all([
      run.ask('summary'),
      askPosition(run, scene.heaps),
      this.play.open(path, run),
      this.panels.open(scene),
    ]);
    this.summary = summary;
    this.#start = start;
    this.#uncovered = false;
    this.taking.clear();
    this.taking.both &&= scene.coupling === 'wythoff';
    this.#settle();
  }

  /** The position that is shown. */
  get here(): Here | undefined {
    return this.play.path ? this.play.here : this.#start;
  }

  get mayTake(): boolean {
    const { play } = this;
    if (!this.here || this.here.why.moves === 0n || play.thinking || play.full) return false;
    return !play.path || play.mover(this.timeline.cursor) !== 'computer';
  }

  /** A take is made: the first one begins the game. */
  async commit(place: Place): Promise<void> {
    const { run, play } = this;
    if (!run || !this.#start) return;
    if (!play.path) await this.begin({ computer: 'second' });
    await play.choose(place);
    this.sceneChanged();
    await this.updateComplete;
    this.#settle();
    // What was pressed may be gone; where somebody is writing meanwhile, the keyboard stays.
    const active = this.shadowRoot?.activeElement;
    if (!active || active.closest('svg.plate')) this.board.restore();
  }

  /** Begins a game from the heaps of the scene; the computer moves if it is to begin. */
  async begin(fields: Partial<NimScene>): Promise<void> {
    const { run } = this;
    if (!run) return;
    await this.panels.open({ takes: [] });
    const opened = this.play.open([{ heaps: this.currentScene().heaps }], run);
    if (!(await whileRunning(opened))) return;
    this.timeline.length = 0;
    this.adjust({ ...fields, cursor: undefined });
    this.timeline.place(0);
    await this.play.arrive();
    void this.play.answer();
  }

  /** Leaves the game: the heaps lie as at the start. */
  leave(): void {
    this.play.close();
    this.taking.clear();
    this.adjust({ takes: undefined, cursor: undefined });
    this.timeline.length = this.steps();
    this.timeline.place();
    this.sceneChanged();
  }

  milestones(): readonly Step[] {
    if (this.play.path || !this.#decides) return [];
    const steps = this.#steps().length;
    return steps === 0 ? [{ step: 1 }] : [{ step: steps }, { step: steps + 1 }];
  }

  steps(): number {
    if (this.play.path) return this.play.path.length - 1;
    return this.#decides ? this.#steps().length + 1 : 0;
  }

  override ownScene(): Partial<NimScene> {
    return { takes: this.play.takes };
  }

  arrive(): void {
    this.taking.clear();
    void this.play.arrive().then(() => this.#settle());
  }

  plate(): TemplateResult {
    const { words } = this;
    const [frame, layout] = [this.frame(), this.layout()];
    if (!words || !frame || !layout) return html``;
    const { width, height } = layout;
    return html`<svg class="plate" role="grid" tabindex="-1" width=${width} height=${height}
      viewBox=${`0 0 ${width} ${height}`} aria-label=${words.text('nim-plate')}
      @click=${this.board.click} @keydown=${this.board.keydown} @focusin=${this.#focused}
      @focusout=${this.#unpointed} @pointermove=${this.#pointed} @pointerleave=${this.#unpointed}
      >${nimPlate(frame, layout, plateWords(words, frame))}</svg>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const plate = this.renderRoot.querySelector<SVGSVGElement>('svg.plate');
    for (const [name, size] of Object.entries(this.layout()?.fonts ?? {})) {
      plate?.style.setProperty(`--${name}`, `${size}px`);
    }
  }

  caption(): TemplateResult {
    const { words } = this;
    if (!words) return html``;
    return html`${say(words, { id: 'nim-caption', args: { shown: this.#shown() } })}
      ${this.panels.rulesInShort(words)}`;
  }

  /** What the rows show besides their stones. */
  #shown(): 'bundles' | 'grundy-values' | 'heaps' {
    if (!this.frame()?.digits) return 'heaps';
    return this.#plainStart() ? 'bundles' : 'grundy-values';
  }

  narration(): readonly Sentence[] {
    const { play, here, summary } = this;
    const { cursor, length } = this.timeline;
    const scene = this.currentScene();
    if (play.path) return narratePlay(play, cursor, this.verdictShown);
    if (!here || !summary) return [];
    const { why } = here;
    const language = this.words?.language ?? 'en';
    const steps = this.#steps();
    if (!this.#tells()) return [beginning(why, scene.end)];
    if (!this.#decides) {
      // A frame has no room for more.
      if (this.fit) return [verdict(why)];
      return [beginning(why, scene.end), verdict(why), ...reason(why, summary, language)];
    }
    if (cursor === 0) return [beginning(why, scene.end)];
    if (cursor === length) {
      return this.fit ? [verdict(why)] : [verdict(why), ...reason(why, summary, language)];
    }
    const step = steps[cursor - 1];
    const told = step ? [cancelling(step, why)] : [];
    return cursor === steps.length ? [...told, verdict(why)] : told;
  }

  description(): readonly Sentence[] {
    const { here, summary } = this;
    if (!here || !summary || !this.words) return [];
    return describe(here.why, this.#asText(), summary, this.words);
  }

  override question(milestone: number): Question | undefined {
    const why = this.here?.why;
    if (!why) return undefined;
    const lost = why.outcome === 'P';
    if (milestone === this.#steps().length) {
      return {
        ask: { id: 'nim-predict' },
        answers: [
          { label: 'answer-lost', right: lost },
          { label: 'answer-won', right: !lost },
        ],
      };
    }
    const winning = Number(why.winning);
    return {
      ask: { id: 'nim-predict-moves' },
      answers: Array.from({ length: OFFERED }, (_, count) => ({
        label: `answer-moves-${count}`,
        right: count === OFFERED - 1 ? winning >= count : winning === count,
      })),
    };
  }

  async *csv(): AsyncGenerator<readonly (string | number)[]> {
    const { rowsOf } = await import('./table.ts');
    yield* rowsOf(this.currentScene(), this.panels.tableTo);
  }

  settings(): unknown {
    return this.panels.settings();
  }

  /** What is chosen is told under the narration, where it covers no stone; Escape puts it away. */
  why(): TemplateResult | typeof nothing {
    return this.taking.chosen ? html`` : nothing;
  }

  closeWhy(): void {
    this.taking.close();
    this.board.restore();
  }

  override aside(): TemplateResult | typeof nothing {
    return this.panels.aside();
  }

  frame(): NimFrame | undefined {
    const { here, summary } = this;
    if (!here || !summary) return undefined;
    const { why } = here;
    const told = this.#tells();
    const steps = this.#cancellingOf(here);
    const explaining = !this.play.path;
    const digits = told && this.#decides && why.grundyValues !== undefined;
    const bundled = digits && this.currentScene().show === 'bundles';
    const { shown } = this.taking;
    return {
      why,
      start: this.currentScene().heaps,
      plain: isPlain(why) && this.#plainStart(),
      cancelled: bundled ? steps.after(explaining ? this.timeline.cursor : undefined) : undefined,
      digits,
      summed: this.verdictShown,
      deciding: !explaining || this.timeline.cursor > steps.steps.length,
      planned: shown && { take: shown.take, why: this.verdictShown ? shown.why : undefined },
      tabindex: (mark) => this.board.tabindex(mark),
    };
  }

  layout(): Layout | undefined {
    const { size, here } = this;
    const scene = this.currentScene();
    if (!here || size.width === 0) return undefined;
    const grundyValues = this.#tells() && this.#decides ? here.why.grundyValues : undefined;
    const both = [...(grundyValues ?? []), ...(this.#start?.why.grundyValues ?? [])];
    return layoutNim({
      size,
      fit: this.fit || this.presenting,
      text: this.presenting ? 2 : 1,
      start: scene.heaps,
      grundyValues,
      digits: Math.max(1, ...both.map((worth) => worth.toString(2).length)),
      plain: this.#plainStart(),
      bundled: scene.show === 'bundles',
    });
  }

  /** A stone is chosen, with the pointer or the keyboard. */
  choose(mark: Mark): void {
    this.timeline.pause();
    void this.taking.choose(mark).then(() => this.#announce());
  }

  /** Whether the figure may give away what is won: hints are on, and nothing is covered. */
  #tells(): boolean {
    if (!this.ready) return false;
    const { hints, reveal } = this.currentScene();
    return hints && (!reveal || this.#uncovered);
  }

  /** Shows the bundles and digits that were covered. */
  uncover(): void {
    this.#uncovered = true;
    this.requestUpdate();
  }

  /** The bundles and their digits decide who wins, as they do not under misère play of other rules. */
  get #decides(): boolean {
    return this.summary?.method === 'xor' || this.summary?.method === 'class';
  }

  /** Whether the winning moves may be named: with predict-first their number is asked before. */
  get movesShown(): boolean {
    const { cursor, length } = this.timeline;
    const asked = this.currentScene().predict && !this.play.path && cursor < length;
    return this.verdictShown && !asked;
  }

  #asText(): 'heaps' | 'verdict' | 'moves' {
    return this.movesShown ? 'moves' : this.verdictShown ? 'verdict' : 'heaps';
  }

  /** Whether the verdict has been come to: with predict-first it is asked before. */
  get verdictShown(): boolean {
    if (!this.#tells()) return false;
    return this.play.path !== undefined || this.timeline.cursor >= this.#steps().length;
  }

  #steps() {
    return this.#start ? this.#cancellingOf(this.#start).steps : [];
  }

  #cancellingOf(here: Here): Cancelling {
    if (this.#cancelling?.of !== here) {
      this.#cancelling = { of: here, steps: new Cancelling(here.cancel) };
    }
    return this.#cancelling.steps;
  }

  #plainStart(): boolean {
    return this.#start !== undefined && isPlain(this.#start.why);
  }

  /** The tab stop lies on a stone that is there. */
  #settle(): void {
    const heaps = this.here?.why.heaps ?? [];
    const { heap, stone } = this.board.focus;
    if (BigInt(stone) < (heaps[heap] ?? 0n)) return;
    const first = heaps.findIndex((stones) => stones > 0n);
    const same = heaps[heap] ?? 0n;
    this.board.focus =
      same > 0n ? { heap, stone: Number(same) - 1 } : { heap: Math.max(0, first), stone: 0 };
    this.requestUpdate();
  }

  #announce(): void {
    const { words } = this;
    const { chosen } = this.taking;
    if (words && chosen) this.announcer.say(this.panels.plannedText(words, chosen));
  }

  readonly #focused = (event: FocusEvent): void => {
    this.board.focusin(event);
    void this.taking.point(this.board.focus);
  };

  readonly #pointed = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    const box = (event.currentTarget as Element).getBoundingClientRect();
    void this.taking.point(this.#at(event.clientX - box.left, event.clientY - box.top));
  };

  readonly #unpointed = (): void => {
    void this.taking.point(undefined);
  };

  #at(x: number, y: number): Mark | undefined {
    const layout = this.layout();
    if (!layout || x < layout.left - 10 || y < 0 || y > layout.height) return undefined;
    return boardPlan(this).nearest(x, y);
  }
}

if (!customElements.get('appleyard-nim')) {
  customElements.define('appleyard-nim', NimFigure);
}
