/// <reference path="../../www/src/env.d.ts" />
import { describe, expect, test } from 'vitest';
import { narrate, takeArgs } from '../../www/src/exhibits/chain/account.ts';
import type { Take } from '../../www/src/exhibits/chain/fields.ts';
import type { ChainScene } from '../../www/src/exhibits/chain/scene.ts';
import { moveWorth, rowAfter, worthOf } from '../support/plain-chain.ts';
import { momentAt } from './chain-run.ts';
import { expectWords, idsOf } from './chain-said.ts';

/** The ply at which best play stops copying, after a start in the middle, because another move is faster. */
function dearer(objects: number, line: readonly Take[]) {
  const row = '1'.repeat(objects);
  const [middle, ...rest] = line;
  if (!middle || 2 * middle.first + middle.count !== objects) return undefined;
  for (let ply = 0; ply + 1 < rest.length; ply += 2) {
    const [other, take] = rest.slice(ply, ply + 2);
    if (!other || !take) break;
    const copy = { ...other, first: objects - other.first - other.count };
    const before = rowAfter(row, line.slice(0, ply + 2));
    const [copied, best] = [copy, take].map((one) => moveWorth(before, one, 'normal'));
    if (copied?.won && best && copied.plies > best.plies) {
      return { cursor: ply + 3, copy, plies: ply + 2 + copied.plies };
    }
    if (take.first !== copy.first || take.count !== copy.count) break;
  }
  return undefined;
}

describe('a ply of best play', () => {
  test('says from nine objects, in the third ply, what copying would cost', () => {
    const said = (cursor: number) => narrate(momentAt({}, cursor));
    expect(said(3).find(({ id }) => id === 'chain-mirror')).toEqual({
      id: 'chain-mirror',
      args: { count: 1, from: 9, to: 9, plies: 9, exact: 7 },
    });
    for (const cursor of [0, 1, 2, 4, 5, 6, 7]) {
      expect(idsOf(said(cursor))).not.toContain('chain-mirror');
    }
  });

  test('says so where copying first wins later than the best move, as the plain solver finds', () => {
    let seen = 0;
    for (const objects of [...Array.from({ length: 15 }, (_, at) => at + 2), 21, 22]) {
      for (const first of ['fewest', 'any'] as const) {
        const { line } = momentAt({ objects, first }, 0).summary;
        const slower = dearer(objects, line);
        for (let cursor = 0; cursor <= line.length; cursor += 1) {
          const said = narrate(momentAt({ objects, first }, cursor));
          const mirror = said.filter(({ id }) => id === 'chain-mirror');
          if (slower?.cursor !== cursor) {
            expect(mirror, `${objects} ${first} ${cursor}`).toEqual([]);
            continue;
          }
          seen += 1;
          expectWords(said);
          const exact = worthOf('1'.repeat(objects), 'normal', first === 'fewest').plies;
          const args = { ...takeArgs(slower.copy), plies: slower.plies, exact };
          expect(mirror).toEqual([{ id: 'chain-mirror', args }]);
          expect(slower.plies).toBeGreaterThan(exact);
        }
      }
    }
    expect(seen).toBe(6);
  });

  test('does not mention copying under misère play, in a row with gaps, nor in a game', () => {
    const ids = (changes: Partial<ChainScene>, plies: number) =>
      Array.from({ length: plies }, (_, at) => idsOf(narrate(momentAt(changes, at + 1)))).flat();
    const { line } = momentAt({}, 0).summary;
    expect(ids({}, 7)).toContain('chain-mirror');
    expect(ids({ takes: line }, 7)).not.toContain('chain-mirror');
    expect(ids({ end: 'misere' }, 7)).not.toContain('chain-mirror');
    expect(ids({ row: '1111011110' }, 6)).not.toContain('chain-mirror');
  });
});
