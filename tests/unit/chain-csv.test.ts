/// <reference path="../../www/src/env.d.ts" />
import { expect, test } from 'vitest';
import { ChainTable } from '../../www/pkg/chain.js';
import { columns, valueRows } from '../../www/src/exhibits/chain/table.ts';
import { gameRows } from '../../www/src/stage/export/game-table.ts';
import { wordsOf } from '../e2e/support/catalogue.ts';
import { article, signedValue, whole } from '../support/plain-chain.ts';
import { momentAt, one, two } from './chain-run.ts';

const words = wordsOf('en', ['tables']);

test('the table for a spreadsheet has the values of the article and of a plain search for every row', () => {
  const table = new ChainTable({ objects: 60 });
  while (!table.advance(100_000).finished);
  const [header, ...values] = valueRows(table.values(), words);
  table.free();
  expect(header).toEqual([
    'objects in the row',
    'taking the last object wins; the first move takes one',
    'taking the last object loses; the first move takes one',
    'taking the last object wins; the first move may take two',
    'taking the last object loses; the first move may take two',
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

test('a game is a table of its plies, and says who wins only if the values are shown', () => {
  const { record } = momentAt({ objects: 4, takes: [one(2), two(3), one(1)] }, 3);
  const plies = record?.plies ?? [];
  const mover = (ply: number) => (ply % 2 === 0 ? 'you' : 'computer');
  const own = columns(words);
  expect([...gameRows({ words, plies, mover, tells: true }, own)]).toEqual([
    ['ply', 'player', 'objects taken', 'row', 'groups', 'for the player to move', 'plies left'],
    [0, '', '', '1 1 1 1', '4', 'lost', 4],
    [1, 'you', '2', '1 0 1 1', '2 + 1', 'won', 3],
    [2, 'computer', '3 4', '1 0 0 0', '1', 'won', 1],
    [3, 'you', '1', '0 0 0 0', '–', 'lost', 0],
  ]);
  const [header, , second] = gameRows({ words, plies, mover: () => 'mover', tells: false }, own);
  expect(header).toHaveLength(5);
  expect(second).toEqual([1, 'first player', '2', '1 0 1 1', '2 + 1']);
});
