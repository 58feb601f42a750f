import type { Asking } from '../../../engine/engine.ts';
import { engine } from '../core/engine.ts';
import type { GrowthRows } from './growth-chart.ts';

/** The largest number of states that the proofs need, for each number of wires. */
export async function growthRows(asking: Asking): Promise<GrowthRows> {
  const rows = await engine.read('NetworkGrowth', {}, asking, (run) => run.ask('rows'));
  const of = (one: string) => rows.filter(({ kind }) => kind === one);
  const smallest = new Map(of('smallest').map((row) => [row.wires, row.mostStates]));
  return of('document').map(({ wires, mostStates }) => {
    return { wires, document: mostStates, smallest: smallest.get(wires) ?? 0 };
  });
}
