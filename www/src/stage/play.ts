import type { Run } from '../engine/engine.ts';
import { CodedError } from '../engine/errors.ts';
import type { ModelName } from '../engine/protocol.ts';
import type { Timeline } from './timeline.ts';

/** The words of every game, which `play-view.ts` and `play-panel.ts` need. */
export const PLAY_WORDS = 'play';
/** How long the computer seems to think, in ms, so that the visitor sees that it is its turn. */
const THINKING_MS = 500;
/** The most plies of a game: the core accepts no longer games. */
export const MOST_PLIES = 511;

/** Who moves at a ply, as the page names them. Without a computer it is “the player to move”. */
export type Mover = 'you' | 'computer' | 'mover';

/** What a scene says about any game. */
export interface PlayScene {
  readonly opponent: string;
  readonly computer: 'first' | 'second';
}

/** What a game needs of its figure. */
export interface PlayFigure<Name extends ModelName, Scene extends PlayScene> {
  readonly run: Run<Name> | undefined;
  readonly timeline: Timeline;
  /** Whether a move is an answer that stays on the board, so the computer does not move by itself. */
  readonly holds?: boolean;
  currentScene(): Scene;
  requestUpdate(): void;
}

/** A player: the one who moves first, or the opponent. */
export type Side = 'first' | 'second';

/** Who moves after `ply` plies of a game. */
export const sideOf = (plies: readonly { readonly turn?: Side }[] | undefined, ply: number): Side =>
  plies?.[ply]?.turn ?? (ply % 2 === 0 ? 'first' : 'second');

/** What the core says about a game so far. */
export interface GameRecord<Move = unknown> {
  readonly plies: readonly {
    /** Lost (P), won (N) or drawn (D) for the player to move. */
    readonly outcome: 'P' | 'N' | 'D';
    /** The plies to the end with best play, where that is known. */
    readonly remoteness?: number;
    /** Whether this ply gave the win away. */
    readonly blunder: boolean;
    /** The move that led here. The start has no such move. */
    readonly chosen?: Move;
    /** Whose turn it is, in a game whose rules say so. Otherwise the players alternate. */
    readonly turn?: Side;
    /** What the player should have played. */
    readonly better?: Move;
  }[];
  readonly winner?: Side;
  /** Whether no move is left. */
  readonly over: boolean;
}

/** Who has won a finished game, and whether by the last move or because of it, in the form that messages select by. */
export function winnerOf(play: {
  readonly record: Pick<GameRecord, 'winner' | 'plies'> | undefined;
  moverOf(side: Side): Mover;
}): {
  readonly who: Mover | 'nobody';
  readonly last: Side | 'none';
  readonly made: 'winner' | 'loser' | 'nobody';
} {
  const { winner, plies } = play.record ?? { plies: [] };
  const who = winner === undefined ? 'nobody' : play.moverOf(winner);
  const moves = plies.length - 1;
  const made = moves < 1 ? 'nobody' : sideOf(plies, moves - 1) === winner ? 'winner' : 'loser';
  return { who, last: winner ?? 'none', made };
}

/**
 * A game: the path of its places, with the timeline's cursor in it. Stepping back goes back in the game; a
 * move made there cuts off what came after.
 *
 *     path   start ─ place ─ place ─ ...
 *     cursor            ▲ plies made
 *
 * The exhibit defines what is played: it asks its run for the record, for the moves of a place,
 * and for the computer's reply.
 */
export abstract class GamePlay<
  Place,
  Here,
  Record extends GameRecord,
  Name extends ModelName,
  Scene extends PlayScene,
