import type { Run } from '../engine/engine.ts';
import type { ModelName } from '../engine/protocol.ts';
import type { Messages } from '../words/messages.ts';
import type { Revealed, Step } from './exhibit.ts';
import type { Column } from './export/game-table.ts';
import type { Row, Tabled } from './export.ts';
import { GameFigure, type GameScene } from './game-figure.ts';
import { type MovesPlace, type MovesPlay, placesOf } from './moves-play.ts';
import type { Planned } from './planning.ts';
import { type GameRecord, type Mover, type Side, sideOf } from './play.ts';
import type { Question } from './task/predict.ts';

/** A move that the player considers, and all moves up to the position after it. */
export type PlannedMove<Move> = Planned<Move, readonly Move[]>;

/**
 * A figure of a game whose positions are named by the moves that lead to them. Without a player, the timeline
 * goes through best play as a demonstration; the first move begins a game at the start.
 *
 *     record   start ─ ply ─ ply ─ ...       of the game, or of best play
 *     here               ▲ the position at the cursor, with the values of its moves
 */
export abstract class MovesFigure<
  Scene extends GameScene,
  Name extends ModelName,
  Mark,
  Move,
  Here extends MovesPlace,
  Recorded extends GameRecord<Move>,
> extends GameFigure<Scene, Name, Mark, PlannedMove<Move>> {
  abstract override readonly play: MovesPlay<Move, Here, Recorded, Name, Scene>;
  /** The field of the scene that keeps the game. */
  protected abstract readonly gameField: keyof Scene;
  /** Best play from the start, for the timeline of a figure without a player. */
  #line: Recorded | undefined;
  /** What the core has said of places of the run; the keys are their moves as text. */
  readonly #known = new Map<string, Here>();
  /** The position that is drawn: the one at the cursor, as soon as it is known. */
  #drawn: { readonly here: Here; readonly cursor: number } | undefined;

  /** The columns of the table of plies that only this game has. */
  protected abstract columns(
    words: Messages,
  ): Promise<readonly Column<Recorded['plies'][number]>[]>;

  /** Called when a run is finished: takes up the game of its scene, or else best play. */
  protected async openGame(run: Run<Name>, scene: Scene, line: readonly Move[]): Promise<void> {
    this.#known.clear();
    const moves = scene[this.gameField] as readonly Move[] | undefined;
    const [record] = await Promise.all([
      this.play.askGame(run, line),
      this.play.open(moves && placesOf(moves), run),
      ...placesOf(moves ?? line).map((place) => this.#know(run, place)),
      moves && this.vocabulary.more(...this.gameWords),
    ]);
    this.#line = record;
    this.#drawn = undefined;
    this.newRun();
    this.panels.opened();
  }

  /** The plies of the timeline: of the game, or else of best play. */
  get record(): Recorded | undefined {
    return this.play.path ? this.play.record : this.#line;
  }

  /** The moves before a ply. */
  movesTo(ply: number): readonly Move[] {
    return (this.record?.plies ?? [])
      .slice(1, ply + 1)
      .flatMap(({ chosen }) => (chosen === undefined ? [] : [chosen]));
  }

  /** The position after a ply, if it is known. */
  hereAt(ply: number): Here | undefined {
    return this.#known.get(this.#keyOf(this.movesTo(ply)));
  }

  /** The drawn position, and the ply after which it stands. */
  get drawn(): { readonly here: Here; readonly cursor: number } | undefined {
    const { cursor } = this.timeline;
    const here = this.hereAt(cursor);
    if (here !== undefined) this.#drawn = { here, cursor };
    return this.#drawn;
  }

  override get narrated(): number {
    return this.drawn?.cursor ?? super.narrated;
  }

  /** Who made a ply; `line` if the plies are best play and nobody plays a game. */
  readonly maker = (ply: number): Mover | 'line' =>
    this.play.path ? this.play.mover(ply) : 'line';

  /** The player to move in the position in the picture. */
  get who(): Mover {
    const { play, timeline } = this;
    if (play.path) return play.mover(this.drawn?.cursor ?? timeline.cursor);
    const looksOn = timeline.cursor > 0 || this.currentScene().opponent === 'human';
    return looksOn ? 'mover' : 'you';
  }

  /** With predict-first the visitor answers before the figure says who wins at the cursor. */
  override mayReveal(what: Revealed): boolean {
    const { cursor, length } = this.timeline;
    const asks = this.currentScene().predict && !this.play.path && cursor < length;
    return super.mayReveal(what) && (what === 'hints' || !asks);
  }

  milestones(): readonly Step[] {
    if (this.play.path || !this.currentScene().predict) return [];
    return Array.from({ length: this.steps() }, (_, ply) => ({ step: ply + 1 }));
  }

  override question(milestone: number): Question | undefined {
    const plies = this.record?.plies ?? [];
    const outcome = plies[milestone - 1]?.outcome;
    if (outcome === undefined) return undefined;
    const answers = [
      { label: 'answer-lost', right: outcome === 'P' },
      { label: 'answer-won', right: outcome === 'N' },
    ];
    const drawn = { label: 'answer-drawn', right: outcome === 'D' };
    const all = plies.some((ply) => ply.outcome === 'D') ? [...answers, drawn] : answers;
    return { ask: { id: 'game-predict', args: { answers: all.length } }, answers: all };
  }

  async *csv(words: Messages): AsyncGenerator<Row> {
    const { gameRows } = await import('./export/game-table.ts');
    const plies: Recorded['plies'] = this.record?.plies ?? [];
    const game = { words, plies, mover: this.maker, tells: this.mayReveal('outcome') };
    yield* gameRows(game, await this.columns(words));
  }

  override get tabled(): Tabled {
    return 'plies';
  }

  steps(): number {
    return (this.record?.plies.length ?? 1) - 1;
  }

  override get rest(): number {
    // Nothing is left to do at the end of best play, so the figure opens at its beginning.
    return this.play.path ? this.timeline.length : 0;
  }

  override ownScene(): Partial<Scene> {
    return { [this.gameField]: this.play.moves } as Partial<Scene>;
  }

  protected get gameless(): Partial<Scene> {
    return { [this.gameField]: undefined } as Partial<Scene>;
  }

  arrive(): void {
    this.planning.clear();
    const { run } = this;
    const { cursor } = this.timeline;
    // The game knows the computer's reply before the picture does.
    const known = run && !this.hereAt(cursor) ? this.#know(run, this.movesTo(cursor)) : undefined;
    void Promise.all([known, this.play.arrive()])
      .then(() => {
        this.settleFocus();
        this.requestUpdate();
      })
      // The run has ended meanwhile.
      .catch(() => {});
  }

  protected override async know(place: readonly Move[]): Promise<void> {
    if (this.run) await this.#know(this.run, place);
  }

  placesShown(): readonly (readonly Move[])[] {
    return placesOf(this.movesTo(this.timeline.cursor));
  }

  protected override sideAt(ply: number): Side {
    return sideOf(this.record?.plies, ply);
  }

  protected get movesLeft(): boolean {
    const { drawn } = this;
    return drawn !== undefined && !this.play.isEnd(drawn.here);
  }

  protected sameMove(a: Move, b: Move): boolean {
    return this.play.write(a) === this.play.write(b);
  }

  protected look(move: Move): PlannedMove<Move> | undefined {
    const { drawn } = this;
    if (!drawn) return undefined;
    const legal = this.play.isLegal(drawn.here, move);
    return { move, place: legal ? [...this.movesTo(this.timeline.cursor), move] : undefined };
  }

  async #know(run: Run<Name>, place: readonly Move[]): Promise<void> {
    this.#known.set(this.#keyOf(place), await this.play.askHere(run, place));
  }

  #keyOf(place: readonly Move[]): string {
    return place.map((move) => this.play.write(move)).join();
  }
}
