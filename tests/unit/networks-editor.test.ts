import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Edited,
  edited,
  inserted,
  removed,
  reversed,
} from '../../www/src/exhibits/networks/edit/editing.ts';
import { Editor } from '../../www/src/exhibits/networks/edit/editor.ts';
import { type Comparator, drawn, rejoined } from '../../www/src/exhibits/networks/fields.ts';
import type { NetworkScene } from '../../www/src/exhibits/networks/scene.ts';
import { History } from '../../www/src/stage/history.ts';
import { until } from './drawn-panel.ts';
import { PlainFigure } from './networks-figure.ts';
import { fed, judgedOf, quiet, sceneOf, typed, worked } from './networks-run.ts';
import { comparatorsOn } from './sample-scene.ts';

const net: readonly Comparator[] = [
  [0, 1],
  [2, 3],
  [0, 2],
  [1, 3],
  [1, 2],
];

describe('an edit of a list of comparators', () => {
  test('leaves the other comparators and the original list unchanged', () => {
    const before = structuredClone(net);
    expect(inserted(net, 2, [3, 0])).toEqual([...net.slice(0, 2), [3, 0], ...net.slice(2)]);
    expect(inserted(net, 5, [0, 3])).toEqual([...net, [0, 3]]);
    expect(removed(net, 0)).toEqual(net.slice(1));
    expect(reversed(net, 1)).toEqual([[0, 1], [3, 2], ...net.slice(2)]);
    expect(net).toEqual(before);
  });

  test('is undone by the opposite edit', () => {
    const anyNet = fc.array(comparatorsOn(6), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(anyNet, fc.nat(), comparatorsOn(6), (some, number, one) => {
        const place = number % some.length;
        expect(removed(inserted(some, place, one), place)).toEqual(some);
        expect(reversed(reversed(some, place), place)).toEqual(some);
      }),
    );
  });

  test('draws with the smaller element up, and joins anew in the direction it had', () => {
    expect(drawn(3, 1)).toEqual([1, 3]);
    expect(drawn(1, 3)).toEqual([1, 3]);
    expect(rejoined([0, 1], 5, 2)).toEqual([2, 5]);
    expect(rejoined([1, 0], 5, 2)).toEqual([5, 2]);
    expect(rejoined([1, 0], 2, 5)).toEqual([5, 2]);
  });
});

describe('the history of edits', () => {
  const step = (cursor: number): Edited => edited(sceneOf({ cursor }));

  test('goes back step by step, and forward again', () => {
    const history = new History<Edited>();
    expect([history.canUndo, history.canRedo]).toEqual([false, false]);
    for (const at of [0, 1, 2]) history.keep(step(at));
    expect(history.undo(step(3))).toEqual(step(2));
    expect(history.undo(step(2))).toEqual(step(1));
    expect([history.canUndo, history.canRedo]).toEqual([true, true]);
    expect(history.redo(step(1))).toEqual(step(2));
    expect(history.redo(step(2))).toEqual(step(3));
    expect(history.redo(step(3))).toBeUndefined();
    expect(history.canRedo).toBe(false);
  });

  test('has nothing to redo after an edit', () => {
    const history = new History<Edited>();
    history.keep(step(0));
    history.undo(step(1));
    history.keep(step(0));
    expect(history.canRedo).toBe(false);
    expect(history.undo(step(5))).toEqual(step(0));
    history.clear();
    expect([history.canUndo, history.canRedo]).toEqual([false, false]);
  });

  test('goes back 500 edits', () => {
    const history = new History<Edited>();
    for (let at = 0; at < 600; at += 1) history.keep(step(at));
    let last: Edited | undefined;
    let count = 0;
    while (history.canUndo) {
      last = history.undo(step(0));
      count += 1;
    }
    expect([count, last?.cursor]).toEqual([500, 100]);
  });

  test('keeps everything that an edit changes', () => {
    const scene = typed(4, net, { seed: 3, by: 'layer', cursor: 2, threshold: 5 });
    const { wires, kind, gone, seed, cursor, threshold, input, values } = scene;
    expect(edited(scene)).toEqual({
      ...{ wires, kind, net, gone, input, values, seed, cursor, threshold },
    });
  });
});

