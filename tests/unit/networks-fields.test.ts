import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Comparator,
  comparatorsField,
  mostComparators,
  paired,
} from '../../www/src/exhibits/networks/fields.ts';
import { networkScene } from '../../www/src/exhibits/networks/scene.ts';
import { decode, encode, linkLimits } from '../../www/src/share/codec.ts';
import { shorten } from '../../www/src/share/codec-notices.ts';
import { typed } from './networks-run.ts';
import { arbitraryComparators, comparatorsOn } from './sample-scene.ts';

const field = comparatorsField();

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const read = (text: string) => field.read('net', text);

describe('the field of the comparators', () => {
  test('is written as pairs of wires, the wire of the smaller element first', () => {
    const net: Comparator[] = [
      [0, 1],
      [3, 2],
      [63, 0],
    ];
    expect(field.write(net)).toBe('1:2,4:3,64:1');
    expect(read('1:2,4:3,64:1')).toEqual({ value: net });
    expect(read('01:02')).toEqual({ value: [[0, 1]] });
  });

  test('can be an empty list, which is not the same as no list', () => {
    expect(field.write([])).toBe('-');
    expect(read('-')).toEqual({ value: [] });
    expect(field.default).toBeUndefined();
    expect(read('')).toHaveProperty('notice');
  });

  test('is refused with the first piece that is not a comparator', () => {
    const wrong = ['', '1', '1:', ':1', '1:1', '7:7', '65:1', '1:65', '1-2', '0:1', ' 1:2'];
    for (const piece of [
      ...wrong,
      '1:2:3',
      '1:2 ',
      '-',
      '-1:1',
      '1.0:2',
      '٣:1',
      '001:2',
      '1e1:2',
    ]) {
      const found = read(`1:2,${piece},x`);
      const value = 'notice' in found ? found.notice.params.value : 'read';
      expect(value, JSON.stringify(piece)).toBe(piece);
    }
  });

  test('has up to 4096 comparators', () => {
    const full = Array<string>(mostComparators).fill('1:2');
    const value = Array<Comparator>(mostComparators).fill([0, 1]);
    expect(read(full.join())).toEqual({ value });
    const long = [...full, '3:4'].join();
    expect(read(long)).toMatchObject({ notice: { params: { value: shorten(long) } } });
    expect(read([...full, 'x'].join())).toHaveProperty('notice');
  });
});

/** A list of `count` comparators, on all wires and in both directions. */
const many = (count: number): Comparator[] =>
  Array.from({ length: count }, (_, k) => [
    (k * 7) % 64,
    (((k * 7) % 64) ^ (1 + (Math.floor(k / 64) % 63))) % 64,
  ]);

describe('a list of more than 100 comparators', () => {
  test('is written with one character for each wire', () => {
    expect(field.write(many(100))).toMatch(/^(\d+:\d+,){99}\d+:\d+$/);
    expect(field.write(many(101))).toMatch(/^[\w-]{202}$/);
    const long: Comparator[] = [...Array<Comparator>(100).fill([0, 1]), [62, 63], [26, 52]];
    expect(field.write(long)).toBe(`${'AB'.repeat(100)}-_a0`);
  });

  test('is read back as it was written, at any length', () => {
    const most = many(mostComparators);
    for (let count = 0; count <= mostComparators; count += 1) {
      const value = most.slice(0, count);
      const written = field.write(value);
      const found = read(written);
      // `toEqual` is slow, and these are millions of numbers.
      const back = ('value' in found && found.value) || undefined;
      const same =
        back?.length === count &&
        value.every(([low, high], k) => back[k]?.[0] === low && back[k]?.[1] === high);
      if (!same || written.length > 2 * mostComparators) expect.fail(`${count} comparators`);
    }
  });

  test('is read back as it was written, whatever its comparators', () => {
    fc.assert(
      fc.property(
        fc.array(comparatorsOn(64), { minLength: 101, maxLength: mostComparators, size: 'max' }),
        (value) => {
          expect(String((read(field.write(value)) as { value?: unknown }).value)).toBe(
            String(value),
          );
        },
      ),
      { numRuns: 30 },
    );
  });

  test('has a form that short lists can use too', () => {
    expect(read('AB')).toEqual({ value: [[0, 1]] });
    expect(read('_A-9')).toEqual({
      value: [
        [63, 0],
        [62, 61],
      ],
    });
    expect(read('--')).toHaveProperty('notice');
    for (const [a, low] of [...alphabet].entries()) {
      for (const [b, high] of [...alphabet].entries()) {
        const found = read(`${low}${high}`);
        if (a === b) expect(found).toHaveProperty('notice');
        else expect(found).toEqual({ value: [[a, b]] });
      }
    }
  });

  test('is refused with the first piece that is not a comparator', () => {
    for (const [text, value] of [
      ['ABAACD', 'AA'],
      ['ABC', 'C'],
      ['ABCDE', 'E'],
      ['ABBB_', 'BB'],
    ] as const) {
      expect(read(text), text).toMatchObject({ notice: { params: { value } } });
    }
    for (const text of ['AB,CD', 'A', '_', 'AB:', 'AB CD', 'A+', 'Aé']) {
      expect(read(text), text).toHaveProperty('notice');
    }
  });

  test('has up to 4096 of them', () => {
    const full = 'AB'.repeat(mostComparators);
    expect(read(full)).toEqual({ value: Array<Comparator>(mostComparators).fill([0, 1]) });
    expect(read(`${full}C`)).toHaveProperty('notice');
    expect(read(`${full}CD`)).toMatchObject({ notice: { params: { value: shorten(full) } } });
    expect(read('AB'.repeat(500_000))).toHaveProperty('notice');
  });

  test('fits into a link with all other fields of a scene', () => {
    const values = Array<number>(64).fill(999);
    const scene = typed(64, many(mostComparators), {
      ...{ input: 'typed', values, seed: 999_999, by: 'layer', threshold: 999, cursor: 1 },
    });
    const text = encode(networkScene, { scenes: [scene], place: 1 });
    expect(text.length).toBeLessThanOrEqual(linkLimits.characters);
    const { link, notices } = decode(networkScene, text);
    expect(notices).toEqual([]);
    expect(String(link.scenes[0]?.net)).toBe(String(scene.net));
    expect(encode(networkScene, link)).toBe(text);
  });
});

test('the flat numbers of the core become pairs', () => {
  fc.assert(
    fc.property(arbitraryComparators, (net) => {
      expect(paired(Uint32Array.from(net.flat()))).toEqual(net);
    }),
  );
  expect(paired([1, 2, 3])).toEqual([[1, 2]]);
});
