import { expect, test } from 'vitest';
import { Editor } from '../../www/src/exhibits/networks/edit/editor.ts';
import { PlainFigure } from './networks-figure.ts';
import { sceneOf, typed } from './networks-run.ts';

/** Leaves out one comparator after another, and says which ghost is drawn each time. */
async function leaveOut(figure: PlainFigure, editor: Editor, times: number) {
  const pairs: string[] = [];
  for (let i = 0; i < times; i += 1) {
    await editor.leaveOut();
    pairs.push(String(figure.scene.gone[0]?.comparator));
    expect(figure.scene.gone).toHaveLength(1);
  }
  return pairs;
}

test('leaves the next comparator out each time, alone, and counts that each is needed', async () => {
  const figure = new PlainFigure(sceneOf({ wires: 4, kind: 'smallest' }));
  const { comparators } = figure.traced;
  const editor = new Editor(figure);
  expect(editor.tallied).toBeUndefined();
  const wanted = [2, 3, 4, 0, 1, 2].map((k) => String(comparators[k]));
  expect(await leaveOut(figure, editor, 3)).toEqual(wanted.slice(0, 3));
  expect(editor.tallied).toEqual({ tried: 3, size: 5, spare: 0 });
  // The network is whole again, and the tally stays.
  await editor.undo();
  expect([figure.traced.comparators, editor.canUndo]).toEqual([comparators, false]);
  expect(editor.tallied).toEqual({ tried: 3, size: 5, spare: 0 });
  expect(await leaveOut(figure, editor, 3)).toEqual(wanted.slice(3));
  expect(editor.tallied).toEqual({ tried: 5, size: 5, spare: 0 });
  await editor.insert(0, 0, 3);
  expect(editor.tallied).toBeUndefined();
});

test('counts a comparator that can be left out, and goes on from the one that was asked', async () => {
  const { comparators } = new PlainFigure(sceneOf({ wires: 4, kind: 'smallest' })).traced;
  const figure = new PlainFigure(typed(4, [...comparators, [0, 1]]));
  const editor = new Editor(figure);
  await editor.leaveOut(5);
  expect(editor.tallied).toEqual({ tried: 1, size: 6, spare: 1 });
  await editor.leaveOut();
  expect(figure.scene.gone[0]?.comparator).toEqual(comparators[0]);
  expect(editor.tallied).toEqual({ tried: 2, size: 6, spare: 1 });
});
