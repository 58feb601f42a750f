/// <reference path="../../www/src/env.d.ts" />
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  describe as describeRow,
  takeArgs,
  verdict,
} from '../../www/src/exhibits/chain/account.ts';
import { moveWorth, takesOf, without } from '../support/plain-chain.ts';
import { anyGame, isRuled, momentAt } from './chain-run.ts';
import { expectWords, sum } from './chain-said.ts';

describe('the figure as text', () => {
  test('has the row, its groups, the number of their arrangements, the verdict, and every kind of move', () => {
    fc.assert(
      fc.property(anyGame(), ({ cells, ...changes }) => {
        const moment = momentAt(changes, changes.takes.length);
        const said = describeRow(moment);
        const { end } = changes;
        const ruled = changes.takes.length === 0 && isRuled(changes);
        expectWords(said.filter(({ args }) => args?.left !== '–'));
        const [row, groups, arrangements, worth, ...options] = said;
        expect(row).toEqual({ id: 'text-row', args: { cells: [...cells].join(' ') } });
        expect(groups).toMatchObject({ id: 'text-groups', args: { groups: sum(cells) || '–' } });
        expect(arrangements).toMatchObject({
          id: 'text-arrangements',
          args: { cells: cells.length },
        });
        expect(worth).toEqual(verdict(moment.position, 'mover'));
        const takes = takesOf(cells, ruled);
        const kinds = new Set(takes.map((take) => sum(without(cells, take))));
        expect(options).toHaveLength(kinds.size);
        for (const { id, args = {} } of options) {
          expect(id).toBe('text-option');
          const take = { first: Number(args.from) - 1, count: Number(args.count) };
          const { won, plies } = moveWorth(cells, take, end);
          const ways = takes.filter(
            (one) => sum(without(cells, one)) === sum(without(cells, take)),
          );
          expect(args).toMatchObject({ ...takeArgs(take), plies, ways: ways.length });
          expect(args.outcome).toBe(won ? 'P' : 'N');
        }
      }),
      { numRuns: 60 },
    );
  });

  test('says if a move leaves nothing', () => {
    const options = (row: string) =>
      describeRow(momentAt({ row }, 0)).filter(({ id }) => id === 'text-option');
    for (const row of ['1', '0110']) {
      const last = options(row).find(({ args }) => args?.plies === 1);
      expectWords(last ? [last] : []);
      expect(last?.args?.left).toBe(0);
    }
  });

  test('counts the ways in which the groups can lie', () => {
    const rows = (row: string) =>
      describeRow(momentAt({ row }, 0)).find(({ id }) => id === 'text-arrangements')?.args;
    /** The number of rows with the same cells and groups, found by looking at all rows. */
    const counted = (row: string) =>
      Array.from({ length: 2 ** row.length }, (_, code) =>
        code.toString(2).padStart(row.length, '0'),
      ).filter((cells) => sum(cells) === sum(row)).length;
    for (const row of ['1', '10', '1011110', '110110010', '101010']) {
      expect(rows(row)).toEqual({ rows: counted(row), cells: row.length });
    }
  });
});
