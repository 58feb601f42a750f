import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { initSync, Tictactoe } from '../../www/pkg/tictactoe.js';
import { thrown } from './support/calls.ts';

test('the package solves the game, records it, and replies in it', () => {
  initSync({ module: readFileSync(new URL('../../www/pkg/tictactoe_bg.wasm', import.meta.url)) });
  const run = new Tictactoe();
  expect(thrown(() => run.at([]))).toMatchObject({ code: 'position-not-solved' });
  while (!run.advance(1000).finished);
  const best = run.record([...run.line()]);
  expect([best.over, best.winner]).toEqual([true, undefined]);
  const here = run.at([0, 1, 4, 8, 3, 2]);
  expect(here).toMatchObject({ position: 'XOOXX...O', outcome: 'N', remoteness: 1, deciding: 0 });
  expect(run.reply([0, 1, 4, 8, 3, 2], 'perfect', 0, 1)).toBe(5);
  expect(thrown(() => run.at([0, 0]))).toMatchObject({ code: 'illegal-ply', params: { ply: 2 } });
});
