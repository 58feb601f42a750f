import { describe, expect, test } from 'vitest';
import {
  claim,
  claimed,
  describe as describeMoment,
  narrate,
  type Told,
} from '../../www/src/exhibits/quicksort/account.ts';
import type { Exchange } from '../../www/src/exhibits/quicksort/moments.ts';
import { isPartition, operations } from '../../www/src/exhibits/quicksort/steps.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { everySort, nameOf, overRuns, type Sorted, sorted } from './quicksort-run.ts';

/** Throws at what is not there, or lacks a value. */
const words = await loadMessages('en', ['common', 'stage', 'quicksort']);

const list = [7, 3, 9, 3, 1, 8, 3, 2, 9, 0, 5, 7, 3];

function toldAt(run: Sorted, moment: number, exchange?: Exchange): Told {
  const here = run.here(moment, exchange);
  return {
    scene: { ...run.scene, exchange },
    list: 'as typed',
    values: run.values,
    here,
    step: moment === 0 ? undefined : run.step(moment),
    part: run.current(here),
    steps: run.steps,
    framesBound: run.summary.framesBound,
    waiting: run.summary.waiting,
  };
}

const sentence = (id: string, args: Record<string, string | number>) => words.text(id, args);
const yes = (so: boolean) => (so ? 'yes' : 'no');

/** What a step has done, by the values as they lay before it. */
function expected(run: Sorted, moment: number): readonly string[] {
  const { operation, a, b, c } = run.step(moment);
  const { lo, hi, first } = run.part(moment);
  const old = run.list(moment - 1);
  const at = (place: number) => old[place] ?? -1;
  const say = (args: Record<string, string | number>) => sentence(`step-${operation}`, args);
  // The pivot of a part, from the step that has chosen it.
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
  }
}

function expectNarration(run: Sorted): void {
  for (const moment of run.moments.slice(1)) {
    const told = toldAt(run, moment);
    const [first, ...rest] = narrate(told);
    expect(expected(run, moment)).toContain(first ? plain(words, [first]) : '');
    const part = run.part(moment);
    const ids = rest.map(({ id }) => id);
    if (moment === run.steps) expect(ids).toEqual(['quicksort-sorted']);
    else expect(ids).toEqual(moment === part.last && isPartition(part) ? ['part-done'] : []);
    const [text] = [plain(words, rest)];
    if (moment === part.last && moment < run.steps && isPartition(part)) {
      const calls = run.scene.calls === 'two' ? 'two' : run.scene.recurse;
      const order = run.list(moment).slice(part.lo, part.hi);
      const [left, right] = [part.equal - part.lo, part.hi - part.larger];
      expect(text).toBe(
        sentence('part-done', { left, right, calls, middle: order.length - left - right }),
      );
    }
  }
}

describe('what is said of a step', () => {
  test.each(everySort.map((sort) => [nameOf(sort), sort] as const))(
    'has its values right: %s',
    (_, sort) => expectNarration(sorted(list, { ...sort, pivot: 'ninther' })),
  );

  test('has its values right on any list', () => {
    overRuns(100, expectNarration);
  });

  test('is said of every operation', () => {
    const runs = everySort.map((sort) => sorted(list, { ...sort, pivot: 'ninther' }));
    const said = runs.flatMap((run) =>
      run.moments.slice(1).map((moment) => narrate(toldAt(run, moment))[0]?.id),
    );
    expect(new Set(said)).toEqual(new Set(operations.map((operation) => `step-${operation}`)));
  });

  test('is, of 4 2 7 4 around the first', () => {
    const run = sorted([4, 2, 7, 4], { pivot: 'first' });
    expect(run.moments.flatMap((moment) => narrate(toldAt(run, moment)))).toMatchObject([
      { id: 'quicksort-start', args: { count: 4, list: 'as typed' } },
      { id: 'step-pivot', args: { value: 4, from: 1, to: 4, same: 'yes' } },
      { id: 'step-smaller', args: { value: 2, pivot: 4 } },
      { id: 'step-larger', args: { value: 7, pivot: 4, same: 'no' } },
      { id: 'step-equal', args: { value: 4 } },
      { id: 'quicksort-sorted', args: { comparisons: 3, swaps: 2, waiting: 1, bound: 2 } },
    ]);
  });

  test('is, of 4 2 7 by two pointers', () => {
    const run = sorted([4, 2, 7], { pivot: 'first', scheme: 'hoare' });
    expect(run.moments.slice(1).map((moment) => narrate(toldAt(run, moment))[0])).toMatchObject([
      { id: 'step-pivot', args: { value: 4, from: 1, to: 3, same: 'yes' } },
      { id: 'step-scan-left', args: { value: 2, pivot: 4, moved: 'yes' } },
      { id: 'step-scan-left', args: { value: 7, pivot: 4, moved: 'no' } },
      { id: 'step-place', args: { value: 4, place: 2 } },
    ]);
  });
});