> {
  path: readonly Place[] | undefined;
  record: Record | undefined;
  /** The moves at the cursor's place, with their values. */
  here: Here | undefined;
  /** The same for the place before, until that of the cursor is known. Drawing uses it meanwhile. */
  shown: Here | undefined;
  /** A place that somebody tried to reach from the cursor's place, against the rules. */
  refused: Place | undefined;
  thinking = false;
  /** Why the computer could not move. */
  failed: CodedError | undefined;

  protected readonly figure: PlayFigure<Name, Scene>;
  #game = 0;
  /** The ply that the computer is thinking about. */
  #thought = 0;
  /** The place that `here` belongs to. */
  #hereAt: Place | undefined;

  constructor(figure: PlayFigure<Name, Scene>) {
    this.figure = figure;
  }

  abstract same(a: Place, b: Place): boolean;
  /** Rejects with the core's error on a path that is not a game. */
  abstract askRecord(run: Run<Name>, path: readonly Place[]): Promise<Record>;
  abstract askHere(run: Run<Name>, place: Place): Promise<Here>;
  /** The computer's reply at the end of a path; undefined if the game is over. */
  abstract askReply(
    run: Run<Name>,
    path: readonly Place[],
    scene: Scene,
  ): Promise<Place | undefined>;
  /** Whether one move leads from here to that place. */
  protected abstract leadsTo(here: Here, to: Place): boolean;
  /** Whether no move is left here. */
  abstract isEnd(here: Here): boolean;

  /**
   * Takes up the game of a scene, if there is one. Rejects with the core's error on a path that is not a
   * game.
   */
  async open(path: readonly Place[] | undefined, run: Run<Name>): Promise<void> {
    this.#stop();
    this.path = path;
    this.record = path && (await this.askRecord(run, path));
    this.#forget();
    this.shown = undefined;
  }

  /** Ends the game. The picture looks as it did before. */
  close(): void {
    this.#stop();
    this.path = undefined;
    this.record = undefined;
    this.#forget();
    this.shown = undefined;
  }

  /** The current place of the game. */
  get at(): Place | undefined {
    return this.path?.[this.figure.timeline.cursor];
  }

  /** Whether the game has come to a place without moves. */
  get over(): boolean {
    return this.path !== undefined && this.here !== undefined && this.isEnd(this.here);
  }

  /** Whether the game has as many plies as the core accepts. */
  get full(): boolean {
    return this.figure.timeline.cursor >= MOST_PLIES;
  }

  /** Who moves after `ply` plies. */
  mover(ply: number): Mover {
    return this.moverOf(sideOf(this.record?.plies, ply));
  }

  /** Who plays a side. */
  moverOf(side: Side): Mover {
    const { opponent, computer } = this.figure.currentScene();
    if (opponent === 'human') return 'mover';
    return side === computer ? 'computer' : 'you';
  }

  /** The cursor has moved: fetches the moves there. */
  async arrive(): Promise<void> {
    const { at } = this;
    const { run, timeline } = this.figure;
    this.refused = undefined;
    // The visitor has stepped away, so the computer does not answer.
    if (this.thinking && timeline.cursor !== this.#thought) this.#stop();
    if (!at || !run) return;
    if (this.here && this.#hereAt && this.same(this.#hereAt, at)) return;
    this.#forget();
    const here: Here | undefined = await this.askHere(run, at).catch(() => undefined);
    if (here && this.at && this.same(at, this.at)) {
      this.here = here;
      this.shown = here;
      this.#hereAt = at;
    }
    this.figure.requestUpdate();
  }

  /**
   * Somebody chooses a place. If a move leads there it is made; if not, the refusal names the moves that
   * are possible.
   */
  async choose(to: Place): Promise<void> {
    const { here } = this;
    if (!here || this.thinking || this.full) return;
    if (this.mover(this.figure.timeline.cursor) === 'computer') return;
    if (!this.leadsTo(here, to)) {
      this.refused = to;
      this.figure.requestUpdate();
      return;
    }
    const { holds } = this.figure;
    await this.#append(to);
    if (!holds) await this.answer();
  }

  /** The computer moves if it is its turn. */
  async answer(): Promise<void> {
    const { run, timeline } = this.figure;
    if (!run || !this.path || this.thinking || this.over || this.full) return;
    const scene = this.figure.currentScene();
    if (scene.opponent === 'human' || this.mover(timeline.cursor) !== 'computer') return;
    const game = this.#game;
    const { cursor } = timeline;
    const path = this.path.slice(0, cursor + 1);
    this.thinking = true;
    this.#thought = cursor;
    this.failed = undefined;
    this.figure.requestUpdate();
    const [reply] = await Promise.all([
      this.askReply(run, path, scene).catch((error: unknown) => {
        if (game === this.#game) this.failed = CodedError.from(error);
        return undefined;
      }),
      new Promise((resolve) => setTimeout(resolve, THINKING_MS)),
    ]);
    if (game !== this.#game) return;
    this.thinking = false;
    // If somebody has stepped back meanwhile, the computer waits until it is asked again.
    if (reply && timeline.cursor === cursor) {
      await this.#append(reply);
      // In some games a player moves twice.
      await this.answer();
    } else this.figure.requestUpdate();
  }

  async #append(to: Place): Promise<void> {
    const { run, timeline } = this.figure;
    if (!run || !this.path) return;
    const game = this.#game;
    const before = this.path;
    const path = [...before.slice(0, timeline.cursor + 1), to];
    const [record, here] = await Promise.all([
      this.askRecord(run, path),
      this.askHere(run, to),
    ]).catch(() => [undefined, undefined]);
    // If two moves are made at once, the first one counts.
    if (!record || game !== this.#game || before !== this.path) return;
    this.path = path;
    this.record = record;
    this.here = here;
    this.shown = here;
    this.#hereAt = to;
    timeline.length = path.length - 1;
    timeline.seek(timeline.length);
  }

  #forget(): void {
    this.here = undefined;
    this.#hereAt = undefined;
  }

  /** Answers that are still on their way belong to another game. */
  #stop(): void {
    this.#game += 1;
    this.thinking = false;
    this.refused = undefined;
    this.failed = undefined;
  }
}