let figure: PlainFigure;
let editor: Editor;

function open(scene = typed(4, net)): void {
  figure = new PlainFigure(scene);
  editor = new Editor(figure);
}

const shown = () => figure.scene.net;

beforeEach(() => open());

describe('an edit of a figure', () => {
  test('inserts a comparator at the given place', async () => {
    open(sceneOf({ wires: 4, kind: 'smallest' }));
    const { comparators } = figure.traced;
    await editor.insert(2, 3, 0);
    expect(figure.scene).toMatchObject({ kind: 'typed', net: inserted(comparators, 2, [0, 3]) });
    await editor.insert(99, 1, 2);
    expect(shown()?.at(-1)).toEqual([1, 2]);
  });

  test('removes, reverses and moves a comparator', async () => {
    await editor.remove(4);
    expect(shown()).toEqual(net.slice(0, 4));
    await editor.reverse(0);
    expect(shown()?.[0]).toEqual([1, 0]);
    await editor.move(0, 3, [2, 3]);
    expect([...(shown() ?? [])].sort()).toEqual(
      [
        [2, 3],
        [0, 2],
        [1, 3],
        [2, 3],
      ].sort(),
    );
    await editor.replace({ wires: 2, kind: 'bubble', net: undefined });
    expect(figure.scene).toMatchObject({ wires: 2, kind: 'bubble' });
  });

  test('of a comparator that does not exist changes nothing, and cannot be undone', async () => {
    for (const edit of [
      () => editor.reverse(5),
      () => editor.move(5, 0, [0, 3]),
      () => editor.leaveOut(5),
    ]) {
      await edit();
      expect(figure.scene).toEqual(typed(4, net));
      expect(editor.canUndo).toBe(false);
    }
  });

  test('removes the last comparator if the given one no longer exists', async () => {
    // Two removals of the last comparator, without waiting.
    await Promise.all([editor.remove(4), editor.remove(4)]);
    expect(shown()).toEqual(net.slice(0, 3));
    await editor.undo();
    expect(shown()).toEqual(net.slice(0, 4));
    open(typed(4, []));
    await editor.remove(0);
    expect([figure.scene, editor.canUndo]).toEqual([typed(4, []), false]);
  });

  test('that removes one lets a failing input come in at once, and one undo takes both back', async () => {
    const sorted = typed(4, net, { input: 'sorted' });
    open(sorted);
    await editor.remove(1);
    await until(() => figure.scene.input === 'typed');
    expect(figure.traced.wrong().length).toBeGreaterThan(0);
    expect([figure.scene.cursor, editor.ghosts.length, figure.runs]).toEqual([undefined, 1, 0]);
    await editor.undo();
    expect(figure.scene).toEqual(sorted);
  });

  test('that removes one keeps elements that are on their way, that fail, or that would give hints', async () => {
    const keeps = async (scene: NetworkScene, shows = true) => {
      open(scene);
      figure.showsFailures = shows;
      await editor.remove(1);
      await figure.judge.settled();
      await quiet();
      await quiet();
      expect([figure.scene.input, figure.scene.values]).toEqual([scene.input, scene.values]);
    };
    await keeps(typed(4, net, { input: 'sorted', cursor: 2 }));
    await keeps(fed([1, 2, 4, 3], net));
    await keeps(typed(4, net, { input: 'sorted' }), false);
  });

  test('leaves the elements where they are', async () => {
    open(typed(4, net, { cursor: 2 }));
    // Before the elements, at them, and after them.
    await editor.insert(0, 0, 3);
    expect(figure.scene.cursor).toBe(3);
    await editor.insert(3, 0, 1);
    expect(figure.scene.cursor).toBe(4);
    await editor.insert(6, 0, 1);
    expect(figure.scene.cursor).toBe(4);
    await editor.remove(0);
    expect(figure.scene.cursor).toBe(3);
    await editor.remove(4);
    expect(figure.scene.cursor).toBe(3);
    await editor.reverse(0);
    expect(figure.scene.cursor).toBe(3);
  });

  test('leaves the elements at the end, and where steps are layers', async () => {
    await editor.insert(5, 0, 3);
    expect(figure.scene.cursor).toBeUndefined();
    expect(figure.done).toBe(6);
    open(typed(4, net, { cursor: 1, by: 'layer' }));
    await editor.remove(4);
    expect(figure.scene.cursor).toBeUndefined();
  });
});

