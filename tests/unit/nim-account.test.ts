/// <reference path="../../www/src/env.d.ts" />
/** What the figure says of a position: the findings of the core, in the words of the page. */
import { describe, expect, test } from 'vitest';
import { heapsAsText } from '../../www/src/exhibits/nim/account.ts';
import {
  cancelling,
  describe as describeHeaps,
  reason,
  verdict,
  winningFirst,
} from '../../www/src/exhibits/nim/explained/account.ts';
import { Cancelling } from '../../www/src/exhibits/nim/explained/cancelling.ts';
import { saidAtOnce } from '../../www/src/stage/narrator.ts';
import type { Mover } from '../../www/src/stage/play.ts';
import type { Messages } from '../../www/src/words/messages.ts';
import { brief } from '../../www/src/words/reading-time.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { english, hereOf, languages, runOf, sceneOf } from './nim-core.ts';

const twenty = Array.from({ length: 20 }, (_, at) => 10n ** 15n - BigInt(at * at * 7));

/** What lies there, in which language, and to whom the figure speaks. */
interface Listener {
  readonly heaps: readonly bigint[];
  readonly words: Messages;
  readonly who: Mover;
}

/** The sentences that say who wins and why, to one of the players or to people who look on. */
function verdictOf(
  fields: string,
  { heaps, words = english, who = 'mover' }: Partial<Listener> = {},
): string {
  const scene = sceneOf(fields);
  const { why } = hereOf(scene, heaps);
  const because = reason(why, runOf(scene).summary(), who, words.language);
  return plain(words, [verdict(why, who, true), ...because]);
}

const moments: readonly [fields: string, sentences: string][] = [
  [
    'heaps=3,5,7',
    'The player to move can win. With best play 15 plies are left. The leftmost odd column is 1: taking from a heap of 3, 5, or 7 can make all even. These heaps have a 1 in that column. The opponent must spoil the even columns, and the player repairs them, until the last move.',
  ],
  [
    'heaps=2,4,5',
    'The leftmost odd column is 2: taking from a heap of 2 can make all even. This heap has a 1 in that column.',
  ],
  // The move that wins is the last one, and nobody spoils a column after it.
  [
    'heaps=3',
    'The leftmost odd column is 2: taking from a heap of 3 can make all even. No move is left after that, so the player to move makes the last move.',
  ],
  [
    'heaps=1,4,5',
    'The player to move loses, whatever they do. With best play 10 plies are left. Every bundle has a partner: whatever the player to move does, the opponent can restore that. Each column has an even number of 1s. Every move makes some column odd. The opponent makes it even again, and so makes the last move.',
  ],
  // The Grundy values: 0 of 20 with 1 or 3, 2 of 10 with 1 to 3, 6 of 6 with any number.
  ['heaps=20,10,6&rules=1,3_1..3_any', 'The leftmost odd column is 4: taking from a heap of 6 can'],
  ['heaps=5,12&rules=2,5', 'Every move makes some column odd.'],
  [
    'heaps=1,1,1&end=misere',
    'loses, whatever they do. With best play 3 plies are left. Only single stones are left, an odd number',
  ],
  [
    'heaps=1,1&end=misere',
    'can win. With best play 2 plies are left. Only single stones are left, an even number',
  ],
  ['heaps=1,1,5&end=misere', 'can win. With best play 4 plies are left. Only one heap is large'],
  ['heaps=3,5,7&end=misere', 'At least two heaps are large, and some column is odd'],
  ['heaps=1,4,5&end=misere', 'At least two heaps are large, and every column is even'],
  [
    'heaps=3,5&coupling=wythoff',
    'loses, whatever they do. With best play 4 plies are left. This is cold pair number 2:',
  ],
  [
    'heaps=9,13&coupling=wythoff',
    'This is not a cold pair, and one move leads to a cold pair: those are lost.',
  ],
  [
    'heaps=5,12&rules=2,5&end=misere',
    'A search through 63 positions shows that the opponent can win after every move. In misère play such heaps follow no simple rule.',
  ],
  [
    'heaps=6&rules=2,3&end=misere',
    'A search shows that after taking 3 from the heap of 6 every reply loses.',
  ],
  // Too large a table for the number of plies.
  [`heaps=${twenty.join()}`, 'The player to move can win. The leftmost odd column is '],
];

