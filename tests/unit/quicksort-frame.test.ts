import { describe, expect, test } from 'vitest';
import type { Exchange } from '../../www/src/exhibits/quicksort/moments.ts';
import { frameOf } from '../../www/src/exhibits/quicksort/picture/frame.ts';
import { placeOf } from '../../www/src/exhibits/quicksort/picture/places.ts';
import { type Pointer, pointersOf } from '../../www/src/exhibits/quicksort/picture/pointers.ts';
import type { Place } from '../../www/src/exhibits/quicksort/picture/view.ts';
import { isPartition, touchedBy } from '../../www/src/exhibits/quicksort/steps.ts';
import { everySort, nameOf, overRuns, type Sorted, sorted } from './quicksort-run.ts';

const list = [7, 3, 9, 3, 1, 8, 3, 2, 9, 0, 5, 7, 3];

/** The areas of a part, each with the place where it ends. */
type Areas = readonly (readonly [Place, number])[];

/** The areas and pointers of a partition after a step, from the numbers that the core gives. */
function expectedAreas(
  run: Sorted,
  moment: number,
): { areas: Areas; pointers: readonly Pointer[] } {
  const { lo, hi, kind } = run.part(moment);
  const { operation, a, b, c } = run.step(moment);
  const begun = operation === 'pivot';
  if (kind === 'three-way') {
    const [equal, next, larger] = begun ? [lo, lo + 1, hi] : [a, b, c];
    return {
      areas: [
        ['smaller', equal],
        ['equal', next],
        ['unprocessed', larger],
        ['larger', hi],
      ],
      pointers: [
        { name: 'first', at: lo },
        { name: 'equal', at: equal },
        { name: 'larger', at: larger },
        { name: 'next', at: next },
      ],
    };
  }
  if (operation === 'place') {
    const areas: Areas = [
      ['smaller', a],
      ['equal', a + 1],
      ['larger', hi],
    ];
    return { areas, pointers: [] };
  }
  if (kind === 'hoare') {
    const [i, j] = begun ? [lo + 1, hi] : [a, b];
    return {
      areas: [
        ['equal', lo + 1],
        ['smaller', i],
        ['unprocessed', j],
        ['larger', hi],
      ],
      pointers: [
        { name: 'left', at: i },
        { name: 'right', at: j },
      ],
    };
  }
  const [boundary, next] = begun ? [lo + 1, lo + 1] : [a, b];
  return {
    areas: [
      ['equal', lo + 1],
      ['smaller', boundary],
      ['larger', next],
      ['unprocessed', hi],
    ],
    pointers: [
      { name: 'boundary', at: boundary },
      { name: 'next', at: next },
    ],
  };
}

/** Where each place lies, by the areas of a part. Outside it, a place with its final element is finished. */
function spread(areas: Areas, run: Sorted, moment: number): Place[] {
  const { lo, hi, index } = run.part(moment);
  return Array.from(run.values, (_, place) => {
    if (place >= lo && place < hi) return areas.find(([, end]) => place < end)?.[0] ?? 'waiting';
    const done = run.parts.slice(0, index);
    return done.some((part) => place >= part.equal && place < part.larger) ? 'finished' : 'waiting';
  });
}

function places(run: Sorted, moment: number): Place[] {
  const here = run.here(moment);
  return Array.from(run.values, (_, place) => placeOf(here, run.parts, place));
}

function expectPlaces(run: Sorted): void {
  for (const moment of run.moments.slice(1)) {
    const part = run.part(moment);
    const here = run.here(moment);
    expect(run.current(here)).toEqual(part);
    if (!isPartition(part)) {
      const done = moment === part.last ? 'finished' : 'sorting';
      expect(places(run, moment)).toEqual(spread([[done, part.hi]], run, moment));
      expect(pointersOf(here, part)).toEqual([]);
    } else if (run.step(moment).operation === 'probe') {
      expect(places(run, moment)).toEqual(spread([['unprocessed', part.hi]], run, moment));
    } else {
      const { areas, pointers } = expectedAreas(run, moment);
      expect(places(run, moment), `step ${moment}`).toEqual(spread(areas, run, moment));
      expect(pointersOf(here, part), `step ${moment}`).toEqual(pointers);
    }
  }
}