describe('the beginning and the end', () => {
  test('are one for one element', () => {
    const run = sorted([5]);
    expect(plain(words, narrate(toldAt(run, 0)))).toBe(
      sentence('quicksort-start', { count: 1, list: 'as typed', small: 'no' }),
    );
  });

  test('say what becomes of the list: a pivot is chosen, or the small sort is all there is', () => {
    const start = (length: number, cutoff: number) =>
      narrate(toldAt(sorted(list.slice(0, length), { cutoff }), 0));
    const args = { list: 'as typed' };
    expect(start(5, 5)).toEqual([
      { id: 'quicksort-start', args: { ...args, count: 5, small: 'no' } },
    ]);
    expect(start(4, 5)).toEqual([
      { id: 'quicksort-start', args: { ...args, count: 4, small: 'yes' } },
    ]);
    expect(start(2, 2)[0]?.args).toMatchObject({ small: 'no' });
  });

  test('count what has been done, and say whether the line holds', () => {
    for (const sort of everySort) {
      const run = sorted(list, sort);
      const { total, framesBound } = run.summary;
      const last = narrate(toldAt(run, run.steps)).at(-1);
      expect(last).toEqual({
        id: 'quicksort-sorted',
        args: {
          comparisons: total.comparisons,
          swaps: total.swaps,
          waiting: total.mostFrames - 1,
          bound: framesBound - 1,
          bounded: yes(sort.recurse === 'smaller' && sort.calls === 'one'),
        },
      });
      if (last?.args?.bounded === 'yes') expect(total.mostFrames).toBeLessThanOrEqual(framesBound);
      expect(plain(words, last ? [last] : [])).not.toBe('');
    }
  });

  test('wait for a pivot that is chosen by hand', () => {
    const none = sorted(list, { pivot: 'hand' });
    const [beginning, ...asked] = narrate(toldAt(none, 0));
    expect(beginning?.id).toBe('quicksort-start');
    expect(asked).toEqual([{ id: 'quicksort-choose', args: { from: 1, to: list.length } }]);
    const one = sorted(list, { pivot: 'hand', picks: [10] });
    const said = narrate(toldAt(one, one.steps));
    const { lo = 0, hi = 0 } = one.summary.waiting ?? {};
    expect(said.at(-1)).toEqual({ id: 'quicksort-choose', args: { from: lo + 1, to: hi } });
    expect(said[0]?.id).toMatch(/^step-/);
    expect(plain(words, said)).toContain(sentence('quicksort-choose', { from: lo + 1, to: hi }));
  });
});

test('what is covered is not told by the story', () => {
  for (const sort of everySort) {
    const run = sorted([7, 3, 9, 3, 1, 8, 3, 2], sort);
    for (const moment of run.moments) {
      const said = narrate(toldAt(run, moment), false).map(({ id }) => id);
      expect(
        said.filter((id) => /^step-(equal|larger|smaller|scan|stay|move)|^part/.test(id)),
      ).toEqual([]);
    }
  }
});

/** The sentences of the figure as text, of one kind. */
const described = (told: Told, tells = true) =>
  describeMoment(told, tells, words).map((one) => ({ ...one, text: plain(words, [one]) }));

