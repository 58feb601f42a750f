import { describe, expect, test } from 'vitest';
import type { Run } from '../../www/src/engine/engine.ts';
import { TracedColours } from '../../www/src/exhibits/lattice/picture/colours.ts';
import { FrontColours } from '../../www/src/exhibits/lattice/picture/front-colours.ts';
import { rowsOf } from '../../www/src/exhibits/lattice/table.ts';
import { wordsOf } from '../e2e/support/catalogue.ts';
import { Game } from '../e2e/support/solver.ts';
import { runOf, sceneOf } from './lattice-run.ts';

const apples = new Game();

/** The table that a scene exports. */
async function table(link: string) {
  const scene = sceneOf(link);
  const core = runOf(scene);
  const { columns, rows } = scene;
  const { traced, rowWidth, weightM, weightN } = core.summary();
  const colours = traced
    ? new TracedColours(columns, rows, { data: core.trace(), width: rowWidth })
    : new FrontColours([weightM, weightN], columns, rows);
  const ask = async (_: 'cells', ...part: [number, number, number, number]) => core.cells(...part);
  const exported: (readonly (string | number)[])[] = [];
  for await (const row of rowsOf(
    { ask } as unknown as Run<'Lattice'>,
    colours,
    wordsOf('en', ['tables']),
    true,
  ))
    exported.push(row);
  const [header = [], ...lines] = exported;
  return { header: header.join(), lines };
}

describe('the table of a picture', () => {
  test('has every step if the run recorded them', async () => {
    const { header, lines } = await table('');
    expect(header).toBe('step,across (m),up (n),for the player to move,plies left,Grundy value');
    expect(lines).toHaveLength(273);
    for (const [i, [step, m, n, ...values]] of lines.entries()) {
      const { lost, plies, grundy } = apples.value([Number(m), Number(n)]);
      expect(step).toBe(i + 1);
      expect(values, `${m},${n}`).toEqual([lost ? 'lost' : 'won', plies, grundy]);
    }
    expect(new Set(lines.map(([, m, n]) => `${m},${n}`)).size).toBe(273);
  });

  test('has every point of a larger picture, from the lowest row up', async () => {
    const { header, lines } = await table('columns=70&rows=66');
    expect(header).toBe('across (m),up (n),for the player to move,plies left,Grundy value');
    expect(lines).toHaveLength(70 * 66);
    for (const [i, [m, n, ...values]] of lines.entries()) {
      expect([m, n]).toEqual([i % 70, Math.floor(i / 70)]);
      const { lost, plies, grundy } = apples.value([Number(m), Number(n)]);
      expect(values, `${m},${n}`).toEqual([lost ? 'lost' : 'won', plies, grundy]);
    }
  });

  test('has the lost points of a picture without values', async () => {
    const { header, lines } = await table('columns=1025&rows=9');
    expect(header).toBe('across (m),up (n),for the player to move');
    const expected = Array.from({ length: 1025 * 9 }, (_, i) => [i % 1025, Math.floor(i / 1025)])
      .filter(([m = 0, n = 0]) => (m === 0 ? n % 2 === 1 : m % 2 === 0 && n % 2 === 0))
      .map((at) => [...at, 'lost']);
    expect(lines).toEqual(expected);
  });
});
