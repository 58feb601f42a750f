import { html, type TemplateResult } from 'lit';
import type { GameRecord } from '../../../pkg/tictactoe.js';
import type { Run } from '../../engine/engine.ts';
import { Board } from '../../stage/board.ts';
import { worth } from '../../stage/game-account.ts';
import { gridPlan, type Point } from '../../stage/grid-plan.ts';
import type { Refusals } from '../../stage/mended.ts';
import { MovesFigure, type PlannedMove as Plan } from '../../stage/moves-figure.ts';
import { MovesPlay } from '../../stage/moves-play.ts';
import type { PlannedMove } from '../../stage/on-plate.ts';
import type { Messages } from '../../words/messages.ts';
import { type Sentence, say } from '../../words/sentence.ts';
import { describe, narrate, squareArgs } from './account.ts';
import { engine } from './core/engine.ts';
import { TictactoePanels } from './panels.ts';
import { type TictactoeScene, tictactoeScene } from './scene.ts';
import { boardPlate, boardStyles, type Here, layoutBoard, optionOf, squareOf } from './view.ts';

type Recorded = GameRecord<string, number>;

/** `<appleyard-tictactoe>`: two players mark squares, and the figure shows the value of each square. */
export class TictactoeFigure extends MovesFigure<
  TictactoeScene,
  'Tictactoe',
  Point,
  number,
  Here,
  Recorded
> {
  static override styles = [...MovesFigure.styles, boardStyles];

  readonly exhibit = 'tictactoe';
  readonly spec = tictactoeScene;
  readonly model = 'Tictactoe';
  readonly engine = engine;
  override readonly refusals: Refusals<TictactoeScene> = [[/^illegal-ply$/, ['squares', 'cursor']]];

  readonly play = new MovesPlay<number, Here, Recorded, 'Tictactoe', TictactoeScene>(this);
  readonly panels = new TictactoePanels(this);
  readonly grid = { columns: 3, rows: 3 };
  readonly board = new Board<Point>(this, gridPlan(this), { m: 1, n: 1 });
  protected readonly gameField = 'squares';

  config(): undefined {}

  async collect(run: Run<'Tictactoe'>, scene: TictactoeScene): Promise<void> {
    await this.openGame(run, scene, [...(await run.ask('line'))]);
  }

  plate(): TemplateResult {
    const { words, drawn } = this;
    const layout = this.layout();
    if (!words || !drawn || !layout) return html``;
    const values = this.tells && this.explains;
    const { shown } = this.planning;
    const frame = {
      here: drawn.here,
      values,
      planned: shown?.place && shown.move,
      tabindex: (point: Point) => this.board.tabindex(point),
    };
    const label = (square: number) =>
      words.text('tictactoe-square', squareArgs(drawn.here, square, values));
    return this.gamePlate(layout, words.text('tictactoe-plate'), boardPlate(frame, layout, label));
  }

  readonly layout = this.once(() => (this.size.width > 0 ? layoutBoard(this.size) : undefined));

  caption(): TemplateResult {
    const values = this.tells && this.explains ? 'yes' : 'no';
    return html`${this.words && say(this.words, { id: 'tictactoe-caption', args: { values } })}`;
  }

  narration(): readonly Sentence[] {
    return narrate(this);
  }

  description(): readonly Sentence[] {
    return describe(this);
  }

  protected async columns(words: Messages) {
    const square = ({ chosen }: Recorded['plies'][number]) =>
      chosen === undefined ? '' : chosen + 1;
    return [[words.text('column-square'), square] as const];
  }

  protected moveOf(point: Point): number {
    return squareOf(point);
  }

  protected aimed(x: number, y: number): Point | undefined {
    const { plot } = this.layout() ?? {};
    return plot && x >= plot.left && x <= plot.right ? gridPlan(this).nearest(x, y) : undefined;
  }

  protected said({ move }: Plan<number>): readonly Sentence[] {
    const option = this.drawn && optionOf(this.drawn.here, move);
    const value = option && this.tells && this.explains ? [worth(option.outcome, this.who)] : [];
    const planned = { id: 'tictactoe-planned', args: { square: move + 1 } };
    return [planned, ...value, { id: 'game-confirm' }];
  }

  protected planned(words: Messages, { move, place }: Plan<number>): PlannedMove {
    const args = { square: move + 1 };
    if (!place) return { illegal: words.text('tictactoe-taken', args) };
    return { take: words.text('tictactoe-planned', args), leaves: '' };
  }
}

if (!customElements.get('appleyard-tictactoe')) {
  customElements.define('appleyard-tictactoe', TictactoeFigure);
}
