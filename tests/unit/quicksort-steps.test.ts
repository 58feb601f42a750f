import { describe, expect, test } from 'vitest';
import { configOf } from '../../www/src/exhibits/quicksort/config.ts';
import { levelsOf } from '../../www/src/exhibits/quicksort/panels/tree-panel.ts';
import {
  isPartition,
  operations,
  type Part,
  partsOf,
  type Step,
  stepOf,
  touchedBy,
} from '../../www/src/exhibits/quicksort/steps.ts';
import { rowsOf } from '../../www/src/exhibits/quicksort/table.ts';
import { wordsOf } from '../e2e/support/catalogue.ts';
import { asRun, everySort, listed, nameOf, overRuns, Sorted, sorted } from './quicksort-run.ts';

const list = [7, 3, 9, 3, 1, 8, 3, 2, 9, 0, 5, 7, 3, 6, 4, 3, 8, 1, 2, 7, 0, 9];

/** Where `j` stood before a step of Hoare's partition. */
function before(run: Sorted, moment: number): number {
  const part = run.part(moment);
  const previous = moment - 1 > part.first ? run.step(moment - 1) : undefined;
  const scanning = ['scan-left', 'scan-right', 'exchange'].includes(previous?.operation ?? '');
  return previous && scanning ? previous.b : part.hi;
}

/** The places that a step compares or swaps, as they were before it. The element that it looks at comes first. */
function looked(run: Sorted, moment: number): readonly number[] {
  const { operation, a, b, c } = run.step(moment);
  const { lo } = run.part(moment);
  switch (operation) {
    case 'probe':
    case 'comparator':
    case 'neighbours':
      return [a, b];
    case 'pivot':
      return [a, lo];
    case 'equal':
      return [b - 1];
    case 'larger':
      return [b, c];
    case 'smaller':
      return [b - 1, a - 1];
    case 'scan-left':
      return [c === 1 ? a - 1 : a];
    case 'scan-right':
      return [before(run, moment) - 1];
    case 'exchange':
      return [a - 1, b];
    case 'stay':
      return [b - 1];
    case 'move':
      return [b - 1, a - 1];
    case 'place':
      return [lo, a];
    case 'shift':
    case 'settle':
      return [a, a - 1];
  }
}

function expectToTouch(run: Sorted): void {
  for (const moment of run.moments.slice(1)) {
    const step = run.step(moment);
    const [old, order] = [run.run.order(moment - 1), run.run.order(moment)];
    const touched = touchedBy(step);
    const { lo, hi } = run.part(moment);
    const name = `${step.operation} ${step.a} ${step.b} ${step.c} at step ${moment}`;
    const moved = [...order.keys()].filter((place) => order[place] !== old[place]);
    expect(touched, name).toEqual(expect.arrayContaining(moved));
    expect(new Set(touched).size, name).toBe(touched.length);
    expect(Math.min(...touched), name).toBeGreaterThanOrEqual(lo);
    expect(Math.max(...touched), name).toBeLessThan(hi);
    // The same elements, wherever they are now.
    const elements = new Set(looked(run, moment).map((place) => old[place]));
    expect(new Set(touched.map((place) => order[place])), name).toEqual(elements);
  }
}

describe('a step', () => {
  test('is read by the number of its operation', () => {
    for (const [code, operation] of operations.entries()) {
      expect(stepOf([code, 5, 6, 7])).toEqual({ operation, a: 5, b: 6, c: 7 });
    }
    expect(stepOf([operations.length, 1, 2, 3])).toBeUndefined();
    expect(stepOf([])).toBeUndefined();
  });

  test('of every kind comes from the core', () => {
    const runs = everySort.map((sort) => sorted(list, { ...sort, pivot: 'median-of-three' }));
    const seen = runs.flatMap((run) => run.moments.slice(1).map((at) => run.step(at).operation));
    // Only a lane of a race swaps neighbours.
    const bubbled = new Sorted(listed(list), { ...configOf(listed(list)), method: 'bubble' });
    seen.push(...bubbled.moments.slice(1).map((at) => bubbled.step(at).operation));
    expect(new Set(seen)).toEqual(new Set(operations));
  });

  test.each(everySort.map((sort) => [nameOf(sort), sort] as const))(
    'touches what it compares, and everything that it moves: %s',
    (_, sort) => {
      expectToTouch(sorted(list, { ...sort, pivot: 'ninther' }));
    },
  );

  test('touches what it compares and moves on any list', () => {
    overRuns(150, expectToTouch);
  });

  test('names the element that it looks at first', () => {
    const alone = ['equal', 'larger', 'smaller', 'scan-left', 'scan-right', 'stay', 'move'];
    overRuns(150, (run) => {
      for (const moment of run.moments.slice(1)) {
        const step = run.step(moment);
        if (![...alone, 'place', 'pivot'].includes(step.operation)) continue;
        const [at = -1] = looked(run, moment);
        const [first = -2] = touchedBy(step);
        expect(run.run.order(moment)[first], `${step.operation} at step ${moment}`).toBe(
          run.run.order(moment - 1)[at],
        );
      }
    });
  });
});

