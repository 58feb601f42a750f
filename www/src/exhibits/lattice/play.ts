import type { GameRecord, Why } from '../../../pkg/appleyard.js';
import type { Run } from '../../engine/engine.ts';
import { CodedError } from '../../engine/errors.ts';
import type { Timeline } from '../../stage/timeline.ts';
import { mostPoints } from './fields.ts';
import type { LatticeScene } from './scene.ts';
import type { Point } from './view.ts';

/** The computer thinks this long, in ms: one sees that it is its turn. */
const THINKING_MS = 500;

/** Who moves at a ply, as the page says it: without a computer, whoever must move. */
export type Mover = 'you' | 'computer' | 'mover';

/** What a game needs of the figure it is played in. */
export interface PlayFigure {
  readonly run: Run<'Lattice'> | undefined;
  readonly timeline: Timeline;
  currentScene(): LatticeScene;
  requestUpdate(): void;
}

const same = (a: Point, b: Point): boolean => a.m === b.m && a.n === b.n;

/**
 * A game on the lattice: the path of its points, with the timeline's cursor in it. Going back is
 * stepping back; a move made there cuts off what came after.
 *
 *     path   (20,0) ─ (19,1) ─ (18,2) ─ ...
 *     cursor            ▲ plies made
 */
export class Play {
  path: readonly Point[] | undefined;
  record: GameRecord | undefined;
  /** Where one may go from the point at the cursor, with what each option is worth. */
  here: Why | undefined;
  /** A point that cannot be reached from the cursor's, which somebody has tried. */
  refused: Point | undefined;
  thinking = false;
  /** Why the computer could not move. */
  failed: CodedError | undefined;

  readonly #figure: PlayFigure;
  #game = 0;
  /** The ply that the computer thinks about. */
  #thought = 0;

  constructor(figure: PlayFigure) {
    this.#figure = figure;
  }

  /** Takes up the game of a scene, or none. Rejects with the core's word on a path that is no game. */
  async open(path: readonly Point[] | undefined, run: Run<'Lattice'>): Promise<void> {
    this.#stop();
    this.path = path;
    this.record = path && (await run.ask('record', flat(path)));
    this.here = undefined;
  }

  /** Ends the game; the plate is as it was before. */
  close(): void {
    this.#stop();
    this.path = undefined;
    this.record = undefined;
    this.here = undefined;
  }

  /** The point that the game stands at. */
  get at(): Point | undefined {
    return this.path?.[this.#figure.timeline.cursor];
  }

  /** The game has come to a point without moves, or may not go on. */
  get over(): boolean {
    return this.path !== undefined && this.here?.options.length === 0;
  }

  get full(): boolean {
    return this.#figure.timeline.cursor >= mostPoints - 1;
  }

  /** Who moves when `ply` plies have been made. */
  mover(ply: number): Mover {
    const { opponent, computer } = this.#figure.currentScene();
    if (opponent === 'human') return 'mover';
    return (ply % 2 === 0) === (computer === 'first') ? 'computer' : 'you';
  }

  /** The cursor has moved: fetches what can be played there. */
  async arrive(): Promise<void> {
    const { at } = this;
    const { run, timeline } = this.#figure;
    this.refused = undefined;
    // Stepping away takes back what the computer was to answer.
    if (this.thinking && timeline.cursor !== this.#thought) this.#stop();
    if (!at || !run) return;
    if (this.here && same(this.here, at)) return;
    this.here = undefined;
    const why: Why | undefined = await run.ask('why', at.m, at.n).catch(() => undefined);
    if (why && this.at && same(why, this.at)) this.here = why;
    this.#figure.requestUpdate();
  }

  /** Somebody points at a point: a move if it is one, else a refusal that says what can be played. */
  async choose(to: Point): Promise<void> {
    const { here } = this;
    if (!here || this.thinking || this.full) return;
    if (this.mover(this.#figure.timeline.cursor) === 'computer') return;
    if (!here.options.some((option) => same(option, to))) {
      this.refused = to;
      this.#figure.requestUpdate();
      return;
    }
    await this.#append(to);
    await this.answer();
  }

  /** The computer moves, if it is its turn. */
  async answer(): Promise<void> {
    const { run, timeline } = this.#figure;
    if (!run || !this.path || this.thinking || this.over || this.full) return;
    const { opponent, percent, seed } = this.#figure.currentScene();
    if (opponent === 'human' || this.mover(timeline.cursor) !== 'computer') return;
    const game = this.#game;
    const { cursor } = timeline;
    const path = this.path.slice(0, cursor + 1);
    this.thinking = true;
    this.#thought = cursor;
    this.failed = undefined;
    this.#figure.requestUpdate();
    const [reply] = await Promise.all([
      run.ask('reply', flat(path), opponent, percent, seed).catch((error: unknown) => {
        if (game === this.#game) this.failed = CodedError.from(error);
        return undefined;
      }),
      new Promise((resolve) => setTimeout(resolve, THINKING_MS)),
    ]);
    if (game !== this.#game) return;
    this.thinking = false;
    // Whoever has stepped back meanwhile is somewhere else: the computer waits to be asked again.
    if (reply && timeline.cursor === cursor) await this.#append(reply);
    else this.#figure.requestUpdate();
  }

  async #append({ m, n }: Point): Promise<void> {
    const { run, timeline } = this.#figure;
    if (!run || !this.path) return;
    const game = this.#game;
    const before = this.path;
    const path = [...before.slice(0, timeline.cursor + 1), { m, n }];
    const [record, here] = await Promise.all([
      run.ask('record', flat(path)),
      run.ask('why', m, n),
    ]).catch(() => [undefined, undefined]);
    // Of two moves made at once the first counts.
    if (!record || game !== this.#game || before !== this.path) return;
    this.path = path;
    this.record = record;
    this.here = here;
    timeline.length = path.length - 1;
    timeline.seek(timeline.length);
  }

  /** Whatever is still on its way belongs to another game. */
  #stop(): void {
    this.#game += 1;
    this.thinking = false;
    this.refused = undefined;
    this.failed = undefined;
  }
}

/** A path as the core takes it: m, n, m, n, ... */
function flat(path: readonly Point[]): Uint32Array {
  return Uint32Array.from(path.flatMap(({ m, n }) => [m, n]));
}
