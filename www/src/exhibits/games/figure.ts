import { html, type TemplateResult } from 'lit';
import type { Engine, Run } from '../../engine/engine.ts';
import { CodedError } from '../../engine/errors.ts';
import { shownScene } from '../../share/codec.ts';
import { Board } from '../../stage/board.ts';
import { worth } from '../../stage/game-account.ts';
import { MovesFigure, type PlannedMove as Plan } from '../../stage/moves-figure.ts';
import { MovesPlay, placesOf } from '../../stage/moves-play.ts';
import type { PlannedMove } from '../../stage/on-picture.ts';
import type { Size } from '../../stage/picture-view.ts';
import { sure } from '../../sure.ts';
import type { Messages } from '../../words/messages.ts';
import type { Sentence } from '../../words/sentence.ts';
import { describe, moveArgs, narrate, squareArgs } from './account.ts';
import { configOf, refusals } from './config.ts';
import { engine } from './core/engine.ts';
import type { Described } from './described/described.ts';
import { type Count, type Family, familyOf, isForm, sizesOf } from './families.ts';
import { GamesPanels } from './panels.ts';
import { type BoardLayout, boardPlan, layoutBoard } from './picture/layout.ts';
import {
  choices,
  type Here,
  movable,
  moveTo,
  type Option,
  type Squares,
  shownOptions,
  sides,
  squaresOf,
} from './picture/squares.ts';
import { boardStyles } from './picture/styles.ts';
import { boardPicture } from './picture/view.ts';
import { type GamesScene, gamesScene, MOST_PLIES } from './scene.ts';
import type { Name, Recorded, ShownPosition } from './shown.ts';

/** A game whose places also have how they are shown: by a script, by their texts, or why the game is over. */
class GamesPlay extends MovesPlay<number, Here, Recorded, Name, GamesScene> {
  readonly #figure: GamesFigure;

  constructor(figure: GamesFigure) {
    super(figure);
    this.#figure = figure;
  }

  override async askHere(run: Run<Name>, moves: readonly number[]): Promise<Here> {
    const here = await super.askHere(run, moves);
    const { described } = this.#figure;
    const [shown, ended] = await Promise.all([
      described?.shown(run, moves, here),
      here.options.length === 0 ? (run as Run<'SolvedGame'>).ask('ended', moves) : undefined,
    ]);
    return { ...here, ...(shown && { shown }), ...(ended && { ended }) };
  }
}

