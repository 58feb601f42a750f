/// <reference path="../../www/src/env.d.ts" />
/** What is said of a position: by the core's findings, in the words of the page. */
import { describe, expect, test } from 'vitest';
import {
  cancelling,
  describe as describeHeaps,
  reason,
  verdict,
} from '../../www/src/exhibits/nim/account.ts';
import { Cancelling } from '../../www/src/exhibits/nim/bundles.ts';
import type { Messages } from '../../www/src/words/messages.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { english, hereOf, languages, runOf, sceneOf } from './nim-core.ts';

const twenty = Array.from({ length: 20 }, (_, at) => 10n ** 15n - BigInt(at * at * 7));

/** Who wins, and why. */
function toldOf(fields: string, heaps?: readonly bigint[], words: Messages = english): string {
  const scene = sceneOf(fields);
  const { why } = hereOf(scene, heaps);
  const because = reason(why, runOf(scene).summary(), words.language);
  return plain(words, [verdict(why), ...because]);
}

const moments: readonly [fields: string, told: string][] = [
  [
    'heaps=3,5,7',
    'That is won for whoever must move, in 15 plies. The leftmost column with an odd number of ones is that of the 1s. Heaps 1, 2, and 3 have a one there, and each of them can make every column even.',
  ],
  [
    'heaps=2,4,5',
    'The leftmost column with an odd number of ones is that of the 2s. Heap 1 has a one there and can make every column even.',
  ],
  [
    'heaps=1,4,5',
    'That is lost for whoever must move, in 10 plies. Every bundle has its partner: each column holds an even number of ones, and any move makes some column odd.',
  ],
  // 20 by 1 or 3 is worth 0, 10 by 1..3 is 2, 6 by any is 6.
  [
    'heaps=20,10,6&rules=1,3_1..3_any',
    'column with an odd number of ones is that of the 4s. Heap 3 has',
  ],
  ['heaps=5,12&rules=2,5', 'and no move keeps it so.'],
  ['heaps=1,1,1&end=misere', 'lost for whoever must move, in 3 plies. An odd number of single'],
  ['heaps=1,1&end=misere', 'won for whoever must move, in 2 plies. An even number of single'],
  ['heaps=1,1,5&end=misere', 'won for whoever must move, in 4 plies. Only one heap has more'],
  ['heaps=3,5,7&end=misere', 'Some column holds an odd number of ones and two heaps or more'],
  ['heaps=1,4,5&end=misere', 'Every column holds an even number of ones and two heaps or more'],
  [
    'heaps=3,5&coupling=wythoff',
    'lost for whoever must move, in 4 plies. It is cold pair number 2',
  ],
  ['heaps=9,13&coupling=wythoff', 'It is no cold pair: some move leads to one.'],
  [
    'heaps=5,12&rules=2,5&end=misere',
    'such heaps have no simple rule. Searched through 63 positions: every move leaves a won one.',
  ],
  ['heaps=6&rules=2,3&end=misere', 'Searched through: 3 from heap 1 leaves a lost position.'],
  // Too large a table for the number of plies.
  [`heaps=${twenty.join()}`, 'That is won for whoever must move. The leftmost column'],
];

describe('who wins, and why', () => {
  test.each(moments)('is told in a sentence: %s', (fields, told) => {
    expect(toldOf(fields)).toContain(told);
    for (const words of languages) expect(toldOf(fields, undefined, words)).not.toMatch(/\$|NaN/);
  });

  test('names the leftmost odd column of any size', () => {
    const odd = twenty.reduce((sum, heap) => sum ^ heap, 0n);
    const leftmost = 2n ** BigInt(odd.toString(2).length - 1);
    expect(toldOf(`heaps=${twenty.join()}`)).toContain(`of the ${leftmost.toLocaleString('en')}s.`);
  });

  test('is told of the end as who has won', () => {
    expect(toldOf('heaps=3,5', [0n, 0n])).toBe('Nothing can be taken: whoever must move has lost.');
    expect(toldOf('heaps=3,5&end=misere', [0n, 0n])).toContain('whoever must move has won.');
  });
});

describe('the steps of the explanation', () => {
  const steps = (fields: string) => {
    const { why, cancel } = hereOf(sceneOf(fields));
    return new Cancelling(cancel).steps.map((step) => plain(english, [cancelling(step, why)]));
  };
  const same = ': whatever is done to one of them can be done to the other.';

  test('take heaps apart, join what is equal, and find what has no partner', () => {
    expect(steps('heaps=3,5,7')).toEqual([
      'Heap 1: 3 = 2 + 1.',
      'Heap 2: 5 = 4 + 1.',
      'Heap 3: 7 = 4 + 2 + 1.',
      `The 4 of heap 2 and the 4 of heap 3 cancel${same}`,
      `The 2 of heap 1 and the 2 of heap 3 cancel${same}`,
      `The 1 of heap 1 and the 1 of heap 2 cancel${same}`,
      'The 1 of heap 3 has no partner.',
    ]);
  });

  test('are of the grundyValues where these are not the stones', () => {
    expect(steps('heaps=7,6&rules=1..3')[0]).toBe(
      'Heap 1: its 7 are worth 3 here, like a plain Nim heap of 3. 3 = 2 + 1.',
    );
  });
});

describe('the heaps as text', () => {
  const text = (fields: string, told: 'heaps' | 'verdict' | 'moves') => {
    const scene = sceneOf(fields);
    const said = describeHeaps(hereOf(scene).why, told, runOf(scene).summary(), english);
    return said.map((one) => plain(english, [one]));
  };
  const because =
    'The leftmost column with an odd number of ones is that of the 2s. Heap 1 has a one there and can make every column even.';
  const all = [
    'Heap 1: 2 stones; one may take any number. Worth 2, in binary 10.',
    'Heap 2: 4 stones; one may take any number. Worth 4, in binary 100.',
    'Heap 3: 5 stones; one may take any number. Worth 5, in binary 101.',
    'Columns with an odd number of ones: 11 in binary, 3 as a number.',
    'That is won for whoever must move, in 11 plies.',
    because,
  ];

  test('tell no more than may be told', () => {
    expect(text('heaps=2,4,5', 'moves')).toEqual([...all, 'One move wins: 1 from heap 1.']);
    expect(text('heaps=2,4,5', 'verdict')).toEqual(all);
    expect(text('heaps=2,4,1', 'heaps')).toEqual([
      'Heap 1: 2 stones; one may take any number.',
      'Heap 2: 4 stones; one may take any number.',
      'Heap 3: 1 stone; one may take any number.',
    ]);
  });

  test('say how many moves win, and one of them', () => {
    const last = (fields: string) => text(fields, 'moves').at(-1);
    expect(last('heaps=4,4')).toBe('No move wins.');
    expect(last('heaps=3,5,7')).toBe('3 moves win, such as 1 from heap 1.');
    expect(last('heaps=2,2&coupling=wythoff')).toBe('3 moves win, such as 1 from heap 1.');
    expect(last('heaps=6,6&coupling=wythoff')).toBe('One move wins: 6 from each heap.');
  });

  test('have no columns where the grundyValues decide nothing', () => {
    expect(text('heaps=3,5&coupling=wythoff', 'moves')).toEqual([
      'Heap 1: 3 stones; one may take any number.',
      'Heap 2: 5 stones; one may take any number.',
      'That is lost for whoever must move, in 4 plies.',
      expect.stringContaining('It is cold pair number 2'),
      'No move wins.',
    ]);
  });
});
