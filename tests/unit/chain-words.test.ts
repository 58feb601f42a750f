/// <reference path="../../www/src/env.d.ts" />
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pictureWords } from '../../www/src/exhibits/chain/picture/picture-words.ts';
import { moveWorth, takesOf } from '../support/plain-chain.ts';
import { english, languages } from './chain-picture.ts';
import { anyMoment, frameOf, layoutOf, one, rowPosition, two } from './chain-run.ts';

describe('the words in the picture', () => {
  test('name every mark by its numbers, and say whether and when taking it wins, in every language', () => {
    fc.assert(
      fc.property(anyMoment(10), ({ position, end, cells, ruled }) => {
        for (const words of languages) {
          const { mark } = pictureWords(words, frameOf(position), layoutOf(cells.length));
          for (const take of takesOf(cells)) {
            const { won, plies } = moveWorth(cells, take, end);
            const args = { count: take.count, from: take.first + 1, to: take.first + take.count };
            const barred = ruled && take.count === 2;
            const worth = barred
              ? { shown: 'no', plies: 1 }
              : { shown: won ? 'wins' : 'loses', plies };
            const expected = words.text('mark-take', {
              ...args,
              ...worth,
              barred: barred ? 'yes' : 'no',
            });
            expect(mark(take)).toBe(expected);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('do not say whether a mark wins while values are hidden', () => {
    fc.assert(
      fc.property(anyMoment(10), ({ position, cells, ruled }) => {
        for (const words of languages) {
          const { mark } = pictureWords(
            words,
            frameOf(position, { values: false }),
            layoutOf(cells.length),
          );
          for (const take of takesOf(cells)) {
            const args = { count: take.count, from: take.first + 1, to: take.first + take.count };
            const barred = ruled && take.count === 2 ? 'yes' : 'no';
            expect(mark(take)).toBe(
              words.text('mark-take', { ...args, shown: 'no', plies: 0, barred }),
            );
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  test('of nine objects are these', () => {
    const position = rowPosition('1'.repeat(9));
    const { mark } = pictureWords(english, frameOf(position), layoutOf(9));
    expect([one(5), one(1), two(4)].map(mark)).toEqual([
      'Object 5: wins in 7 plies',
      'Object 1: loses in 8 plies',
      'Objects 4 and 5: the first move takes only one',
    ]);
    const last = pictureWords(english, frameOf(rowPosition('01')), layoutOf(2));
    expect(last.mark(one(2))).toBe('Object 2: wins in 1 ply');
  });

  test('name the lines, and count all objects left', () => {
    const position = rowPosition('1101110111110111011');
    for (const words of languages) {
      for (const width of [300, 900]) {
        const layout = layoutOf(19, { size: { width, height: 400 } });
        const { line, loses, wins, groups } = pictureWords(words, frameOf(position), layout);
        for (let at = 0; at < layout.lines; at += 1) {
          expect(line(at)).toBe(
            words.text('mark-line', { line: at + 1, lines: layout.lines, objects: 15 }),
          );
          expect(line(at)).toContain('15');
        }
        expect([loses, wins, groups]).toEqual(
          ['picture-loses', 'picture-wins', 'picture-groups'].map((id) => words.text(id)),
        );
        expect(new Set([loses, wins, groups]).size).toBe(3);
      }
    }
  });
});
