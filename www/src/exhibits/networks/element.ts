import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Run } from '../../engine/engine.ts';
import { CodedError } from '../../engine/errors.ts';
import { Board } from '../../stage/board.ts';
import type { Step } from '../../stage/figure.ts';
import type { Question } from '../../stage/predict.ts';
import { still } from '../../stage/preferences.ts';
import { StageFigure } from '../../stage/stage-figure.ts';
import { plain, type Sentence, say } from '../../words/sentence.ts';
import { describe, narrate, type Told } from './account.ts';
import { boardPlan, kindOf, type Mark } from './board-plan.ts';
import { besideConfig, configOf, mended, specOf } from './config.ts';
import { engine } from './core/engine.ts';
import { drawn } from './editing.ts';
import { Editor } from './editor.ts';
import { frameOf } from './frame.ts';
import { Judge } from './judge.ts';
import { keyed } from './keyed.ts';
import type { Layout } from './layout.ts';
import { travel } from './motion.ts';
import { NetworkPanels } from './panels.ts';
import { type Panes, paneLayout, plateSize } from './panes.ts';
import { plateWords } from './plate-words.ts';
import { Pointing } from './pointing.ts';
import { type NetworkScene, networkScene } from './scene.ts';
import { networksStyles } from './styles.ts';
import { Traced } from './traced.ts';
import { Trial } from './trial.ts';
import { networkPlate } from './view.ts';

/** A phone is shown so many wires first; and what a phone is, in px. */
const [FEW_WIRES, PHONE] = [8, 600];

/** `<appleyard-networks>`: a sorting network that can be drawn, and whether it sorts. */
export class NetworksFigure extends StageFigure<NetworkScene, 'Network'> {
  static override styles = [...StageFigure.styles, networksStyles];

  readonly exhibit = 'networks';
  readonly spec = networkScene;
  readonly model = 'Network';
  readonly engine = engine;

  readonly judge = new Judge(() => this.requestUpdate());
  readonly editor = new Editor(this);
  readonly panels = new NetworkPanels(this);
  override readonly ownPanels = this.panels.byName;
  override readonly largePanels = this.panels.large;
  readonly board = new Board<Mark>(this, boardPlan(this), 'w0');
  readonly #pointing = new Pointing(this);
  readonly #trial = new Trial(this, this.#pointing);
  traced: Traced | undefined;
  beside: Traced | undefined;
  #besideRun: Run<'Network'> | undefined;
  /** A comparator that was asked. */
  asked: number | undefined;
  /** An element that waits for a second one: to be joined with, or to change places with. */
  picked: Mark | undefined;
  /** Elements of this moment that have been touched, where they are covered until then. */
  readonly #uncovered = new Set<number>();
  #shown = 0;
  #before = 0;
  #moved = false;
  #visited = false;
  /** The verdict on what is shown has not been told. */
  #untold = false;

  override start(): Promise<void> {
    // What a visitor with a phone sees first is smaller; a link says what it shows.
    const first = this.opening && !this.#visited && (this.scene ?? '') === '';
    this.#visited = true;
    if (first && innerWidth < PHONE) {
      this.link = { scenes: [{ ...networkScene.defaults, wires: FEW_WIRES }], place: 1 };
    }
    return super.start();
  }

  /** The comparator that is left out when nobody says which: the one done last, or the middle one. */
  get spare(): number {
    const { done } = this;
    const size = this.traced?.size ?? 0;
    return done > 0 && done < size ? done - 1 : Math.floor((size - 1) / 2);
  }

  override swept(): void {
    // Without the rest of it the opening ends here.
    import('./pin.ts').then(
      ({ pullPin }) => pullPin(this, this.spare),
      () => {},
    );
  }

  config(scene: NetworkScene) {
    return configOf(scene);
  }

  override mend(error: CodedError, scene: NetworkScene): Partial<NetworkScene> | undefined {
    return mended(error.code, scene);
  }

  async collect(run: Run<'Network'>, scene: NetworkScene): Promise<void> {
    this.#besideRun?.free();
    this.#besideRun = await this.#second(scene);
    const [traced, beside] = await Promise.all([
      Traced.of(run),
      this.#besideRun && Traced.of(this.#besideRun),
    ]);
    this.traced = traced;
    this.beside = beside;
    this.asked = undefined;
    this.picked = undefined;
    this.#uncovered.clear();
    this.editor.opened();
    this.#untold = true;
    this.#settleFocus(traced);
    this.judge.ask(specOf(scene));
    this.panels.opened();
  }