/** `<appleyard-games>`: two players move on a board; the figure solves the game and shows the value of each move. */
export class GamesFigure
  extends MovesFigure<GamesScene, Name, number, number, Here, Recorded>
  implements ShownPosition
{
  readonly exhibit = 'games';
  readonly spec = gamesScene;
  override readonly refusals = refusals;

  readonly play = new GamesPlay(this);
  readonly panels = new GamesPanels(this);
  readonly board = new Board<number>(this, boardPlan(this), 4);
  protected readonly gameField = 'plies';
  override readonly keepsMarks = true;
  /** The square of the stone that the player holds, in a game whose stones go. */
  #held: number | undefined;

  /** What draws and solves a game that is not on a board; undefined for boards. */
  described: Described | undefined;

  get model(): Name {
    return this.described?.model ?? 'SolvedGame';
  }

  get engine(): Engine {
    return this.described?.engine ?? engine;
  }

  override get styles() {
    return [...super.styles, boardStyles];
  }

  config(scene: GamesScene) {
    return this.described?.config(scene) ?? configOf(scene);
  }

  override readonly tasks = async () => (await import('./tasks.ts')).boardTasks(this);

  positions = Number.POSITIVE_INFINITY;
  /** Somebody has waited for the solver of this run. */
  #waited = false;

  written: string | undefined;

  override async rebuild(): Promise<void> {
    const scene = shownScene(this.link);
    try {
      const described = await this.#describe(scene);
      if (shownScene(this.link) !== scene) return;
      this.described = described;
    } catch (thrown) {
      const { code, params } = CodedError.from(thrown);
      if (code === 'link-bad-script') {
        const another = { game: 'in-a-row', plies: undefined, cursor: undefined } as const;
        return this.gaveWay(scene, another, { code, params });
      }
      return this.refuse(CodedError.from(thrown));
    }
    return super.rebuild();
  }

  /** Fetches what a game needs that is not on a board. */
  async #describe({ game, script }: GamesScene): Promise<Described | undefined> {
    const is = script ?? game;
    if (this.described?.is === is) return this.described;
    if (script) return (await import('./script/scripted.ts')).open(this, script);
    if (isForm(game)) return (await import('./forms/open.ts')).open(this, game);
    return undefined;
  }

  async collect(run: Run<Name>, scene: GamesScene): Promise<void> {
    this.#held = undefined;
    const { line, positions } = await run.ask('summary');
    const opening = this.positions === Number.POSITIVE_INFINITY;
    this.positions = positions;
    // The longest games have more plies than the timeline.
    await this.openGame(run, scene, line.slice(0, MOST_PLIES));
    // The keyboard begins in the middle of every board.
    this.board.focus = Number.NaN;
    this.settleFocus();
    this.#waited = this.busy && !opening;
    // A link with tokens is about them.
    if (scene.tokens && !this.panel) this.togglePanel('tokens');
  }

  /** Whoever waited for the solver hears that it is ready. Of the first game nobody has asked. */
  override opened(scene: GamesScene): void {
    super.opened(scene);
    const { words, announcer, positions } = this;
    if (this.#waited && words) announcer.say(words.text('games-ready', { positions }));
  }

  get family(): Family {
    return familyOf(this.currentScene().game);
  }

  get sizes(): Readonly<Record<string, Count>> {
    const sizes = sizesOf(this.currentScene());
    return Object.fromEntries(this.family.sizes.map((name, at) => [name, sure(sizes[at])]));
  }

  /** The board in the picture. */
  readonly #squares = this.once((): Squares | undefined =>
    this.drawn && !this.described ? squaresOf(this.drawn.here.position) : undefined,
  );

  get squares(): Squares | undefined {
    return this.#squares();
  }

  get values(): ReadonlyMap<number, Option> {
    const { drawn } = this;
    if (!drawn || !this.mayReveal('values')) return new Map();
    if (this.described)
      return new Map(choices(drawn.here).map((option) => [option.chosen, option]));
    return shownOptions(this.family, drawn.here, this.#held);
  }

  picture(): TemplateResult {
    const { words, drawn, squares, family, values } = this;
    const layout = this.layout();
    if (!words || !drawn || !layout) return html``;
    if (this.described) return this.described.picture(this, words, drawn.here, layout);
    if (!squares) return html``;
    const { shown } = this.planning;
    const held = this.#held;
    const open = this.mayMove && family.act === 'go' ? this.#open(drawn.here) : [];
    const frame = {
      ...{ family, board: squares, values, held },
      open: new Set(open),
      planned: shown?.place && shown.move,
      missed: this.missed,
      last: this.record?.plies[drawn.cursor]?.chosen,
      marked: drawn.here.ended?.squares ?? [],
      tabindex: (square: number) => this.board.tabindex(square),
      where: words.text('games-where'),
      rowLabel: (row: number | undefined) => words.text('games-row', { row: row ?? 'off' }),
      label: (square: number) =>
        words.text(
          'games-square',
          squareArgs(family, squares, square, values.get(square), drawn.here.ended),
        ),
    };
    const { columns, rows } = squares;
    const name = words.text('games-picture', { columns, rows });
    return this.gamePicture(layout, name, boardPicture(frame, layout));
  }

  /** The text of a position may need little room, and a graph needs all. */
  override get room(): Size {
    return (this.described ? undefined : this.layout()) ?? this.size;
  }

  onPicture(layout: BoardLayout, label: string, picture: unknown): TemplateResult {
    return this.gamePicture(layout, label, picture);
  }

  readonly layout = this.once(() => {
    const { size, squares, drawn } = this;
    if (size.width > 0 && drawn && this.described) return this.described.layout(size, drawn.here);
    if (size.width === 0 || !squares) return undefined;
    return layoutBoard(size, squares, this.family, this.projected ? 34 : 20);
  });

  /** The squares that can be touched now: those of stones that can go, and where the held one can go. */
  #open(here: Here): readonly number[] {
    const goes = here.options.map(({ chosen }) => sides(chosen));
    const held = this.#held;
    if (held === undefined) return [...movable(here)];
    return goes.filter(({ from }) => from === held).map(({ to }) => to);
  }

  goTo(moves: readonly number[]): Promise<void> {
    return this.openAt(placesOf(moves));
  }

  caption(): Sentence {
    const over = this.drawn?.here.options.length === 0;
    const args = {
      // Where the game is over, nothing can be touched, and no move has a value.
      values: over ? 'over' : this.mayReveal('values') ? 'yes' : 'no',
      act: this.family.act,
      // A script need not draw its moves; then each of them is a button only.
      marks: this.drawn?.here.options.length && !this.layout()?.squares.length ? 'no' : 'yes',
    };
    return { id: this.described ? 'described-caption' : 'games-caption', args };
  }

  narration(): readonly Sentence[] {
    return this.described?.narrate(this) ?? narrate(this);
  }

  description(): readonly Sentence[] {
    return this.described?.describe(this) ?? describe(this);
  }

  protected async columns(words: Messages) {
    const { columnsOf } = await import('./table.ts');
    return columnsOf(words, this.family, this.described && this);
  }

  /** A touch on a stone that can go takes it up, and on the held stone puts it down again. */
  override choose(square: number): void {
    const here = this.drawn?.here;
    if (this.family.act !== 'go' || !here || !this.mayMove || this.demonstrates) {
      super.choose(square);
    } else if (square === this.#held) {
      this.#hold(undefined);
    } else if (movable(here).has(square)) {
      this.#hold(square);
    } else {
      super.choose(square);
    }
  }

  #hold(square: number | undefined): void {
    this.timeline.pause();
    this.planning.clear();
    this.#held = square;
    this.requestUpdate();
    const { words, squares } = this;
    if (!words || !squares || square === undefined) return;
    const args = squareArgs(this.family, squares, square, undefined);
    this.announcer.say(words.text('games-held', args));
  }

  override arrive(): void {
    this.#held = undefined;
    super.arrive();
  }

  protected moveOf(square: number): number | undefined {
    const { drawn, squares } = this;
    if (this.described) return square;
    if (!drawn || !squares) return undefined;
    return moveTo(this.family, drawn.here, squares, this.#held, square);
  }

  protected override settleFocus(): void {
    const squares = this.layout()?.squares ?? [];
    if (squares.includes(this.board.focus)) return;
    this.board.focus = squares[Math.floor(squares.length / 2)] ?? 0;
    this.requestUpdate();
  }

  protected said({ move }: Plan<number>): readonly Sentence[] {
    const { squares, drawn, family, words } = this;
    const option = drawn && choices(drawn.here).find(({ chosen }) => chosen === move);
    const value = option && this.mayReveal('values') ? [worth(option.outcome, this.who)] : [];
    const planned =
      this.described?.planned(this, move) ??
      (squares && { id: 'games-planned', args: moveArgs(family, squares, move) });
    if (!planned || !words) return [];
    const said = { id: 'games-said', args: { move: words.text(planned.id, planned.args) } };
    return [said, ...value, { id: 'game-confirm' }];
  }

  protected planned(words: Messages, { move, place }: Plan<number>): PlannedMove {
    const { squares, family } = this;
    const described = this.described?.planned(this, move);
    if (described) return { take: words.text(described.id, described.args), leaves: '' };
    if (!squares) return { illegal: '' };
    const args = moveArgs(family, squares, move);
    if (place) return { take: words.text('games-planned', args), leaves: '' };
    const held = args.from ? 'yes' : 'no';
    return { illegal: words.text('games-illegal', { ...args, held }) };
  }
}
