import { expect, test } from 'vitest';
import { Lattice } from '../../www/pkg/lattice.js';
import type { Run } from '../../www/src/engine/engine.ts';
import { everyPly } from '../../www/src/exhibits/lattice/play/every-ply.ts';
import './lattice-run.ts';

test('a long game has all its plies, which come in parts', async () => {
  const moves = [{ dm: -1, dn: 0, ray: true }];
  const run = new Lattice({ moves, endRule: 'normal', columns: 600, rows: 8, order: 'pull' });
  while (!run.advance(1_000_000).finished);
  const path = Array.from({ length: 200 }, (_, taken) => ({ m: 599 - taken, n: 0 }));
  const first = run.record(path);
  expect(first.plies.length).toBe(64);
  const asked: number[] = [];
  const ask = async (_: 'recordFrom', path: { m: number; n: number }[], from: number) => {
    asked.push(from);
    return run.recordFrom(path, from);
  };
  const record = await everyPly({ ask } as unknown as Run<'Lattice'>, path, first);
  expect(asked).toEqual([64, 128, 192]);
  expect(record.plies.map(({ position }) => position)).toEqual(path);
  expect(record.rules.length).toBe(path.length);
  // Nobody takes the last piece, so each ply gives away the win that it would have been.
  expect(record.plies.slice(1).every(({ blunder, better }) => blunder && better?.to.m === 0)).toBe(
    true,
  );
  expect(record).toMatchObject({ over: false });
  expect(record).not.toHaveProperty('winner');
});
