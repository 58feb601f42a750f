import { html, type TemplateResult } from 'lit';
import type { ChainSummary } from '../../../pkg/chain.js';
import type { Run } from '../../engine/engine.ts';
import { Board } from '../../stage/board.ts';
import { NEXT, worth } from '../../stage/game-account.ts';
import { MovesFigure } from '../../stage/moves-figure.ts';
import type { PlannedMove } from '../../stage/on-picture.ts';
import type { Messages } from '../../words/messages.ts';
import type { Sentence } from '../../words/sentence.ts';
import { describe, type Moment, narrate, planText } from './account.ts';
import { configOf, refusals } from './config.ts';
import { engine } from './core/engine.ts';
import { mostObjects, type Take } from './fields.ts';
import { ChainPanels } from './panels.ts';
import { boardPlan, marksOf } from './picture/board-plan.ts';
import { type Layout, layoutChain } from './picture/layout.ts';
import { pictureWords } from './picture/picture-words.ts';
import { chainStyles } from './picture/styles.ts';
import { type ChainFrame, chainPicture, type Mark, takeOf } from './picture/view.ts';
import { plannedTake } from './planned-take.ts';
import { type ChainHere, type ChainRecord, optionOf, type Plan, Play } from './play.ts';
import { type ChainScene, chainScene } from './scene.ts';
import type { ShownRow } from './shown.ts';

/** `<appleyard-chain>`: two players take one object or two neighbours from a row; the figure shows the value of each move. */
export class ChainFigure
  extends MovesFigure<ChainScene, 'Chain', Mark, Take, ChainHere, ChainRecord>
  implements ShownRow
{
  readonly exhibit = 'chain';
  readonly spec = chainScene;
  readonly model = 'Chain';
  readonly engine = engine;
  override readonly refusals = refusals;

  readonly play = new Play(this);
  readonly panels = new ChainPanels(this);
  readonly board = new Board<Mark>(this, boardPlan(this), 'o0');
  summary: ChainSummary | undefined;

  override get styles() {
    return [...super.styles, chainStyles];
  }

  config(scene: ChainScene) {
    return configOf(scene);
  }

  async collect(run: Run<'Chain'>, scene: ChainScene): Promise<void> {
    this.summary = await run.ask('summary');
    await this.openGame(run, scene, this.summary.line);
  }

  get position(): ChainHere | undefined {
    return this.drawn?.here;
  }

  override readonly tasks = async () => (await import('./tasks.ts')).chainTasks(this);

  protected readonly gameField = 'takes';

  /** Two objects more: from an odd row the player who begins still wins. */
  override harderStart(): Partial<ChainScene> | undefined {
    const { objects, row } = this.currentScene();
    return row || objects + 2 > mostObjects ? undefined : { objects: objects + 2 };
  }

  picture(): TemplateResult {
    const { words } = this;
    const [frame, layout] = [this.frame(), this.layout()];
    if (!words || !frame || !layout) return html``;
    const picture = chainPicture(frame, layout, pictureWords(words, frame, layout));
    return this.gamePicture(layout, words.text('chain-picture'), picture);
  }

  override afterDrawing(): void {
    super.afterDrawing();
    const picture = this.renderRoot.querySelector<SVGSVGElement>('svg.picture');
    picture?.style.setProperty('--font', `${this.layout()?.font}px`);
  }

  caption(): Sentence {
    return { id: 'chain-caption', args: { bars: this.frame()?.values ? 'yes' : 'no' } };
  }

  #moment(): Moment | undefined {
    const { summary, position, record, timeline } = this;
    if (!summary || !position) return undefined;
    const cursor = this.drawn?.cursor ?? timeline.cursor;
    return {
      scene: this.currentScene(),
      summary,
      position,
      before: cursor > 0 ? this.hereAt(cursor - 1) : undefined,
      record,
      cursor,
      mover: this.maker,
      who: this.who,
      revealed: this.mayReveal('outcome'),
      explained: this.mayReveal('values'),
      revealedBefore: this.mayReveal('hints'),
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

  protected async columns(words: Messages) {
    return (await import('./table.ts')).columns(words);
  }

  readonly frame = this.once((): ChainFrame | undefined => {
    const { position } = this;
    const { shown } = this.planning;
    if (!position) return undefined;
    const values = this.mayReveal('values');
    return {
      position,
      values,
      grouped: values || this.panel === 'groups',
      last: this.record?.plies[this.drawn?.cursor ?? 0]?.chosen,
      planned: shown?.place && shown.move,
      missed: this.missed?.did,
      tabindex: (mark) => this.board.tabindex(mark),
    };
  });

  readonly layout = this.once((): Layout | undefined => {
    const { size, summary } = this;
    if (!summary || size.width === 0) return undefined;
    return layoutChain({
      size,
      text: this.projected ? 2 : 1,
      cells: summary.cells.length,
      // The picture keeps room for bars that the reader may uncover later.
      bars: this.currentScene().hints,
      plies: summary.objects,
      bare: this.frame()?.grouped === false,
    });
  });

  protected moveOf(mark: Mark): Take {
    return takeOf(mark);
  }

  protected said({ move }: Plan): readonly Sentence[] {
    const option = this.position && optionOf(this.position, move);
    if (!option) return [];
    const revealed = this.mayReveal('values') && option.remoteness > 0;
    const value = revealed ? [worth(option.outcome, NEXT[this.who])] : [];
    return [...planText(move, option), ...value, { id: 'game-confirm' }];
  }

  protected planned(words: Messages, { move }: Plan): PlannedMove {
    return plannedTake(words, move, this.position);
  }

  protected override settleFocus(): void {
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
