import { describe, expect, test } from 'vitest';
import { type NarratedMoment, narrate } from '../../www/src/exhibits/quicksort/account.ts';
import { isPartition, operations } from '../../www/src/exhibits/quicksort/steps.ts';
import { verdictOf } from '../../www/src/exhibits/quicksort/verdict.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { plain, type Sentence } from '../../www/src/words/sentence.ts';
import { everySort, nameOf, narratedAt, overRuns, type Sorted, sorted } from './quicksort-run.ts';

/** Throws for a message that is missing or lacks a value. */
const words = await loadMessages('en', ['common', 'stage', 'quicksort']);

const list = [7, 3, 9, 3, 1, 8, 3, 2, 9, 0, 5, 7, 3];

const sentence = (id: string, args: Record<string, string | number>) => words.text(id, args);
const yes = (so: boolean) => (so ? 'yes' : 'no');

/** The sentences that fit a step, found from the values before it. */
function expected(run: Sorted, moment: number): readonly string[] {
  const { operation, a, b, c } = run.step(moment);
  const { lo, hi, first } = run.part(moment);
  const old = run.list(moment - 1);
  const at = (place: number) => old[place] ?? -1;
  const say = (args: Record<string, string | number>) => sentence(`step-${operation}`, args);
  // The pivot of a part comes from the step that chose it.
  const chosen = run.moments.find((one) => one > first && run.step(one).operation === 'pivot');
  const pivot = chosen ? (run.list(chosen)[lo] ?? -1) : -1;
  switch (operation) {
    case 'probe':
      return [
        say({ value: at(a), other: at(b), order: ['less', 'equal', 'greater'][c] ?? '' }),
      ].filter(() => Math.sign(at(a) - at(b)) === c - 1);
    case 'pivot':
      return [say({ same: yes(a === b), from: lo + 1, to: hi, value: at(a) })];
    case 'equal':
      return at(b - 1) === pivot ? [say({ value: at(b - 1) })] : [];
    case 'larger':
      return at(b) > pivot ? [say({ value: at(b), pivot, same: yes(b === c) })] : [];
    case 'smaller':
    case 'move':
      return at(b - 1) < pivot ? [say({ value: at(b - 1), pivot })] : [];
    case 'stay':
      return at(b - 1) >= pivot ? [say({ value: at(b - 1), pivot })] : [];
    case 'scan-left': {
      const value = at(c === 1 ? a - 1 : a);
      return value < pivot === (c === 1) ? [say({ value, pivot, moved: yes(c === 1) })] : [];
    }
    case 'scan-right': {
      // Where both pointers meet, j has come down by two.
      const value = at(c === 0 ? b - 1 : a === b ? b + 1 : b);
      return value > pivot === (c === 1) ? [say({ value, pivot, moved: yes(c === 1) })] : [];
    }
    case 'exchange':
      return [say({ value: at(a - 1), other: at(b) }), say({ value: at(b), other: at(a - 1) })];
    case 'place':
      return [say({ value: pivot, place: a + 1, same: yes(a === b) })];
    case 'shift':
      return at(a - 1) > at(a) ? [say({ value: at(a), other: at(a - 1) })] : [];
    case 'settle':
      return at(a - 1) <= at(a) ? [say({ value: at(a - 1), other: at(a) })] : [];
    case 'comparator': {
      const [value, other] = [Math.min(at(a), at(b)), Math.max(at(a), at(b))];
      return [say({ value, other, moved: yes(c === 1) })];
    }
    case 'neighbours':
      return [];
  }
}

function expectNarration(run: Sorted): void {
  for (const moment of run.moments.slice(1)) {
    const narrated = narratedAt(run, moment);
    const all = narrate(narrated);
    // The last step is no news once the list is sorted.
    if (moment === run.steps) {
      expect(all.map(({ id }) => id)).toEqual(['quicksort-sorted']);
      continue;
    }
    const [first, rest] = [all.at(-1), all.slice(0, -1)];
    expect(expected(run, moment)).toContain(first ? plain(words, [{ ...first, alone: true }]) : '');
    expect(rest).toEqual(afterwards(run, moment));
  }
}