describe('edits that do not wait for each other', () => {
  test('are done one after the other, each on the result of the one before', async () => {
    open(typed(3, []));
    const edits = [
      editor.insert(0, 0, 1),
      editor.insert(1, 1, 2),
      editor.insert(2, 0, 1),
      editor.remove(1),
      editor.reverse(1),
    ];
    expect(shown()).toEqual([]);
    await Promise.all(edits);
    expect(shown()).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(figure.shown.map(({ net: then }) => then?.length)).toEqual([1, 2, 3, 2, 2]);
    expect(figure.most).toBe(1);
    expect(editor.busy).toBe(false);
  });

  test('are undone and redone one by one', async () => {
    open(typed(3, []));
    void editor.insert(0, 0, 1);
    void editor.insert(1, 1, 2);
    void editor.undo();
    void editor.undo();
    await editor.redo();
    expect(shown()).toEqual([[0, 1]]);
    expect([editor.canUndo, editor.canRedo]).toEqual([true, true]);
    expect(editor.news).toEqual({ id: 'edit-recalled', args: { way: 'redo' } });
    await editor.redo();
    expect(shown()).toEqual([
      [0, 1],
      [1, 2],
    ]);
    await editor.redo();
    expect(figure.shown).toHaveLength(6);
    for (let left = 3; left > 0; left -= 1) await editor.undo();
    expect(figure.scene).toEqual(typed(3, []));
  });

  test('go on after one that failed', async () => {
    const change = figure.change.bind(figure);
    figure.change = () => Promise.reject(new Error('lost'));
    await editor.remove(0).catch(() => {});
    figure.change = change;
    await editor.remove(0).catch(() => {});
    expect(editor.busy).toBe(false);
    expect(shown()).toEqual(net.slice(1));
  });

  test('draw the figure again when they are done', async () => {
    const before = figure.updates;
    await editor.remove(0);
    expect(figure.updates).toBeGreaterThan(before);
  });
});

describe('an element that is carried', () => {
  const values = [10, 20, 30, 40];

  test('goes to another wire, and the elements between make room', async () => {
    open(fed(values, net, { cursor: 2, threshold: 20 }));
    const before = figure.scene;
    await editor.carry(3, 1);
    expect(figure.scene).toEqual({ ...before, values: [10, 40, 20, 30] });
    await editor.carry(0, 2);
    expect(figure.scene).toEqual({ ...before, values: [40, 20, 10, 30] });
    await editor.undo();
    await editor.undo();
    expect(figure.scene).toEqual(before);
    await editor.redo();
    expect(figure.scene.values).toEqual([10, 40, 20, 30]);
  });

  test('turns the elements into typed ones, and does not change the network', async () => {
    open(sceneOf({ wires: 4, input: 'reversed' }));
    const before = figure.scene;
    const [a, b, c, d] = figure.traced.row(0);
    await editor.carry(0, 1);
    expect(figure.scene).toEqual({ ...before, input: 'typed', values: [b, a, c, d] });
  });

  test('goes as many steps as keys were pressed, however fast', async () => {
    open(fed(values, net));
    await Promise.all([editor.carry(0, 1), editor.carry(1, 2), editor.carry(2, 3)]);
    expect(figure.scene.values).toEqual([20, 30, 40, 10]);
    expect(figure.shown).toHaveLength(3);
    expect(figure.most).toBe(1);
  });

  test('waits for the edits before it, and makes the next ones wait', async () => {
    open(fed(values, []));
    await Promise.all([editor.insert(0, 0, 1), editor.carry(3, 0), editor.insert(1, 2, 3)]);
    expect(figure.scene).toMatchObject({
      values: [40, 10, 20, 30],
      net: [
        [0, 1],
        [2, 3],
      ],
    });
    expect(figure.most).toBe(1);
  });

  test('from a wire that does not exist changes nothing', async () => {
    open(fed(values, net));
    await editor.carry(4, 0);
    expect([figure.scene, editor.canUndo]).toEqual([fed(values, net), false]);
  });
});