describe('the parts', () => {
  /** The ranges of places that a part with this parent may have. */
  const room = (parent: Part | undefined, length: number): [number, number][] =>
    parent
      ? [
          [parent.lo, parent.equal],
          [parent.larger, parent.hi],
        ]
      : [[0, length]];

  test('have steps that follow each other, and places beside the pivots', () => {
    overRuns(100, (run) => {
      const { parts, values, scene } = run;
      let next = 0;
      for (const part of parts) {
        const parent = part.parent === undefined ? undefined : parts[part.parent];
        expect(parts[part.index]).toBe(part);
        expect(part.first).toBe(next);
        next = part.last;
        if (part.index === 0) expect(part).toMatchObject({ depth: 1, parent: undefined });
        else expect(parent?.index).toBeLessThan(part.index);
        expect(room(parent, values.length)).toContainEqual([part.lo, part.hi]);
        const size = part.hi - part.lo;
        const small = size < 2 ? 'nothing' : scene.small;
        expect(part.kind).toBe(size < scene.cutoff ? small : scene.scheme);
        expect(isPartition(part)).toBe(size >= scene.cutoff);
        if (!isPartition(part)) continue;
        const order = run.list(part.last);
        const pivot = order[part.equal] ?? -1;
        expect(order.slice(part.equal, part.larger)).toEqual(
          Array(part.larger - part.equal).fill(pivot),
        );
        expect(Math.max(...order.slice(part.lo, part.equal), 0)).toBeLessThanOrEqual(pivot);
        expect(Math.min(...order.slice(part.larger, part.hi), 1e6)).toBeGreaterThanOrEqual(pivot);
      }
      expect(next).toBe(run.steps);
    });
  });

  test('are an empty list without rows', () => {
    expect(partsOf(new Uint32Array())).toEqual([]);
  });

  test('lie a level below the part they came from, whether they are calls or turns of a loop', () => {
    const run = sorted([1, 2, 3, 4, 5], { scheme: 'lomuto', pivot: 'first' });
    const levels = levelsOf(run.parts);
    for (const { index, parent } of run.parts) {
      expect(levels[index]).toBe(parent === undefined ? 0 : (levels[parent] ?? 0) + 1);
    }
    // The first element is the smallest, so each part after the first is everything right of the pivot.
    expect(Math.max(...levels)).toBe(4);
    expect(levelsOf([])).toEqual([]);
  });
});

describe('the table', () => {
  const words = wordsOf('en', ['tables']);

  test('has a row in words for each step, with the places that it compared or moved', async () => {
    const run = sorted(list, { pivot: 'median-of-three' });
    const rows: unknown[] = [];
    for await (const row of rowsOf(asRun(run.run), run.steps, words)) rows.push(row);
    const rowOf = (step: Step) => {
      const [place = 0, other] = touchedBy(step);
      const named = words.text(`operation-${step.operation}`);
      return [named, place + 1, other === undefined ? '' : other + 1];
    };
    expect(rows).toEqual([
      ['step', 'operation', 'place', 'other place'],
      ...run.moments.slice(1).map((moment) => [moment, ...rowOf(run.step(moment))]),
    ]);
  });

  test('is fetched in pieces, each of them once', async () => {
    const rows = (from: number, count: number) =>
      Uint32Array.from({ length: 4 * count }, (_, at) => (at % 4 === 2 ? from + (at >> 2) + 1 : 2));
    const asked: number[] = [];
    const run = { ask: async (_: string, from: number, count: number) => rows(from, count) };
    for await (const [step, , place] of rowsOf(run as never, 45_000, words)) {
      if (typeof step !== 'number') continue;
      expect(place).toBe(step);
      asked.push(step);
    }
    expect(asked).toEqual(Array.from({ length: 45_000 }, (_, at) => at + 1));
  });
});