/** The sentences at the end of a part, found from the places that are sorted from there on. */
function afterwards(run: Sorted, moment: number): Sentence[] {
  const part = run.part(moment);
  if (moment !== part.last) return [];
  const said: Sentence[] = [];
  const next = run.part(moment + 1);
  const [left, right] = [part.equal - part.lo, part.hi - part.larger];
  if (isPartition(part)) {
    said.push({ id: 'part-done', args: { left, right, middle: part.larger - part.equal } });
    if (left > 1 && right > 1) {
      const leftFirst = next.lo === part.lo;
      const [from, to] = leftFirst ? [part.lo + 1, part.equal] : [part.larger + 1, part.hi];
      const [first, last] = leftFirst ? [part.larger + 1, part.hi] : [part.lo + 1, part.equal];
      const order = left === right ? 'same' : run.scene.recurse;
      if (order === 'smaller') expect(to - from).toBeLessThan(last - first);
      if (order === 'larger') expect(to - from).toBeGreaterThan(last - first);
      said.push({ id: 'part-sides', args: { from, to, order, first, last } });
    }
  }
  if (next.lo >= part.lo && next.hi <= part.hi) return said;
  // The sibling of the next part is in its final order here.
  const whole = run.parts[next.parent ?? 0];
  const other =
    whole && next.lo === whole.lo ? [whole.larger, whole.hi] : [whole?.lo, whole?.equal];
  const [from = 0, to = 0] = other;
  const ascending = [...run.list(run.steps)].slice(from, to);
  expect(run.list(moment).slice(from, to)).toEqual(ascending);
  said.push({ id: 'part-back', args: { from: from + 1, to, first: next.lo + 1, last: next.hi } });
  return said;
}

describe('the narration of a step', () => {
  test.each(everySort.map((sort) => [nameOf(sort), sort] as const))(
    'has the right values: %s',
    (_, sort) => expectNarration(sorted(list, { ...sort, pivot: 'ninther' })),
  );

  test('has the right values on any list', () => {
    overRuns(100, expectNarration);
  });

  test('has a sentence for every operation', () => {
    const runs = everySort.map((sort) => sorted(list, { ...sort, pivot: 'ninther' }));
    const said = runs.flatMap((run) =>
      run.moments.slice(1, -1).map((moment) => narrate(narratedAt(run, moment)).at(-1)?.id),
    );
    expect(new Set(said)).toEqual(
      new Set(
        // Only a lane of a race swaps neighbours.
        operations
          .filter((operation) => operation !== 'neighbours')
          .map((operation) => `step-${operation}`),
      ),
    );
  });

  test('fits 4 2 7 4 around the first element', () => {
    const run = sorted([4, 2, 7, 4], { pivot: 'first' });
    expect(run.moments.flatMap((moment) => narrate(narratedAt(run, moment)))).toMatchObject([
      { id: 'quicksort-invite', args: { invites: 'touch' } },
      { id: 'quicksort-start', args: { count: 4, list: 'as typed' } },
      { id: 'step-pivot', args: { value: 4, from: 1, to: 4, same: 'yes' } },
      { id: 'step-smaller', args: { value: 2, pivot: 4 } },
      { id: 'step-larger', args: { value: 7, pivot: 4, same: 'no' } },
      {
        id: 'quicksort-sorted',
        args: { comparisons: 3, swaps: 2, waiting: 1, bound: 2, best: 4, pairs: 6 },
      },
    ]);
  });

  test('fits 4 2 7 with two pointers', () => {
    const run = sorted([4, 2, 7], { pivot: 'first', scheme: 'hoare' });
    expect(
      run.moments.slice(1).map((moment) => narrate(narratedAt(run, moment)).at(-1)),
    ).toMatchObject([
      { id: 'step-pivot', args: { value: 4, from: 1, to: 3, same: 'yes' } },
      { id: 'step-scan-left', args: { value: 2, pivot: 4, moved: 'yes' } },
      { id: 'step-scan-left', args: { value: 7, pivot: 4, moved: 'no' } },
      { id: 'quicksort-sorted', args: { comparisons: 2, pairs: 3 } },
    ]);
  });
});

