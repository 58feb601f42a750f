import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { DrawnGhost } from '../../www/src/exhibits/networks/edit/ghosts.ts';
import type { Comparator } from '../../www/src/exhibits/networks/fields.ts';
import {
  boardPlan,
  comparatorAt,
  kindOf,
  type Mark,
  nearestMark,
  wireAt,
} from '../../www/src/exhibits/networks/picture/board-plan.ts';
import { columnsWith } from '../../www/src/exhibits/networks/picture/ghost-columns.ts';
import { layoutNetwork } from '../../www/src/exhibits/networks/picture/layout.ts';
import type { Traced } from '../../www/src/exhibits/networks/traced.ts';
import type { ArrowKey } from '../../www/src/stage/board.ts';
import { fed, kindsFor, sceneOf, tracedOf, typed } from './networks-run.ts';
import { comparatorsOn } from './sample-scene.ts';

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

interface Place {
  readonly done?: number;
  readonly width?: number;
  readonly height?: number;
  readonly ghosts?: readonly DrawnGhost[];
  readonly transform?: { readonly k: number; readonly x: number; readonly y: number };
}

function boardOf(
  traced: Traced,
  {
    done = 0,
    width = 900,
    height = 400,
    transform = { k: 1, x: 0, y: 0 },
    ghosts = [],
  }: Place = {},
) {
  const layout = layoutNetwork({
    size: { width, height },
    text: 1,
    traced,
    columns: columnsWith(traced, ghosts),
  });
  const choose = vi.fn();
  const panZoom = { transform } as never;
  const board = boardPlan({ layout: () => layout, traced, ghosts, done, panZoom, choose });
  return { board, layout, choose };
}

const marksOf = ({ wires, size, ends }: Traced): Mark[] => [
  ...ends.map((_, layer) => `l${layer}`),
  ...Array.from({ length: wires }, (_, wire) => [`i${wire}`, `w${wire}`]).flat(),
  ...Array.from({ length: size }, (_, k) => `c${k}`),
];

/** The marks that the arrow keys reach from one mark. */
function reached(traced: Traced, done: number, from: Mark): Set<Mark> {
  const { board } = boardOf(traced, { done });
  const seen = new Set([from]);
  for (const mark of seen) {
    for (const key of arrows) {
      const to = board.neighbour(mark, key);
      if (to !== undefined) seen.add(to);
    }
  }
  return seen;
}

describe('the names of marks', () => {
  const { board } = boardOf(tracedOf(typed(4, [[0, 1]])));

  test('are read back as they were written', () => {
    for (const mark of ['c0', 'w3', 'i12', 'c4095']) {
      expect(board.named(board.id(mark))).toBe(mark);
    }
    for (const id of ['', 'c', 'w-1', 'x1', 'c1x', 'xc1', 'C1', 'c 1']) {
      expect(board.named(id), id).toBeUndefined();
    }
  });

  test('give the kind of a mark and its index', () => {
    expect(kindOf('c12')).toEqual({ kind: 'c', at: 12 });
    expect(kindOf('i0')).toEqual({ kind: 'i', at: 0 });
  });
});