describe('the areas and the pointers', () => {
  test.each(everySort.map((sort) => [nameOf(sort), sort] as const))(
    'follow the steps of the core: %s',
    (_, sort) => expectPlaces(sorted(list, { ...sort, pivot: 'ninther' })),
  );

  test('follow the steps of the core on any list', () => {
    overRuns(100, expectPlaces);
  });

  test('have smaller, equal and larger values in the three-way scheme', () => {
    const run = sorted(list);
    for (const moment of run.moments.slice(1)) {
      const part = run.part(moment);
      if (!isPartition(part) || run.step(moment).operation === 'probe') continue;
      const [values, where] = [run.list(moment), places(run, moment)];
      const pivot = values[where.indexOf('equal')] ?? -1;
      const kept = (place: Place) => values.filter((_, at) => where[at] === place);
      expect(new Set(kept('equal'))).toEqual(new Set([pivot]));
      expect(kept('smaller').every((value) => value < pivot)).toBe(true);
      expect(kept('larger').every((value) => value > pivot)).toBe(true);
    }
  });

  test('do not exist without a part', () => {
    const run = sorted(list);
    expect(placeOf(run.here(0), [], 0)).toBe('waiting');
    expect(pointersOf(run.here(0), undefined)).toEqual([]);
  });

  test.each(['three-way', 'hoare', 'lomuto'] as const)(
    'do not exist before a pivot is chosen: %s',
    (scheme) => {
      const run = sorted(list, { scheme });
      expect(pointersOf(run.here(0), run.parts[0])).toEqual([]);
    },
  );

  test('are finished where no element moves again, and wait where an element may still move', () => {
    overRuns(50, (run) => {
      const end = run.run.order(run.steps);
      for (const moment of run.moments) {
        const order = run.run.order(moment);
        for (const [place, where] of places(run, moment).entries()) {
          if (where === 'finished') expect(order[place]).toBe(end[place]);
        }
      }
    });
  });
});

function shownAt(
  run: Sorted,
  moment: number,
  exchange?: Exchange,
  covered: (place: number) => boolean = () => false,
) {
  const here = run.here(moment, exchange);
  const shown = {
    here,
    values: run.values,
    part: run.current(here),
    parts: run.parts,
    largest: run.summary.largest,
    bound: run.summary.framesBound,
    exchange,
    done: moment === run.steps && !exchange,
    hidden: false,
    covered,
    asked: undefined,
    pressed: [],
    progress: undefined,
    tabindex: () => undefined,
  };
  return frameOf(shown);
}

describe('a frame', () => {
  test('has the values in their places, and the marks of the step', () => {
    const run = sorted(list, { pivot: 'ninther', cutoff: 5, small: 'table' });
    for (const moment of run.moments) {
      const frame = shownAt(run, moment);
      expect(Array.from(frame.values)).toEqual(run.list(moment));
      expect(frame.step).toBe(moment);
      expect(frame.exchanged).toEqual([]);
      if (moment === 0) expect(frame.touched).toEqual([]);
      if (moment === 0 || moment === run.steps) continue;
      const step = run.step(moment);
      expect(frame.touched).toEqual(touchedBy(step));
      expect(frame.joined).toBe(['probe', 'comparator'].includes(step.operation));
      expect(frame.waiting.length).toBe(run.here(moment).moment.frames.length - 1);
      // Each call lies within the one before it, and the current part lies in the last call.
      for (const { lo, hi } of frame.waiting.slice(-1)) {
        expect(run.part(moment).lo).toBeGreaterThanOrEqual(lo);
        expect(run.part(moment).hi).toBeLessThanOrEqual(hi);
      }
    }
  });

  test('of the end is finished everywhere, without marks', () => {
    const run = sorted(list);
    const frame = shownAt(run, run.steps);
    expect(new Set(list.map((_, place) => frame.place(place)))).toEqual(new Set(['finished']));
    expect(frame).toMatchObject({ touched: [], joined: false, pointers: [], waiting: [] });
    expect(Array.from(frame.values)).toEqual([...list].sort((a, b) => a - b));
  });

  test('shows two swapped elements, and changes nothing else', () => {
    const run = sorted(list);
    for (const moment of [0, 5, run.steps]) {
      const [plain, frame] = [shownAt(run, moment), shownAt(run, moment, { first: 2, second: 9 })];
      const values = Array.from(plain.values);
      [values[2], values[9]] = [values[9] ?? 0, values[2] ?? 0];
      expect(Array.from(frame.values)).toEqual(values);
      expect(frame.exchanged).toEqual([2, 9]);
      if (moment < run.steps) {
        expect(list.map((_, at) => frame.place(at))).toEqual(list.map((_, at) => plain.place(at)));
      }
    }
  });

  test('covers what the visitor is to find out, within the part and until the end', () => {
    const run = sorted(list);
    const even = (place: number) => place % 2 === 0;
    for (const moment of run.moments) {
      const [plain, frame] = [shownAt(run, moment), shownAt(run, moment, undefined, even)];
      for (const place of list.keys()) {
        const seen = plain.place(place);
        const shown = ['waiting', 'finished'].includes(seen) || !even(place);
        expect(frame.place(place)).toBe(shown ? seen : 'covered');
      }
    }
  });
});
