import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { Editor } from '../../www/src/exhibits/networks/edit/editor.ts';
import { freshIn, haunted, placesIn } from '../../www/src/exhibits/networks/edit/ghosts.ts';
import { type Comparator, mostGhosts } from '../../www/src/exhibits/networks/fields.ts';
import { layoutNetwork } from '../../www/src/exhibits/networks/picture/layout.ts';
import { networkScene } from '../../www/src/exhibits/networks/scene.ts';
import type { Traced } from '../../www/src/exhibits/networks/traced.ts';
import { decode, encode } from '../../www/src/share/codec.ts';
import { PlainFigure } from './networks-figure.ts';
import { anyNetwork, judgedOf, sceneOf, tracedOf, typed } from './networks-run.ts';

vi.mock('../../www/src/exhibits/networks/core/engine.ts', () => ({ engine: {} }));
vi.mock('../../www/src/stage/preferences.ts', () => ({ still: () => true }));

const opened = (scene = sceneOf({ wires: 8 })) => {
  const figure = new PlainFigure(scene);
  return { figure, editor: new Editor(figure) };
};

/** The comparators in drawn order: the same for all networks that do the same. */
const drawnOf = ({ comparators }: Traced): string => String(comparators);

const layoutOf = (figure: PlainFigure, editor: Editor) =>
  layoutNetwork({
    ...{ size: { width: 1200, height: 500 }, text: 1 },
    ...{ traced: figure.traced, columns: editor.columns },
  });

