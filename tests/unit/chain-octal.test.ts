/// <reference path="../../www/src/env.d.ts" />
import { describe, expect, test } from 'vitest';
import { ChainGrundy } from '../../www/pkg/chain.js';
import { movesOf, type OctalMove } from '../../www/src/exhibits/chain/octal/moves.ts';
import { languages } from '../../www/src/words/language.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import './chain-run.ts';

const HEAPS = 24;

/** Grundy values that follow from the moves alone. */
function grundy(moves: readonly OctalMove[]): number[] {
  const values: number[] = [];
  for (let heap = 0; heap <= HEAPS; heap += 1) {
    const reached = new Set<number>();
    for (const { taken, leaves } of moves) {
      const rest = heap - taken;
      if (leaves & 1 && rest === 0) reached.add(0);
      if (leaves & 2 && rest > 0) reached.add(values[rest] ?? -1);
      for (let part = 1; leaves & 4 && part < rest; part += 1) {
        reached.add((values[part] ?? 0) ^ (values[rest - part] ?? 0));
      }
    }
    let value = 0;
    while (reached.has(value)) value += 1;
    values.push(value);
  }
  return values;
}

const octal = [0, 1, 2, 3, 4, 5, 6, 7];
const codes = [0, 4].flatMap((first) =>
  octal.flatMap((second) =>
    octal.flatMap((third) => (first + second + third ? [`${first}.${second}${third}`] : [])),
  ),
);

describe('what a code allows', () => {
  test('gives the values of the core, for every digit in every place', () => {
    for (const code of [...codes, '0.137', '0.0007', '4.000123']) {
      const run = new ChainGrundy({ code, heaps: HEAPS });
      while (!run.advance(1000).finished);
      const moves = movesOf(run.summary().code);
      expect([code, [...run.values()]]).toEqual([code, grundy(moves)]);
      run.free();
    }
  });

  test('never names a take whose digit is 0', () => {
    expect(movesOf('0.07')).toEqual([{ taken: 2, leaves: 7 }]);
    expect(movesOf('4.3')).toEqual([
      { taken: 0, leaves: 4 },
      { taken: 1, leaves: 3 },
    ]);
  });

  test.each(languages)(
    'has a different sentence for each digit and place, in %s',
    async (language) => {
      const words = await loadMessages(language, ['common', 'chain', 'chain-panels']);
      const sentences = [1, 2, 3].flatMap((taken) =>
        octal.slice(1).map((leaves) => words.text('octal-move', { taken, leaves })),
      );
      expect(new Set(sentences).size).toBe(21);
      expect(sentences.join(' ')).not.toMatch(/[{}$]/);
    },
  );
});