describe('arrow keys', () => {
  test('reach every mark from every mark, at any moment', () => {
    const networks = fc
      .integer({ min: 2, max: 6 })
      .chain((wires) =>
        fc.tuple(fc.constant(wires), fc.array(comparatorsOn(wires), { maxLength: 9 })),
      );
    fc.assert(
      fc.property(networks, fc.nat(9), ([wires, net], steps) => {
        const traced = tracedOf(typed(wires, net));
        const there = marksOf(traced).sort();
        const done = Math.min(steps, traced.size);
        for (const from of there) expect([...reached(traced, done, from)].sort()).toEqual(there);
      }),
    );
  });

  test('reach every mark of networks in stock', () => {
    for (const wires of [1, 2, 3, 8, 16]) {
      for (const kind of kindsFor(wires)) {
        const traced = tracedOf(sceneOf({ wires, kind }));
        const there = marksOf(traced).sort();
        for (const done of [
          0,
          Math.min(1, traced.size),
          Math.floor(traced.size / 2),
          traced.size,
        ]) {
          const from = there[done % there.length] ?? 'w0';
          expect([...reached(traced, done, from)].sort(), `${kind} ${done}`).toEqual(there);
        }
      }
    }
  });

  /** Two comparators of the first layer, one of the second, one of the third. */
  const net: Comparator[] = [
    [0, 1],
    [2, 3],
    [1, 2],
    [0, 1],
  ];
  const traced = tracedOf(typed(4, net));
  const steps: readonly [done: number, from: Mark, key: ArrowKey, to: Mark | undefined][] = [
    // Along the inputs, and along the elements.
    [2, 'i1', 'ArrowDown', 'i2'],
    [2, 'i3', 'ArrowDown', undefined],
    [2, 'i0', 'ArrowUp', undefined],
    [2, 'i0', 'ArrowLeft', undefined],
    [2, 'w1', 'ArrowUp', 'w0'],
    [2, 'w3', 'ArrowDown', undefined],
    // Into the network and back.
    [2, 'i3', 'ArrowRight', 'c1'],
    [2, 'c1', 'ArrowLeft', 'i3'],
    [2, 'c0', 'ArrowDown', 'c1'],
    [2, 'c1', 'ArrowDown', undefined],
    // Across the elements, which are after the first layer.
    [2, 'c0', 'ArrowRight', 'w1'],
    [2, 'w1', 'ArrowLeft', 'c0'],
    [2, 'w1', 'ArrowRight', 'c2'],
    // Half of the layer is done.
    [1, 'c0', 'ArrowRight', 'w1'],
    [1, 'c1', 'ArrowRight', 'c2'],
    // At the beginning the elements are beside the inputs.
    [0, 'w2', 'ArrowLeft', 'i2'],
    [0, 'w0', 'ArrowRight', 'c0'],
    [0, 'i3', 'ArrowRight', 'w3'],
    [0, 'c0', 'ArrowLeft', 'w1'],
    [0, 'c3', 'ArrowRight', undefined],
    // And at the end.
    [4, 'c3', 'ArrowRight', 'w1'],
    [4, 'w0', 'ArrowRight', undefined],
    [4, 'w0', 'ArrowLeft', 'c3'],
    [4, 'c2', 'ArrowRight', 'c3'],
  ];

  test.each(steps)('after %i lead from %s by %s to %s', (done, from, key, to) => {
    expect(boardOf(traced, { done }).board.neighbour(from, key)).toBe(to);
  });

  test('come to an end in every direction', () => {
    for (let done = 0; done <= net.length; done += 1) {
      const { board } = boardOf(traced, { done });
      for (const from of ['i0', 'w3', 'c0', 'c1', 'c2', 'c3']) {
        for (const key of arrows) {
          const met = new Set<Mark>();
          for (let at: Mark | undefined = from; at; at = board.neighbour(at, key)) {
            expect(met.has(at), `${from}, ${key}, after ${done}`).toBe(false);
            met.add(at);
          }
        }
      }
    }
  });

  test('lead from the inputs to the elements if there is no comparator', () => {
    const { board } = boardOf(tracedOf(typed(3, [])));
    expect(board.neighbour('i2', 'ArrowRight')).toBe('w2');
    expect(board.neighbour('w2', 'ArrowLeft')).toBe('i2');
    expect(board.neighbour('w2', 'ArrowRight')).toBeUndefined();
  });
});

describe('the place of a mark', () => {
  const traced = tracedOf(
    fed(
      [4, 3, 2, 1],
      [
        [3, 0],
        [1, 2],
      ],
    ),
  );

  test('is in the middle of its comparator, or on its wire, at the left edge or at the elements', () => {
    const { board, layout } = boardOf(traced, { done: 1 });
    const middle = (layout.y(0) + layout.y(3)) / 2;
    expect(board.place('c0')).toEqual({ x: layout.x(0), y: middle });
    expect(board.place('w2')).toEqual({ x: layout.front(1), y: layout.y(2) });
    expect(board.place('i2')).toEqual({ x: layout.inputs, y: layout.y(2) });
  });

  test('follows the magnification of the picture', () => {
    const { board, layout } = boardOf(traced, { transform: { k: 2, x: -100, y: 30 } });
    expect(board.place('i1')).toEqual({ x: 2 * layout.inputs - 100, y: 2 * layout.y(1) + 30 });
    expect(board.nearest(2 * layout.inputs - 100, 2 * layout.y(1) + 30)).toBe('i1');
  });

  test('is undefined until something is drawn', () => {
    const panZoom = { transform: { k: 1, x: 0, y: 0 } } as never;
    const none = { layout: () => undefined, traced: undefined, ghosts: [], done: 0, panZoom };
    const board = boardPlan({ ...none, choose: () => {} });
    expect(board.place('w0')).toBeUndefined();
    expect(board.nearest(10, 10)).toBeUndefined();
    expect(board.neighbour('w0', 'ArrowDown')).toBeUndefined();
    expect(board.plot()).toBeUndefined();
  });
});

