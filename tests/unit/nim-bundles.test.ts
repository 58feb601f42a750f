import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Cancelling } from '../../www/src/exhibits/nim/explained/cancelling.ts';
import { mostStones } from '../../www/src/exhibits/nim/fields.ts';
import { printedHeaps } from '../../www/src/exhibits/nim/picture/bundles.ts';
import { columnsOf } from '../../www/src/stage/heaps/bundles.ts';
import { bundleOf } from '../../www/src/stage/heaps/layout.ts';

const [SPLIT, PAIR, SINGLE] = [0, 1, 2];
/** The core writes this where a step has no other heap. */
const NONE = 0xffffffff;

/** The heaps 3, 5 and 7, row by row: kind, column, heap, other. */
const three = Uint32Array.of(
  ...[SPLIT, 1, 0, NONE],
  ...[SPLIT, 2, 1, NONE],
  ...[SPLIT, 2, 2, NONE],
  ...[PAIR, 2, 1, 2],
  ...[PAIR, 1, 0, 2],
  ...[PAIR, 0, 0, 1],
  ...[SINGLE, 0, 2, NONE],
);

describe('how bundles cancel', () => {
  test('is read row by row', () => {
    expect(new Cancelling(three).steps).toEqual([
      { kind: 'split', heap: 0 },
      { kind: 'split', heap: 1 },
      { kind: 'split', heap: 2 },
      { kind: 'pair', column: 2, heaps: [1, 2] },
      { kind: 'pair', column: 1, heaps: [0, 2] },
      { kind: 'pair', column: 0, heaps: [0, 1] },
      { kind: 'single', column: 0, heap: 2 },
    ]);
  });

  test('is nothing where nothing cancels', () => {
    const none = { split: new Set(), threads: [], singles: [] };
    for (const empty of [new Cancelling(), new Cancelling(new Uint32Array())]) {
      expect(empty.steps).toEqual([]);
      expect(empty.after()).toEqual(none);
      expect(empty.after(3)).toEqual(none);
    }
  });

  test('is known after any number of steps', () => {
    const cancelling = new Cancelling(three);
    const counts = Array.from({ length: 9 }, (_, cursor) => {
      const { split, threads, singles } = cancelling.after(cursor);
      return [split.size, threads.length, singles.length];
    });
    expect(counts).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [2, 0, 0],
      [3, 0, 0],
      [3, 1, 0],
      [3, 2, 0],
      [3, 3, 0],
      [3, 3, 1],
      // In one more step the sum is read; nothing moves.
      [3, 3, 1],
    ]);
    expect(cancelling.after(2).split).toEqual(new Set([0, 1]));
    expect(cancelling.after(4).threads).toMatchObject([{ column: 2, heaps: [1, 2] }]);
    expect(cancelling.after(5).threads).toMatchObject([
      { column: 2, heaps: [1, 2] },
      { column: 1, heaps: [0, 2] },
    ]);
  });

  test('is by default the end of the run, with the bundles that have no partner', () => {
    const cancelling = new Cancelling(three);
    expect(cancelling.after()).toEqual(cancelling.after(7));
    expect(cancelling.after().singles).toMatchObject([{ column: 0, heap: 2 }]);
    expect(cancelling.after(6).singles).toEqual([]);
  });

  test('is the same after walking through the steps again, also backwards', () => {
    const cancelling = new Cancelling(three);
    const forth = [0, 1, 2, 3, 4, 5, 6, 7].map((cursor) => cancelling.after(cursor));
    const back = [7, 6, 5, 4, 3, 2, 1, 0].map((cursor) => cancelling.after(cursor));
    expect(back.reverse()).toEqual(forth);
  });

  test('keeps columns and heaps apart', () => {
    const rows = Uint32Array.of(PAIR, 49, 3, 23, SINGLE, 5, 22, NONE);
    expect(new Cancelling(rows).steps).toEqual([
      { kind: 'pair', column: 49, heaps: [3, 23] },
      { kind: 'single', column: 5, heap: 22 },
    ]);
  });
});

const anyWorth = fc.oneof(
  fc.bigInt({ min: 0n, max: 64n }),
  fc.bigInt({ min: 0n, max: mostStones }),
);

describe('the bundles of a number', () => {
  test('are its binary digits, the largest first', () => {
    expect(columnsOf(0n)).toEqual([]);
    expect(columnsOf(1n)).toEqual([0]);
    expect(columnsOf(6n)).toEqual([2, 1]);
    expect(columnsOf(7n)).toEqual([2, 1, 0]);
    expect(columnsOf(2n ** 49n + 1n)).toEqual([49, 0]);
  });

  test('sum up to the number, no two of a size', () => {
    fc.assert(
      fc.property(anyWorth, (worth) => {
        const columns = columnsOf(worth);
        expect(columns.reduce((sum, column) => sum + 2n ** BigInt(column), 0n)).toBe(worth);
        expect(columns).toEqual([...new Set(columns)].sort((a, b) => b - a));
      }),
    );
  });

  test('hold all stones of the heap, each stone in its own place', () => {
    for (let stones = 0; stones <= 130; stones += 1) {
      const bundles = Array.from({ length: stones }, (_, stone) => bundleOf(BigInt(stones), stone));
      const expected = columnsOf(BigInt(stones)).flatMap((column) =>
        Array.from({ length: 2 ** column }, (_, at) => ({ column, at })),
      );
      expect(bundles).toEqual(expected);
    }
  });
});

test('heaps are listed in the way of each language', () => {
  const heaps = [3n, 5n, 10n ** 15n];
  expect(printedHeaps({ heaps }, 'en')).toBe('3, 5, 1000000000000000');
  expect(printedHeaps({ heaps }, 'es')).toBe('3, 5 y 1000000000000000');
  expect(printedHeaps({ heaps }, 'zh')).toBe('3、5、1000000000000000');
  expect(printedHeaps({ heaps: [0n] }, 'en')).toBe('0');
});