describe('who wins, and why', () => {
  test.each(moments)('the figure says it: %s', (fields, sentences) => {
    expect(verdictOf(fields)).toContain(sentences);
    for (const who of ['you', 'mover'] as const) {
      for (const words of languages)
        expect(verdictOf(fields, { words, who })).not.toMatch(/\$|NaN/);
    }
  });

  test.each([
    ['heaps=3,5,7', 'Your opponent must spoil the even columns, and you repair them'],
    ['heaps=1,4,5', 'Your move makes some column odd. Your opponent makes it even again'],
    ['heaps=1,1,1&end=misere', 'an odd number of them: you must take the last one.'],
    [
      'heaps=9,13&coupling=wythoff',
      'This is not a cold pair, and you can move to one: cold pairs are lost.',
    ],
  ])('the figure says it to you: %s', (fields, sentence) => {
    expect(verdictOf(fields, { who: 'you' })).toContain(sentence);
  });

  test('the figure names the leftmost odd column, however large the heaps are', () => {
    const odd = twenty.reduce((sum, heap) => sum ^ heap, 0n);
    const leftmost = 2n ** BigInt(odd.toString(2).length - 1);
    expect(verdictOf(`heaps=${twenty.join()}`)).toContain(
      `column is ${leftmost.toLocaleString('en')}:`,
    );
  });

  test('at the end the figure says who has won', () => {
    expect(verdictOf('heaps=3,5', { heaps: [0n, 0n] })).toBe(
      'No move is left. The player to move loses, because the opponent makes the last move.',
    );
    expect(verdictOf('heaps=3,5', { heaps: [0n, 0n], who: 'you' })).toContain('You lose,');
    expect(verdictOf('heaps=3,5', { heaps: [0n, 0n], who: 'computer' })).toContain('You win,');
    expect(verdictOf('heaps=3,5&end=misere', { heaps: [0n, 0n] })).toContain(
      'The player to move wins,',
    );
  });
});

describe('a won position whose bundles cancel', () => {
  const first = (fields: string, place: 'alone' | 'game', who: Mover = 'you', words = english) =>
    plain(words, winningFirst(hereOf(sceneOf(fields)).why, who, words.language, place));

  test('says first which move wins, and what it leaves', () => {
    expect(first('heaps=3,5,7', 'alone')).toBe(
      'Take 1 from the heap of 7: then every 4, 2, and 1 has a partner; you restore this after each reply.',
    );
    expect(first('heaps=3,5,7', 'game', 'computer')).toBe(
      'Taking 1 of 7 gives every 4, 2, and 1 a partner, and that can be restored after each reply.',
    );
    expect(first('heaps=5', 'alone')).toBe(
      'Take 5 from the heap of 5: that leaves no stone, so you make the last move.',
    );
    expect(first('heaps=15,15,3', 'alone')).toContain('then every bundle has a partner');
    expect(first('heaps=20,10,6&rules=1,3_1..3_any', 'alone')).toContain('every bundle');
    expect(first('heaps=1,4,5', 'alone')).toBe('');
    expect(first('heaps=9,13&coupling=wythoff', 'alone')).toBe('');
  });

  test.each(languages)(
    'says in a game at once what the ply did and what wins: $language',
    (words) => {
      const took = { who: 'computer', stones: 1, size: 8, both: 'no' };
      const said = [
        { id: 'nim-took', args: took },
        ...winningFirst(hereOf(sceneOf('heaps=3,5,7')).why, 'you', words.language, 'game'),
      ];
      expect(saidAtOnce(words, said)).toHaveLength(2);
      for (const who of ['you', 'computer', 'mover'] as const)
        expect(brief(first('heaps=3,5,7', 'alone', who, words), words.language)).toBe(true);
    },
  );
});

