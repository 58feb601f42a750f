import type { LatticeRecord, LatticeWhy } from '../../../../pkg/lattice.js';
import type { Run } from '../../../engine/engine.ts';
import { GamePlay } from '../../../stage/play.ts';
import type { Point } from '../picture/view.ts';
import type { LatticeScene } from '../scene.ts';
import { everyOption } from './every-option.ts';
import { everyPly } from './every-ply.ts';

/** A game on the lattice, whose positions are points. */
export class Play extends GamePlay<Point, LatticeWhy, LatticeRecord, 'Lattice', LatticeScene> {
  /** The numbers in the fields that say where to move. */
  readonly typed: Point = { m: 0, n: 0 };

  same(a: Point, b: Point): boolean {
    return a.m === b.m && a.n === b.n;
  }

  async askRecord(run: Run<'Lattice'>, path: readonly Point[]): Promise<LatticeRecord> {
    const record = await run.ask('record', path);
    return record.plies.length === path.length ? record : everyPly(run, path, record);
  }

  async askHere(run: Run<'Lattice'>, { m, n }: Point): Promise<LatticeWhy> {
    const why = await run.ask('why', m, n);
    return why.options.length === why.moves ? why : everyOption(run, why);
  }

  async askReply(
    run: Run<'Lattice'>,
    path: readonly Point[],
    { opponent, percent, seed }: LatticeScene,
  ): Promise<Point | undefined> {
    return opponent === 'human' ? undefined : run.ask('reply', path, opponent, percent, seed);
  }

  protected leadsTo({ options }: LatticeWhy, to: Point): boolean {
    return options.some((option) => this.same(option.ply.to, to));
  }

  isEnd({ options }: LatticeWhy): boolean {
    return options.length === 0;
  }
}