describe('the mark nearest to a place', () => {
  test('is the touched mark itself, unless the picture is too small', () => {
    for (const [wires, kind] of [
      [2, 'smallest'],
      [8, 'smallest'],
      [8, 'insertion'],
      [16, 'smallest'],
    ] as const) {
      const traced = tracedOf(sceneOf({ wires, kind }));
      for (const done of [0, 1, traced.size]) {
        const { board, layout } = boardOf(traced, { done, width: 1200, height: 500 });
        for (const mark of marksOf(traced)) {
          const { x = 0, y = 0 } = board.place(mark) ?? {};
          const found = board.nearest(x, y);
          const { kind: what, at } = kindOf(mark);
          // An element covers the comparator beside it.
          const near = what === 'c' && Math.abs(layout.x(at) - layout.front(done)) < layout.wide;
          if (!near) expect(found, `${kind} of ${wires}, ${mark} at ${done}`).toBe(mark);
        }
      }
    }
  });

  test('is an existing mark, or undefined', () => {
    const traced = tracedOf(sceneOf({ wires: 6, kind: 'bubble' }));
    const { layout } = boardOf(traced);
    const there = new Set<Mark | undefined>([undefined, ...marksOf(traced)]);
    const across = fc.integer({ min: -20, max: 920 });
    fc.assert(
      fc.property(across, across, fc.nat(traced.size), (x, y, done) => {
        const found = nearestMark(layout, traced, done, x, y);
        expect(there.has(found)).toBe(true);
        if (y > layout.y(5) + layout.gap) expect(found).toBeUndefined();
      }),
    );
  });

  test('does not exist between two comparators that are far away', () => {
    const { layout } = boardOf(tracedOf(typed(4, [])), { width: 900 });
    const traced = tracedOf(typed(4, []));
    expect(nearestMark(layout, traced, 0, (layout.left + layout.right) / 2, layout.y(1))).toBe(
      undefined,
    );
    const nothing = tracedOf(typed(0, []));
    expect(nearestMark(layout, nothing, 0, layout.left, layout.top)).toBeUndefined();
  });

  test('is the nearest comparator, anywhere along its length', () => {
    const traced = tracedOf(
      typed(8, [
        [0, 4],
        [6, 7],
        [2, 5],
      ]),
    );
    const { layout } = boardOf(traced);
    const at = (x: number, y: number) => comparatorAt(layout, traced, x, y);
    // The first and the second share a column; the third is beside it.
    expect(traced.comparators).toEqual([
      [0, 4],
      [6, 7],
      [2, 5],
    ]);
    expect(layout.x(1)).toBe(layout.x(0));
    expect(at(layout.x(0), layout.y(1))).toBe(0);
    expect(at(layout.x(0), layout.y(0) - 8)).toBe(0);
    expect(at(layout.x(0), layout.y(0) - 10)).toBeUndefined();
    expect(at(layout.x(0), layout.y(6) + 1)).toBe(1);
    expect(at(layout.x(0), layout.y(5))).toBeUndefined();
    const between = (layout.x(0) + layout.x(2)) / 2;
    expect(at(between - 2, layout.y(3))).toBe(0);
    expect(at(between + 2, layout.y(3))).toBe(2);
  });
});

test('the wire at a height is the nearest existing wire', () => {
  const { layout } = boardOf(tracedOf(typed(5, [])));
  for (let wire = 0; wire < 5; wire += 1) {
    for (const off of [-0.4, 0, 0.4]) {
      expect(wireAt(layout, 5, layout.y(wire) + off * layout.gap)).toBe(wire);
    }
  }
  expect(wireAt(layout, 5, -1000)).toBe(0);
  expect(wireAt(layout, 5, 1000)).toBe(4);
});

test('a chosen mark goes to the figure, and marks can be seen on the whole picture', () => {
  const { board, layout, choose } = boardOf(tracedOf(typed(4, [])));
  board.choose('w2');
  expect(choose).toHaveBeenCalledExactlyOnceWith('w2');
  const { width, height } = layout;
  expect(board.plot()).toEqual({ left: 0, right: width, top: 0, bottom: height });
});
