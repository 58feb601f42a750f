import type { GameRecord, Why } from '../../../pkg/lattice.js';
import type { Run } from '../../engine/engine.ts';
import { GamePlay } from '../../stage/play.ts';
import type { LatticeScene } from './scene.ts';
import type { Point } from './view.ts';

/** A game on the lattice: its places are points. */
export class Play extends GamePlay<Point, Why, GameRecord, 'Lattice', LatticeScene> {
  protected same(a: Point, b: Point): boolean {
    return a.m === b.m && a.n === b.n;
  }

  protected askRecord(run: Run<'Lattice'>, path: readonly Point[]): Promise<GameRecord> {
    return run.ask('record', path);
  }

  protected askHere(run: Run<'Lattice'>, { m, n }: Point): Promise<Why> {
    return run.ask('why', m, n);
  }

  protected async askReply(
    run: Run<'Lattice'>,
    path: readonly Point[],
    { opponent, percent, seed }: LatticeScene,
  ): Promise<Point | undefined> {
    return opponent === 'human' ? undefined : run.ask('reply', path, opponent, percent, seed);
  }

  protected leadsTo({ options }: Why, to: Point): boolean {
    return options.some((option) => this.same(option, to));
  }

  protected isEnd({ options }: Why): boolean {
    return options.length === 0;
  }
}
