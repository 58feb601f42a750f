import { html, type PropertyValues, type TemplateResult } from 'lit';
import type { ChainSummary, ChainWhy } from '../../../pkg/chain.js';
import type { Run } from '../../engine/engine.ts';
import { Board } from '../../stage/board.ts';
import type { Row, Tabled } from '../../stage/export.ts';
import { worth } from '../../stage/game-account.ts';
import { MovesFigure } from '../../stage/moves-figure.ts';
import type { PlannedMove } from '../../stage/on-plate.ts';
import type { Mover } from '../../stage/play.ts';
import type { Question } from '../../stage/predict.ts';
import type { Messages } from '../../words/messages.ts';
import { type Sentence, say } from '../../words/sentence.ts';
import { describe, type Moment, narrate, planText } from './account.ts';
import { configOf, refusals } from './config.ts';
import { engine } from './core/engine.ts';
import { type Take, writeTake } from './fields.ts';
import { ChainPanels } from './panels.ts';
import { plannedTake } from './planned-take.ts';
import { boardPlan, marksOf } from './plate/board-plan.ts';
import { type Layout, layoutChain } from './plate/layout.ts';
import { plateWords } from './plate/plate-words.ts';
import { chainStyles } from './plate/styles.ts';
import { type ChainFrame, chainPlate, type Mark, takeOf } from './plate/view.ts';
import { type ChainRecord, optionOf, type Plan, Play } from './play.ts';
import { type ChainScene, chainScene } from './scene.ts';

/** A finger further than this from every mark, in px, chooses no mark. */
const REACH = 44;

/** `<appleyard-chain>`: two players take one object or two neighbours from a row; the figure shows the value of each move. */
export class ChainFigure extends MovesFigure<
  ChainScene,
  'Chain',
  Mark,
  Take,
  ChainWhy,
  ChainRecord
