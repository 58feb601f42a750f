import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diagram } from '../../www/src/exhibits/quicksort/panels/diagram.ts';
import { frameOf } from '../../www/src/exhibits/quicksort/picture/frame.ts';
import type { Pointer } from '../../www/src/exhibits/quicksort/picture/pointers.ts';
import type { Place } from '../../www/src/exhibits/quicksort/picture/view.ts';
import { sorted } from './quicksort-run.ts';

const WIDEST = 64;
const signs: Partial<Record<Place, string>> = {
  smaller: '<',
  equal: '=',
  unprocessed: '.',
  larger: '>',
};

/** The four pointers of a part: where `===`, `...` and `>>>` begin in it. */
interface Part {
  readonly lo: number;
  readonly hi: number;
  readonly equal: number;
  readonly next: number;
  readonly larger: number;
}

const placeIn =
  ({ lo, hi, equal, next, larger }: Part) =>
  (at: number): Place => {
    if (at < lo || at >= hi) return 'waiting';
    if (at < equal) return 'smaller';
    if (at < next) return 'equal';
    return at < larger ? 'unprocessed' : 'larger';
  };

const pointersOf = ({ lo, equal, next, larger }: Part): readonly Pointer[] => [
  { name: 'first', at: lo },
  { name: 'equal', at: equal },
  { name: 'larger', at: larger },
  { name: 'next', at: next },
];

const draw = (length: number, part: Part) =>
  diagram(length, placeIn(part), pointersOf(part)).split('\n');

const whole = (length: number, equal: number, next: number, larger: number): Part => {
  return { lo: 0, hi: length, equal, next, larger };
};

/** Any part of a list, with its pointers in their order. */
const anyPart = (longest: number) =>
  fc.array(fc.nat(), { minLength: 6, maxLength: 6 }).map(([size = 0, ...cuts]) => {
    const length = 1 + (size % longest);
    const places = cuts.map((cut) => cut % (length + 1)).sort((a, b) => a - b);
    const [lo = 0, equal = 0, next = 0, larger = 0, hi = 0] = places;
    return { length, part: { lo, equal, next, larger, hi } };
  });

