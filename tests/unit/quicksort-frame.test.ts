import { describe, expect, test } from 'vitest';
import { frameOf, placeOf, pointersOf } from '../../www/src/exhibits/quicksort/frame.ts';
import type { Exchange } from '../../www/src/exhibits/quicksort/moments.ts';
import { isPartition, touchedBy } from '../../www/src/exhibits/quicksort/steps.ts';
import type { Place, Pointer } from '../../www/src/exhibits/quicksort/view.ts';
import { everySort, nameOf, overRuns, type Sorted, sorted } from './quicksort-run.ts';

const list = [7, 3, 9, 3, 1, 8, 3, 2, 9, 0, 5, 7, 3];

/** Areas of a part, each with the place where it ends. */
type Areas = readonly (readonly [Place, number])[];

/** The pointers of a partition after a step of it, by the numbers that the core gives. */
function told(run: Sorted, moment: number): { areas: Areas; pointers: readonly Pointer[] } {
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
        { name: 'p<<<', at: lo },
        { name: 'p===', at: equal },
        { name: 'p>>>', at: larger },
        { name: 'p...', at: next },
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
        { name: 'i', at: i },
        { name: 'j', at: j },
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
      { name: 'i', at: boundary },
      { name: 'next', at: next },
    ],
  };
}

/** Where each place lies, by the areas of a part. */
function spread(areas: Areas, { lo, hi }: { lo: number; hi: number }, length: number): Place[] {
  return Array.from({ length }, (_, place) => {
    if (place < lo || place >= hi) return 'outside';
    return areas.find(([, end]) => place < end)?.[0] ?? 'outside';
  });
}

function places(run: Sorted, moment: number): Place[] {
  const here = run.here(moment);
  const part = run.current(here);
  return Array.from(run.values, (_, place) => placeOf(here, part, place));
}

function expectPlaces(run: Sorted): void {
  for (const moment of run.moments.slice(1)) {
    const part = run.part(moment);
    const here = run.here(moment);
    const { length } = run.values;
    expect(run.current(here)).toEqual(part);
    if (!isPartition(part)) {
      const done = moment === part.last ? 'sorted' : 'sorting';
      expect(places(run, moment)).toEqual(spread([[done, part.hi]], part, length));
      expect(pointersOf(here, part)).toEqual([]);
    } else if (run.step(moment).operation === 'probe') {
      expect(places(run, moment)).toEqual(spread([['unprocessed', part.hi]], part, length));
    } else {
      const { areas, pointers } = told(run, moment);
      expect(places(run, moment), `step ${moment}`).toEqual(spread(areas, part, length));
      expect(pointersOf(here, part), `step ${moment}`).toEqual(pointers);
    }
  }
}

describe('where the elements lie, and the pointers', () => {
  test.each(everySort.map((sort) => [nameOf(sort), sort] as const))(
    'are as the steps of the core say: %s',
    (_, sort) => expectPlaces(sorted(list, { ...sort, pivot: 'ninther' })),
  );

  test('are as the steps of the core say, of any list', () => {
    overRuns(100, expectPlaces);
  });

  test('are true of the values: smaller ones, equal ones and larger ones, three-way', () => {
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

  test('are nowhere without a part', () => {
    const run = sorted(list);
    expect(placeOf(run.here(0), undefined, 0)).toBe('outside');
    expect(pointersOf(run.here(0), undefined)).toEqual([]);
  });

  test('before a pivot is chosen are as the document draws them', () => {
    const run = sorted(list);
    expect(pointersOf(run.here(0), run.parts[0])).toEqual([
      { name: 'p<<<', at: 0 },
      { name: 'p===', at: 0 },
      { name: 'p>>>', at: list.length },
      { name: 'p...', at: 0 },
    ]);
  });

  test.each(['hoare', 'lomuto'] as const)(
    'before a pivot is chosen are both there or neither: %s',
    (scheme) => {
      const run = sorted(list, { scheme });
      expect([0, 2]).toContain(pointersOf(run.here(0), run.parts[0]).length);
    },
  );
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

describe('a picture', () => {
  test('has the values in their places, and the marks of the step', () => {
    const run = sorted(list, { pivot: 'ninther', cutoff: 5, small: 'table' });
    for (const moment of run.moments) {
      const frame = shownAt(run, moment);
      expect(Array.from(frame.values)).toEqual(run.list(moment));
      expect(frame.step).toBe(moment);
      expect(frame.exchanged).toEqual([]);
      expect(frame.mostFrames).toBe(run.here(moment).moment.counters.mostFrames);
      if (moment === 0) expect(frame.touched).toEqual([]);
      if (moment === 0 || moment === run.steps) continue;
      const step = run.step(moment);
      expect(frame.touched).toEqual(touchedBy(step));
      expect(frame.joined).toBe(['probe', 'comparator'].includes(step.operation));
      expect(frame.frames.length).toBe(run.here(moment).moment.counters.frames);
      expect(frame.frames.at(-1)).toMatchObject({ lo: run.part(moment).lo });
    }
  });

  test('of the end is sorted all over, without marks', () => {
    const run = sorted(list);
    const frame = shownAt(run, run.steps);
    expect(new Set(list.map((_, place) => frame.place(place)))).toEqual(new Set(['sorted']));
    expect(frame).toMatchObject({ touched: [], joined: false, pointers: [], frames: [] });
    expect(Array.from(frame.values)).toEqual([...list].sort((a, b) => a - b));
  });

  test('shows two elements exchanged, and nothing else changed', () => {
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

  test('covers what is to be found out, within the part and until the end', () => {
    const run = sorted(list);
    const even = (place: number) => place % 2 === 0;
    for (const moment of run.moments) {
      const [plain, frame] = [shownAt(run, moment), shownAt(run, moment, undefined, even)];
      for (const place of list.keys()) {
        const seen = plain.place(place);
        const told = ['outside', 'sorted'].includes(seen) || !even(place);
        expect(frame.place(place)).toBe(told ? seen : 'covered');
      }
    }
  });
});