> {
  static override styles = [...MovesFigure.styles, chainStyles];

  readonly exhibit = 'chain';
  readonly spec = chainScene;
  readonly model = 'Chain';
  readonly engine = engine;
  override readonly refusals = refusals;

  readonly play = new Play(this);
  readonly panels = new ChainPanels(this);
  readonly board = new Board<Mark>(this, boardPlan(this), 'o0');
  summary: ChainSummary | undefined;

  config(scene: ChainScene) {
    return configOf(scene);
  }

  async collect(run: Run<'Chain'>, scene: ChainScene): Promise<void> {
    this.summary = await run.ask('summary');
    await this.openGame(run, scene, this.summary.line);
  }

  /** The width of a panel, beside the plate or below it, in px. */
  get panelWidth(): number {
    return this.renderRoot.querySelector('.words')?.clientWidth || this.size.width;
  }

  /** The position in the picture. */
  get position(): ChainWhy | undefined {
    return this.drawn?.here;
  }

  protected readonly gameField = 'takes';

  protected write(take: Take): string {
    return writeTake(take);
  }

  plate(): TemplateResult {
    const { words } = this;
    const [frame, layout] = [this.frame(), this.layout()];
    if (!words || !frame || !layout) return html``;
    const { width, height } = layout;
    return html`<svg class="plate" role="grid" tabindex="-1" width=${width} height=${height}
      viewBox=${`0 0 ${width} ${height}`} aria-label=${words.text('chain-plate')}
      @click=${this.clicked} @keydown=${this.board.keydown} @focusin=${this.focused}
      @focusout=${this.unpointed} @pointermove=${this.pointed} @pointerleave=${this.unpointed}
      >${chainPlate(frame, layout, plateWords(words, frame, layout))}</svg>${this.onPlate()}`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const plate = this.renderRoot.querySelector<SVGSVGElement>('svg.plate');
    plate?.style.setProperty('--font', `${this.layout()?.font}px`);
  }

  caption(): TemplateResult {
    const { words } = this;
    if (!words) return html``;
    const bars = this.frame()?.values ? 'yes' : 'no';
    return html`${say(words, { id: 'chain-caption', args: { bars } })}`;
  }

  #moment(): Moment | undefined {
    const { summary, position, record, play, timeline } = this;
    if (!summary || !position) return undefined;
    const cursor = this.drawn?.cursor ?? timeline.cursor;
    return {
      scene: this.currentScene(),
      summary,
      position,
      before: cursor > 0 ? this.hereAt(cursor - 1) : undefined,
      record,
      cursor,
      mover: (ply) => (play.path ? play.mover(ply) : 'line'),
      who: this.#mover,
      revealed: this.tells,
      explained: this.tells && this.explains,
      revealedBefore: this.showsHints,
      short: this.fit,
    };
  }

  narration(): readonly Sentence[] {
    const moment = this.#moment();
    return moment ? narrate(moment) : [];
  }

  description(): readonly Sentence[] {
    const moment = this.#moment();
    return moment ? describe(moment) : [];
  }

  override question(milestone: number): Question | undefined {
    const position = this.hereAt(milestone - 1);
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

  async *csv(words: Messages): AsyncGenerator<Row> {
    const { playRows } = await import('./table.ts');
    const moment = this.#moment();
    if (!moment) return;
    const plies = moment.record?.plies ?? [];
    yield* playRows({ words, plies, mover: moment.mover, tells: this.tells });
  }

  override get tabled(): Tabled {
    return 'plies';
  }

  readonly frame = this.once((): ChainFrame | undefined => {
    const { position } = this;
    const { shown } = this.planning;
    if (!position) return undefined;
    const values = this.tells && this.explains;
    return {
      position,
      values,
      grouped: values || this.panel === 'groups',
      last: this.record?.plies[this.drawn?.cursor ?? 0]?.chosen,
      planned: shown?.place && shown.move,
      tabindex: (mark) => this.board.tabindex(mark),
    };
  });

  readonly layout = this.once((): Layout | undefined => {
    const { size, summary } = this;
    if (!summary || size.width === 0) return undefined;
    return layoutChain({
      size,
      text: this.presenting ? 2 : 1,
      cells: summary.cells.length,
      // The plate keeps room for bars that the reader may uncover later.
      bars: this.currentScene().hints,
      plies: summary.objects,
    });
  });

  protected moveOf(mark: Mark): Take {
    return takeOf(mark);
  }

  protected aimed(x: number, y: number): Mark | undefined {
    const { layout, plan } = { layout: this.layout(), plan: boardPlan(this) };
    const mark = plan.nearest(x, y);
    const spot = mark && plan.place(mark);
    if (!layout || !spot) return undefined;
    // A touch on the bar of a mark counts for the mark.
    const tall = layout.above + layout.bar(layout.bars ? (this.summary?.objects ?? 0) : 0);
    const far = Math.abs(spot.x - x) > Math.max(REACH, layout.pitch);
    return far || Math.abs(spot.y - y) > Math.max(REACH, tall) ? undefined : mark;
  }

  protected idOf(mark: Mark): string {
    return mark;
  }

  protected said({ move }: Plan): readonly Sentence[] {
    const option = this.position && optionOf(this.position, move);
    if (!option) return [];
    const revealed = this.tells && this.explains && option.remoteness > 0;
    const other = { you: 'computer', computer: 'you', mover: 'mover' } as const;
    const value = revealed ? [worth(option.outcome, other[this.#mover])] : [];
    return [...planText(move, option), ...value, { id: 'game-confirm' }];
  }

  protected planned(words: Messages, { move }: Plan): PlannedMove {
    return plannedTake(words, move, this.position);
  }

  /** The player to move in the position in the picture. */
  get #mover(): Mover {
    const { play, timeline } = this;
    if (play.path) return play.mover(this.drawn?.cursor ?? timeline.cursor);
    const looksOn = timeline.cursor > 0 || this.currentScene().opponent === 'human';
    return looksOn ? 'mover' : 'you';
  }

  protected settleFocus(): void {
    const marks = marksOf(this.position?.cells ?? '');
    if (marks.includes(this.board.focus)) return;
    const at = takeOf(this.board.focus).first;
    const near = marks.toSorted(
      (a, b) => Math.abs(takeOf(a).first - at) - Math.abs(takeOf(b).first - at),
    );
    this.board.focus = near[0] ?? 'o0';
    this.requestUpdate();
  }
}

if (!customElements.get('appleyard-chain')) {
  customElements.define('appleyard-chain', ChainFigure);
}
