import type { Run } from '../engine/engine.ts';
import { CodedError } from '../engine/errors.ts';
import type { ModelName } from '../engine/protocol.ts';
import type { Timeline } from './timeline.ts';

/** The words of every game: `play-view.ts` and `opponent-fields.ts` need them. */
export const PLAY_WORDS = 'play';
/** The computer thinks this long, in ms: one sees that it is its turn. */
const THINKING_MS = 500;
/** The most plies of a game: the core keeps no longer ones. */
export const MOST_PLIES = 511;

/** Who moves at a ply, as the page says it: without a computer, whoever must move. */
export type Mover = 'you' | 'computer' | 'mover';

/** What a scene says of a game, whatever is played. */
export interface PlayScene {
  readonly opponent: string;
  readonly computer: 'first' | 'second';
}

/** What a game needs of the figure it is played in. */
export interface PlayFigure<Name extends ModelName, Scene extends PlayScene> {
  readonly run: Run<Name> | undefined;
  readonly timeline: Timeline;
  currentScene(): Scene;
  requestUpdate(): void;
}

/** What the core says of a game so far. */
export interface GameRecord {
  readonly plies: readonly {
    /** Lost (P), won (N) or drawn (D) for whoever must move there. */
    readonly outcome: 'P' | 'N' | 'D';
    /** Plies to the end from there, where it is known. */
    readonly remoteness?: number;
    /** Whether this ply gave a win away. */
    readonly blunder: boolean;
  }[];
  readonly winner?: 'first' | 'second';
}

/**
 * A game: the path of its places, with the timeline's cursor in it. Going back is stepping back; a
 * move made there cuts off what came after.
 *
 *     path   start ─ place ─ place ─ ...
 *     cursor            ▲ plies made
 *
 * What is played, the exhibit says: it asks its run for the record, for what can be done at a place,
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
  /** What can be done at the cursor's place, with what each option is worth. */
  here: Here | undefined;
  /** A place that cannot be reached from the cursor's, which somebody has tried. */
  refused: Place | undefined;
  thinking = false;
  /** Why the computer could not move. */
  failed: CodedError | undefined;

  protected readonly figure: PlayFigure<Name, Scene>;
  #game = 0;
  /** The ply that the computer thinks about. */
  #thought = 0;
  /** The place that `here` is about. */
  #hereAt: Place | undefined;

  constructor(figure: PlayFigure<Name, Scene>) {
    this.figure = figure;
  }

  protected abstract same(a: Place, b: Place): boolean;
  /** Rejects with the core's word on a path that is no game. */
  protected abstract askRecord(run: Run<Name>, path: readonly Place[]): Promise<Record>;
  protected abstract askHere(run: Run<Name>, place: Place): Promise<Here>;
  /** What the computer plays at the end of a path; undefined if the game is over. */
  protected abstract askReply(
    run: Run<Name>,
    path: readonly Place[],
    scene: Scene,
  ): Promise<Place | undefined>;
  /** Whether one move leads from here to there. */
  protected abstract leadsTo(here: Here, to: Place): boolean;
  /** Whether nothing can be done here. */
  protected abstract isEnd(here: Here): boolean;

  /** Takes up the game of a scene, or none. Rejects with the core's word on a path that is no game. */
  async open(path: readonly Place[] | undefined, run: Run<Name>): Promise<void> {
    this.#stop();
    this.path = path;
    this.record = path && (await this.askRecord(run, path));
    this.#forget();
  }

  /** Ends the game; the plate is as it was before. */
  close(): void {
    this.#stop();
    this.path = undefined;
    this.record = undefined;
    this.#forget();
  }

  /** The place that the game stands at. */
  get at(): Place | undefined {
    return this.path?.[this.figure.timeline.cursor];
  }

  /** The game has come to a place without moves. */
  get over(): boolean {
    return this.path !== undefined && this.here !== undefined && this.isEnd(this.here);
  }

  /** The game may not go on: longer ones are not kept. */
  get full(): boolean {
    return this.figure.timeline.cursor >= MOST_PLIES;
  }

  /** Who moves when `ply` plies have been made. */
  mover(ply: number): Mover {
    const { opponent, computer } = this.figure.currentScene();
    if (opponent === 'human') return 'mover';
    return (ply % 2 === 0) === (computer === 'first') ? 'computer' : 'you';
  }

  /** The cursor has moved: fetches what can be played there. */
  async arrive(): Promise<void> {
    const { at } = this;
    const { run, timeline } = this.figure;
    this.refused = undefined;
    // Stepping away takes back what the computer was to answer.
    if (this.thinking && timeline.cursor !== this.#thought) this.#stop();
    if (!at || !run) return;
    if (this.here && this.#hereAt && this.same(this.#hereAt, at)) return;
    this.#forget();
    const here: Here | undefined = await this.askHere(run, at).catch(() => undefined);
    if (here && this.at && this.same(at, this.at)) {
      this.here = here;
      this.#hereAt = at;
    }
    this.figure.requestUpdate();
  }

  /** Somebody points at a place: a move if it is one, else a refusal that says what can be played. */
  async choose(to: Place): Promise<void> {
    const { here } = this;
    if (!here || this.thinking || this.full) return;
    if (this.mover(this.figure.timeline.cursor) === 'computer') return;
    if (!this.leadsTo(here, to)) {
      this.refused = to;
      this.figure.requestUpdate();
      return;
    }
    await this.#append(to);
    await this.answer();
  }

  /** The computer moves, if it is its turn. */
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
    // Whoever has stepped back meanwhile is somewhere else: the computer waits to be asked again.
    if (reply && timeline.cursor === cursor) await this.#append(reply);
    else this.figure.requestUpdate();
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
    // Of two moves made at once the first counts.
    if (!record || game !== this.#game || before !== this.path) return;
    this.path = path;
    this.record = record;
    this.here = here;
    this.#hereAt = to;
    timeline.length = path.length - 1;
    timeline.seek(timeline.length);
  }

  #forget(): void {
    this.here = undefined;
    this.#hereAt = undefined;
  }

  /** Whatever is still on its way belongs to another game. */
  #stop(): void {
    this.#game += 1;
    this.thinking = false;
    this.refused = undefined;
    this.failed = undefined;
  }
}
