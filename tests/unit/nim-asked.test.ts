/// <reference path="../../www/src/env.d.ts" />
/** What a touched digit is, and how the arrow keys come to the digits. */
import { describe, expect, test, vi } from 'vitest';
import { heapName } from '../../www/src/exhibits/nim/account.ts';
import { askedDigit } from '../../www/src/exhibits/nim/explained/asked.ts';
import { Cancelling } from '../../www/src/exhibits/nim/explained/cancelling.ts';
import { type Digit, digitPlan, isDigit } from '../../www/src/exhibits/nim/explained/digit-plan.ts';
import { layoutHeaps } from '../../www/src/stage/heaps/layout.ts';
import type { HeapsFrame, Mark } from '../../www/src/stage/heaps/view.ts';
import { brief } from '../../www/src/words/reading-time.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { english, hereOf, languages, sceneOf } from './nim-core.ts';

interface Asked {
  readonly fields: string;
  readonly digit: Digit;
  /** How many steps of the cancelling are seen, and whether the verdict is. */
  readonly cursor?: number;
  readonly verdict?: boolean;
}

function said({ fields, digit, cursor, verdict = true }: Asked, words = english): string {
  const { why, cancel } = hereOf(sceneOf(fields));
  const seen = new Cancelling(cancel).after(cursor);
  return plain(words, [askedDigit(why, digit, { words, seen, verdict })]);
}

/** The heaps, the digit that is touched (its heap and its column), and what it says. */
const digits: readonly [string, number, number, string][] = [
  [
    'heaps=3,5,7',
    1,
    2,
    'This 4 is part of the heap of 5. The heap of 7 has one too, so they cancel.',
  ],
  [
    'heaps=3,5,7',
    2,
    0,
    'This 1 is part of the heap of 7. No other heap has a 1 left, so it has no partner.',
  ],
  [
    'heaps=5,5,7',
    1,
    2,
    'This 4 is part of the second heap of 5. The first heap of 5 has one too, so they cancel.',
  ],
  ['heaps=3,5,7', 0, 2, 'The heap of 3 has no bundle of 4, so a 0 stands here.'],
  [
    'heaps=20,10,6&rules=1,3_1..3_any',
    1,
    1,
    'Count the heap of 10 as 2. This 2 is part of that. The heap of 6 has one too, so they cancel.',
  ],
  [
    'heaps=3,5,7',
    3,
    0,
    'In this column a 1 stands for a bundle of 1. 3 heaps have one: an odd number, so one has no partner.',
  ],
  [
    'heaps=3,5,7',
    3,
    1,
    'In this column a 1 stands for a bundle of 2. 2 heaps have one: an even number, so all of them cancel.',
  ],
];

const answers: readonly [Asked, string][] = [
  ...digits.map(([fields, heap, column, says]): [Asked, string] => [
    { fields, digit: { heap, column } },
    says,
  ]),
  // Before the figure has shown it, nothing says which bundle cancels or is left.
  [
    { fields: 'heaps=3,5,7', digit: { heap: 2, column: 0 }, cursor: 0, verdict: false },
    'This 1 is part of the heap of 7.',
  ],
  [
    { fields: 'heaps=3,5,7', digit: { heap: 3, column: 0 }, cursor: 0, verdict: false },
    'In this column a 1 stands for a bundle of 1. 3 heaps have one.',
  ],
];

describe('a touched digit', () => {
  test.each(answers)('%j is explained', (asked, sentences) => {
    expect(said(asked)).toBe(sentences);
  });

  test.each(languages)('is explained in one breath: $language', (words) => {
    for (const [asked] of answers) {
      expect(brief(said(asked, words), words.language), said(asked, words)).toBe(true);
    }
  });
});

test('a heap is named by its size, and equal ones by their order', () => {
  const names = [5n, 3n, 5n, 0n].map((_, heap) => heapName([5n, 3n, 5n, 0n], heap, english));
  expect(names).toEqual(['first heap of 5', 'heap of 3', 'second heap of 5', 'empty heap']);
});

describe('the digits on the board', () => {
  const { why } = hereOf(sceneOf('heaps=3,5,7'));
  const frame = { why, start: why.heaps, digits: true, plain: true } as unknown as HeapsFrame;
  const layout = layoutHeaps({
    size: { width: 800, height: 400 },
    text: 1,
    start: why.heaps,
    grundyValues: why.heaps,
    plain: true,
    digits: 3,
    bundled: true,
  });
  const choose = vi.fn();
  const board = digitPlan({ layout: () => layout, frame: () => frame, choose });
  const rows = [0, 1, 2, 3];
  const all: readonly Digit[] = rows.flatMap((heap) =>
    [2, 1, 0].map((column) => ({ heap, column })),
  );

  test('follow the last stone of their heap', () => {
    const last: Mark = { heap: 1, stone: 4 };
    const first: Digit = { heap: 1, column: 2 };
    expect(board.neighbour(last, 'ArrowRight')).toEqual(first);
    expect(board.neighbour(first, 'ArrowLeft')).toEqual(last);
    expect(board.neighbour({ heap: 2, column: 0 }, 'ArrowDown')).toEqual({ heap: 3, column: 0 });
    expect(board.neighbour({ heap: 3, column: 0 }, 'ArrowDown')).toBeUndefined();
    expect(board.neighbour({ heap: 3, column: 2 }, 'ArrowLeft')).toBeUndefined();
  });

  test('are found by their ids and by their places', () => {
    for (const digit of all) {
      expect(board.named(board.id(digit))).toEqual(digit);
      const { x, y } = board.place(digit) ?? { x: Number.NaN, y: Number.NaN };
      expect(board.nearest(x, y)).toEqual(digit);
    }
    expect(board.nearest(layout.board?.x(1) ?? 0, layout.headY)).toEqual({ heap: 3, column: 1 });
    expect(board.named('h1-4')).toEqual({ heap: 1, stone: 4 });
  });

  test('are no marks where no digits are drawn', () => {
    const bare = digitPlan({
      layout: () => layout,
      frame: () => ({ ...frame, digits: false }),
      choose,
    });
    expect(bare.neighbour({ heap: 1, stone: 4 }, 'ArrowRight')).toBeUndefined();
    const { x, y } = board.place({ heap: 0, column: 0 }) ?? { x: 0, y: 0 };
    expect(bare.nearest(x, y)).toBeUndefined();
    expect(isDigit({ heap: 1, stone: 4 })).toBe(false);
  });
});