describe('the narration of the beginning and the end', () => {
  test('says what happens next: nothing, the choice of a pivot, or only the small sort', () => {
    const start = (length: number, cutoff: number, changes: Partial<NarratedMoment> = {}) =>
      narrate({ ...narratedAt(sorted(list.slice(0, length), { cutoff }), 0), ...changes });
    const named = (count: number) => ({ id: 'quicksort-start', args: { list: 'as typed', count } });
    const invites = (what: string) => ({ id: 'quicksort-invite', args: { invites: what } });
    expect(start(1, 2)).toEqual([invites('none'), named(1)]);
    expect(start(5, 5)).toEqual([invites('touch'), named(5)]);
    expect(start(4, 5)).toEqual([invites('small'), named(4)]);
    expect(start(2, 2)).toEqual([invites('touch'), named(2)]);
    // The narration leaves out a list that the line of rules names.
    expect(start(5, 5, { list: undefined })).toEqual([invites('touch')]);
    const pictured = start(5, 5, { pictured: true });
    expect(pictured).toEqual([invites('touch'), named(5), { id: 'quicksort-run-below' }]);
    for (const said of [start(1, 2), start(4, 5), pictured])
      expect(plain(words, said)).not.toBe('');
  });

  test('offers no touch where the elements are too many', () => {
    const many = Array.from({ length: 513 }, (_, at) => at);
    expect(narrate(narratedAt(sorted(many), 0)).map(({ id }) => id)).toEqual(['quicksort-start']);
  });

  test('counts the cost, and says whether the limit holds for every list', () => {
    for (const sort of everySort) {
      const run = sorted(list, sort);
      const { total, framesBound } = run.summary;
      const [last] = narrate(narratedAt(run, run.steps));
      expect(last).toEqual({
        id: 'quicksort-sorted',
        args: {
          comparisons: total.comparisons,
          swaps: total.swaps,
          waiting: total.mostFrames - 1,
          called: yes(total.mostFrames > 1),
          bound: framesBound - 1,
          bounded: yes(sort.recurse === 'smaller' && sort.calls === 'one'),
          ...verdictOf(
            { comparisons: total.comparisons, pivot: run.scene.pivot },
            list.length,
            run.parts,
          ),
        },
      });
      if (last?.args?.bounded === 'yes') expect(total.mostFrames).toBeLessThanOrEqual(framesBound);
      expect(plain(words, last ? [last] : [])).not.toBe('');
    }
  });

  test('says of no call that it had to wait where nothing was left to sort', () => {
    const more = (values: number[], sort = {}) => {
      const run = sorted(values, sort);
      const [{ args = {} } = {}] = narrate(narratedAt(run, run.steps));
      return plain(words, [{ id: 'quicksort-sorted-more', args }]);
    };
    expect(more([7, 7, 7, 7])).toContain('No new call had anything to sort');
    expect(more([2, 1])).toContain('No new call had anything to sort');
    expect(more([2, 1], { cutoff: 9 })).toContain('There was no new call');
    expect(more(list)).toContain('At most');
  });

  test('asks for a pivot that the visitor chooses', () => {
    const none = sorted(list, { pivot: 'hand' });
    // What to choose comes first.
    const [asked, beginning] = narrate(narratedAt(none, 0));
    expect(asked).toEqual({ id: 'quicksort-choose', args: { from: 1, to: list.length } });
    expect(beginning?.id).toBe('quicksort-start');
    const one = sorted(list, { pivot: 'hand', picks: [10] });
    const said = narrate(narratedAt(one, one.steps));
    const { lo = 0, hi = 0 } = one.summary.waiting ?? {};
    expect(said[0]).toEqual({ id: 'quicksort-choose', args: { from: lo + 1, to: hi } });
    expect(said.at(-1)?.id).toMatch(/^step-/);
    expect(plain(words, said)).toContain(sentence('quicksort-choose', { from: lo + 1, to: hi }));
  });

  test('names the part that waited when a chosen pivot has finished another part', () => {
    // 5 divides the list. Its first element divides the shorter side, 8 and 9. Then the other side waits for a pivot.
    const run = sorted([5, 2, 9, 1, 8, 3], { pivot: 'hand', picks: [0, 4] });
    expect(run.summary.waiting).toEqual({ lo: 0, hi: 3 });
    expect(narrate(narratedAt(run, run.steps)).filter(({ id }) => /choose|back/.test(id))).toEqual([
      { id: 'quicksort-choose', args: { from: 1, to: 3 } },
      { id: 'part-back', args: { from: 5, to: 6, first: 1, last: 3 } },
    ]);
    // No part waited if the next pivot is needed within the same part.
    const one = sorted([5, 2, 9, 1, 8, 3], { pivot: 'hand', picks: [0] });
    expect(narrate(narratedAt(one, one.steps)).map(({ id }) => id)).not.toContain('part-back');
  });
});

test('the narration says nothing about covered sides', () => {
  for (const sort of everySort) {
    const run = sorted([7, 3, 9, 3, 1, 8, 3, 2], sort);
    for (const moment of run.moments) {
      const said = narrate(narratedAt(run, moment), false).map(({ id }) => id);
      expect(
        said.filter((id) => /^step-(equal|larger|smaller|scan|stay|move)|^part/.test(id)),
      ).toEqual([]);
    }
  }
});
