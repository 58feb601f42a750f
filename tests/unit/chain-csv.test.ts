/// <reference path="../../www/src/env.d.ts" />
import { expect, test } from 'vitest';
import { ChainTable } from '../../www/pkg/chain.js';
import type { Run } from '../../www/src/engine/engine.ts';
import { rowsOf } from '../../www/src/exhibits/chain/table.ts';
import { article, signedValue, whole } from '../support/plain-chain.ts';
import './chain-run.ts';

test('the table for a spreadsheet has the values of every row, as the article and a plain search have them', async () => {
  const table = new ChainTable({ objects: 60 });
  while (!table.advance(100_000).finished);
  let freed = 0;
  const run = { ask: async () => table.values(), free: () => (freed += 1) };
  const rows: (readonly (string | number)[])[] = [];
  for await (const row of rowsOf(run as unknown as Run<'ChainTable'>)) rows.push(row);
  expect(freed).toBe(1);
  const [header, ...values] = rows;
  expect(header).toEqual([
    'objects',
    'direct',
    'reverse',
    'direct_any_first_move',
    'reverse_any_first_move',
  ]);
  expect(values.map(([objects]) => objects)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
  expect(values.slice(0, article.length).map((row) => row.slice(1, 3))).toEqual(article);
  for (const [i, row] of values.slice(0, 18).entries()) {
    const searched = [true, false].flatMap((ruled) =>
      (['normal', 'misere'] as const).map((end) => signedValue(whole(i + 1), end, ruled)),
    );
    expect(row.slice(1), `${i + 1} objects`).toEqual(searched);
  }
});