describe('the areas in characters', () => {
  // The blog post draws 42 elements, and has the pointers in another order.
  test('match the drawing of the blog post before a pivot is chosen', () => {
    expect(draw(42, whole(42, 0, 0, 42))).toEqual([
      'first',
      'equal',
      '|                                         larger',
      'next                                      |',
      '|-----------------------------------------|',
      '..........................................',
    ]);
  });

  test('match the drawing of the blog post after the pivot is chosen', () => {
    expect(draw(42, whole(42, 0, 1, 42))).toEqual([
      'first',
      'equal',
      '|                                         larger',
      '|next                                     |',
      '||----------------------------------------|',
      '=.........................................',
    ]);
  });

  test('match the drawing of the blog post in the middle', () => {
    expect(draw(42, whole(42, 9, 19, 36))).toEqual([
      'first',
      '|        equal',
      '|        |                          larger',
      '|        |         next             |',
      '|--------|---------|----------------|-----',
      '<<<<<<<<<==========.................>>>>>>',
    ]);
  });

  test('match the drawing of the blog post at the end', () => {
    expect(draw(42, whole(42, 16, 32, 32))).toEqual([
      'first',
      '|               equal',
      '|               |               larger',
      '|               |               next',
      '|---------------|---------------|---------',
      '<<<<<<<<<<<<<<<<================>>>>>>>>>>',
    ]);
  });

  test('are blank outside the part', () => {
    const part = { lo: 10, equal: 15, next: 20, larger: 25, hi: 30 };
    const [areas = ''] = draw(40, part).slice(-1);
    expect(areas).toBe(`${' '.repeat(10)}<<<<<=====.....>>>>>`);
  });

  test('show a single element', () => {
    expect(draw(1, whole(1, 0, 1, 1))).toEqual(['first', 'equal', '|larger', '|next', '||', '=']);
  });

  test('have a sign for each element of up to 64, and for each column of more', () => {
    fc.assert(
      fc.property(anyPart(2 * WIDEST), ({ length, part }) => {
        const width = Math.min(WIDEST, length);
        const [areas = ''] = draw(length, part).slice(-1);
        const place = placeIn(part);
        const expected = Array.from({ length: width }, (_, column) => {
          return signs[place(Math.floor((column * length) / width))] ?? ' ';
        });
        expect(areas).toBe(expected.join('').trimEnd());
      }),
      { numRuns: 300 },
    );
  });

  test('have a row for each pointer, no longer than the elements and a name', () => {
    for (let width = 1; width <= WIDEST; width += 1) {
      fc.assert(
        fc.property(anyPart(1), fc.nat({ max: 9 }), ({ part: _ }, seed) => {
          const cut = (at: number) => (seed * 7 + at * 13) % (width + 1);
          const [equal = 0, next = 0, larger = 0] = [1, 2, 3].map(cut).sort((a, b) => a - b);
          expectLines(width, whole(width, equal, next, larger));
        }),
        { numRuns: 5 },
      );
    }
    fc.assert(
      fc.property(anyPart(100_000), ({ length, part }) => expectLines(length, part)),
      { numRuns: 200 },
    );
  });

  test('have each pointer where its area begins', () => {
    fc.assert(
      fc.property(anyPart(WIDEST), ({ length, part }) => {
        const lines = draw(length, part);
        for (const [row, { name, at }] of pointersOf(part).entries()) {
          expect(lines[row]?.slice(at, at + name.length)).toBe(name);
          expect(lines.at(-2)?.[at]).toBe('|');
          // The line of a pointer goes on through the rows below, and their names cover it.
          for (const [below, other] of pointersOf(part).entries()) {
            const hidden = at >= other.at && at < other.at + other.name.length;
            if (below > row && !hidden) expect(lines[below]?.[at]).toBe('|');
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('have each pointer where its area begins, also if a column holds several elements', () => {
    const length = 100;
    for (let equal = 2; equal < 30; equal += 1) {
      const part = whole(length, equal, equal + 20, equal + 40);
      const lines = draw(length, part);
      const areas = lines.at(-1) ?? '';
      for (const [row, sign] of [...'<=>.'].entries()) {
        const name = ['first', 'equal', 'larger', 'next'][row] ?? '';
        const column = lines[row]?.indexOf(name) ?? -1;
        expect(column, `${name} of ${equal}`).toBe(areas.indexOf(sign));
      }
    }
  });

  test('match a run, step by step', () => {
    const run = sorted([3, 1, 4, 1, 5], { pivot: 'first' });
    const drawn = [1, 2, 3].map((moment) => {
      const here = run.here(moment);
      const shown = {
        here,
        values: run.values,
        part: run.current(here),
        largest: 5,
        parts: run.parts,
        bound: 3,
        exchange: undefined,
        done: false,
        hidden: false,
        covered: () => false,
        asked: undefined,
        pressed: [],
        progress: undefined,
        tabindex: () => undefined,
      };
      const { place, pointers } = frameOf(shown);
      return diagram(5, place, pointers).split('\n').slice(-2);
    });
    expect(drawn).toEqual([
      ['||---|', '=....'],
      ['|||--|', '<=...'],
      ['|||-|', '<=..>'],
    ]);
  });
});

function expectLines(length: number, part: Part): void {
  const lines = draw(length, part);
  const width = Math.min(WIDEST, length);
  expect(lines.length).toBe(6);
  for (const line of lines.slice(0, 4)) expect(line.length).toBeLessThanOrEqual(width + 6);
  const [rule = '', areas = ''] = lines.slice(4);
  expect(rule.length).toBeLessThanOrEqual(width + 1);
  expect(rule.length).toBeGreaterThanOrEqual(width);
  expect(rule).toMatch(/^[-|]+$/);
  expect(areas.length).toBeLessThanOrEqual(width);
}