describe('another scene', () => {
  test('that no edit has opened makes the editor forget its history', async () => {
    await editor.remove(0);
    await editor.undo();
    expect(editor.canRedo).toBe(true);
    editor.opened();
    expect([editor.canUndo, editor.canRedo]).toEqual([false, false]);
  });

  test('that an edit has opened does not', async () => {
    const change = figure.change.bind(figure);
    figure.change = async (fields) => {
      await change(fields);
      expect(editor.busy).toBe(true);
      editor.opened();
    };
    await editor.remove(0);
    expect(editor.canUndo).toBe(true);
    await editor.leaveOut(0);
    expect([editor.canUndo, editor.leftOut]).toEqual([true, true]);
  });
});

describe('a comparator that is left out', () => {
  test('is gone, and an input that fails without it comes in', async () => {
    open(typed(4, net, { threshold: 7, input: 'reversed' }));
    await editor.leaveOut(4);
    const { scene, traced } = figure;
    expect(scene.net).toEqual(net.slice(0, 4));
    expect(scene).toMatchObject({ input: 'typed', cursor: 0, threshold: undefined });
    const { counterexample } = judgedOf(typed(4, net.slice(0, 4))).verdict;
    expect(scene.values).toEqual(counterexample?.input);
    expect(traced.wrong()).not.toEqual([]);
    expect(editor.leftOut).toBe(true);
  });

  test('can be put back at once, with the elements that came in before', async () => {
    open(typed(4, net, { input: 'reversed', cursor: 2 }));
    const before = figure.scene;
    await editor.leaveOut(2);
    await editor.undo();
    expect(figure.scene).toEqual(before);
    expect([editor.leftOut, editor.canUndo]).toEqual([false, false]);
  });

  test('cannot be put back after another edit', async () => {
    await editor.leaveOut(4);
    await editor.insert(0, 0, 1);
    expect(editor.leftOut).toBe(false);
  });

  test('leaves the inputs alone if the network sorts without it', async () => {
    open(fed([4, 3, 2, 1], [...net, [0, 1]]));
    await editor.leaveOut(5);
    expect(figure.scene).toMatchObject({ values: [4, 3, 2, 1], net });
    expect(editor.leftOut).toBe(true);
  });
});

test('the failing input comes in on request, and this can be undone', async () => {
  const before = typed(4, net.slice(0, 4), { cursor: 3 });
  open(before);
  await figure.judge.settled();
  await editor.showFailure();
  const { values = [], cursor } = figure.scene;
  expect(cursor).toBe(0);
  const outcome = worked(values, net.slice(0, 4)).at(-1) ?? [];
  expect(outcome).not.toEqual(outcome.toSorted((a, b) => a - b));
  await editor.undo();
  expect(figure.scene).toEqual(before);
  open();
  await figure.judge.settled();
  await editor.showFailure();
  expect([figure.scene, editor.canUndo]).toEqual([typed(4, net), false]);
});
