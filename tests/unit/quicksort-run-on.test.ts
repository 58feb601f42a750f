/** A sort that goes on with two swapped elements: if it can, its list ends sorted. */
import { expect, test } from 'vitest';
import { alike, listWith } from '../../www/src/exhibits/quicksort/by-hand-view.ts';
import { overRuns, type Sorted, sorted } from './quicksort-run.ts';

/** The run of the list with two elements swapped from the beginning. */
function changed(run: Sorted, moment: number, first: number, second: number) {
  const list = listWith(run.values, run.here(moment).order, { first, second });
  return { list, run: sorted(list, { ...run.scene, values: list }) };
}

/** Whether the sort goes on from a moment with the elements of two places swapped. */
function runsOn(run: Sorted, moment: number, first: number, second: number): boolean {
  const { list, run: other } = changed(run, moment, first, second);
  const here = run.here(moment, { first, second });
  return moment <= other.steps && alike(here, list, other.here(moment));
}

test('a sort goes on with two elements that have not been looked at, but not with two that a division separated', () => {
  const run = sorted([4, 2, 7, 3, 5, 6, 1], { pivot: 'first' });
  const { areas } = run.here(3);
  const open = areas.find(({ kind }) => kind === 'unprocessed');
  const [from = 0] = [open?.from];
  expect((open?.to ?? 0) - from).toBeGreaterThan(1);
  expect(runsOn(run, 3, from, from + 1)).toBe(true);
  const { run: other } = changed(run, 3, from, from + 1);
  expect(other.list(3)[from]).toBe(run.list(3)[from + 1]);
  // The first division has put 1 and 7 on different sides.
  const end = run.parts[0]?.last ?? 0;
  const at = (value: number) => run.list(end).indexOf(value);
  expect(runsOn(run, end, at(1), at(7))).toBe(false);
});

test('a sort that goes on has the list with the swap at that moment', () => {
  let on = 0;
  overRuns(60, (run) => {
    const [first, second] = [0, run.values.length - 1];
    for (const moment of [0, 1, Math.floor(run.steps / 2), run.steps]) {
      if (moment > run.steps || !runsOn(run, moment, first, second)) continue;
      on += 1;
      const shown = run.list(moment);
      [shown[first], shown[second]] = [shown[second] ?? -1, shown[first] ?? -1];
      const { run: other } = changed(run, moment, first, second);
      expect(other.list(moment)).toEqual(shown);
    }
  });
  expect(on).toBeGreaterThan(10);
});
