import { describe, expect, test } from 'vitest';
import type { Run } from '../../www/src/engine/engine.ts';
import { FrontColours, TracedColours } from '../../www/src/exhibits/lattice/colours.ts';
import { rowsOf } from '../../www/src/exhibits/lattice/table.ts';
import { Game } from '../e2e/support/solver.ts';
import { runOf, sceneOf } from './lattice-run.ts';

const apples = new Game();

/** The table that is exported of a scene. */
async function table(link: string) {
  const scene = sceneOf(link);
  const core = runOf(scene);
  const { columns, rows } = scene;
  const { traced, rowWidth, weightM, weightN } = core.summary();
  const colours = traced
    ? new TracedColours(columns, rows, { data: core.trace(), width: rowWidth })
    : new FrontColours([weightM, weightN], columns, rows);
  const ask = async (_: 'cells', ...part: [number, number, number, number]) => core.cells(...part);
  const told: (readonly (string | number)[])[] = [];
  for await (const row of rowsOf({ ask } as unknown as Run<'Lattice'>, colours)) told.push(row);
  const [header = [], ...lines] = told;
  return { header: header.join(), lines };
}

describe('the table of a plate', () => {
  test('has every step where they are recorded', async () => {
    const { header, lines } = await table('');
    expect(header).toBe('step,m,n,outcome,remoteness,grundy');
    expect(lines).toHaveLength(273);
    for (const [i, [step, m, n, ...told]] of lines.entries()) {
      const { lost, plies, grundy } = apples.value([Number(m), Number(n)]);
      expect(step).toBe(i + 1);
      expect(told, `${m},${n}`).toEqual([lost ? 'P' : 'N', plies, grundy]);
    }
    expect(new Set(lines.map(([, m, n]) => `${m},${n}`)).size).toBe(273);
  });

  test('has every point of a larger one, from the lowest row up', async () => {
    const { header, lines } = await table('columns=70&rows=66');
    expect(header).toBe('m,n,outcome,remoteness,grundy');
    expect(lines).toHaveLength(70 * 66);
    for (const [i, [m, n, ...told]] of lines.entries()) {
      expect([m, n]).toEqual([i % 70, Math.floor(i / 70)]);
      const { lost, plies, grundy } = apples.value([Number(m), Number(n)]);
      expect(told, `${m},${n}`).toEqual([lost ? 'P' : 'N', plies, grundy]);
    }
  });

  test('has the lost points of a plate without values', async () => {
    const { header, lines } = await table('columns=1025&rows=9');
    expect(header).toBe('m,n,outcome');
    const expected = Array.from({ length: 1025 * 9 }, (_, i) => [i % 1025, Math.floor(i / 1025)])
      .filter(([m = 0, n = 0]) => (m === 0 ? n % 2 === 1 : m % 2 === 0 && n % 2 === 0))
      .map((at) => [...at, 'P']);
    expect(lines).toEqual(expected);
  });
});