describe('a comparator that is taken out', () => {
  test('comes back where it was, in whatever order several are put back', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyNetwork(),
        fc.array(fc.nat(), { maxLength: 6 }),
        fc.array(fc.nat(), { maxLength: 6 }),
        async ({ values, net }, out, back) => {
          const { figure, editor } = opened(typed(values.length, net));
          const before = drawnOf(figure.traced);
          for (const k of out) {
            if (figure.traced.size > 0) await editor.remove(k % figure.traced.size);
          }
          expect(editor.ghosts).toHaveLength(Math.min(out.length, net.length));
          // A link to the moment holds them too.
          const link = encode(networkScene, { scenes: [figure.scene], place: 1 });
          const [scene] = decode(networkScene, link).link.scenes;
          expect(scene).toEqual(figure.scene);
          const again = opened(scene);
          for (let i = 0; again.editor.ghosts.length > 0; i += 1) {
            await again.editor.putBack((back[i] ?? 0) % again.editor.ghosts.length);
          }
          expect(drawnOf(again.figure.traced)).toBe(before);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('has a sentence for being removed, added and put back', async () => {
    const { figure, editor } = opened();
    const [low, high] = figure.traced.comparators[3] ?? [0, 0];
    const args = { top: low + 1, bottom: high + 1 };
    await editor.remove(3);
    expect(editor.news).toEqual({ id: 'edit-removed', args });
    expect([editor.newest, editor.ghosts[0]?.comparator]).toEqual([0, [low, high]]);
    await editor.putBack(0);
    expect(editor.news).toEqual({ id: 'edit-returned', args });
    await editor.insert(0, 5, 2);
    expect(editor.news).toEqual({ id: 'edit-set', args: { top: 3, bottom: 6 } });
  });

  test('stays a ghost while other comparators are added and moved, but not in another network', async () => {
    const { figure, editor } = opened();
    await editor.remove(9);
    const [ghost] = editor.ghosts;
    await editor.insert(0, 0, 7);
    expect(editor.ghosts[0]?.comparator).toEqual(ghost?.comparator);
    // Putting it back makes the network sort again: the one added at the beginning does no harm.
    await editor.putBack(0);
    expect(figure.traced.size).toBe(20);
    expect(judgedOf(figure.scene).verdict.outcome).toBe('sorts');
    await editor.undo();
    await editor.undo();
    expect(editor.ghosts).toEqual([ghost]);
    await editor.undo();
    expect([editor.ghosts, figure.traced.size]).toEqual([[], 19]);
    await editor.redo();
    expect(editor.ghosts).toEqual([ghost]);
    await editor.replace({ kind: 'bitonic', net: undefined });
    expect(editor.ghosts).toEqual([]);
    expect(figure.runs).toBe(1);
  });

  test('is drawn between the comparators before and after it, and does not overlap any', async () => {
    const overlap = ([a, b]: Comparator, [c, d]: Comparator) =>
      Math.min(a, b) <= Math.max(c, d) && Math.min(c, d) <= Math.max(a, b);
    await fc.assert(
      fc.asyncProperty(
        anyNetwork(),
        fc.array(fc.nat(), { maxLength: 5 }),
        async ({ values, net }, out) => {
          const { figure, editor } = opened(typed(values.length, net));
          for (const k of out) {
            if (figure.traced.size > 0) await editor.remove(k % figure.traced.size);
          }
          const layout = layoutOf(figure, editor);
          const posts = [
            ...figure.traced.comparators.map((pair, k) => ({ pair, x: layout.x(k) })),
            ...editor.ghosts.map(({ comparator }, i) => ({
              pair: comparator,
              x: layout.ghosts[i] ?? Number.NaN,
            })),
          ];
          for (const [i, one] of posts.entries()) {
            expect(one.x).toBeGreaterThanOrEqual(layout.left);
            expect(one.x).toBeLessThanOrEqual(layout.right);
            for (const other of posts.slice(0, i)) {
              if (one.x === other.x) expect(overlap(one.pair, other.pair)).toBe(false);
            }
          }
          for (const [i, { least, most }] of editor.drawnGhosts.entries()) {
            const x = layout.ghosts[i] ?? 0;
            if (least > 0) expect(x).toBeGreaterThan(layout.x(least - 1));
            if (most < figure.traced.size) expect(x).toBeLessThan(layout.x(most));
            // The other comparators keep their order.
            for (let k = 1; k < figure.traced.size; k += 1) {
              expect(layout.x(k)).toBeGreaterThanOrEqual(layout.x(k - 1));
            }
          }
        },
      ),
      {
        numRuns: 100,
        examples: [
          // The second ghost parts a column that has the comparator before the first ghost.
          [
            {
              values: [0, 1, 2, 3, 4, 5],
              net: [
                [0, 5],
                [0, 1],
                [0, 1],
                [2, 5],
                [0, 2],
                [3, 1],
              ],
            },
            [34410159, 1756740753, 99736477, 17641279],
          ],
        ],
      },
    );
  });

  test('of a large layer leaves its column empty, so that nothing moves', async () => {
    const { figure, editor } = opened();
    const before = layoutOf(figure, editor);
    const k = figure.traced.comparators.findIndex(([low, high]) => low === 2 && high === 3);
    const x = before.x(k);
    await editor.remove(k);
    expect(layoutOf(figure, editor).ghosts[0]).toBeCloseTo(x, 5);
  });
});

test('equal comparators have the same order in both lists', () => {
  const [one, other]: Comparator[] = [
    [0, 1],
    [2, 3],
  ];
  if (!one || !other) throw new Error('there are two');
  expect(placesIn([one, other, one], [other, one, one])).toEqual([1, 0, 2]);
  expect(placesIn(tracedOf(typed(4, [other, one])).comparators, [other, one])).toHaveLength(2);
});

test('an editor does its edits in order, and forgets them with the scene', async () => {
  const { figure } = opened(
    typed(4, [
      [0, 1],
      [2, 3],
    ]),
  );
  const editor = new Editor(figure);
  editor.opened();
  expect([editor.canUndo, editor.canRedo, editor.busy, editor.leftOut, editor.newest]).toEqual([
    ...[false, false, false, false, -1],
  ]);
  expect([editor.drawnGhosts, editor.columns, editor.news, editor.returned(0)]).toEqual([
    ...[[], undefined, undefined, undefined],
  ]);
  await Promise.all([editor.insert(2, 3, 0), editor.reverse(1), editor.remove(0)]);
  expect(figure.traced.comparators).toEqual([
    [3, 2],
    [0, 3],
  ]);
  expect([editor.canUndo, editor.newest, editor.drawnGhosts[0]?.comparator]).toEqual([
    true,
    0,
    [0, 1],
  ]);
  expect(editor.columns?.ghosts).toHaveLength(1);
  expect(editor.news?.id).toBe('edit-removed');
  await editor.putBack(0);
  expect(figure.traced.size).toBe(3);
  await editor.undo();
  await editor.undo();
  expect(editor.drawnGhosts).toEqual([]);
  await editor.redo();
  expect(editor.drawnGhosts).toHaveLength(1);
  editor.opened();
  // Another scene has opened, which has a ghost too.
  expect([editor.canUndo, editor.drawnGhosts.length]).toEqual([false, 1]);
});

test('what an edit adds is marked as new, and of another network nothing is', () => {
  const before: readonly Comparator[] = [
    [0, 1],
    [2, 3],
  ];
  expect([...freshIn([...before, [1, 2]], before)]).toEqual([2]);
  expect([...freshIn([[0, 1]], [])]).toEqual([0]);
  const other: readonly Comparator[] = [
    [0, 2],
    [1, 3],
    [0, 1],
  ];
  expect([...freshIn(other, before)]).toEqual([]);
});

test('of too many ghosts the first one is forgotten', () => {
  const ghosts = Array.from({ length: mostGhosts }, (_, place) => ({
    comparator: [0, 1] as const,
    place,
  }));
  const gone = { comparator: [2, 3] as const, place: mostGhosts };
  expect(haunted(ghosts, gone)).toEqual([...ghosts.slice(1), gone]);
});
