import type { Run } from '../engine/engine.ts';
import type { ModelName } from '../engine/protocol.ts';
import { GamePlay, type GameRecord } from './play.ts';
import type { OpponentScene } from './play-panel.ts';

/** The bindings of a game whose positions are named by the moves that lead to them. */
interface MovesRun<Move, Here, Record> {
  ask(method: 'at', moves: readonly Move[]): Promise<Here>;
  ask(method: 'record', moves: readonly Move[]): Promise<Record>;
  ask(
    method: 'reply',
    moves: readonly Move[],
    opponent: string,
    percent: number,
    seed: number,
  ): Promise<Move | undefined>;
}

/** The start of a game and each place after it. A place is the list of moves that lead to it. */
export const placesOf = <Move>(moves: readonly Move[]): readonly (readonly Move[])[] => [
  [],
  ...moves.map((_, ply) => moves.slice(0, ply + 1)),
];

/** What the core says of a place; for a game with nothing more to say, the `GamePlace` of its bindings. */
export interface MovesPlace {
  /** The moves, or what they lead to; empty at the end of the game. */
  readonly options: readonly unknown[];
}

/**
 * A game whose places are the moves so far. It asks a run by `at`, `record` and `reply`. A game whose moves
 * are not plain numbers or whose places are not a `GamePlace` says how to write and to find a move.
 */
export class MovesPlay<
  Move,
  Here extends MovesPlace,
  Record extends GameRecord<Move>,
  Name extends ModelName,
  Scene extends OpponentScene,
> extends GamePlay<readonly Move[], Here, Record, Name, Scene> {
  /** A text that differs for different moves. */
  write(move: Move): string {
    return String(move);
  }

  /** Whether the rules allow this move in a position. */
  isLegal({ options }: Here, move: Move): boolean {
    return options.some((option) => (option as { chosen?: Move }).chosen === move);
  }

  isEnd({ options }: Here): boolean {
    return options.length === 0;
  }

  /** The moves of the game; undefined without a game. */
  get moves(): readonly Move[] | undefined {
    return this.path?.at(-1);
  }

  same(a: readonly Move[], b: readonly Move[]): boolean {
    return (
      a.length === b.length &&
      a.every((move, ply) => this.write(move) === this.write(b[ply] as Move))
    );
  }

  askRecord(run: Run<Name>, path: readonly (readonly Move[])[]): Promise<Record> {
    return this.askGame(run, path.at(-1) ?? []);
  }

  /** Asks the core for the record of a game. */
  askGame(run: Run<Name>, moves: readonly Move[]): Promise<Record> {
    return this.#of(run).ask('record', moves);
  }

  askHere(run: Run<Name>, moves: readonly Move[]): Promise<Here> {
    return this.#of(run).ask('at', moves);
  }

  async askReply(
    run: Run<Name>,
    path: readonly (readonly Move[])[],
    { opponent, percent, seed }: Scene,
  ): Promise<readonly Move[] | undefined> {
    const moves = path.at(-1);
    if (opponent === 'human' || !moves) return undefined;
    const reply = await this.#of(run).ask('reply', moves, opponent, percent, seed);
    return reply === undefined ? undefined : [...moves, reply];
  }

  protected leadsTo(here: Here, moves: readonly Move[]): boolean {
    const move = moves.at(-1);
    return move !== undefined && this.isLegal(here, move);
  }

  #of(run: Run<Name>): MovesRun<Move, Here, Record> {
    return run as unknown as MovesRun<Move, Here, Record>;
  }
}