describe('the figure as text', () => {
  test.each(everySort.map((sort) => [nameOf(sort), sort] as const))(
    'has words for every moment, and all claims hold: %s',
    (_, sort) => {
      const run = sorted(list, { ...sort, pivot: 'ninther' });
      for (const moment of run.moments) {
        const told = toldAt(run, moment);
        const { counters } = told.here.moment;
        const said = described(told);
        expect(said[0]?.text).toContain(run.list(moment).join(' '));
        expect(said.at(-1)?.args).toEqual({
          comparisons: counters.comparisons,
          swaps: counters.swaps,
          writes: counters.writes,
          comparators: counters.comparators,
          frames: counters.frames,
          most: counters.mostFrames,
          bound: run.summary.framesBound,
        });
        const { part } = told;
        const parts = said.filter(({ id }) => id === 'text-part');
        expect(parts.map(({ args }) => args)).toEqual(
          part ? [{ from: part.lo + 1, to: part.hi, count: part.hi - part.lo }] : [],
        );
        expect(said.filter(({ id }) => id === 'claim-broken')).toEqual([]);
      }
    },
  );

  test('says where the areas are', () => {
    const run = sorted(list);
    for (const moment of run.moments) {
      const told = toldAt(run, moment);
      const areas = told.here.areas.filter(({ kind }) => kind !== 'outside');
      expect(described(told).filter(({ id }) => id === 'text-area')).toMatchObject(
        areas.map(({ kind, from, to }) => ({
          args: { area: kind, count: to - from, from: from + 1, to },
        })),
      );
    }
  });

  test('does not say what is to be found out', () => {
    const run = sorted(list);
    for (const moment of run.moments) {
      const ids = described(toldAt(run, moment), false).map(({ id }) => id);
      expect(ids).toEqual(['text-list', 'text-part', 'text-counters']);
    }
  });

  test('writes 64 elements of more', () => {
    const long = Array.from({ length: 65 }, (_, at) => 65 - at);
    const [said] = described(toldAt(sorted(long), 0));
    expect(said).toMatchObject({
      id: 'text-list-long',
      args: { count: 65, shown: 64, list: long.slice(0, 64).join(' ') },
    });
    const [short] = described(toldAt(sorted(long.slice(1)), 0));
    expect(short).toMatchObject({ id: 'text-list', args: { list: long.slice(1).join(' ') } });
  });

  test('has two elements exchanged where the picture has', () => {
    const run = sorted(list);
    const exchange = { first: 2, second: 9 };
    const [said] = described(toldAt(run, 5, exchange));
    const shown = run.list(5);
    [shown[2], shown[9]] = [shown[9] ?? -1, shown[2] ?? -1];
    expect(said?.args?.list).toBe(shown.join(' '));
  });
});

describe('a claim', () => {
  test('is broken by an exchange exactly where the elements no longer fit, and names the place', () => {
    const run = sorted([5, 3, 8, 1, 9, 2, 7, 5], { pivot: 'first' });
    let broken = 0;
    for (const moment of run.moments) {
      for (const [first, second] of [
        [0, 7],
        [1, 6],
        [2, 3],
      ] as const) {
        const { here } = toldAt(run, moment, { first, second });
        const values = run.list(moment);
        [values[first], values[second]] = [values[second] ?? -1, values[first] ?? -1];
        for (const area of claimed(here)) {
          const { id, args } = claim(area, words);
          expect(args?.claim).toBe(words.text(`claim-${area.kind}`));
          expect(id).toBe(area.holds ? 'claim-holds' : 'claim-broken');
          if (area.holds) continue;
          broken += 1;
          expect(args?.place).toBe((area.offender ?? -1) + 1);
          // Around the part, and where it is in order, the other one may be the one that does not fit.
          if (!['outside', 'sorted'].includes(area.kind)) {
            expect([first + 1, second + 1]).toContain(args?.place);
          }
          expect(plain(words, [{ id, args: args ?? {} }])).toContain(String(args?.place));
        }
      }
    }
    expect(broken).toBeGreaterThan(10);
  });

  test('is made of every area but what has not been looked at, and once of all that is outside', () => {
    for (const scheme of ['three-way', 'hoare', 'lomuto'] as const) {
      const run = sorted(list, { scheme, cutoff: 5 });
      for (const moment of run.moments) {
        const { here } = toldAt(run, moment);
        const kinds = claimed(here).map(({ kind }) => kind);
        const inside = here.areas
          .map(({ kind }) => kind)
          .filter((kind) => kind !== 'outside' && kind !== 'unprocessed');
        const part = run.current(here);
        const alone = !part || (part.lo === 0 && part.hi === list.length);
        expect(kinds).toEqual(alone ? inside : [...inside, 'outside']);
      }
    }
  });
});
