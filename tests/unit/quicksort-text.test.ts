import { describe, expect, test } from 'vitest';
import type { NarratedMoment } from '../../www/src/exhibits/quicksort/account.ts';
import {
  claim,
  claimed,
  describe as describeMoment,
} from '../../www/src/exhibits/quicksort/account-text.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { everySort, nameOf, narratedAt, sorted } from './quicksort-run.ts';

/** Throws for a message that is missing or lacks a value. */
const words = await loadMessages('en', ['common', 'stage', 'quicksort']);

const list = [7, 3, 9, 3, 1, 8, 3, 2, 9, 0, 5, 7, 3];

/** The sentences of the figure as text, each with its text in English. */
const described = (narrated: NarratedMoment, reveals = true) =>
  describeMoment(narrated, reveals, words).map((one) => ({ ...one, text: plain(words, [one]) }));

describe('the figure as text', () => {
  test.each(everySort.map((sort) => [nameOf(sort), sort] as const))(
    'has words for every moment, and all claims hold: %s',
    (_, sort) => {
      const run = sorted(list, { ...sort, pivot: 'ninther' });
      for (const moment of run.moments) {
        const narrated = narratedAt(run, moment);
        const { counters } = narrated.here.moment;
        const said = described(narrated);
        expect(said[0]?.text).toContain(run.list(moment).join(' '));
        expect(said.at(-1)?.args).toEqual({
          comparisons: counters.comparisons,
          swaps: counters.swaps,
          writes: counters.writes,
          comparators: counters.comparators,
          now: narrated.here.moment.frames.length - 1,
          most: counters.mostFrames - 1,
          bound: run.summary.framesBound - 1,
        });
        const { part } = narrated;
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
      const narrated = narratedAt(run, moment);
      const areas = narrated.here.areas.filter(({ kind }) => kind !== 'outside');
      expect(described(narrated).filter(({ id }) => id === 'text-area')).toMatchObject(
        areas.map(({ kind, from, to }) => ({
          args: { area: kind, count: to - from, from: from + 1, to },
        })),
      );
    }
  });

  test('names every finished and every waiting place, and each only once', () => {
    for (const sort of everySort) {
      const run = sorted(list, { ...sort, pivot: 'ninther' });
      const end = run.list(run.steps);
      for (const moment of run.moments) {
        const narrated = narratedAt(run, moment);
        const places = (id: string) => {
          const { args } = described(narrated).find((one) => one.id === id) ?? {};
          return String(args?.places ?? '')
            .split(', ')
            .filter(Boolean)
            .flatMap((stretch) => {
              const [from = 0, to = from] = stretch.split('–').map(Number);
              return Array.from({ length: to - from + 1 }, (_, at) => from + at - 1);
            });
        };
        const [finished, waiting] = [places('text-finished'), places('text-waiting')];
        const { lo, hi } =
          moment === run.steps ? { lo: 0, hi: 0 } : (narrated.part ?? { lo: 0, hi: 0 });
        const outside = [...end.keys()].filter((at) => at < lo || at >= hi);
        const named = [...finished, ...waiting];
        expect(new Set(named).size).toBe(named.length);
        expect(named).toEqual(expect.arrayContaining(outside));
        for (const at of finished) expect(run.list(moment)[at]).toBe(end[at]);
      }
    }
  });

  test('leaves out what the visitor is to find out', () => {
    const run = sorted(list);
    for (const moment of run.moments) {
      const ids = described(narratedAt(run, moment), false).map(({ id }) => id);
      expect(ids.filter((id) => !['text-finished', 'text-waiting'].includes(id))).toEqual([
        ...['text-list', 'text-part', 'text-counters'],
      ]);
    }
  });

  test('writes only the first 64 elements of a longer list', () => {
    const long = Array.from({ length: 65 }, (_, at) => 65 - at);
    const [said] = described(narratedAt(sorted(long), 0));
    expect(said).toMatchObject({
      id: 'text-list-long',
      args: { count: 65, shown: 64, list: long.slice(0, 64).join(' ') },
    });
    const [short] = described(narratedAt(sorted(long.slice(1)), 0));
    expect(short).toMatchObject({ id: 'text-list', args: { list: long.slice(1).join(' ') } });
  });

  test('has the same two elements swapped as the picture', () => {
    const run = sorted(list);
    const exchange = { first: 2, second: 9 };
    const [said] = described(narratedAt(run, 5, exchange));
    const shown = run.list(5);
    [shown[2], shown[9]] = [shown[9] ?? -1, shown[2] ?? -1];
    expect(said?.args?.list).toBe(shown.join(' '));
  });
});

describe('a claim', () => {
  test('is broken by a swap exactly where an element no longer fits, and names its place', () => {
    const run = sorted([5, 3, 8, 1, 9, 2, 7, 5], { pivot: 'first' });
    let broken = 0;
    for (const moment of run.moments) {
      for (const [first, second] of [
        [0, 7],
        [1, 6],
        [2, 3],
      ] as const) {
        const { here } = narratedAt(run, moment, { first, second });
        const values = run.list(moment);
        [values[first], values[second]] = [values[second] ?? -1, values[first] ?? -1];
        for (const area of claimed(here)) {
          const { id, args } = claim(area, words);
          expect(args?.claim).toBe(words.text(`claim-${area.kind}`));
          expect(id).toBe(area.holds ? 'claim-holds' : 'claim-broken');
          if (area.holds) continue;
          broken += 1;
          expect(args?.place).toBe((area.offender ?? -1) + 1);
          // In the claims about the outside and about order, another element may be the one that does not fit.
          if (!['outside', 'sorted'].includes(area.kind)) {
            expect([first + 1, second + 1]).toContain(args?.place);
          }
          expect(plain(words, [{ id, args: args ?? {} }])).toContain(String(args?.place));
        }
      }
    }
    expect(broken).toBeGreaterThan(10);
  });

  test('covers every area except the unprocessed one, and one claim covers all that is outside', () => {
    for (const scheme of ['three-way', 'hoare', 'lomuto'] as const) {
      const run = sorted(list, { scheme, cutoff: 5 });
      for (const moment of run.moments) {
        const { here } = narratedAt(run, moment);
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
