import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutNetwork } from '../../www/src/exhibits/networks/picture/layout.ts';
import { threadsOf } from '../../www/src/exhibits/networks/picture/threads.ts';
import { anyNetwork, fed, sceneOf, tracedOf } from './networks-run.ts';

const size = { width: 900, height: 400 };

interface Bend {
  /** Where a bend begins and ends, and the heights before and after it. */
  readonly from: number;
  readonly to: number;
  readonly above: number;
  readonly below: number;
}

/** A path of a thread, taken apart: `M x y (H x C … )* H x`. */
function taken(path: string) {
  const start = /^M(\S+) (\S+?)(?=[HC])/.exec(path);
  const bends: Bend[] = [
    ...path.matchAll(/H(\S+?)C(\S+) (\S+) (\S+) (\S+) (\S+) (\S+?)(?=H)/g),
  ].map(([, from, , above, , , to, below]) => ({
    from: Number(from),
    to: Number(to),
    above: Number(above),
    below: Number(below),
  }));
  const end = Number(/H([^HC]+)$/.exec(path)?.[1]);
  return { x: Number(start?.[1]), y: Number(start?.[2]), bends, end };
}

const round = (at: number) => Math.round(at * 10) / 10;

describe('the threads of the elements', () => {
  test('begin on their wires, bend only at swaps, and end where the elements are', () => {
    fc.assert(
      fc.property(anyNetwork(), fc.nat(14), ({ values, net }, steps) => {
        const traced = tracedOf(fed(values, net));
        const layout = layoutNetwork({ size, text: 1, traced });
        const done = Math.min(steps, traced.size);
        const threads = threadsOf(traced, layout, done);
        expect(threads.map(({ value }) => value)).toEqual(values);
        expect(threads.map(({ from }) => from)).toEqual(values.map((_, wire) => wire));
        expect(threads.map(({ to }) => to).sort()).toEqual(values.map((_, wire) => wire).sort());
        const row = traced.row(done);
        for (const { value, from, to, path } of threads) {
          expect(row[to]).toBe(value);
          const { x, y, bends, end } = taken(path);
          expect([x, y]).toEqual([round(layout.left), round(layout.y(from))]);
          expect(end).toBe(round(layout.front(done)));
          // Each bend is at a comparator that swapped, between its two wires.
          let wire = from;
          let last = -1;
          for (const bend of bends) {
            const middle = (bend.from + bend.to) / 2;
            const k = traced.comparators.findIndex(([a, b], at) => {
              const there = at < done && at > last && (a === wire || b === wire);
              return there && traced.swaps(at);
            });
            const [a = -1, b = -1] = traced.comparators[k] ?? [];
            expect(middle).toBeCloseTo(layout.x(k), 0);
            const next = a === wire ? b : a;
            expect([bend.above, bend.below]).toEqual([
              round(layout.y(wire)),
              round(layout.y(next)),
            ]);
            [wire, last] = [next, k];
          }
          expect(wire).toBe(to);
        }
      }),
    );
  });

  test('always go from left to right, whatever the network', () => {
    for (const kind of ['smallest', 'insertion', 'bitonic', 'bose-nelson'] as const) {
      for (const width of [240, 900]) {
        const traced = tracedOf(sceneOf({ wires: 24, kind, input: 'reversed' }));
        const layout = layoutNetwork({ size: { width, height: 400 }, text: 1, traced });
        for (let done = 0; done <= traced.size; done += 7) {
          for (const { path } of threadsOf(traced, layout, done)) {
            const { x, bends, end } = taken(path);
            const along = [x, ...bends.flatMap(({ from, to }) => [from, to]), end];
            expect(along).toEqual(along.toSorted((a, b) => a - b));
          }
        }
      }
    }
  });

  test('do not cross if two elements are equal', () => {
    const traced = tracedOf(fed([4, 4], [[1, 0]]));
    const layout = layoutNetwork({ size, text: 1, traced });
    const paths = threadsOf(traced, layout, 1).map(({ path }) => path);
    expect(paths.every((path) => !path.includes('C'))).toBe(true);
    const other = tracedOf(fed([4, 5], [[1, 0]]));
    const crossed = threadsOf(other, layout, 1);
    expect(crossed.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(crossed.every(({ path }) => path.includes('C'))).toBe(true);
  });
});