describe('the steps of the explanation', () => {
  const steps = (fields: string) => {
    const { why, cancel } = hereOf(sceneOf(fields));
    return new Cancelling(cancel).steps.map((step) => plain(english, [cancelling(step, why)]));
  };
  const same = ': whatever your opponent does with one, you can do with the other.';

  test('take heaps apart, join what is equal, and find what has no partner', () => {
    expect(steps('heaps=3,5,7')).toEqual([
      'Split the heap of 3 into bundles: 3 = 2 + 1.',
      'Split the heap of 5 into bundles: 5 = 4 + 1.',
      'Split the heap of 7 into bundles: 7 = 4 + 2 + 1.',
      `The 4s of the heaps of 5 and 7 cancel${same}`,
      `The 2s of the heaps of 3 and 7 cancel${same}`,
      `The 1s of the heaps of 3 and 5 cancel${same}`,
      'The 1 of the heap of 7 has no partner, because no other heap has a 1 left.',
    ]);
  });

  test('split Grundy values where these differ from the numbers of stones', () => {
    expect(steps('heaps=7,6&rules=1..3')[0]).toBe(
      'By its rule, a heap of 7 is like a Nim heap of 3. Split that: 3 = 2 + 1.',
    );
  });
});

describe('the heaps as text', () => {
  const text = (fields: string, shown: 'heaps' | 'verdict' | 'moves') => {
    const scene = sceneOf(fields);
    const summary = runOf(scene).summary();
    const { why } = hereOf(scene);
    const all = { summary, words: english, who: 'you', moves: shown === 'moves' } as const;
    const said = shown === 'heaps' ? heapsAsText(why, summary, english) : describeHeaps(why, all);
    return said.map((one) => plain(english, [one]));
  };
  const because =
    'The leftmost odd column is 2: take from a heap of 2 to make all even. This heap has a 1 in that column. Your opponent must spoil the even columns, and you repair them, until you make the last move.';
  const all = [
    'From the heap of 2 you may take any number. The heap counts as 2, in binary 10.',
    'From the heap of 4 you may take any number. The heap counts as 4, in binary 100.',
    'From the heap of 5 you may take any number. The heap counts as 5, in binary 101.',
    'Write 1 below each column with an odd number of 1s, and 0 below the others: this gives 11, which is 3.',
    'You can win. With best play 11 plies are left.',
    because,
  ];

  test('give away no more than the page shows', () => {
    expect(text('heaps=2,4,5', 'moves')).toEqual([
      ...all,
      'One move wins: take 1 from the heap of 2.',
    ]);
    expect(text('heaps=2,4,5', 'verdict')).toEqual(all);
    expect(text('heaps=2,4,1', 'heaps')).toEqual([
      'From the heap of 2 you may take any number.',
      'From the heap of 4 you may take any number.',
      'From the heap of 1 you may take any number.',
    ]);
  });

  test('say how many moves win, and one of them', () => {
    const last = (fields: string) => text(fields, 'moves').at(-1);
    expect(last('heaps=4,4')).toBe('No move wins.');
    expect(last('heaps=3,5,7')).toBe('3 moves win, for example taking 1 from the heap of 3.');
    expect(last('heaps=2,2&coupling=wythoff')).toBe(
      '3 moves win, for example taking 1 from the heap of 2.',
    );
    expect(last('heaps=6,6&coupling=wythoff')).toBe('One move wins: take 6 from each heap.');
  });

  test('have no columns where the Grundy values do not decide', () => {
    expect(text('heaps=3,5&coupling=wythoff', 'moves')).toEqual([
      'From the heap of 3 you may take any number.',
      'From the heap of 5 you may take any number.',
      'You lose unless your opponent makes a mistake. With best play 4 plies are left.',
      expect.stringContaining('This is cold pair number 2:'),
      'No move wins.',
    ]);
  });
});