  /** The run of the network beside it, if there is to be one. */
  async #second(scene: NetworkScene): Promise<Run<'Network'> | undefined> {
    if (scene.beside === 'none') return undefined;
    return engine.quietly('Network', besideConfig(scene, scene.beside)).catch((thrown) => {
      const { code, params } = CodedError.from(thrown);
      throw new CodedError(code === 'not-in-stock' ? 'beside-not-in-stock' : code, params);
    });
  }

  /** A mark that is there no more gives the keyboard to one that is. */
  #settleFocus({ wires, size }: Traced): void {
    const { kind, at } = kindOf(this.board.focus);
    const most = kind === 'c' ? size : wires;
    if (at < most) return;
    this.board.focus = most > 0 ? `${kind}${most - 1}` : 'w0';
  }

  get unit() {
    return this.currentScene().by;
  }

  /** Comparators done. */
  get done(): number {
    return this.traced?.done(this.timeline.cursor, this.unit) ?? 0;
  }

  milestones(): readonly Step[] {
    const { traced, unit } = this;
    const ends = traced?.ends ?? [];
    if (unit === 'comparator') return ends.map((step) => ({ step }));
    // Every step is one then: of use only to be asked before it.
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
    this.#uncovered.clear();
  }

  /** Whether what comes out may be told. */
  get tells(): boolean {
    const { hints, reveal } = this.currentScene();
    return hints && !reveal;
  }

  get editable(): boolean {
    return this.beside === undefined && !this.presenting;
  }

  get magnified(): boolean {
    return this.panZoom.transform.k > 1;
  }

  atRest(event: MouseEvent): { x: number; y: number } {
    const box = this.renderRoot.querySelector('svg.plate')?.getBoundingClientRect();
    const { k, x, y } = this.panZoom.transform;
    return {
      x: (event.clientX - (box?.left ?? 0) - x) / k,
      y: (event.clientY - (box?.top ?? 0) - y) / k,
    };
  }

  plate(): TemplateResult {
    const { words, traced, beside } = this;
    const layout = this.layout();
    if (!words || !traced || !layout) return html``;
    const { k, x, y } = this.panZoom.transform;
    const { width, height } = plateSize(this.#panes, layout);
    const panes = beside ? [traced, beside] : [traced];
    const grid = this.editable && traced.wires > 0;
    const pane = (one: Traced, index: number) => {
      const placed = index === 0 ? layout : paneLayout(this.#panes, one, index);
      return networkPlate(this.#frame(one, placed), placed, plateWords(words, one, this));
    };
    return html`<svg class="plate" role=${grid ? 'grid' : 'img'} tabindex="-1"
      width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`}
      aria-label=${words.text('networks-plate', { wires: traced.wires, size: traced.size })}
      @click=${this.#click} @keydown=${this.#keydown} @focusin=${this.board.focusin}
      @mousedown=${this.#pointing.mouse} @pointerdown=${this.#pointing.down} @pointermove=${this.#pointing.move}
      @pointerup=${this.#pointing.up} @pointercancel=${this.#pointing.cancel} @touchmove=${this.#pointing.touch}
      ><g transform=${`translate(${x} ${y}) scale(${k})`}>${panes.map(pane)}</g></svg>`;
  }

  readonly #click = (event: MouseEvent): void => {
    if (this.editable && !this.#pointing.swallows()) this.board.click(event);
  };

  readonly #keydown = (event: KeyboardEvent): void => {
    if (!this.editable) return;
    if (!keyed(event, this)) this.board.keydown(event);
  };

  #frame(traced: Traced, layout: Layout) {
    const main = traced === this.traced;
    const { threshold, predict } = this.currentScene();
    const told = main && this.tells && !predict && !this.judge.stale;
    return frameOf({
      traced,
      cursor: this.timeline.cursor,
      unit: this.unit,
      threshold,
      verdict: told ? this.judge.judged?.verdict : undefined,
      tells: this.tells,
      covered: (wire) => this.covers(wire),
      asked: this.asked === undefined ? this.picked : `c${this.asked}`,
      draft: main ? this.#trial.draft(layout) : undefined,
      marks: this.editable,
      tabindex: (mark) => (this.editable ? this.board.tabindex(mark) : undefined),
    });
  }

  /** The verdict is that of what is being drawn, before it is let go. */
  #judge(): void {
    const { traced } = this;
    if (!traced || !this.ready || this.editor.busy) return;
    const comparators = this.#trial.comparators(traced);
    const drawn = comparators && { wires: traced.wires, kind: 'typed' as const, comparators };
    this.judge.ask(drawn ?? specOf(this.currentScene()));
  }

  /** The verdict on another network is heard as well as seen; not while one is only tried. */
  #tellVerdict(): void {
    const { words, judge } = this;
    if (!this.#untold || !words || judge.stale || judge.error || this.#trial.underWay) return;
    this.#untold = false;
    this.announcer.say(plain(words, [...this.narration(), ...this.panels.verdict()]));
  }

  /** Hidden until touched. */
  covers(wire: number): boolean {
    return this.currentScene().reveal && !this.#uncovered.has(wire);
  }

  caption(): TemplateResult {
    const { words, traced } = this;
    if (!words || !traced) return html``;
    const arrows = this.fit ? 'frame' : traced.summary.standard ? 'no' : 'yes';
    return html`${say(words, { id: 'networks-caption', args: { arrows } })}
      ${this.fit ? nothing : this.panels.inShort(words)}`;
  }

  #told(): Told | undefined {
    const { traced, words, tells, done } = this;
    if (!traced || !words) return undefined;
    const elements = this.panels.elements(words);
    const { cursor } = this.timeline;
    const scene = this.currentScene();
    return { scene, traced, elements, cursor, done, tells, shows: !scene.reveal };
  }

  narration(): readonly Sentence[] {
    const told = this.#told();
    return told ? narrate(told) : [];
  }

  description(): readonly Sentence[] {
    const told = this.#told();
    return told ? [...describe(told), ...this.panels.verdict()] : [];
  }

  override question(milestone: number): Question | undefined {
    const { traced, unit } = this;
    const k = (traced?.done(milestone, unit) ?? 0) - 1;
    const [low, high] = traced?.comparators[k] ?? [];
    if (!traced || low === undefined || high === undefined) return undefined;
    const exchanges = traced.exchanges(k);
    const [top, bottom] = drawn(low, high);
    return {
      ask: { id: 'networks-predict', args: { top: top + 1, bottom: bottom + 1 } },
      answers: [
        { label: 'answer-exchange', right: exchanges },
        { label: 'answer-stay', right: !exchanges },
      ],
    };
  }

  async *csv(): AsyncGenerator<readonly (string | number)[]> {
    const { rowsOf } = await import('./table.ts');
    if (this.traced) yield* rowsOf(this.traced);
  }

  settings(): unknown {
    return this.panels.settings();
  }

  why(): TemplateResult | typeof nothing {
    if (this.asked !== undefined) return this.panels.why(this.asked);
    // What was picked can be put back as well.
    return this.picked === undefined ? nothing : html``;
  }

  closeWhy(): void {
    this.asked = undefined;
    this.picked = undefined;
    this.requestUpdate();
    this.board.restore();
  }

  override aside(): TemplateResult | typeof nothing {
    return this.panels.aside();
  }

  layout(): Layout | undefined {
    const { size, traced } = this;
    if (size.width === 0 || !traced) return undefined;
    return paneLayout(this.#panes, traced, 0);
  }

  get #panes(): Panes {
    return { size: this.size, text: this.presenting ? 2 : 1, two: this.beside !== undefined };
  }

  /** A mark is chosen, with a pointer or the keyboard. */
  choose(mark: Mark): void {
    this.timeline.pause();
    const { kind, at } = kindOf(mark);
    if (kind === 'c') {
      this.asked = this.asked === at ? undefined : at;
      this.picked = undefined;
    } else this.#pick(mark);
    this.requestUpdate();
  }

  /** Two elements, one after the other: they are joined, or change places. */
  #pick(mark: Mark): void {
    const { kind, at } = kindOf(mark);
    this.asked = undefined;
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

  /** After an edit the keyboard is where it was. */
  readonly restore = (): void => {
    void this.updateComplete.then(() => this.board.restore());
  };

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.panels.tellAsked();
    const { traced } = this;
    const layout = this.ready ? this.layout() : undefined;
    if (!layout || !traced) return;
    this.#judge();
    this.#tellVerdict();
    if (!this.#moved) return;
    this.#moved = false;
    const one = this.unit === 'layer' || Math.abs(this.#before - this.#shown) === 1;
    if (still() || this.beside || !one) return;
    const { playing, pace, speed } = this.timeline;
    const stepMs = playing ? 1000 / (pace * speed) : Number.POSITIVE_INFINITY;
    travel(this.renderRoot, { traced, layout }, [this.#before, this.#shown], stepMs);
  }
}

if (!customElements.get('appleyard-networks')) {
  customElements.define('appleyard-networks', NetworksFigure);
}
