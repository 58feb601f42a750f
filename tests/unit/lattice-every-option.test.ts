import { expect, test } from 'vitest';
import { Lattice } from '../../www/pkg/lattice.js';
import type { Run } from '../../www/src/engine/engine.ts';
import { everyOption } from '../../www/src/exhibits/lattice/play/every-option.ts';
import './lattice-run.ts';

/** A finished run along one row, with rays in steps of these lengths. */
function runAlong(columns: number, lengths: readonly number[]): Lattice {
  const moves = lengths.map((length) => ({ dm: -length, dn: 0, ray: true }));
  const run = new Lattice({ moves, endRule: 'normal', columns, rows: 8, order: 'pull' });
  while (!run.advance(1_000_000).finished);
  return run;
}

/** The run as the page asks it. */
const asked = (run: Lattice): Run<'Lattice'> =>
  ({
    ask: async (_: 'options', ...place: [number, number, number]) => run.options(...place),
  }) as never;

test.each([
  ['where the deciding move is not among the first', 4095, [2, 1], 2047 + 4094],
  ['where the first move decides', 4094, [2, 1], 2046],
  ['where no move decides, as from a lost point', 0, [2, 1], undefined],
])(
  'a game has every move of a point, from near to far along each ray, %s',
  async (_, m, lengths, deciding) => {
    const run = runAlong(4096, lengths);
    const why = run.why(m, 0);
    const every = await everyOption(asked(run), why);
    const targets = lengths.flatMap((length) =>
      Array.from({ length: Math.floor(m / length) }, (_, i) => m - (i + 1) * length),
    );
    expect(every.options.map(({ ply: { to } }) => to.m)).toEqual(targets);
    expect(every.deciding).toBe(deciding);
    expect(every).toMatchObject({
      point: { m, n: 0 },
      outcome: why.outcome,
      moves: targets.length,
    });
  },
);
